/* An auction as it was held: its decisions, and what is known of them without values. */
#include "training/auction_review.h"

#include "sets/bazaars/facts_auction.h"

#include <assert.h>
#include <string.h>

bool auction_held_is_draft(const struct auction_held *held)
{
    return held->decisions > 0 && game_awaits_draft(&held->before[0]);
}

void auction_held_add(struct auction_held *held, const struct game *before, struct move move)
{
    if (move.verb == VERB_REVEAL)
        held->decisions = held->given = 0;
    if (valuing_subject_of(before) != VALUING_TILES)
        return;
    assert(held->decisions < AUCTION_DECISIONS_MAX);
    held->before[held->decisions] = *before;
    held->move[held->decisions++] = move;
}

bool auction_held_has_fault(const struct auction_held *held)
{
    bool has_fault = false;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        has_fault |= held->fault[p] != 0;
    return has_fault;
}

unsigned auction_held_valuings(const struct auction_held *held)
{
    return auction_held_is_draft(held) ? held->decisions : held->decisions > 0;
}

/* What is known without values. */

static bool has_opening(const struct game *game)
{
    return game_awaits_offer(game) && game_bid_limits(game).most > 0;
}

static enum decision_kind kind_of(const struct game *game)
{
    return game_awaits_bid(game)          ? DECISION_BID
           : game_awaits_settlement(game) ? DECISION_SALE
                                          : DECISION_CHOICE;
}

unsigned auction_held_tile(const struct game *game, struct move move)
{
    return move.verb == VERB_OFFER || move.verb == VERB_TAKE ? move.arg : game->bazaar.offered;
}

static void add_judgement(struct auction_review *review, enum decision_kind kind,
                          const struct auction_held *held, unsigned step)
{
    struct judgement *judgement = &review->judgement[review->judgements++];
    *judgement = (struct judgement){
        .kind = (uint8_t)kind,
        .player = (uint8_t)game_actor(&held->before[step]),
        .step = (uint16_t)step,
        .turn = (tile_number)game_turn(&held->before[step]),
        .made = held->move[step],
        .best = held->move[step],
        .loss = {0, -1},
        .players = (uint8_t)auction_players_left(&held->before[step]),
        .tile = (uint8_t)auction_held_tile(&held->before[step], held->move[step]),
        .bidder = NOBODY};
    memset(judgement->leads.tile, NOBODY, sizeof judgement->leads.tile);
}

/* The last tile goes to the last player, in a draft only after a turn. */
static void take_last_tile(struct auction_review *review, const struct game *after)
{
    unsigned tiles = auction_tiles_left(after), players = auction_players_left(after);
    if (tiles != 0 && (tiles & (tiles - 1)) == 0)
        review->gain[__builtin_ctz(players)].tile = (uint8_t)__builtin_ctz(tiles);
}

static void find_gains(struct auction_review *review, const struct auction_held *held)
{
    unsigned last = held->decisions - 1;
    struct game after = held->before[last];
    enum refusal refusal = game_apply(&after, held->move[last], NULL);
    assert(refusal == REFUSAL_NONE);
    (void)refusal;
    for (unsigned p = 0; p < review->players; p++)
        review->gain[p] = (struct auction_gain){.tile = NOBODY,
                                                .points = auction_held_is_draft(held)
                                                              ? 0
                                                              : after.player[p].score -
                                                                    held->before[0].player[p].score,
                                                .margin = {0, -1}};
    for (uint8_t t = 0; t < review->tiles; t++)
        if (after.bazaar.owner[t] != NOBODY)
            review->gain[after.bazaar.owner[t]].tile = t;
    take_last_tile(review, &after);
}

void auction_review_begin(struct auction_review *review, const struct auction_held *held)
{
    assert(held->decisions > 0);
    review->is_solved = review->has_all_orders = false;
    review->playouts = 0;
    review->players = held->before[0].options.players;
    review->tiles = held->before[0].bazaar.tiles;
    review->left = held->before[0].pile.tiles;
    review->judgements = 0;
    review->parts = auction_held_valuings(held);
    memset(review->part, 0, sizeof review->part);
    for (unsigned t = 0; t < review->tiles; t++)
        for (unsigned p = 0; p < review->players; p++)
            review->tile[t][p].is_known = false;
    for (unsigned step = held->given; step < held->decisions; step++) {
        add_judgement(review, kind_of(&held->before[step]), held, step);
        if (has_opening(&held->before[step]))
            add_judgement(review, DECISION_OPENING, held, step);
    }
    find_gains(review, held);
}
