/* Whether the coach contradicts itself, or claims more than its numbers say: reviews of auctions
 * held at random, and turns, in the sentences that text mode says, read by a program.
 *
 *     coach_words AUCTIONS TURNS PLAYOUTS [SEED]
 *
 * Numbers are taken out of the sentences and held against each other, against what the grid of the
 * review marks, and against the intervals. What is wrong is printed, with the whole of what was
 * said; the exit status is 0 if there was nothing. Docs: docs/TESTING.md. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/auction_positions.h"
#include "support/slow_auction.h"
#include "training/comparison.h"
#include "wording/training_words.h"
#include "wording/value_words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct seats seats = {
    .count = 4, .seat = {{.name = "Ann"}, {.name = "Ben"}, {.name = "Cy"}, {.name = "Dora"}}};

static struct auction_held held;
static struct auction_review review;
static struct auction_theory theory;
static unsigned faults, said, solved, reasons;

/* What is said of a decision, sentence after sentence. */
static char text[4 * SENTENCE_SIZE];
static unsigned position;

static void expect(bool is_so, const char *what)
{
    if (is_so)
        return;
    faults++;
    printf("position %u: %s\n    %s\n", position, what, text);
}

/* What follows the words in the text; NULL: they are not there. */
static const char *after(const char *words)
{
    const char *at = strstr(text, words);
    return at != NULL ? at + strlen(words) : NULL;
}

static bool says(const char *words)
{
    return strstr(text, words) != NULL;
}

/* The number after one of the words; `otherwise` if there is none. */
static int number_after(const char *words, int otherwise)
{
    const char *at = after(words);
    if (at != NULL && strncmp(at, "about ", 6) == 0)
        at += 6;
    return at != NULL ? atoi(at) : otherwise;
}

/* Prices. */

/* What the sentences allow a bidder to bid, and advise to: -1 is nothing, NONE that they are
 * silent.
 */
enum { NONE = -1000 };

struct advice {
    int least, most, best;
    bool is_sure; /* of the best one */
};

static struct advice read_advice(void)
{
    struct advice advice = {NONE, NONE, NONE, says("Best")};
    int bid = number_after(" should bid ", NONE);
    if (says(" should not bid."))
        advice.least = advice.most = -1;
    if (bid != NONE) {
        advice.most = bid;
        advice.least = says("if at all") ? -1 : bid;
    }
    const char *range = after("should bid no more than ");
    if (range != NULL && sscanf(range, "%d to %d", &advice.least, &advice.most) != 2)
        expect(false, "a limit that cannot be read");
    if (says("better: pass") || says("Best: pass"))
        advice.best = -1;
    if (says("Best: bid "))
        advice.best = number_after("Best: bid ", NONE);
    if (says("better: bid "))
        advice.best = number_after("better: bid ", NONE);
    return advice;
}

/* The best bid, the limit and the price at which the tile goes. */
static void check_bid(const struct judgement *judged)
{
    struct advice advice = read_advice();
    int made = judged->made.verb == VERB_BID ? judged->made.points : -1;
    if (judgement_is_best(judged))
        advice.best = made;
    bool lost = says("Lost ");
    if (advice.most == NONE || advice.best == NONE)
        return;
    said++;
    expect(advice.least <= advice.most, "the least is more than the most");
    expect(advice.best <= advice.most, "the best bid is beyond the limit");
    expect(advice.best >= 0 || advice.least < 0, "passing is best, and yet it should be bid");
    if (lost && made >= 0 && advice.best < 0)
        expect(advice.most < made, "a bid that surely lost is within the limit");
    if (lost && made < 0)
        expect(advice.least >= advice.best, "a bid that is surely right is in doubt");
    if (says("Too close") && made >= 0 && advice.best < 0)
        expect(advice.most >= made, "a bid too close to call is ruled out");
    if (says("Too close") && made < 0)
        expect(advice.least < 0, "passing, too close to call, is ruled out");
    const char *goes = after("With best play it goes ");
    if (goes == NULL || advice.best < 0)
        return;
    goes = strstr(goes, "for ") + strlen("for ");
    goes = strncmp(goes, "about ", 6) == 0 ? goes + 6 : goes;
    int least = 0, most = 0;
    if (sscanf(goes, "%d to %d", &least, &most) < 2)
        most = least;
    expect(most >= advice.best, "it goes for less than the best bid");
    expect(most >= least, "a range of prices ends before it begins");
}

