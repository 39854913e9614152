#include "tui/table/board_pane.h"

#include "language/language.h"
#include "tui/board/board_view.h"

static enum glyph_set set_for(const struct surroundings *around)
{
    return surroundings_have_lines(around) ? GLYPHS_LINES : GLYPHS_PLAIN;
}

const struct zooms *board_pane_zooms(const struct board_pane *pane)
{
    return pane->in_glyphs ? &zooms_in_letters : &zooms_painted;
}

static struct viewport fitted_to(const struct board_pane *pane, const struct game *game, int rows,
                                 int cols)
{
    const struct zooms *zooms = board_pane_zooms(pane);
    return pane->is_shown || game_is_over(game)
               ? viewport_fit_tiles(&game->board, zooms, rows, cols)
               : viewport_fit(&game->board, zooms, rows, cols);
}

void board_pane_prepare(struct board_pane *pane, const struct game *game, struct area board,
                        const struct surroundings *around, struct square focus)
{
    bool in_glyphs = surroundings_need_glyphs(around);
    if (pane->viewport.rows == board.rows && pane->viewport.cols == board.cols &&
        pane->in_glyphs == in_glyphs)
        return;
    pane->is_zoomed &= pane->in_glyphs == in_glyphs; /* the sizes are others */
    pane->in_glyphs = in_glyphs;
    if (pane->is_zoomed)
        viewport_resize(&pane->viewport, board.rows, board.cols);
    else
        pane->viewport = fitted_to(pane, game, board.rows, board.cols);
    board_pane_follow(pane, game, focus);
}

void board_pane_follow(struct board_pane *pane, const struct game *game, struct square at)
{
    if (pane->viewport.size == 0)
        return;
    viewport_follow(&pane->viewport, at, viewport_holds(&pane->viewport, &game->board) ? 0 : 1);
    viewport_tidy(&pane->viewport, &game->board);
}

void board_pane_centre(struct board_pane *pane, const struct game *game, struct square at,
                       struct square other)
{
    if (pane->viewport.size == 0)
        return;
    viewport_centre(&pane->viewport, at, other);
    if (viewport_holds(&pane->viewport, &game->board))
        viewport_tidy(&pane->viewport, &game->board);
}

/* A larger size than now would show less of a board that no size shows whole. */
void board_pane_fit(struct board_pane *pane, const struct game *game)
{
    struct viewport fitted = fitted_to(pane, game, pane->viewport.rows, pane->viewport.cols);
    bool is_better = fitted.size < pane->viewport.size || game_is_over(game) ||
                     (fitted.size > pane->viewport.size && viewport_holds(&fitted, &game->board));
    if (!pane->is_zoomed && is_better)
        pane->viewport = fitted;
    else if (pane->viewport.size > 0)
        viewport_tidy(&pane->viewport, &game->board);
}

static bool board_pane_zoom_at(struct board_pane *pane, const struct game *game, int by, int row,
                               int col)
{
    if (pane->viewport.size == 0) /* not drawn yet */
        return false;
    pane->is_zoomed = true;
    if (!viewport_zoom_at(&pane->viewport, board_pane_zooms(pane), by, row, col))
        return false;
    viewport_tidy(&pane->viewport, &game->board);
    return true;
}

const char *board_pane_zoom(struct board_pane *pane, const struct game *game, int by)
{
    if (board_pane_zoom_at(pane, game, by, pane->viewport.rows / 2, pane->viewport.cols / 2))
        return NULL;
    return by > 0 ? _("Tiles are as large as they get.") : _("Tiles are as small as they get.");
}

void board_pane_pan(struct board_pane *pane, const struct game *game, enum edge towards)
{
    viewport_pan(&pane->viewport, &game->board, towards);
}

static void board_pane_move(struct board_pane *pane, const struct game *game, int rows, int cols)
{
    viewport_move(&pane->viewport, &game->board, rows, cols);
}

bool board_pane_has_map(const struct board_pane *pane, const struct game *game)
{
    return pane->viewport.size > 0 && minimap_is_needed(&pane->viewport, &game->board);
}

const char *board_pane_turn_map(struct board_pane *pane, const struct game *game)
{
    if (!board_pane_has_map(pane, game))
        return _("The whole board is in view.");
    if (!pane->hides_map && pane->map.corner == MAP_NONE)
        return _("No room for the map: zoom out or move the board.");
    pane->hides_map = !pane->hides_map;
    return NULL;
}

static void draw_map(struct board_pane *pane, struct canvas *canvas, struct area board,
                     const struct board_scene *scene, const struct surroundings *around)
{
    enum map_corner before = pane->map.corner;
    pane->map = (struct minimap){.corner = MAP_NONE};
    if (pane->hides_map ||
        board_scene_count(scene, BOARD_MARK_LABEL) > 0) /* it must not lie upon labels */
        return;
    if (pane->in_glyphs) {
        pane->map = minimap_place_glyphs(scene, &pane->viewport, before);
        minimap_draw_glyphs(&pane->map, canvas, board, scene, &pane->viewport, set_for(around));
    } else {
        pane->map = minimap_place(scene, &pane->viewport, before);
        minimap_draw(&pane->map, canvas, board, scene, &pane->viewport, around->tiles);
    }
}

