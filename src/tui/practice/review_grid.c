/* The worth of every tile to every player, with what they paid and gained. */
#include "language/language.h"
#include "sets/bazaars/words_auction.h"
#include "tui/practice/review_view.h"
#include "tui/seat_chip.h"
#include "wording/wording.h"

static const struct style good = {INK_GOOD, INK_NIGHT, CELL_BOLD};

/* Of an interval, which is never shown as 0. */
static long rounded_within(double within)
{
    long whole = sentence_rounded(within);
    return whole > 0 ? whole : 1;
}

/* "11.0\u00b11.3"; "~11" where the interval is unknown. Without tenths where there is no room for
 * them (`is_short`), and where they mean nothing. */
static struct sentence number_words(struct estimate estimate, bool is_short)
{
    enum { NO_TENTHS_FROM = 10 };
    double mean = estimate.mean, within = estimate.within;
    if (within < 0)
        return sentence_of("~%ld", sentence_rounded(mean));
    if (within <= 0)
        return is_short || sentence_rounded(10 * mean) % 10 == 0
                   ? sentence_of("%ld", sentence_rounded(mean))
                   : sentence_of_value(mean);
    if (is_short || within >= NO_TENTHS_FROM)
        return sentence_of("%ld\u00b1%ld", sentence_rounded(mean), rounded_within(within));
    return sentence_of("%s\u00b1%s", sentence_of_value(mean).text,
                       sentence_of_tenths(rounded_within(10 * within)).text);
}

enum { HEAD_ROWS = 2 };

/* The grid: a line for each player, and above it the heads of its columns. */
struct grid {
    struct review_view *view;
    struct canvas *canvas;
    struct area area;
    struct short_seats names;
    bool is_short;
    int name_cols, tile_cols, points_cols, gain_cols;
};

enum { CHIP = 2, NAMES_LEAST = CHIP + 1 /* none but the chip */, NAMES_WHOLE = CHIP + 5 };

/* How wide all columns are but that of the names. */
static int numbers_cols(const struct grid *grid)
{
    return (int)grid->view->review->tiles * grid->tile_cols + grid->points_cols + grid->gain_cols;
}

static void use_widths(struct grid *grid, bool is_short)
{
    grid->is_short = is_short;
    grid->tile_cols = is_short ? 10 : 12;
    grid->points_cols = is_short ? 4 : 9;
    grid->gain_cols = is_short ? 7 : 12;
}

int review_grid_cols(struct review_view *view)
{
    struct grid grid = {.view = view};
    use_widths(&grid, true);
    return NAMES_LEAST + numbers_cols(&grid);
}

static struct grid *grid_prepare(struct grid *grid, struct review_view *view, struct canvas *canvas,
                                 struct area area)
{
    grid->view = view;
    grid->canvas = canvas;
    grid->area = area;
    use_widths(grid, false);
    if (area.cols < NAMES_WHOLE + numbers_cols(grid))
        use_widths(grid, true);
    grid->name_cols = area.cols - numbers_cols(grid);
    if (grid->name_cols > NAME_SIZE)
        grid->name_cols = NAME_SIZE;
    if (grid->name_cols >= NAMES_WHOLE)
        seats_shorten(view->seats, (unsigned)(grid->name_cols - CHIP - 1), &grid->names);
    return grid;
}

static int col_of_tile(const struct grid *grid, unsigned tile)
{
    return grid->area.col + grid->name_cols + (int)tile * grid->tile_cols;
}

static int col_of_points(const struct grid *grid)
{
    return col_of_tile(grid, grid->view->review->tiles);
}

/* Two lines: what a column is of, and what its numbers are. */
static void draw_head(const struct grid *grid, int end, int cols, const char *of, const char *what)
{
    canvas_text_right(grid->canvas, grid->area.row, end, night_faint, of);
    if (canvas_text_width(what) <= cols)
        canvas_text_right(grid->canvas, grid->area.row + 1, end, night_faint, what);
}

static void draw_heads(const struct grid *grid)
{
    int end = col_of_points(grid) + grid->points_cols;
    for (unsigned tile = 0; tile < grid->view->review->tiles; tile++)
        draw_head(grid, col_of_tile(grid, tile) + grid->tile_cols - 1, grid->tile_cols - 1,
                  sentence_of(_("Tile %u"), tile + 1).text, C_("of a tile", "worth"));
    draw_head(grid, end, grid->points_cols,
              grid->is_short ? C_("points paid", "Bids") : C_("points paid", "Points"),
              grid->is_short ? "" : C_("points paid", "by bids"));
    draw_head(grid, end + grid->gain_cols, grid->gain_cols - 1,
              grid->is_short ? C_("best play, short", "vs.") : C_("best play", "Against"),
              grid->is_short ? C_("best play, short", "best") : C_("best play", "best play"));
}

