/* How the table looks: a picture of its state and nothing else. */
#include "tui/final.h"
#include "tui/forecast.h"
#include "tui/hand.h"
#include "tui/panel.h"
#include "tui/table.h"
#include "tui/wording.h"

static const struct style night = {INK_TEXT, INK_NIGHT, 0};
static const struct style faint = {INK_FAINT, INK_PANEL, 0};
static const struct style plain = {INK_TEXT, INK_PANEL, 0};
static const struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};

static const char *player_name(const struct table *table)
{
    return table->seats.seat[table->player].name;
}

/* The entry of the log that final scoring has come to. */
static const struct log_entry *entry_at_hand(const struct table *table)
{
    return &table->log.entry[table_told(table) - 1];
}

/* The player who placed the tile that was placed last. */
static unsigned last_placer(const struct table *table)
{
    for (size_t at = table->log.count; at > 0; at--)
        if (table->log.entry[at - 1].event.type == EVENT_PLACE)
            return table->log.entry[at - 1].event.player;
    return table->player;
}

static struct board_scene scene_of(const struct table *table)
{
    const struct game *game = table_game(table);
    struct board_scene scene = board_scene_of(game, &table->seats);
    if (game->board.tiles > 1) {
        scene.last = (uint8_t)(game->board.tiles - 1);
        scene.last_player = (uint8_t)last_placer(table);
    }
    if (table->stage == STAGE_PLACING) {
        struct move move = placing_move(&table->placing);
        scene.legal = table->placing.at;
        scene.legals = table->placing.squares;
        scene.ghost_kind = game->turn.hand;
        scene.ghost_orientation = move.arg;
        scene.ghost_at = move.at;
    }
    if (table->stage == STAGE_DEPLOYING) {
        scene.offer = table->deploying.node;
        scene.offers = table->deploying.offers;
        scene.chosen = table->deploying.chosen;
        scene.lit = deploying_node(&table->deploying);
    }
    if (table->stage == STAGE_SCORING)
        scene.lit = entry_at_hand(table)->event.node;
    if (table->overlay == OVERLAY_LOOKING) {
        scene.lit = looking_node(&table->looking, game);
        scene.cursor = table->looking.tile;
        scene.ghost_kind = NO_TILE_KIND;
    }
    return scene;
}

/* The two lines below the board. */
struct status {
    struct sentence task, detail;
};

static struct sentence points_of_turn(const struct table *table)
{
    int points[PLAYERS_MAX] = {0};
    struct sentence text = sentence_of("%s", "");
    for (size_t at = log_of_turn(&table->log, table->turn); at < table_told(table); at++)
        if (table->log.entry[at].event.type == EVENT_SCORE)
            points[table->log.entry[at].event.player] += table->log.entry[at].event.points;
    for (unsigned player = 0; player < table->seats.count; player++)
        if (points[player] > 0)
            sentence_add(&text, "%s%s +%d", text.text[0] ? ", " : "",
                         table->seats.seat[player].name, points[player]);
    return text.text[0] ? text : sentence_of("no points");
}

static unsigned final_scores(const struct table *table)
{
    unsigned count = 0;
    while (log_final_score(&table->log, count) < table->log.count)
        count++;
    return count;
}

static struct status status_of_offer(const struct table *table)
{
    uint16_t node = deploying_node(&table->deploying);
    struct status status = {sentence_of("%s: a follower?  Choose 0 to %u, then Enter",
                                        player_name(table), table->deploying.offers),
                            sentence_of("No follower this turn.")};
    if (node != NO_NODE) {
        struct facts facts = facts_of(table_game(table), node);
        status.detail =
            sentence_of("%u  %s", table->deploying.chosen + 1, wording_offer(&facts).text);
    }
    return status;
}

static struct status status_of(const struct table *table)
{
    const struct game *game = table_game(table);
    const char *name = player_name(table);
    switch (table->stage) {
    case STAGE_HAND_OVER:
        return (struct status){sentence_of("%s's turn", name), sentence_of("Enter begins it.")};
    case STAGE_DRAWING:
        return (struct status){sentence_of("%s draws: which tile is it?", name),
                               sentence_of("Arrows choose, Enter draws it.")};
    case STAGE_PLACING:
        return (struct status){sentence_of("%s: place the tile (square %u of %u)", name,
                                           table->placing.here + 1, table->placing.squares),
                               forecast_of(game, placing_move(&table->placing), &table->seats)};
    case STAGE_SETTING_ASIDE:
        return (struct status){
            sentence_of("%s: %s fits nowhere.", name, tile_kinds[game->turn.hand].id),
            sentence_of("Enter sets it aside, out of the game.")};
    case STAGE_DEPLOYING:
        return status_of_offer(table);
    case STAGE_DONE:
        return (struct status){
            sentence_of("%s's turn is done: %s", name, points_of_turn(table).text),
            sentence_of(game_is_over(game) ? "That was the last tile. Enter: final scoring."
                                           : "Enter ends the turn, u takes it back.")};
    case STAGE_SCORING:
        return (struct status){
            wording_entry(entry_at_hand(table), &table->seats),
            sentence_of("Final scoring, %u of %u", table->scored, final_scores(table))};
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        break;
    }
    struct final_table final = final_table_of(&table->log, table->seats.count);
    return (struct status){final_verdict(&final, &table->seats), sentence_of("The game is over.")};
}

