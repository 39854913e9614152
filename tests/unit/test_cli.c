/* The command line, on the real program. */
#include "unit/played.h"

#include "cli/cli.h"
#include "text/setup.h"
#include "wording/setup_words.h"

#include <fcntl.h>
#include <glob.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
    setenv("LC_ALL", "C", 1);
    return chdir(folder);
}

/* What the program did. */
struct reading_outcome {
    int status;
    char out[1 << 16], err[1 << 10];
};

static void read_all(const char *path, char *text, size_t size)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    text[fread(text, 1, size - 1, file)] = '\0';
    fclose(file);
}

/* Runs the program by a shell: `words` are its arguments, with redirections. */
static void run(const char *words, struct reading_outcome *outcome)
{
    char command[1024];
    snprintf(command, sizeof command, "'%s' 2>err %s", BASTIDE_PROGRAM, words);
    if (strstr(words, ">") == NULL)
        strcat(command, " >out </dev/null");
    played_write("out", "", 0);
    int status = system(command);
    assert_true(WIFEXITED(status));
    outcome->status = WEXITSTATUS(status);
    read_all("out", outcome->out, sizeof outcome->out);
    read_all("err", outcome->err, sizeof outcome->err);
}

/* The names of players without one are in the language of the command line, too. */
static void test_default_names_are_in_the_language_asked_for(void **state)
{
    static const char answers[] = "\n\n";
    struct reading_outcome outcome;
    (void)state;
    played_write("answers", answers, strlen(answers));
    setenv("LC_ALL", "C.UTF-8", 1);
    run("--plain new --language pl <answers >out", &outcome);
    setenv("LC_ALL", "C", 1);
    assert_non_null(strstr(outcome.out, "Gracz 1"));
    assert_null(strstr(outcome.out, "Player 1"));
    run("--plain new --language en <answers >out", &outcome);
    assert_non_null(strstr(outcome.out, "Player 1"));
}

/* A command line that is wrong, and the one line said about it. */
struct wrong {
    const char *words, *said;
};

