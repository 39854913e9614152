/* Bazaars at the table: who is asked, what the keys do, how far undo reaches, what is shown. */
#include "played.h"

#include "analysis/placements.h"
#include "support/screen_driver.h"
#include "telling/auction_follow.h"
#include "telling/auction_words.h"
#include "tui/auction/auction_strip.h"
#include "tui/table/table.h"

#define HEAD(options)                                                                              \
    "bastide: 1\n"                                                                                 \
    "player: Ann\n"                                                                                \
    "player: Ben\n"                                                                                \
    "player: Cy\n"                                                                                 \
    "sets: base bcb drawbridges\n" options "seed: 5\n"                                             \
    "chance: auto\n\n"

/* Ann has 4 points; Ben lays a bazaar. */
#define HOST                                                                                       \
    "- draw CFFF\n"                                                                                \
    "1 place 0,-1 s\n"                                                                             \
    "1 deploy meeple city s\n"                                                                     \
    "1 score\n"                                                                                    \
    "- draw FFFF.b\n"
#define PLACED HOST "2 place 0,1 n\n"
#define REVEALED                                                                                   \
    PLACED "2 pass\n"                                                                              \
           "- reveal FRFr CFFF RRRR\n"

enum { ANN, BEN, CY };

static struct table *resume_at(struct screen_driver *driver, const char *text, int rows, int cols)
{
    struct session session;
    struct problem problem;
    if (!session_read(&session, "test", text, strlen(text), &problem))
        fail_msg("%s", problem.text);
    struct page *page = table_page(&session);
    assert_non_null(page);
    screen_begin(driver, page, rows, cols);
    return (struct table *)page;
}

static struct table *resume(struct screen_driver *driver, const char *text)
{
    return resume_at(driver, text, 24, 80);
}

static const struct game *game_of(const struct table *table)
{
    return &table->session.game;
}

/* At the table where Cy opens the auction. */
static struct table *open_auction(struct screen_driver *driver)
{
    struct table *table = resume(driver, HEAD("") REVEALED);
    screen_keys(driver, "\n");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(game_actor(game_of(table)), CY);
    return table;
}

static void test_BZ2_bazaar_is_announced_when_the_host_ends_the_turn(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("") PLACED);
    (void)state;
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    screen_keys(&driver, "p");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table_game(table)->bazaar.tiles, 0); /* nothing is seen of it yet */
    assert_true(table_can_undo(table));
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_BAZAAR);
    assert_true(screen_shows(&driver, "Ben hosts a bazaar"));
    assert_true(screen_shows(&driver, "3 tiles are revealed"));
    assert_true(screen_shows(&driver, "Cy chooses the first tile"));
    assert_false(table_can_undo(table));
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(table->player, CY);
    assert_false(table_can_undo(table));
    screen_end(&driver);
}

static void test_BZ2_host_may_take_the_turn_back_before_the_tiles_are_seen(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("") PLACED);
    (void)state;
    screen_keys(&driver, "\np");
    assert_int_equal(table->stage, STAGE_DONE);
    screen_keys(&driver, "u");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    screen_keys(&driver, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    screen_keys(&driver, "UU");
    assert_int_equal(table->stage, STAGE_DONE);
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_BAZAAR);
    screen_end(&driver);
}

static void test_BZ4_offer_is_preset_to_nothing(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    assert_true(screen_shows(&driver, "offer tile 1 for 0"));
    screen_keys(&driver, "3");
    assert_true(screen_shows(&driver, "offer tile 3 for 0"));
    screen_keys(&driver, "<++^v=");
    assert_true(screen_shows(&driver, "offer tile 2 for 3"));
    screen_keys(&driver, ">\t\t");
    assert_true(screen_shows(&driver, "offer tile 2 for 3"));
    screen_keys(&driver, "--\n");
    assert_int_equal(game_of(table)->bazaar.offered, 1);
    assert_int_equal(game_of(table)->bazaar.bid, 1);
    screen_end(&driver);
}

static void test_BZ4_tiles_that_are_sold_are_passed_over(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    screen_keys(&driver, "2\npp");
    assert_int_equal(game_of(table)->bazaar.owner[1], CY);
    assert_true(screen_shows(&driver, "offer tile 1 for 0"));
    screen_keys(&driver, "\t");
    assert_true(screen_shows(&driver, "offer tile 3 for 0"));
    screen_keys(&driver, "<");
    assert_true(screen_shows(&driver, "offer tile 1 for 0"));
    screen_keys(&driver, "2");
    assert_true(screen_shows(&driver, "offer tile 1 for 0"));
    screen_end(&driver);
}

