/* Settings: the file, and the page on which they are changed. */
#include "played.h"

#include "language/language.h"
#include "play/settings.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "tui/theme/theme.h"

/* A folder of settings without a file in it. */
static int make_folder(void **state)
{
    static char folder[64];
    scratch_make(folder);
    *state = folder;
    probe_folder_make();
    return setenv("XDG_CONFIG_HOME", folder, 1);
}

static int remove_folder(void **state)
{
    scratch_remove(*state);
    probe_folder_remove();
    return unsetenv("XDG_CONFIG_HOME");
}

static char *path_of(void **state, const char *name)
{
    static char path[256];
    return played_path(path, *state, name);
}

static char *settings_path(void **state)
{
    return path_of(state, "bastide/settings");
}

static void put_settings(void **state, const char *text)
{
    mkdir(path_of(state, "bastide"), 0700);
    played_write(settings_path(state), text, strlen(text));
}

static void expect_settings(void **state, const char *text)
{
    size_t length;
    char *kept = played_text(settings_path(state), &length);
    assert_string_equal(kept, text);
    free(kept);
}

static struct word word_of(const char *text)
{
    return (struct word){text, strlen(text), 1};
}

static struct settings with(struct settings settings, enum settings_key key, const char *value)
{
    struct bad_text bad;
    assert_true(settings_set(&settings, key, word_of(value), &bad));
    return settings;
}

static void test_without_a_file_everything_has_its_default(void **state)
{
    struct settings settings, defaults = settings_default();
    struct problem problem;
    assert_true(settings_load(&settings, &problem));
    assert_memory_equal(&settings, &defaults, sizeof settings);
    assert_string_equal(settings.value[SETTINGS_THEME], "default");
    assert_string_equal(settings.value[SETTINGS_LANGUAGE], "");
    assert_true(settings_is_on(&settings, SETTINGS_MOUSE));
    assert_string_equal(settings.value[SETTINGS_SYNCHRONIZED], "auto");
    assert_false(settings_is_on(&settings, SETTINGS_HINTS));
    assert_false(settings_is_on(&settings, SETTINGS_CONFIRM));
    assert_int_not_equal(access(path_of(state, "bastide"), F_OK), 0); /* nor was one made */
}

static void test_every_default_is_a_value(void **state)
{
    (void)state;
    for (enum settings_key key = 0; key < SETTINGS_KEYS_COUNT; key++) {
        struct settings settings = settings_default();
        struct settings again = with(settings, key, settings.value[key]);
        const char *values[SETTINGS_VALUES_MAX];
        size_t count = settings_values(key, values);
        assert_memory_equal(&settings, &again, sizeof settings);
        for (size_t v = 0; v < count; v++)
            assert_string_equal(with(settings, key, values[v]).value[key], values[v]);
    }
}

static void test_a_file_is_read(void **state)
{
    struct settings settings;
    struct problem problem;
    put_settings(state, "# mine\n"
                        "theme: light\n"
                        "\n"
                        "  language:\tde\n"
                        "mouse: off\n"
                        "sound: loud and clear\n"
                        "synchronized-output: off\n"
                        "hints: on\n"
                        "confirm: on");
    if (!settings_load(&settings, &problem))
        fail_msg("%s", problem.text);
    assert_string_equal(settings.value[SETTINGS_THEME], "light");
    assert_string_equal(settings.value[SETTINGS_LANGUAGE], "de");
    assert_false(settings_is_on(&settings, SETTINGS_MOUSE));
    assert_string_equal(settings.value[SETTINGS_SYNCHRONIZED], "off");
    assert_true(settings_is_on(&settings, SETTINGS_HINTS));
    assert_true(settings_is_on(&settings, SETTINGS_CONFIRM));
    put_settings(state, "language: de\nlanguage:\n");
    assert_true(settings_load(&settings, &problem));
    assert_string_equal(settings.value[SETTINGS_LANGUAGE], "");
}

