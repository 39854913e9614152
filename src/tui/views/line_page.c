#include "tui/views/line_page.h"

#include "facts/position.h"
#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/board_pane.h"
#include "tui/views/turn_pair.h"
#include "tui/widgets.h"
#include "wording/turn_words.h"

struct line_page {
    struct page page;
    const struct seats *seats;
    unsigned lines, player;
    bool is_solved, is_auction;
    unsigned step;                   /* so many turns are shown, of each line as far as it goes */
    unsigned shown;                  /* which line, where there is room for one */
    bool is_side_by_side;            /* as it was drawn last */
    struct square focus[LINES_MOST]; /* in the middle of each, as it was drawn last */
    struct board_pane pane[LINES_MOST];
    struct sentence name[LINES_MOST];
    struct line line[LINES_MOST];
};

static const struct style bold = {INK_STRONG, INK_NIGHT, CELL_BOLD};

static struct line_page *line_page_of(const struct page *page)
{
    return (struct line_page *)page;
}

/* The step of a line that is shown: it may have ended before the other. */
static unsigned step_of(const struct line_page *page, unsigned which)
{
    unsigned steps = page->line[which].steps;
    return page->step < steps ? page->step : steps;
}

static unsigned steps_of(const struct line_page *page)
{
    unsigned most = 0;
    for (unsigned l = 0; l < page->lines; l++)
        most = page->line[l].steps > most ? page->line[l].steps : most;
    return most;
}

/* Words. */

/* Who played, and what for: "Ben: It extends Ben's city to 2 tiles." */
static struct sentence turn_words(const struct line_page *page, unsigned which)
{
    unsigned step = step_of(page, which);
    if (step == 0)
        return sentence_of("%s", _("As it stands."));
    const struct line_step *last = &page->line[which].step[step - 1];
    if (page->step > step)
        return sentence_of("%s", _("The game is over."));
    struct sentence effect = effect_words(&last->effect, last->player, page->seats, NOBODY);
    struct sentence words = sentence_of("%s: %s", page->seats->seat[last->player].name,
                                        effect.text[0] != '\0' ? effect.text : _("A tile."));
    if (game_is_over(&last->after))
        sentence_add(&words, " %s", _("The game is over."));
    return words;
}

/* The scores, in brackets if the game ended now; in colours of the players. */
static void draw_scores(const struct line_page *page, unsigned which, struct canvas *canvas,
                        struct area line)
{
    const struct game *game = line_game(&page->line[which], step_of(page, which));
    int scores[PLAYERS_MAX], col = line.col, end = line.col + line.cols;
    projection_scores(game, scores);
    for (unsigned player = 0; player < page->seats->count; player++) {
        struct sentence score = sentence_of(game_is_over(game) ? "%d" : "%d (%d)",
                                            game->player[player].score, scores[player]);
        if (col + 2 + canvas_text_width(score.text) > end)
            break;
        col = seat_chip(canvas, line.row, col, &page->seats->seat[player]) + 1;
        col = canvas_text(canvas, line.row, col, end - col, night_text, score.text) + 2;
    }
}

/* How the two compare so far, for the player whose turn it was. */
static struct sentence leads_words(const struct line_page *page)
{
    const char *name = page->seats->seat[page->player].name;
    int lead[LINES_MOST] = {0};
    for (unsigned l = 0; l < page->lines; l++)
        lead[l] = line_lead(&page->line[l], step_of(page, l), page->player);
    if (page->lines < LINES_MOST)
        return sentence_of(_("Lead of %s so far: %+d."), name, lead[0]);
    if (page->is_side_by_side)
        return sentence_of(_("Lead of %s so far: %+d on the left, %+d on the right."), name,
                           lead[0], lead[1]);
    return sentence_of(_("Lead of %s so far: %+d here, %+d in the other line."), name,
                       lead[page->shown], lead[1 - page->shown]);
}

/* It is said plainly that a line proves nothing. */
static struct sentence trust_words(const struct line_page *page)
{
    struct sentence words =
        sentence_of("%s", page->lines < LINES_MOST
                              ? _("One way it may go on, played quickly: an example, not a proof.")
                              : _("One way it may go on, played quickly, with the same tiles drawn "
                                  "in both: an example, not a proof."));
    if (page->is_solved)
        sentence_add(&words, " %s", _("Which is better is solved, apart from this."));
    if (page->is_auction)
        sentence_add(&words, " %s",
                     _("No bids are paid; whoever got the tile gets the other one."));
    return words;
}

/* Boards. */

/* Where the last tile was placed, or the first will be. */
static struct square focus_of(const struct line_page *page, unsigned which)
{
    const struct game *game = line_game(&page->line[which], step_of(page, which));
    return game->board.tile[game->board.tiles - 1].at;
}

static struct board_scene scene_of(const struct line_page *page, unsigned which)
{
    unsigned step = step_of(page, which);
    const struct game *game = line_game(&page->line[which], step);
    struct board_scene scene = board_scene_of(game, page->seats);
    const struct line_step *last = step > 0 ? &page->line[which].step[step - 1] : NULL;
    for (tile_number tile = last != NULL ? last->first : game->board.tiles;
         tile < game->board.tiles; tile++)
        board_scene_add_tile(&scene, BOARD_MARK_LAST, tile, last->player);
    return scene;
}

