/* The mouse: from reports to gestures, the line of keys, and the pages around the table. */
#include "played.h"

#include "play/store.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "wording/rules_wording.h"

/* ---- from reports to gestures ---- */

enum { HERE = TARGET_OWN, THERE };

/* Two things beside each other, 10 cells wide each, with a key below. */
static const struct targets pair = {.count = 3,
                                    .target = {{{5, 0, 2, 10}, HERE, 1},
                                               {{5, 10, 2, 10}, THERE, 2},
                                               {{7, 0, 1, 5}, TARGET_KEY, 'k'}}};

struct hand_at_work {
    struct pointer_hand hand;
    struct gesture gesture;
    long long now;
};

static bool report(struct hand_at_work *work, enum pointer_act act, int row, int col)
{
    const struct pointer pointer = {act, POINTER_LEFT, row, col};
    return pointer_follow(&work->hand, &pointer, &pair, work->now, &work->gesture);
}

static void test_press_and_release_are_a_click_on_what_lies_there(void **state)
{
    struct hand_at_work work = {.now = 1000};
    (void)state;
    assert_false(report(&work, POINTER_PRESS, 6, 12));
    assert_true(report(&work, POINTER_RELEASE, 6, 12));
    assert_int_equal(work.gesture.kind, GESTURE_CLICK);
    assert_int_equal(work.gesture.row, 6);
    assert_int_equal(work.gesture.col, 12);
    assert_int_equal(work.gesture.target.what, THERE);
    assert_int_equal(work.gesture.target.which, 2);
    assert_false(report(&work, POINTER_RELEASE, 6, 12)); /* nothing was pressed */
}

static void test_trembling_hand_clicks_where_it_pressed(void **state)
{
    struct hand_at_work work = {.now = 1000};
    (void)state;
    report(&work, POINTER_PRESS, 6, 9);
    assert_false(report(&work, POINTER_DRAG, 6, 10));
    assert_true(report(&work, POINTER_RELEASE, 6, 10));
    assert_int_equal(work.gesture.kind, GESTURE_CLICK);
    assert_int_equal(work.gesture.col, 9);
    assert_int_equal(work.gesture.target.what, HERE);
}

static void test_drag_is_no_click(void **state)
{
    struct hand_at_work work = {.now = 1000};
    (void)state;
    report(&work, POINTER_PRESS, 6, 3);
    assert_true(report(&work, POINTER_DRAG, 6, 7));
    assert_int_equal(work.gesture.kind, GESTURE_DRAG);
    assert_int_equal(work.gesture.right, 4);
    assert_int_equal(work.gesture.down, 0);
    assert_true(report(&work, POINTER_DRAG, 9, 15)); /* what was taken hold of stays so */
    assert_int_equal(work.gesture.right, 8);
    assert_int_equal(work.gesture.down, 3);
    assert_int_equal(work.gesture.target.what, HERE);
    assert_true(report(&work, POINTER_DRAG, 6, 3));
    assert_int_equal(work.gesture.right, -12);
    assert_false(report(&work, POINTER_RELEASE, 6, 3));
    assert_false(report(&work, POINTER_DRAG, 9, 9));
}

/* Each step of the land is a frame, so it takes some cells to be one; none is lost. */
static void test_drag_goes_by_steps(void **state)
{
    struct hand_at_work work = {.now = 1000};
    (void)state;
    report(&work, POINTER_PRESS, 6, 3);
    for (int col = 4; col < 7; col++)
        assert_false(report(&work, POINTER_DRAG, 6, col));
    assert_false(report(&work, POINTER_DRAG, 7, 6));
    assert_true(report(&work, POINTER_DRAG, 8, 6));
    assert_int_equal(work.gesture.down, 2);
    assert_int_equal(work.gesture.right, 3);
    assert_false(report(&work, POINTER_DRAG, 8, 9));
    assert_true(report(&work, POINTER_RELEASE, 9, 9)); /* and the rest where the hand lets go */
    assert_int_equal(work.gesture.kind, GESTURE_DRAG);
    assert_int_equal(work.gesture.down, 1);
    assert_int_equal(work.gesture.right, 3);
    report(&work, POINTER_PRESS, 6, 3);
    assert_false(report(&work, POINTER_DRAG, 6, 5)); /* a drag, though not a step yet: no click */
    assert_true(report(&work, POINTER_RELEASE, 6, 5));
    assert_int_equal(work.gesture.kind, GESTURE_DRAG);
    assert_int_equal(work.gesture.right, 2);
}

