/* Hills & Sheep, for the slow game (HS): what it keeps, and what its other files ask. */
#ifndef BASTIDE_TESTS_SLOW_HILLS_H
#define BASTIDE_TESTS_SLOW_HILLS_H

#include "support/slow_map.h"

struct slow_game;
struct slow_question;

enum { SLOW_TOKENS = 18 };

/* A token with sheep that lies beside a shepherd. */
struct slow_token {
    uint8_t player, sheep;
};

struct slow_hills {
    unsigned under; /* tiles under hills (HS10) */
    struct slow_token token[SLOW_TOKENS];
    unsigned tokens;
    bool at_once;                   /* the token due is that of a shepherd just deployed (HS3) */
    bool decided;                   /* what HS4 demands in this turn is done */
    unsigned hidden, drawn, wolves; /* with the last move */
};

/* A move is about to be made; a tile was laid; a shepherd was deployed; nothing more is built: what
 * OR5 puts before PD4. */
void slow_hills_forget(struct slow_game *slow);
void slow_hills_tile_laid(struct slow_game *slow);
void slow_hills_deployed(struct slow_game *slow);
void slow_hills_built(struct slow_game *slow);

/* The map's followers on hills, by the option hill-tie (HS11). */
void slow_hills_mark(struct slow_game *slow);

/* Whether a shepherd may stand in that feature (HS2); a figure goes home. */
bool slow_hills_may_stand(const struct slow_game *slow, unsigned feature);
void slow_hills_leaves(struct slow_game *slow, struct slow_follower follower);

/* The phases `bag` and `flock`. */
struct slow_question slow_hills_question(const struct slow_game *slow);
void slow_hills_legal(const struct slow_game *slow, struct move_list *moves);
void slow_hills_play(struct slow_game *slow, struct move move);

/* How many tokens of a kind are in the bag: those with 1 to 4 sheep, or 0: the wolf. */
unsigned slow_hills_left(const struct slow_game *slow, unsigned sheep);

#endif
