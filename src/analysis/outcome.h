/* What a choice would bring: moves made on a copy of the game. */
#ifndef BASTIDE_ANALYSIS_OUTCOME_H
#define BASTIDE_ANALYSIS_OUTCOME_H

#include "analysis/feature_summary.h"

/* Makes a placement, which must be legal, in `then`, a copy of the game as it stands before, and
 * builds the bridge that the tile needs (BR6). Returns whether it needs one, and in `*bridge`
 * which. */
bool outcome_place(struct game *then, struct move placing, struct move *bridge);

/* What a placement would bring at once, before anything else is decided. */
struct placement_outcome {
    bool needs_bridge;
    struct move bridge;      /* the one that it needs */
    int gained[PLAYERS_MAX]; /* by how much the placement changes what everybody would have if the
                                game ended now */
    int free;                /* what the completed features are worth that a follower could take */
    unsigned beside;         /* the tiles along its edges */
};

/* The outcome of a placement, which must be legal; `before` is projection_scores of the game as it
 * stands. */
struct placement_outcome placement_outcome_of(const struct game *game, struct move placing,
                                              const int before[PLAYERS_MAX]);

/* The road that a bridge, which must be legal to build now, would belong to. */
struct feature_summary outcome_of_bridge(const struct game *game, struct move bridge);

/* Everything that a placement would complete, if behind it as little as possible is decided. */
enum forecast_type {
    FORECAST_SCORE,  /* `points` for a feature of `kind` go to `player` */
    FORECAST_FREE,   /* the feature of `kind` pays `points` to whoever's follower takes it */
    FORECAST_CASTLE, /* `player` could build a castle */
};

struct forecast_part {
    uint8_t type;   /* enum forecast_type */
    uint8_t kind;   /* enum feature_kind; FEATURE_CASTLE where a castle scores */
    uint8_t player; /* from 0 */
    int points;
};

enum { FORECAST_PARTS_MAX = 64 };

struct forecast {
    unsigned parts; /* in the order in which they come about; what is more than fits is left out */
    struct forecast_part part[FORECAST_PARTS_MAX];
};

/* Nothing where the placement is not legal. */
void forecast_find(struct forecast *forecast, const struct game *game, struct move placing);

#endif
