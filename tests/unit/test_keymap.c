/* The player's own keys: the file, what is wrong with it, and that everything that shows or takes
 * keys follows it. */
#include "played_table.h"

#include "choosing/choosing.h"
#include "tui/keys.h"
#include "tui/table/stage.h"

static const char reason_of_key[] = "expected a key: one character, or a name such as Ctrl-R";

static struct keymap keys_of(const char *text)
{
    struct keymap keymap;
    struct bad_text bad;
    if (!keymap_read(&keymap, text, strlen(text), &bad))
        fail_msg("%zu:%zu: %s", bad.line, bad.column, bad.reason);
    return keymap;
}

/* The keys of a binding that is `key` by default at that place, as a text: "y Ctrl-B". */
static const char *bound(const struct keymap *keymap, enum key_place place, uint32_t key)
{
    static char text[BINDING_KEYS * KEY_NAME_SIZE];
    struct binding binding = {.key = {key}};
    keymap_bind(keymap, place, &binding);
    text[0] = '\0';
    for (size_t k = 0; k < BINDING_KEYS && binding.key[k] != 0; k++) {
        char name[KEY_NAME_SIZE];
        assert_int_equal(binding_means(&binding, k), key);
        key_print(binding.key[k], name);
        sprintf(text + strlen(text), "%s%s", k > 0 ? " " : "", name);
    }
    return text;
}

static void test_keys_are_set_and_others_keep_their_defaults(void **state)
{
    (void)state;
    struct keymap keymap =
        keys_of("# mine\n\nundo = y Ctrl-B # the last step\r\n\tbridge  =  \xc3\xb6");
    assert_string_equal(bound(&keymap, KEYS_OF_GAME, 'u'), "y Ctrl-B");
    assert_string_equal(bound(&keymap, KEYS_OF_DEPLOYING, 'b'), "\xc3\xb6");
    assert_string_equal(bound(&keymap, KEYS_OF_GAME, 'x'), "x");
    assert_string_equal(bound(NULL, KEYS_OF_GAME, 'u'), "u");
    assert_string_equal(bound(&keymap, KEYS_OF_FIXED, 'u'), "u");
}

static void test_confirm_and_arrows_can_only_be_added_to(void **state)
{
    (void)state;
    struct keymap keymap = keys_of("left = h\nconfirm = Enter ~\nhome = k\nhints = I\n");
    struct binding go = {.key = {ARROWS}};
    assert_string_equal(bound(&keymap, KEYS_OF_PLACING, KEYS_ENTER), "Enter ~");
    keymap_bind(&keymap, KEYS_OF_PLACING, &go);
    const uint32_t keys[] = {ARROWS, 'h', 0};
    assert_memory_equal(go.key, keys, sizeof keys);
    assert_int_equal(binding_means(&go, 4), KEYS_LEFT);
    assert_string_equal(bound(&keymap, KEYS_OF_FIXED, KEYS_LEFT), "\xe2\x86\x90");
}

/* What is exchanged is no conflict, nor what is one by default. */
static void test_two_actions_can_swap_their_keys(void **state)
{
    (void)state;
    struct keymap keymap = keys_of("undo = x\nlook = u\n");
    assert_string_equal(bound(&keymap, KEYS_OF_GAME, 'u'), "x");
    assert_string_equal(bound(&keymap, KEYS_OF_GAME, 'x'), "u");
    keys_of("chart = c\ncastle = c\n");
    keys_of("sort = r\n"); /* `turn` is never asked for where tiles are sorted */
}

struct mistake {
    const char *text;
    size_t line, column;
    const char *reason;
};

