#include "tui/table/layout.h"

#include "tui/board/glyph_tile.h"
#include "tui/seat_chip.h"
#include "tui/table/board_pane.h"
#include "wording/wording.h"

enum { ROOMY = TILE_NAME_COLS + 5 /* columns in which there is room for a name */ };

static int tile_cols(const struct tile_strip *strip, const struct surroundings *around)
{
    return surroundings_need_glyphs(around) ? GLYPH_TILE_COLS + 2 : strip->size;
}

static int tile_rows(const struct tile_strip *strip, const struct surroundings *around)
{
    return surroundings_need_glyphs(around) ? GLYPH_TILE_ROWS + 2 : strip->size / 2;
}

static uint16_t paper_of(const struct tile_strip *strip)
{
    return strip->is_beside ? INK_PANEL : INK_NIGHT;
}

/* The rows of a tile with what is written above and below it. */
static int rows_each(const struct tile_strip *strip, const struct surroundings *around)
{
    return 1 + tile_rows(strip, around) + (strip->has_names ? 1 : 0);
}

/* One with tiles of that size below one another in the panel, as wide as that. */
static struct tile_strip strip_of(int size, bool has_names, struct area panel, unsigned tiles,
                                  const struct surroundings *around)
{
    enum { CAPTION = 10, BETWEEN = 2 };
    struct tile_strip strip = {.size = size, .has_names = has_names, .is_beside = true};
    int cols = tile_cols(&strip, around) + BETWEEN;
    strip.pitch = cols > CAPTION ? cols : CAPTION;
    strip.across = panel.cols / strip.pitch < (int)tiles ? panel.cols / strip.pitch : (int)tiles;
    strip.area = panel;
    strip.area.rows = strip.across == 0 ? panel.rows + 1
                                        : ((int)tiles + strip.across - 1) / strip.across *
                                              rows_each(&strip, around);
    return strip;
}

/* The largest for which the panel has room beside its words; false if there is none. */
static bool fit_beside(struct tile_strip *strip, const struct table_areas *areas, unsigned tiles,
                       int words, int least, const struct surroundings *around)
{
    static const int sizes[] = {16, 12, 10, 8};
    struct area lower = table_lower_panel(areas);
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0] && sizes[s] >= least; s++)
        for (int names = 1; names >= 0; names--) {
            *strip = strip_of(sizes[s], names, lower, tiles, around);
            if (strip->area.rows + words <= lower.rows)
                return true;
        }
    return false;
}

struct tile_strip tile_strip_place(struct table_areas *areas, unsigned tiles, int words,
                                   const struct surroundings *around)
{
    enum { CLEAR = 12, LEAST = 8 };
    struct table_areas saving = *areas;
    struct tile_strip strip;
    table_areas_save_lines(&saving);
    bool is_short = table_lower_panel(areas).rows < words;
    if (!fit_beside(&strip, areas, tiles, words, CLEAR, around)) {
        bool fits = fit_beside(&strip, &saving, tiles, words, LEAST, around);
        if (fits || is_short)
            *areas = saving;
        if (!fits)
            return tile_strip_cut(&areas->board, tiles, around);
    }
    strip.area = table_areas_cut_panel(areas, strip.area.rows);
    return strip;
}

struct tile_strip tile_strip_cut(struct area *board, unsigned tiles,
                                 const struct surroundings *around)
{
    enum { LARGE_FROM = 40, MIDDLE_FROM = 30, BESIDE = 14 };
    int count = (int)tiles, wide = board->cols / count;
    struct tile_strip strip = {.size = board->rows >= LARGE_FROM    ? 16
                                       : board->rows >= MIDDLE_FROM ? 12
                                                                    : 8};
    while (strip.size > 8 && strip.size + 1 > wide)
        strip.size -= 4;
    strip.has_names = board->rows >= MIDDLE_FROM;
    int cols = tile_cols(&strip, around);
    strip.pitch = wide < cols + BESIDE ? wide : cols + BESIDE;
    strip.across = count;
    strip.area = *board;
    strip.area.rows = rows_each(&strip, around);
    board->rows -= strip.area.rows;
    strip.area.row = board->row + board->rows;
    return strip;
}

/* "[2]" or ">2" or both, and beside it what is best known where there is no line below: the holder
 * and the price, else the tile's name if there is room. */