static void test_BZ4_opening_bid_can_be_typed(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    screen_keys(&driver, "2b12");
    assert_true(screen_shows(&driver, "offer tile 2 for 12"));
    screen_keys(&driver, "\b");
    assert_true(screen_shows(&driver, "offer tile 2 for 1"));
    screen_keys(&driver, "5b3");
    assert_true(screen_shows(&driver, "offer tile 3 for 15"));
    screen_keys(&driver, "\n");
    assert_int_equal(game_of(table)->bazaar.bid, 15);
    screen_end(&driver);
}

static void test_BZ5_bid_is_preset_to_the_least(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    screen_keys(&driver, "++++++\n");
    assert_int_equal(game_actor(game_of(table)), ANN);
    assert_true(screen_shows(&driver, "Enter bid 7"));
    screen_keys(&driver, "+>^");
    assert_true(screen_shows(&driver, "Enter bid 10"));
    screen_keys(&driver, "-<v---"); /* not below the least */
    assert_true(screen_shows(&driver, "Enter bid 7"));
    screen_keys(&driver, "23");
    assert_true(screen_shows(&driver, "Enter bid 23"));
    screen_keys(&driver, "\b");
    assert_true(screen_shows(&driver, "Enter bid 2"));
    assert_true(screen_shows(&driver, "too low"));
    screen_keys(&driver, "\n");
    assert_true(screen_shows(&driver, "the bid is too low"));
    assert_int_equal(game_of(table)->bazaar.bid, 6);
    screen_keys(&driver, "+");
    assert_true(screen_shows(&driver, "Enter bid 7"));
    screen_keys(&driver, "8\n");
    assert_int_equal(game_of(table)->bazaar.bid, 8);
    assert_int_equal(game_of(table)->bazaar.bidder, ANN);
    assert_int_equal(table->player, BEN);
    assert_true(screen_shows(&driver, "Enter bid 9"));
    assert_true(screen_shows(&driver, "Highest: 8 by A Ann"));
    screen_keys(&driver, "p");
    assert_int_equal(game_phase(game_of(table)), PHASE_SETTLE);
    screen_end(&driver);
}

static void test_bids_stop_at_the_greatest(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    screen_keys(&driver, "b9999");
    assert_int_equal(table->auction.bid, BIDS_MAX);
    screen_keys(&driver, "+");
    assert_int_equal(table->auction.bid, BIDS_MAX);
    screen_key(&driver, KEYS_PAGE_DOWN);
    assert_int_equal(table->auction.bid, BIDS_MAX - 10);
    screen_end(&driver);
}

static void test_BZ6_both_choices_are_told_with_the_scores_after(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    screen_keys(&driver, "\n3\np");
    assert_int_equal(game_phase(game_of(table)), PHASE_SETTLE);
    assert_int_equal(table->player, CY);
    assert_true(screen_shows(&driver, "Cy: buy tile 1 or sell it to Ann, for 3?"));
    assert_true(screen_shows(&driver, "C 0 \u2192 -3  A 4 \u2192 7"));
    assert_true(screen_shows(&driver, "C 0 \u2192 3  A 4 \u2192 1"));
    assert_true(screen_shows(&driver, "Enter buy for 3"));
    screen_keys(&driver, "v");
    assert_true(screen_shows(&driver, "Enter sell for 3"));
    screen_keys(&driver, "^\n");
    assert_int_equal(game_of(table)->player[CY].score, -3);
    assert_int_equal(game_of(table)->player[ANN].score, 7);
    assert_true(screen_shows(&driver, "Cy buys tile 1 from Ann"));
    screen_keys(&driver, "u");
    assert_int_equal(game_phase(game_of(table)), PHASE_SETTLE);
    screen_keys(&driver, "s");
    assert_int_equal(game_of(table)->player[CY].score, 3);
    assert_int_equal(game_of(table)->player[ANN].score, 1);
    assert_true(screen_shows(&driver, "Cy sells tile 1 to Ann"));
    screen_end(&driver);
}

/* Cy sells tile 1 to Ann for 3, Ben takes tile 2 for nothing, tile 3 goes to Cy. */
static void play_auction(struct screen_driver *driver)
{
    screen_keys(driver, "\n3\nps\np");
}

static void test_BZ9_results_are_told_before_the_tiles_are_placed(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    play_auction(&driver);
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    assert_true(screen_shows(&driver, "Cy sells tile 1 to Ann for 3"));
    assert_true(screen_shows(&driver, "Ben takes tile 2 for nothing"));
    assert_true(screen_shows(&driver, "Cy gets tile 3, the last, for nothing"));
    assert_true(screen_shows(&driver, "Ann places the first tile"));
    struct auction_course course = auction_course_of(&table->session);
    assert_int_equal(course.sales, 3);
    assert_int_equal(auction_sale_of(&course, 0)->way, WAY_SOLD);
    assert_int_equal(auction_sale_of(&course, 1)->way, WAY_OWN);
    assert_int_equal(auction_sale_of(&course, 2)->way, WAY_LAST);
    screen_keys(&driver, "u");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(game_actor(game_of(table)), CY);
    screen_keys(&driver, "U");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    screen_end(&driver);
}

