/* The analysis of a game: which decisions there are, what they lost, and that pieces of work do not
 * matter. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "facts/feature_summary.h"
#include "support/auction_positions.h"
#include "support/soak.h"
#include "training/game_analysis.h"
#include "valuing/valuing.h"
#include "wording/training_words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES_MAX = 1000 };

/* A game that was played. */
static struct game games[MOVES_MAX];
static struct game_move moves[MOVES_MAX];
static unsigned count;

static void make(struct game *game, struct move move)
{
    assert_true(count < MOVES_MAX);
    games[count] = *game;
    moves[count] = (struct game_move){&games[count], move};
    assert_int_equal(game_apply(game, moves[count++].move, NULL), REFUSAL_NONE);
}

/* From turn `from` on: the greedy turn, but player 0 plays anything. The pile is cut
 * to so many tiles without bazaars; 0: not at all. */
static void play(const struct options *options, uint64_t seed, unsigned from, unsigned tiles)
{
    struct pile_order order;
    struct game game;
    struct rng rng = rng_from_seed(seed);
    count = 0;
    assert_int_equal(game_start(&game, options), REFUSAL_NONE);
    pile_order_shuffle(&order, options, seed);
    while (game.turn.number < from)
        auction_positions_go_on(&game, &order);
    if (tiles > 0)
        auction_position_shorten(&game, tiles);
    while (!game_is_over(&game)) {
        struct move_list legal;
        const struct sight *sight = auction_positions_sight(options);
        struct outlook outlook;
        struct plan_list plans = {.room = 1};
        if (game_actor(&game) == ACTOR_CHANCE) {
            make(&game, chance_move_at_random(&game, &rng));
            continue;
        }
        game_legal(&game, &legal);
        struct move move = legal.move[rng_below(&rng, (unsigned)legal.count)];
        if (game_actor(&game) != 0 && valuing_subject_of(&game) == VALUING_TURNS) {
            outlook_of(&outlook, &sight->rows, &game.pile);
            plans_find(sight, &outlook, &game, 0, NULL, &plans);
            move = bot_plan_first(&plans.plan[0]);
        }
        make(&game, move);
    }
}

/* What is played, but for the end, which would be solved: that takes longer than all the rest. */
static void play_but_for_the_end(const struct options *options, uint64_t seed, unsigned from,
                                 unsigned tiles)
{
    play(options, seed, from, tiles);
    while (moves[count - 1].before->pile.tiles <= 2)
        count--;
}

static struct game_analysis *begin(unsigned playouts, uint64_t seed)
{
    void *memory = malloc(game_analysis_size(count));
    memset(memory, 0xa5, game_analysis_size(count)); /* nothing in it may matter */
    return game_analysis_begin(
        memory, &(struct game_analysis_request){
                    .move = moves, .moves = count, .playouts = playouts, .seed = seed});
}

static unsigned judgements_of(const struct game_analysis *analysis)
{
    unsigned judgements;
    game_analysis_judgements(analysis, &judgements);
    return judgements;
}

static const struct judgement *judgement_of(const struct game_analysis *analysis, unsigned number)
{
    unsigned judgements;
    return &game_analysis_judgements(analysis, &judgements)[number];
}

static void finish(struct game_analysis *analysis)
{
    do
        for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
            while (game_analysis_go_on(analysis, part, 1000))
                ;
    while (game_analysis_next_stage(analysis));
}

static struct game_analysis *analysed(unsigned playouts, uint64_t seed)
{
    struct game_analysis *analysis = begin(playouts, seed);
    finish(analysis);
    return analysis;
}

static struct options options_of(unsigned players)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    return options;
}

