/* How a review looks: on top the worth of every tile to every player, below it the words and,
 * beside or below them, the board. */
#include "language/language.h"
#include "sets/bazaars/stage_strip.h"
#include "tui/practice/review_view.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/widgets.h"
#include "wording/training_words.h"

enum { MARGIN = 1, WORDS_COLS_MOST = 84, ROWS_OF_TILES = 10 };

static const struct style good = {INK_GOOD, INK_NIGHT, CELL_BOLD};
static const struct style bold = {INK_STRONG, INK_NIGHT, CELL_BOLD};

/* The words. */

/* Lines of text, one below the other. A canvas with no rows measures them. */
struct words {
    struct canvas *canvas;
    struct area area;
    int rows;
};

static void review_draw_add(struct words *words, struct style style, const char *text)
{
    struct area left = words->area;
    if (text[0] == '\0')
        return;
    left.row += words->rows;
    left.rows = words->rows < left.rows ? left.rows - words->rows : 0;
    words->rows += canvas_paragraph(words->canvas, left, style, text);
}

/* The player addressed: the only person there. */
static unsigned you_of(const struct review_view *view)
{
    unsigned you = NOBODY;
    for (unsigned player = 0; player < view->seats->count; player++)
        if (view->people == 1u << player)
            you = player;
    return you;
}

static struct style style_of_verdict(const struct judgement *judged)
{
    if (judged->loss.within < 0)
        return night_text;
    if (judgement_is_best(judged))
        return good;
    return judgement_is_too_close(judged) ? night_text : night_bad;
}

static struct review_telling telling_of(const struct review_view *view)
{
    return (struct review_telling){view->review, view->held, view->seats, you_of(view)};
}

static const struct game *before_of(const struct review_view *view, const struct judgement *judged)
{
    return &view->held->before[judged->step];
}

static void say_decision(struct words *words, const struct review_view *view)
{
    const struct judgement *judged = &view->review->judgement[view->judgement];
    const struct game *before = before_of(view, judged);
    const struct review_telling telling = telling_of(view);
    struct sentence head = sentence_of(
        _("Decision %u of %u, %s: %s"), review_view_place(view) + 1, review_view_count(view),
        view->seats->seat[judged->player].name, judgement_words_made(judged, before).text);
    review_draw_add(words, bold, head.text);
    review_draw_add(words, style_of_verdict(judged), judgement_words_verdict(judged, before).text);
    review_draw_add(words, night_text, review_words_fault(&telling, view->judgement).text);
    review_draw_add(words, night_text, review_words_why(&telling, view->judgement).text);
    if (view->shows_numbers)
        review_draw_add(words, night_text, review_words_numbers(&telling, view->judgement).text);
    review_draw_add(words, night_text, review_words_terms(&telling, view->judgement).text);
    review_draw_add(words, night_text, review_words_rule(&telling, view->judgement).text);
}

static void say_tile(struct words *words, const struct review_view *view)
{
    const struct tile_worth *worth = &view->review->tile[view->tile][view->player];
    const struct review_telling telling = telling_of(view);
    kind_number kind = view->held->before[0].bazaar.tile[view->tile];
    struct sentence head = sentence_of(_("Tile %u for %s: %s."), view->tile + 1u,
                                       view->seats->seat[view->player].name, tile_name(kind).text);
    review_draw_add(words, bold, head.text);
    if (worth->is_known && worth->against != NOBODY)
        review_draw_add(words, night_text,
                        sentence_of(_("Worth %s against tile %u."),
                                    judgement_words_points(worth->worth).text, worth->against + 1u)
                            .text);
    review_draw_add(words, night_text, review_words_tile(&telling, view->tile, view->player).text);
    review_draw_add(words, night_text, review_words_gain(&telling, view->player).text);
}

static int draw_words(const struct review_view *view, struct canvas *canvas, struct area area)
{
    struct words words = {canvas, area, 0};
    if (view->is_at_tile || view->review->judgements == 0)
        say_tile(&words, view);
    else
        say_decision(&words, view);
    return words.rows;
}

/* The whole. */

/* The tiles themselves, where they have room. Returns the rows taken. */
static int draw_tiles(const struct review_view *view, struct canvas *canvas, struct area area,
                      const struct surroundings *around)
{
    struct area above = area;
    unsigned tiles = view->review->tiles;
    struct tile_strip strip = tile_strip_cut(&above, tiles, around);
    if (above.rows < 0 || strip.pitch < strip.size)
        return 0;
    auction_strip_draw(canvas, &strip, &view->held->before[0].bazaar, view->tile, view->account,
                       view->seats, around);
    return strip.area.rows;
}

