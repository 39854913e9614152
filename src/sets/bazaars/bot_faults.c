#include "bot_faults.h"

const char *const player_fault_names[PLAYER_FAULTS_COUNT] = {
#define X(fault, word) [FAULT_##fault] = word,
    PLAYER_FAULTS(X)
#undef X
};

void prices_give_fault(struct prices *prices, unsigned player, enum player_fault fault)
{
    const double times = 3;
    prices->fault[player] = (uint8_t)fault;
    for (unsigned tile = 0; fault == FAULT_PAYS && tile < REVEALED_MAX; tile++)
        prices->worth[player][tile][player] *= times;
}
