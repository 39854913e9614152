/* Positions that went wrong come again, after ever longer times as long as they go right: spaced
 * repetition. */
#ifndef BASTIDE_TRAINING_REPETITION_H
#define BASTIDE_TRAINING_REPETITION_H

#include "training/practice_position.h"
#include "training/training_entry.h"

/* Days until it comes again: after the mistake, after the first time that it went right, after the
 * second ... After the last one it is learnt and does not come again, unless it goes wrong once
 * more, which begins from the start. */
#define REPETITION_DAYS 1, 3, 7, 16, 35

/* It is due some hours before these are over, for those who practise a little earlier than the day
 * before. What goes right before it is due changes nothing. */
enum { REPETITION_EARLY = 6 * 60 * 60 };

/* A loss that is not too close to call and at least so many points: of less there is nothing to be
 * learnt. */
#define REPETITION_LOSS 0.5

/* Whether an auction went wrong: a decision lost as much. */
bool training_went_wrong(const struct training_entry *entry);

/* Links each entry with the next one of the same person and position (training_entry_compare). To
 * be called where entries have been added, changed or put in another order. */
void training_link(struct training_entries *entries);

/* The positions that are to come again by `now`, the most overdue first, each by the last entry
 * that a player has of it. The entries must be linked. Returns how many there are; `due` gets at
 * most `room` of them, and no more than REPETITION_DUE_MAX. */
enum { REPETITION_DUE_MAX = 64 };
unsigned training_due(const struct training_entries *entries, const char *name, long long now,
                      const struct training_entry **due, unsigned room);

/* Exercises: practice of one kind of decision, with one kind of tile, at one stage of the game. */

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