static void test_mistakes_are_named_and_change_nothing(void **state)
{
    static const struct mistake mistakes[] = {
        {"undoo = z", 1, 1, "'undoo': expected an action; 'bastide keys' lists them"},
        {"# a\n undo z", 2, 7, "'z': expected '='"},
        {"undo", 1, 5, "expected '='"},
        {"undo =", 1, 7, reason_of_key},
        {"undo = zz", 1, 8, reason_of_key},
        {"undo = F1", 1, 8, reason_of_key},
        {"undo = Ctrl-r", 1, 8, reason_of_key},
        {"undo = \xff", 1, 8, reason_of_key},
        {"undo = Tab", 1, 8, "'Tab': expected another key: this one stays what it is"},
        {"undo = 3", 1, 8, "'3': expected another key: this one stays what it is"},
        {"undo = ?", 1, 8, "'?': expected another key: this one stays what it is"},
        {"undo = Ctrl-C", 1, 8, "'Ctrl-C': expected another key: this one stays what it is"},
        {"left = Right", 1, 8, "'Right': expected another key: this one stays what it is"},
        {"undo = y k E j", 1, 14, "'j': expected the line to end here: an action has three keys"},
        {"undo = y\nundo = k", 2, 1, "'undo': expected each action once"},
        {"undo = y\nlook = k y", 1, 8, "'y': expected a key that is not 'look' already (game)"},
        {"undo = y y", 1, 8, "'y': expected a key that is not 'undo' already (game)"},
        {"undo = x", 1, 8, "'x': expected a key that is not 'look' already (game)"},
        {"turn = x", 1, 8, "'x': expected a key that is not 'look' already (placing)"},
        {"look = r", 1, 8, "'r': expected a key that is not 'turn' already (placing)"},
        {"left = h", 1, 8, "'h': expected a key that is not 'home' already (deciding)"},
        {"undo = \x01", 1, 8, "byte 1: expected text, not a control character"},
    };
    (void)state;
    for (size_t m = 0; m < sizeof mistakes / sizeof mistakes[0]; m++) {
        const struct mistake *mistake = &mistakes[m];
        struct keymap keymap = keys_of("undo = y"), before = keymap;
        struct bad_text bad = {0};
        if (keymap_read(&keymap, mistake->text, strlen(mistake->text), &bad))
            fail_msg("'%s' is taken", mistake->text);
        if (strstr(bad.reason, mistake->reason) == NULL)
            fail_msg("'%s': %s", mistake->text, bad.reason);
        assert_int_equal(bad.line, mistake->line);
        assert_int_equal(bad.column, mistake->column);
        assert_memory_equal(&keymap, &before, sizeof keymap);
    }
}

static void test_what_is_printed_is_read_as_the_defaults(void **state)
{
    char *text = NULL;
    size_t length = 0;
    struct keymap keymap, defaults = keymap_default();
    struct bad_text bad;
    (void)state;
    FILE *file = open_memstream(&text, &length);
    assert_true(keymap_print_default(file));
    fclose(file);
    if (!keymap_read(&keymap, text, length, &bad))
        fail_msg("%zu:%zu: %s", bad.line, bad.column, bad.reason);
    assert_memory_equal(&keymap, &defaults, sizeof keymap);
    assert_non_null(strstr(text, "\nredo = U Ctrl-R\n"));
    free(text);
}

/* Every letter of a game has an action. */
static void check_binding(const struct binding *binding, enum key_place place)
{
    for (size_t k = 0; k < BINDING_KEYS; k++) {
        uint32_t key = binding->key[k];
        if (key != 0 && !key_stays(key) && action_at(place, key) == NO_ACTION)
            fail_msg("'%c' has no action at %s: %s", (int)key, key_place_name(place),
                     binding->help);
    }
}

static void check_rows(const struct key_rows *keys, enum key_place place)
{
    for (size_t row = 0; row < keys->count; row++)
        check_binding(&keys->row[row].binding, place);
}

static void test_every_key_of_a_stage_has_an_action(void **state)
{
    const struct stage *stage;
    (void)state;
    check_rows(&keys_of_every_stage, KEYS_OF_GAME);
    for (unsigned number = 0; (stage = stage_numbered(number)) != NULL; number++)
        if (stage->keys.count > 0 && stage->type == NULL)
            check_rows(&stage->keys, stage->keys_place);
}

static void test_actions_are_named_once(void **state)
{
    (void)state;
    for (unsigned a = 0; a < actions_count; a++)
        for (unsigned b = 0; b < a; b++) {
            assert_string_not_equal(actions[a].name, actions[b].name);
            for (unsigned k = 0; k < ACTION_KEYS && actions[a].key[k] != 0; k++)
                if (actions[a].places & actions[b].places)
                    for (unsigned o = 0; o < ACTION_KEYS; o++)
                        assert_int_not_equal(actions[a].key[k], actions[b].key[o]);
        }
}

