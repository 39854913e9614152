#include "training/auction_review.h"

#include "bots/appraisal.h"
#include "sets/bazaars/bot_bargain.h"
#include "sets/bazaars/bot_faults.h"

/* Tiles. */

static bool is_open_to(const struct game *game, unsigned tile, unsigned player)
{
    return auction_tiles_left(game) >> tile & 1u && auction_players_left(game) >> player & 1u;
}

/* In a draft a later choice knows better, as long as both are still there. */
static bool is_known_later(const struct auction_held *held, unsigned number, unsigned tile,
                           unsigned player)
{
    return auction_held_is_draft(held) && number + 1 < held->decisions &&
           is_open_to(&held->before[number + 1], tile, player);
}

static void find_tile(struct tile_worth *worth, const struct valuing *valuing, unsigned tile,
                      unsigned player)
{
    unsigned against = valuing_best_other(valuing, player, tile);
    worth->is_known = true;
    worth->against = (uint8_t)against;
    worth->worth = valuing_tile(valuing, player, tile, against, player);
    worth->at_once = valuing_tile_at_once(valuing, player, tile, against, player);
    worth->turn = *valuing_best_turn(valuing, player, tile, &worth->then);
}

static void find_tiles(struct auction_review *review, const struct auction_held *held,
                       const struct valuing *valuing, unsigned number)
{
    for (unsigned t = 0; t < review->tiles; t++)
        for (unsigned p = 0; p < review->players; p++)
            if (is_open_to(&held->before[number], t, p) && !is_known_later(held, number, t, p))
                find_tile(&review->tile[t][p], valuing, t, p);
}

/* The decisions that a valuing is for: from `first` to before `end`. */
struct span {
    unsigned first, end;
};

static struct span span_of(const struct auction_held *held, unsigned number)
{
    return auction_held_is_draft(held) ? (struct span){number, number + 1}
                                       : (struct span){held->given, held->decisions};
}

/* Decisions. An offer is two: which tile, held against the best offer; and the opening, held
 * against the best opening for that tile. */

enum rank { BEST, BEST_OF_TILE, MADE, SOUND, RANKS };

/* A decision, the moves that matter at it, and what they lead to. */
struct compared {
    struct move move[RANKS];
    struct outcome outcome[RANKS];
    struct spread tile, opening, below, gain;
};

struct comparison {
    struct span span;
    bool has_fault; /* somebody; else what is sound is what is best */
    struct compared decision[AUCTION_DECISIONS_MAX];
    struct spread change[PLAYERS_MAX];
};

static double difference(const struct outcome outcome[RANKS], enum rank better, enum rank worse,
                         unsigned player)
{
    return outcome[better].worth[player] - outcome[worse].worth[player];
}

static const struct alternative *best_of_tile(const struct alternatives *alternatives,
                                              struct move made)
{
    unsigned a = 0;
    if (made.verb == VERB_OFFER)
        while (alternatives->alternative[a].move.arg != made.arg)
            a++;
    return &alternatives->alternative[a];
}

static void know_faults(struct prices *prices, const struct auction_held *held)
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        prices_give_fault(prices, p, held->fault[p]);
}

/* What would be best if nobody had a fault; the prices know of none yet. */
static void find_sound_moves(const struct auction_held *held, struct auction_theory *theory,
                             struct comparison *comparison)
{
    struct span span = comparison->span;
    if (!comparison->has_fault)
        return;
    haggling_begin(&theory->haggling, &held->before[span.first], &theory->prices);
    for (unsigned step = span.first; step < span.end; step++) {
        haggling_turn_to(&theory->haggling, &held->before[step]);
        comparison->decision[step].move[SOUND] = haggling_best(&theory->haggling).move;
    }
}

/* `sound`: NULL, or what was best if nobody had a fault. */
static struct compared auction_review_compare(struct auction_theory *theory, struct move made,
                                              const struct move *sound)
{
    struct alternatives *alternatives = &theory->alternatives;
    haggling_list(&theory->haggling, alternatives);
    const struct alternative *best = &alternatives->alternative[0];
    const struct alternative *of_tile = best_of_tile(alternatives, made);
    return (struct compared){
        .move = {best->move, of_tile->move, made, sound != NULL ? *sound : best->move},
        .outcome = {best->outcome, of_tile->outcome, haggling_outcome(&theory->haggling, made),
                    sound != NULL ? haggling_outcome(&theory->haggling, *sound) : best->outcome}};
}

/* Who may bid for a tile offered, and may bid most against that opening. */
static uint8_t best_placed(struct haggling *haggling, const struct game *game, struct move offer)
{
    uint8_t best = NOBODY;
    int highest = 0;
    for (uint8_t p = 0; p < game->options.players; p++) {
        if (!auction_has_terms(game, offer.arg, p))
            continue;
        struct terms terms = haggling_terms(haggling, offer.arg, p, offer.points);
        if (best == NOBODY || terms.highest > highest) {
            best = p;
            highest = terms.highest;
        }
    }
    return best;
}

