/* The column beside the panel on a wide screen: chart, tiles left and log, of a game that is played
 * or gone through again; and the bazaars of a replay, in its panel. */
#include "played_table.h"

#include "facts/placements.h"
#include "tui/replay/replay.h"
#include "tui/views/log_view.h"
#include "tui/views/scores.h"
#include "wording/wording.h"

enum { SEED = 4, MOVES = 150 };

static const char chart[] = "Scores turn by turn", tiles[] = "Edges: ", whole_log[] = " Log ";

static struct table *open_table(struct probe **probe, unsigned moves, int rows, int cols)
{
    struct session session;
    played_all_sets(&session, 3, SEED, moves);
    return played_table(probe, &session, SEED, rows, cols);
}

/* The page of a game's replay when so many moves were made. */
static struct replay *open_replay(struct probe **probe, size_t at, int rows, int cols)
{
    struct session session;
    played_all_sets(&session, 3, SEED, 10000);
    struct replay *replay = (struct replay *)replay_page(&session);
    *probe = probe_open(&replay->page, rows, cols);
    replay_go_to(replay, at);
    return replay;
}

/* How often a text is on the screen. */
static unsigned times_shown(struct probe *probe, const char *text)
{
    unsigned times = 0;
    for (const char *at = probe_screen(probe); (at = strstr(at, text)) != NULL; at++)
        times++;
    return times;
}

static struct sentence line_of(const struct log *log, const struct seats *seats, size_t entry)
{
    const struct log_entry *of = &log->entry[entry];
    return sentence_of("%u %s %s", of->turn, seats->seat[of->event.player].letter,
                       wording_entry_brief(of).text);
}

static size_t last_notable(const struct log *log, size_t told)
{
    while (log->entry[told - 1].minor)
        told--;
    return told - 1;
}

static void resize(struct probe *probe, int rows, int cols)
{
    probe->around.rows = rows;
    probe->around.cols = cols;
}

static void expect_column(struct probe *probe, bool is_there)
{
    void (*expect)(struct probe *, const char *) = is_there ? probe_shows : probe_hides;
    expect(probe, chart);
    expect(probe, tiles);
    expect(probe, whole_log);
}

static void test_it_comes_and_goes_with_the_room(void **state)
{
    static const struct {
        int rows, cols;
        bool is_there;
    } sizes[] = {{24, 80, false}, {80, 300, true},  {36, 120, false},
                 {50, 200, true}, {50, 160, false}, {128, 400, true}};
    struct probe *probe, *fresh;
    (void)state;
    open_table(&probe, MOVES, 24, 80);
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        resize(probe, sizes[s].rows, sizes[s].cols);
        expect_column(probe, sizes[s].is_there);
        open_table(&fresh, MOVES, sizes[s].rows, sizes[s].cols);
        expect_column(fresh, sizes[s].is_there);
        probe_close(fresh);
    }
    probe_close(probe);
}

static void test_nothing_is_told_twice(void **state)
{
    struct probe *probe;
    (void)state;
    struct table *table = open_table(&probe, MOVES, 80, 300);
    size_t last = last_notable(&table->log, table_told(table));
    assert_int_equal(times_shown(probe, line_of(&table->log, &table->seats, last).text), 1);
    resize(probe, 36, 120);
    assert_int_equal(times_shown(probe, line_of(&table->log, &table->seats, last).text), 1);
    probe_close(probe);
    struct replay *replay = open_replay(&probe, MOVES, 80, 300);
    last = last_notable(&replay->log, view_told(&replay->view));
    assert_int_equal(times_shown(probe, line_of(&replay->log, &replay->seats, last).text), 1);
    expect_column(probe, true);
    probe_close(probe);
}

/* A game without that aid does not count tiles for anybody. */
static void test_what_the_game_does_not_tell_is_left_out(void **state)
{
    struct session session;
    struct probe *probe;
    (void)state;
    played_all_sets(&session, 3, SEED, MOVES);
    aids_give(&session.head, aids_given(&session.head) & ~(1u << AID_TILES));
    played_table(&probe, &session, SEED, 80, 300);
    probe_hides(probe, tiles);
    probe_hides(probe, "\u00d7");
    probe_shows(probe, chart);
    probe_shows(probe, whole_log);
    probe_close(probe);
}

/* A replay tells as much as it has come to. */
static void test_what_is_not_told_yet_is_left_out(void **state)
{
    struct probe *probe;
    (void)state;
    struct replay *replay = open_replay(&probe, MOVES, 80, 300);
    size_t last = last_notable(&replay->log, log_until(&replay->log, MOVES + 20));
    assert_true(last >= view_told(&replay->view));
    probe_hides(probe, line_of(&replay->log, &replay->seats, last).text);
    replay_go_to(replay, MOVES + 20);
    probe_shows(probe, line_of(&replay->log, &replay->seats, last).text);
    probe_close(probe);
}

/* Where there are more kinds than room for all of them, none is shown, and the log has the room. */
static void test_tiles_are_left_out_as_a_whole(void **state)
{
    enum { ROWS = 24, COLS = 200 };
    struct probe *probe;
    (void)state;
    open_table(&probe, 0, ROWS, COLS);
    probe_shows(probe, chart);
    probe_hides(probe, tiles);
    probe_shows(probe, whole_log);
    probe_close(probe);
}

static void test_a_click_opens_the_log(void **state)
{
    struct probe *probe;
    int row, col;
    (void)state;
    struct table *table = open_table(&probe, MOVES, 80, 300);
    assert_true(probe_find(probe, whole_log, &row, &col));
    probe_click(probe, row + 2, col + 4);
    assert_string_equal(app_page(probe->app)->kind->name, "Log");
    assert_int_equal(table->cover, COVER_READ);
    probe_close(probe);
}

