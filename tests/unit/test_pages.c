/* The pages around the table: title, setup, load, rules. */
#include "play/bot_seats.h"
#include "play/start.h"
#include "play/store.h"
#include "support/probe.h"
#include "support/soak.h"
#include "text/setup.h"
#include "tui/pages.h"
#include "tui/pages/load_draw.h"
#include "tui/pages/setup_form.h"
#include "wording/rules_wording.h"
#include "wording/set_choices.h"
#include "wording/setup_words.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

/* A game of Ann and Ben, kept and left at its beginning. */
static void keep_a_game(void)
{
    struct problem problem = {""};
    char path[STORE_PATH_SIZE];
    struct record_head head = setup_default();
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben");
    store_today(head.date);
    head.has_seed = true;
    head.seed = 5;
    struct session session;
    assert_true(session_begin(&session, &head, &problem));
    assert_true(store_new_path(path, &problem));
    assert_true(session_keep(&session, path, &problem));
    session_close(&session);
}

/* The same played to the end by taking the first move there is. */
static void keep_a_finished_game(void)
{
    struct problem problem = {""};
    struct stored_game *game = malloc(sizeof *game);
    struct move_list moves;
    enum refusal refusal;
    struct session session;
    keep_a_game();
    assert_non_null(game);
    assert_true(store_latest(game, &(struct problem){""}));
    assert_true(session_resume(&session, game->path, &problem));
    while (!game_is_over(&session.game)) {
        game_legal(&session.game, &moves);
        assert_int_equal(session_play(&session, moves.move[0], &refusal, &problem), SESSION_DONE);
    }
    session_close(&session);
    free(game);
}

static void keep_rubbish(void)
{
    struct problem problem = {""};
    char path[STORE_PATH_SIZE + 32];
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    strcat(path, "/rubbish.bastide");
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("bastide: 1\nplayer: Ann\nnonsense\n", file);
    fclose(file);
}

/* What the newest kept game is, which there must be. */
static struct record_head newest_head(void)
{
    struct stored_game *game = malloc(sizeof *game);
    assert_non_null(game);
    assert_true(store_latest(game, &(struct problem){""}));
    struct record_head head = game->head;
    free(game);
    return head;
}

static bool row_is_chosen(struct probe *probe, const char *text)
{
    int row, col;
    return probe_find(probe, text, &row, &col) &&
           canvas_cell(&probe->canvas, row, col)->paper == INK_CHOSEN;
}

/* ---- title ---- */

static void test_title_looks_as_drawn(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page_of(1), 24, 80);
    probe->around.depth = DEPTH_MONO;
    probe_expect(probe, "title-mono-80x24");
    probe->around.unicode = false;
    probe_expect(probe, "title-ascii-80x24");
    probe_close(probe);
}

static void test_title_fits_every_size(void **state)
{
    (void)state;
    static const int sizes[][2] = {{24, 80}, {25, 300}, {128, 80}, {50, 200}, {128, 400}, {24, 81}};
    struct probe *probe = probe_open(title_page(), 24, 80);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        probe->around.rows = sizes[i][0];
        probe->around.cols = sizes[i][1];
        probe_shows(probe, "New game");
        probe_shows(probe, "Quit");
    }
    probe_close(probe);
}

static void test_title_offers_to_continue_first(void **state)
{
    (void)state;
    keep_a_game();
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_shows(probe, "Continue: Ann, Ben, turn 1");
    assert_true(row_is_chosen(probe, "Continue"));
    probe_press(probe, "<Enter>");
    probe_hides(probe, "New game");
    probe_close(probe);
}

static void test_title_offers_no_continue_without_a_game(void **state)
{
    (void)state;
    keep_a_finished_game();
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_hides(probe, "Continue");
    assert_true(row_is_chosen(probe, "New game"));
    probe_press(probe, "c");
    probe_shows(probe, "New game");
    probe_close(probe);
}

static void test_title_choice_goes_round(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page(), 24, 80);
    assert_true(row_is_chosen(probe, "Tutorial"));
    probe_press(probe, "jjjjjj");
    assert_true(row_is_chosen(probe, "Quit"));
    probe_press(probe, "<Down>");
    assert_true(row_is_chosen(probe, "Game against the computer"));
    probe_press(probe, "<Down>k");
    assert_true(row_is_chosen(probe, "Game against the computer"));
    probe_press(probe, "k");
    assert_true(row_is_chosen(probe, "Quit"));
    probe_press(probe, "<Enter>");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

/* Two keys from the title to a game against the computer. */
static void test_a_game_against_the_computer_is_ready(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_press(probe, "g");
    probe_shows(probe, "Start the game");
    probe_shows(probe, "normal");
    probe_press(probe, "<Enter>");
    probe_hides(probe, "Start the game");
    probe_shows(probe, "tiles left");
    probe_close(probe);
    struct record_head last = last_setup();
    assert_int_equal(last.options.players, 2);
    assert_int_equal(bot_seat_level(&last, 0), BOT_LEVELS_COUNT);
    assert_int_equal(bot_seat_level(&last, 1), BOT_NORMAL);
}

static void test_title_letters_open(void **state)
{
    (void)state;
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_press(probe, "n");
    probe_shows(probe, "First player");
    probe_press(probe, "<Esc>l");
    probe_shows(probe, "No saved games yet.");
    probe_press(probe, "<Esc>r");
    probe_shows(probe, "Overview");
    probe_press(probe, "<Esc>q");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

/* ---- setup ---- */

static void test_setup_looks_as_drawn(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_expect(probe, "setup-80x24");
    probe_press(probe, "6<Tab>");
    probe_expect(probe, "setup-six-80x24");
    probe_press(probe, "?");
    probe_expect(probe, "setup-help-80x24");
    probe_close(probe);
}

static void test_setup_begins_with_defaults(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<PgDn><Enter>");
    probe_hides(probe, "First player");
    struct record_head head = newest_head();
    assert_int_equal(head.options.players, 2);
    assert_true(head.has_seed);
    assert_int_equal(strlen(head.date), 10);
    probe_close(probe);
}

static void test_setup_takes_names_colours_and_seed(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "3<Enter><Ctrl-U>Ann<Tab><Tab><Tab><Ctrl-U>Ben<Tab><Tab><Tab>"
                       "<Ctrl-U>Cl\u00e9o<Tab><Right><Right><Tab>"
                       "<Tab><Tab><Right><Right><Tab><Tab>4711<Tab><Tab><Tab><Tab><Enter>");
    struct record_head head = newest_head();
    assert_int_equal(head.options.players, 3);
    /* Player 2 of the list begins, so all seats are turned by one. */
    assert_string_equal(head.name[0], "Ben");
    assert_string_equal(head.name[1], "Cl\u00e9o");
    assert_string_equal(head.name[2], "Ann");
    assert_string_equal(colour_names[head.colour[0]], "blue");
    assert_string_equal(colour_names[head.colour[1]], "black");
    assert_string_equal(colour_names[head.colour[2]], "red");
    assert_int_equal(head.seed, 4711);
    probe_close(probe);
}

