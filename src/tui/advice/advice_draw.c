/* Values on the table's page: in the panel where its words leave room, and over the board where
 * that is asked for. */
#include "language/language.h"
#include "tui/advice/advice.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "valuing/valuing.h"
#include "wording/value_words.h"

/* What each tile of an auction is worth to each player who could get it: against the best other
 * one, in points of final margin. */
struct value_grid {
    const struct valuing *valuing; /* NULL: nothing is known yet */
    enum value_progress progress;  /* of them */
    const struct game *game;       /* the auction as it stands */
    const struct seats *seats;
    const struct table_values *values; /* what is shown of them */
    const struct tile_price *price;    /* of each tile; NULL: they are not known */
    unsigned tile;                     /* the one looked at, or REVEALED_MAX */
};

enum { CHIP = 2, NAME_LEAST = 4, CELL_LEAST = 5, CELL_ROOMY = 7, CELL_MOST = 9 };
enum { ROWS_AROUND = 5 /* the title, the tiles' numbers, two prices, how many games there were */ };

/* How many games there were is told at the end: a number that runs is no news. */
static struct sentence games_words(const struct valuing *valuing, enum value_progress progress)
{
    return progress == VALUES_COME ? sentence_of("%s", _("being worked out"))
                                   : value_words_games(valuing, progress);
}

static int value_grid_rows(unsigned players)
{
    return (int)players + ROWS_AROUND;
}

static bool value_grid_fits(int cols, unsigned tiles)
{
    return CHIP + (int)tiles * CELL_LEAST <= cols;
}

/* As wide as leaves room for a part of the names. */
static int cell_cols(int cols, unsigned tiles)
{
    int wide = (cols - CHIP - NAME_LEAST) / (int)tiles;
    int cell = wide < CELL_ROOMY ? (cols - CHIP) / (int)tiles : wide;
    return cell > CELL_MOST ? CELL_MOST : cell;
}

static bool is_without(const struct bazaar *bazaar, unsigned player)
{
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        if (bazaar->owner[tile] == player)
            return false;
    return true;
}

/* One to be had, for one who has none yet, once that is known. */
static void draw_worth(struct canvas *canvas, struct area cell, const struct value_grid *grid,
                       unsigned player, unsigned tile)
{
    const struct bazaar *bazaar = &grid->game->bazaar;
    const struct steady_number *number = &grid->values->worth[player][tile];
    struct estimate worth = number->as_shown;
    uint16_t paper = tile == grid->tile ? INK_CHOSEN : INK_PANEL;
    bool is_good = !estimate_is_too_close(worth);
    canvas_fill(canvas, cell, ' ', (struct style){INK_TEXT, paper, 0});
    if (!number->is_shown || !is_without(bazaar, player) || bazaar->owner[tile] != NOBODY)
        return;
    struct sentence text = value_words_short(worth);
    if (canvas_text_width(text.text) >= cell.cols)
        text = value_words_rounded(worth);
    int width = canvas_text_width(text.text);
    struct style style = {is_good ? INK_GOOD : INK_TEXT, paper, is_good ? CELL_BOLD : 0};
    canvas_text(canvas, cell.row, cell.col + cell.cols - width, width, style, text.text);
}

static void value_grid_draw_row(struct canvas *canvas, struct area line,
                                const struct value_grid *grid, unsigned player, int cell)
{
    const struct seat *seat = &grid->seats->seat[player];
    unsigned tiles = grid->game->bazaar.tiles;
    int names = line.cols - CHIP - (int)tiles * cell;
    int col = seat_chip(canvas, line.row, line.col, seat) + 1;
    if (names >= NAME_LEAST)
        canvas_text(canvas, line.row, col, names, panel_text, seat->name);
    col = line.col + line.cols - (int)tiles * cell;
    for (unsigned tile = 0; tile < tiles; tile++, col += cell)
        draw_worth(canvas, (struct area){line.row, col, 1, cell}, grid, player, tile);
}

