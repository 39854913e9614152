/* A position: what a screen, a report or a player asks of a game again and again, worked out once
 * for as long as the game stands as it does. Whoever shows a game keeps one and lets it follow;
 * nobody need ask the rules for what is in it. (A program that searches asks for the single parts
 * instead: most positions that it comes by need few of them.) */
#ifndef BASTIDE_ANALYSIS_POSITION_H
#define BASTIDE_ANALYSIS_POSITION_H

#include "analysis/feature_summary.h"
#include "analysis/placements.h"
#include "analysis/projection.h"
#include "analysis/scoring_choice.h"
#include "analysis/tile_fits.h"

struct position_feature {
    uint16_t root;
    struct feature_summary summary;
};

struct position {
    struct game game; /* that all of it is of */
    bool is_known;    /* it has followed a game; a new position is all zeros */
    struct move_list legal;
    struct placements placements; /* of the tile in hand; none but in PHASE_PLACE */
    struct scoring_choice choice; /* `count` 0: none is open */
    /* The feature that each of its moves is about, as it would be then; nothing for NO_NODE. */
    struct feature_summary result[SCORING_CHOICES_MAX];
    struct tile_fits fits;        /* what still fits on every open square */
    struct projection projection; /* what the end would bring now, */
    int projected[PLAYERS_MAX];   /* and what everybody would have then */
    unsigned features;
    struct position_feature feature[NODES_MAX]; /* those on the board (features_on_board) */
    uint16_t feature_of_root[NODES_MAX]; /* the number of each; only those of roots are good */
};

/* Works everything out, unless the game is the same as before; returns whether it had to. */
bool position_follow(struct position *position, const struct game *game);

/* The summary of the feature of `node` in the game that the position is of. */
const struct feature_summary *position_feature(const struct position *position, uint16_t node);

/* Whether a move of that verb is legal. */
bool position_allows(const struct position *position, enum verb verb);

#endif