static void test_BZ10_each_player_places_theirs_and_is_called_by_name(void **state)
{
    static const char *const calls[] = {"Ann places the tile won at the bazaar",
                                        "Ben places the tile won at the bazaar",
                                        "Cy places the tile won at the bazaar"};
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    play_auction(&driver);
    for (unsigned player = 0; player < 3; player++) {
        screen_keys(&driver, "\n");
        assert_int_equal(table->stage, STAGE_HAND_OVER);
        assert_int_equal(table->player, player);
        assert_true(screen_shows(&driver, calls[player]));
        assert_false(table_can_undo(table));
        screen_keys(&driver, "\n");
        assert_int_equal(table->stage, STAGE_PLACING);
        assert_true(screen_shows(&driver, "place the tile won"));
        screen_keys(&driver, "\n");
        for (unsigned presses = 0; table->stage != STAGE_DONE && presses < 5; presses++)
            screen_keys(&driver, "\n");
        assert_int_equal(table->stage, STAGE_DONE);
    }
    screen_keys(&driver, "\n"); /* BZ12 */
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, CY);
    assert_true(screen_shows(&driver, "Cy's turn"));
    screen_end(&driver);
}

static void test_BZ11_tile_drawn_instead_is_not_called_won(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    play_auction(&driver);
    screen_keys(&driver, "\n\n");
    struct game game = *game_of(table);
    assert_string_equal(auction_words_won(&game), "the tile won");
    game.turn.hand = tile_kind_find("CCFF");
    assert_string_equal(auction_words_won(&game), "the tile drawn instead");
    assert_string_equal(auction_words_turn(&game, "Ann").text, "Ann's turn");
    screen_end(&driver);
}

static void test_only_the_last_decision_can_be_taken_back(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    struct game opening = *game_of(table);
    screen_keys(&driver, "u\033"); /* all would have to agree */
    assert_memory_equal(game_of(table), &opening, sizeof opening);
    screen_keys(&driver, "\n");
    struct game offered = *game_of(table);
    screen_keys(&driver, "u");
    assert_memory_equal(game_of(table), &opening, sizeof opening);
    assert_int_equal(table->player, CY);
    assert_true(screen_shows(&driver, "offer tile 1 for 0"));
    screen_keys(&driver, "U");
    assert_memory_equal(game_of(table), &offered, sizeof offered);
    screen_keys(&driver, "5\n");
    assert_int_equal(table->player, BEN);
    screen_keys(&driver, "u"); /* Ann's bid */
    assert_int_equal(table->player, ANN);
    screen_keys(&driver, "u"); /* and not Cy's offer */
    assert_memory_equal(game_of(table), &offered, sizeof offered);
    screen_end(&driver);
}

static void test_keys_are_dead_when_another_must_decide(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    long long end = driver.around.now;
    screen_keys(&driver, "\n");
    assert_int_equal(table->player, ANN);
    driver.around.now = end + KEY_GUARD - 1;
    screen_keys(&driver, "\n");
    assert_int_equal(table->player, ANN);
    driver.around.now = end + KEY_GUARD - 1;
    screen_keys(&driver, "p");
    assert_int_equal(table->player, ANN);
    driver.around.now = end + KEY_GUARD;
    screen_keys(&driver, "p");
    assert_int_equal(table->player, BEN);
    driver.around.now -= 1000 - 1; /* right after the undo that follows, too */
    screen_keys(&driver, "u");
    assert_int_equal(table->player, BEN);
    screen_end(&driver);
}

static void test_keys_are_dead_after_an_undo_and_before_the_results(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    screen_keys(&driver, "\n");
    long long undone = driver.around.now;
    screen_keys(&driver, "u");
    driver.around.now = undone + KEY_GUARD - 1;
    screen_keys(&driver, "\n");
    assert_int_equal(table->player, CY);
    driver.around.now = undone + KEY_GUARD;
    screen_keys(&driver, "\n3\nps\n");
    long long sold = driver.around.now;
    screen_keys(&driver, "p");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    driver.around.now = sold + KEY_GUARD - 1;
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    driver.around.now = sold + KEY_GUARD;
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    screen_end(&driver);
}

