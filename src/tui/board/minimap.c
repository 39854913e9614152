/* Where the map lies. How it looks is drawn by minimap_draw.c. */
#include "tui/board/board_view.h"

enum {
    HIDES_CHOICE = 1000, /* costs of what the map would hide: */
    HIDES_LEGAL = 6,
    HIDES_LIT = 3,
    HIDES_TILE = 1,
    TO_MOVE = 12, /* how much better another corner must be */
    SHARE = 3,    /* of the view's width and height: less is room for four pixels a square */
};

/* Whether the map lies over the square, or over so many cells around it. */
static bool map_overlaps(const struct minimap *map, const struct viewport *viewport,
                         struct square at, int around)
{
    int row = viewport_row(viewport, at) - map->area.row,
        col = viewport_col(viewport, at) - map->area.col;
    return row - around < map->area.rows && row + viewport->size / 2 + around > 0 &&
           col - around < map->area.cols && col + viewport->size + around > 0;
}

static int cost_of_mark(const struct minimap *map, const struct board_mark *mark,
                        const struct viewport *viewport)
{
    enum board_price price = (enum board_price)board_mark_rows[mark->kind].price;
    /* What is chosen has a frame, and so has the tile placed last. */
    if (price == PRICE_NEVER && map_overlaps(map, viewport, mark->at, 1))
        return HIDES_CHOICE;
    return price == PRICE_DEAR && map_overlaps(map, viewport, mark->at, 0) ? HIDES_LEGAL : 0;
}

static int cost_of(const struct minimap *map, const struct board_scene *scene,
                   const struct viewport *viewport)
{
    const struct game *game = scene->game;
    struct tile_mask lit = {{0}};
    int cost = 0;
    for (const struct board_mark *mark = scene->mark; mark < scene->mark + scene->marks; mark++) {
        cost += cost_of_mark(map, mark, viewport);
        if (mark->kind == BOARD_MARK_LIT)
            feature_tiles(&game->features, mark->node, &lit);
    }
    for (unsigned t = 0; t < game->board.tiles; t++)
        if (map_overlaps(map, viewport, game->board.tile[t].at, 0))
            cost += tile_mask_has(&lit, t) ? HIDES_LIT : HIDES_TILE;
    return cost;
}

static bool is_east(enum map_corner corner)
{
    return corner == MAP_SOUTH_EAST || corner == MAP_NORTH_EAST;
}

static bool is_south(enum map_corner corner)
{
    return corner == MAP_SOUTH_EAST || corner == MAP_SOUTH_WEST;
}

static void map_move_to(struct minimap *map, const struct viewport *viewport,
                        enum map_corner corner)
{
    map->corner = corner;
    map->area.row = is_south(corner) ? viewport->rows - map->area.rows : 0;
    map->area.col = is_east(corner) ? viewport->cols - map->area.cols : 0;
}

struct area minimap_inside(const struct minimap *map)
{
    struct area inside = map->area;
    if (map->scale > 0)
        return inside;
    inside.row += is_south(map->corner) ? 1 : 0;
    inside.col += is_east(map->corner) ? 1 : 0;
    inside.rows--;
    inside.cols--;
    return inside;
}

/* The best corner for a map whose size is known; the one it was in goes first. */
static void map_settle(struct minimap *map, const struct board_scene *scene,
                       const struct viewport *viewport, enum map_corner before)
{
    enum map_corner best = MAP_NONE;
    int least = HIDES_CHOICE;
    for (unsigned corner = MAP_NONE + 1; corner < MAP_CORNERS; corner++) {
        map_move_to(map, viewport, (enum map_corner)corner);
        int cost = cost_of(map, scene, viewport);
        if (cost >= HIDES_CHOICE)
            continue;
        cost -= corner == (unsigned)before ? TO_MOVE : 0;
        if (cost < least) {
            best = (enum map_corner)corner;
            least = cost;
        }
    }
    if (best == MAP_NONE)
        *map = (struct minimap){.corner = MAP_NONE};
    else
        map_move_to(map, viewport, best);
}

static bool is_in_view(const struct viewport *viewport, struct square at)
{
    int row = viewport_row(viewport, at), col = viewport_col(viewport, at);
    return row >= 0 && row + viewport->size / 2 <= viewport->rows && col >= 0 &&
           col + viewport->size <= viewport->cols;
}

/* Whether some tile on these squares is not wholly in view. */
static bool shows_more(struct span span, const struct viewport *viewport, const struct board *board)
{
    bool shows = false;
    for (unsigned t = 0; t < board->tiles; t++) {
        struct square at = board->tile[t].at;
        bool is_within =
            at.x >= span.west && at.x <= span.east && at.y >= span.north && at.y <= span.south;
        shows |= is_within && !is_in_view(viewport, at);
    }
    return shows;
}

bool minimap_is_needed(const struct viewport *viewport, const struct board *board)
{
    return shows_more(board_span(board), viewport, board);
}

static int squares_wide(const struct minimap *map)
{
    return map->span.east - map->span.west + 1;
}

static int squares_high(const struct minimap *map)
{
    return map->span.south - map->span.north + 1;
}

/* So many squares from `*first` to `*last`, around `middle`, as far as there are more. */
static void map_cut(int *first, int *last, int middle, int squares)
{
    int begin = middle - squares / 2;
    if (*last - *first + 1 <= squares)
        return;
    begin = begin + squares - 1 > *last ? *last - squares + 1 : begin;
    *first = begin < *first ? *first : begin;
    *last = *first + squares - 1;
}

