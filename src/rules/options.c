#include "rules/chapters.h"

struct options options_default(void)
{
    return (struct options){.players = PLAYERS_MIN, .sets = 1u << SET_BASE};
}

enum refusal options_check(const struct options *options)
{
    if (options->players < PLAYERS_MIN || options->players > PLAYERS_MAX)
        return REFUSAL_PLAYERS_OUT_OF_RANGE;
    if (!options_has_set(options, SET_BASE) || options->sets >> TILE_SETS_COUNT != 0)
        return REFUSAL_SETS_UNKNOWN;
    return REFUSAL_NONE;
}