static void draw_numbers(struct canvas *canvas, struct area line, const struct value_grid *grid,
                         int cell)
{
    unsigned tiles = grid->game->bazaar.tiles;
    int col = line.col + line.cols - (int)tiles * cell;
    for (unsigned tile = 0; tile < tiles; tile++, col += cell) {
        uint16_t paper = tile == grid->tile ? INK_CHOSEN : INK_PANEL;
        canvas_fill(canvas, (struct area){line.row, col, 1, cell}, ' ',
                    (struct style){INK_TEXT, paper, 0});
        canvas_put(canvas, line.row, col + cell - 1, '1' + tile,
                   (struct style){INK_STRONG, paper, CELL_BOLD});
    }
}

enum price { BUY_BELOW, BID_UP_TO };

/* No bid at all may be worth it. */
static struct sentence price_words(const struct value_grid *grid, unsigned tile, enum price which)
{
    const struct tile_price *price = &grid->price[tile];
    if (which == BID_UP_TO)
        return price->terms.highest < 0
                   ? sentence_of("%s", C_("bid up to", "none"))
                   : sentence_of("%s%d", valuing_is_solved(grid->valuing) ? "" : "~",
                                 price->terms.highest);
    return value_words_price(grid->valuing, price->terms.buy_below);
}

/* Up to which bid the chooser does best to keep each tile, and up to which another to bid for it.
 */
static void draw_prices(struct canvas *canvas, struct area line, const struct value_grid *grid,
                        enum price which, int cell)
{
    const char *label = which == BUY_BELOW ? _("Buy below") : _("Bid up to");
    unsigned tiles = grid->game->bazaar.tiles;
    int names = line.cols - (int)tiles * cell, col = line.col + names;
    if (canvas_text_width(label) > names)
        return;
    canvas_text(canvas, line.row, line.col, names, panel_faint, label);
    for (unsigned tile = 0; tile < tiles; tile++, col += cell) {
        if (grid->price == NULL || grid->price[tile].bidder == NOBODY)
            continue;
        struct sentence text = price_words(grid, tile, which);
        canvas_text_right(canvas, line.row, col + cell, panel_text, text.text);
    }
}

/* The numbers, the rows and how they were found, below the title. */
static void draw_inside(struct canvas *canvas, struct area area, const struct value_grid *grid)
{
    if (grid->valuing == NULL) {
        lines_draw(canvas, &area, panel_faint, _("not known yet"));
        return;
    }
    int cell = cell_cols(area.cols, grid->game->bazaar.tiles);
    draw_numbers(canvas, lines_next(&area), grid, cell);
    for (unsigned player = 0; player < grid->seats->count && area.rows > 1; player++)
        value_grid_draw_row(canvas, lines_next(&area), grid, player, cell);
    if (!game_awaits_draft(grid->game) && area.rows > 2) {
        draw_prices(canvas, lines_next(&area), grid, BUY_BELOW, cell);
        draw_prices(canvas, lines_next(&area), grid, BID_UP_TO, cell);
    }
    lines_draw(canvas, &area, panel_faint, games_words(grid->valuing, grid->progress).text);
}

static void value_grid_draw(struct canvas *canvas, struct area area, const struct value_grid *grid)
{
    canvas_fill(canvas, area, ' ', panel_text);
    area.cols--;
    lines_draw(canvas, &area, panel_strong, _("Points each tile is worth"));
    draw_inside(canvas, area, grid);
}

static void value_grid_draw_box(struct canvas *canvas, struct area board,
                                const struct value_grid *grid)
{
    enum { FRAME_ROWS = 2, FRAME_COLS = 4, NAME_COLS = 12 };
    int cols = CHIP + NAME_COLS + (int)grid->game->bazaar.tiles * CELL_MOST + FRAME_COLS;
    struct area box =
        area_centred(board, value_grid_rows(grid->seats->count) - 1 + FRAME_ROWS, cols);
    struct area inside = canvas_box(canvas, box, panel_text, _("Points each tile is worth"));
    draw_inside(canvas, inside, grid);
}

/* The scores expected at the end. */

static int coach_rows(unsigned players)
{
    return (int)players + 2;
}

