#include "tui/glyph_board.h"

#include "tui/board_ink.h"

#include <ctype.h>

/* The lines of a frame: corners clockwise from the north-west, then across and upright. */
struct frame_look {
    uint32_t corner[4], across, upright;
    uint8_t ink, attribute;
};

enum frame { FRAME_LEGAL, FRAME_GHOST, FRAME_LAST, FRAMES };

static const struct frame_look frame_looks[FRAMES][2] = {
    [FRAME_LEGAL] =
        {[GLYPHS_PLAIN] = {{'+', '+', '+', '+'}, '-', ':', INK_BOARD_LEGAL, 0},
         [GLYPHS_LINES] = {{0x250c, 0x2510, 0x2518, 0x2514}, 0x2504, 0x2506, INK_BOARD_LEGAL, 0}},
    [FRAME_GHOST] = {[GLYPHS_PLAIN] = {{'@', '@', '@', '@'}, '~', '!', INK_BOARD_GHOST, CELL_BOLD},
                     [GLYPHS_LINES] = {{0x2554, 0x2557, 0x255d, 0x255a},
                                       0x2550,
                                       0x2551,
                                       INK_BOARD_GHOST,
                                       CELL_BOLD}},
    [FRAME_LAST] =
        {[GLYPHS_PLAIN] = {{'/', '\\', '/', '\\'}, 0, 0, INK_STRONG, CELL_BOLD},
         [GLYPHS_LINES] = {{0x256d, 0x256e, 0x256f, 0x2570}, 0, 0, INK_STRONG, CELL_BOLD}},
};

struct drawing {
    struct canvas *canvas;
    struct area area;
    const struct board_scene *scene;
    const struct lens *lens;
    enum glyph_set set;
    struct node_mask lit;
};

static void put(const struct drawing *drawing, int row, int col, uint32_t glyph, struct style style)
{
    if (row >= 0 && row < drawing->area.rows && col >= 0 && col < drawing->area.cols && glyph != 0)
        canvas_put(drawing->canvas, drawing->area.row + row, drawing->area.col + col, glyph, style);
}

static void draw_frame(const struct drawing *drawing, struct square at, enum frame frame)
{
    const struct frame_look *look = &frame_looks[frame][drawing->set];
    struct style style = {look->ink, INK_DEFAULT, look->attribute};
    int top = lens_row(drawing->lens, at) - 1, left = lens_col(drawing->lens, at) - 1;
    int bottom = top + GLYPH_TILE_ROWS + 1, right = left + GLYPH_TILE_COLS + 1;
    for (int col = left + 1; col < right; col++) {
        put(drawing, top, col, look->across, style);
        put(drawing, bottom, col, look->across, style);
    }
    for (int row = top + 1; row < bottom; row++) {
        put(drawing, row, left, look->upright, style);
        put(drawing, row, right, look->upright, style);
    }
    put(drawing, top, left, look->corner[0], style);
    put(drawing, top, right, look->corner[1], style);
    put(drawing, bottom, right, look->corner[2], style);
    put(drawing, bottom, left, look->corner[3], style);
}

static void draw_mark(const struct drawing *drawing, int row, int col, enum glyph_mark mark,
                      uint8_t attribute)
{
    put(drawing, row, col, glyph_of_mark(mark, drawing->set),
        (struct style){ink_of_mark(mark), INK_DEFAULT, attribute});
}

static uint8_t attribute_of(const struct drawing *drawing, const struct placed_tile *placed,
                            uint8_t segment)
{
    return segment != NO_SEGMENT && node_mask_has(&drawing->lit, placed->first_node + segment)
               ? CELL_REVERSE
               : 0;
}

/* What goes on to the neighbour goes on in the gap too. */
static void draw_gaps(const struct drawing *drawing, const struct placed_tile *placed)
{
    static const enum glyph_mark across[] = {MARK_GRASS, MARK_GRASS, MARK_ROAD + 10, MARK_CITY};
    static const enum glyph_mark upright[] = {MARK_GRASS, MARK_GRASS, MARK_ROAD + 5, MARK_CITY};
    const struct board *board = &drawing->scene->game->board;
    int row = lens_row(drawing->lens, placed->at), col = lens_col(drawing->lens, placed->at);
    enum terrain east = tile_terrain(placed->kind, placed->orientation, EDGE_E);
    enum terrain south = tile_terrain(placed->kind, placed->orientation, EDGE_S);
    if (east > TERRAIN_FIELD && board_tile_at(board, square_beside(placed->at, EDGE_E)) != NO_TILE)
        draw_mark(drawing, row + 1, col + GLYPH_TILE_COLS, across[east],
                  attribute_of(drawing, placed,
                               tile_segment_at_edge(placed->kind, placed->orientation, EDGE_E)));
    if (south > TERRAIN_FIELD && board_tile_at(board, square_beside(placed->at, EDGE_S)) != NO_TILE)
        draw_mark(drawing, row + GLYPH_TILE_ROWS, col + GLYPH_TILE_COLS / 2, upright[south],
                  attribute_of(drawing, placed,
                               tile_segment_at_edge(placed->kind, placed->orientation, EDGE_S)));
}

