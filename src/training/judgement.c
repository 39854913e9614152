#include "training/judgement.h"

#include <string.h>

const char *decision_kind_word(enum decision_kind kind)
{
    static const char *const words[DECISION_KINDS_COUNT] = {
#define X(kind, word) [DECISION_##kind] = #word,
        DECISION_KINDS(X)
#undef X
    };
    return words[kind];
}

bool judgement_is_best(const struct judgement *judgement)
{
    if (judgement->kind == DECISION_TURN)
        return judgement->turn_is_best;
    return judgement->kind == DECISION_CHOICE ? judgement->made.arg == judgement->best.arg
                                              : move_equal(judgement->made, judgement->best);
}

unsigned judgement_taker(const struct judgement *judgement, unsigned tile)
{
    unsigned taker = 0;
    while (taker < PLAYERS_MAX &&
           !(judgement->players >> taker & 1u && judgement->leads.tile[taker] == tile))
        taker++;
    return taker < PLAYERS_MAX ? taker : NOBODY;
}

unsigned judgement_turning_points(const struct judgement *judgement, unsigned judgements,
                                  unsigned number[TURNING_POINTS_MOST])
{
    unsigned count = 0;
    for (unsigned j = 0; j < judgements; j++) {
        unsigned at = count;
        if (judgement_is_too_close(&judgement[j]))
            continue;
        while (at > 0 && judgement[j].loss.mean > judgement[number[at - 1]].loss.mean)
            at--;
        if (at == TURNING_POINTS_MOST)
            continue;
        count += count < TURNING_POINTS_MOST;
        memmove(&number[at + 1], &number[at], (count - 1 - at) * sizeof number[0]);
        number[at] = j;
    }
    return count;
}

void losses_add(struct losses *losses, const struct judgement *judgement, unsigned judgements,
                unsigned player)
{
    for (const struct judgement *end = judgement + judgements; judgement < end; judgement++) {
        bool is_mistake = !judgement_is_too_close(judgement);
        double sure = is_mistake ? judgement->loss.mean : 0;
        if (judgement->player != player || judgement->is_unvalued)
            continue;
        losses->decisions++;
        losses->decisions_by[judgement->kind]++;
        losses->mistakes += is_mistake;
        losses->all += judgement->loss.mean;
        losses->sure += sure;
        losses->sure_by[judgement->kind] += sure;
    }
}
