#include "thinking/bots.h"

#include "play/bot_seats.h"
#include "thinking/adapting.h"
#include "thinking/guests.h"

#include <stdlib.h>
#include <string.h>

/* Simulations between two looks at the clock: about a tenth of a millisecond. */
enum { BETWEEN_LOOKS = 4 };

/* Positions kept by a search that ends by the clock, by its milliseconds, and at most: more are
 * searched without being kept. */
enum { NODES_A_MS = 64, NODES_MOST = 1 << 17 };

/* More simulations than there is time for. */
enum { NO_END = 1 << 30 };

static bool thinker_is_late(const struct thinker *thinker, struct timespec begun, double until)
{
    const struct thinker_request *request = &thinker->request;
    return (request->cpu_ms > 0 &&
            clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun) >= thinker->share_ms) ||
           (request->wall_ms > 0 && clock_ms_since(CLOCK_MONOTONIC, thinker->begun) >= until);
}

/* Tells how far it is, if that is due. No other part is thinking. */
static void thinker_tell(struct thinker *thinker)
{
    const struct thinker_request *request = &thinker->request;
    struct bot_answer so_far;
    if (request->tell == NULL || !request->one_core ||
        clock_ms_since(CLOCK_MONOTONIC, thinker->told) < request->tell_ms)
        return;
    thinker->told = clock_read(CLOCK_MONOTONIC);
    bot_conclude(thinker->bot, &so_far);
    if (so_far.count > 0)
        request->tell(request->of, &so_far);
}

/* Thinks until the work of the part is done or its time is over. */
static void *think_part(void *of)
{
    struct thread_part *part = of;
    struct thinker *thinker = part->of;
    struct timespec begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    double until = thinker->stage_ms + thinker->window_ms * part->turn / part->turns;
    while (!thinker_is_late(thinker, begun, until) &&
           bot_think_some(thinker->bot, part->number, BETWEEN_LOOKS))
        thinker_tell(thinker);
    thinker->spent_ms[part->number] = clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun);
    return NULL;
}

/* A stage, with that share of the wall-clock time left. Every part has the same CPU time. Those
 * that this thread thinks, one after the other, also have equal shares of the wall-clock time.
 * Returns the CPU time of other threads. */
static double think_parts(struct thinker *thinker, double share)
{
    struct thread_part part[BOT_PARTS];
    unsigned parts = bot_stage_parts(thinker->bot);
    double elsewhere_ms = 0;
    thinker->stage_ms = clock_ms_since(CLOCK_MONOTONIC, thinker->begun);
    thinker->window_ms = share * (thinker->request.wall_ms - thinker->stage_ms);
    for (unsigned p = 0; p < parts; p++)
        part[p] = (struct thread_part){.of = thinker,
                                       .number = p,
                                       .wants_thread = p > 0 && !thinker->request.one_core &&
                                                       bot_think_some(thinker->bot, p, 1)};
    thread_do_parts(part, parts, think_part);
    for (unsigned p = 0; p < parts; p++)
        elsewhere_ms += part[p].has_thread ? thinker->spent_ms[p] : 0;
    return elsewhere_ms;
}

static void thinker_search(struct thinker *thinker)
{
    const struct thinker_request *request = &thinker->request;
    struct timespec begun = clock_read(CLOCK_THREAD_CPUTIME_ID);
    bot_prepare(thinker->bot, &(struct bot_request){.game = &request->game,
                                                    .level = request->level,
                                                    .simulations = request->simulations,
                                                    .seed = request->seed,
                                                    .fault = request->fault,
                                                    .against = request->against,
                                                    .stop = &thinker->stop});
    double elsewhere_ms = 0;
    do {
        double share = bot_stage_share(thinker->bot);
        double spent_ms = elsewhere_ms + clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun);
        thinker->share_ms = share * (request->cpu_ms - spent_ms) / bot_stage_parts(thinker->bot);
        elsewhere_ms += think_parts(thinker, share);
    } while (bot_next_stage(thinker->bot));
    bot_conclude(thinker->bot, &thinker->answer);
    thinker->cpu_ms = elsewhere_ms + clock_ms_since(CLOCK_THREAD_CPUTIME_ID, begun);
}

static void thinker_play(void *of, unsigned part)
{
    (void)part;
    thinker_search(of);
}

struct thinker *thinker_new(void)
{
    struct thinker *thinker = calloc(1, sizeof *thinker);
    if (thinker == NULL || job_open(&thinker->job))
        return thinker;
    free(thinker);
    return NULL;
}

void thinker_free(struct thinker *thinker)
{
    if (thinker == NULL)
        return;
    thinker_drop(thinker);
    job_close(&thinker->job);
    free(thinker->bot);
    free(thinker);
}

