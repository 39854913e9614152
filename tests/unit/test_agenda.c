/* The agenda: what is due after a turn, and in which order it is taken up. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/turn.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static struct game game_of(unsigned players)
{
    struct game game;
    struct options options = options_default();
    options.players = (uint8_t)players;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    return game;
}

static void expect(struct game *game, enum due due, unsigned who, unsigned argument)
{
    struct agenda_entry entry;
    assert_true(agenda_take(game, &entry));
    assert_int_equal(entry.due, due);
    assert_int_equal(entry.who, who);
    assert_int_equal(entry.argument, argument);
}

static void test_the_rows_decide_then_what_was_noted_first(void **state)
{
    struct game game = game_of(3);
    struct agenda_entry entry;
    (void)state;
    agenda_note(&game, DUE_LATER_PART, 0, 0);
    agenda_note(&game, DUE_AUCTION, 2, 1);
    agenda_note(&game, DUE_AUCTION, 1, 300);
    agenda_note(&game, DUE_SECOND_PART, 0, 0);
    expect(&game, DUE_SECOND_PART, 0, 0);
    agenda_note(&game, DUE_ROUND, 2, 0); /* interrupts the auctions */
    expect(&game, DUE_ROUND, 2, 0);
    expect(&game, DUE_AUCTION, 2, 1);
    expect(&game, DUE_AUCTION, 1, 300);
    expect(&game, DUE_LATER_PART, 0, 0);
    assert_false(agenda_take(&game, &entry));
}

static void test_a_kind_is_taken_or_forgotten_by_itself(void **state)
{
    struct game game = game_of(3);
    struct agenda_entry entry;
    uint8_t players[AGENDA_MAX];
    (void)state;
    agenda_note(&game, DUE_SECOND_PART, 1, 0);
    agenda_note_all(&game, DUE_AUCTION, 2, 5);
    assert_int_equal(agenda_players(&game.agenda, DUE_AUCTION, players), 3);
    assert_memory_equal(players, ((uint8_t[]){2, 0, 1}), 3);
    assert_true(agenda_take_of(&game, DUE_AUCTION, &entry));
    assert_int_equal(entry.who, 2);
    agenda_forget(&game, DUE_AUCTION);
    assert_false(agenda_has(&game.agenda, DUE_AUCTION));
    assert_false(agenda_take_of(&game, DUE_AUCTION, &entry));
    expect(&game, DUE_SECOND_PART, 1, 0);
}

static void test_turns_are_not_given_during_a_round(void **state)
{
    struct game game = game_of(3);
    (void)state;
    agenda_note(&game, DUE_AUCTION, 1, 0);
    assert_true(agenda_lets_turns_be_given(&game));
    agenda_note(&game, DUE_ROUND, 1, 0);
    assert_false(agenda_lets_turns_be_given(&game));
}

/* More would be a bug, and is not overlooked. */
static void test_an_agenda_that_overflows_ends_the_program(void **state)
{
    int status;
    (void)state;
    pid_t child = fork();
    if (child == 0) {
        struct game game = game_of(2);
        close(STDERR_FILENO);
        signal(SIGABRT, SIG_DFL);
        for (unsigned entry = 0; entry <= AGENDA_MAX; entry++)
            agenda_note(&game, DUE_AUCTION, 0, entry);
        _exit(0);
    }
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) != 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_rows_decide_then_what_was_noted_first),
        cmocka_unit_test(test_a_kind_is_taken_or_forgotten_by_itself),
        cmocka_unit_test(test_turns_are_not_given_during_a_round),
        cmocka_unit_test(test_an_agenda_that_overflows_ends_the_program),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
