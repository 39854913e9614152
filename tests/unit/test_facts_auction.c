/* How auctions go, as read off their moves in random games, held against the slow game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "facts/outcome.h"
#include "facts/placements.h"
#include "sets/bazaars/facts_auction.h"
#include "support/slow_dragon.h"
#include "support/soak.h"
#include "support/watched_game.h"

#include <string.h>

/* Games with every way of selling a tile, and with tiles replaced. */
enum { FIRST_GAME = 185, LAST_GAME = 304 };

static struct watched_game watched;

static struct {
    unsigned ways[WAY_LAST + 1], standings[STANDING_HAS_TILE + 1], replaced;
    unsigned deals[3], lasts, orders, unknown_orders, to_come;
} seen;

/* Every sale gave the tile to its owner and moved as many points as it says. */
static void check_sales(const struct auction_account *account)
{
    const struct slow_bazaar *bazaar = &watched.slow.bazaar;
    int score[PLAYERS_MAX] = {0};
    unsigned owned = 0;
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        owned += bazaar->owner[tile] != NOBODY;
    assert_int_equal(account->sales, owned);
    for (unsigned player = 0; player < watched.game.options.players; player++)
        score[player] = account->before[player];
    for (unsigned s = 0; s < account->sales; s++) {
        const struct auction_sale *sale = &account->sale[s];
        assert_int_equal(bazaar->owner[sale->tile], sale->taker);
        assert_ptr_equal(auction_sale_of(account, sale->tile), sale);
        score[sale->taker] -= sale->points;
        if (sale->other != NOBODY)
            score[sale->other] += sale->points;
        assert_int_equal(sale->other == NOBODY,
                         sale->way == WAY_TAKEN || sale->way == WAY_OWN || sale->way == WAY_LAST);
        assert_true(sale->points == 0 || (sale->way != WAY_TAKEN && sale->way != WAY_LAST));
        seen.ways[sale->way]++;
    }
    for (unsigned tile = 0; tile < bazaar->tiles; tile++)
        assert_int_equal(auction_sale_of(account, tile) != NULL, bazaar->owner[tile] != NOBODY);
    for (unsigned player = 0; player < watched.game.options.players; player++)
        assert_int_equal(account->before[player] + auction_balance(account, player), score[player]);
    bool is_draft = watched.game.bazaar.played > 0; /* other scores come between */
    for (unsigned player = 0; !is_draft && player < watched.game.options.players; player++)
        assert_int_equal(score[player], watched.slow.score[player]);
}

static void check_standings(const struct auction_account *account)
{
    const struct slow_bazaar *bazaar = &watched.slow.bazaar;
    enum phase phase = game_phase(&watched.game);
    for (unsigned player = 0; player < watched.game.options.players; player++) {
        bool has_tile = false;
        for (unsigned tile = 0; tile < bazaar->tiles; tile++)
            has_tile |= bazaar->owner[tile] == player;
        enum auction_standing standing = auction_standing(account, &watched.game, player);
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
            assert_int_equal(account->bid[player], bazaar->bid);
        if (standing == STANDING_TO_BID)
            assert_false(bazaar->asked[player]);
        if (standing == STANDING_SHORT)
            assert_true(slow_bazaar_purse(&watched.slow, player) <= bazaar->bid);
        seen.standings[standing]++;
    }
}

static void check_moment(void)
{
    const struct game *game = &watched.game;
    enum phase phase = game_phase(game);
    bool is_open =
        phase == PHASE_OFFER || phase == PHASE_BID || phase == PHASE_SETTLE || phase == PHASE_DRAFT;
    bool has_begun = watched.slow.bazaar.on && watched.slow.bazaar.offered != NOBODY;
    for (unsigned tile = 0; watched.slow.bazaar.on && tile < watched.slow.bazaar.tiles; tile++)
        has_begun |= watched.slow.bazaar.owner[tile] != NOBODY;
    assert_int_equal(auction_is_open(game), is_open);
    assert_int_equal(auction_is_on(game), is_open || phase == PHASE_REVEAL);
    if (is_open)
        assert_int_equal(auction_has_begun(game), has_begun);
    if (!auction_is_played(game))
        return;
    assert_true(watched.slow.bazaar.on && !is_open);
    if (phase != PHASE_PLACE)
        return;
    assert_int_equal(auction_tile_is_in_hand(game), !watched.slow.drawn);
    seen.replaced += watched.slow.drawn && !watched.slow.second;
}

