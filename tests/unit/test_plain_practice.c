/* The auction trainer in lines: talks that are written down, held with the real program. */
#include "unit/played.h"

#include "support/golden.h"

#include <glob.h>
#include <sys/wait.h>

enum { TEXT_SIZE = 1 << 18, PATH_SIZE = 512 };

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    setenv("XDG_STATE_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    return chdir(folder);
}

static void read_file(const char *path, char text[TEXT_SIZE])
{
    FILE *file = fopen(path, "rb");
    text[file ? fread(text, 1, TEXT_SIZE - 1, file) : 0] = '\0';
    if (file)
        fclose(file);
}

/* How many auctions the history has. */
static unsigned count_history(void)
{
    static char text[TEXT_SIZE];
    unsigned lines = 0;
    read_file("bastide/training", text);
    for (const char *at = text; (at = strchr(at, '\n')) != NULL; at++)
        lines++;
    return lines;
}

/* A talk of tests/plain/practice: a line that says what it shows, a line with the words after
 * `practice`, the record with the bazaars, "---", and what is said and heard. What stands behind
 * "> " is heard; the last line is how many auctions were entered into the history. */

/* What is heard, a line each, into the file `answers`. */
static void write_answers(const char *talk)
{
    FILE *file = fopen("answers", "wb");
    assert_non_null(file);
    for (const char *at = talk; (at = strstr(at, "> ")) != NULL;) {
        int length = (int)strcspn(at += 2, "\n");
        if (strncmp(at, "^D", 2) != 0)
            fprintf(file, "%.*s\n", length, at);
    }
    fclose(file);
}

/* What was said, with the answers where they were heard. */
static void join(char *talk, const char *said, const char *answers)
{
    for (const char *prompt; (prompt = strstr(said, "> \n")) != NULL; said = prompt + 2) {
        int length = (int)strcspn(answers, "\n");
        talk += sprintf(talk, "%.*s> ", (int)(prompt - said), said);
        talk += answers[0] == '\0' ? sprintf(talk, "^D") : sprintf(talk, "%.*s", length, answers);
        answers += length + (answers[length] == '\n');
    }
    strcpy(talk, said);
}

static bool check_talk(const char *path)
{
    static char text[TEXT_SIZE], said[TEXT_SIZE], answers[TEXT_SIZE], shown[TEXT_SIZE];
    char name[PATH_SIZE], command[PATH_SIZE];
    unsigned before = count_history();
    read_file(path, text);
    char *words = strchr(text, '\n') + 1, *record = strchr(words, '\n') + 1;
    char *talk = strstr(record, "\n---\n") + strlen("\n---\n");
    int head = (int)(talk - text);
    played_write("talk.bastide", record, (size_t)(talk - 4 - record));
    write_answers(talk);
    snprintf(command, sizeof command,
             "'%s' --plain practice --from talk.bastide %.*s "
             "<answers >said 2>&1",
             BASTIDE_PROGRAM, (int)strcspn(words, "\n"), words);
    int status = system(command);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    read_file("said", said);
    read_file("answers", answers);
    snprintf(shown, sizeof shown, "%.*s", head, text);
    join(shown + head, said, answers);
    sprintf(shown + strlen(shown), "[%u in the history]\n", count_history() - before);
    snprintf(name, sizeof name, "plain/practice%s", strrchr(path, '/'));
    return golden_matches(name, shown);
}

static void test_talks(void **state)
{
    (void)state;
    glob_t found;
    unsigned bad = 0;
    assert_int_equal(glob(BASTIDE_SOURCE_DIR "/tests/plain/practice/*.txt", 0, NULL, &found), 0);
    for (size_t f = 0; f < found.gl_pathc; f++)
        bad += !check_talk(found.gl_pathv[f]);
    globfree(&found);
    assert_int_equal(bad, 0);
}

/* Somebody who takes the first tile, for nothing, and buys; what is said to that. */
static const char *practise(const char *words)
{
    static char said[TEXT_SIZE];
    char command[PATH_SIZE];
    snprintf(command, sizeof command, "yes '1\n0' | head -40 | '%s' --plain practice %s >said 2>&1",
             BASTIDE_PROGRAM, words);
    assert_true(WIFEXITED(system(command)));
    read_file("said", said);
    return said;
}

