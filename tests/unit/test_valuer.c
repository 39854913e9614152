/* Values that are worked out in the background, and looked at meanwhile. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/auction_positions.h"
#include "support/threads.h"
#include "thinking/valuer.h"
#include "valuing/valuing.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

/* More than anybody could wait for; few enough to be waited for. */
enum { WITHOUT_END = 1000000000, SOME = 36 };

/* So many tiles are left: few, for games by search are long, and too many for all orders. */
enum { LEFT = 8 };

static struct game position(unsigned players, unsigned turn)
{
    struct options options = options_default();
    options.players = (uint8_t)players;
    options.sets = 1u << SET_BASE | 1u << SET_BCB;
    struct game game = auction_position(&options, 5, turn);
    auction_position_shorten(&game, LEFT);
    return game;
}

static struct valuing *valuing_new(void)
{
    return valuing_begin(malloc(valuing_size()));
}

/* Valued while the caller waits. */
static struct valuing *valued(const struct valuing_request *request)
{
    struct valuing *valuing = valuing_new();
    valuing_prepare(valuing, request);
    auction_positions_value(valuing);
    return valuing;
}

static void check_same(const struct valuing *a, const struct valuing *b)
{
    const struct margin_tally *one = valuing_tally(a, POLICY_GREEDY),
                              *other = valuing_tally(b, POLICY_GREEDY);
    assert_int_equal(one->all, other->all);
    for (unsigned i = 0; i < TALLY_BATCHES; i++) {
        assert_int_equal(one->batch[i].rounds, other->batch[i].rounds);
        assert_memory_equal(one->batch[i].margin, other->batch[i].margin,
                            sizeof one->batch[i].margin);
        assert_memory_equal(one->batch[i].rival, other->batch[i].rival, sizeof one->batch[i].rival);
    }
}

/* What is found in the background is what is found by a caller who waits, however often it is
 * looked at, paused and gone on with on the way. */
static void test_values_are_the_same(void **state)
{
    (void)state;
    struct valuer *valuer = valuer_new();
    for (unsigned players = 2; players <= 4; players += 2) {
        struct game game = position(players, 45);
        struct valuing_request request = {.game = &game, .playouts = SOME, .seed = 3};
        struct valuing *expected = valued(&request);
        assert_true(valuer_begin(valuer, &request, NULL));
        assert_true(job_is_at_work(&valuer->job));
        for (unsigned looks = 0; looks < 300 && job_is_at_work(&valuer->job); looks++) {
            assert_in_range(valuing_playouts(valuer_look(valuer)), 0, SOME);
            if (looks % 3 == 0)
                job_pause(&valuer->job);
            else if (looks % 3 == 1)
                job_go_on(&valuer->job);
        }
        job_wait(&valuer->job);
        check_same(valuer_look(valuer), expected);
        free(expected);
    }
    valuer_free(valuer);
}

/* Waiting goes on with what pauses. */
static void test_waits_to_the_end(void **state)
{
    (void)state;
    struct game game = position(2, 50);
    struct valuing_request request = {.game = &game, .playouts = SOME, .seed = 1};
    struct valuer *valuer = valuer_new();
    assert_true(valuer_begin(valuer, &request, NULL));
    job_pause(&valuer->job);
    job_wait(&valuer->job);
    assert_false(job_is_at_work(&valuer->job));
    assert_int_equal(valuing_playouts(valuer_look(valuer)), SOME);
    valuer_free(valuer);
}

/* Time is an end of it: of CPU time, so a busy machine only takes longer. */
static void test_ends_when_its_time_is_over(void **state)
{
    (void)state;
    struct game game = position(2, 20);
    struct valuing_request request = {.game = &game, .playouts = WITHOUT_END};
    struct valuer *valuer = valuer_new();
    struct valuer_limits limits = {.cpu_ms = 1};
    for (unsigned times = 0; times < 2; times++) {
        assert_true(valuer_begin(valuer, &request, &limits));
        job_wait(&valuer->job);
        assert_false(job_is_at_work(&valuer->job));
        assert_true(job_has_news(&valuer->job)); /* the last are told */
        assert_true(valuing_playouts(valuer_look(valuer)) > 0);
        assert_false(job_has_news(&valuer->job));
    }
    valuer_free(valuer);
}

/* And so is certainty. */
static void test_ends_when_values_are_certain(void **state)
{
    enum { WITHIN = 12 };
    (void)state;
    struct game game = position(2, 50);
    struct valuing_request request = {
        .game = &game, .playouts = WITHOUT_END, .is_greedy = true}; /* no end to two policies */
    struct valuer *valuer = valuer_new();
    struct valuer_limits limits = {.within = WITHIN};
    assert_true(valuer_begin(valuer, &request, &limits));
    job_wait(&valuer->job);
    assert_false(job_is_at_work(&valuer->job));
    const struct valuing *values = valuer_look(valuer);
    assert_true(certainty_is_reached(values, 0, WITHIN));
    assert_false(certainty_is_reached(values, 0, 1e-6));
    for (unsigned player = 0; player < 2; player++)
        for (unsigned tile = 0; tile < 2; tile++)
            assert_true(valuing_tile(values, player, tile, 1 - tile, player).within <= WITHIN);
    valuer_free(valuer);
}

