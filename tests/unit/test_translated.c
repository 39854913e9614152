/* The screens in the other languages: as drawn, and with room for their longer words. */
#include "played.h"

#include "language/language.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "tui/tutorial/tutorial.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const languages[] = {"de", "pl"};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

static void speak(const char *language)
{
    setenv("LC_ALL", "C.UTF-8", 1);
    language_choose(language);
}

/* Looks at the screen as it was drawn in that language, tests/screens/LANGUAGE_NAME.txt. */
static void expect(struct probe *probe, const char *language, const char *name)
{
    char file[64];
    snprintf(file, sizeof file, "%s_%s", language, name);
    probe_expect(probe, file);
}

/* Below the heading, whose remark may give way. */
static void expect_nothing_cut(struct probe *probe, const char *language)
{
    const char *screen = probe_screen(probe);
    if (strstr(strchr(screen, '\n'), "\u2026"))
        fail_msg("%s: something is cut off on this screen:\n%s", language, screen);
}

static struct session session_of(const char *text)
{
    struct session session = played_session(text);
    return session;
}

#define HEAD                                                                                       \
    "bastide: 1\n"                                                                                 \
    "player: Ann\n"                                                                                \
    "player: Ben\n"                                                                                \
    "player: Cy\n"                                                                                 \
    "sets: base bcb drawbridges\n"                                                                 \
    "seed: 5\n"                                                                                    \
    "chance: auto\n\n"

/* Ann has scored a city; Ben lays a bazaar. */
#define TURN                                                                                       \
    HEAD "- draw CFFF\n"                                                                           \
         "1 place 0,-1 s\n"                                                                        \
         "1 deploy meeple city s\n"                                                                \
         "1 score\n"                                                                               \
         "- draw FFFF.b\n"
#define BAZAAR                                                                                     \
    TURN "2 place 0,1 n\n"                                                                         \
         "2 pass\n"                                                                                \
         "- reveal FRFr CFFF RRRR\n"

static void check_title(const char *language)
{
    struct probe *probe = probe_open(title_page_of(1), 24, 80);
    probe->around.depth = DEPTH_MONO;
    expect(probe, language, "title");
    probe_close(probe);
}

static void check_settings(const char *language)
{
    struct probe *probe = probe_open(title_page_of(1), 24, 80);
    for (int line = 0; line < 5; line++) /* from Tutorial to Settings */
        probe_press(probe, "<Down>");
    probe_press(probe, "<Enter>");
    expect(probe, language, "settings");
    probe_close(probe);
}

static void check_setup(const char *language)
{
    enum { ROWS = 14 }; /* of the sets and rules, at least */
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    expect(probe, language, "setup");
    probe_press(probe, "<PgDn>");
    probe_press(probe, "<Up><Up>");
    probe_press(probe, "<Enter>");
    expect(probe, language, "setup_rules");
    for (int row = 0; row < ROWS; row++, probe_press(probe, "<Down>")) {
        probe_press(probe, "<Right>");
        expect_nothing_cut(probe, language);
    }
    probe_close(probe);
}

static void check_table(const char *language)
{
    struct session session = session_of(TURN);
    struct probe *probe = probe_open(table_page(&session), 24, 80);
    expect(probe, language, "hand_over");
    probe_press(probe, "<Enter>");
    expect(probe, language, "placing");
    probe_press(probe, "<Enter>");
    expect(probe, language, "deploying");
    probe_close(probe);
}

static void check_auction(const char *language)
{
    struct session session = session_of(BAZAAR);
    struct probe *probe = probe_open(table_page(&session), 24, 80);
    expect(probe, language, "bazaar");
    probe_press(probe, "<Enter>");
    expect(probe, language, "auction");
    probe_press(probe, "<Enter>");
    expect(probe, language, "bid");
    probe_close(probe);
}

static void check_final(const char *language)
{
    struct session session;
    struct rng rng = rng_from_seed(7);
    played_begin(&session, 3, 7);
    while (!game_is_over(&session.game))
        played_on(&session, &rng, 1);
    struct probe *probe = probe_open(table_page(&session), 24, 80);
    probe_press(probe, "f");
    expect(probe, language, "final");
    probe_close(probe);
}

/* Every topic is read, so that each text is drawn once. */
static void check_rules(const char *language)
{
    struct probe *probe = probe_open(rules_page(), 24, 80);
    expect(probe, language, "rules");
    for (int leaf = 0; leaf < 100; leaf++, probe_press(probe, "<Enter>"))
        expect_nothing_cut(probe, language);
    probe_close(probe);
}

typedef void check_screens(const char *language);

static void in_every_language(check_screens *check)
{
    for (size_t l = 0; l < LANGUAGES; l++) {
        speak(languages[l]);
        check(languages[l]);
    }
    language_choose("en");
}

static void test_title(void **state)
{
    (void)state;
    in_every_language(check_title);
}

static void test_setup(void **state)
{
    (void)state;
    in_every_language(check_setup);
}

static void test_settings(void **state)
{
    (void)state;
    in_every_language(check_settings);
}

static void test_table(void **state)
{
    (void)state;
    in_every_language(check_table);
}

static void test_auction(void **state)
{
    (void)state;
    in_every_language(check_auction);
}

static void test_final(void **state)
{
    (void)state;
    in_every_language(check_final);
}

static void test_rules(void **state)
{
    (void)state;
    in_every_language(check_rules);
}

/* The whole title of each lesson has room beside the keys. */
static void check_lessons(const char *language)
{
    (void)language;
    struct probe *probe = probe_open(tutorial_lesson_page(0), 24, 80);
    for (size_t lesson = 0; lesson < SCRIPT_LESSONS_COUNT; lesson++) {
        probe_shows(probe, _(script_lessons[lesson].lesson->name));
        probe_press(probe, ">");
    }
    probe_close(probe);
}

static void test_lessons(void **state)
{
    (void)state;
    in_every_language(check_lessons);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_title, probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_setup, probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_settings, probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_table, probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_auction, probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_final, probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_rules, probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_lessons, probe_folder_setup, probe_folder_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