/* What was said has lines of its own in the list of all, and each line leads to an entry. */
static void test_lines_of_the_whole_log(void **state)
{
    struct probe *probe;
    (void)state;
    struct table *table = open_table(&probe, MOVES, 24, 80);
    size_t told = table_told(table), half = told / 2;
    struct talk talk = {.count = 2};
    talk.said[0] = (struct remark){.step = table->log.entry[half].step};
    memset(talk.said[0].text, 'x', LOG_TEXT_COLS * 2 + 1);
    talk.said[1] = (struct remark){.step = UINT32_MAX, .player = 1, .text = "one line"};
    while (half > 0 && table->log.entry[half - 1].step == talk.said[0].step)
        half--;
    struct log_lines lines = log_lines_of_game(&table->log, told, &talk, SIZE_MAX);
    assert_int_equal(log_lines_count(&lines), told + 3 + 1);
    for (size_t line = 0; line < told + 4; line++) {
        struct log_line at = log_lines_at(&lines, line);
        bool is_said = (line >= half && line < half + 3) || line == told + 3;
        assert_int_equal(at.is_said, is_said);
        if (is_said)
            assert_int_equal(at.row, line == told + 3 ? 0 : (int)(line - half));
        else
            assert_int_equal(log_lines_of(&lines, at.number), line);
        assert_true(log_lines_entry(&lines, line) < told);
    }
    lines = log_lines_of_game(&table->log, told, &talk, talk.said[0].step);
    assert_int_equal(log_lines_count(&lines),
                     told + 3); /* what comes later has not been said yet */
    probe_close(probe);
}

/* Lines that are too long for the log's width go on below; the newest one is never cut. */
static void test_the_log_is_wrapped(void **state)
{
    enum { NARROW = 22, ROWS = 30, CUT = 0x2026 };
    static struct canvas canvas;
    struct probe *probe;
    (void)state;
    struct table *table = open_table(&probe, MOVES, 24, 80);
    size_t told = table_told(table);
    struct talk talk = {.count = 2};
    talk.said[0] = (struct remark){.step = table->log.entry[told / 2].step,
                                   .text = "a word or two that take more than a line"};
    talk.said[1] = (struct remark){.step = UINT32_MAX, .player = 1, .text = "the newest of all"};
    struct log_lines lines = log_lines_of_game(&table->log, told, &talk, SIZE_MAX);
    for (int rows = 0; rows <= ROWS; rows++) {
        canvas_clear(&canvas, ROWS + 1, NARROW);
        log_draw_wrapped(&canvas, (struct area){0, 0, rows, NARROW}, &lines, &table->seats);
        if (rows > 0)
            assert_int_equal(canvas.cell[(rows - 1) * NARROW + 5].glyph, 't');
        for (int cell = 0; cell < (ROWS + 1) * NARROW; cell++) {
            assert_true(canvas.cell[cell].glyph != CUT);
            assert_true(cell < rows * NARROW || canvas.cell[cell].glyph == ' ');
        }
    }
    log_draw(&canvas, (struct area){0, 0, ROWS, NARROW}, &table->log, 0, told, &table->seats);
    unsigned cut = 0;
    for (int cell = 0; cell < ROWS * NARROW; cell++)
        cut += canvas.cell[cell].glyph == CUT;
    assert_true(cut > 0); /* or nothing was shown here */
    probe_close(probe);
}

static size_t auction_of(const struct replay *replay)
{
    size_t at = 0;
    while (game_phase(session_game_after(replay->view.session, at)) != PHASE_SETTLE)
        at++;
    return at;
}

/* A bazaar of a replay is told where that of a game is: the board keeps its rows. */
static void test_a_replay_tells_bazaars_in_its_panel(void **state)
{
    static const int sizes[][2] = {{36, 120}, {50, 200}, {80, 300}};
    struct probe *probe;
    (void)state;
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        struct replay *replay = open_replay(&probe, 0, sizes[s][0], sizes[s][1]);
        probe_screen(probe);
        struct area board = replay->view.board;
        replay_go_to(replay, auction_of(replay));
        probe_shows(probe, "buys or sells");
        probe_shows(probe, "Highest: ");
        assert_memory_equal(&replay->view.board, &board, sizeof board);
        probe_close(probe);
    }
}

static void test_screens(void **state)
{
    static const struct {
        const char *name;
        int rows, cols;
    } sizes[] = {{"80x24", 24, 80}, {"200x50", 50, 200}, {"300x80", 80, 300}};
    struct probe *probe;
    (void)state;
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        open_table(&probe, MOVES, sizes[s].rows, sizes[s].cols);
        probe_expect_sketch(probe, sentence_of("column_table_%s", sizes[s].name).text);
        probe_close(probe);
        struct replay *replay = open_replay(&probe, 0, sizes[s].rows, sizes[s].cols);
        replay_go_to(replay, auction_of(replay));
        probe_expect_sketch(probe, sentence_of("column_replay_%s", sizes[s].name).text);
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_comes_and_goes_with_the_room),
        cmocka_unit_test(test_nothing_is_told_twice),
        cmocka_unit_test(test_what_the_game_does_not_tell_is_left_out),
        cmocka_unit_test(test_what_is_not_told_yet_is_left_out),
        cmocka_unit_test(test_tiles_are_left_out_as_a_whole),
        cmocka_unit_test(test_a_click_opens_the_log),
        cmocka_unit_test(test_the_log_is_wrapped),
        cmocka_unit_test(test_lines_of_the_whole_log),
        cmocka_unit_test(test_a_replay_tells_bazaars_in_its_panel),
        cmocka_unit_test(test_screens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