static void draw_score(struct canvas *canvas, struct area line, const struct table *table,
                       unsigned player)
{
    const struct steady_number *number = &table->values->turns.score[player];
    const struct seat *seat = &table->seats.seat[player];
    struct sentence score = number->is_shown ? value_words_score(number->as_shown)
                                             : sentence_of("%s", C_("no number", "-"));
    int width = canvas_text_width(score.text),
        col = seat_chip(canvas, line.row, line.col, seat) + 1;
    canvas_text(canvas, line.row, col, line.cols - width - 3, panel_text, seat->name);
    canvas_text(canvas, line.row, line.col + line.cols - width, width, panel_strong, score.text);
}

static void draw_scores(struct canvas *canvas, struct area *area, const struct table *table)
{
    for (unsigned player = 0; player < table->seats.count; player++)
        draw_score(canvas, lines_next(area), table, player);
    lines_draw(canvas, area, panel_faint,
               games_words(table_values_found(table), table_values_progress(table)).text);
}

static void coach_draw(struct canvas *canvas, struct area area, const struct table *table)
{
    canvas_fill(canvas, area, ' ', panel_text);
    area.col++;
    area.cols -= 2;
    lines_draw(canvas, &area, panel_strong, _("Expected final scores"));
    draw_scores(canvas, &area, table);
}

static void coach_draw_box(struct canvas *canvas, struct area board, const struct table *table)
{
    enum { COLS = 44, FRAME_ROWS = 2 };
    struct area box = area_centred(board, coach_rows(table->seats.count) - 1 + FRAME_ROWS, COLS);
    struct area inside = canvas_box(canvas, box, panel_text, _("Expected final scores"));
    draw_scores(canvas, &inside, table);
}

/* Both. */

bool table_has_values(const struct table *table)
{
    return table_values_found(table) != NULL;
}

bool table_has_value_box(const struct table *table)
{
    return table_has_values(table) && (table->values->is_open || !table->values->in_panel);
}

void table_deed_values(const struct press *press)
{
    struct table *table = table_pressed(press);
    table->values->is_open = !table->values->is_open;
}

static bool is_of_tiles(const struct table *table)
{
    return table_stage(table)->tile_valued != NULL;
}

static struct value_grid grid_of(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    return (struct value_grid){.valuing = table_values_found(table),
                               .progress = table_values_progress(table),
                               .game = table_game(table),
                               .seats = &table->seats,
                               .values = table->values,
                               .price = table_values_prices(table),
                               .tile = stage->tile_valued != NULL ? stage->tile_valued(table) : 0};
}

struct area table_cut_values(const struct table *table, struct table_areas *areas)
{
    enum { NEWS = 3, LOG_LEAST = 6, BLANK = 1 };
    unsigned players = table->seats.count;
    struct area lower = table_lower_panel(areas);
    bool is_grid = is_of_tiles(table), shows_all = !game_awaits_action(table_game(table));
    int rows = BLANK + (is_grid ? value_grid_rows(players) : coach_rows(players));
    int taken =
        is_grid ? table_stage(table)->lower_rows(players) + NEWS : areas->hand.rows + LOG_LEAST;
    if (!table_has_values(table) || !shows_all || taken + rows > lower.rows ||
        (is_grid && !value_grid_fits(lower.cols, players)))
        return (struct area){.rows = 0};
    return table_areas_cut_panel(areas, rows);
}

void table_draw_values(const struct table *table, const struct table_sheet *sheet,
                       struct area panel)
{
    struct value_grid grid = grid_of(table);
    bool is_box = table->values->is_open && table_has_values(table) && table_is_bare(table);
    if (panel.rows > 0 && is_of_tiles(table))
        value_grid_draw(sheet->canvas, panel, &grid);
    else if (panel.rows > 0)
        coach_draw(sheet->canvas, panel, table);
    if (is_box && is_of_tiles(table))
        value_grid_draw_box(sheet->canvas, sheet->areas->board, &grid);
    else if (is_box)
        coach_draw_box(sheet->canvas, sheet->areas->board, table);
}
