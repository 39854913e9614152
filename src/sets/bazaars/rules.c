/* How the tiles of a bazaar are auctioned or drafted, and played (BZ4-BZ13). */
#include "rules.h"

#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/turn.h"

/* The first tile of that owner, or of NOBODY; `tiles` if there is none. */
static unsigned tile_of(const struct bazaar *bazaar, uint8_t owner)
{
    unsigned tile = 0;
    while (tile < bazaar->tiles && bazaar->owner[tile] != owner)
        tile++;
    return tile;
}

unsigned bazaars_tiles_left(const struct bazaar *bazaar)
{
    unsigned left = 0;
    for (unsigned t = 0; t < bazaar->tiles; t++)
        left += bazaar->owner[t] == NOBODY;
    return left;
}

/* The next player clockwise without a tile; `player` is considered last. */
static uint8_t next_without_tile(const struct game *game, uint8_t player)
{
    do
        player = player_after(game, player);
    while (tile_of(&game->bazaar, player) < game->bazaar.tiles);
    return player;
}

static void bazaar_take(struct game *game, uint8_t taker, uint8_t other, unsigned tile, int points,
                        struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    bazaar->owner[tile] = taker;
    if (bazaar->first == NOBODY)
        bazaar->first = taker;
    tell(events, (struct event){.type = EVENT_AUCTION,
                                .player = taker,
                                .other = other,
                                .tile_kind = bazaar->tile[tile],
                                .points = (int16_t)points});
}

int game_purse(const struct game *game, unsigned player)
{
    int score = game->player[player].score;
    if (game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OPEN || score > BIDS_MAX)
        return BIDS_MAX;
    return score > 0 ? score : 0;
}

void bazaars_play_next(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    bool first_taker = game->options.value[OPTION_BAZAAR_FIRST] == BAZAAR_FIRST_TAKER;
    uint8_t player = first_taker ? bazaar->first : player_after(game, bazaar->host);
    for (unsigned p = 0; p < bazaar->played; p++)
        player = player_after(game, player);
    bazaar->played++;
    turn_begin(game, player, PHASE_PLACE, bazaar->tile[tile_of(bazaar, player)], events);
}

/* Offer: the chooser picks a tile and opens the bidding (BZ4); the last tile is free (BZ9). */

static bool offer_enter(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    bazaar->offered = NOBODY;
    if (bazaars_tiles_left(bazaar) > 1) {
        game->turn.actor = bazaar->chooser;
        return true;
    }
    bazaar_take(game, bazaar->chooser, NOBODY, tile_of(bazaar, NOBODY), 0, events);
    bazaars_play_next(game, events);
    return false;
}

static void offer_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        if (game->bazaar.owner[t] == NOBODY)
            add_move(moves, move_offer(t, 0));
}

static enum refusal check_bid(const struct game *game, int points)
{
    struct bid_limits limits = game_bid_limits(game);
    return points < limits.least  ? REFUSAL_BID_TOO_LOW
           : points > limits.most ? REFUSAL_BID_TOO_HIGH
                                  : REFUSAL_NONE;
}

static enum refusal offer_apply(struct game *game, struct move move, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (move.verb != VERB_OFFER)
        return REFUSAL_WRONG_MOMENT;
    if (move.arg >= bazaar->tiles || bazaar->owner[move.arg] != NOBODY)
        return REFUSAL_NO_SUCH_OFFER;
    enum refusal refusal = check_bid(game, move.points);
    if (refusal != REFUSAL_NONE)
        return refusal;
    bazaar->offered = (uint8_t)move.arg;
    bazaar->bid = move.points;
    bazaar->bidder = bazaar->asked = bazaar->chooser;
    game->turn.phase = PHASE_BID;
    tell(events, (struct event){.type = EVENT_OFFER,
                                .player = bazaar->chooser,
                                .tile_kind = bazaar->tile[move.arg],
                                .points = move.points});
    return REFUSAL_NONE;
}

const struct phase_rules offer_phase = {
    .enter = offer_enter, .legal = offer_legal, .apply = offer_apply};

/* Bid: clockwise, each player without a tile bids or passes once (BZ5). Players who cannot raise
 * are skipped. */

static bool bid_enter(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    (void)events;
    do
        bazaar->asked = next_without_tile(game, bazaar->asked);
    while (bazaar->asked != bazaar->chooser && game_purse(game, bazaar->asked) <= bazaar->bid);
    if (bazaar->asked != bazaar->chooser) {
        game->turn.actor = bazaar->asked;
        return true;
    }
    game->turn.phase = PHASE_SETTLE;
    return false;
}

