/* The trainer: positions, the auction or the turn in each, and its review. */
#include "plain/playing.h"

#include "history/history.h"
#include "language/language.h"
#include "plain/commands.h"
#include "plain/review.h"
#include "play/given_moves.h"
#include "play/session.h"
#include "play/start.h"
#include "sets/bazaars/facts_auction.h"
#include "text/setup.h"
#include "thinking/judging.h"
#include "thinking/practice_source.h"
#include "training/daily.h"
#include "training/drill.h"
#include "training/fault.h"
#include "wording/fault_words.h"
#include "wording/puzzle_words.h"
#include "wording/training_words.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

struct practising {
    struct dialogue *dialogue;
    const struct practice_plan *plan;
    struct practice_source *source;
    struct valuer *valuer;
    struct plain_game *game; /* the one whose auction is held */
    struct practice_origin origin;
    struct plain_review review;
    struct turn_review turn; /* where it is not an auction */
    unsigned playouts;       /* for the values of this auction */
    struct own_estimate own[PLAYERS_MAX];
    struct practice_total total;
    struct losses turns; /* of turns, which are not in the total */
    bool is_told;        /* what is wrong with an opponent whose fault was to be found */
};

/* The players for whom a person decides: bit p for player p. */
static unsigned practising_people(const struct practising *practising)
{
    unsigned people = 0;
    for (unsigned player = 0; player < practising->game->seats.count; player++)
        people |= (unsigned)!plain_game_has_bot(practising->game, player) << player;
    return people;
}

static bool is_turn(const struct practising *practising)
{
    return given_moves_begin_turn(&practising->game->session);
}

/* The review of an auction or a turn, and what is wanted next. */

