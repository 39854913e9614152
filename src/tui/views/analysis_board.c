/* The board at a decision of a game that is analysed. */
#include "facts/outcome.h"
#include "language/language.h"
#include "thinking/judging.h"
#include "tui/seat_chip.h"
#include "tui/table/board_pane.h"
#include "tui/table/panel.h"
#include "tui/views/game_view.h"
#include "wording/training_words.h"
#include "wording/turn_words.h"

struct board_page {
    struct page page;
    const struct analysis_view *view;
    unsigned decision;
    struct board_pane pane;
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

/* Whether it was about a turn that places a tile, and not the best one. */
static bool has_better_turn(const struct board_page *board)
{
    const struct judgement *judgement = judgement_of(board);
    return judgement->kind == DECISION_TURN && judgement->turn_best.count > 0 &&
           judgement->turn_best.move[0].verb == VERB_PLACE &&
           game_awaits_placement(before_of(board));
}

static struct square focus_of(const struct board_page *board)
{
    const struct board *tiles = &before_of(board)->board;
    return has_better_turn(board) ? judgement_of(board)->turn_best.move[0].at
                                  : tiles->tile[tiles->tiles - 1].at;
}

/* The better turn as a ghost, with what it needs; and the square where the tile went. */
static void show_turn(const struct board_page *board, struct board_scene *scene)
{
    const struct judgement *judgement = judgement_of(board);
    struct move best = judgement->turn_best.move[0], made = judgement->turn_made.move[0], forced;
    struct game then = *scene->game;
    if (judgement->turn_made.count > 0 && made.verb == VERB_PLACE &&
        !square_equal(made.at, best.at))
        board_scene_add_square(scene, BOARD_MARK_OPEN, made.at);
    if (outcome_place(&then, best, &forced))
        board_scene_add_plan(scene, forced);
    struct overlays overlays = overlays_on(&then, board_tile_at(&then.board, best.at));
    board_scene_add_ghost(scene, game_hand(scene->game), best.arg, best.at, &overlays);
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
    if (!has_better_turn(board) || judgement_is_best(judgement))
        return;
    struct turn_effect effect;
    lines_next(&area);
    lines_draw(canvas, &area, panel_strong, _("The better turn"));
    turn_effect_find(&effect, before_of(board), judgement->turn_best.move,
                     judgement->turn_best.count);
    lines_draw_sentence(canvas, &area, panel_text,
                        effect_words(&effect, player, seats, NOBODY).text);
}

static void analysis_board_draw(struct page *page, struct canvas *canvas,
                                const struct surroundings *around)
{
    struct board_page *board = analysis_board_page_of(page);
    struct table_areas areas =
        table_areas_of(around->rows, around->cols, board->view->seats->count);
    struct board_scene scene = board_scene_of(before_of(board), board->view->seats);
    areas.board.rows += areas.status.rows;
    if (has_better_turn(board))
        show_turn(board, &scene);
    board_pane_prepare(&board->pane, before_of(board), areas.board, around, focus_of(board));
    board_pane_draw(&board->pane, canvas, areas.board, &scene, around);
    canvas_fill(canvas, areas.panel, ' ', panel_text);
    draw_words(canvas, areas.panel, board);
}

static void go_to(struct board_page *board, unsigned decision)
{
    board->decision = decision;
    board_pane_follow(&board->pane, before_of(board), focus_of(board));
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
    board_pane_zoom(&board->pane, before_of(board), press->binding->arg);
}

static const struct page_key keys[] = {
    ROW(has_points, step_point, 1, K_("turning point"), N_("Go to the next turning point."), 'n',
        KEYS_TAB),
    ROW(has_points, step_point, -1, NULL, N_("Go to the previous turning point."), 'N',
        KEYS_BACK_TAB),
    ROW(NULL, analysis_board_step, 1, K_("next"), N_("Go to the next decision."), ']', KEYS_RIGHT),
    ROW(NULL, analysis_board_step, -1, K_("back"), N_("Go to the previous decision."), '[',
        KEYS_LEFT),
    ROW(NULL, zoom, 1, K_("zoom"), N_("Zoom in."), '+', '='),
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
