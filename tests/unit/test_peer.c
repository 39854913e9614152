/* Programs that speak the engine protocol, asked for moves: good ones and bad ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/notation.h"
#include "thinking/peer.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Longer than any test runs; and hardly at all, where something does not come however long it is
 * waited for. */
enum { LONG = 3600000, SHORT = 300 };
static const struct peer_terms patient = {.patience_ms = LONG, .quit_ms = LONG, .stop = -1};
static const struct peer_terms impatient = {.patience_ms = SHORT, .quit_ms = LONG, .stop = -1};
static const struct peer_terms rude = {.patience_ms = LONG, .quit_ms = SHORT, .stop = -1};

/* A program, and a pipe that it and all its children hold open, so that its end comes when the last
 * of them has gone. */
struct watched {
    struct peer *peer;
    int life;
};

static struct watched begin_watched(const char *command, const struct peer_terms *terms)
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(fcntl(ends[0], F_SETFD, FD_CLOEXEC), 0);
    struct watched watched = {peer_begin(command, terms), ends[0]};
    assert_non_null(watched.peer);
    close(ends[1]);
    return watched;
}

/* Whether none of them is left. */
static bool has_gone(const struct watched *watched)
{
    struct pollfd wait = {.fd = watched->life};
    bool gone = poll(&wait, 1, 60000) == 1;
    close(watched->life);
    return gone;
}

static void test_answers_line_by_line(void **state)
{
    (void)state;
    char move[MOVE_TEXT_SIZE], cut[6];
    struct peer *peer = peer_begin("'" BASTIDE_PROGRAM "' engine", &patient);
    assert_non_null(peer);
    assert_int_equal(peer_tell(peer, "new sets=base chance=manual"), PEER_NO_FAULT);
    assert_non_null(strstr(peer_said(peer), "\"phase\":\"draw\""));
    assert_int_equal(peer_tell(peer, "play draw FFFF.m"), PEER_NO_FAULT);
    assert_int_equal(peer_ask(peer, "go level=normal", move, sizeof move), PEER_NO_FAULT);
    assert_string_equal(move, "place 0,1 n");
    assert_true(peer_goes_on(peer, move, sizeof move));
    assert_string_equal(move, "deploy meeple monastery");
    assert_true(peer_goes_on(peer, move, sizeof move));
    assert_string_equal(move, "pass");
    assert_int_equal(peer_ask(peer, "go level=normal", cut, sizeof cut), PEER_NO_FAULT);
    assert_string_equal(cut, "place");
    assert_true(peer_end(peer) > 0);
}

/* Several answers that come at once are those to several commands. */
static void test_answers_ahead_are_kept(void **state)
{
    (void)state;
    char move[MOVE_TEXT_SIZE];
    struct peer *peer = peer_begin(
        "printf '{\"move\":\"a\"}\\n{\"move\":\"bc\"}\\n{}\\n'; cat >/dev/null", &patient);
    assert_int_equal(peer_ask(peer, "", move, sizeof move), PEER_NO_FAULT);
    assert_string_equal(move, "a");
    assert_false(peer_goes_on(peer, move, sizeof move));
    assert_int_equal(peer_ask(peer, "", move, sizeof move), PEER_NO_FAULT);
    assert_string_equal(move, "bc");
    assert_int_equal(peer_tell(peer, ""), PEER_NO_FAULT);
    assert_string_equal(peer_said(peer), "{}");
    peer_end(peer);
}

