/* Deploying a follower after a placement (B5). */
#ifndef BASTIDE_RULES_DEPLOY_H
#define BASTIDE_RULES_DEPLOY_H

#include "bastide/game.h"

/* Whether the active player may deploy one now; the legal deployments; deploying one. */
bool deploy_is_possible(const struct game *game);
void deploy_legal(const struct game *game, struct move_list *moves);
enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events);

#endif
