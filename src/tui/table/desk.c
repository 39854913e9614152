#include "tui/table/desk.h"

#include "tui/board/board_view.h"
#include "tui/board/glyph_board.h"

static bool needs_glyphs(const struct surroundings *around)
{
    return around->depth != DEPTH_256 || !around->unicode;
}

static enum glyph_set set_for(const struct surroundings *around)
{
    return around->unicode ? GLYPHS_LINES : GLYPHS_PLAIN;
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
    bool in_glyphs = needs_glyphs(around);
    if (desk->lens.rows == board.rows && desk->lens.cols == board.cols &&
        desk->in_glyphs == in_glyphs)
        return;
    desk->lens = lens_fit(&game->board, board.rows, board.cols);
    desk->is_zoomed = false;
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
    if (!desk->is_zoomed && !desk->in_glyphs && desk->lens.size > 8 &&
        !lens_holds(&desk->lens, &game->board))
        desk->lens = lens_fit(&game->board, desk->lens.rows, desk->lens.cols);
}

void desk_zoom(struct desk *desk, int by)
{
    if (desk->in_glyphs)
        return;
    lens_zoom(&desk->lens, by);
    desk->is_zoomed = true;
}

void desk_draw(struct desk *desk, struct canvas *canvas, struct area board,
               const struct board_scene *scene, const struct surroundings *around)
{
    if (desk->in_glyphs)
        glyph_board_draw(canvas, board, scene, &desk->lens, set_for(around));
    else
        board_view_draw(canvas, board, scene, &desk->lens, &desk->tiles);
}

int desk_draw_close(struct desk *desk, struct canvas *canvas, struct area area,
                    const struct board_scene *scene, struct square at, int size)
{
    struct lens lens = {
        .size = size, .row = at.y * (size / 2), .col = at.x * size, .rows = size / 2, .cols = size};
    if (desk->in_glyphs)
        return 0;
    area.rows = lens.rows;
    area.cols = lens.cols;
    board_view_draw(canvas, area, scene, &lens, &desk->hand);
    return lens.rows;
}

int desk_draw_tile(struct desk *desk, struct canvas *canvas, struct area area, uint8_t kind,
                   unsigned orientation, int size, const struct surroundings *around)
{
    if (needs_glyphs(around)) {
        struct style style = {INK_TEXT, INK_PANEL, 0};
        struct area box = {area.row, area.col, GLYPH_TILE_ROWS + 2, GLYPH_TILE_COLS + 2};
        glyph_board_draw_tile(canvas, canvas_box(canvas, box, style, NULL), kind, orientation,
                              set_for(around));
        return box.cols;
    }
    area.rows = size / 2;
    area.cols = size;
    board_view_draw_tile(canvas, area, kind, orientation, (unsigned)size, &desk->hand);
    return size;
}