static void test_own_score_limits_are_told(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("option: bazaar-bids own-score\n") REVEALED);
    (void)state;
    assert_true(screen_shows(&driver, "Nobody bids more"));
    screen_keys(&driver, "\n");
    assert_true(screen_shows(&driver, "0 to 0, what you have"));
    screen_keys(&driver, "+++");
    assert_true(screen_shows(&driver, "offer tile 1 for 0"));
    screen_keys(&driver, "\n");
    assert_int_equal(table->player, ANN);
    assert_true(screen_shows(&driver, "1 to 4, what you have"));
    screen_keys(&driver, "5");
    assert_true(screen_shows(&driver, "too high"));
    screen_keys(&driver, "\n");
    assert_true(screen_shows(&driver, "the bid is too high"));
    assert_int_equal(table->player, ANN);
    screen_keys(&driver, "++++++");
    assert_true(screen_shows(&driver, "Enter bid 4"));
    screen_keys(&driver, "-\n"); /* Ben cannot bid, Cy cannot pay */
    assert_true(screen_shows(&driver, "Cy cannot pay"));
    struct auction_course course = auction_course_of(&table->session);
    assert_int_equal(auction_sale_of(&course, 0)->way, WAY_FORCED);
    screen_end(&driver);
}

static void test_players_without_points_are_shown_as_unable_to_bid(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("option: bazaar-bids own-score\n") PLACED
                                 "2 pass\n- reveal FRFr CFFF RRRR\n3 offer 1 0\n");
    (void)state;
    screen_keys(&driver, "\n");
    assert_int_equal(table->player, ANN);
    struct auction_course course = auction_course_of(&table->session);
    assert_int_equal(course.standing[ANN], STANDING_IS_ASKED);
    assert_int_equal(course.standing[BEN], STANDING_SHORT);
    assert_int_equal(course.standing[CY], STANDING_OFFERED);
    assert_true(screen_shows(&driver, "cannot bid"));
    screen_keys(&driver, "\n");
    course = auction_course_of(&table->session);
    assert_int_equal(course.standing[ANN], STANDING_HAS_TILE);
    screen_end(&driver);
}

static void test_standings_of_an_auction(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    struct auction_course course = auction_course_of(&table->session);
    assert_int_equal(course.standing[CY], STANDING_CHOOSES);
    assert_int_equal(course.standing[ANN], STANDING_IN);
    screen_keys(&driver, "\n");
    course = auction_course_of(&table->session);
    assert_int_equal(course.standing[BEN], STANDING_TO_BID);
    screen_keys(&driver, "4\n");
    course = auction_course_of(&table->session);
    assert_int_equal(course.standing[ANN], STANDING_BID);
    assert_int_equal(course.bid[ANN], 4);
    assert_int_equal(course.standing[BEN], STANDING_IS_ASKED);
    assert_true(screen_shows(&driver, "bid 4"));
    screen_keys(&driver, "p");
    course = auction_course_of(&table->session);
    assert_int_equal(course.standing[BEN], STANDING_PASSED);
    screen_keys(&driver, "b");
    course = auction_course_of(&table->session);
    assert_int_equal(course.standing[CY], STANDING_HAS_TILE);
    assert_int_equal(course.standing[ANN], STANDING_CHOOSES);
    assert_int_equal(course.standing[BEN], STANDING_IN);
    assert_true(screen_shows(&driver, "has tile 1"));
    screen_end(&driver);
}

static void test_BZ13_draft_is_placed_at_once(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("option: bazaar-mode draft\n") REVEALED);
    (void)state;
    assert_int_equal(table->stage, STAGE_BAZAAR);
    assert_true(screen_shows(&driver, "Each in turn takes one"));
    screen_keys(&driver, "\n");
    assert_true(screen_shows(&driver, "Cy: take a tile"));
    struct game before = *game_of(table);
    screen_keys(&driver, "2");
    assert_true(screen_shows(&driver, "Enter take tile 2"));
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, CY);
    assert_true(screen_shows(&driver, "Cy: place the tile won"));
    screen_keys(&driver, "\n");
    assert_int_not_equal(table->stage, STAGE_PLACING);
    screen_keys(&driver, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    screen_keys(&driver, "u");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_memory_equal(game_of(table), &before, sizeof before);
    screen_keys(&driver, "u"); /* not further */
    assert_memory_equal(game_of(table), &before, sizeof before);
    screen_end(&driver);
}

static void test_BZ13_draft_goes_round_to_the_last_tile(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("option: bazaar-mode draft\n") REVEALED);
    (void)state;
    screen_keys(&driver, "\n");
    for (unsigned drafter = 0; drafter < 2; drafter++) {
        unsigned player = (CY + drafter) % 3;
        assert_int_equal(table->stage, STAGE_AUCTION);
        assert_int_equal(table->player, player);
        screen_keys(&driver, "\n\n");
        for (unsigned presses = 0; table->stage != STAGE_DONE && presses < 5; presses++)
            screen_keys(&driver, "\n");
        assert_int_equal(table->stage, STAGE_DONE);
        screen_keys(&driver, "\n");
    }
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, BEN);
    assert_true(screen_shows(&driver, "Ben places the tile won at the bazaar"));
    screen_end(&driver);
}