/* The positions that a search may keep. */
static unsigned thinker_nodes_for(const struct thinker_request *request)
{
    unsigned ms = request->cpu_ms > 0 ? request->cpu_ms : request->wall_ms;
    unsigned nodes = request->simulations > 0 ? request->simulations : 1;
    if (ms > 0 && ms < nodes / NODES_A_MS)
        nodes = ms * NODES_A_MS;
    return nodes < NODES_MOST ? nodes : NODES_MOST;
}

/* Enough memory for the request; kept for the next one. */
static bool thinker_make_room(struct thinker *thinker)
{
    unsigned nodes = thinker_nodes_for(&thinker->request);
    if (thinker->bot != NULL && thinker->nodes >= nodes)
        return true;
    free(thinker->bot);
    void *memory = malloc(bot_size(nodes));
    thinker->bot = memory != NULL ? bot_begin(memory, nodes) : NULL;
    thinker->nodes = nodes;
    return memory != NULL;
}

/* One that adapts takes what it needs to be as strong as it should, whatever it may. */
static unsigned thinker_simulations(const struct thinker_request *request)
{
    unsigned own = bot_way(request->level, request->against).simulations;
    if (request->level == BOT_ADAPTIVE)
        return own;
    return request->simulations > 0 ? request->simulations : request->cpu_ms > 0 ? NO_END : own;
}

/* Takes a request over, with all that it leaves open. */
static bool thinker_accept(struct thinker *thinker, const struct thinker_request *request)
{
    thinker_drop(thinker);
    thinker->request = *request;
    thinker->request.simulations = thinker_simulations(request);
    thinker->stop = false;
    thinker->begun = thinker->told = clock_read(CLOCK_MONOTONIC);
    return thinker_make_room(thinker);
}

bool thinker_think(struct thinker *thinker, const struct thinker_request *request,
                   struct bot_answer *answer)
{
    if (!thinker_accept(thinker, request))
        return false;
    thinker_search(thinker);
    *answer = thinker->answer;
    return true;
}

bool thinker_begin(struct thinker *thinker, const struct thinker_request *request)
{
    if (!thinker_accept(thinker, request))
        return false;
    job_begin_or_do(&thinker->job,
                    &(struct job_work){.of = thinker, .play = thinker_play, .parts = 1});
    return true;
}

void thinker_wait(struct thinker *thinker, struct bot_answer *answer)
{
    job_wait(&thinker->job);
    job_look(&thinker->job);
    *answer = thinker->answer;
}

bool thinker_take(struct thinker *thinker, struct bot_answer *answer)
{
    bool is_there = job_look(&thinker->job);
    if (is_there)
        *answer = thinker->answer;
    return is_there;
}

void thinker_drop(struct thinker *thinker)
{
    thinker->stop = true;
    job_drop(&thinker->job);
}

/* The longest that people wait for a bot. It has less to think with on a slower machine. */
enum { LONGEST_MS = 800 };

struct opponents {
    struct thinker *thinker;
    struct guests *guests; /* NULL before the first one is due */
    const struct programs *programs;
    struct adapting adapting; /* of bots that adapt to people */
    struct game asked;        /* the position thought about */
    struct plan plan;         /* the turn being made */
    unsigned made;            /* moves of it; 0: there is none */
    struct game after;        /* the position when the last of them had been told */
    bool waits_for_record;    /* somebody elsewhere decides, */
    int record;               /* and this can be read when they have; or -1 */
};

struct opponents *opponents_new(void)
{
    struct opponents *opponents = calloc(1, sizeof *opponents);
    if (opponents == NULL)
        return NULL;
    opponents->thinker = thinker_new();
    if (opponents->thinker != NULL)
        return opponents;
    free(opponents);
    return NULL;
}

void opponents_free(struct opponents *opponents)
{
    if (opponents == NULL)
        return;
    thinker_free(opponents->thinker);
    guests_free(opponents->guests);
    free(opponents);
}

void opponents_give(struct opponents *opponents, const struct programs *programs)
{
    opponents->programs = programs;
}

bool opponents_are_due(const struct session *session)
{
    unsigned actor = game_actor(&session->game);
    return actor < session->game.options.players && bot_seat_is_taken(&session->head, actor);
}

static bool game_is_same(const struct game *a, const struct game *b)
{
    /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-*): at worst it is asked again */
    return memcmp(a, b, sizeof *a) == 0;
}

/* The next move of the turn that has been begun, if the game is where it led. */
static bool opponents_go_on(struct opponents *opponents, const struct game *game, struct move *move)
{
    if (opponents->made == 0 || !game_is_same(&opponents->after, game) ||
        !bot_plan_goes_on(&opponents->plan, opponents->made, game, move)) {
        opponents->made = 0;
        return false;
    }
    opponents->made++;
    return true;
}

/* A move that the session makes by itself (BR6) is not told. */
static void skip_forced(struct opponents *opponents)
{
    struct move forced, next;
    if (!game_forced_action(&opponents->after, &forced))
        return;
    bool is_planned =
        bot_plan_goes_on(&opponents->plan, opponents->made, &opponents->after, &next) &&
        move_equal(next, forced);
    game_apply(&opponents->after, forced, NULL);
    opponents->made = is_planned ? opponents->made + 1 : 0;
}