/* Who gets a tile is told where it is clearly worth more to that one than to anybody else left. */
static void check_price(const struct judgement *judged)
{
    const char *goes = after("With best play it goes ");
    unsigned taker = judgement_taker(judged, judged->tile);
    if (goes == NULL || judged->is_exact)
        return;
    int least, most;
    bool is_one = sscanf(strstr(goes, "for ") + strlen("for "), "%d to %d", &least, &most) < 2;
    expect(is_one || taker != NOBODY, "a price, and nobody takes it");
    for (unsigned p = 0; p < review.players; p++) {
        const struct estimate *own = &judged->worth[taker], *other = &judged->worth[p];
        if (p == taker || !(judged->players >> p & 1u))
            continue;
        bool is_clear = own->mean - other->mean > fmax(own->within, other->within);
        expect(is_clear || strncmp(goes, "to ", 3) != 0, "it is open who gets it");
    }
}

/* Buying and selling, by the price in the words. */
static void check_sale(const struct judgement *judged)
{
    const char *at = after("should buy below ");
    double bid = held.before[judged->step].bazaar.bid;
    bool buys = judged->best.verb == VERB_BUY;
    expect(!says("should sell at any bid") || !buys, "it should be sold at any bid, and bought");
    if (at == NULL)
        return;
    said++;
    double price = strtod(strncmp(at, "about ", 6) == 0 ? at + 6 : at, NULL);
    expect(buys ? bid <= price + 0.051 : bid >= price - 0.051,
           "the price is not that of the verdict");
}

/* The price between two players for a tile is one, whenever it is said. */
static char prices[REVEALED_MAX][PLAYERS_MAX][PLAYERS_MAX][40];

static void check_one_price(const struct judgement *judged)
{
    const struct game *game = &held.before[judged->step];
    const char *at = after("should buy below ");
    unsigned tile = auction_held_tile(game, judged->made);
    char price[40] = "";
    if (at == NULL)
        return;
    snprintf(price, sizeof price, "%.*s", (int)(strstr(at, " and sell") - at), at);
    char *known = prices[tile][game->bazaar.chooser][judged->bidder];
    expect(known[0] == '\0' || strcmp(known, price) == 0, "another price than before");
    strcpy(known, price);
}

/* The marks of the grid: each tile that is left goes to one player left, the one in the words. */
static void check_marks(const struct judgement *judged)
{
    const char *at = after("With best play it goes to ");
    unsigned taker = judgement_taker(judged, judged->tile), taken = 0;
    if (at != NULL)
        expect(taker != NOBODY &&
                   strncmp(at, seats.seat[taker].name, strlen(seats.seat[taker].name)) == 0,
               "another is marked than the one it goes to");
    for (unsigned tile = 0; tile < review.tiles; tile++) {
        unsigned player = judgement_taker(judged, tile);
        if (player == NOBODY)
            continue;
        expect(judged->players >> player & 1u && !(taken >> player & 1u), "marked twice, or gone");
        taken |= 1u << player;
    }
    expect(taken == judged->players, "a player left without a mark");
    if (judged->kind == DECISION_CHOICE && says("choose tile "))
        expect(number_after("choose tile ", 0) == judged->tile + 1,
               "another tile than it is about");
}

/* Claims. */

static void check_claims(const struct judgement *judged)
{
    struct estimate loss = judged->loss;
    bool is_sure = loss.within >= 0 && loss.mean > loss.within && loss.mean >= NEGLIGIBLE;
    expect(!says("Lost ") || is_sure, "a loss within its interval");
    expect(!says("Lost 0 ") && !says("Lost 0.0 "), "nothing was lost");
    expect(!says("Best: ") || is_sure, "the best one is not known");
    expect(!says("depends on how") || (judged->depends && !is_sure), "nothing depends on it");
    expect(!says("Best.") || judged->is_exact, "an estimate is called the truth");
    expect(!says("Best by") || loss.mean <= 0, "it is not the best");
    if (says("As good as"))
        expect(loss.mean + loss.within < NEGLIGIBLE, "it is not as good");
}

/* Reasons. */

/* Whether the reason is a part in which one rival loses most: the strongest after both. */
static bool rival_loses(const struct comparison *comparison, unsigned part)
{
    return comparison->largest == REASON_RIVAL && comparison->rival != NOBODY &&
           comparison->rival_part == part;
}

/* The reason named is the largest part of a difference that has the sign of the values. */
static void check_largest(const struct comparison *comparison)
{
    reasons++;
    expect(comparison->difference > 0, "a reason against the evaluation");
    for (unsigned reason = 0; reason < REASONS_COUNT; reason++)
        expect(comparison->by[reason] <= comparison->by[comparison->largest], "not the largest");
    expect(says(" now, ") ==
               (comparison->largest == PART_POINTS || rival_loses(comparison, PART_POINTS)),
           "points are the reason, and something else is said, or the other way round");
    expect(says("from fields") ==
               (comparison->largest == PART_FIELDS || rival_loses(comparison, PART_FIELDS)),
           "fields are the reason, and something else is said, or the other way round");
    expect(says(" would bring ") == (comparison->largest == REASON_DENIED),
           "what others would do is the reason, or it is not");
}

