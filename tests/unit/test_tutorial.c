/* The tutorial, played through with exactly the keys that it says, and with all others. */
#include "support/probe.h"
#include "support/soak.h"

#include "bastide/rng.h"
#include "choosing/choosing.h"
#include "play/store.h"
#include "tui/keys.h"
#include "tui/table/table_bots.h"
#include "tui/tutorial/tutorial.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

enum { KEYS_AT_MOST = 700, STEPS_SIZE = SCRIPT_RUN_STEPS_MAX };

/* A tutorial on a screen; `tutorial` is the probe's only page. */
struct lesson {
    struct probe *probe;
    struct tutorial *tutorial;
};

static struct lesson lesson_open(int rows, int cols)
{
    struct page *page = tutorial_lesson_page(0);
    assert_non_null(page);
    return (struct lesson){probe_open(page, rows, cols), (struct tutorial *)page};
}

static void lesson_close(struct lesson *lesson)
{
    probe_close(lesson->probe);
}

static bool lesson_is_over(const struct lesson *lesson)
{
    return app_is_over(lesson->probe->app);
}

/* And a moment later, when a computer player that was hurried has gone on. */
static void press(struct lesson *lesson, uint32_t key)
{
    probe_key(lesson->probe, key);
    probe_wait(lesson->probe, 1);
}

/* The key that the box names, read off the screen: "Now press KEY  ...". */
static uint32_t key_on_screen(struct lesson *lesson)
{
    static const char said[] = "Now press ";
    char row[PROBE_ROW_SIZE], name[KEY_NAME_SIZE];
    struct probe *probe = lesson->probe;
    probe_row(probe, probe->around.rows - 2, row);
    const char *at = strstr(row, said);
    if (at == NULL)
        fail_msg("the box names no key:\n%s", probe_screen(probe));
    assert_int_equal(sscanf(at + strlen(said), "%15s", name), 1);
    struct advice advice = tutorial_advice(lesson->tutorial);
    char advised[KEY_NAME_SIZE];
    key_print(advice.key, advised);
    if (probe->around.unicode)
        assert_string_equal(name, advised);
    return advice.key;
}

static void play_through(int rows, int cols, enum depth depth, bool unicode)
{
    struct lesson lesson = lesson_open(rows, cols);
    bool seen[STEPS_SIZE] = {false};
    size_t steps = lesson.tutorial->run.steps;
    int keys = 0;
    lesson.probe->around.depth = depth;
    lesson.probe->around.unicode = unicode;
    for (; !lesson_is_over(&lesson); keys++) {
        if (keys == KEYS_AT_MOST)
            fail_msg("no end after %d keys:\n%s", keys, probe_screen(lesson.probe));
        seen[lesson.tutorial->step] = true;
        uint32_t key = key_on_screen(&lesson);
        if (getenv("TUTORIAL_SHOW"))
            printf("%s\n", probe_screen(lesson.probe));
        press(&lesson, key);
        assert_true(lesson_is_over(&lesson) || !lesson.tutorial->went_astray);
    }
    for (size_t step = 0; step < steps; step++)
        if (!seen[step])
            fail_msg("step %zu never came", step);
    lesson_close(&lesson);
}

static void test_played_as_it_says_at_80x24(void **state)
{
    (void)state;
    play_through(24, 80, DEPTH_256, true);
}

static void test_played_as_it_says_at_200x50(void **state)
{
    (void)state;
    play_through(50, 200, DEPTH_256, true);
}

static void test_played_as_it_says_in_ascii(void **state)
{
    (void)state;
    play_through(24, 80, DEPTH_MONO, false);
}

static void test_played_as_it_says_in_8_colours(void **state)
{
    (void)state;
    play_through(50, 200, DEPTH_8, true);
}

/* Follows the advice until `step` has come. */
static void go_to_step(struct lesson *lesson, size_t step)
{
    for (int keys = 0; lesson->tutorial->step < step; keys++) {
        if (keys == KEYS_AT_MOST)
            fail_msg("step %zu does not come:\n%s", step, probe_screen(lesson->probe));
        press(lesson, tutorial_advice(lesson->tutorial).key);
        assert_false(lesson_is_over(lesson));
    }
}

