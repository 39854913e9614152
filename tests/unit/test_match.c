/* Matches between computer players, by the real program. */
#include "unit/played.h"

#include <ctype.h>
#include <signal.h>
#include <sys/wait.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    setenv("XDG_CONFIG_HOME", folder, 1);
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
    for (char *at = out; (at = strstr(at, "a turn ")) != NULL;) {
        char *time = at + strlen("a turn "), *end_of_it = strchr(time, ' ');
        assert_true(isdigit((unsigned char)*time) && end_of_it != NULL);
        *time = '#'; /* however many digits it has */
        memmove(time + 1, end_of_it, strlen(end_of_it) + 1);
        at = time;
    }
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

/* A program that thinks as the bot does, plays as the bot does: nobody wins. There are no auctions
 * here: what a seat likes there follows from the seed, which no program is told. */
static void test_program_has_a_seat(void **state)
{
    (void)state;
    const char *said = match("--seat expert --engine '\"" BASTIDE_PROGRAM
                             "\" engine' --games 2 --seed 4 --playouts 2 --sets base,drawbridges");
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

/* A program that does not play properly loses each game by that, and the match goes on: a line a
 * game says what it did, the table what the numbers mean, and the exit status that not all is well.
 */
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
    static const char lost[] = "bastide: seed 5, seat 1 first: lost by seat 1: --engine '";
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        char words[512];
        snprintf(words, sizeof words, "--engine '%s' --seat easy --games 2 --sets base --seed 5",
                 bad[b].program);
        const char *said = match_to(2, words);
        if (strncmp(said, lost, sizeof lost - 1) != 0 || strstr(said, bad[b].said) == NULL)
            fail_msg("'%s': expected '%s', but it said: %s", bad[b].program, bad[b].said, said);
        assert_non_null(strstr(said, "\nbastide: seed 5, seat 2 first: lost by seat 1: "));
        assert_true(number_after(said, "\nSeat 2, easy: wins ") == 100);
        assert_non_null(strstr(said, "\nSeat 1 lost 2 games by faults; they are in the wins only.\n"
                                     "2 games of rotations that are not whole are not in the "
                                     "margin.\n"));
        assert_null(strstr(said, "Margin"));
    }
}

#define SIMPLE "\"" BASTIDE_SIMPLE_BOT "\" \"" BASTIDE_PROGRAM "\""

/* It is started afresh for each game, so one fault costs one game. */
static void test_one_fault_costs_one_game(void **state)
{
    (void)state;
    const char *said = match_to(2, "--seat easy --engine 'test -e late || { touch late; exit 1; }; "
                                   "exec " SIMPLE "' --games 4 --sets base --seed 1");
    assert_non_null(strstr(said, "bastide: seed 1, seat 1 first: lost by seat 2: --engine 'test "));
    assert_non_null(strstr(said, "Games: 4, sets: base, seed: 1\n"));
    assert_non_null(strstr(said, "\nSeat 2 lost 1 game by a fault; it is in the wins only.\n"
                                 "2 games of rotations that are not whole are not in the margin.\n"
                                 "Margin of seat 1 over the mean of the others: "));
    assert_true(number_after(said, "\nSeat 1, easy: wins ") >= 25);
}

/* What a shell command prints, from the folder of the tests, with times blotted out. */
static const char *shell(int status, const char *command)
{
    static char out[8192];
    char whole[2048];
    snprintf(whole, sizeof whole,
             "cd '%s' && bastide() { '%s' \"$@\"; } && { %s; } 2>&1 | sed 's/a turn [0-9.]*/a turn "
             "#/; s/cpu_us\":[^]]*/cpu_us\":/'; exit ${PIPESTATUS[0]}",
             folder, BASTIDE_PROGRAM, command);
    setenv("WHOLE", whole, 1);
    FILE *pipe = popen("exec bash -c \"$WHOLE\"", "r");
    assert_non_null(pipe);
    out[fread(out, 1, sizeof out - 1, pipe)] = '\0';
    int end = pclose(pipe);
    if (!WIFEXITED(end) || WEXITSTATUS(end) != status)
        fail_msg("%s: status %d, expected %d: %s", command, end, status, out);
    return out;
}

/* A match in parts, on as many cores or machines as there are, is the match, with programs that
 * remember what they did in other games, too. */