static void make(struct game *game, struct move move)
{
    assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
}

/* The game when the player who decides has bid `bid`, for tile `tile` where one is chosen, and
 * nobody has bid more. */
static struct game after_bid(unsigned tile, int bid)
{
    struct game then = watched.game;
    if (game_phase(&then) == PHASE_OFFER)
        make(&then, move_offer(tile, bid));
    else if (game_phase(&then) == PHASE_BID)
        make(&then, move_bid(bid));
    while (game_phase(&then) == PHASE_BID)
        make(&then, move_plain(VERB_PASS));
    return then;
}

/* PD15: what the player gets whose turn has begun. */
static int turn_points(const struct game *then, unsigned player)
{
    static struct slow_game slow;
    if (game_turn(then) == game_turn(&watched.game) || game_player(then) != player)
        return 0;
    slow = watched.slow;
    slow_dragon_pay_turn(&slow, player);
    return slow.score[player] - watched.slow.score[player];
}

/* The rules did what the deal says; who came away empty is among those it may be. */
static void check_deal(const struct game *then, const struct auction_deal *deal, unsigned tile)
{
    uint8_t without[PLAYERS_MAX];
    unsigned last = auction_last_tile(&watched.game, tile);
    unsigned count = auction_without_tile(&watched.game, without);
    for (unsigned player = 0; player < then->options.players; player++)
        assert_int_equal(
            then->player[player].score,
            watched.game.player[player].score - (deal->taker == player ? deal->points : 0) +
                (deal->other == player ? deal->points : 0) + turn_points(then, player));
    assert_int_equal(then->bazaar.owner[tile], deal->taker);
    assert_int_equal(last != NOBODY, count == 2);
    if (last == NOBODY)
        return;
    assert_int_equal(then->bazaar.owner[last], without[0] == deal->taker ? without[1] : without[0]);
    seen.lasts++;
}

static void check_deals(void)
{
    const struct game *game = &watched.game;
    enum phase phase = game_phase(game);
    struct bid_limits limits = game_bid_limits(game);
    unsigned tile = game->bazaar.offered;
    if (phase == PHASE_OFFER)
        for (tile = 0; game->bazaar.owner[tile] != NOBODY; tile++)
            continue;
    int most = phase == PHASE_SETTLE ? limits.least : limits.least + 9;
    for (int bid = limits.least; bid <= most && (phase == PHASE_SETTLE || bid <= limits.most);
         bid += 3) {
        struct auction_deal deal[2];
        unsigned deals = auction_deals(game, bid, deal);
        struct game then = after_bid(tile, bid), other = then;
        assert_int_equal(game_phase(&then) == PHASE_SETTLE, deals == 2);
        if (deals == 2) {
            make(&then, move_plain(VERB_SELL));
            make(&other, move_plain(VERB_BUY));
            check_deal(&other, &deal[1], tile);
        }
        check_deal(&then, &deal[0], tile);
        seen.deals[deals]++;
    }
}

/* The order, once it is known, stays as it was, and is kept to. */
static void check_order(void)
{
    static uint8_t earlier[PLAYERS_MAX];
    static unsigned known;
    const struct game *game = &watched.game;
    uint8_t player[PLAYERS_MAX];
    if (game->bazaar.host == NOBODY || game->bazaar.tiles == 0) {
        known = 0;
        return;
    }
    unsigned count = auction_order(game, player);
    if (known > 0)
        assert_memory_equal(player, earlier, known);
    known = count;
    memcpy(earlier, player, sizeof earlier);
    if (auction_is_played(game))
        assert_int_equal(player[game->bazaar.played - 1], game->turn.player);
    seen.orders += count > 0;
    seen.unknown_orders += count == 0;
}

