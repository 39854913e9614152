/* How the map looks: in pixels, and in letters. */
#include "tui/board/board_view.h"
#include "tui/board/pixels.h"
#include "tui/ink.h"
#include "tui/seat_chip.h"

/* Arrows in the middle of the sides at which the map is cut. */
static void draw_cuts(const struct minimap *map, struct canvas *canvas, struct area view)
{
    struct style style = {INK_KEY, INK_BOARD_MAP, CELL_BOLD};
    struct area inside = minimap_inside(map);
    int row = view.row + inside.row, col = view.col + inside.col;
    int middle = col + inside.cols / 2, beside = row + inside.rows / 2;
    if (map->span.north > map->whole.north)
        canvas_put(canvas, row, middle, '^', style);
    if (map->span.south < map->whole.south)
        canvas_put(canvas, row + inside.rows - 1, middle, 'v', style);
    if (map->span.west > map->whole.west)
        canvas_put(canvas, beside, col, '<', style);
    if (map->span.east < map->whole.east)
        canvas_put(canvas, beside, col + inside.cols - 1, '>', style);
}

/* What each substance counts as on the map, and how much. */
static const struct weight {
    uint8_t as; /* enum substance */
    uint8_t weight;
} weights[SUBSTANCE_COUNT] = {
#define X(name, word, letter, kind, map_as, map_weight, ...)                                       \
    [SUBSTANCE_##name] = {SUBSTANCE_##map_as, map_weight},
    SUBSTANCES(X)
#undef X
};

struct mapping {
    const struct minimap *map;
    const struct board_scene *scene;
    const struct viewport *viewport;
    struct tile_cache *tiles;
    struct raster raster;
};

static int map_x(const struct mapping *mapping, struct square at)
{
    return (at.x - mapping->map->span.west) * mapping->map->scale;
}

static int map_y(const struct mapping *mapping, struct square at)
{
    return (at.y - mapping->map->span.north) * mapping->map->scale;
}

/* What speaks for a part of a tile: `part` pixels a side from x,y on. */
static enum substance speaker_of(const struct pixel *pixels, int size, int x, int y, int part)
{
    unsigned votes[SUBSTANCE_COUNT] = {0};
    unsigned best = SUBSTANCE_GRASS;
    for (int row = y; row < y + part; row++)
        for (int col = x; col < x + part; col++) {
            struct weight weight = weights[pixels[row * size + col].substance];
            votes[weight.as] += weight.weight;
            best = votes[weight.as] > votes[best] ? weight.as : best;
        }
    return (enum substance)best;
}

/* Tiles out of view are dim. */
static void map_tile(struct mapping *mapping, const struct placed_tile *placed)
{
    int size = mapping->viewport->size, scale = mapping->map->scale, part = size / scale;
    enum board_tone tone = viewport_shows(mapping->viewport, placed->at) ? TONE_PLAIN : TONE_DIM;
    struct pixel pixels[TILE_CACHE_SIZE_MAX * TILE_CACHE_SIZE_MAX];
    board_tile_paint(mapping->scene->game, placed, (unsigned)size, mapping->tiles, pixels);
    for (int y = 0; y < scale; y++)
        for (int x = 0; x < scale; x++)
            raster_set(&mapping->raster, map_x(mapping, placed->at) + x,
                       map_y(mapping, placed->at) + y,
                       board_ink_of(speaker_of(pixels, size, x * part, y * part, part), tone, 0));
}

static void map_square(struct mapping *mapping, struct square at, uint16_t ink)
{
    for (int y = 0; y < mapping->map->scale; y++)
        for (int x = 0; x < mapping->map->scale; x++)
            raster_set(&mapping->raster, map_x(mapping, at) + x, map_y(mapping, at) + y, ink);
}

/* The marks of a kind, if there are any. */
static void map_marks(struct mapping *mapping, enum board_mark_kind kind, uint16_t ink)
{
    const struct board_mark *mark = board_scene_find(mapping->scene, kind);
    for (unsigned left = board_scene_count(mapping->scene, kind); left > 0; left--, mark++)
        map_square(mapping, mark->at, ink);
}

static void map_last(struct mapping *mapping)
{
    const struct board_mark *last = board_scene_find(mapping->scene, BOARD_MARK_LAST);
    if (last != NULL)
        map_square(mapping, last->at,
                   mapping->map->shows_owner ? seat_body(&mapping->scene->seats->seat[last->player])
                                             : INK_STRONG);
}

/* A dot in the part of the tile where the follower stands. */
static void map_follower(struct mapping *mapping, const struct follower *follower)
{
    const struct game *game = mapping->scene->game;
    const struct placed_tile *placed =
        &game->board.tile[feature_tile(&game->features, follower->node)];
    int size = mapping->viewport->size, scale = mapping->map->scale;
    struct picture_anchor anchor =
        board_tile_anchor(game, follower->node, (unsigned)size, mapping->tiles);
    raster_set(&mapping->raster, map_x(mapping, placed->at) + anchor.x * scale / size,
               map_y(mapping, placed->at) + anchor.y * scale / size,
               seat_body(&mapping->scene->seats->seat[follower->player]));
}

/* The figures that stand on squares and corners. */
static void map_others(struct mapping *mapping)
{
    const struct board_mark *mark = board_scene_find(mapping->scene, BOARD_MARK_FOLLOWER);
    int scale = mapping->map->scale;
    for (unsigned left = board_scene_count(mapping->scene, BOARD_MARK_FOLLOWER); left > 0;
         left--, mark++) {
        int aside = mark->spot == SPOT_CORNER ? scale - 1 : scale / 2;
        if (mark->spot != SPOT_SEGMENT)
            raster_set(&mapping->raster, map_x(mapping, mark->at) + aside,
                       map_y(mapping, mark->at) + aside,
                       board_scene_inks(mapping->scene, mark->player).paper);
    }
}

/* From cells of the land to pixels of the map. */
static int scaled(int cell, int tile, int first, int scale)
{
    return ((cell - first * tile) * scale + tile / 2) / tile;
}

static int within(int at, int end)
{
    return at < 0 ? 0 : at >= end ? end - 1 : at;
}

/* The view's outline, if it does not show all that the map does, as in a film. */
static void map_view(struct mapping *mapping)
{
    const struct viewport *viewport = mapping->viewport;
    const struct minimap *map = mapping->map;
    int wide = map->area.cols, high = (map->span.south - map->span.north + 1) * map->scale;
    int left = within(scaled(viewport->col, viewport->size, map->span.west, map->scale), wide);
    int right = within(
        scaled(viewport->col + viewport->cols, viewport->size, map->span.west, map->scale) - 1,
        wide);
    int top = within(scaled(viewport->row, viewport->size / 2, map->span.north, map->scale), high);
    int bottom = within(
        scaled(viewport->row + viewport->rows, viewport->size / 2, map->span.north, map->scale) - 1,
        high);
    if (left > 0 || top > 0 || right < wide - 1 || bottom < high - 1)
        raster_frame(&mapping->raster, left, top, right - left + 1, bottom - top + 1,
                     INK_BOARD_CURSOR);
}

void minimap_draw(const struct minimap *map, struct canvas *canvas, struct area view,
                  const struct board_scene *scene, const struct viewport *viewport,
                  struct tile_cache *tiles)
{
    struct mapping mapping = {.map = map, .scene = scene, .viewport = viewport, .tiles = tiles};
    const struct board *board = &scene->game->board;
    if (map->corner == MAP_NONE)
        return;
    raster_clear(&mapping.raster, 2 * map->area.rows, map->area.cols, INK_BOARD_MAP);
    if (map->scale == 1) /* where a pixel is a whole tile, tiles go before the outline */
        map_view(&mapping);
    for (unsigned t = 0; t < board->tiles; t++)
        map_tile(&mapping, &board->tile[t]);
    map_marks(&mapping, BOARD_MARK_LEGAL, INK_BOARD_LEGAL);
    map_marks(&mapping, BOARD_MARK_MENDED, INK_BOARD_MENDED);
    if (map->scale > 1)
        map_view(&mapping);
    for (unsigned f = 0; f < scene->game->followers.count; f++)
        map_follower(&mapping, &scene->game->followers.follower[f]);
    map_others(&mapping);
    map_last(&mapping);
    map_marks(&mapping, BOARD_MARK_GHOST, INK_BOARD_OFFER);
    raster_show(&mapping.raster, canvas,
                (struct area){view.row + map->area.row, view.col + map->area.col, map->area.rows,
                              map->area.cols});
    draw_cuts(map, canvas, view);
}

/* The map in letters: a square is its glyph and the gap before it, with brackets where the view
 * starts and ends. */

struct lettering {
    const struct minimap *map;
    struct canvas *canvas;
    struct area inside;     /* of the canvas */
    int line_row, line_col; /* the lines that part it from the board */
    const struct board_scene *scene;
    enum glyph_set set;
};

static void lettering_put(const struct lettering *lettering, struct square at, uint32_t glyph,
                          struct style style)
{
    struct span span = lettering->map->span;
    if (at.x >= span.west && at.x <= span.east && at.y >= span.north && at.y <= span.south)
        canvas_put(lettering->canvas, lettering->inside.row + at.y - span.north,
                   lettering->inside.col +
                       (lettering->map->is_tight ? at.x - span.west : 2 * (at.x - span.west) + 1),
                   glyph, style);
}

/* What is seen of a tile from afar: what a set says, a monastery, what its flags stand for, its
 * cities, its roads.
 */
static enum glyph_mark landmark_of(const struct placed_tile *placed)
{
    static const uint8_t landmarks[MARK_ROAD] = {
#define X(mark, lines, plain, ink, through, middle, landmark, ...) [MARK_##mark] = (landmark),
        GLYPH_MARKS(X)
#undef X
    };
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    unsigned cities = 0, roads = 0, mark = MARK_ROAD - 1;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        enum terrain terrain = tile_terrain(placed->kind, placed->orientation, edge);
        cities += terrain == TERRAIN_CITY;
        roads |= (unsigned)(terrain == TERRAIN_ROAD) << edge;
    }
#define X(is_seen, mark)                                                                           \
    if (is_seen(placed->kind))                                                                     \
        return MARK_##mark;
    SEEN_AFAR(X)
#undef X
    if (tile_has_monastery(kind))
        return MARK_MONASTERY;
    while (mark > MARK_GRASS && !(tile_segment_flags(kind) & landmarks[mark]))
        mark--;
    if (mark == MARK_GRASS)
        mark = glyph_tile_middle(placed->kind);
    if (mark != MARK_GRASS)
        return (enum glyph_mark)mark;
    if (cities > 1 || (cities > 0 && roads == 0))
        return MARK_CITY;
    if (kind->water != 0)
        return MARK_WATER;
    return roads > 0 ? MARK_ROAD + roads : MARK_GRASS;
}

