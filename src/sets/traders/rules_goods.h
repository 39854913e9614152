/* The goods of completed cities (TB1-TB3). */
#ifndef BASTIDE_RULES_GOODS_H
#define BASTIDE_RULES_GOODS_H

#include "bastide/game.h"

/* Gives the active player the goods of the completed feature of `node`, if it is a city (TB2). */
void goods_hand_out(struct game *game, uint16_t node, struct event_list *events);

/* Pays the players with most tokens of each good, at the end of the game (TB3). */
void goods_score(struct game *game, struct event_list *events);

#endif
