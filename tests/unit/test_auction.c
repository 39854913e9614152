/* Bazaars at the table: who is asked, what the keys do, how far undo reaches, what is shown. */
#include "played_table.h"

#include "choosing/choosing.h"
#include "facts/placements.h"
#include "play/session.h"
#include "sets/bazaars/play.h"
#include "sets/bazaars/stage_choice.h"
#include "sets/bazaars/stage_round.h"
#include "sets/bazaars/words_auction.h"
#include "support/probe.h"
#include "tui/stages/asking.h"
#include "tui/table/layout.h"
#include "tui/table/table.h"
#include "wording/turn_words.h"

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

static const struct game *game_of(const struct table *table)
{
    return &table->session.game;
}

/* At the table where Cy opens the auction. */
static struct table *open_auction(struct probe **probe)
{
    struct table *table = played_table_at(probe, HEAD("") REVEALED);
    probe_press(*probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(game_actor(game_of(table)), CY);
    return table;
}

static void test_BZ2_bazaar_is_announced_when_the_host_ends_the_turn(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("") PLACED);
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "p");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(table_game(table)->bazaar.tiles, 0); /* nothing is seen of it yet */
    assert_true(table_can_undo(table));
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_BAZAAR);
    probe_shows(probe, "Ben hosts a bazaar");
    probe_shows(probe, "3 tiles are revealed");
    probe_shows(probe, "Cy chooses the first tile");
    assert_false(table_can_undo(table));
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(table->player, CY);
    assert_false(table_can_undo(table));
    probe_close(probe);
}

static void test_BZ2_host_may_take_the_turn_back_before_the_tiles_are_seen(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("") PLACED);
    (void)state;
    probe_press(probe, "<Enter>p");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "UU");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_BAZAAR);
    probe_close(probe);
}

static void test_BZ4_offer_is_preset_to_nothing(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    probe_shows(probe, "offer tile 1 for 0");
    probe_press(probe, "<Left>");
    probe_shows(probe, "offer tile 3 for 0");
    probe_press(probe, "<Left><Up><Up><Up><Down><Up>");
    probe_shows(probe, "offer tile 2 for 3");
    probe_press(probe, "<Right><Right><Right>");
    probe_shows(probe, "offer tile 2 for 3");
    probe_press(probe, "<Down><Down><Enter>");
    assert_int_equal(game_of(table)->bazaar.offered, 1);
    assert_int_equal(game_of(table)->bazaar.bid, 1);
    probe_close(probe);
}

static void test_BZ4_tiles_that_are_sold_are_passed_over(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    probe_press(probe, "<Right><Enter>pp");
    assert_int_equal(game_of(table)->bazaar.owner[1], CY);
    probe_shows(probe, "offer tile 1 for 0");
    probe_press(probe, "<Right>");
    probe_shows(probe, "offer tile 3 for 0");
    probe_press(probe, "<Left>");
    probe_shows(probe, "offer tile 1 for 0");
    auction_choose(table->auction, game_of(table), 2);
    probe_shows(probe, "offer tile 1 for 0");
    probe_close(probe);
}

static void test_BZ4_opening_bid_can_be_typed(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    probe_press(probe, "<Right>12");
    probe_shows(probe, "offer tile 2 for 12");
    probe_press(probe, "<Backspace>");
    probe_shows(probe, "offer tile 2 for 1");
    probe_press(probe, "5<Right>");
    probe_shows(probe, "offer tile 3 for 15");
    probe_press(probe, "<Enter>");
    assert_int_equal(game_of(table)->bazaar.bid, 15);
    probe_close(probe);
}

static void test_BZ5_bid_is_preset_to_the_least(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    probe_press(probe, "<Up><Up><Up><Up><Up><Up><Enter>");
    assert_int_equal(game_actor(game_of(table)), ANN);
    probe_shows(probe, "Enter bid 7");
    probe_press(probe, "<Up><Up><Up>");
    probe_shows(probe, "Enter bid 10");
    probe_press(probe, "<Down><Down><Down><Down>"); /* not below the least */
    probe_shows(probe, "Enter bid 7");
    probe_press(probe, "23");
    probe_shows(probe, "Enter bid 23");
    probe_press(probe, "<Backspace>");
    probe_shows(probe, "Enter bid 2");
    probe_shows(probe, "too low");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "The bid is too low.");
    assert_int_equal(game_of(table)->bazaar.bid, 6);
    probe_press(probe, "<Up>");
    probe_shows(probe, "Enter bid 7");
    probe_press(probe, "8<Enter>");
    assert_int_equal(game_of(table)->bazaar.bid, 8);
    assert_int_equal(game_of(table)->bazaar.bidder, ANN);
    assert_int_equal(table->player, BEN);
    probe_shows(probe, "Enter bid 9");
    probe_shows(probe, "Highest: 8 by A Ann");
    probe_press(probe, "p");
    assert_int_equal(game_phase(game_of(table)), PHASE_SETTLE);
    probe_close(probe);
}

