/* Why a computer player took its last turn: the turn on the board, and what it is good for beside
 * it. */
#include "language/language.h"
#include "play/settings.h"
#include "thinking/why.h"
#include "tui/seat_chip.h"
#include "tui/table/board_pane.h"
#include "tui/table/panel.h"
#include "tui/views/game_view.h"
#include "wording/reason_words.h"

struct why_page {
    struct page page;
    const struct game_view *view;
    struct why why;
    struct turn_reason reason;
    struct board_pane pane;
};

static struct why_page *why_page_of(const struct page *page)
{
    return (struct why_page *)page;
}

/* The game after the turn. */
static const struct game *after_of(const struct why_page *page)
{
    return session_game_after(page->view->session, page->why.step + page->why.moves);
}

/* The turn as it lies on the board, what it claims or extends, and the square of its rival. */
static struct board_scene scene_of(const struct why_page *page)
{
    const struct why *why = &page->why;
    struct board_scene scene = board_scene_of(after_of(page), page->view->seats);
    tile_number tile = board_tile_at(&scene.game->board, why->move[0].at);
    board_scene_add_tile(&scene, BOARD_MARK_LAST, tile, why->player);
    if (page->reason.effect.node != NO_NODE)
        board_scene_light(&scene, page->reason.effect.node);
    if (why->has_rival)
        board_scene_add_square(&scene, BOARD_MARK_OPEN, why->rival.move[0].at);
    return scene;
}

static void say_rival(const struct why_page *page, struct canvas *canvas, struct area *area)
{
    const struct why *why = &page->why;
    lines_next(area);
    lines_draw_sentence(canvas, area, panel_text,
                        reason_words_marked(why->move, why->rival.move, why->tenths).text);
    if (why->tenths <= 0)
        return;
    const struct game *before = &page->view->session->steps[why->step].before;
    lines_draw_sentence(
        canvas, area, panel_text,
        reason_words_better(before, &why->turn, &why->rival, page->view->seats).text);
}

static void draw_words(const struct why_page *page, struct canvas *canvas, struct area area)
{
    const struct seats *seats = page->view->seats;
    const struct seat *seat = &seats->seat[page->why.player];
    struct reason_words words;
    area.col++;
    area.cols -= 2;
    struct area line = lines_next(&area);
    int col = seat_chip(canvas, line.row, line.col, seat) + 1;
    canvas_text(canvas, line.row, col, line.cols - 2, panel_strong, seat->name);
    lines_next(&area);
    reason_words_seen(&words, &page->reason, seats);
    if (aids_has(&page->view->session->head, AID_EXPECTED))
        reason_words_ended(&words, &page->reason, seats);
    for (unsigned w = 0; w < words.lines; w++)
        lines_draw_sentence(canvas, &area, panel_text, words.line[w].text);
    if (page->why.has_rival)
        say_rival(page, canvas, &area);
}

static void why_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct why_page *why = why_page_of(page);
    struct table_areas areas = page_areas_of(around->rows, around->cols, why->view->seats->count);
    struct board_scene scene = scene_of(why);
    areas.board.rows += areas.status.rows;
    board_pane_prepare(&why->pane, scene.game, areas.board, around, why->why.move[0].at);
    board_pane_draw(&why->pane, canvas, areas.board, &scene, around);
    canvas_fill(canvas, areas.panel, ' ', panel_text);
    draw_words(why, canvas, areas.panel);
}

static void why_zoom(const struct press *press)
{
    struct why_page *page = why_page_of(press->page);
    app_say(press->app, board_pane_zoom(&page->pane, after_of(page), press->binding->arg));
}

static const struct page_key keys[] = {
    ROW(NULL, why_zoom, 1, K_("zoom"), N_("Zoom in."), '+', '='),
    ROW(NULL, why_zoom, -1, NULL, N_("Zoom out."), '-'),
    ROW(NULL, page_leave, 0, K_("back"), N_("Return to the table."), KEYS_ESCAPE, KEYS_ENTER, 'W',
        'q'),
};

static const struct page_kind kind = {
    .name = N_("Why this turn"),
    .draw = why_draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_REPLAY,
};

struct page *why_page(const struct game_view *view)
{
    const struct session *session = view->session;
    struct why_page *page = (struct why_page *)page_new(&kind, sizeof *page);
    if (page == NULL)
        return NULL;
    why_find(&page->why, session, view->at);
    page->view = view;
    turn_reason_find(&page->reason, &session->steps[page->why.step].before, page->why.move,
                     page->why.moves);
    if (aids_has(&session->head, AID_COACH))
        why_compare(&page->why, session);
    return &page->page;
}