static void test_release_elsewhere_is_no_click(void **state)
{
    struct hand_at_work work = {.now = 1000};
    (void)state;
    report(&work, POINTER_PRESS, 6, 3);
    assert_false(report(&work, POINTER_RELEASE, 6, 15));
    report(&work, POINTER_PRESS, 6, 3);
    assert_true(report(&work, POINTER_RELEASE, 6, 3));
}

/* What was pressed may have gone when the button is let go. */
static void test_click_needs_its_target_still_there(void **state)
{
    static const struct targets none = {.count = 0};
    struct hand_at_work work = {.now = 1000};
    const struct pointer release = {POINTER_RELEASE, POINTER_LEFT, 6, 3};
    (void)state;
    report(&work, POINTER_PRESS, 6, 3);
    assert_false(pointer_follow(&work.hand, &release, &none, work.now, &work.gesture));
}

static bool click_pair(struct hand_at_work *work, int row, int col, long long after)
{
    work->now += after;
    report(work, POINTER_PRESS, row, col);
    return report(work, POINTER_RELEASE, row, col);
}

static void test_second_of_two_quick_clicks_means_the_same_or_nothing(void **state)
{
    static const struct targets banner = {.count = 1,
                                          .target = {{{0, 0, 20, 20}, TARGET_KEY, KEYS_ENTER}}};
    const struct pointer press = {POINTER_PRESS, POINTER_LEFT, 6, 3};
    const struct pointer release = {POINTER_RELEASE, POINTER_LEFT, 6, 3};
    struct hand_at_work work = {.now = 1000};
    (void)state;
    assert_true(click_pair(&work, 6, 3, 0));
    assert_true(click_pair(&work, 6, 3, 100));  /* the same thing twice */
    assert_true(click_pair(&work, 6, 15, 100)); /* something else in another place */
    work.now += 1000;
    pointer_follow(&work.hand, &press, &banner, work.now, &work.gesture);
    assert_true(pointer_follow(&work.hand, &release, &banner, work.now, &work.gesture));
    assert_false(click_pair(&work, 6, 3, 299)); /* what came up behind the banner */
    assert_true(click_pair(&work, 6, 3, 1));
    work.now += 1000;
    for (int time = 0; time < 2; time++) {
        pointer_follow(&work.hand, &press, &banner, work.now, &work.gesture);
        assert_int_equal(pointer_follow(&work.hand, &release, &banner, work.now, &work.gesture),
                         time == 0); /* Enter again, in another banner perhaps */
    }
}

static void test_wheel_is_told_what_it_turns_over(void **state)
{
    const struct pointer wheel = {POINTER_WHEEL, POINTER_WHEEL_DOWN, 5, 11};
    struct hand_at_work work = {.now = 1000};
    (void)state;
    assert_true(pointer_follow(&work.hand, &wheel, &pair, work.now, &work.gesture));
    assert_int_equal(work.gesture.kind, GESTURE_WHEEL);
    assert_int_equal(work.gesture.button, POINTER_WHEEL_DOWN);
    assert_int_equal(work.gesture.target.what, THERE);
}