static void test_bids_stop_at_the_greatest(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    probe_press(probe, "9999");
    assert_int_equal(table->auction->bid.points, BIDS_MAX);
    probe_press(probe, "<Up>");
    assert_int_equal(table->auction->bid.points, BIDS_MAX);
    probe_press(probe, "<PgDn>");
    assert_int_equal(table->auction->bid.points, BIDS_MAX - 10);
    probe_close(probe);
}

static void test_BZ6_both_choices_are_told_with_the_scores_after(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    probe_press(probe, "<Enter>3<Enter>p");
    assert_int_equal(game_phase(game_of(table)), PHASE_SETTLE);
    assert_int_equal(table->player, CY);
    probe_shows(probe, "Cy: buy tile 1 for 3, or sell it to Ann?");
    probe_shows(probe, "C 0 \u2192 -3  A 4 \u2192 7");
    probe_shows(probe, "C 0 \u2192 3  A 4 \u2192 1");
    probe_shows(probe, "Enter buy for 3");
    probe_press(probe, "<Down>");
    probe_shows(probe, "Enter sell for 3");
    probe_press(probe, "<Up><Enter>");
    assert_int_equal(game_of(table)->player[CY].score, -3);
    assert_int_equal(game_of(table)->player[ANN].score, 7);
    probe_shows(probe, "Cy buys tile 1 from Ann");
    probe_press(probe, "u");
    assert_int_equal(game_phase(game_of(table)), PHASE_SETTLE);
    probe_press(probe, "s");
    assert_int_equal(game_of(table)->player[CY].score, 3);
    assert_int_equal(game_of(table)->player[ANN].score, 1);
    probe_shows(probe, "Cy sells tile 1 to Ann");
    probe_close(probe);
}

/* Cy sells tile 1 to Ann for 3, Ben takes tile 2 for nothing, tile 3 goes to Cy. */
static void play_auction(struct probe *probe)
{
    probe_press(probe, "<Enter>3<Enter>ps<Enter>p");
}

static void test_BZ9_results_are_told_before_the_tiles_are_placed(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    play_auction(probe);
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    probe_shows(probe, "Cy sells tile 1 to Ann for 3");
    probe_shows(probe, "Ben takes tile 2 for nothing");
    probe_shows(probe, "Cy gets tile 3, the last, for nothing");
    probe_shows(probe, "Ann places the first tile");
    struct auction_account account = auction_account_of(&table->session);
    assert_int_equal(account.sales, 3);
    assert_int_equal(auction_sale_of(&account, 0)->way, WAY_SOLD);
    assert_int_equal(auction_sale_of(&account, 1)->way, WAY_OWN);
    assert_int_equal(auction_sale_of(&account, 2)->way, WAY_LAST);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_int_equal(game_actor(game_of(table)), CY);
    probe_press(probe, "U");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    probe_close(probe);
}

static void test_BZ10_each_player_places_theirs_and_is_called_by_name(void **state)
{
    static const char *const calls[] = {"Ann places the tile won at the bazaar",
                                        "Ben places the tile won at the bazaar",
                                        "Cy places the tile won at the bazaar"};
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    play_auction(probe);
    for (unsigned player = 0; player < 3; player++) {
        probe_press(probe, "<Enter>");
        assert_int_equal(table->stage, STAGE_HAND_OVER);
        assert_int_equal(table->player, player);
        probe_shows(probe, calls[player]);
        assert_false(table_can_undo(table));
        probe_press(probe, "<Enter>");
        assert_int_equal(table->stage, STAGE_PLACING);
        probe_shows(probe, "place the tile won");
        probe_press(probe, "<Enter>");
        for (unsigned presses = 0; table->stage != STAGE_DONE && presses < 5; presses++)
            probe_press(probe, "<Enter>");
        assert_int_equal(table->stage, STAGE_DONE);
    }
    probe_press(probe, "<Enter>"); /* BZ12 */
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, CY);
    probe_shows(probe, "Cy's turn");
    probe_close(probe);
}

static void test_BZ11_tile_drawn_instead_is_not_called_won(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    play_auction(probe);
    probe_press(probe, "<Enter><Enter>");
    struct game game = *game_of(table);
    assert_string_equal(turn_words_tile(&game).text, "the tile won");
    game.turn.drawn = 1;
    assert_string_equal(turn_words_tile(&game).text, "the replacement tile");
    assert_string_equal(turn_words_title(&game, "Ann").text, "Ann's turn");
    probe_close(probe);
}

