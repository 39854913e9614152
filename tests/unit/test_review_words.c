/* The sentences of the review: prepared judgements, and over many auctions that they claim no more
 * than the numbers show. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/outcome.h"
#include "sets/bazaars/bot_faults.h"
#include "support/auction_positions.h"
#include "support/slow_auction.h"
#include "training/comparison.h"
#include "wording/training_words.h"
#include "wording/turn_words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct seats seats = {
    .count = 4, .seat = {{.name = "Ann"}, {.name = "Ben"}, {.name = "Cy"}, {.name = "Dora"}}};

static struct auction_held held;
static struct auction_review review;

static const struct review_telling *told_to(unsigned you)
{
    static struct review_telling telling;
    telling = (struct review_telling){&review, &held, &seats, you};
    return &telling;
}
static struct auction_theory theory;

static bool says(const char *text, const char *words)
{
    return strstr(text, words) != NULL;
}

/* Prepared. */

static void test_estimates(void **state)
{
    (void)state;
    static const struct {
        struct estimate estimate;
        const char *text;
    } rows[] = {
        {{11, 1.3}, "11.0 \u00b1 1.3"},
        {{-2.04, 0.96}, "-2.0 \u00b1 1.0"},
        {{10.6, -1}, "about 11"},
        {{-0.4, -1}, "about 0"},
        {{3, 0.04}, "3.0"}, /* not "± 0.0" */
        {{11, 0}, "11"},
        {{-7.25, 0}, "-7.3"},
        {{0.0000001, 0}, "0"},
        {{2.96, 0}, "3"},
        {{123.45, 20.05}, "123.5 \u00b1 20.1"},
    };
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++)
        assert_string_equal(judgement_words_estimate(rows[r].estimate).text, rows[r].text);
}

/* A decision, the best one, its loss, and what is said. */
static void test_decisions_and_verdicts(void **state)
{
    (void)state;
    const struct {
        struct judgement judgement;
        const char *made, *verdict;
    } rows[] = {
        {{.kind = DECISION_CHOICE,
          .made = move_offer(1, 5),
          .best = move_offer(0, 3),
          .loss = {2.1, 0.8}},
         "Chose tile 2.",
         "Lost 2.1 \u00b1 0.8 points. Best: choose tile 1."},
        {{.kind = DECISION_CHOICE,
          .made = move_offer(1, 5),
          .best = move_offer(1, 0),
          .is_exact = true},
         "Chose tile 2.",
         "Best."},
        {{.kind = DECISION_OPENING,
          .made = move_offer(1, 5),
          .best = move_offer(1, 0),
          .loss = {5, 0},
          .is_exact = true},
         "Opened tile 2 at 5.",
         "Lost 5 points. Best: open at 0."},
        {{.kind = DECISION_BID,
          .made = move_bid(8),
          .best = move_plain(VERB_PASS),
          .loss = {22, 3.8}},
         "Bid 8 for tile 3.",
         "Lost 22.0 \u00b1 3.8 points. Best: pass."},
        {{.kind = DECISION_BID,
          .made = move_plain(VERB_PASS),
          .best = move_bid(6),
          .loss = {0.8, 2.1}},
         "Passed on tile 3 at 4.",
         "Too close to call (0.8 \u00b1 2.1). Perhaps better: bid 6."},
        {{.kind = DECISION_BID, .made = move_plain(VERB_PASS), .best = move_plain(VERB_PASS)},
         "Passed on tile 3 at 4.",
         "Best by the estimates."},
        {{.kind = DECISION_SALE,
          .made = move_plain(VERB_BUY),
          .best = move_plain(VERB_SELL),
          .loss = {3, -1}},
         "Bought tile 3 for 4.",
         "Too few games for a verdict."},
        {{.kind = DECISION_SALE,
          .made = move_plain(VERB_SELL),
          .best = move_plain(VERB_BUY),
          .loss = {0, 0},
          .is_exact = true},
         "Sold tile 3 for 4.",
         "As good as the best."},
        {{.kind = DECISION_BID, .made = move_bid(8), .best = move_bid(3), .loss = {0.04, 0}},
         "Bid 8 for tile 3.",
         "As good as the best."},
        {{.kind = DECISION_CHOICE, .made = move_take(2), .best = move_take(0), .loss = {1, 1}},
         "Took tile 3.",
         "Too close to call (1.0 \u00b1 1.0). Perhaps better: take tile 1."},
    };
    static struct game before;
    before.bazaar.offered = 2;
    before.bazaar.bid = 4;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        const struct judgement *judgement = &rows[r].judgement;
        assert_string_equal(judgement_words_made(judgement, &before).text, rows[r].made);
        assert_string_equal(judgement_words_verdict(judgement, &before).text, rows[r].verdict);
    }
}

