/* Letters on places: each leads to its place, they can be read in every picture of the board, and
 * while they are there no letter is a command. */
#include "played.h"

#include "choosing/choosing.h"
#include "support/probe.h"
#include "tui/stages/modes.h"
#include "tui/table/table.h"

static void test_no_label_begins_another(void **state)
{
    static const unsigned counts[] = {1, 2, 25, 26, 27, 52, 53, 200, LABELS_MAX};
    (void)state;
    for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
        struct labels labels;
        char text[LABEL_SIZE], other[LABEL_SIZE];
        labels_begin(&labels, counts[c]);
        for (unsigned place = 0; place < counts[c]; place++) {
            labels_print(&labels, place, text);
            assert_int_equal(strlen(text), counts[c] > 26 ? 2 : 1);
            labels_print(&labels, (place + 1) % counts[c], other);
            assert_true(counts[c] == 1 || strcmp(text, other) != 0);
        }
    }
}

static void test_typing_a_label_finds_its_place(void **state)
{
    static const unsigned counts[] = {1, 26, 27, 60};
    (void)state;
    for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
        struct labels labels;
        labels_begin(&labels, counts[c]);
        for (unsigned place = 0; place < counts[c]; place++) {
            char text[LABEL_SIZE];
            unsigned found = LABELS_MAX;
            labels_print(&labels, place, text);
            /* Large letters are as good as small ones. */
            uint32_t first = (uint32_t)(place % 2 == 0 ? text[0] : text[0] - 'a' + 'A');
            if (text[1] != '\0')
                assert_int_equal(labels_type(&labels, first, &found), LABELS_WAITS);
            assert_true(labels_leads_to(&labels, place));
            uint32_t last = text[1] != '\0' ? (uint32_t)text[1] : first;
            assert_int_equal(labels_type(&labels, last, &found), LABELS_FOUND);
            assert_int_equal(found, place);
            assert_int_equal(labels.typed, 0);
        }
    }
}

static void test_unknown_letters_are_refused(void **state)
{
    struct labels labels;
    unsigned place = 7;
    (void)state;
    labels_begin(&labels, 5);
    assert_int_equal(labels_type(&labels, 'f', &place), LABELS_UNKNOWN);
    assert_int_equal(labels_type(&labels, '1', &place), LABELS_UNKNOWN);
    assert_int_equal(labels_type(&labels, KEYS_DELETE, &place), LABELS_UNKNOWN);
    assert_int_equal(labels_type(&labels, 0xe4, &place), LABELS_UNKNOWN);
    labels_begin(&labels, 30); /* aa to bd */
    assert_int_equal(labels_type(&labels, 'c', &place), LABELS_UNKNOWN);
    assert_int_equal(labels_type(&labels, 'b', &place), LABELS_WAITS);
    assert_false(labels_leads_to(&labels, 0));
    assert_true(labels_leads_to(&labels, 26));
    assert_int_equal(labels_type(&labels, 'e', &place), LABELS_UNKNOWN);
    assert_int_equal(labels.typed, 'b');
    labels_erase(&labels);
    assert_true(labels_leads_to(&labels, 0));
    assert_int_equal(place, 7);
}

/* A table at which so many random moves were made, and then more until somebody may place a tile on
 * at least so many squares. */
static struct table *begin(struct probe **probe, unsigned moves, unsigned squares, int rows,
                           int cols)
{
    static const char *const names[] = {"Ann", "Ben", "Cy"};
    struct record_head head = played_head(3, 11);
    struct rng rng = rng_from_seed(3);
    struct session session;
    struct problem problem;
    struct placing placing = {.here = 0};
    for (unsigned player = 0; player < 3; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, moves);
    for (;; played_on(&session, &rng, 1)) {
        assert_false(game_is_over(&session.game));
        if (game_phase(&session.game) != PHASE_PLACE)
            continue;
        placing_begin(&placing, &session.game, RANKED_BY_WORTH);
        if (placing.where.squares >= squares)
            break;
    }
    struct page *page = table_page(&session);
    *probe = probe_open(page, rows, cols);
    probe_press(*probe, "<Enter>");
    assert_int_equal(((struct table *)page)->stage, STAGE_PLACING);
    return (struct table *)page;
}

