/* The board at a decision of a game that is analysed. */
#include "facts/outcome.h"
#include "language/language.h"
#include "thinking/judging.h"
#include "tui/seat_chip.h"
#include "tui/table/panel.h"
#include "tui/views/game_view.h"
#include "tui/views/line_page.h"
#include "tui/views/turn_pair.h"
#include "wording/training_words.h"
#include "wording/turn_words.h"

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

/* Whether it was about a turn that places a tile. */
static bool has_turn(const struct board_page *board)
{
    const struct judgement *judgement = judgement_of(board);
    return judgement->kind == DECISION_TURN && judgement->turn_best.count > 0 &&
           game_awaits_placement(before_of(board));
}

/* And whether another may have been better, as far as that has been told (game_analysis.h). */
static bool has_better_turn(const struct board_page *board)
{
    const struct judgement *judgement = judgement_of(board);
    return has_turn(board) && judgement->loss.within >= 0 && !judgement_is_best(judgement);
}

/* The better turn and the one played. What may be no better is not called so. */
static void compare(const struct board_page *board, struct compared_turn turn[2])
{
    const struct judgement *judgement = judgement_of(board);
    bool is_better = !judgement_is_too_close(judgement);
    turn[0] = (struct compared_turn){before_of(board), &judgement->turn_best,
                                     is_better ? _("The better turn") : _("Perhaps better"),
                                     is_better ? C_("within a sentence", "the better turn")
                                               : C_("within a sentence", "perhaps better")};
    turn[1] = (struct compared_turn){before_of(board), &judgement->turn_made, _("The turn played"),
                                     C_("within a sentence", "the turn played")};
    if (has_better_turn(board))
        return;
    turn[0] = turn[1];
    if (!has_turn(board))
        turn[0].name = C_("of a decision", "The board");
    turn[1].name = NULL;
}

static void draw_words(struct canvas *canvas, struct area area, const struct board_page *board)
{
    const struct judgement *judgement = judgement_of(board);
    unsigned player = judgement->player;
    const struct seats *seats = board->view->seats;
    area.col++;
    area.cols -= 2;
    struct area line = lines_next(&area);
    int col = seat_chip(canvas, line.row, line.col, &seats->seat[player]) + 1;
    canvas_text(canvas, line.row, col, line.cols - 2, panel_strong, seats->seat[player].name);
    lines_next(&area);
    lines_draw_sentence(canvas, &area, panel_text,
                        judgement_words_finding(judgement, before_of(board), seats).text);
    if (!has_better_turn(board))
        return;
    struct compared_turn turn[2];
    compare(board, turn);
    for (unsigned which = 0; which < 2; which++) {
        struct turn_effect effect;
        lines_next(&area);
        lines_draw(canvas, &area, panel_strong, turn[which].name);
        turn_effect_find(&effect, before_of(board), turn[which].turn->move,
                         turn[which].turn->count);
        lines_draw_sentence(canvas, &area, panel_text,
                            effect_words(&effect, player, seats, NOBODY).text);
    }
}

static void analysis_board_draw(struct page *page, struct canvas *canvas,
                                const struct surroundings *around)
{
    struct board_page *board = analysis_board_page_of(page);
    struct table_areas areas =
        table_areas_of(around->rows, around->cols, board->view->seats->count);
    struct compared_turn turn[2];
    areas.board.rows += areas.status.rows;
    compare(board, turn);
    canvas_fill(canvas, areas.board, ' ', night_text);
    turn_pair_draw(&board->pair, canvas, areas.board, turn, board->view->seats, around);
    canvas_fill(canvas, areas.panel, ' ', panel_text);
    draw_words(canvas, areas.panel, board);
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
    struct compared_turn turn[2];
    compare(board, turn);
    turn_pair_zoom(&board->pair, turn, press->binding->arg);
}

static bool has_another(const struct page *page)
{
    const struct board_page *board = analysis_board_page_of(page);
    return has_better_turn(board) && !board->pair.is_side_by_side;
}

static void switch_turns(const struct press *press)
{
    struct turn_pair *pair = &analysis_board_page_of(press->page)->pair;
    pair->shows_second = !pair->shows_second;
}

/* Playing it on. */

static bool has_line(const struct page *page)
{
    return has_turn(analysis_board_page_of(page));
}

static void play_on(const struct press *press)
{
    const struct board_page *board = analysis_board_page_of(press->page);
    struct compared_turn turn[2];
    compare(board, turn);
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