static void test_effects(void **state)
{
    (void)state;
    static const struct {
        struct turn_effect effect;
        const char *to_you, *to_others;
    } rows[] = {
        {{.type = EFFECT_COMPLETES,
          .kind = FEATURE_CITY,
          .at = {2, -3},
          .points = 14,
          .all_points = 14},
         "It completes your city for 14 points.",
         "It completes Ben's city for 14 points."},
        {{.type = EFFECT_COMPLETES,
          .kind = FEATURE_ROAD,
          .is_new = true,
          .at = {0, 1},
          .points = 1,
          .all_points = 5},
         "It completes a road: 1 point for you. The turn scores 5 points in all.",
         "It completes a road: 1 point for Ben. The turn scores 5 points in all."},
        {{.type = EFFECT_COMPLETES,
          .kind = FEATURE_CASTLE,
          .at = {0, 1},
          .points = 9,
          .all_points = 9},
         "It lets your castle score 9 points.",
         "It lets Ben's castle score 9 points."},
        {{.type = EFFECT_CLAIMS, .kind = FEATURE_MONASTERY, .figure = FIGURE_LARGE, .at = {4, 4}},
         "Deploys: large follower in a monastery.",
         "Deploys: large follower in a monastery."},
        {{.type = EFFECT_EXTENDS, .kind = FEATURE_ROAD, .at = {4, 4}, .tiles = 6},
         "It extends your road to 6 tiles.",
         "It extends Ben's road to 6 tiles."},
        {{.type = EFFECT_NOTHING, .at = {4, 4}},
         "It scores nothing at once.",
         "It scores nothing at once."},
        {{.type = EFFECT_SET_ASIDE}, "It fits nowhere.", "It fits nowhere."},
    };
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        assert_string_equal(effect_words(&rows[r].effect, 1, &seats, 1).text, rows[r].to_you);
        assert_string_equal(effect_words(&rows[r].effect, 1, &seats, 0).text, rows[r].to_others);
        assert_string_equal(effect_words(&rows[r].effect, 1, &seats, NOBODY).text,
                            rows[r].to_others);
    }
}

