/* The chart of the scores: on screens and in games of all sizes every line is seen and told. */
#include "played.h"

#include "support/probe.h"
#include "tui/table/table.h"
#include "tui/views/scores.h"

static struct canvas canvas;

static struct surroundings surroundings_of(int rows, int cols, enum depth depth)
{
    return (struct surroundings){.rows = rows, .cols = cols, .depth = depth, .unicode = true};
}

/* Steps of different heights for each player, some below zero, all at other turns. */
static struct score_history history_with(unsigned players, unsigned turns, bool has_end)
{
    struct score_history history = {
        .players = players, .turns = turns, .has_end = has_end, .last = turns + (has_end ? 1 : 0)};
    for (unsigned player = 0; player < players; player++)
        for (unsigned turn = 1; turn <= history.last; turn++) {
            int score = history.score[player][turn - 1] +
                        (turn % players == player ? (int)(3 * player) - 2 : 0);
            history.score[player][turn] = score;
            history.most = score > history.most ? score : history.most;
            history.least = score < history.least ? score : history.least;
        }
    return history;
}

static struct seats seats_for(unsigned players)
{
    static struct record_head head; /* the seats point to its names */
    head = played_head(players, 1);
    for (unsigned player = 0; player < players; player++)
        snprintf(head.name[player], NAME_SIZE, "%c%s", (char)('A' + player), "nnabell");
    return seats_of(&head);
}

static void draw(const struct score_history *history, const struct seats *seats, int rows, int cols,
                 enum depth depth)
{
    struct surroundings around = surroundings_of(rows, cols, depth);
    canvas_clear(&canvas, rows, cols);
    chart_draw(&canvas, (struct area){0, 0, rows, cols}, history, 0, seats, &around);
}

/* The text of a row, as far as it is ASCII. */
static void row_text(int row, char text[CANVAS_COLS_MAX + 1])
{
    for (int col = 0; col < canvas.cols; col++) {
        uint32_t glyph = canvas_cell(&canvas, row, col)->glyph;
        text[col] = glyph >= ' ' && glyph < 0x7f ? (char)glyph : ' ';
    }
    text[canvas.cols] = '\0';
}

/* How many rows tell of that player: letter, score, name. */
static unsigned rows_that_tell_of(const struct seats *seats, unsigned player, int score)
{
    char text[CANVAS_COLS_MAX + 1], told[64];
    unsigned rows = 0;
    snprintf(told, sizeof told, "%s %d %.4s", seats->seat[player].letter, score,
             seats->seat[player].name);
    for (int row = 0; row < canvas.rows; row++) {
        row_text(row, text);
        rows += strstr(text, told) != NULL;
    }
    return rows;
}

/* How many cells show the player's colour to the left of the names. */
static unsigned cells_of(const struct seats *seats, unsigned player)
{
    uint16_t body = ink_of_player(seats->seat[player].colour);
    unsigned cells = 0;
    for (int row = 0; row < canvas.rows; row++)
        for (int col = 0; col < canvas.cols * 3 / 4; col++) {
            const struct cell *cell = canvas_cell(&canvas, row, col);
            cells += cell->ink == body || cell->paper == body;
        }
    return cells;
}

static void test_every_line_is_seen_and_told(void **state)
{
    static const struct {
        int rows, cols;
    } sizes[] = {{23, 80}, {49, 200}, {127, 400}};
    static const unsigned turns[] = {1, 3, 80, 200};
    static const enum depth depths[] = {DEPTH_256, DEPTH_8, DEPTH_MONO};
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++)
        for (unsigned d = 0; d < 3; d++)
            for (unsigned s = 0; s < 3; s++)
                for (unsigned t = 0; t < 8; t++) {
                    struct seats seats = seats_for(players);
                    struct score_history history = history_with(players, turns[t / 2], t % 2);
                    draw(&history, &seats, sizes[s].rows, sizes[s].cols, depths[d]);
                    for (unsigned player = 0; player < players; player++) {
                        int score = history.score[player][history.last];
                        if (rows_that_tell_of(&seats, player, score) != 1)
                            fail_msg("%u players, %u turns, %d columns, depth %d: %s %d", players,
                                     turns[t / 2], sizes[s].cols, (int)depths[d],
                                     seats.seat[player].letter, score);
                        assert_true(cells_of(&seats, player) > 0);
                    }
                }
}

/* Where the pixels of a player are in some columns of the plot: the highest row. */
static int top_row_of(const struct seats *seats, unsigned player, int from, int to)
{
    uint16_t body = ink_of_player(seats->seat[player].colour);
    for (int row = 0; row < canvas.rows; row++)
        for (int col = from; col < to; col++) {
            const struct cell *cell = canvas_cell(&canvas, row, col);
            bool is_half = cell->glyph == 0x2580 || cell->glyph == 0x2584;
            if (is_half && (cell->ink == body || cell->paper == body))
                return row;
        }
    return -1;
}

