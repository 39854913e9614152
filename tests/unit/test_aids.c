/* Aids: how they are written, kept and chosen, and that the table gives none that are switched
 * off. */
#include "played_table.h"

#include "choosing/choosing.h"
#include "support/probe.h"
#include "text/setup.h"
#include "tui/pages.h"
#include "tui/stages/modes.h"
#include "tui/table/table.h"

enum { MASKS = 1 << AIDS_COUNT };

static unsigned marks_on(const struct table *table, enum board_mark_kind kind)
{
    struct board_scene scene = table_scene(table);
    return board_scene_count(&scene, kind);
}

static struct word whole(const char *text)
{
    return (struct word){text, strlen(text), 1};
}

static void test_aids_are_read_as_they_are_printed(void **state)
{
    (void)state;
    for (unsigned mask = 0; mask < MASKS; mask++) {
        struct record_head head = {.changed_aids = (uint16_t)mask}, other = {.chance = 0};
        struct bad_text bad;
        char text[AIDS_TEXT_SIZE];
        aids_print(&head, text);
        assert_true(aids_read(whole(text), &other, &bad));
        assert_int_equal(other.changed_aids, mask);
    }
}

static void test_aids_are_lists(void **state)
{
    static const struct {
        const char *text;
        unsigned given; /* mask */
    } lists[] = {
        {"all", (1u << AID_VALUES) - 1},
        {"all review", ((1u << AID_VALUES) - 1) | 1u << AID_REVIEW},
        {"coach,all, values", ((1u << AID_VALUES) - 1) | 1u << AID_VALUES | 1u << AID_COACH},
        {"squares expected tiles dead territory auctions worth", (1u << AID_VALUES) - 1},
        {"values", 1u << AID_VALUES},
        {"none", 0},
        {"tiles", 1u << AID_TILES},
        {"dead, tiles", 1u << AID_TILES | 1u << AID_DEAD},
        {"worth  territory", 1u << AID_WORTH | 1u << AID_TERRITORY},
    };
    (void)state;
    for (size_t l = 0; l < sizeof lists / sizeof lists[0]; l++) {
        struct record_head head = {.chance = 0};
        struct bad_text bad;
        assert_true(aids_read(whole(lists[l].text), &head, &bad));
        for (unsigned aid = 0; aid < AIDS_COUNT; aid++)
            assert_int_equal(aids_has(&head, (enum aid)aid), lists[l].given >> aid & 1u);
    }
}

#define HEAD                                                                                       \
    "bastide: 1\n"                                                                                 \
    "player: Ann\n"                                                                                \
    "player: Ben\n"                                                                                \
    "player: Cy\n"                                                                                 \
    "sets: base bcb drawbridges\n"                                                                 \
    "seed: 5\n"                                                                                    \
    "chance: auto\n"

/* Neither games that know nothing of advice nor those that were to have all aids before there was
 * advice get it. */
static void test_advice_must_be_asked_for(void **state)
{
    static const char *const heads[] = {HEAD "\n", HEAD "aids: all\n\n",
                                        HEAD "aids: squares expected worth\n\n"};
    (void)state;
    for (size_t h = 0; h < sizeof heads / sizeof heads[0]; h++) {
        struct record_head head;
        struct record_reader lines;
        struct bad_text bad;
        assert_true(record_read_head(&lines, heads[h], strlen(heads[h]), &head, &bad));
        assert_true(aids_has(&head, AID_EXPECTED));
        assert_int_equal(aids_given(&head) & AIDS_ADVICE, 0);
    }
}

static void test_bad_aids_change_nothing(void **state)
{
    static const char *const bad_lists[] = {"",        "tile",      "all none",  "none,tiles",
                                            "tiles,,", "dead,dead", "ALL",       ",dead",
                                            "all all", "all tiles", "coach none"};
    (void)state;
    for (size_t l = 0; l < sizeof bad_lists / sizeof bad_lists[0]; l++) {
        struct record_head head = {.changed_aids = 5};
        struct bad_text bad;
        assert_false(aids_read(whole(bad_lists[l]), &head, &bad));
        assert_int_equal(head.changed_aids, 5);
    }
}

