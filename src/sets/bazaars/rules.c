/* Bazaars (BZ): announced after the host's turn, auctioned or drafted, then the tiles are
 * played. An auction waits for the one in hand (TB10). */
#include "sets/bazaars/rules.h"

#include "rules/agenda.h"
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/recorded.h"
#include "rules/turn.h"

#include <string.h>

/* Nobody holds one yet, and nobody ever does without them. */
void bazaars_start(struct game *game)
{
    game->bazaar.host = NOBODY;
}

static bool has_tile(const struct bazaar *bazaar, uint8_t player)
{
    for (unsigned t = 0; t < bazaar->tiles; t++)
        if (bazaar->owner[t] == player)
            return true;
    return false;
}

static unsigned tiles_left(const struct bazaar *bazaar)
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
    while (has_tile(&game->bazaar, player));
    return player;
}

static void take(struct game *game, uint8_t taker, uint8_t other, unsigned tile, int points,
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

static unsigned first_tile_left(const struct bazaar *bazaar)
{
    unsigned tile = 0;
    while (bazaar->owner[tile] != NOBODY)
        tile++;
    return tile;
}

int game_purse(const struct game *game, unsigned player)
{
    int score = game->player[player].score;
    if (game->options.value[OPTION_BAZAAR_BIDS] == BAZAAR_BIDS_OPEN || score > BIDS_MAX)
        return BIDS_MAX;
    return score > 0 ? score : 0;
}

/* Tiles are played clockwise, starting as option bazaar-first says (BZ10). */
static void play_next(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    bool first_taker = game->options.value[OPTION_BAZAAR_FIRST] == BAZAAR_FIRST_TAKER;
    uint8_t player = first_taker ? bazaar->first : player_after(game, bazaar->host);
    for (unsigned p = 0; p < bazaar->played; p++)
        player = player_after(game, player);
    unsigned tile = 0;
    while (bazaar->owner[tile] != player)
        tile++;
    bazaar->played++;
    turn_begin(game, player, PHASE_PLACE, bazaar->tile[tile], events);
}

/* Reveal: one tile per player (BZ4). */

static bool reveal_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = ACTOR_CHANCE;
    return true;
}

static void reveal_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    (void)moves;
}

static enum refusal check_revealed(const struct game *game, struct move move)
{
    uint8_t wanted[TILE_KINDS_MAX] = {0};
    for (unsigned t = 0; t < game->options.players; t++)
        if (move.kinds[t] >= tile_kinds_count ||
            ++wanted[move.kinds[t]] > game->pile.left[move.kinds[t]])
            return REFUSAL_TILE_NOT_IN_PILE;
    return REFUSAL_NONE;
}

/* If nobody has a point to bid, own-score turns an auction into a draft (ED). */
static bool is_draft(const struct game *game)
{
    if (game->options.value[OPTION_BAZAAR_MODE] == BAZAAR_MODE_DRAFT)
        return true;
    for (unsigned player = 0; player < game->options.players; player++)
        if (game_purse(game, player) > 0)
            return false;
    return true;
}

static enum refusal reveal_apply(struct game *game, struct move move, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (move.verb != VERB_REVEAL)
        return REFUSAL_WRONG_MOMENT;
    enum refusal refusal = check_revealed(game, move);
    if (refusal != REFUSAL_NONE)
        return refusal;
    for (uint8_t t = 0; t < game->options.players; t++) {
        draw_from_pile(game, move.kinds[t]);
        bazaar->tile[t] = move.kinds[t];
        bazaar->owner[t] = NOBODY;
    }
    game->pile.aside = game->pile.aside_from = 0;
    bazaar->replacing = 0;
    for (unsigned e = 0; e < game->agenda.count; e++)
        if (game->agenda.entry[e].due == DUE_AUCTION)
            game->agenda.entry[e].argument = 0;
    bazaar->tiles = game->options.players;
    bazaar->chooser = player_after(game, bazaar->host);
    game->turn.phase = is_draft(game) ? PHASE_DRAFT : PHASE_OFFER;
    tell(events, (struct event){.type = EVENT_REVEAL, .player = bazaar->host});
    return REFUSAL_NONE;
}

const struct phase_rules reveal_phase = {
    .enter = reveal_enter, .legal = reveal_legal, .apply = reveal_apply};

/* Offer: the chooser picks a tile and opens the bidding (BZ4); the last tile is free (BZ9). */