/* Of an opening, after it was made. */
static struct terms terms_of(const struct judgement *judgement, struct haggling *haggling)
{
    int opening = judgement->kind == DECISION_OPENING ? judgement->made.points : 0;
    return haggling_terms(haggling, auction_held_tile(haggling->game, judgement->made),
                          judgement->bidder, opening);
}

static void find_terms(struct judgement *judgement, struct haggling *haggling)
{
    const struct game *game = haggling->game;
    judgement->has_terms = judgement->kind != DECISION_CHOICE;
    if (!judgement->has_terms)
        return;
    judgement->bidder = judgement->kind == DECISION_BID ? judgement->player
                        : judgement->kind == DECISION_SALE
                            ? game->bazaar.bidder
                            : best_placed(haggling, game, judgement->made);
    struct terms terms = terms_of(judgement, haggling);
    judgement->buy_below.mean = terms.buy_below;
    judgement->limit = bid_limit_of(&terms);
}

/* The judgements of a decision: the first, and how many. */
static struct judgement *judgements_of(struct auction_review *review, unsigned step,
                                       unsigned *count)
{
    unsigned j = 0;
    while (review->judgement[j].step != step)
        j++;
    *count = j + 1 < review->judgements && review->judgement[j + 1].step == step ? 2 : 1;
    return &review->judgement[j];
}

static void compare_all(struct auction_review *review, const struct auction_held *held,
                        struct auction_theory *theory, struct comparison *comparison)
{
    struct span span = comparison->span;
    haggling_begin(&theory->haggling, &held->before[span.first], &theory->prices);
    for (unsigned step = span.first; step < span.end; step++) {
        unsigned count;
        struct judgement *judgement = judgements_of(review, step, &count);
        haggling_turn_to(&theory->haggling, &held->before[step]);
        struct move sound = comparison->decision[step].move[SOUND];
        comparison->decision[step] =
            auction_review_compare(theory, held->move[step], comparison->has_fault ? &sound : NULL);
        for (unsigned j = 0; j < count; j++)
            find_terms(&judgement[j], &theory->haggling);
    }
}

/* The terms of the last judgement of a decision: only that of an opening has any. */
static void compare_terms(struct auction_review *review, unsigned step,
                          struct auction_theory *theory, struct compared *compared)
{
    unsigned count;
    struct judgement *judgement = judgements_of(review, step, &count) + count - 1;
    if (!judgement->has_terms)
        return;
    struct terms terms = terms_of(judgement, &theory->haggling);
    spread_add(&compared->below, &theory->prices_again, terms.buy_below);
    bid_limit_widen(&judgement->limit, &terms);
}

/* The same moves, with other prices. */
static void compare_again(struct auction_review *review, const struct auction_held *held,
                          struct auction_theory *theory, struct comparison *comparison)
{
    struct span span = comparison->span;
    int most = theory->haggling.most;
    double change[PLAYERS_MAX] = {0};
    haggling_begin(&theory->haggling, &held->before[span.first], &theory->other_prices);
    if (theory->haggling.most < most)
        theory->haggling.most = most;
    for (unsigned step = span.first; step < span.end; step++) {
        struct compared *compared = &comparison->decision[step];
        unsigned player = game_actor(&held->before[step]);
        struct outcome again[RANKS];
        haggling_turn_to(&theory->haggling, &held->before[step]);
        again[BEST] = haggling_outcome(&theory->haggling, compared->move[BEST]);
        for (unsigned rank = BEST + 1; rank < RANKS; rank++)
            again[rank] = rank == SOUND && !comparison->has_fault
                              ? again[BEST]
                              : haggling_outcome(&theory->haggling, compared->move[rank]);
        spread_add(&compared->tile, &theory->prices_again,
                   difference(again, BEST, BEST_OF_TILE, player));
        spread_add(&compared->opening, &theory->prices_again,
                   difference(again, BEST_OF_TILE, MADE, player));
        spread_add(&compared->gain, &theory->prices_again, difference(again, BEST, SOUND, player));
        compare_terms(review, step, theory, compared);
        for (unsigned p = 0; p < review->players; p++)
            change[p] += difference(again, MADE, BEST, p);
    }
    for (unsigned p = 0; p < review->players; p++)
        spread_add(&comparison->change[p], &theory->prices_again, change[p]);
}

/* What it changes for the player to get the tile and not the best other that is left. */
static struct estimate worth_of(const struct valuing *valuing, const struct game *game,
                                unsigned player, unsigned tile)
{
    struct estimate least = {0, -1};
    bool is_first = true;
    for (unsigned t = 0; t < game->bazaar.tiles; t++) {
        if (t == tile || !is_open_to(game, t, player))
            continue;
        struct estimate worth = valuing_tile(valuing, player, tile, t, player);
        least = is_first || worth.mean < least.mean ? worth : least;
        is_first = false;
    }
    return least;
}

/* What surely lost is beyond the limit, and what surely would not have is within it; neither is
 * said of what is too close to call. */
