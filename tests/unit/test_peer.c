/* Programs that speak the engine protocol, asked for moves: good ones and bad ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/notation.h"
#include "engine/peer.h"

#include <stdlib.h>
#include <string.h>

/* Longer than any test runs. */
enum { PATIENT = 3600000 };

static void test_answers_line_by_line(void **state)
{
    (void)state;
    char move[MOVE_TEXT_SIZE], cut[6];
    struct peer *peer = peer_begin("'" BASTIDE_PROGRAM "' engine", PATIENT);
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
        "printf '{\"move\":\"a\"}\\n{\"move\":\"bc\"}\\n{}\\n'; cat >/dev/null", PATIENT);
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
        {"echo '{\"move\":'", PEER_NOT_JSON},
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
        struct peer *peer = peer_begin(bad[b].command, PATIENT);
        enum peer_fault fault = peer_ask(peer, "go", move, sizeof move);
        if (fault != bad[b].fault)
            fail_msg("'%s': fault %u, expected %u", bad[b].command, fault, bad[b].fault);
        peer_end(peer);
    }
}

/* Nobody waits for ever: neither for an answer nor for the end. */
static void test_patience_ends(void **state)
{
    (void)state;
    struct peer *peer = peer_begin("cat >/dev/null", 1);
    assert_int_equal(peer_tell(peer, "go"), PEER_SILENT);
    peer_end(peer);
    peer = peer_begin("trap '' TERM; while :; do :; done", 1);
    peer_end(peer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_answers_line_by_line),
        cmocka_unit_test(test_answers_ahead_are_kept),
        cmocka_unit_test(test_faults),
        cmocka_unit_test(test_patience_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