/* What bots play is theirs to choose, but with a seed it is always the same. */
static void test_same_seed_same_auction(void **state)
{
    (void)state;
    static const char words[] =
        "-p Ann --level easy --seed 3 --stage late --auctions 1 --playouts 32";
    static const char *const expected[] = {"The seed is 3.\n",
                                           "\nAuction 1 of 1.\n",
                                           "\nPlayers: Ann and Player 2.\n",
                                           "\nThe computer plays for Player 2 (easy).\n",
                                           "\nTile 1 for Ann: worth ",
                                           "\nTile 2 for Player 2: worth ",
                                           "\n1 auction practised.\n",
                                           "\nAnn: decisions "};
    unsigned before = count_history();
    char *first = strdup(practise(words));
    for (size_t e = 0; e < sizeof expected / sizeof expected[0]; e++)
        if (strstr(first, expected[e]) == NULL)
            fail_msg("'%s' is not said in\n%s", expected[e], first);
    assert_null(strstr(first, "\nPlayer 2: decisions "));
    assert_int_equal(count_history() - before, 1);
    assert_string_equal(practise(words), first);
    free(first);
}

/* Somebody who practises for the first time: what is said of them has today's date. */
/* With games enough for verdicts: without them nothing is known of a decision. */
/* What was said comes before all other numbers, and is kept; without the switch nobody is asked. */
static void test_people_estimate_first(void **state)
{
    (void)state;
    const char *asked = "before you see any number", *told = "Ann said ";
    const char *said = practise("-p Ann -b Ben=easy -A 1 --playouts 128 -n 4 -G late");
    assert_null(strstr(said, asked));
    said = practise("-p Ann -b Ben=easy -A 1 --playouts 128 -n 4 -G late --estimate");
    const char *question = strstr(said, asked), *answer = strstr(said, told);
    assert_true(question != NULL && answer > question);
    assert_true(strstr(said, "Tile 1 for Ann: worth ") > answer);
    static char history[TEXT_SIZE];
    read_file("bastide/training", history);
    assert_non_null(strstr(history, "\"estimate\":{\"said\":"));
}

/* The auction up to the decision drilled is told, the drill is kept, and nothing else is judged. */
static void test_a_drill_begins_in_the_middle(void **state)
{
    (void)state;
    const char *said = practise("-p Ann --drill buy-or-sell -A 1 --playouts 32 -n 4 -G early");
    const char *task = strstr(said, "Drill: You have been outbid"), *bid = strstr(said, " bids ");
    const char *question = strstr(said, ", or sell it to Player 2?");
    static char history[TEXT_SIZE];
    assert_true(task != NULL && bid > task && question > bid);
    assert_non_null(strstr(said, "Ann: decisions 1, "));
    read_file("bastide/training", history);
    const char *drill = strstr(history, "\"drill\":\"buy-or-sell\"");
    assert_non_null(drill);
    assert_non_null(strstr(drill, "\"decisions\":[{\"kind\":\"selling\""));
    said = practise("-p Ann --drill spite -A 1 --playouts 32 -n 4 -G early -o bazaar-mode=draft");
    assert_non_null(strstr(said, "--drill spite: expected option bazaar-mode=auction"));
}

/* The fault is told first, used in the review, and nothing is kept. */
static void test_an_opponent_with_a_known_fault(void **state)
{
    (void)state;
    unsigned before = count_history();
    const char *said =
        practise("-p Ann -b Ben=easy --fault hates-to-sell -A 1 --playouts 128 -n 1 -G late");
    const char *task = strstr(said, "Ben hates to sell, and buys at up to twice");
    const char *used = strstr(said, "\nAgainst a sound player: ");
    assert_true(task != NULL && used > task);
    assert_null(strstr(said, "What is wrong with how Ben bids?"));
    assert_null(strstr(said, "Ben should buy"));
    assert_int_equal(count_history(), before);
}

/* One to find is asked for after three auctions; only the last is reviewed. */
static void test_an_opponent_with_a_fault_to_find(void **state)
{
    (void)state;
    unsigned before = count_history();
    const char *said = practise("-p Ann -b Ben=easy --fault any --playouts 32 -n 3 -G late");
    const char *third = strstr(said, "\nAuction 3 of 3.\n"),
               *question = strstr(said, "\nWhat is wrong with how Ben bids?\n");
    assert_true(third != NULL && question > third);
    assert_non_null(strstr(question, "\n1: hates to sell\n2: opens low\n3: pays too much\n"
                                     "4: nothing\n"));
    assert_non_null(strstr(said, "No review yet: it would tell"));
    assert_true(strstr(said, "Tile 1 for Ann: worth ") > question);
    assert_int_equal(count_history(), before);
    said = practise("-p Ann -b Ben=easy -b Cleo=easy --fault any -n 3");
    assert_non_null(strstr(said, "--fault: expected an auction of one person and one computer"));
    said = practise("-p Ann --fault any --drill offer");
    assert_non_null(strstr(said, "option --fault: expected without --drill"));
}

