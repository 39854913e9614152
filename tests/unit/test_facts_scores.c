/* The course of the scores and where points came from, held against the games themselves. */
#include "played.h"

#include "facts/position.h"
#include "facts/score_table.h"
#include "play/session.h"

static struct session session;
static struct log game_log;

/* A game by chance with all sets, at most so many moves. */
static void play(unsigned players, uint64_t seed, unsigned moves)
{
    struct rng rng = rng_from_seed(seed);
    played_begin(&session, players, seed);
    played_on(&session, &rng, moves);
    memset(&game_log, 0, sizeof game_log);
    log_follow(&game_log, &session);
}

/* The game when so many moves were made. */
static const struct game *game_at(size_t made)
{
    return made < session.made ? &session.steps[made].before : &session.game;
}

static void test_scores_are_those_at_the_end_of_each_turn(void **state)
{
    unsigned auctioned = 0;
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        play(players, players, 10000);
        struct score_history history = score_history_of(&game_log, game_log.count, players);
        assert_true(history.has_end);
        assert_int_equal(history.last, history.turns + 1);
        for (size_t made = 1; made <= session.made; made++) {
            const struct game *before = game_at(made - 1), *now = game_at(made);
            unsigned turn = before->turn.number;
            for (unsigned player = 0; player < players; player++) {
                auctioned += now->player[player].score < 0;
                if (game_is_over(now))
                    assert_int_equal(history.score[player][history.last],
                                     now->player[player].score);
                else if (now->turn.number != turn)
                    assert_int_equal(history.score[player][turn], now->player[player].score);
            }
        }
        session_close(&session);
    }
    assert_true(auctioned > 0); /* scores below zero came along */
}

static void test_final_scoring_is_not_told_before_it_comes(void **state)
{
    (void)state;
    play(3, 3, 10000);
    size_t told = log_final_score(&game_log, 0);
    assert_true(told < game_log.count);
    struct score_history history = score_history_of(&game_log, told, 3);
    assert_false(history.has_end);
    assert_int_equal(history.last, history.turns);
    history = score_history_of(&game_log, told + 1, 3);
    assert_true(history.has_end);
    const struct event *first = &game_log.entry[told].event;
    assert_int_equal(history.score[first->player][history.last] -
                         history.score[first->player][history.turns],
                     first->points);
    session_close(&session);
}

/* With all sets a game has more turns than a byte can count. */
static void test_last_turn_of_the_longest_game_has_its_scores(void **state)
{
    static struct log log;
    (void)state;
    for (unsigned turn = 1; turn <= GAME_TURNS_MAX; turn++)
        log.entry[log.count++] = (struct log_entry){
            .event = {.type = EVENT_SCORE, .player = (uint8_t)(turn % 2), .points = 2},
            .turn = (tile_number)turn};
    struct score_history history = score_history_of(&log, log.count, 2);
    assert_true((int)GAME_TURNS_MAX > (int)TILES_MAX);
    assert_int_equal(history.last, GAME_TURNS_MAX);
    assert_int_equal(history.score[0][GAME_TURNS_MAX], GAME_TURNS_MAX / 2 * 2);
    assert_int_equal(history.score[1][GAME_TURNS_MAX], (GAME_TURNS_MAX + 1) / 2 * 2);
}

static void test_nothing_told_is_no_turn(void **state)
{
    (void)state;
    struct score_history history = score_history_of(&game_log, 0, 2);
    assert_int_equal(history.last, 0);
    assert_int_equal(history.most, 0);
    assert_int_equal(history.least, 0);
}

static void test_marks_are_castles_and_bazaars(void **state)
{
    unsigned castles = 0, bazaars = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        unsigned marks = 0;
        play(3, seed, 10000);
        struct score_history history = score_history_of(&game_log, game_log.count, 3);
        for (size_t at = 0; at < game_log.count; at++) {
            const struct log_entry *entry = &game_log.entry[at];
            bool is_castle = entry->event.type == EVENT_CASTLE;
            if (!is_castle && entry->event.type != EVENT_REVEAL)
                continue;
            assert_true(marks < history.marks);
            assert_int_equal(history.mark[marks].line, is_castle ? MARKED_CASTLE : MARKED_REVEAL);
            assert_int_equal(history.mark[marks].turn, entry->turn);
            assert_int_equal(history.mark[marks].player, entry->event.player);
            marks++;
            castles += is_castle;
            bazaars += !is_castle;
        }
        assert_int_equal(history.marks, marks);
        session_close(&session);
    }
    assert_true(castles > 0 && bazaars > 0);
}

