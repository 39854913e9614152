/* Where the tile in hand can go, most interesting first: squares ranked by their best placement,
 * and on each square the rotations that differ. With the aid `worth` off they are listed from north
 * to south, without what they bring. */
#ifndef BASTIDE_PLAIN_RANKED_PLACEMENTS_H
#define BASTIDE_PLAIN_RANKED_PLACEMENTS_H

#include "facts/position.h"
#include "plain/tile_words.h"
#include "play/session.h"

struct ranked_placement {
    struct square at;
    uint8_t orientation;
    bool is_forced;     /* it needs an action (turn.forced), */
    struct move forced; /* this one */
    int interest;       /* higher is listed first */
};

struct ranked_placements {
    unsigned count;
    unsigned squares;
    struct ranked_placement placement[MOVE_LIST_SIZE]; /* grouped by square */
};

/* Ranks the placements of a position that awaits one; `head` has the game's aids. */
void ranked_placements_find(struct ranked_placements *placements, const struct position *position,
                            const struct record_head *head);

/* How many placements are on the square of placement `first`, the first of its group. */
unsigned ranked_placements_on_square(const struct ranked_placements *placements, unsigned first);

/* The first placement on that square; `count` if there is none. */
unsigned ranked_placements_at(const struct ranked_placements *placements, struct square at);

enum { PLACEMENT_WORDS_SIZE = 640 };

struct placement_words {
    char text[PLACEMENT_WORDS_SIZE];
};

/* What the placement joins, needs and completes: "joins the road to the west (2 tiles, Ann); meets
 * fields. Completes: road 3 to Ann". */
struct placement_words placement_words(const struct ranked_placement *placement,
                                       const struct session *session, const struct seats *seats);

#endif
