#include "training/drill.h"

#include "sets/bazaars/facts_auction.h"
#include "training/tile_group.h"

#include <assert.h>

const char *const practice_drill_names[PRACTICE_DRILLS_COUNT] = {
#define X(drill, word) [DRILL_##drill] = word,
    PRACTICE_DRILLS(X)
#undef X
};

unsigned practice_drill_players(enum practice_drill drill)
{
    return drill == DRILL_SPITE ? PLAYERS_MIN + 1 : PLAYERS_MIN;
}

bool practice_drill_is_possible(enum practice_drill drill, const struct options *options)
{
    return drill == DRILL_NONE || (options_has_bazaars(options) &&
                                   options->value[OPTION_BAZAAR_MODE] == BAZAAR_MODE_AUCTION &&
                                   options->players >= practice_drill_players(drill));
}

bool practice_drill_is_due(enum practice_drill drill, const struct game *game)
{
    return drill == DRILL_SALE    ? game_awaits_settlement(game)
           : drill == DRILL_OFFER ? game_awaits_offer(game)
                                  : drill != DRILL_NONE && game_awaits_bid(game);
}

/* The answers to a decision: moves with the same one differ in points only. */
static unsigned answer_of(struct move move)
{
    return move.verb == VERB_OFFER ? PLAYERS_MAX + move.arg : move.verb;
}

/* What is at stake at the decision due: the best move against the best of another answer. 0: there
 * is none. */
static double worth_of(const struct alternatives *alternatives)
{
    const struct alternative *best = alternatives->alternative, *other = best + 1;
    unsigned player = alternatives->player;
    while (other < best + alternatives->count && answer_of(other->move) == answer_of(best->move))
        other++;
    return other < best + alternatives->count
               ? best->outcome.worth[player] - other->outcome.worth[player]
               : 0;
}

/* A decision that can be drilled: the tile, who bid for it and how much, or what it was opened
 * at. */
struct lead {
    unsigned tile, bidder;
    int points, opening;
};

/* Among those found so far each is as likely to be taken. */
struct drawing {
    const struct drill_wish *wish;
    const struct game *revealed;
    const struct prices *prices;
    struct rng *rng;
    unsigned found;
    struct lead lead; /* the one taken */
    double worth;
};

static bool drill_make(struct drill *drill, struct move move)
{
    if (game_apply(&drill->game, move, NULL) != REFUSAL_NONE)
        return false;
    drill->move[drill->moves++] = move;
    return true;
}

/* Everybody passes but the last to be asked, so that the answer is between them and the chooser. */
static bool pass_to_last(struct drill *drill)
{
    unsigned players = drill->game.options.players;
    unsigned last = (drill->game.bazaar.chooser + players - 1) % players;
    while (game_awaits_bid(&drill->game) && game_actor(&drill->game) != last)
        if (!drill_make(drill, move_plain(VERB_PASS)))
            return false;
    return true;
}

/* Makes the moves up to the decision. False: the rules do not allow them. */
static bool lead_up(struct drill *drill, const struct drawing *drawing, const struct lead *lead)
{
    drill->game = *drawing->revealed;
    drill->moves = 0;
    if (drawing->wish->drill == DRILL_OFFER)
        return true;
    if (!drill_make(drill, move_offer(lead->tile, lead->opening)))
        return false;
    if (drawing->wish->drill == DRILL_SPITE && !pass_to_last(drill))
        return false;
    if (drawing->wish->drill != DRILL_SALE)
        return game_awaits_bid(&drill->game);
    while (game_awaits_bid(&drill->game))
        if (!drill_make(drill, game_actor(&drill->game) == lead->bidder ? move_bid(lead->points)
                                                                        : move_plain(VERB_PASS)))
            return false;
    return game_awaits_settlement(&drill->game);
}

/* A bid for spite: of a tile that the chooser has more use for than the bidder. Gains are against
 * the average over the tiles. */
static bool is_spite(const struct drawing *drawing, const struct game *game)
{
    const double much = 1;
    unsigned tile = game->bazaar.offered, rival = game->bazaar.chooser, bidder = game_actor(game);
    return drawing->prices->worth[rival][tile][rival] >=
           drawing->prices->worth[bidder][tile][bidder] + much;
}

static bool is_wanted(const struct drill *drill, const struct drawing *drawing, double worth)
{
    const struct drill_wish *wish = drawing->wish;
    struct move best = drill->alternatives.alternative[0].move;
    unsigned tile = best.verb == VERB_OFFER ? best.arg : drill->game.bazaar.offered;
    bool acts = best.verb == VERB_BUY || best.verb == VERB_BID;
    return worth >= DRILL_WORTH_LEAST && worth <= DRILL_WORTH_MOST &&
           (wish->drill == DRILL_OFFER || acts == wish->acts) &&
           (wish->group == TILES_OF_ANY ||
            tile_group_of(drill->game.bazaar.tile[tile]) == wish->group) &&
           (wish->drill != DRILL_SPITE || is_spite(drawing, &drill->game));
}

static void consider(struct drill *drill, struct drawing *drawing, const struct lead *lead)
{
    if (!lead_up(drill, drawing, lead))
        return;
    haggling_turn_to(&drill->haggling, &drill->game);
    haggling_list(&drill->haggling, &drill->alternatives);
    double worth = worth_of(&drill->alternatives);
    if (!is_wanted(drill, drawing, worth) || rng_below(drawing->rng, ++drawing->found) > 0)
        return;
    drawing->lead = *lead;
    drawing->worth = worth;
}

/* Somebody other than the chooser. */
static unsigned draw_bidder(const struct drawing *drawing)
{
    unsigned players = drawing->revealed->options.players;
    return (drawing->revealed->bazaar.chooser + 1 + rng_below(drawing->rng, players - 1)) % players;
}

/* All bids for all tiles, or openings of them, that come into question. */
static void consider_all(struct drill *drill, struct drawing *drawing)
{
    bool is_sale = drawing->wish->drill == DRILL_SALE;
    struct lead lead = {.bidder = draw_bidder(drawing)};
    if (drawing->wish->drill == DRILL_OFFER) {
        consider(drill, drawing, &lead);
        return;
    }
    for (lead.tile = 0; lead.tile < drawing->revealed->bazaar.tiles; lead.tile++)
        for (lead.points = is_sale; lead.points <= drill->haggling.most; lead.points++) {
            lead.opening =
                is_sale ? (int)rng_below(drawing->rng, (unsigned)lead.points) : lead.points;
            consider(drill, drawing, &lead);
        }
}

bool practice_drill_find(struct drill *drill, const struct drill_wish *wish,
                         const struct game *revealed, const struct prices *prices, struct rng *rng)
{
    struct drawing drawing = {
        .wish = wish, .revealed = revealed, .prices = prices, .rng = rng, .found = 0};
    assert(wish->drill != DRILL_NONE && game_awaits_offer(revealed));
    haggling_begin(&drill->haggling, revealed, prices);
    consider_all(drill, &drawing);
    if (drawing.found == 0)
        return false;
    lead_up(drill, &drawing, &drawing.lead);
    drill->worth = drawing.worth;
    return true;
}