/* Ben bids for tile 2 that Ann offers; Cy is the third. */
static void test_reasons_and_terms(void **state)
{
    (void)state;
    const struct judgement bid = {
        .kind = DECISION_BID,
        .player = 1,
        .made = move_bid(8),
        .best = move_bid(4),
        .loss = {4, 1},
        .tile = 1,
        .players = 7,
        .worth = {{3, 1}, {11, 2}, {5, 1.5}},
        .leads = {.tile = {0, 1, 2}, .gains = {4, -4, 0}},
        .has_terms = true,
        .bidder = 1,
        .buy_below = {3.2, 0.4},
        .limit = {5, 3, 7},
    };
    memset(&review, 0, sizeof review);
    held.before[0].bazaar.chooser = 0;
    review.players = review.tiles = 3;
    review.judgement[0] = bid;
    assert_string_equal(
        review_words_terms(told_to(1), 0).text,
        "If you bid most: Ann should buy below 3.2 \u00b1 0.4 and sell above. You should bid no "
        "more than 3 to 7.");
    assert_string_equal(
        review_words_terms(told_to(0), 0).text,
        "If Ben bids most: You should buy below 3.2 \u00b1 0.4 and sell above. Ben should bid no "
        "more than 3 to 7.");
    review.judgement[0].limit = (struct bid_limit){-1, -1, 7};
    assert_true(
        says(review_words_terms(told_to(1), 0).text, "You should bid 7 at most, if at all."));
    review.judgement[0].limit = (struct bid_limit){5, 5, 5};
    assert_true(says(review_words_terms(told_to(1), 0).text, "You should bid 5 at most."));
    review.judgement[0].buy_below.within = -1;
    assert_true(says(review_words_terms(told_to(0), 0).text, "Ben should bid about 5 at most."));
    review.judgement[0].limit = (struct bid_limit){-1, -1, -1};
    review.judgement[0].kind = DECISION_OPENING;
    review.judgement[0].made = move_offer(1, 8);
    review.judgement[0].players = 3;
    review.judgement[0].buy_below = (struct estimate){-3, 1};
    assert_string_equal(review_words_terms(told_to(NOBODY), 0).text,
                        "Ann should sell at any bid. Against an opening at 8: Ben should not bid.");
    review.judgement[0] = bid;
    /* No reason without the tile's turn. */
    assert_string_equal(review_words_reason(told_to(1), 0).text, "");
    for (unsigned p = 0; p < 3; p++)
        review.tile[1][p].is_known = true; /* with a turn of no moves: it fits nowhere */
    assert_string_equal(review_words_reason(told_to(1), 0).text,
                        "It fits nowhere. Worth 11.0 \u00b1 2.0 to you, 5.0 \u00b1 1.5 to Cy. "
                        "With best play it goes to you for 3 to 6.");
    assert_string_equal(review_words_reason(told_to(2), 0).text,
                        "It fits nowhere. Worth 11.0 \u00b1 2.0 to Ben, 5.0 \u00b1 1.5 to you. "
                        "With best play it goes to Ben for 3 to 6.");
    /* The price by one number where it is known to a point, the taker where that is clear. */
    review.judgement[0].worth[2].within = 0.9;
    assert_true(says(review_words_reason(told_to(2), 0).text, "it goes to Ben for about 4."));
    review.judgement[0].worth[2].within = 4;
    assert_true(says(review_words_reason(told_to(1), 0).text, "it goes to you for 0 to 8."));
    assert_true(says(review_words_reason(told_to(2), 0).text, "it goes to Ben for 0 to 8."));
    review.judgement[0].worth[2].within = 9;
    assert_true(says(review_words_reason(told_to(2), 0).text,
                     "it goes for 0 to 13. Who gets it is too close to call."));
    review.judgement[0].worth[2].within = -1;
    assert_false(says(review_words_reason(told_to(2), 0).text, "With best play"));
    review.judgement[0].worth[2].within = 1.5;
    review.judgement[0].players = 6; /* between two by the price at which one would as soon sell */
    assert_true(says(review_words_reason(told_to(2), 0).text, "it goes to Ben for about 4."));
    review.judgement[0].is_exact = true;
    assert_string_equal(review_words_reason(told_to(0), 0).text,
                        "It fits nowhere. Worth 11.0 \u00b1 2.0 against the other tile. "
                        "With best play it goes to Ben for 4.");
}

/* At a choice the tile chosen is held against the best one, whatever a third is worth. */
static void test_the_reason_is_about_the_tile_chosen(void **state)
{
    (void)state;
    memset(&review, 0, sizeof review);
    struct options options = options_default();
    options.players = 3;
    struct game then = auction_position(&options, 1, 10);
    held.before[0].bazaar.tiles = 3;
    memset(held.before[0].bazaar.owner, NOBODY, sizeof held.before[0].bazaar.owner);
    review.players = review.tiles = 3;
    for (unsigned t = 0; t < 3; t++)
        review.tile[t][0] = (struct tile_worth){.is_known = true, .against = 0, .then = then};
    review.judgement[0] = (struct judgement){.kind = DECISION_CHOICE,
                                             .made = move_offer(1, 2),
                                             .best = move_offer(2, 2),
                                             .tile = 2,
                                             .players = 7,
                                             .loss = {0.2, 17},
                                             .worth = {{-4, 1}}};
    assert_string_equal(review_words_why(told_to(0), 0).text, "At once both come to the same.");
    review.tile[2][0].against = 1;
    review.judgement[0].loss = (struct estimate){2, 1};
    assert_true(says(review_words_why(told_to(0), 0).text,
                     "Tile 2 is worth more to have, tile 3 brings more when offered."));
    review.judgement[0].worth[0] = (struct estimate){4, 1};
    assert_false(says(review_words_why(told_to(0), 0).text, "when offered"));
}