static void draw_board(struct line_page *page, unsigned which, struct canvas *canvas,
                       struct area area, const struct surroundings *around)
{
    enum { MAP_FROM = 60 };
    struct board_pane *pane = &page->pane[which];
    struct board_scene scene = scene_of(page, which);
    struct square at = focus_of(page, which);
    bool is_resized = pane->viewport.rows != area.rows || pane->viewport.cols != area.cols;
    pane->hides_map = area.cols < MAP_FROM;
    board_pane_prepare(pane, scene.game, area, around, at);
    if (is_resized || !square_equal(at, page->focus[which]))
        board_pane_centre(pane, scene.game, at, at);
    page->focus[which] = at;
    board_pane_draw(pane, canvas, area, &scene, around);
}

static struct area row_next(struct area *area)
{
    struct area line = {area->row, area->col + 1, 1, area->cols - 2};
    area->row++;
    area->rows--;
    return line;
}

/* Its name, what was played last, the scores; and below them the board. */
static void draw_line(struct line_page *page, unsigned which, struct canvas *canvas,
                      struct area area, const struct surroundings *around)
{
    struct area line = row_next(&area);
    canvas_text(canvas, line.row, line.col, line.cols, bold, page->name[which].text);
    line = row_next(&area);
    canvas_text(canvas, line.row, line.col, line.cols, night_text, turn_words(page, which).text);
    draw_scores(page, which, canvas, row_next(&area));
    draw_board(page, which, canvas, area, around);
}

/* Returns the rows taken; in an area without rows, those it would take. */
static int draw_below(const struct line_page *page, struct canvas *canvas, struct area area)
{
    struct area trust = area;
    struct sentence words = trust_words(page);
    int rows = canvas_paragraph(canvas, area, night_text, leads_words(page).text);
    trust.row += rows;
    trust.rows = rows < area.rows ? area.rows - rows : 0;
    return rows + canvas_paragraph(canvas, trust, night_faint, words.text);
}

static void line_draw(struct page *of, struct canvas *canvas, const struct surroundings *around)
{
    struct line_page *page = line_page_of(of);
    struct area area = {1, 0, around->rows - 1, around->cols};
    page->is_side_by_side = page->lines == LINES_MOST && two_boards_fit(around->cols);
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, _("Played on"),
                 sentence_of(_("turn %u of %u"), page->step, steps_of(page)).text);
    int rows = draw_below(page, canvas, (struct area){0, 0, 0, around->cols - 2});
    struct area below = {around->rows - rows, 1, rows, around->cols - 2};
    area.rows -= rows;
    if (page->is_side_by_side)
        for (unsigned which = 0; which < LINES_MOST; which++)
            draw_line(page, which, canvas, half_area(area, which), around);
    else
        draw_line(page, page->shown, canvas, area, around);
    draw_below(page, canvas, below);
}

/* Keys. */

static void page_step(const struct press *press)
{
    struct line_page *page = line_page_of(press->page);
    unsigned steps = steps_of(page);
    if (press->binding->arg > 0 && page->step < steps)
        page->step++;
    else if (press->binding->arg < 0 && page->step > 0)
        page->step--;
}

static void switch_lines(const struct press *press)
{
    struct line_page *page = line_page_of(press->page);
    page->shown = 1 - page->shown;
}

static void line_zoom(const struct press *press)
{
    struct line_page *page = line_page_of(press->page);
    for (unsigned l = 0; l < page->lines; l++) {
        app_say(press->app,
                board_pane_zoom(&page->pane[l], line_game(&page->line[l], step_of(page, l)),
                                press->binding->arg));
        page->focus[l] = (struct square){INT16_MIN, INT16_MIN}; /* into the middle again */
    }
}

static bool has_next(const struct page *page)
{
    return line_page_of(page)->step < steps_of(line_page_of(page));
}

static bool has_last(const struct page *page)
{
    return line_page_of(page)->step > 0;
}

static bool has_other(const struct page *page)
{
    return line_page_of(page)->lines == LINES_MOST && !line_page_of(page)->is_side_by_side;
}

static const struct page_key keys[] = {
    ROW(has_next, page_step, 1, K_("next"), N_("Go on by a turn."), ']', KEYS_RIGHT, KEYS_ENTER),
    ROW(has_last, page_step, -1, K_("back"), N_("Go back by a turn."), '[', KEYS_LEFT),
    ROW(has_other, switch_lines, 0, K_("other line"), N_("See how it goes on from the other."), 'b',
        KEYS_TAB),
    ROW(NULL, line_zoom, 1, NULL, N_("Zoom in."), '+', '='),
    ROW(NULL, line_zoom, -1, NULL, N_("Zoom out."), '-'),
    ROW(NULL, page_leave, 0, K_("leave"), N_("Return to where the lines begin."), KEYS_ESCAPE, 'q',
        'p'),
};

static const struct page_kind kind = {
    .name = N_("Played on"),
    .draw = line_draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_REPLAY,
};

struct page *line_page(const struct line_view *view)
{
    struct line_page *page = (struct line_page *)page_new(&kind, sizeof *page);
    if (page == NULL)
        return NULL;
    page->seats = view->seats;
    page->lines = view->lines;
    page->player = view->player;
    page->is_solved = view->is_solved;
    page->shown = view->shows_second && view->lines == LINES_MOST;
    for (unsigned l = 0; l < view->lines; l++) {
        struct line_request request = view->line[l].request;
        if (view->line[l].has_share) {
            request.share = view->line[l].share;
            page->is_auction = true;
        }
        request.turns = line_turns(request.game->options.players);
        line_play(&page->line[l], &request);
        page->name[l] = sentence_of("%s", view->line[l].name);
    }
    return &page->page;
}
