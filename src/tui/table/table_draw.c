/* How the table looks: a picture of its state and nothing else. */
#include "telling/wording.h"
#include "tui/auction/auction_table.h"
#include "tui/auction/auction_words.h"
#include "tui/seat_chip.h"
#include "tui/table/deciding_words.h"
#include "tui/table/final.h"
#include "tui/table/hand.h"
#include "tui/table/log_view.h"
#include "tui/table/panel.h"
#include "tui/table/table.h"

static const struct style night = {INK_TEXT, INK_NIGHT, 0};
static const struct style faint = {INK_FAINT, INK_PANEL, 0};
static const struct style plain = {INK_TEXT, INK_PANEL, 0};
static const struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};

static struct panel panel_of(const struct table *table)
{
    struct panel panel = {.game = table_game(table),
                          .seats = &table->seats,
                          .turn = table->turn,
                          .at_turn = table->player,
                          .foretells = table->foretells && !game_is_over(&table->session.game)};
    facts_project(panel.game, panel.expected);
    for (unsigned player = 0; player < table->seats.count; player++)
        panel.score[player] = table_score(table, player);
    if (table->stage == STAGE_CALLING || table->stage == STAGE_DECIDING)
        panel.at_turn = table->deciding.player;
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
    log_draw(canvas, area, &table->log, 0, table_told(table), &table->seats);
}

/* What the turn has brought, where the tile in hand lay. */
static void draw_turn(struct canvas *canvas, struct area area, const struct table *table)
{
    canvas_printf(canvas, area.row, area.col + 1, area.cols - 2, strong, "%s's turn",
                  table->seats.seat[table->player].name);
    size_t from = log_of_turn(&table->log, table->turn), to = table_told(table), notable = 0;
    for (size_t at = from; at < to; at++)
        notable += !table->log.entry[at].minor;
    area.row++;
    area.rows--;
    area.cols--;
    if (notable == 0)
        canvas_text(canvas, area.row, area.col + 1, area.cols - 1, faint, "no follower, no points");
    log_draw(canvas, area, &table->log, from, to, &table->seats);
}