/* Notes where the move leads, so that the rest of the turn can be made there. */
static void opponents_tell(struct opponents *opponents, const struct session *session,
                           struct move move)
{
    memcpy(&opponents->after, &session->game, sizeof session->game); /* including padding */
    if (game_apply(&opponents->after, move, NULL) != REFUSAL_NONE)
        opponents->made = 0;
    else if (session->pace != PACE_OF_MOVES)
        skip_forced(opponents);
}

/* A move that was undone with a person's is made again as it was. */
static bool opponents_redo(const struct session *session, struct move *move)
{
    bool is_known = session->made < session->known &&
                    session->steps[session->made].actor == game_actor(&session->game);
    if (is_known)
        *move = session->steps[session->made].move;
    return is_known;
}

/* Sees to it that the position is being thought about. A game without a seed gets 0: bots misjudge
 * the same turns again, but its tiles come from a box. */
static bool opponents_ask(struct opponents *opponents, const struct session *session)
{
    enum bot_level level = bot_seat_level(&session->head, game_actor(&session->game));
    unsigned people = level == BOT_ADAPTIVE ? adapting_people(&session->head) : 0;
    if (job_is_busy(&opponents->thinker->job) && game_is_same(&opponents->asked, &session->game))
        return true;
    memcpy(&opponents->asked, &session->game, sizeof session->game); /* including padding */
    return thinker_begin(
        opponents->thinker,
        &(struct thinker_request){.game = session->game,
                                  .level = level,
                                  .wall_ms = LONGEST_MS,
                                  .against = adapting_loss(&opponents->adapting, session, people),
                                  .seed = session->head.seed,
                                  .fault = session->fault[game_actor(&session->game)]});
}

static void begin_turn(struct opponents *opponents, const struct bot_answer *answer,
                       struct move *move)
{
    opponents->plan = answer->candidate[0].plan;
    opponents->made = 1;
    *move = bot_answer_move(answer);
}

static void opponents_rest(struct opponents *opponents)
{
    thinker_drop(opponents->thinker);
    guests_rest(opponents->guests);
    opponents->made = 0;
}

/* Whether another program is to decide. */
static bool opponents_await_guest(const struct session *session)
{
    return bot_seat_has_program(&session->head, game_actor(&session->game));
}

static bool opponents_move_guest(struct opponents *opponents, const struct session *session,
                                 struct move *move)
{
    thinker_drop(opponents->thinker);
    opponents->made = 0;
    if (opponents->guests == NULL)
        opponents->guests = guests_new(opponents->programs);
    return opponents->guests != NULL && guests_move(opponents->guests, session, move);
}

bool opponents_move(struct opponents *opponents, const struct session *session, struct move *move)
{
    struct bot_answer answer;
    opponents->waits_for_record = false;
    if (!opponents_are_due(session)) {
        opponents_rest(opponents);
        return false;
    }
    if (bot_seat_is_elsewhere(&session->head, game_actor(&session->game))) {
        opponents->waits_for_record = true;
        opponents->record = session_notice(session);
        return session_others_move(session, move);
    }
    if (session_waits_for_answers(session)) {
        opponents_rest(opponents);
        opponents->waits_for_record = true;
        opponents->record = session_notice(session);
        return false;
    }
    if (opponents_redo(session, move))
        return true;
    if (opponents_await_guest(session))
        return opponents_move_guest(opponents, session, move);
    guests_rest(opponents->guests);
    if (!opponents_go_on(opponents, &session->game, move)) {
        if (!opponents_ask(opponents, session) || !thinker_take(opponents->thinker, &answer))
            return false;
        begin_turn(opponents, &answer, move);
    }
    opponents_tell(opponents, session, *move);
    return true;
}

void opponents_hurry(struct opponents *opponents)
{
    opponents->thinker->stop = true;
    if (opponents->guests != NULL)
        guests_hurry(opponents->guests);
}

void opponents_follow_seats(struct opponents *opponents, const struct session *session)
{
    if (opponents != NULL && opponents->guests != NULL)
        guests_follow_seats(opponents->guests, &session->head);
}

const char *opponents_fault(const struct opponents *opponents, const struct session *session)
{
    return opponents != NULL && opponents_are_due(session) && opponents_await_guest(session)
               ? guests_fault(opponents->guests)
               : NULL;
}

void opponents_try_again(struct opponents *opponents)
{
    if (opponents->guests != NULL)
        guests_try_again(opponents->guests);
}

int opponents_fd(const struct opponents *opponents)
{
    if (opponents->waits_for_record)
        return opponents->record;
    return guests_are_asked(opponents->guests) ? guests_fd(opponents->guests)
                                               : job_fd(&opponents->thinker->job);
}