static void test_later_targets_lie_upon_earlier_ones(void **state)
{
    static struct canvas canvas;
    (void)state;
    canvas_clear(&canvas, 24, 80);
    canvas_target(&canvas, (struct area){0, 0, 10, 10}, HERE, 1);
    canvas_target_key(&canvas, (struct area){2, 2, 1, 3}, 'k');
    assert_int_equal(target_at(&canvas.targets, 2, 4).which, 'k');
    assert_int_equal(target_at(&canvas.targets, 2, 5).what, HERE);
    assert_int_equal(target_at(&canvas.targets, 10, 0).what, TARGET_NOTHING);
    canvas_box(&canvas, (struct area){0, 0, 5, 5}, (struct style){0}, NULL);
    assert_int_equal(target_at(&canvas.targets, 2, 4).what, TARGET_NOTHING);
    assert_int_equal(target_at(&canvas.targets, 7, 7).what, HERE);
    for (int i = 0; i < 2 * TARGETS_MAX; i++)
        canvas_target(&canvas, (struct area){0, 0, 1, 1}, THERE, i);
    assert_int_equal(canvas.targets.count, TARGETS_MAX);
    canvas_clear(&canvas, 24, 80);
    assert_int_equal(canvas.targets.count, 0);
}

/* ---- the pages ---- */

static bool is_chosen(struct probe *probe, const char *text)
{
    int row, col;
    return probe_find(probe, text, &row, &col) &&
           canvas_cell(&probe->canvas, row, col)->paper == INK_CHOSEN;
}

