#include "tui/views/judged_turn.h"

#include "facts/outcome.h"
#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/panel.h"
#include "tui/widgets.h"
#include "wording/training_words.h"
#include "wording/turn_words.h"

/* Whether it was about a turn that places a tile, and not the best one. */
static bool has_better(const struct judged_turn *turn)
{
    const struct judgement *judgement = turn->judgement;
    return judgement->kind == DECISION_TURN && judgement->turn_best.count > 0 &&
           judgement->turn_best.move[0].verb == VERB_PLACE && game_awaits_placement(turn->before);
}

struct square judged_turn_focus(const struct judged_turn *turn)
{
    const struct board *tiles = &turn->before->board;
    return has_better(turn) ? turn->judgement->turn_best.move[0].at
                            : tiles->tile[tiles->tiles - 1].at;
}

/* The better turn as a ghost, with what it needs; and the square where the tile went. */
static void show_turn(const struct judged_turn *turn, struct board_scene *scene)
{
    const struct judgement *judgement = turn->judgement;
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

static void draw_words(struct canvas *canvas, struct area area, const struct judged_turn *turn)
{
    const struct judgement *judgement = turn->judgement;
    unsigned player = judgement->player;
    const struct seats *seats = turn->seats;
    area.col++;
    area.cols -= 2;
    struct area line = lines_next(&area);
    int col = seat_chip(canvas, line.row, line.col, &seats->seat[player]) + 1;
    canvas_text(canvas, line.row, col, line.cols - 2, panel_strong, seats->seat[player].name);
    lines_next(&area);
    lines_draw_sentence(canvas, &area, panel_text,
                        judgement_words_finding(judgement, turn->before, seats).text);
    if (!has_better(turn) || judgement_is_best(judgement))
        return;
    struct turn_effect effect;
    lines_next(&area);
    lines_draw(canvas, &area, panel_strong, _("The better turn"));
    turn_effect_find(&effect, turn->before, judgement->turn_best.move, judgement->turn_best.count);
    lines_draw_sentence(canvas, &area, panel_text,
                        effect_words(&effect, player, seats, NOBODY).text);
}

void judged_turn_draw(const struct judged_turn *turn, struct board_pane *pane,
                      struct canvas *canvas, const struct surroundings *around)
{
    struct table_areas areas = table_areas_of(around->rows, around->cols, turn->seats->count);
    struct board_scene scene = board_scene_of(turn->before, turn->seats);
    areas.board.rows += areas.status.rows;
    if (has_better(turn))
        show_turn(turn, &scene);
    board_pane_prepare(pane, turn->before, areas.board, around, judged_turn_focus(turn));
    board_pane_draw(pane, canvas, areas.board, &scene, around);
    canvas_fill(canvas, areas.panel, ' ', panel_text);
    draw_words(canvas, areas.panel, turn);
}