static void test_setup_seed_decides_the_lot(void **state)
{
    (void)state;
    char first[2][NAME_SIZE];
    for (int i = 0; i < 2; i++) {
        struct probe *probe = probe_open(setup_page(NULL), 24, 80);
        probe_press(probe, "6<PgDn><Up><Up><Up><Up>99<PgDn><Enter>");
        struct record_head head = newest_head();
        strcpy(first[i], head.name[0]);
        probe_close(probe);
        probe_folder_remove();
        probe_folder_make();
    }
    assert_string_equal(first[0], first[1]);
}

static void test_setup_swaps_colours_and_the_names_after_them(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    char row[PROBE_ROW_SIZE];
    int at, col;
    probe_press(probe, "<Tab><Tab><Right>"); /* red to blue */
    assert_true(probe_find(probe, "Player 1", &at, &col));
    probe_row(probe, at, row);
    assert_non_null(strstr(row, "Blue"));
    assert_non_null(strstr(row, "B blue"));
    probe_row(probe, at + 1, row);
    assert_non_null(strstr(row, "Red"));
    assert_non_null(strstr(row, "R red"));
    /* A name that was typed stays. */
    probe_press(probe, "<Shift-Tab><Ctrl-U>Ann<Tab><Left>");
    probe_row(probe, at, row);
    assert_non_null(strstr(row, "Ann"));
    assert_non_null(strstr(row, "A red"));
    probe_close(probe);
}

static void test_setup_colours_are_always_different(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "6<Tab><Tab><Left><Left><Down><Right><Down><Right><Right><Right><Down>"
                       "<Left><PgDn><Enter>");
    struct record_head head = newest_head();
    unsigned seen = 0;
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        seen |= 1u << head.colour[player];
    assert_int_equal(seen, 0x3f);
    probe_close(probe);
}

static void test_setup_says_what_is_wrong_with_a_name(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<Tab><Ctrl-U>");
    probe_shows(probe, "name needed");
    probe_press(probe, " Ann");
    probe_shows(probe, "space at an end");
    probe_press(probe, "<Ctrl-U>Ann a=b");
    probe_shows(probe, "no # or = here");
    probe_press(probe, "<Ctrl-U>Blue");
    probe_shows(probe, "same as player 1");
    probe_press(probe, "<PgDn><Enter>");
    probe_shows(probe, "Please correct the marked field");
    probe_shows(probe, "cannot have the same name");
    struct stored_game *game = malloc(sizeof *game);
    assert_false(store_latest(game, &(struct problem){""}));
    free(game);
    probe_press(probe, "<Ctrl-U>Ann<PgDn><Enter>");
    probe_hides(probe, "First player");
    probe_close(probe);
}

static void test_setup_seeds_are_numbers(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<PgDn><Up><Up><Up><Up>12a");
    probe_shows(probe, "digits only");
    probe_press(probe, "<Ctrl-U>18446744073709551616");
    probe_shows(probe, "too large");
    probe_press(probe, "<PgDn><Enter>");
    probe_shows(probe, "Please correct");
    probe_press(probe, "<Backspace>5<PgDn><Enter>");
    struct record_head head = newest_head();
    assert_true(head.seed == UINT64_MAX);
    probe_close(probe);
}

/* And there need be none: then the file has nothing of what comes. The next game has it so, too. */
static void test_setup_without_a_seed(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<PgDn><Up><Up><Up><Up>12n");
    probe_hides(probe, "12");
    probe_shows(probe, "nobody can look up");
    probe_press(probe, "<PgDn><Enter>");
    struct record_head head = newest_head();
    assert_int_equal(head.chance, RECORD_CHANCE_UNSEEN);
    assert_false(head.has_seed);
    probe_close(probe);
    probe = probe_open(setup_page(&head), 24, 80);
    probe_press(probe, "<PgDn><Up><Up><Up><Up>n");
    probe_shows(probe, "empty: random");
    probe_press(probe, "n7<PgDn><Enter>");
    head = newest_head();
    assert_int_equal(head.chance, RECORD_CHANCE_AUTO);
    assert_true(head.seed == 7);
    probe_close(probe);
}

static void test_setup_text_can_be_edited(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<Tab><Home>x<End>y<Left><Left><Backspace><Del>\u00e9");
    probe_shows(probe, "xR\u00e9y");
    probe_press(probe, "<Backspace><Left><Left><Left><Left><Left><Del>");
    probe_shows(probe, "Ry");
    probe_press(probe, "<End>123456789012345678901234567890");
    probe_shows(probe, "Ry1234567890123456789012 "); /* 24 bytes are all there is room for */
    probe_hides(probe, "Ry12345678901234567890123");
    probe_close(probe);
}

static void test_setup_moves_in_columns(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    assert_true(row_is_chosen(probe, "\u25c2 2"));
    probe_press(probe, "<Up>");
    assert_true(row_is_chosen(probe, "Start the game"));
    probe_press(probe, "<Down><Down>");
    assert_true(row_is_chosen(probe, "Red"));
    probe_press(probe, "<Down>");
    assert_true(row_is_chosen(probe, "Blue"));
    probe_press(probe, "<Tab><Up>");
    assert_true(row_is_chosen(probe, "red"));
    probe_press(probe, "<Down><Down>");
    assert_true(row_is_chosen(probe, "one for all"));
    probe_press(probe, "<Down>");
    assert_true(row_is_chosen(probe, "random"));
    probe_close(probe);
}

