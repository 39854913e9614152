#include "tui/table/undoing.h"

#include "tui/table/stage.h"
#include "tui/table/table_clock.h"

bool table_can_ask_back(const struct table *table)
{
    struct agreement agreement;
    return table->session.made <= table->floor && !game_is_over(&table->session.game) &&
           agreement_begin(&agreement, &table->session);
}

void table_deed_ask_back(const struct press *press)
{
    struct table *table = table_pressed(press);
    agreement_begin(&table->agreement, &table->session);
    table->overlay = OVERLAY_AGREEMENT;
}

/* The player of what was taken back is called, as if it had never been. */
static void take_back(struct table *table, struct app *app, long long now)
{
    struct problem problem;
    table_tell_clock(table);
    if (agreement_carry_out(&table->agreement, &table->session, &problem))
        app_say(app, agreement_done(&table->agreement, &table->seats).text);
    else
        app_say(app, problem.text);
    table->overlay = OVERLAY_NONE;
    table->dead_until = now + KEY_GUARD;
    table_begin(table);
    desk_fit(&table->desk, &table->session.game);
    table_follow(table);
}

bool table_agree(struct table *table, struct app *app, uint32_t key, long long now)
{
    unsigned player = agreement_player(&table->seats, key);
    if (player == table->seats.count)
        return false;
    agreement_say_yes(&table->agreement, player);
    if (agreement_is_reached(&table->agreement, &table->seats))
        take_back(table, app, now);
    return true;
}
