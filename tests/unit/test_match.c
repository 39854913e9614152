/* Matches between computer players, by the real program. */
#include "unit/played.h"

#include <ctype.h>

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

/* What a match prints, the times of the processor blotted out. */
static const char *match(const char *words)
{
    static char out[4096];
    char command[512];
    snprintf(command, sizeof command, "'%s' match %s 2>&1", BASTIDE_PROGRAM, words);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    out[fread(out, 1, sizeof out - 1, pipe)] = '\0';
    assert_int_equal(pclose(pipe), 0);
    for (char *at = out; (at = strstr(at, "a turn ")) != NULL; at++)
        for (char *digit = at + strlen("a turn "); *digit != ' '; digit++)
            *digit = isdigit((unsigned char)*digit) ? '#' : *digit;
    return out;
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
    double margin = number_after(said, "Margin of seat 1 over the best other: ");
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
    assert_true(number_after(said, "best other: ") == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_match_prints_its_table),
        cmocka_unit_test(test_same_seed_is_the_same_match),
        cmocka_unit_test(test_seats_are_rotated),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
