#include "tui/input/actions.h"

#include "rows/stage.h"
#include "tui/input/key_codes.h"

#define AT(place) (1u << KEYS_OF_##place)

enum {
    CTRL = '@', /* of a letter: Ctrl with it */
    VIEWS = AT(GAME) | AT(REPLAY),
    ALL = ((1u << PLACES_COUNT) - 1) & ~(1u << KEYS_OF_FIXED),
};

const struct action actions[] = {
#define X(name, places, stays, ...) {name, places, {__VA_ARGS__}, stays},
    KEY_ACTIONS(X)
#undef X
};

const unsigned actions_count = sizeof actions / sizeof actions[0];

_Static_assert(sizeof actions / sizeof actions[0] <= ACTIONS_MAX, "a keymap holds every action");

unsigned action_at(enum key_place place, uint32_t key)
{
    for (unsigned action = 0; action < actions_count; action++)
        for (unsigned k = 0; k < ACTION_KEYS; k++)
            if (key != 0 && actions[action].key[k] == key && actions[action].places >> place & 1u)
                return action;
    return NO_ACTION;
}

bool key_stays(uint32_t key)
{
    bool is_own = key == 'C' - CTRL || key == 'L' - CTRL || key == 'Z' - CTRL;
    return key > KEYS_SPECIAL || (key >= '0' && key <= '9') || key == ' ' || key == '?' || is_own;
}

const char *key_place_name(enum key_place place)
{
    static const char *const names[PLACES_COUNT] = {
#define X(name, word) [KEYS_OF_##name] = word,
        KEY_PLACES(X)
#undef X
    };
    return names[place];
}
