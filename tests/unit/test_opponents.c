/* Bots that think in the background, and their seats at a session. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "opponents/opponents.h"
#include "opponents/thinker.h"
#include "text/setup.h"

#include <poll.h>
#include <stdlib.h>
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
    assert_int_equal(session_play(session, move, NULL, &refusal, &problem), SESSION_DONE);
}

/* What a thinker says is what the bot says that is asked directly. */
static void test_thinks_like_a_bot(void **state)
{
    (void)state;
    const char *levels[] = {"expert", "expert"};
    struct session session = session_with(levels, 2);
    struct thinker_request request = {
        .game = session.game, .level = BOT_EXPERT, .simulations = 100};
    void *memory = malloc(bot_size(101));
    static struct bot_answer alone, answer;
    bot_think(bot_begin(memory, 101),
              &(struct bot_request){.game = &session.game, .level = BOT_EXPERT, .simulations = 100},
              &alone);
    struct thinker *thinker = thinker_new();
    assert_true(thinker_begin(thinker, &request));
    assert_true(thinker_is_busy(thinker));
    thinker_wait(thinker, &answer);
    assert_false(thinker_is_busy(thinker));
    assert_int_equal(answer.simulations, 100);
    assert_int_equal(answer.count, alone.count);
    for (unsigned c = 0; c < answer.count; c++) {
        assert_int_equal(answer.candidate[c].visits, alone.candidate[c].visits);
        assert_true(move_equal(answer.candidate[c].plan.move[0], alone.candidate[c].plan.move[0]));
    }
    thinker_free(thinker);
    free(memory);
    session_close(&session);
}

/* The answer can be waited for beside other things; asked again, the first question is forgotten.
 */
static void test_says_when_it_is_done(void **state)
{
    (void)state;
    const char *levels[] = {"expert", "expert"};
    struct session session = session_with(levels, 2);
    static struct bot_answer answer;
    struct thinker_request request = {.game = session.game, .level = BOT_EXPERT};
    struct thinker *thinker = thinker_new();
    assert_false(thinker_take(thinker, &answer));
    request.simulations = 1000000;
    assert_true(thinker_begin(thinker, &request));
    request.simulations = 3;
    assert_true(thinker_begin(thinker, &request));
    struct pollfd wait = {.fd = thinker_fd(thinker), .events = POLLIN};
    assert_int_equal(poll(&wait, 1, -1), 1);
    assert_true(thinker_take(thinker, &answer));
    assert_int_equal(answer.simulations, 3);
    assert_false(thinker_take(thinker, &answer));
    thinker_free(thinker);
    session_close(&session);
}

/* However much is to be thought: time ends it, or the caller, and there is an answer. */
static void test_is_ended(void **state)
{
    (void)state;
    const char *levels[] = {"expert", "expert"};
    struct session session = session_with(levels, 2);
    static struct bot_answer answer;
    struct thinker *thinker = thinker_new();
    struct thinker_request requests[] = {
        {.cpu_ms = 1}, {.wall_ms = 1}, {.cpu_ms = 0} /* ended by the caller */};
    for (unsigned r = 0; r < 3; r++) {
        requests[r].game = session.game;
        requests[r].level = BOT_EXPERT;
        requests[r].simulations = 100000000;
        assert_true(thinker_begin(thinker, &requests[r]));
        if (r == 2)
            thinker_hurry(thinker);
        thinker_wait(thinker, &answer);
        assert_true(answer.count > 0);
    }
    assert_true(thinker_begin(thinker, &requests[2]));
    thinker_drop(thinker);
    assert_false(thinker_is_busy(thinker));
    assert_true(thinker_begin(thinker, &requests[2]));
    thinker_free(thinker); /* in the middle of a thought */
    session_close(&session);
}

/* A game of bots alone is played to its end. */
static void test_bots_play_a_game(void **state)
{
    (void)state;
    const char *levels[] = {"easy", "normal", "easy"};
    struct session session = session_with(levels, 3);
    struct opponents *opponents = opponents_new();
    struct move move;
    assert_false(opponents_have_company(&session.head));
    while (opponents_wait(opponents, &session, &move))
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
    assert_true(opponents_have_company(&session.head));
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
        assert_true(opponents_wait(opponents, &session, &move));
        play(&session, move);
    }
    assert_int_equal(session.game.turn.player, 2);
    assert_false(opponents_wait(opponents, &session, &move));
    opponents_free(opponents);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_thinks_like_a_bot),
        cmocka_unit_test(test_says_when_it_is_done),
        cmocka_unit_test(test_is_ended),
        cmocka_unit_test(test_bots_play_a_game),
        cmocka_unit_test(test_only_bots_are_moved_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
