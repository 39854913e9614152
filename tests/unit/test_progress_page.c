/* Progress as it is shown: the page on the screen, its chart, and the same in text mode. */
#include "unit/played.h"
#include "unit/trained.h"

#include "history/history.h"
#include "plain/playing.h"
#include "support/golden.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "tui/practice/progress_draw.h"

static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    scratch_make(folder);
    setenv("XDG_STATE_HOME", folder, 1);
    setenv("TZ", "Pacific/Kiritimati", 1); /* 14 hours ahead of UTC, whose days are shown */
    return played_games_in(folder);
}

static int remove_folder(void **state)
{
    (void)state;
    scratch_remove(folder);
    return 0;
}

static void keep(const struct training_entry *entry)
{
    struct problem problem;
    if (!training_log_add(entry, &problem))
        fail_msg("%s", problem.text);
}

/* An auction of that day: what each kind of decision lost. */
static void practise(const char *name, unsigned day, uint8_t part, double choice, double opening,
                     double bid, double sale)
{
    struct training_entry entry = trained_entry(name, trained_noon(day), day);
    entry.part = part;
    trained_add(&entry, DECISION_CHOICE, choice > 0 ? MISJUDGED_WRONG_TILE : MISJUDGED_NONE,
                day % 2 ? TILES_OF_CITY : TILES_OF_ROAD, choice);
    trained_add(&entry, DECISION_OPENING, opening > 0 ? MISJUDGED_OPENED_LOW : MISJUDGED_NONE,
                choice > 0 ? TILES_OF_CITY : TILES_OF_ROAD, opening);
    trained_add(&entry, DECISION_BID, bid > 0 ? MISJUDGED_OVERPAID : MISJUDGED_NONE,
                TILES_OF_MONASTERY, bid);
    trained_add(&entry, DECISION_SALE, sale > 0 ? MISJUDGED_LET_GO : MISJUDGED_NONE, TILES_OF_CITY,
                sale);
    for (uint8_t kind = 0; kind < DECISION_TURN; kind++)
        entry.other[entry.others++] = (struct training_other){1, BOT_HARD, kind, 0.7f};
    keep(&entry);
}

enum { EARLY = 10, MIDDLE = 50, LATE = 80 };

/* Nine days of Ann's, with two without practice, one of them without a loss; and one of Ben's. */
static void practise_days(void)
{
    practise("Ann", 0, LATE, 2, 6, 3, 0);
    practise("Ann", 0, LATE, 0, 4, 0, 2.5);
    practise("Ann", 1, EARLY, 1, 0, 4, 0);
    practise("Ann", 2, LATE, 0, 3, 0, 0);
    practise("Ann", 4, MIDDLE, 0, 0, 1.5, 0);
    practise("Ben", 5, MIDDLE, 0, 0, 0, 7);
    practise("Ann", 5, MIDDLE, 3, 0, 0, 0);
    practise("Ann", 6, EARLY, 0, 0, 0, 0);
    practise("Ann", 8, LATE, 0, 0.5, 0, 0);
}

/* Sixty weeks in which losses become smaller. */
static void practise_weeks(void)
{
    for (unsigned week = 0; week < 60; week++)
        if (week % 9 != 5)
            practise("Ann", 7 * week, (uint8_t)(week * 7 % 100), week % 3 ? 0 : 6.0 - week / 12.0,
                     week % 4 ? 4.0 - week / 20.0 : 0, week % 2 ? 3 : 0, week % 5 ? 0 : 1.5);
}

static char opened[128];

static struct page *refuse(const struct training_exercise *exercise, const char *name,
                           struct problem *problem)
{
    snprintf(opened, sizeof opened, "%s practises drill %u, group %u, stage %u", name,
             exercise->drill, exercise->group, exercise->stage);
    problem_say(problem, "no practice today");
    return NULL;
}

static struct page *another_page(const struct training_exercise *exercise, const char *name,
                                 struct problem *problem)
{
    (void)problem;
    refuse(exercise, name, &(struct problem){""});
    practise("Ann", 8, LATE, 0, 9, 0, 0); /* as practice would have it when it is left */
    return progress_page("Ben", trained_noon(8), NULL);
}

static struct probe *open_page(const char *name, unsigned day, exercise_opener *open, int rows,
                               int cols)
{
    return probe_open(progress_page(name, trained_noon(day), open), rows, cols);
}

static void test_days_of_practice(void **state)
{
    (void)state;
    practise_days();
    struct probe *probe = open_page("Ann", 8, refuse, 24, 80);
    probe_expect(probe, "progress_days_80x24");
    probe->around.depth = DEPTH_MONO;
    probe_expect(probe, "progress_days_mono");
    probe->around.unicode = false;
    probe_expect(probe, "progress_days_ascii");
    probe_close(probe);
    probe = open_page("Ann", 8, refuse, 50, 200);
    probe_expect(probe, "progress_days_200x50");
    probe_close(probe);
}

