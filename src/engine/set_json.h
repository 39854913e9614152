/* What a set adds to the answer of `state`: keys that only games with it have. A row in set_json.c
 * and a file each. */
#ifndef BASTIDE_ENGINE_SET_JSON_H
#define BASTIDE_ENGINE_SET_JSON_H

#include "bastide/game.h"

#include <jansson.h>

/* Each adds its keys to an object; NULL: it adds none. */
struct set_json {
    void (*player)(json_t *object, const struct game *game, unsigned player);
    void (*feature)(json_t *object, const struct game *game, uint16_t root);
    void (*follower)(json_t *pending, const struct game *game, unsigned number); /* of a decision */
    void (*state)(json_t *object, const struct game *game);
};

extern const struct set_json bcb_json, inns_json, traders_json;

/* Adds the keys of all sets in play. */
void set_json_add_to_player(json_t *object, const struct game *game, unsigned player);
void set_json_add_to_feature(json_t *object, const struct game *game, uint16_t root);
void set_json_add_to_follower(json_t *pending, const struct game *game, unsigned number);
void set_json_add_to_state(json_t *object, const struct game *game);

#endif
