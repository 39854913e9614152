/* Games on a real table, entered by one person: tiles found by their edges, sales by their outcome,
 * nobody called to the keys, anything taken back. */
#include "played_table.h"

#include "play/session.h"
#include "sets/bazaars/stage_choice.h"
#include "sets/bazaars/words_auction.h"
#include "support/probe.h"
#include "tui/stages/asking.h"
#include "tui/table/table.h"

#include <ctype.h>

#define HEAD(sets) "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: " sets "\nchance: manual\n\n"

/* Tiles. */

static void test_edges_find_the_tile(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("base"));
    (void)state;
    assert_int_equal(table->stage, STAGE_DRAWING);
    probe_shows(probe, "Edges _ _ _ _: 24 kinds");
    probe_press(probe, "r");
    probe_shows(probe, "Edges r _ _ _:");
    probe_press(probe, "rcf");
    probe_shows(probe, "Edges r r c f: 1 kind");
    probe_shows(probe, "It is");
    probe_press(probe, "<Enter>");
    assert_int_equal(table_game(table)->turn.hand, tile_kind_find("CFRr"));
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DRAWING);
    probe_shows(probe, "Edges _ _ _ _");
    probe_close(probe);
}

static void test_edges_can_be_taken_back(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("base"));
    (void)state;
    probe_press(probe, "ccr<Backspace>");
    probe_shows(probe, "Edges c c _ _");
    probe_press(probe, "cc");
    probe_shows(probe, "Edges c c c c: 1 kind");
    probe_press(probe, "r");
    probe_shows(probe, "A tile has four edges");
    probe_press(probe, "<Backspace><Backspace><Backspace><Backspace>");
    probe_shows(probe, "Edges _ _ _ _: 24 kinds");
    assert_int_equal(table->session.made, 0);
    probe_close(probe);
}

static void test_edges_that_no_tile_has_are_refused(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, HEAD("base"));
    probe_press(probe, "rcr"); /* no tile has a city between two roads and another city */
    probe_shows(probe, "Edges r c r _");
    probe_press(probe, "c");
    probe_shows(probe, "No tile that is left has these edges");
    probe_shows(probe, "Edges r c r _");
    probe_close(probe);
}

static void test_numbers_choose_among_few(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("base"));
    (void)state;
    probe_press(probe, "2"); /* means nothing yet */
    probe_press(probe, "ccff");
    probe_expect(probe, "entering_numbers_80x24");
    assert_int_equal(table->chooser->kind, tile_kind_find("CcFF"));
    probe_press(probe, "2");
    kind_number second = table->chooser->kind;
    assert_int_not_equal(second, tile_kind_find("CcFF"));
    probe_press(probe, "9"); /* there are not so many */
    assert_int_equal(table->chooser->kind, second);
    probe_press(probe, "<Left>");
    assert_int_equal(table->chooser->kind, tile_kind_find("CcFF"));
    probe_press(probe, "<Tab>");
    assert_int_equal(table->chooser->kind, second);
    probe_press(probe, "<Enter>");
    assert_int_equal(table_game(table)->turn.hand, second);
    probe_close(probe);
}

static void test_a_click_chooses_a_tile_and_takes_it(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("base"));
    (void)state;
    probe_press(probe, "ccff");
    int row, col;
    assert_true(probe_find(probe, " 2 ", &row, &col));
    probe_click(probe, row - 1, col + 1);
    kind_number second = table->chooser->kind;
    assert_int_not_equal(second, tile_kind_find("CcFF"));
    assert_int_equal(table->session.made, 0);
    probe_click(probe, row - 1, col + 1);
    assert_int_equal(table_game(table)->turn.hand, second);
    probe_close(probe);
}

/* The letters of the chooser mean something else as soon as it is closed. */
static void test_letters_are_of_the_chooser_alone(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("base") "- draw CFFF\n");
    (void)state;
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "c");
    probe_shows(probe, "Scores turn by turn");
    probe_press(probe, "<Esc>u");
    assert_int_equal(table->stage, STAGE_DRAWING);
    probe_press(probe, "s");
    probe_shows(probe, "Standings");
    probe_close(probe);
}