static void draw_status(struct canvas *canvas, struct area area, const struct table *table)
{
    struct status status = status_of(table);
    if (table->overlay == OVERLAY_LOOKING) {
        struct facts facts =
            facts_of(table_game(table), looking_node(&table->looking, table_game(table)));
        status = (struct status){wording_feature(&facts), wording_holders(&facts, &table->seats)};
    }
    canvas_fill(canvas, area, ' ', plain);
    canvas_text(canvas, area.row, area.col + 1, area.cols - 2, strong, status.task.text);
    canvas_text(canvas, area.row + 1, area.col + 1, area.cols - 2, plain, status.detail.text);
}

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
    if (table->stage >= STAGE_SCORING)
        panel.at_turn =
            table->stage == STAGE_SCORING ? entry_at_hand(table)->event.player : NOBODY_AT_TURN;
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
                  player_name(table));
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
        hand.remark = placing_ways(&table->placing) > 1 ? "r turns it" : "fits one way";
    }
    if (table->stage == STAGE_SETTING_ASIDE)
        hand.remark = "fits nowhere";
    return hand;
}

/* What a follower may be put on, the tile from close by, and as much of the log as there is room
 * for. */
static void draw_offers(struct canvas *canvas, const struct table_areas *areas, struct table *table)
{
    const struct game *game = table_game(table);
    struct board_scene scene = scene_of(table);
    struct area lower = table_lower_panel(areas);
    int list = (int)table->deploying.offers + 2;
    hand_draw_offers(canvas, lower, &table->deploying, game);
    lower.row += list;
    lower.rows -= list;
    int side = areas->hand_size;
    if (lower.rows > side / 2) {
        struct square at = game->board.tile[game->turn.placed].at;
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
    case STAGE_DEPLOYING:
        draw_offers(canvas, areas, table);
        break;
    case STAGE_DONE:
        draw_turn(canvas, areas->hand, table);
        draw_log(canvas, log, table);
        break;
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

/* The next player's name on the player's colour, and what happened since their last turn. */
static void draw_hand_over(struct canvas *canvas, struct area board, const struct table *table)
{
    enum { COLS = 46, LINES_MAX = 9, AROUND_LINES = 6 };
    const struct seat *seat = &table->seats.seat[table->player];
    struct style banner = {seat->mark, seat->body, CELL_BOLD};
    size_t from = log_since_turn_of(&table->log, table->player);
    int lines = 0;
    for (size_t at = from; at < table->log.count; at++)
        lines += !table->log.entry[at].minor;
    lines = lines < LINES_MAX ? lines : LINES_MAX;
    struct area box = area_centred(board, AROUND_LINES + lines, COLS);
    box.row = board.row + 1;
    struct area inside = canvas_box(canvas, box, plain, NULL);
    struct sentence call = sentence_of("%s's turn", seat->name);
    int width = canvas_text_width(call.text);
    canvas_fill(canvas, (struct area){inside.row, inside.col, 1, inside.cols}, ' ', banner);
    canvas_text(canvas, inside.row, inside.col + (inside.cols - width) / 2, inside.cols, banner,
                call.text);
    inside.col++;
    inside.cols -= 2;
    canvas_text(canvas, inside.row + 1, inside.col, inside.cols, faint,
                lines == 0  ? "There is no news."
                : from == 0 ? "So far:"
                            : "Since your last turn:");
    log_draw(canvas, (struct area){inside.row + 2, inside.col, lines, inside.cols}, &table->log,
             from, table->log.count, &table->seats);
    canvas_text(canvas, inside.row + inside.rows - 1, inside.col, inside.cols, strong,
                "Enter begins the turn");
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
    desk_prepare(&table->desk, table_game(table), areas.board, around, table_focus(table));
    struct board_scene scene = scene_of(table);
    canvas_fill(canvas, all, ' ', night);
    desk_draw(&table->desk, canvas, areas.board, &scene, around);
    panel_draw(canvas, &areas, &panel);
    draw_lower_panel(canvas, &areas, table, around);
    draw_status(canvas, areas.status, table);
    if (table->stage == STAGE_HAND_OVER && table->overlay == OVERLAY_NONE)
        draw_hand_over(canvas, areas.board, table);
    if (table->stage == STAGE_FINAL) {
        struct final_table final = final_table_of(&table->log, table->seats.count);
        final_draw(canvas, all, &final, &table->seats,
                   "b the board   v replay   n new game   q leave");
    }
    if (table->overlay == OVERLAY_LOG)
        log_draw_whole(canvas, areas.board, &table->log, table_told(table), &table->seats,
                       &table->scroll);
    if (table->overlay == OVERLAY_LEAVING)
        draw_leaving(canvas, areas.board, table);
}
