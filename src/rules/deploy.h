/* Deploying a follower after a placement (B5). */
#ifndef BASTIDE_RULES_DEPLOY_H
#define BASTIDE_RULES_DEPLOY_H

#include "bastide/game.h"

/* Whether the active player may deploy one now; the legal deployments; deploying one. */
bool deploy_is_possible(const struct game *game);
void deploy_legal(const struct game *game, struct move_list *moves);
enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events);

/* Why the active player may not deploy that figure on `node`, which is on the tile just placed. */
enum refusal deploy_check(const struct game *game, enum figure figure, uint16_t node);

/* Puts a figure from its player's supply on the board. */
void deploy_put(struct game *game, struct follower follower, struct event_list *events);

#endif