/* Follows the advice to the step that waits for that move. */
static void go_to_move(struct lesson *lesson, const char *move)
{
    const struct script_run *run = &lesson->tutorial->run;
    size_t step = 0;
    for (; step < run->steps; step++)
        if (run->step[step].script->move && strcmp(run->step[step].script->move, move) == 0)
            break;
    assert_true(step < run->steps);
    go_to_step(lesson, step);
}

/* Follows the advice to the first step of that kind. */
static void go_to_kind(struct lesson *lesson, enum step_kind kind)
{
    const struct script_run *run = &lesson->tutorial->run;
    size_t step = 0;
    while (run->step[step].script->kind != kind)
        assert_true(++step < run->steps);
    go_to_step(lesson, step);
}

static enum step_kind kind_at_hand(const struct lesson *lesson)
{
    return tutorial_step(lesson->tutorial)->script->kind;
}

/* Whatever was pressed: the game is a part of the script run's, and not beyond the step. */
static void check_follows_script(const struct lesson *lesson)
{
    const struct tutorial *tutorial = lesson->tutorial;
    const struct session *session = &tutorial->table->session;
    const struct script_run_step *step = tutorial_step(tutorial);
    assert_int_equal(script_run_followed(&tutorial->run, step->lesson, session), session->made);
    size_t decided = script_run_decided(session);
    assert_true(decided <= (step->after > step->before ? step->after : step->before));
    assert_true(decided >= (step->after < step->before ? step->after : step->before));
}

/* Whether the key leads back to the list of lessons. */
static bool leaves(const struct lesson *lesson, uint32_t key)
{
    return (key == KEYS_ESCAPE || key == 'q') && table_is_bare(lesson->tutorial->table);
}

static void test_wrong_keys_at_every_step_lead_nowhere_else(void **state)
{
    (void)state;
    static const uint32_t wrong[] = {
        KEYS_UP,
        KEYS_DOWN,
        KEYS_LEFT,
        KEYS_RIGHT,
        KEYS_TAB,
        KEYS_BACK_TAB,
        'r',
        'R',
        '1',
        '2',
        '3',
        '9',
        'b',
        'p',
        '0',
        'd',
        'c',
        's',
        'h',
        'f',
        'u',
        'U',
        KEYS_BACKSPACE,
        '+',
        '-',
        'H',
        'J',
        'K',
        'L',
        'e',
        'v',
        'z',
        '?',
        KEYS_ESCAPE,
        'l',
        'l',
        'x',
        KEYS_ESCAPE,
        KEYS_PAGE_UP,
        KEYS_PAGE_DOWN,
        KEYS_HOME,
        KEYS_END,
        'q',
        KEYS_ESCAPE,
        'm',
        KEYS_NONE,
    };
    struct lesson lesson = lesson_open(24, 80);
    size_t steps = lesson.tutorial->run.steps;
    for (size_t step = 0; step < steps; step += in_soak(1, 4)) {
        go_to_step(&lesson, step);
        for (size_t key = 0; key < sizeof wrong / sizeof wrong[0]; key++) {
            if (leaves(&lesson, wrong[key]))
                continue;
            press(&lesson, wrong[key]);
            assert_false(lesson_is_over(&lesson));
            probe_screen(lesson.probe);
            check_follows_script(&lesson);
        }
        if (!leaves(&lesson, KEYS_ESCAPE)) /* whatever may still lie over the table */
            press(&lesson, KEYS_ESCAPE);
    }
    lesson_close(&lesson);
}

