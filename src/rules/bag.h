/* Bags and dice for phases of chance (rules/phase.h). A `stream` is as for luck_number; `verb` is
 * that of the move, whose `arg` tells the kind of token or what the die shows, from 0. */
#ifndef BASTIDE_RULES_BAG_H
#define BASTIDE_RULES_BAG_H

#include "bastide/bag.h"
#include "rules/luck.h"

/* Puts tokens of a kind into the bag, the first ones or any that come back. */
void bag_put(struct bag *bag, unsigned kind, unsigned tokens);

static inline bool bag_has(const struct bag *bag, unsigned kind)
{
    return kind < BAG_KINDS_MAX && bag->left[kind] > 0;
}

/* Draws a token of that kind, which must be there. */
void bag_draw(struct bag *bag, unsigned kind);

/* What may be drawn, and one of it: the bag must not be empty. */
bool bag_outcomes(const struct bag *bag, enum verb verb, struct outcome_list *outcomes);
struct move bag_choose(const struct bag *bag, enum verb verb, uint32_t stream,
                       const struct luck *luck);

/* The same of a die that has been rolled `before` times in the game. */
bool die_outcomes(unsigned sides, enum verb verb, struct outcome_list *outcomes);
struct move die_choose(unsigned sides, unsigned before, enum verb verb, uint32_t stream,
                       const struct luck *luck);

#endif
