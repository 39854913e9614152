/* Questions about towers, their guards, and prisoners (TW). */
#ifndef BASTIDE_TOWER_QUESTIONS_H
#define BASTIDE_TOWER_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_holds_prisoners  bastide_game_holds_prisoners
#define game_may_ransom       bastide_game_may_ransom
#define game_prisoner_between bastide_game_prisoner_between
#define game_prisoners        bastide_game_prisoners
#define game_prisoners_of     bastide_game_prisoners_of
#define game_ransom_is_open   bastide_game_ransom_is_open
#define game_tower_floors     bastide_game_tower_floors
#define game_tower_guard      bastide_game_tower_guard
#define game_tower_node       bastide_game_tower_node
#define game_tower_of         bastide_game_tower_of
#define game_tower_on         bastide_game_tower_on
#define game_tower_takes      bastide_game_tower_takes
#define move_capture          bastide_move_capture

#ifdef __cplusplus
extern "C" {
#endif

/* Whether there are towers. */
static inline bool options_has_tower(const struct options *options)
{
    return options_has_set(options, SET_TOWER);
}

/* What is awaited: whom a tower takes (TW4), and which figure comes home in exchange (TW8). */
static inline bool game_awaits_capture(const struct game *game)
{
    return game->turn.phase == PHASE_CAPTURE;
}

static inline bool game_awaits_exchange(const struct game *game)
{
    return game->turn.phase == PHASE_EXCHANGE;
}

/* The number in game.towers of the tower, or mere foundation, on tile number `tile`, or of that
 * node; NO_TOWER if it is none. */
unsigned game_tower_on(const struct game *game, tile_number tile);
unsigned game_tower_of(const struct game *game, uint16_t node);

/* The node of that tower, and its square. */
uint16_t game_tower_node(const struct game *game, unsigned tower);
static inline struct square game_tower_at(const struct game *game, unsigned tower)
{
    return game->board.tile[game->towers.tile[tower]].at;
}

/* How many floors the tower of that node has; 0 for a foundation, and any other feature. */
unsigned game_tower_floors(const struct game *game, uint16_t node);

/* The number of that tower's guard in game.followers, or FOLLOWERS_MAX: it is open (TW6). */
unsigned game_tower_guard(const struct game *game, unsigned tower);

/* Whether a tower of so many floors there reaches that square (TW3). */
static inline bool tower_reaches(struct square tower, unsigned floors, struct square at)
{
    int dx = at.x - tower.x, dy = at.y - tower.y;
    unsigned away = (unsigned)((dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy));
    return (dx == 0 || dy == 0) && away <= floors;
}

/* Whether a tower of so many floors there may take the figure with that number in game.followers
 * (TW4, TW11). */
bool game_tower_takes(const struct game *game, struct square tower, unsigned floors,
                      unsigned follower);

/* The tower from which somebody may be captured now, or NO_TOWER. */
static inline unsigned game_tower_risen(const struct game *game)
{
    return game->towers.risen == 0 ? (unsigned)NO_TOWER : game->towers.risen - 1u;
}

/* The prisoners of a player, by owner, figure and number; how many there are. */
unsigned game_prisoners(const struct game *game, unsigned player,
                        struct piece prisoners[FOLLOWERS_MAX]);

bool game_holds_prisoners(const struct game *game, unsigned player);

/* How many figures of that kind of `owner` a player holds. */
unsigned game_prisoners_of(const struct game *game, unsigned player, unsigned owner,
                           enum figure figure);

/* The one just taken, whose exchange is being decided (TW8). False, with `piece` unchanged, if
 * there is none. */
bool game_prisoner_between(const struct game *game, struct piece *piece);

/* Whether the player whose turn it is could still pay a ransom in it, had they the points and
 * somebody to buy back (TW9, TW14). */
bool game_ransom_is_open(const struct game *game);

/* Whether that player may pay one in this turn, at once or after placing. */
bool game_may_ransom(const struct game *game);

/* The moves of the set. */
static inline struct move move_tower(struct square at)
{
    return move_on_square(VERB_TOWER, at, 0);
}

static inline struct move move_guard(enum figure figure, struct square at, unsigned segment)
{
    struct move move = move_on_square(VERB_GUARD, at, segment);
    move.figure = (uint8_t)figure;
    return move;
}

/* By the number of the follower in game.followers. */
struct move move_capture(const struct game *game, unsigned follower);

static inline struct move move_exchange(enum figure figure)
{
    struct move move = move_plain(VERB_EXCHANGE);
    move.figure = (uint8_t)figure;
    return move;
}

static inline struct move move_ransom(unsigned holder, enum figure figure)
{
    struct move move = move_plain(VERB_RANSOM);
    move.figure = (uint8_t)figure;
    move.player = (uint8_t)holder;
    return move;
}

#ifdef __cplusplus
}
#endif

#endif
