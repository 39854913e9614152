/* The review of an auction or a turn, and what is wanted next. */
#include "plain/playing.h"

#include "history/history.h"
#include "language/language.h"
#include "plain/commands.h"
#include "plain/practising.h"
#include "training/daily.h"
#include "training/fault.h"
#include "wording/fault_words.h"
#include "wording/puzzle_words.h"
#include "wording/training_words.h"

#include <string.h>
#include <time.h>

unsigned practising_people(const struct practising *practising)
{
    unsigned people = 0;
    for (unsigned player = 0; player < practising->game->seats.count; player++)
        people |= (unsigned)!plain_game_has_bot(practising->game, player) << player;
    return people;
}

/* An interval half as wide takes four times the games. */
enum { MORE = 4 };

/* False: it is no number. */
static bool read_own(const char *line, struct own_estimate *own)
{
    long points;
    own->is_said = word_number(word_whole(line), -OWN_ESTIMATE_MOST, OWN_ESTIMATE_MOST, &points);
    own->points = own->is_said ? (int)points : 0;
    return own->is_said;
}

/* An empty line says nothing. */
static void ask_estimate(struct practising *practising, unsigned player)
{
    char line[PLAIN_LINE_SIZE];
    const struct auction_held *held = &practising->review.held;
    unsigned tile = own_estimate_tile(held);
    dialogue_tell(practising->dialogue,
                  training_words_ask_estimate(practising->game->seats.seat[player].name, tile,
                                              tile_name(held->before[0].bazaar.tile[tile]).text)
                      .text);
    while (dialogue_ask(practising->dialogue, practising->game->seats.seat[player].name, line) &&
           line[0] != '\0' && !read_own(line, &practising->own[player]))
        dialogue_say(practising->dialogue,
                     _("'%s': expected a number from %d to %d, or an empty line."), line,
                     -OWN_ESTIMATE_MOST, OWN_ESTIMATE_MOST);
}

static void ask_estimates(struct practising *practising)
{
    unsigned people = practising_people(practising);
    memset(practising->own, 0, sizeof practising->own);
    for (; practising->plan->estimates && people != 0; people &= people - 1)
        ask_estimate(practising, (unsigned)__builtin_ctz(people));
}

/* What was said against what is so, before all other numbers. */
static void tell_estimates(struct practising *practising)
{
    const struct plain_review *review = &practising->review;
    for (unsigned player = 0; player < practising->game->seats.count; player++) {
        struct own_estimate *own = &practising->own[player];
        own->worth = own_estimate_worth(&review->review, &review->held, player);
        if (own->is_said)
            dialogue_tell(practising->dialogue,
                          training_words_estimate(own, practising->game->seats.seat[player].name,
                                                  own_estimate_tile(&review->held))
                              .text);
    }
}

static bool find_and_tell_turn(struct practising *practising)
{
    if (!turn_review_find(&practising->turn, practising->game, practising->playouts))
        return false;
    dialogue_tell(practising->dialogue, "");
    turn_review_tell(&practising->turn, practising->game);
    return true;
}

static bool find_and_tell(struct practising *practising, bool is_begun)
{
    struct plain_review *review = &practising->review;
    if (practising_turn(practising))
        return find_and_tell_turn(practising);
    if (!review_find(review, practising->valuer, practising->dialogue, practising->playouts,
                     practising->origin.wish.seed, is_begun))
        return false;
    dialogue_tell(practising->dialogue, "");
    tell_estimates(practising);
    review_tell(review, practising->game, practising_people(practising));
    return true;
}

static void enter_player(struct practising *practising, unsigned player)
{
    const struct plain_review *review = &practising->review;
    struct problem problem;
    practice_total_add(&practising->total, &review->review, player,
                       practising->game->seats.seat[player].name);
    if (!training_log_enter(&review->review, &review->held, &practising->origin,
                            &practising->game->session, player, practising->own[player], &problem))
        dialogue_tell(practising->dialogue, problem.text);
}

static void enter_turn(struct practising *practising)
{
    struct problem problem;
    const struct judgement *judged = &practising->turn.judged;
    losses_add(&practising->turns, judged, 1, judged->player);
    if (!training_log_enter_turn(judged, &practising->origin, &practising->game->session, &problem))
        dialogue_tell(practising->dialogue, problem.text);
}

/* Into the total and the history; a turn into the history alone. */
static void review_enter(struct practising *practising)
{
    if (practising_turn(practising)) {
        enter_turn(practising);
        return;
    }
    practising->total.auctions++;
    for (unsigned player = 0; player < practising->game->seats.count; player++)
        if (!plain_game_has_bot(practising->game, player))
            enter_player(practising, player);
}

/* The words that only practice has, beside the reports on the game. */

static void leave(struct practising *practising)
{
    practising->dialogue->end = DIALOGUE_LEFT;
}

static void tell_again(struct practising *practising)
{
    if (practising_turn(practising))
        turn_review_tell(&practising->turn, practising->game);
    else
        review_tell(&practising->review, practising->game, practising_people(practising));
}

static void value_more(struct practising *practising)
{
    practising->playouts *= MORE;
    find_and_tell(practising, false);
}

static void tell_progress(struct practising *practising)
{
    for (unsigned player = 0; player < practising->game->seats.count; player++)
        if (!plain_game_has_bot(practising->game, player))
            plain_progress(practising->dialogue, practising->game->seats.seat[player].name,
                           (long long)time(NULL));
}

static void help(struct practising *practising);

