/* The game in lines: talks that are written down. */
#include "unit/played.h"

#include "plain/commands.h"
#include "plain/plain.h"
#include "support/golden.h"
#include "wording/rules_wording.h"

#include <glob.h>
#include <poll.h>

enum { TEXT_SIZE = 1 << 20, PATH_SIZE = 512 };

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    return played_games_in(folder);
}

/* What has been said and heard so far. */
struct transcript {
    char text[TEXT_SIZE];
    size_t length;
};

static void note(struct transcript *transcript, const char *text)
{
    size_t length = strlen(text);
    assert_true(transcript->length + length < TEXT_SIZE);
    memcpy(transcript->text + transcript->length, text, length + 1);
    transcript->length += length;
}

/* Talks. A file of tests/plain is a talk: a line that says what it shows, a line with what is
 * asked for ("title", "load", "replay"), the record that is loaded, "---", and what is said and
 * heard. Whatever stands behind "> " is heard; ^D is the end of the input, ^C an interrupt. */

struct talker {
    struct transcript said;
    const char *expected; /* what has not been heard of it */
};

static enum plain_heard hear_talk(void *self, char line[PLAIN_LINE_SIZE])
{
    struct talker *talker = self;
    const char *prompt = strstr(talker->expected, "> ");
    size_t length = prompt ? strcspn(prompt + 2, "\n") : 0;
    snprintf(line, PLAIN_LINE_SIZE, "%.*s", (int)length, prompt ? prompt + 2 : "");
    talker->expected = prompt ? prompt + 2 + length : talker->expected;
    note(&talker->said, prompt ? line : "^D");
    note(&talker->said, "\n");
    return !prompt || strcmp(line, "^D") == 0 ? PLAIN_END
           : strcmp(line, "^C") == 0          ? PLAIN_INTERRUPTED
                                              : PLAIN_LINE;
}

static bool say_talk(void *self, const char *text)
{
    note(&((struct talker *)self)->said, text);
    return true;
}

/* Values come from other threads. */
static bool wait_for(void *self, int fd, unsigned milliseconds)
{
    (void)self;
    if (fd < 0) /* just a look whether there was an interrupt */
        return milliseconds == 0;
    return poll(&(struct pollfd){.fd = fd, .events = POLLIN}, 1, -1) == 1;
}

static void read_file(const char *path, char text[TEXT_SIZE])
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    text[fread(text, 1, TEXT_SIZE - 1, file)] = '\0';
    fclose(file);
}

static struct start_request request_of(const char *words, const char *record, size_t length,
                                       char *path)
{
    static const struct {
        const char *word;
        enum start start;
    } starts[] = {{"title\n", START_TITLE}, {"load\n", START_LOAD}, {"replay\n", START_REPLAY}};
    struct start_request request = {.path = path};
    size_t s = 0;
    while (strncmp(words, starts[s].word, strlen(starts[s].word)) != 0)
        assert_true(++s < sizeof starts / sizeof starts[0]);
    request.start = starts[s].start;
    snprintf(path, PATH_SIZE, "%s/talk.bastide", folder);
    remove(path);
    if (length > 0)
        played_write(path, record, length);
    return request;
}

/* Returns whether the talk goes as it is written. */
static bool check_talk(const char *path)
{
    static char text[TEXT_SIZE];
    static struct talker talker;
    char record_path[PATH_SIZE], name[PATH_SIZE];
    read_file(path, text);
    char *words = strchr(text, '\n') + 1, *record = strchr(words, '\n') + 1;
    char *talk = strstr(record - 1, "\n---\n");
    assert_non_null(talk);
    struct start_request request =
        request_of(words, record, (size_t)(talk + 1 - record), record_path);
    struct line_io io = {.self = &talker, .hear = hear_talk, .say = say_talk, .wait = wait_for};
    struct problem problem;
    talk += strlen("\n---\n");
    talker = (struct talker){.expected = talk};
    snprintf(talker.said.text, TEXT_SIZE, "%.*s", (int)(talk - text), text);
    talker.said.length = strlen(talker.said.text);
    assert_true(plain_dialogue(&request, &io, &problem));
    snprintf(name, sizeof name, "plain%s", strrchr(path, '/'));
    return golden_matches(name, talker.said.text);
}