static void test_bad_lines_are_named_and_the_others_count(void **state)
{
    static const struct {
        const char *line, *problem;
    } lines[] = {
        {"mouse: often", ":2:8: 'often': expected one of: on, off"},
        {"mouse:", ":2:7: '': expected one of: on, off"},
        {"mouse: on off", ":2:8: 'on off': expected one of: on, off"},
        {"synchronized-output: on", ":2:22: 'on': expected one of: auto, off"},
        {"language: fr", ":2:11: 'fr': expected one of: en, de, pl"},
        {"theme: Bright Red",
         ":2:8: 'Bright Red': expected a theme name: lower-case letters, digits and hyphens"},
        {"theme: a-name-that-is-far-too-long-for-it",
         ":2:8: 'a-name-that-is-far-too-long-for-it': expected a theme name: lower-case letters, "
         "digits and hyphens"},
        {"mouse off", ":2: expected a line 'key: value'"},
        {": off", ":2: expected a line 'key: value'"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char text[256], expected[512];
        struct settings settings, defaults = settings_default();
        struct problem problem;
        snprintf(text, sizeof text, "hints: on\n%s\nconfirm: on\nmouse: seldom\n", lines[i].line);
        put_settings(state, text);
        assert_false(settings_load(&settings, &problem));
        snprintf(expected, sizeof expected, "%s%s", settings_path(state), lines[i].problem);
        assert_string_equal(problem.text, expected);
        assert_true(settings_is_on(&settings, SETTINGS_HINTS));
        assert_true(settings_is_on(&settings, SETTINGS_CONFIRM));
        assert_string_equal(settings.value[SETTINGS_MOUSE], defaults.value[SETTINGS_MOUSE]);
        expect_settings(state, text); /* nobody has touched it */
    }
}

static void test_what_is_no_text_is_said(void **state)
{
    static const struct {
        const char *text, *problem;
        size_t length;
    } files[] = {
        {"\ufeffhints: on\nconfirm: on\n", ":1:1: a byte order mark: expected a file without one",
         25},
        {"hints: on\nmouse: o\0ff\nconfirm: on\n",
         ":2:9: byte 0: expected text, not a control character", 34},
        {"hints: on\n\0\nconfirm: on\n", ":2:1: byte 0: expected text, not a control character",
         24},
    };
    mkdir(path_of(state, "bastide"), 0700);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char expected[512];
        struct settings settings;
        struct problem problem;
        played_write(settings_path(state), files[i].text, files[i].length);
        assert_false(settings_load(&settings, &problem));
        snprintf(expected, sizeof expected, "%s%s", settings_path(state), files[i].problem);
        assert_string_equal(problem.text, expected);
        assert_true(settings_is_on(&settings, SETTINGS_HINTS)); /* the rest is as it should be */
        assert_true(settings_is_on(&settings, SETTINGS_CONFIRM));
    }
}

static void test_lines_may_end_as_in_windows(void **state)
{
    struct settings settings;
    struct problem problem;
    put_settings(state, "hints: on\r\n\r\nmouse: off\r\n");
    assert_true(settings_load(&settings, &problem));
    assert_true(settings_is_on(&settings, SETTINGS_HINTS));
    assert_false(settings_is_on(&settings, SETTINGS_MOUSE));
}

static void test_what_is_no_file_is_said(void **state)
{
    struct settings settings;
    struct problem problem;
    mkdir(path_of(state, "bastide"), 0700);
    mkdir(settings_path(state), 0700);
    assert_false(settings_load(&settings, &problem));
    assert_non_null(strstr(problem.text, "bastide/settings: "));
}

static void test_every_language_can_be_set(void **state)
{
    (void)state;
    const struct language *language;
    const char *values[SETTINGS_VALUES_MAX];
    size_t languages = language_list(&language);
    assert_int_equal(settings_values(SETTINGS_LANGUAGE, values), 1 + languages);
    assert_string_equal(values[languages], language[languages - 1].code);
}

static void test_only_what_was_changed_is_written(void **state)
{
    struct settings before = settings_default(), after = before;
    struct problem problem;
    assert_true(settings_keep(&before, &after, &problem));
    assert_int_not_equal(access(path_of(state, "bastide"), F_OK), 0);
    after = with(with(before, SETTINGS_THEME, "light"), SETTINGS_HINTS, "on");
    assert_true(settings_keep(&before, &after, &problem));
    expect_settings(state, "theme: light\nhints: on\n");
    /* What the command line said for once is in both, and so not kept. */
    before = with(settings_default(), SETTINGS_LANGUAGE, "pl");
    after = with(before, SETTINGS_MOUSE, "off");
    assert_true(settings_keep(&before, &after, &problem));
    expect_settings(state, "theme: light\nhints: on\nmouse: off\n");
}

static void test_everything_else_in_the_file_stays(void **state)
{
    struct settings before = settings_default();
    struct settings after = with(before, SETTINGS_MOUSE, "off");
    struct problem problem;
    put_settings(state, "# mine\nfuture: yes, of course\n\nmouse: on\nwhat is this\nmouse: on\n"
                        "hints: perhaps");
    assert_true(settings_keep(&before, &after, &problem));
    expect_settings(state, "# mine\nfuture: yes, of course\n\nmouse: off\nwhat is this\n"
                           "hints: perhaps\n");
}

/* A line that was cut at a zero byte would say something else the next time. */
static void test_a_line_with_a_zero_byte_stays_whole(void **state)
{
    static const char text[] = "theme: dusk\0\0\nmouse: on\n";
    static const char expected[] = "theme: dusk\0\0\nmouse: off\n";
    struct settings before = settings_default();
    struct settings after = with(before, SETTINGS_MOUSE, "off");
    struct problem problem;
    size_t length;
    mkdir(path_of(state, "bastide"), 0700);
    played_write(settings_path(state), text, sizeof text - 1);
    assert_true(settings_keep(&before, &after, &problem));
    char *kept = played_text(settings_path(state), &length);
    assert_int_equal(length, sizeof expected - 1);
    assert_memory_equal(kept, expected, length);
    free(kept);
}