/* Every head says the same when it has been written and read again; one with all aids says nothing
 * of them. */
static void test_heads_keep_the_aids(void **state)
{
    (void)state;
    for (unsigned mask = 0; mask < MASKS; mask++) {
        struct record_head head = played_head(2, 1), read;
        struct record_reader lines;
        struct bad_text bad;
        char text[RECORD_HEAD_SIZE];
        head.changed_aids = (uint16_t)mask;
        size_t length = record_print_head(&head, text);
        assert_int_equal(strstr(text, "aids: ") == NULL, mask == 0);
        assert_true(record_read_head(&lines, text, length, &read, &bad));
        assert_int_equal(read.changed_aids, mask);
    }
}

/* Ann has scored a city; Ben draws a bazaar. */
#define TURN                                                                                       \
    "- draw CFFF\n"                                                                                \
    "1 place 0,-1 s\n"                                                                             \
    "1 deploy meeple city s\n"                                                                     \
    "1 score\n"                                                                                    \
    "- draw FFFF.b\n"
#define BAZAAR                                                                                     \
    "2 place 0,1 n\n"                                                                              \
    "2 pass\n"                                                                                     \
    "- reveal FRFr CFFF RRRR\n"

/* What shows an aid while a tile is placed, and the keys that it has. */
static void check_placing(const char *text, bool given)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, text);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(marks_on(table, BOARD_MARK_LEGAL) > 0, given);
    assert_int_equal(played_is_bound(&table->page, 'e'), given);
    assert_int_equal(played_is_bound(&table->page, 't'), given);
    assert_int_equal(played_is_bound(&table->page, 'T'), given);
    void (*expect)(struct probe *, const char *) = given ? probe_shows : probe_hides;
    expect(probe, "(4)"); /* Ann's expected score */
    expect(probe, "last one");
    expect(probe, "square 1 of ");
    probe_shows(probe, "Ben: place the tile");
    probe_press(probe, "x");
    assert_int_equal(played_is_bound(&table->page, 'e'), given);
    assert_int_equal(played_is_bound(&table->page, 'T'), given);
    while (table->inspection->tile != NO_TILE)
        probe_press(probe, "<Up>");
    probe_shows(probe, "Empty square");
    expect(probe, "Tiles that fit here");
    expect(probe, "Next tile fits");
    assert_int_equal(played_is_bound(&table->page, 't'), given);
    probe_press(probe, "<Esc>s");
    expect(probe, "If the game ended now");
    probe_close(probe);
}

static void test_placing_gives_no_aid_that_is_switched_off(void **state)
{
    (void)state;
    check_placing(HEAD "\n" TURN, true);
    check_placing(HEAD "aids: none\n\n" TURN, false);
}

static void check_offers(const char *text, bool given)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, text);
    probe_press(probe, "<Enter><Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    void (*expect)(struct probe *, const char *) = given ? probe_shows : probe_hides;
    expect(probe, "at the end");
    probe_press(probe, "1");
    expect(probe, "points");
    probe_shows(probe, "1  ");
    probe_press(probe, "<Esc>x<Tab>");
    expect(probe, "worth ");
    probe_close(probe);
}

static void test_offers_tell_no_worth_that_is_switched_off(void **state)
{
    (void)state;
    check_offers(HEAD "\n" TURN, true);
    check_offers(HEAD "aids: none\n\n" TURN, false);
}

static void check_auction(const char *text, bool given)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, text);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(marks_on(table, BOARD_MARK_LEGAL) > 0, given);
    void (*expect)(struct probe *, const char *) = given ? probe_shows : probe_hides;
    expect(probe, "squares");
    probe_wait(probe, KEY_GUARD);
    probe_press(probe, "<Tab><Right>");
    assert_int_equal(marks_on(table, BOARD_MARK_LEGAL) > 0, given);
    assert_int_equal(marks_on(table, BOARD_MARK_GHOST) > 0, given);
    if (!given)
        probe_shows(probe, "Tile 2: city edge.");
    probe_close(probe);
}