static void test_only_the_last_decision_can_be_taken_back(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    struct game opening = *game_of(table);
    probe_press(probe, "u<Esc>"); /* all would have to agree */
    assert_memory_equal(game_of(table), &opening, sizeof opening);
    probe_press(probe, "<Enter>");
    struct game offered = *game_of(table);
    probe_press(probe, "u");
    assert_memory_equal(game_of(table), &opening, sizeof opening);
    assert_int_equal(table->player, CY);
    probe_shows(probe, "offer tile 1 for 0");
    probe_press(probe, "U");
    assert_memory_equal(game_of(table), &offered, sizeof offered);
    probe_press(probe, "5<Enter>");
    assert_int_equal(table->player, BEN);
    probe_press(probe, "u"); /* Ann's bid */
    assert_int_equal(table->player, ANN);
    probe_press(probe, "u"); /* and not Cy's offer */
    assert_memory_equal(game_of(table), &offered, sizeof offered);
    probe_close(probe);
}

static void test_keys_are_dead_when_another_must_decide(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    long long end = probe->around.now;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, ANN);
    probe->around.now = end + KEY_GUARD - 1;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, ANN);
    probe->around.now = end + KEY_GUARD - 1;
    probe_press(probe, "p");
    assert_int_equal(table->player, ANN);
    probe->around.now = end + KEY_GUARD;
    probe_press(probe, "p");
    assert_int_equal(table->player, BEN);
    probe->around.now -= 1000 - 1; /* right after the undo that follows, too */
    probe_press(probe, "u");
    assert_int_equal(table->player, BEN);
    probe_close(probe);
}

static void test_keys_are_dead_after_an_undo_and_before_the_results(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    probe_press(probe, "<Enter>");
    long long undone = probe->around.now;
    probe_press(probe, "u");
    probe->around.now = undone + KEY_GUARD - 1;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, CY);
    probe->around.now = undone + KEY_GUARD;
    probe_press(probe, "<Enter>3<Enter>ps<Enter>");
    long long sold = probe->around.now;
    probe_press(probe, "p");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    probe->around.now = sold + KEY_GUARD - 1;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    probe->around.now = sold + KEY_GUARD;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_close(probe);
}

static void test_own_score_limits_are_told(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("option: bazaar-bids own-score\n") REVEALED);
    (void)state;
    probe_shows(probe, "may bid more than");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "0 to 0, your score");
    probe_press(probe, "<Up><Up><Up>");
    probe_shows(probe, "offer tile 1 for 0");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, ANN);
    probe_shows(probe, "1 to 4, your score");
    probe_press(probe, "5");
    probe_shows(probe, "too high");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "The bid is too high.");
    assert_int_equal(table->player, ANN);
    probe_press(probe, "<Up><Up><Up><Up><Up><Up>");
    probe_shows(probe, "Enter bid 4");
    probe_press(probe, "<Down><Enter>"); /* Ben cannot bid, Cy cannot pay */
    probe_shows(probe, "Cy cannot pay");
    struct auction_account account = auction_account_of(&table->session);
    assert_int_equal(auction_sale_of(&account, 0)->way, WAY_FORCED);
    probe_close(probe);
}

static void test_players_without_points_are_shown_as_unable_to_bid(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("option: bazaar-bids own-score\n") PLACED
                                          "2 pass\n- reveal FRFr CFFF RRRR\n3 offer 1 0\n");
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, ANN);
    struct auction_account account = auction_account_of(&table->session);
    assert_int_equal(auction_standing(&account, &table->session.game, ANN), STANDING_IS_ASKED);
    assert_int_equal(auction_standing(&account, &table->session.game, BEN), STANDING_SHORT);
    assert_int_equal(auction_standing(&account, &table->session.game, CY), STANDING_OFFERED);
    probe_shows(probe, "cannot bid");
    probe_press(probe, "<Enter>");
    account = auction_account_of(&table->session);
    assert_int_equal(auction_standing(&account, &table->session.game, ANN), STANDING_HAS_TILE);
    probe_close(probe);
}

