/* How an auction has gone so far, derived from its moves: who took what and for how much, and every
 * player's state; and sales as people remember them. */
#ifndef BASTIDE_BAZAARS_FACTS_AUCTION_H
#define BASTIDE_BAZAARS_FACTS_AUCTION_H

#include "facts/score_table.h"

/* Whether a game is between a bazaar's announcement and the placing of its tiles. */
bool auction_is_on(const struct game *game);

/* Whether a player must decide about tiles now. */
bool auction_is_open(const struct game *game);

/* Whether a tile has been offered that is still bid for, or to be settled (BZ5, BZ6). */
bool auction_is_offered(const struct game *game);

/* Whether the current turn plays a tile from a bazaar (BZ10, BZ13). */
bool auction_is_played(const struct game *game);

/* Whether nobody will decide about tiles of the bazaar any more: all but the last one are taken. */
bool auction_is_decided(const struct game *game);

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

struct auction_account {
    struct auction_sale sale[REVEALED_MAX]; /* in the order made */
    unsigned sales;
    uint8_t standing[PLAYERS_MAX]; /* since the last sale: STANDING_IN, _BID or _PASSED */
    int bid[PLAYERS_MAX];          /* of those who have bid for the current tile */
    int before[PLAYERS_MAX];       /* scores when the tiles were revealed */
    size_t told;                   /* moves of the session that it has followed */
};

/* The account of a bazaar since its tiles were revealed: call begin with the game at that moment,
 * then tell each move made since, with the game before it, the one after it, and what it did. */
struct auction_account auction_account_begin(const struct game *revealed);
void auction_account_add(struct auction_account *account, const struct game *before,
                         struct move move, const struct game *after, const struct event *event,
                         size_t events);

/* Where a player stands now, with the current game. */
enum auction_standing auction_standing(const struct auction_account *account,
                                       const struct game *game, unsigned player);

/* The points that a player has got at the bazaar, less those paid. */
int auction_balance(const struct auction_account *account, unsigned player);

/* The sale of tile `tile`, or NULL. */
const struct auction_sale *auction_sale_of(const struct auction_account *account, unsigned tile);

/* Whether the tile in hand is one that its player took at the bazaar: one that fitted nowhere was
 * replaced by one from the pile (BZ11), and one for a second part is drawn (TB10). */
bool auction_tile_is_in_hand(const struct game *game);

/* Whether a tile has been chosen or taken already. */
bool auction_has_begun(const struct game *game);

/* One way in which the current sale can end. */
struct auction_deal {
    uint8_t taker, other; /* who pays, and to whom: NOBODY for the own bid (BZ6) */
    int points;
};

/* The ways in which it ends, if the player who decides bids `bid` and nobody bids more; while the
 * chooser settles, with the highest bid in its place. The first gives the tile to the highest
 * bidder, the second to the chooser: there is none where the chooser has the highest bid, or cannot
 * pay it (option bazaar-bids). No way in a draft. Returns how many. */
unsigned auction_deals(const struct game *game, int bid, struct auction_deal deal[2]);

/* The players without a tile, clockwise from the chooser. If they are two and tiles are sold, the
 * one who does not take the next one gets the last for nothing (BZ9). Returns how many. */
unsigned auction_without_tile(const struct game *game, uint8_t player[PLAYERS_MAX]);

/* The tiles of a bazaar that nobody owns yet, and the players who own none: as masks, by the tile's
 * number and by seat. There are as many of one as of the other. */
unsigned auction_tiles_left(const struct game *game);
unsigned auction_players_left(const struct game *game);

/* The tile that is left when tile `tile` is taken, or NOBODY: several are. */
unsigned auction_last_tile(const struct game *game, unsigned tile);

/* The players in the order in which they place their tiles (BZ10, BZ13). Returns how many: 0 where
 * the first taker begins and nobody has taken a tile. */
unsigned auction_order(const struct game *game, uint8_t player[PLAYERS_MAX]);

/* Whether nobody has begun to place that of the revealed tiles. */
bool auction_tile_is_unplaced(const struct game *game, unsigned tile);

/* The game as it would stand if `player` had revealed tile `tile` in hand now, in a turn of their
 * own: what it fits, and what it would complete, can be asked as in any turn. */
void auction_try(struct game *then, const struct game *game, unsigned tile, unsigned player);

/* What a tile won for a bid has cost on average, in tenths of a point. */
long career_average_price(const struct career *career);

/* The sale of a tile at a bazaar as people remember it: who took the tile, for how many points, and
 * who was paid them; and moves that lead there. In which order the others bid is lost, so it is
 * made up: the chooser opens with nothing, unless that bid won; only the bidder who matters bids.
 */

/* Why a sale cannot have been like that (BZ5-BZ9, option bazaar-bids). */
enum sale_fault {
    SALE_NO_FAULT,
    SALE_WRONG_MOMENT,  /* no tile is chosen and sold now */
    SALE_NO_TILE,       /* it is not among those that are left */
    SALE_HAS_TILE,      /* the taker, or who was paid, had a tile already */
    SALE_NO_CHOOSER,    /* neither of them chose the tile */
    SALE_TOO_LOW,       /* the chooser opens with 0 at the least, and others bid more */
    SALE_BIDDER_SHORT,  /* the other player could not bid so much */
    SALE_CHOOSER_SHORT, /* the chooser could not pay so much */
};

/* The offer, a bid or a pass of each other player, and what the chooser decides. */
enum { SALE_MOVES_MAX = PLAYERS_MAX + 1 };

struct sale_moves {
    struct move move[SALE_MOVES_MAX];
    unsigned count;
};

/* The moves that sell tile `tile` (from 0) in that way, at `offer`. With a fault there are none. */
enum sale_fault sale_find(const struct game *game, unsigned tile, struct auction_deal deal,
                          struct sale_moves *moves);

/* The points that are possible between these two at `offer`; `most` is less than `least` where none
 * are. */
struct bid_limits sale_limits(const struct game *game, unsigned taker, unsigned other);

/* Who can have taken the next tile, and who was paid, at `offer`; with the least points each. First
 * the chooser for the own bid, then clockwise the others from the chooser, then the chooser from
 * the others. Returns how many there are. */
enum { SALE_WAYS_MAX = 2 * PLAYERS_MAX - 1 };
unsigned sale_ways(const struct game *game, struct auction_deal way[SALE_WAYS_MAX]);

#endif
