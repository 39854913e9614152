/* Progress and statistics: progress is the numbers of the screen's page
 * (tui/practice/progress_page.h). */
#include "plain/playing.h"

#include "history/game_ratings.h"
#include "history/history.h"
#include "language/language.h"
#include "training/progress.h"
#include "wording/entry_words.h"
#include "wording/rating_words.h"
#include "wording/training_words.h"

#include <stdlib.h>

/* "Bidding: 0.90 points lost per decision, 168 decisions." */
static void say_average(struct dialogue *dialogue, const char *what,
                        struct training_average average)
{
    if (average.count > 0)
        dialogue_say(dialogue,
                     _n("%s: %s points lost per decision, %u decision.",
                        "%s: %s points lost per decision, %u decisions.", average.count),
                     what, training_words_average(average.loss).text, average.count);
}

static void say_kinds(struct dialogue *dialogue, const struct training_trend *trend)
{
    say_average(dialogue, training_words_kind(DECISION_KINDS_COUNT),
                trend->whole[DECISION_KINDS_COUNT]);
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++)
        say_average(dialogue, training_words_kind(kind), trend->whole[kind]);
}

/* "All: rated 1540 ± 90 by 20 auctions." */
static void say_ratings(struct dialogue *dialogue, const struct training_entries *entries,
                        const char *name, const struct training_trend *trend, long long now)
{
    for (unsigned k = 0; k <= DECISION_KINDS_COUNT; k++) {
        unsigned kind = k == 0 ? DECISION_KINDS_COUNT : k - 1; /* all of them first */
        struct practice_rating rating;
        practice_rating_find(&rating, entries, name, kind, trend, now);
        if (rating.auctions > 0)
            dialogue_say(
                dialogue,
                _n("%s: rated %s by %u auction.", "%s: rated %s by %u auctions.", rating.auctions),
                training_words_kind(kind), training_words_rating(&rating).text, rating.auctions);
    }
}

static void say_spans(struct dialogue *dialogue, const struct training_trend *trend)
{
    for (unsigned span = 0; span < trend->spans; span++) {
        long long begin = trend->begin + (long long)span * trend->seconds;
        struct sentence date = training_words_date(begin);
        struct sentence when =
            trend->seconds == SECONDS_A_DAY ? date : sentence_of(_("Week of %s"), date.text);
        say_average(dialogue, when.text, trend->of[DECISION_KINDS_COUNT][span]);
    }
}

static void say_weaknesses(struct dialogue *dialogue, const struct training_entries *entries,
                           const char *name)
{
    struct training_weakness weakness[WEAKNESSES_MAX];
    unsigned count = training_weaknesses(entries, name, weakness, WEAKNESSES_MAX);
    if (count == 0)
        dialogue_tell(dialogue, _("No clear mistake so far."));
    else
        dialogue_say(dialogue, "%s:", _("What costs you most"));
    for (unsigned w = 0; w < count; w++)
        dialogue_say(dialogue, "%u: %s %s.", w + 1, training_words_weakness(&weakness[w]),
                     training_words_times(&weakness[w]).text);
}

static void say_all(struct dialogue *dialogue, const struct training_entries *entries,
                    const char *name, long long now)
{
    struct training_trend trend;
    training_trend_find(&trend, entries, name, now);
    dialogue_say(dialogue, "%s: %s; %s.", name, training_words_auctions(trend.auctions).text,
                 training_words_due(training_due(entries, name, now, NULL, 0)).text);
    say_kinds(dialogue, &trend);
    struct training_average estimates = training_estimates_of(entries, name);
    if (estimates.count > 0)
        dialogue_tell(dialogue, training_words_estimates(estimates).text);
    say_ratings(dialogue, entries, name, &trend, now);
    say_spans(dialogue, &trend);
    say_weaknesses(dialogue, entries, name);
}

void plain_progress(struct dialogue *dialogue, const char *name, long long now)
{
    struct training_entries entries;
    struct problem problem;
    bool is_read = training_log_read(&entries, &problem);
    if (problem.text[0] != '\0')
        dialogue_tell(dialogue, problem.text);
    if (entries.count > 0)
        say_all(dialogue, &entries, training_log_person(&entries, name), now);
    else if (is_read)
        dialogue_tell(dialogue, training_words_nothing());
    training_entries_free(&entries);
}

/* The statistics of all finished games, one fact per line. */

static void say_averages(struct dialogue *dialogue, const struct career *career)
{
    struct sentence text = {""};
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
        if (career->counted[source] > 0)
            sentence_add(&text, "%s%s %s", source == 0 ? "" : ", ", _(source_words[source].name),
                         sentence_of_tenths(career_average(career, source)).text);
    dialogue_say(dialogue, _("On average: %s."), text.text);
}

