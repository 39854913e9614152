#include "tui/board/board_view.h"

#include "tui/board/glyph_cells.h"
#include "tui/board/pixels.h"
#include "tui/ink.h"
#include "tui/seat_chip.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

struct drawing {
    struct canvas *canvas;
    struct area area;
    const struct board_scene *scene;
    const struct viewport *viewport;
    enum glyph_set set;
    bool is_small;
    struct node_mask lit;
};

static void glyph_board_put(const struct drawing *drawing, int row, int col, uint32_t glyph,
                            struct style style)
{
    if (row >= 0 && row < drawing->area.rows && col >= 0 && col < drawing->area.cols && glyph != 0)
        canvas_put(drawing->canvas, drawing->area.row + row, drawing->area.col + col, glyph, style);
}

/* Each kind of frame has its own lines, as colour may be missing: corners clockwise from the north
 * west, then across and upright. */
static const struct frame {
    uint32_t lines[2][7]; /* by enum glyph_set */
    uint16_t ink;
    uint8_t attribute;
} frames[BOARD_MARK_KINDS] = {
    [BOARD_MARK_LEGAL] = {{U"++++-:", U"┌┐┘└┄┆"}, INK_BOARD_LEGAL, 0},
    [BOARD_MARK_MENDED] = {{U"HHHH-:", U"╬╬╬╬┄┆"}, INK_BOARD_MENDED, 0},
    [BOARD_MARK_GHOST] = {{U"@@@@~!", U"╔╗╝╚═║"}, INK_BOARD_GHOST, CELL_BOLD},
    [BOARD_MARK_DISTRICT] = {{U"=====|", U"┏┓┛┗━┃"}, INK_BOARD_DISTRICT, CELL_BOLD},
    [BOARD_MARK_LAST] = {{U"/\\/\\", U"╭╮╯╰"}, INK_STRONG, CELL_BOLD}, /* corners only */
};

/* In the gaps around its squares. What is looked at is framed as the tile in hand is. Small tiles
 * have no lines across, as their edges are shown there. */
static void draw_frame(struct drawing *drawing, const struct board_mark *mark)
{
    bool is_looked_at = mark->kind == BOARD_MARK_OPEN || mark->kind == BOARD_MARK_CURSOR;
    const struct frame *frame = &frames[is_looked_at ? BOARD_MARK_GHOST : mark->kind];
    const uint32_t *line = frame->lines[drawing->set];
    struct style style = {frame->ink, INK_BOARD_GROUND, frame->attribute};
    int top = viewport_row(drawing->viewport, mark->at) - 1;
    int left = viewport_col(drawing->viewport, mark->at) - 1;
    int bottom = top + (1 + mark->more.rows) * (drawing->viewport->size / 2);
    int right = left + (1 + mark->more.cols) * drawing->viewport->size;
    for (int col = left + 1; col < right && !drawing->is_small; col++) {
        glyph_board_put(drawing, top, col, line[4], style);
        glyph_board_put(drawing, bottom, col, line[4], style);
    }
    for (int row = top + 1; row < bottom; row++) {
        glyph_board_put(drawing, row, left, line[5], style);
        glyph_board_put(drawing, row, right, line[5], style);
    }
    glyph_board_put(drawing, top, left, line[0], style);
    glyph_board_put(drawing, top, right, line[1], style);
    glyph_board_put(drawing, bottom, right, line[2], style);
    glyph_board_put(drawing, bottom, left, line[3], style);
}

static void draw_last(struct drawing *drawing, const struct board_mark *mark)
{
    draw_frame(drawing, mark);
}

/* What a territory shows in every other column: the letter of the feature's owner, small on fields,
 * as farmers are; 0 where it shows nothing. */
static char letter_of_owner(const struct drawing *drawing, unsigned node, int row, int col,
                            const struct seat **seat)
{
    const struct territory *territory = &drawing->scene->territory;
    int x = col + drawing->viewport->col, y = row + drawing->viewport->row;
    if (node == NO_NODE || territory->owners[node] == 0 || (x + y) % 2 != 0)
        return 0;
    *seat = &drawing->scene->seats->seat[territory_owner_at(territory, node, x / 2, y, 1)];
    return territory->kind == TERRITORY_FIELDS ? (char)tolower((unsigned char)(*seat)->letter[0])
                                               : (*seat)->letter[0];
}

