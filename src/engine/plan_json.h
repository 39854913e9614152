/* Moves and whole turns in answers. */
#ifndef BASTIDE_ENGINE_PLAN_JSON_H
#define BASTIDE_ENGINE_PLAN_JSON_H

#include "bots/plans.h"

#include <jansson.h>

/* A move as text. */
json_t *move_json(const struct game *game, struct move move);

/* The moves after the first, as far as they are made in this turn. */
json_t *then_json(const struct game *game, const struct plan *plan);

#endif
