/* Choices among a few answers, made one after another and not always by the player whose turn it
 * is: what a scoring asks, and whatever else sets ask of players or of chance. */
#ifndef BASTIDE_FACTS_CHOICES_H
#define BASTIDE_FACTS_CHOICES_H

#include "bastide/game.h"
#include "bastide/tiles.h"
#include "facts/feature_summary.h"

enum { SCORING_CHOICES_MAX = 256 /* of more moves the last is kept, which changes least */ };

struct scoring_choice {
    enum phase phase; /* which of them */
    unsigned player;  /* who must decide; where chance does, whose turn it is */
    unsigned count;   /* how many moves to choose from */
    struct move move[SCORING_CHOICES_MAX];
    uint16_t node[SCORING_CHOICES_MAX]; /* the feature each move concerns, or NO_NODE */
    int points[SCORING_CHOICES_MAX];    /* points it pays at once */
    unsigned follower;                  /* the one in question, by its number, or FOLLOWERS_MAX */
};

/* Whether such a choice must be made now: anything but a draw, a placement, what follows it, and
 * the rows of TILE_DECISIONS. */
bool scoring_choice_is_open(const struct game *game);

/* The current choice; one must be open. */
void scoring_choice_find(struct scoring_choice *choice, const struct game *game);

/* The feature that move number `number` concerns, as it would be after the move. It must
 * concern one. */
struct feature_summary scoring_choice_result(const struct scoring_choice *choice,
                                             const struct game *game, unsigned number);

/* Choices that come to the same. */

/* Of the orientations `ways` (bit o for enum edge o) of a tile of that kind, those that differ: of
 * identical ones only the first. */
uint8_t rotations_that_differ(kind_number kind, uint8_t ways);

/* Where followers may be deployed, each feature once: two segments of a tile may be parts of one
 * road, city or field, and it is the same on which of them the follower stands. */

/* Takes out of the legal moves of a game what deploys a figure in a feature in which an earlier one
 * deploys the same. */
void deployments_list_once(const struct game *game, struct move_list *legal);

#endif