static void test_any_keys_whatever_break_nothing(void **state)
{
    (void)state;
    static const uint32_t keys[] = {KEYS_UP,
                                    KEYS_DOWN,
                                    KEYS_LEFT,
                                    KEYS_RIGHT,
                                    KEYS_TAB,
                                    KEYS_ENTER,
                                    KEYS_ENTER,
                                    KEYS_ENTER,
                                    KEYS_ENTER,
                                    KEYS_ENTER,
                                    KEYS_BACKSPACE,
                                    'r',
                                    '1',
                                    '2',
                                    '3',
                                    'b',
                                    'p',
                                    's',
                                    'c',
                                    'u',
                                    'U',
                                    'x',
                                    'l',
                                    '+',
                                    '-',
                                    'n',
                                    ' ',
                                    '>',
                                    '<',
                                    KEYS_ESCAPE,
                                    'h',
                                    'f',
                                    'd',
                                    't',
                                    'm'};
    enum { EACH = 600 };
    for (uint64_t seed = 1; seed <= in_soak(12, 2); seed++) {
        struct rng rng = rng_from_seed(seed);
        struct lesson lesson = lesson_open(24, 80);
        for (int n = 0; n < EACH && !lesson_is_over(&lesson); n++) {
            check_follows_script(&lesson);
            uint32_t key = keys[rng_below(&rng, sizeof keys / sizeof keys[0])];
            if (rng_below(&rng, 2) == 0 && table_is_bare(lesson.tutorial->table))
                key = tutorial_advice(lesson.tutorial).key;
            if (!leaves(&lesson, key))
                press(&lesson, key);
            probe_screen(lesson.probe);
        }
        lesson_close(&lesson);
    }
}

static void test_another_move_is_answered_and_taken_back(void **state)
{
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    go_to_move(&lesson, "place 1,0 n");
    struct square at;
    size_t made = lesson.tutorial->table->session.made;
    assert_true(tutorial_target(lesson.tutorial, &at));
    assert_int_equal(at.x, 1);
    assert_int_equal(at.y, 0);
    while (square_equal(placing_move(lesson.tutorial->table->placing).at, at))
        probe_press(lesson.probe, "<Tab>");
    probe_press(lesson.probe, "<Enter>");
    probe_shows(lesson.probe, "The rules would allow");
    assert_int_equal(lesson.tutorial->table->session.made, made);
    assert_false(table_can_redo(lesson.tutorial->table));
    probe_press(lesson.probe, "<Tab>");
    probe_hides(lesson.probe, "The rules would allow");
    go_to_move(&lesson, "deploy meeple road w");
    probe_press(lesson.probe, "p");
    probe_shows(lesson.probe, "The rules would allow");
    lesson_close(&lesson);
}

static void test_what_is_taken_back_is_asked_for_again(void **state)
{
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    go_to_move(&lesson, "deploy meeple road w");
    size_t step = lesson.tutorial->step;
    probe_press(lesson.probe, "u");
    assert_string_equal(tutorial_step(lesson.tutorial)->script->move, "place 1,0 n");
    probe_press(lesson.probe, "U");
    assert_true(lesson.tutorial->step == step);
    lesson_close(&lesson);
}

static void test_lessons_are_skipped_and_begun_again(void **state)
{
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    for (unsigned number = 0; number < SCRIPT_LESSONS_COUNT; number++) {
        const struct tutorial *tutorial = lesson.tutorial;
        char heading[128];
        snprintf(heading, sizeof heading, "Lesson %u of %d: %s", number + 1, SCRIPT_LESSONS_COUNT,
                 script_lessons[number].lesson->name);
        probe_shows(lesson.probe, heading);
        check_follows_script(&lesson);
        assert_true(tutorial->table->session.head.options.sets == script_sets_of(number));
        go_to_step(&lesson, tutorial->step + 1);
        probe_press(lesson.probe, "<<");
        assert_true(tutorial->step == script_run_first_step(&tutorial->run, number));
        probe_press(lesson.probe, "<<");
        assert_true(tutorial->step ==
                    script_run_first_step(&tutorial->run, number ? number - 1 : 0));
        probe_press(lesson.probe, number ? ">>" : ">");
    }
    assert_true(lesson_is_over(&lesson));
    lesson_close(&lesson);
}

/* The list of lessons, in an empty folder of its own. */
static struct probe *open_list(int rows, int cols)
{
    probe_folder_make();
    return probe_open(tutorial_page(), rows, cols);
}