/* Of turns: the differences from the best one. */
static void test_turns_are_certain_where_no_game_would_tell_more(void **state)
{
    (void)state;
    struct game game = position(2, 50);
    struct valuing *valuing = valuing_new();
    while (valuing_subject_of(&game) != VALUING_TURNS) {
        struct move_list moves;
        struct event_list events;
        game_legal(&game, &moves);
        assert_int_equal(game_apply(&game, moves.move[0], &events), 0);
    }
    valuing_prepare(valuing, &(struct valuing_request){
                                 .game = &game, .playouts = 400, .turns = 2, .is_greedy = true});
    assert_false(certainty_is_reached(valuing, game.turn.player, 1000)); /* before the first game */
    auction_positions_value(valuing);
    struct estimate loss = valuing_turn_difference(valuing, 0, 1, game.turn.player);
    assert_true(loss.within > 0);
    assert_true(certainty_is_reached(valuing, game.turn.player, loss.within + 0.01));
    bool is_far = loss.mean * loss.mean > 9 * loss.within * loss.within;
    assert_int_equal(certainty_is_reached(valuing, game.turn.player, loss.within / 2), is_far);
    free(valuing);
}

/* The fast estimates are there at once, and what was looked at stays as it is. */
static void test_looks_are_copies(void **state)
{
    (void)state;
    struct game game = position(2, 45);
    struct valuing_request request = {.game = &game, .playouts = WITHOUT_END, .seed = 1};
    struct valuer *valuer = valuer_new();
    struct pollfd news = {.fd = job_fd(&valuer->job), .events = POLLIN};
    struct valuing *begun = valuing_new();
    valuing_prepare(begun, &request);
    assert_null(valuer_look(valuer));
    assert_true(valuer_begin(valuer, &request, NULL));
    const struct valuing *seen = valuer_look(valuer);
    assert_true(valuing_tile_at_once(seen, 0, 1, 0, 0) == valuing_tile_at_once(begun, 0, 1, 0, 0));
    unsigned playouts = valuing_playouts(seen);
    assert_int_equal(poll(&news, 1, -1), 1);
    assert_true(job_has_news(&valuer->job));
    assert_int_equal(valuing_playouts(seen), playouts);
    seen = valuer_look(valuer);
    assert_true(valuing_playouts(seen) > playouts);
    /* More come, and are told again. */
    playouts = valuing_playouts(seen);
    while (valuing_playouts(valuer_look(valuer)) == playouts) /* there may be news of those */
        assert_int_equal(poll(&news, 1, -1), 1);
    assert_true(job_is_at_work(&valuer->job));
    valuer_drop(valuer);
    assert_null(valuer_look(valuer));
    assert_false(job_is_at_work(&valuer->job));
    free(begun);
    valuer_free(valuer);
}

/* News are there until they are looked at, and the last round is news. */
static void test_tells_the_end(void **state)
{
    (void)state;
    struct game game = position(2, 50);
    struct valuing_request request = {.game = &game, .playouts = SOME, .seed = 1};
    struct valuer *valuer = valuer_new();
    struct pollfd news = {.fd = job_fd(&valuer->job), .events = POLLIN};
    assert_true(valuer_begin(valuer, &request, NULL));
    do {
        assert_int_equal(poll(&news, 1, -1), 1);
        assert_true(job_has_news(&valuer->job));
        assert_int_equal(poll(&news, 1, 0), 1);
    } while (valuing_playouts(valuer_look(valuer)) < SOME);
    assert_false(job_is_at_work(&valuer->job));
    assert_false(job_has_news(&valuer->job));
    assert_int_equal(poll(&news, 1, 0), 0);
    /* What is forgotten is no news. */
    assert_true(valuer_begin(valuer, &request, NULL));
    job_wait(&valuer->job);
    assert_int_equal(poll(&news, 1, 0), 1);
    valuer_drop(valuer);
    assert_false(job_has_news(&valuer->job));
    assert_int_equal(poll(&news, 1, 0), 0);
    valuer_free(valuer);
}

/* While it pauses, no round is begun: at most those are added whose last turn was being played. */
static void test_pauses(void **state)
{
    (void)state;
    struct game game = position(2, 45);
    struct valuing_request request = {.game = &game, .playouts = WITHOUT_END, .seed = 1};
    struct valuer *valuer = valuer_new();
    struct pollfd news = {.fd = job_fd(&valuer->job), .events = POLLIN};
    assert_true(valuer_begin(valuer, &request, NULL));
    assert_int_equal(poll(&news, 1, -1), 1);
    job_pause(&valuer->job);
    unsigned playouts = valuing_playouts(valuer_look(valuer));
    request.playouts = SOME;
    free(valued(&request)); /* which takes longer than a round */
    unsigned still = valuing_playouts(valuer_look(valuer));
    assert_in_range(still, playouts, playouts + VALUING_PARTS * 2);
    assert_true(job_is_at_work(&valuer->job));
    job_go_on(&valuer->job);
    while (valuing_playouts(valuer_look(valuer)) == still) /* news of before may be left */
        assert_int_equal(poll(&news, 1, -1), 1);
    valuer_free(valuer);
}

