#include "training/fault.h"

#include "sets/bazaars/facts_auction.h"

bool practice_fault_is_possible(const struct options *options)
{
    return practice_drill_is_possible(DRILL_OFFER, options) && options->players == PLAYERS_MIN;
}

enum player_fault practice_fault_draw(uint64_t seed)
{
    struct rng rng = rng_from_seed(seed);
    return (enum player_fault)rng_below(&rng, PLAYER_FAULTS_COUNT);
}

enum player_fault practice_fault_answer(unsigned number)
{
    return (enum player_fault)((number + 1) % PLAYER_FAULTS_COUNT);
}

bool practice_wish_has_fault(const struct practice_wish *wish)
{
    return wish->fault != FAULT_NONE || wish->hides_fault;
}

static struct alternative best_by(struct drill *room, const struct game *game,
                                  const struct prices *prices)
{
    haggling_begin(&room->haggling, game, prices);
    return haggling_best(&room->haggling);
}

/* The opponent's offer, if they choose first. */
static void make_offer(struct drill *room, const struct prices *prices, unsigned player)
{
    if (game_actor(&room->game) == player)
        game_apply(&room->game, best_by(room, &room->game, prices).move, NULL);
}

double fault_use(struct drill *room, const struct game *revealed, const struct prices *prices,
                 unsigned player, enum player_fault fault)
{
    struct prices known = *prices;
    unsigned other = !player;
    prices_give_fault(&known, player, fault);
    room->game = *revealed;
    make_offer(room, &known, player);
    if (game_actor(&room->game) != other)
        return 0;
    double unused = fault == FAULT_OPENS ? best_by(room, revealed, prices).outcome.worth[other] : 0;
    struct move sound = best_by(room, &room->game, prices).move;
    struct alternative best = best_by(room, &room->game, &known);
    if (fault != FAULT_OPENS)
        unused = haggling_outcome(&room->haggling, sound).worth[other];
    else if (best.move.verb != VERB_BID)
        return 0;
    return best.outcome.worth[other] - unused;
}

bool fault_matters(double use)
{
    return use >= DRILL_WORTH_LEAST && use <= DRILL_WORTH_MOST;
}
