/* Matches with programs of every kind, run in this process: what a fault costs, what is left of the
 * programs, and games as lines. */
#include "unit/played.h"

#include "match/match.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>

/* Longer than any test runs; and hardly at all, for what never comes. */
enum { LONG = 3600000, SHORT = 300 };

#define SIMPLE "'" BASTIDE_SIMPLE_BOT "' '" BASTIDE_PROGRAM "'"

static struct match match_of(const char *engine, unsigned games)
{
    struct match match = {.options = setup_default().options,
                          .games = games,
                          .jobs = 1,
                          .version = "0.0 test",
                          .patience_ms = LONG,
                          .quit_ms = LONG,
                          .seed = 7};
    match.options.players = 2;
    match.options.sets = 1u << SET_BASE;
    match.seat[0].engine = engine;
    match.seat[1].level = BOT_EASY;
    return match;
}

/* Runs it, and checks that all it has started is gone; what it tells goes into `told`. */
static struct match_outcome run(const struct match *match, FILE *lines, char *told, size_t size)
{
    int life[2];
    struct match_outcome outcome;
    struct problem problem = {""};
    FILE *ear = tmpfile();
    assert_non_null(ear);
    assert_int_equal(pipe(life), 0);
    assert_int_equal(fcntl(life[0], F_SETFD, FD_CLOEXEC), 0);
    assert_int_equal(fcntl(fileno(ear), F_SETFD, FD_CLOEXEC), 0);
    const struct match_outlets outlets = {.told = ear, .lines = lines};
    if (!match_run(match, &outlets, &outcome, &problem))
        fail_msg("%s", problem.text);
    close(life[1]);
    struct pollfd wait = {.fd = life[0]};
    if (poll(&wait, 1, 60000) != 1)
        fail_msg("'%s' lives on", match->seat[0].engine);
    close(life[0]);
    rewind(ear);
    told[fread(told, 1, size - 1, ear)] = '\0';
    fclose(ear);
    return outcome;
}

/* A program that does not play properly loses each game, whatever it does, for a reason that is
 * told; the match goes on. */
static void test_each_fault_loses_its_game(void **state)
{
    (void)state;
    static const struct {
        const char *engine, *said;
        enum forfeit forfeit;
        int patience_ms;
    } bad[] = {
        {"exit 0", "it ended without an answer to 'new ", FORFEIT_ENDED, LONG},
        {"./no-such-program 2>/dev/null", "it ended without an ", FORFEIT_ENDED, LONG},
        {SIMPLE " | { for n in $(seq 40); do read -r l; echo \"$l\"; done; kill -KILL $$; }",
         "it ended without an answer to 'play ", FORFEIT_ENDED, LONG},
        {"kill -SEGV $$", "it ended without an answer to 'new ", FORFEIT_ENDED, LONG},
        {"exec sleep 600", "no answer to 'new ", FORFEIT_SILENT, SHORT},
        {"while printf x; do sleep 0.01; done", "no answer to 'new ", FORFEIT_SILENT, SHORT},
        {"cat >/dev/null & exec sleep 600", "no answer to 'new ", FORFEIT_SILENT, SHORT},
        {"trap '' TERM; while :; do :; done", "no answer to 'new ", FORFEIT_SILENT, SHORT},
        {"exec cat /dev/zero", "the answer to 'new ", FORFEIT_TOO_LONG, LONG},
        {"echo garbage; exec sleep 600", "not 'garbage'", FORFEIT_NOT_JSON, LONG},
        {"echo '{\"error\":\"no\"}'; exec sleep 600", "it refused 'new ", FORFEIT_REFUSED, LONG},
        {"exec yes '{}'", "to 'go': expected {\"move\":", FORFEIT_NO_MOVE, LONG},
        {"exec yes '{\"move\":\"plaze\"}'", "its move 'plaze': ", FORFEIT_BAD_MOVE, LONG},
        {"exec yes '{\"move\":\"place 9,9 n\"}'",
         "its move 'place 9,9 n' is not legal: ", FORFEIT_ILLEGAL, LONG},
    };
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        char told[4096];
        struct match match = match_of(bad[b].engine, 2);
        match.patience_ms = bad[b].patience_ms;
        struct match_outcome outcome = run(&match, NULL, told, sizeof told);
        assert_int_equal(outcome.played.count, 2);
        for (size_t g = 0; g < 2; g++)
            if (outcome.played.game[g].forfeit != bad[b].forfeit ||
                outcome.played.game[g].loser != 0)
                fail_msg("'%s': forfeit %u by seat %u", bad[b].engine,
                         outcome.played.game[g].forfeit, outcome.played.game[g].loser);
        if (strstr(told, bad[b].said) == NULL ||
            strncmp(told, "bastide: seed 7, seat 1 first: lost by seat 1: --engine '", 57) != 0 ||
            strstr(told, "\nbastide: seed 7, seat 2 first: lost by seat 1: ") == NULL)
            fail_msg("'%s': %s", bad[b].engine, told);
        played_games_free(&outcome.played);
    }
}