/* A map of at most so many squares, around the middle of the view; whose corner is not known. */
static struct minimap map_of(const struct board_scene *scene, const struct viewport *viewport,
                             int wide, int high)
{
    struct minimap map = {.corner = MAP_NONE, .span = board_span(&scene->game->board)};
    struct square middle = viewport_square(viewport, viewport->rows / 2, viewport->cols / 2);
    map.whole = map.span;
    map_cut(&map.span.west, &map.span.east, middle.x, wide);
    map_cut(&map.span.north, &map.span.south, middle.y, high);
    return map;
}

/* The parts of the view's width and height that a map may take, the largest first: never more than
 * a sixth of the view; and what is chosen may lie in the middle, and then only less of the view is
 * left in the corners. */
static const struct share {
    int part_cols, of_cols, part_rows, of_rows;
} shares[] = {{1, 2, 1, 3}, {2, 5, 2, 5}, {1, 3, 1, 2}, {1, 3, 1, 3}, {1, 4, 1, 4}};

enum { SHARES = sizeof shares / sizeof shares[0] };

/* A map within so many cells, whose corner is not known. */
typedef struct minimap map_form(const struct board_scene *scene, const struct viewport *viewport,
                                int rows, int cols);

/* With four pixels a square where that is little of the view. */
static struct minimap map_of_pixels(const struct board_scene *scene,
                                    const struct viewport *viewport, int rows, int cols)
{
    struct minimap map = map_of(scene, viewport, cols, 2 * rows);
    int wide = squares_wide(&map), high = squares_high(&map);
    map.scale = 2 * wide * SHARE <= viewport->cols && high * SHARE <= viewport->rows ? 2 : 1;
    map.area.cols = wide * map.scale;
    map.area.rows = (high * map.scale + 1) / 2;
    return map;
}

/* A line of letters more is the one that separates it from the board. */
static struct minimap map_of_glyphs(const struct board_scene *scene,
                                    const struct viewport *viewport, int rows, int cols)
{
    struct minimap map = map_of(scene, viewport, (cols - 2) / 2, rows - 1);
    map.area.cols = 2 * squares_wide(&map) + 2;
    map.area.rows = squares_high(&map) + 1;
    return map;
}

static struct minimap map_of_tight_glyphs(const struct board_scene *scene,
                                          const struct viewport *viewport, int rows, int cols)
{
    struct minimap map = map_of(scene, viewport, cols - 1, rows - 1);
    map.is_tight = true;
    map.area.cols = squares_wide(&map) + 1;
    map.area.rows = squares_high(&map) + 1;
    return map;
}

static bool is_whole(const struct minimap *map)
{
    return map->span.west == map->whole.west && map->span.east == map->whole.east &&
           map->span.north == map->whole.north && map->span.south == map->whole.south;
}

/* The first of that form that finds a corner: whole, or cut to a piece that shows more than the
 * view does. In no corner, if there is none. */
static struct minimap map_formed(const struct board_scene *scene, const struct viewport *viewport,
                                 enum map_corner before, map_form *form, bool whole)
{
    for (unsigned s = 0; s < SHARES; s++) {
        struct minimap map =
            form(scene, viewport, viewport->rows * shares[s].part_rows / shares[s].of_rows,
                 viewport->cols * shares[s].part_cols / shares[s].of_cols);
        bool may_be = whole ? is_whole(&map)
                            : map.area.rows > 1 && map.area.cols > 1 &&
                                  shows_more(map.span, viewport, &scene->game->board);
        if (may_be)
            map_settle(&map, scene, viewport, before);
        if (map.corner != MAP_NONE)
            return map;
    }
    return (struct minimap){.corner = MAP_NONE};
}

/* Of two forms, the first whole if there is room, else the second, whole or cut. */
static struct minimap map_place(const struct board_scene *scene, const struct viewport *viewport,
                                enum map_corner before, map_form *first, map_form *second)
{
    struct minimap map = {.corner = MAP_NONE};
    if (!minimap_is_needed(viewport, &scene->game->board))
        return map;
    map = map_formed(scene, viewport, before, first, true);
    if (map.corner == MAP_NONE && second != first)
        map = map_formed(scene, viewport, before, second, true);
    return map.corner != MAP_NONE ? map : map_formed(scene, viewport, before, second, false);
}

struct minimap minimap_place(const struct board_scene *scene, const struct viewport *viewport,
                             enum map_corner before)
{
    return map_place(scene, viewport, before, map_of_pixels, map_of_pixels);
}

struct minimap minimap_place_glyphs(const struct board_scene *scene,
                                    const struct viewport *viewport, enum map_corner before)
{
    return map_place(scene, viewport, before, map_of_glyphs, map_of_tight_glyphs);
}

bool minimap_square(const struct minimap *map, int row, int col, struct square *at)
{
    struct area inside = minimap_inside(map);
    int down = row - inside.row, right = col - inside.col;
    if (map->corner == MAP_NONE || down < 0 || down >= inside.rows || right < 0 ||
        right >= inside.cols)
        return false;
    int x = map->scale > 0 ? right / map->scale : map->is_tight ? right : (right - 1) / 2;
    int y = map->scale > 0 ? 2 * down / map->scale : down;
    *at = (struct square){(int16_t)(map->span.west + x), (int16_t)(map->span.north + y)};
    return true;
}