static struct hand hand_of(const struct table *table)
{
    struct hand hand = {.kind = table->session.game.turn.hand, .remark = ""};
    if (table->stage == STAGE_DRAWING)
        hand.kind = table->guess;
    if (table->stage == STAGE_PLACING) {
        hand.orientation = table->placing.orientation;
        hand.remark = placing_needs_bridge(&table->placing) ? "needs a bridge"
                      : placing_ways(&table->placing) > 1   ? "r turns it"
                                                            : "fits one way";
    }
    if (table->stage == STAGE_SETTING_ASIDE)
        hand.remark = "fits nowhere";
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
    int list = table->stage == STAGE_DEPLOYING
                   ? hand_draw_offers(canvas, lower, &table->deploying, game)
                   : hand_draw_decision(canvas, lower, &table->deciding, game, &table->seats);
    lower.row += list;
    lower.rows -= list;
    int side = areas->hand_size;
    if (lower.rows > side / 2) {
        struct square at = table_focus(table);
        struct area close = {lower.row + 1, lower.col + (lower.cols - side) / 2, 0, 0};
        scene.last = NO_TILE;
        int rows = desk_draw_close(&table->desk, canvas, close, &scene, at, side);
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

enum { BANNER_COLS = 46 };

/* A box with a call to a player on the player's colour; returns what is left below it. */
static struct area draw_banner(struct canvas *canvas, struct area board, int rows,
                               const struct seat *seat, const char *call)
{
    struct style banner = seat_style(seat);
    struct area box = area_centred(board, rows, BANNER_COLS);
    box.row = board.row + 1;
    struct area inside = canvas_box(canvas, box, plain, NULL);
    int width = canvas_text_width(call);
    canvas_fill(canvas, (struct area){inside.row, inside.col, 1, inside.cols}, ' ', banner);
    canvas_text(canvas, inside.row, inside.col + (inside.cols - width) / 2, inside.cols, banner,
                call);
    return (struct area){inside.row + 1, inside.col + 1, inside.rows - 1, inside.cols - 2};
}

/* The next player is called, and told what happened since their last turn. */
static void draw_hand_over(struct canvas *canvas, struct area board, const struct table *table)
{
    enum { LINES_MAX = 9, AROUND_LINES = 6 };
    const struct seat *seat = &table->seats.seat[table->player];
    size_t from = log_since_turn_of(&table->log, table->player);
    int lines = 0;
    for (size_t at = from; at < table->log.count; at++)
        lines += !table->log.entry[at].minor;
    lines = lines < LINES_MAX ? lines : LINES_MAX;
    struct area inside = draw_banner(canvas, board, AROUND_LINES + lines, seat,
                                     auction_words_turn(&table->session.game, seat->name).text);
    canvas_text(canvas, inside.row, inside.col, inside.cols, faint,
                lines == 0  ? "There is no news."
                : from == 0 ? "So far:"
                            : "Since your last turn:");
    log_draw(canvas, (struct area){inside.row + 1, inside.col, lines, inside.cols}, &table->log,
             from, table->log.count, &table->seats);
    canvas_text(canvas, inside.row + inside.rows - 1, inside.col, inside.cols, strong,
                "Enter begins the turn");
}

/* Whoever must decide in the midst of another's turn is called, and told what it is about. */
static void draw_call(struct canvas *canvas, struct area board, const struct table *table)
{
    enum { LINES = 9 };
    const struct seat *seat = &table->seats.seat[table->deciding.player];
    struct area inside =
        draw_banner(canvas, board, LINES, seat, sentence_of("%s decides", seat->name).text);
    struct area middle = {inside.row + 1, inside.col, inside.rows - 3, inside.cols};
    canvas_paragraph(canvas, middle, plain,
                     deciding_words_call(&table->deciding, table->player, &table->seats).text);
    canvas_text(canvas, inside.row + inside.rows - 1, inside.col, inside.cols, strong,
                "Enter goes on");
}

static void draw_leaving(struct canvas *canvas, struct area board, const struct table *table)
{
    struct area inside = canvas_box(canvas, area_centred(board, 6, 44), plain, "Leave the table?");
    canvas_text(canvas, inside.row + 1, inside.col + 1, inside.cols - 2, plain,
                table->session.journal ? "The game is kept."
                                       : "This game is not kept: it will be lost.");
    canvas_text(canvas, inside.row + 3, inside.col + 1, inside.cols - 2, strong,
                "Enter leaves, Esc stays");
}

void table_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    struct area all = {0, 0, around->rows, around->cols};
    struct table_areas areas = table_areas_of(around->rows, around->cols, table->seats.count);
    struct panel panel = panel_of(table);
    struct auction_strip strip = {.size = 0};
    if (auction_table_is_shown(table))
        strip = auction_table_prepare(table, &areas.board, around);
    else
        desk_prepare(&table->desk, table_game(table), areas.board, around, table_focus(table));
    struct board_scene scene = table_scene(table);
    canvas_fill(canvas, all, ' ', night);
    desk_draw(table_desk(table), canvas, areas.board, &scene, around);
    panel_draw(canvas, &areas, &panel);
    draw_lower_panel(canvas, &areas, table, around);
    table_draw_status(table, canvas, areas.status);
    if (auction_table_is_shown(table))
        auction_table_draw(canvas, areas.board, &strip, table, around);
    if (table->stage == STAGE_HAND_OVER && table->overlay == OVERLAY_NONE)
        draw_hand_over(canvas, areas.board, table);
    if (table->stage == STAGE_CALLING && table->overlay == OVERLAY_NONE)
        draw_call(canvas, areas.board, table);
    if (table->stage == STAGE_FINAL) {
        struct final_table final = final_table_of(&table->log, &table->session.game.options);
        final_draw(canvas, all, &final, &table->seats,
                   "b the board   v replay   n new game   q leave");
    }
    if (table->overlay == OVERLAY_LOG)
        log_draw_whole(canvas, areas.board, &table->log, table_told(table), &table->seats,
                       &table->scroll);
    if (table->overlay == OVERLAY_LEAVING)
        draw_leaving(canvas, areas.board, table);
}