static void test_wrong_use_is_one_line_and_status_2(void **state)
{
    (void)state;
    char known[512] = "expected ";
#define X(name, word, ...)                                                                         \
    choice_add(known + 9, sizeof known - 9, SWITCH_##name, SWITCHES_COUNT, "--" word);
    CLI_SWITCHES(X)
#undef X
    static const struct wrong wrong[] = {
        {"--foo", "unknown option --foo: "},
        {"-x", "unknown option -x: "},
        {"-hx --foo", NULL}, /* the help comes first */
        {"--s 3", "unknown option --s: "},
        {"--help=me", "unknown option --help=me: "},
        {"--help nonsense",
         "--help 'nonsense': expected a topic or a command; 'bastide --help' lists them"},
        {"--help new", NULL},
        {"new --help", NULL},
        {"nonsense -h",
         "--help 'nonsense': expected a topic or a command; 'bastide --help' lists them"},
        {"--seed", "option --seed: expected an argument"},
        {"-p", "option -p: expected an argument"},
        {"--seed 3x", "--seed '3x': expected a seed, a whole number from 0 to "
                      "18446744073709551615"},
        {"--sets castles",
         "--sets 'castles': expected the names of sets: base bcb drawbridges "
         "inns traders abbeys dragon tower king river river2 hills bigtop flyers siege "
         "besiegers herds count monasteries messages mage phantom abbot"},
        {"--sets bcb", "--sets 'bcb': expected base among the sets"},
        {"--edition 3", "--edition '3': expected an edition: 2 1 zman2010"},
        {"--option draft", "--option 'draft': expected NAME=VALUE, see --help options"},
        {"--aids tile", "--aids 'tile': expected all, none, or the names of aids: squares expected "
                        "tiles dead territory auctions worth values "
                        "coach review"},
        {"new --aids dead,dead", "--aids 'dead': expected each aid only once"},
        {"-o bazaar=draft",
         "--option 'bazaar': expected an option: bridges castles bazaars castle-shape bazaar-next "
         "bazaar-first bazaar-bids bazaar-mode bridge-timing tiny-city farmers inn-final "
         "bazaar-builder wagon-move dragon-move princess fairy hill-tie count-final "
         "escape cloisters"},
        {"-o bazaar-mode=dice", "--option 'dice': expected auction or draft"},
        {"-o bazaar-mode=", "--option '': expected auction or draft"},
        {"-o bazaar-mode=draft -e 1 --option=bazaar-mode=draft",
         "--option 'bazaar-mode': expected each option only once"},
        {"replay x --edition 1", "option --edition: expected with 'new', 'enter', 'practice' or "
                                 "'match' only, not with 'replay'"},
        {"replay x --aids all",
         "option --aids: expected with 'new' or 'enter' only, not with 'replay'"},
        {"match --aids all",
         "option --aids: expected with 'new' or 'enter' only, not with 'match'"},
        {"--seat hard --seat easy", "option --seat: expected with 'match' only, not with 'new'"},
        {"match --seat hard", "'match': expected --seat LEVEL or --engine CMD, 2 to 6 times"},
        {"match --engine x", "'match': expected --seat LEVEL or --engine CMD, 2 to 6 times"},
        {"--engine x", "--engine 'x': expected NAME='CMD', a player and the command of the "
                       "program that plays for them"},
        {"--engine x=", "--engine 'x=': expected NAME='CMD', a player and the command of the "
                        "program that plays for them"},
        {"--engine A=x --engine A=y", "--engine 'A=y': expected each player only once"},
        {"--bot A=easy --engine A=y", "--engine 'A=y': expected each player only once"},
        {"stats --engine A=x", "option --engine: expected with 'new', 'continue', 'load', 'repair' "
                               "or 'match' only, not with 'stats'"},
        {"match --seat strong",
         "--seat 'strong': expected easy, casual, normal, hard, expert or adaptive"},
        {"match --seat easy --seat easy --seat easy --seat easy --seat easy --seat easy --seat "
         "hard",
         "--seat 'hard': expected at most 6 seats"},
        {"match --seat hard:0", "--seat '0': expected a whole number from 1 to 100000"},
        {"match --seat hard:", "--seat '': expected a whole number from 1 to 100000"},
        {"match --seat hard:ms", "--seat 'ms': expected a whole number from 1 to 100000"},
        {"match --seat hard:0ms", "--seat '0': expected a whole number from 1 to 600000"},
        {"match --seat hard:5:7s", "--seat '7s': expected a whole number from 1 to 100000"},
        {"match -S easy -E a -E b -E c -E d -E e -E f", "--engine 'f': expected at most 6 seats"},
        {"match --ms 600001", "--ms '600001': expected a whole number from 1 to 600000"},
        {"match -S easy -S easy --skip 2", "--skip '2': expected with --seed, which numbers the "
                                           "games"},
        {"match -S easy -S easy -S easy --seed 1 --skip 20",
         "--skip '20': expected a multiple of 3, the seats"},
        {"match --skip -2", "--skip '-2': expected a whole number from 0 to 1000000"},
        {"match --skip x", "--skip 'x': expected a whole number from 0 to 1000000"},
        {"match -S easy -S easy --records ''", "--records '': expected the name of a folder"},
        {"match --merge --games 7 x", "option --games: expected without --merge"},
        {"match --merge -S easy", "option --seat: expected without --merge"},
        {"match --merge --json", "option --json: expected without --merge"},
        {"match --merge --sets base", "option --sets: expected without --merge"},
        {"match -S easy -S easy lines", "'lines': expected nothing after 'match'"},
        {"new --merge", "option --merge: expected with 'match' only, not with 'new'"},
        {"match --jobs 0", "--jobs '0': expected a whole number from 1 to 64"},
        {"match --games 0", "--games '0': expected a whole number from 1 to 1000000"},
        {"match --playouts=many", "--playouts 'many': expected a whole number from 1 to 100000"},
        {"--stage late", "option --stage: expected with 'practice' only, not with 'new'"},
        {"replay x --playouts 7",
         "option --playouts: expected with 'practice' or 'match' only, not with 'replay'"},
        {"practice --aids all",
         "option --aids: expected with 'new' or 'enter' only, not with 'practice'"},
        {"--seed 3 --unseen", "--seed and --unseen: expected one of them, as tiles drawn when they "
                              "are due have no seed"},
        {"new --unseen --seed 3", "--seed and --unseen: expected one of them, as tiles drawn when "
                                  "they are due have no seed"},
        {"practice --unseen", "option --unseen: expected with 'new' only, not with 'practice'"},
        {"enter --seed 3",
         "option --seed: expected with 'new', 'practice' or 'match' only, not with 'enter'"},
        {"enter -b Ben=hard",
         "option --bot: expected with 'new' or 'practice' only, not with 'enter'"},
        {"enter now", "'now': expected nothing after 'enter'"},
        {"practice now", "'now': expected nothing after 'practice'"},
        {"practice --stage end", "--stage 'end': expected any, early, middle or late"},
        {"practice --auctions 0", "--auctions '0': expected a whole number from 1 to 1000"},
        {"practice --level strong",
         "--level 'strong': expected easy, casual, normal, hard, expert or adaptive"},
        {"practice --sets base,inns", "'practice': expected the set with bazaars, bcb"},
        {"practice -o bazaars=no", "'practice': expected option bazaars=yes"},
        {"practice -b A=easy -b B=easy -b C=easy -b D=easy -b E=easy -b F=easy",
         "'practice': expected a seat for a person"},
        {"practice --from nothing.bastide",
         "nothing.bastide: cannot be opened: No such file or directory"},
        {"practice --from x --seed 3", "option --seed: expected without --from"},
        {"practice --from x --sets base,bcb", "option --sets: expected without --from"},
        {"practice --from x --edition 1", "option --edition: expected without --from"},
        {"practice --from x -o tiny-city=2", "option --option: expected without --from"},
        {"practice --from x --due", "option --due: expected without --from"},
        {"practice --from x --stage late", "option --stage: expected without --from"},
        {"--sets ''", "--sets '': expected base among the sets"},
        {"--player ''", "--player '': expected a name: 1 to 24 bytes of UTF-8, no '=' in its last "
                        "word, no word starting with '#'"},
        {"-p A -p B -p C -p D -p E -p F -p G", "--player 'G': expected at most 6 players"},
        {"-p A -p B -p C -p D -p E -p F -b G=easy", "--bot 'G=easy': expected at most 6 players"},
        {"--bot Ben", "--bot 'Ben': expected NAME=LEVEL, such as Ben=hard"},
        {"-b Ben=brilliant",
         "--bot 'brilliant': expected easy, casual, normal, hard, expert or adaptive"},
        {"-b Ben=", "--bot '': expected easy, casual, normal, hard, expert or adaptive"},
        {"-p '\u0301'",
         "--player '\u0301': expected a name in which every accent follows a letter"},
        {"-b '\u0301=easy'",
         "--bot '\u0301': expected a name in which every accent follows a letter"},
        {"-b =easy", "--bot '': expected a name: 1 to 24 bytes of UTF-8, no '=' in its last "
                     "word, no word starting with '#'"},
        {"-p Ben --bot Ben=easy --bot BEN=hard",
         "--bot 'BEN=hard': expected each player only once"},
        {"replay x --bot Ben=easy",
         "option --bot: expected with 'new' or 'practice' only, not with 'replay'"},
        {"match --bot Ben=easy",
         "option --bot: expected with 'new' or 'practice' only, not with 'match'"},
        {"export", "'export': expected FILE [OUT] after it, a game record"},
        {"export x", "'export': expected a format: --text, --ansi, --svg, --png, --cast or --gif"},
        {"export x y.jpeg",
         "'export': expected a format: --text, --ansi, --svg, --png, --cast or --gif"},
        {"export x --svg --png", "--png: expected one format only, and there is --svg already"},
        {"export x --svg --tile 7", "--tile '7': expected a whole number from 8 to 384"},
        {"export x --text --tile 8",
         "--tile: expected without --text, which has tiles of one size"},
        {"export x --cast --tile 8",
         "--tile: expected without --cast, which has tiles of one size"},
        {"export x --ansi --tile 26",
         "--tile '26': expected an even number from 8 to 24, as --ansi counts columns"},
        {"export x --ansi --tile 9",
         "--tile '9': expected an even number from 8 to 24, as --ansi counts columns"},
        {"export x --cast --size 79x24",
         "--size '79x24': expected columns and rows from 80x24 to 400x128"},
        {"export x --cast --size 120",
         "--size '120': expected columns and rows from 80x24 to 400x128"},
        {"export x --png --size 120x36", "--size: expected with --cast only, not with --png"},
        {"export x --svg --turn 0", "--turn '0': expected a whole number from 1 to 999"},
        {"export x y z --svg", "'z': expected nothing after 'y'"},
        {"new --svg", "option --svg: expected with 'export' only, not with 'new'"},
        {"export x --svg --json", "option --json: expected with 'show' or 'match' only, "
                                  "not with 'export'"},
        {"play",
         "unknown command 'play': expected new, enter, continue, load FILE, repair FILE, replay "
         "FILE, show FILE [OTHER], export FILE [OUT], join [FILE], watch [FILE], stats, tutorial, "
         "practice, "
         "daily [DATE], keys, match [FILE ...] or engine"},
        {"daily -p Ann -p Ben", "'daily': expected one player at most"},
        {"watch nothing.bastide", "nothing.bastide: cannot be opened: No such file or directory"},
        {"--plain watch nothing.bastide",
         "nothing.bastide: cannot be opened: No such file or directory"},
        {"watch one two", "'two': expected nothing after 'one'"},
        {"stats one", "'one': expected nothing after 'stats'"},
        {"load", "'load': expected FILE after it, a game record"},
        {"new now", "'now': expected nothing after 'new'"},
        {"engine --seed 3",
         "option --seed: expected with 'new', 'practice' or 'match' only, not with 'engine'"},
        {"load x --player A",
         "option --player: expected with 'new', 'enter', 'practice' or 'daily' only, not with "
         "'load'"},
        {"load nothing.bastide", "nothing.bastide: cannot be opened: No such file or directory"},
        {"--keys nothing.keys", "nothing.keys: cannot be opened: No such file or directory"},
        {"keys now", "'now': expected nothing after 'keys'"},
        {"--theme neon", "--theme: unknown theme 'neon': expected one of default, light, "
                         "high-contrast, colour-blind, mono"},
        {"--theme ../x",
         "--theme '../x': expected a theme name: lower-case letters, digits and hyphens"},
        {"--language fr", "--language 'fr': expected one of: en, de, pl"},
        {"-l ''", "--language '': expected a language code such as en"},
        {"--plain=yes", "unknown option --plain=yes: "},
        {"--plain tutorial", "'tutorial': expected without --plain, it needs the screen"},
        {"--plain load nothing.bastide",
         "nothing.bastide: cannot be opened: No such file or directory"},
        {"replay .", ".: expected a game file, this is not one"},
    };
    struct reading_outcome outcome;
    for (size_t w = 0; w < sizeof wrong / sizeof wrong[0]; w++) {
        char expected[1024];
        run(wrong[w].words, &outcome);
        if (wrong[w].said == NULL) {
            assert_int_equal(outcome.status, 0);
            continue;
        }
        bool lists = strncmp(wrong[w].said, "unknown option", 12) == 0;
        snprintf(expected, sizeof expected, "bastide: %s%s\n", wrong[w].said, lists ? known : "");
        assert_string_equal(outcome.err, expected);
        assert_string_equal(outcome.out, "");
        assert_int_equal(outcome.status, 2);
    }
}

/* A game to practise with has other players. */
static void test_practice_names_players_of_the_record(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben bot=hard\nseed: 7\n\n";
    played_write("two.bastide", text, sizeof text - 1);
    run("practice --plain --from two.bastide -p Zoe", &outcome);
    assert_int_equal(outcome.status, 2);
    assert_string_equal(outcome.err,
                        "bastide: 'Zoe': expected a player of two.bastide: Ann or Ben\n");
    run("practice --plain --from two.bastide -b Zoe=easy", &outcome);
    assert_int_equal(outcome.status, 2);
    run("practice --plain --from two.bastide -b Ann=easy -b Ben=easy", &outcome);
    assert_int_equal(outcome.status, 2);
    assert_string_equal(outcome.err, "bastide: 'practice': expected a seat for a person\n");
}

static void test_bad_record_is_told_before_the_screen(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\n\n- draw CRFr\n1 plaze 0,1 n\n";
    played_write("bad.bastide", text, sizeof text - 1);
    static const char *const commands[] = {"load bad.bastide", "replay bad.bastide"};
    for (size_t c = 0; c < 2; c++) {
        run(commands[c], &outcome);
        assert_int_equal(outcome.status, 2);
        assert_string_equal(
            outcome.err,
            "bastide: bad.bastide:6:3: 'plaze': expected a move: draw abbey reveal "
            "place discard bridge mage witch deploy pass castle score claim cross drive home "
            "offer bid buy sell take remove fairy dragon tower capture exchange "
            "ransom retrieve pyramid sheep wolf grow stable animal fly die land join enter count "
            "escape figure "
            "message deliver seal recall; the line "
            "is '1 plaze 0,1 n'\n");
    }
}

static void test_export_is_drawn_as_its_name_ends(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nsets: base\n\n";
    played_write("short.bastide", text, sizeof text - 1);
    run("export short.bastide a.svg; cat a.svg >out", &outcome);
    assert_string_equal(outcome.err, "");
    read_all("out", outcome.out, sizeof outcome.out);
    assert_non_null(strstr(outcome.out, "<svg "));
    run("export short.bastide --text b.svg; cat b.svg >out", &outcome);
    read_all("out", outcome.out, sizeof outcome.out);
    assert_null(strstr(outcome.out, "<svg "));
}

static void test_nothing_to_continue(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    run("continue", &outcome);
    assert_int_equal(outcome.status, 2);
    assert_non_null(strstr(outcome.err, "bastide: no unfinished game in "));
    assert_ptr_equal(strchr(outcome.err, '\n'), outcome.err + strlen(outcome.err) - 1);
}

/* A page of the help: no longer or wider than a screen of 24 lines, and all the words are on it. */
static void check_page(const char *words, const char *const *expected, size_t count,
                       unsigned least_lines)
{
    struct reading_outcome outcome;
    run(words, &outcome);
    assert_int_equal(outcome.status, 0);
    assert_string_equal(outcome.err, "");
    unsigned lines = 0;
    for (char *line = outcome.out, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        lines++;
        assert_true(end - line <= 80);
        assert_true(end == line || end[-1] != ' ');
    }
    assert_in_range(lines, least_lines, 23); /* and the shell's own */
    for (size_t w = 0; w < count; w++)
        if (strstr(outcome.out, expected[w]) == NULL)
            fail_msg("'bastide %s' does not say '%s'", words, expected[w]);
}

/* A page that has these switches. */
static void check_switches(const char *words, enum switch_place first, enum switch_place last,
                           unsigned least_lines)
{
    static const char *const all[] = {
#define X(name, word, letter, argument, help, with, reader) "--" word, help,
        CLI_SWITCHES(X) /* NOLINT(bugprone-suspicious-missing-comma): "--" and a word */
#undef X
    };
    check_page(words, all + 2 * first, 2 * (last - first + 1), least_lines);
}

static void test_help_fits_the_screen(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    static const char *const commands[] = {
#define X(name, word, operand, help) operand, help,
        CLI_COMMANDS(X)
#undef X
    };
    static const char *const levels[] = {
#define X(level, name, ...) " " name,
        BOT_LEVELS(X)
#undef X
    };
    check_page("--help", commands, sizeof commands / sizeof commands[0], 10);
    check_switches("--help", SWITCH_PLAIN, SWITCH_VERSION, 10);
    check_switches("--help new", SWITCH_PLAYER, SWITCH_AIDS, 10);
    check_switches("--help join", SWITCH_AS, SWITCH_AS, 5);
    check_switches("--help look", SWITCH_THEME, SWITCH_KEYS, 5);
    check_switches("--help export", SWITCH_TEXT, SWITCH_JSON, 10);
    check_switches("export game.bastide --help", SWITCH_TEXT, SWITCH_JSON, 10);
    check_switches("--help practice", SWITCH_FROM, SWITCH_LEVEL, 10);
    check_page("--help practice", levels, sizeof levels / sizeof levels[0], 10);
    check_switches("--help match", SWITCH_SEAT, SWITCH_MERGE, 10);
    check_page("--help match", levels, sizeof levels / sizeof levels[0], 10);
    const char *options[OPTIONS_COUNT * (2 + OPTION_VALUES_MAX)];
    size_t count = 0;
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        options[count++] = option_words[o].name;
        options[count++] = option_words[o].sentence;
        for (unsigned v = 0; v < OPTION_VALUES_MAX; v++)
            options[count++] = option_words[o].value[v].name;
    }
    check_page("--help options", options, count, 10);
    static const char *const table[] = {
        "castle-shape    any            semicircle     any\n",
        "bazaar-bids     open           open           own-score\n"};
    check_page("-h editions", table, 2, 10);
    const char *editions[EDITIONS_COUNT];
    for (unsigned e = 0; e < EDITIONS_COUNT; e++)
        editions[e] = edition_words[e].sentence;
    check_page("--help editions", editions, EDITIONS_COUNT, 10);
    run("--version", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_int_equal(strncmp(outcome.out, "bastide ", 8), 0);
}

/* The page of a set explains its options; all pages together explain all. */
static void test_help_of_a_set_explains_its_options(void **state)
{
    (void)state;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        const char *words[OPTIONS_COUNT * 2 * (1 + OPTION_VALUES_MAX) + 1] = {"--sets "};
        char page[40];
        size_t count = 1;
        for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
            if (option_set((enum option)o) != set)
                continue;
            words[count++] = option_words[o].name;
            words[count++] = option_words[o].sentence;
            for (unsigned v = 0; v < OPTION_VALUES_MAX; v++) {
                words[count++] = option_words[o].value[v].name;
                words[count++] = option_words[o].value[v].sentence;
            }
        }
        snprintf(page, sizeof page, "--help %s", tile_set_name((enum tile_set)set));
        check_page(page, words, count, 2);
    }
    static const char *const marked[] = {"  * zero           nothing\n",
                                         "    plain          as without"};
    check_page("--help inns", marked, 2, 4);
    static const char *const sets[] = {
        "LIST: base,bcb,drawbridges,inns,traders,abbeys,dragon,\n    tower,king,",
        "Without --sets: base,bcb,drawbridges\n"};
    check_page("--help new", sets, 2, 10);
}

