/* What is a row at the table: stages and the modes over them, rounds. */
#include "tui/table/stage.h"

#include "choosing/choosing.h"
#include "language/language.h"
#include "wording/figure_words.h"

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

/* Rounds. */

static const struct table_round *const rounds[] = {
#define X(name) &round_##name,
    TABLE_ROUNDS(X)
#undef X
        NULL};

const struct table_round *round_of(const struct game *game)
{
    const struct table_round *const *round = rounds;
    while (*round != NULL && !(*round)->is_on(game))
        round++;
    return *round;
}

size_t round_begin(const struct session *session)
{
    size_t step = session->made;
    while (step > 0 && round_of(&session->steps[step - 1].before) != NULL)
        step--;
    return step;
}

void rounds_follow(struct table *table)
{
    for (const struct table_round *const *round = rounds; *round != NULL; round++)
        (*round)->follow(table);
}

bool rounds_led_into_turn(const struct session *session)
{
    if (session->made == 0 || round_of(&session->game) != NULL)
        return false;
    const struct step *last = &session->steps[session->made - 1];
    const struct table_round *round = round_of(&last->before);
    return round != NULL && round->leads_into_turn(last);
}

struct sentence rounds_next(const struct table *table)
{
    struct sentence next = sentence_of("%s", "");
    for (const struct table_round *const *round = rounds; *round != NULL; round++)
        if (next.text[0] == '\0')
            next = (*round)->next(table);
    return next;
}
