/* The figures that players put on the board. */
#ifndef BASTIDE_FIGURE_H
#define BASTIDE_FIGURE_H

#include "bastide/options.h"
#include "bastide/prefix.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A follower occupies the feature that it stands in (B5) and counts for its majority (B9). A helper
 * does neither. */
enum figure_role { ROLE_FOLLOWER, ROLE_HELPER };

/* The figures, in the order offered. */
enum figure {
#define X(figure, ...) FIGURE_##figure,
    FIGURES(X)
#undef X
        FIGURES_COUNT
};

enum {
#define X(figure, word, key, each, ...) +(each)
    FIGURES_EACH = 0 FIGURES(X), /* each player's figures of all kinds */
#undef X
    FOLLOWERS_MAX = PLAYERS_MAX * FIGURES_EACH /* on the board */
};

struct figure_rules {
    uint8_t each;     /* per player */
    uint8_t set;      /* enum tile_set: only in games with that set */
    uint8_t role;     /* enum figure_role */
    uint8_t strength; /* 0 for helpers */
};

extern const struct figure_rules figure_rules[FIGURES_COUNT];

/* How many of that figure each player has in a game with those options. */
static inline unsigned figures_each(const struct options *options, enum figure figure)
{
    const struct figure_rules *rules = &figure_rules[figure];
    return options_has_set(options, (enum tile_set)rules->set) ? rules->each : 0;
}

/* Whether the figure is a follower, not a helper. */
static inline bool figure_is_follower(enum figure figure)
{
    return figure_rules[figure].role == ROLE_FOLLOWER;
}

/* A figure on the board. */
struct follower {
    uint8_t player; /* from 0 */
    uint8_t figure; /* enum figure */
    uint16_t node;  /* the segment it stands on */
};

#ifdef __cplusplus
}
#endif

#endif
