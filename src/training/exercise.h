/* Exercises: practice of one kind of decision, with one kind of tile, at one stage of the game. */
#ifndef BASTIDE_TRAINING_EXERCISE_H
#define BASTIDE_TRAINING_EXERCISE_H

#include "training/practice_position.h"
#include "training/tile_group.h"

struct training_weakness; /* training/progress.h */

struct training_exercise {
    uint8_t kind;  /* enum decision_kind (training/judgement.h), or DECISION_KINDS_COUNT: any */
    uint8_t group; /* enum tile_group, and ... */
    uint8_t stage; /* ... enum practice_stage: what positions are to be asked for */
};

/* The exercise against a weakness. */
struct training_exercise training_exercise_against(const struct training_weakness *weakness);

/* The seat that meets the decision first in an auction or draft that is about to begin: the first
 * chooser for choosing, opening and selling, the player after them for bidding; `seat` where any
 * decision will do. */
uint8_t training_exercise_seat(const struct training_exercise *exercise, const struct game *game,
                               uint8_t seat);

#endif
