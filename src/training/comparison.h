/* Two turns of a player compared, or two tiles: what speaks for the first, part by part, by the
 * evaluation (bots/breakdown.h). It is what the trainer says of why one is better than the other,
 * and holds only where it agrees with the value that the sentence is about. */
#ifndef BASTIDE_TRAINING_COMPARISON_H
#define BASTIDE_TRAINING_COMPARISON_H

#include "bots/breakdown.h"
#include "training/auction_review.h"

/* The parts of what the player has; what the best other has less; and of a tile, what the others
 * would make of it. */
enum { REASON_RIVAL = PARTS_COUNT, REASON_DENIED, REASONS_COUNT };

/* What an unfinished road, city or monastery promises the player after each of the two. */
struct comparison_feature {
    bool is_known; /* one accounts for most of what CHANCES says */
    uint8_t kind;  /* enum feature_kind */
    float points[2];
    unsigned finishing[2]; /* tiles in the pile that finish it (facts/finishing.h) */
};

struct comparison {
    uint8_t player;
    uint8_t rival;           /* the best other after both; NOBODY: not the same one */
    uint8_t rival_part;      /* enum part: where most of REASON_RIVAL is; 0 without a rival */
    uint8_t keenest;         /* of a tile, the other who would make most of it; else NOBODY */
    float denied;            /* by how many points of the player's lead they would */
    float difference;        /* of lead, in points: the first less the second */
    float by[REASONS_COUNT]; /* their sum is the difference */
    unsigned largest;        /* the one of them that says most for the first */
    /* After each of the two: what the player and the rival score at once, the player's followers at
     * home, the parts of what the player has, and what else is kept (rows of KEPT). */
    int scored[2], rival_scored[2];
    unsigned free[2];
    float part[2][PARTS_COUNT];
    struct player has[2];
    struct comparison_feature feature;
    unsigned tiles; /* in the pile */
};

/* Of two turns of the player whose turn it is, both legal, at `place` or `build`. */
void comparison_of_turns(struct comparison *comparison, const struct game *game,
                         const struct plan *first, const struct plan *second);

/* Of two tiles for a player, which must be known to the review: the best turn with each; and what
 * the others would make of them, each of whom may as well get it as not. */
void comparison_of_tiles(struct comparison *comparison, const struct auction_review *review,
                         unsigned player, unsigned first, unsigned second);

/* Whether it says for certain that the first is better, so that the largest part is a reason. */
bool comparison_holds(const struct comparison *comparison);

#endif