/* Starts the program on a terminal of its own; returns its number, the terminal's other end in
 * `*terminal`. */
static pid_t run_on_terminal(char *const *words, int *terminal)
{
    *terminal = posix_openpt(O_RDWR | O_NOCTTY);
    assert_true(*terminal >= 0);
    assert_int_equal(grantpt(*terminal), 0);
    assert_int_equal(unlockpt(*terminal), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        setsid();
        int end = open(ptsname(*terminal), O_RDWR);
        for (int fd = 0; fd < 3; fd++)
            dup2(end, fd);
        setenv("TERM", "xterm", 1);
        setenv("LINES", "24", 1);
        setenv("COLUMNS", "80", 1);
        alarm(600); /* nor outlive a test that went wrong */
        execv(BASTIDE_PROGRAM, words);
        _exit(99);
    }
    return child;
}

/* The text of the only record that is kept below `data`, to be freed; waits for it, and reads
 * meanwhile what the program shows. */
static char *wait_for_record(const char *data, int terminal)
{
    char pattern[128];
    snprintf(pattern, sizeof pattern, "%s/bastide/*.bastide", data);
    for (int tenths = 0; tenths < 100; tenths++) {
        glob_t found;
        struct stat about;
        char *text = NULL, shown[4096];
        struct pollfd ready = {.fd = terminal, .events = POLLIN};
        if (poll(&ready, 1, 100) > 0 && read(terminal, shown, sizeof shown) < 0)
            break;
        if (glob(pattern, 0, NULL, &found) != 0)
            continue;
        size_t length;
        if (stat(found.gl_pathv[0], &about) == 0 && about.st_size > 0)
            text = played_text(found.gl_pathv[0], &length);
        globfree(&found);
        if (text != NULL)
            return text;
    }
    return NULL;
}