/* How a program ends after a game changes nothing of it, and all that it leaves is killed. */
static void test_end_of_a_program_is_no_fault(void **state)
{
    (void)state;
    static const char *const stubborn[] = {
        SIMPLE "; exec >&-; exec sleep 600",
        SIMPLE "; exec cat /dev/zero",
        SIMPLE "; while printf x; do sleep 0.01; done",
        SIMPLE "; trap '' TERM HUP; while :; do :; done",
        "(trap '' TERM; exec sleep 600) & " SIMPLE,
        "(trap '' TERM; exec sleep 600 >/dev/null) & " SIMPLE,
        SIMPLE "; exit 3",
    };
    for (size_t s = 0; s < sizeof stubborn / sizeof stubborn[0]; s++) {
        char told[4096];
        struct match match = match_of(stubborn[s], 1);
        match.quit_ms = SHORT;
        struct match_outcome outcome = run(&match, NULL, told, sizeof told);
        assert_int_equal(outcome.played.count, 2);
        assert_string_equal(told, "");
        assert_int_equal(outcome.played.game[0].forfeit, FORFEIT_NONE);
        assert_true(outcome.played.game[0].score[0] > 0);
        played_games_free(&outcome.played);
    }
}

static char *table_of(const struct match *match, struct played_games *played)
{
    static char text[2][2048];
    static unsigned next;
    char *into = text[next++ % 2];
    FILE *out = tmpfile();
    assert_non_null(out);
    assert_true(match_print(match, played, out));
    rewind(out);
    into[fread(into, 1, sizeof text[0] - 1, out)] = '\0';
    fclose(out);
    return into;
}

/* One fault costs one game: it is in the wins, of which the others have it all, and in nothing
 * else; and neither are the other games of its rotation in the margin. */
static void test_fault_is_not_in_the_margin(void **state)
{
    (void)state;
    struct match match = match_of(NULL, 4);
    struct played_games played = {.game = NULL};
    static const struct played_game games[] = {
        {.seed = 8, .first = 1, .score = {30, 50}, .turns = {10, 10}, .cpu_us = {1000, 2000}},
        {.seed = 7, .first = 1, .forfeit = FORFEIT_SILENT, .score = {900}, .cpu_us = {90000000}},
        {.seed = 7, .first = 0, .score = {70, 20}, .turns = {10, 10}, .cpu_us = {3000, 4000}},
        {.seed = 8, .first = 0, .score = {50, 60}, .turns = {10, 10}, .cpu_us = {2000, 6000}},
    };
    for (size_t g = 0; g < 4; g++)
        assert_true(played_games_add(&played, &games[g]));
    assert_string_equal(table_of(&match, &played),
                        "Games: 4, sets: base, seed: 7\n"
                        "Seat 1, easy: wins 25.0 %, mean score 50.0, CPU time a turn 0.20 ms\n"
                        "Seat 2, easy: wins 75.0 %, mean score 43.3, CPU time a turn 0.40 ms\n"
                        "Seat 1 lost 1 game by a fault; it is in the wins only.\n"
                        "2 games of rotations that are not whole are not in the margin.\n"
                        "Margin of seat 1 over the mean of the others: -15.0\n");
    played_games_free(&played);
}

/* With several others a lost game is divided among these. */
static void test_others_share_what_is_lost(void **state)
{
    (void)state;
    for (unsigned players = 2; players <= PLAYERS_MAX; players++) {
        const struct played_game game = {.forfeit = FORFEIT_ENDED, .loser = 1};
        unsigned sum = 0;
        for (unsigned seat = 0; seat < players; seat++)
            sum += played_game_parts(&game, players, seat);
        assert_int_equal(sum, WIN_PARTS);
        assert_int_equal(played_game_parts(&game, players, 1), 0);
    }
}

/* Games that are missing, and no games at all, are said as such. */
static void test_tables_of_parts(void **state)
{
    (void)state;
    struct match match = match_of(NULL, 4);
    struct played_games played = {.game = NULL};
    assert_string_equal(table_of(&match, &played), "Games: 0, sets: base, seed: 7\n");
    for (unsigned g = 0; g < 3; g++)
        assert_true(played_games_add(&played, &(struct played_game){.seed = g == 2 ? 12 : 7,
                                                                    .first = (uint8_t)(g & 1),
                                                                    .score = {40, 30},
                                                                    .turns = {1, 1}}));
    assert_string_equal(table_of(&match, &played),
                        "Games: 3, sets: base, seeds: 2 from 7 to 12\n"
                        "Seat 1, easy: wins 100.0 %, mean score 40.0, CPU time a turn 0.00 ms\n"
                        "Seat 2, easy: wins 0.0 %, mean score 30.0, CPU time a turn 0.00 ms\n"
                        "1 game of a rotation that is not whole is not in the margin.\n"
                        "Margin of seat 1 over the mean of the others: +10.0\n");
    played_games_free(&played);
}