/* Every placement and every decision of an auction is there once, in order. */
static void test_every_decision_is_there(void **state)
{
    (void)state;
    for (unsigned mode = 0; mode < OPTION_VALUES_MAX; mode++) {
        struct options options = options_of(3);
        options.value[OPTION_BAZAAR_MODE] = (uint8_t)mode;
        play(&options, 4, 0, 0);
        struct game_analysis *analysis = begin(1, 1);
        unsigned number = 0, kinds[DECISION_KINDS_COUNT] = {0};
        for (unsigned step = 0; step < count; step++) {
            enum phase phase = game_phase(moves[step].before);
            bool is_turn = phase == PHASE_PLACE;
            if (!is_turn && valuing_subject_of(moves[step].before) != VALUING_TILES)
                continue;
            for (unsigned twice = 0; twice <= (phase == PHASE_OFFER); twice++) {
                const struct judgement *judgement = judgement_of(analysis, number++);
                assert_int_equal(judgement->step, step);
                assert_int_equal(judgement->player, game_actor(moves[step].before));
                assert_int_equal(judgement->kind == DECISION_TURN, is_turn);
                assert_true(move_equal(judgement->made, moves[step].move));
                assert_int_equal(judgement->turn, moves[step].before->turn.number);
                assert_true(judgement->loss.within < 0);
                kinds[judgement->kind]++;
            }
        }
        assert_int_equal(judgements_of(analysis), number);
        assert_true(kinds[DECISION_TURN] > 40 && kinds[DECISION_CHOICE] > 2);
        assert_true((kinds[DECISION_BID] > 2) == (mode == BAZAAR_MODE_AUCTION));
        free(analysis);
    }
}

/* A game that was left in the middle of a turn. */
static void test_unfinished_turns_are_left_out(void **state)
{
    (void)state;
    struct options options = options_of(2);
    play(&options, 4, 0, 10);
    unsigned builds = 0;
    for (unsigned all = count - 1; all > 1; all--) {
        if (game_phase(moves[all - 1].before) != PHASE_BUILD ||
            game_phase(moves[all].before) == PHASE_BUILD)
            continue;
        count = all;
        struct game_analysis *whole = begin(1, 1);
        count = all - 1;
        struct game_analysis *left = begin(1, 1);
        assert_int_equal(judgements_of(left), judgements_of(whole) - 1);
        free(whole);
        free(left);
        builds++;
    }
    assert_true(builds > 3);
}

static void check_same(const struct game_analysis *a, const struct game_analysis *b)
{
    assert_int_equal(game_analysis_playouts(a), game_analysis_playouts(b));
    for (unsigned d = 0; d < judgements_of(a); d++) {
        const struct judgement *one = judgement_of(a, d), *other = judgement_of(b, d);
        assert_true(one->loss.mean == other->loss.mean);
        assert_true(one->loss.within == other->loss.within);
        assert_true(move_equal(one->best, other->best));
    }
}

static void test_pieces_do_not_matter(void **state)
{
    (void)state;
    struct options options = options_of(2);
    play_but_for_the_end(&options, 5, 30, 12);
    struct game_analysis *whole = analysed(200, 3), *pieces = begin(200, 3);
    do {
        bool more[GAME_ANALYSIS_PARTS] = {true, true};
        for (unsigned turns = 0; more[0] || more[1]; turns++)
            more[turns % 3 == 0] = game_analysis_go_on(pieces, turns % 3 == 0, 1 + turns % 2);
    } while (game_analysis_next_stage(pieces));
    check_same(whole, pieces);
    assert_in_range(game_analysis_playouts(whole), 60, game_analysis_budget(whole));
    free(pieces);
    pieces = analysed(200, 4);
    double differ = 0;
    for (unsigned d = 0; d < judgements_of(whole); d++)
        differ += fabs(judgement_of(whole, d)->loss.mean - judgement_of(pieces, d)->loss.mean);
    assert_true(differ > 1);
    free(whole);
    free(pieces);
}

/* Plays that many rounds of each turn and auction, whatever the budget; returns how many those
 * were.
 */
static unsigned suffice_after(struct game_analysis *analysis, unsigned rounds)
{
    unsigned subjects = 0;
    double shares = 0;
    do {
        shares += game_analysis_stage_share(analysis);
        for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
            for (unsigned left = game_analysis_left(analysis, part); left > 0; subjects++) {
                for (unsigned r = 0; r < rounds && game_analysis_left(analysis, part) == left; r++)
                    game_analysis_go_on(analysis, part, 1);
                if (game_analysis_left(analysis, part) == left)
                    game_analysis_suffice(analysis, part);
                assert_int_equal(game_analysis_left(analysis, part), --left);
            }
    } while (game_analysis_next_stage(analysis));
    assert_true(fabs(shares - 1) < 1e-9);
    return subjects;
}