/* Whether the list has that lesson (from 0), with its line, and says of it that it is done. */
static bool is_listed_as_done(struct probe *probe, size_t lesson)
{
    int row, col;
    char text[PROBE_ROW_SIZE];
    probe_press(probe, "<Home>");
    for (size_t down = 0; down < lesson; down++)
        probe_press(probe, "<Down>");
    assert_true(probe_find(probe, script_lessons[lesson].lesson->name, &row, &col));
    assert_int_equal(canvas_cell(&probe->canvas, row, col)->paper, INK_CHOSEN);
    probe_row(probe, row, text);
    assert_non_null(strstr(text, script_lessons[lesson].lesson->about));
    return strstr(text, " done") != NULL;
}

static void test_every_lesson_can_be_chosen_and_left(void **state)
{
    (void)state;
    struct probe *probe = open_list(24, 80);
    for (size_t lesson = 0; lesson < SCRIPT_LESSONS_COUNT; lesson++) {
        char heading[128];
        assert_false(is_listed_as_done(probe, lesson));
        snprintf(heading, sizeof heading, "Lesson %zu of %d: %s", lesson + 1, SCRIPT_LESSONS_COUNT,
                 script_lessons[lesson].lesson->name);
        probe_press(probe, "<Enter>");
        probe_shows(probe, heading);
        probe_press(probe, lesson % 2 == 0 ? "<Esc>" : "q");
        probe_hides(probe, "Lesson ");
    }
    probe_press(probe, "q");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
    struct stored_game game;
    assert_false(store_latest(&game, &(struct problem){""}));
    probe_folder_remove();
}

/* A lesson counts when its last step is done, not when it is skipped. The list begins with the
 * first that does not. */
static void test_what_is_done_is_remembered(void **state)
{
    (void)state;
    struct probe *probe = open_list(24, 80);
    struct lesson lesson = {probe, (struct tutorial *)tutorial_lesson_page(0)};
    app_open(probe->app, &lesson.tutorial->page);
    go_to_step(&lesson, script_run_first_step(&lesson.tutorial->run, 1));
    probe_press(probe, ">");
    probe_shows(probe, "Lesson 3 of");
    probe_press(probe, "<Esc>");
    assert_true(is_listed_as_done(probe, 0));
    assert_false(is_listed_as_done(probe, 1));
    probe_close(probe);
    probe = probe_open(tutorial_page(), 24, 80);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Lesson 2 of");
    probe_press(probe, "<Esc>");
    lesson =
        (struct lesson){probe, (struct tutorial *)tutorial_lesson_page(SCRIPT_LESSONS_COUNT - 1)};
    app_open(probe->app, &lesson.tutorial->page);
    go_to_step(&lesson, lesson.tutorial->run.steps - 1);
    probe_press(probe, "<Enter>");
    assert_true(is_listed_as_done(probe, SCRIPT_LESSONS_COUNT - 1));
    assert_true(is_listed_as_done(probe, 0));
    probe_close(probe);
    for (size_t each = 0; each < SCRIPT_LESSONS_COUNT; each++)
        lessons_keep_done(each);
    probe = probe_open(tutorial_page(), 24, 80);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Lesson 1 of");
    probe_close(probe);
    probe_folder_remove();
}

static void test_the_list_looks_as_drawn(void **state)
{
    (void)state;
    struct probe *probe = open_list(24, 80);
    lessons_keep_done(0);
    lessons_keep_done(3);
    probe_close(probe);
    probe = probe_open(tutorial_page(), 24, 80);
    probe_expect(probe, "lessons-80x24");
    probe_close(probe);
    probe = probe_open(tutorial_page(), 36, 120);
    probe_expect(probe, "lessons-120x36");
    probe_close(probe);
    probe_folder_remove();
}