static void test_progress_follows_the_review(void **state)
{
    (void)state;
    static char said[TEXT_SIZE];
    char fresh[PATH_SIZE];
    snprintf(fresh, sizeof fresh, "%s/fresh", folder);
    setenv("XDG_STATE_HOME", fresh, 1);
    assert_int_equal(system("printf '1\\n0\\n0\\nprogress\\n' | '" BASTIDE_PROGRAM
                            "' --plain practice -p Ann -p Ben --seed 3 --playouts 40 >said 2>&1"),
                     0);
    setenv("XDG_STATE_HOME", folder, 1);
    read_file("said", said);
    assert_non_null(strstr(said, "\n> \nAnn: 1 auction practised; "));
    assert_non_null(strstr(said, "\nBen: 1 auction practised; "));
    assert_non_null(strstr(said, "\nOpening: "));
}

/* A position that went wrong comes again, from the seat that it was met from. */
static void test_what_is_due_comes_again(void **state)
{
    (void)state;
    static const char entry[] =
        "{\"time\":1000000000,\"name\":\"Ann\",\"players\":2,\"sets\":\"base "
        "bcb\",\"edition\":\"2\","
        "\"options\":{},\"stage\":\"late\",\"tiles\":\"any\",\"seed\":\"3\",\"seat\":2,\"played\":"
        "80,\"decisions\":["
        "{\"kind\":\"bidding\",\"way\":\"let-go\",\"tile\":\"city\",\"loss\":5.0,\"within\":1.0}]}"
        "\n";
    char state_home[PATH_SIZE];
    snprintf(state_home, sizeof state_home, "%s/due", folder);
    setenv("XDG_STATE_HOME", state_home, 1);
    assert_int_equal(system("mkdir -p due/bastide"), 0);
    played_write("due/bastide/training", entry, strlen(entry));
    assert_string_equal(practise("-p Zoe --due"),
                        "bastide: --due: no position is due again for Zoe\n");
    const char *said = practise("-p ann --due --level easy --playouts 8");
    setenv("XDG_STATE_HOME", folder, 1);
    assert_non_null(strstr(said, "\nAuction 1 of 1.\nPlayers: Player 2 and ann.\n"));
}

/* Who sits where, by the command line. */
static void test_seats(void **state)
{
    (void)state;
    static const struct {
        const char *words, *players, *bots;
    } seatings[] = {
        {"", "Player 1 and Player 2", "Player 2 (easy)"},
        {"-p Ann -b Ben=normal -b Cy=easy", "Ann, Ben and Cy", "Ben (normal)"},
        {"-b Ben=normal -b Cy=easy", "Ben, Cy and Player 3", "Cy (easy)"},
        {"-p Ann -p Ben", "Ann and Ben", NULL},
    };
    for (size_t s = 0; s < sizeof seatings / sizeof seatings[0]; s++) {
        char words[PATH_SIZE], line[PATH_SIZE];
        snprintf(words, sizeof words,
                 "%s --level easy --seed 1 --stage early --auctions 1 --playouts 8",
                 seatings[s].words);
        const char *said = practise(words);
        snprintf(line, sizeof line, "\nPlayers: %s.\n", seatings[s].players);
        assert_non_null(strstr(said, line));
        if (seatings[s].bots == NULL) {
            assert_null(strstr(said, "The computer plays for "));
            continue;
        }
        snprintf(line, sizeof line, "\nThe computer plays for %s.\n", seatings[s].bots);
        assert_non_null(strstr(said, line));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_talks),
        cmocka_unit_test(test_same_seed_same_auction),
        cmocka_unit_test(test_people_estimate_first),
        cmocka_unit_test(test_a_drill_begins_in_the_middle),
        cmocka_unit_test(test_an_opponent_with_a_known_fault),
        cmocka_unit_test(test_an_opponent_with_a_fault_to_find),
        cmocka_unit_test(test_progress_follows_the_review),
        cmocka_unit_test(test_what_is_due_comes_again),
        cmocka_unit_test(test_seats),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