static void test_what_is_said_of_a_new_game_is_in_its_record(void **state)
{
    (void)state;
    char *const words[] = {
        "bastide",  "-p",          "Ann",         "--option", "bazaar-mode=draft",
        "--bot",    "Cy=easy",     "-p",          "Ben",      "-b",
        "ben=hard", "--edition=1", "--sets",      "base,bcb", "-n",
        "7",        "-o",          "tiny-city=2", "-p",       "Cy",
        "new",      NULL};
    static const char expected[] = "player: Ann\nplayer: Cy bot=easy\nplayer: Ben bot=hard\n"
                                   "sets: base bcb\nedition: 1\n"
                                   "option: bazaar-mode draft\noption: tiny-city 2\nseed: 7\n"
                                   "chance: auto\n\n";
    char data[96];
    int terminal, status;
    snprintf(data, sizeof data, "%s/data", folder);
    setenv("XDG_DATA_HOME", data, 1);
    pid_t child = run_on_terminal(words, &terminal);
    setenv("XDG_DATA_HOME", folder, 1);
    char *record = wait_for_record(data, terminal);
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, &status, 0), child);
    close(terminal);
    if (record == NULL)
        fail_msg("the game was not begun");
    char *players = strstr(record, "player: ");
    assert_non_null(players);
    assert_int_equal(strncmp(players, expected, sizeof expected - 1), 0);
    assert_non_null(strstr(players, "\n- draw "));
    free(record);
}