static void test_faults(void **state)
{
    (void)state;
    static const struct {
        const char *command;
        enum peer_fault fault;
    } bad[] = {
        {"exit 0", PEER_ENDED},
        {"exec >&-; cat >/dev/null", PEER_ENDED},
        {"read asked; echo '{\"move\":'", PEER_NOT_JSON},
        {"echo; cat >/dev/null", PEER_NOT_JSON},
        {"echo '[]'; cat >/dev/null", PEER_NOT_JSON},
        {"echo '{\"error\":\"\"}'; cat >/dev/null", PEER_REFUSED},
        {"echo '{}'; cat >/dev/null", PEER_NO_MOVE},
        {"echo '{\"move\":1}'; cat >/dev/null", PEER_NO_MOVE},
        {"exec cat /dev/zero", PEER_TOO_LONG},
        {"echo '{\"move\":\"cut off\"}' | tr -d '\\n'", PEER_ENDED},
    };
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        char move[MOVE_TEXT_SIZE];
        struct peer *peer = peer_begin(bad[b].command, &patient);
        enum peer_fault fault = peer_ask(peer, "go", move, sizeof move);
        if (fault != bad[b].fault)
            fail_msg("'%s': fault %u, expected %u", bad[b].command, fault, bad[b].fault);
        peer_end(peer);
    }
}

/* Patience is for an answer as a whole: bytes that come one by one do not make it longer. */
static void test_patience_counts_an_answer(void **state)
{
    (void)state;
    static const char *const never[] = {
        "cat >/dev/null",
        "while printf x; do sleep 0.01; done",
        "while printf '{\"a\":1,'; do sleep 0.02; done",
    };
    for (size_t n = 0; n < sizeof never / sizeof never[0]; n++) {
        struct watched watched = begin_watched(never[n], &impatient);
        enum peer_fault fault = peer_tell(watched.peer, "go");
        if (fault != PEER_SILENT)
            fail_msg("'%s': fault %u", never[n], fault);
        peer_end(watched.peer);
        assert_true(has_gone(&watched));
    }
}

/* An answer that comes byte by byte is one, as long as it comes in time. */
static void test_slow_answer_counts(void **state)
{
    (void)state;
    char move[MOVE_TEXT_SIZE];
    struct peer *peer =
        peer_begin("read asked; for byte in '{\"mo' 've\":' '\"pa' 'ss\"' '}'; do printf "
                   "%s \"$byte\"; sleep 0.01; done; echo; cat >/dev/null",
                   &patient);
    assert_int_equal(peer_ask(peer, "go", move, sizeof move), PEER_NO_FAULT);
    assert_string_equal(move, "pass");
    peer_end(peer);
}

/* A program that answers without reading is not written to for ever. */
static void test_patience_counts_sending(void **state)
{
    (void)state;
    static char line[1 << 16];
    memset(line, ' ', sizeof line - 1);
    struct watched watched = begin_watched("yes '{}'", &impatient);
    enum peer_fault fault = PEER_NO_FAULT;
    for (unsigned told = 0; told < 1000 && fault == PEER_NO_FAULT; told++)
        fault = peer_tell(watched.peer, line);
    assert_int_equal(fault, PEER_SILENT);
    peer_end(watched.peer);
    assert_true(has_gone(&watched));
}

/* The caller may want to wait no longer: neither for an answer nor for the end. */
static void test_waiting_can_be_stopped(void **state)
{
    (void)state;
    int stop[2];
    assert_int_equal(pipe(stop), 0);
    const struct peer_terms terms = {.patience_ms = LONG, .quit_ms = LONG, .stop = stop[0]};
    struct watched asked = begin_watched("cat >/dev/null", &terms);
    struct watched ended = begin_watched("cat >/dev/null; sleep 600", &terms);
    assert_int_equal(write(stop[1], "", 1), 1);
    assert_int_equal(peer_tell(asked.peer, "go"), PEER_STOPPED);
    peer_end(asked.peer);
    peer_end(ended.peer);
    close(stop[1]);
    close(stop[0]);
    assert_true(has_gone(&asked));
    assert_true(has_gone(&ended));
}