static void test_draft_is_played_where_nobody_has_a_point(void **state)
{
    struct screen_driver driver;
    struct table *table =
        resume(&driver, HEAD("option: bazaar-bids own-score\n") "- draw FFFF.b\n1 place 0,1 n\n"
                                                                "1 pass\n"
                                                                "- reveal FRFr CFFF RRRR\n");
    (void)state;
    assert_true(screen_shows(&driver, "Nobody has a point"));
    screen_keys(&driver, "\n");
    assert_int_equal(game_phase(game_of(table)), PHASE_DRAFT);
    screen_end(&driver);
}

static void test_auction_goes_on_after_loading(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("") REVEALED "3 offer 2 4\n1 bid 6\n");
    (void)state;
    assert_int_equal(table->stage, STAGE_BAZAAR);
    assert_true(screen_shows(&driver, "The bazaar goes on. Ben: bid more than 6"));
    screen_keys(&driver, "\n");
    assert_int_equal(table->player, BEN);
    assert_true(screen_shows(&driver, "Enter bid 7"));
    assert_false(table_can_undo(table));
    screen_end(&driver);
}

static void test_turn_after_a_bazaar_can_be_taken_back_after_loading(void **state)
{
    struct screen_driver driver;
    struct table *table =
        resume(&driver, HEAD("") REVEALED "3 offer 2 0\n1 pass\n2 pass\n1 offer 1 0\n2 pass\n"
                                          "3 place 0,2 s\n");
    (void)state;
    screen_keys(&driver, "\n");
    assert_int_equal(table->player, CY);
    assert_int_not_equal(table->stage, STAGE_PLACING);
    screen_keys(&driver, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_false(table_can_undo(table));
    screen_end(&driver);
}

static void test_fits_are_those_of_the_rules_at_placing(void **state)
{
    struct session session;
    struct rng rng = rng_from_seed(11);
    (void)state;
    played_begin(&session, 3, 11);
    unsigned compared = 0, bridged = 0;
    while (!game_is_over(&session.game)) {
        const struct game *game = &session.game;
        if (game_phase(game) == PHASE_PLACE) {
            struct placements fits;
            struct move_list moves;
            placements_find(&fits, game, game->turn.hand, game->turn.player);
            game_legal(game, &moves);
            for (size_t m = 0; m < moves.count; m++) {
                bool is_there = moves.move[m].verb != VERB_PLACE;
                for (unsigned s = 0; s < fits.squares; s++)
                    is_there |= square_equal(fits.at[s], moves.move[m].at);
                assert_true(is_there);
            }
            for (unsigned s = 0; s < fits.squares; s++) {
                bool is_legal = false, needs_bridge = true;
                for (size_t m = 0; m < moves.count; m++) {
                    struct game then = *game;
                    struct move bridge;
                    if (moves.move[m].verb != VERB_PLACE ||
                        !square_equal(moves.move[m].at, fits.at[s]))
                        continue;
                    is_legal = true;
                    game_apply(&then, moves.move[m], NULL);
                    needs_bridge &= game_forced_bridge(&then, &bridge);
                }
                assert_true(is_legal);
                assert_int_equal(needs_bridge, s >= fits.plain);
                bridged += needs_bridge;
            }
            compared++;
        }
        assert_int_equal(played_on(&session, &rng, 1), 1);
    }
    assert_true(compared > 80);
    assert_true(bridged > 10);
    session_close(&session);
}

static void test_fits_of_somebody_without_bridges(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    struct game game = *game_of(table);
    struct placements fits;
    placements_find(&fits, &game, tile_kind_find("RRRR"), CY);
    unsigned with = fits.squares, plain = fits.plain;
    assert_true(with > plain);
    game.player[CY].bridges = 0;
    placements_find(&fits, &game, tile_kind_find("RRRR"), CY);
    assert_int_equal(fits.squares, plain);
    placements_find(&fits, &game, tile_kind_find("RRRR"), ANN);
    assert_int_equal(fits.squares, with);
    screen_end(&driver);
}

static void test_squares_follow_the_tile_looked_at(void **state)
{
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    struct placements fits;
    for (unsigned tile = 0; tile < 3; tile++) {
        placements_find(&fits, game_of(table), game_of(table)->bazaar.tile[tile], CY);
        assert_int_equal(table->auction.tile, tile);
        assert_int_equal(table->auction.fits.squares, fits.squares);
        screen_keys(&driver, "\t");
    }
    screen_keys(&driver, "\n\t"); /* Ann may look around while she bids for tile 1 */
    assert_int_equal(table->auction.tile, 1);
    screen_keys(&driver, "\n");
    assert_int_equal(game_of(table)->bazaar.offered, 0);
    assert_int_equal(table->auction.tile, 0);
    screen_end(&driver);
}

static void test_squares_are_in_sight(void **state)
{
    static const int sizes[][2] = {{24, 80}, {50, 200}, {30, 100}};
    unsigned seen = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct session session;
        struct rng rng = rng_from_seed(seed);
        played_begin(&session, 2 + (unsigned)(seed % 5), seed);
        while (!game_is_over(&session.game) &&
               (game_phase(&session.game) != PHASE_OFFER || session.game.board.tiles < 20))
            played_on(&session, &rng, 1);
        if (game_is_over(&session.game)) {
            session_close(&session);
            continue;
        }
        struct screen_driver driver;
        struct page *page = table_page(&session);
        struct table *table = (struct table *)page;
        screen_begin(&driver, page, 24, 80);
        screen_keys(&driver, "\n");
        for (unsigned size = 0; size < 3; size++) {
            driver.around.rows = sizes[size][0];
            driver.around.cols = sizes[size][1];
            screen_keys(&driver, "\t");
            unsigned unseen = auction_unseen(&table->auction);
            assert_true(table->auction.fits.squares == 0 || unseen < table->auction.fits.squares);
            if (sizes[size][0] == 50)
                assert_int_equal(unseen, 0);
            screen_keys(&driver, "\t");
            unseen = auction_unseen(&table->auction);
            driver.around.cols++; /* makes the view anew */
            screen_keys(&driver, "e");
            driver.around.cols--;
            screen_keys(&driver, "e");
            assert_int_equal(auction_unseen(&table->auction), unseen);
            seen++;
        }
        screen_end(&driver);
    }
    assert_true(seen > 15);
}

