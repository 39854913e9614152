/* Other programs at the seats of a session: good ones, bad ones, and that none of them is left. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "text/setup.h"
#include "thinking/bots.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Longer than any test runs; and hardly at all, where something does not come however long it is
 * waited for. */
enum { LONG = 3600000, SHORT = 300 };

/* This program, as an opponent that answers at once. */
static const char easy[] = "sed -u 's/^go.*/go level=easy/' | '" BASTIDE_PROGRAM "' engine";

struct table {
    struct session session;
    struct programs programs;
    struct opponents *opponents;
};

/* A game of one player by a program, another by this one. */
static void table_begin_with(struct table *table, const char *command, unsigned patience_ms)
{
    struct problem problem;
    struct record_head head = setup_default();
    *table = (struct table){.programs = {.patience_ms = patience_ms}};
    head.has_seed = true;
    head.seed = 5;
    assert_true(programs_add(&table->programs, "Fox", command));
    strcpy(head.bot[0], "*Fox");
    strcpy(head.bot[1], "easy");
    assert_true(session_begin(&table->session, &head, &problem));
    table->session.bots_play = true;
    table->opponents = opponents_new();
    assert_non_null(table->opponents);
    opponents_give(table->opponents, &table->programs);
}

static void table_end(struct table *table)
{
    opponents_free(table->opponents);
    session_close(&table->session);
}

/* Waits for a move; false: the program is at fault. */
static bool await(struct table *table, struct move *move)
{
    while (!opponents_move(table->opponents, &table->session, move)) {
        if (opponents_fault(table->opponents, &table->session) != NULL)
            return false;
        struct pollfd wait = {.fd = opponents_fd(table->opponents), .events = POLLIN};
        assert_int_equal(poll(&wait, 1, LONG), 1);
    }
    return true;
}

static void play(struct table *table)
{
    struct move move;
    enum refusal refusal;
    struct problem problem;
    assert_true(await(table, &move));
    assert_int_equal(session_play(&table->session, move, &refusal, &problem), SESSION_DONE);
}

static void test_a_whole_game(void **state)
{
    (void)state;
    struct table table;
    table_begin_with(&table, easy, LONG);
    assert_false(bot_seats_have_people(&table.session.head));
    while (opponents_are_due(&table.session))
        play(&table);
    assert_true(game_is_over(&table.session.game));
    table_end(&table);
}

/* What was taken back is not told twice: it begins again, and goes on. */
static void test_moves_taken_back(void **state)
{
    (void)state;
    struct table table;
    struct problem problem;
    table_begin_with(&table, easy, LONG);
    for (unsigned moves = 0; moves < 12; moves++)
        play(&table);
    for (unsigned back = 0; back < 5; back++)
        assert_true(session_undo(&table.session, &problem));
    table.session.known = table.session.made;
    for (unsigned moves = 0; moves < 12; moves++)
        play(&table);
    table_end(&table);
}

/* Each is told, stands until somebody does something about it, and the game goes on. */
static void test_faults(void **state)
{
    (void)state;
    static const struct {
        const char *command, *told;
        unsigned patience_ms;
    } bad[] = {
        {"exit 3", "has ended, without an answer to 'info'", LONG},
        {"read x; echo '{}'", "has ended, without an answer to 'new", LONG},
        {"while read x; do :; done", "gives no answer to 'info' in time", SHORT},
        {"while read x; do echo \"h\303\244\"; done",
         "something else than a JSON object: h\303\244", LONG},
        {"while read x; do printf '\\033[2J\\n'; done", "something else than a JSON object: ?[2J",
         LONG},
        {"while read x; do echo '{\"error\":\"no\"}'; done", "refuses 'new players=2", LONG},
        {"while read x; do echo '{}'; done", "answers 'go' without a move: {}", LONG},
        {"while read x; do echo '{\"move\":\"swim\"}'; done", "plays no move: 'swim'", LONG},
        {"while read x; do echo '{\"move\":\"place 9,9 n\"}'; done",
         "plays 'place 9,9 n', which is not legal", LONG},
        {"tr '\\n' 'x' </dev/zero", "too long", LONG},
    };
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        struct table table;
        struct move move;
        struct problem problem;
        table_begin_with(&table, bad[b].command, bad[b].patience_ms);
        assert_false(await(&table, &move));
        const char *fault = opponents_fault(table.opponents, &table.session);
        if (strstr(fault, bad[b].told) == NULL)
            fail_msg("%s: %s", bad[b].command, fault);
        assert_non_null(strstr(fault, table.session.head.name[0]));
        assert_false(opponents_move(table.opponents, &table.session, &move));
        assert_non_null(opponents_fault(table.opponents, &table.session));
        assert_true(session_set_bot(&table.session, 0, "easy", &problem));
        assert_null(opponents_fault(table.opponents, &table.session));
        for (unsigned moves = 0; moves < 6; moves++)
            play(&table);
        table_end(&table);
    }
}

/* A record names a program that nobody has given: nothing is started. */
static void test_one_that_is_not_here(void **state)
{
    (void)state;
    struct table table;
    struct move move;
    table_begin_with(&table, "exit", LONG);
    table.programs.count = 0;
    assert_false(opponents_move(table.opponents, &table.session, &move));
    assert_non_null(
        strstr(opponents_fault(table.opponents, &table.session), "The program 'Fox' is not here"));
    table_end(&table);
}

