/* The board at a decision of a game that is analysed. */
#include "language/language.h"
#include "thinking/judging.h"
#include "tui/views/game_view.h"
#include "tui/views/judged_turn.h"
#include "tui/views/line_page.h"

struct board_page {
    struct page page;
    const struct analysis_view *view;
    unsigned decision;
    struct turn_pair pair;
};

static struct board_page *analysis_board_page_of(const struct page *page)
{
    return (struct board_page *)page;
}

static const struct findings *findings_of(const struct board_page *board)
{
    return &board->view->analyser->found;
}

static const struct judgement *judgement_of(const struct board_page *board)
{
    return &findings_of(board)->decision[board->decision];
}

static const struct game *before_of(const struct board_page *board)
{
    return &board->view->session->steps[judgement_of(board)->step].before;
}

static struct judged_turn turn_of(const struct board_page *board)
{
    return (struct judged_turn){judgement_of(board), before_of(board), board->view->seats};
}

static void analysis_board_draw(struct page *page, struct canvas *canvas,
                                const struct surroundings *around)
{
    struct board_page *board = analysis_board_page_of(page);
    struct judged_turn turn = turn_of(board);
    judged_turn_draw(&turn, &board->pair, canvas, around);
}

static void go_to(struct board_page *board, unsigned decision)
{
    board->decision = decision;
    board->pair.shows_second = false;
}

static void analysis_board_step(const struct press *press)
{
    struct board_page *board = analysis_board_page_of(press->page);
    unsigned decisions = findings_of(board)->decisions;
    go_to(board, (board->decision + decisions + (unsigned)press->binding->arg) % decisions);
}

/* The turning point that comes next in the game, or before. */
static void step_point(const struct press *press)
{
    struct board_page *board = analysis_board_page_of(press->page);
    const struct findings *found = findings_of(board);
    unsigned decisions = found->decisions, nearest = 0, at = board->decision;
    for (unsigned p = 0; p < found->points; p++) {
        unsigned ahead = press->binding->arg > 0 ? found->point[p] + decisions - board->decision
                                                 : board->decision + decisions - found->point[p];
        ahead %= decisions;
        if (ahead == 0 || (nearest > 0 && ahead >= nearest))
            continue;
        nearest = ahead;
        at = found->point[p];
    }
    go_to(board, at);
}

static bool has_points(const struct page *page)
{
    return findings_of(analysis_board_page_of(page))->points > 0;
}

static void zoom(const struct press *press)
{
    struct board_page *board = analysis_board_page_of(press->page);
    struct judged_turn turn = turn_of(board);
    app_say(press->app, judged_turn_zoom(&turn, &board->pair, press->binding->arg));
}

static bool has_another(const struct page *page)
{
    const struct board_page *board = analysis_board_page_of(page);
    struct judged_turn turn = turn_of(board);
    return judged_turn_has_another(&turn, &board->pair);
}

static void switch_turns(const struct press *press)
{
    struct turn_pair *pair = &analysis_board_page_of(press->page)->pair;
    pair->shows_second = !pair->shows_second;
}

/* Playing it on. */

static bool has_line(const struct page *page)
{
    struct judged_turn turn = turn_of(analysis_board_page_of(page));
    return judged_turn_places(&turn);
}

static void play_on(const struct press *press)
{
    const struct board_page *board = analysis_board_page_of(press->page);
    struct judged_turn judged = turn_of(board);
    struct compared_turn turn[2];
    judged_turn_compare(&judged, turn);
    struct line_view view = {.player = judgement_of(board)->player,
                             .is_solved = judgement_of(board)->is_exact,
                             .seats = board->view->seats,
                             .shows_second = board->pair.shows_second};
    for (unsigned which = 0; which < 2 && turn[which].name != NULL; which++)
        view.line[view.lines++] = (struct line_wanted){.request = {.game = turn[which].game,
                                                                   .turn = turn[which].turn,
                                                                   .seed = board->decision},
                                                       .name = turn[which].name};
    app_open(press->app, line_page(&view));
}

static const struct page_key keys[] = {
    ROW(has_points, step_point, 1, K_("turning point"), N_("Go to the next turning point."), 'n',
        KEYS_TAB),
    ROW(has_points, step_point, -1, NULL, N_("Go to the previous turning point."), 'N',
        KEYS_BACK_TAB),
    ROW(NULL, analysis_board_step, 1, K_("next"), N_("Go to the next decision."), ']', KEYS_RIGHT),
    ROW(NULL, analysis_board_step, -1, NULL, N_("Go to the previous decision."), '[', KEYS_LEFT),
    ROW(has_another, switch_turns, 0, K_("other turn"),
        N_("Show the turn played, or the better one."), 'b'),
    ROW(has_line, play_on, 0, K_("play it on"), N_("See how the game may go on."), 'p'),
    ROW(NULL, zoom, 1, NULL, N_("Zoom in."), '+', '='),
    ROW(NULL, zoom, -1, NULL, N_("Zoom out."), '-'),
    ROW(NULL, page_leave, 0, K_("analysis"), N_("Return to the analysis."), KEYS_ESCAPE, KEYS_ENTER,
        'q'),
};

static const struct page_kind kind = {
    .name = N_("Analysis"),
    .draw = analysis_board_draw,
    PAGE_KEYS(keys),
    .keys_place = KEYS_OF_REPLAY,
};

struct page *analysis_board_page(const struct analysis_view *view, unsigned decision)
{
    struct board_page *board = (struct board_page *)page_new(&kind, sizeof *board);
    if (board == NULL)
        return NULL;
    board->view = view;
    board->decision = decision;
    return &board->page;
}