static void write_tile(const struct lettering *lettering, const struct placed_tile *placed)
{
    enum glyph_mark mark = landmark_of(placed);
    lettering_put(lettering, placed->at, glyph_of_mark(mark, lettering->set),
                  (struct style){ink_of_mark(mark), INK_BOARD_GROUND, 0});
}

static void write_last(const struct lettering *lettering, struct square at)
{
    const struct board *board = &lettering->scene->game->board;
    enum glyph_mark mark = landmark_of(&board->tile[board_tile_at(board, at)]);
    lettering_put(lettering, at, glyph_of_mark(mark, lettering->set),
                  (struct style){INK_STRONG, INK_BOARD_GROUND, CELL_BOLD | CELL_UNDERLINE});
}

static void write_figure(const struct lettering *lettering, const struct board_mark *figure)
{
    struct style style = board_scene_inks(lettering->scene, figure->player);
    uint32_t cells[2];
    glyph_board_figure(lettering->scene, figure, cells);
    lettering_put(lettering, figure->at, cells[0],
                  (struct style){style.paper, style.ink, CELL_REVERSE});
}

static void write_follower(const struct lettering *lettering, const struct follower *follower)
{
    const struct game *game = lettering->scene->game;
    struct square at = game_node_square(game, follower->node);
    write_figure(lettering, &(struct board_mark){
                                .player = follower->player, .at = at, .node = follower->node});
}