struct bid_limits game_bid_limits(const struct game *game)
{
    if (game->turn.phase != PHASE_OFFER && game->turn.phase != PHASE_BID)
        return (struct bid_limits){0, -1};
    bool opens = game->turn.phase == PHASE_OFFER;
    return (struct bid_limits){opens ? 0 : game->bazaar.bid + 1,
                               game_purse(game, game->turn.actor)};
}

static void bid_legal(const struct game *game, struct move_list *moves)
{
    add_move(moves, move_bid(game_bid_limits(game).least));
    add_move(moves, move_plain(VERB_PASS));
}

static enum refusal bid_apply(struct game *game, struct move move, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    struct event event = {.type = EVENT_BID,
                          .player = bazaar->asked,
                          .tile_kind = bazaar->tile[bazaar->offered],
                          .points = -1};
    if (move.verb != VERB_BID && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    if (move.verb == VERB_BID) {
        enum refusal refusal = check_bid(game, move.points);
        if (refusal != REFUSAL_NONE)
            return refusal;
        bazaar->bid = event.points = move.points;
        bazaar->bidder = bazaar->asked;
    }
    tell(events, event);
    return REFUSAL_NONE;
}

const struct phase_rules bid_phase = {.enter = bid_enter, .legal = bid_legal, .apply = bid_apply};

/* Settle: buy from the highest bidder or sell to them (BZ6). */

static void settle(struct game *game, uint8_t taker, uint8_t other, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    bool after_taker = game->options.value[OPTION_BAZAAR_NEXT] == BAZAAR_NEXT_AFTER_TAKER;
    game->player[taker].score -= bazaar->bid;
    moment_corrected(game, taker, -bazaar->bid);
    if (other != NOBODY) {
        game->player[other].score += bazaar->bid;
        moment_corrected(game, other, bazaar->bid);
    }
    bazaar_take(game, taker, other, bazaar->offered, bazaar->bid, events);
    bazaar->chooser = next_without_tile(game, after_taker ? taker : bazaar->chooser); /* BZ8 */
    game->turn.phase = PHASE_OFFER;
}

static bool can_buy(const struct game *game)
{
    return game_purse(game, game->bazaar.chooser) >= game->bazaar.bid;
}

/* No decision is needed if the chooser was not outbid, or cannot pay and must sell. */
static bool settle_enter(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (bazaar->bidder == bazaar->chooser)
        settle(game, bazaar->chooser, NOBODY, events);
    else if (!can_buy(game))
        settle(game, bazaar->bidder, bazaar->chooser, events);
    else
        game->turn.actor = bazaar->chooser;
    return game->turn.phase == PHASE_SETTLE;
}

static void settle_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    add_move(moves, move_plain(VERB_BUY));
    add_move(moves, move_plain(VERB_SELL));
}

static enum refusal settle_apply(struct game *game, struct move move, struct event_list *events)
{
    uint8_t chooser = game->bazaar.chooser, bidder = game->bazaar.bidder;
    if (move.verb == VERB_BUY)
        settle(game, chooser, bidder, events);
    else if (move.verb == VERB_SELL)
        settle(game, bidder, chooser, events);
    else
        return REFUSAL_WRONG_MOMENT;
    return REFUSAL_NONE;
}

const struct phase_rules settle_phase = {
    .enter = settle_enter, .legal = settle_legal, .apply = settle_apply};

/* Draft: each player takes a tile and plays it at once (BZ13); the last player takes the last
 * tile. */

static void draft(struct game *game, unsigned tile, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    bazaar_take(game, bazaar->chooser, NOBODY, tile, 0, events);
    bazaar->played++;
    turn_begin(game, bazaar->chooser, PHASE_PLACE, bazaar->tile[tile], events);
}

static bool draft_enter(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (bazaars_tiles_left(bazaar) > 1) {
        game->turn.actor = bazaar->chooser;
        return true;
    }
    draft(game, tile_of(bazaar, NOBODY), events);
    return false;
}

static void draft_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        if (game->bazaar.owner[t] == NOBODY)
            add_move(moves, move_take(t));
}

static enum refusal draft_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_TAKE)
        return REFUSAL_WRONG_MOMENT;
    if (move.arg >= game->bazaar.tiles || game->bazaar.owner[move.arg] != NOBODY)
        return REFUSAL_NO_SUCH_OFFER;
    draft(game, move.arg, events);
    return REFUSAL_NONE;
}

const struct phase_rules draft_phase = {
    .enter = draft_enter, .legal = draft_legal, .apply = draft_apply};
