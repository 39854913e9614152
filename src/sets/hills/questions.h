/* Questions about shepherds and their flocks, hills and vineyards (HS). */
#ifndef BASTIDE_HILLS_QUESTIONS_H
#define BASTIDE_HILLS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_field_is_open   bastide_game_field_is_open
#define game_field_open_ends bastide_game_field_open_ends
#define game_flock           bastide_game_flock
#define game_flock_shepherd  bastide_game_flock_shepherd
#define game_is_on_hill      bastide_game_is_on_hill
#define game_sheep           bastide_game_sheep
#define game_shepherd        bastide_game_shepherd
#define game_shepherds       bastide_game_shepherds
#define game_tie_broken      bastide_game_tie_broken
#define game_vineyards       bastide_game_vineyards

#ifdef __cplusplus
extern "C" {
#endif

/* Whether there are shepherds, hills and vineyards. */
static inline bool options_has_hills(const struct options *options)
{
    return options_has_set(options, SET_HILLS);
}

/* What is awaited: a token of the bag (HS3, HS5); whether a flock grows or goes to the stable
 * (HS4).
 */
static inline bool game_awaits_token(const struct game *game)
{
    return game->turn.phase == PHASE_BAG;
}

static inline bool game_awaits_flock(const struct game *game)
{
    return game->turn.phase == PHASE_FLOCK;
}

/* The node where a player's shepherd stands, or NO_NODE. */
uint16_t game_shepherd(const struct game *game, unsigned player);

/* The players with a shepherd in the field of `node`, as a mask. */
unsigned game_shepherds(const struct game *game, uint16_t node);

/* The number in game.followers of the shepherd about whose flock is decided, or FOLLOWERS_MAX. */
unsigned game_flock_shepherd(const struct game *game);

/* How many sheep lie beside a player's shepherd, and how many tokens; and all the sheep in the
 * field of `node`, whosever. */
unsigned game_flock(const struct game *game, unsigned player, unsigned *tokens);
unsigned game_sheep(const struct game *game, uint16_t node);

/* Whether the field of `node` can grow: an edge of it has no tile beyond (HS8). And how many edges.
 */
bool game_field_is_open(const struct game *game, uint16_t node);
unsigned game_field_open_ends(const struct game *game, uint16_t node);

/* Whether that figure on the board stands on a hill (HS11). */
bool game_is_on_hill(const struct game *game, struct follower follower);

/* Whether followers on hills decide who has the majority in the feature of `node`: without them
 * more players would tie. */
bool game_tie_broken(const struct game *game, uint16_t node);

/* How many vineyards are among the eight tiles around the monastery of `node`: 0 if it is none
 * (HS12). */
unsigned game_vineyards(const struct game *game, uint16_t node);

/* What a vineyard adds to a complete monastery. */
enum { VINEYARD_POINTS = 3 };

/* The moves of the set; a token with sheep by their number, any by its kind, 0 to TOKEN_WOLF. */
static inline struct move move_sheep(unsigned sheep)
{
    return move_with(VERB_SHEEP, sheep);
}

static inline struct move move_wolf(void)
{
    return move_plain(VERB_WOLF);
}

static inline struct move move_token(unsigned kind)
{
    return kind == TOKEN_WOLF ? move_wolf() : move_sheep(kind + 1);
}

#ifdef __cplusplus
}
#endif

#endif
