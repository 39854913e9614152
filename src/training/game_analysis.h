/* The analysis of a game that was played: what every decision lost that had a choice, turns and
 * auctions, of all seats. First everything is valued a little, then more what may have lost most.
 *
 *     struct game_analysis *analysis =
 *         game_analysis_begin(malloc(game_analysis_size(moves)), &request);
 *     do
 *         for each part, each on a thread of its own if wanted:
 *             while (game_analysis_go_on(analysis, part, 1))
 *                 ;
 *     while (game_analysis_next_stage(analysis));
 *
 * It reads no clock and starts no threads. The same request has the same values, however the work
 * is cut into pieces. Docs: docs/TRAINER.md. */
#ifndef BASTIDE_TRAINING_GAME_ANALYSIS_H
#define BASTIDE_TRAINING_GAME_ANALYSIS_H

#include "training/auction_review.h"

/* A move of the game, chance moves included, and the game before it. */
struct game_move {
    const struct game *before;
    struct move move;
};

/* A budget for a game of two, of half a minute or a minute. */
enum { GAME_ANALYSIS_PLAYOUTS = 40000 };

struct game_analysis_request {
    const struct game_move *move; /* from the first move on; they stay the caller's and there */
    unsigned moves;
    unsigned from;     /* decisions before this move are not judged */
    unsigned playouts; /* games played to the end, about so many in all; 0: the default */
    uint64_t seed;     /* of the piles */
    struct permission permission; /* to go on playing; a round that it ends has not been played */
};

struct game_analysis;

/* The bytes it needs for a game of so many moves, aligned for any type; they stay the caller's.
 * Nothing more is allocated. */
size_t game_analysis_size(unsigned moves);

struct game_analysis *game_analysis_begin(void *memory,
                                          const struct game_analysis_request *request);

/* The work is done in stages; in a stage parts may be at work at the same time. */
enum { GAME_ANALYSIS_PARTS = 2 };

/* Plays up to so many rounds more of what the part is valuing; about as many games as there are
 * turns or tiles to choose from. False: the part has nothing more to do in this stage. */
bool game_analysis_go_on(struct game_analysis *analysis, unsigned part, unsigned rounds);

/* How many turns and auctions the part still values in this stage, that under way included; and
 * what part of all the work the stage is meant to be, for a caller that keeps the time. */
unsigned game_analysis_left(const struct game_analysis *analysis, unsigned part);
double game_analysis_stage_share(const struct game_analysis *analysis);

/* What the part is valuing has been played enough: it goes on to the next with the rounds there
 * are. Nothing happens before its first round, nor in a later stage before there are intervals:
 * what was known before was no worse.
 *
 * Or else the part leaves all the rest of its stage as it was known before, which in the first
 * stage is not at all.
 *
 * Both belong to the part, between two calls of game_analysis_go_on. Where they are called the
 * values depend on when. */
void game_analysis_suffice(struct game_analysis *analysis, unsigned part);
void game_analysis_leave_rest(struct game_analysis *analysis, unsigned part);

/* Goes on to the next stage once no part has more to do. False: there is none. */
bool game_analysis_next_stage(struct game_analysis *analysis);

/* All that follows may be asked for while no part is at work. */

/* The games played so far, and at most so many in all. */
unsigned game_analysis_playouts(const struct game_analysis *analysis);
unsigned game_analysis_budget(const struct game_analysis *analysis);

/* The decisions in the order of the game: of an offer there are two, choosing and opening. The
 * interval of a loss is unknown until it will not be valued again, and then stays as it is; all of
 * a game hold together with 95 %. */
const struct judgement *game_analysis_judgements(const struct game_analysis *analysis,
                                                 unsigned *judgements);

#endif