static void limit_obey_verdict(struct judgement *judgement, const struct game *game)
{
    struct bid_limit *limit = &judgement->limit;
    struct move made = judgement->made, best = judgement->best;
    bool is_open = judgement_is_too_close(judgement);
    int below = made.points - 1 > game->bazaar.bid ? made.points - 1 : -1;
    if (judgement->kind != DECISION_BID || judgement->loss.within < 0 || move_equal(made, best))
        return;
    if (best.verb == VERB_PASS && !is_open)
        limit->most = limit->most < below ? limit->most : below;
    else if (best.verb == VERB_PASS)
        limit->most = limit->most > made.points ? limit->most : made.points;
    else if (made.verb == VERB_PASS)
        limit->least = is_open ? -1 : limit->least > best.points ? limit->least : best.points;
}

static void judge(struct judgement *judgement, const struct game *game,
                  const struct compared *compared, const struct valuing *valuing)
{
    bool is_choice = judgement->kind == DECISION_CHOICE && judgement->made.verb == VERB_OFFER;
    enum rank better = judgement->kind == DECISION_OPENING ? BEST_OF_TILE : BEST,
              worse = is_choice ? BEST_OF_TILE : MADE;
    const struct spread *spread = is_choice ? &compared->tile : &compared->opening;
    judgement->best = compared->move[better];
    judgement->leads = compared->outcome[better];
    judgement->tile = (uint8_t)auction_held_tile(game, judgement->best);
    for (unsigned p = 0; p < game->options.players; p++)
        if (judgement->players >> p & 1u)
            judgement->worth[p] = worth_of(valuing, game, p, judgement->tile);
    judgement->loss = auction_prices_estimate(
        valuing, difference(compared->outcome, better, worse, judgement->player), spread);
    judgement->depends = auction_prices_depend(valuing, spread);
    judgement->buy_below =
        auction_prices_estimate(valuing, judgement->buy_below.mean, &compared->below);
    limit_obey_verdict(judgement, game);
    judgement->sound = compared->move[SOUND];
    judgement->against = compared->move[BEST];
    judgement->gain = auction_prices_estimate(
        valuing, difference(compared->outcome, BEST, SOUND, judgement->player), &compared->gain);
}

static void judge_all(struct auction_review *review, const struct auction_held *held,
                      const struct comparison *comparison, const struct valuing *valuing,
                      struct review_part *part)
{
    double change[PLAYERS_MAX] = {0};
    for (unsigned step = comparison->span.first; step < comparison->span.end; step++) {
        const struct compared *compared = &comparison->decision[step];
        unsigned count;
        struct judgement *judgement = judgements_of(review, step, &count);
        for (unsigned j = 0; j < count; j++)
            judge(&judgement[j], &held->before[step], compared, valuing);
        for (unsigned p = 0; p < review->players; p++)
            change[p] += difference(compared->outcome, MADE, BEST, p);
    }
    for (unsigned p = 0; p < review->players; p++)
        part->change[p] = auction_prices_estimate(valuing, change[p], &comparison->change[p]);
}

/* The whole of its parts, whose luck has nothing to do with each other's. */
static struct estimate sum_of_changes(const struct auction_review *review, unsigned player)
{
    struct estimate sum = {0, 0};
    for (unsigned number = 0; number < review->parts; number++) {
        struct estimate change = review->part[number].change[player];
        bool is_unknown = sum.within < 0 || change.within < 0 || review->part[number].playouts == 0;
        sum.mean += change.mean;
        sum.within = is_unknown
                         ? -1
                         : power_of(sum.within * sum.within + change.within * change.within, 0.5);
    }
    return sum;
}

static void add_up(struct auction_review *review)
{
    review->is_solved = review->has_all_orders = true;
    review->playouts = 0;
    for (unsigned number = 0; number < review->parts; number++) {
        review->is_solved = review->is_solved && review->part[number].is_solved;
        review->has_all_orders = review->has_all_orders && review->part[number].has_all_orders;
        review->playouts += review->part[number].playouts;
    }
    for (unsigned p = 0; p < review->players; p++)
        review->gain[p].margin = sum_of_changes(review, p);
    for (unsigned j = 0; j < review->judgements; j++)
        review->judgement[j].is_exact = review->is_solved;
}

void auction_review_find(struct auction_review *review, const struct auction_held *held,
                         const struct valuing *valuing, unsigned number,
                         struct auction_theory *theory)
{
    struct comparison comparison = {.span = span_of(held, number),
                                    .has_fault = auction_held_has_fault(held)};
    struct review_part *part = &review->part[number];
    part->is_solved = valuing_is_solved(valuing);
    part->has_all_orders = valuing_has_all_orders(valuing);
    part->playouts = valuing_playouts(valuing);
    find_tiles(review, held, valuing, number);
    auction_prices_find(valuing, review->players, &theory->prices);
    find_sound_moves(held, theory, &comparison);
    know_faults(&theory->prices, held);
    compare_all(review, held, theory, &comparison);
    auction_prices_draw_again(&theory->prices_again, valuing);
    while (auction_prices_next(&theory->prices_again, valuing, review->players,
                               &theory->other_prices)) {
        know_faults(&theory->other_prices, held);
        compare_again(review, held, theory, &comparison);
    }
    judge_all(review, held, &comparison, valuing, part);
    add_up(review);
}
