#include "engine/asked.h"

#include "engine/pieces_json.h"
#include "valuing/valuing.h"

#include <assert.h>

static const struct {
    long most;
    const char *expected;
} numbers[ASKED_NUMBERS] = {
    [ASKED_GO_PLAYOUTS] = {100000, "a number of playouts from 1 to 100000"},
    [ASKED_PLAYOUTS] = {ASKED_PLAYOUTS_MAX, "a number of playouts from 1 to 1000000"},
    [ASKED_MS] = {600000, "a number of milliseconds from 1 to 600000"},
    [ASKED_PROGRESS] = {600000, "a number of milliseconds from 1 to 600000"},
    [ASKED_TURNS] = {VALUING_TURNS_MOST, "a number of turns from 1 to 32"},
};
static_assert(VALUING_TURNS_MOST == 32, "the message says so");

bool asked_read_number(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    return word_number(value, 1, numbers[key->which].most, &asked->number[key->which]) ||
           bad_text_expected(bad, value, numbers[key->which].expected);
}

bool asked_read_level(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    enum bot_level level = bot_level_find(value.at, value.length);
    (void)key;
    if (level == BOT_LEVELS_COUNT)
#define X(level, name, ...) " " name
        return bad_text_expected(bad, value, "a level:" BOT_LEVELS(X));
#undef X
    asked->level = level;
    return true;
}

bool asked_read_seed(const struct key *key, struct word value, void *into, struct bad_text *bad)
{
    struct asked *asked = into;
    (void)key;
    return command_read_seed(value, &asked->seed, bad);
}

json_t *asked_then_json(const struct game *game, const struct plan *plan)
{
    json_t *then = json_array();
    struct game after = *game;
    for (unsigned m = 1; m < plan->count; m++) {
        if (game_apply(&after, plan->move[m - 1], NULL) != REFUSAL_NONE)
            break;
        json_array_append_new(then, move_json(&after, plan->move[m]));
    }
    return then;
}