/* Who keeps the time ends what is valued when it has been played enough. */
static void test_some_rounds_suffice(void **state)
{
    enum { ROUNDS = 20, GAMES = 7 /* a round, at most */ };
    (void)state;
    struct options options = options_of(2);
    play_but_for_the_end(&options, 5, 30, 12);
    struct game_analysis *analysis = begin(1000000, 3);
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++) /* nothing has been played yet */
        game_analysis_suffice(analysis, part);
    unsigned told = 0, subjects = suffice_after(analysis, ROUNDS);
    assert_true(subjects > 10);
    /* a call plays a round in each part of the valuing */
    assert_in_range(game_analysis_playouts(analysis), 1, VALUING_PARTS * ROUNDS * GAMES * subjects);
    for (unsigned d = 0; d < judgements_of(analysis); d++)
        told += judgement_of(analysis, d)->loss.within >= 0;
    assert_int_equal(told, judgements_of(analysis));
    free(analysis);
}

/* What there was no time for is told to be so, and counted nowhere. */
static void test_what_is_left_is_not_looked_at(void **state)
{
    (void)state;
    struct options options = options_of(2);
    struct losses losses[2] = {{.decisions = 0}, {.decisions = 0}};
    play_but_for_the_end(&options, 5, 30, 12);
    struct game_analysis *analysis = begin(1000000, 3);
    for (unsigned round = 0; round < 3; round++) {
        game_analysis_go_on(analysis, 1, 1);
        game_analysis_suffice(analysis, 1);
    }
    do
        for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++) {
            game_analysis_leave_rest(analysis, part);
            assert_int_equal(game_analysis_left(analysis, part), 0);
            assert_false(game_analysis_go_on(analysis, part, 1));
        }
    while (game_analysis_next_stage(analysis));
    unsigned judgements, valued = 0;
    const struct judgement *judgement = game_analysis_judgements(analysis, &judgements);
    for (unsigned d = 0; d < judgements; d++) {
        struct sentence words =
            judgement_words_verdict(&judgement[d], moves[judgement[d].step].before);
        assert_int_equal(strcmp(words.text, "Not looked at.") == 0, judgement[d].is_unvalued);
        assert_true(judgement[d].loss.within < 0 || judgement[d].is_exact); /* rounds too few */
        valued += !judgement[d].is_unvalued;
    }
    losses_add(&losses[0], judgement, judgements, 0);
    losses_add(&losses[1], judgement, judgements, 1);
    assert_in_range(valued, 3, judgements - 1);
    assert_int_equal(losses[0].decisions + losses[1].decisions, valued);
    free(analysis);
}

static void play_stage(struct game_analysis *analysis)
{
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        while (game_analysis_go_on(analysis, part, 1000))
            ;
}

/* The first stage, in which no game is played to its end. */
static void look_at_once(struct game_analysis *analysis)
{
    play_stage(analysis);
    assert_true(game_analysis_next_stage(analysis));
}

/* Everything is looked at before the first game, and games go first to what lost most by that. */
static void test_what_seems_worst_is_played_first(void **state)
{
    (void)state;
    static double mean[MOVES_MAX];
    struct options options = options_of(3);
    play(&options, 5, 30, 7);
    struct game_analysis *analysis = begin(4000, 3);
    look_at_once(analysis);
    assert_int_equal(game_analysis_playouts(analysis), 0);
    double most = 0;
    for (unsigned d = 0; d < judgements_of(analysis); d++) {
        const struct judgement *judgement = judgement_of(analysis, d);
        assert_false(judgement->is_unvalued);
        assert_true(judgement->loss.mean >= 0 && judgement->loss.within < 0);
        mean[d] = judgement->loss.mean;
        most = mean[d] > most ? mean[d] : most;
    }
    assert_true(most > 1);
    unsigned left = game_analysis_left(analysis, 0), changed = 0;
    while (game_analysis_left(analysis, 0) == left)
        game_analysis_go_on(analysis, 0, 1);
    double largest = 0;
    for (unsigned d = 0; d < judgements_of(analysis); d++)
        if (judgement_of(analysis, d)->loss.mean != mean[d]) {
            largest = mean[d] > largest ? mean[d] : largest;
            changed++;
        }
    assert_in_range(changed, 1, judgements_of(analysis) / 2);
    assert_true(largest == most);
    free(analysis);
}