static void test_a_link_leads_to_the_file_that_is_meant(void **state)
{
    struct settings before = settings_default(), read;
    struct settings after = with(before, SETTINGS_THEME, "mono");
    struct problem problem;
    struct stat about;
    char meant[256];
    mkdir(path_of(state, "bastide"), 0700);
    played_path(meant, *state, "dotfile");
    played_write(meant, "hints: on\n", 10);
    assert_int_equal(symlink(meant, settings_path(state)), 0);
    assert_true(settings_keep(&before, &after, &problem));
    assert_int_equal(lstat(settings_path(state), &about), 0);
    assert_true(S_ISLNK(about.st_mode));
    assert_true(settings_load(&read, &problem));
    assert_string_equal(read.value[SETTINGS_THEME], "mono");
    assert_true(settings_is_on(&read, SETTINGS_HINTS));
}

static void test_what_cannot_be_kept_is_said(void **state)
{
    struct settings before = settings_default();
    struct settings after = with(before, SETTINGS_THEME, "mono");
    struct problem problem;
    played_write(path_of(state, "bastide"), "", 0); /* a file in the folder's place */
    assert_false(settings_keep(&before, &after, &problem));
    assert_non_null(strstr(problem.text, "bastide: cannot use this settings folder: "));
    setenv("XDG_CONFIG_HOME", "not/from/the/root", 1);
    char *home = strdup(getenv("HOME") ? getenv("HOME") : "");
    unsetenv("HOME");
    assert_false(settings_keep(&before, &after, &problem));
    assert_string_equal(
        problem.text,
        "no settings folder: expected HOME or XDG_CONFIG_HOME to be an absolute path");
    assert_true(settings_load(&after, &problem));
    setenv("HOME", home, 1);
    free(home);
}

static struct probe *open_page(void)
{
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_press(probe, "s");
    probe_shows(probe, "Theme");
    return probe;
}

static void test_a_theme_is_in_effect_at_once_and_kept_at_leaving(void **state)
{
    struct probe *probe = open_page();
    assert_string_equal(app_theme(probe->app)->name, theme_default()->name);
    probe_press(probe, "<Right>");
    probe_shows(probe, "light");
    assert_string_equal(app_theme(probe->app)->name, "light");
    assert_int_not_equal(access(settings_path(state), F_OK), 0); /* not yet */
    probe_press(probe, "<Left><Left>");
    assert_string_equal(app_theme(probe->app)->name, "mono");
    probe_press(probe, "<Esc>");
    probe_hides(probe, "Theme");
    assert_string_equal(app_theme(probe->app)->name, "mono");
    expect_settings(state, "theme: mono\n");
    probe_close(probe);
}

static void test_every_setting_can_be_changed(void **state)
{
    struct probe *probe = open_page();
    probe_press(probe, "<Tab><Down><Right>j j j<Right>j j j j j j j <Enter>");
    const struct settings *settings = app_settings(probe->app);
    assert_string_equal(settings->value[SETTINGS_LANGUAGE], "");
    assert_false(settings_is_on(settings, SETTINGS_MOUSE));
    assert_string_equal(settings->value[SETTINGS_SYNCHRONIZED], "off");
    assert_true(settings_is_on(settings, SETTINGS_HINTS));
    assert_true(settings_is_on(settings, SETTINGS_CONFIRM));
    assert_false(settings_is_on(settings, SETTINGS_BANNER));
    assert_true(settings_is_on(settings, SETTINGS_AUTO_END));
    assert_false(settings_is_on(settings, SETTINGS_SCORING));
    assert_string_equal(settings->value[SETTINGS_BOT_PACE], "fast");
    assert_false(settings_is_on(settings, SETTINGS_TURN_BELL));
    assert_false(settings_is_on(settings, SETTINGS_TURN_TITLE));
    assert_string_equal(settings->value[SETTINGS_TURN_NOTIFICATION], "off");
    expect_settings(state,
                    "mouse: off\nsynchronized-output: off\nhints: on\nconfirm: on\n"
                    "hand-over-banner: off\nauto-end-turn: on\nshow-scoring: off\nbot-pace: fast\n"
                    "turn-bell: off\nturn-title: off\nturn-notification: off\n");
    probe_press(probe, "s<Up>kkkkkkk<Left>k <Esc>");
    assert_false(settings_is_on(settings, SETTINGS_HINTS));
    assert_false(settings_is_on(settings, SETTINGS_CONFIRM));
    expect_settings(state,
                    "mouse: off\nsynchronized-output: off\nhints: off\nconfirm: off\n"
                    "hand-over-banner: off\nauto-end-turn: on\nshow-scoring: off\nbot-pace: fast\n"
                    "turn-bell: off\nturn-title: off\nturn-notification: off\n");
    probe_close(probe);
}

