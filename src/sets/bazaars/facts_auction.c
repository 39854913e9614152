#include "facts_auction.h"

#include "facts/position.h"

unsigned auction_tiles_left(const struct game *game)
{
    const struct bazaar *bazaar = &game->bazaar;
    unsigned tiles = 0;
    for (unsigned t = 0; t < bazaar->tiles; t++)
        tiles |= (unsigned)(bazaar->owner[t] == NOBODY) << t;
    return tiles;
}

unsigned auction_players_left(const struct game *game)
{
    unsigned players = (1u << game->options.players) - 1;
    for (unsigned t = 0; t < game->bazaar.tiles; t++)
        if (game->bazaar.owner[t] != NOBODY)
            players &= ~(1u << game->bazaar.owner[t]);
    return players;
}

static unsigned tiles_owned(const struct game *game)
{
    unsigned owned = 0;
    for (unsigned tile = 0; tile < game->bazaar.tiles; tile++)
        owned += game->bazaar.owner[tile] != NOBODY;
    return owned;
}

bool auction_is_offered(const struct game *game)
{
    return game_awaits_bid(game) || game_awaits_settlement(game);
}

bool auction_is_open(const struct game *game)
{
    return game_awaits_offer(game) || auction_is_offered(game) || game_awaits_draft(game);
}

bool auction_is_on(const struct game *game)
{
    return game_awaits_reveal(game) || auction_is_open(game);
}

bool auction_is_played(const struct game *game)
{
    return game->bazaar.host != NOBODY && game->bazaar.played > 0 && !auction_is_on(game);
}

bool auction_is_decided(const struct game *game)
{
    unsigned left = auction_tiles_left(game);
    return (left & (left - 1)) == 0;
}

static unsigned tile_of(const struct bazaar *bazaar, uint8_t owner)
{
    unsigned tile = 0;
    while (bazaar->owner[tile] != owner)
        tile++;
    return tile;
}

static enum auction_way way_of(const struct game *before, const struct event *event)
{
    if (before->bazaar.offered == NOBODY && !game_awaits_offer(before))
        return WAY_TAKEN;
    if (event->other == NOBODY)
        return WAY_OWN;
    if (event->other != before->bazaar.chooser)
        return WAY_BOUGHT;
    return game_awaits_settlement(before) ? WAY_SOLD : WAY_FORCED;
}

static void add_sales(struct auction_account *account, const struct game *before,
                      const struct game *after, const struct event *event, size_t events)
{
    bool is_first = true;
    for (size_t e = 0; e < events; e++) {
        if (event[e].type != EVENT_AUCTION)
            continue;
        /* A sale leaves one tile, which is then taken at once (BZ9). */
        enum auction_way way = is_first ? way_of(before, &event[e]) : WAY_LAST;
        account->sale[account->sales++] =
            (struct auction_sale){.tile = (uint8_t)tile_of(&after->bazaar, event[e].player),
                                  .way = (uint8_t)way,
                                  .taker = event[e].player,
                                  .other = event[e].other,
                                  .points = event[e].points};
        is_first = false;
    }
}

/* A new tile is chosen: nobody has bid for it. */
static void clear_standings(struct auction_account *account, const struct game *game)
{
    for (unsigned player = 0; player < game->options.players; player++)
        account->standing[player] = STANDING_IN;
}

static void note_bid(struct auction_account *account, const struct game *before, struct move move)
{
    unsigned actor = game_actor(before);
    switch ((int)move.verb) {
    case VERB_OFFER:
        clear_standings(account, before);
        break;
    case VERB_BID:
        account->standing[actor] = STANDING_BID;
        account->bid[actor] = move.points;
        break;
    case VERB_PASS:
        account->standing[actor] = STANDING_PASSED;
        break;
    default:
        break;
    }
}

enum auction_standing auction_standing(const struct auction_account *account,
                                       const struct game *game, unsigned player)
{
    const struct bazaar *bazaar = &game->bazaar;
    bool is_bid_for = auction_is_offered(game);
    if (bazaar->chooser == player && (game_awaits_offer(game) || game_awaits_draft(game)))
        return STANDING_CHOOSES;
    if (bazaar->asked == player && game_awaits_bid(game))
        return STANDING_IS_ASKED;
    if (bazaar->chooser == player && is_bid_for)
        return STANDING_OFFERED;
    if (!(auction_players_left(game) >> player & 1u))
        return STANDING_HAS_TILE;
    if (account->standing[player] == STANDING_IN && is_bid_for)
        return game_purse(game, player) > bazaar->bid ? STANDING_TO_BID : STANDING_SHORT;
    return (enum auction_standing)account->standing[player];
}

struct auction_account auction_account_begin(const struct game *revealed)
{
    struct auction_account account = {.sales = 0};
    for (unsigned player = 0; player < revealed->options.players; player++)
        account.before[player] = revealed->player[player].score;
    return account;
}

void auction_account_add(struct auction_account *account, const struct game *before,
                         struct move move, const struct game *after, const struct event *event,
                         size_t events)
{
    unsigned sold = account->sales;
    if (game_awaits_offer(before) || game_awaits_bid(before))
        note_bid(account, before, move);
    add_sales(account, before, after, event, events);
    if (account->sales > sold)
        clear_standings(account, before);
}

