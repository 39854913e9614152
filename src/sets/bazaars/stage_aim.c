/* How the board is looked at while tiles are bid for: every square where the tile would fit should
 * be in sight, though there is less room than at the table. */
#include "choosing/placing.h"
#include "stage_choice.h"
#include "tui/board/board_view.h"

/* The squares from the north-west to the south-east. */
struct frame {
    int west, east, north, south;
};

static struct frame frame_with(struct frame frame, struct square at)
{
    return (struct frame){
        at.x < frame.west ? at.x : frame.west, at.x > frame.east ? at.x : frame.east,
        at.y < frame.north ? at.y : frame.north, at.y > frame.south ? at.y : frame.south};
}

static struct frame frame_of_board(const struct board *board)
{
    struct frame frame = {0, 0, 0, 0};
    for (unsigned t = 0; t < board->tiles; t++)
        frame = frame_with(frame, board->tile[t].at);
    return (struct frame){frame.west - 1, frame.east + 1, frame.north - 1, frame.south + 1};
}

static struct frame frame_of_fits(const struct placements *fits)
{
    struct frame frame = {fits->at[0].x, fits->at[0].x, fits->at[0].y, fits->at[0].y};
    for (unsigned s = 1; s < fits->squares; s++)
        frame = frame_with(frame, fits->at[s]);
    return frame;
}

/* Tries the sizes from `largest` down to `least`; the last one stays where none is small enough.
 * Returns whether the whole frame is in sight. */
static bool aim_at(struct board_pane *pane, struct frame frame, int largest, int least)
{
    struct viewport *viewport = &pane->viewport;
    int wide = frame.east - frame.west + 1, high = frame.south - frame.north + 1;
    bool holds = false;
    for (unsigned s = viewport_sizes_count; s-- > 0 && !holds;) {
        if (viewport_sizes[s] > largest || viewport_sizes[s] < least)
            continue;
        viewport->size = pane->in_glyphs ? GLYPH_VIEWPORT_SIZE : viewport_sizes[s];
        holds = wide * viewport->size <= viewport->cols &&
                high * (viewport->size / 2) <= viewport->rows;
    }
    viewport->row = ((frame.north + frame.south + 1) * (viewport->size / 2) - viewport->rows) / 2;
    viewport->col = ((frame.west + frame.east + 1) * viewport->size - viewport->cols) / 2;
    return holds;
}

/* Where the whole board fits in a size at which tiles can be told apart, it is shown so that it
 * stands still from tile to tile; else only the part that matters. */
static void aim(struct auction *auction, const struct game *game)
{
    enum { LARGEST = 16, LEAST = 6 }; /* below that walls, roads and roofs run together */
    struct frame whole = frame_of_board(&game->board);
    if (!aim_at(&auction->pane, whole, LARGEST, LEAST) && auction->placing.where.squares > 0)
        aim_at(&auction->pane, frame_of_fits(&auction->placing.where), 8, LEAST);
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
