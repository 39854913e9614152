/* What is agreed before a game: how many play, with which sets, by which rules. */
#ifndef BASTIDE_OPTIONS_H
#define BASTIDE_OPTIONS_H

#include "bastide/tiles.h"

enum {
    PLAYERS_MIN = 2,
    PLAYERS_MAX = 6,
    FOLLOWERS_EACH = 7, /* B1 */
    EDITION_DEFAULT = 2,
};

struct options {
    uint8_t players; /* PLAYERS_MIN to PLAYERS_MAX */
    uint8_t sets;    /* bit s for enum tile_set s; SET_BASE is always in play */
};

/* Two players and the sets that are played unless somebody says otherwise. */
struct options options_default(void);

static inline bool options_has_set(const struct options *options, enum tile_set set)
{
    return options->sets >> set & 1u;
}

#endif
