/* How the table looks: a picture of its state and nothing else. */
#include "analysis/projection.h"
#include "language/language.h"
#include "tui/auction/auction_table.h"
#include "tui/table/banner.h"
#include "tui/table/chart.h"
#include "tui/table/final.h"
#include "tui/table/hand.h"
#include "tui/table/hints.h"
#include "tui/table/log_view.h"
#include "tui/table/panel.h"
#include "tui/table/questions.h"
#include "tui/table/standings.h"
#include "tui/table/table_clock.h"
#include "tui/table/table_targets.h"

static const struct style night = {INK_TEXT, INK_NIGHT, 0};
static const struct style faint = {INK_FAINT, INK_PANEL, 0};
static const struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};

static struct panel panel_of(const struct table *table)
{
    struct panel panel = {.game = table_game(table),
                          .seats = &table->seats,
                          .turn = table->turn,
                          .at_turn = table->player,
                          .foretells = table_foretells(table),
                          .clock = table->clock.limit != 0 ? &table->clock : NULL,
                          .runs_for = table_clock_runs_for(table)};
    if (panel.foretells)
        projection_scores(panel.game, panel.expected);
    for (unsigned player = 0; player < table->seats.count; player++)
        panel.score[player] = table_score(table, player);
    if (table->stage == STAGE_CALLING || table->stage == STAGE_DECIDING)
        panel.at_turn = table->deciding.choice.player;
    if (table->stage >= STAGE_SCORING)
        panel.at_turn = table->stage == STAGE_SCORING ? table_entry_at_hand(table)->event.player
                                                      : NOBODY_AT_TURN;
    return panel;
}

static void draw_log(struct canvas *canvas, struct area area, const struct table *table)
{
    struct style line = {INK_FRAME, INK_PANEL, 0};
    area.cols--;
    canvas_fill(canvas, (struct area){area.row, area.col, 1, area.cols}, 0x2500, line);
    area.row++;
    area.rows--;
    canvas_target(canvas, area, TARGET_LOG, 0);
    log_draw(canvas, area, &table->log, 0, table_told(table), &table->seats);
}

/* What the turn has brought, where the tile in hand lay. */
static void draw_turn(struct canvas *canvas, struct area area, const struct table *table)
{
    canvas_printf(canvas, area.row, area.col + 1, area.cols - 2, strong, _("%s's turn"),
                  table->seats.seat[table->player].name);
    size_t from = log_of_turn(&table->log, table->turn), to = table_told(table);
    area.row++;
    area.rows--;
    area.cols--;
    if (log_notable(&table->log, from, to) == 0)
        canvas_text(canvas, area.row, area.col + 1, area.cols - 1, faint,
                    _("no follower, no points"));
    log_draw(canvas, area, &table->log, from, to, &table->seats);
}

static struct hand hand_of(const struct table *table)
{
    struct hand hand = {.kind = table->session.game.turn.hand,
                        .remark = "",
                        .hides_rest = !table_has(table, AID_TILES)};
    if (table->stage == STAGE_DRAWING)
        hand.kind = table->guess;
    if (table->stage == STAGE_PLACING) {
        hand.orientation = table->placing.orientation;
        hand.remark = placing_needs_bridge(&table->placing) ? _("needs a bridge")
                      : placing_ways(&table->placing) == 1  ? _("fits one way")
                      : table->overlay == OVERLAY_LABELS    ? _("its letter turns it")
                                                            : _("r turns it");
    }
    if (table->stage == STAGE_SETTING_ASIDE)
        hand.remark = _("fits nowhere");
    return hand;
}

/* What can be chosen, what it is about from close by, and as much of the log as there is room
 * for. */
static void draw_choices(struct canvas *canvas, const struct table_areas *areas,
                         struct table *table)
{
    const struct game *game = table_game(table);
    struct board_scene scene = table_scene(table);
    struct area lower = table_lower_panel(areas);
    enum worth worth = table_has(table, AID_WORTH) ? WORTH_TOLD : WORTH_UNTOLD;
    const struct labels *labels = table->overlay == OVERLAY_LABELS ? &table->labels : NULL;
    int list =
        table->stage == STAGE_DEPLOYING
            ? hand_draw_offers(canvas, lower, &table->deploying, game, worth, labels)
            : hand_draw_decision(canvas, lower, &table->deciding, game, &table->seats, worth);
    lower.row += list;
    lower.rows -= list;
    int side = areas->hand_size;
    if (lower.rows > side / 2) {
        struct square at = table_focus(table);
        struct area close = {lower.row + 1, lower.col + (lower.cols - side) / 2, 0, 0};
        scene.last = NO_TILE;
        int rows = desk_draw_close(&table->desk, canvas, close, &scene, at, side);
        canvas_target(canvas, (struct area){close.row, close.col, rows, side}, TARGET_CLOSE, side);
        lower.row += rows > 0 ? rows + 1 : 0;
        lower.rows -= rows > 0 ? rows + 1 : 0;
    }
    lower.row++;
    lower.rows--;
    if (lower.rows > 2)
        draw_log(canvas, lower, table);
}

