/* Questions about dragon, fairy, princesses and portals (PD). */
#ifndef BASTIDE_DRAGON_QUESTIONS_H
#define BASTIDE_DRAGON_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_dragon_at         bastide_game_dragon_at
#define game_dragon_eats       bastide_game_dragon_eats
#define game_dragon_flies_over bastide_game_dragon_flies_over
#define game_fairy             bastide_game_fairy
#define game_flight_steps      bastide_game_flight_steps
#define game_tiles_asleep      bastide_game_tiles_asleep
#define move_fairy             bastide_move_fairy
#define move_remove            bastide_move_remove

#ifdef __cplusplus
extern "C" {
#endif

/* Whether dragon and fairy are in play. */
static inline bool options_has_dragon(const struct options *options)
{
    return options_has_set(options, SET_DRAGON);
}

/* What is awaited: a step of the dragon's flight (PD5). */
static inline bool game_awaits_flight(const struct game *game)
{
    return game->turn.phase == PHASE_DRAGON;
}

/* Where the dragon is; false, with `at` unchanged, before it has come (PD2). */
bool game_dragon_at(const struct game *game, struct square *at);

/* How many tiles of the pile cannot come before the first volcano (PD3). */
unsigned game_tiles_asleep(const struct game *game);

/* Whether a tile lies on that square over which the dragon flies: any that has segments. */
bool game_dragon_flies_over(const struct game *game, struct square at);

/* Where the dragon may fly now (PD5); returns how many squares there are. 0 if it does not fly. */
unsigned game_flight_steps(const struct game *game, struct square steps[EDGES]);

/* Whether the dragon sends the figure with that number in game.followers home when it comes to its
 * tile: all but the lords of castles (PD6). */
bool game_dragon_eats(const struct game *game, unsigned follower);

/* Where the fairy is (PD13, PD14, PD19). */
struct fairy_place {
    bool is_there;     /* on the board */
    struct square at;  /* her tile */
    unsigned follower; /* the number in game.followers of the one beside her, or FOLLOWERS_MAX */
};
struct fairy_place game_fairy(const struct game *game);

/* The moves of the set. */
static inline struct move move_dragon(struct square at)
{
    return move_on_square(VERB_DRAGON, at, 0);
}

static inline struct move move_portal(enum figure figure, struct square at, unsigned segment)
{
    struct move move = move_on_square(VERB_PORTAL, at, segment);
    move.figure = (uint8_t)figure;
    return move;
}

/* By the number of the follower in game.followers. */
struct move move_remove(const struct game *game, unsigned follower);
struct move move_fairy(const struct game *game, unsigned follower);

#ifdef __cplusplus
}
#endif

#endif