static void draw_tile(const struct drawing *drawing, const struct placed_tile *placed)
{
    struct glyph_tile tile = glyph_tile_of(placed->kind, placed->orientation);
    int top = lens_row(drawing->lens, placed->at), left = lens_col(drawing->lens, placed->at);
    for (int row = 0; row < GLYPH_TILE_ROWS; row++)
        for (int col = 0; col < GLYPH_TILE_COLS; col++)
            draw_mark(drawing, top + row, left + col, (enum glyph_mark)tile.mark[row][col],
                      attribute_of(drawing, placed, tile.segment[row][col]));
    draw_gaps(drawing, placed);
}

static void draw_on_node(const struct drawing *drawing, uint16_t node, char letter,
                         struct style style)
{
    const struct game *game = drawing->scene->game;
    const struct placed_tile *placed = &game->board.tile[game->features.tile[node]];
    struct glyph_tile tile = glyph_tile_of(placed->kind, placed->orientation);
    struct glyph_spot spot = glyph_tile_spot(&tile, (unsigned)(node - placed->first_node));
    put(drawing, lens_row(drawing->lens, placed->at) + spot.row,
        lens_col(drawing->lens, placed->at) + spot.col, (uint32_t)(unsigned char)letter, style);
}

/* Small letters are farmers. Reversed, so that they stand out without colours too. */
static void draw_follower(const struct drawing *drawing, uint16_t node, unsigned player)
{
    const struct game *game = drawing->scene->game;
    const struct seat *seat = &drawing->scene->seats->seat[player];
    bool farmer = feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
    char letter = farmer ? (char)tolower((unsigned char)seat->letter[0]) : seat->letter[0];
    draw_on_node(drawing, node, letter, (struct style){seat->body, seat->mark, CELL_REVERSE});
}

static void draw_figures(const struct drawing *drawing)
{
    const struct board_scene *scene = drawing->scene;
    for (unsigned f = 0; f < scene->game->followers.count; f++)
        draw_follower(drawing, scene->game->followers.follower[f].node,
                      scene->game->followers.follower[f].player);
    for (unsigned offer = 0; offer < scene->offers; offer++)
        if (offer == scene->chosen)
            draw_follower(drawing, scene->offer[offer], scene->game->turn.player);
        else
            draw_on_node(drawing, scene->offer[offer], (char)('1' + offer),
                         (struct style){INK_BOARD_OFFER, INK_BLACK, CELL_REVERSE});
}

void glyph_board_draw(struct canvas *canvas, struct area area, const struct board_scene *scene,
                      const struct lens *lens, enum glyph_set set)
{
    struct drawing drawing = {.canvas = canvas,
                              .area = area,
                              .scene = scene,
                              .lens = lens,
                              .set = set,
                              .lit = node_mask_of(scene->game, scene->lit)};
    const struct board *board = &scene->game->board;
    for (unsigned s = 0; s < scene->legals; s++)
        draw_frame(&drawing, scene->legal[s], FRAME_LEGAL);
    for (unsigned t = 0; t < board->tiles; t++)
        draw_tile(&drawing, &board->tile[t]);
    if (scene->last != NO_TILE)
        draw_frame(&drawing, board->tile[scene->last].at, FRAME_LAST);
    if (scene->ghost_kind != NO_TILE_KIND) {
        struct placed_tile ghost = {.at = scene->ghost_at,
                                    .kind = scene->ghost_kind,
                                    .orientation = scene->ghost_orientation,
                                    .first_node = NODES_MAX - SEGMENTS_MAX};
        draw_tile(&drawing, &ghost);
        draw_frame(&drawing, ghost.at, FRAME_GHOST);
    }
    if (scene->cursor != NO_TILE)
        draw_frame(&drawing, board->tile[scene->cursor].at, FRAME_GHOST);
    draw_figures(&drawing);
}

void glyph_board_draw_tile(struct canvas *canvas, struct area area, uint8_t kind,
                           unsigned orientation, enum glyph_set set)
{
    struct glyph_tile tile = glyph_tile_of(kind, orientation);
    for (int row = 0; row < GLYPH_TILE_ROWS && row < area.rows; row++)
        for (int col = 0; col < GLYPH_TILE_COLS && col < area.cols; col++) {
            enum glyph_mark mark = (enum glyph_mark)tile.mark[row][col];
            canvas_put(canvas, area.row + row, area.col + col, glyph_of_mark(mark, set),
                       (struct style){ink_of_mark(mark), INK_PANEL, 0});
        }
}
