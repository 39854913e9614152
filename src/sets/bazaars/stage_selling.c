/* How a tile was sold on a real table: which one, who took it, who was paid, for how much. */
#include "language/language.h"
#include "play.h"
#include "stage_bazaar.h"
#include "stage_choice.h"
#include "stage_panel.h"
#include "stage_sale.h"
#include "tui/table/layout.h"
#include "words_sale.h"

TABLE_STATE(sale_entry);

static bool selling_enter(struct table *table)
{
    const struct game *game = table_game(table);
    if (!table_is_entered(table) || !bazaar_is_announced(table) || !game_awaits_offer(game))
        return false;
    table->turn = game_turn(game);
    table->player = game_actor(game);
    auction_begin(table->auction, game);
    sale_entry_begin(table->sale_entry, game);
    return true;
}

/* What went wrong is said. */
static void sell(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct auction_deal deal = sale_entry_deal(table->sale_entry);
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

static void step_tile(const struct press *press)
{
    struct table *table = table_pressed(press);
    auction_step(table->auction, table_game(table), press->key == KEYS_RIGHT ? 1 : -1);
}

/* Deeds on what is entered: the functions of sale_entry.h. */
#define DEED(name, call)                                                                           \
    static void name(const struct press *press)                                                    \
    {                                                                                              \
        struct sale_entry *entry = table_pressed(press)->sale_entry;                               \
        call;                                                                                      \
    }
DEED(step_way, sale_entry_step(entry, press->binding->arg))
DEED(type_digit, sale_entry_type(entry, (int)(press->key - '0')))
DEED(erase_digit, sale_entry_erase(entry))
DEED(raise,
     sale_entry_raise(entry, table_game(table_pressed(press)),
                      press->key == KEYS_UP || press->key == KEYS_PAGE_UP ? press->binding->arg
                                                                          : -press->binding->arg))
#undef DEED

static bool is_typed(const struct table *table)
{
    return table->sale_entry->is_typed;
}

static struct status selling_status(const struct table *table)
{
    const struct game *game = table_game(table);
    struct seats letters = seats_by_letter(&table->seats);
    struct auction_deal deal = sale_entry_deal(table->sale_entry);
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
        sale_entry_choose(table->sale_entry, (unsigned)target.which);
    else
        return bazaar_turn_points(app, gesture, around);
    return true;
}

enum { MUCH = 10 };

static const struct table_key keys[] = {
    ROW(NULL, sell, 0, K_("enter it"), N_("Record that the tile was sold like this."), KEYS_ENTER),
    ROW(NULL, step_tile, 0, K_("tile"), N_("Choose the next or the previous tile."), KEYS_LEFT,
        KEYS_RIGHT),
    ROW(NULL, step_way, 1, K_("who"), N_("Choose who took it, and who was paid."), KEYS_TAB),
    ROW(NULL, step_way, -1, NULL, N_("Go back to the previous choice of players."), KEYS_BACK_TAB),
    ROW(NULL, raise, 1, K_("points"), N_("One point more or less."), KEYS_UP, KEYS_DOWN),
    ROW(NULL, raise, MUCH, NULL, N_("Ten points more or less."), KEYS_PAGE_UP, KEYS_PAGE_DOWN),
    ROW(NULL, type_digit, 0, NULL, N_("Type the points."), '0', '1', '2', '3'),
    ROW(NULL, type_digit, 0, NULL, N_("Type the points."), '4', '5', '6', '7'),
    ROW(NULL, type_digit, 0, NULL, N_("Type the points."), '8', '9'),
    ROW(is_typed, erase_digit, 0, NULL, N_("Delete a digit."), KEYS_BACKSPACE),
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