static void test_parts_are_the_match(void **state)
{
    char whole[8192];
    (void)state;
    snprintf(whole, sizeof whole, "%s",
             shell(0, "bastide match -S hard:3 -S normal -S easy --games 18 --sets base,inns "
                      "--seed 6"));
    assert_string_equal(shell(0, "seq 0 6 12 | xargs -P 3 -I{} '" BASTIDE_PROGRAM
                                 "' match -S hard:3 -S normal -S easy --games 6 --sets base,inns "
                                 "--seed 6 --skip {} --json | bastide match --merge"),
                        whole);
    assert_string_equal(
        shell(0, "for s in 0 6 12; do bastide match -S hard:3 -S normal -S easy --games 6 --sets "
                 "base,inns --seed 6 --skip $s --json >part$s; done; bastide match --merge part12 "
                 "part0 - <part6"),
        whole);
    assert_non_null(strstr(shell(0, "bastide match --merge part0 part12"),
                           "Games: 12, sets: base inns, seeds: 4 from 6 to 11\n"));
}

static void test_lines_name_the_game(void **state)
{
    (void)state;
    const char *said =
        shell(0, "bastide match -S hard:3 -S easy --games 1 --edition 1 --seed 6 --json");
    assert_ptr_equal(strstr(said, "{\"match\":1,\"seed\":\"6\",\"first\":1,\"version\":\""), said);
    assert_non_null(strstr(said, "\",\"sets\":[\"base\",\"bcb\",\"drawbridges\"],\"edition\":\"1\","
                                 "\"options\":{\"bridges\":\"yes\",\"castles\":\"yes\","));
    assert_non_null(strstr(said, "\"bazaar-next\":\"after-chooser\","));
    assert_non_null(strstr(said, "},\"seats\":[{\"level\":\"hard\",\"playouts\":3},"
                                 "{\"level\":\"easy\"}],\"scores\":["));
    assert_non_null(strstr(said, "\n{\"match\":1,\"seed\":\"6\",\"first\":2,"));
    assert_null(strstr(said, "Games"));
}

/* What does not add up is refused: by file and line. */
static void test_merge_refuses(void **state)
{
    (void)state;
    shell(0, "bastide match -S easy -S easy --games 4 --seed 1 --sets base --json >one; "
             "bastide match -S easy -S easy --games 2 --seed 9 --sets base --json >two; "
             "bastide match -S easy -S normal --games 2 --seed 20 --sets base --json >other; "
             "bastide match -S easy -S easy --games 2 --seed 30 --json >sets; head -c 90 one >cut; "
             ": >empty");
    static const struct {
        const char *files, *said;
    } bad[] = {
        {"one two one", "bastide: one:1: expected each game once; seed 1 with seat 1 first is in "
                        "one:1 already\n"},
        {"two other", "bastide: other:1: \"seats\": expected [{\"level\":\"easy\"},{\"level\":"
                      "\"easy\"}] as in the first line, not [{\"level\":\"easy\"},{\"level\":"
                      "\"normal\"}]\n"},
        {"one sets", "bastide: sets:1: \"sets\": expected [\"base\"] as in the first line, not "
                     "[\"base\",\"bcb\",\"drawbridges\"]\n"},
        {"two cut", "bastide: cut:1: expected a game, a line that 'bastide match --json' prints\n"},
        {"two nowhere", "bastide: nowhere: No such file or directory\n"},
        {"empty", "bastide: --merge: expected at least one game\n"},
        {"<empty", "bastide: --merge: expected at least one game\n"},
        {"- <cut", "bastide: -:1: expected a game, a line that 'bastide match --json' prints\n"},
    };
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        char command[128];
        snprintf(command, sizeof command, "bastide match --merge %s", bad[b].files);
        assert_string_equal(shell(2, command), bad[b].said);
    }
}

/* A game is a record like any other, which is never written over. */
static void test_records_are_kept(void **state)
{
    (void)state;
    static const char match_with_records[] =
        "bastide match -S normal -S easy -E '" SIMPLE
        "' --games 6 --sets base --seed 4 --jobs 2 --records kept --json >lines";
    shell(0, match_with_records);
    assert_string_equal(shell(0, "ls kept"), "4-1.bastide\n4-2.bastide\n4-3.bastide\n"
                                             "5-1.bastide\n5-2.bastide\n5-3.bastide\n");
    assert_string_equal(shell(0, "grep player: kept/4-2.bastide"),
                        "player: easy 2 bot=easy\nplayer: engine 3\nplayer: normal 1 bot=normal\n");
    for (unsigned first = 1; first <= 3; first++) {
        char command[1024];
        snprintf(command, sizeof command,
                 "bastide show --json kept/4-%u.bastide | grep -o '\"type\":\"over\",\"scores\":"
                 "[^]]*' | tr -dc '0-9,\\n' | tr , '\\n' | sed 1d | sort; grep "
                 "'\"seed\":\"4\",\"first\":%u' lines | grep -o 'scores\":[^]]*' | tr -dc "
                 "'0-9,\\n' | tr , '\\n' | sort",
                 first, first);
        const char *scores = shell(0, command);
        size_t half = strlen(scores) / 2;
        assert_true(half >= 6);
        assert_memory_equal(scores, scores + half, half);
    }
    shell(0, "sum kept/* >sums");
    assert_string_equal(
        shell(2, match_with_records),
        "bastide: kept/4-1.bastide: exists already and is not overwritten: expected "
        "another folder\n");
    assert_string_equal(shell(0, "sum kept/* | diff sums -"), "");
    assert_non_null(
        strstr(shell(2, "bastide match -S easy -S easy --records lines"), "bastide: lines/"));
}

