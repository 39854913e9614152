/* What is said when something runs out that is no memory: files that may be open, and threads. */
#include "played.h"

#include "support/probe.h"
#include "support/threads.h"
#include "thinking/bots.h"
#include "thinking/judging.h"
#include "thinking/practice_source.h"
#include "thinking/valuer.h"
#include "tui/pages.h"
#include "tui/table/table.h"
#include "tui/views/game_view.h"

#include <errno.h>
#include <pthread.h>
#include <sys/resource.h>

#define NO_FILES   "Too many files are open for that."
#define NO_THREADS "No more threads can be started for that."

/* No more files can be opened, or as many as before. */
enum files { FILES_FORBIDDEN, FILES_ALLOWED };

static void let_open(enum files files)
{
    static rlim_t usual;
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &limit), 0);
    if (usual == 0)
        usual = limit.rlim_cur;
    limit.rlim_cur = files == FILES_ALLOWED ? usual : 0;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &limit), 0);
}

static int setup(void **state)
{
    (void)state;
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    threads_left = THREADS_ENOUGH;
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    let_open(FILES_ALLOWED);
    return 0;
}

static struct session new_session(const char *second)
{
    struct session session;
    struct problem problem;
    struct record_head head = played_head(2, 1);
    strcpy(head.bot[1], second);
    assert_true(session_begin(&session, &head, &problem));
    return session;
}

static struct practice_plan plan(void)
{
    struct practice_plan plan = {.head = played_head(2, 0),
                                 .stage = STAGE_OF_PRACTICE_EARLY,
                                 .seed = 11,
                                 .auctions = 1,
                                 .playouts = 64};
    strcpy(plan.head.bot[1], "easy");
    return plan;
}

static void test_each_has_its_sentence(void **state)
{
    struct problem problem;
    (void)state;
    assert_string_equal(problem_of_lack(EMFILE), NO_FILES);
    assert_string_equal(problem_of_lack(ENFILE), NO_FILES);
    assert_string_equal(problem_of_lack(EAGAIN), NO_THREADS);
    assert_string_equal(problem_of_lack(ENOMEM), "Not enough memory for that.");
    errno = EMFILE;
    assert_false(problem_say_lack(&problem));
    assert_string_equal(problem.text, NO_FILES);
}

static void test_what_works_in_the_background_needs_files(void **state)
{
    const struct practice_plan wanted = plan();
    struct session session = new_session("");
    struct problem problem;
    (void)state;
    let_open(FILES_FORBIDDEN);
    assert_null(valuer_new());
    assert_int_equal(errno, EMFILE);
    errno = 0;
    assert_null(opponents_new());
    assert_int_equal(errno, EMFILE);
    errno = 0;
    assert_null(analyser_new(
        &session, &(struct analyser_request){.until = session.made, .playouts = 1, .seed = 1}));
    assert_int_equal(errno, EMFILE);
    assert_null(practice_source_new(&wanted, &problem));
    assert_string_equal(problem.text, NO_FILES);
    assert_null(practice_page_of(&wanted, &problem));
    assert_string_equal(problem.text, NO_FILES);
    session_close(&session);
}

static void test_what_works_in_the_background_needs_threads(void **state)
{
    struct session session = new_session("");
    struct valuer *valuer = valuer_new();
    (void)state;
    assert_non_null(valuer);
    threads_left = THREADS_NONE;
    assert_false(valuer_begin(
        valuer, &(struct valuing_request){.game = &session.game, .playouts = 64, .turns = 2},
        NULL));
    assert_int_equal(errno, EAGAIN);
    errno = 0;
    assert_null(analyser_new(
        &session, &(struct analyser_request){.until = session.made, .playouts = 1, .seed = 1}));
    assert_int_equal(errno, EAGAIN);
    valuer_free(valuer);
    session_close(&session);
}

/* Positions are found without threads, but not valued. */
static void test_practice_says_what_is_lacking(void **state)
{
    struct practice_plan wanted = plan();
    struct problem problem;
    (void)state;
    struct page *page = practice_page_of(&wanted, &problem);
    assert_non_null(page);
    threads_left = THREADS_NONE;
    struct probe *probe = probe_open(page, 24, 80);
    probe_await(probe, 0);
    probe_shows(probe, NO_THREADS);
    probe_close(probe);
}

static void test_what_cannot_be_opened_says_what_is_lacking(void **state)
{
    struct session session = new_session("");
    struct analysis_view view = {.session = &session, .playouts = 1};
    (void)state;
    struct probe *probe = probe_open(title_page(), 24, 80);
    threads_left = THREADS_NONE;
    app_open(probe->app, analysis_page(&view));
    probe_shows(probe, NO_THREADS);
    threads_left = THREADS_ENOUGH;
    let_open(FILES_FORBIDDEN);
    app_open(probe->app, analysis_page(&view));
    let_open(FILES_ALLOWED);
    probe_shows(probe, NO_FILES);
    probe_close(probe);
    session_close(&session);
}

/* People are asked to move in their place, and are told why, once. */
static void test_computer_players_who_cannot_think(void **state)
{
    struct session session = new_session("easy");
    (void)state;
    struct page *page = table_page(&session);
    let_open(FILES_FORBIDDEN);
    struct probe *probe = probe_open(page, 24, 80);
    while (((struct table *)page)->session.game.turn.number < 3 &&
           !probe_has(probe, "cannot think")) {
        probe->around.now += KEY_GUARD;
        probe_press(probe, "<Enter>");
    }
    probe_shows(probe, "The computer players cannot think: move for them. Too many files");
    probe_press(probe, "<Down>");
    probe_hides(probe, "cannot think");
    let_open(FILES_ALLOWED);
    probe_close(probe);
}

/* The protocol says it in its own way. Programs have four descriptors there, one short of a pipe.
 */
static void test_the_engine_says_what_is_lacking(void **state)
{
    char line[4096];
    (void)state;
    FILE *answers =
        popen("printf 'new players=2 seed=5\\ngo playouts=10\\nquit\\n' | "
              "(exec 3<&- 4<&- 5<&- 6<&- 7<&-; ulimit -n 4; exec " BASTIDE_PROGRAM " engine)",
              "r");
    assert_non_null(answers);
    assert_non_null(fgets(line, sizeof line, answers)); /* of `new` */
    assert_non_null(fgets(line, sizeof line, answers));
    assert_string_equal(line, "{\"error\":\"cannot think: Too many open files\"}\n");
    assert_int_equal(pclose(answers), 0);
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(test_each_has_its_sentence),
        TEST(test_what_works_in_the_background_needs_files),
        TEST(test_what_works_in_the_background_needs_threads),
        TEST(test_practice_says_what_is_lacking),
        TEST(test_what_cannot_be_opened_says_what_is_lacking),
        TEST(test_computer_players_who_cannot_think),
        TEST(test_the_engine_says_what_is_lacking),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