static void test_weeks_of_practice(void **state)
{
    (void)state;
    practise_weeks();
    struct probe *probe = open_page(NULL, 7 * 59 + 2, refuse, 24, 80);
    probe_expect(probe, "progress_weeks_80x24");
    probe_press(probe, "<Tab><Tab>");
    probe_expect(probe, "progress_weeks_opening_80x24");
    probe->around.unicode = false;
    probe_expect(probe, "progress_weeks_ascii");
    probe_close(probe);
    probe = open_page(NULL, 7 * 59 + 2, refuse, 36, 120);
    probe_expect(probe, "progress_weeks_120x36");
    probe_close(probe);
}

static void test_nothing_practised_says_how_to_begin(void **state)
{
    (void)state;
    struct probe *probe = open_page("Ann", 8, refuse, 24, 80);
    probe_shows(probe, "Nothing practised yet.");
    probe_shows(probe, "in the title menu");
    probe_press(probe, "<Enter><Tab><Down>n");
    probe_hides(probe, "exercise");
    probe_press(probe, "<Esc>");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_kinds_are_chosen(void **state)
{
    (void)state;
    practise_days();
    struct probe *probe = open_page("Ann", 8, refuse, 24, 80);
    probe_shows(probe, " 2.19"); /* all of the first day: 17.5 points of eight decisions */
    probe_press(probe, "<Tab>");
    probe_shows(probe, " 1.00"); /* choosing */
    probe_press(probe, "<Right>");
    probe_shows(probe, " 5.00"); /* opening */
    probe_press(probe, "<Shift-Tab><Shift-Tab><Left>");
    probe_shows(probe, " 1.25"); /* selling: placing has no decisions */
    probe_click_on(probe, "Bidding");
    probe_shows(probe, " 4.00");
    probe_close(probe);
}

static void test_an_exercise_is_begun(void **state)
{
    (void)state;
    practise_days();
    struct probe *probe = open_page("Ann", 8, refuse, 24, 80);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "no practice today");
    assert_string_equal(opened, "Ann practises drill 3, group 0, stage 3");
    probe_press(probe, "<Down><Enter>");
    assert_string_equal(opened, "Ann practises drill 2, group 1, stage 0");
    opened[0] = '\0';
    probe_click_on(probe, "You open too low");
    assert_string_equal(opened, "");
    probe_click_on(probe, "You open too low");
    assert_string_equal(opened, "Ann practises drill 3, group 0, stage 3");
    probe_press(probe, "n<End><Enter>");
    assert_string_equal(opened, "Ben practises drill 1, group 2, stage 0");
    probe_close(probe);
    probe = open_page("Ann", 8, NULL, 24, 80);
    probe_hides(probe, "exercise");
    probe_close(probe);
}

/* What an exercise added is shown when it is left, for the same person. */
static void test_what_was_practised_is_read(void **state)
{
    (void)state;
    practise_days();
    struct probe *probe = open_page("Ann", 8, another_page, 24, 80);
    probe_shows(probe, "Ann: 8 auctions practised");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Ben: 1 auction practised");
    probe_press(probe, "<Esc>");
    probe_shows(probe, "Ann: 9 auctions practised");
    probe_close(probe);
}

static void test_people_are_chosen(void **state)
{
    (void)state;
    practise_days();
    struct probe *probe = open_page("bEN", 8, refuse, 24, 80);
    probe_shows(probe, "Ben: 1 auction practised");
    probe_press(probe, "n");
    probe_shows(probe, "Ann: 8 auctions practised");
    probe_press(probe, "n");
    probe_shows(probe, "Ben: 1 auction practised");
    probe_close(probe);
    probe = open_page("Cleo", 8, refuse, 24, 80);
    probe_shows(probe, "Ann: 8 auctions practised"); /* who practised last */
    probe_close(probe);
}

static void damage(void)
{
    char path[256];
    FILE *file = fopen(played_path(path, folder, "bastide/training"), "a");
    assert_non_null(file);
    fputs("{\"time\":12", file);
    fclose(file);
}

static void test_what_cannot_be_read_is_said(void **state)
{
    (void)state;
    practise_days();
    damage();
    struct probe *probe = open_page("Ann", 8, refuse, 24, 80);
    probe_shows(probe, "training: 1 line cannot be read");
    probe_shows(probe, "Ann: 8 auctions practised");
    probe_close(probe);
    setenv("XDG_STATE_HOME", "/dev/null/state", 1);
    probe = open_page("Ann", 8, refuse, 24, 80);
    probe_shows(probe, "/dev/null/state/bastide/training: cannot be opened");
    probe_close(probe);
}

