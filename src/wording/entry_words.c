/* The entries of the log in words. */
#include "wording/entry_words.h"
#include "language/language.h"
#include "play/bot_seats.h"
#include "rows/words.h"
#include "wording/figure_words.h"
#include "wording/seats.h"
#include "wording/wording.h"

#include <string.h>

static const struct event_words {
    const char *words;
    entry_brief_teller *brief;
    entry_teller *whole;
} event_words[] = {
#define X(event, ...) [EVENT_##event] = {__VA_ARGS__},
    EVENT_WORDS(X)
#undef X
};
EVENTS(HAS_EVENT_WORDS)

static const struct reason_words {
    const char *words;
    entry_paid_teller *paid;
    entry_teller *whole;
} reason_words[] = {
#define X(reason, ...) [REASON_##reason] = {__VA_ARGS__},
    REASON_WORDS(X)
#undef X
};
SCORE_REASONS(HAS_REASON_WORDS)

struct feature_summary entry_feature(const struct log_entry *entry)
{
    struct feature_summary summary = entry->feature;
    summary.kind = (enum feature_kind)entry->event.kind;
    return summary;
}

static void add_said(struct sentence *text, struct sentence more)
{
    if (more.text[0] != '\0')
        sentence_add(text, ", %s", more.text);
}

/* "road, 4 tiles", "field, 2 cities, pig" (TB12); "city, 3 tiles, tie broken by a hill". */
struct sentence entry_paid_feature(const struct log_entry *entry)
{
    struct feature_summary summary = entry_feature(entry);
    struct sentence text = wording_measured(&summary);
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figure_words[figure].paid && summary.helpers[figure] >> entry->event.player & 1u)
            sentence_add(&text, ", %s", _(figure_words[figure].paid));
#define X(says) add_said(&text, says(entry));
    PAID_WORDS(X)
#undef X
    return text;
}

struct sentence entry_paid_noted(const struct log_entry *entry)
{
    (void)entry;
    return sentence_of("%s", _("noted at the table"));
}

/* "+4 road, 4 tiles"; only what is noted against the rules may take points away. */
struct sentence entry_scored(const char *words, const struct log_entry *entry)
{
    const struct reason_words *reason = &reason_words[entry->event.reason];
    int points = entry->event.points;
    (void)words;
    return sentence_of(points < 0 ? "%d %s" : _(reason->words), points, reason->paid(entry).text);
}

struct sentence entry_of_score(const struct log_entry *entry, const struct seats *seats)
{
    return reason_words[entry->event.reason].whole(entry, seats);
}

struct sentence entry_of_points(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    return sentence_of(_n("%s: %d point, %s", "%s: %d points, %s", event->points),
                       seats->seat[event->player].name, event->points,
                       reason_words[event->reason].paid(entry).text);
}

struct sentence entry_says(const char *words, const struct log_entry *entry)
{
    (void)entry;
    return sentence_of("%s", _(words));
}

struct sentence entry_with_tile(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), tile_name(entry->event.tile_kind).text);
}

struct sentence entry_deployed(const char *words, const struct log_entry *entry)
{
    (void)words;
    return figure_words_deployed((enum figure)entry->event.figure,
                                 (enum feature_kind)entry->event.kind);
}

struct sentence entry_home(const char *words, const struct log_entry *entry)
{
    (void)words;
    return sentence_of("%s", _(figure_words[entry->event.figure].back_home));
}

struct sentence entry_against(const char *words, const struct log_entry *entry)
{
    (void)words;
    return sentence_of("%s", _(amendment_words[entry->event.what - VERBS_COUNT].done));
}

struct sentence entry_of_the_end(const struct log_entry *entry, const struct seats *seats)
{
    (void)entry;
    (void)seats;
    return sentence_of("%s", _("The game is over"));
}

struct sentence entry_of_player(const struct log_entry *entry, const struct seats *seats)
{
    return sentence_of("%s: %s", seats->seat[entry->event.player].name,
                       wording_entry_brief(entry).text);
}

struct sentence wording_entry_brief(const struct log_entry *entry)
{
    const struct event_words *words = &event_words[entry->event.type];
    return words->brief(words->words, entry);
}

struct sentence wording_entry(const struct log_entry *entry, const struct seats *seats)
{
    return event_words[entry->event.type].whole(entry, seats);
}

