#include "tui/auction/auction_strip.h"

#include "language/language.h"
#include "tui/board/glyph_tile.h"
#include "tui/seat_chip.h"
#include "tui/table/table_targets.h"
#include "wording/tile_name.h"

enum { ROOMY = TILE_NAME_COLS + 5 /* columns in which there is room for a name */ };

static const struct style strong = {INK_STRONG, INK_NIGHT, CELL_BOLD};

static int tile_cols(const struct auction_strip *strip, const struct surroundings *around)
{
    return surroundings_need_glyphs(around) ? GLYPH_TILE_COLS + 2 : strip->size;
}

static int tile_rows(const struct auction_strip *strip, const struct surroundings *around)
{
    return surroundings_need_glyphs(around) ? GLYPH_TILE_ROWS + 2 : strip->size / 2;
}

struct auction_strip auction_strip_cut(struct area *board, unsigned tiles,
                                       const struct surroundings *around)
{
    enum { LARGE_FROM = 40, MIDDLE_FROM = 30, BESIDE = 14 };
    int count = (int)tiles, wide = board->cols / count;
    struct auction_strip strip = {.size = board->rows >= LARGE_FROM    ? 16
                                          : board->rows >= MIDDLE_FROM ? 12
                                                                       : 8};
    while (strip.size > 8 && strip.size + 1 > wide)
        strip.size -= 4;
    strip.has_names = board->rows >= MIDDLE_FROM;
    int cols = tile_cols(&strip, around);
    strip.pitch = wide < cols + BESIDE ? wide : cols + BESIDE;
    strip.area = *board;
    strip.area.rows = 1 + tile_rows(&strip, around) + (strip.has_names ? 1 : 0);
    board->rows -= strip.area.rows;
    strip.area.row = board->row + board->rows;
    return strip;
}

/* One of the tiles, as it is drawn. */
struct strip_tile {
    unsigned number; /* from 0 */
    bool is_chosen;
    const struct bazaar *bazaar;
    const struct auction_sale *sale; /* NULL: not sold */
    const struct seats *seats;
};

static struct strip_tile strip_tile_of(const struct bazaar *bazaar, unsigned number,
                                       unsigned chosen, const struct auction_course *course,
                                       const struct seats *seats)
{
    return (struct strip_tile){.number = number,
                               .is_chosen = number == chosen,
                               .bazaar = bazaar,
                               .sale = course == NULL ? NULL : auction_sale_of(course, number),
                               .seats = seats};
}

/* Who has it, or bids most for it; NOBODY where nobody does. */
static unsigned holder(const struct strip_tile *tile)
{
    if (tile->sale != NULL)
        return tile->sale->taker;
    return tile->bazaar->offered == tile->number ? tile->bazaar->bidder : NOBODY;
}

/* For how much; nothing in a draft. */
static struct sentence price_of(const struct strip_tile *tile)
{
    int points = tile->sale != NULL ? tile->sale->points : tile->bazaar->bid;
    if (tile->sale != NULL && tile->sale->way == WAY_TAKEN)
        return sentence_of("%s", "");
    return sentence_of(tile->sale == NULL ? "%d?" : "%d", points);
}

/* The number, and beside it what is best known where there is no line below: the holder, else the
 * name if there is room. */
static void draw_caption(struct canvas *canvas, struct area line, const struct auction_strip *strip,
                         const struct strip_tile *tile)
{
    struct style text = {tile->is_chosen      ? INK_STRONG
                         : tile->sale == NULL ? INK_TEXT
                                              : INK_FAINT,
                         tile->is_chosen ? INK_CHOSEN : INK_NIGHT, 0};
    struct style number = {tile->sale == NULL ? INK_KEY : INK_FAINT, text.paper, CELL_BOLD};
    bool has_holder = !strip->has_names && holder(tile) != NOBODY;
    struct sentence words = has_holder              ? price_of(tile)
                            : strip->pitch >= ROOMY ? tile_name(tile->bazaar->tile[tile->number])
                                                    : sentence_of("%s", "");
    int col = line.col + (has_holder ? 5 : 3), width = canvas_text_width(words.text);
    int room = strip->pitch - (col - line.col);
    if (col - line.col + width > line.cols)
        line.cols = col - line.col + (width < room ? width : room);
    if (tile->is_chosen)
        canvas_fill(canvas, line, ' ', text);
    canvas_put(canvas, line.row, line.col, tile->is_chosen ? '>' : ' ', text);
    canvas_put(canvas, line.row, line.col + 1, '1' + tile->number, number);
    if (has_holder)
        seat_chip(canvas, line.row, line.col + 3, &tile->seats->seat[holder(tile)]);
    canvas_text(canvas, line.row, col, room, text, words.text);
}

/* The line below the tile, where there is room for names. */
static void draw_holder(struct canvas *canvas, struct area line, const struct auction_strip *strip,
                        const struct strip_tile *tile)
{
    unsigned player = holder(tile);
    if (player == NOBODY)
        return;
    const struct seat *seat = &tile->seats->seat[player];
    struct sentence price = price_of(tile);
    struct sentence words = tile->sale == NULL ? sentence_of(_("bids %d"), tile->bazaar->bid)
                            : price.text[0]    ? sentence_of("%s: %s", seat->name, price.text)
                                               : sentence_of("%s", seat->name);
    int col = seat_chip(canvas, line.row, line.col + 1, seat) + 1;
    canvas_text(canvas, line.row, col, strip->pitch - (col - line.col) - 1,
                tile->sale == NULL ? strong : night_text, words.text);
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

/* The first tile's column: all of them lie in the middle, where they do not fill the strip. */
static int first_col(const struct auction_strip *strip, int tiles, int cols)
{
    int used = (tiles - 1) * strip->pitch + cols;
    return strip->area.col + (strip->area.cols - used) / 2;
}

void auction_strip_draw(struct canvas *canvas, const struct auction_strip *strip,
                        const struct bazaar *bazaar, unsigned chosen,
                        const struct auction_course *course, const struct seats *seats,
                        const struct surroundings *around)
{
    int cols = tile_cols(strip, around), rows = tile_rows(strip, around);
    int left = first_col(strip, (int)seats->count, cols);
    canvas_fill(canvas, strip->area, ' ', night_text);
    for (unsigned t = 0; t < bazaar->tiles; t++) {
        struct strip_tile tile = strip_tile_of(bazaar, t, chosen, course, seats);
        struct area line = {strip->area.row, left + (int)t * strip->pitch, 1, cols};
        struct area picture = {line.row + 1, line.col, rows, cols};
        draw_caption(canvas, line, strip, &tile);
        board_pane_draw_tile(canvas, picture, bazaar->tile[t], EDGE_N, strip->size, around);
        canvas_target(canvas, (struct area){line.row, line.col, strip->area.rows, cols},
                      TARGET_TILE, (int)t);
        if (tile.sale != NULL)
            stamp(canvas, picture, &seats->seat[tile.sale->taker]);
        line.row += 1 + rows;
        if (strip->has_names)
            draw_holder(canvas, line, strip, &tile);
    }
}
