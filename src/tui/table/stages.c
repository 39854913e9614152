/* The table of the stages. */
#include "tui/table/stage.h"

static const struct stage *const stages[STAGES] = {
#define X(NAME, row) [STAGE_##NAME] = &stage_##row,
    TABLE_STAGES(X)
#undef X
};

static const struct stage *const modes[OVERLAYS] = {
    [OVERLAY_LOOKING] = &mode_looking,
    [OVERLAY_LABELS] = &mode_labels,
};

const struct stage *stage_numbered(unsigned number)
{
    const struct stage *const others[] = {&mode_looking, &mode_labels, NULL};
    return number < STAGES ? stages[number] : others[number - STAGES];
}

const struct stage *table_stage(const struct table *table)
{
    return stages[table->stage];
}

const struct stage *table_mode(const struct table *table)
{
    const struct stage *mode = modes[table->overlay];
    return mode != NULL ? mode : table_stage(table);
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
