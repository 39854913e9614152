#include "rules/chapters.h"

#include <assert.h>

static void nothing_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    (void)moves;
}

/* Of the phases in which nobody decides only the end is ever seen from outside. */
static enum refusal nothing_applies(struct game *game, struct move move, struct event_list *events)
{
    (void)game;
    (void)move;
    (void)events;
    return REFUSAL_GAME_OVER;
}

void turn_begin(struct game *game, unsigned player, enum phase phase, uint8_t hand,
                struct event_list *events)
{
    game->turn = (struct turn){.phase = (uint8_t)phase,
                               .player = (uint8_t)player,
                               .hand = hand,
                               .placed = NO_TILE,
                               .built = NO_BRIDGE,
                               .number = (uint8_t)(game->turn.number + 1)};
    tell(events, (struct event){.type = EVENT_TURN, .player = (uint8_t)player});
}

/* A bazaar comes first; then the turn passes to the next player clockwise, or the game ends with
 * the pile (B2, B11). */
static bool next_enter(struct game *game, struct event_list *events)
{
    if (bazaar_goes_on(game, events))
        return false;
    if (game->pile.tiles == 0)
        game->turn.phase = PHASE_OVER;
    else
        turn_begin(game, player_after(game, game->turn.player), PHASE_DRAW, NO_TILE_KIND, events);
    return false;
}

/* The course of a turn, and of a bazaar after it. */
const struct phase_rules phases[PHASES_COUNT] = {
    [PHASE_DRAW] = {draw_enter, draw_legal, draw_apply},
    [PHASE_PLACE] = {place_enter, place_legal, place_apply},
    [PHASE_BUILD] = {build_enter, build_legal, build_apply},
    [PHASE_COMPLETE] = {complete_enter, nothing_legal, nothing_applies},
    [PHASE_CASTLE] = {castles_enter, castles_legal, castles_apply},
    [PHASE_SCORE] = {score_enter, nothing_legal, nothing_applies},
    [PHASE_CLAIM] = {claims_enter, claims_legal, claims_apply},
    [PHASE_CROSS] = {cross_enter, cross_legal, cross_apply},
    [PHASE_NEXT] = {next_enter, nothing_legal, nothing_applies},
    [PHASE_REVEAL] = {reveal_enter, reveal_legal, reveal_apply},
    [PHASE_OFFER] = {offer_enter, offer_legal, offer_apply},
    [PHASE_BID] = {bid_enter, bid_legal, bid_apply},
    [PHASE_SETTLE] = {settle_enter, settle_legal, settle_apply},
    [PHASE_DRAFT] = {draft_enter, draft_legal, draft_apply},
    [PHASE_OVER] = {final_enter, nothing_legal, nothing_applies},
};

void turn_go_on(struct game *game, struct event_list *events)
{
    while (!phases[game->turn.phase].enter(game, events))
        assert(game->turn.phase < PHASES_COUNT);
}
