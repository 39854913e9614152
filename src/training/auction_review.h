/* The review of an auction or draft that has been held: for each decision of a player the best one
 * and what the one made lost, what every tile was worth to whom, and what each player gained.
 *
 *     struct auction_review *review = malloc(sizeof *review);
 *     valuing_prepare(valuing, &(struct valuing_request){.game = auction_held_begin(&held)});
 *     ... play rounds of `valuing`, as many as there is time for ...
 *     auction_review_find(review, &held, valuing, theory);
 *
 * An auction is judged by the values found where its tiles were revealed: bids do not change them.
 * In a draft tiles are placed between the choices, so each choice has values of its own
 * (auction_review_values). Docs: docs/TRAINER.md. */
#ifndef BASTIDE_TRAINING_AUCTION_REVIEW_H
#define BASTIDE_TRAINING_AUCTION_REVIEW_H

#include "training/judgement.h"
#include "valuing/auction_theory.h"

/* Every decision of an auction: each tile offered, bid for by each other player and settled. */
enum { AUCTION_DECISIONS_MAX = REVEALED_MAX * (PLAYERS_MAX + 1) };

/* An auction as it was held: its decisions in order, each with the game before it. */
struct auction_held {
    struct game before[AUCTION_DECISIONS_MAX];
    struct move move[AUCTION_DECISIONS_MAX];
    unsigned decisions;
};

/* Adds a decision at `offer`, `bid`, `settle` or `draft`; other moves are passed over. */
void auction_held_add(struct auction_held *held, const struct game *before, struct move move);

/* What a tile was worth to a player who could get it. */
struct tile_worth {
    struct estimate worth; /* points of final margin, against `against` */
    uint8_t against;       /* the best other tile for this player; NOBODY: no other was left */
    double at_once;        /* by the evaluation alone */
    struct game then;      /* the game with the tile in the player's hand, in which ... */
    struct plan turn;      /* ... this turn was the best */
};

/* What the auction brought a player: the tile, and points received less points paid. */
struct auction_gain {
    uint8_t tile; /* NOBODY: none yet */
    int points;
    struct estimate margin; /* of final margin, against what the theory led to from the reveal on */
};

struct auction_review {
    bool is_exact;
    unsigned playouts;
    unsigned players, tiles;
    struct tile_worth tile[REVEALED_MAX][PLAYERS_MAX];
    unsigned judgements;
    struct judgement judgement[2 * AUCTION_DECISIONS_MAX]; /* in order; an offer has two */
    struct auction_gain gain[PLAYERS_MAX];
};

/* The game in which the tiles were revealed, or of a draft the one before its choice number
 * `choice`: what is to be valued. */
const struct game *auction_held_values(const struct auction_held *held, unsigned choice);

/* Finds the review with the values there are so far; it can be found again after more rounds.
 * `valuing` values auction_held_values; of a draft several are needed, and it has the values of
 * choice number `choice`, whose judgement it fills in; for an auction `choice` is 0 and everything
 * is. `theory` is room to work in. */
void auction_review_find(struct auction_review *review, const struct auction_held *held,
                         const struct valuing *valuing, unsigned choice,
                         struct auction_theory *theory);

/* A player's losses added up: of decisions that are not too close to call, and of all. */
struct auction_loss {
    double sure, all;
    unsigned decisions, mistakes;
};
struct auction_loss auction_review_loss(const struct auction_review *review, unsigned player);

#endif