static void test_auction_shows_no_squares_where_that_is_switched_off(void **state)
{
    (void)state;
    check_auction(HEAD "\n" TURN BAZAAR, true);
    check_auction(HEAD "aids: squares expected tiles dead territory worth\n\n" TURN BAZAAR, false);
}

/* Whether any square for the tile in hand tells of something that it would complete. */
static bool tells_worth(struct probe *probe, const struct table *table)
{
    for (unsigned square = 0; square < table->placing->where.squares;
         square++, probe_press(probe, "<Tab>"))
        for (unsigned turn = 0; turn < EDGES; turn++, probe_press(probe, "r"))
            if (probe_has(probe, "Completes: "))
                return true;
    return false;
}

static void test_a_forecast_is_a_worth(void **state)
{
    static const struct {
        const char *text;
        bool given;
    } cases[] = {
        {HEAD "\n- draw CFFF\n", true},
        {HEAD "aids: worth\n\n- draw CFFF\n", true},
        {HEAD "aids: squares expected tiles dead territory auctions\n\n- draw CFFF\n", false}};
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        struct probe *probe;
        struct table *table = played_table_at(&probe, cases[c].text);
        probe_press(probe, "<Enter>");
        assert_int_equal(tells_worth(probe, table), cases[c].given);
        probe_close(probe);
    }
}

static void test_dead_squares_are_marked_or_not(void **state)
{
    (void)state;
    for (unsigned without = 0; without < 2; without++) {
        struct session session;
        struct problem problem;
        struct record_head head = played_head(2, 3);
        struct rng rng = rng_from_seed(3);
        head.changed_aids = (uint16_t)(without << AID_DEAD);
        assert_true(session_begin(&session, &head, &problem));
        played_on(&session, &rng, 90);
        assert_false(game_is_over(&session.game));
        struct page *page = table_page(&session);
        struct probe *probe = probe_open(page, 24, 80);
        assert_int_equal(marks_on((struct table *)page, BOARD_MARK_DEAD) > 0, !without);
        probe_close(probe);
    }
}

static void test_setup_switches_aids(void **state)
{
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    (void)state;
    probe_press(probe, "<PgDn><Up><Up>");
    probe_shows(probe, "Aids");
    probe_shows(probe, "all");
    probe_press(probe, "<Right>");
    probe_shows(probe, "none");
    probe_press(probe, "<Enter>");
    probe_expect(probe, "aids-none-80x24");
    probe_press(probe, "<Down><Down><Right><Esc>");
    probe_shows(probe, "1 of 7");
    probe_press(probe, "<Enter>a<PgDn><Enter>");
    probe_shows(probe, "all");
    probe_press(probe, "<Enter><PgDn><Up><Right><Esc>");
    probe_shows(probe, "8 of 10");
    probe_press(probe, "<Enter>v<Esc>");
    probe_shows(probe, "all, with advice");
    probe_press(probe, "<Right>");
    probe_hides(probe, "all, with advice");
    probe_press(probe, "<Right><Right><Left>");
    probe_shows(probe, "none");
    probe_press(probe, "<Enter>n<Esc><PgDn><Enter><Enter>");
    probe_shows(probe, ": place the tile");
    probe_hides(probe, "square 1 of ");
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_aids_are_read_as_they_are_printed),
        cmocka_unit_test(test_aids_are_lists),
        cmocka_unit_test(test_advice_must_be_asked_for),
        cmocka_unit_test(test_bad_aids_change_nothing),
        cmocka_unit_test(test_heads_keep_the_aids),
        cmocka_unit_test(test_placing_gives_no_aid_that_is_switched_off),
        cmocka_unit_test(test_offers_tell_no_worth_that_is_switched_off),
        cmocka_unit_test(test_auction_shows_no_squares_where_that_is_switched_off),
        cmocka_unit_test(test_a_forecast_is_a_worth),
        cmocka_unit_test(test_dead_squares_are_marked_or_not),
        cmocka_unit_test_setup_teardown(test_setup_switches_aids, probe_folder_setup,
                                        probe_folder_teardown),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, played_settings_remove);
}