/* Whether a bridge is part of the feature, asked of every tile on the board. */
static bool has_bridge(const struct game *game, uint16_t node)
{
    for (tile_number tile = 0; tile < game->board.tiles; tile++) {
        uint16_t bridge = feature_node(&game->board, tile, SEGMENT_TRACK);
        if (bridge != NO_NODE &&
            feature_root(&game->features, bridge) == feature_root(&game->features, node))
            return true;
    }
    return false;
}

static void test_bridged_points_are_those_of_roads_with_a_bridge(void **state)
{
    int all = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        int points[PLAYERS_MAX] = {0}, roads[PLAYERS_MAX] = {0};
        play(4, seed, 10000);
        for (size_t step = 0; step < session.made; step++) {
            struct game game = session.steps[step].before;
            struct event_list events;
            game_apply(&game, session.steps[step].move, &events);
            for (size_t e = 0; e < events.count; e++) {
                const struct event *event = &events.event[e];
                if (event->type != EVENT_SCORE || event->kind != FEATURE_ROAD ||
                    event->reason == REASON_CASTLE)
                    continue;
                roads[event->player] += event->points;
                points[event->player] += has_bridge(&game, event->node) ? event->points : 0;
            }
        }
        struct score_table table = score_table_of(&game_log, &session.head.options);
        for (unsigned player = 0; player < 4; player++) {
            assert_int_equal(table.part[player][PART_BRIDGED], points[player]);
            assert_int_equal(table.during[player][FROM_ROADS] + table.at_end[player][FROM_ROADS],
                             roads[player]);
            all += points[player];
        }
        session_close(&session);
    }
    assert_true(all > 0);
}

static void test_auctions_add_up(void **state)
{
    int paid = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        play(3, seed, 10000);
        struct score_table table = score_table_of(&game_log, &session.head.options);
        for (unsigned player = 0; player < 3; player++) {
            assert_int_equal(table.received[player][FROM_AUCTIONS] -
                                 table.paid[player][FROM_AUCTIONS],
                             table.during[player][FROM_AUCTIONS]);
            assert_true(table.received[player][FROM_AUCTIONS] >= 0 &&
                        table.paid[player][FROM_AUCTIONS] >= 0);
            paid += table.paid[player][FROM_AUCTIONS];
        }
        session_close(&session);
    }
    assert_true(paid > 0);
}

static void test_points_since_are_what_the_scores_have_changed_by(void **state)
{
    (void)state;
    play(4, 9, 10000);
    for (size_t from = 0; from < game_log.count; from += 7) {
        int points[PLAYERS_MAX];
        const struct game *before = game_at(game_log.entry[from].step);
        while (from > 0 && game_log.entry[from - 1].step == game_log.entry[from].step)
            from--; /* what one move did stays together */
        log_points(&game_log, from, game_log.count, points);
        for (unsigned player = 0; player < 4; player++)
            assert_int_equal(points[player],
                             session.game.player[player].score - before->player[player].score);
        while (from + 1 < game_log.count &&
               game_log.entry[from + 1].step == game_log.entry[from].step)
            from++;
    }
    session_close(&session);
}

static void test_expected_points_are_told_by_source(void **state)
{
    int bridged = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        int projected[PLAYERS_MAX];
        play(2, seed, 140);
        struct projection expected = projection_of(&session.game);
        projection_scores(&session.game, projected);
        for (unsigned player = 0; player < 2; player++) {
            int sum = session.game.player[player].score;
            for (unsigned source = 0; source < SCORE_SOURCES_COUNT; source++)
                sum += expected.points[player][source];
            assert_int_equal(sum, projected[player]);
            assert_true(expected.part[player][PART_BRIDGED] <= expected.points[player][FROM_ROADS]);
            bridged += expected.part[player][PART_BRIDGED];
        }
        session_close(&session);
    }
    assert_true(bridged > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_scores_are_those_at_the_end_of_each_turn),
        cmocka_unit_test(test_final_scoring_is_not_told_before_it_comes),
        cmocka_unit_test(test_last_turn_of_the_longest_game_has_its_scores),
        cmocka_unit_test(test_nothing_told_is_no_turn),
        cmocka_unit_test(test_marks_are_castles_and_bazaars),
        cmocka_unit_test(test_bridged_points_are_those_of_roads_with_a_bridge),
        cmocka_unit_test(test_auctions_add_up),
        cmocka_unit_test(test_points_since_are_what_the_scores_have_changed_by),
        cmocka_unit_test(test_expected_points_are_told_by_source),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
