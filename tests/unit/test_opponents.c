/* The seats of bots at a session. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/await_opponents.h"
#include "text/setup.h"
#include "thinking/bots.h"

#include <poll.h>
#include <string.h>

/* A game of bots: a seat for each level given, persons where it is empty. */
static struct session session_with(const char *const *levels, unsigned players)
{
    struct session session;
    struct problem problem;
    struct record_head head = setup_default();
    head.options.players = (uint8_t)players;
    head.has_seed = true;
    head.seed = 5;
    for (unsigned player = 0; player < players; player++)
        strcpy(head.bot[player], levels[player]);
    assert_true(session_begin(&session, &head, &problem));
    return session;
}

static void play(struct session *session, struct move move)
{
    enum refusal refusal;
    struct problem problem;
    assert_int_equal(session_play(session, move, &refusal, &problem), SESSION_DONE);
}

/* A game of bots alone is played to the end. */
static void test_bots_play_a_game(void **state)
{
    (void)state;
    const char *levels[] = {"easy", "normal", "easy"};
    struct session session = session_with(levels, 3);
    struct opponents *opponents = opponents_new();
    struct move move;
    assert_false(bot_seats_have_people(&session.head));
    while (await_opponents(opponents, &session, &move))
        play(&session, move);
    assert_true(game_is_over(&session.game));
    opponents_free(opponents);
    session_close(&session);
}

/* Persons are left alone, as are bots of other programs; a move is told once. */
static void test_only_bots_are_moved_for(void **state)
{
    (void)state;
    const char *levels[] = {"", "normal", "somebody"};
    struct session session = session_with(levels, 3);
    struct opponents *opponents = opponents_new();
    struct move move;
    struct move_list moves;
    assert_true(bot_seats_have_people(&session.head));
    assert_false(opponents_are_due(&session));
    assert_false(opponents_move(opponents, &session, &move));
    while (session.game.turn.player == 0) {
        game_legal(&session.game, &moves);
        play(&session, moves.move[moves.count - 1]);
    }
    assert_true(opponents_are_due(&session));
    while (!opponents_move(opponents, &session, &move))
        poll(&(struct pollfd){.fd = opponents_fd(opponents), .events = POLLIN}, 1, -1);
    assert_int_equal(move.verb, VERB_PLACE);
    play(&session, move);
    while (opponents_are_due(&session)) {
        assert_true(await_opponents(opponents, &session, &move));
        play(&session, move);
    }
    assert_int_equal(session.game.turn.player, 2);
    assert_false(await_opponents(opponents, &session, &move));
    opponents_free(opponents);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bots_play_a_game),
        cmocka_unit_test(test_only_bots_are_moved_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
