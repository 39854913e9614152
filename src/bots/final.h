/* The final: turns that a search found about as good as each other are played on, further than the
 * search can see, with the same tiles drawn after each. What comes of that, on average, is weighed
 * against what the search found. */
#ifndef BASTIDE_BOTS_FINAL_H
#define BASTIDE_BOTS_FINAL_H

#include "bots/levels.h"
#include "bots/plans.h"
#include "bots/tree.h"

struct finalist {
    const struct plan *plan;
    float searched;  /* what it is worth by the search */
    float worth;     /* the same by all that was found until it was ranked last */
    unsigned number; /* the caller's */
};

/* A line of play, in points of lead: what it came to after the first length, and how much that
 * changed by each further one. Lines of later rounds have more of them. */
enum { FINAL_LENGTHS = 2 };

struct final_line {
    float of[FINAL_LENGTHS];
};

/* What one thread finds: sums over rounds. In a round every finalist is played on once. */
struct final_part {
    struct final_line sum[DESIGN_FINALISTS_MAX], round[DESIGN_FINALISTS_MAX];
    unsigned rounds[FINAL_LENGTHS]; /* whole ones, by the length that they reached at least */
    unsigned next;                  /* who is next in the one under way */
    unsigned turns;                 /* made in all */
};

struct final {
    const struct sight *sight;
    const struct game *game;
    const struct design *design;
    struct outlook outlook;
    unsigned entered, left; /* all finalists, best first; how many of them are still played on */
    struct finalist finalist[DESIGN_FINALISTS_MAX];
};

/* Begins without finalists, at the phase `place` or `build`, or at a decision (plans_is_decision),
 * whose finalists are single moves. What is given must stay; it is only
 * read. */
void final_begin(struct final *final, const struct sight *sight, const struct game *game,
                 const struct design *design);

/* One more finalist, worse than those before. There must be room by the design. */
void final_enter(struct final *final, struct finalist finalist);

/* Plays the next finalist on, for part number `part` of `parts`, which draw other tiles. Returns
 * the turns it took, at least 1. */
unsigned final_play(const struct final *final, struct final_part *own, unsigned part,
                    unsigned parts);

/* Ranks those who are left, by what all parts found in whole rounds, and leaves `leave` in. Rounds
 * under way are dropped. */
void final_rank(struct final *final, struct final_part *part[], unsigned parts, unsigned leave);

/* A game that is played on for some turns, each the best by the evaluation unless a tree is given,
 * with tiles drawn at random. The same seed draws the same tiles, whatever is done with them. */

struct course {
    const struct sight *sight;
    struct game game;
    struct outlook outlook; /* of its pile */
    struct rng rng;
    uint8_t wanted[PLAYERS_MAX]; /* what each player is to choose where a decider plays on
                                    (bots/terms.h); NO_TILE: the course ends there */
    struct tree *tree;           /* NULL, or: turns are searched, in this one, */
    unsigned simulations;        /* by so many simulations */
    unsigned turns;              /* still to be begun; those of EXTRA_TURNS are not counted */
    unsigned made;               /* turns made, of all kinds */
};

/* Begins a course at the game's position, in which nobody is to choose anything and no turn is
 * searched. */
void course_begin(struct course *course, const struct sight *sight, const struct outlook *outlook,
                  const struct game *game, uint64_t seed, unsigned turns);

/* Plays on to the end of the turns or of the game, or to where a decider does not know what a
 * player wants. `values` is what the position is worth then. It goes on from there if it is given
 * more turns. */
void course_run(struct course *course, struct values *values);

#endif