static void draw_mark(const struct drawing *drawing, int row, int col, enum glyph_mark mark,
                      unsigned node, uint8_t attribute)
{
    const struct seat *seat;
    char letter = letter_of_owner(drawing, node, row, col, &seat);
    if (letter != 0)
        glyph_board_put(drawing, row, col, (uint32_t)(unsigned char)letter,
                        (struct style){seat_body(seat), INK_BOARD_GROUND, CELL_BOLD});
    else
        glyph_board_put(drawing, row, col, glyph_of_mark(mark, drawing->set),
                        (struct style){ink_of_mark(mark), INK_BOARD_GROUND, attribute});
}

static uint8_t attribute_of(const struct drawing *drawing, const struct placed_tile *placed,
                            uint8_t segment)
{
    if (segment == NO_SEGMENT)
        return 0;
    unsigned node = glyph_node_of(placed, segment);
    return node == NO_NODE || /* what is not built yet is lit */
                   node_mask_has(&drawing->lit, node) ||
                   node_mask_has(&drawing->scene->territory.paying, node)
               ? CELL_REVERSE
               : 0;
}

/* What goes on to the neighbour goes on in the gap too. */
static void draw_gap(const struct drawing *drawing, const struct placed_tile *placed,
                     const struct glyph_tile *tile, unsigned edge, int row, int col)
{
    const struct board *board = &drawing->scene->game->board;
    uint8_t segment = tile->edge_segment[edge];
    if (tile->edge_mark[edge] != MARK_GRASS &&
        board_tile_at(board, square_beside(placed->at, edge)) != NO_TILE)
        draw_mark(drawing, row, col, (enum glyph_mark)tile->edge_mark[edge],
                  glyph_node_of(placed, segment), attribute_of(drawing, placed, segment));
}

static void draw_gaps(const struct drawing *drawing, const struct placed_tile *placed,
                      const struct glyph_tile *tile)
{
    int row = viewport_row(drawing->viewport, placed->at),
        col = viewport_col(drawing->viewport, placed->at);
    if (drawing->is_small) {
        draw_gap(drawing, placed, tile, EDGE_E, row, col + GLYPH_SMALL_COLS);
        return;
    }
    draw_gap(drawing, placed, tile, EDGE_E, row + 1, col + GLYPH_TILE_COLS);
    draw_gap(drawing, placed, tile, EDGE_S, row + GLYPH_TILE_ROWS, col + GLYPH_TILE_COLS / 2);
}

/* A tile's rows of cells, `from` to `to`, as far as they differ in their segment from what they
 * show already (NULL: all of them). Both tiles are as large as the drawing's. */
static void draw_rows(const struct drawing *drawing, const struct placed_tile *placed,
                      const struct glyph_tile *tile, const struct glyph_tile *shown, int from,
                      int to)
{
    int top = viewport_row(drawing->viewport, placed->at) - (drawing->is_small ? 1 : 0);
    int left = viewport_col(drawing->viewport, placed->at);
    int cols = drawing->is_small ? GLYPH_SMALL_COLS : GLYPH_TILE_COLS;
    for (int row = from; row <= to; row++)
        for (int col = 0; col < cols; col++) {
            uint8_t segment = tile->segment[row][col];
            if (tile->mark[row][col] != MARK_HIDDEN &&
                (shown == NULL || shown->segment[row][col] != segment))
                draw_mark(drawing, top + row, left + col, (enum glyph_mark)tile->mark[row][col],
                          glyph_node_of(placed, segment), attribute_of(drawing, placed, segment));
        }
}

