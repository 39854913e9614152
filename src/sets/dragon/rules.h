/* What the chapters of the set ask of each other (PD). */
#ifndef BASTIDE_DRAGON_RULES_H
#define BASTIDE_DRAGON_RULES_H

#include "bastide/game.h"

static inline struct piece the_dragon(void)
{
    return (struct piece){NOBODY, FIGURE_DRAGON, 0};
}

static inline struct piece the_fairy(void)
{
    return (struct piece){NOBODY, FIGURE_FAIRY, 0};
}

/* Whether the tile placed in this turn has that flag. */
bool has_placed(const struct game *game, enum tile_flag flag);

/* Sends the figure with that number in game.followers home without points; if it was its player's
 * last follower in the feature, their helpers there as well (PD6, PD9). */
void send_away(struct game *game, unsigned number, struct event_list *events);

#endif
