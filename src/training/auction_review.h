/* The review of an auction or draft that has been held: for each decision of a player the best one
 * and what the one made lost, what every tile was worth to each player, and what each player
 * gained.
 *
 *     auction_held_add(&held, &before, move) ... for each move from the reveal on
 *     auction_review_begin(review, &held);
 *     for (unsigned v = 0; v < auction_held_valuings(&held); v++) {
 *         valuing_prepare(valuing, &(struct valuing_request){.game = &held.before[v]});
 *         ... play rounds of `valuing`, as many as there is time for ...
 *         auction_review_find(review, &held, valuing, v, theory);
 *     }
 *
 * An auction is judged by one valuing of the game in which its tiles were revealed: bids do not
 * change the values. In a draft tiles are placed between the choices, so each choice has a valuing
 * of its own. Docs: docs/TRAINER.md. */
#ifndef BASTIDE_TRAINING_AUCTION_REVIEW_H
#define BASTIDE_TRAINING_AUCTION_REVIEW_H

#include "training/judgement.h"

/* Every decision of an auction: each tile offered, bid for by each other player and settled. */
enum { AUCTION_DECISIONS_MAX = REVEALED_MAX * (PLAYERS_MAX + 1) };

/* An auction as it was held: its decisions in order, each with the game before it. */
struct auction_held {
    struct game before[AUCTION_DECISIONS_MAX];
    struct move move[AUCTION_DECISIONS_MAX];
    unsigned decisions;
    unsigned given; /* the first of them, made before play began, as in a drill: not judged */
    uint8_t fault[PLAYERS_MAX]; /* what is known of the players: enum player_fault
                                   (sets/bazaars/bot_faults.h). Decisions are judged by what is
                                   best against players with these faults; those of somebody who
                                   has one mean nothing */
};

/* Whether somebody has a fault. */
bool auction_held_has_fault(const struct auction_held *held);

/* Adds a decision at `offer`, `bid`, `settle` or `draft`. A reveal begins anew; other moves are
 * passed over. So of all moves of a game the last auction remains. */
void auction_held_add(struct auction_held *held, const struct game *before, struct move move);

/* The tile that a decision is about, made by `move`. */
unsigned auction_held_tile(const struct game *game, struct move move);

/* Whether it was a draft, where tiles are chosen and nobody bids. */
bool auction_held_is_draft(const struct auction_held *held);

/* How many valuings its review needs: 1 for an auction, one a choice for a draft, 0 before the
 * first decision. For number `number` held->before[number] is valued. */
unsigned auction_held_valuings(const struct auction_held *held);

/* What a tile was worth to a player who could get it: in a draft where that player chose, or of a
 * tile that was gone by then, at the last choice before. */
struct tile_worth {
    bool is_known;
    struct estimate worth; /* points of final margin, against `against` */
    uint8_t against;       /* the best other tile for this player */
    double at_once;        /* by the evaluation alone */
    struct game then;      /* the game with the tile in the player's hand, in which ... */
    struct plan turn;      /* ... this turn was the best */
};

/* What the auction brought a player: the tile, and points received less points paid. */
struct auction_gain {
    uint8_t tile; /* NOBODY: none yet */
    int points;
    struct estimate margin; /* of final margin, against what the theory led to: the player's own
                               losses, and what others' mistakes brought */
};

/* What is known by one valuing. */
struct review_part {
    bool is_solved, has_all_orders; /* valuing_is_solved, valuing_has_all_orders */
    unsigned playouts;
    struct estimate change[PLAYERS_MAX]; /* of final margin, by decisions that were not the best */
};

/* Large, and the caller's. */
struct auction_review {
    bool is_solved, has_all_orders; /* in all its parts */
    unsigned playouts;              /* of all of them */
    unsigned players, tiles;
    unsigned left; /* tiles in the pile when these were revealed */
    struct tile_worth tile[REVEALED_MAX][PLAYERS_MAX]; /* by tile, then by player */
    unsigned judgements;
    struct judgement judgement[2 * AUCTION_DECISIONS_MAX]; /* in order; an offer has two */
    struct auction_gain gain[PLAYERS_MAX];
    unsigned parts;
    struct review_part part[REVEALED_MAX]; /* by valuing */
};

/* Who got what, and the decisions, of which nothing is known yet: all are too close to call. */
void auction_review_begin(struct auction_review *review, const struct auction_held *held);

/* Fills in what the values there are so far say; it can be done again after more rounds. `valuing`
 * values held->before number `number`: an auction's makes everything known, a draft's what
 * belongs to that choice. `theory` is room to work in. It takes milliseconds for up to four
 * players, and longer for more (docs/TRAINER.md). */
void auction_review_find(struct auction_review *review, const struct auction_held *held,
                         const struct valuing *valuing, unsigned number,
                         struct auction_theory *theory);

#endif
