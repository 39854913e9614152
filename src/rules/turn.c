#include "rules/chapters.h"

#include <assert.h>

static void nothing_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    (void)moves;
}

static enum refusal nothing_applies(struct game *game, struct move move, struct event_list *events)
{
    (void)move;
    (void)events;
    return game_is_over(game) ? REFUSAL_GAME_OVER : REFUSAL_WRONG_MOMENT;
}

/* The turn passes to the next player clockwise, or the game ends with the pile (B2, B11). */
static bool next_enter(struct game *game, struct event_list *events)
{
    struct turn *turn = &game->turn;
    turn->placed = NO_TILE;
    if (game->pile.tiles == 0) {
        turn->phase = PHASE_OVER;
        return false;
    }
    turn->player = (uint8_t)((turn->player + 1) % game->options.players);
    turn->number++;
    turn->phase = PHASE_DRAW;
    tell(events, (struct event){.type = EVENT_TURN, .player = turn->player});
    return false;
}

/* The course of a turn. */
const struct phase_rules phases[PHASES_COUNT] = {
    [PHASE_DRAW] = {draw_enter, draw_legal, draw_apply},
    [PHASE_PLACE] = {place_enter, place_legal, place_apply},
    [PHASE_BUILD] = {deploy_enter, deploy_legal, deploy_apply},
    [PHASE_SCORE] = {score_enter, nothing_legal, nothing_applies},
    [PHASE_NEXT] = {next_enter, nothing_legal, nothing_applies},
    [PHASE_OVER] = {final_enter, nothing_legal, nothing_applies},
};

void turn_go_on(struct game *game, struct event_list *events)
{
    while (!phases[game->turn.phase].enter(game, events))
        assert(game->turn.phase < PHASES_COUNT);
}
