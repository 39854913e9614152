#include "tui/table/table_clock.h"

#include "language/language.h"
#include "telling/wording.h"

/* Who has to decide at a stage. Nobody while the keys pass from hand to hand, while tiles are taken
 * from a real box, and while something is being asked that is no part of the game. */
unsigned table_clock_runs_for(const struct table *table)
{
    if (table->overlay == OVERLAY_AGREEMENT || table->overlay == OVERLAY_LEAVING)
        return PLAYERS_MAX;
    switch (table->stage) {
    case STAGE_PLACING:
    case STAGE_SETTING_ASIDE:
    case STAGE_DEPLOYING:
    case STAGE_DONE:
        return table->player;
    case STAGE_DECIDING:
        return table->deciding.choice.player;
    case STAGE_AUCTION:
        return game_actor(&table->session.game);
    case STAGE_HAND_OVER:
    case STAGE_BAZAAR:
    case STAGE_DRAWING:
    case STAGE_CALLING:
    case STAGE_REVEALING:
    case STAGE_AUCTIONED:
    case STAGE_SCORING:
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        break;
    }
    return PLAYERS_MAX;
}

bool table_look_at_clock(struct table *table, struct app *app, long long now)
{
    unsigned player = table_clock_runs_for(table);
    if (table->clock.limit == 0)
        return false;
    bool was_over = player < PLAYERS_MAX && clock_is_over(&table->clock, player);
    bool has_changed = clock_look(&table->clock, player, now);
    if (has_changed && !was_over && clock_is_over(&table->clock, player))
        app_say(app, sentence_of(_("The time of %s is over. The game goes on."),
                                 table->seats.seat[player].name)
                         .text);
    return has_changed;
}

void table_tell_clock(struct table *table)
{
    if (table->clock.limit != 0)
        clock_tell(&table->clock, &table->session);
}

bool table_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    return table_look_at_clock((struct table *)page, app, around->now);
}