/* Where there is no time for search nothing that greedy play says is told as sure. */
static void test_nothing_is_sure_by_greedy_play_alone(void **state)
{
    (void)state;
    struct options options = options_of(2);
    unsigned withheld = 0;
    play_but_for_the_end(&options, 5, 34, 10);
    struct game_analysis *analysis = begin(6000, 3);
    look_at_once(analysis);
    play_stage(analysis);
    assert_true(game_analysis_next_stage(analysis));
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        game_analysis_leave_rest(analysis, part);
    assert_false(game_analysis_next_stage(analysis));
    for (unsigned d = 0; d < judgements_of(analysis); d++) {
        const struct judgement *judgement = judgement_of(analysis, d);
        if (judgement->is_exact)
            continue;
        assert_true(judgement_is_too_close(judgement));
        assert_true(judgement->loss.within < 0 || judgement_is_best(judgement));
        withheld += judgement->loss.within < 0;
    }
    assert_true(withheld > 0);
    free(analysis);
}

/* Refused the first time of every so many. */
struct patience {
    unsigned asked, every, refused;
};

static bool ask_patience(void *of)
{
    struct patience *patience = of;
    bool refuses = ++patience->asked % patience->every == 0;
    patience->refused += refuses;
    return !refuses;
}

/* Whoever closes a page does not wait for the end of a round. */
static void test_without_permission_nothing_is_played(void **state)
{
    (void)state;
    struct options options = options_of(2);
    play_but_for_the_end(&options, 5, 30, 8);
    struct patience never = {.every = 1}, sometimes = {.every = 97};
    struct game_analysis_request request = {.move = moves,
                                            .moves = count,
                                            .playouts = 200,
                                            .seed = 3,
                                            .permission = {ask_patience, &never}};
    struct game_analysis *refused =
        game_analysis_begin(malloc(game_analysis_size(count)), &request);
    look_at_once(refused);
    for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
        assert_true(game_analysis_go_on(refused, part, 5));
    assert_int_equal(game_analysis_playouts(refused), 0);
    assert_true(never.refused > 0);
    free(refused);

    request.permission.of = &sometimes;
    struct game_analysis *whole = analysed(200, 3),
                         *broken = game_analysis_begin(malloc(game_analysis_size(count)), &request);
    finish(broken);
    assert_true(sometimes.refused > 5);
    check_same(whole, broken);
    free(whole);
    free(broken);
}

/* A turn is valued as any caller of valuings would. */
static void check_turn(const struct judgement *judgement)
{
    const struct game *before = moves[judgement->step].before;
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    uint8_t ranked[VALUING_TURNS_MOST];
    valuing_prepare(valuing, &(struct valuing_request){.game = before,
                                                       .playouts = 1000000,
                                                       .turns = 6,
                                                       .solves = VALUING_SOLVES_AT_LENGTH,
                                                       .played = &judgement->turn_made});
    auction_positions_value(valuing);
    unsigned played = valuing_played(valuing);
    valuing_rank_turns(valuing, ranked);
    assert_true(valuing_has_all_orders(valuing));
    assert_true(turns_are_alike(before, valuing_turn(valuing, played), &judgement->turn_made));
    double loss = valuing_turn_difference(valuing, ranked[0], played, judgement->player).mean;
    assert_true(fabs(loss - judgement->loss.mean) < 1e-6);
    assert_int_equal(judgement_is_best(judgement), loss < 1e-6); /* none was better */
    if (!judgement_is_best(judgement))
        assert_true(
            turns_are_alike(before, valuing_turn(valuing, ranked[0]), &judgement->turn_best));
    free(valuing);
}