/* What comes of a line typed after the review. */
enum reply { REPLY_STAYS, REPLY_LEAVES, REPLY_NEXT, REPLY_AGAIN };

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
    if (is_turn(practising))
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
    if (is_turn(practising)) {
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
    if (is_turn(practising))
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

static const char *name_of_faulty(const struct practising *practising)
{
    unsigned player = 0;
    while (player + 1 < practising->game->seats.count &&
           !plain_game_has_bot(practising->game, player))
        player++;
    return practising->game->seats.seat[player].name;
}

static void tell_answer(const struct practising *practising, enum player_fault said)
{
    dialogue_tell(
        practising->dialogue,
        fault_words_answer(said, practising->origin.wish.fault, name_of_faulty(practising)).text);
}

/* False: the dialogue has ended. */
static bool ask_fault(struct practising *practising)
{
    char line[PLAIN_LINE_SIZE];
    long said;
    dialogue_tell(practising->dialogue, fault_words_question(name_of_faulty(practising)).text);
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
    dialogue_tell(practising->dialogue, fault_words_later(name_of_faulty(practising)).text);
    return REPLY_NEXT;
}

/* Reviews what has been played, for whose values the valuer is at work if it was an auction; enters
 * it into the total and the history if it `counts`; and asks what comes next. */
static enum reply review_what_was_played(struct practising *practising, bool counts, bool is_last)
{
    if (!is_turn(practising)) {
        if (!review_take(&practising->review, &practising->game->session))
            return REPLY_LEAVES;
        if (practising->origin.wish.hides_fault && !practising->is_told)
            return find_fault(practising, counts, is_last);
        ask_estimates(practising);
    }
    return review_tell_and_ask(practising, counts, is_last);
}

/* Auction after auction. */

/* False if interrupted. */
static bool await_position(struct practising *practising, unsigned number)
{
    struct practice_source *source = practising->source;
    practice_source_prepare(source, number);
    for (unsigned waits = 0; !practice_source_is_ready(source, number); waits++)
        if (!dialogue_await(practising->dialogue, practice_source_fd(source), waits,
                            practising->plan->is_daily
                                ? _("The computer is looking for the position of the day.")
                                : _("The computer is playing a game up to a bazaar.")))
            return false;
    return true;
}

/* Takes ownership of the session. NULL if memory runs out. */
static struct plain_game *practice_open(struct dialogue *dialogue, struct session *session)
{
    struct plain_game *game = plain_game_open(dialogue, session);
    if (game == NULL) {
        session_close(session);
        return NULL;
    }
    game->use = USE_PRACTICE;
    return plain_game_seat_bots(game) ? game : NULL;
}

static void say_number(const struct practising *practising, unsigned number, bool counts)
{
    unsigned count = practice_source_count(practising->source);
    dialogue_tell(practising->dialogue, "");
    if (practising->plan->is_daily)
        return;
    if (practising->origin.wish.source != POSITION_OF_BOTS)
        dialogue_say(practising->dialogue, _("Position %u of %u."), number + 1, count);
    else if (count > 0)
        dialogue_say(practising->dialogue, _("Auction %u of %u."), number + 1, count);
    else
        dialogue_say(practising->dialogue, _("Auction %u."), number + 1);
    if (!counts)
        dialogue_say(practising->dialogue, _("The same auction again; it does not count."));
}

/* What there is to find, in a position that is not any auction. */
static void say_puzzle(const struct practising *practising, bool counts)
{
    const struct practice_wish *wish = &practising->origin.wish;
    const struct session *session = &practising->game->session;
    if (wish->source == POSITION_OF_BOTS)
        return;
    dialogue_tell(practising->dialogue, puzzle_words_position(wish, &session->game).text);
    if (practising->plan->is_daily && !counts)
        dialogue_tell(practising->dialogue, puzzle_words_answered());
}

/* Has the tiles valued while the players think. */
static bool begin_values(struct practising *practising, struct problem *problem)
{
    practising->playouts = practising->plan->playouts;
    return is_turn(practising) ||
           valuer_begin(
               practising->valuer,
               &(struct valuing_request){.game = auction_revealed(&practising->game->session),
                                         .playouts = practising->playouts,
                                         .seed = practising->origin.wish.seed,
                                         .solves = VALUING_SOLVES_AT_LENGTH},
               NULL) ||
           problem_say_lack(problem);
}

/* Tells the position. */
static bool begin_auction(struct practising *practising, unsigned number, bool counts,
                          struct problem *problem)
{
    struct session session;
    if (!practice_source_session(practising->source, number, &session, &practising->origin,
                                 problem))
        return false;
    say_number(practising, number, counts);
    practising->game = practice_open(practising->dialogue, &session);
    if (practising->game == NULL)
        return problem_say_lack(problem);
    say_puzzle(practising, counts);
    if (practice_drill_is_due(practising->origin.wish.drill, &practising->game->session.game))
        dialogue_say(practising->dialogue, _("Drill: %s"),
                     training_words_drill_task(practising->origin.wish.drill));
    if (practice_wish_has_fault(&practising->origin.wish))
        dialogue_tell(practising->dialogue,
                      fault_words_task(&practising->origin.wish, name_of_faulty(practising)).text);
    report_position(practising->game);
    if (!is_turn(practising))
        plain_game_tell_moves(practising->game, auction_reveal(&practising->game->session));
    return begin_values(practising, problem);
}

static bool is_played(const struct practising *practising)
{
    const struct session *session = &practising->game->session;
    return is_turn(practising) ? given_moves_end_turn(session) : auction_is_decided(&session->game);
}

/* Computer players who think need the cores. */
static void play(struct practising *practising)
{
    struct plain_game *game = practising->game;
    while (practising->dialogue->end == DIALOGUE_GOES_ON && !is_played(practising)) {
        if (opponents_are_due(&game->session))
            job_pause(&practising->valuer->job);
        else
            job_go_on(&practising->valuer->job);
        playing_step(game);
    }
    job_go_on(&practising->valuer->job);
}

static bool is_last(const struct practising *practising, unsigned number)
{
    return number + 1 == practice_source_count(practising->source);
}

/* Whether the first try counts: the position of a day is answered once. */
static bool may_count(const struct practising *practising)
{
    struct training_entries entries;
    struct problem unsaid;
    const struct practice_plan *plan = practising->plan;
    if (!plan->is_daily || !training_log_read(&entries, &unsaid))
        return true;
    bool is_answered = daily_answer(&entries, training_log_spelling(&entries, plan->head.name[0]),
                                    plan->day) != NULL;
    training_entries_free(&entries);
    return !is_answered;
}

/* Holds one auction or plays one turn, as often as wanted; only the first time counts. */
static bool practise(struct practising *practising, unsigned number, bool *goes_on,
                     struct problem *problem)
{
    enum reply after = REPLY_AGAIN;
    for (bool counts = may_count(practising); after == REPLY_AGAIN; counts = false) {
        after = REPLY_LEAVES;
        if (!await_position(practising, number))
            break;
        bool begun = begin_auction(practising, number, counts, problem);
        if (begun)
            play(practising);
        if (begun && practising->dialogue->end == DIALOGUE_GOES_ON)
            after = review_what_was_played(practising, counts, is_last(practising, number));
        if (practising->game != NULL)
            plain_game_close(practising->game);
        practising->game = NULL;
        if (!begun)
            return false;
    }
    *goes_on = after == REPLY_NEXT;
    return true;
}

static void say_total(const struct practising *practising)
{
    const struct practice_total *total = &practising->total;
    const struct losses *turns = &practising->turns;
    dialogue_tell(practising->dialogue, "");
    if (turns->decisions > 0)
        dialogue_tell(practising->dialogue, puzzle_words_turns(turns).text);
    else
        dialogue_say(practising->dialogue,
                     _n("%u auction practised.", "%u auctions practised.", total->auctions),
                     total->auctions);
    for (unsigned p = 0; p < total->people; p++)
        review_say_loss(practising->dialogue, total->person[p].name, &total->person[p].losses);
}

/* Until there are no more. */
static bool practise_all(struct practising *practising, struct problem *problem)
{
    unsigned count = practice_source_count(practising->source);
    bool goes_on = true, done = true;
    if (practising->plan->path == NULL && practising->plan->agains == 0 &&
        !practising->plan->is_daily)
        dialogue_say(practising->dialogue, _("The seed is %llu."),
                     (unsigned long long)practising->plan->seed);
    dialogue_say(practising->dialogue, _("? lists the commands."));
    for (unsigned number = 0; done && goes_on && (count == 0 || number < count); number++)
        done = practise(practising, number, &goes_on, problem);
    if (!practising->plan->is_daily)
        say_total(practising);
    return done;
}

bool practice_play(struct dialogue *dialogue, const struct practice_plan *plan,
                   struct problem *problem)
{
    struct practising *practising = calloc(1, sizeof *practising);
    if (practising == NULL)
        return problem_say_lack(problem);
    practising->dialogue = dialogue;
    practising->plan = plan;
    practising->valuer = valuer_new();
    if (practising->valuer == NULL)
        problem_say_lack(problem);
    else
        practising->source = practice_source_new(plan, problem);
    bool done = practising->source != NULL && practise_all(practising, problem);
    practice_source_free(practising->source);
    valuer_free(practising->valuer);
    free(practising);
    return done;
}

bool practice_play_daily(struct dialogue *dialogue, struct problem *problem)
{
    struct practice_plan plan = daily_plan(daily_of((long long)time(NULL)), NULL);
    return practice_play(dialogue, &plan, problem);
}

/* Setting up practice, question by question. */

/* False: the dialogue has ended. */
static bool ask_stage(struct dialogue *dialogue, uint8_t *stage)
{
    char line[PLAIN_LINE_SIZE];
    dialogue_say(dialogue,
                 _("How far into the game? any, early, middle or late. Press Enter for any."));
    while (dialogue_ask(dialogue, "", line)) {
        for (unsigned s = 0; s < PRACTICE_STAGES_COUNT; s++)
            if (strcmp(line, practice_stage_names[s]) == 0 || line[0] == '\0') {
                *stage = (uint8_t)s;
                return true;
            }
        dialogue_say(dialogue, _("'%s': expected any, early, middle or late."), line);
    }
    return false;
}

/* By the same words as on the command line. */
static void tell_faults(struct dialogue *dialogue)
{
    dialogue_say(dialogue, "%s: %s", FAULT_ANY, fault_words_exercise(FAULT_NONE));
    for (unsigned fault = FAULT_NONE + 1; fault < PLAYER_FAULTS_COUNT; fault++)
        dialogue_say(dialogue, "%s: %s", player_fault_names[fault], fault_words_exercise(fault));
}

static bool read_fault(struct practice_plan *plan, const char *line)
{
    size_t fault = word_find(word_whole(line), player_fault_names, PLAYER_FAULTS_COUNT);
    plan->hides_fault = strcmp(line, FAULT_ANY) == 0;
    plan->fault = (uint8_t)(fault < PLAYER_FAULTS_COUNT ? fault : FAULT_NONE);
    plan->auctions = plan->hides_fault ? FAULT_AUCTIONS : 0;
    return plan->hides_fault || plan->fault != FAULT_NONE;
}

/* Nothing is asked where there are no drills. False: the dialogue has ended. */
static bool ask_drill(struct dialogue *dialogue, struct practice_plan *plan)
{
    const struct options *options = &plan->head.options;
    bool has_faults = practice_fault_is_possible(options) && bot_seats_have_bots(&plan->head);
    char line[PLAIN_LINE_SIZE];
    if (!practice_drill_is_possible(DRILL_OFFER, options))
        return true;
    dialogue_say(dialogue, _("One kind of decision only? Press Enter for whole auctions, or type a "
                             "name:"));
    for (unsigned d = DRILL_NONE + 1; d < PRACTICE_DRILLS_COUNT; d++)
        if (practice_drill_is_possible(d, options))
            dialogue_say(dialogue, "%s: %s", practice_drill_names[d], training_words_drill_task(d));
    if (has_faults)
        tell_faults(dialogue);
    while (dialogue_ask(dialogue, "", line)) {
        plan->drill =
            (uint8_t)word_find(word_whole(line), practice_drill_names, PRACTICE_DRILLS_COUNT);
        if (line[0] == '\0' || (has_faults && read_fault(plan, line)))
            plan->drill = DRILL_NONE;
        if (plan->drill < PRACTICE_DRILLS_COUNT && practice_drill_is_possible(plan->drill, options))
            return true;
        dialogue_say(dialogue, _("'%s': expected an empty line or one of these names."), line);
    }
    return false;
}

/* Against one computer player, unless something else is wanted. */
static struct record_head usual_head(void)
{
    struct record_head head = setup_default();
    for (unsigned player = 1; player < PLAYERS_MAX; player++)
        strcpy(head.bot[player], bot_levels[BOT_HARD].name);
    return head;
}

bool practice_ask(struct dialogue *dialogue, struct problem *problem)
{
    struct practice_plan plan = {
        .head = usual_head(), .seed = seed_by_chance(), .playouts = PRACTICE_PLAYOUTS_DEFAULT};
    if (!new_game_agree_on_rules(dialogue, &plan.head) || !ask_stage(dialogue, &plan.stage) ||
        !ask_drill(dialogue, &plan))
        return true;
    return practice_source_can_begin(&plan.head, problem) &&
           practice_play(dialogue, &plan, problem);
}
