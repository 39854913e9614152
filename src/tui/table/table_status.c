/* What is said below the board at each stage. */
#include "analysis/outcome.h"
#include "language/language.h"
#include "telling/auction_words.h"
#include "telling/deciding_words.h"
#include "telling/forecast_words.h"
#include "tui/auction/auction_table.h"
#include "tui/table/final.h"
#include "tui/table/table_typing.h"

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
    return text.text[0] ? text : sentence_of(_("no points"));
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
    return sentence_of(_("Bridge %s (%u left)"), wording_bridge(bridge, here).text, left - 1);
}

/* Which of the squares it is, is told only where they are shown. */
static struct sentence task_of_placing(const struct table *table, bool needs_bridge)
{
    const struct placing *placing = &table->placing;
    bool aside = placing->may_discard, counts = table_has(table, AID_SQUARES);
    const char *name = player_name(table);
    const char *tile =
        auction_is_played(table_game(table)) ? auction_words_won(table_game(table)) : _("the tile");
    if (!counts)
        return sentence_of(!needs_bridge ? _("%s: place %s")
                           : aside       ? _("%s: %s fits only with a bridge")
                                         : _("%s: place %s with a bridge"),
                           name, tile);
    return sentence_of(!needs_bridge ? _("%s: place %s (square %u of %u)")
                       : aside       ? _("%s: %s fits only with a bridge (%u of %u)")
                                     : _("%s: place %s with a bridge (%u of %u)"),
                       name, tile, placing->here + 1, placing->where.squares);
}

static struct status status_of_placing(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct placing *placing = &table->placing;
    struct game then;
    struct move bridge;
    struct sentence forecast = table_has(table, AID_WORTH)
                                   ? forecast_words(game, placing_move(placing), &table->seats)
                                   : sentence_of("%s", "");
    if (!placing_try(placing, game, &then, &bridge))
        return (struct status){task_of_placing(table, false), forecast};
    struct status status = {task_of_placing(table, true),
                            bridge_detail(game, bridge, placing_move(placing).at)};
    if (placing->may_discard)
        sentence_add(&status.detail, "; %s", _("d sets aside"));
    else
        sentence_add(&status.detail, "%s%s", forecast.text[0] ? ". " : "", forecast.text);
    return status;
}

static const char *question_of_offers(const struct deploying *deploying)
{
    if (!deploying->may_pass)
        return _("the tile needs this bridge");
    if (deploying_bridges(deploying) == 0)
        return _("a follower?");
    return deploying->followers == 0 ? _("a bridge?") : _("a follower or a bridge?");
}

/* What a bridge would do: "Bridge n-s here (2 left): road, 4 tiles". */
static struct sentence detail_of_bridge(const struct table *table)
{
    const struct game *game = table_game(table);
    struct move bridge = deploying_move(&table->deploying);
    struct sentence text = bridge_detail(game, bridge, game->board.tile[game->turn.placed].at);
    struct feature_summary facts = outcome_of_bridge(game, bridge);
    if (!table_has(table, AID_WORTH))
        return text;
    sentence_add(&text, ": %s", wording_measured(&facts).text);
    if (facts.complete)
        sentence_add(&text, ", %s", C_("a road is", "complete"));
    return text;
}

