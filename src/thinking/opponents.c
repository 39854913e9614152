#include "thinking/opponents.h"

#include "thinking/thinker.h"

#include <stdlib.h>
#include <string.h>

/* The longest that people wait for a bot. It has less to think with on a slower machine. */
enum { LONGEST_MS = 800 };

struct opponents {
    struct thinker *thinker;
    struct game asked; /* the position thought about */
    struct plan plan;  /* the turn being made */
    unsigned made;     /* moves of it; 0: there is none */
    struct game after; /* the position when the last of them had been told */
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
    free(opponents);
}

bool opponents_are_due(const struct session *session)
{
    unsigned actor = game_actor(&session->game);
    return actor < session->game.options.players &&
           bot_seat_level(&session->head, actor) < BOT_LEVELS_COUNT;
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
    if (job_is_busy(&opponents->thinker->job) && game_is_same(&opponents->asked, &session->game))
        return true;
    memcpy(&opponents->asked, &session->game, sizeof session->game); /* including padding */
    return thinker_begin(opponents->thinker,
                         &(struct thinker_request){
                             .game = session->game,
                             .level = bot_seat_level(&session->head, game_actor(&session->game)),
                             .wall_ms = LONGEST_MS,
                             .seed = session->head.seed});
}

static void begin_turn(struct opponents *opponents, const struct bot_answer *answer,
                       struct move *move)
{
    opponents->plan = answer->candidate[0].plan;
    opponents->made = 1;
    *move = bot_answer_move(answer);
}

bool opponents_move(struct opponents *opponents, const struct session *session, struct move *move)
{
    struct bot_answer answer;
    if (!opponents_are_due(session)) {
        opponents_rest(opponents);
        return false;
    }
    if (opponents_redo(session, move))
        return true;
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
}

void opponents_rest(struct opponents *opponents)
{
    thinker_drop(opponents->thinker);
    opponents->made = 0;
}

int opponents_fd(const struct opponents *opponents)
{
    return job_fd(&opponents->thinker->job);
}
