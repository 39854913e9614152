#include "stage_choice.h"

#include "choosing/choosing.h"
#include "tui/board/board_view.h"

static bool is_choosing(const struct game *game)
{
    return game_awaits_offer(game) || game_awaits_draft(game);
}

/* Points that are entered. */

bool points_entry_is_within(const struct points_entry *entry, struct bid_limits limits)
{
    return entry->points >= limits.least && entry->points <= limits.most;
}

/* The tile looked at. */

/* Finds out what the tile would do where it lies on trial. */
static void find_outcome(struct auction *auction)
{
    struct game then;
    if (auction->placing.where.squares == 0)
        return;
    struct move move = placing_move(&auction->placing);
    placing_try(&auction->placing, &auction->trial, &then, &auction->forced);
    auction->overlays = overlays_on(&then, board_tile_at(&then.board, move.at));
    forecast_find(&auction->forecast, &auction->trial, &move, 1);
    contacts_find(&auction->contacts, &auction->trial, move);
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
    if (auction->is_blind)
        return;
    auction_try(&auction->trial, game, tile, game_actor(game));
    placing_begin(&auction->placing, &auction->trial, auction->ranking);
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
    else
        auction->is_aimed = false; /* nearer */
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
    auction->sells = auction->is_laid = false;
    auction->bid =
        (struct points_entry){is_choosing(game) ? 0 : game_bid_limits(game).least, false};
    look_at(auction, game, tile);
}

void auction_step(struct auction *auction, const struct game *game, int by)
{
    unsigned tiles = game->bazaar.tiles, tile = auction->tile;
    do
        tile = (tile + tiles + (unsigned)by) % tiles;
    while (!can_look_at(game, tile));
    auction->bid.is_typed = false;
    look_at(auction, game, tile);
}

void auction_choose(struct auction *auction, const struct game *game, unsigned number)
{
    if (number >= 1 && number <= game->bazaar.tiles && can_look_at(game, number - 1))
        look_at(auction, game, number - 1);
}

struct move auction_move(const struct auction *auction, const struct game *game)
{
    if (game_awaits_offer(game))
        return move_offer(auction->tile, auction->bid.points);
    if (game_awaits_bid(game))
        return move_bid(auction->bid.points);
    if (game_awaits_settlement(game))
        return move_plain(auction->sells ? VERB_SELL : VERB_BUY);
    return move_take(auction->tile);
}

/* How the board is looked at while tiles are bid for: every square where the tile would fit should
 * be in sight, though there is less room than at the table. */

static struct span span_of_fits(const struct placements *fits)
{
    struct span span = {fits->at[0].x, fits->at[0].x, fits->at[0].y, fits->at[0].y};
    for (unsigned s = 1; s < fits->squares; s++)
        span = span_with(span, fits->at[s]);
    return span;
}

/* Tries the sizes from `largest` down to `least`; the last one stays where none is small enough.
 * Returns whether all of these squares are in sight. */
static bool aim_at(struct board_pane *pane, struct span span, int largest, int least)
{
    struct viewport *viewport = &pane->viewport;
    bool holds = viewport_size_for(viewport, board_pane_zooms(pane), span, 0, least, largest);
    viewport->row = ((span.north + span.south + 1) * (viewport->size / 2) - viewport->rows) / 2;
    viewport->col = ((span.west + span.east + 1) * viewport->size - viewport->cols) / 2;
    return holds;
}

/* Where the whole board fits in a size at which tiles can be told apart, it is shown so that it
 * stands still from tile to tile; else only the part that matters. */
static void aim(struct auction *auction, const struct game *game)
{
    /* Below the least size walls, roads and roofs run together: only before a tile is laid on
     * trial, so that all squares where it fits are in sight. */
    enum { LARGEST = 16, LEAST_FITS = 4 };
    int least = board_pane_zooms(&auction->pane)->least;
    if (!aim_at(&auction->pane, board_span(&game->board), LARGEST, least) &&
        auction->placing.where.squares > 0)
        aim_at(&auction->pane, span_of_fits(&auction->placing.where), 8,
               auction->is_laid ? least : LEAST_FITS);
    viewport_tidy(&auction->pane.viewport, &game->board);
    if (auction->is_laid)
        board_pane_follow(&auction->pane, game, placing_move(&auction->placing).at);
}

void auction_aim(struct auction *auction, const struct game *game, struct area board,
                 const struct surroundings *around)
{
    struct board_pane *pane = &auction->pane;
    struct viewport before = pane->viewport;
    bool was_in_glyphs = pane->in_glyphs;
    board_pane_prepare(pane, game, board, around, game->board.tile[game->board.tiles - 1].at);
    bool has_changed = before.rows != pane->viewport.rows || before.cols != pane->viewport.cols ||
                       was_in_glyphs != pane->in_glyphs;
    if (has_changed || (!auction->is_aimed && !pane->is_zoomed))
        aim(auction, game);
    auction->is_aimed = true;
}

unsigned auction_unseen(const struct auction *auction)
{
    unsigned unseen = 0;
    for (unsigned s = 0; s < auction->placing.where.squares; s++)
        unseen += !viewport_shows(&auction->pane.viewport, auction->placing.where.at[s]);
    return unseen;
}

/* Tiles revealed from a real box. */

struct pile auction_reveal_pile(const struct auction_reveal *reveal, const struct game *game)
{
    struct pile pile = game->pile;
    for (unsigned t = 0; t < reveal->count; t++) {
        pile.left[reveal->kind[t]]--;
        pile.tiles--;
    }
    return pile;
}

bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game, kind_number kind)
{
    reveal->kind[reveal->count++] = kind;
    return reveal->count == game_reveal_count(game);
}

/* Sales at a real table. */

struct bid_limits sale_entry_limits(const struct sale_entry *entry, const struct game *game)
{
    const struct auction_deal *way = &entry->way[entry->chosen];
    return sale_limits(game, way->taker, way->other);
}
