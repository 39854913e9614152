/* The table of the stages. */
#include "tui/table/stage.h"

static const struct stage *const stages[STAGES] = {
#define X(NAME, row) [STAGE_##NAME] = &stage_##row,
    TABLE_STAGES(X)
#undef X
};

static const struct stage *const modes[MODES] = {
#define X(NAME, row) [MODE_##NAME] = &mode_##row,
    TABLE_MODES(X)
#undef X
};

const struct stage *stage_numbered(unsigned number)
{
    unsigned mode = number - STAGES + MODE_NONE + 1;
    return number < STAGES ? stages[number] : mode < MODES ? modes[mode] : NULL;
}

const struct stage *table_stage(const struct table *table)
{
    return stages[table->stage];
}

const struct stage *table_mode(const struct table *table)
{
    return table->mode == MODE_NONE ? table_stage(table) : modes[table->mode];
}

enum table_stage stage_due(struct table *table)
{
    unsigned stage = 0;
    while (stages[stage]->enter == NULL || !stages[stage]->enter(table))
        stage++;
    return (enum table_stage)stage;
}

unsigned move_among(const struct move *moves, unsigned count, struct move move)
{
    unsigned number = 0;
    while (number < count && !move_equal(moves[number], move))
        number++;
    return number;
}

const char *table_player_name(const struct table *table)
{
    return table->seats.seat[table->player].name;
}
