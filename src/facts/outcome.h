/* The outcome of a choice: moves made on a copy of the game. */
#ifndef BASTIDE_FACTS_OUTCOME_H
#define BASTIDE_FACTS_OUTCOME_H

#include "facts/feature_summary.h"
#include "rows/facts.h"

/* Makes a placement, which must be legal, in `then`, a copy of the game before it, and the action
 * that the tile needs (turn.forced). Returns whether it needs one, with it in `*forced`. */
bool outcome_place(struct game *then, struct move placing, struct move *forced);

/* The immediate outcome of a placement, before any further decision. */
struct placement_outcome {
    bool is_forced;          /* it needs an action, */
    struct move forced;      /* this one */
    int gained[PLAYERS_MAX]; /* the change in each player's score if the game ended now */
    int free;                /* points of the completed features that a follower could still take */
    unsigned beside;         /* tiles along its edges */
};

/* The outcome of a placement, which must be legal; `before` is projection_scores of the current
 * game. */
struct placement_outcome placement_outcome_of(const struct game *game, struct move placing,
                                              const int before[PLAYERS_MAX]);

/* The feature that a track would be part of; building it must be legal now. */
struct feature_summary outcome_of_track(const struct game *game, struct move building);

/* Everything that a placement would complete if as little as possible is decided after it. */
enum forecast_type {
#define X(type, meaning) FORECAST_##type,
    FORECASTS(X)
#undef X
        FORECAST_TYPES
};

struct forecast_part {
    uint8_t type;   /* enum forecast_type */
    uint8_t kind;   /* enum feature_kind; of what scores, or FEATURE_KINDS: no feature does */
    uint8_t player; /* from 0 */
    uint8_t source; /* enum score_source; where points come from */
    int points;
    uint8_t amount[EVENT_AMOUNTS]; /* the event's */
};

enum { FORECAST_PARTS_MAX = 64 };

struct forecast {
    unsigned parts; /* in the order in which they happen; any that do not fit are left out */
    struct forecast_part part[FORECAST_PARTS_MAX];
    uint8_t home[PLAYERS_MAX]; /* followers of each player that go home */
};

/* Of the moves of a turn: the placement, alone or with what is built and deployed after it. Empty
 * if the placement is not legal. */
void forecast_find(struct forecast *forecast, const struct game *game, const struct move *move,
                   unsigned moves);

/* The same, and what the game is then in `*then`; meaningless if the placement is not legal. */
void forecast_play(struct forecast *forecast, const struct game *game, const struct move *move,
                   unsigned moves, struct game *then);

/* What a turn is good for, as far as it can be seen on the table: one fact, the first there is of
 * completing, claiming and extending a feature. */

enum turn_effect_type {
    EFFECT_NOTHING,   /* nothing to tell but the square */
    EFFECT_SET_ASIDE, /* the tile fits nowhere (B4) */
    EFFECT_COMPLETES, /* the feature pays the player `points`: the most of those completed */
    EFFECT_CLAIMS,    /* `figure` is deployed on the feature */
    EFFECT_EXTENDS,   /* the player's feature now covers `tiles`: the one worth most */
};

struct turn_effect {
    uint8_t type;     /* enum turn_effect_type */
    uint8_t kind;     /* enum feature_kind; of what scores (KINDS_OF_REASONS) */
    uint8_t figure;   /* enum figure */
    bool is_new;      /* a follower is deployed in this turn, so the player need not have been there
                         before */
    struct square at; /* where the tile goes */
    int points;
    int all_points; /* of everything the turn completes, to the player */
    unsigned tiles;
    uint16_t node; /* of the feature claimed or extended, once the moves are made; else NO_NODE */
};

/* Of the player whose turn it is, at `place`: the moves of a turn, all legal. */
void turn_effect_find(struct turn_effect *effect, const struct game *game, const struct move *move,
                      unsigned moves);

#endif