/* Opening at 0 costs who does it, which is told to the one who profits; where it is sure. */
static void test_what_a_low_opening_costs(void **state)
{
    (void)state;
    memset(&review, 0, sizeof review);
    memset(held.fault, 0, sizeof held.fault);
    held.fault[1] = FAULT_OPENS;
    review.players = review.tiles = review.judgements = 2;
    review.judgement[0] = (struct judgement){
        .kind = DECISION_CHOICE, .player = 1, .made = move_offer(0, 0), .gain = {-3.2, 1}};
    review.judgement[1] = (struct judgement){.kind = DECISION_BID,
                                             .made = move_plain(VERB_PASS),
                                             .sound = move_bid(1),
                                             .against = move_bid(1),
                                             .loss = {2, 1}};
    assert_string_equal(review_words_fault(told_to(0), 1).text,
                        "Against a sound player: bid 1; against Ben the same. Opening at 0 cost "
                        "Ben 3.2 \u00b1 1.0 points.");
    review.judgement[0].gain.within = 4;
    assert_false(says(review_words_fault(told_to(0), 1).text, "cost"));
    memset(held.fault, 0, sizeof held.fault);
}

/* Rules are told of decisions that clearly lost something, where the numbers bear them out. */
static void test_rules_behind_prices(void **state)
{
    (void)state;
    const struct judgement sale = {
        .kind = DECISION_SALE,
        .player = 0,
        .made = {.verb = VERB_SELL},
        .best = {.verb = VERB_BUY},
        .loss = {4, 1},
        .players = 3,
        .worth = {{8.4, 1}, {8.4, 1}},
        .leads = {.tile = {1, 0}},
        .has_terms = true,
        .buy_below = {2.1, 0.3},
    };
    memset(&review, 0, sizeof review);
    review.players = review.tiles = 2;
    review.judgement[0] = sale;
    held.before[0].bazaar.chooser = 0;
    assert_string_equal(review_words_rule(told_to(0), 0).text,
                        "With two players, buying and selling come to the same at a quarter of "
                        "what the tile is worth: 8.4 / 4 = 2.1.");
    review.judgement[0].buy_below.mean = 2.3;
    assert_string_equal(review_words_rule(told_to(0), 0).text, "");
    review.judgement[0] = sale;
    review.judgement[0].loss.within = 4;
    assert_string_equal(review_words_rule(told_to(0), 0).text, "");
    review.judgement[0] = sale;
    review.judgement[0].kind = DECISION_OPENING;
    review.judgement[0].made = move_offer(0, 0);
    review.judgement[0].best = move_offer(0, 3);
    assert_true(says(review_words_rule(told_to(0), 0).text, "about a third"));
    review.judgement[0].best = move_offer(0, 1);
    assert_string_equal(review_words_rule(told_to(0), 0).text, "");
    review.judgement[0] = sale;
    review.judgement[0].kind = DECISION_BID;
    review.judgement[0].player = 1;
    review.judgement[0].made = move_plain(VERB_PASS);
    review.judgement[0].best = move_bid(2);
    review.judgement[0].leads.tile[0] = 1; /* goes to the bidder */
    assert_string_equal(review_words_rule(told_to(1), 0).text, "");
    review.judgement[0].leads.tile[0] = 0;
    review.judgement[0].leads.tile[1] = 1;
    assert_true(says(review_words_rule(told_to(1), 0).text, "the bid is paid to the bidder"));
    review.judgement[0].made = move_bid(5); /* too much for a tile that they get */
    review.judgement[0].leads.tile[0] = 1;
    review.judgement[0].leads.tile[1] = 0;
    assert_true(says(review_words_rule(told_to(1), 0).text, "at 2 the chooser sells"));
    review.judgement[0].made = move_bid(9);
    review.judgement[0].best = move_plain(VERB_PASS);
    assert_true(says(review_words_rule(told_to(1), 0).text, "stop at the limit"));
}