static void test_each_letter_leads_to_its_square(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 30, 8, 24, 80);
    unsigned squares = table->placing->where.squares;
    (void)state;
    assert_true(squares <= 26);
    probe_press(probe, ";");
    assert_int_equal(table->mode, MODE_LABELS);
    for (unsigned round = 0; round < 3; round++)
        for (unsigned s = 0; s < squares; s++) {
            unsigned square = (s * 5 + round) % squares;
            if (square == table->placing->here)
                continue;
            probe_key(probe, 'a' + square);
            assert_int_equal(table->placing->here, square);
        }
    probe_press(probe, "<Enter>");
    assert_true(table_is_bare(table));
    assert_true(table->stage == STAGE_DEPLOYING || table->stage == STAGE_DONE);
    probe_close(probe);
}

static void test_the_same_letter_again_turns_the_tile(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 30, 8, 24, 80);
    struct placing *placing = table->placing;
    unsigned square = 0;
    (void)state;
    probe_press(probe, "g");
    for (; square < placing->where.squares; square++) {
        placing->here = square;
        if (placing_ways(placing) > 1)
            break;
    }
    assert_true(square < placing->where.squares);
    placing->here = square == 0 ? 1 : 0;
    probe_key(probe, 'a' + square);
    unsigned before = placing->orientation, ways = placing_ways(placing);
    for (unsigned turn = 0; turn < ways; turn++) {
        probe_key(probe, 'a' + square);
        assert_int_equal(placing->here, square);
        assert_true(turn + 1 == ways || placing->orientation != before);
    }
    assert_int_equal(placing->orientation, before);
    probe_close(probe);
}

/* Every letter and every other printable character but those that belong to the mode. */
static void test_no_letter_is_a_command_meanwhile(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 30, 8, 24, 80);
    (void)state;
    struct game game = table->session.game;
    probe_press(probe, ";");
    for (uint32_t key = ' '; key < 0x7f; key++) {
        if (strchr(";?+-=", (int)key) != NULL)
            continue;
        probe_key(probe, key);
        assert_int_equal(table->mode, MODE_LABELS);
        assert_int_equal(table->stage, STAGE_PLACING);
        assert_memory_equal(&table->session.game, &game, sizeof game);
    }
    probe_press(probe, "<Esc>");
    assert_true(table_is_bare(table));
    probe_press(probe, ";;");
    assert_true(table_is_bare(table));
    assert_true(probe_has(probe, "r turns it") || probe_has(probe, "fits one way") ||
                probe_has(probe, "place"));
    probe_close(probe);
}

static void test_a_wrong_letter_is_said(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 30, 8, 24, 80);
    (void)state;
    assert_true(table->placing->where.squares < 26);
    probe_press(probe, ";z");
    probe_shows(probe, "No place has that letter");
    probe_close(probe);
}

/* Whether the board shows the letters on that square. */
static bool square_shows(struct probe *probe, const struct table *table, unsigned place)
{
    const struct viewport *viewport = &table->pane.viewport;
    struct square at = table->placing->where.at[place];
    char text[LABEL_SIZE];
    labels_print(table->labels, place, text);
    int top = viewport_row(viewport, at), left = viewport_col(viewport, at);
    for (int row = top; row < top + viewport->size / 2; row++)
        for (int col = left; col < left + viewport->size; col++) {
            size_t seen = 0;
            for (; text[seen] != '\0'; seen++) {
                const struct cell *cell = canvas_cell(&probe->canvas, row, col + (int)seen);
                if (cell == NULL || row >= viewport->rows || cell->glyph != (uint32_t)text[seen] ||
                    !(cell->attribute & CELL_REVERSE))
                    break;
            }
            if (text[seen] == '\0')
                return true;
        }
    return false;
}

static bool is_in_view(const struct table *table, struct square at)
{
    const struct viewport *viewport = &table->pane.viewport;
    int row = viewport_row(viewport, at), col = viewport_col(viewport, at);
    return row >= 0 && row + viewport->size / 2 <= viewport->rows && col >= 0 &&
           col + viewport->size <= viewport->cols;
}

static void expect_labels_in_view(struct probe *probe, const struct table *table)
{
    unsigned seen = 0;
    for (unsigned place = 0; place < table->placing->where.squares; place++)
        if (is_in_view(table, table->placing->where.at[place])) {
            assert_true(square_shows(probe, table, place));
            seen++;
        }
    assert_true(seen > 1);
}

static void test_letters_can_be_read_at_every_size(void **state)
{
    (void)state;
    for (unsigned squares = 8; squares <= 32; squares += 24) {
        struct probe *probe;
        struct table *table = begin(&probe, 30, squares, 50, 200);
        probe_press(probe, "------;");
        for (unsigned size = 0; size < viewport_sizes_count; size++) {
            int before = table->pane.viewport.size;
            expect_labels_in_view(probe, table);
            probe_press(probe, "+");
            assert_true(table->pane.viewport.size > before || size + 1 == viewport_sizes_count);
        }
        probe_close(probe);
    }
}

