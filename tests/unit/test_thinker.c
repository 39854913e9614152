/* Bots that think in threads of their own, until they are done or their time is over. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/bot_table.h"
#include "support/threads.h"
#include "thinking/bots.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

static const unsigned base = 1;

/* More than anybody could wait for. */
enum { HUGE_SEARCH = 1000000000 };

static struct thinker_request request_of(unsigned simulations)
{
    static const char *const moves[] = {"draw CFFF", NULL};
    return (struct thinker_request){.game = bot_table_position(base, 2, moves),
                                    .level = BOT_EXPERT,
                                    .simulations = simulations};
}

static void assert_same(const struct bot_answer *answer, const struct bot_answer *expected)
{
    assert_int_equal(answer->simulations, expected->simulations);
    assert_int_equal(answer->count, expected->count);
    for (unsigned c = 0; c < answer->count; c++) {
        const struct bot_candidate *a = &answer->candidate[c], *b = &expected->candidate[c];
        assert_int_equal(a->visits, b->visits);
        assert_true(a->worth == b->worth);
        assert_true(move_equal(bot_plan_first(&a->plan), bot_plan_first(&b->plan)));
    }
}

/* What a thinker says is what the bot says that is asked directly: in the background, while the
 * caller waits, on one thread, and where threads have run out altogether or after the first. */
static void test_thinks_like_a_bot(void **state)
{
    (void)state;
    static struct bot_answer expected, answer;
    struct thinker *thinker = thinker_new();
    struct thinker_request request = request_of(100);
    bot_think(bot_table_bot(),
              &(struct bot_request){
                  .game = &request.game, .level = BOT_EXPERT, .simulations = request.simulations},
              &expected);
    assert_int_equal(expected.simulations, 100);
    for (unsigned left = 0; left < 3; left++) {
        threads_left = left == 2 ? THREADS_ENOUGH : left;
        assert_true(thinker_begin(thinker, &request));
        assert_true(job_is_busy(&thinker->job));
        thinker_wait(thinker, &answer);
        assert_false(job_is_busy(&thinker->job));
        assert_same(&answer, &expected);
    }
    for (unsigned alone = 0; alone < 2; alone++) {
        request.one_core = alone > 0;
        threads_left = alone > 0 ? THREADS_NONE : THREADS_ENOUGH;
        assert_true(thinker_think(thinker, &request, &answer));
        assert_same(&answer, &expected);
        assert_false(job_is_busy(&thinker->job));
        assert_true(thinker->cpu_ms > 0);
    }
    threads_left = THREADS_ENOUGH;
    thinker_free(thinker);
}

/* The answer can be waited for beside other things; asked again, the first question is forgotten.
 */
static void test_says_when_it_is_done(void **state)
{
    (void)state;
    static struct bot_answer answer;
    struct thinker_request request = request_of(HUGE_SEARCH);
    struct thinker *thinker = thinker_new();
    struct pollfd wait = {.fd = job_fd(&thinker->job), .events = POLLIN};
    assert_false(thinker_take(thinker, &answer));
    assert_true(thinker_begin(thinker, &request));
    request.simulations = 3;
    assert_true(thinker_begin(thinker, &request));
    assert_int_equal(poll(&wait, 1, -1), 1);
    assert_true(thinker_take(thinker, &answer));
    assert_int_equal(answer.simulations, 3);
    assert_false(thinker_take(thinker, &answer));
    assert_int_equal(poll(&wait, 1, 0), 0);
    thinker_free(thinker);
}

/* However much should be thought: time ends it, on one core and on all, and there is an answer. */
static void test_is_ended_by_time(void **state)
{
    (void)state;
    static struct bot_answer answer;
    struct thinker *thinker = thinker_new();
    static const struct thinker_request limits[] = {
        {.cpu_ms = 1, .simulations = HUGE_SEARCH},
        {.wall_ms = 1, .simulations = HUGE_SEARCH},
        {.cpu_ms = 2}, /* the level's simulations are no limit then */
        {.cpu_ms = 1, .wall_ms = 60000, .simulations = HUGE_SEARCH}};
    for (unsigned l = 0; l < sizeof limits / sizeof limits[0]; l++)
        for (unsigned alone = 0; alone < 2; alone++) {
            struct thinker_request request = request_of(limits[l].simulations);
            request.cpu_ms = limits[l].cpu_ms;
            request.wall_ms = limits[l].wall_ms;
            request.one_core = alone > 0;
            assert_true(thinker_think(thinker, &request, &answer));
            assert_true(answer.count > 0);
            assert_true(answer.simulations < HUGE_SEARCH);
            assert_true(thinker_begin(thinker, &request));
            thinker_wait(thinker, &answer);
            assert_true(answer.count > 0);
        }
    thinker_free(thinker);
}

/* What one stage does not need is left for the next ones: the search is over long before half of
 * the time, and the final takes the rest. */
static void test_takes_the_time_it_may(void **state)
{
    (void)state;
    enum { MS = 60 };
    static struct bot_answer answer;
    struct thinker *thinker = thinker_new();
    struct thinker_request request = request_of(0);
    request.cpu_ms = MS;
    for (unsigned alone = 0; alone < 2; alone++) {
        request.one_core = alone > 0;
        assert_true(thinker_think(thinker, &request, &answer));
        assert_true(thinker->cpu_ms > 0.9 * MS);
    }
    thinker_free(thinker);
}

static void test_is_ended_by_the_caller(void **state)
{
    (void)state;
    static struct bot_answer answer;
    struct thinker_request request = request_of(HUGE_SEARCH);
    struct thinker *thinker = thinker_new();
    assert_true(thinker_begin(thinker, &request));
    thinker->stop = true;
    thinker_wait(thinker, &answer);
    assert_true(answer.count > 0);
    assert_true(thinker_begin(thinker, &request));
    thinker_drop(thinker);
    assert_false(job_is_busy(&thinker->job));
    assert_true(thinker_begin(thinker, &request));
    thinker_free(thinker); /* in the middle of a thought */
}

static bool is_blocked(int number)
{
    sigset_t blocked;
    pthread_sigmask(SIG_BLOCK, NULL, &blocked);
    return sigismember(&blocked, number) == 1;
}

/* Signals come to the caller: threads begin with them blocked, but for those of mistakes, and the
 * caller is left as it was. */
static void test_signals_are_the_callers(void **state)
{
    (void)state;
    static const int callers[] = {SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCHLD};
    static struct bot_answer answer;
    struct thinker_request request = request_of(3);
    struct thinker *thinker = thinker_new();
    assert_true(thinker_begin(thinker, &request));
    thinker_wait(thinker, &answer);
    for (unsigned s = 0; s < sizeof callers / sizeof callers[0]; s++) {
        assert_true(sigismember(&threads_last_blocked, callers[s]));
        assert_false(is_blocked(callers[s]));
    }
    assert_false(sigismember(&threads_last_blocked, SIGSEGV));
    thinker_free(thinker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_thinks_like_a_bot),
        cmocka_unit_test(test_says_when_it_is_done),
        cmocka_unit_test(test_is_ended_by_time),
        cmocka_unit_test(test_takes_the_time_it_may),
        cmocka_unit_test(test_is_ended_by_the_caller),
        cmocka_unit_test(test_signals_are_the_callers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