static const struct {
    const char *word, *letter, *help;
    enum reply reply;
    void (*run)(struct practising *practising); /* or NULL */
} words[] = {
    {"help", "?", N_("this list"), REPLY_STAYS, help},
    {"next", "x", N_("go on; so does an empty line"), REPLY_NEXT, NULL},
    {"again", "a", N_("the same again; it does not count"), REPLY_AGAIN, NULL},
    {"review", "w", N_("the review again"), REPLY_STAYS, tell_again},
    {"more", "m", N_("four times as many games for the values"), REPLY_STAYS, value_more},
    {"progress", "p", N_("your progress in all auctions you have practised"), REPLY_STAYS,
     tell_progress},
    {"quit", "q", N_("leave; so does 0"), REPLY_LEAVES, leave},
};

enum { WORDS = sizeof words / sizeof words[0] };

static void help(struct practising *practising)
{
    for (size_t w = 0; w < WORDS; w++)
        dialogue_say(practising->dialogue, "%s (%s): %s", words[w].word, words[w].letter,
                     _(words[w].help));
    reports_list(practising->dialogue);
}

static enum reply review_answer(struct practising *practising, const char *line)
{
    if (line[0] == '\0')
        return REPLY_NEXT;
    if (strcmp(line, "0") == 0)
        line = "quit";
    for (size_t w = 0; w < WORDS; w++) {
        if (strcmp(line, words[w].word) != 0 && strcmp(line, words[w].letter) != 0)
            continue;
        if (words[w].run != NULL)
            words[w].run(practising);
        return words[w].reply;
    }
    if (!report_do(practising->game, line))
        dialogue_say(practising->dialogue,
                     _("'%s': expected an empty line, 0 or a command; ? lists them."), line);
    return REPLY_STAYS;
}

static const char *what_next(const struct practising *practising, bool is_last)
{
    return practising->plan->is_daily
               ? _("Press Enter to leave, or 'again' to try something else; ? lists the commands.")
           : is_last ? _("That was the last one. Press Enter for the total, or 'again'; ? lists "
                         "the commands.")
                     : _("Press Enter to go on; 'again' repeats this one, 0 leaves, ? lists the "
                         "commands.");
}

/* The opponent with a fault. */

const char *practising_faulty_name(const struct practising *practising)
{
    unsigned player = 0;
    while (player + 1 < practising->game->seats.count &&
           !plain_game_has_bot(practising->game, player))
        player++;
    return practising->game->seats.seat[player].name;
}

static void tell_answer(const struct practising *practising, enum player_fault said)
{
    dialogue_tell(practising->dialogue, fault_words_answer(said, practising->origin.wish.fault,
                                                           practising_faulty_name(practising))
                                            .text);
}

/* False: the dialogue has ended. */
static bool ask_fault(struct practising *practising)
{
    char line[PLAIN_LINE_SIZE];
    long said;
    dialogue_tell(practising->dialogue,
                  fault_words_question(practising_faulty_name(practising)).text);
    for (unsigned fault = 0; fault < PLAYER_FAULTS_COUNT; fault++)
        dialogue_say(practising->dialogue, "%u: %s", fault + 1,
                     fault_words_name(practice_fault_answer(fault)));
    while (dialogue_ask(practising->dialogue, "", line)) {
        if (word_number(word_whole(line), 1, PLAYER_FAULTS_COUNT, &said)) {
            tell_answer(practising, practice_fault_answer((unsigned)said - 1));
            practising->is_told = true;
            return true;
        }
        dialogue_say(practising->dialogue, _("'%s': expected a number from 1 to %d."), line,
                     PLAYER_FAULTS_COUNT);
    }
    return false;
}

static enum reply review_ask(struct practising *practising, bool is_last)
{
    char line[PLAIN_LINE_SIZE];
    enum reply reply = REPLY_STAYS;
    dialogue_tell(practising->dialogue, what_next(practising, is_last));
    while (reply == REPLY_STAYS && dialogue_ask(practising->dialogue, "", line))
        reply = review_answer(practising, line);
    return reply;
}

/* The card of the day, once there is an answer. */
static void tell_card(const struct practising *practising)
{
    struct training_entries entries;
    struct problem problem;
    if (!training_log_read(&entries, &problem)) {
        dialogue_tell(practising->dialogue, problem.text);
        return;
    }
    const char *spelled = training_log_spelling(&entries, practising->plan->head.name[0]);
    if (daily_answer(&entries, spelled, practising->plan->day) != NULL) {
        dialogue_tell(practising->dialogue, "");
        dialogue_tell(practising->dialogue,
                      puzzle_words_card(&entries, spelled, practising->plan->day).text);
        dialogue_tell(practising->dialogue, "");
    }
    training_entries_free(&entries);
}

static enum reply review_tell_and_ask(struct practising *practising, bool counts, bool is_last)
{
    if (!find_and_tell(practising, true))
        return REPLY_LEAVES;
    if (counts)
        review_enter(practising);
    if (practising->plan->is_daily)
        tell_card(practising);
    return review_ask(practising, is_last);
}

/* A review would tell; so it is of the last auction alone, once the fault was asked for. */
static enum reply find_fault(struct practising *practising, bool counts, bool is_last)
{
    if (is_last)
        return ask_fault(practising) ? review_tell_and_ask(practising, counts, is_last)
                                     : REPLY_LEAVES;
    practising->total.auctions += counts;
    dialogue_tell(practising->dialogue, fault_words_later(practising_faulty_name(practising)).text);
    return REPLY_NEXT;
}

enum reply practising_review(struct practising *practising, bool counts, bool is_last)
{
    if (!practising_turn(practising)) {
        if (!review_take(&practising->review, &practising->game->session))
            return REPLY_LEAVES;
        if (practising->origin.wish.hides_fault && !practising->is_told)
            return find_fault(practising, counts, is_last);
        ask_estimates(practising);
    }
    return review_tell_and_ask(practising, counts, is_last);
}