/* All of them. */
static void draw_cells(const struct drawing *drawing, const struct placed_tile *placed,
                       const struct glyph_tile *tile, const struct glyph_tile *shown)
{
    struct glyph_tile small, small_shown;
    if (!drawing->is_small) {
        draw_rows(drawing, placed, tile, shown, 0, FAR_ROW);
        return;
    }
    small = glyph_small_of(tile);
    if (shown != NULL)
        small_shown = glyph_small_of(shown);
    draw_rows(drawing, placed, &small, shown != NULL ? &small_shown : NULL, 0, FAR_ROW);
}

/* The row that it shares with the tile in the north is drawn with that one, if there is any. */
static void draw_small(const struct drawing *drawing, const struct placed_tile *placed,
                       const struct glyph_tile *tile)
{
    const struct game *game = drawing->scene->game;
    const struct placed_tile *south = glyph_tile_beside(game, placed->at, EDGE_S);
    struct glyph_tile small = glyph_small_of(tile);
    if (south != NULL) {
        struct glyph_tile other = glyph_board_tile(game, south);
        other = glyph_small_of(&other);
        glyph_small_share(&small, &other);
        draw_rows(drawing, south, &other, NULL, 0, 0);
    }
    bool is_first = glyph_tile_beside(game, placed->at, EDGE_N) == NULL;
    draw_rows(drawing, placed, &small, NULL, is_first ? 0 : MIDDLE_ROW, FAR_ROW);
}

static void draw_tile(const struct drawing *drawing, const struct placed_tile *placed)
{
    struct glyph_tile tile = glyph_board_tile(drawing->scene->game, placed);
    if (drawing->is_small)
        draw_small(drawing, placed, &tile);
    else
        draw_cells(drawing, placed, &tile, NULL);
    draw_gaps(drawing, placed, &tile);
}

static void draw_lit(struct drawing *drawing, const struct board_mark *mark)
{
    node_mask_add(&drawing->lit, &drawing->scene->game->features, mark->node);
}

static void draw_glow(struct drawing *drawing, const struct board_mark *mark)
{
    draw_lit(drawing, mark);
}

/* Letters are not dimmed. */
static void draw_bright(struct drawing *drawing, const struct board_mark *mark)
{
    (void)drawing;
    (void)mark;
}

static void draw_dead(struct drawing *drawing, const struct board_mark *mark)
{
    struct glyph_anchor middle =
        glyph_board_anchor(drawing->scene, drawing->viewport,
                           &(struct board_mark){.spot = SPOT_SQUARE, .at = mark->at});
    glyph_board_put(drawing, middle.row, middle.col, 'x',
                    (struct style){INK_BOARD_LEGAL, INK_BOARD_GROUND, 0});
}

/* The tile in hand, as if it lay there. */
static struct placed_tile placed_ghost(const struct board_mark *ghost)
{
    return (struct placed_tile){.at = ghost->at,
                                .kind = ghost->tile.kind,
                                .orientation = ghost->tile.orientation,
                                .track = NO_TRACK,
                                .first_node = SEGMENT_NODES_MAX - SEGMENTS_MAX};
}

static struct glyph_tile ghost_tile(const struct board_mark *ghost)
{
    struct glyph_tile tile = glyph_tile_of(ghost->tile.kind, ghost->tile.orientation);
    glyph_tile_overlay(&tile, &ghost->tile.overlays);
    return tile;
}

static void draw_ghost(struct drawing *drawing, const struct board_mark *mark)
{
    struct placed_tile placed = placed_ghost(mark);
    struct glyph_tile tile = ghost_tile(mark);
    draw_cells(drawing, &placed, &tile, NULL);
    draw_frame(drawing, mark);
}

/* Over the tile that lies there, or is about to. */
static void draw_plan(struct drawing *drawing, const struct board_mark *mark)
{
    const struct game *game = drawing->scene->game;
    tile_number number = board_tile_at(&game->board, mark->at);
    const struct board_mark *ghost = board_scene_find(drawing->scene, BOARD_MARK_GHOST);
    if (number == NO_TILE && ghost == NULL)
        return;
    struct placed_tile placed = number == NO_TILE ? placed_ghost(ghost) : game->board.tile[number];
    struct glyph_tile shown =
        number == NO_TILE ? ghost_tile(ghost) : glyph_board_tile(game, &game->board.tile[number]);
    struct glyph_tile tile = shown;
    glyph_tile_overlay(&tile, &mark->tile.overlays);
    draw_cells(drawing, &placed, &tile, &shown);
}