static void test_standings_of_an_auction(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    struct auction_account account = auction_account_of(&table->session);
    assert_int_equal(auction_standing(&account, &table->session.game, CY), STANDING_CHOOSES);
    assert_int_equal(auction_standing(&account, &table->session.game, ANN), STANDING_IN);
    probe_press(probe, "<Enter>");
    account = auction_account_of(&table->session);
    assert_int_equal(auction_standing(&account, &table->session.game, BEN), STANDING_TO_BID);
    probe_press(probe, "4<Enter>");
    account = auction_account_of(&table->session);
    assert_int_equal(auction_standing(&account, &table->session.game, ANN), STANDING_BID);
    assert_int_equal(account.bid[ANN], 4);
    assert_int_equal(auction_standing(&account, &table->session.game, BEN), STANDING_IS_ASKED);
    probe_shows(probe, "bid 4");
    probe_press(probe, "p");
    account = auction_account_of(&table->session);
    assert_int_equal(auction_standing(&account, &table->session.game, BEN), STANDING_PASSED);
    probe_press(probe, "b");
    account = auction_account_of(&table->session);
    assert_int_equal(auction_standing(&account, &table->session.game, CY), STANDING_HAS_TILE);
    assert_int_equal(auction_standing(&account, &table->session.game, ANN), STANDING_CHOOSES);
    assert_int_equal(auction_standing(&account, &table->session.game, BEN), STANDING_IN);
    probe_shows(probe, "has tile 1");
    probe_close(probe);
}

static void test_BZ13_draft_is_placed_at_once(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("option: bazaar-mode draft\n") REVEALED);
    (void)state;
    assert_int_equal(table->stage, STAGE_BAZAAR);
    probe_shows(probe, "Each player in turn takes one");
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Cy: take a tile");
    struct game before = *game_of(table);
    probe_press(probe, "<Right>");
    probe_shows(probe, "Enter take tile 2");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->player, CY);
    probe_shows(probe, "Cy: place the tile won");
    probe_press(probe, "<Enter>");
    assert_int_not_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_AUCTION);
    assert_memory_equal(game_of(table), &before, sizeof before);
    probe_press(probe, "u"); /* not further */
    assert_memory_equal(game_of(table), &before, sizeof before);
    probe_close(probe);
}

static void test_BZ13_draft_goes_round_to_the_last_tile(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("option: bazaar-mode draft\n") REVEALED);
    (void)state;
    probe_press(probe, "<Enter>");
    for (unsigned drafter = 0; drafter < 2; drafter++) {
        unsigned player = (CY + drafter) % 3;
        assert_int_equal(table->stage, STAGE_AUCTION);
        assert_int_equal(table->player, player);
        probe_press(probe, "<Enter><Enter>");
        for (unsigned presses = 0; table->stage != STAGE_DONE && presses < 5; presses++)
            probe_press(probe, "<Enter>");
        assert_int_equal(table->stage, STAGE_DONE);
        probe_press(probe, "<Enter>");
    }
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    assert_int_equal(table->player, BEN);
    probe_shows(probe, "Ben places the tile won at the bazaar");
    probe_close(probe);
}

static void test_draft_is_played_where_nobody_has_a_point(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(
        &probe, HEAD("option: bazaar-bids own-score\n") "- draw FFFF.b\n1 place 0,1 n\n"
                                                        "1 pass\n"
                                                        "- reveal FRFr CFFF RRRR\n");
    (void)state;
    probe_shows(probe, "Nobody has points");
    probe_press(probe, "<Enter>");
    assert_int_equal(game_phase(game_of(table)), PHASE_DRAFT);
    probe_close(probe);
}

static void test_auction_goes_on_after_loading(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("") REVEALED "3 offer 2 4\n1 bid 6\n");
    (void)state;
    assert_int_equal(table->stage, STAGE_BAZAAR);
    probe_shows(probe, "The bazaar continues. Ben: bid more than 6");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, BEN);
    probe_shows(probe, "Enter bid 7");
    assert_false(table_can_undo(table));
    probe_close(probe);
}

static void test_turn_after_a_bazaar_can_be_taken_back_after_loading(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("") REVEALED
                                          "3 offer 2 0\n1 pass\n2 pass\n1 offer 1 0\n2 pass\n"
                                          "3 place 0,2 s\n");
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->player, CY);
    assert_int_not_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_false(table_can_undo(table));
    probe_close(probe);
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
                    needs_bridge &= game_forced_action(&then, &bridge);
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
    struct probe *probe;
    struct table *table = open_auction(&probe);
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
    probe_close(probe);
}

static void test_squares_follow_the_tile_looked_at(void **state)
{
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    struct placements fits;
    for (unsigned tile = 0; tile < 3; tile++) {
        placements_find(&fits, game_of(table), game_of(table)->bazaar.tile[tile], CY);
        assert_int_equal(table->auction->tile, tile);
        assert_int_equal(table->auction->placing.where.squares, fits.squares);
        probe_press(probe, "<Right>");
    }
    probe_press(probe, "<Enter><Right>"); /* Ann may look around while she bids for tile 1 */
    assert_int_equal(table->auction->tile, 1);
    probe_press(probe, "<Enter>");
    assert_int_equal(game_of(table)->bazaar.offered, 0);
    assert_int_equal(table->auction->tile, 0);
    probe_close(probe);
}

