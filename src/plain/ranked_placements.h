/* Where the tile in hand can go, the most interesting first: squares by the best that can be done
 * on each, and on each square the rotations that differ. In a game without the aid of knowing what
 * choices are worth, they come from north to south, and what they bring is not told. */
#ifndef BASTIDE_PLAIN_RANKED_PLACEMENTS_H
#define BASTIDE_PLAIN_RANKED_PLACEMENTS_H

#include "analysis/position.h"
#include "plain/tile_words.h"
#include "play/session.h"

struct ranked_placement {
    struct square at;
    uint8_t orientation;
    bool needs_bridge;
    struct move bridge; /* the one that it needs (BR6) */
    int interest;       /* greater is listed before */
};

struct ranked_placements {
    unsigned count;
    unsigned squares;
    struct ranked_placement placement[MOVE_LIST_SIZE]; /* those of a square side by side */
};

/* Ranks those of a position in PHASE_PLACE; `head` has the aids of its game. */
void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            const struct record_head *head);

/* How many of them are on the square of number `first`, the first of them. */
unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first);

/* The first one on that square; `count` where there is none. */
unsigned ranked_placements_at(const struct ranked_placements *placements, struct square at);

enum { PLACEMENT_WORDS_SIZE = 640 };

struct placement_words {
    char text[PLACEMENT_WORDS_SIZE];
};

/* What it joins, needs and completes: "joins the road to the west (2 tiles, Ann); meets fields.
 * Completes: road 3 to Ann". */
struct placement_words placement_words(const struct ranked_placement *placement,
                                       const struct session *session, const struct seats *seats);

#endif