static void draw_caption(struct canvas *canvas, struct area line, const struct tile_strip *strip,
                         const struct strip_tile *tile, unsigned number, const struct seats *seats)
{
    enum { MARK_COLS = 4 };
    uint16_t paper = tile->is_on_sale ? INK_CHOSEN : paper_of(strip);
    uint16_t ink = tile->is_on_sale ? INK_STRONG : tile->is_taken ? INK_FAINT : INK_TEXT;
    struct style text = {ink, paper, 0}, mark = {INK_STRONG, paper, CELL_BOLD};
    struct style digit = {tile->is_taken ? INK_FAINT : INK_KEY, paper, CELL_BOLD};
    bool has_holder = !strip->has_names && tile->holder != NOBODY;
    int col = line.col + MARK_COLS, end = line.col + strip->pitch;
    if (tile->is_on_sale)
        canvas_fill(canvas, line, ' ', text);
    canvas_put(canvas, line.row, line.col, tile->is_on_sale ? '>' : ' ', mark);
    canvas_put(canvas, line.row, line.col + 1, tile->is_looked_at ? '[' : ' ', mark);
    canvas_put(canvas, line.row, line.col + 2, '1' + number, digit);
    canvas_put(canvas, line.row, line.col + 3, tile->is_looked_at ? ']' : ' ', mark);
    if (!has_holder) {
        if (strip->pitch >= ROOMY)
            canvas_text(canvas, line.row, col + 1, end - col - 1, text, tile_name(tile->kind).text);
        return;
    }
    col = seat_chip(canvas, line.row, col, &seats->seat[tile->holder]);
    col += end - col > canvas_text_width(tile->price.text); /* apart, if there is room */
    canvas_text(canvas, line.row, col, end - col, text, tile->price.text);
}

/* The line below the tile, where there is room for names; of one too long its letter is left. */
static void draw_holder(struct canvas *canvas, struct area line, const struct tile_strip *strip,
                        const struct strip_tile *tile, const struct seats *seats)
{
    if (tile->holder == NOBODY)
        return;
    int col = seat_chip(canvas, line.row, line.col + 1, &seats->seat[tile->holder]) + 1;
    int cols = strip->pitch - (col - line.col) - 1;
    bool has_room = canvas_text_width(tile->said.text) <= cols;
    canvas_text(canvas, line.row, col, cols,
                (struct style){tile->is_taken ? INK_TEXT : INK_STRONG, paper_of(strip),
                               tile->is_taken ? 0 : CELL_BOLD},
                has_room ? tile->said.text : tile->price.text);
}

/* Whose tile it is can be seen on the tile too. */
static void stamp(struct canvas *canvas, struct area tile, const struct seat *seat)
{
    struct style style = seat_style(seat);
    enum { COLS = 3 };
    int row = tile.row + tile.rows / 2, col = tile.col + (tile.cols - COLS) / 2;
    canvas_fill(canvas, (struct area){row, col, 1, COLS}, ' ', style);
    seat_chip(canvas, row, col + 1, seat);
}

/* The first tile's column: those below the board lie in its middle, where they do not fill it. */
static int first_col(const struct tile_strip *strip, int cols)
{
    int used = (strip->across - 1) * strip->pitch + cols;
    return strip->area.col + (strip->is_beside ? 0 : (strip->area.cols - used) / 2);
}

void tile_strip_draw(struct canvas *canvas, const struct tile_strip *strip,
                     const struct strip_tile *tiles, unsigned count, const struct seats *seats,
                     const struct surroundings *around)
{
    int cols = tile_cols(strip, around), rows = tile_rows(strip, around);
    canvas_fill(canvas, strip->area, ' ', (struct style){INK_TEXT, paper_of(strip), 0});
    for (unsigned t = 0; t < count; t++) {
        int down = (int)t / strip->across, right = (int)t % strip->across;
        struct area line = {strip->area.row + down * rows_each(strip, around),
                            first_col(strip, cols) + right * strip->pitch, 1, cols};
        struct area picture = {line.row + 1, line.col, rows, cols};
        draw_caption(canvas, line, strip, &tiles[t], t, seats);
        board_pane_draw_tile(canvas, picture, tiles[t].kind, EDGE_N, strip->size, around);
        canvas_target(canvas, (struct area){line.row, line.col, rows_each(strip, around), cols},
                      TARGET_TILE, (int)t);
        if (tiles[t].is_taken)
            stamp(canvas, picture, &seats->seat[tiles[t].holder]);
        line.row += 1 + rows;
        if (strip->has_names)
            draw_holder(canvas, line, strip, &tiles[t], seats);
    }
}