/* What the map shows of the marks. Figures on segments are shown as they stand in the game. */
static void write_mark(const struct lettering *lettering, const struct board_mark *mark)
{
    switch (mark->kind) {
    case BOARD_MARK_LEGAL:
        lettering_put(lettering, mark->at, ':',
                      (struct style){INK_BOARD_LEGAL, INK_BOARD_GROUND, 0});
        break;
    case BOARD_MARK_MENDED:
        lettering_put(lettering, mark->at, ':',
                      (struct style){INK_BOARD_MENDED, INK_BOARD_GROUND, 0});
        break;
    case BOARD_MARK_GHOST:
        lettering_put(lettering, mark->at, '@',
                      (struct style){INK_BOARD_GHOST, INK_BOARD_GROUND, CELL_BOLD});
        break;
    case BOARD_MARK_LAST:
        write_last(lettering, mark->at);
        break;
    case BOARD_MARK_FOLLOWER:
        if (mark->spot != SPOT_SEGMENT)
            write_figure(lettering, mark);
        break;
    default:
        break;
    }
}

static bool is_from_to(int at, int first, int last)
{
    return at >= first && at <= last;
}

/* Where there is no room for brackets the lines are heavy beside the squares from `first` to
 * `last`.
 */
static void write_extent(const struct lettering *lettering, struct square first, struct square last)
{
    static const uint32_t across[] = {[GLYPHS_PLAIN] = '=', [GLYPHS_LINES] = 0x2501};
    static const uint32_t upright[] = {[GLYPHS_PLAIN] = '#', [GLYPHS_LINES] = 0x2503};
    struct span span = lettering->map->span;
    struct style style = {INK_BOARD_CURSOR, INK_BOARD_GROUND, CELL_BOLD};
    for (int x = span.west; x <= span.east; x++)
        if (is_from_to(x, first.x, last.x))
            canvas_put(lettering->canvas, lettering->line_row,
                       lettering->inside.col + x - span.west, across[lettering->set], style);
    for (int y = span.north; y <= span.south; y++)
        if (is_from_to(y, first.y, last.y))
            canvas_put(lettering->canvas, lettering->inside.row + y - span.north,
                       lettering->line_col, upright[lettering->set], style);
}

