/* Questions about goods, helpers and double turns (TB). */
#ifndef BASTIDE_TRADERS_QUESTIONS_H
#define BASTIDE_TRADERS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_earns_part     bastide_game_earns_part
#define game_goods_left     bastide_game_goods_left
#define game_goods_there    bastide_game_goods_there
#define game_goods_majority bastide_game_goods_majority
#define game_helper_node    bastide_game_helper_node
#define game_owed           bastide_game_owed
#define game_part           bastide_game_part
#define game_part_waits     bastide_game_part_waits
#define game_pig_points     bastide_game_pig_points

#ifdef __cplusplus
extern "C" {
#endif

/* Whether goods, builders and pigs are in play. */
static inline bool options_has_traders(const struct options *options)
{
    return options_has_set(options, SET_TRADERS);
}

/* The tokens of each good that nobody has taken yet (TB1); 0 without the set. */
void game_goods_left(const struct game *game, uint8_t left[GOODS_COUNT]);

/* The symbols of each good in the city of `node` (TB2). */
void game_goods_there(const struct game *game, uint16_t node, uint8_t goods[GOODS_COUNT]);

/* The players with most tokens of a good, as a mask; 0 if nobody has one. Each is paid GOODS_POINTS
 * at the end (TB3). */
enum { GOODS_POINTS = 10 };
unsigned game_goods_majority(const struct game *game, enum good good);

/* The node where the builder or the pig of `player` stands (each has one, TB1), or NO_NODE. */
uint16_t game_helper_node(const struct game *game, enum figure helper, unsigned player);

/* What the field of `node` pays `player`, if it pays the player, beyond game_feature_points: 1 for
 * each completed city and each castle if the player's pig is there (TB12). 0 for other features. */
int game_pig_points(const struct game *game, uint16_t node, unsigned player);

/* 1, or 2 in the second part of a double turn, from its draw on (TB6). */
unsigned game_part(const struct game *game);

/* The players who will still play a second part, in that order: the active one, if the tile placed
 * continues the builder's feature and does not await a forced bridge (TB6); then the host whose
 * second part waits for the auctions (TB9). Returns how many there are. */
enum { OWED_MAX = 2 };
unsigned game_owed(const struct game *game, uint8_t players[OWED_MAX]);

/* Whether the active player has earned one that begins at once; whether one waits for the
 * auctions. */
bool game_earns_part(const struct game *game);
bool game_part_waits(const struct game *game);

#ifdef __cplusplus
}
#endif

#endif