static void test_squares_are_in_sight(void **state)
{
    static const int sizes[][2] = {{24, 80}, {50, 200}, {30, 100}};
    unsigned seen = 0, squares = 0, hidden = 0; /* the last two at 80×24 */
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
        struct probe *probe;
        struct page *page = table_page(&session);
        struct table *table = (struct table *)page;
        probe = probe_open(page, 24, 80);
        probe_press(probe, "<Enter>");
        for (unsigned size = 0; size < 3; size++) {
            probe->around.rows = sizes[size][0];
            probe->around.cols = sizes[size][1];
            probe_press(probe, "<Right>");
            unsigned unseen = auction_unseen(table->auction);
            assert_true(table->auction->placing.where.squares == 0 ||
                        unseen < table->auction->placing.where.squares);
            if (sizes[size][0] == 50)
                assert_int_equal(unseen, 0);
            if (sizes[size][0] == 50) /* walls and roads apart */
                assert_true(table->auction->pane.viewport.size >= 6);
            if (sizes[size][0] == 24)
                hidden += unseen, squares += table->auction->placing.where.squares;
            probe_press(probe, "<Right>");
            unseen = auction_unseen(table->auction);
            probe->around.cols++; /* makes the view anew */
            probe_press(probe, "e");
            probe->around.cols--;
            probe_press(probe, "e");
            assert_int_equal(auction_unseen(table->auction), unseen);
            seen++;
        }
        probe_close(probe);
    }
    assert_true(seen > 15);
    print_message("%u of %u squares out of sight at 80×24\n", hidden, squares);
    assert_true(hidden * 5 < squares);
}

static void test_zoom_of_the_auction_leaves_the_tables_alone(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD("") REVEALED);
    (void)state;
    probe_press(probe, "<Enter>");
    int size = table->auction->pane.viewport.size;
    struct viewport viewport = table->pane.viewport;
    probe_press(probe, "-");
    assert_true(table->auction->pane.viewport.size < size);
    probe_press(probe, "+");
    assert_int_equal(table->auction->pane.viewport.size, size);
    int col = table->auction->pane.viewport.col;
    probe_press(probe, "H");
    assert_true(table->auction->pane.viewport.col < col);
    assert_memory_equal(&table->pane.viewport, &viewport, sizeof viewport);
    probe_close(probe);
}

static void test_strip_has_room_for_all_tiles(void **state)
{
    (void)state;
    for (unsigned tiles = 2; tiles <= REVEALED_MAX; tiles++)
        for (int rows = 21; rows <= 100; rows += 7)
            for (int cols = 54; cols <= 300; cols += 13) {
                struct surroundings around = {.depth = DEPTH_256, .unicode = true};
                struct area board = {0, 0, rows, cols};
                struct tile_strip strip = tile_strip_cut(&board, tiles, &around);
                assert_int_equal(board.rows + strip.area.rows, rows);
                assert_true(board.rows >= 14);
                assert_true(strip.size >= 8 && strip.size <= strip.pitch);
                assert_true((int)tiles * strip.pitch <= cols);
            }
}

static void test_chance_by_hand_asks_for_the_tiles(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\n"
                                                  "sets: base bcb\nchance: manual\n\n"
                                                  "- draw FFFF.b\n1 place 0,1 n\n");
    (void)state;
    probe_press(probe, "p");
    assert_int_equal(table->stage, STAGE_REVEALING);
    probe_shows(probe, "Ann hosts a bazaar: which tile is revealed? (1 of 2)");
    kind_number first = table->chooser->kind;
    probe_press(probe, "<Right>");
    assert_int_not_equal(table->chooser->kind, first);
    probe_press(probe, "<Left><Enter>");
    probe_shows(probe, "(2 of 2)");
    probe_press(probe, "<Backspace>");
    probe_shows(probe, "(1 of 2)");
    probe_press(probe, "<Enter><Right><Enter>");
    assert_int_equal(table->stage, STAGE_SELLING);
    assert_int_equal(game_of(table)->bazaar.tile[0], first);
    assert_int_not_equal(game_of(table)->bazaar.tile[1], first);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_REVEALING);
    probe_close(probe);
}

static void test_kind_that_is_used_up_cannot_be_revealed(void **state)
{
    struct session session;
    (void)state;
    played_begin(&session, 3, 1);
    struct game game = session.game;
    kind_number single = tile_kind_find("FFFF.b");
    struct auction_reveal reveal = {.count = 0};
    game.turn.phase = PHASE_REVEAL;
    assert_int_equal(game.pile.left[single], 1);
    assert_false(auction_reveal_enter(&reveal, &game, single));
    assert_int_equal(auction_reveal_pile(&reveal, &game).left[single], 0);
    assert_int_equal(auction_reveal_pile(&reveal, &game).tiles, game.pile.tiles - 1);
    session_close(&session);
}