void board_pane_draw(struct board_pane *pane, struct canvas *canvas, struct area board,
                     const struct board_scene *scene, const struct surroundings *around)
{
    if (pane->in_glyphs)
        glyph_board_draw(canvas, board, scene, &pane->viewport, set_for(around));
    else
        board_view_draw(canvas, board, scene, &pane->viewport, around->tiles);
    draw_map(pane, canvas, board, scene, around);
}

struct board_hit board_pane_hit(const struct board_pane *pane, const struct board_scene *scene,
                                struct tile_cache *tiles, int row, int col)
{
    return board_hit_at(scene, &pane->viewport, pane->in_glyphs ? NULL : tiles, row, col);
}

/* A viewport over one square alone. */
static struct viewport viewport_over(struct square at, int size)
{
    return (struct viewport){
        .size = size, .row = at.y * (size / 2), .col = at.x * size, .rows = size / 2, .cols = size};
}

struct board_hit board_pane_hit_close(const struct board_scene *scene, struct tile_cache *tiles,
                                      struct square at, int size, int row, int col)
{
    struct viewport viewport = viewport_over(at, size);
    return board_hit_at(scene, &viewport, tiles, row, col);
}

int board_pane_draw_close(const struct board_pane *pane, struct canvas *canvas, struct area area,
                          const struct board_scene *scene, struct tile_cache *tiles,
                          struct square at, int size)
{
    struct viewport viewport = viewport_over(at, size);
    if (pane->in_glyphs)
        return 0;
    area.rows = viewport.rows;
    area.cols = viewport.cols;
    board_view_draw(canvas, area, scene, &viewport, tiles);
    return viewport.rows;
}

int board_pane_draw_tile(struct canvas *canvas, struct area area, kind_number kind,
                         unsigned orientation, int size, const struct surroundings *around)
{
    if (surroundings_need_glyphs(around)) {
        struct area box = {area.row, area.col, GLYPH_TILE_ROWS + 2, GLYPH_TILE_COLS + 2};
        glyph_board_draw_tile(canvas, canvas_box(canvas, box, panel_text, NULL), kind, orientation,
                              set_for(around));
        return box.cols;
    }
    area.rows = size / 2;
    area.cols = size;
    board_view_draw_tile(canvas, area, kind, orientation, (unsigned)size, around->tiles);
    return size;
}

void board_pane_draw_small(struct canvas *canvas, struct area area, kind_number kind, int size,
                           const struct surroundings *around)
{
    if (surroundings_need_glyphs(around))
        glyph_board_draw_tile(canvas, area, kind, EDGE_N, set_for(around));
    else
        board_view_draw_tile(canvas, area, kind, EDGE_N, (unsigned)size, around->tiles);
}

const char *board_pane_territory_told(enum territory_kind kind)
{
    static const char *const told[TERRITORIES] = {
        [TERRITORY_NONE] = N_("Territories hidden."),
        [TERRITORY_FEATURES] = N_("Territories: roads, cities, monasteries. {T}: fields."),
        [TERRITORY_FIELDS] = N_("Territories: fields, and the cities they score. {T} hides them."),
    };
    return _(told[kind]);
}

enum edge board_pane_direction(uint32_t key)
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

static bool board_pane_roll(struct board_pane *pane, const struct game *game,
                            const struct gesture *gesture, int row, int col)
{
    enum { ROWS = 2, COLS = 4 };
    static const struct {
        int size, down, right;
    } notches[] = {[POINTER_WHEEL_UP] = {1, -ROWS, 0},
                   [POINTER_WHEEL_DOWN] = {-1, ROWS, 0},
                   [POINTER_WHEEL_LEFT] = {0, 0, -COLS},
                   [POINTER_WHEEL_RIGHT] = {0, 0, COLS}};
    int size = notches[gesture->button].size;
    if (size != 0)
        board_pane_zoom_at(pane, game, size, row, col);
    else
        board_pane_move(pane, game, notches[gesture->button].down, notches[gesture->button].right);
    return true;
}

static void board_pane_look_at(struct board_pane *pane, const struct game *game, struct square at)
{
    const struct viewport *viewport = &pane->viewport;
    board_pane_move(pane, game,
                    viewport_row(viewport, at) + viewport->size / 4 - viewport->rows / 2,
                    viewport_col(viewport, at) + viewport->size / 2 - viewport->cols / 2);
}

bool board_pane_point(struct board_pane *pane, const struct game *game,
                      const struct gesture *gesture)
{
    struct square at;
    int row = gesture->row - gesture->target.area.row,
        col = gesture->col - gesture->target.area.col;
    if (gesture->target.what != TARGET_BOARD)
        return false;
    if (gesture->kind == GESTURE_WHEEL)
        return board_pane_roll(pane, game, gesture, row, col);
    if (gesture->kind == GESTURE_DRAG)
        board_pane_move(pane, game, -gesture->down, -gesture->right);
    else if (minimap_square(&pane->map, row, col, &at))
        board_pane_look_at(pane, game, at);
    else
        return false;
    return true;
}
