#include "tui/table/table_clock.h"

#include "language/language.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"

/* Nobody's while the keys pass from hand to hand, while tiles are taken from a real box, and while
 * something is being asked that is no part of the game. */
unsigned table_clock_runs_for(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    if (!stage->is_timed || table->cover == COVER_ASKED)
        return PLAYERS_MAX;
    unsigned player = stage->at_turn != NULL ? stage->at_turn(table) : table->player;
    return table_plays_itself(table, player) ? PLAYERS_MAX : player;
}

bool table_look_at_clock(struct table *table, struct app *app, long long now)
{
    unsigned player = table_clock_runs_for(table);
    if (table->clock.limit == 0)
        return false;
    clock_hand_to(&table->clock, player, now);
    bool was_over = player < PLAYERS_MAX && clock_is_over(&table->clock, player);
    bool has_changed = clock_update(&table->clock, player, now);
    if (has_changed && !was_over && clock_is_over(&table->clock, player))
        app_say(app, sentence_of(_("%s is out of time. The game continues."),
                                 table->seats.seat[player].name)
                         .text);
    return has_changed;
}

int table_clock_patience(const struct table *table, long long now)
{
    if (table->clock.limit == 0)
        return REST;
    bool is_told = table->clock.running == table_clock_runs_for(table);
    return is_told ? clock_patience(&table->clock, now) : 0;
}

void table_tell_clock(struct table *table)
{
    if (table->clock.limit != 0)
        clock_tell(&table->clock, &table->session);
}