/* However a program goes on after `quit`, nobody waits for ever, and none of it is left. */
static void test_nothing_is_left(void **state)
{
    (void)state;
    static const char *const stubborn[] = {
        "trap '' TERM HUP INT; while :; do :; done",
        "cat >/dev/null; exec >&-; sleep 600",
        "cat >/dev/null; exec >&- 2>&- <&-; while :; do :; done",
        "cat >/dev/null; exec cat /dev/zero",
        "cat >/dev/null; yes",
        "cat >/dev/null; while printf x; do sleep 0.01; done",
        "sh -c 'trap \"\" TERM HUP; while :; do :; done'; :",
    };
    for (size_t s = 0; s < sizeof stubborn / sizeof stubborn[0]; s++) {
        struct watched watched = begin_watched(stubborn[s], &rude);
        peer_end(watched.peer);
        if (!has_gone(&watched))
            fail_msg("'%s' lives on", stubborn[s]);
    }
}

/* Programs that it has started and left go with it, whether they hold its output open or not,
 * whether it has ended in time, at a fault, or not at all. */
static void test_children_go_too(void **state)
{
    (void)state;
    static const struct {
        const char *command;
        const struct peer_terms *terms;
        enum peer_fault fault;
    } parents[] = {
        {"sleep 600 & read asked; echo '{}'; cat >/dev/null", &patient, PEER_NO_FAULT},
        {"sleep 600 >&- & read asked; echo '{}'; cat >/dev/null", &patient, PEER_NO_FAULT},
        {"(trap '' TERM; sleep 600) & read asked; echo '{}'; exec sleep 600", &rude, PEER_NO_FAULT},
        {"sleep 600 >/dev/null & exit 0", &patient, PEER_ENDED},
        {"sleep 600 & exit 0", &impatient, PEER_SILENT},
        {"sleep 600 & read asked; echo; cat >/dev/null", &patient, PEER_NOT_JSON},
    };
    for (size_t p = 0; p < sizeof parents / sizeof parents[0]; p++) {
        struct watched watched = begin_watched(parents[p].command, parents[p].terms);
        enum peer_fault fault = peer_tell(watched.peer, "new");
        if (fault != parents[p].fault)
            fail_msg("'%s': fault %u", parents[p].command, fault);
        peer_end(watched.peer);
        if (!has_gone(&watched))
            fail_msg("a child of '%s' lives on", parents[p].command);
    }
}

/* A program ends as it likes within its time: what it still does then is done. */
static void test_end_is_waited_for(void **state)
{
    (void)state;
    char file[] = "/tmp/bastide-test-XXXXXX", command[128], said[8] = "";
    int fd = mkstemp(file);
    assert_true(fd >= 0);
    snprintf(command, sizeof command,
             "while read line; do :; done; seq 20000; exec >&-; sleep 0.2; echo saved >'%s'", file);
    peer_end(peer_begin(command, &patient));
    assert_int_equal(read(fd, said, sizeof said - 1), 6);
    assert_string_equal(said, "saved\n");
    close(fd);
    unlink(file);
}

/* It gets signals and streams as from a shell, whatever the caller has done with its own, and no
 * file of the caller's that is closed on exec; another program's pipes are. */
static void test_program_starts_afresh(void **state)
{
    (void)state;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    void (*on_pipe)(int) = signal(SIGPIPE, SIG_IGN);
    struct watched killed = begin_watched("kill -PIPE $$; sleep 600", &patient);
    struct watched other = begin_watched("cat >/dev/null", &patient);
    assert_int_equal(peer_tell(killed.peer, "go"), PEER_ENDED);
    peer_end(killed.peer);
    assert_true(has_gone(&killed));
    peer_end(other.peer);
    assert_true(has_gone(&other));
    signal(SIGPIPE, on_pipe);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_answers_line_by_line),
        cmocka_unit_test(test_answers_ahead_are_kept),
        cmocka_unit_test(test_faults),
        cmocka_unit_test(test_patience_counts_an_answer),
        cmocka_unit_test(test_slow_answer_counts),
        cmocka_unit_test(test_patience_counts_sending),
        cmocka_unit_test(test_waiting_can_be_stopped),
        cmocka_unit_test(test_nothing_is_left),
        cmocka_unit_test(test_children_go_too),
        cmocka_unit_test(test_end_is_waited_for),
        cmocka_unit_test(test_program_starts_afresh),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
