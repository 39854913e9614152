/* How a tile was sold on a real table: which one, who took it, who was paid, for how much. */
#include "language/language.h"
#include "play.h"
#include "stage_choice.h"
#include "stage_round.h"
#include "tui/keys.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "words_auction.h"

TABLE_STATE(sale_entry);

/* Points that would be too few for the new way become its least. */
static void choose_way(struct sale_entry *entry, unsigned way)
{
    if (way >= entry->ways)
        return;
    entry->chosen = (uint8_t)way;
    if (entry->price.points < entry->way[way].points)
        entry->price.points = entry->way[way].points;
    entry->price.is_typed = false;
}

static struct auction_deal deal_entered(const struct sale_entry *entry)
{
    struct auction_deal deal = entry->way[entry->chosen];
    deal.points = entry->price.points;
    return deal;
}

/* "B Ben → A Ann"; the letters stay where there is no room for names. */
static void draw_way(struct canvas *canvas, struct area line, const struct auction_deal *way,
                     const struct seats *seats, bool is_chosen)
{
    enum { MARK = 1, CHIP = 2, ARROW = 3 };
    struct style style = auction_panel_begin_choice(canvas, line, is_chosen);
    int names = (line.cols - MARK - 2 * CHIP - ARROW) / 2;
    int col = seat_chip(canvas, line.row, line.col + MARK, &seats->seat[way->taker]) + 1;
    canvas_text(canvas, line.row, col, names, style, seats->seat[way->taker].name);
    col += names + 1;
    canvas_text(canvas, line.row, col, 1, style, "\u2192");
    col += 2;
    if (way->other == NOBODY) {
        canvas_text(canvas, line.row, col, names + CHIP, style, C_("payment", "nobody"));
        return;
    }
    col = seat_chip(canvas, line.row, col, &seats->seat[way->other]) + 1;
    canvas_text(canvas, line.row, col, names, style, seats->seat[way->other].name);
}

static void draw_ways(struct canvas *canvas, struct area *area, const struct sale_entry *entry,
                      const struct seats *seats)
{
    for (unsigned way = 0; way < entry->ways; way++) {
        struct area line = lines_next(area);
        if (line.rows == 0)
            return;
        canvas_target(canvas, line, TARGET_CHOICE, (int)way);
        draw_way(canvas, line, &entry->way[way], seats, way == entry->chosen);
    }
}

static void draw_changes(struct canvas *canvas, struct area *area, struct auction_deal deal,
                         const struct game *game, const struct seats *seats)
{
    enum { INDENT = 1, BETWEEN = 2 };
    struct area line = lines_next(area);
    if (line.rows == 0)
        return;
    int col = auction_panel_draw_change(canvas, line, line.col + INDENT, &seats->seat[deal.taker],
                                        game->player[deal.taker].score, -deal.points);
    if (deal.other != NOBODY)
        auction_panel_draw_change(canvas, line, col + BETWEEN, &seats->seat[deal.other],
                                  game->player[deal.other].score, deal.points);
}

/* Who took tile `tile` (from 0) and who was paid, in every way that is possible; the points, and
 * what they do to both scores. Pointing at a way means TARGET_CHOICE with its number. */
static void sale_panel_draw(struct canvas *canvas, struct area area, const struct sale_entry *entry,
                            unsigned tile, const struct game *game, const struct seats *seats)
{
    enum { POINTS = 3 };
    struct auction_deal deal = deal_entered(entry);
    struct bid_limits limits = sale_entry_limits(entry, game);
    bool is_good = points_entry_is_within(&entry->price, limits);
    area.cols--;
    lines_draw(canvas, &area, panel_strong, sentence_of(_("Tile %u was sold"), tile + 1).text);
    lines_draw(canvas, &area, panel_faint, _("taken by \u2192 paid to"));
    draw_ways(canvas, &area, entry, seats);
    if (area.rows > POINTS)
        lines_next(&area);
    auction_panel_draw_points(canvas, &area, _("Points"), &entry->price, limits);
    draw_changes(canvas, &area, deal, game, seats);
    if (!is_good || limits.most < BIDS_MAX)
        lines_draw(canvas, &area, is_good ? panel_faint : (struct style){INK_BAD, INK_PANEL, 0},
                   sale_words_limits(limits, deal.points).text);
}

