/* A bot: asked for a game, it answers with a move.
 *
 *     size_t size = bot_size(nodes);
 *     struct bot *bot = bot_begin(malloc(size), nodes);
 *     struct bot_answer answer;
 *     bot_think(bot, &(struct bot_request){.game = &game, .level = BOT_HARD}, &answer);
 *     game_apply(&game, bot_answer_move(&answer), NULL);
 *
 * It sees what a player sees: a game holds how many tiles are left, and nothing of their order. It
 * reads no clock and starts no threads. How long it thinks is said in simulations: the same
 * request gets the same answer on every machine. A caller with little time
 * sets the flag `stop` when that is over. */
#ifndef BASTIDE_BOTS_BOT_H
#define BASTIDE_BOTS_BOT_H

#include "bots/levels.h"
#include "bots/plans.h"

struct bot;

/* The bytes a bot needs whose search keeps up to `nodes` positions (at least 1), about a kilobyte
 * for each; it keeps one a simulation. */
size_t bot_size(unsigned nodes);

/* Makes a bot in `memory`, which is aligned for any type, has bot_size(nodes) bytes and stays the
 * caller's. Nothing more is ever allocated. */
struct bot *bot_begin(void *memory, unsigned nodes);

struct bot_request {
    const struct game *game; /* a player must be due to decide */
    enum bot_level level;
    unsigned simulations;               /* at most; 0: as many as the level has */
    uint64_t seed;                      /* of the misjudgements of lower levels */
    uint8_t fault;                      /* at auctions: enum player_fault; 0: none */
    float against;                      /* `adaptive`: company_loss; 0: nobody is known */
    const volatile _Atomic(bool) *stop; /* NULL, or: true ends the thinking soon */
    const struct weights *weights;      /* NULL: those of the game's class */
    const struct design *design;        /* NULL: design_best */
};

struct bot_candidate {
    struct plan plan; /* the move and, at placing and building, those after it in this turn */
    float worth;      /* points of lead expected at the end; for auctions, gained by the auction */
    unsigned visits;  /* simulations through it */
};

/* Candidates, best first; there is always one. */
struct bot_answer {
    struct bot_candidate candidate[PLANS_MAX];
    unsigned count;
    unsigned simulations;    /* made */
    unsigned long positions; /* looked at by the solver */
    bool is_exact; /* the end of the game was solved (bots/solver.h): no turn is better than the
                      first, and what each is worth is exact but for rounding */
};

void bot_think(struct bot *bot, const struct bot_request *request, struct bot_answer *answer);

/* The same piece by piece, for a caller that keeps the time or has several threads:
 *
 *     bot_prepare(bot, &request);
 *     do
 *         for each of bot_stage_parts, each on a thread of its own if wanted:
 *             while (there is time && bot_think_some(bot, part, 8))
 *                 ;
 *     while (bot_next_stage(bot));
 *     bot_conclude(bot, &answer);
 *
 * Each part makes its share of the simulations, whatever the others do: the answer is that of
 * bot_think. What `request` points to must stay as it is until the last conclusion; they can be
 * drawn at any time while no part is thinking, and change nothing. All but bot_think_some belong to
 * one thread, and come when no part is thinking. */
enum { BOT_PARTS = 2 };

void bot_prepare(struct bot *bot, const struct bot_request *request);

/* Makes about `simulations` more in that part. False if it has no more to make in this stage, or
 * `stop` is set. */
bool bot_think_some(struct bot *bot, unsigned part, unsigned simulations);

/* How many parts think in this stage, from the first on; the others have nothing to do. */
unsigned bot_stage_parts(const struct bot *bot);

/* Goes on to what is thought about next with what was found so far. False if that was all. */
bool bot_next_stage(struct bot *bot);

/* How much of the time that is left when a stage begins it should take at most, for a caller that
 * keeps the time; 1: all. What a stage does not need is left for those after it. */
double bot_stage_share(const struct bot *bot);

void bot_conclude(struct bot *bot, struct bot_answer *answer);

/* The first move of a plan; one without moves is to build and deploy nothing more. The best move.
 */
struct move bot_plan_first(const struct plan *plan);
struct move bot_answer_move(const struct bot_answer *answer);

/* The next move of a plan of which `made` moves have been made, if the same player is still to
 * build or deploy; false if the bot must be asked again. */
bool bot_plan_goes_on(const struct plan *plan, unsigned made, const struct game *game,
                      struct move *move);

#endif