/* The game that a program has lost is kept up to its fault. */
static void test_record_of_a_lost_game(void **state)
{
    (void)state;
    shell(2, "bastide match -S easy -E 'while read l && test \"$l\" != go; do echo {}; done' "
             "--games 2 --sets base --seed 4 --records lost");
    assert_string_equal(shell(0, "grep -c ' place' lost/*"),
                        "lost/4-1.bastide:1\nlost/4-2.bastide:0\n");
    assert_non_null(strstr(shell(0, "bastide show lost/4-1.bastide"), "easy 1"));
}

/* A match that is ended early prints what was played, and leaves nothing of its programs; then it
 * has ended by the signal. Its program plays a game, and in the next one says so and no more. */
static void test_interrupted(void **state)
{
    (void)state;
    static const char *const signals[] = {"INT", "TERM", "HUP"};
    for (size_t s = 0; s < sizeof signals / sizeof signals[0]; s++) {
        char command[1024];
        snprintf(command, sizeof command,
                 "set -m; rm -f begun told; mkfifo told; '%s' match -S easy -E 'if test -e "
                 "begun; then echo >told; trap \"\" TERM HUP INT; while :; do sleep 600; done; fi; "
                 "touch begun; exec " SIMPLE
                 "' --games 4 --sets base --seed 1 & read <told; kill -%s $!; wait $!; echo "
                 "status $?",
                 BASTIDE_PROGRAM, signals[s]);
        const char *said = shell(0, command);
        assert_non_null(strstr(said, "Games: 1, sets: base, seed: 1\nSeat 1, easy: wins "));
        assert_non_null(strstr(said, "\n1 game of a rotation that is not whole is not in the "
                                     "margin.\n"));
        int status = (int)number_after(said, "\nstatus ");
        if (status != 128 + (s == 0 ? SIGINT : s == 1 ? SIGTERM : SIGHUP))
            fail_msg("%s: %s", signals[s], said);
    }
}

/* A bot that thinks for minutes is not waited for, and what was ignored still is. */
static void test_interrupted_while_thinking(void **state)
{
    (void)state;
    const char *said =
        shell(0, "rm -f told; mkfifo told; (trap '' HUP; exec '" BASTIDE_PROGRAM
                 "' match -S expert:600000ms -E 'echo >told; exec \"" BASTIDE_PROGRAM
                 "\" engine' --games 2 --sets base --seed 1) & read <told; kill -HUP $!; kill "
                 "-TERM $!; wait $!; echo status $?");
    assert_string_equal(said, "Games: 0, sets: base, seed: 1\nstatus 143\n");
}

/* Output that nobody reads, or that cannot be written, ends the match. */
static void test_output_ends(void **state)
{
    (void)state;
    const char *said =
        shell(0, "{ bastide match -S easy -S easy --games 1000000 --seed 1 --json; echo "
                 "\"status $?\" >&2; } | head -c 10");
    assert_non_null(strstr(said, "bastide: cannot write standard output: Broken pipe\nstatus 1\n"));
    static const char *const full[] = {"--json", ""};
    for (size_t f = 0; f < 2; f++) {
        char command[128];
        snprintf(command, sizeof command,
                 "bastide match -S easy -S easy --games 2 --seed 1 %s >/dev/full", full[f]);
        assert_string_equal(shell(1, command), "bastide: cannot write standard output: No space "
                                               "left on device\n");
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
        cmocka_unit_test(test_one_fault_costs_one_game),
        cmocka_unit_test(test_parts_are_the_match),
        cmocka_unit_test(test_lines_name_the_game),
        cmocka_unit_test(test_merge_refuses),
        cmocka_unit_test(test_records_are_kept),
        cmocka_unit_test(test_record_of_a_lost_game),
        cmocka_unit_test(test_interrupted),
        cmocka_unit_test(test_interrupted_while_thinking),
        cmocka_unit_test(test_output_ends),
        cmocka_unit_test(test_examples_play),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