static void test_setup_players_stay_in_range(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<Left>");
    probe_shows(probe, "\u25c2 2");
    probe_press(probe, "<Right><Right><Right><Right><Right><Right>");
    probe_shows(probe, "\u25c2 6");
    probe_press(probe, "719");
    probe_shows(probe, "\u25c2 6");
    /* Who was to begin may not be there any more. */
    probe_press(probe, "<PgDn><Up><Up><Up><Up><Up><Up><Left>");
    probe_shows(probe, "\u25c2 White");
    probe_press(probe, "<Down><Down><Down><Down><Down><Down><Down>2");
    probe_shows(probe, "First player     random");
    probe_close(probe);
}

static void test_setup_starts_from_what_is_known(void **state)
{
    (void)state;
    struct record_head head = setup_default();
    head.options.players = 3;
    strcpy(head.name[1], "Ben");
    head.has_seed = true;
    head.seed = 42;
    struct probe *probe = probe_open(setup_page(&head), 24, 80);
    probe_shows(probe, "Ben");
    probe_shows(probe, "Orange");
    probe_shows(probe, "42");
    probe_close(probe);
}

/* ---- sets and rules ---- */

/* The page of sets and rules, opened from a setup page that begins with `known`. */
static struct probe *open_sets_and_rules(const struct record_head *known)
{
    struct probe *probe = probe_open(setup_page(known), 24, 80);
    probe_press(probe, "<PgDn><Up><Up><Up><Enter>");
    probe_shows(probe, "Base game  ");
    return probe;
}

/* From there to the table; what is kept of the game. */
static struct options begin_and_close(struct probe *probe)
{
    probe_press(probe, "<Esc><PgDn><Enter>");
    probe_hides(probe, "First player");
    probe_close(probe);
    return newest_head().options;
}

static void press_often(struct probe *probe, const char *key, unsigned times)
{
    while (times-- > 0)
        probe_press(probe, key);
}

/* Up from the last line to the one of which the lines below the list say that. */
static bool focus_on(struct probe *probe, const char *said)
{
    probe_press(probe, "<End>");
    for (unsigned rows = 2 + TILE_SETS_COUNT + OPTIONS_COUNT; rows > 0 && !probe_has(probe, said);
         rows--)
        probe_press(probe, "<Up>");
    return probe_has(probe, said);
}

static void focus_on_edition(struct probe *probe)
{
    assert_true(focus_on(probe, "An edition sets all options below"));
}

/* Whether it is in the list. */
static bool finds_option(struct probe *probe, enum option option)
{
    char said[PROBE_ROW_SIZE];
    snprintf(said, sizeof said, "  %s: %s.", option_words[option].name,
             option_words[option].sentence);
    return focus_on(probe, said);
}

static void focus_on_option(struct probe *probe, enum option option)
{
    assert_true(finds_option(probe, option));
}

static bool row_has(struct probe *probe, const char *label, const char *text)
{
    char row[PROBE_ROW_SIZE];
    int at, col;
    assert_true(probe_find(probe, label, &at, &col));
    probe_row(probe, at, row);
    return strstr(row, text) != NULL;
}

static void test_sets_and_rules_look_as_drawn(void **state)
{
    (void)state;
    struct record_head head = setup_default();
    head.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    struct probe *probe = open_sets_and_rules(&head);
    focus_on_option(probe, OPTION_BAZAAR_MODE);
    probe_expect(probe, "sets-and-rules-80x24");
    probe_press(probe, "<Esc>");
    probe_expect(probe, "setup-option-changed-80x24");
    probe_close(probe);
    head.options.sets = 1u << SET_BASE | 1u << SET_ABBEYS;
    probe = open_sets_and_rules(&head);
    focus_on_option(probe, OPTION_WAGON_MOVE);
    probe->around.unicode = false;
    probe_expect(probe, "sets-and-rules-base-ascii");
    probe_close(probe);
    head.options.sets = SETS_ALL;
    head.options.value[OPTION_FAIRY] = FAIRY_TILE;
    probe = open_sets_and_rules(&head);
    probe->around.rows = 36;
    probe->around.cols = 120;
    focus_on_option(probe, OPTION_FAIRY);
    probe_expect(probe, "sets-and-rules-120x36");
    probe_close(probe);
}

static void test_sets_and_rules_begin_as_edition_2_with_all_sets(void **state)
{
    (void)state;
    struct options wanted = options_default(), options = begin_and_close(open_sets_and_rules(NULL));
    assert_int_equal(options.sets, wanted.sets);
    assert_int_equal(options.edition, EDITION_2018);
    assert_memory_equal(options.value, wanted.value, sizeof wanted.value);
}

static void test_sets_are_taken_out_one_by_one(void **state)
{
    (void)state;
    struct probe *probe = open_sets_and_rules(NULL);
    probe_shows(probe, "96 tiles: base, bridges castles and bazaars, drawbridges");
    probe_press(probe, "<Down><Right>"); /* the base game is always in play */
    probe_shows(probe, "with the base game");
    probe_shows(probe, "96 tiles");
    probe_press(probe, "<Down><Right>");
    probe_shows(probe, "without bridges, castles and bazaars");
    probe_shows(probe, "84 tiles: base, drawbridges");
    probe_press(probe, "<Down><Left>");
    probe_shows(probe, "72 tiles: base");
    probe_press(probe, " ");
    struct options options = begin_and_close(probe);
    assert_int_equal(options.sets, 1u << SET_BASE | 1u << SET_DRAWBRIDGES);
}