/* The manual page that is installed tells of what the tables have, and of nothing else. */

static unsigned count_lines(const char *text, const char *beginning)
{
    unsigned count = 0;
    for (const char *at = text; (at = strstr(at, beginning)) != NULL; at++)
        count += at == text || at[-1] == '\n';
    return count;
}

static void expect_item(const char *page, const char *item, bool takes)
{
    const char *at = strstr(page, item);
    if (at == NULL)
        fail_msg("the manual page has no '%s'", item);
    const char *rest = at + strlen(item);
    bool shows = strncmp(rest, " Ar ", 4) == 0 || strncmp(rest, " Op Ar ", 7) == 0;
    if (shows != takes)
        fail_msg("the manual page has '%s' with%s an argument", item, shows ? "" : "out");
}

static void test_manual_has_every_command_and_option(void **state)
{
    (void)state;
    unsigned commands = 0, switches = 0;
    size_t length;
    char item[64], *page = played_text(BASTIDE_BINARY_DIR "/man/bastide.6", &length);
#define X(command, word, operand, help)                                                            \
    snprintf(item, sizeof item, word[0] ? "\n.It Cm %s" : "\n.It (none)%s", word);                 \
    expect_item(page, item, operand[0] != '\0');                                                   \
    commands++;
    CLI_COMMANDS(X)
#undef X
#define X(name, word, letter, argument, help, with, reader)                                        \
    if (letter != 0)                                                                               \
        snprintf(item, sizeof item, "\n.It Fl %c , Fl \\-%s", letter, word);                       \
    else                                                                                           \
        snprintf(item, sizeof item, "\n.It Fl \\-%s", word);                                       \
    expect_item(page, item, argument[0] != '\0');                                                  \
    switches++;
    CLI_SWITCHES(X)
#undef X
    assert_int_equal(count_lines(page, ".It Cm ") + 1, commands);
    assert_int_equal(count_lines(page, ".It Fl "), switches);
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++) {
        snprintf(item, sizeof item, "\n.Cm %s", edition_words[edition].name);
        assert_non_null(strstr(page, item));
    }
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        snprintf(item, sizeof item, "\n.Cm %s", tile_set_name((enum tile_set)set));
        assert_non_null(strstr(page, item));
    }
    free(page);
}

/* The part of the synopsis that is about a command, to be freed. */
static char *synopsis_of(const char *page, const char *command)
{
    char begin[40];
    snprintf(begin, sizeof begin, "\n.Nm\n.Cm %s", command);
    const char *at = strstr(page, begin);
    if (at == NULL || strcspn(at + strlen(begin), " \n") > 0)
        fail_msg("the synopsis has no '%s'", command);
    const char *end = strstr(at + strlen(begin), "\n.Nm\n");
    const char *last = strstr(at + strlen(begin), "\n.Sh ");
    size_t length = (size_t)((end == NULL || end > last ? last : end) - at);
    char *part = test_calloc(1, length + 1);
    memcpy(part, at, length);
    return part;
}

