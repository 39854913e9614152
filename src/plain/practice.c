/* The trainer: positions, the auction or the turn in each, one after the other. */
#include "plain/playing.h"

#include "history/history.h"
#include "language/language.h"
#include "plain/commands.h"
#include "plain/practising.h"
#include "play/session.h"
#include "sets/bazaars/facts_auction.h"
#include "training/daily.h"
#include "training/drill.h"
#include "wording/fault_words.h"
#include "wording/puzzle_words.h"
#include "wording/training_words.h"

#include <stdlib.h>
#include <time.h>

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
    return practising_turn(practising) ||
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
        dialogue_tell(
            practising->dialogue,
            fault_words_task(&practising->origin.wish, practising_faulty_name(practising)).text);
    report_position(practising->game);
    if (!practising_turn(practising))
        plain_game_tell_moves(practising->game, auction_reveal(&practising->game->session));
    return begin_values(practising, problem);
}

static bool is_played(const struct practising *practising)
{
    const struct session *session = &practising->game->session;
    return practising_turn(practising) ? given_moves_end_turn(session)
                                       : auction_is_decided(&session->game);
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
            after = practising_review(practising, counts, is_last(practising, number));
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
