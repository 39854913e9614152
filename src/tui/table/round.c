#include "tui/table/round.h"

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
