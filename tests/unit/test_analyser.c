/* The analysis of a game in the background, and its pages. */
#include "played_table.h"

#include "support/probe.h"
#include "thinking/judging.h"
#include "tui/pages.h"
#include "tui/table/table.h"
#include "tui/views/game_view.h"

#include <poll.h>

/* Losses of decisions near the end of a game are found soon. */
enum { PLAYERS = 2, SEED = 4, TAIL = 24, SOME = 160, SHOWN = 400 };

static struct session whole;

/* The last moves of a game that was played by chance. */
static struct session tail_of_game(void)
{
    struct session tail;
    struct rng rng = rng_from_seed(SEED);
    if (whole.made == 0) {
        played_begin(&whole, PLAYERS, SEED);
        played_on(&whole, &rng, UINT32_MAX);
    }
    assert_true(game_is_over(&whole.game));
    tail = whole;
    tail.steps = whole.steps + whole.made - TAIL;
    tail.made = TAIL;
    return tail;
}

static int close_game(void **state)
{
    (void)state;
    session_close(&whole);
    return 0;
}

/* What the analysis says to a caller who waits. */
static struct game_analysis *analysed(const struct session *session)
{
    static struct game_move move[TAIL];
    struct game_analysis_request request = {
        .move = move, .moves = TAIL, .playouts = SOME, .seed = TAIL};
    for (unsigned m = 0; m < TAIL; m++)
        move[m] = (struct game_move){&session->steps[m].before, session->steps[m].move};
    struct game_analysis *analysis =
        game_analysis_begin(malloc(game_analysis_size(TAIL)), &request);
    do
        for (unsigned part = 0; part < GAME_ANALYSIS_PARTS; part++)
            while (game_analysis_go_on(analysis, part, 1))
                ;
    while (game_analysis_next_stage(analysis));
    return analysis;
}

static void check_same(const struct analyser *analyser, const struct game_analysis *expected)
{
    unsigned other[TURNING_POINTS_MOST], judgements;
    const struct judgement *judgement = game_analysis_judgements(expected, &judgements);
    assert_int_equal(analyser->found.decisions, judgements);
    assert_true(analyser->found.decisions > 0);
    for (unsigned d = 0; d < analyser->found.decisions; d++) {
        struct estimate one = analyser->found.decision[d].loss;
        struct estimate two = judgement[d].loss;
        assert_true(one.mean == two.mean && one.within == two.within);
    }
    assert_int_equal(analyser->found.points,
                     judgement_turning_points(judgement, judgements, other));
    for (unsigned p = 0; p < analyser->found.points; p++)
        assert_int_equal(analyser->found.point[p], other[p]);
}

static void test_analysis_is_the_same_in_the_background(void **state)
{
    struct session tail = tail_of_game();
    struct game_analysis *expected = analysed(&tail);
    struct analyser *analyser = analyser_new(
        &tail, &(struct analyser_request){.until = TAIL, .playouts = SOME, .seed = TAIL});
    (void)state;
    assert_non_null(analyser);
    assert_true(analyser->found.budget > 0);
    job_wait(&analyser->job);
    assert_true(job_is_busy(&analyser->job)); /* not everything has been looked at */
    assert_true(job_look(&analyser->job));
    assert_false(job_look(&analyser->job));
    assert_false(job_is_busy(&analyser->job));
    assert_int_equal(analyser->found.playouts, game_analysis_playouts(expected));
    check_same(analyser, expected);
    analyser_free(analyser);
    free(expected);
}

/* Somebody who polls hears of everything; who leaves in the midst of it waits for nothing more. */
static void test_there_are_news(void **state)
{
    struct session tail = tail_of_game();
    struct analyser *analyser = analyser_new(
        &tail, &(struct analyser_request){.until = TAIL, .playouts = SOME, .seed = TAIL});
    (void)state;
    while (job_is_busy(&analyser->job)) {
        struct pollfd source = {job_fd(&analyser->job), POLLIN, 0};
        assert_int_equal(poll(&source, 1, -1), 1);
        assert_true(job_look(&analyser->job));
    }
    analyser_free(analyser);
    analyser = analyser_new(
        &tail, &(struct analyser_request){.until = TAIL, .playouts = 100 * SOME, .seed = TAIL});
    assert_non_null(analyser);
    analyser_free(analyser);
    analyser_free(NULL);
}

/* By the clock, though the games asked for would take much longer. */
static void test_an_analysis_ends_in_time(void **state)
{
    enum { LIMIT_MS = 2000, SLACK = 4 };
    struct session tail = tail_of_game();
    struct timespec begun = clock_read(CLOCK_PROCESS_CPUTIME_ID);
    struct analyser *analyser = analyser_new(
        &tail, &(struct analyser_request){
                   .until = TAIL, .playouts = 1000 * SOME, .cpu_ms = LIMIT_MS, .seed = TAIL});
    (void)state;
    assert_non_null(analyser);
    job_wait(&analyser->job);
    assert_true(job_look(&analyser->job));
    assert_true(clock_ms_since(CLOCK_PROCESS_CPUTIME_ID, begun) < SLACK * LIMIT_MS);
    assert_true(analyser->found.playouts < analyser->found.budget);
    assert_int_equal(analyser->found.percent, 99);
    analyser_free(analyser);
}