static void test_no_key_means_two_things_at_once(void **state)
{
    static const char *const keys[] = {"<Right>", "7", "<Tab>",  "<Enter>", "9",       "<Enter>",
                                       "<Tab>",   "p", "<Down>", "s",       "<Enter>", "p"};
    struct probe *probe;
    struct table *table = open_auction(&probe);
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
        probe_press(probe, keys[step]);
    }
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    probe_close(probe);
}

/* Presses keys that mean something, by chance, until the auction is over: nothing may break. */
static void press_to_the_end(unsigned players, uint64_t seed, enum depth depth)
{
    struct session session;
    struct probe *probe;
    struct rng rng = rng_from_seed(seed);
    played_begin(&session, players, seed);
    while (!auction_is_open(&session.game) && !game_is_over(&session.game))
        played_on(&session, &rng, 1);
    assert_false(game_is_over(&session.game));
    struct page *page = table_page(&session);
    struct table *table = (struct table *)page;
    probe = probe_open(page, 24, 80);
    probe->around.depth = depth;
    probe->around.unicode = depth != DEPTH_MONO;
    probe_press(probe, "<Enter>");
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
        probe_key(probe, key);
        if (!table_is_bare(table))
            probe_press(probe, "<Esc>");
    }
    probe_close(probe);
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

/* What a key does must not change from one decision of a bazaar to the next. */
static void test_keys_mean_the_same_at_every_decision(void **state)
{
    static const char *const decisions[] = {"", "5<Enter>", "7<Enter>", "p", "<Enter>"};
    struct probe *probe;
    struct table *table = open_auction(&probe);
    (void)state;
    for (unsigned decision = 0; decision < 5; decision++) {
        probe_press(probe, decisions[decision]);
        unsigned on_sale = game_of(table)->bazaar.offered;
        bool bids = game_bid_limits(game_of(table)).most >= 0;
        int bid = table->auction->bid.points, size = table->auction->pane.viewport.size;
        unsigned tile = table->auction->tile;
        probe_press(probe, "9"); /* digits are the bid */
        assert_int_equal(table->auction->bid.points, bids ? 9 : bid);
        assert_int_equal(table->auction->tile, tile);
        bid = table->auction->bid.points;
        probe_press(probe, "<Tab>"); /* Tab goes from square to square */
        assert_int_equal(table->auction->tile, tile);
        assert_true(table->auction->is_laid);
        probe_press(probe, "-"); /* - and + are the size of the tiles */
        assert_true(table->auction->pane.viewport.size < size);
        probe_press(probe, "+<Right>"); /* Right and Left go from tile to tile */
        assert_int_not_equal(table->auction->tile, tile);
        probe_press(probe, "<Left>");
        assert_int_equal(table->auction->tile, tile);
        assert_int_equal(table->auction->bid.points, bid);
        assert_int_equal(game_of(table)->bazaar.offered, on_sale);
        if (bids)
            probe_press(probe, "<Backspace>");
        if (bids)
            assert_int_equal(table->auction->bid.points,
                             9); /* no longer typed: nothing to take back */
    }
    probe_close(probe);
}

static void test_tile_on_sale_and_tile_looked_at_have_marks_of_their_own(void **state)
{
    struct probe *probe;
    (void)state;
    open_auction(&probe);
    probe_shows(probe, " [1] ");
    probe_press(probe, "<Enter>"); /* tile 1 is on sale */
    probe_shows(probe, ">[1]");
    probe_press(probe, "<Tab><Tab>");
    probe_shows(probe, ">[1]");
    probe_press(probe, "<Right>");
    probe_shows(probe, "> 1 ");
    probe_shows(probe, " [2] ");
    probe_close(probe);
}

/* What is said of the tile on one square in one rotation. */
struct said {
    struct move move;
    struct sentence words;
};

enum { SAID_MAX = 4 * OPEN_SQUARES_MAX };

/* Opens a table at the first offer of a random game with many tiles; NULL where there is none. */
static struct table *open_large_auction(struct probe **probe, uint64_t seed)
{
    struct session session;
    struct rng rng = rng_from_seed(seed);
    played_begin(&session, 3, seed);
    while (!game_is_over(&session.game) &&
           (game_phase(&session.game) != PHASE_OFFER || session.game.board.tiles < 40 ||
            auction_has_begun(&session.game)))
        played_on(&session, &rng, 1);
    if (game_is_over(&session.game)) {
        session_close(&session);
        return NULL;
    }
    struct page *page = table_page(&session);
    *probe = probe_open(page, 50, 200);
    probe_press(*probe, "<Enter>");
    return (struct table *)page;
}