/* With the fewest keys: one to place, one to deploy; or one for both. */
static void test_fast_turns_are_fast(void **state)
{
    (void)state;
    size_t fast = 0;
    struct lesson lesson = lesson_open(24, 80);
    for (size_t step = 0; step < lesson.tutorial->run.steps; step++) {
        const struct script_step *script = lesson.tutorial->run.step[step].script;
        if (script->key == 0)
            continue;
        go_to_step(&lesson, step);
        if (script->then != NULL)
            probe_press(lesson.probe, "<Tab>r");
        press(&lesson, script->key);
        assert_int_equal(lesson.tutorial->step, step + 1);
        assert_false(lesson.tutorial->went_astray);
        fast++;
    }
    assert_int_equal(fast, 3);
    lesson_close(&lesson);
}

/* The last step of a lesson, counted from 1. */
static size_t last_step(const struct lesson *lesson, unsigned number)
{
    const struct script_run *run = &lesson->tutorial->run;
    return script_run_first_step(run, number - 1) + script_lessons[number - 1].lesson->count - 1;
}

/* Where a game of the script ends with its final scoring. */
static void test_an_end_can_be_looked_at(void **state)
{
    static const struct {
        unsigned lesson;
        const char *result, *turn; /* the replay shows all of that game */
    } ends[] = {{12, "Ann wins with 42 points.", "turn 22"},
                {15, "Ann wins with 48 points.", "turn 8"}};
    (void)state;
    for (size_t end = 0; end < sizeof ends / sizeof ends[0]; end++) {
        struct lesson lesson = lesson_open(24, 80);
        char heading[32];
        snprintf(heading, sizeof heading, "Lesson %u", ends[end].lesson);
        go_to_step(&lesson, last_step(&lesson, ends[end].lesson));
        probe_shows(lesson.probe, ends[end].result);
        probe_press(lesson.probe, "b");
        probe_hides(lesson.probe, "Monasteries");
        probe_press(lesson.probe, "<Esc>");
        probe_shows(lesson.probe, "Monasteries");
        probe_press(lesson.probe, "v");
        probe_hides(lesson.probe, heading);
        probe_press(lesson.probe, "<End>");
        probe_shows(lesson.probe, ends[end].turn);
        probe_press(lesson.probe, "q");
        probe_shows(lesson.probe, heading);
        probe_press(lesson.probe, "<Enter>");
        assert_true(lesson_is_over(&lesson) == (ends[end].lesson == SCRIPT_LESSONS_COUNT));
        lesson_close(&lesson);
    }
}

/* What the texts say has been scored. */
static void test_points_are_as_told(void **state)
{
    static const struct {
        unsigned lesson;
        const char *text;
        int learner, other;
    } rows[] = {
        {13, "He deploys a monk.", 8, 0},
        {13, "5 tiles with a cathedral", 23, 0},
        {14, "Your city has scored 10", 10, 0},
        {15, "Goods have brought you 30", 48, 9},
    };
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        size_t step = script_run_first_step(&lesson.tutorial->run, rows[row].lesson - 1);
        while (strstr(lesson.tutorial->run.step[step].script->text, rows[row].text) == NULL)
            assert_true(++step < lesson.tutorial->run.steps);
        go_to_step(&lesson, step);
        const struct player *player = lesson.tutorial->table->session.game.player;
        assert_int_equal(player[SCRIPT_LEARNER].score, rows[row].learner);
        assert_int_equal(player[SCRIPT_OTHER].score, rows[row].other);
    }
    lesson_close(&lesson);
}

/* `>` is the arrow's glyph in ASCII, and the key that skips the lesson. */
static void test_arrows_have_words_where_they_cannot_be_shown(void **state)
{
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    go_to_move(&lesson, "place 1,0 n");
    assert_int_equal(tutorial_advice(lesson.tutorial).key, KEYS_RIGHT);
    probe_shows(lesson.probe, "Now press \u2192 ");
    lesson.probe->around.unicode = false;
    probe_shows(lesson.probe, "Now press arrow right ");
    lesson_close(&lesson);
}