static struct glyph_anchor anchor_of(const struct drawing *drawing, const struct board_mark *mark)
{
    return glyph_board_anchor(drawing->scene, drawing->viewport, mark);
}

int glyph_board_figure(const struct board_scene *scene, const struct board_mark *figure,
                       uint32_t cells[2])
{
    uint32_t mark = figure_styles[figure->figure].mark;
    cells[0] = mark != 0 ? mark : '*';
    cells[1] = mark;
    if (figure->player == NOBODY)
        return 1;
    cells[0] = (uint32_t)(unsigned char)scene->seats->seat[figure->player].letter[0];
    if (board_mark_lies(scene, figure)) /* small letters are farmers */
        cells[0] = (uint32_t)tolower((int)cells[0]);
    return mark != 0 ? 2 : 1;
}

/* Whether two figures stand in the same cell: on the same place or, where tiles are small, on two
 * places of one square or of two that share a row. */
static bool stand_together(const struct drawing *drawing, const struct board_mark *a,
                           const struct board_mark *b)
{
    if (!drawing->is_small || board_mark_is_beside(a, b))
        return board_mark_is_beside(a, b);
    if (a->at.x != b->at.x || abs(a->at.y - b->at.y) > 1)
        return false;
    struct glyph_anchor first = anchor_of(drawing, a), second = anchor_of(drawing, b);
    return first.row == second.row && first.col == second.col;
}

/* Figures on one place take the cells beside each other: the next right and left of the first. A
 * small tile has room for them as far as the gaps on both sides. What has none is left out: first
 * the mark behind a letter, then the figures that came last. */
static void draw_standing(struct drawing *drawing, const struct board_mark *mark, int cells,
                          const uint32_t *glyph, struct style style)
{
    struct glyph_anchor anchor = anchor_of(drawing, mark);
    const struct board_mark *other = board_scene_find(drawing->scene, BOARD_MARK_FOLLOWER);
    int crowd = 0, left = 0, right = 0, home = viewport_col(drawing->viewport, mark->at);
    for (; other != NULL && other < mark && other->kind == BOARD_MARK_FOLLOWER; other++) {
        uint32_t others[2];
        if (!stand_together(drawing, other, mark))
            continue;
        if (crowd > 0 && crowd % 2 == 0)
            left -= glyph_board_figure(drawing->scene, other, others);
        else
            right += glyph_board_figure(drawing->scene, other, others);
        crowd++;
    }
    int col = anchor.col + (crowd > 0 && crowd % 2 == 0 ? left - cells : right);
    for (int cell = 0; cell < cells; cell++)
        if (!drawing->is_small || abs(col + cell - anchor.col) <= 1 ||
            (col + cell >= home - 1 && col + cell <= home + GLYPH_SMALL_COLS))
            glyph_board_put(drawing, anchor.row, col + cell, glyph[cell], style);
}

/* Where nobody stands on it; or else behind whoever does. Small tiles have room for one digit. */
static void draw_count(struct drawing *drawing, const struct board_mark *mark)
{
    const struct board_mark *above = board_scene_on_count(drawing->scene, mark);
    struct glyph_anchor anchor = anchor_of(drawing, mark);
    struct style style = {board_count_ink(mark), INK_BOARD_GROUND, CELL_BOLD};
    char digits[12] = {board_count_letter(mark)};
    uint32_t figure[2];
    if (!drawing->is_small)
        snprintf(digits, sizeof digits, "%d", mark->number);
    if (above != NULL)
        anchor.col += glyph_board_figure(drawing->scene, above, figure);
    for (int d = 0; digits[d] != '\0' && viewport_shows(drawing->viewport, mark->at); d++)
        glyph_board_put(drawing, anchor.row, anchor.col + d, (uint32_t)(unsigned char)digits[d],
                        style);
}