static void check_why(const struct judgement *judged, struct sentence why)
{
    unsigned first, other = review.tile[judged->tile][judged->player].against;
    struct estimate worth = judged->worth[judged->player];
    struct comparison comparison;
    snprintf(text, sizeof text, "%s", why.text);
    if (sscanf(text, "Tile %u %*[a-z]", &first) != 1 || says(": "))
        return;
    first--;
    expect(fabs(worth.mean) > worth.within && worth.within >= 0, "a reason within the interval");
    expect(first == (worth.mean > 0 ? judged->tile : other), "a reason for the worse tile");
    comparison_of_tiles(&comparison, &review, judged->player, first,
                        first == other ? judged->tile : other);
    check_largest(&comparison);
}

static void check_judgement(unsigned j)
{
    const struct judgement *judged = &review.judgement[j];
    const struct review_telling telling = {&review, &held, &seats, NOBODY};
    const struct game *before = &held.before[judged->step];
    snprintf(text, sizeof text, "%s %s %s %s", judgement_words_made(judged, before).text,
             judgement_words_verdict(judged, before).text, review_words_reason(&telling, j).text,
             review_words_terms(&telling, j).text);
    check_claims(judged);
    check_marks(judged);
    check_price(judged);
    check_one_price(judged);
    if (judged->kind == DECISION_BID)
        check_bid(judged);
    if (judged->kind == DECISION_SALE)
        check_sale(judged);
    check_why(judged, review_words_why(&telling, j));
}

/* Auctions held at random, with the best move now and then. */

static struct options any_options(struct rng *rng)
{
    struct options options = options_default();
    options.players = (uint8_t)(2 + rng_below(rng, 3));
    options.sets = rng_below(rng, 3) == 0 ? SETS_DEFAULT : 1u << SET_BASE | 1u << SET_BCB;
    if (rng_below(rng, 6) == 0)
        options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    return options;
}

static struct move any_move(const struct game *game, const struct valuing *valuing, struct rng *rng)
{
    struct move_list moves;
    game_legal(game, &moves);
    struct move move = moves.move[rng_below(rng, (unsigned)moves.count)];
    if (!game_awaits_draft(game) && rng_below(rng, 2) == 0) {
        auction_theory_find(&theory, valuing, game);
        return theory.alternatives.alternative[0].move;
    }
    struct bid_limits limits = game_bid_limits(game);
    if (move.verb == VERB_OFFER || move.verb == VERB_BID) {
        int bid = limits.least + (int)rng_below(rng, 6);
        move.points = (int16_t)(bid < limits.most ? bid : limits.most);
    }
    return move;
}

static void value(struct valuing *valuing, const struct game *game, unsigned playouts)
{
    valuing_prepare(valuing, &(struct valuing_request){.game = game,
                                                       .playouts = playouts,
                                                       .seed = position,
                                                       .turns = 16,
                                                       .solves = VALUING_SOLVES_AT_ONCE});
    auction_positions_value(valuing);
}

