#include "tui/advice/coach.h"
#include "choosing/deploying.h"
#include "choosing/placing.h"
#include "facts/outcome.h"
#include "language/language.h"
#include "tui/advice/table_values.h"
#include "tui/seat_chip.h"
#include "tui/table/panel.h"
#include "tui/table/table_bots.h"
#include "tui/widgets.h"
#include "wording/judgement_words.h"
#include "wording/turn_words.h"
#include "wording/value_words.h"

#include <stdio.h>
#include <stdlib.h>

/* Or else a figure may be deployed. */
static bool is_placing(const struct table *table)
{
    return game_awaits_placement(table_game(table));
}

static struct estimate loss_of(const struct table *table, unsigned turn)
{
    return value_loss(table_values_found(table), turn, table->player);
}

static bool is_known(const struct table *table)
{
    return table_has(table, AID_COACH) && table_values_found(table) != NULL;
}

void coach_show_squares(const struct table *table, struct board_scene *scene)
{
    const struct placements *where = &table->placing->where;
    if (!is_known(table) || table->mode == MODE_LABELS)
        return;
    for (unsigned square = 0; square < where->squares; square++) {
        struct board_label label = {.anchor =
                                        square == table->placing->here ? LABEL_NORTH : LABEL_MIDDLE,
                                    .at = where->at[square]};
        unsigned turn = value_turn_at(table_values_found(table), label.at);
        if (turn == valuing_turns(table_values_found(table)))
            continue;
        value_print_loss(loss_of(table, turn), label.text);
        board_scene_add_label(scene, label);
    }
}

static struct sentence words_of(const struct table *table, struct move first)
{
    const struct valuing *valuing = table_values_found(table);
    if (!is_known(table))
        return sentence_of("%s", "");
    unsigned turn = value_turn_with(valuing, first);
    if (turn == valuing_turns(valuing))
        return sentence_of("%s", _("Not among the valued turns."));
    return value_words_loss(loss_of(table, turn), turn == value_best_turn(valuing));
}

struct sentence coach_words_placing(const struct table *table)
{
    return words_of(table, placing_move(table->placing));
}

struct sentence coach_words_deploying(const struct table *table)
{
    const struct deploying *deploying = table->deploying;
    bool is_pass = deploying->chosen == deploying->offers;
    return words_of(table, is_pass ? move_plain(VERB_PASS) : deploying_move(deploying));
}

/* The hint. */

static bool is_in_hand(const struct table *table, const struct plan *plan)
{
    const struct deploying *deploying = table->deploying;
    if (is_placing(table))
        return plan->count > 0 && move_equal(plan->move[0], placing_move(table->placing));
    return plan->count == 0 ? deploying->chosen == deploying->offers
                            : deploying->chosen < deploying->offers &&
                                  move_equal(plan->move[0], deploying_move(deploying));
}

/* The square first, and then the rotation. */
static void take_placing(struct table *table, struct move move)
{
    struct placing *placing = table->placing;
    if (move.verb != VERB_PLACE || !placing_put(placing, move.at))
        return;
    for (unsigned turn = 0; turn < EDGES && placing->orientation != move.arg; turn++)
        placing_turn(placing, 1);
}

static void take_deploying(struct table *table, const struct plan *plan)
{
    struct deploying *deploying = table->deploying;
    unsigned offer = deploying->offers;
    if (plan->count > 0 && plan->move[0].verb == VERB_DEPLOY)
        deploying_choose_figure(deploying, (enum figure)plan->move[0].figure);
    if (plan->count > 0)
        offer = move_among(deploying->move, deploying->offers, plan->move[0]);
    deploying_choose_offer(deploying, offer);
}

void coach_deed_hint(const struct press *press)
{
    struct table *table = table_pressed(press);
    const struct valuing *valuing = table_values_found(table);
    struct table_values *values = table->values;
    values->hint = *valuing_turn(valuing, value_best_turn(valuing));
    values->hinted = table->session.made + 1;
    if (is_placing(table))
        take_placing(table, values->hint.move[0]);
    else
        take_deploying(table, &values->hint);
    table_follow(table);
}

bool coach_is_hinted(const struct table *table)
{
    return is_known(table) && table->values->hinted == table->session.made + 1 &&
           is_in_hand(table, &table->values->hint);
}

/* Why: what can be seen of it on the board, and how much it is better by. */
struct sentence coach_words_hint(const struct table *table)
{
    const struct plan *hint = &table->values->hint;
    struct turn_effect effect;
    struct sentence words = {""};
    if (is_placing(table)) {
        turn_effect_find(&effect, table_game(table), hint->move, hint->count);
        words = effect_words(&effect, table->player, &table->seats, table->player);
        sentence_add(&words, " ");
    }
    sentence_add(&words, "%s", value_words_lead(table_values_found(table), table->player).text);
    return words;
}

/* Lines. */

static int coach_rows(unsigned players)
{
    return (int)players + 2;
}

static void draw_score(struct canvas *canvas, struct area line, const struct table *table,
                       unsigned player)
{
    const struct valuing *valuing = table_values_found(table);
    const struct seat *seat = &table->seats.seat[player];
    struct sentence score =
        value_words_score(value_score(valuing, value_best_turn(valuing), player));
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
               value_words_games(table_values_found(table), table_values_progress(table)).text);
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

/* Values on the table's page: in the panel where its words leave room, and over the board where
 * that is asked for. */

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
