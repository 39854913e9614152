/* How auctions go, as read off their moves in random games, held against the slow game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "analysis/auction.h"
#include "support/watched_game.h"

#include <string.h>

enum { GAMES = 60 };

static struct watched_game watched;

static struct {
    unsigned ways[WAY_LAST + 1], standings[STANDING_HAS_TILE + 1], replaced;
} seen;

/* Every sale gave the tile to its owner and moved as many points as it says. */
static void check_sales(const struct auction_course *course)
{
    const struct slow_bazaar *bazaar = &watched.slow.bazaar;
    int score[PLAYERS_MAX] = {0};
    unsigned owned = 0;
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        owned += bazaar->owner[tile] != NOBODY;
    assert_int_equal(course->sales, owned);
    for (unsigned player = 0; player < watched.game.options.players; player++)
        score[player] = course->before[player];
    for (unsigned s = 0; s < course->sales; s++) {
        const struct auction_sale *sale = &course->sale[s];
        assert_int_equal(bazaar->owner[sale->tile], sale->taker);
        assert_ptr_equal(auction_sale_of(course, sale->tile), sale);
        score[sale->taker] -= sale->points;
        if (sale->other != NOBODY)
            score[sale->other] += sale->points;
        assert_int_equal(sale->other == NOBODY,
                         sale->way == WAY_TAKEN || sale->way == WAY_OWN || sale->way == WAY_LAST);
        assert_true(sale->points == 0 || (sale->way != WAY_TAKEN && sale->way != WAY_LAST));
        seen.ways[sale->way]++;
    }
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        assert_int_equal(auction_sale_of(course, tile) != NULL, bazaar->owner[tile] != NOBODY);
    bool is_draft = watched.game.bazaar.played > 0; /* other scores come between */
    for (unsigned player = 0; !is_draft && player < watched.game.options.players; player++)
        assert_int_equal(score[player], watched.slow.score[player]);
}

static void check_standings(const struct auction_course *course)
{
    const struct slow_bazaar *bazaar = &watched.slow.bazaar;
    enum phase phase = game_phase(&watched.game);
    for (unsigned player = 0; player < watched.game.options.players; player++) {
        bool has_tile = false;
        for (unsigned tile = 0; tile < bazaar->tiles; tile++)
            has_tile |= bazaar->owner[tile] == player;
        enum auction_standing standing = (enum auction_standing)course->standing[player];
        assert_int_equal(standing == STANDING_HAS_TILE, has_tile);
        assert_int_equal(standing == STANDING_IS_ASKED,
                         phase == PHASE_BID && slow_game_actor(&watched.slow) == player);
        assert_int_equal(standing == STANDING_CHOOSES,
                         (phase == PHASE_OFFER || phase == PHASE_DRAFT) &&
                             bazaar->chooser == player);
        assert_int_equal(standing == STANDING_OFFERED,
                         (phase == PHASE_BID || phase == PHASE_SETTLE) &&
                             bazaar->chooser == player);
        if (standing == STANDING_BID && bazaar->bidder == player)
            assert_int_equal(course->bid[player], bazaar->bid);
        if (standing == STANDING_TO_BID)
            assert_false(bazaar->asked[player]);
        if (standing == STANDING_SHORT)
            assert_true(watched.slow.score[player] <= bazaar->bid);
        seen.standings[standing]++;
    }
}

static void check_moment(void)
{
    const struct game *game = &watched.game;
    enum phase phase = game_phase(game);
    bool is_open =
        phase == PHASE_OFFER || phase == PHASE_BID || phase == PHASE_SETTLE || phase == PHASE_DRAFT;
    bool has_begun = watched.slow.bazaar.on && watched.slow.bazaar.offered != NOBODY, wins = false;
    for (unsigned tile = 0; watched.slow.bazaar.on && tile < watched.slow.bazaar.tiles; tile++) {
        has_begun |= watched.slow.bazaar.owner[tile] != NOBODY;
        wins |= watched.slow.bazaar.owner[tile] == game->turn.player &&
                watched.slow.bazaar.kind[tile] == game->turn.hand;
    }
    assert_int_equal(auction_is_open(game), is_open);
    assert_int_equal(auction_is_on(game), is_open || phase == PHASE_REVEAL);
    if (is_open)
        assert_int_equal(auction_has_begun(game), has_begun);
    if (!auction_is_played(game))
        return;
    assert_true(watched.slow.bazaar.on && !is_open);
    if (phase != PHASE_PLACE)
        return;
    assert_int_equal(auction_tile_is_in_hand(game), wins);
    seen.replaced += !wins;
}

static void test_courses_of_bazaars(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        static struct game before;
        struct auction_course course = {.sales = 0};
        watched_game_begin(&watched, seed);
        while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched)) {
            check_moment();
            if (watched.last.verb == VERB_REVEAL)
                course = auction_course_begin(&watched.game);
            else if (watched.game.bazaar.host != NOBODY)
                auction_course_add(&course, &before, watched.last);
            bool is_open = auction_is_open(&watched.game);
            if (!is_open && !auction_is_open(&before))
                continue;
            struct auction_course now = course;
            auction_course_end(&now, &watched.game);
            check_sales(&now);
            if (is_open)
                check_standings(&now);
        }
    }
    for (unsigned way = 0; way <= WAY_LAST; way++)
        assert_true(seen.ways[way] > 0);
    assert_true(seen.replaced > 0);
    assert_true(seen.standings[STANDING_IN] > 0 && seen.standings[STANDING_BID] > 0 &&
                seen.standings[STANDING_PASSED] > 0 && seen.standings[STANDING_TO_BID] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_courses_of_bazaars),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