static void check_auction(struct valuing *valuing, unsigned playouts, struct rng *rng)
{
    struct options options = any_options(rng);
    struct game game = auction_position(&options, rng_next(rng) % 100000, rng_below(rng, 55));
    if (rng_below(rng, 3) == 0)
        auction_position_shorten(&game, rng_below(rng, 3));
    held.decisions = 0;
    value(valuing, &game, playouts);
    for (; slow_bargain_is_due(&game); slow_bargain_skip_turns(&game)) {
        struct move move = any_move(&game, valuing, rng);
        auction_held_add(&held, &game, move);
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
    auction_review_begin(&review, &held);
    for (unsigned v = 0; v < auction_held_valuings(&held); v++) {
        if (v > 0)
            value(valuing, &held.before[v], playouts);
        auction_review_find(&review, &held, valuing, v, &theory);
    }
    memset(prices, 0, sizeof prices);
    snprintf(text, sizeof text, "%s", review_words_trust(&review).text);
    expect(says("Exact") == review.is_solved, "only what is solved is exact");
    expect(says("No luck") == (review.has_all_orders && !review.is_solved), "whose luck?");
    solved += review.is_solved;
    for (unsigned j = 0; j < review.judgements; j++)
        check_judgement(j);
}

/* Turns. */

/* A loss lies between what the policies say, and its interval around both, found here from the
 * tallies. */
static void check_holds_both(const struct valuing *valuing, unsigned turn, unsigned best,
                             unsigned player)
{
    struct mixture mixture = {{0}};
    struct estimate loss = value_loss(valuing, turn, player);
    mixture.of[best] += 1;
    mixture.of[turn] -= 1;
    if (loss.within < 0 || valuing_is_solved(valuing))
        return;
    for (unsigned policy = 0; policy < POLICIES; policy++) {
        struct estimate by = tally_estimate(valuing_tally(valuing, policy), &mixture, player);
        expect(fabs(by.mean - loss.mean) + by.within <= loss.within + 1e-6,
               "a policy is out of the interval");
    }
}

/* How far the best turn leads is held against all others. */
static void check_lead(const struct valuing *valuing, unsigned player)
{
    unsigned best = value_best_turn(valuing);
    bool depends = false;
    for (unsigned other = 0; other < valuing_turns(valuing); other++) {
        struct estimate less = value_loss(valuing, other, player);
        depends |= valuing_turns_depend(valuing, best, other, player);
        expect(!says("Better by") || other == best || less.mean > less.within,
               "another is too close to call");
    }
    expect(says("it depends on how") == (depends && !says("as good")), "what depends on what?");
}

static void check_turn_words(const struct valuing *valuing, unsigned turn, unsigned player)
{
    unsigned best = value_best_turn(valuing);
    struct estimate loss = value_loss(valuing, turn, player);
    bool is_sure = loss.within >= 0 && loss.mean > loss.within;
    snprintf(text, sizeof text, "%s",
             turn == best ? value_words_lead(valuing, player).text : value_words_loss(loss).text);
    said++;
    expect(!valuing_turns_depend(valuing, best, turn, player) || !is_sure, "sure, and it depends");
    check_holds_both(valuing, turn, best, player);
    expect(loss.mean >= 0, "a turn is better than the best");
    if (turn == best)
        check_lead(valuing, player);
}

/* What the analysis says of the turn, had it been played. */
static void check_turn_reason(const struct valuing *valuing, unsigned turn, const struct game *game)
{
    unsigned best = value_best_turn(valuing);
    struct judgement judged = {.kind = DECISION_TURN,
                               .player = (uint8_t)game_player(game),
                               .loss = value_loss(valuing, turn, game_player(game)),
                               .turn_made = *valuing_turn(valuing, turn),
                               .turn_best = *valuing_turn(valuing, best),
                               .turn_is_best = turn == best};
    struct comparison comparison;
    snprintf(text, sizeof text, "%s", judgement_words_why(&judged, game, &seats).text);
    expect(text[0] == '\0' || judged.loss.mean > judged.loss.within, "a reason for nothing");
    if (text[0] == '\0' || says(": "))
        return;
    comparison_of_turns(&comparison, game, &judged.turn_best, &judged.turn_made);
    check_largest(&comparison);
}

/* A game up to a turn that has something to choose. */
static void check_turn(struct valuing *valuing, unsigned playouts, struct rng *rng)
{
    struct options options = any_options(rng);
    struct pile_order order;
    struct game game;
    unsigned turns = 1 + rng_below(rng, 60);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    pile_order_shuffle(&order, &options, rng_next(rng));
    while (!game_is_over(&game) && (game_turn(&game) < turns || !game_awaits_placement(&game)))
        auction_positions_go_on(&game, &order);
    if (game_is_over(&game))
        return;
    value(valuing, &game, playouts);
    for (unsigned turn = 0; turn < valuing_turns(valuing); turn++) {
        check_turn_words(valuing, turn, game_player(&game));
        check_turn_reason(valuing, turn, &game);
    }
}

int main(int count, char **words)
{
    if (count < 4)
        return EXIT_FAILURE;
    unsigned auctions = (unsigned)atoi(words[1]), turns = (unsigned)atoi(words[2]),
             playouts = (unsigned)atoi(words[3]);
    struct rng rng = rng_from_seed(count > 4 ? (uint64_t)atoi(words[4]) : 1);
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    for (position = 0; position < auctions; position++)
        check_auction(valuing, playouts, &rng);
    for (; position < auctions + turns; position++)
        check_turn(valuing, playouts, &rng);
    printf("%u auctions (%u solved), %u turns: %u prices and turns compared, %u reasons, "
           "%u contradictions\n",
           auctions, solved, turns, said, reasons, faults);
    free(valuing);
    return faults == 0 && said >= auctions + turns ? EXIT_SUCCESS : EXIT_FAILURE;
}