/* What a tile would complete, on every square in every rotation, is said before it is won as it is
 * when it is placed. The first taker gets it for nothing and places it first. */
static void test_trial_says_what_placing_says(void **state)
{
    static struct said said[SAID_MAX];
    unsigned compared = 0, completing = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct probe *probe;
        struct table *table = open_large_auction(&probe, seed);
        unsigned trials = 0;
        if (table == NULL)
            continue;
        const struct placing *trial = &table->auction->placing;
        probe_press(probe, "<Tab>");
        for (unsigned square = 0; square < trial->where.squares; square++) {
            for (unsigned way = placing_ways(trial); way > 0; way--) {
                said[trials++] =
                    (struct said){placing_move(trial),
                                  forecast_words_of(&table->auction->forecast, &table->seats)};
                probe_shows(probe, said[trials - 1].words.text);
                probe_press(probe, "r");
            }
            probe_press(probe, "<Tab>");
        }
        unsigned taker = table->player;
        probe_press(probe, "<Enter>pp<Enter>p<Enter><Enter>");
        if (trials > 0) {
            assert_int_equal(table->stage, STAGE_PLACING);
            assert_int_equal(table->player, taker);
        }
        for (unsigned t = 0; t < trials; t++) {
            struct sentence words = forecast_words(game_of(table), said[t].move, &table->seats);
            assert_string_equal(said[t].words.text, words.text);
            completing += words.text[0] != '\0';
            compared++;
        }
        probe_close(probe);
    }
    assert_true(compared > 60 && completing > 5);
}

/* On a wide screen the tiles stand in the panel, and the board keeps the field. */
static void test_tiles_stand_beside_the_board_where_there_is_room(void **state)
{
    (void)state;
    for (unsigned players = 2; players <= PLAYERS_MAX; players++) {
        struct surroundings around = {.depth = DEPTH_256, .unicode = true};
        struct table_areas areas = table_areas_of(49, 200, players);
        struct area board = areas.board, panel = areas.panel;
        struct tile_strip strip =
            tile_strip_place(&areas, players, auction_panel_rows(players), &around);
        assert_true(strip.is_beside && strip.size >= 12);
        assert_memory_equal(&areas.board, &board, sizeof board);
        assert_true(strip.area.col > panel.col && strip.area.cols < panel.cols);
        assert_true(table_lower_panel(&areas).rows >= auction_panel_rows(players));
        assert_int_equal(strip.area.row + strip.area.rows, panel.rows);
        areas = table_areas_of(23, 80, players);
        strip = tile_strip_place(&areas, players, auction_panel_rows(players), &around);
        assert_false(strip.is_beside);
    }
}

/* Each line of the panel, with six long names on the smallest screen. */
static void test_panel_cuts_nothing_that_is_decided_upon(void **state)
{
    static const char text[] =
        "bastide: 1\nplayer: Bartholomew-Maximilian X\nplayer: Constantinople the 2nd\n"
        "player: Alexandrina Victoria\nplayer: Wolfeschlegelstein\nplayer: Jean-Jacques R.\n"
        "player: Gwendolyn Fairweather\nsets: base bcb drawbridges\nseed: 5\nchance: auto\n\n" HOST
        "2 place 0,1 n\n2 pass\n- reveal FRFr CFFF RRRR FFFF.m CcFF+ CRFF.gate\n"
        "3 offer 1 1\n4 pass\n5 bid 3\n6 bid 120\n1 pass\n2 pass\n3 sell\n"
        "1 offer 2 0\n2 pass\n3 bid 50\n4 pass\n5 pass\n1 buy\n2 offer 6 100\n3 pass\n4 bid 101\n";
    struct probe *probe;
    (void)state;
    played_table_at(&probe, text);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "J: bid more than 101 for tile 6, or pass");
    probe_shows(probe, "If you win: 0 \u2192 -102,");
    probe_shows(probe, "If C buys: 0 \u2192 102");
    probe_shows(probe, "Last tile free: C A W J");
    probe_shows(probe, "Placing order: GBCAWJ");
    probe_shows(probe, "has tile 1 -120");
    probe_shows(probe, "has tile 2  -50");
    probe_shows(probe, "passed");
    probe_press(probe, "p");
    probe_shows(probe, "C: buy tile 6 for 101, or sell it to W?");
    probe_shows(probe, "C 0 \u2192 -101  W 0 \u2192 101");
    probe_close(probe);
}