/* Those that every command takes are not repeated there. */
static void test_synopsis_has_the_options_of_each_command(void **state)
{
    (void)state;
    static const char *const words[] = {
#define X(command, word, operand, help) word,
        CLI_COMMANDS(X)
#undef X
    };
    size_t length;
    char option[40], *page = played_text(BASTIDE_BINARY_DIR "/man/bastide.6", &length);
    for (unsigned c = COMMAND_NEW; c < COMMANDS_COUNT; c++) {
        char *part = synopsis_of(page, words[c]);
#define X(name, word, letter, argument, help, with, reader)                                        \
    if (letter != 0)                                                                               \
        snprintf(option, sizeof option, "Fl %c%s", letter, argument[0] != '\0' ? " Ar " : "\n");   \
    else                                                                                           \
        snprintf(option, sizeof option, "Fl \\-%s", word);                                         \
    if (!(WITH_##with >> COMMAND_TITLE & 1u) &&                                                    \
        (strstr(part, option) != NULL) != (WITH_##with >> c & 1u))                                 \
        fail_msg("synopsis of '%s', --%s: expected it %s", words[c], word,                         \
                 WITH_##with >> c & 1u ? "there" : "not there");
        CLI_SWITCHES(X)
#undef X
        test_free(part);
    }
    free(page);
}

/* Where a tool to do it is there. */
static void test_manual_renders_without_a_warning(void **state)
{
    (void)state;
    static const char *const lints[] = {
        "mandoc -T lint -W warning '" BASTIDE_BINARY_DIR "'/man/bastide*.[1-9] >lint 2>&1",
        "groff -mandoc -Tascii -ww -z '" BASTIDE_BINARY_DIR "'/man/bastide*.[1-9] >lint 2>&1",
    };
    enum { NO_SUCH_TOOL = 127 };
    unsigned done = 0;
    for (size_t l = 0; l < sizeof lints / sizeof lints[0]; l++) {
        char said[4096];
        int status = system(lints[l]);
        if (WEXITSTATUS(status) == NO_SUCH_TOOL)
            continue;
        read_all("lint", said, sizeof said);
        assert_string_equal(said, "");
        done++;
    }
    if (done == 0)
        skip();
}

static void test_output_that_cannot_be_written_is_an_error(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    run("--help >/dev/full", &outcome);
    assert_int_equal(outcome.status, 1);
    assert_string_equal(outcome.err,
                        "bastide: cannot write standard output: No space left on device\n");
    run("--version >&-", &outcome);
    assert_int_equal(outcome.status, 1);
}

/* Games in lines, on pipes. */

static const char plain_new[] = "--plain -p Ann -p Ben -n 7 -s base";

static void say_to_plain(const char *words, const char *said, struct reading_outcome *outcome)
{
    char command[256];
    played_write("said", said, strlen(said));
    snprintf(command, sizeof command, "%s <said >out", words);
    run(command, outcome);
}

/* What is above the bad line is played on beside the file, which stays. */
static void test_repair_goes_on_above_the_bad_line(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nseed: 7\n\n- draw FFFF.m\n"
                               "1 place 0,1 n\n1 pass\n- draw FFFF.m\n2 plaze 0,2 n\n2 pass\n";
    char kept[sizeof text];
    played_write("hurt.bastide", text, sizeof text - 1);
    say_to_plain("--plain repair hurt.bastide", "0\n", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_string_equal(outcome.err, "");
    assert_non_null(
        strstr(outcome.out,
               "The game continues in hurt_repaired.bastide. The damaged file stays as it is.\n"));
    assert_non_null(strstr(outcome.out, "Turn 2. Ben's turn."));
    read_all("hurt.bastide", kept, sizeof kept);
    assert_string_equal(kept, text);
    run("replay hurt_repaired.bastide --plain", &outcome);
    assert_int_equal(outcome.status, 0);
    run("repair hurt_repaired.bastide", &outcome);
    assert_int_equal(outcome.status, 2);
    assert_string_equal(outcome.err, "bastide: hurt_repaired.bastide: expected a damaged record; "
                                     "every line of this one is valid\n");
}

/* A record that is legal and was changed is told of and played. */
static void test_plain_tells_of_a_changed_record(void **state)
{
    (void)state;
    static const char *const commands[] = {"--plain load changed.bastide",
                                           "--plain replay changed.bastide"};
    struct reading_outcome outcome;
    char text[1 << 14];
    say_to_plain("--plain -p Ann -p Ben -n 7", "1\n1\nsave changed.bastide\n", &outcome);
    struct session session;
    struct problem problem;
    played_begin(&session, 2, 7);
    strcpy(session.head.name[0], "Ann");
    unlink("changed.bastide");
    assert_true(session_save(&session, "changed.bastide", &problem));
    session_close(&session);
    read_all("changed.bastide", text, sizeof text);
    char *name = strstr(text, "Ann");
    assert_non_null(name);
    name[2] = 'm';
    played_write("changed.bastide", text, strlen(text));
    for (size_t c = 0; c < 2; c++) {
        say_to_plain(commands[c], "0\n", &outcome);
        assert_int_equal(outcome.status, 0);
        assert_non_null(strstr(outcome.out, "changed.bastide:1: lines 1 to 9 have been changed "
                                            "since they were written\n"));
    }
}

/* The newest game is damaged: that is said, and an older one is not taken for it. */
static void test_continue_tells_of_a_damaged_game(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nseed: 7\n\n- draw FFFF.m\n"
                               "1 place 0,1 n\n1 pass\n- draw FFFF.m\n2 plaze 0,2 n\n2 pass\n";
    char data[96], path[160];
    snprintf(data, sizeof data, "%s/hurt", folder);
    setenv("XDG_DATA_HOME", data, 1);
    say_to_plain("--plain -p Ann -p Ben -n 7", "1\n", &outcome);
    snprintf(path, sizeof path, "%s/bastide/newest.bastide", data);
    played_write(path, text, sizeof text - 1);
    static const char *const commands[] = {"continue", "--plain continue"};
    for (size_t c = 0; c < 2; c++) {
        run(commands[c], &outcome);
        assert_int_equal(outcome.status, 2);
        assert_string_equal(outcome.out, "");
        assert_non_null(
            strstr(outcome.err, "/hurt/bastide/newest.bastide:10:3: 'plaze': expected"));
        assert_non_null(strstr(outcome.err, "; 'bastide repair /"));
    }
    say_to_plain("--plain", "1\nno\n3\n1\nyes\n0\n", &outcome);
    assert_non_null(strstr(outcome.out, "\n1  continue: /"));
    assert_non_null(strstr(outcome.out, "The 2 moves above that line can be continued in a new "
                                        "record. 2 lines are left out. The damaged file"));
    assert_non_null(strstr(outcome.out, "The game continues in newest_repaired.bastide."));
    setenv("XDG_DATA_HOME", folder, 1);
}

/* All of a thousand games can be had in lines. */
static void test_plain_lists_all_games(void **state)
{
    (void)state;
    enum { GAMES = 1000 };
    struct reading_outcome outcome;
    char data[96], path[160], text[256], *said = malloc(GAMES * 8);
    assert_non_null(said);
    snprintf(data, sizeof data, "%s/many", folder);
    setenv("XDG_DATA_HOME", data, 1);
    run("--plain -p Ann -p Ben", &outcome);
    for (int n = 0; n < GAMES; n++) {
        struct timespec times[2] = {{1000 + n, 0}, {1000 + n, 0}};
        snprintf(path, sizeof path, "%s/bastide/many-%04d.bastide", data, n);
        int length =
            snprintf(text, sizeof text, "bastide: 1\nplayer: P%04d\nplayer: Ben\nseed: 1\n\n", n);
        played_write(path, text, (size_t)length);
        assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
    }
    strcpy(said, "3\nmore\n1001\n");
    say_to_plain("--plain", said, &outcome);
    assert_non_null(strstr(outcome.out, "more: 992 further games\n"));
    assert_non_null(strstr(outcome.out, "18  P0983 and Ben, turn 1\n"));
    assert_non_null(strstr(outcome.out, "Players: P0000 and Ben."));
    free(said);
    setenv("XDG_DATA_HOME", folder, 1);
}

static void test_plain_keeps_the_game_at_the_end_of_its_input(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    say_to_plain(plain_new, "1\n", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_string_equal(outcome.err, "");
    /* What is not typed leaves the prompt on a line of its own. */
    assert_non_null(strstr(outcome.out, "\nAnn> \nAnn: places monastery, at 0,1.\n"));
    assert_non_null(strstr(outcome.out, "\nAnn> \nThe game is saved.\n"));
    say_to_plain("--plain continue", "1", &outcome); /* without a newline, and yet a line */
    assert_int_equal(outcome.status, 0);
    assert_non_null(strstr(outcome.out, "Ann: follower in a monastery.\n"));
    say_to_plain("--plain", "1\nlog all\n0\nq\n", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_non_null(strstr(outcome.out, "1  continue: Ann and Ben, turn 2\n"));
    assert_non_null(strstr(outcome.out, "Turn 1. Ann: follower in a monastery\n"));
}

/* The program's name, on standard error, as for all that a command line asks for in vain. */
static void test_plain_tells_on_standard_error_what_it_cannot_open(void **state)
{
    (void)state;
    static const char *const commands[] = {"--plain continue", "--plain -p Ann -p Ben"};
    struct reading_outcome outcome;
    char kept[256];
    snprintf(kept, sizeof kept, "%s", getenv("XDG_DATA_HOME"));
    setenv("XDG_DATA_HOME", "/dev/null", 1); /* no folder, and none can be made there */
    for (size_t c = 0; c < sizeof commands / sizeof commands[0]; c++) {
        run(commands[c], &outcome);
        assert_int_equal(outcome.status, 2);
        assert_string_equal(outcome.out, "");
        assert_memory_equal(outcome.err, "bastide: ", strlen("bastide: "));
    }
    setenv("XDG_DATA_HOME", kept, 1);
}

static void test_plain_in_the_c_locale_says_nothing_but_ascii(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    say_to_plain("--plain -p 'J\303\274rgen' -p Ben -n 7", "rules 4\nrules 11\nboard\n", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_non_null(strstr(outcome.out, "Turn 1. Juergen's turn."));
    for (const char *at = outcome.out; *at; at++)
        assert_true((unsigned char)*at < 0x80);
}

/* An accent may stand in its letter or behind it. */
static void test_both_forms_of_a_name_are_one_player(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    say_to_plain("--plain -p 'Jos\u00e9' -b 'JOSE\u0301=easy' -p Ben -n 7", "scores\n", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_non_null(strstr(outcome.out, "Jose"));
    assert_null(strstr(outcome.out, "JOSE"));
    assert_null(strstr(outcome.out, "Jose?"));
}

static void test_plain_mends_what_is_no_text(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    char said[512];
    memset(said, 'x', sizeof said - 3);
    strcpy(said + sizeof said - 3, "\n?");
    said[300] = '\0'; /* as a file has it, not as a text ends */
    FILE *file = fopen("said", "wb");
    assert_non_null(file);
    fwrite(said, 1, sizeof said - 1, file);
    fputs("\n\xff\xfe\x1b[31m\n", file);
    fclose(file);
    char command[256];
    snprintf(command, sizeof command, "%s <said >out", plain_new);
    run(command, &outcome);
    assert_int_equal(outcome.status, 0);
    assert_non_null(strstr(outcome.out, "Line too long: expected fewer than 256 bytes."));
    assert_non_null(strstr(outcome.out, "help (?): "));
    assert_non_null(strstr(outcome.out, "'???[31m': expected a number, a move or a command"));
}

static void test_plain_that_nobody_hears_ends(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    say_to_plain("--plain -p Ann -p Ben", "", &outcome);
    run("--plain continue </dev/null >/dev/full", &outcome);
    assert_int_equal(outcome.status, 1);
    assert_string_equal(outcome.err,
                        "bastide: cannot write standard output: No space left on device\n");
}

/* Waits until the program has said `text`, or is gone. */
static bool wait_for_text(int from, const char *text)
{
    static char said[1 << 15];
    size_t length = 0;
    ssize_t count;
    while (length < sizeof said - 1 &&
           (count = read(from, said + length, sizeof said - 1 - length)) > 0) {
        length += (size_t)count;
        said[length] = '\0';
        if (strstr(said, text))
            return true;
    }
    return false;
}

static void test_plain_leaves_at_an_interrupt(void **state)
{
    (void)state;
    char *const words[] = {"bastide", "--plain", "-p", "Ann", "-p", "Ben", "-n", "7", NULL};
    int terminal, status;
    pid_t child = run_on_terminal(words, &terminal);
    assert_true(wait_for_text(terminal, "Ann> "));
    assert_int_equal(write(terminal, "1\n", 2), 2);
    assert_true(wait_for_text(terminal, "A follower"));
    assert_int_equal(kill(child, SIGINT), 0);
    assert_true(wait_for_text(terminal, "The game is saved."));
    assert_int_equal(waitpid(child, &status, 0), child);
    close(terminal);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void test_who_cannot_have_the_screen_is_told_of_plain(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    run("", &outcome);
    assert_int_equal(outcome.status, 1);
    assert_non_null(strstr(outcome.err, "`bastide --plain`"));
    assert_ptr_equal(strchr(outcome.err, '\n'), outcome.err + strlen(outcome.err) - 1);
}

/* A bad line among the settings is told, and keeps nobody from playing. */
static void test_settings_that_are_bad_are_told(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    char path[128];
    snprintf(path, sizeof path, "%s/config", folder);
    setenv("XDG_CONFIG_HOME", path, 1);
    assert_int_equal(system("mkdir -p \"$XDG_CONFIG_HOME/bastide\""), 0);
    snprintf(path, sizeof path, "%s/config/bastide/settings", folder);
    played_write(path, "mouse: perhaps\n", 15);
    say_to_plain(plain_new, "", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_non_null(strstr(outcome.err, "settings:1:"));
    assert_non_null(strstr(outcome.out, "Ann's turn."));
    run("--version", &outcome);
    assert_string_equal(outcome.err, "");
    remove(path);
    setenv("XDG_CONFIG_HOME", folder, 1);
}

static void test_engine_by_pipe(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    static const char talk[] = "new players=3 seed=1\nrandom 2000 7\nlegal\nquit\nstate\n";
    played_write("talk", talk, sizeof talk - 1);
    run("engine <talk >out", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_string_equal(outcome.err, "");
    static const char last[] = "{\"actor\":null,\"phase\":\"over\",\"moves\":[]}\n";
    assert_non_null(strstr(outcome.out, "{\"type\":\"over\",\"scores\":["));
    assert_string_equal(outcome.out + strlen(outcome.out) - (sizeof last - 1), last);
}

static void test_engine_whose_listener_left_ends_quietly(void **state)
{
    (void)state;
    struct reading_outcome outcome;
    played_write("talk", "new\nsave s.bastide\nstate\n", 25);
    run("engine <talk >&-", &outcome);
    assert_int_equal(outcome.status, 0);
    assert_string_equal(outcome.err, "");
    run("engine <talk >/dev/full", &outcome);
    assert_int_equal(outcome.status, 1);

    /* A pipe whose reader has gone before the first answer. */
    int ends[2], status;
    assert_int_equal(pipe(ends), 0);
    close(ends[0]);
    pid_t child = fork();
    if (child == 0) {
        int talk = open("talk", O_RDONLY);
        dup2(talk, 0);
        dup2(ends[1], 1);
        execl(BASTIDE_PROGRAM, "bastide", "engine", (char *)NULL);
        _exit(99);
    }
    close(ends[1]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_default_names_are_in_the_language_asked_for),
        cmocka_unit_test(test_wrong_use_is_one_line_and_status_2),
        cmocka_unit_test(test_practice_names_players_of_the_record),
        cmocka_unit_test(test_bad_record_is_told_before_the_screen),
        cmocka_unit_test(test_export_is_drawn_as_its_name_ends),
        cmocka_unit_test(test_nothing_to_continue),
        cmocka_unit_test(test_repair_goes_on_above_the_bad_line),
        cmocka_unit_test(test_plain_tells_of_a_changed_record),
        cmocka_unit_test(test_continue_tells_of_a_damaged_game),
        cmocka_unit_test(test_plain_lists_all_games),
        cmocka_unit_test(test_help_fits_the_screen),
        cmocka_unit_test(test_help_of_a_set_explains_its_options),
        cmocka_unit_test(test_what_is_said_of_a_new_game_is_in_its_record),
        cmocka_unit_test(test_manual_has_every_command_and_option),
        cmocka_unit_test(test_synopsis_has_the_options_of_each_command),
        cmocka_unit_test(test_manual_renders_without_a_warning),
        cmocka_unit_test(test_output_that_cannot_be_written_is_an_error),
        cmocka_unit_test(test_plain_keeps_the_game_at_the_end_of_its_input),
        cmocka_unit_test(test_plain_tells_on_standard_error_what_it_cannot_open),
        cmocka_unit_test(test_plain_in_the_c_locale_says_nothing_but_ascii),
        cmocka_unit_test(test_both_forms_of_a_name_are_one_player),
        cmocka_unit_test(test_plain_mends_what_is_no_text),
        cmocka_unit_test(test_plain_that_nobody_hears_ends),
        cmocka_unit_test(test_plain_leaves_at_an_interrupt),
        cmocka_unit_test(test_who_cannot_have_the_screen_is_told_of_plain),
        cmocka_unit_test(test_settings_that_are_bad_are_told),
        cmocka_unit_test(test_engine_by_pipe),
        cmocka_unit_test(test_engine_whose_listener_left_ends_quietly),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