static void test_lines_go_up_with_the_score(void **state)
{
    (void)state;
    struct seats seats = seats_for(2);
    struct score_history history = {.players = 2, .turns = 10, .last = 10, .most = 20};
    for (unsigned turn = 5; turn <= 10; turn++)
        history.score[1][turn] = 20;
    draw(&history, &seats, 23, 80, DEPTH_256);
    int early = top_row_of(&seats, 1, 12, 15), late = top_row_of(&seats, 1, 55, 60);
    assert_true(early > late && late > 0);
    assert_int_equal(top_row_of(&seats, 0, 12, 15), early); /* together they take turns */
    assert_int_equal(top_row_of(&seats, 0, 55, 60), early);
    assert_int_equal(late, 2); /* 20 points are the upper edge */
}

static void test_castles_and_bazaars_stand_at_their_turns(void **state)
{
    char castles[CANVAS_COLS_MAX + 1], bazaars[CANVAS_COLS_MAX + 1];
    (void)state;
    struct seats seats = seats_for(3);
    struct score_history history = {.players = 3, .turns = 60, .last = 60, .marks = 4};
    history.mark[0] = (struct score_mark){MARKED_CASTLE, 10, 0};
    history.mark[1] = (struct score_mark){MARKED_CASTLE, 10, 2}; /* two lords of one castle */
    history.mark[2] = (struct score_mark){MARKED_REVEAL, 10, 1};
    history.mark[3] = (struct score_mark){MARKED_REVEAL, 60, 2};
    draw(&history, &seats, 23, 80, DEPTH_256);
    row_text(20, castles);
    row_text(21, bazaars);
    assert_non_null(strstr(castles, "castles"));
    assert_non_null(strstr(bazaars, "bazaars"));
    char *both = strstr(castles, "AC"), *first = strstr(bazaars, "B"), *last = strstr(bazaars, "C");
    assert_non_null(both);
    assert_non_null(first);
    assert_non_null(last);
    assert_int_equal(both - castles, first - bazaars);
    history.marks = 0;
    draw(&history, &seats, 23, 80, DEPTH_256);
    row_text(20, castles);
    assert_null(strstr(castles, "castles"));
}

/* An axis up to the end of the game: a turn draws new cells and leaves the others as they are. */
static void test_a_long_axis_stands_still(void **state)
{
    enum { ROWS = 14, COLS = 44, TURNS = 40, ALL = 80 };
    static struct canvas before;
    struct surroundings around = surroundings_of(ROWS, COLS, DEPTH_256);
    struct seats seats = seats_for(2);
    struct area area = {0, 0, ROWS, COLS};
    int last = -1, changed = 0;
    (void)state;
    struct score_history history = history_with(2, TURNS, false);
    for (history.turns = TURNS - 5; history.turns <= TURNS; history.turns++) {
        history.last = history.turns;
        canvas_clear(&canvas, ROWS, COLS);
        chart_draw(&canvas, area, &history, ALL, &seats, &around);
        for (int cell = 0; last >= 0 && cell < ROWS * COLS; cell++)
            if (cell % COLS < COLS / 2 &&
                memcmp(&canvas.cell[cell], &before.cell[cell], sizeof before.cell[0]) != 0)
                changed += cell % COLS < last;
        before = canvas;
        for (int cell = 0; cell < ROWS * COLS; cell++)
            if (canvas.cell[cell].glyph == 0x2580 || canvas.cell[cell].glyph == 0x2584)
                last = cell % COLS > last ? cell % COLS : last;
        assert_in_range(last, 6, COLS / 2);
    }
    assert_int_equal(changed, 0);
}

static void test_screens_too_small_are_left_alone(void **state)
{
    (void)state;
    struct seats seats = seats_for(6);
    struct score_history history = history_with(6, 30, true);
    for (int rows = 1; rows < 12; rows++)
        for (int cols = 1; cols < 40; cols++)
            draw(&history, &seats, rows, cols, DEPTH_256);
}

/* A game of four by chance, at its end. */
static struct table *finish(struct probe **probe, int rows, int cols)
{
    struct session session;
    struct rng rng = rng_from_seed(4);
    played_begin(&session, 4, 4);
    played_on(&session, &rng, 10000);
    struct page *page = table_page(&session);
    *probe = probe_open(page, rows, cols);
    return (struct table *)page;
}

static void test_screens(void **state)
{
    struct probe *probe;
    (void)state;
    finish(&probe, 24, 80);
    probe_press(probe, "c");
    probe_expect_sketch(probe, "chart_80x24");
    probe->around.depth = DEPTH_MONO;
    probe_expect_sketch(probe, "chart_mono");
    probe->around.unicode = false;
    probe_expect_sketch(probe, "chart_ascii");
    probe_press(probe, "<Tab>");
    probe_shows(probe, "Followers left");
    probe_press(probe, "<Esc>");
    probe_shows(probe, "The game is over");
    probe_close(probe);
    finish(&probe, 50, 200);
    probe_press(probe, "c");
    probe_expect_sketch(probe, "chart_200x50");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_line_is_seen_and_told),
        cmocka_unit_test(test_lines_go_up_with_the_score),
        cmocka_unit_test(test_castles_and_bazaars_stand_at_their_turns),
        cmocka_unit_test(test_a_long_axis_stands_still),
        cmocka_unit_test(test_a_long_axis_stands_still),
        cmocka_unit_test(test_screens_too_small_are_left_alone),
        cmocka_unit_test(test_screens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