static void test_the_language_changes_at_once(void **state)
{
    (void)state;
    struct probe *probe = open_page();
    probe_press(probe, "<Down><Right>");
    probe_shows(probe, "English");
    probe_press(probe, "<Right>");
    probe_shows(probe, "Deutsch");
    assert_string_equal(app_settings(probe->app)->value[SETTINGS_LANGUAGE], "de");
    probe_press(probe, "<Right><Right>");
    probe_shows(probe, "system default");
    probe_close(probe);
}

static void test_players_own_themes_are_offered_and_bad_ones_said(void **state)
{
    mkdir(path_of(state, "bastide"), 0700);
    mkdir(path_of(state, "bastide/themes"), 0700);
    played_write(path_of(state, "bastide/themes/dusk.theme"), "night #402030\n", 14);
    played_write(path_of(state, "bastide/themes/odd.theme"), "night dark\n", 11);
    struct probe *probe = open_page();
    probe_press(probe, "<Left>");
    probe_shows(probe, "odd");
    probe_shows(probe, "1:7: 'dark': expected");
    assert_string_equal(app_theme(probe->app)->name, "default");
    probe_press(probe, "<Left>");
    probe_shows(probe, "dusk");
    assert_int_equal(theme_colour(app_theme(probe->app), INK_NIGHT)->rgb, 0x402030);
    probe_close(probe);
}

static void test_a_theme_whose_file_is_gone_can_be_left(void **state)
{
    struct settings settings = with(settings_default(), SETTINGS_THEME, "gone");
    (void)state;
    struct probe *probe = probe_open(title_page(), 24, 80);
    app_change_settings(probe->app, &settings);
    probe_shows(probe, "unknown theme 'gone'");
    probe_press(probe, "s");
    probe_shows(probe, "gone");
    probe_press(probe, "<Right>");
    assert_string_equal(app_theme(probe->app)->name, "default");
    app_change_settings(probe->app, &settings);
    probe_press(probe, "<Esc>");
    app_change_settings(probe->app, &settings);
    probe_press(probe, "s<Left>");
    assert_string_equal(app_theme(probe->app)->name, "mono");
    probe_close(probe);
}

static void test_what_is_changed_is_kept_when_the_program_is_left(void **state)
{
    struct probe *probe = open_page();
    probe_press(probe, "<Right>");
    probe_close(probe);
    expect_settings(state, "theme: light\n");
}

static void test_what_cannot_be_kept_is_said_on_the_screen(void **state)
{
    played_write(path_of(state, "bastide"), "", 0);
    struct probe *probe = open_page();
    probe_press(probe, "<Right><Enter>");
    probe_shows(probe, "cannot use this settings folder");
    assert_string_equal(app_theme(probe->app)->name, "light"); /* for now */
    probe_close(probe);
}

static void test_the_page(void **state)
{
    (void)state;
    struct probe *probe = open_page();
    probe_expect(probe, "settings-80x24");
    probe->around.depth = DEPTH_8;
    probe->around.unicode = false;
    probe_expect(probe, "settings-ascii");
    probe->around.depth = DEPTH_256;
    probe->around.unicode = true;
    probe->around.rows = 50;
    probe->around.cols = 200;
    probe_expect(probe, "settings-200x50");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)
        TEST(test_without_a_file_everything_has_its_default),
        TEST(test_every_default_is_a_value),
        TEST(test_a_file_is_read),
        TEST(test_bad_lines_are_named_and_the_others_count),
        TEST(test_what_is_no_text_is_said),
        TEST(test_lines_may_end_as_in_windows),
        TEST(test_what_is_no_file_is_said),
        TEST(test_every_language_can_be_set),
        TEST(test_only_what_was_changed_is_written),
        TEST(test_everything_else_in_the_file_stays),
        TEST(test_a_line_with_a_zero_byte_stays_whole),
        TEST(test_a_link_leads_to_the_file_that_is_meant),
        TEST(test_what_cannot_be_kept_is_said),
        TEST(test_a_theme_is_in_effect_at_once_and_kept_at_leaving),
        TEST(test_every_setting_can_be_changed),
        TEST(test_the_language_changes_at_once),
        TEST(test_players_own_themes_are_offered_and_bad_ones_said),
        TEST(test_a_theme_whose_file_is_gone_can_be_left),
        TEST(test_what_is_changed_is_kept_when_the_program_is_left),
        TEST(test_what_cannot_be_kept_is_said_on_the_screen),
        TEST(test_the_page),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
