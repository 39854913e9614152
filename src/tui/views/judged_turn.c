#include "tui/views/judged_turn.h"

#include "facts/outcome.h"
#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/panel.h"
#include "tui/widgets.h"
#include "wording/training_words.h"
#include "wording/turn_words.h"

bool judged_turn_places(const struct judged_turn *turn)
{
    return turn->judgement->kind == DECISION_TURN && turn->judgement->turn_best.count > 0 &&
           game_awaits_placement(turn->before);
}

/* And whether another may have been better. */
static bool has_better(const struct judged_turn *turn)
{
    return judged_turn_places(turn) && turn->judgement->loss.within >= 0 &&
           !judgement_is_best(turn->judgement);
}

void judged_turn_compare(const struct judged_turn *turn, struct compared_turn compared[2])
{
    const struct judgement *judgement = turn->judgement;
    bool is_better = !judgement_is_too_close(judgement);
    compared[0] = (struct compared_turn){turn->before, &judgement->turn_best,
                                         is_better ? _("The better turn") : _("Perhaps better"),
                                         is_better ? C_("within a sentence", "the better turn")
                                                   : C_("within a sentence", "perhaps better")};
    compared[1] = (struct compared_turn){turn->before, &judgement->turn_made, _("The turn played"),
                                         C_("within a sentence", "the turn played")};
    if (has_better(turn))
        return;
    compared[0] = compared[1];
    if (!judged_turn_places(turn))
        compared[0].name = C_("of a decision", "The board");
    compared[1].name = NULL;
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
    if (!has_better(turn))
        return;
    struct compared_turn compared[2];
    judged_turn_compare(turn, compared);
    for (unsigned which = 0; which < 2; which++) {
        const struct plan *plan = compared[which].turn;
        struct turn_effect effect;
        lines_next(&area);
        lines_draw(canvas, &area, panel_strong, compared[which].name);
        turn_effect_find(&effect, turn->before, plan->move, plan->count);
        lines_draw_sentence(canvas, &area, panel_text,
                            effect_words(&effect, player, seats, NOBODY).text);
    }
}

void judged_turn_draw(const struct judged_turn *turn, struct turn_pair *pair, struct canvas *canvas,
                      const struct surroundings *around)
{
    struct table_areas areas = page_areas_of(around->rows, around->cols, turn->seats->count);
    struct compared_turn compared[2];
    areas.board.rows += areas.status.rows;
    judged_turn_compare(turn, compared);
    canvas_fill(canvas, areas.board, ' ', night_text);
    turn_pair_draw(pair, canvas, areas.board, compared, turn->seats, around);
    canvas_fill(canvas, areas.panel, ' ', panel_text);
    draw_words(canvas, areas.panel, turn);
}

bool judged_turn_has_another(const struct judged_turn *turn, const struct turn_pair *pair)
{
    return has_better(turn) && !pair->is_side_by_side;
}

const char *judged_turn_zoom(const struct judged_turn *turn, struct turn_pair *pair, int by)
{
    struct compared_turn compared[2];
    judged_turn_compare(turn, compared);
    return turn_pair_zoom(pair, compared, by);
}