struct sentence entry_note(const struct log_entry *score, const struct game *game,
                           const struct seats *seats)
{
#define X(of, tells)                                                                               \
    if (score->event.reason == REASON_##of)                                                        \
        return tells(score, game, seats);
    SCORE_NOTES(X)
#undef X
    return sentence_of("%s", "");
}

#define WORDS(amendment, form, label, noted, done)                                                 \
    [AMENDMENT_##amendment - VERBS_COUNT] = {done, form, noted, label}

const struct amendment_words amendment_words[AMENDMENTS_END - VERBS_COUNT] = {
    WORDS(PLACE, "X,Y O", N_("The tile was placed"),
          N_("the tile in hand was placed there although it does not match"),
          N_("the tile does not match there, against the rules")),
    WORDS(DISCARD, "", N_("The tile was set aside"),
          N_("the tile in hand was set aside although it fits"),
          N_("the tile fits somewhere, against the rules")),
    WORDS(DEPLOY, "P FIGURE X,Y FEATURE", N_("A figure was deployed"),
          N_("a figure was deployed where it may not stand"),
          N_("a figure is deployed, against the rules")),
    WORDS(HOME, "P FIGURE X,Y FEATURE", N_("A figure went home"), N_("a figure went home"),
          N_("a figure goes home, against the rules")),
    WORDS(SCORE, "P N", N_("Points corrected"),
          N_("points forgotten or counted wrongly; N may be negative"),
          N_("the points are changed, against the rules")),
    WORDS(TURN, "P", N_("It is the turn of"), N_("it is another player's turn"),
          N_("it is this player's turn, against the rules")),
};

const struct source_words source_words[SCORE_SOURCES_COUNT] = {
#define X(source, name, final) [FROM_##source] = {name, final},
    SOURCE_WORDS(X)
#undef X
};
SCORE_SOURCES(HAS_SOURCE_WORDS)

const struct score_part_words score_part_words[SCORE_PARTS_COUNT] = {
#define X(part, below, name) [PART_##part] = {below, name},
    SCORE_PART_WORDS(X)
#undef X
};
SCORE_PARTS(HAS_SCORE_PART_WORDS)

const struct payment_words payment_words[SCORE_SOURCES_COUNT] = {
#define X(source, received, paid) [FROM_##source] = {received, paid},
    PAYMENT_WORDS(X)
#undef X
};

struct sentence statistics_words_player(const struct player_statistics *player)
{
    enum bot_level level = bot_level_find(player->bot, strlen(player->bot));
    if (player->bot[0] == '\0')
        return sentence_of("%s", player->name);
    if (player->bot[0] == PROGRAM_MARK) /* TRANSLATORS: another program, by its name */
        return sentence_of(_("Program (%s)"), player->bot + 1);
    /* TRANSLATORS: all computer players of a level. */
    return sentence_of(_("Computer (%s)"),
                       level < BOT_LEVELS_COUNT ? bot_words_level(level) : player->bot);
}

struct sentence statistics_words_games(const struct career *career)
{
    return sentence_of(_n("%u game, %u won, %u tied; average score %s, best %d",
                          "%u games, %u won, %u tied; average score %s, best %d", career->games),
                       career->games, career->wins, career->ties,
                       sentence_of_tenths(career_average_score(career)).text, career->best);
}

const struct statistics_fact statistics_facts[] = {
#define X(says, in_list) {says, in_list},
    STATISTICS_FACTS(X)
#undef X
        {NULL, NULL},
};

struct sentence statistics_words_counted(const struct statistics *statistics)
{
    size_t finished = statistics->finished;
    struct sentence text =
        sentence_of(_n("%zu finished game", "%zu finished games", finished), finished);
    if (statistics->unfinished > 0)
        sentence_add(&text, _("; %zu unfinished"), statistics->unfinished);
    if (statistics->bad > 0)
        sentence_add(&text, _("; %zu unreadable"), statistics->bad);
    return text;
}

struct sentence wording_turn(const struct log *log, size_t entries, const struct seats *seats)
{
    if (entries == 0)
        return (struct sentence){""};
    unsigned turn = log->entry[entries - 1].turn;
    struct sentence text = sentence_of(_("Turn %u."), turn);
    const char *after = "";
    for (size_t e = log_of_turn(log, turn); e < entries; e++)
        if (!log->entry[e].minor) {
            sentence_add(&text, "%s %s", after, wording_entry(&log->entry[e], seats).text);
            after = ";";
        }
    return text;
}