static void test_an_edition_sets_all_options(void **state)
{
    (void)state;
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++) {
        struct probe *probe = open_sets_and_rules(NULL);
        focus_on_option(probe, OPTION_TINY_CITY); /* which no edition changes */
        probe_press(probe, "<Right>");
        focus_on_edition(probe);
        press_often(probe, "<Right>", edition);
        if (edition == 0)
            probe_press(probe, "<Right><Left>");
        assert_false(row_has(probe, "Tiny city", "changed"));
        struct options options = begin_and_close(probe);
        assert_int_equal(options.edition, edition);
        for (unsigned option = 0; option < OPTIONS_COUNT; option++)
            assert_int_equal(options.value[option],
                             option_of_edition((enum option)option, (enum edition)edition));
        probe_folder_remove();
        probe_folder_make();
    }
}

static void test_an_option_that_differs_is_marked(void **state)
{
    (void)state;
    struct probe *probe = open_sets_and_rules(NULL);
    probe_hides(probe, "changed");
    focus_on_option(probe, OPTION_BRIDGE_TIMING);
    probe_press(probe, "<Right>");
    assert_true(row_has(probe, "Bridge timing", "before or after deploying a follower"));
    assert_true(row_has(probe, "Bridge timing", "changed"));
    assert_false(row_has(probe, "Bazaar mode", "changed"));
    assert_true(row_has(probe, "  before-deploy ", " default"));
    assert_true(row_has(probe, "• any ", "before or after"));
    assert_false(row_has(probe, "• any ", " default"));
    focus_on_option(probe, OPTION_TINY_CITY);
    probe_press(probe, "<Left>");
    probe_press(probe, "<Esc>");
    probe_shows(probe, "edition 2, 2 options changed");
    probe_press(probe, "<Enter>r");
    probe_hides(probe, "changed");
    struct options wanted = options_default(), options = begin_and_close(probe);
    assert_memory_equal(options.value, wanted.value, sizeof wanted.value);
}

/* Each option of the sets in play has a line and its sentences, the others have none. */
static void check_options_of(uint32_t sets)
{
    struct record_head head = setup_default();
    head.options.sets = sets;
    struct probe *probe = open_sets_and_rules(&head);
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        assert_true(finds_option(probe, option) == option_is_offered(&head.options, option));
        if (!option_is_offered(&head.options, option))
            continue;
        probe_shows(probe, option_words[option].value[0].sentence);
        probe_shows(probe, option_words[option].value[1].sentence);
        probe_shows(probe, option_changes(option).text);
        probe_press(probe, "<Right>");
        assert_true(row_has(probe, option_title(option), "changed"));
        assert_true(row_has(probe, option_title(option), option_words[option].value[1].sentence));
        probe_press(probe, "<Right>");
        assert_false(row_has(probe, option_title(option), "changed"));
    }
    probe_close(probe);
}

static void test_every_option_of_every_set_can_be_chosen(void **state)
{
    (void)state;
    const uint32_t all = SETS_ALL;
    check_options_of(all);
    for (unsigned set = 0; set < TILE_SETS_COUNT; set += in_soak(1, 6))
        check_options_of(1u << SET_BASE | 1u << set);
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum tile_set set = option_set((enum option)o);
        const uint32_t others = all & ~(1u << set | sets_apart_from(all, set));
        const struct options every = {.sets = others | 1u << set};
        const struct options without = {.sets = others};
        assert_true(option_is_offered(&every, (enum option)o));
        assert_false(option_is_offered(&without, (enum option)o));
    }
}

/* Its line goes with the set, and comes back as it was. */
static void test_options_come_and_go_with_their_sets(void **state)
{
    (void)state;
    struct probe *probe = open_sets_and_rules(NULL);
    assert_false(finds_option(probe, OPTION_WAGON_MOVE));
    focus_on_option(probe, OPTION_BRIDGE_TIMING);
    probe_press(probe, "<Right>");
    for (int times = 0; times < 2; times++) {
        assert_true(focus_on(probe, "Bridges carry roads"));
        probe_press(probe, "<Right>");
        assert_true(finds_option(probe, OPTION_BRIDGE_TIMING) == (times == 1));
        assert_true(finds_option(probe, OPTION_TINY_CITY));
    }
    assert_int_equal(begin_and_close(probe).value[OPTION_BRIDGE_TIMING], BRIDGE_TIMING_ANY);
}

/* What an option is about may be left out of its set. */
static void test_an_option_of_a_part_left_out_rests(void **state)
{
    static const struct {
        enum option part, of_part;
        const char *title, *needed;
    } parts[] = {
        {OPTION_BRIDGES, OPTION_BRIDGE_TIMING, "Bridge timing", "Used only with bridges."},
        {OPTION_CASTLES, OPTION_CASTLE_SHAPE, "Castle shape", "Used only with castles."},
        {OPTION_BAZAARS, OPTION_BAZAAR_MODE, "Bazaar mode", "Used only with bazaars."},
        {OPTION_BAZAARS, OPTION_BAZAAR_BUILDER, "Bazaar and builder", "Used only with bazaars."},
    };
    (void)state;
    for (size_t p = 0; p < sizeof parts / sizeof parts[0]; p++) {
        struct record_head head = setup_default();
        head.options.sets = SETS_ALL;
        struct probe *probe = open_sets_and_rules(&head);
        focus_on_option(probe, parts[p].of_part);
        assert_false(row_has(probe, parts[p].title, "unused"));
        focus_on_option(probe, parts[p].part);
        probe_press(probe, "<Right>");
        focus_on_option(probe, parts[p].of_part);
        assert_true(row_has(probe, parts[p].title, "unused"));
        probe_shows(probe, parts[p].needed);
        probe_press(probe, "<Right>");
        struct options wanted = head.options, options = begin_and_close(probe);
        wanted.value[parts[p].part] = BRIDGES_NO; /* the second value, as of all parts */
        assert_memory_equal(options.value, wanted.value, sizeof wanted.value);
        probe_folder_remove();
        probe_folder_make();
    }
}

/* However many sets there are. */
static void test_every_number_of_a_set_can_be_chosen(void **state)
{
    (void)state;
    struct options options = {.sets = 1u << SET_BASE};
    for (unsigned set = SET_BASE + 1; set < 8 * sizeof options.sets; set++) {
        rules_row_change(&options, (struct rules_row){ROW_SET, set}, 1);
        assert_int_equal(options.sets, 1u << SET_BASE | 1u << set);
        rules_row_change(&options, (struct rules_row){ROW_SET, set}, -1);
        assert_int_equal(options.sets, 1u << SET_BASE);
    }
}