/* Brackets around the squares that are wholly in view, in their rows. */
static void write_view(const struct lettering *lettering, const struct viewport *viewport)
{
    const struct minimap *map = lettering->map;
    struct style style = {INK_BOARD_CURSOR, INK_BOARD_GROUND, CELL_BOLD};
    struct square first = viewport_square(viewport, viewport->size / 2 - 1, viewport->size - 1);
    struct square last = viewport_square(viewport, viewport->rows - viewport->size / 2,
                                         viewport->cols - viewport->size);
    int west = first.x < map->span.west ? map->span.west : first.x;
    int east = last.x > map->span.east ? map->span.east : last.x;
    if (map->is_tight) {
        write_extent(lettering, first, last);
        return;
    }
    for (int y = map->span.north; y <= map->span.south; y++) {
        int row = lettering->inside.row + y - map->span.north, col = lettering->inside.col;
        if (!is_from_to(y, first.y, last.y))
            continue;
        canvas_put(lettering->canvas, row, col + 2 * (west - map->span.west), '[', style);
        canvas_put(lettering->canvas, row, col + 2 * (east - map->span.west) + 2, ']', style);
    }
}

static struct area area_on_canvas(struct area area, struct area view)
{
    area.row += view.row;
    area.col += view.col;
    return area;
}

/* Blank, with a line where the board goes on. */
static void draw_ground(const struct lettering *lettering, struct area whole)
{
    static const uint32_t across[] = {[GLYPHS_PLAIN] = '-', [GLYPHS_LINES] = 0x2500};
    static const uint32_t upright[] = {[GLYPHS_PLAIN] = '|', [GLYPHS_LINES] = 0x2502};
    static const uint32_t corner[] = {[GLYPHS_PLAIN] = '+', [GLYPHS_LINES] = 0x253c};
    struct style line = {INK_FRAME, INK_BOARD_GROUND, 0}, ground = {INK_TEXT, INK_BOARD_GROUND, 0};
    struct canvas *canvas = lettering->canvas;
    int row = lettering->line_row, col = lettering->line_col;
    canvas_fill(canvas, lettering->inside, ' ', ground);
    canvas_fill(canvas, (struct area){row, whole.col, 1, whole.cols}, across[lettering->set], line);
    canvas_fill(canvas, (struct area){whole.row, col, whole.rows, 1}, upright[lettering->set],
                line);
    canvas_put(canvas, row, col, corner[lettering->set], line);
}

void minimap_draw_glyphs(const struct minimap *map, struct canvas *canvas, struct area view,
                         const struct board_scene *scene, const struct viewport *viewport,
                         enum glyph_set set)
{
    struct area whole = area_on_canvas(map->area, view);
    struct area inside = area_on_canvas(minimap_inside(map), view);
    struct lettering lettering = {
        .map = map,
        .canvas = canvas,
        .inside = inside,
        .line_row = inside.row > whole.row ? whole.row : whole.row + whole.rows - 1,
        .line_col = inside.col > whole.col ? whole.col : whole.col + whole.cols - 1,
        .scene = scene,
        .set = set};
    const struct game *game = scene->game;
    if (map->corner == MAP_NONE)
        return;
    draw_ground(&lettering, whole);
    for (unsigned t = 0; t < game->board.tiles; t++)
        write_tile(&lettering, &game->board.tile[t]);
    write_view(&lettering, viewport);
    for (unsigned f = 0; f < game->followers.count; f++)
        write_follower(&lettering, &game->followers.follower[f]);
    for (const struct board_mark *mark = scene->mark; mark < scene->mark + scene->marks; mark++)
        write_mark(&lettering, mark);
    draw_cuts(map, canvas, view);
}
