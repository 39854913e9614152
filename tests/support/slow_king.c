/* King & Robber, for the slow game (KR). */
#include "support/slow_game.h"

/* Cities for the king, roads for the robber. */
static bool counts_for(const struct slow_feature *feature, enum honour honour)
{
    return feature->kind == (honour == HONOUR_KING ? FEATURE_CITY : FEATURE_ROAD);
}

void slow_king_judge(struct slow_game *slow, const struct slow_feature *completed)
{
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        struct slow_honour *held = &slow->honour[honour];
        if (!(slow->options.sets >> SET_KING & 1u) || !counts_for(completed, (enum honour)honour) ||
            completed->tiles <= held->tiles)
            continue;
        held->player = slow->player;
        held->tiles = completed->tiles;
        held->is_new = true;
    }
}

unsigned slow_king_worth(const struct slow_game *slow, enum honour honour)
{
    unsigned worth = honour == HONOUR_KING ? slow_count_cities(slow) : 0; /* KR10 */
    for (unsigned f = 0; f < slow->map.features; f++)
        worth += counts_for(&slow->map.feature[f], honour) &&
                 slow_feature_is_complete(&slow->map.feature[f]);
    return worth;
}

void slow_king_pay(struct slow_game *slow)
{
    static const enum score_reason reasons[HONOURS_COUNT] = {
        [HONOUR_KING] = REASON_KING, [HONOUR_ROBBER] = REASON_ROBBER};
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++)
        if (slow->honour[honour].tiles > 0)
            slow_game_pay(slow,
                          (struct slow_payment){(uint8_t)slow->honour[honour].player, FEATURE_KINDS,
                                                (uint8_t)reasons[honour],
                                                (int)slow_king_worth(slow, (enum honour)honour)});
}

void slow_king_forget(struct slow_game *slow)
{
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++)
        slow->honour[honour].is_new = false;
}