static bool selling_enter(struct table *table)
{
    const struct game *game = table_game(table);
    if (!table_is_entered(table) || !bazaar_is_announced(table) || !game_awaits_offer(game))
        return false;
    table->turn = game_turn(game);
    table->player = game_actor(game);
    auction_begin(table->auction, game);
    *table->sale_entry = (struct sale_entry){.chosen = 0};
    table->sale_entry->ways = (uint8_t)sale_ways(game, table->sale_entry->way);
    return true;
}

/* Says what went wrong. */
static void sell(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct auction_deal deal = deal_entered(table->sale_entry);
    struct problem problem;
    enum sale_fault fault;
    switch (entered_sell(&table->session, table->auction->tile, deal, &fault, &problem)) {
    case SESSION_DONE:
        table_follow_up(table);
        break;
    case SESSION_REFUSED:
        app_say(press->app, sale_words_fault(table_game(table), fault, deal, &table->seats).text);
        break;
    case SESSION_FAILED:
        app_say(press->app, problem.text);
        table_enter_stage_due(table);
        break;
    }
}

static void step_way(const struct press *press)
{
    struct sale_entry *entry = table_pressed(press)->sale_entry;
    unsigned next = entry->chosen + entry->ways + (unsigned)press->binding->arg;
    choose_way(entry, next % entry->ways);
}

static bool is_typed(const struct table *table)
{
    return table->sale_entry->price.is_typed;
}

static struct status selling_status(const struct table *table)
{
    const struct game *game = table_game(table);
    struct seats letters = seats_by_letter(&table->seats);
    struct auction_deal deal = deal_entered(table->sale_entry);
    const char *format = _("Tile %u: taken by %s.");
    unsigned number = table->auction->tile + 1u;
    return (struct status){
        bazaar_line(table, sale_words_task(game, &table->seats), sale_words_task(game, &letters)),
        bazaar_line(table, sentence_of(format, number, sale_words_way(deal, &table->seats).text),
                    sentence_of(format, number, sale_words_way(deal, &letters).text))};
}

static void selling_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    sale_panel_draw(sheet->canvas, table_lower_panel(sheet->areas), table->sale_entry,
                    table->auction->tile, table_game(table), &table->seats);
}

/* A click on a tile or on a way chooses it; Enter alone enters the sale. The wheel changes the
 * points. */
static bool selling_point(struct table *table, struct app *app, const struct gesture *gesture,
                          const struct surroundings *around)
{
    struct target target = gesture->target;
    if (gesture_clicks(gesture, TARGET_TILE))
        auction_choose(table->auction, table_game(table), (unsigned)target.which + 1);
    else if (gesture_clicks(gesture, TARGET_CHOICE))
        choose_way(table->sale_entry, (unsigned)target.which);
    else
        return bazaar_turn_points(app, gesture, around);
    return true;
}

static const struct table_key keys[] = {
    ROW(NULL, sell, 0, K_("enter it"), N_("Record that the tile was sold like this."), KEYS_ENTER),
    ROW(NULL, auction_deed_step, 0, K_("tile"), N_("Choose the next or the previous tile."),
        KEYS_LEFT, KEYS_RIGHT),
    ROW(NULL, step_way, 1, K_("who"), N_("Choose who took it, and who was paid."), KEYS_TAB),
    ROW(NULL, step_way, -1, NULL, N_("Go back to the previous choice of players."), KEYS_BACK_TAB),
    POINTS_KEYS(NULL, is_typed, K_("points"), N_("One point more or less."),
                N_("Ten points more or less."), N_("Type the points.")),
    ROW(table_can_undo, table_deed_undo, 0, K_("undo"), N_("Undo the last sale, as a whole."), 'u'),
};

const struct stage stage_selling = {
    .enter = selling_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_AUCTION,
    .status = selling_status,
    .hints = (const char *const[]){N_("Hold the auction on your table, then enter each tile: who "
                                      "took it, who was paid, and how many points."),
                                   NULL},
    .draw_lower = selling_draw_lower,
    BAZAAR_STRIP,
    .point = selling_point,
};