static void say_meetings(struct dialogue *dialogue, const struct statistics *statistics,
                         const struct player_statistics *player)
{
    size_t count;
    struct meeting *meetings = statistics_meetings(statistics, player, &count);
    for (size_t m = 0; m < count; m++)
        dialogue_say(dialogue, _("Against %s: %s."),
                     statistics_words_player(meetings[m].other).text,
                     rating_words_meeting(&meetings[m]).text);
    free(meetings);
}

static void say_player(struct dialogue *dialogue, const struct statistics *statistics,
                       const struct player_statistics *player)
{
    dialogue_say(dialogue, "%s: %s.", statistics_words_player(player).text,
                 statistics_words_games(&player->career).text);
    say_averages(dialogue, &player->career);
    for (const struct statistics_fact *fact = statistics_facts; fact->says != NULL; fact++) {
        struct sentence text = fact->says(&player->career);
        if (text.text[0] != '\0')
            dialogue_say(dialogue, _(fact->sentence), text.text);
    }
    say_meetings(dialogue, statistics, player);
}

/* "2026-11: 12 games, 7 won; average score 87.3; rated 1540." */
static void say_span(struct dialogue *dialogue, const struct course_span *span)
{
    struct sentence text =
        sentence_of(_n("%s: %u game, %u won; average score %s",
                       "%s: %u games, %u won; average score %s", span->games),
                    span->date, span->games, span->won,
                    sentence_of_tenths(career_average_of(span->total, span->games)).text);
    if (span->rating > 0)
        sentence_add(&text, _("; rated %.0f"), span->rating);
    dialogue_say(dialogue, "%s.", text.text);
}

/* What there is of auctions practised. */
static void say_auctions(struct dialogue *dialogue, const struct training_entries *entries,
                         const char *name, long long now)
{
    struct training_trend trend;
    struct practice_rating rating;
    training_trend_find(&trend, entries, name, now);
    practice_rating_find(&rating, entries, name, DECISION_KINDS_COUNT, &trend, now);
    if (rating.auctions == 0)
        return;
    dialogue_say(dialogue, "%s: %s.", name, training_words_auctions(trend.auctions).text);
    say_ratings(dialogue, entries, name, &trend, now);
}

/* How well a person plays, and how that has changed. */
static void say_person(struct dialogue *dialogue, const struct game_ratings *ratings,
                       const struct player_statistics *player,
                       const struct training_entries *entries, long long now)
{
    struct course course;
    dialogue_say(dialogue, "%s: %s.", player->name,
                 rating_words_games(game_ratings_of(ratings, player)).text);
    game_ratings_course(ratings, player, &course);
    for (unsigned span = 0; span < course.spans && course.spans > 1; span++)
        say_span(dialogue, &course.span[span]);
    say_auctions(dialogue, entries, training_log_spelling(entries, player->name), now);
}

/* Finds the luck of all games. False: interrupted, and the dialogue has ended. */
static bool find_ratings(struct dialogue *dialogue, struct game_ratings *ratings)
{
    enum { BETWEEN_LOOKS = 100 /* milliseconds */ };
    bool goes_on = true;
    if (dialogue->io->is_watched && !game_ratings_are_known(ratings))
        dialogue_say(dialogue, _("Finding out how much of it was luck ..."));
    while (goes_on && game_ratings_go_on(ratings, BETWEEN_LOOKS))
        goes_on = dialogue_wait(dialogue, -1, 0);
    return goes_on;
}

static void say_ratings_of_games(struct dialogue *dialogue, const struct game_ratings *ratings,
                                 long long now)
{
    const struct statistics *statistics = ratings->statistics;
    struct training_entries entries;
    struct problem unsaid; /* progress says what cannot be read */
    training_log_read(&entries, &unsaid);
    for (size_t player = 0; player < statistics->players; player++)
        if (player_is_person(statistics->player[player]))
            say_person(dialogue, ratings, statistics->player[player], &entries, now);
    training_entries_free(&entries);
}

/* After the totals, as finding the luck of games takes time. */
static void say_people(struct dialogue *dialogue, const struct statistics *statistics,
                       long long now)
{
    struct game_ratings ratings;
    if (!game_ratings_begin(&ratings, statistics, now))
        return;
    if (find_ratings(dialogue, &ratings))
        say_ratings_of_games(dialogue, &ratings, now);
    game_ratings_end(&ratings);
}

bool statistics_tell(struct dialogue *dialogue, long long now, struct problem *problem)
{
    struct statistics statistics;
    if (!statistics_begin(&statistics, problem))
        return false;
    while (statistics_read(&statistics, 1000))
        continue;
    for (size_t player = 0; player < statistics.players; player++)
        say_player(dialogue, &statistics, statistics.player[player]);
    dialogue_say(dialogue, "%s.", statistics_words_counted(&statistics).text);
    say_people(dialogue, &statistics, now);
    statistics_end(&statistics);
    return true;
}