/* The pages. */

static struct probe *open_page(struct analysis_view *view, int rows, int cols)
{
    struct probe *probe = probe_open(analysis_page(view), rows, cols);
    job_wait(&view->analyser->job);
    probe_wait(probe, 100);
    assert_false(job_is_busy(&view->analyser->job));
    return probe;
}

/* Both turns are seen, one after the other where the screen is small, and both are played on. */
static void check_lines(struct probe *probe, bool is_small)
{
    if (is_small) {
        probe_shows(probe, "The better turn (framed: the turn played)");
        probe_press(probe, "b");
        probe_shows(probe, "The turn played (framed: the better turn)");
        probe_press(probe, "b");
    }
    probe_press(probe, "p");
    probe_shows(probe, "turn 0 of ");
    probe_shows(probe, "One way it may go on, played quickly");
    probe_shows(probe, "As it stands.");
    probe_press(probe, "]");
    probe_shows(probe, "turn 1 of ");
    probe_shows(probe, "Player 2: It lets Player 2's castle score 4 points.");
    if (is_small) {
        probe_shows(probe, "The better turn");
        probe_hides(probe, "The turn played");
        probe_press(probe, "b");
    }
    probe_shows(probe, "The turn played");
    probe_shows(probe, is_small ? "in the other line." : "on the right.");
    probe_expect(probe, is_small ? "line-80x24" : "line-200x50");
    probe_press(probe, "]]]]]]]]]]]]]]<Esc>");
    probe_shows(probe, "The better turn");
}

static void check_pages(int rows, int cols, const char *page, const char *board)
{
    struct session tail = tail_of_game();
    struct seats seats = seats_of(&tail.head);
    struct analysis_view view = {.session = &tail, .seats = &seats, .playouts = SHOWN};
    struct probe *probe = open_page(&view, rows, cols);
    const struct analyser *analyser = view.analyser;
    assert_true(analyser->found.points > 1);
    probe_expect(probe, page);
    probe_press(probe, "<Down>");
    probe_shows(probe, ">2");
    probe_press(probe, "<Up><Enter>");
    probe_expect(probe, board);
    check_lines(probe, cols < 100);
    probe_press(probe, "n[]<Left><Right>N+-<Esc>");
    probe_shows(probe, ">1");
    probe_press(probe, "<Esc>");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
    probe = probe_open(analysis_page(&view), rows, cols);
    assert_ptr_equal(view.analyser, analyser);
    probe_shows(probe, ">1");
    probe_close(probe);
    analysis_close(&view);
}

static void test_pages_show_what_was_lost(void **state)
{
    (void)state;
    check_pages(24, 80, "analysis-80x24", "analysis-board-80x24");
    check_pages(50, 200, "analysis-200x50", "analysis-board-200x50");
}

/* Before anything is sure the page says so. */
static void test_page_opens_at_once(void **state)
{
    struct session tail = tail_of_game();
    struct seats seats = seats_of(&tail.head);
    struct analysis_view view = {.session = &tail, .seats = &seats, .playouts = 100 * SOME};
    struct probe *probe = probe_open(analysis_page(&view), 24, 80);
    (void)state;
    probe_shows(probe, "% done");
    probe_shows(probe, "Nothing certain yet");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "The turn played");
    probe_hides(probe, "better"); /* nothing is, before that is sure */
    probe_close(probe);
    analysis_close(&view);
}

/* From the final table and from the replay of a game that is over; not before. */
static void test_finished_games_offer_it(void **state)
{
    (void)state;
    for (unsigned is_over = 0; is_over < 2; is_over++)
        for (unsigned is_replay = 0; is_replay < 2; is_replay++) {
            struct session session;
            struct rng rng = rng_from_seed(SEED);
            played_begin(&session, PLAYERS, SEED);
            played_on(&session, &rng, is_over ? UINT32_MAX : 30);
            struct page *page = is_replay ? replay_page(&session) : table_page(&session);
            struct probe *probe = probe_open(page, 24, 80);
            assert_int_equal(played_is_bound(page, 'V'), is_over);
            if (is_over) {
                probe_press(probe, "V");
                probe_shows(probe, "Points clearly lost");
                probe_press(probe, "<Esc>");
                probe_hides(probe, "Points clearly lost");
            }
            probe_close(probe);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_analysis_is_the_same_in_the_background),
        cmocka_unit_test(test_there_are_news),
        cmocka_unit_test(test_an_analysis_ends_in_time),
        cmocka_unit_test(test_pages_show_what_was_lost),
        cmocka_unit_test(test_page_opens_at_once),
        cmocka_unit_test(test_finished_games_offer_it),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, close_game);
}