static void draw_lower_panel(struct canvas *canvas, const struct table_areas *areas,
                             struct table *table, const struct surroundings *around)
{
    struct area log = {areas->log.row - 1, areas->log.col, areas->log.rows + 1, areas->log.cols};
    struct area lower = table_lower_panel(areas);
    struct hand hand;
    if (table->overlay == OVERLAY_LOOKING && table->looking.tile == NO_TILE &&
        table_has(table, AID_TILES)) {
        const struct game *game = table_game(table);
        remaining_draw_fits(canvas, lower, game, board_open_at(&game->board, table->looking.at),
                            &table->desk, around);
        return;
    }
    switch (table->stage) {
    case STAGE_HAND_OVER:
        if (table->session.game.turn.hand == NO_TILE_KIND) {
            draw_log(canvas, log, table);
            break;
        }
        /* fall through */
    case STAGE_DRAWING:
    case STAGE_PLACING:
    case STAGE_SETTING_ASIDE:
        hand = hand_of(table);
        hand_draw(canvas, areas, &hand, &table->session.game, &table->desk, around);
        draw_log(canvas, log, table);
        break;
    case STAGE_AUCTION:
    case STAGE_AUCTIONED:
        auction_table_draw_panel(canvas, lower, table);
        break;
    case STAGE_DEPLOYING:
    case STAGE_DECIDING:
        draw_choices(canvas, areas, table);
        break;
    case STAGE_DONE:
        draw_turn(canvas, areas->hand, table);
        draw_log(canvas, log, table);
        break;
    case STAGE_CALLING:
    case STAGE_BAZAAR:
    case STAGE_REVEALING:
    case STAGE_SCORING:
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        lower.row--;
        lower.rows++;
        draw_log(canvas, lower, table);
        break;
    }
}

static void draw_final(struct canvas *canvas, struct area area, const struct table *table)
{
    struct score_table final = score_table_of(&table->log, &table->session.head.options);
    struct final_view view = {&final, &table->seats, table->cell, TARGET_CELL};
    final_draw(canvas, area, &view);
}

static void draw_standings(struct canvas *canvas, struct area area, const struct table *table)
{
    struct standings standings = {
        .game = table_game(table),
        .seats = &table->seats,
        .table = score_table_until(&table->log, table_told(table), &table->session.head.options),
        .foretells = table_foretells(table)};
    standings_draw(canvas, area, &standings, table->cell, TARGET_CELL);
}

static void draw_chart(struct canvas *canvas, struct area area, const struct table *table,
                       const struct surroundings *around)
{
    struct score_history history =
        score_history_of(&table->log, table_told(table), table->seats.count);
    chart_draw(canvas, area, &history, &table->seats, around);
}

void table_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    struct area all = {0, 0, around->rows, around->cols};
    struct table_areas areas = table_areas_of(around->rows, around->cols, table->seats.count);
    struct panel panel = panel_of(table);
    struct auction_strip strip = {.size = 0};
    if (around->has_hints)
        table_areas_cut_hints(&areas, hints_rows(canvas, areas.board.cols));
    if (auction_table_is_shown(table))
        strip = auction_table_prepare(table, &areas.board, around);
    else
        desk_prepare(&table->desk, table_game(table), areas.board, around, table_focus(table));
    struct board_scene scene = table_scene(table);
    canvas_fill(canvas, all, ' ', night);
    canvas_target(canvas, areas.board, TARGET_BOARD, 0);
    desk_draw(table_desk(table), canvas, areas.board, &scene, around);
    panel_draw(canvas, &areas, &panel);
    draw_lower_panel(canvas, &areas, table, around);
    table_draw_status(table, canvas, areas.status);
    if (around->has_hints)
        hints_draw(canvas, areas.hints, table);
    if (auction_table_is_shown(table))
        auction_table_draw(canvas, areas.board, &strip, table, around);
    if (table->stage == STAGE_HAND_OVER && table->overlay == OVERLAY_NONE)
        banner_draw_hand_over(canvas, areas.board, table);
    if (table->stage == STAGE_CALLING && table->overlay == OVERLAY_NONE)
        banner_draw_call(canvas, areas.board, table);
    if (table->stage == STAGE_FINAL &&
        (table->overlay == OVERLAY_NONE || table->overlay == OVERLAY_LEAVING))
        draw_final(canvas, all, table);
    if (table->overlay == OVERLAY_REMAINING)
        remaining_draw(canvas, all, &table->remaining, table_game(table), &table->desk, around);
    if (table->overlay == OVERLAY_STANDINGS)
        draw_standings(canvas, all, table);
    if (table->overlay == OVERLAY_CHART)
        draw_chart(canvas, all, table, around);
    if (table->overlay == OVERLAY_LOG)
        log_view_draw(&table->log_view, canvas, areas.board, &table->log, table_told(table),
                      &table->seats, TARGET_LINE);
    questions_draw(canvas, areas.board, table);
}