static void test_summaries(void **state)
{
    (void)state;
    memset(&review, 0, sizeof review);
    review.judgements = 3;
    review.judgement[0] = (struct judgement){.kind = DECISION_CHOICE, .loss = {1, 3}};
    review.judgement[1] = (struct judgement){.kind = DECISION_OPENING, .loss = {5, 1}};
    review.judgement[2] = (struct judgement){.kind = DECISION_SALE, .loss = {2, 1}};
    assert_string_equal(review_words_summary(told_to(0), 0).text,
                        "You lost about 7 points in 2 of 3 decisions. The opening cost most.");
    review.judgement[2].loss.within = 2.5;
    assert_string_equal(review_words_summary(told_to(1), 0).text,
                        "Ann lost about 5 points in 1 of 3 decisions.");
    review.judgement[1].loss.within = -1;
    assert_string_equal(review_words_summary(told_to(NOBODY), 0).text,
                        "Ann made no clear mistake in 3 decisions.");
    assert_string_equal(review_words_summary(told_to(1), 1).text, "You had nothing to decide.");
    review.gain[0].margin = (struct estimate){-2.1, 0.9};
    review.gain[1].margin = (struct estimate){2.1, 3};
    review.gain[2].margin = (struct estimate){2.1, -1};
    assert_string_equal(review_words_gain(told_to(0), 0).text,
                        "You did 2.1 \u00b1 0.9 points worse than with best play.");
    assert_string_equal(review_words_gain(told_to(0), 1).text,
                        "Ben did about as well as with best play.");
    assert_string_equal(review_words_gain(told_to(2), 2).text, "");
}

static void test_trust(void **state)
{
    (void)state;
    memset(&review, 0, sizeof review);
    review.left = 5;
    assert_string_equal(review_words_trust(&review).text,
                        "No game has been played to the end yet.");
    review.playouts = 400;
    assert_string_equal(review_words_trust(&review).text,
                        "Estimates from 400 games played to the end.");
    review.has_all_orders = true;
    assert_string_equal(review_words_trust(&review).text,
                        "No luck of the draw: all orders of the 5 tiles left, as usually played.");
    review.is_solved = true;
    assert_string_equal(review_words_trust(&review).text,
                        "Exact: solved to the end of the game, with best play by all.");
}

/* Any auctions. */

/* It is whole, and speaks to nobody. */
static void check_sentence(struct sentence sentence)
{
    size_t length = strlen(sentence.text);
    assert_true(length < SENTENCE_SIZE - 1);
    if (length == 0)
        return;
    assert_int_equal(sentence.text[length - 1], '.');
    assert_false(says(sentence.text, "you") || says(sentence.text, "You"));
}

/* The points that the turn brings its player by the rules: of one feature, and of all. -1: somebody
 * had to decide. */
static int score_by_rules(const struct game *then, const struct plan *turn, int *all)
{
    struct game game = *then;
    struct event_list events;
    int most = 0;
    *all = 0;
    for (unsigned m = 0; m <= turn->count; m++) {
        bool is_over = m == turn->count;
        if (is_over && game_phase(&game) != PHASE_BUILD)
            break;
        struct move move = is_over ? move_plain(VERB_PASS) : turn->move[m];
        assert_int_equal(game_apply(&game, move, &events), REFUSAL_NONE);
        for (size_t e = 0; e < events.count; e++) {
            const struct event *event = &events.event[e];
            if (event->type != EVENT_SCORE || event_is_final_score(event) ||
                event->player != then->turn.player)
                continue;
            *all += event->points;
            most = event->points > most ? event->points : most;
        }
    }
    return plans_is_decision(&game) ? -1 : most;
}

static unsigned completed, reasons;