static struct status status_of_offer(const struct table *table)
{
    const struct deploying *deploying = &table->deploying;
    uint16_t node = deploying_node(deploying);
    struct status status = {
        sentence_of("%s: %s", player_name(table), question_of_offers(deploying)),
        sentence_of(_("Tab chooses, b a bridge; Enter passes."))};
    if (deploying_bridges(deploying) == 0)
        sentence_add(&status.task, "  %s",
                     sentence_of(_("Choose 0 to %u, then Enter"), deploying->offers).text);
    if (deploying_is_bridge(deploying)) {
        status.detail = detail_of_bridge(table);
    } else if (node != NO_NODE) {
        struct feature_summary facts = feature_summary_of(table_game(table), node);
        status.detail = sentence_of("%u  %s", deploying->chosen + 1,
                                    table_has(table, AID_WORTH) ? wording_offer(&facts).text
                                                                : wording_titled(&facts).text);
    } else if (deploying_bridges(deploying) == 0) {
        status.detail = sentence_of(_("No follower this turn."));
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
                               sentence_of(_("Enter begins it."))};
    case STAGE_DRAWING:
        return (struct status){sentence_of(_("%s draws: which tile is it?"), name),
                               sentence_of(_("Arrows choose, Enter draws it."))};
    case STAGE_PLACING:
        return status_of_placing(table);
    case STAGE_SETTING_ASIDE:
        return (struct status){
            sentence_of(_("%s: %s fits nowhere."), name, tile_kinds[game->turn.hand].id),
            sentence_of(_("Enter sets it aside, out of the game."))};
    case STAGE_BAZAAR:
    case STAGE_REVEALING:
    case STAGE_AUCTION:
    case STAGE_AUCTIONED:
        return (struct status){auction_table_task(table), auction_table_detail(table)};
    case STAGE_DEPLOYING:
        return status_of_offer(table);
    case STAGE_CALLING:
        return (struct status){
            sentence_of(_("%s decides"), table->seats.seat[table->deciding.choice.player].name),
            sentence_of(_("Enter goes on."))};
    case STAGE_DECIDING:
        return (struct status){deciding_words_task(&table->deciding, &table->seats),
                               table_has(table, AID_WORTH)
                                   ? deciding_words_detail(&table->deciding, game, &table->seats)
                                   : deciding_words_bare(&table->deciding, game, &table->seats)};
    case STAGE_DONE:
        return (struct status){
            sentence_of(_("%s's turn is done: %s"), name, points_of_turn(table).text),
            sentence_of(game_is_over(game)      ? _("That was the last tile. Enter: final scoring.")
                        : table_can_undo(table) ? _("Enter ends the turn, u takes it back.")
                                                : _("Enter ends the turn."))};
    case STAGE_SCORING:
        return (struct status){
            wording_entry(table_entry_at_hand(table), &table->seats),
            sentence_of(_("Final scoring, %u of %u"), table->scored, final_scores(table))};
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        break;
    }
    struct score_table final = score_table_of(&table->log, &table->session.game.options);
    return (struct status){wording_verdict(&final, &table->seats),
                           sentence_of(_("The game is over."))};
}

/* What lies under the cursor: as much of it as the aids tell. */
static struct status status_of_looking(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct looking *looking = &table->looking;
    if (looking->tile == NO_TILE && !table_has(table, AID_TILES))
        return (struct status){sentence_of("%s", _("Empty square")), sentence_of("%s", "")};
    if (looking->tile == NO_TILE) {
        unsigned open = board_open_at(&game->board, looking->at);
        return (struct status){remaining_fits(game, open), remaining_chance(game, open)};
    }
    struct feature_summary facts = feature_summary_of(game, looking_node(looking, game));
    return (struct status){wording_feature(&facts, &table->seats),
                           table_has(table, AID_EXPECTED)
                               ? wording_holders(&facts, &table->seats)
                               : wording_occupants(&facts, &table->seats)};
}

/* On a tour: the line of the log, which of them it is, and the feature as it is now. */
static struct status status_of_tour(const struct table *table, const struct log_entry *entry)
{
    unsigned number, count;
    tour_count(&table->tour, &table->log, table_told(table), table_game(table), &number, &count);
    return (struct status){sentence_of(_("%u of %u. Turn %u. %s"), number, count, entry->turn,
                                       wording_entry(entry, &table->seats).text),
                           status_of_looking(table).task};
}

/* Where every place has its letters; what else is to be known stays. */
static struct status status_of_labels(const struct table *table)
{
    unsigned unseen = table_labels_unseen(table);
    struct status status = status_of(table);
    status.task = sentence_of(table->stage == STAGE_PLACING ? _("%s: type the letters of a square")
                                                            : _("%s: type the letter of a bridge"),
                              player_name(table));
    if (unseen > 0)
        status.detail = sentence_of(_n("%u is out of sight: Shift-arrows move the board.",
                                       "%u are out of sight: Shift-arrows move the board.", unseen),
                                    unseen);
    return status;
}

void table_draw_status(const struct table *table, struct canvas *canvas, struct area area)
{
    const struct log_entry *entry = table_tour_entry(table);
    struct status status = entry != NULL                       ? status_of_tour(table, entry)
                           : table->overlay == OVERLAY_LOOKING ? status_of_looking(table)
                           : table->overlay == OVERLAY_LABELS  ? status_of_labels(table)
                                                               : status_of(table);
    canvas_fill(canvas, area, ' ', plain);
    canvas_text(canvas, area.row, area.col + 1, area.cols - 2, strong, status.task.text);
    canvas_text(canvas, area.row + 1, area.col + 1, area.cols - 2, plain, status.detail.text);
}