static void test_zoom_of_the_auction_leaves_the_tables_alone(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, HEAD("") REVEALED);
    (void)state;
    screen_keys(&driver, "\n");
    int size = table->auction.desk.lens.size;
    struct lens lens = table->desk.lens;
    screen_keys(&driver, "Z");
    assert_true(table->auction.desk.lens.size < size);
    screen_keys(&driver, "z");
    assert_int_equal(table->auction.desk.lens.size, size);
    int col = table->auction.desk.lens.col;
    screen_keys(&driver, "H");
    assert_true(table->auction.desk.lens.col < col);
    assert_memory_equal(&table->desk.lens, &lens, sizeof lens);
    screen_end(&driver);
}

static void test_strip_has_room_for_all_tiles(void **state)
{
    (void)state;
    for (unsigned tiles = 2; tiles <= REVEALED_MAX; tiles++)
        for (int rows = 21; rows <= 100; rows += 7)
            for (int cols = 54; cols <= 300; cols += 13) {
                struct surroundings around = {.depth = DEPTH_256, .unicode = true};
                struct area board = {0, 0, rows, cols};
                struct auction_strip strip = auction_strip_cut(&board, tiles, &around);
                assert_int_equal(board.rows + strip.area.rows, rows);
                assert_true(board.rows >= 14);
                assert_true(strip.size >= 8 && strip.size <= strip.pitch);
                assert_true((int)tiles * strip.pitch <= cols);
            }
}

static void test_chance_by_hand_asks_for_the_tiles(void **state)
{
    struct screen_driver driver;
    struct table *table = resume(&driver, "bastide: 1\nplayer: Ann\nplayer: Ben\n"
                                          "sets: base bcb\nchance: manual\n\n"
                                          "- draw FFFF.b\n1 place 0,1 n\n");
    (void)state;
    screen_keys(&driver, "\np");
    assert_int_equal(table->stage, STAGE_DONE);
    screen_keys(&driver, "\n");
    assert_int_equal(table->stage, STAGE_REVEALING);
    assert_true(screen_shows(&driver, "Ann hosts a bazaar: which tile is revealed? (1 of 2)"));
    uint8_t first = table->reveal.kind[0];
    screen_keys(&driver, ">");
    assert_int_not_equal(table->reveal.kind[0], first);
    screen_keys(&driver, "<\n");
    assert_true(screen_shows(&driver, "(2 of 2)"));
    screen_keys(&driver, "\b");
    assert_true(screen_shows(&driver, "(1 of 2)"));
    screen_keys(&driver, "\n>\n");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(game_of(table)->bazaar.tile[0], first);
    assert_int_not_equal(game_of(table)->bazaar.tile[1], first);
    screen_keys(&driver, "u");
    assert_int_equal(table->stage, STAGE_REVEALING);
    screen_end(&driver);
}

static void test_kind_that_is_used_up_cannot_be_revealed(void **state)
{
    struct session session;
    (void)state;
    played_begin(&session, 3, 1);
    struct game game = session.game;
    uint8_t single = tile_kind_find("FFFF.b");
    struct auction_reveal reveal;
    game.turn.phase = PHASE_REVEAL;
    assert_int_equal(game.pile.left[single], 1);
    auction_reveal_begin(&reveal, &game);
    for (unsigned t = 0; t < TILE_KINDS_MAX && reveal.kind[0] != single; t++)
        auction_reveal_step(&reveal, &game, 1);
    assert_int_equal(reveal.kind[0], single);
    assert_false(auction_reveal_enter(&reveal, &game));
    for (unsigned t = 0; t < TILE_KINDS_MAX; t++) {
        assert_int_not_equal(reveal.kind[1], single);
        auction_reveal_step(&reveal, &game, -1);
    }
    session_close(&session);
}

