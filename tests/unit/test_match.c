/* Matches between computer players, by the real program. */
#include "unit/played.h"

#include <ctype.h>
#include <sys/wait.h>

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    played_folder(folder);
    setenv("XDG_CONFIG_HOME", folder, 1);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    played_folder_remove(folder);
    return 0;
}

/* What a match prints that ends with that status, the times of the processor blotted out. */
static const char *match_to(int status, const char *words)
{
    static char out[4096];
    char command[1024];
    snprintf(command, sizeof command, "cd '%s' && '%s' match %s 2>&1", folder, BASTIDE_PROGRAM,
             words);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    out[fread(out, 1, sizeof out - 1, pipe)] = '\0';
    int end = pclose(pipe);
    if (!WIFEXITED(end) || WEXITSTATUS(end) != status)
        fail_msg("match %s: status %d, expected %d: %s", words, end, status, out);
    for (char *at = out; (at = strstr(at, "a turn ")) != NULL; at++)
        for (char *digit = at + strlen("a turn "); *digit != ' '; digit++)
            *digit = isdigit((unsigned char)*digit) ? '#' : *digit;
    return out;
}

static const char *match(const char *words)
{
    return match_to(0, words);
}

/* The number behind a word, in what was printed. */
static double number_after(const char *text, const char *word)
{
    const char *at = strstr(text, word);
    if (at == NULL)
        fail_msg("'%s' is not in '%s'", word, text);
    return strtod(at + strlen(word), NULL);
}

static void test_match_prints_its_table(void **state)
{
    const char *said = match("--seat normal --seat easy --games 7 --sets base --seed 3");
    (void)state;
    assert_ptr_equal(strstr(said, "Games: 8, sets: base, seed: 3\nSeat 1, normal: wins "), said);
    double wins = number_after(said, "Seat 1, normal: wins ");
    double other_wins = number_after(said, "Seat 2, easy: wins ");
    assert_in_range((int)(10 * (wins + other_wins) + 0.5), 999, 1001);
    assert_true(number_after(said, "mean score ") > 40);
    double margin = number_after(said, "Margin of seat 1 over the mean of the others: ");
    assert_true(number_after(said, "interval from ") < margin);
    assert_true(number_after(said, " to ") > margin);
}

static void test_same_seed_is_the_same_match(void **state)
{
    char first[4096];
    (void)state;
    static const char words[] =
        "--seat hard:4 --seat easy --seat hard --games 3 --seed 8 --option bazaar-mode=draft "
        "--playouts 3";
    snprintf(first, sizeof first, "%s", match(words));
    assert_string_equal(match(words), first);
    assert_non_null(strstr(first, "Games: 3, sets: base bcb drawbridges, seed: 8\n"));
    assert_non_null(strstr(first, "\nSeat 1, hard:4: wins "));
    assert_non_null(strstr(first, "\nSeat 3, hard:3: wins "));
    assert_null(strstr(first, "interval")); /* a single rotation has none */
}

/* Seats are rotated over the same piles: equal players score equally, whatever they draw. */
static void test_seats_are_rotated(void **state)
{
    (void)state;
    const char *said = match("--seat hard --seat hard --games 2 --sets base --seed 4 --playouts 2");
    assert_true(number_after(said, "Seat 1, hard:2: wins ") == 50);
    assert_true(number_after(said, "the others: ") == 0);
}

/* Rotations can be played at once: that changes nothing, not even where some are left over. */
static void test_jobs_do_not_matter(void **state)
{
    char first[4096], words[160];
    (void)state;
    static const char same[] =
        "--seat hard:3 --seat normal --seat easy --games 15 --sets base,inns";
    snprintf(words, sizeof words, "%s --seed 6", same);
    snprintf(first, sizeof first, "%s", match(words));
    for (unsigned jobs = 2; jobs < 9; jobs += 3) {
        snprintf(words, sizeof words, "%s --seed 6 --jobs %u", same, jobs);
        assert_string_equal(match(words), first);
    }
}

/* Budgets of seats and of the match, in simulations and in time. */
static void test_budgets(void **state)
{
    (void)state;
    const char *said = match("--seat hard --seat hard:9 --seat expert:2ms --seat hard:8:3ms --seat "
                             "easy:5 --games 1 --sets base --playouts 4 --ms 1");
    assert_non_null(strstr(said, "\nSeat 1, hard:4:1ms: "));
    assert_non_null(strstr(said, "\nSeat 2, hard:9: "));
    assert_non_null(strstr(said, "\nSeat 3, expert:2ms: "));
    assert_non_null(strstr(said, "\nSeat 4, hard:8:3ms: "));
    assert_non_null(strstr(said, "\nSeat 5, easy: "));
}