static void test_it_is_tried_again(void **state)
{
    (void)state;
    struct table table;
    struct move move;
    char folder[] = "/tmp/bastide-guests-XXXXXX", command[512];
    assert_non_null(mkdtemp(folder));
    snprintf(command, sizeof command, "rmdir %s && exit; %s", folder, easy);
    table_begin_with(&table, command, LONG);
    assert_false(await(&table, &move));
    opponents_try_again(table.opponents);
    for (unsigned moves = 0; moves < 6; moves++)
        play(&table);
    table_end(&table);
}

/* Programs that know nothing of `info`: one says so in words of its own, the other ends, and plays
 * when it is tried again. */
static void test_older_programs(void **state)
{
    (void)state;
    static const char *const older[] = {
        "read x; echo \"what is $x?\"; sed -u 's/^go.*/go level=easy/' | '" BASTIDE_PROGRAM
        "' engine",
        "read x; test \"$x\" = info && exit; "
        "{ echo \"$x\"; sed -u 's/^go.*/go level=easy/'; } | '" BASTIDE_PROGRAM "' engine"};
    for (size_t p = 0; p < 2; p++) {
        struct table table;
        struct move move;
        table_begin_with(&table, older[p], LONG);
        if (p == 1) {
            assert_false(await(&table, &move));
            assert_non_null(
                strstr(opponents_fault(table.opponents, &table.session), "answer to 'info'"));
            opponents_try_again(table.opponents);
        }
        for (unsigned moves = 0; moves < 6; moves++)
            play(&table);
        table_end(&table);
    }
}

/* A pipe that a program and all that it starts hold open: a byte says that it runs, the end that
 * nothing is left of it. */
struct life {
    int ends[2];
    char command[256];
};

/* It answers nothing and does not end by itself, whatever happens. */
static void life_begin(struct life *life)
{
    assert_int_equal(pipe(life->ends), 0);
    assert_int_equal(fcntl(life->ends[0], F_SETFD, FD_CLOEXEC), 0);
    snprintf(life->command, sizeof life->command,
             "trap '' TERM HUP INT; echo >&%d; sleep 1000 & sleep 1000; wait", life->ends[1]);
}

static void life_has_begun(const struct life *life)
{
    char byte;
    assert_int_equal(read(life->ends[0], &byte, 1), 1);
}

static void life_has_ended(struct life *life)
{
    char byte;
    close(life->ends[1]);
    assert_int_equal(read(life->ends[0], &byte, 1), 0);
    close(life->ends[0]);
}

static void test_nothing_is_left_of_one_that_is_asked(void **state)
{
    (void)state;
    struct table table;
    struct life life;
    struct move move;
    life_begin(&life);
    table_begin_with(&table, life.command, LONG);
    assert_false(opponents_move(table.opponents, &table.session, &move));
    life_has_begun(&life);
    opponents_hurry(table.opponents);
    table_end(&table);
    life_has_ended(&life);
}

static void test_nothing_is_left_of_one_whose_seat_is_taken(void **state)
{
    (void)state;
    struct table table;
    struct life life;
    struct move move;
    struct problem problem;
    life_begin(&life);
    table_begin_with(&table, life.command, LONG);
    assert_false(opponents_move(table.opponents, &table.session, &move));
    life_has_begun(&life);
    assert_true(session_set_bot(&table.session, 0, "", &problem));
    opponents_follow_seats(table.opponents, &table.session);
    life_has_ended(&life);
    table_end(&table);
}

/* However this program ends. */
static void test_nothing_is_left_after_a_kill(void **state)
{
    (void)state;
    struct life life;
    life_begin(&life);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        struct table table;
        struct move move;
        table_begin_with(&table, life.command, LONG);
        opponents_move(table.opponents, &table.session, &move);
        for (;;)
            pause();
    }
    life_has_begun(&life);
    assert_int_equal(kill(pid, SIGKILL), 0);
    assert_int_equal(waitpid(pid, NULL, 0), pid);
    life_has_ended(&life);
}

static void test_names(void **state)
{
    (void)state;
    struct programs programs = {.count = 0};
    assert_true(programs_add(&programs, "A b=c", "x"));
    assert_string_equal(programs.program[0].bot, "*A_b_c");
    assert_true(programs_add(&programs, "abcdefghijklmn\303\244\303\244", "x"));
    assert_string_equal(programs.program[1].bot, "*abcdefghijklmn");
    assert_false(programs_add(&programs, "A b c", "y"));
    assert_int_equal(programs_find(&programs, "*A_b_c"), 0);
    assert_int_equal(programs_find(&programs, "hard"), 2);
    assert_int_equal(programs_find(NULL, "hard"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_whole_game),
        cmocka_unit_test(test_moves_taken_back),
        cmocka_unit_test(test_faults),
        cmocka_unit_test(test_one_that_is_not_here),
        cmocka_unit_test(test_it_is_tried_again),
        cmocka_unit_test(test_older_programs),
        cmocka_unit_test(test_nothing_is_left_of_one_that_is_asked),
        cmocka_unit_test(test_nothing_is_left_of_one_whose_seat_is_taken),
        cmocka_unit_test(test_nothing_is_left_after_a_kill),
        cmocka_unit_test(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