static void test_talks(void **state)
{
    (void)state;
    glob_t found;
    unsigned bad = 0;
    assert_int_equal(glob(BASTIDE_SOURCE_DIR "/tests/plain/*.txt", 0, NULL, &found), 0);
    for (size_t f = 0; f < found.gl_pathc; f++)
        bad += !check_talk(found.gl_pathv[f]);
    globfree(&found);
    assert_int_equal(bad, 0);
}

/* Whatever is read aloud has no columns. */
static void test_rules_need_no_alignment(void **state)
{
    (void)state;
    static struct talker talker;
    struct line_io io = {.self = &talker, .hear = hear_talk, .say = say_talk};
    struct dialogue dialogue = {.io = &io};
    for (unsigned topic = 1; topic <= rules_topics_count(); topic++) {
        char number[8];
        talker.said.length = 0;
        snprintf(number, sizeof number, "%u", topic);
        rules_tell(&dialogue, number);
        const char *title = _(rules_topic(topic - 1)->title);
        assert_memory_equal(talker.said.text, title, strlen(title));
        assert_null(strstr(talker.said.text, "  "));
        assert_null(strstr(talker.said.text, " key"));
        assert_true(talker.said.length > strlen(title) + 40);
    }
}

static void test_help_names_every_command(void **state)
{
    (void)state;
    static struct talker talker;
    struct line_io io = {.self = &talker, .hear = hear_talk, .say = say_talk};
    struct start_request request = {
        .start = START_NEW, .head = played_head(2, 3), .head_is_whole = true};
    struct problem problem;
    talker = (struct talker){.expected = "> ?\n> ^D\n"};
    assert_true(plain_dialogue(&request, &io, &problem));
#define X(name, word, letter, argument, run, help)                                                 \
    if (!strstr(talker.said.text, "\n" #word) || !strstr(talker.said.text, "(" letter "): " help)) \
        fail_msg("the help does not say %s", #word);
    PLAIN_COMMANDS(X)
#undef X
}

/* Words, letters and verbs of moves must differ: a line means one thing. */
static void test_commands_and_verbs_differ(void **state)
{
    (void)state;
    static const char *const words[] = {
#define X(name, word, letter, ...) #word, letter,
        PLAIN_COMMANDS(X)
#undef X
    };
    enum { WORDS = sizeof words / sizeof words[0] };
    for (size_t w = 0; w < WORDS; w++) {
        for (size_t other = 0; other < w; other++)
            assert_string_not_equal(words[w], words[other]);
        for (unsigned verb = 0; verb < VERBS_COUNT; verb++)
            assert_string_not_equal(words[w], verb_name((enum verb)verb));
        assert_int_equal(tile_kind_find(words[w]), NO_TILE_KIND);
    }
}

/* What is said when the only game of the folder has these sets and has been played by chance. */
static const char *talk_with_a_game(unsigned sets, unsigned moves, enum start start,
                                    const char *heard)
{
    static struct talker talker;
    struct line_io io = {.self = &talker, .hear = hear_talk, .say = say_talk, .wait = wait_for};
    struct start_request request = {.start = start};
    struct record_head head = played_head(2, 5);
    struct rng rng = rng_from_seed(5);
    struct session session;
    struct problem problem;
    char path[PATH_SIZE];
    head.options.sets = sets;
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, moves);
    snprintf(path, sizeof path, "%s/bastide", folder);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/bastide/a game.bastide", folder);
    assert_true(session_save(&session, path, &problem));
    session_close(&session);
    talker = (struct talker){.expected = heard};
    assert_true(plain_dialogue(&request, &io, &problem));
    remove(path);
    return talker.said.text;
}

/* What the statistics tell of a whole game with these sets. */
static const char *statistics_of_a_game(unsigned sets)
{
    return talk_with_a_game(sets, 10000, START_STATISTICS, "");
}

/* What the list of games tells of one of them. */
static void test_a_game_of_the_list_is_told_of(void **state)
{
    static const char heard[] = "> 3\n> about 99\n> about 1\n> 0\n> ^D\n";
    (void)state;
    const char *told = talk_with_a_game(1u << SET_BASE, 30, START_TITLE, heard);
    assert_non_null(strstr(told, "'about 99': expected a number from 0 to "));
    assert_non_null(strstr(told, "\nLast played: 20"));
    assert_non_null(strstr(told, "\n72 tiles: base.\nTurn "));
    assert_non_null(strstr(told, "'s turn. "));
    assert_non_null(strstr(told, " tiles on the board.\nPlayer 1: "));
    assert_non_null(strstr(told, " points.\nPlayer "));
    told = talk_with_a_game(1u << SET_BASE, 10000, START_TITLE, heard);
    assert_non_null(strstr(told, "\nEnded after 71 turns.\n72 tiles on the board."));
    assert_non_null(strstr(told, " wins with "));
}

static void test_statistics_tell_of_goods_only_where_they_were_played(void **state)
{
    (void)state;
    const char *told = statistics_of_a_game(1u << SET_BASE);
    assert_non_null(strstr(told, "On average: Roads "));
    assert_null(strstr(told, "Goods"));
    told = statistics_of_a_game(1u << SET_BASE | 1u << SET_TRADERS);
    assert_non_null(strstr(told, ", Goods "));
    assert_null(strstr(told, "Castles"));
}

/* What a replay answers to `review` and `analysis` at the end of a record of so many moves by
 * chance. */
static const char *advice_in_replay(unsigned moves)
{
    static struct talker talker;
    struct line_io io = {.self = &talker, .hear = hear_talk, .say = say_talk, .wait = wait_for};
    struct rng rng = rng_from_seed(5);
    struct session session;
    struct problem problem;
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/replayed.bastide", folder);
    played_begin(&session, 2, 5);
    played_on(&session, &rng, moves);
    assert_true(session_save(&session, path, &problem));
    session_close(&session);
    const struct start_request request = {.start = START_REPLAY, .path = path};
    talker = (struct talker){.expected = "> 200\n> review 2\n> analysis 20\n> ^D\n"};
    assert_true(plain_dialogue(&request, &io, &problem));
    remove(path);
    return talker.said.text;
}

/* Advice is off unless a game is set up with it, but of a game that is over everything may be said.
 */
static void test_advice_is_free_when_the_game_is_over(void **state)
{
    (void)state;
    const char *told = advice_in_replay(100);
    assert_non_null(strstr(told, "> review 2\nThat aid is off in this game.\n"));
    assert_non_null(strstr(told, "> analysis 20\nThat aid is off in this game.\n"));
    assert_null(strstr(told, "Tile 1 for "));
    told = advice_in_replay(10000);
    assert_null(strstr(told, "That aid is off"));
    assert_non_null(strstr(told, "Tile 1 for "));
    assert_non_null(strstr(told, "\nPlayer 2: decisions "));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_talks),
        cmocka_unit_test(test_rules_need_no_alignment),
        cmocka_unit_test(test_help_names_every_command),
        cmocka_unit_test(test_commands_and_verbs_differ),
        cmocka_unit_test(test_a_game_of_the_list_is_told_of),
        cmocka_unit_test(test_statistics_tell_of_goods_only_where_they_were_played),
        cmocka_unit_test(test_advice_is_free_when_the_game_is_over),
    };
    return cmocka_run_group_tests(tests, make_folder, played_games_remove);
}