static void draw_follower(struct drawing *drawing, const struct board_mark *mark)
{
    struct style style = board_scene_inks(drawing->scene, mark->player);
    uint32_t glyphs[2];
    int cells = glyph_board_figure(drawing->scene, mark, glyphs);
    draw_standing(drawing, mark, cells, glyphs,
                  (struct style){style.paper, style.ink, CELL_REVERSE});
}

static void draw_offer(struct drawing *drawing, const struct board_mark *mark)
{
    uint32_t digit = (uint32_t)(unsigned char)board_offer_letter(mark);
    draw_standing(drawing, mark, 1, &digit,
                  (struct style){INK_BOARD_OFFER, INK_BLACK, CELL_REVERSE});
}

/* Beside one of the field's farmers. */
static void draw_worth(struct drawing *drawing, const struct board_mark *mark)
{
    struct glyph_anchor anchor = anchor_of(drawing, mark);
    board_scene_write_worth(drawing->canvas, drawing->area, anchor.row, anchor.col + 1,
                            mark->number);
}

/* It stands still. */
static void draw_gain(struct drawing *drawing, const struct board_mark *mark)
{
    struct glyph_anchor anchor = anchor_of(drawing, mark);
    if (viewport_shows(drawing->viewport, mark->at))
        board_scene_write_gain(drawing->scene, drawing->canvas, drawing->area, anchor.row,
                               anchor.col + 1, mark);
}

static void draw_label(struct drawing *drawing, const struct board_mark *mark)
{
    board_scene_write_label(&mark->label, drawing->canvas, drawing->area, drawing->viewport,
                            drawing->is_small ? -1 : 0, GLYPH_TILE_ROWS,
                            drawing->is_small ? GLYPH_SMALL_COLS : GLYPH_TILE_COLS);
}

static void (*const painters[BOARD_MARK_KINDS])(struct drawing *drawing,
                                                const struct board_mark *mark) = {
#define X(NAME, name, layer, price, reach) [BOARD_MARK_##NAME] = draw_##name,
    BOARD_MARKS(X)
#undef X
};

static void draw_layer(struct drawing *drawing, enum board_layer layer)
{
    const struct board_scene *scene = drawing->scene;
    for (const struct board_mark *mark = scene->mark; mark < scene->mark + scene->marks; mark++)
        if (board_mark_rows[mark->kind].layer == layer)
            painters[mark->kind](drawing, mark);
}

void glyph_board_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                      const struct viewport *viewport, enum glyph_set set)
{
    struct drawing drawing = {.canvas = canvas,
                              .area = area,
                              .scene = scene,
                              .viewport = viewport,
                              .set = set,
                              .is_small = glyph_is_small(viewport)};
    const struct board *board = &scene->game->board;
    draw_layer(&drawing, LAYER_LIGHT);
    for (unsigned t = 0; t < board->tiles; t++)
        if (viewport_shows(viewport, board->tile[t].at) ||
            (drawing.is_small && viewport_shows(viewport, square_at(board->tile[t].at, 0, -1))))
            draw_tile(&drawing, &board->tile[t]);
    draw_layer(&drawing, LAYER_LAND);
    draw_layer(&drawing, LAYER_TEXT);
}

void glyph_board_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                           unsigned orientation, enum glyph_set set)
{
    struct glyph_tile tile = glyph_tile_of(kind, orientation);
    struct overlays overlays = overlays_alone(kind);
    glyph_tile_overlay(&tile, &overlays);
    for (int row = 0; row < GLYPH_TILE_ROWS && row < area.rows; row++)
        for (int col = 0; col < GLYPH_TILE_COLS && col < area.cols; col++) {
            enum glyph_mark mark = (enum glyph_mark)tile.mark[row][col];
            canvas_put(canvas, area.row + row, area.col + col, glyph_of_mark(mark, set),
                       (struct style){ink_of_mark(mark), INK_PANEL, 0});
        }
}
