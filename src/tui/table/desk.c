#include "tui/table/desk.h"

#include "language/language.h"
#include "tui/board/board_view.h"
#include "tui/board/glyph_board.h"

static enum glyph_set set_for(const struct surroundings *around)
{
    return around->unicode || around->console ? GLYPHS_LINES : GLYPHS_PLAIN;
}

/* Letters have one size. */
static void keep_to_glyphs(struct desk *desk)
{
    for (int by = desk->lens.size < GLYPH_LENS_SIZE ? 1 : -1;
         desk->in_glyphs && desk->lens.size != GLYPH_LENS_SIZE;)
        lens_zoom(&desk->lens, by);
}

void desk_prepare(struct desk *desk, const struct game *game, struct area board,
                  const struct surroundings *around, struct square focus)
{
    bool in_glyphs = surroundings_need_glyphs(around);
    if (desk->lens.rows == board.rows && desk->lens.cols == board.cols &&
        desk->in_glyphs == in_glyphs)
        return;
    if (desk->is_zoomed && !in_glyphs)
        lens_resize(&desk->lens, board.rows, board.cols);
    else
        desk->lens = lens_fit(&game->board, board.rows, board.cols);
    desk->in_glyphs = in_glyphs;
    keep_to_glyphs(desk);
    desk_follow(desk, game, focus);
}

void desk_follow(struct desk *desk, const struct game *game, struct square at)
{
    if (desk->lens.size > 0)
        lens_follow(&desk->lens, at, lens_holds(&desk->lens, &game->board) ? 0 : 1);
}

void desk_fit(struct desk *desk, const struct game *game)
{
    struct lens fitted = lens_fit(&game->board, desk->lens.rows, desk->lens.cols);
    if (!desk->is_zoomed && !desk->in_glyphs && fitted.size != desk->lens.size)
        desk->lens = fitted;
    else if (desk->lens.size > 0)
        lens_tidy(&desk->lens, &game->board);
}

void desk_zoom_at(struct desk *desk, int by, int row, int col)
{
    if (desk->in_glyphs || desk->lens.size == 0) /* not drawn yet */
        return;
    lens_zoom_at(&desk->lens, by, row, col);
    desk->is_zoomed = true;
}

void desk_zoom(struct desk *desk, int by)
{
    desk_zoom_at(desk, by, desk->lens.rows / 2, desk->lens.cols / 2);
}

void desk_pan(struct desk *desk, const struct game *game, enum edge towards)
{
    lens_pan(&desk->lens, &game->board, towards);
}

void desk_move(struct desk *desk, const struct game *game, int rows, int cols)
{
    lens_move(&desk->lens, &game->board, rows, cols);
}

bool desk_has_map(const struct desk *desk, const struct game *game)
{
    return desk->lens.size > 0 && minimap_is_needed(&desk->lens, &game->board);
}

static void draw_map(struct desk *desk, struct canvas *canvas, struct area board,
                     const struct board_scene *scene, const struct surroundings *around)
{
    enum map_corner before = desk->map.corner;
    desk->map = (struct minimap){.corner = MAP_NONE};
    if (desk->hides_map ||
        board_scene_count(scene, BOARD_MARK_LABEL) > 0) /* it must not lie upon labels */
        return;
    if (desk->in_glyphs) {
        desk->map = minimap_place_glyphs(scene, &desk->lens, before);
        minimap_draw_glyphs(&desk->map, canvas, board, scene, &desk->lens, set_for(around));
    } else {
        desk->map = minimap_place(scene, &desk->lens, before);
        minimap_draw(&desk->map, canvas, board, scene, &desk->lens, around->tiles);
    }
}

void desk_draw(struct desk *desk, struct canvas *canvas, struct area board,
               const struct board_scene *scene, const struct surroundings *around)
{
    if (desk->in_glyphs)
        glyph_board_draw(canvas, board, scene, &desk->lens, set_for(around));
    else
        board_view_draw(canvas, board, scene, &desk->lens, around->tiles);
    draw_map(desk, canvas, board, scene, around);
}

struct board_hit desk_hit(const struct desk *desk, const struct board_scene *scene,
                          struct tile_cache *tiles, int row, int col)
{
    if (desk->in_glyphs)
        return board_hit_glyphs(scene, &desk->lens, row, col);
    return board_hit_pixels(scene, &desk->lens, tiles, row, col);
}

/* A lens over one square alone. */
static struct lens lens_over(struct square at, int size)
{
    return (struct lens){
        .size = size, .row = at.y * (size / 2), .col = at.x * size, .rows = size / 2, .cols = size};
}

struct board_hit desk_hit_close(const struct board_scene *scene, struct tile_cache *tiles,
                                struct square at, int size, int row, int col)
{
    struct lens lens = lens_over(at, size);
    return board_hit_pixels(scene, &lens, tiles, row, col);
}

int desk_draw_close(const struct desk *desk, struct canvas *canvas, struct area area,
                    const struct board_scene *scene, struct tile_cache *tiles, struct square at,
                    int size)
{
    struct lens lens = lens_over(at, size);
    if (desk->in_glyphs)
        return 0;
    area.rows = lens.rows;
    area.cols = lens.cols;
    board_view_draw(canvas, area, scene, &lens, tiles);
    return lens.rows;
}

int desk_draw_tile(struct canvas *canvas, struct area area, uint8_t kind, unsigned orientation,
                   int size, const struct surroundings *around)
{
    if (surroundings_need_glyphs(around)) {
        struct style style = {INK_TEXT, INK_PANEL, 0};
        struct area box = {area.row, area.col, GLYPH_TILE_ROWS + 2, GLYPH_TILE_COLS + 2};
        glyph_board_draw_tile(canvas, canvas_box(canvas, box, style, NULL), kind, orientation,
                              set_for(around));
        return box.cols;
    }
    area.rows = size / 2;
    area.cols = size;
    board_view_draw_tile(canvas, area, kind, orientation, (unsigned)size, around->tiles);
    return size;
}

void desk_draw_small(struct canvas *canvas, struct area area, uint8_t kind, int size,
                     const struct surroundings *around)
{
    if (surroundings_need_glyphs(around))
        glyph_board_draw_tile(canvas, area, kind, EDGE_N, set_for(around));
    else
        board_view_draw_tile(canvas, area, kind, EDGE_N, (unsigned)size, around->tiles);
}

const char *desk_territory_told(enum territory_kind kind)
{
    static const char *const told[TERRITORIES] = {
        [TERRITORY_NONE] = N_("Territories are hidden."),
        [TERRITORY_FEATURES] = N_("Territories: roads, cities, monasteries. T: fields."),
        [TERRITORY_FIELDS] = N_("Territories: fields, and the cities that pay. T hides them."),
    };
    return _(told[kind]);
}

enum edge desk_direction(uint32_t key)
{
    switch (key) {
    case KEYS_UP:
    case KEYS_SHIFT_UP:
    case 'K':
        return EDGE_N;
    case KEYS_DOWN:
    case KEYS_SHIFT_DOWN:
    case 'J':
        return EDGE_S;
    case KEYS_LEFT:
    case KEYS_SHIFT_LEFT:
    case 'H':
        return EDGE_W;
    default:
        return EDGE_E;
    }
}