/* The lines of a match, added up, are its table, to the byte. */
static void test_lines_are_the_match(void **state)
{
    (void)state;
    char told[4096], path[] = "/tmp/bastide-test-XXXXXX", *paths[] = {path};
    int fd = mkstemp(path);
    FILE *lines = fdopen(fd, "w");
    struct match match =
        match_of("if read l && test \"$l\" != x; then (echo \"$l\"; cat) | " SIMPLE "; fi", 5);
    match.options.players = 3;
    match.seat[2] = (struct match_seat){.level = BOT_HARD, .budget = {.playouts = 3}};
    match.jobs = 2;
    struct match_outcome outcome = run(&match, lines, told, sizeof told);
    assert_int_equal(outcome.played.count, 6);
    fclose(lines);
    struct match_merged merged;
    struct problem problem = {""};
    if (!match_merge(&merged, paths, 1, &problem))
        fail_msg("%s", problem.text);
    assert_string_equal(table_of(&merged.match, &merged.played), table_of(&match, &outcome.played));
    match_merged_free(&merged);
    played_games_free(&outcome.played);
    unlink(path);
}

/* A game is read as it was printed, with the largest numbers, too. */
static void test_line_is_read_as_printed(void **state)
{
    (void)state;
    struct match match = match_of("a \"b\" \xc3\xa9 \xff", 2);
    struct match_merged read = {.match.jobs = 1};
    match.seat[0].budget.ms = 50;
    match.options.value[OPTION_BAZAAR_MODE] ^= 1;
    static const struct played_game games[] = {
        {.seed = UINT64_MAX, .first = 1, .score = {-3, 120}, .turns = {40, 41}, .cpu_us = {1, 0}},
        {.seed = 0, .forfeit = FORFEIT_ILLEGAL, .loser = 1, .cpu_us = {1ull << 52, 7}},
    };
    for (size_t g = 0; g < 2; g++) {
        struct problem bad = {""};
        struct played_game game;
        char *line = match_line_print(&match, &games[g]);
        assert_non_null(line);
        assert_null(strchr(line, '\n'));
        if (!match_line_read(&read, line, strlen(line), &game, &bad))
            fail_msg("%s: %s", line, bad.text);
        assert_memory_equal(&game, &games[g], sizeof game);
        char *again = match_line_print(&match, &game);
        assert_string_equal(again, line);
        free(again);
        free(line);
    }
    assert_string_equal(read.match.seat[0].engine, "a \"b\" \xc3\xa9 ?");
    assert_int_equal(read.match.seat[0].budget.ms, 50);
    match_merged_free(&read);
}

static const char good_line[] =
    "{\"match\":1,\"seed\":\"7\",\"first\":1,\"version\":\"1\",\"sets\":[\"base\"],\"edition\":"
    "\"2\","
    "\"options\":{},\"seats\":[{\"level\":\"easy\"},{\"engine\":\"x\"}],\"scores\":[1,2],"
    "\"wins\":[0.0,1.0],\"turns\":[3,4],\"cpu_us\":[5,6]}";

/* What a line is read as, with a part of it replaced. */
static bool read_with(const char *part, const char *instead, struct match_merged *merged,
                      struct problem *bad)
{
    char line[1024];
    const char *at = strstr(good_line, part);
    struct played_game game;
    assert_non_null(at);
    snprintf(line, sizeof line, "%.*s%s%s", (int)(at - good_line), good_line, instead,
             at + strlen(part));
    return match_line_read(merged, line, strlen(line), &game, bad);
}

