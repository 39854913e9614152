/* Questions about abbeys, mayors, wagons and barns (AM). */
#ifndef BASTIDE_ABBEYS_QUESTIONS_H
#define BASTIDE_ABBEYS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_barn_corner   bastide_game_barn_corner
#define game_barn_node     bastide_game_barn_node
#define game_barn_owners   bastide_game_barn_owners
#define game_barn_points   bastide_game_barn_points
#define game_driving_wagon bastide_game_driving_wagon
#define game_has_hole      bastide_game_has_hole
#define game_is_hole       bastide_game_is_hole
#define game_joined_points bastide_game_joined_points
#define tile_abbey         bastide_tile_abbey

#ifdef __cplusplus
extern "C" {
#endif

/* Whether abbeys, mayors, wagons and barns are in play. */
static inline bool options_has_abbeys(const struct options *options)
{
    return options_has_set(options, SET_ABBEYS);
}

/* The kind of the abbey tile. */
kind_number tile_abbey(void);

/* Whether an abbey can be placed on the square, and whether there is such a square (AM2). */
bool game_is_hole(const struct game *game, struct square at);
bool game_has_hole(const struct game *game);

/* How many all players have left. */
static inline unsigned game_abbeys_left(const struct game *game)
{
    unsigned abbeys = 0;
    for (unsigned player = 0; player < game->options.players; player++)
        abbeys += game->player[player].abbeys;
    return abbeys;
}

/* Whether it is awaited that a player places an abbey or does without (AM2, AM6); and whether the
 * turn is only for that, as the pile is empty (AM6). */
static inline bool game_awaits_abbey(const struct game *game)
{
    return game->turn.phase == PHASE_ABBEY;
}

static inline bool game_is_last_abbey(const struct game *game)
{
    return game->turn.last_abbey;
}

/* The wagon that a decision at `wagon` is about: its number in game.followers, or FOLLOWERS_MAX at
 * any other time. */
unsigned game_driving_wagon(const struct game *game);

/* The corner where the barn of `player` stands, as square_at_corner; false, with `at` unchanged, if
 * it is on none. */
bool game_barn_corner(const struct game *game, unsigned player, struct square *at);

/* A node of the field of that player's barn, or NO_NODE; the players with a barn in the field of
 * `node`, as a mask (AM14). */
uint16_t game_barn_node(const struct game *game, unsigned player);
unsigned game_barn_owners(const struct game *game, uint16_t node);

/* What a barn gets for the field of `node`: 4 points for each completed city, 5 for each castle
 * (AM14); and what farmers would get whose field is joined to one with a barn: 1 and 2 (AM13). */
int game_barn_points(const struct game *game, uint16_t node);
int game_joined_points(const struct game *game, uint16_t node);

static inline struct move move_abbey(struct square at)
{
    return move_on_square(VERB_ABBEY, at, 0);
}

static inline struct move move_barn(enum corner corner)
{
    return move_with(VERB_BARN, corner);
}

static inline struct move move_drive(struct square at, unsigned segment)
{
    return move_on_square(VERB_DRIVE, at, segment);
}

#ifdef __cplusplus
}
#endif

#endif