static struct area cut_top(struct area *area, int rows)
{
    struct area top = {area->row, area->col + MARGIN, rows, area->cols - 2 * MARGIN};
    area->row += rows;
    area->rows -= rows;
    return top;
}

/* And the remark, each in as many lines as it takes. */
static void draw_summary(const struct review_view *view, struct canvas *canvas, struct area *area,
                         struct style style)
{
    unsigned player = view->people >> view->player & 1u || view->review->judgements == 0
                          ? view->player
                          : view->review->judgement[view->judgement].player;
    if (you_of(view) != NOBODY && !view->goes_through_all)
        player = you_of(view);
    const struct review_telling telling = telling_of(view);
    struct words words = {
        canvas, {area->row, area->col + MARGIN, area->rows, area->cols - 2 * MARGIN}, 0};
    review_draw_add(&words, style, review_words_summary(&telling, player).text);
    review_draw_add(&words, night_faint, view->remark.text);
    cut_top(area, words.rows);
}

/* A line for each decision that is gone through: who, what, and what it lost for certain. */
static void draw_decisions(const struct review_view *view, struct canvas *canvas, struct area *area,
                           int keep)
{
    int rows = (int)review_view_count(view);
    if (rows < 2 || area->rows - rows - 1 < keep)
        return;
    for (unsigned j = 0; j < view->review->judgements; j++) {
        const struct judgement *judged = &view->review->judgement[j];
        if (!view->goes_through_all && !(view->people >> judged->player & 1u))
            continue;
        bool is_at_hand = j == view->judgement && !view->is_at_tile;
        struct style style = is_at_hand ? bold : style_of_verdict(judged);
        struct sentence words =
            sentence_of("%s %s", judgement_words_made(judged, before_of(view, judged)).text,
                        judgement_words_verdict(judged, before_of(view, judged)).text);
        canvas_put(canvas, area->row, area->col, is_at_hand ? '>' : ' ', bold);
        int col =
            seat_chip(canvas, area->row, area->col + 2, &view->seats->seat[judged->player]) + 1;
        canvas_text(canvas, area->row, col, area->col + area->cols - col, style, words.text);
        area->row++;
        area->rows--;
    }
}

static void draw_wide(struct review_view *view, struct canvas *canvas, struct area area,
                      const struct surroundings *around)
{
    int half = area.cols / 2 - 1, cols = half < WORDS_COLS_MOST ? half : WORDS_COLS_MOST;
    int least = review_grid_cols(view) + 2 * MARGIN;
    cols = cols < least ? least : cols;
    struct area left = {area.row, area.col, area.rows, cols};
    struct area board = {area.row, area.col + cols, area.rows, area.cols - cols};
    draw_summary(view, canvas, &left, bold);
    cut_top(&left, 1);
    cut_top(&left, review_grid_draw(view, canvas, cut_top(&left, 0)));
    cut_top(&left, 1);
    struct area words = {left.row, left.col + MARGIN, left.rows, left.cols - 2 * MARGIN};
    words.row += draw_words(view, canvas, words) + 1;
    words.rows = left.row + left.rows - words.row;
    draw_decisions(view, canvas, &words, ROWS_OF_TILES);
    draw_tiles(view, canvas, words, around);
    review_board_draw(view, canvas, board, around);
}

/* The words of the decision first, then the whole in a line, and the board below. */
static void draw_narrow(struct review_view *view, struct canvas *canvas, struct area area,
                        const struct surroundings *around)
{
    enum { BOARD_ROWS_LEAST = 4 };
    if (view->shows_numbers) {
        cut_top(&area, review_grid_draw(view, canvas, cut_top(&area, 0)));
        draw_rule(canvas, area.row, area.col, area.cols);
        cut_top(&area, 1);
    }
    cut_top(&area, draw_words(view, canvas,
                              (struct area){area.row, area.col + MARGIN, area.rows,
                                            area.cols - 2 * MARGIN}));
    if (area.rows > BOARD_ROWS_LEAST)
        draw_summary(view, canvas, &area, night_faint);
    if (area.rows >= BOARD_ROWS_LEAST)
        review_board_draw(view, canvas, area, around);
}

void review_view_draw(struct review_view *view, struct canvas *canvas, struct area area,
                      const struct surroundings *around)
{
    review_view_follow(view);
    canvas_fill(canvas, area, ' ', night_text);
    if (area.cols >= REVIEW_WIDE_FROM) {
        draw_wide(view, canvas, area, around);
        return;
    }
    draw_narrow(view, canvas, area, around);
}