/* Whether the player gets the tile if all play their best from the decision at hand on: what the
 * words say of it. */
static bool gets_tile(const struct review_view *view, unsigned tile, unsigned player)
{
    const struct auction_review *review = view->review;
    return view->judgement < review->judgements &&
           judgement_taker(&review->judgement[view->judgement], tile) == player;
}

static void draw_worth(const struct grid *grid, int row, unsigned tile, unsigned player)
{
    const struct review_view *view = grid->view;
    const struct tile_worth *worth = &view->review->tile[tile][player];
    bool is_chosen = view->tile == tile && view->player == player;
    bool gets = gets_tile(view, tile, player);
    bool has_got = view->review->gain[player].tile == tile;
    struct area cell = {row, col_of_tile(grid, tile), 1, grid->tile_cols};
    uint16_t paper = is_chosen ? INK_CHOSEN : INK_NIGHT;
    struct style style = {gets || has_got ? INK_STRONG : INK_TEXT, paper,
                          gets || has_got ? CELL_BOLD : 0};
    struct sentence words = worth->is_known ? number_words(worth->worth, grid->is_short)
                                            : sentence_of("%s", C_("no number", "-"));
    struct sentence marked = sentence_of("%s%s%s%s", gets ? "*" : "", has_got ? "[" : "",
                                         words.text, has_got ? "]" : " ");
    canvas_fill(grid->canvas, cell, ' ', style);
    canvas_text_right(grid->canvas, row, cell.col + cell.cols, style, marked.text);
    canvas_target(grid->canvas, cell, TARGET_WORTH, (int)(tile * PLAYERS_MAX + player));
}

static bool is_unclear(struct estimate gain)
{
    struct estimate size = {gain.mean < 0 ? -gain.mean : gain.mean, gain.within};
    return gain.within > 0 && estimate_is_too_close(size);
}

/* Where there is little room, no uncertain number is shown as certain. */
static struct sentence gain_words(struct estimate gain, bool is_short)
{
    return is_short && is_unclear(gain) ? sentence_of("?") : number_words(gain, is_short);
}

static struct style style_of_gain(struct estimate gain)
{
    return is_unclear(gain) || gain.mean == 0 ? night_text : gain.mean < 0 ? night_bad : good;
}

static void draw_player(const struct grid *grid, unsigned player)
{
    const struct auction_gain *gain = &grid->view->review->gain[player];
    int row = grid->area.row + HEAD_ROWS + (int)player,
        end = col_of_points(grid) + grid->points_cols;
    int col = seat_chip(grid->canvas, row, grid->area.col, &grid->view->seats->seat[player]) + 1;
    if (grid->name_cols >= NAMES_WHOLE) /* else the letter says it */
        canvas_text(grid->canvas, row, col, grid->name_cols - CHIP, night_text,
                    grid->names.seats.seat[player].name);
    for (unsigned tile = 0; tile < grid->view->review->tiles; tile++)
        draw_worth(grid, row, tile, player);
    canvas_text_right(grid->canvas, row, end, night_text,
                      auction_words_balance(grid->view->account, player).text);
    if (gain->margin.within >= 0)
        canvas_text_right(grid->canvas, row, end + grid->gain_cols, style_of_gain(gain->margin),
                          gain_words(gain->margin, grid->is_short).text);
}

/* As many rows as it takes. */
static int draw_legend(const struct grid *grid, struct area area)
{
    const char *words =
        grid->is_short
            ? _("Worth: points of lead at the end, more than with the player's best other tile. "
                "[ ] got it, * gets it with best play, ? too close to call.")
            : _("Worth: points of lead at the end, more than with the player's best other tile. "
                "[ ] got it, * gets it with best play. Against best play: what all decisions "
                "together brought.");
    area.rows =
        canvas_paragraph(grid->canvas, (struct area){0, 0, 0, area.cols}, night_faint, words);
    return canvas_paragraph(grid->canvas, area, night_faint, words);
}

int review_grid_draw(struct review_view *view, struct canvas *canvas, struct area area)
{
    struct grid grid;
    int players = (int)view->review->players;
    draw_heads(grid_prepare(&grid, view, canvas, area));
    for (unsigned player = 0; player < view->review->players; player++)
        draw_player(&grid, player);
    area.row += HEAD_ROWS + players;
    return HEAD_ROWS + players + draw_legend(&grid, area);
}
