/* What answers of the engine protocol are put together from, also by the files of the sets
 * (json.c), whose rows are in json.def. */
#ifndef BASTIDE_ENGINE_PIECES_JSON_H
#define BASTIDE_ENGINE_PIECES_JSON_H

#include "bastide/notation.h"
#include "play/session.h"
#include "rows/json.h"

#include <jansson.h>

/* An event, the game right after it, and the JSON object being filled. */
struct telling {
    json_t *object;
    const struct game *game;
    const struct event *event;
};

/* What the rows name, by their tables. */
typedef json_t *state_value(const struct session *session);
typedef json_t *player_value(const struct game *game, unsigned player);
typedef json_t *tile_value(const struct game *game, unsigned tile);
typedef json_t *feature_value(const struct game *game, uint16_t root);
typedef json_t *follower_value(const struct game *game, unsigned follower);
typedef json_t *legal_value(const struct game *game);
typedef void pending_keys(json_t *pending, const struct game *game);
typedef void tell_piece(const struct telling *telling);

#define X(key, value, set) state_value value;
STATE_KEYS(X)
#undef X
#define X(key, value, set) player_value value;
PLAYER_KEYS(X)
#undef X
#define X(key, value, set) tile_value value;
TILE_KEYS(X)
#undef X
#define X(key, value, set) feature_value value;
FEATURE_KEYS(X)
#undef X
#define X(key, value, set) follower_value value;
FOLLOWER_KEYS(X)
#undef X
#define X(kind, value) feature_value value;
OPEN_KEYS(X)
TILES_TOLD(X)
#undef X
#define X(key, value, set) legal_value value;
LEGAL_KEYS(X)
#undef X
#define X(phase, add) pending_keys add;
PENDING_KEYS(X)
#undef X
#define X(piece) tell_piece piece;
EVENT_PIECES(X)
#undef X

/* Adds a key of a set in play; a value that is NULL is left out. */
#define ADD_KEY(object, key, set, game, value)                                                     \
    if (options_has_any(&(game)->options, SETS_OF_##set))                                          \
    json_object_set_new(object, key, value)

/* Adds a key to the object of an event. */
void telling_add(const struct telling *telling, const char *key, json_t *value);

/* Adds events to an array. The game must be unchanged since the move that caused them, because the
 * tiles of features are looked up. */
void events_json_add(json_t *array, const struct game *game, const struct event *event,
                     size_t events);

/* The answer of `state`. */
json_t *state_json(const struct session *session);

/* Values shared by several answers. */
json_t *player_json(unsigned player);                               /* 1 to 6, null for NOBODY */
json_t *player_list_json(const uint8_t *players, unsigned count);   /* [1,2,...] */
json_t *players_of_json(const struct game *game, unsigned mask);    /* the same of a mask */
json_t *square_json(struct square at);                              /* [x,y] */
json_t *feature_tiles_json(const struct game *game, uint16_t node); /* [[x,y],...], reading order */
json_t *actor_json(unsigned actor);                                 /* 1 to 6, "chance" or null */
json_t *move_json(const struct game *game, struct move move);       /* as text */
json_t *sets_json(const struct options *options);                   /* the names of those in play */

/* The value of every option by its name, also of those that are as in the edition. */
json_t *options_json(const struct options *options);

/* All features, each as `feature` prints it; where figures lie is no feature of its own (LYING);
 * and the scores of the players. */
json_t *features_in_order_json(const struct game *game, feature_value *feature);
json_t *scores_json(const struct game *game);

/* The figures of that role in a feature, also those that lie. */
json_t *figures_json(const struct game *game, uint16_t root, enum figure_role role);

/* For `pending`: the place of a feature by its name there; the kind of a follower, in games where
 * players have several kinds. */
void pending_add_place(json_t *pending, const struct game *game, uint16_t node);
void pending_add_follower(json_t *pending, const struct game *game, unsigned follower);

#endif
