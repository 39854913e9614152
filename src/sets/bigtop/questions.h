/* Questions about the circus, acrobats and ringmasters (BT). */
#ifndef BASTIDE_BIGTOP_QUESTIONS_H
#define BASTIDE_BIGTOP_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_acrobats_node     bastide_game_acrobats_node
#define game_circus_followers  bastide_game_circus_followers
#define game_is_in_circus      bastide_game_is_in_circus
#define game_ringmaster_points bastide_game_ringmaster_points

#ifdef __cplusplus
extern "C" {
#endif

/* Whether there is a circus. */
static inline bool options_has_bigtop(const struct options *options)
{
    return options_has_set(options, SET_BIGTOP);
}

/* What is awaited: the token under the big top is turned up (BT4). */
static inline bool game_awaits_animal(const struct game *game)
{
    return game->turn.phase == PHASE_ANIMAL;
}

/* Whether what is awaited is the circus at the end of the game (BT6). */
static inline bool game_is_last_show(const struct game *game)
{
    return game->circus.last == SHOW_NOW;
}

/* Where the big top stands; false, with `at` unchanged, while it lies beside the board (BT1). */
static inline bool game_big_top_at(const struct game *game, struct square *at)
{
    if (!game->circus.is_there)
        return false;
    *at = game->board.tile[game->circus.tile].at;
    return true;
}

/* Whether two squares are the same or touch at an edge or a corner. */
static inline bool square_is_near(struct square a, struct square b)
{
    return a.x - b.x >= -1 && a.x - b.x <= 1 && a.y - b.y >= -1 && a.y - b.y <= 1;
}

/* Whether the figure with that number in game.followers counts if the circus is scored (BT5); and
 * how many of a player's do. */
bool game_is_in_circus(const struct game *game, unsigned follower);
unsigned game_circus_followers(const struct game *game, unsigned player);

/* What a ringmaster on that square brings besides (BT13). */
int game_ringmaster_points(const struct game *game, struct square at);

/* The node of the space for acrobats on a tile, or NO_NODE. */
uint16_t game_acrobats_node(const struct game *game, tile_number tile);

/* How many acrobats are there. */
static inline unsigned game_acrobats_on(const struct game *game, uint16_t node)
{
    return feature_counts_followers(game->features.counts[node]);
}

/* Whether the pyramid on that space is complete (BT8). */
static inline bool game_pyramid_is_complete(const struct game *game, uint16_t node)
{
    return game_acrobats_on(game, node) >= PYRAMID_ACROBATS;
}

/* The moves of the set. */
static inline struct move move_acrobat(enum figure figure, struct square at, unsigned segment)
{
    struct move move = move_on_square(VERB_ACROBAT, at, segment);
    move.figure = (uint8_t)figure;
    return move;
}

static inline struct move move_pyramid(struct square at)
{
    return move_on_square(VERB_PYRAMID, at, 0);
}

#ifdef __cplusplus
}
#endif

#endif
