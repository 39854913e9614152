#include "bots/course.h"

#include "bastide/chance.h"

#include <assert.h>

void course_begin(struct course *course, const struct sight *sight, const struct outlook *outlook,
                  const struct game *game, uint64_t seed, unsigned turns)
{
    course->sight = sight;
    game_copy(&course->game, game);
    course->outlook = *outlook;
    course->rng = rng_from_seed(seed);
    memset(course->tile_of, NO_TILE, sizeof course->tile_of);
    course->turns = turns;
    course->made = 0;
}

static void make(struct game *game, struct move move)
{
    enum refusal refusal = game_apply(game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
}

/* False at the end of the turns that were wanted. */
static bool draw(struct course *course)
{
    bool begins = game_part(&course->game) == 1 && !game_holds_bazaar(&course->game);
    if (begins && course->turns == 0)
        return false;
    course->turns -= begins;
    struct move move = chance_move_at_random(&course->game, &course->rng);
    make(&course->game, move);
    outlook_draw(&course->outlook, &course->sight->rows, move.arg);
    return true;
}

static void play_turn(struct course *course)
{
    struct plan_list plans = {.room = 1};
    plans_find(course->sight, &course->outlook, &course->game, 0, NULL, &plans);
    plans_make(course->sight, &course->outlook, &course->game, &plans.plan[0]);
    course->made++;
}

/* One step further; false at the end. */
static bool go_on(struct course *course)
{
    struct game *game = &course->game;
    bool chooses = game_awaits_offer(game) || game_awaits_draft(game);
    uint8_t wanted = chooses ? course->tile_of[game->bazaar.chooser] : NO_TILE;
    if (game_awaits_draw(game))
        return draw(course);
    if (game_awaits_placement(game))
        play_turn(course);
    else if (game_awaits_bid(game))
        make(game, move_plain(VERB_PASS));
    else if (wanted != NO_TILE)
        make(game, game_awaits_offer(game) ? move_offer(wanted, 0) : move_take(wanted));
    else
        return false;
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
