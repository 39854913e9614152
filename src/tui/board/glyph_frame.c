#include "tui/board/glyph_frame.h"

#include "tui/board/board_ink.h"

/* The lines of a frame: corners clockwise from the north-west, then across and upright. */
struct frame_style {
    uint32_t corner[4], across, upright;
    uint16_t ink;
    uint8_t attribute;
};

static const struct frame_style styles[GLYPH_FRAMES][2] = {
    [GLYPH_FRAME_LEGAL] =
        {[GLYPHS_PLAIN] = {{'+', '+', '+', '+'}, '-', ':', INK_BOARD_LEGAL, 0},
         [GLYPHS_LINES] = {{0x250c, 0x2510, 0x2518, 0x2514}, 0x2504, 0x2506, INK_BOARD_LEGAL, 0}},
    [GLYPH_FRAME_MENDED] =
        {[GLYPHS_PLAIN] = {{'H', 'H', 'H', 'H'}, '-', ':', INK_BOARD_MENDED, 0},
         [GLYPHS_LINES] = {{0x256c, 0x256c, 0x256c, 0x256c}, 0x2504, 0x2506, INK_BOARD_MENDED, 0}},
    [GLYPH_FRAME_GHOST] =
        {[GLYPHS_PLAIN] = {{'@', '@', '@', '@'}, '~', '!', INK_BOARD_GHOST, CELL_BOLD},
         [GLYPHS_LINES] =
             {{0x2554, 0x2557, 0x255d, 0x255a}, 0x2550, 0x2551, INK_BOARD_GHOST, CELL_BOLD}},
    [GLYPH_FRAME_DISTRICT] =
        {[GLYPHS_PLAIN] = {{'=', '=', '=', '='}, '=', '|', INK_BOARD_DISTRICT, CELL_BOLD},
         [GLYPHS_LINES] =
             {{0x250f, 0x2513, 0x251b, 0x2517}, 0x2501, 0x2503, INK_BOARD_DISTRICT, CELL_BOLD}},
    [GLYPH_FRAME_LAST] =
        {[GLYPHS_PLAIN] = {{'/', '\\', '/', '\\'}, 0, 0, INK_STRONG, CELL_BOLD},
         [GLYPHS_LINES] = {{0x256d, 0x256e, 0x256f, 0x2570}, 0, 0, INK_STRONG, CELL_BOLD}},
};

static void glyph_frame_put(struct canvas *canvas, struct area area, int row, int col,
                            uint32_t glyph, const struct frame_style *style)
{
    if (row >= 0 && row < area.rows && col >= 0 && col < area.cols && glyph != 0)
        canvas_put(canvas, area.row + row, area.col + col, glyph,
                   (struct style){style->ink, INK_BOARD_GROUND, style->attribute});
}

void glyph_frame_draw(struct canvas *canvas, struct area area, struct area lines,
                      enum glyph_frame frame, enum glyph_set set)
{
    const struct frame_style *style = &styles[frame][set];
    int top = lines.row, bottom = lines.row + lines.rows - 1;
    int left = lines.col, right = lines.col + lines.cols - 1;
    for (int col = left + 1; col < right; col++) {
        glyph_frame_put(canvas, area, top, col, style->across, style);
        glyph_frame_put(canvas, area, bottom, col, style->across, style);
    }
    for (int row = top + 1; row < bottom; row++) {
        glyph_frame_put(canvas, area, row, left, style->upright, style);
        glyph_frame_put(canvas, area, row, right, style->upright, style);
    }
    glyph_frame_put(canvas, area, top, left, style->corner[0], style);
    glyph_frame_put(canvas, area, top, right, style->corner[1], style);
    glyph_frame_put(canvas, area, bottom, right, style->corner[2], style);
    glyph_frame_put(canvas, area, bottom, left, style->corner[3], style);
}