static void test_title_opens_what_is_clicked(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_wheel(probe, POINTER_WHEEL_DOWN, 20, 40);
    assert_true(!is_chosen(probe, "New game"));
    probe_click_on(probe, "New game");
    probe_shows(probe, "Start the game");
    probe_press(probe, "<Esc>");
    probe_click_on(probe, "Rules");
    probe_shows(probe, "read on");
    probe_press(probe, "<Esc>");
    probe_right_click(probe, 0, 0);
    probe_click(probe, 0, 0); /* the landscape */
    assert_false(app_is_over(probe->app));
    probe_click_on(probe, "Quit");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_line_of_keys_is_a_row_of_buttons(void **state)
{
    (void)state;
    int row, col;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_click_on(probe, "? help");
    probe_shows(probe, "Show the keys that work now.");
    probe_press(probe, "<Esc>");
    assert_true(probe_find(probe, "change", &row, &col));
    probe_click(probe, row, col - 2); /* the arrow to the right */
    probe_shows(probe, "Player 3");
    probe_click(probe, row, col - 3); /* and to the left */
    probe_hides(probe, "Player 3");
    probe_click(probe, row, col); /* the word is the first key */
    probe_hides(probe, "Player 3");
    probe_click_on(probe, "skip to end");
    assert_true(is_chosen(probe, "Start the game"));
    probe_click(probe, row, 79); /* between the keys there is nothing */
    assert_true(is_chosen(probe, "Start the game"));
    probe_close(probe);
}

static void test_setup_fields_are_clicked(void **state)
{
    (void)state;
    int row, col;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    assert_true(
        probe_find(probe, "\u25b8", &row, &col)); /* of the first field, which has the focus */
    probe_click(probe, row, col);
    probe_shows(probe, "Player 3");
    assert_true(probe_find(probe, "\u25c2", &row, &col));
    probe_click(probe, row, col);
    probe_hides(probe, "Player 3");
    assert_true(probe_find(probe, "Player 2", &row, &col));
    probe_click(probe, row, col + 18); /* the name: typed from here */
    probe_press(probe, "<Ctrl-U>Zoe");
    probe_shows(probe, "Zoe");
    probe_click_on(probe, "random");
    probe_shows(probe, "\u25c2 random"); /* the first click only goes there */
    probe_click_on(probe, "random");
    probe_hides(probe, "\u25c2 random"); /* the second changes it */
    probe_right_click(probe, row, col + 18);
    probe_press(probe, "x");
    probe_hides(probe, "Zoex");
    probe_click_on(probe, "edition 2"); /* a button */
    probe_shows(probe, "Base game");
    probe_close(probe);
}

static void test_setup_begins_by_a_click(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_click_on(probe, "Start the game");
    probe_shows(probe, "Enter start");
    probe_hides(probe, "Sets and rules");
    probe_close(probe);
}

static void test_sets_and_rules_are_clicked(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_click_on(probe, "edition 2");
    probe_click_on(probe, "with the drawbridges");
    probe_shows(probe, "with the drawbridges");
    probe_click_on(probe, "with the drawbridges");
    probe_shows(probe, "without the drawbridges");
    for (unsigned set = SET_DRAWBRIDGES; set < TILE_SETS_COUNT; set++)
        probe_wheel(probe, POINTER_WHEEL_DOWN, 10, 10);
    probe_shows(probe, "An edition sets all options");
    for (unsigned row = 0; row < OPTIONS_COUNT && !probe_has(probe, "Done"); row++)
        probe_wheel(probe, POINTER_WHEEL_DOWN, 10, 10);
    probe_click_on(probe, "Done");
    probe_shows(probe, "Start the game");
    probe_close(probe);
}

static void keep_games(unsigned games)
{
    for (unsigned game = 0; game < games; game++) {
        struct problem problem = {""};
        char path[STORE_PATH_SIZE];
        struct session session;
        struct record_head head = played_head(2, game);
        snprintf(head.name[0], sizeof head.name[0], "Ann%u", game);
        assert_true(session_begin(&session, &head, &problem));
        assert_true(store_new_path(path, &problem));
        assert_true(session_keep(&session, path, &problem));
        session_close(&session);
    }
}

static void test_games_are_chosen_and_opened_by_clicks(void **state)
{
    (void)state;
    keep_games(3);
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_click_on(probe, "Ann0");
    assert_true(is_chosen(probe, "Ann0"));
    probe_click_on(probe, "Ann2");
    assert_true(is_chosen(probe, "Ann2"));
    probe_wheel(probe, POINTER_WHEEL_UP, 10, 10);
    assert_true(!is_chosen(probe, "Ann2") || !is_chosen(probe, "Ann1"));
    probe_click_on(probe, "Players"); /* no game */
    probe_shows(probe, "Last played");
    probe_click_on(probe, "Ann1");
    if (is_chosen(probe, "Ann1"))
        probe_click_on(probe, "Ann1");
    probe_hides(probe, "Last played");
    probe_shows(probe, "Ann1's turn");
    probe_close(probe);
}

/* Whether the topic is the one marked in the list at the left. */
static bool is_topic_chosen(struct probe *probe, size_t topic)
{
    enum { COL = 3 };
    probe_screen(probe);
    for (int row = 0; row < probe->canvas.rows - 1; row++) {
        char text[PROBE_ROW_SIZE];
        if (canvas_cell(&probe->canvas, row, COL)->paper != INK_CHOSEN)
            continue;
        probe_row(probe, row, text);
        return strstr(text, rules_topic(topic)->title) != NULL;
    }
    return false;
}

static void test_rules_are_leafed_through(void **state)
{
    (void)state;
    struct probe *probe = probe_open(rules_page(), 24, 80);
    probe_click_on(probe, rules_topic(2)->title);
    assert_true(is_topic_chosen(probe, 2));
    probe_wheel(probe, POINTER_WHEEL_DOWN, 10, 5); /* over the topics */
    assert_true(is_topic_chosen(probe, 3));
    probe_wheel(probe, POINTER_WHEEL_UP, 10, 5);
    assert_true(is_topic_chosen(probe, 2));
    probe_click_on(probe, "The base game"); /* no topic */
    assert_true(is_topic_chosen(probe, 2));
    probe_close(probe);
}

/* What stands in a row of the rules' text. */
static void rules_row(struct probe *probe, int row, char text[64])
{
    enum { FIRST = 29, COLS = 45 };
    probe_screen(probe);
    for (int col = 0; col < COLS; col++)
        text[col] = (char)canvas_cell(&probe->canvas, row, FIRST + col)->glyph;
    text[COLS] = '\0';
}

static void test_wheel_scrolls_the_rules(void **state)
{
    (void)state;
    enum { ROW = 9, LINES = 3 };
    char before[64], after[64];
    size_t topic = 0;
    struct probe *probe = probe_open(rules_page(), 24, 80);
    do { /* until there is a text that is too long */
        probe_press(probe, topic++ > 0 ? "<Down>" : "");
        rules_row(probe, ROW, before);
        probe_wheel(probe, POINTER_WHEEL_DOWN, 10, 50);
        rules_row(probe, ROW - LINES, after);
    } while (strcmp(before, after) != 0 && topic < rules_topics_count());
    assert_string_equal(before, after);
    assert_true(is_topic_chosen(probe, topic - 1));
    probe_wheel(probe, POINTER_WHEEL_UP, 10, 50);
    rules_row(probe, ROW, after);
    assert_string_equal(before, after);
    probe_close(probe);
}

static void test_help_is_closed_and_scrolled(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "?");
    probe_wheel(probe, POINTER_WHEEL_DOWN, 10, 10); /* all of it is seen: nothing to scroll */
    probe_shows(probe, "Show the keys that work now.");
    probe_click(probe, 10, 10);
    probe_hides(probe, "Show the keys that work now.");
    probe_press(probe, "?");
    probe_right_click(probe, 0, 0);
    probe_hides(probe, "Show the keys that work now.");
    probe_close(probe);
}