static void test_the_table_asks_for_nothing_while_the_guide_tells(void **state)
{
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    probe_shows(lesson.probe, "Ann's turn");
    probe_hides(lesson.probe, "Ann: place");
    go_to_move(&lesson, "place -1,0 n");
    probe_shows(lesson.probe, "Ben's turn");
    probe_hides(lesson.probe, "Ben: a follower?");
    go_to_move(&lesson, "deploy meeple road s");
    probe_shows(lesson.probe, "Ben's turn: ");
    probe_hides(lesson.probe, "Enter ends the turn, u");
    go_to_move(&lesson, "offer 1 1");
    probe_shows(lesson.probe, "Ann: bid more than 1 for tile 1, or pass"); /* how it stands */
    lesson_close(&lesson);
}

static void test_one_may_look_while_the_guide_tells(void **state)
{
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    probe_press(lesson.probe, "s");
    probe_shows(lesson.probe, "Followers left");
    probe_press(lesson.probe, "<Esc>c");
    probe_shows(lesson.probe, "turn by turn");
    probe_press(lesson.probe, "<Esc>w");
    probe_shows(lesson.probe, "Tile by tile, the players build");
    probe_press(lesson.probe, "<Esc>");
    probe_shows(lesson.probe, "Lesson 1 of");
    check_follows_script(&lesson);
    lesson_close(&lesson);
}

static void set_pace_of_bots(struct lesson *lesson, const char *pace)
{
    struct settings settings = *app_settings(lesson->probe->app);
    strcpy(settings.value[SETTINGS_BOT_PACE], pace);
    app_change_settings(lesson->probe->app, &settings);
}

/* Whatever the settings say: the learner can follow. Its moves are the script's, so nothing is
 * thought. */
static void test_a_computer_player_takes_its_time(void **state)
{
    (void)state;
    enum { SHORT = 300, LONG = 1200 };
    struct lesson lesson = lesson_open(24, 80);
    struct table *table;
    set_pace_of_bots(&lesson, "at-once");
    go_to_kind(&lesson, STEP_BOT);
    table = lesson.tutorial->table;
    size_t made = table->session.made;
    probe_wait(lesson.probe, SHORT);
    probe_shows(lesson.probe, "Ben is thinking");
    probe_wait(lesson.probe, LONG);
    probe_shows(lesson.probe, "Ben places the tile");
    probe_wait(lesson.probe, SHORT);
    assert_int_equal(table->session.made, made);
    for (int waits = 0; kind_at_hand(&lesson) == STEP_BOT; waits++) {
        assert_true(waits < 5);
        probe_wait(lesson.probe, LONG);
        check_follows_script(&lesson);
    }
    assert_int_equal(kind_at_hand(&lesson), STEP_UNDO);
    assert_int_equal(table->player, SCRIPT_LEARNER);
    assert_null(table->bot->opponents);
    lesson_close(&lesson);
}

/* Neither who plays nor its pace; those keys are the tutorial's own or none. */
static void test_a_computer_player_stays_as_it_is(void **state)
{
    (void)state;
    struct lesson lesson = lesson_open(24, 80);
    go_to_kind(&lesson, STEP_BOT);
    size_t first =
        script_run_first_step(&lesson.tutorial->run, tutorial_step(lesson.tutorial)->lesson);
    probe_press(lesson.probe, "P");
    probe_hides(lesson.probe, "Who plays?");
    probe_press(lesson.probe, "<<");
    assert_int_equal(lesson.tutorial->step, first);
    assert_string_equal(app_settings(lesson.probe->app)->value[SETTINGS_BOT_PACE], "normal");
    lesson_close(&lesson);
}

static void test_who_plays_may_be_changed_where_that_is_told(void **state)
{
    (void)state;
    static const struct {
        const char *keys, *ann, *ben;
    } rows[] = {{"P<Esc>", "", "easy"},           {"P<Right><Esc>", "", "easy"},
                {"P<Enter>", "", "easy"},         {"P<Right><Enter>", "easy", "easy"},
                {"P<Down><Left><Enter>", "", ""}, {"P<Left><Down><Left><Enter>", "adaptive", ""}};
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        struct lesson lesson = lesson_open(24, 80);
        const struct record_head *head;
        go_to_kind(&lesson, STEP_SEATS);
        probe_press(lesson.probe, rows[row].keys);
        probe_wait(lesson.probe, 5000);
        head = &lesson.tutorial->table->session.head;
        assert_string_equal(head->bot[SCRIPT_LEARNER], rows[row].ann);
        assert_string_equal(head->bot[SCRIPT_OTHER], rows[row].ben);
        check_follows_script(&lesson);
        probe_shows(lesson.probe, "That was the last lesson.");
        probe_press(lesson.probe, "<Enter>");
        assert_true(lesson_is_over(&lesson));
        lesson_close(&lesson);
    }
}

