/* Exercises: practice of one kind of decision, with one kind of tile, at one stage of the game. */
#ifndef BASTIDE_TRAINING_EXERCISE_H
#define BASTIDE_TRAINING_EXERCISE_H

#include "training/progress.h"

struct training_exercise {
    uint8_t kind;  /* enum decision_kind, or DECISION_KINDS_COUNT: any */
    uint8_t group; /* enum tile_group, or TILE_GROUPS_COUNT: any */
    uint8_t stage; /* enum practice_stage: of the position to ask for */
};

/* What practises any decision, anywhere. */
static inline struct training_exercise training_exercise_any(void)
{
    return (struct training_exercise){DECISION_KINDS_COUNT, TILE_GROUPS_COUNT,
                                      STAGE_OF_PRACTICE_ANY};
}

/* The exercise against a weakness. */
struct training_exercise training_exercise_against(const struct training_weakness *weakness);

/* Whether an auction or draft that is about to begin (`offer` or `draft`, nothing taken yet) suits
 * an exercise: its stage, and a tile of the group among those revealed. */
bool training_exercise_suits(const struct training_exercise *exercise, const struct game *game);

/* The seat that meets the decision first in such an auction: the first chooser for choosing,
 * opening and selling, the player after them for bidding; `seat` where any decision will do. */
uint8_t training_exercise_seat(const struct training_exercise *exercise, const struct game *game,
                               uint8_t seat);

#endif
