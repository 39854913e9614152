#include "rules/bag.h"

#include <assert.h>

void bag_put(struct bag *bag, unsigned kind, unsigned tokens)
{
    assert(kind < BAG_KINDS_MAX && bag->tokens + tokens <= UINT8_MAX);
    bag->left[kind] = (uint8_t)(bag->left[kind] + tokens);
    bag->tokens = (uint8_t)(bag->tokens + tokens);
}

void bag_draw(struct bag *bag, unsigned kind)
{
    assert(bag_has(bag, kind));
    bag->left[kind]--;
    bag->tokens--;
    bag->drawn++;
}

bool bag_outcomes(const struct bag *bag, enum verb verb, struct outcome_list *outcomes)
{
    for (unsigned kind = 0; kind < BAG_KINDS_MAX; kind++)
        if (bag->left[kind] > 0 &&
            !luck_add_outcome(outcomes, move_with(verb, kind), bag->left[kind]))
            return false;
    return true;
}

struct move bag_choose(const struct bag *bag, enum verb verb, uint32_t stream,
                       const struct luck *luck)
{
    uint32_t number = luck_number(luck, stream, bag->drawn, bag->tokens);
    unsigned kind = 0;
    for (; number >= bag->left[kind]; kind++)
        number -= bag->left[kind];
    return move_with(verb, kind);
}

bool die_outcomes(unsigned sides, enum verb verb, struct outcome_list *outcomes)
{
    for (unsigned side = 0; side < sides; side++)
        if (!luck_add_outcome(outcomes, move_with(verb, side), 1))
            return false;
    return true;
}

struct move die_choose(unsigned sides, unsigned before, enum verb verb, uint32_t stream,
                       const struct luck *luck)
{
    return move_with(verb, luck_number(luck, stream, before, sides));
}