static bool offer_enter(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    bazaar->offered = NOBODY;
    if (tiles_left(bazaar) > 1) {
        game->turn.actor = bazaar->chooser;
        return true;
    }
    take(game, bazaar->chooser, NOBODY, first_tile_left(bazaar), 0, events);
    play_next(game, events);
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
    bazaar->offered = move.arg;
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
    if (other != NOBODY)
        game->player[other].score += bazaar->bid;
    take(game, taker, other, bazaar->offered, bazaar->bid, events);
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
    take(game, bazaar->chooser, NOBODY, tile, 0, events);
    bazaar->played++;
    turn_begin(game, bazaar->chooser, PHASE_PLACE, bazaar->tile[tile], events);
}

static bool draft_enter(struct game *game, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (tiles_left(bazaar) > 1) {
        game->turn.actor = bazaar->chooser;
        return true;
    }
    draft(game, first_tile_left(bazaar), events);
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

/* Between turns. */

static_assert(AGENDA_MAX >= BAZAARS_MAX + 3, "a round and second parts may be due, too");

/* A tile drawn and placed, in a round, too; not a won one (BZ2, BZ10, BZ11). */
static bool brings_auction(const struct game *game)
{
    return game->turn.drawn && game->turn.placed != NO_TILE &&
           tile_kinds[game->board.tile[game->turn.placed].kind].flags & TILE_BAZAAR;
}

/* Announces an auction if the tile placed brings one (BZ2, TB10). */
void bazaars_announce(struct game *game)
{
    bool is_won = game_holds_bazaar(game) && game_part(game) == 1;
    if (brings_auction(game))
        agenda_note(game, DUE_AUCTION, game->turn.player, is_won ? BAZAAR_REPLACING : 0);
}

static bool has_tile_for_everybody(const struct game *game) /* BZ3 */
{
    return game->pile.tiles >= game->options.players;
}

void bazaars_lay_out(struct game *game)
{
    if (has_tile_for_everybody(game)) {
        game->pile.aside = game->options.players;
        game->pile.aside_from = game->pile.tiles;
    } else {
        agenda_forget(game, DUE_AUCTION);
    }
}

/* In the order announced; the pile must still have enough tiles (TB10). */
bool bazaars_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)events;
    if (!has_tile_for_everybody(game))
        return false;
    game->turn.player = entry.who;
    game->turn.phase = PHASE_REVEAL;
    game->bazaar = (struct bazaar){.host = entry.who,
                                   .offered = NOBODY,
                                   .first = NOBODY,
                                   .replacing = (uint8_t)entry.argument};
    agenda_note(game, DUE_ROUND, entry.who, 0);
    return true;
}

bool bazaars_go_on(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (tiles_left(bazaar) > 0) {
        bazaar->chooser = player_after(game, bazaar->chooser);
        game->turn.phase = PHASE_DRAFT;
    } else if (bazaar->played < bazaar->tiles) {
        play_next(game, events);
    } else {
        *bazaar = (struct bazaar){.host = NOBODY};
        return false;
    }
    agenda_note(game, DUE_ROUND, entry.who, 0);
    return true;
}

/* Bazaars drawn in place of won tiles used to bring no auction (BZ11): a draw for a reveal, if all
 * that are announced are such. */
bool bazaars_were_none(const struct game *game, struct move move)
{
    const struct agenda *agenda = &game->agenda;
    if (move.verb != VERB_DRAW || !game_awaits_reveal(game) || !draw_has(game, move.arg))
        return false;
    bool are_new = game->bazaar.replacing == BAZAAR_REPLACING;
    for (unsigned e = 0; e < agenda->count; e++)
        are_new &=
            agenda->entry[e].due != DUE_AUCTION || agenda->entry[e].argument == BAZAAR_REPLACING;
    return are_new;
}

/* With a tile in the pile for each player, somebody draws. */
void bazaars_hold_none(struct game *game)
{
    game->bazaar = (struct bazaar){.host = NOBODY};
    game->pile.aside = game->pile.aside_from = 0;
    agenda_forget(game, DUE_ROUND);
    agenda_forget(game, DUE_AUCTION);
    game->turn.phase = PHASE_NEXT;
}

void game_take_offer_back(struct game *game)
{
    if (game_awaits_draft(game))
        return;
    game->turn.phase = PHASE_OFFER;
    game->turn.actor = game->bazaar.chooser;
    game->bazaar.offered = NOBODY;
    game->bazaar.bidder = game->bazaar.asked = 0;
    game->bazaar.bid = 0;
}

unsigned game_announced(const struct game *game, uint8_t hosts[BAZAARS_MAX])
{
    return agenda_players(&game->agenda, DUE_AUCTION, hosts);
}