static void test_the_chooser_in_letters(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, HEAD("base bcb drawbridges inns traders"));
    probe->around.depth = DEPTH_8;
    probe_press(probe, "cr");
    probe_expect(probe, "entering_letters_80x24");
    probe->around.unicode = false;
    probe->around.depth = DEPTH_MONO;
    probe_press(probe, "f");
    probe_expect(probe, "entering_ascii_80x24");
    probe_close(probe);
}

/* Turns. */

static void test_nobody_is_called_and_turns_end_by_themselves(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("base") "- draw CFFF\n1 place 0,-1 s\n");
    (void)state;
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "2<Enter>"); /* the city is complete and scores, which is shown meanwhile */
    assert_int_equal(table->stage, STAGE_DRAWING);
    assert_int_equal(table->player, 1);
    probe_press(probe, "rrrr<Enter>"); /* typed on at once: no letter is lost */
    assert_int_equal(view_score(&table->view, 0), 4);
    assert_int_equal(table_game(table)->turn.hand, tile_kind_find("RRRR"));
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DRAWING);
    probe_press(probe, "u"); /* across the turn's end */
    assert_int_equal(table->player, 0);
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(view_score(&table->view, 0), 0);
    probe_press(probe, "U");
    assert_int_equal(table->stage, STAGE_DRAWING);
    assert_int_equal(view_score(&table->view, 0), 4);
    probe_close(probe);
}

static void test_nobody_else_takes_a_seat(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("base"));
    (void)state;
    probe_press(probe, "P");
    assert_true(table_is_bare(table));
    probe_close(probe);
}

/* With a computer player it is not one person who enters all. */
static void test_with_computer_players_everybody_is_called(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(
        &probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy bot=easy\nsets: base\n"
                "chance: manual\n\n");
    (void)state;
    assert_false(table_is_entered(table));
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_close(probe);
}

/* Sales. */

#define PLACED                                                                                     \
    HEAD("base bcb")                                                                               \
    "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n- draw FFFF.b\n"                \
    "2 place 0,1 n\n2 pass\n"
#define REVEALED PLACED "- reveal CFFF RRRR\n"

static void test_sale_is_entered_and_undone_as_a_whole(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, REVEALED);
    const struct game *game = table_game(table);
    (void)state;
    size_t made = table->session.made;
    assert_int_equal(table->stage, STAGE_SELLING);
    probe_shows(probe, "Ann chose a tile: who took it, for how much?");
    probe_press(probe, "<Right><Tab>7");
    probe_shows(probe, "Tile 2: taken by Ben, who pays Ann.");
    probe_expect(probe, "entering_sale_80x24");
    probe_press(probe, "<Enter>");
    assert_int_equal(game->player[0].score, 4 + 7);
    assert_int_equal(game->player[1].score, -7);
    assert_int_equal(game->bazaar.owner[1], 1);
    assert_int_equal(game->bazaar.owner[0], 0);
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    assert_true(table->session.made > made + 1);
    probe_press(probe, "u");
    assert_int_equal(table->session.made, made);
    assert_int_equal(table->stage, STAGE_SELLING);
    probe_press(probe, "U");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    assert_int_equal(game->player[1].score, -7);
    probe_press(probe, "u<Tab><Tab>3<Enter>"); /* the chooser pays the other one */
    assert_int_equal(game->player[0].score, 4 - 3);
    assert_int_equal(game->player[1].score, 3);
    assert_int_equal(game->bazaar.owner[0], 0);
    probe_close(probe);
}