/* A program that thinks as the bot does, plays as the bot does: nobody wins. */
static void test_program_has_a_seat(void **state)
{
    (void)state;
    const char *said = match("--seat expert --engine '\"" BASTIDE_PROGRAM
                             "\" engine' --games 2 --seed 4 --playouts 2");
    assert_true(number_after(said, "Seat 1, expert:2: wins ") == 50);
    assert_true(number_after(said, "the others: ") == 0);
    assert_non_null(strstr(said, "\nSeat 2, \"" BASTIDE_PROGRAM));
}

/* What a program is told: the rules, all moves, and when to think. */
static void test_program_is_told_of_the_game(void **state)
{
    (void)state;
    size_t length;
    match(
        "--seat easy --engine 'tee told | \"" BASTIDE_PROGRAM
        "\" engine' --games 1 --sets base,bcb --edition 1 --option bazaar-mode=draft --playouts 3 "
        "--ms 100000 --seed 5");
    char path[128];
    snprintf(path, sizeof path, "%s/told", folder);
    char *told = played_text(path, &length);
    static const char first[] = "new players=2 sets=base,bcb edition=1 bazaar-mode=draft "
                                "chance=manual\nplay draw ";
    assert_memory_equal(told, first, sizeof first - 1);
    assert_non_null(strstr(told, "\nplay place "));
    assert_non_null(strstr(told, "\ngo playouts=3 ms=100000\nplay place "));
    assert_non_null(strstr(told, "\nplay take "));
    assert_string_equal(told + length - strlen("\nquit\n"), "\nquit\n");
    free(told);
}

/* A program that does not play properly ends the match: one line says what it did. */
static void test_bad_programs(void **state)
{
    (void)state;
    static const struct {
        const char *program, *said;
    } bad[] = {
        {"exit 0", "it ended without an answer to 'new players=2 "},
        {"while read line && test \"$line\" != go; do echo {}; done",
         "it ended without an answer to 'go'"},
        {"cat", "expected a JSON object, not 'new players=2 "},
        {"while read line; do echo {}; done", "to 'go': expected {\"move\":\"…\"}, not '{}'"},
        {"while read line; do echo \"{\\\"error\\\":\\\"$line\\\"}\"; done",
         "it refused 'new players=2 sets=base edition=2 chance=manual': {\"error\":\"new "},
        {"while read line; do echo \"{\\\"move\\\":\\\"place 9,9 n\\\"}\"; done",
         "its move 'place 9,9 n' is not legal: the square is not next to a tile"},
        {"while read line; do echo \"{\\\"move\\\":\\\"plaze\\\"}\"; done",
         "its move 'plaze': expected "},
        {"yes {} | tr -d \"\\\\n\"", "the answer to 'new players=2 "},
    };
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        char words[512];
        snprintf(words, sizeof words, "--engine '%s' --seat easy --games 2 --sets base",
                 bad[b].program);
        const char *said = match_to(2, words);
        if (strncmp(said, "bastide: --engine '", 19) != 0 || strstr(said, bad[b].said) == NULL)
            fail_msg("'%s': expected '%s', but it said: %s", bad[b].program, bad[b].said, said);
    }
}

/* The bots of docs/examples play whole games, in Python and in C. */
static void test_examples_play(void **state)
{
    (void)state;
    const char *said = match("--engine 'python3 \"" BASTIDE_SOURCE_DIR
                             "/docs/examples/greedy.py\" \"" BASTIDE_PROGRAM
                             "\" engine' --engine '\"" BASTIDE_SIMPLE_BOT "\" \"" BASTIDE_PROGRAM
                             "\"' --games 2 --sets base --seed 1");
    assert_true(number_after(said, "Seat 1, python3 ") == 0); /* it is there */
    assert_true(number_after(said, ": wins ") == 100);
    assert_true(number_after(said, "mean score ") > 40);
    match("--engine '\"" BASTIDE_SIMPLE_BOT "\" \"" BASTIDE_PROGRAM
          "\"' --seat easy --games 2 --seed 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_match_prints_its_table),
        cmocka_unit_test(test_same_seed_is_the_same_match),
        cmocka_unit_test(test_seats_are_rotated),
        cmocka_unit_test(test_jobs_do_not_matter),
        cmocka_unit_test(test_budgets),
        cmocka_unit_test(test_program_has_a_seat),
        cmocka_unit_test(test_program_is_told_of_the_game),
        cmocka_unit_test(test_bad_programs),
        cmocka_unit_test(test_examples_play),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
