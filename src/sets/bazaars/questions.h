/* Questions about bazaars (BZ). */
#ifndef BASTIDE_BAZAARS_QUESTIONS_H
#define BASTIDE_BAZAARS_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_announced       bastide_game_announced
#define game_bid_limits      bastide_game_bid_limits
#define game_purse           bastide_game_purse
#define game_take_offer_back bastide_game_take_offer_back

#ifdef __cplusplus
extern "C" {
#endif

/* Whether bazaars are in play (ED). */
static inline bool options_has_bazaars(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_BAZAARS] == BAZAARS_YES;
}

/* What a bazaar awaits: the tiles revealed; the chooser's tile and first bid; a bid or a pass; the
 * chooser to buy or sell; the drafter's tile. */
static inline bool game_awaits_reveal(const struct game *game)
{
    return game->turn.phase == PHASE_REVEAL;
}

static inline bool game_awaits_offer(const struct game *game)
{
    return game->turn.phase == PHASE_OFFER;
}

static inline bool game_awaits_bid(const struct game *game)
{
    return game->turn.phase == PHASE_BID;
}

static inline bool game_awaits_settlement(const struct game *game)
{
    return game->turn.phase == PHASE_SETTLE;
}

static inline bool game_awaits_draft(const struct game *game)
{
    return game->turn.phase == PHASE_DRAFT;
}

/* Whether a bazaar is being held: from its reveal until its last tile is played (BZ4-BZ10). */
static inline bool game_holds_bazaar(const struct game *game)
{
    return game->bazaar.host != NOBODY;
}

/* Takes back what is offered and bid for a tile: its chooser is to choose again. Nothing in a
 * draft. */
void game_take_offer_back(struct game *game);

/* The legal bids at `offer` and `bid`: from `least` to `most`; unlimited is BIDS_MAX. At any other
 * time `most` is less than `least`. */
enum { BIDS_MAX = 999 };
struct bid_limits {
    int least, most;
};
struct bid_limits game_bid_limits(const struct game *game);

/* The most `player` may bid now: unlimited, or the player's score but never below 0 (option
 * bazaar-bids). Players who cannot raise the highest bid are not asked. */
int game_purse(const struct game *game, unsigned player);

/* How many tiles a bazaar reveals (BZ4). */
static inline unsigned game_reveal_count(const struct game *game)
{
    return game->options.players;
}

/* The hosts of auctions still to come, in their order, without the one being held (TB9, TB10).
 * Returns how many there are. */
unsigned game_announced(const struct game *game, uint8_t hosts[BAZAARS_MAX]);

/* Tile `number` of the revealed ones, from 0. */
static inline struct move move_offer(unsigned number, int points)
{
    struct move move = move_with(VERB_OFFER, number);
    move.points = (int16_t)points;
    return move;
}

static inline struct move move_bid(int points)
{
    struct move move = move_plain(VERB_BID);
    move.points = (int16_t)points;
    return move;
}

static inline struct move move_take(unsigned number)
{
    return move_with(VERB_TAKE, number);
}

#ifdef __cplusplus
}
#endif

#endif