static struct probe *probe_with(const char *text, struct table **table)
{
    static struct keymap keymap;
    struct session session;
    struct probe *probe;
    played_all_sets(&session, 2, 3, 0);
    *table = played_table(&probe, &session, 3, 24, 80);
    keymap = keys_of(text);
    app_set_keys(probe->app, &keymap);
    return probe;
}

static void test_screen_help_and_mouse_follow_the_file(void **state)
{
    struct table *table;
    struct probe *probe =
        probe_with("turn = y\nlook = z\nleft = k\nlog = j\nstep-back = I\n", &table);
    (void)state;
    while (placing_ways(table->placing) < 2)
        probe_press(probe, "<Tab>");
    probe_shows(probe, "y turns it");
    probe_shows(probe, "y turn");
    probe_shows(probe, "z look");
    unsigned before = table->placing->orientation;
    probe_press(probe, "r");
    assert_int_equal(table->placing->orientation, before);
    probe_press(probe, "y");
    unsigned turned = table->placing->orientation;
    assert_int_not_equal(turned, before);
    probe_right_click(probe, 1, 1);
    probe_press(probe, "R");
    assert_int_equal(table->placing->orientation, turned);
    probe_press(probe, "?");
    probe_shows(probe, "y ");
    probe_shows(probe, "Turn the tile");
    probe_press(probe, "<Esc>");
    probe_click_on(probe, "z look");
    assert_int_equal(table->mode, MODE_INSPECT);
    probe_press(probe, "z");
    assert_int_equal(table->mode, MODE_NONE);
    probe_press(probe, "x");
    assert_int_equal(table->mode, MODE_NONE);
    probe_press(probe, "j");
    probe_shows(probe, "Log");
    probe_press(probe, "l");
    probe_shows(probe, "Log");
    probe_press(probe, "j");
    probe_hides(probe, "Log");
    probe_close(probe);
}

static void test_every_key_of_a_page_over_the_game_has_an_action(void **state)
{
    static const char *const opens[] = {"l", "s", "c", "t", "[", "[l", "[s", "[c"};
    struct table *table;
    struct probe *probe = probe_with("", &table);
    (void)state;
    probe_press(probe, "<Enter>");
    for (size_t o = 0; o < sizeof opens / sizeof opens[0]; o++) {
        probe_press(probe, opens[o]);
        const struct page_kind *kind = app_page(probe->app)->kind;
        assert_int_not_equal(kind->keys_place, KEYS_OF_FIXED);
        for (size_t row = 0; row < kind->keys_count; row++)
            check_binding(&kind->keys[row].binding, kind->keys_place);
        while (app_page(probe->app) != &table->page)
            probe_press(probe, "<Esc>");
    }
    probe_close(probe);
}

/* While letters are typed for places, none of them is a key. */
static void test_letters_for_places_are_typed(void **state)
{
    struct table *table;
    struct probe *probe = probe_with("zoom-in = y\n", &table);
    (void)state;
    probe_press(probe, ";");
    assert_int_equal(table->mode, MODE_LABELS);
    int size = table->pane.viewport.size;
    probe_press(probe, "y");
    assert_int_equal(table->pane.viewport.size, size);
    probe_close(probe);
}

static void test_words_name_the_keys_that_are_set(void **state)
{
    struct keymap keymap = keys_of("undo = y\nright = l\nlog = Ctrl-O\n");
    (void)state;
    assert_string_equal(keymap_words(&keymap, KEYS_OF_PLACING, "{u}, {l}: {r} {{ {} {").text,
                        "y, Ctrl-O: r {{ {} {");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_keys_are_set_and_others_keep_their_defaults),
        cmocka_unit_test(test_confirm_and_arrows_can_only_be_added_to),
        cmocka_unit_test(test_two_actions_can_swap_their_keys),
        cmocka_unit_test(test_mistakes_are_named_and_change_nothing),
        cmocka_unit_test(test_what_is_printed_is_read_as_the_defaults),
        cmocka_unit_test(test_every_key_of_a_stage_has_an_action),
        cmocka_unit_test(test_actions_are_named_once),
        cmocka_unit_test(test_words_name_the_keys_that_are_set),
        cmocka_unit_test_setup_teardown(test_screen_help_and_mouse_follow_the_file,
                                        probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_every_key_of_a_page_over_the_game_has_an_action,
                                        probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_letters_for_places_are_typed, probe_folder_setup,
                                        probe_folder_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