/* A reason is the largest part of a difference that has the sign of the values. */
static void check_why(unsigned number)
{
    const struct judgement *judgement = &review.judgement[number];
    struct estimate worth = judgement->worth[judgement->player];
    unsigned other = review.tile[judgement->tile][judgement->player].against;
    struct sentence words = review_words_why(told_to(NOBODY), number);
    struct comparison comparison;
    char name[20];
    if (strncmp(words.text, "Tile ", 5) != 0 || says(words.text, ": "))
        return;
    unsigned first = worth.mean > 0 ? judgement->tile : other,
             second = first == other ? judgement->tile : other;
    snprintf(name, sizeof name, "Tile %u ", first + 1);
    assert_memory_equal(words.text, name, strlen(name));
    assert_true(fabs(worth.mean) > worth.within && worth.within >= 0);
    comparison_of_tiles(&comparison, &review, judgement->player, first, second);
    assert_true(comparison.difference > 0);
    for (unsigned reason = 0; reason < REASONS_COUNT; reason++)
        assert_true(comparison.by[reason] <= comparison.by[comparison.largest]);
    assert_true(says(words.text, " now, ") == (comparison.largest == PART_POINTS));
    reasons++;
}

static void check_verdict(unsigned number)
{
    const struct judgement *judgement = &review.judgement[number];
    struct sentence verdict = judgement_words_verdict(&review.judgement[number],
                                                      &held.before[review.judgement[number].step]);
    bool is_sure = judgement->loss.within >= 0 && judgement->loss.mean > judgement->loss.within &&
                   judgement->loss.mean >= 0.05;
    assert_true(says(verdict.text, "Lost ") == is_sure);
    assert_false(says(verdict.text, "Best: ") && !is_sure);
    if (says(verdict.text, "Best."))
        assert_true(review.is_solved && judgement->loss.mean <= 0);
    if (says(verdict.text, "Best by"))
        assert_true(judgement->loss.mean <= 0 && judgement->loss.within >= 0);
    check_why(number);
    check_sentence(verdict);
    check_sentence(judgement_words_made(&review.judgement[number],
                                        &held.before[review.judgement[number].step]));
    check_sentence(review_words_reason(told_to(NOBODY), number));
    check_sentence(review_words_terms(told_to(NOBODY), number));
    check_sentence(review_words_rule(told_to(NOBODY), number));
    assert_true(is_sure || review_words_rule(told_to(NOBODY), number).text[0] == '\0');
}

static void check_tile(unsigned tile, unsigned player)
{
    const struct tile_worth *worth = &review.tile[tile][player];
    struct sentence words = review_words_tile(told_to(NOBODY), tile, player);
    char points[40], in_all[40];
    int all, most = score_by_rules(&worth->then, &worth->turn, &all);
    check_sentence(words);
    if (most < 0)
        return;
    snprintf(points, sizeof points, "%d point", most);
    snprintf(in_all, sizeof in_all, "scores %d point", all);
    assert_true((says(words.text, "completes") || says(words.text, "castle score")) == (most > 0));
    assert_true(says(words.text, points) == (most > 0));
    assert_true(says(words.text, in_all) == (all > most));
    assert_true(says(words.text, "follower in") || says(words.text, "extends") || most > 0 ||
                says(words.text, "follower on") || says(words.text, "nothing at once"));
    completed += most > 0;
}

static void check_review(void)
{
    assert_true(says(review_words_trust(&review).text, "Exact") == review.is_solved);
    for (unsigned j = 0; j < review.judgements; j++)
        check_verdict(j);
    for (unsigned p = 0; p < review.players; p++) {
        struct losses loss = {0};
        losses_add(&loss, review.judgement, review.judgements, p);
        struct sentence summary = review_words_summary(told_to(NOBODY), p);
        assert_true(says(summary.text, " lost ") == (loss.mistakes > 0));
        assert_true(says(summary.text, "about") == (loss.mistakes > 0 && !review.is_solved));
        check_sentence(summary);
        check_sentence(review_words_gain(told_to(NOBODY), p));
        for (unsigned t = 0; t < review.tiles; t++)
            check_tile(t, p);
    }
}