/* Near the end everything is exact; who plays anything loses most, and the turning points are the
 * largest losses. */
static void test_losses_and_turning_points(void **state)
{
    (void)state;
    struct options options = options_of(2);
    double lost[2] = {0};
    unsigned turns = 0;
    for (uint64_t seed = 4; seed <= in_soak(6, 4); seed++) {
        play(&options, seed, 40, 5);
        struct game_analysis *analysis = analysed(200000, 1);
        unsigned number[TURNING_POINTS_MOST];
        unsigned points =
            judgement_turning_points(judgement_of(analysis, 0), judgements_of(analysis), number);
        double least = 1e9;
        assert_in_range(points, 1, TURNING_POINTS_MOST);
        for (unsigned p = 0; p < points; p++) {
            const struct judgement *judgement = judgement_of(analysis, number[p]);
            assert_false(judgement_is_too_close(judgement));
            assert_true(judgement->loss.mean <= least);
            least = judgement->loss.mean;
        }
        unsigned more = 0;
        for (unsigned d = 0; d < judgements_of(analysis); d++) {
            const struct judgement *judgement = judgement_of(analysis, d);
            more += !judgement_is_too_close(judgement) && judgement->loss.mean > least;
            lost[judgement->player] += judgement->loss.mean;
            if (judgement->loss.within == 0 && judgement->kind == DECISION_TURN) {
                check_turn(judgement);
                turns++;
            }
        }
        assert_true(more < TURNING_POINTS_MOST);
        free(analysis);
    }
    assert_true(turns > in_soak(10, 2));
    assert_true(lost[0] > 2 * lost[1]);
}

/* What is told is never withdrawn and never changes, piece of work after piece of work; and before
 * the end only some of it is told. */
static void test_findings_stay(void **state)
{
    (void)state;
    static struct estimate told[MOVES_MAX];
    struct options options = options_of(2);
    unsigned before_the_end = 0, stage = 0, early = 0;
    play_but_for_the_end(&options, 5, 34, 8);
    for (unsigned d = 0; d < MOVES_MAX; d++)
        told[d].within = -1;
    struct game_analysis *analysis = begin(3000, 3);
    do {
        bool has_more = true;
        while (has_more) {
            has_more = false;
            for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
                has_more |= game_analysis_go_on(analysis, part, 2);
            for (unsigned d = 0; d < judgements_of(analysis); d++) {
                struct estimate loss = judgement_of(analysis, d)->loss;
                if (told[d].within >= 0)
                    assert_true(loss.mean == told[d].mean && loss.within == told[d].within);
                before_the_end += has_more && told[d].within < 0 && loss.within >= 0;
                early += stage < 2 && loss.within > 0;
                told[d] = loss;
            }
        }
        stage++;
    } while (game_analysis_next_stage(analysis));
    assert_int_equal(early, 0);
    assert_true(before_the_end > 2);
    for (unsigned d = 0; d < judgements_of(analysis); d++)
        assert_true(judgement_of(analysis, d)->loss.within >= 0);
    free(analysis);
}

/* Of a game of one turn, played against the best of the others: the interval is one of those that
 * hold together, half of them in the last stage, not of one alone. */
static void test_intervals_hold_together(void **state)
{
    (void)state;
    struct options options = options_of(2);
    enum { BUDGET = 1600 };
    play(&options, 5, 30, 7);
    unsigned step = 0;
    while (!game_awaits_placement(moves[step].before) || game_player(moves[step].before) != 0)
        step++; /* who plays anything */
    unsigned end = step + 1;
    while (game_awaits_action(moves[end].before))
        end++;
    count = end - step;
    memmove(moves, moves + step, count * sizeof moves[0]);
    struct game_analysis *analysis = analysed(BUDGET, 3);
    const struct judgement *judgement = judgement_of(analysis, 0);
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    valuing_prepare(valuing, &(struct valuing_request){.game = moves[0].before,
                                                       .playouts = BUDGET / 16 * 9,
                                                       .played = &judgement->turn_made,
                                                       .against = &judgement->turn_best,
                                                       .seed = 3 + 2});
    auction_positions_value(valuing);
    uint8_t ranked[VALUING_TURNS_MOST];
    valuing_rank_turns(valuing, ranked);
    struct estimate alone =
        valuing_turn_difference(valuing, ranked[0], valuing_played(valuing), judgement->player);
    assert_true(fabs(alone.mean - judgement->loss.mean) < 1e-9 && alone.within > 0);
    /* By tables: 2.36 standard errors for 2.5 % with 30 degrees of freedom, 2.04 for 5 %. */
    assert_true(fabs(judgement->loss.within / alone.within - 2.36 / 2.04) < 0.02);
    free(valuing);
    free(analysis);
}