static void test_letters_can_be_read_on_every_terminal(void **state)
{
    static const struct {
        enum depth depth;
        bool unicode;
    } terminals[] = {{DEPTH_8, true}, {DEPTH_MONO, true}, {DEPTH_MONO, false}};
    (void)state;
    for (size_t t = 0; t < sizeof terminals / sizeof terminals[0]; t++) {
        struct probe *probe;
        struct table *table = begin(&probe, 30, 8, 50, 200);
        probe->around.depth = terminals[t].depth;
        probe->around.unicode = terminals[t].unicode;
        probe_press(probe, ";");
        expect_labels_in_view(probe, table);
        probe_close(probe);
    }
}

static void test_two_letters_where_there_are_many_squares(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 30, 30, 50, 200);
    unsigned last = table->placing->where.squares - 1;
    char text[LABEL_SIZE];
    (void)state;
    probe_press(probe, ";");
    probe_expect_sketch(probe, "labels_two_200x50");
    labels_print(table->labels, last, text);
    assert_int_equal(strlen(text), 2);
    unsigned here = table->placing->here;
    probe_key(probe, (uint32_t)text[0]);
    assert_int_equal(table->placing->here, here);
    assert_false(square_shows(probe, table, 0)); /* only what can still be meant */
    probe_press(probe, "<Backspace>");
    assert_true(square_shows(probe, table, 0));
    probe_key(probe, (uint32_t)text[0]);
    probe_key(probe, (uint32_t)text[1]);
    assert_int_equal(table->placing->here, last);
    probe_close(probe);
}

static void test_bridges_have_letters_too(void **state)
{
    struct probe *probe;
    struct session session;
    (void)state;
    played_begin(&session, 2, 5);
    struct table *table = (struct table *)table_page(&session);
    probe = probe_open(&table->page, 24, 80);
    while (table->stage != STAGE_DEPLOYING || deploying_actions(table->deploying) < 2) {
        assert_false(game_is_over(&table->session.game));
        probe_press(probe, "<Enter>"); /* nobody deploys or builds anything */
    }
    unsigned bridges = deploying_actions(table->deploying);
    for (unsigned bridge = 0; bridge < bridges; bridge++) {
        probe_press(probe, ";");
        probe_shows(probe, "type the letter of a bridge");
        probe_key(probe, 'a' + bridge);
        assert_true(table_is_bare(table));
        assert_int_equal(table->deploying->chosen, table->deploying->places + bridge);
    }
    probe_press(probe, ";");
    probe_expect_sketch(probe, "labels_bridges");
    probe_close(probe);
}

static void test_screens_of_labels(void **state)
{
    struct probe *probe;
    (void)state;
    begin(&probe, 30, 8, 24, 80);
    probe_press(probe, "------;"); /* the smallest tiles */
    probe_expect_sketch(probe, "labels_small");
    probe_press(probe, "<Esc>++++;");
    probe_expect_sketch(probe, "labels");
    probe->around.depth = DEPTH_MONO;
    probe->around.unicode = false;
    probe_expect_sketch(probe, "labels_ascii");
    probe_close(probe);
}

static void test_no_letters_where_squares_are_not_told(void **state)
{
    struct probe *probe;
    struct table *table = begin(&probe, 30, 8, 24, 80);
    (void)state;
    table->session.head.changed_aids = 1u << AID_SQUARES;
    probe_press(probe, ";");
    assert_true(table_is_bare(table));
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_label_begins_another),
        cmocka_unit_test(test_typing_a_label_finds_its_place),
        cmocka_unit_test(test_unknown_letters_are_refused),
        cmocka_unit_test(test_each_letter_leads_to_its_square),
        cmocka_unit_test(test_the_same_letter_again_turns_the_tile),
        cmocka_unit_test(test_no_letter_is_a_command_meanwhile),
        cmocka_unit_test(test_a_wrong_letter_is_said),
        cmocka_unit_test(test_letters_can_be_read_at_every_size),
        cmocka_unit_test(test_letters_can_be_read_on_every_terminal),
        cmocka_unit_test(test_two_letters_where_there_are_many_squares),
        cmocka_unit_test(test_bridges_have_letters_too),
        cmocka_unit_test(test_screens_of_labels),
        cmocka_unit_test(test_no_letters_where_squares_are_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
