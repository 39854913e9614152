/* Princess & Dragon, for the slow game (PD): what it keeps, and what its other files ask. */
#ifndef BASTIDE_TESTS_SLOW_DRAGON_H
#define BASTIDE_TESTS_SLOW_DRAGON_H

#include "support/slow_map.h"

struct slow_game;

enum { FLIGHT_STEPS = 6 /* PD5 */, ALL_PLAYERS = (1 << PLAYERS_MAX) - 1 };

/* Where dragon and fairy are, and the flight. */
struct slow_dragon {
    bool here; /* the dragon is on the board; so a volcano has been placed (PD2, PD3) */
    struct square at;
    unsigned left;                           /* steps of this flight */
    struct square visited[FLIGHT_STEPS + 1]; /* on this flight, where it began first */
    unsigned visits;
    unsigned mover;
    bool fairy_here; /* the fairy is on the board */
    struct square fairy_at;
    unsigned beside;                  /* the number of her follower, or FOLLOWERS_MAX */
    struct square came[FLIGHT_STEPS]; /* where the dragon came with the last move */
    unsigned led[FLIGHT_STEPS];       /* by whose tile or step */
    unsigned comings;
    bool fairy_came;      /* with the last move */
    bool princess_called; /* with the last move */
};

void slow_dragon_start(struct slow_game *slow);

/* A move is about to be made. */
void slow_dragon_forget(struct slow_game *slow);

/* PD3: whether tiles of that kind may come now; how many of the pile may. */
bool slow_dragon_may_come(const struct slow_game *slow, unsigned kind);
unsigned slow_dragon_tiles(const struct slow_game *slow);

/* PD2: the last tile has been laid. */
void slow_dragon_tile_laid(struct slow_game *slow);

/* PD2, PD7: whether the dragon is on tile number `tile`. */
bool slow_dragon_is_on(const struct slow_game *slow, unsigned tile);

/* What may be done instead of deploying, or as deploying through a portal (PD9, PD11, PD13). */
void slow_dragon_list(const struct slow_game *slow, struct move_list *moves);

/* PD9: whether nothing else may be done but to build a bridge. */
bool slow_dragon_princess_must(const struct slow_game *slow);

/* Makes a move of slow_dragon_list. */
void slow_dragon_act(struct slow_game *slow, struct move move);

/* PD4: building is over, or scoring; the dragon flies now, or the game goes on at once. */
void slow_dragon_built(struct slow_game *slow);
void slow_dragon_scored(struct slow_game *slow);

/* PD5: phase `dragon`. */
unsigned slow_dragon_actor(const struct slow_game *slow);
void slow_dragon_legal(const struct slow_game *slow, struct move_list *moves);
void slow_dragon_play(struct slow_game *slow, struct move move);

/* PD6, SG5: a follower goes home from a feature, and builder and pig with the last of their
 * player. */
void slow_dragon_drive_out(struct slow_game *slow, unsigned number);

/* A follower is about to leave, or to go elsewhere on the board (PD14). */
void slow_dragon_leaves(struct slow_game *slow, unsigned number);
void slow_dragon_moves(struct slow_game *slow, unsigned number);

/* PD15: a turn begins, of one's own or of a round. */
void slow_dragon_pay_turn(struct slow_game *slow, unsigned player);

/* PD16, PD18, PD19: a feature is scored; those of `players` (a mask) with her in it get 3 points.
 */
void slow_dragon_pay(struct slow_game *slow, unsigned feature, enum score_reason reason,
                     unsigned players);

#endif
