/* Where the moves of chance come from: the order of a seed, or a generator of random numbers; and
 * bags and dice. */
#ifndef BASTIDE_RULES_LUCK_H
#define BASTIDE_RULES_LUCK_H

#include "bastide/chance.h"
#include "bastide/rng.h"

struct luck {
    const struct pile_order *order; /* NULL: at random */
    bool is_in_order;               /* the tiles gone so far came in that order */
    struct rng *rng;                /* NULL: by the order */
};

/* Whether the tiles gone so far are those that come first in that order. Never where some may not
 * come at a time. */
bool luck_is_in_order(const struct game *game, const struct pile_order *order);

/* Whether more than so many tiles of the pile may come now. */
bool luck_has_more_than(const struct game *game, unsigned tiles);

/* Where tile number `tile` of the pile is in the order. Those laid aside were next at the time;
 * what is drawn meanwhile comes after them. */
static inline unsigned luck_place(const struct game *game, const struct pile_order *order,
                                  unsigned tile)
{
    unsigned first = tile < game->pile.aside ? game->pile.aside_from : pile_held(&game->pile);
    return order->tiles - first + tile;
}

/* As below, where they are not simply the next of the order. */
void luck_tiles_apart(const struct luck *luck, const struct game *game, unsigned skipped,
                      unsigned count, kind_number *kinds);

/* The `count` tiles of the pile that come after `skipped` others, of those that may. Those laid
 * aside come first. */
static inline void luck_tiles(const struct luck *luck, const struct game *game, unsigned skipped,
                              unsigned count, kind_number *kinds)
{
    if (luck->is_in_order)
        for (unsigned t = 0; t < count; t++)
            kinds[t] = luck->order->kind[luck_place(game, luck->order, skipped + t)];
    else
        luck_tiles_apart(luck, game, skipped, count, kinds);
}

/* A number from 0 to `bound` - 1 for anything but tiles. Each bag and each die has a `stream`, a
 * number of its own that never changes, and counts the numbers taken before, in the game: so a seed
 * brings the same again after moves were undone. */
uint32_t luck_number(const struct luck *luck, uint32_t stream, unsigned before, uint32_t bound);

/* Adds to a list of outcomes; false if it is full. */
bool luck_add_outcome(struct outcome_list *outcomes, struct move move, uint64_t weight);

/* Bags and dice for phases of chance (rules/phase.h). A `stream` is as for luck_number; `verb` is
 * that of the move, whose `arg` tells the kind of token or what the die shows, from 0. */

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