static void test_results_with_long_names_are_not_cut(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe,
                    "bastide: 1\nplayer: Bartholomew-Maximilian X\nplayer: Constantinople the 2nd\n"
                    "sets: base bcb drawbridges\nseed: 5\nchance: auto\n\n" HOST
                    "2 place 0,1 n\n2 pass\n- reveal FRFr CFFF\n");
    probe_press(probe, "<Enter><Enter>3<Enter>s");
    probe_shows(probe, "All sold: C places the first tile");
    probe_shows(probe, "B sells tile 1 to C for 3");
    probe_shows(probe, "B gets tile 2, the last, for nothing");
    probe_shows(probe, "Placing order: C B");
    probe_close(probe);
}

static void test_last_two_are_told_who_gets_the_last_tile(void **state)
{
    struct probe *probe;
    (void)state;
    open_auction(&probe);
    probe_shows(probe, "Last tile free: C A B");
    probe_shows(probe, "The first taker places");
    probe_press(probe, "<Enter>pp");
    probe_shows(probe, "A or B gets tile 3 for");
    probe_shows(probe, "Placing order: C A B");
    probe_press(probe, "<Right>");
    probe_shows(probe, "A or B gets tile 2 for");
    probe_close(probe);
}

static void test_help_lists_the_keys(void **state)
{
    struct probe *probe;
    (void)state;
    open_auction(&probe);
    probe_press(probe, "<Enter>5<Enter>?");
    probe_shows(probe, "Pass on this tile.");
    probe_shows(probe, "0 \u2026 9 ");
    probe_hides(probe, "1 2 3");
    probe_shows(probe, "Undo the last decision, until the next one");
    probe_close(probe);
}

static const struct {
    const char *name;
    int rows, cols;
} sizes[] = {{"80x24", 24, 80}, {"200x50", 50, 200}};

static void expect(struct probe *probe, const char *what, unsigned size)
{
    char name[64];
    snprintf(name, sizeof name, "auction-%s-%s", what, sizes[size].name);
    probe_expect_sketch(probe, name);
}

static void test_screens_of_an_auction(void **state)
{
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct probe *probe;
        played_table_sized(&probe, HEAD("") REVEALED, sizes[size].rows, sizes[size].cols);
        expect(probe, "announced", size);
        probe_press(probe, "<Enter><Right><Up><Up>");
        expect(probe, "offer", size);
        probe_press(probe, "<Tab><Tab>");
        expect(probe, "trial", size);
        probe_press(probe, "<Enter>7");
        expect(probe, "bid", size);
        probe_press(probe, "<Enter>p");
        expect(probe, "settle", size);
        probe_press(probe, "s");
        expect(probe, "next", size);
        probe_press(probe, "<Enter>p");
        expect(probe, "results", size);
        probe_press(probe, "<Enter>");
        expect(probe, "placing", size);
        probe_close(probe);
    }
}

static void test_screens_of_a_draft(void **state)
{
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct probe *probe;
        played_table_sized(&probe, HEAD("option: bazaar-mode draft\n") REVEALED, sizes[size].rows,
                           sizes[size].cols);
        probe_press(probe, "<Enter><Right>");
        expect(probe, "draft", size);
        probe_close(probe);
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
        struct probe *probe;
        struct table *table = played_table_sized(&probe, text, sizes[size].rows, sizes[size].cols);
        probe_press(probe, "<Enter>");
        assert_int_equal(table->player, 4);
        expect(probe, "six-bid", size);
        probe_press(probe, "p");
        expect(probe, "six-settle", size);
        probe_close(probe);
    }
}

static void test_screens_without_colours(void **state)
{
    struct probe *probe;
    (void)state;
    played_table_at(&probe, HEAD("") REVEALED);
    probe->around.depth = DEPTH_MONO;
    probe->around.unicode = false;
    probe_press(probe, "<Enter><Right><Enter>4");
    probe_expect_sketch(probe, "auction-bid-ascii");
    probe->around.unicode = true;
    probe->around.depth = DEPTH_8;
    probe_press(probe, "<Enter>p");
    probe_expect_sketch(probe, "auction-settle-lines");
    probe_close(probe);
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
        cmocka_unit_test(test_keys_mean_the_same_at_every_decision),
        cmocka_unit_test(test_tile_on_sale_and_tile_looked_at_have_marks_of_their_own),
        cmocka_unit_test(test_trial_says_what_placing_says),
        cmocka_unit_test(test_tiles_stand_beside_the_board_where_there_is_room),
        cmocka_unit_test(test_panel_cuts_nothing_that_is_decided_upon),
        cmocka_unit_test(test_results_with_long_names_are_not_cut),
        cmocka_unit_test(test_last_two_are_told_who_gets_the_last_tile),
        cmocka_unit_test(test_help_lists_the_keys),
        cmocka_unit_test(test_screens_of_an_auction),
        cmocka_unit_test(test_screens_of_a_draft),
        cmocka_unit_test(test_screens_of_six_players),
        cmocka_unit_test(test_screens_without_colours),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, played_settings_remove);
}