/* Turns that come to the same are known as one. */

enum { TURNS_MAX = 400 };

/* Placements with every follower that may be deployed after them, or none. */
static unsigned list_turns(const struct game *game, struct plan *turns)
{
    struct move_list places, builds;
    unsigned listed = 0;
    game_legal(game, &places);
    for (size_t m = 0; m < places.count && places.move[m].verb == VERB_PLACE; m++) {
        struct game after = *game;
        assert_int_equal(game_apply(&after, places.move[m], NULL), REFUSAL_NONE);
        turns[listed++] = (struct plan){.move = {places.move[m]}, .count = 1};
        if (game_phase(&after) != PHASE_BUILD)
            continue;
        game_legal(&after, &builds);
        for (size_t d = 0; d < builds.count; d++)
            if (builds.move[d].verb == VERB_DEPLOY)
                turns[listed++] =
                    (struct plan){.move = {places.move[m], builds.move[d]}, .count = 2};
        assert_true(listed < TURNS_MAX - 2 * SEGMENTS_MAX);
    }
    return listed;
}

/* What the tile placed and the follower deployed have come to. */
struct result {
    struct square at;
    unsigned followers, points[EDGES];
    struct feature_summary feature; /* of the follower */
};

static struct result result_of(const struct game *game, const struct plan *turn)
{
    struct game after = *game;
    struct result result = {.at = turn->move[0].at};
    assert_int_equal(game_apply(&after, turn->move[0], NULL), REFUSAL_NONE);
    tile_number tile = (tile_number)(after.board.tiles - 1);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint16_t node = feature_node_at_edge(&after.board, tile, edge);
        if (node != NO_NODE)
            result.points[edge] = (unsigned)game_feature_points(&after, node);
    }
    result.followers = turn->count;
    if (turn->count == 2)
        result.feature =
            feature_summary_of(&after, feature_node(&after.board, tile, turn->move[1].arg));
    return result;
}

static bool is_same(const struct result *a, const struct result *b)
{
    return square_equal(a->at, b->at) && a->followers == b->followers &&
           memcmp(a->points, b->points, sizeof a->points) == 0 &&
           a->feature.kind == b->feature.kind && a->feature.tiles == b->feature.tiles &&
           a->feature.open == b->feature.open && a->feature.points == b->feature.points;
}

static void test_turns_that_are_alike(void **state)
{
    (void)state;
    static struct plan turns[TURNS_MAX];
    struct options options = options_of(2);
    unsigned alike = 0, other = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct game game = auction_position(&options, seed, 4);
        while (game_phase(&game) != PHASE_PLACE)
            auction_positions_go_on(&game, NULL);
        unsigned listed = list_turns(&game, turns);
        for (unsigned a = 0; a < listed; a++) {
            struct result one = result_of(&game, &turns[a]);
            assert_true(turns_are_alike(&game, &turns[a], &turns[a]));
            for (unsigned b = 0; b < a; b++) {
                struct result two = result_of(&game, &turns[b]);
                bool are_alike = turns_are_alike(&game, &turns[a], &turns[b]);
                assert_true(!are_alike || is_same(&one, &two));
                alike += are_alike;
                other += !are_alike && square_equal(one.at, two.at);
            }
        }
    }
    assert_true(alike > 20 && other > 100);
}

