#include "stage_choice.h"

#include "choosing/placing.h"
#include "language/language.h"

#include <stdio.h>

static bool is_choosing(const struct game *game)
{
    return game_awaits_offer(game) || game_awaits_draft(game);
}

static void set_hint(struct auction *auction, const struct game *game)
{
    char *hint = auction->hint;
    if (game_awaits_offer(game))
        snprintf(hint, AUCTION_HINT_SIZE, _("offer tile %u for %d"), auction->tile + 1u,
                 auction->bid);
    else if (game_awaits_bid(game))
        snprintf(hint, AUCTION_HINT_SIZE, _("bid %d"), auction->bid);
    else if (game_awaits_settlement(game))
        snprintf(hint, AUCTION_HINT_SIZE, auction->sells ? _("sell for %d") : _("buy for %d"),
                 game->bazaar.bid);
    else
        snprintf(hint, AUCTION_HINT_SIZE, _("take tile %u"), auction->tile + 1u);
}

/* Finds out what the tile would do where it lies on trial. */
static void find_outcome(struct auction *auction)
{
    struct game then;
    if (auction->placing.where.squares == 0)
        return;
    struct move move = placing_move(&auction->placing);
    placing_try(&auction->placing, &auction->trial, &then, &auction->forced);
    auction->overlays = overlays_on(&then, board_tile_at(&then.board, move.at));
    forecast_find(&auction->forecast, &auction->trial, move);
}

/* Shows it there; the view goes along. */
static void show_trial(struct auction *auction)
{
    find_outcome(auction);
    auction->is_laid = true;
    board_pane_follow(&auction->pane, &auction->trial, placing_move(&auction->placing).at);
}

static void look_at(struct auction *auction, const struct game *game, unsigned tile)
{
    bool was_laid = auction->is_laid;
    struct square at = was_laid ? placing_move(&auction->placing).at : (struct square){0, 0};
    auction->tile = (uint8_t)tile;
    auction->is_aimed = was_laid;
    auction->is_laid = false;
    set_hint(auction, game);
    if (auction->is_blind)
        return;
    auction_try(&auction->trial, game, tile, game_actor(game));
    placing_begin(&auction->placing, &auction->trial);
    if (!was_laid || auction->placing.where.squares == 0)
        return;
    placing_put(&auction->placing, at);
    show_trial(auction);
}

void auction_lay(struct auction *auction, int by)
{
    if (auction->placing.where.squares == 0)
        return;
    if (auction->is_laid)
        placing_step(&auction->placing, by);
    show_trial(auction);
}

bool auction_lay_on(struct auction *auction, struct square at)
{
    if (!placing_put(&auction->placing, at))
        return false;
    show_trial(auction);
    return true;
}

void auction_turn(struct auction *auction, int by)
{
    if (auction->is_laid)
        placing_turn(&auction->placing, by);
    show_trial(auction);
}

static bool can_look_at(const struct game *game, unsigned tile)
{
    return !is_choosing(game) || game->bazaar.owner[tile] == NOBODY;
}

void auction_begin(struct auction *auction, const struct game *game)
{
    unsigned tile = 0;
    if (is_choosing(game))
        while (!can_look_at(game, tile))
            tile++;
    else
        tile = game->bazaar.offered;
    auction->is_typed = auction->sells = auction->is_laid = false;
    auction->bid = is_choosing(game) ? 0 : game_bid_limits(game).least;
    look_at(auction, game, tile);
}

void auction_step(struct auction *auction, const struct game *game, int by)
{
    unsigned tiles = game->bazaar.tiles, tile = auction->tile;
    do
        tile = (tile + tiles + (unsigned)by) % tiles;
    while (!can_look_at(game, tile));
    auction->is_typed = false;
    look_at(auction, game, tile);
}

void auction_choose(struct auction *auction, const struct game *game, unsigned number)
{
    if (number >= 1 && number <= game->bazaar.tiles && can_look_at(game, number - 1))
        look_at(auction, game, number - 1);
}

static void set_bid(struct auction *auction, const struct game *game, int bid)
{
    auction->bid = bid < 0 ? 0 : bid > BIDS_MAX ? BIDS_MAX : bid;
    set_hint(auction, game);
}

void auction_raise(struct auction *auction, const struct game *game, int by)
{
    struct bid_limits limits = game_bid_limits(game);
    int bid = auction->bid + by;
    auction->is_typed = false;
    set_bid(auction, game,
            bid < limits.least  ? limits.least
            : bid > limits.most ? limits.most
                                : bid);
}

void auction_type(struct auction *auction, const struct game *game, int digit)
{
    int begun = auction->is_typed ? auction->bid : 0;
    if (10 * begun + digit <= BIDS_MAX)
        set_bid(auction, game, 10 * begun + digit);
    auction->is_typed = true;
}

void auction_erase(struct auction *auction, const struct game *game)
{
    set_bid(auction, game, auction->bid / 10);
}

void auction_turn_selling(struct auction *auction, const struct game *game)
{
    auction->sells = !auction->sells;
    set_hint(auction, game);
}

struct move auction_move(const struct auction *auction, const struct game *game)
{
    if (game_awaits_offer(game))
        return move_offer(auction->tile, auction->bid);
    if (game_awaits_bid(game))
        return move_bid(auction->bid);
    if (game_awaits_settlement(game))
        return move_plain(auction->sells ? VERB_SELL : VERB_BUY);
    return move_take(auction->tile);
}

bool auction_bid_is_good(const struct auction *auction, const struct game *game)
{
    struct bid_limits limits = game_bid_limits(game);
    return auction->bid >= limits.least && auction->bid <= limits.most;
}