static void test_no_key_means_two_things_at_once(void **state)
{
    static const char *const keys[] = {"\n", "b", "7", "\n", "9", "\n", "p", "v", "s", "\n", "p"};
    struct screen_driver driver;
    struct table *table = open_auction(&driver);
    (void)state;
    for (unsigned step = 0; step < sizeof keys / sizeof keys[0]; step++) {
        struct binding bindings[BINDINGS_MAX];
        uint32_t seen[BINDINGS_MAX * BINDING_KEYS];
        size_t count = table->page.kind->bindings(&table->page, bindings), known = 0;
        assert_true(count < BINDINGS_MAX);
        for (size_t b = 0; b < count; b++) {
            assert_non_null(bindings[b].help);
            for (size_t k = 0; k < BINDING_KEYS && bindings[b].key[k] != 0; k++) {
                for (size_t s = 0; s < known; s++)
                    assert_int_not_equal(seen[s], bindings[b].key[k]);
                seen[known++] = bindings[b].key[k];
            }
        }
        screen_keys(&driver, keys[step]);
    }
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    screen_end(&driver);
}

/* Presses keys that mean something, by chance, until the auction is over: nothing may break. */
static void press_to_the_end(unsigned players, uint64_t seed, enum depth depth)
{
    struct session session;
    struct screen_driver driver;
    struct rng rng = rng_from_seed(seed);
    played_begin(&session, players, seed);
    while (!auction_is_open(&session.game) && !game_is_over(&session.game))
        played_on(&session, &rng, 1);
    assert_false(game_is_over(&session.game));
    struct page *page = table_page(&session);
    struct table *table = (struct table *)page;
    screen_begin(&driver, page, 24, 80);
    driver.around.depth = depth;
    driver.around.unicode = depth != DEPTH_MONO;
    screen_keys(&driver, "\n");
    for (unsigned presses = 0; table->stage == STAGE_AUCTION; presses++) {
        struct binding bindings[BINDINGS_MAX];
        size_t count = page->kind->bindings(page, bindings);
        const struct binding *binding = &bindings[rng_below(&rng, (uint32_t)count)];
        unsigned keys = 0;
        while (keys < BINDING_KEYS && binding->key[keys] != 0)
            keys++;
        uint32_t key = binding->key[rng_below(&rng, keys)];
        assert_true(presses < 5000);
        assert_non_null(strstr(auction_words_task(game_of(table), &table->seats).text,
                               table->seats.seat[table->player].name));
        screen_key(&driver, key);
        if (!table_is_bare(table))
            screen_key(&driver, KEYS_ESCAPE);
    }
    screen_end(&driver);
}

static void test_any_keys_lead_out_of_an_auction(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++)
        press_to_the_end(PLAYERS_MIN + (unsigned)seed % 5, seed,
                         seed % 3 == 0   ? DEPTH_MONO
                         : seed % 3 == 1 ? DEPTH_256
                                         : DEPTH_8);
}

static void test_help_lists_the_keys(void **state)
{
    struct screen_driver driver;
    (void)state;
    open_auction(&driver);
    screen_keys(&driver, "\n1\n?");
    assert_true(screen_shows(&driver, "Bid nothing for this tile."));
    assert_true(screen_shows(&driver, "Take back the last decision, as long as nobody"));
    screen_end(&driver);
}

static const struct {
    const char *name;
    int rows, cols;
} sizes[] = {{"80x24", 24, 80}, {"200x50", 50, 200}};

static void expect(struct screen_driver *driver, const char *what, unsigned size)
{
    char name[64];
    snprintf(name, sizeof name, "auction-%s-%s", what, sizes[size].name);
    screen_expect(driver, name);
}

static void test_screens_of_an_auction(void **state)
{
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct screen_driver driver;
        resume_at(&driver, HEAD("") REVEALED, sizes[size].rows, sizes[size].cols);
        expect(&driver, "announced", size);
        screen_keys(&driver, "\n\t++");
        expect(&driver, "offer", size);
        screen_keys(&driver, "\n7");
        expect(&driver, "bid", size);
        screen_keys(&driver, "\np");
        expect(&driver, "settle", size);
        screen_keys(&driver, "s");
        expect(&driver, "next", size);
        screen_keys(&driver, "\np");
        expect(&driver, "results", size);
        screen_keys(&driver, "\n");
        expect(&driver, "placing", size);
        screen_end(&driver);
    }
}