static void test_sale_that_cannot_be_is_refused_with_a_reason(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, REVEALED);
    size_t made = table->session.made;
    (void)state;
    probe_press(probe, "<Tab>0<Enter>");
    probe_shows(probe, "The first bid may be 0, but each other one is higher.");
    assert_int_equal(table->session.made, made);
    probe_close(probe);
    table = played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb\n"
                                    "option: bazaar-bids own-score\nchance: manual\n\n"
                                    "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n"
                                    "- draw FFFF.b\n2 place 0,1 n\n2 pass\n- reveal CFFF RRRR\n");
    assert_int_equal(table->sale_entry->ways, 1); /* Ben has nothing to bid */
    probe_press(probe, "5<Enter>");
    probe_shows(probe, "Ann cannot bid or pay more than 4 here.");
    probe_press(probe, "<Up>");
    assert_int_equal(table->sale_entry->price.points, 4);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    probe_close(probe);
}

/* As a game that was saved in the midst of one by another program. */
static void test_half_a_sale_is_bid_to_its_end_or_undone(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, REVEALED "1 offer 1 0\n");
    (void)state;
    if (table->stage == STAGE_BAZAAR)
        probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_AUCTION);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_SELLING);
    probe_close(probe);
}

/* Wherever the game stands, and what was begun is still there afterwards. */
static void test_looking_around_leaves_the_stage_as_it_is(void **state)
{
    static const struct {
        const char *text, *keys;
        enum table_stage stage;
        const char *shown;
    } moments[] = {
        {HEAD("base"), "cr", STAGE_DRAWING, "Edges c r _ _"},
        {HEAD("base") "- draw CFFF\n", "", STAGE_PLACING, "place the tile"},
        {HEAD("base") "- draw CFFF\n1 place 0,-1 s\n", "", STAGE_DEPLOYING, "a follower?"},
        {PLACED, "rrrr<Enter>c", STAGE_REVEALING, "Edges c _ _ _"},
        {REVEALED, "7", STAGE_SELLING, "7_"},
    };
    (void)state;
    for (size_t m = 0; m < sizeof moments / sizeof moments[0]; m++) {
        struct probe *probe;
        struct table *table = played_table_at(&probe, moments[m].text);
        probe_press(probe, moments[m].keys);
        size_t made = table->session.made;
        assert_int_equal(table->stage, moments[m].stage);
        probe_press(probe, "x<Tab><Up>");
        assert_int_equal(table->mode, MODE_INSPECT);
        probe_shows(probe, "Esc back");
        probe_press(probe, "<Enter>");
        assert_int_equal(table->mode, MODE_NONE);
        assert_int_equal(table->stage, moments[m].stage);
        assert_int_equal(table->session.made, made);
        probe_shows(probe, moments[m].shown);
        probe_close(probe);
    }
}

static void test_revealed_tiles_are_found_by_edges(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, PLACED);
    (void)state;
    assert_int_equal(table->stage, STAGE_REVEALING);
    probe_press(probe, "rrrr<Enter>");
    probe_shows(probe, "(2 of 2)");
    probe_shows(probe, "Edges _ _ _ _");
    probe_press(probe, "rrrr");
    probe_shows(probe, "No tile that is left has these edges"); /* the only one is on the table */
    probe_press(probe, "<Backspace><Backspace><Backspace><Backspace>");
    probe_shows(probe, "(1 of 2)");
    probe_press(probe, "rrrr<Enter>");
    probe_press(probe, "u");
    probe_shows(probe, "(1 of 2)");
    probe_press(probe, "rrrr<Enter>cfff<Enter>");
    assert_int_equal(table->stage, STAGE_SELLING);
    assert_int_equal(table_game(table)->bazaar.tile[0], tile_kind_find("RRRR"));
    assert_int_equal(table_game(table)->bazaar.tile[1], tile_kind_find("CFFF"));
    probe_close(probe);
}