/* By group, none is missing or there twice. */
static void test_sets_are_listed_in_groups(void **state)
{
    (void)state;
    unsigned listed = 0, groups = 0;
    const char *begun[TILE_SETS_COUNT];
    for (unsigned at = 0; at < TILE_SETS_COUNT; at++) {
        enum tile_set set = set_in_order(at);
        assert_false(listed >> set & 1u);
        listed |= 1u << set;
        if (groups > 0 && begun[groups - 1] == set_group_name(set))
            continue;
        for (unsigned group = 0; group < groups; group++)
            assert_ptr_not_equal(begun[group], set_group_name(set));
        begun[groups++] = set_group_name(set);
    }
    assert_int_equal(set_in_order(0), SET_BASE);
    assert_true(groups > 2);
}

/* One key goes through all choices, from sets that are none of them, too. */
/* Those that lie beside the pile count as those in it: the city of Carcassonne, the abbeys. */
static void test_a_set_says_how_many_tiles_its_box_has(void **state)
{
    (void)state;
    assert_string_equal(wording_set_tiles(SET_BASE).text, "72 tiles");
    assert_string_equal(wording_set_tiles(SET_COUNT).text, "12 tiles");
    assert_string_equal(wording_set_tiles(SET_ABBEYS).text, "18 tiles");
    assert_string_equal(wording_set_tiles(SET_PHANTOM).text, "0 tiles");
}

static void test_several_sets_are_chosen_at_once(void **state)
{
    static const struct rules_row row = {.kind = ROW_CHOICE};
    struct options options = {.sets = 1u << SET_BASE | 1u << SET_TRADERS};
    unsigned count = set_choices_count();
    (void)state;
    assert_int_equal(set_choice_of(options.sets), count);
    for (unsigned choice = 0; choice < count; choice++) {
        rules_row_change(&options, row, 1);
        assert_int_equal(set_choice_of(options.sets), choice);
        assert_int_equal(options.sets, set_choice_sets(choice));
        assert_true(options_has_set(&options, SET_BASE));
    }
    assert_int_equal(set_choice_of(SETS_DEFAULT), 0);
    assert_int_equal(options.sets, SETS_ALL);
    options.sets = 1u << SET_BASE | 1u << SET_TRADERS;
    rules_row_change(&options, row, -1);
    assert_int_equal(set_choice_of(options.sets), count - 1);
}

/* Builders alone meet no bazaars. */
static void test_bazaar_and_builder_needs_both_sets(void **state)
{
    (void)state;
    struct options options = {.sets = 1u << SET_BASE | 1u << SET_TRADERS};
    assert_false(option_is_offered(&options, OPTION_BAZAAR_BUILDER));
    options.sets |= 1u << SET_BCB;
    assert_true(option_is_offered(&options, OPTION_BAZAAR_BUILDER));
}

/* In the smallest window nothing that is said of an edition or option is cut off. */
static void check_options_explained(uint32_t sets)
{
    struct record_head head = setup_default();
    head.options.sets = sets;
    struct probe *probe = open_sets_and_rules(&head);
    focus_on_edition(probe);
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++) {
        probe_shows(probe, edition_words[edition].name);
        probe_shows(probe, edition_words[edition].sentence);
    }
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        if (!option_is_offered(&head.options, option))
            continue;
        probe_press(probe, "<Down>");
        probe_shows(probe, option_words[option].name);
        probe_shows(probe, option_words[option].sentence);
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++) {
            int row, col;
            char text[PROBE_ROW_SIZE];
            probe_shows(probe, option_words[option].value[value].name);
            assert_true(probe_find(probe, option_words[option].value[value].name, &row, &col));
            probe_press(probe, "<Right>");
            for (row = probe->around.rows - 5; row < probe->around.rows; row++) {
                probe_row(probe, row, text);
                if (strstr(text, option_words[option].value[value].sentence))
                    break;
            }
            assert_true(row < probe->around.rows);
        }
    }
    probe_close(probe);
}

/* Those of all sets, and of each that cannot be played with all others. */
static void test_editions_and_options_are_explained_in_full(void **state)
{
    (void)state;
    check_options_explained(SETS_ALL);
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (!(SETS_ALL >> set & 1u))
            check_options_explained((SETS_ALL & ~sets_apart_from(SETS_ALL, (enum tile_set)set)) |
                                    1u << set);
}

static void test_sets_and_rules_start_from_what_is_known(void **state)
{
    (void)state;
    struct record_head head = setup_default();
    options_set_edition(&head.options, EDITION_ZMAN_2010);
    head.options.sets = 1u << SET_BASE | 1u << SET_BCB;
    head.options.value[OPTION_BAZAAR_BIDS] = BAZAAR_BIDS_OPEN;
    struct probe *probe = probe_open(setup_page(&head), 50, 80);
    probe_shows(probe, "edition zman2010, 1 option changed");
    probe_press(probe, "<PgDn>");
    enum { LINES_BELOW_THE_SETS = 3 };
    press_often(probe, "<Up>", LINES_BELOW_THE_SETS);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "without the drawbridges");
    assert_true(row_has(probe, "Bazaar bids", "changed"));
    struct options options = begin_and_close(probe);
    assert_int_equal(options.sets, head.options.sets);
    assert_int_equal(options.edition, EDITION_ZMAN_2010);
    assert_memory_equal(options.value, head.options.value, sizeof options.value);
}

static void test_sets_and_rules_are_left_by_their_last_line(void **state)
{
    (void)state;
    struct probe *probe = open_sets_and_rules(NULL);
    probe_press(probe, "<Up>"); /* from the first line to the last */
    assert_true(row_is_chosen(probe, "Done"));
    probe_press(probe, "<Enter>");
    probe_shows(probe, "First player");
    probe_press(probe, "<Enter><PgDn><Down>");
    assert_true(row_is_chosen(probe, "the usual sets"));
    probe_close(probe);
}

/* ---- load ---- */

