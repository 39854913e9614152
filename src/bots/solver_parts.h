/* What the files of the solver share. */
#ifndef BASTIDE_BOTS_SOLVER_PARTS_H
#define BASTIDE_BOTS_SOLVER_PARTS_H

#include "bastide/chance.h"
#include "bots/decisions.h"
#include "bots/solver.h"

enum {
    SOLVER_LEVELS = 80,     /* positions in which more than one thing may happen, in a row */
    SOLVER_MOVES = 1 << 15, /* of all of them together */
    SOLVER_CHANCES = 24,    /* things that chance may do in one */
    SOLVER_LINES = 4096,    /* turns of the player who asks */
    SOLVER_BEST = 8,        /* that are kept with what they are worth */
    SOLVER_TILES = 16,      /* left in the pile, at most, where moves are remembered */
    SOLVER_REMEMBERED = 4,  /* for each moment */
    SOLVER_MOMENTS = 2      /* of a turn: placing, and what is done after it */
};

/* Beyond every lead. */
#define SOLVER_MOST 1e6

/* Leads expected, by seat. */
struct ending {
    double of[PLAYERS_MAX];
};

/* A position with more than one thing that may happen. What is known of it lies within the window
 * from `alpha` to `beta`, leads of the player who asks: whether it is worth less or more does not
 * matter. With more than two players the window is open. */
struct solver_frame {
    struct game game;
    unsigned first, count, next; /* its moves, those of chance too: in the solver's list */
    double alpha, beta;
    bool is_over;       /* nothing more is to be tried */
    struct ending best; /* of a player: the best so far; of chance: what it comes to */
    /* Of a player. */
    bool has_best;
    unsigned best_move; /* number in the solver's list */
    bool is_glance;     /* only the likeliest move is tried: it is worth at least that */
    /* Of chance: each one's share, and what is known of it. */
    bool is_glancing; /* before all moves are tried anywhere, the likeliest are, everywhere */
    double share[SOLVER_CHANCES], low[SOLVER_CHANCES], high[SOLVER_CHANCES];
    double child_alpha, child_beta; /* the window of the one under way */
};

struct solver_line {
    struct plan plan;
    bool passes; /* at its end, which is not in the plan */
};

enum solver_state { SOLVER_WORKS, SOLVER_SOLVED, SOLVER_GIVES_UP };

struct solver {
    const struct sight *sight;
    const struct game *game;
    enum solver_state state;
    unsigned player; /* who asks */
    bool has_two;    /* players: what one gains the other loses */
    unsigned long positions;
    /* The turns of the part, and which is looked at. */
    struct solver_line line[SOLVER_LINES];
    unsigned lines, at_line;
    struct plan best[SOLVER_BEST]; /* the best first */
    double worth;                  /* of the first; below all leads while there is none */
    unsigned bests;
    /* The position looked at, and those it comes from. */
    unsigned depth, moves;
    struct move move[SOLVER_MOVES];
    struct move remembered[SOLVER_TILES][TILE_KINDS_MAX][SOLVER_MOMENTS][SOLVER_REMEMBERED];
    /* Large, for a moment only. */
    struct move_list legal;
    struct outcome_list outcomes;
    struct plan_list plans;
    struct solver_frame frame[SOLVER_LEVELS];
};

static inline bool frame_is_chance(const struct solver_frame *frame)
{
    return game_awaits_chance(&frame->game);
}

/* Whether the player who asks is to decide there. */
static inline bool frame_is_own(const struct solver *solver, const struct solver_frame *frame)
{
    return game_actor(&frame->game) == solver->player;
}

/* solver_chance.c. Opens the window of one of the things that chance may do; takes what that came
 * to; whether something is still to be tried. */
void chance_open(struct solver_frame *frame, unsigned c);
void chance_take(struct solver *solver, struct solver_frame *frame, const struct ending *ending);
bool chance_goes_on(struct solver *solver, struct solver_frame *frame);

/* solver_order.c. The moves that differ, in solver->legal, those first that were best elsewhere at
 * such a moment; and noting the best one. */
void solver_list_moves(struct solver *solver, const struct game *game);
void solver_remember(struct solver *solver, const struct game *game, struct move move);

/* solver_lines.c. Lists the turns of the part, the most promising first. False if there are too
 * many. */
bool solver_list_lines(struct solver *solver, unsigned part, unsigned parts);

#endif
