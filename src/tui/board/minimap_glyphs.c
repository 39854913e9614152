/* The map in letters: a square is its glyph and the gap before it, with brackets where the view
 * starts and ends. */
#include "tui/board/board_ink.h"
#include "tui/board/glyph_board.h"
#include "tui/board/minimap.h"
#include "tui/seat_chip.h"

#include <ctype.h>

struct mapping {
    const struct minimap *map;
    struct canvas *canvas;
    struct area inside; /* of the canvas */
    const struct board_scene *scene;
    enum glyph_set set;
};

static void minimap_glyphs_put(const struct mapping *mapping, struct square at, uint32_t glyph,
                               struct style style)
{
    struct span span = mapping->map->span;
    if (at.x >= span.west && at.x <= span.east && at.y >= span.north && at.y <= span.south)
        canvas_put(mapping->canvas, mapping->inside.row + at.y - span.north,
                   mapping->inside.col + 2 * (at.x - span.west) + 1, glyph, style);
}

static enum glyph_mark mark_of(const struct placed_tile *placed)
{
    return glyph_tile_landmark(placed->kind, placed->orientation);
}

static void map_tile(const struct mapping *mapping, const struct placed_tile *placed)
{
    enum glyph_mark mark = mark_of(placed);
    minimap_glyphs_put(mapping, placed->at, glyph_of_mark(mark, mapping->set),
                       (struct style){ink_of_mark(mark), INK_BOARD_GROUND, 0});
}

static void map_legal(const struct mapping *mapping, const struct board_mark *mark)
{
    minimap_glyphs_put(mapping, mark->at, ':',
                       (struct style){INK_BOARD_LEGAL, INK_BOARD_GROUND, 0});
}

static void map_mended(const struct mapping *mapping, const struct board_mark *mark)
{
    minimap_glyphs_put(mapping, mark->at, ':',
                       (struct style){INK_BOARD_MENDED, INK_BOARD_GROUND, 0});
}

static void map_last(const struct mapping *mapping, const struct board_mark *mark)
{
    const struct board *board = &mapping->scene->game->board;
    enum glyph_mark shows = mark_of(&board->tile[board_tile_at(board, mark->at)]);
    minimap_glyphs_put(mapping, mark->at, glyph_of_mark(shows, mapping->set),
                       (struct style){INK_STRONG, INK_BOARD_GROUND, CELL_BOLD | CELL_UNDERLINE});
}

static void map_ghost(const struct mapping *mapping, const struct board_mark *mark)
{
    minimap_glyphs_put(mapping, mark->at, '@',
                       (struct style){INK_BOARD_GHOST, INK_BOARD_GROUND, CELL_BOLD});
}

/* Figures on segments are shown as they stand in the game; these are the others. */
static void map_figure(const struct mapping *mapping, const struct board_mark *mark)
{
    struct style style = board_scene_inks(mapping->scene, mark->player);
    uint32_t cells[2];
    if (mark->spot == SPOT_SEGMENT)
        return;
    glyph_board_figure(mapping->scene, mark, cells);
    minimap_glyphs_put(mapping, mark->at, cells[0],
                       (struct style){style.paper, style.ink, CELL_REVERSE});
}

/* What the map shows of the marks. */
static void (*const painters[BOARD_MARK_KINDS])(const struct mapping *mapping,
                                                const struct board_mark *mark) = {
    [BOARD_MARK_LEGAL] = map_legal,     [BOARD_MARK_MENDED] = map_mended,
    [BOARD_MARK_LAST] = map_last,       [BOARD_MARK_GHOST] = map_ghost,
    [BOARD_MARK_FOLLOWER] = map_figure,
};

static void map_follower(const struct mapping *mapping, const struct follower *follower)
{
    const struct game *game = mapping->scene->game;
    const struct seat *seat = &mapping->scene->seats->seat[follower->player];
    bool farmer =
        feature_segment(&game->features, &game->board, follower->node)->kind == FEATURE_FIELD;
    char letter = farmer ? (char)tolower((unsigned char)seat->letter[0]) : seat->letter[0];
    minimap_glyphs_put(mapping, game->board.tile[game->features.tile[follower->node]].at,
                       (uint32_t)(unsigned char)letter,
                       (struct style){seat_body(seat), seat_mark(seat), CELL_REVERSE});
}

/* Brackets around the squares that are wholly in view, in their rows. */
static void map_view(const struct mapping *mapping, const struct viewport *viewport)
{
    const struct minimap *map = mapping->map;
    struct style style = {INK_BOARD_CURSOR, INK_BOARD_GROUND, CELL_BOLD};
    struct square first = viewport_square(viewport, viewport->size / 2 - 1, viewport->size - 1);
    struct square last = viewport_square(viewport, viewport->rows - viewport->size / 2,
                                         viewport->cols - viewport->size);
    int west = first.x < map->span.west ? map->span.west : first.x;
    int east = last.x > map->span.east ? map->span.east : last.x;
    for (int y = map->span.north; y <= map->span.south; y++) {
        int row = mapping->inside.row + y - map->span.north, col = mapping->inside.col;
        if (y < first.y || y > last.y)
            continue;
        canvas_put(mapping->canvas, row, col + 2 * (west - map->span.west), '[', style);
        canvas_put(mapping->canvas, row, col + 2 * (east - map->span.west) + 2, ']', style);
    }
}

static struct area moved(struct area area, struct area view)
{
    area.row += view.row;
    area.col += view.col;
    return area;
}

/* Blank, with a line where the board goes on. */
static void draw_ground(struct canvas *canvas, struct area whole, struct area inside,
                        enum glyph_set set)
{
    static const uint32_t across[] = {[GLYPHS_PLAIN] = '-', [GLYPHS_LINES] = 0x2500};
    static const uint32_t upright[] = {[GLYPHS_PLAIN] = '|', [GLYPHS_LINES] = 0x2502};
    static const uint32_t corner[] = {[GLYPHS_PLAIN] = '+', [GLYPHS_LINES] = 0x253c};
    struct style line = {INK_FRAME, INK_BOARD_GROUND, 0}, ground = {INK_TEXT, INK_BOARD_GROUND, 0};
    int row = inside.row > whole.row ? whole.row : whole.row + whole.rows - 1;
    int col = inside.col > whole.col ? whole.col : whole.col + whole.cols - 1;
    canvas_fill(canvas, inside, ' ', ground);
    canvas_fill(canvas, (struct area){row, whole.col, 1, whole.cols}, across[set], line);
    canvas_fill(canvas, (struct area){whole.row, col, whole.rows, 1}, upright[set], line);
    canvas_put(canvas, row, col, corner[set], line);
}

void minimap_draw_glyphs(const struct minimap *map, struct canvas *canvas, struct area view,
                         const struct board_scene *scene, const struct viewport *viewport,
                         enum glyph_set set)
{
    struct area whole = moved(map->area, view);
    struct mapping mapping = {map, canvas, moved(minimap_inside(map), view), scene, set};
    const struct board *board = &scene->game->board;
    if (map->corner == MAP_NONE)
        return;
    draw_ground(canvas, whole, mapping.inside, set);
    for (unsigned t = 0; t < board->tiles; t++)
        map_tile(&mapping, &board->tile[t]);
    map_view(&mapping, viewport);
    for (unsigned f = 0; f < scene->game->followers.count; f++)
        map_follower(&mapping, &scene->game->followers.follower[f]);
    for (const struct board_mark *mark = scene->mark; mark < scene->mark + scene->marks; mark++)
        if (painters[mark->kind] != NULL)
            painters[mark->kind](&mapping, mark);
    minimap_draw_cuts(map, canvas, view);
}
