#include "bots/course.h"

#include "bastide/chance.h"
#include "bots/deciders.h"

#include <assert.h>

void course_begin(struct course *course, const struct sight *sight, const struct outlook *outlook,
                  const struct game *game, uint64_t seed, unsigned turns)
{
    course->sight = sight;
    game_copy(&course->game, game);
    course->outlook = *outlook;
    course->rng = rng_from_seed(seed);
    memset(course->wanted, NO_TILE, sizeof course->wanted);
    course->turns = turns;
    course->made = 0;
}

static void make(struct game *game, struct move move)
{
    enum refusal refusal = game_apply(game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
}

/* Whether the turn that a draw begins comes on top of those that are counted. */
static bool is_extra_turn(const struct game *game)
{
    (void)game;
#define X(is_extra) (is_extra) ||
    return EXTRA_TURNS(X) false;
#undef X
}

/* False at the end of the turns that were wanted. */
static bool draw(struct course *course)
{
    bool begins = !is_extra_turn(&course->game);
    if (begins && course->turns == 0)
        return false;
    course->turns -= begins;
    struct move move = chance_move_at_random(&course->game, &course->rng);
    make(&course->game, move);
    outlook_draw(&course->outlook, &course->sight->rows, move.arg);
    return true;
}

/* Chance of other kinds may take tiles, too. */
static void leave_to_chance(struct course *course)
{
    make(&course->game, chance_move_at_random(&course->game, &course->rng));
    outlook_of(&course->outlook, &course->sight->rows, &course->game.pile);
}

static void play_turn(struct course *course)
{
    struct plan_list plans = {.room = 1};
    plans_find(course->sight, &course->outlook, &course->game, 0, NULL, &plans);
    plans_make(course->sight, &course->outlook, &course->game, &plans.plan[0]);
    course->made++;
}

/* The move of the decider whose decision is due. False if there is none: the course ends. */
static bool ask_decider(struct course *course)
{
    struct move move = {0};
#define X(decider)                                                                                 \
    if (decider##_is_due(&course->game)) {                                                         \
        if (!decider##_play_on(&course->game, course->wanted, &move))                              \
            return false;                                                                          \
        make(&course->game, move);                                                                 \
        return true;                                                                               \
    }
    BOT_DECIDERS(X)
#undef X
    (void)course, (void)move; /* no set may have one */
    return false;
}

/* One step further; false at the end. */
static bool go_on(struct course *course)
{
    struct game *game = &course->game;
    if (game_awaits_draw(game))
        return draw(course);
    if (game_awaits_placement(game) || game_awaits_action(game))
        play_turn(course);
    else if (plans_is_decision(game))
        plans_answer(course->sight, &course->outlook, game);
    else if (plans_is_chance(game))
        leave_to_chance(course);
    else
        return ask_decider(course);
    return true;
}

void course_run(struct course *course, struct values *values)
{
    struct appraising appraising;
    while (go_on(course))
        ;
    appraising_begin(&appraising, &course->sight->appraiser, &course->outlook, &course->game);
    appraise(&appraising, values);
}