/* Six of the longest names, and every way to sell. */
static void test_sale_among_six(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(
        &probe, "bastide: 1\nplayer: Bartholomew the Great XX\n"
                "player: Annabelle Montgomery YYY\nplayer: Cleopatra Philopator ZZZ\n"
                "player: Ferdinand Fitzgerald WWW\nplayer: Wilhelmina Featherston V\n"
                "player: Maximilian Hohenstauf UU\nsets: base bcb\nchance: manual\n\n"
                "- draw FFFF.b\n1 place 0,1 n\n1 pass\n"
                "- reveal CFFF RRRR CccF CcRr CcFF FFFF.m\n");
    (void)state;
    assert_int_equal(table->sale_entry->ways, SALE_WAYS_MAX);
    for (unsigned way = 0; way < SALE_WAYS_MAX; way++)
        probe_press(probe, "<Tab>");
    assert_int_equal(table->sale_entry->chosen, 0);
    probe_press(probe, "<Shift-Tab>12");
    probe_expect(probe, "entering_sale_six_80x24");
    probe_close(probe);
}

static void test_every_fault_has_words(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, REVEALED);
    struct sentence said[SALE_CHOOSER_SHORT + 1];
    (void)state;
    for (unsigned fault = SALE_WRONG_MOMENT; fault <= SALE_CHOOSER_SHORT; fault++) {
        /* Either of both can be the one who has too little. */
        struct auction_deal deal = {0, 1, 5};
        said[fault] =
            sale_words_fault(table_game(table), (enum sale_fault)fault, deal, &table->seats);
        assert_true(strlen(said[fault].text) > 10);
        for (unsigned other = SALE_WRONG_MOMENT; other < fault; other++)
            assert_string_not_equal(said[fault].text, said[other].text);
    }
    probe_close(probe);
}

/* Setting it up. */

static void test_setup_asks_for_people_and_rules_only(void **state)
{
    struct record_head known = setup_default();
    struct page *page = enter_page(&known);
    (void)state;
    assert_non_null(page);
    struct probe *probe = probe_open(page, 24, 80);
    probe_expect(probe, "setup-entering-80x24");
    probe_press(probe, "<PgDn><Enter>");
    const struct table *table = (const struct table *)app_page(probe->app);
    assert_int_equal(table->stage, STAGE_DRAWING);
    assert_true(table_is_entered(table));
    assert_false(table->session.head.has_seed);
    assert_int_equal(table->session.head.clock, 0);
    probe_close(probe);
}

/* Whatever the last game was like. */
static void test_computer_players_of_the_last_game_stay_away(void **state)
{
    struct record_head known = setup_default();
    (void)state;
    strcpy(known.bot[1], "hard");
    known.clock = 600;
    known.has_seed = true;
    struct probe *probe = probe_open(enter_page(&known), 24, 80);
    probe_press(probe, "<PgDn><Enter>");
    const struct table *table = (const struct table *)app_page(probe->app);
    assert_true(table_is_entered(table));
    assert_false(table->session.head.has_seed);
    assert_int_equal(table->session.head.clock, 0);
    probe_close(probe);
    known.chance = RECORD_CHANCE_MANUAL;
    probe = probe_open(setup_page(&known), 24, 80);
    probe_press(probe, "<PgDn><Enter>");
    table = (const struct table *)app_page(probe->app);
    assert_int_equal(table->session.head.chance, RECORD_CHANCE_AUTO);
    probe_close(probe);
}

/* Whole games. */

static void type_edges(struct probe *probe, kind_number kind, unsigned first)
{
    for (unsigned edge = 0; edge < EDGES; edge++)
        probe_key(probe,
                  (uint32_t)tolower((unsigned char)tile_kinds[kind].id[(first + edge) % EDGES]));
}

/* A tile of those that are left, by its edges; where others have them, too, by arrows. */
static void enter_tile(struct probe *probe, const struct table *table, const struct pile *pile,
                       struct rng *rng)
{
    kind_number kind;
    do
        kind = (uint8_t)rng_below(rng, tile_kinds_count);
    while (pile->left[kind] == 0);
    type_edges(probe, kind, rng_below(rng, EDGES));
    for (unsigned step = 0; table->chooser->kind != kind; step++) {
        assert_true(step < tile_kinds_count);
        probe_press(probe, "<Right>");
    }
    probe_press(probe, "<Enter>");
}