static void test_load_lists_games(void **state)
{
    (void)state;
    keep_a_finished_game();
    keep_a_game();
    keep_rubbish();
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_shows(probe, "Ann, Ben");
    probe_shows(probe, "ended");
    probe_hides(probe, "0 : 0"); /* the scores of the chosen game are beside the list */
    probe->around.cols = 160;
    probe_shows(probe, "0 : 0");
    probe_shows(probe, "rubbish.bastide");
    probe_shows(probe, "cannot be read");
    probe_close(probe);
}

/* Chooses the line with that text. */
static void choose(struct probe *probe, const char *text)
{
    probe_press(probe, "<Home>");
    for (int i = 0; i < 10 && !row_is_chosen(probe, text); i++)
        probe_press(probe, "<Down>");
    assert_true(row_is_chosen(probe, text));
}

static void test_load_opens_what_can_be_opened(void **state)
{
    (void)state;
    keep_a_finished_game();
    keep_a_game();
    keep_rubbish();
    struct probe *probe = probe_open(load_page(), 24, 80);
    choose(probe, "cannot be read");
    probe_shows(probe, ":3:");
    probe_shows(probe, "nonsense");
    probe_press(probe, "<Enter>r"); /* neither works */
    probe_shows(probe, "Load a game");
    choose(probe, "  1   20");
    probe_shows(probe, "Enter go on");
    choose(probe, "ended  20");
    probe_shows(probe, "Enter view");
    probe_press(probe, "<Enter>");
    probe_hides(probe, "Load a game");
    probe_close(probe);
}

static void test_load_goes_on_with_a_game(void **state)
{
    (void)state;
    keep_a_game();
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_press(probe, "<Enter>");
    probe_hides(probe, "Load a game");
    probe_close(probe);
    probe = probe_open(load_page(), 24, 80);
    probe_press(probe, "r");
    probe_hides(probe, "Load a game");
    probe_close(probe);
}

static void test_load_says_when_a_game_is_gone(void **state)
{
    (void)state;
    keep_a_game();
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_shows(probe, "Ann, Ben");
    struct stored_game *game = malloc(sizeof *game);
    assert_true(store_latest(game, &(struct problem){""}));
    remove(game->path);
    free(game);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "No such file or directory");
    probe_shows(probe, "No saved games yet.");
    probe_close(probe);
}

static void test_load_scrolls_through_many_games(void **state)
{
    (void)state;
    enum { GAMES = 40 };
    for (int i = 0; i < GAMES; i++)
        keep_a_game();
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_screen(probe);
    probe_press(probe, "<End>");
    probe_shows(probe, "Enter go on");
    probe_press(probe, "<PgUp><PgUp><PgUp><PgUp>");
    assert_true(row_is_chosen(probe, "Ann, Ben"));
    probe_press(probe, "q");
    assert_true(app_is_over(probe->app));
    probe_close(probe);
}

/* A record with a line that is bad, and moves behind it. */
static void keep_a_damaged_game(void)
{
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nseed: 1\n\n"
                               "- draw CRFr\n1 place 1,0 n\n1 pass\n- draw CRFr\n2 plaze 0,1 n\n"
                               "2 pass\n";
    struct problem problem = {""};
    char path[STORE_PATH_SIZE + 32];
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    strcat(path, "/damaged.bastide");
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void test_title_asks_before_a_damaged_game_is_repaired(void **state)
{
    (void)state;
    keep_a_damaged_game();
    struct probe *probe = probe_open(title_page_of(1), 24, 80);
    probe_shows(probe, "Continue: damaged.bastide is damaged");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "This game is damaged");
    probe_shows(probe, "damaged.bastide:10:3:");
    probe_shows(probe, "The 2 moves above that line can be continued in a new record.");
    probe_expect(probe, "repair-80x24");
    probe_press(probe, "<Esc>");
    probe_shows(probe, "New game");
    probe_press(probe, "c<Enter>");
    probe_shows(probe, "The game continues in damaged_repaired.bastide.");
    probe_press(probe, "q<Enter>");
    probe_close(probe);
    probe = probe_open(title_page(), 24, 80);
    probe_shows(probe, "Continue: Ann, Ben, turn 2");
    probe_close(probe);
}

static void test_title_tells_what_an_unreadable_game_wants(void **state)
{
    (void)state;
    keep_rubbish();
    struct probe *probe = probe_open(title_page(), 24, 80);
    probe_shows(probe, "Continue: rubbish.bastide cannot be read");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "nonsense");
    probe_shows(probe, "correct it or move it");
    probe_close(probe);
}

static void test_load_asks_before_a_damaged_game_is_repaired(void **state)
{
    (void)state;
    keep_a_damaged_game();
    keep_a_game();
    struct probe *probe = probe_open(load_page(), 24, 80);
    choose(probe, "damaged 20");
    probe_shows(probe, "Enter repair");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "This game is damaged");
    probe_press(probe, "y");
    probe_shows(probe, "The game continues in damaged_repaired.bastide.");
    probe_close(probe);
}

/* A digit of the head is another, and the game as good as before. */
static void test_a_changed_record_is_told_on_the_screen(void **state)
{
    (void)state;
    keep_a_game();
    struct stored_game *game = malloc(sizeof *game);
    assert_non_null(game);
    assert_true(store_latest(game, &(struct problem){""}));
    FILE *file = fopen(game->path, "r+");
    assert_non_null(file);
    assert_int_equal(fseek(file, (long)strlen("bastide: 1\ndate: 202"), SEEK_SET), 0);
    fputc('0', file);
    fclose(file);
    struct probe *probe = probe_open(load_page(), 24, 200);
    probe_shows(probe, "have been changed since they");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "have been changed since they");
    probe_close(probe);
    probe = probe_open(title_page(), 24, 80);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "have been changed since they");
    probe_close(probe);
    free(game);
}