/* A turn that was played is valued even if it is none of the best, and once if it is. */
static void test_the_turn_played_is_among_those_valued(void **state)
{
    (void)state;
    static struct plan turns[TURNS_MAX];
    struct options options = options_of(2);
    struct game game = auction_position(&options, 2, 10);
    struct valuing *valuing = valuing_begin(malloc(valuing_size()));
    while (game_phase(&game) != PHASE_PLACE)
        auction_positions_go_on(&game, NULL);
    unsigned listed = list_turns(&game, turns), found = 0, last = 0;
    for (unsigned t = 0; t < listed; t++) {
        struct game after = game;
        game_apply(&after, turns[t].move[0], NULL);
        if (after.turn.forced)
            continue;
        valuing_prepare(valuing,
                        &(struct valuing_request){
                            .game = &game, .playouts = 1, .turns = 5, .played = &turns[t]});
        unsigned played = valuing_played(valuing);
        assert_in_range(valuing_turns(valuing), 1, 5);
        assert_true(played < valuing_turns(valuing));
        for (unsigned v = 0; v < valuing_turns(valuing); v++)
            assert_int_equal(turns_are_alike(&game, &turns[t], valuing_turn(valuing, v)),
                             v == played);
        found += played < 4;
        last += played == 4;
        if (played > 0)
            assert_true(valuing_turn(valuing, played)->worth <=
                        valuing_turn(valuing, played - 1)->worth);
    }
    assert_true(found > 0 && last > 10);
    free(valuing);
}

static void test_words(void **state)
{
    (void)state;
    static const struct seats seats = {.count = 2, .seat = {{.name = "Ann"}, {.name = "Ben"}}};
    static struct game game;
    struct options options = options_of(2);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    assert_int_equal(game_apply(&game, move_draw(tile_kind_find("FRRR")), NULL), REFUSAL_NONE);
    struct judgement decision = {
        .turn = 23,
        .kind = DECISION_TURN,
        .player = 1,
        .loss = {7.2, 2.1},
        .turn_made = {.move = {move_place((struct square){0, 1}, EDGE_N)}, .count = 1},
        .turn_best = {
            .move = {move_place((struct square){1, 0}, EDGE_N), move_deploy(FIGURE_MEEPLE, 0)},
            .count = 2}};
    assert_string_equal(judgement_words_decision(&decision, &game, &seats).text,
                        "Turn 23, Ben: 0,1, no follower. 7.2 \u00b1 2.1 points less than 1,0, "
                        "follower on a road.");
    decision.loss.within = 8;
    assert_string_equal(judgement_words_decision(&decision, &game, &seats).text,
                        "Turn 23, Ben: 0,1, no follower. Too close to call (7.2 \u00b1 8.0). "
                        "Perhaps better: 1,0, follower on a road.");
    decision.loss = (struct estimate){0, 0};
    decision.turn_is_best = true;
    assert_string_equal(judgement_words_decision(&decision, &game, &seats).text,
                        "Turn 23, Ben: 0,1, no follower. Best by the estimates.");
    decision.loss.within = -1;
    assert_string_equal(judgement_words_decision(&decision, &game, &seats).text,
                        "Turn 23, Ben: 0,1, no follower. Too few games for a verdict.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_decision_is_there),
        cmocka_unit_test(test_unfinished_turns_are_left_out),
        cmocka_unit_test(test_pieces_do_not_matter),
        cmocka_unit_test(test_some_rounds_suffice),
        cmocka_unit_test(test_what_is_left_is_not_looked_at),
        cmocka_unit_test(test_what_seems_worst_is_played_first),
        cmocka_unit_test(test_nothing_is_sure_by_greedy_play_alone),
        cmocka_unit_test(test_without_permission_nothing_is_played),
        cmocka_unit_test(test_losses_and_turning_points),
        cmocka_unit_test(test_findings_stay),
        cmocka_unit_test(test_intervals_hold_together),
        cmocka_unit_test(test_turns_that_are_alike),
        cmocka_unit_test(test_the_turn_played_is_among_those_valued),
        cmocka_unit_test(test_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
