/* What is said below the board at each stage. */
#include "tui/auction/auction_table.h"
#include "tui/auction/auction_words.h"
#include "tui/table/deciding_words.h"
#include "tui/table/final.h"
#include "tui/table/forecast.h"
#include "tui/table/table.h"

static const struct style plain = {INK_TEXT, INK_PANEL, 0};
static const struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};

static const char *player_name(const struct table *table)
{
    return table->seats.seat[table->player].name;
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

/* "Bridge n-s here (2 left)". */
static struct sentence bridge_detail(const struct game *game, struct move bridge,
                                     struct square here)
{
    unsigned left = game->player[game->turn.player].bridges;
    return sentence_of("Bridge %s (%u left)", wording_bridge(bridge, here).text, left - 1);
}

static struct status status_of_placing(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct placing *placing = &table->placing;
    const char *tile = auction_is_played(game) ? auction_words_won(game) : "the tile";
    struct game then;
    struct move bridge;
    struct sentence forecast = forecast_of(game, placing_move(placing), &table->seats);
    if (!placing_try(placing, game, &then, &bridge))
        return (struct status){sentence_of("%s: place %s (square %u of %u)", player_name(table),
                                           tile, placing->here + 1, placing->squares),
                               forecast};
    struct status status = {
        sentence_of(placing->may_discard ? "%s: %s fits only with a bridge (%u of %u)"
                                         : "%s: place %s with a bridge (%u of %u)",
                    player_name(table), tile, placing->here + 1, placing->squares),
        bridge_detail(game, bridge, placing_move(placing).at)};
    if (placing->may_discard)
        sentence_add(&status.detail, "; d sets aside");
    else
        sentence_add(&status.detail, "%s%s", forecast.text[0] ? ". " : "", forecast.text);
    return status;
}

static const char *question_of_offers(const struct deploying *deploying)
{
    if (!deploying->may_pass)
        return "the tile needs this bridge";
    if (deploying_bridges(deploying) == 0)
        return "a follower?";
    return deploying->followers == 0 ? "a bridge?" : "a follower or a bridge?";
}

/* What a bridge would do: "Bridge n-s here (2 left): road, 4 tiles". */
static struct sentence detail_of_bridge(const struct table *table)
{
    struct game then = *table_game(table);
    struct move bridge = deploying_move(&table->deploying);
    struct sentence text = bridge_detail(&then, bridge, then.board.tile[then.turn.placed].at);
    uint8_t tile = board_tile_at(&then.board, bridge.at);
    game_apply(&then, bridge, NULL);
    struct facts facts = facts_of(&then, feature_node(&then.board, tile, SEGMENT_BRIDGE));
    sentence_add(&text, ": %s%s", wording_measured(&facts).text,
                 facts.complete ? ", complete" : "");
    return text;
}

static struct status status_of_offer(const struct table *table)
{
    const struct deploying *deploying = &table->deploying;
    uint16_t node = deploying_node(deploying);
    struct status status = {
        sentence_of("%s: %s", player_name(table), question_of_offers(deploying)),
        sentence_of("Tab chooses, b a bridge; Enter passes.")};
    if (deploying_bridges(deploying) == 0)
        sentence_add(&status.task, "  Choose 0 to %u, then Enter", deploying->offers);
    if (deploying_is_bridge(deploying)) {
        status.detail = detail_of_bridge(table);
    } else if (node != NO_NODE) {
        struct facts facts = facts_of(table_game(table), node);
        status.detail = sentence_of("%u  %s", deploying->chosen + 1, wording_offer(&facts).text);
    } else if (deploying_bridges(deploying) == 0) {
        status.detail = sentence_of("No follower this turn.");
    }
    return status;
}

static struct status status_of(const struct table *table)
{
    const struct game *game = table_game(table);
    const char *name = player_name(table);
    switch (table->stage) {
    case STAGE_HAND_OVER:
        return (struct status){auction_words_turn(&table->session.game, name),
                               sentence_of("Enter begins it.")};
    case STAGE_DRAWING:
        return (struct status){sentence_of("%s draws: which tile is it?", name),
                               sentence_of("Arrows choose, Enter draws it.")};
    case STAGE_PLACING:
        return status_of_placing(table);
    case STAGE_SETTING_ASIDE:
        return (struct status){
            sentence_of("%s: %s fits nowhere.", name, tile_kinds[game->turn.hand].id),
            sentence_of("Enter sets it aside, out of the game.")};
    case STAGE_BAZAAR:
    case STAGE_REVEALING:
    case STAGE_AUCTION:
    case STAGE_AUCTIONED:
        return (struct status){auction_table_task(table), auction_table_detail(table)};
    case STAGE_DEPLOYING:
        return status_of_offer(table);
    case STAGE_CALLING:
        return (struct status){
            sentence_of("%s decides", table->seats.seat[table->deciding.player].name),
            sentence_of("Enter goes on.")};
    case STAGE_DECIDING:
        return (struct status){deciding_words_task(&table->deciding, &table->seats),
                               deciding_words_detail(&table->deciding, game, &table->seats)};
    case STAGE_DONE:
        return (struct status){
            sentence_of("%s's turn is done: %s", name, points_of_turn(table).text),
            sentence_of(game_is_over(game)      ? "That was the last tile. Enter: final scoring."
                        : table_can_undo(table) ? "Enter ends the turn, u takes it back."
                                                : "Enter ends the turn.")};
    case STAGE_SCORING:
        return (struct status){
            wording_entry(table_entry_at_hand(table), &table->seats),
            sentence_of("Final scoring, %u of %u", table->scored, final_scores(table))};
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        break;
    }
    struct final_table final = final_table_of(&table->log, &table->session.game.options);
    return (struct status){final_verdict(&final, &table->seats), sentence_of("The game is over.")};
}

void table_draw_status(const struct table *table, struct canvas *canvas, struct area area)
{
    struct status status = status_of(table);
    if (table->overlay == OVERLAY_LOOKING) {
        struct facts facts =
            facts_of(table_game(table), looking_node(&table->looking, table_game(table)));
        status = (struct status){wording_feature(&facts, &table->seats),
                                 wording_holders(&facts, &table->seats)};
    }
    canvas_fill(canvas, area, ' ', plain);
    canvas_text(canvas, area.row, area.col + 1, area.cols - 2, strong, status.task.text);
    canvas_text(canvas, area.row + 1, area.col + 1, area.cols - 2, plain, status.detail.text);
}