static void check_pile(void)
{
    const struct slow_bazaar *bazaar = &watched.slow.bazaar;
    struct pile pile = pile_unplaced(&watched.game);
    unsigned tiles = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = watched.slow.left[kind];
        for (unsigned tile = 0; bazaar->on && tile < bazaar->tiles; tile++)
            left += bazaar->kind[tile] == kind && !bazaar->played[tile];
        assert_int_equal(pile.left[kind], left);
        tiles += left;
    }
    assert_int_equal(pile.tiles + watched.slow.hills.under, tiles); /* HS10 */
    seen.to_come += pile.tiles > watched.game.pile.tiles;
}

/* A tile on trial fits where it would as a tile in hand, and each placement may be made. */
static void check_trial(void)
{
    const struct game *game = &watched.game;
    struct placements where, in_hand;
    static struct game then;
    unsigned tile = 0, player = game_actor(game);
    while (game->bazaar.owner[tile] != NOBODY)
        tile++;
    auction_try(&then, game, tile, player);
    placements_find(&where, game, game->bazaar.tile[tile], player);
    placements_in_hand(&in_hand, &then);
    assert_int_equal(in_hand.squares, where.squares);
    assert_int_equal(in_hand.plain, where.plain);
    for (unsigned square = 0; square < in_hand.squares; square++) {
        unsigned orientation = 0;
        while (!(in_hand.ways[square] >> orientation & 1u))
            orientation++;
        struct forecast forecast;
        struct game placed = then;
        struct move placing = move_place(in_hand.at[square], orientation);
        forecast_find(&forecast, &then, &placing, 1);
        make(&placed, move_place(in_hand.at[square], orientation));
    }
}

static void add_move(struct auction_account *account, const struct game *before)
{
    struct game after = *before;
    struct event_list events;
    game_make(&after, watched.last, &events);
    auction_account_add(account, before, watched.last, &after, events.event, events.count);
}

static void test_courses_of_bazaars(void **state)
{
    (void)state;
    for (uint64_t seed = FIRST_GAME; seed <= LAST_GAME; seed += in_soak(1, 4)) {
        static struct game before;
        struct auction_account account = {.sales = 0};
        watched_game_begin(&watched, seed);
        while (memcpy(&before, &watched.game, sizeof before), watched_game_step(&watched)) {
            check_moment();
            if (watched.last.verb == VERB_REVEAL)
                account = auction_account_begin(&watched.game);
            else if (watched.game.bazaar.host != NOBODY)
                add_move(&account, &before);
            bool is_open = auction_is_open(&watched.game);
            check_order();
            check_pile();
            if (is_open)
                check_trial();
            if (is_open && game_phase(&watched.game) != PHASE_DRAFT)
                check_deals();
            if (!is_open && !auction_is_open(&before))
                continue;
            check_sales(&account);
            if (is_open)
                check_standings(&account);
        }
    }
    for (unsigned way = 0; way <= WAY_LAST; way++)
        assert_true(seen.ways[way] > 0);
    assert_true(seen.replaced > 0);
    assert_true(seen.deals[1] > 0 && seen.deals[2] > 0 && seen.lasts > 0);
    assert_true(seen.orders > 0 && seen.unknown_orders > 0 && seen.to_come > 0);
    assert_true(seen.standings[STANDING_IN] > 0 && seen.standings[STANDING_BID] > 0 &&
                seen.standings[STANDING_PASSED] > 0 && seen.standings[STANDING_TO_BID] > 0);
}

/* A tile that was drawn is not the one won, even if it is of the same kind. */
static void test_BZ11_TB10_a_tile_that_was_drawn_is_not_won(void **state)
{
    (void)state;
    watched_game_begin(&watched, 1);
    struct game game = watched.game;
    game.bazaar =
        (struct bazaar){.host = 0, .tiles = 2, .owner = {0, 1}, .tile = {5, 6}, .played = 1};
    game.turn = (struct turn){.phase = PHASE_PLACE, .hand = 5};
    assert_true(auction_tile_is_in_hand(&game));
    game.turn.drawn = 1;
    assert_false(auction_tile_is_in_hand(&game));
    game.turn = (struct turn){.phase = PHASE_BUILD, .hand = NO_TILE_KIND};
    assert_false(auction_tile_is_in_hand(&game));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_courses_of_bazaars),
        cmocka_unit_test(test_BZ11_TB10_a_tile_that_was_drawn_is_not_won),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
