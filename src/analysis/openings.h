/* What a feature still needs: the empty squares that must be filled before it is complete. */
#ifndef BASTIDE_ANALYSIS_OPENINGS_H
#define BASTIDE_ANALYSIS_OPENINGS_H

#include "analysis/tile_fits.h"

struct opening {
    struct square at;
    uint8_t edges; /* of a road or city: bit e where the feature comes in at that square's edge e */
};

struct openings {
    unsigned count;
    struct opening opening[OPEN_SQUARES_MAX]; /* each square once */
};

/* The openings of the feature of `node`: of a road or city the squares behind its open ends; of a
 * monastery the empty ones around it, some of which may not be open squares yet. None of a field
 * or a castle, which no tile completes; of a road whose bridge is still to be built (BR6) that end
 * is left out. */
void openings_find(struct openings *openings, const struct game *game, uint16_t node);

/* Whether no tile that is to come can complete the feature of `node` any more: there are fewer of
 * them than openings, or at one of these nothing fits. This is certain as long as at most one
 * bridge is left: two around one square might make something fit. That there is hope is not
 * certain. */
bool openings_are_hopeless(const struct openings *openings, const struct game *game,
                           const struct tile_fits *fits);

/* When a follower on the board comes home. */
enum follower_fate {
    FATE_RETURNS, /* at the scoring at hand: its feature is complete */
    FATE_WAITS,   /* once its feature is completed, */
    FATE_STUCK,   /* which no tile that is to come can do: at the end of the game */
    FATE_LIES,    /* at the end of the game, as it stands on a field */
    FATE_GUARDS,  /* once its castle scores (CA9) */
};

/* The fate of follower number `follower` in game.followers; `fits` are those of the game. */
enum follower_fate follower_fate_of(const struct game *game, const struct tile_fits *fits,
                                    unsigned follower);

#endif