/* It is dropped in the middle, at work and while it pauses, and another is begun; nothing of the
 * first is left. */
static void test_begins_anew(void **state)
{
    (void)state;
    struct game games[] = {position(2, 45), position(3, 20)};
    struct valuer *valuer = valuer_new();
    job_pause(&valuer->job); /* harmless */
    job_go_on(&valuer->job);
    for (unsigned begins = 0; begins < 40; begins++) {
        struct valuing_request request = {
            .game = &games[begins % 2], .playouts = WITHOUT_END, .seed = begins};
        assert_true(valuer_begin(valuer, &request, NULL));
        assert_int_equal(valuing_players(valuer_look(valuer)), begins % 2 ? 7 : 3);
        if (begins % 5 == 0)
            job_pause(&valuer->job);
        if (begins % 3 == 0)
            valuer_drop(valuer);
    }
    struct valuing_request request = {.game = &games[0], .playouts = SOME, .seed = 3};
    struct valuing *expected = valued(&request);
    assert_true(valuer_begin(valuer, &request, NULL));
    job_wait(&valuer->job);
    check_same(valuer_look(valuer), expected);
    free(expected);
    valuer_free(valuer);
    valuer_free(NULL);
}

/* One round and no more: the part that has none to play has no thread. */
static void test_values_by_one_round(void **state)
{
    (void)state;
    struct game game = position(2, 45);
    struct valuer *valuer = valuer_new();
    threads_left = 1;
    assert_true(
        valuer_begin(valuer, &(struct valuing_request){.game = &game, .playouts = 1}, NULL));
    threads_left = THREADS_ENOUGH;
    job_wait(&valuer->job);
    assert_int_equal(valuing_playouts(valuer_look(valuer)), 2 * POLICIES);
    valuer_free(valuer);
}

static void test_threads_run_out(void **state)
{
    (void)state;
    struct game game = position(2, 45);
    struct valuing_request request = {.game = &game, .playouts = SOME, .seed = 3};
    struct valuer *valuer = valuer_new();
    for (unsigned left = 0; left < VALUING_PARTS; left++) {
        threads_left = left;
        assert_false(valuer_begin(valuer, &request, NULL));
        assert_null(valuer_look(valuer));
        assert_false(job_is_at_work(&valuer->job));
    }
    threads_left = THREADS_ENOUGH;
    assert_true(valuer_begin(valuer, &request, NULL));
    valuer_free(valuer);
}

/* Signals are for the thread that waits for them. */
static void test_gets_no_signals(void **state)
{
    (void)state;
    struct game game = position(2, 45);
    struct valuer *valuer = valuer_new();
    assert_true(
        valuer_begin(valuer, &(struct valuing_request){.game = &game, .playouts = SOME}, NULL));
    assert_int_equal(sigismember(&threads_last_blocked, SIGINT), 1);
    assert_int_equal(sigismember(&threads_last_blocked, SIGWINCH), 1);
    assert_int_equal(sigismember(&threads_last_blocked, SIGSEGV), 0);
    valuer_free(valuer);
}

/* Of a quiet valuer nothing is heard before it ends, which it does as soon as it is told to. */
static void test_is_quiet_until_it_is_stopped(void **state)
{
    enum { LONGER_THAN_BETWEEN_NEWS = 300 };
    (void)state;
    struct game game = position(2, 45);
    struct valuing_request request = {.game = &game, .playouts = WITHOUT_END};
    struct valuer *valuer = valuer_new();
    struct valuer_limits limits = {.is_quiet = true};
    struct pollfd news = {.fd = job_fd(&valuer->job), .events = POLLIN};
    assert_true(valuer_begin(valuer, &request, &limits));
    assert_int_equal(poll(&news, 1, LONGER_THAN_BETWEEN_NEWS), 0);
    assert_true(job_is_at_work(&valuer->job));
    valuer->stop = true;
    assert_int_equal(poll(&news, 1, -1), 1);
    job_wait(&valuer->job);
    assert_true(valuing_playouts(valuer_look(valuer)) > 0);
    /* It is told once. */
    assert_true(valuer_begin(valuer, &request, &limits));
    assert_int_equal(poll(&news, 1, LONGER_THAN_BETWEEN_NEWS), 0);
    valuer_free(valuer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_are_the_same),
        cmocka_unit_test(test_waits_to_the_end),
        cmocka_unit_test(test_ends_when_its_time_is_over),
        cmocka_unit_test(test_ends_when_values_are_certain),
        cmocka_unit_test(test_is_quiet_until_it_is_stopped),
        cmocka_unit_test(test_turns_are_certain_where_no_game_would_tell_more),
        cmocka_unit_test(test_looks_are_copies),
        cmocka_unit_test(test_tells_the_end),
        cmocka_unit_test(test_pauses),
        cmocka_unit_test(test_begins_anew),
        cmocka_unit_test(test_values_by_one_round),
        cmocka_unit_test(test_threads_run_out),
        cmocka_unit_test(test_gets_no_signals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