static void test_bad_lines(void **state)
{
    (void)state;
    static const char no_game[] = "expected a game, a line that 'bastide match --json' prints";
    static const struct {
        const char *part, *instead, *said;
    } bad[] = {
        {"\"match\":1", "\"match\":2", no_game},
        {"\"match\":1,", "", no_game},
        {"}]", "", no_game},
        {"\"7\"", "7", "\"seed\": expected a seed between quotes"},
        {"\"7\"", "\"x\"", "\"seed\": expected a seed between quotes"},
        {"\"first\":1", "\"first\":3", "\"first\": expected the number of a seat"},
        {"\"base\"", "\"moon\"", "\"sets\": expected tile sets of this program"},
        {"\"base\"", "\"bcb\"", "\"sets\": expected tile sets of this program"},
        {"[\"base\"]", "\"base\"", "\"sets\": expected tile sets of this program"},
        {"\"easy\"", "\"odd\"",
         "\"seats\": expected two to six seats, each with a level or an "
         "engine"},
        {",{\"engine\":\"x\"}", "",
         "\"seats\": expected two to six seats, each with a level or an "
         "engine"},
        {"[1,2]", "[1]", "\"scores\": expected a whole number for each seat"},
        {"[1,2]", "[1,2.5]", "\"scores\": expected a whole number for each seat"},
        {"[3,4]", "[-3,4]", "\"turns\": expected a whole number for each seat"},
        {"[5,6]", "{}", "\"cpu_us\": expected a whole number for each seat"},
        {"\"scores\":[1,2]", "\"forfeit\":{\"seat\":3,\"reason\":\"ended\"}",
         "\"forfeit\": expected a seat and a reason"},
        {"\"scores\":[1,2]", "\"forfeit\":{\"seat\":1,\"reason\":\"\"}",
         "\"forfeit\": expected a seat and a reason"},
    };
    for (size_t b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        struct match_merged merged = {.line_up = NULL};
        struct problem problem = {""};
        if (read_with(bad[b].part, bad[b].instead, &merged, &problem) || merged.line_up != NULL ||
            strcmp(problem.text, bad[b].said) != 0)
            fail_msg("'%s': %s", bad[b].instead, problem.text);
    }
}

/* Lines of another match are not added. */
static void test_lines_of_another_match(void **state)
{
    (void)state;
    static const struct {
        const char *part, *instead, *said;
    } others[] = {
        {"\"version\":\"1\"", "\"version\":\"2\"",
         "\"version\": expected \"1\" as in the first line, not \"2\""},
        {"[\"base\"]", "[\"base\",\"bcb\"]",
         "\"sets\": expected [\"base\"] as in the first line, not [\"base\",\"bcb\"]"},
        {"\"edition\":\"2\"", "\"edition\":\"1\"",
         "\"edition\": expected \"2\" as in the first line, not \"1\""},
        {"\"options\":{}", "\"options\":{\"tiny-city\":\"2\"}",
         "\"options\": expected {} as in the first line, not {\"tiny-city\":\"2\"}"},
        {"{\"level\":\"easy\"}", "{\"level\":\"hard\"}",
         "\"seats\": expected [{\"level\":\"easy\"},{\"engine\":\"x\"}] as in the first line, not "
         "[{\"level\":\"hard\"},{\"engine\":\"x\"}]"},
    };
    struct match_merged merged = {.line_up = NULL};
    struct problem problem = {""};
    assert_true(read_with("\"7\"", "\"8\"", &merged, &problem));
    for (size_t o = 0; o < sizeof others / sizeof others[0]; o++)
        if (read_with(others[o].part, others[o].instead, &merged, &problem) ||
            strcmp(problem.text, others[o].said) != 0)
            fail_msg("'%s': %s", others[o].instead, problem.text);
    match_merged_free(&merged);
}

/* Each game is judged on its own, whatever was played before it and on how many cores. */
static void test_bots_that_adapt_play_alike_on_any_cores(void **state)
{
    (void)state;
    struct match_outcome outcome[2];
    for (unsigned jobs = 1; jobs <= 2; jobs++) {
        char told[256];
        struct match match = match_of(NULL, 6);
        match.seat[0].level = BOT_ADAPTIVE;
        match.jobs = jobs;
        outcome[jobs - 1] = run(&match, NULL, told, sizeof told);
        played_games_sort(&outcome[jobs - 1].played);
        assert_int_equal(outcome[jobs - 1].played.count, 6);
    }
    for (size_t g = 0; g < 6; g++)
        assert_memory_equal(outcome[0].played.game[g].score, outcome[1].played.game[g].score,
                            sizeof outcome[0].played.game[g].score);
    for (unsigned o = 0; o < 2; o++)
        played_games_free(&outcome[o].played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_fault_loses_its_game),
        cmocka_unit_test(test_bots_that_adapt_play_alike_on_any_cores),
        cmocka_unit_test(test_end_of_a_program_is_no_fault),
        cmocka_unit_test(test_fault_is_not_in_the_margin),
        cmocka_unit_test(test_others_share_what_is_lost),
        cmocka_unit_test(test_tables_of_parts),
        cmocka_unit_test(test_lines_are_the_match),
        cmocka_unit_test(test_line_is_read_as_printed),
        cmocka_unit_test(test_bad_lines),
        cmocka_unit_test(test_lines_of_another_match),
    };
    signal(SIGPIPE, SIG_IGN);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
