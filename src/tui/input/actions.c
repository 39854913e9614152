#include "tui/input/actions.h"

#include "tui/input/key_codes.h"

#define AT(place) (1u << KEYS_OF_##place)

enum {
    CTRL = '@', /* of a letter: Ctrl with it */
    VIEWS = AT(GAME) | AT(REPLAY),
    ALL = ((1u << PLACES_COUNT) - 1) & ~(1u << KEYS_OF_FIXED),
};

const struct action actions[] = {
    {"confirm", ALL, {KEYS_ENTER}, true},
    {"cancel", ALL, {KEYS_ESCAPE}, true},
    {"next", ALL, {KEYS_TAB}, true},
    {"previous", ALL, {KEYS_BACK_TAB}, true},
    {"up", ALL, {KEYS_UP}, true},
    {"down", ALL, {KEYS_DOWN}, true},
    {"left", ALL, {KEYS_LEFT}, true},
    {"right", ALL, {KEYS_RIGHT}, true},

    {"undo", AT(GAME) | AT(DRAWING) | AT(AUCTION), {'u'}, false},
    {"redo", AT(GAME), {'U', 'R' - CTRL}, false},
    {"look", AT(GAME) | AT(LOOKING), {'x'}, false},
    {"log", VIEWS | AT(READING), {'l'}, false},
    {"standings", VIEWS | AT(READING), {'s'}, false},
    {"chart", VIEWS | AT(READING), {'c'}, false},
    {"tiles-left", AT(GAME) | AT(TILES), {'t'}, false},
    {"territory", VIEWS, {'T'}, false},
    {"map", VIEWS, {'m'}, false},
    {"zoom-in", VIEWS, {'+', '='}, false},
    {"zoom-out", VIEWS, {'-'}, false},
    {"pan-left", VIEWS, {'H'}, false},
    {"pan-down", VIEWS, {'J'}, false},
    {"pan-up", VIEWS, {'K'}, false},
    {"pan-right", VIEWS, {'L'}, false},
    {"expected-scores", AT(GAME) | AT(READING), {'e'}, false},
    {"against", AT(GAME), {'!'}, false},
    {"step-back", VIEWS | AT(READING), {'['}, false},
    {"step-on", AT(REPLAY) | AT(READING), {']'}, false},
    {"replay", AT(GAME), {'v'}, false},
    {"new-game", AT(GAME), {'n'}, false},
    {"hints", AT(GAME), {'i'}, false},
    {"rules", AT(GAME), {'w'}, false},
    {"settings", AT(GAME), {'o'}, false},
    {"leave", VIEWS, {'q'}, false},

    {"turn", AT(PLACING) | AT(AUCTION), {'r'}, false},
    {"turn-back", AT(PLACING) | AT(AUCTION), {'R'}, false},
    {"set-aside", AT(PLACING), {'d'}, false},
    {"letters", AT(PLACING) | AT(DEPLOYING) | AT(DECIDING), {';', 'g'}, false},
    {"figure", AT(DEPLOYING), {'f'}, false},
    {"bridge", AT(DEPLOYING), {'b'}, false},
    {"values", AT(PLACING) | AT(DEPLOYING) | AT(AUCTION), {'V'}, false},
    {"review", AT(GAME), {'r'}, false},
    {"analysis", AT(RESULT) | AT(REPLAY), {'V'}, false},
    {"hint", AT(PLACING) | AT(DEPLOYING), {'B'}, false},
    {"pass", AT(PLACING) | AT(DEPLOYING) | AT(AUCTION), {'p'}, false},
    {"castle", AT(DECIDING), {'c'}, false},
    {"score", AT(DECIDING), {'s'}, false},
    {"home", AT(DECIDING), {'h'}, false},
    {"buy", AT(AUCTION), {'b'}, false},
    {"sell", AT(AUCTION), {'s'}, false},
    {"final-table", AT(RESULT), {'b'}, false},
    {"to-the-end", AT(RESULT), {'f'}, false},
    {"seats", AT(GAME), {'P'}, false},
    {"rematch", AT(GAME), {'a'}, false},
    {"rematch-next", AT(GAME), {'A'}, false},
    {"film", VIEWS, {'F'}, false},
    {"play", VIEWS | AT(READING), {'p'}, false},
    {"slower", VIEWS, {'<'}, false},
    {"faster", VIEWS, {'>'}, false},
    {"next-score", AT(REPLAY), {'n'}, false},
    {"previous-score", AT(REPLAY), {'N'}, false},
    {"next-bazaar", AT(REPLAY), {'b'}, false},
    {"previous-bazaar", AT(REPLAY), {'B'}, false},
    {"next-turn-of-player", AT(REPLAY), {'.'}, false},
    {"previous-turn-of-player", AT(REPLAY), {','}, false},
    {"play-on", AT(REPLAY), {'g'}, false},
    {"next-line", AT(LOOKING), {'n'}, false},
    {"previous-line", AT(LOOKING), {'N'}, false},
    {"what-fits", AT(LOOKING), {'t'}, false},
    {"sort", AT(TILES), {'s'}, false},
    {"city", AT(DRAWING), {'c'}, false},
    {"road", AT(DRAWING), {'r'}, false},
    {"field", AT(DRAWING), {'f'}, false},
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