static void test_load_shows_the_chosen_game(void **state)
{
    (void)state;
    keep_a_finished_game();
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_shows(probe, "Ended after ");
    probe_shows(probe, "wins with ");
    probe_shows(probe, "Base, bridges castles and");
    probe_hides(probe, "leads.");
    probe_close(probe);
    keep_a_game();
    struct page *page = load_page();
    const struct board *land = &((const struct load_page *)page)->position.game.board;
    probe = probe_open(page, 24, 80);
    choose(probe, "  1   20");
    assert_int_equal(land->tiles, 1);
    probe_shows(probe, "Turn 1, Ann's turn. 94");
    probe_shows(probe, "Nobody leads.");
    probe_hides(probe, "Ended after");
    choose(probe, "ended  20");
    assert_true(land->tiles > 1);
    probe_shows(probe, "Ended after");
    probe_close(probe);
}

/* A game of all sets and as many players as there can be, played by the first moves there are. */
static void keep_a_large_game(size_t moves)
{
    static const char *const names[PLAYERS_MAX] = {"Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz"};
    struct problem problem = {""};
    char path[STORE_PATH_SIZE + 32];
    struct record_head head = setup_default();
    struct move_list legal;
    enum refusal refusal;
    struct session session;
    head.options.players = PLAYERS_MAX;
    head.options.sets = SETS_ALL;
    head.has_seed = true;
    head.seed = 3;
    strcpy(head.date, "2026-05-03");
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        strcpy(head.name[player], names[player]);
    assert_true(session_begin(&session, &head, &problem));
    assert_true(folder_make(FOLDER_GAMES, path, &problem));
    strcat(path, "/large.bastide");
    assert_true(session_keep(&session, path, &problem));
    while (session.made < moves && !game_is_over(&session.game)) {
        game_legal(&session.game, &legal);
        assert_int_equal(session_play(&session, legal.move[legal.count / 3], &refusal, &problem),
                         SESSION_DONE);
    }
    session_close(&session);
    struct timespec times[2] = {{1777800000, 0}, {1777800000, 0}};
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void test_load_looks_as_drawn(void **state)
{
    enum { MOVES = 160 };
    (void)state;
    assert_int_equal(setenv("TZ", "UTC0", 1), 0);
    tzset();
    keep_a_large_game(MOVES);
    keep_a_damaged_game();
    char damaged[STORE_PATH_SIZE + 32];
    struct timespec times[2] = {{1777700000, 0}, {1777700000, 0}};
    assert_true(folder_make(FOLDER_GAMES, damaged, &(struct problem){""}));
    strcat(damaged, "/damaged.bastide");
    assert_int_equal(utimensat(AT_FDCWD, damaged, times, 0), 0);
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_shows(probe, "large.bastide");
    probe_expect_sketch(probe, "load-80x24");
    probe_press(probe, "<Down>");
    probe_expect_sketch(probe, "load-damaged-80x24");
    probe_press(probe, "<Up>");
    probe->around.depth = DEPTH_MONO;
    probe->around.unicode = false;
    probe_shows(probe, "large.bastide");
    probe_expect_sketch(probe, "load-ascii-80x24");
    probe_close(probe);
    probe = probe_open(load_page(), 36, 120);
    probe_shows(probe, "large.bastide");
    probe_expect_sketch(probe, "load-120x36");
    probe_close(probe);
}

/* Far beyond what the page ever held at once, from both ends. */
static void test_load_reaches_every_game_of_many(void **state)
{
    (void)state;
    enum { GAMES = 620 };
    struct problem problem = {""};
    char folder[STORE_PATH_SIZE], path[STORE_PATH_SIZE + 32];
    assert_true(folder_make(FOLDER_GAMES, folder, &problem));
    for (int n = 0; n < GAMES; n++) {
        struct timespec times[2] = {{1000 + n, 0}, {1000 + n, 0}};
        snprintf(path, sizeof path, "%s/many-%03d.bastide", folder, n);
        FILE *file = fopen(path, "w");
        assert_non_null(file);
        fprintf(file, "bastide: 1\nplayer: P%03d\nplayer: Ben\nseed: 1\n\n- draw CRFr\n", n);
        fclose(file);
        assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
    }
    struct probe *probe = probe_open(load_page(), 24, 80);
    probe_shows(probe, "P619, Ben");
    probe_press(probe, "<End>");
    assert_true(row_is_chosen(probe, "P000, Ben"));
    for (int page = 0; page < GAMES && !row_is_chosen(probe, "P619, Ben"); page++)
        probe_press(probe, "<PgUp>");
    assert_true(row_is_chosen(probe, "P619, Ben"));
    for (int n = GAMES - 1; n > 0; n--) {
        char name[24];
        snprintf(name, sizeof name, "P%03d, Ben", n);
        if (n % 50 == 0)
            assert_true(row_is_chosen(probe, name));
        probe_press(probe, "<Down>");
    }
    assert_true(row_is_chosen(probe, "P000, Ben"));
    probe_close(probe);
}

/* ---- rules ---- */

static void test_rules_look_as_drawn(void **state)
{
    (void)state;
    struct probe *probe = probe_open(rules_page(), 24, 80);
    probe_expect(probe, "rules-80x24");
    probe_press(probe, "<End>");
    probe_shows(probe, "one keyboard");
    probe_close(probe);
}

/* Whether the text at the right is that topic: its title is all of the first line behind the list,
 * but for the bar that shows how far it can be scrolled. */
static bool topic_is(struct probe *probe, const char *title)
{
    enum { LIST = 28 };
    char row[PROBE_ROW_SIZE], right[CANVAS_COLS_MAX];
    size_t length = 0;
    probe_row(probe, 2, row); /* draws the page */
    for (const struct cell *cell = canvas_cell(&probe->canvas, 2, LIST + 1);
         cell < canvas_cell(&probe->canvas, 2, probe->canvas.cols - 1); cell++)
        right[length++] = (char)(cell->glyph < 0x80 && cell->glyph != 0 ? cell->glyph : ' ');
    while (length > 0 && right[length - 1] == ' ')
        length--;
    right[length] = '\0';
    return strcmp(right + strspn(right, " "), title) == 0;
}

static void test_rules_can_be_read_through_with_one_key(void **state)
{
    (void)state;
    enum { LEAVES_MOST = 8 };
    struct probe *probe = probe_open(rules_page(), 24, 80);
    for (size_t topic = 0; topic < rules_topics_count(); topic++) {
        assert_true(topic_is(probe, rules_topic(topic)->title));
        /* The last word of each topic comes into sight before the next topic does. */
        char text[RULES_TEXT_SIZE];
        rules_topic_text(topic, text);
        const char *last = strrchr(text, ' ') + 1;
        if (strchr(last, '\n') != NULL)
            last = strrchr(last, '\n') + 1;
        int row, col, leaves = 0;
        while (!probe_find(probe, last, &row, &col)) {
            assert_true(leaves++ < LEAVES_MOST);
            probe_press(probe, "<Enter>");
            if (!topic_is(probe, rules_topic(topic)->title))
                fail_msg("%s: '%s' never came into sight", rules_topic(topic)->title, last);
        }
        for (leaves = 0; topic + 1 < rules_topics_count(); leaves++) {
            assert_true(leaves < LEAVES_MOST);
            if (topic_is(probe, rules_topic(topic + 1)->title))
                break;
            probe_press(probe, "<Enter>");
        }
    }
    probe_close(probe);
}

/* Whether any topic names the rule among those that it tells of. */
static bool is_told(const char *rule)
{
    char number[32], list[96];
    snprintf(number, sizeof number, ",%s,", rule);
    for (size_t topic = 0; topic < rules_topics_count(); topic++) {
        size_t length = 0;
        list[length++] = ',';
        for (const char *at = rules_topic(topic)->rules; *at; at++)
            if (*at != ' ')
                list[length++] = *at;
        list[length++] = ',';
        list[length] = '\0';
        if (strstr(list, number) != NULL)
            return true;
    }
    return false;
}

static void test_rules_tell_of_every_rule(void **state)
{
    static const struct {
        const char *chapter;
        int rules;
    } chapters[] = {{"B", 13}, {"BR", 14}, {"CA", 12}, {"BZ", 13},
                    {"DB", 7}, {"IN", 9},  {"TB", 13}, {"OR", 4}};
    (void)state;
    for (size_t c = 0; c < sizeof chapters / sizeof *chapters; c++) {
        for (int rule = 1; rule <= chapters[c].rules; rule++) {
            char number[16];
            snprintf(number, sizeof number, "%s%d", chapters[c].chapter, rule);
            if (!is_told(number))
                fail_msg("no topic tells of %s", number);
        }
    }
}

int main(void)
{
#define WITH_FOLDER(test)                                                                          \
    cmocka_unit_test_setup_teardown(test, probe_folder_setup, probe_folder_teardown)
    const struct CMUnitTest tests[] = {
        WITH_FOLDER(test_title_looks_as_drawn),
        WITH_FOLDER(test_title_fits_every_size),
        WITH_FOLDER(test_title_offers_to_continue_first),
        WITH_FOLDER(test_title_offers_no_continue_without_a_game),
        WITH_FOLDER(test_title_choice_goes_round),
        WITH_FOLDER(test_a_game_against_the_computer_is_ready),
        WITH_FOLDER(test_title_letters_open),
        WITH_FOLDER(test_setup_looks_as_drawn),
        WITH_FOLDER(test_setup_begins_with_defaults),
        WITH_FOLDER(test_setup_takes_names_colours_and_seed),
        WITH_FOLDER(test_setup_seed_decides_the_lot),
        WITH_FOLDER(test_setup_swaps_colours_and_the_names_after_them),
        WITH_FOLDER(test_setup_colours_are_always_different),
        WITH_FOLDER(test_setup_says_what_is_wrong_with_a_name),
        WITH_FOLDER(test_setup_seeds_are_numbers),
        WITH_FOLDER(test_setup_without_a_seed),
        WITH_FOLDER(test_setup_text_can_be_edited),
        WITH_FOLDER(test_setup_moves_in_columns),
        WITH_FOLDER(test_setup_players_stay_in_range),
        WITH_FOLDER(test_setup_starts_from_what_is_known),
        WITH_FOLDER(test_sets_and_rules_look_as_drawn),
        WITH_FOLDER(test_sets_and_rules_begin_as_edition_2_with_all_sets),
        WITH_FOLDER(test_sets_are_taken_out_one_by_one),
        WITH_FOLDER(test_an_edition_sets_all_options),
        WITH_FOLDER(test_an_option_that_differs_is_marked),
        WITH_FOLDER(test_every_option_of_every_set_can_be_chosen),
        WITH_FOLDER(test_options_come_and_go_with_their_sets),
        WITH_FOLDER(test_an_option_of_a_part_left_out_rests),
        WITH_FOLDER(test_bazaar_and_builder_needs_both_sets),
        cmocka_unit_test(test_every_number_of_a_set_can_be_chosen),
        cmocka_unit_test(test_sets_are_listed_in_groups),
        cmocka_unit_test(test_a_set_says_how_many_tiles_its_box_has),
        cmocka_unit_test(test_several_sets_are_chosen_at_once),
        WITH_FOLDER(test_editions_and_options_are_explained_in_full),
        WITH_FOLDER(test_sets_and_rules_start_from_what_is_known),
        WITH_FOLDER(test_sets_and_rules_are_left_by_their_last_line),
        WITH_FOLDER(test_load_lists_games),
        WITH_FOLDER(test_load_opens_what_can_be_opened),
        WITH_FOLDER(test_load_goes_on_with_a_game),
        WITH_FOLDER(test_load_says_when_a_game_is_gone),
        WITH_FOLDER(test_load_scrolls_through_many_games),
        WITH_FOLDER(test_load_shows_the_chosen_game),
        WITH_FOLDER(test_load_looks_as_drawn),
        WITH_FOLDER(test_load_reaches_every_game_of_many),
        WITH_FOLDER(test_load_asks_before_a_damaged_game_is_repaired),
        WITH_FOLDER(test_title_asks_before_a_damaged_game_is_repaired),
        WITH_FOLDER(test_title_tells_what_an_unreadable_game_wants),
        WITH_FOLDER(test_a_changed_record_is_told_on_the_screen),
        cmocka_unit_test(test_rules_look_as_drawn),
        cmocka_unit_test(test_rules_can_be_read_through_with_one_key),
        cmocka_unit_test(test_rules_tell_of_every_rule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
