/* What Enter, the arrows, the steps and the numbers do at each stage of the table. */
#include "tui/table/table_steps.h"

static void guess_next(struct table *table, int by)
{
    const struct pile *pile = &table->session.game.pile;
    do
        table->guess =
            (uint8_t)((table->guess + tile_kinds_count + (unsigned)by) % tile_kinds_count);
    while (pile->left[table->guess] == 0);
}

/* With what is done the letters on the places are done with, and so is the question. */
void table_enter(struct table *table, struct app *app, const struct surroundings *around)
{
    bool is_asked = table->overlay == OVERLAY_ENDING;
    table->overlay = OVERLAY_NONE;
    switch (table->stage) {
    case STAGE_DRAWING:
        table_play(table, app, move_draw(table->guess));
        break;
    case STAGE_PLACING:
        table_play(table, app, placing_move(&table->placing));
        break;
    case STAGE_SETTING_ASIDE:
        table_play(table, app, move_plain(VERB_DISCARD));
        break;
    case STAGE_DEPLOYING:
        table_play(table, app, deploying_move(&table->deploying));
        break;
    case STAGE_REVEALING:
        if (auction_reveal_enter(&table->reveal, &table->session.game))
            table_play(table, app, auction_reveal_move(&table->reveal));
        break;
    case STAGE_DECIDING:
        table_play(table, app, deciding_move(&table->deciding));
        break;
    case STAGE_HAND_OVER:
    case STAGE_CALLING:
    case STAGE_BAZAAR:
    case STAGE_AUCTIONED:
    case STAGE_SCORING:
        table_go_on(table, around->now);
        break;
    case STAGE_DONE:
        if (around->confirms && !is_asked)
            table->overlay = OVERLAY_ENDING;
        else
            table_go_on(table, around->now);
        break;
    case STAGE_AUCTION:
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        break;
    }
}

void table_step(struct table *table, int by)
{
    if (table->overlay == OVERLAY_LOOKING)
        looking_step(&table->looking, table_game(table), by);
    else if (table->stage == STAGE_PLACING)
        placing_step(&table->placing, by);
    else if (table->stage == STAGE_REVEALING)
        auction_reveal_erase(&table->reveal);
    else if (table->stage == STAGE_DECIDING)
        deciding_step(&table->deciding, by);
    else
        deploying_step(&table->deploying, by);
    table_follow(table);
}

void table_choose(struct table *table, unsigned number)
{
    if (table->stage == STAGE_DECIDING)
        deciding_choose(&table->deciding, number);
    else
        deploying_choose(&table->deploying, number);
    table_follow(table);
}

void table_arrow(struct table *table, uint32_t key)
{
    enum edge towards = desk_direction(key);
    if (table->overlay == OVERLAY_LOOKING)
        looking_go(&table->looking, table_game(table), towards);
    else if (table->stage == STAGE_PLACING)
        placing_go(&table->placing, towards);
    else if (table->stage == STAGE_REVEALING)
        auction_reveal_step(&table->reveal, &table->session.game,
                            towards == EDGE_N || towards == EDGE_W ? -1 : 1);
    else
        guess_next(table, towards == EDGE_N || towards == EDGE_W ? -1 : 1);
    table_follow(table);
}