/* ---- the chart ---- */

static struct canvas canvas;

/* How many cells of a column of the canvas are filled. */
static int filled(int col)
{
    int cells = 0;
    for (int row = 0; row < canvas.rows; row++)
        cells += canvas_cell(&canvas, row, col)->glyph == 0x2588;
    return cells;
}

static void test_columns_are_as_high_as_their_loss(void **state)
{
    enum { ALL = DECISION_KINDS_COUNT, ROWS = 43, PLOT_ROWS = 40, COLS = 47, FIRST = 7, EACH = 10 };
    const struct surroundings around = {.depth = DEPTH_256, .unicode = true};
    struct training_trend trend = {.seconds = SECONDS_A_DAY, .spans = 4, .auctions = 1};
    (void)state;
    for (unsigned span = 0; span < 4; span++)
        trend.of[ALL][span] = (struct training_average){span, 1}; /* 0 to 3 points of 3.5 */
    canvas_clear(&canvas, ROWS, COLS);
    trend_chart_draw(&canvas, (struct area){0, 0, ROWS, COLS}, &trend, NULL, ALL, &around);
    for (int span = 0; span < 4; span++)
        for (int col = 0; col < EACH - 2; col++)
            assert_in_range(filled(FIRST + span * EACH + col), span * PLOT_ROWS * 2 / 7,
                            span * PLOT_ROWS * 2 / 7 + 1);
    assert_int_equal(canvas_cell(&canvas, PLOT_ROWS, FIRST)->glyph, '_');
}

/* At every size nothing is drawn outside. */
static void test_charts_stay_inside(void **state)
{
    struct training_trend trend = {.seconds = 7 * SECONDS_A_DAY, .auctions = 1};
    const enum depth depths[] = {DEPTH_256, DEPTH_MONO};
    (void)state;
    for (unsigned span = 0; span < TREND_SPANS_MAX; span++)
        trend.of[0][span] = (struct training_average){span % 7 * 123.4, span % 5};
    for (trend.spans = 0; trend.spans <= TREND_SPANS_MAX; trend.spans++)
        for (int rows = 1; rows < 30; rows += 4)
            for (int cols = 1; cols < 200; cols += 7)
                for (unsigned d = 0; d < 2; d++) {
                    struct surroundings around = {.depth = depths[d], .unicode = true};
                    canvas_clear(&canvas, rows + 2, cols + 2);
                    trend_chart_draw(&canvas, (struct area){1, 1, rows, cols}, &trend, NULL, 0,
                                     &around);
                    for (int row = 0; row < rows + 2; row++)
                        for (int col = 0; col < cols + 2; col++)
                            if (row == 0 || col == 0 || row > rows || col > cols)
                                assert_int_equal(canvas_cell(&canvas, row, col)->glyph, ' ');
                }
}

/* ---- text mode ---- */

static char told[1 << 14];

static bool say(void *self, const char *text)
{
    (void)self;
    strcat(told, text);
    return true;
}

static const char *tell(const char *name, unsigned day)
{
    static const struct line_io io = {.say = say};
    struct dialogue dialogue = {.io = &io};
    told[0] = '\0';
    plain_progress(&dialogue, name, trained_noon(day));
    return told;
}

static void test_lines_tell_the_same(void **state)
{
    (void)state;
    practise_days();
    golden_expect("plain/told/progress_days.txt", tell("ann", 8));
    practise_weeks();
    golden_expect("plain/told/progress_weeks.txt", tell(NULL, 7 * 59));
}

static void test_lines_tell_of_nothing_and_of_problems(void **state)
{
    (void)state;
    assert_non_null(strstr(tell("Ann", 8), "Nothing practised yet."));
    practise_days();
    damage();
    assert_non_null(strstr(tell("Ann", 8), "1 line cannot be read"));
    assert_non_null(strstr(told, "Ann: 8 auctions practised"));
    setenv("XDG_STATE_HOME", "/dev/null/state", 1);
    assert_non_null(strstr(tell("Ann", 8), "cannot be opened"));
    assert_null(strstr(told, "Nothing practised yet."));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        TEST(test_days_of_practice),
        TEST(test_weeks_of_practice),
        TEST(test_nothing_practised_says_how_to_begin),
        TEST(test_kinds_are_chosen),
        TEST(test_an_exercise_is_begun),
        TEST(test_what_was_practised_is_read),
        TEST(test_people_are_chosen),
        TEST(test_what_cannot_be_read_is_said),
        TEST(test_columns_are_as_high_as_their_loss),
        TEST(test_charts_stay_inside),
        TEST(test_lines_tell_the_same),
        TEST(test_lines_tell_of_nothing_and_of_problems),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