static void test_question_is_answered_by_its_buttons(void **state)
{
    (void)state;
    int row, col;
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_press(probe, "<Ctrl-C>");
    probe_click_on(probe, "Every move");
    probe_click_on(probe, "New game"); /* what lies below is out of reach */
    probe_shows(probe, "Leave Bastide?");
    probe_click_on(probe, "Esc stay");
    probe_hides(probe, "Leave Bastide?");
    probe_press(probe, "<Ctrl-C>");
    assert_true(probe_find(probe, "Enter leave", &row, &col));
    assert_true(row < 20); /* in the box, not in the line of keys */
    probe_click(probe, row, col);
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

static void test_small_screens_are_not_clicked(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page(), 24, 80);
    int row, col;
    assert_true(probe_find(probe, "Quit", &row, &col));
    probe->around.rows = 23;
    probe_click(probe, row, col);
    assert_false(app_is_over(probe->app));
    probe_close(probe);
}

#define WITH_FOLDER(test)                                                                          \
    cmocka_unit_test_setup_teardown(test, probe_folder_setup, probe_folder_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_press_and_release_are_a_click_on_what_lies_there),
        cmocka_unit_test(test_trembling_hand_clicks_where_it_pressed),
        cmocka_unit_test(test_drag_is_no_click),
        cmocka_unit_test(test_drag_goes_by_steps),
        cmocka_unit_test(test_release_elsewhere_is_no_click),
        cmocka_unit_test(test_click_needs_its_target_still_there),
        cmocka_unit_test(test_second_of_two_quick_clicks_means_the_same_or_nothing),
        cmocka_unit_test(test_wheel_is_told_what_it_turns_over),
        cmocka_unit_test(test_later_targets_lie_upon_earlier_ones),
        WITH_FOLDER(test_title_opens_what_is_clicked),
        WITH_FOLDER(test_line_of_keys_is_a_row_of_buttons),
        WITH_FOLDER(test_setup_fields_are_clicked),
        WITH_FOLDER(test_setup_begins_by_a_click),
        WITH_FOLDER(test_sets_and_rules_are_clicked),
        WITH_FOLDER(test_games_are_chosen_and_opened_by_clicks),
        WITH_FOLDER(test_rules_are_leafed_through),
        WITH_FOLDER(test_wheel_scrolls_the_rules),
        WITH_FOLDER(test_help_is_closed_and_scrolled),
        WITH_FOLDER(test_question_is_answered_by_its_buttons),
        WITH_FOLDER(test_small_screens_are_not_clicked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