static void enter_sale(struct probe *probe, struct rng *rng)
{
    for (unsigned step = rng_below(rng, 5); step > 0; step--)
        probe_press(probe, "<Tab>");
    for (unsigned step = rng_below(rng, 4); step > 0; step--)
        probe_press(probe, "<Up>");
    probe_press(probe, "<Enter>");
}

static void enter_something(struct probe *probe, struct table *table, struct rng *rng)
{
    struct pile pile = table_game(table)->pile;
    if (table->stage == STAGE_DRAWING)
        enter_tile(probe, table, &pile, rng);
    else if (table->stage == STAGE_REVEALING) {
        pile = auction_reveal_pile(table->reveal, table_game(table));
        enter_tile(probe, table, &pile, rng);
    } else if (table->stage == STAGE_SELLING)
        enter_sale(probe, rng);
    else
        probe_press(probe, table->stage == STAGE_PLACING && rng_below(rng, 2) ? "<Tab><Enter>"
                                                                              : "<Enter>");
}

static void test_whole_games_are_entered(void **state)
{
    static const char *const heads[] = {HEAD("base bcb"), HEAD("base bcb drawbridges inns traders"),
                                        HEAD("base bcb") "# again\n"};
    unsigned sales = 0, ends = 0;
    (void)state;
    for (uint64_t seed = 0; seed < sizeof heads / sizeof heads[0]; seed++) {
        struct probe *probe;
        struct table *table = played_table_at(&probe, heads[seed]);
        struct rng rng = rng_from_seed(seed);
        for (unsigned steps = 0; table->stage != STAGE_FINAL; steps++) {
            assert_true(steps < 3000);
            assert_int_not_equal(table->stage, STAGE_HAND_OVER);
            assert_int_not_equal(table->stage, STAGE_CALLING);
            assert_int_not_equal(table->stage, STAGE_AUCTION);
            sales += table->stage == STAGE_SELLING;
            if (table->stage == STAGE_DONE) { /* only the last turn waits, to be looked at */
                assert_true(game_is_over(table_game(table)));
                assert_true(table_can_undo(table));
                ends++;
            }
            enter_something(probe, table, &rng);
            if (table_is_bare(table) && table_can_undo(table) && rng_below(&rng, 12) == 0)
                probe_press(probe, "u");
        }
        assert_true(game_is_over(table_game(table)));
        probe_hides(probe, "analysis"); /* which would judge bids that were made up */
        probe_close(probe);
    }
    assert_true(sales > 5 && ends >= sizeof heads / sizeof heads[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_edges_find_the_tile),
        cmocka_unit_test(test_edges_can_be_taken_back),
        cmocka_unit_test(test_edges_that_no_tile_has_are_refused),
        cmocka_unit_test(test_numbers_choose_among_few),
        cmocka_unit_test(test_a_click_chooses_a_tile_and_takes_it),
        cmocka_unit_test(test_letters_are_of_the_chooser_alone),
        cmocka_unit_test(test_the_chooser_in_letters),
        cmocka_unit_test(test_nobody_is_called_and_turns_end_by_themselves),
        cmocka_unit_test(test_nobody_else_takes_a_seat),
        cmocka_unit_test(test_with_computer_players_everybody_is_called),
        cmocka_unit_test(test_sale_is_entered_and_undone_as_a_whole),
        cmocka_unit_test(test_sale_that_cannot_be_is_refused_with_a_reason),
        cmocka_unit_test(test_half_a_sale_is_bid_to_its_end_or_undone),
        cmocka_unit_test(test_looking_around_leaves_the_stage_as_it_is),
        cmocka_unit_test(test_revealed_tiles_are_found_by_edges),
        cmocka_unit_test(test_sale_among_six),
        cmocka_unit_test(test_every_fault_has_words),
        cmocka_unit_test_setup_teardown(test_setup_asks_for_people_and_rules_only,
                                        probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test_setup_teardown(test_computer_players_of_the_last_game_stay_away,
                                        probe_folder_setup, probe_folder_teardown),
        cmocka_unit_test(test_whole_games_are_entered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
