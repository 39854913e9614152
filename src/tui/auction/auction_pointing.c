#include "tui/auction/auction_pointing.h"

#include "tui/table/table_targets.h"

/* A click looks at a tile or chooses it; in a draft a second click takes it. An offer needs its
 * bid, so it is made by Enter only. */
static void click_tile(struct table *table, struct app *app, unsigned tile,
                       const struct surroundings *around)
{
    const struct game *game = &table->session.game;
    if (tile != table->auction.tile)
        auction_choose(&table->auction, game, tile + 1);
    else if (game_phase(game) == PHASE_DRAFT)
        app_press(app, KEYS_ENTER, around);
}

static void click_sale(struct table *table, struct app *app, bool sells,
                       const struct surroundings *around)
{
    if (table->auction.sells == sells)
        app_press(app, KEYS_ENTER, around);
    else
        auction_turn_selling(&table->auction, &table->session.game);
}

/* The bid, or one of the signs at its sides, which a click presses. */
static bool is_at_bid(struct target target)
{
    return target.what == TARGET_BID ||
           (target.what == TARGET_KEY && (target.which == '-' || target.which == '+'));
}

void auction_point(struct table *table, struct app *app, const struct gesture *gesture,
                   const struct surroundings *around)
{
    struct target target = gesture->target;
    if (table->stage != STAGE_AUCTION || table->overlay != OVERLAY_NONE)
        return;
    if (gesture_clicks(gesture, TARGET_TILE))
        click_tile(table, app, (unsigned)target.which, around);
    if (gesture_clicks(gesture, TARGET_SALE))
        click_sale(table, app, target.which != 0, around);
    if (is_at_bid(target) && gesture->button == POINTER_WHEEL_UP)
        app_press(app, '+', around);
    if (is_at_bid(target) && gesture->button == POINTER_WHEEL_DOWN)
        app_press(app, '-', around);
}