static void test_all_texts_fit(void **state)
{
    (void)state;
    enum { MOST = 3 };
    static struct canvas canvas;
    canvas_clear(&canvas, 24, 80);
    for (size_t number = 0; number < SCRIPT_LESSONS_COUNT; number++)
        for (size_t step = 0; step < script_lessons[number].lesson->count; step++) {
            const char *text = script_lessons[number].lesson->steps[step].text;
            if (canvas_paragraph(&canvas, (struct area){0, 0, 9, 76}, (struct style){0}, text) >
                MOST)
                fail_msg("more than %d lines: %s", MOST, text);
        }
}

static void test_how_it_looks(void **state)
{
    (void)state;
    static const struct {
        const char *move, *name;
    } looks[] = {{"place 1,1 e", "place"},
                 {"bridge 0,2 ew", "bridge"},
                 {"castle", "castle"},
                 {"bid 2", "bid"},
                 {"cross -2,0 city w", "cross"},
                 {"deploy large city e", "large_follower"},
                 {"deploy builder city e", "builder"},
                 {"deploy pig field wnw", "pig"}};
    struct lesson lesson = lesson_open(24, 80), large = lesson_open(50, 200);
    lesson.probe->around.depth = DEPTH_8;
    for (size_t look = 0; look < sizeof looks / sizeof looks[0]; look++) {
        char name[64];
        go_to_move(&lesson, looks[look].move);
        snprintf(name, sizeof name, "tutorial_%s", looks[look].name);
        probe_expect(lesson.probe, name);
    }
    go_to_kind(&lesson, STEP_BOT);
    press(&lesson, KEYS_ENTER);
    probe_expect(lesson.probe, "tutorial_bot");
    go_to_kind(&lesson, STEP_SEATS);
    press(&lesson, 'P');
    probe_expect(lesson.probe, "tutorial_seats");
    go_to_move(&large, "place 3,1 e");
    probe_expect(large.probe, "tutorial_large");
    lesson_close(&lesson);
    lesson_close(&large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_played_as_it_says_at_80x24),
        cmocka_unit_test(test_played_as_it_says_at_200x50),
        cmocka_unit_test(test_played_as_it_says_in_ascii),
        cmocka_unit_test(test_played_as_it_says_in_8_colours),
        cmocka_unit_test(test_wrong_keys_at_every_step_lead_nowhere_else),
        cmocka_unit_test(test_any_keys_whatever_break_nothing),
        cmocka_unit_test(test_another_move_is_answered_and_taken_back),
        cmocka_unit_test(test_what_is_taken_back_is_asked_for_again),
        cmocka_unit_test(test_lessons_are_skipped_and_begun_again),
        cmocka_unit_test(test_every_lesson_can_be_chosen_and_left),
        cmocka_unit_test(test_what_is_done_is_remembered),
        cmocka_unit_test(test_the_list_looks_as_drawn),
        cmocka_unit_test(test_fast_turns_are_fast),
        cmocka_unit_test(test_an_end_can_be_looked_at),
        cmocka_unit_test(test_points_are_as_told),
        cmocka_unit_test(test_arrows_have_words_where_they_cannot_be_shown),
        cmocka_unit_test(test_the_table_asks_for_nothing_while_the_guide_tells),
        cmocka_unit_test(test_one_may_look_while_the_guide_tells),
        cmocka_unit_test(test_a_computer_player_takes_its_time),
        cmocka_unit_test(test_a_computer_player_stays_as_it_is),
        cmocka_unit_test(test_who_plays_may_be_changed_where_that_is_told),
        cmocka_unit_test(test_all_texts_fit),
        cmocka_unit_test(test_how_it_looks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
