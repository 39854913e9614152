/* Editions and options (ED). */
#include "rules/options.h"

uint8_t option_of_edition(enum option option, enum edition edition)
{
    static const uint8_t values[OPTIONS_COUNT][EDITIONS_COUNT] = {
#define X(option, name, sentence, a, a_name, a_sentence, b, b_name, b_sentence, ...)               \
    [OPTION_##option] = {__VA_ARGS__},
        OPTIONS(X)
#undef X
    };
    return values[option][edition];
}

void options_set_edition(struct options *options, enum edition edition)
{
    options->edition = (uint8_t)edition;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        options->value[option] = option_of_edition((enum option)option, edition);
}

struct options options_default(void)
{
    struct options options = {.players = PLAYERS_MIN, .sets = SETS_DEFAULT};
    options_set_edition(&options, EDITION_DEFAULT);
    return options;
}

enum refusal options_check(const struct options *options)
{
    if (options->players < PLAYERS_MIN || options->players > PLAYERS_MAX)
        return REFUSAL_PLAYERS_OUT_OF_RANGE;
    if (!options_has_set(options, SET_BASE) || options->sets >> TILE_SETS_COUNT != 0)
        return REFUSAL_SETS_UNKNOWN;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        if (options->value[option] >= OPTION_VALUES_MAX)
            return REFUSAL_OPTION_UNKNOWN;
    return REFUSAL_NONE;
}
