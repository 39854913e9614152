/* The log of a game, move by move, held against the events of the moves. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/log.h"
#include "support/watched_game.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 10, MOVES_MAX = 24 * TILES_MAX };

static struct watched_game watched;
static struct log whole, cut;

/* The entries that are in the log of a move: all but what can be seen without. */
static void check_entries(const struct game *before, size_t from, size_t step)
{
    size_t at = from;
    for (size_t e = 0; e < watched.events.count; e++) {
        const struct event *event = &watched.events.event[e];
        if (event->type == EVENT_DRAW || event->type == EVENT_TURN || event->type == EVENT_OFFER ||
            event->type == EVENT_BID || event->type == EVENT_ADVANCE)
            continue;
        const struct log_entry *entry = &whole.entry[at++];
        assert_int_equal(entry->event.type, event->type);
        assert_int_equal(entry->event.player, event->player);
        assert_int_equal(entry->event.points, event->points);
        assert_int_equal(entry->step, step);
        assert_int_equal(entry->turn, before->turn.number);
        assert_int_equal(entry->player, before->turn.player);
        if ((event->type == EVENT_SCORE && event->node != NO_NODE) || event->type == EVENT_DEPLOY)
            assert_int_equal(entry->feature.tiles,
                             feature_summary_of(&watched.game, event->node).tiles);
        if (event->type == EVENT_SCORE && event->points == 0)
            assert_true(entry->minor);
        assert_true(entry->minor || event->type != EVENT_PLACE);
    }
    assert_int_equal(whole.count, at);
}

static void enter(const struct game *before)
{
    log_enter(&whole, before, &watched.game, watched.events.event, watched.events.count);
}

static void test_a_log_has_what_happened(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        static struct game before;
        size_t steps = 0;
        memset(&whole, 0, sizeof whole);
        watched_game_begin(&watched, seed);
        while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched)) {
            size_t from = whole.count;
            enter(&before);
            assert_int_equal(whole.steps, steps + 1);
            check_entries(&before, from, steps++);
        }
        int points[PLAYERS_MAX];
        log_points(&whole, 0, whole.count, points);
        for (unsigned player = 0; player < watched.game.options.players; player++)
            assert_int_equal(points[player], watched.slow.score[player]);
    }
}

/* Moves struck out leave the log as it was before they were entered. */
static void test_a_log_is_cut_as_it_grew(void **state)
{
    static size_t counts[MOVES_MAX + 1];
    static struct game before;
    size_t steps = 0;
    (void)state;
    memset(&whole, 0, sizeof whole);
    watched_game_begin(&watched, 3);
    while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched)) {
        assert_true(steps < MOVES_MAX);
        enter(&before);
        counts[++steps] = whole.count;
    }
    memcpy(&cut, &whole, sizeof cut);
    log_cut(&cut, steps + 5);
    assert_int_equal(cut.count, whole.count);
    assert_int_equal(cut.steps, steps);
    while (steps-- > 0) {
        log_cut(&cut, steps);
        assert_int_equal(cut.steps, steps);
        assert_int_equal(cut.count, counts[steps]);
    }
}

static void test_places_in_a_log(void **state)
{
    static struct game before;
    (void)state;
    memset(&whole, 0, sizeof whole);
    watched_game_begin(&watched, 4);
    while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched))
        enter(&before);
    for (unsigned turn = 0; turn <= watched.game.turn.number + 1u; turn++) {
        size_t at = log_of_turn(&whole, turn);
        assert_true(at == whole.count || whole.entry[at].turn >= turn);
        assert_true(at == 0 || whole.entry[at - 1].turn < turn);
    }
    for (unsigned player = 0; player < watched.game.options.players; player++) {
        size_t at = log_since_turn_of(&whole, player);
        assert_true(at == 0 || whole.entry[at - 1].player == player);
        for (; at < whole.count; at++)
            assert_int_not_equal(whole.entry[at].player, player);
    }
    unsigned finals = 0;
    for (size_t at = 0; at < whole.count; at++)
        if (event_is_final_score(&whole.entry[at].event) && whole.entry[at].event.points != 0)
            assert_int_equal(log_final_score(&whole, finals++), at);
    assert_true(finals > 0);
    assert_int_equal(log_final_score(&whole, finals), whole.count);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_log_has_what_happened),
        cmocka_unit_test(test_a_log_is_cut_as_it_grew),
        cmocka_unit_test(test_places_in_a_log),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