int auction_balance(const struct auction_account *account, unsigned player)
{
    int balance = 0;
    for (unsigned s = 0; s < account->sales; s++) {
        const struct auction_sale *sale = &account->sale[s];
        balance +=
            (sale->other == player ? sale->points : 0) - (sale->taker == player ? sale->points : 0);
    }
    return balance;
}

const struct auction_sale *auction_sale_of(const struct auction_account *account, unsigned tile)
{
    for (unsigned s = 0; s < account->sales; s++)
        if (account->sale[s].tile == tile)
            return &account->sale[s];
    return NULL;
}

bool auction_tile_is_in_hand(const struct game *game)
{
    return auction_is_played(game) && game_hand(game) != NO_TILE_KIND && !game->turn.drawn;
}

bool auction_has_begun(const struct game *game)
{
    return game->bazaar.offered != NOBODY || tiles_owned(game) > 0;
}

unsigned auction_deals(const struct game *game, int bid, struct auction_deal deal[2])
{
    uint8_t chooser = game->bazaar.chooser, bidder = (uint8_t)game_actor(game);
    if (!auction_is_open(game) || game_awaits_draft(game))
        return 0;
    if (game_awaits_settlement(game)) {
        bidder = game->bazaar.bidder;
        bid = game->bazaar.bid;
    }
    deal[0] = (struct auction_deal){bidder, bidder == chooser ? NOBODY : chooser, bid};
    deal[1] = (struct auction_deal){chooser, bidder, bid};
    return bidder == chooser || game_purse(game, chooser) < bid ? 1 : 2;
}

/* All players clockwise from `first` on. */
static unsigned players_from(const struct game *game, unsigned first, uint8_t player[PLAYERS_MAX])
{
    unsigned players = game->options.players;
    for (unsigned p = 0; p < players; p++)
        player[p] = (uint8_t)((first + p) % players);
    return players;
}

unsigned auction_without_tile(const struct game *game, uint8_t player[PLAYERS_MAX])
{
    uint8_t all[PLAYERS_MAX];
    unsigned players = players_from(game, game->bazaar.chooser, all), without = 0;
    for (unsigned p = 0; p < players; p++)
        if (auction_players_left(game) >> all[p] & 1u)
            player[without++] = all[p];
    return without;
}

unsigned auction_last_tile(const struct game *game, unsigned tile)
{
    unsigned left = auction_tiles_left(game) & ~(1u << tile);
    return left != 0 && (left & (left - 1)) == 0 ? (unsigned)__builtin_ctz(left) : NOBODY;
}

/* In a draft every tile is played as it is taken, in an auction none before all are sold. */
static bool is_drafted(const struct game *game)
{
    return game_awaits_draft(game) ||
           (game->bazaar.played > 0 && game->bazaar.played == tiles_owned(game) &&
            game->bazaar.played < game->bazaar.tiles);
}

unsigned auction_order(const struct game *game, uint8_t player[PLAYERS_MAX])
{
    const struct bazaar *bazaar = &game->bazaar;
    bool by_taker = game->options.value[OPTION_BAZAAR_FIRST] == BAZAAR_FIRST_TAKER;
    if (is_drafted(game) || !by_taker)
        return players_from(game, bazaar->host + 1u, player);
    return bazaar->first == NOBODY ? 0 : players_from(game, bazaar->first, player);
}

/* Whether the player has begun to place the tile won. */
static bool has_played(const struct game *game, uint8_t owner)
{
    uint8_t player[PLAYERS_MAX];
    unsigned players = auction_order(game, player);
    for (unsigned p = 0; p < players && p < game->bazaar.played; p++)
        if (player[p] == owner)
            return true;
    return false;
}

bool auction_tile_is_unplaced(const struct game *game, unsigned tile)
{
    uint8_t owner = game->bazaar.owner[tile];
    return owner == NOBODY || !has_played(game, owner);
}

void auction_try(struct game *then, const struct game *game, unsigned tile, unsigned player)
{
    *then = *game;
    then->turn = (struct turn){.phase = PHASE_PLACE,
                               .player = (uint8_t)player,
                               .actor = (uint8_t)player,
                               .hand = game->bazaar.tile[tile],
                               .placed = NO_TILE,
                               .built = NO_TRACK,
                               .number = (tile_number)(game_turn(game) + 1)};
}

/* The tiles of auctions, counted (BZ6). */

void auctions_begin(struct game_result *result)
{
    result->offerer = NOBODY;
}

static void add_sale(struct game_result *result, const struct event *sale)
{
    uint8_t offerer = result->offerer;
    result->offerer = NOBODY;
    if (offerer == NOBODY)
        return;
    result->won[sale->player]++;
    if (sale->player != offerer)
        result->sold[offerer]++;
    else if (sale->other != NOBODY)
        result->bought[offerer]++;
}

void auctions_add(struct game_result *result, const struct event *event)
{
    if (event->type == EVENT_OFFER)
        result->offerer = event->player;
    else if (event->type == EVENT_AUCTION)
        add_sale(result, event);
}

void auctions_sum_up(struct career *career, const struct game_result *result, unsigned player)
{
    career->won += result->won[player];
    career->bought += result->bought[player];
    career->sold += result->sold[player];
}

long career_average_price(const struct career *career)
{
    return career_average_of(career->paid[FROM_AUCTIONS], career->won);
}
