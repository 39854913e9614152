/* Whose everything is: a view of the board that tints features in their owners' colours. */
#ifndef BASTIDE_TUI_TERRITORY_H
#define BASTIDE_TUI_TERRITORY_H

#include "bastide/game.h"
#include "tui/board/node_mask.h"

/* What is looked at. */
enum territory_kind {
    TERRITORY_NONE,
    TERRITORY_FEATURES, /* roads, cities, castles and monasteries */
    TERRITORY_FIELDS,   /* fields, and the cities and castles that pay for them */
    TERRITORIES
};

/* An owned field: where what it is worth is written. */
struct field_worth {
    uint16_t node; /* one of the field's, where its first follower stands */
    int16_t points;
};

struct territory {
    enum territory_kind kind;
    uint8_t owners[NODES_MAX]; /* of each node: mask of the players who would be paid for its
                                  feature if the game ended now; 0: nobody */
    struct node_mask paying;   /* nodes of the cities and castles that pay for an owned field */
    struct field_worth worth[FOLLOWERS_MAX];
    unsigned worths;
};

/* The kind that follows, round and round. */
enum territory_kind territory_next(enum territory_kind kind);

struct territory territory_of(const struct game *game, enum territory_kind kind);

/* Whose colour a node has at such a place: features with several owners are striped slantwise,
 * `width` columns or rows for each. The node has an owner. */
unsigned territory_owner_at(const struct territory *territory, unsigned node, int x, int y,
                            int width);

#endif
