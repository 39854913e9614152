/* Whole turns: a placement and what follows it, taken together and appraised at their end. */
#ifndef BASTIDE_BOTS_PLANS_H
#define BASTIDE_BOTS_PLANS_H

#include "bots/appraisal.h"

#include "bastide/rng.h"

#include <assert.h>

/* What stays the same while a bot thinks: its tables, and how it judges. */
struct sight {
    struct outlook_rows rows;
    uint8_t orientations[TILE_KINDS_MAX]; /* bit o: of those that look alike, the first */
    struct appraiser appraiser;
    bool sees_rivals;  /* false: the own points are all that counts, as to a beginner */
    unsigned imagines; /* simulations of a turn that is played on where a decider looks ahead; 0: it
                          is the best by the evaluation */
    uint64_t seed;     /* of what players differ by */
    uint8_t fault;     /* of the player who decides at auctions: enum player_fault
                          (sets/bazaars/bot_faults.h), which is 0 for none */
    const volatile _Atomic(bool) *stop; /* NULL, or: true asks for an answer at once */
};

/* Fills in what depends on the tiles alone; nothing asks to stop, no turn that is played on is
 * searched, and players do not differ. */
void sight_prepare_tiles(struct sight *sight);

static inline bool sight_is_stopped(const struct sight *sight)
{
    return sight->stop != NULL && *sight->stop;
}

/* What `values` mean to `player`. */
float sight_worth(const struct sight *sight, const struct game *game, const struct values *values,
                  unsigned player);

/* What a position is worth to each player, seen for the first time. */
void sight_appraise(const struct sight *sight, const struct outlook *outlook,
                    const struct game *game, struct values *values);

/* Makes a move that is legal. */
static inline void sight_make(struct game *game, struct move move)
{
    enum refusal refusal = game_apply(game, move, NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
}

enum { PLAN_MOVES_MAX = 3, PLANS_MAX = 32 };

/* The moves of one player in a turn: placing, and what is done after it, as far as they are made.
 * Whatever could be done beyond is passed on. What is asked after them, of anybody, what chance
 * does then, and what may be done after that or where there is no room for it, is not part of it:
 * it was looked at as plans_decide does. */
struct plan {
    struct move move[PLAN_MOVES_MAX];
    uint8_t count;
    bool is_asked_after;  /* something is: if the player is to act again then, they must think again
                           */
    float worth;          /* to the player */
    struct values values; /* at its end, decisions after it as plans_decide makes them */
};

/* The best turns, best first. */
struct plan_list {
    unsigned room, count; /* how many are wanted, up to PLANS_MAX; how many there are */
    struct plan plan[PLANS_MAX];
};

/* Finds the best `plans->room` turns at the phases `place` and `build`; there is always one.
 * `noise`: a random number of up to so many points is added to each one's worth, from `rng` (which
 * is not used if there is none). */
void plans_find(const struct sight *sight, const struct outlook *outlook, const struct game *game,
                float noise, struct rng *rng, struct plan_list *plans);

/* Makes the moves of a turn and the decisions in it, up to what chance or a decider does. */
void plans_make(const struct sight *sight, const struct outlook *outlook, struct game *game,
                const struct plan *plan);

/* Finds the best move at any decision but those of a turn and of deciders, by trying each: then
 * those after it, a few moves deep, and chance by each of its outcomes. */
struct move plans_decide(const struct sight *sight, const struct outlook *outlook,
                         const struct game *game, struct values *values);

/* Makes the decisions due, as those at the beginning of a turn, looking no further than at what
 * each move changes at once: for play that is imagined. */
void plans_answer(const struct sight *sight, const struct outlook *outlook, struct game *game);

/* Whether such a decision is due: a small city, a question of a set that bots know nothing of. */
bool plans_is_decision(const struct game *game);

/* Whether chance does something, other than a draw or what a decider knows. */
bool plans_is_chance(const struct game *game);

/* The same, also where terms say what the outcomes are worth together (APPRAISED_CHANCES). */
bool plans_is_left_to_chance(const struct game *game);

#endif