static void hold(struct game game, struct rng *rng)
{
    held.decisions = 0;
    for (; slow_bargain_is_due(&game); slow_bargain_skip_turns(&game)) {
        struct move_list moves;
        game_legal(&game, &moves);
        struct move move = moves.move[rng_below(rng, (unsigned)moves.count)];
        if (move.verb == VERB_OFFER || move.verb == VERB_BID)
            move.points = (int16_t)(move.points + (int)rng_below(rng, 5));
        auction_held_add(&held, &game, move);
        assert_int_equal(game_apply(&game, move, NULL), REFUSAL_NONE);
    }
}

static void test_sentences_claim_only_what_numbers_show(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed(21);
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    completed = reasons = 0;
    for (unsigned run = 0; run < 24; run++) {
        struct options options = options_default();
        options.players = (uint8_t)(2 + run % 3);
        options.sets = run % 4 == 0 ? SETS_DEFAULT : 1u << SET_BASE | 1u << SET_BCB;
        options.value[OPTION_BAZAAR_MODE] = run % 5 == 0 ? BAZAAR_MODE_DRAFT : BAZAAR_MODE_AUCTION;
        struct game game = auction_position(&options, 100 + run, 10 + run);
        auction_position_shorten(&game, run % 3 != 0 ? run % 3 : 8); /* 8: not all orders */
        hold(game, &rng);
        auction_review_begin(&review, &held);
        for (unsigned number = 0; number < auction_held_valuings(&held); number++) {
            valuing_prepare(valuing, &(struct valuing_request){.game = &held.before[number],
                                                               .playouts = run % 3 != 0 ? 5000 : 30,
                                                               .solves = VALUING_SOLVES_AT_ONCE});
            auction_positions_value(valuing);
            auction_review_find(&review, &held, valuing, number, &theory);
        }
        assert_int_equal(review.has_all_orders, run % 3 != 0);
        check_review();
    }
    assert_true(completed > 20 && reasons > 5);
    free(valuing);
}

/* What is said about turns is what the rules do: many turns of whole games. */
static void test_effects_are_those_of_the_rules(void **state)
{
    (void)state;
    unsigned several = 0, kinds[FEATURE_KINDS] = {0};
    for (uint64_t seed = 1; seed <= 16; seed++) {
        struct options options = options_default();
        options.sets = seed % 2 == 0 ? SETS_DEFAULT : 1u << SET_BASE;
        const struct sight *sight = auction_positions_sight(&options);
        struct pile_order order;
        struct game game;
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        pile_order_shuffle(&order, &options, seed);
        for (; !game_is_over(&game); auction_positions_go_on(&game, &order)) {
            struct outlook outlook;
            struct plan_list plans = {.room = PLANS_MAX};
            if (game_phase(&game) != PHASE_PLACE)
                continue;
            outlook_of(&outlook, &sight->rows, &game.pile);
            plans_find(sight, &outlook, &game, 0, NULL, &plans);
            for (unsigned p = 0; p < plans.count; p++) {
                struct turn_effect effect;
                int all, most = score_by_rules(&game, &plans.plan[p], &all);
                turn_effect_find(&effect, &game, plans.plan[p].move, plans.plan[p].count);
                if (most < 0)
                    continue;
                assert_true((effect.type == EFFECT_COMPLETES) == (most > 0));
                assert_int_equal(effect.all_points, all);
                assert_true(most == 0 || effect.points == most);
                several += most > 0 && all > most && all != 2 * most;
                kinds[effect.kind] += effect.type == EFFECT_COMPLETES;
            }
        }
    }
    assert_true(several > 4);
    assert_true(kinds[FEATURE_ROAD] > 10 && kinds[FEATURE_CITY] > 10 &&
                kinds[FEATURE_MONASTERY] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_estimates),
        cmocka_unit_test(test_decisions_and_verdicts),
        cmocka_unit_test(test_effects),
        cmocka_unit_test(test_reasons_and_terms),
        cmocka_unit_test(test_the_reason_is_about_the_tile_chosen),
        cmocka_unit_test(test_what_a_low_opening_costs),
        cmocka_unit_test(test_rules_behind_prices),
        cmocka_unit_test(test_summaries),
        cmocka_unit_test(test_trust),
        cmocka_unit_test(test_effects_are_those_of_the_rules),
        cmocka_unit_test(test_sentences_claim_only_what_numbers_show),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
