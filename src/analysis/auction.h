/* How an auction has gone so far, derived from its moves: who took what and for how much, and every
 * player's state. */
#ifndef BASTIDE_ANALYSIS_AUCTION_H
#define BASTIDE_ANALYSIS_AUCTION_H

#include "bastide/game.h"

/* Whether a game is between a bazaar's announcement and the placing of its tiles. */
bool auction_is_on(const struct game *game);

/* Whether somebody must decide about tiles now. */
bool auction_is_open(const struct game *game);

/* Whether the current turn plays a tile from a bazaar (BZ10, BZ13). */
bool auction_is_played(const struct game *game);

/* A player's state between two sales. */
enum auction_standing {
    STANDING_IN,       /* has no tile yet */
    STANDING_CHOOSES,  /* must choose a tile */
    STANDING_OFFERED,  /* chose the tile that is bid for */
    STANDING_TO_BID,   /* will be asked */
    STANDING_IS_ASKED, /* must bid or pass */
    STANDING_BID,      /* has bid */
    STANDING_PASSED,
    STANDING_SHORT,    /* cannot bid more and is not asked (option bazaar-bids) */
    STANDING_HAS_TILE, /* is out (BZ8) */
};

/* How a tile was acquired. */
enum auction_way {
    WAY_TAKEN,  /* in a draft (BZ13) */
    WAY_OWN,    /* for the taker's own bid, paid to nobody (BZ6) */
    WAY_BOUGHT, /* by its chooser, from the highest bidder */
    WAY_SOLD,   /* by its chooser, to the highest bidder */
    WAY_FORCED, /* the same, as the chooser could not pay (option bazaar-bids) */
    WAY_LAST,   /* the last tile, for nothing (BZ9) */
};

struct auction_sale {
    uint8_t tile; /* which of those revealed, from 0 */
    uint8_t way;  /* enum auction_way */
    uint8_t taker, other;
    int points;
};

struct auction_course {
    struct auction_sale sale[REVEALED_MAX]; /* in the order made */
    unsigned sales;
    uint8_t standing[PLAYERS_MAX]; /* enum auction_standing */
    int bid[PLAYERS_MAX];          /* of those who have bid for the current tile */
    int before[PLAYERS_MAX];       /* scores when the tiles were revealed */
};

/* The course of a bazaar since its tiles were revealed: call begin with the game at that moment,
 * then pass each move made since, in `before`; to read it, standing with the current game. */
struct auction_course auction_course_begin(const struct game *revealed);
void auction_course_add(struct auction_course *course, const struct game *before, struct move move);
void auction_course_end(struct auction_course *course, const struct game *now);

/* The sale of tile `tile`, or NULL. */
const struct auction_sale *auction_sale_of(const struct auction_course *course, unsigned tile);

/* Whether the tile in hand is one that its player took at the bazaar: one that fitted nowhere was
 * replaced by one from the pile (BZ11). */
bool auction_tile_is_in_hand(const struct game *game);

/* Whether a tile has been chosen or taken already. */
bool auction_has_begun(const struct game *game);

#endif