static void test_screens_of_a_draft(void **state)
{
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct screen_driver driver;
        resume_at(&driver, HEAD("option: bazaar-mode draft\n") REVEALED, sizes[size].rows,
                  sizes[size].cols);
        screen_keys(&driver, "\n\t");
        expect(&driver, "draft", size);
        screen_end(&driver);
    }
}

/* Six players: as much as there ever is to show. */
static void test_screens_of_six_players(void **state)
{
    static const char text[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy\nplayer: Dora\n"
                               "player: Eve\nplayer: Finn\nsets: base bcb drawbridges\nseed: 5\n"
                               "chance: auto\n\n" HOST "2 place 0,1 n\n2 pass\n"
                               "- reveal FRFr CFFF RRRR FFFF.m CcFF+ CRFF.gate\n"
                               "3 offer 1 1\n4 pass\n5 bid 3\n6 bid 12\n1 pass\n2 pass\n3 sell\n"
                               "1 offer 2 0\n2 pass\n3 bid 5\n4 pass\n5 pass\n1 buy\n"
                               "2 offer 6 100\n3 pass\n4 bid 101\n";
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct screen_driver driver;
        struct table *table = resume_at(&driver, text, sizes[size].rows, sizes[size].cols);
        screen_keys(&driver, "\n");
        assert_int_equal(table->player, 4);
        expect(&driver, "six-bid", size);
        screen_keys(&driver, "p");
        expect(&driver, "six-settle", size);
        screen_end(&driver);
    }
}

static void test_screens_without_colours(void **state)
{
    struct screen_driver driver;
    (void)state;
    resume(&driver, HEAD("") REVEALED);
    driver.around.depth = DEPTH_MONO;
    driver.around.unicode = false;
    screen_keys(&driver, "\n\t\n4");
    screen_expect(&driver, "auction-bid-ascii");
    driver.around.unicode = true;
    driver.around.depth = DEPTH_8;
    screen_keys(&driver, "\np");
    screen_expect(&driver, "auction-settle-lines");
    screen_end(&driver);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_BZ2_bazaar_is_announced_when_the_host_ends_the_turn),
        cmocka_unit_test(test_BZ2_host_may_take_the_turn_back_before_the_tiles_are_seen),
        cmocka_unit_test(test_BZ4_offer_is_preset_to_nothing),
        cmocka_unit_test(test_BZ4_tiles_that_are_sold_are_passed_over),
        cmocka_unit_test(test_BZ4_opening_bid_can_be_typed),
        cmocka_unit_test(test_BZ5_bid_is_preset_to_the_least),
        cmocka_unit_test(test_bids_stop_at_the_greatest),
        cmocka_unit_test(test_BZ6_both_choices_are_told_with_the_scores_after),
        cmocka_unit_test(test_BZ9_results_are_told_before_the_tiles_are_placed),
        cmocka_unit_test(test_BZ10_each_player_places_theirs_and_is_called_by_name),
        cmocka_unit_test(test_BZ11_tile_drawn_instead_is_not_called_won),
        cmocka_unit_test(test_only_the_last_decision_can_be_taken_back),
        cmocka_unit_test(test_keys_are_dead_when_another_must_decide),
        cmocka_unit_test(test_keys_are_dead_after_an_undo_and_before_the_results),
        cmocka_unit_test(test_own_score_limits_are_told),
        cmocka_unit_test(test_players_without_points_are_shown_as_unable_to_bid),
        cmocka_unit_test(test_standings_of_an_auction),
        cmocka_unit_test(test_BZ13_draft_is_placed_at_once),
        cmocka_unit_test(test_BZ13_draft_goes_round_to_the_last_tile),
        cmocka_unit_test(test_draft_is_played_where_nobody_has_a_point),
        cmocka_unit_test(test_auction_goes_on_after_loading),
        cmocka_unit_test(test_turn_after_a_bazaar_can_be_taken_back_after_loading),
        cmocka_unit_test(test_fits_are_those_of_the_rules_at_placing),
        cmocka_unit_test(test_fits_of_somebody_without_bridges),
        cmocka_unit_test(test_squares_follow_the_tile_looked_at),
        cmocka_unit_test(test_squares_are_in_sight),
        cmocka_unit_test(test_zoom_of_the_auction_leaves_the_tables_alone),
        cmocka_unit_test(test_strip_has_room_for_all_tiles),
        cmocka_unit_test(test_chance_by_hand_asks_for_the_tiles),
        cmocka_unit_test(test_kind_that_is_used_up_cannot_be_revealed),
        cmocka_unit_test(test_no_key_means_two_things_at_once),
        cmocka_unit_test(test_any_keys_lead_out_of_an_auction),
        cmocka_unit_test(test_help_lists_the_keys),
        cmocka_unit_test(test_screens_of_an_auction),
        cmocka_unit_test(test_screens_of_a_draft),
        cmocka_unit_test(test_screens_of_six_players),
        cmocka_unit_test(test_screens_without_colours),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, played_settings_remove);
}
