/* What players are told of their record, on the screen and in lines: that the game goes on in
 * another file, that a last line does not count. */
#include "unit/played.h"

#include "plain/plain.h"
#include "support/probe.h"
#include "tui/pages.h"

#include <sys/stat.h>

static char folder[64], record[256], beside[256];

static int make_record(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct record_head head = played_head(2, 3);
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben");
    head.options.sets = 1u << SET_BASE;
    scratch_make(folder);
    played_games_in(folder);
    played_path(record, folder, "game.bastide");
    played_path(beside, folder, "game_02.bastide");
    assert_true(session_begin(&session, &head, &problem));
    assert_true(session_keep(&session, record, &problem));
    session_close(&session);
    return 0;
}

static struct probe *open_record(void)
{
    struct problem problem;
    struct page *page = kept_game_page(record, &problem);
    if (!page)
        fail_msg("%s", problem.text);
    return probe_open(page, 24, 80);
}

static void expect_moves(const char *path, size_t moves)
{
    struct session session;
    struct problem problem;
    if (!session_load(&session, path, &problem))
        fail_msg("%s", problem.text);
    assert_int_equal(session.made, moves);
    session_close(&session);
}

static const char deleted[] = "Another program has deleted, moved or replaced game.bastide.",
                  now_kept[] = "now saved in game_02.bastide.";

static void test_the_screen_tells_at_the_next_move(void **state)
{
    (void)state;
    struct probe *probe = open_record();
    probe_press(probe, "<Enter>");
    unlink(record);
    probe_press(probe, "<Enter>");
    probe_shows(probe, deleted);
    probe_shows(probe, now_kept);
    expect_moves(beside, 2);
    probe_press(probe, "<Tab>");
    probe_hides(probe, deleted);
    probe_close(probe);
}

static void test_the_screen_tells_at_leaving(void **state)
{
    (void)state;
    struct probe *probe = open_record();
    probe_press(probe, "<Enter>");
    unlink(record);
    probe_press(probe, "q");
    probe_shows(probe, deleted);
    probe_shows(probe, "The game is saved as game_02.bastide.");
    expect_moves(beside, 1);
    probe_close(probe);
}

static void append(const char *path, const char *text)
{
    FILE *file = fopen(path, "a");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void test_the_screen_tells_of_a_line_that_does_not_count(void **state)
{
    (void)state;
    append(record, "1 plac");
    struct probe *probe = open_record();
    probe_shows(probe, "The last line of game.bastide, '1 plac', is incomplete");
    probe_close(probe);
}

/* A talk in which something is done to the record while the players think. */
struct talk_of_test {
    const char *const *line; /* NULL: the end */
    unsigned at, when;       /* so many lines have been heard, it is done after so many */
    void (*deed)(void);
    char said[1 << 16];
};

static enum plain_heard hear(void *self, char line[PLAIN_LINE_SIZE])
{
    struct talk_of_test *talk = self;
    if (talk->at == talk->when)
        talk->deed();
    if (!talk->line[talk->at])
        return PLAIN_END;
    strcpy(line, talk->line[talk->at++]);
    return PLAIN_LINE;
}

static bool say(void *self, const char *text)
{
    struct talk_of_test *talk = self;
    assert_true(strlen(talk->said) + strlen(text) < sizeof talk->said);
    strcat(talk->said, text);
    return true;
}

static void talk_about(struct talk_of_test *talk)
{
    struct start_request request = {
        .start = START_LOAD, .path = record, .settings = settings_default()};
    struct line_io io = {.self = talk, .hear = hear, .say = say};
    struct problem problem;
    assert_true(plain_dialogue(&request, &io, &problem));
}

static void expect_said(const struct talk_of_test *talk, const char *text)
{
    if (!strstr(talk->said, text))
        fail_msg("'%s' was not said, but:\n%s", text, talk->said);
}

static void delete_record(void)
{
    unlink(record);
}

static void test_lines_tell_at_the_next_move(void **state)
{
    (void)state;
    static const char *const lines[] = {"1", "quit", NULL};
    struct talk_of_test talk = {lines, 0, 0, delete_record, ""};
    talk_about(&talk);
    expect_said(&talk, deleted);
    expect_said(&talk, now_kept);
    expect_said(&talk, "The game is saved.");
}

static void test_lines_tell_at_leaving(void **state)
{
    (void)state;
    static const char *const lines[] = {"quit", NULL};
    struct talk_of_test talk = {lines, 0, 0, delete_record, ""};
    talk_about(&talk);
    expect_said(&talk, deleted);
    expect_moves(beside, 1);
}

static void delete_for_good(void)
{
    unlink(record);
    assert_int_equal(rmdir(folder), 0);
    played_write(folder, "", 0); /* a file in the folder's place */
}

static void test_lines_do_not_say_kept_what_is_not(void **state)
{
    (void)state;
    static const char *const lines[] = {"1", "quit", NULL};
    struct talk_of_test talk = {lines, 0, 1, delete_for_good, ""};
    talk_about(&talk);
    expect_said(&talk, "no new file can be created next to it: Not a directory");
    assert_null(strstr(talk.said, "The game is saved."));
    unlink(folder);
    assert_int_equal(mkdir(folder, 0700), 0); /* for the end */
}

static int remove_record(void **state)
{
    return played_games_remove(state);
}

static void nothing(void)
{
}

static void test_lines_tell_of_a_line_that_does_not_count(void **state)
{
    (void)state;
    static const char *const lines[] = {NULL};
    struct talk_of_test talk = {lines, 0, 0, nothing, ""};
    append(record, "1 plac");
    talk_about(&talk);
    expect_said(&talk, "The last line of game.bastide, '1 plac', is incomplete");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_record, remove_record)
        TEST(test_the_screen_tells_at_the_next_move),
        TEST(test_the_screen_tells_at_leaving),
        TEST(test_the_screen_tells_of_a_line_that_does_not_count),
        TEST(test_lines_tell_at_the_next_move),
        TEST(test_lines_tell_at_leaving),
        TEST(test_lines_do_not_say_kept_what_is_not),
        TEST(test_lines_tell_of_a_line_that_does_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
