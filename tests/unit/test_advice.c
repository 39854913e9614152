/* Advice at the table: values of an auction and the coach, as they are found in the background. */
#include "played_table.h"

#include "choosing/choosing.h"
#include "support/probe.h"
#include "training/auction_review.h"
#include "tui/advice/advice.h"
#include "tui/app.h"
#include "tui/pages.h"
#include "wording/value_words.h"

enum { ADVISED = AIDS_ADVICE, UNADVISED = 0 };

/* A game played by chance until `is_wanted` and so few tiles are left that all orders can be
 * played; from the first seed with one. */
static struct session session_at(unsigned players, unsigned aids,
                                 bool (*is_wanted)(const struct game *game))
{
    enum { TILES_MOST = 4, SEEDS = 200 };
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct session session;
        struct problem problem;
        struct record_head head = played_head(players, seed);
        struct rng rng = rng_from_seed(seed);
        head.options.sets = 1u << SET_BASE | 1u << SET_BCB;
        head.changed_aids = (uint16_t)aids;
        assert_true(session_begin(&session, &head, &problem));
        while (!game_is_over(&session.game)) {
            if (session.game.pile.tiles <= TILES_MOST && is_wanted(&session.game))
                return session;
            played_on(&session, &rng, 1);
        }
        session_close(&session);
    }
    fail_msg("no such game");
    return (struct session){.made = 0};
}

static bool is_offer(const struct game *game)
{
    return game_phase(game) == PHASE_OFFER && game->bazaar.first == NOBODY;
}

static bool is_place(const struct game *game)
{
    struct placements where;
    if (game_phase(game) != PHASE_PLACE || game->bazaar.host != NOBODY)
        return false;
    placements_in_hand(&where, game);
    return where.squares > 2 && game->player[game->turn.player].supply[FIGURE_MEEPLE] > 0;
}

static struct table *open_at(struct probe **probe, const struct session *session, int rows,
                             int cols)
{
    struct page *page = table_page(session);
    struct table *table = (struct table *)page;
    *probe = probe_open(page, rows, cols);
    while (table_stage(table)->part == PART_CALL)
        probe_press(*probe, "<Enter>");
    probe_wait(*probe, KEY_GUARD);
    return table;
}

/* Until everything is found. */
static void find_all(struct probe *probe, struct table *table)
{
    probe_wait(probe, 50);
    assert_non_null(table->values->valuer);
    job_wait(&table->values->valuer->job);
    probe_wait(probe, 50);
    assert_true(valuing_has_all_orders(table->values->found));
    assert_int_equal(table_values_progress(table), VALUES_ARE_DONE);
    assert_true(probe_is_at_rest(probe)); /* nothing runs any more */
}

/* Games without advice value nothing, and have no keys for it. */
static void test_nothing_is_valued_without_advice(void **state)
{
    (void)state;
    for (unsigned place = 0; place < 2; place++) {
        struct session session = session_at(2, UNADVISED, place ? is_place : is_offer);
        struct probe *probe;
        struct table *table = open_at(&probe, &session, 24, 80);
        probe_wait(probe, 1000);
        assert_null(table->values->valuer);
        assert_int_equal(app_waits_for(probe->app, &probe->around), -1);
        assert_false(played_is_bound(&table->page, 'V'));
        assert_false(played_is_bound(&table->page, 'B'));
        probe_close(probe);
    }
}

/* Auctions. */

static void test_tiles_are_valued_while_people_decide(void **state)
{
    static const int rows[] = {24, 50}, cols[] = {80, 200};
    static const char *const name[] = {"values-auction-80x24", "values-auction-200x50"};
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct session session = session_at(3, ADVISED, is_offer);
        struct probe *probe;
        struct table *table = open_at(&probe, &session, rows[size], cols[size]);
        find_all(probe, table);
        assert_int_equal(app_waits_for(probe->app, &probe->around), -1);
        if (!table->values->in_panel)
            probe_press(probe, "V");
        probe_expect(probe, name[size]);
        probe_close(probe);
    }
}

/* Tiles that are gone are compared with no longer; and what was found is kept. */
static void test_values_of_an_auction_stay(void **state)
{
    struct session session = session_at(3, ADVISED, is_offer);
    struct probe *probe;
    struct table *table = open_at(&probe, &session, 24, 80);
    (void)state;
    find_all(probe, table);
    const struct valuing *found = table->values->found;
    unsigned games = valuing_playouts(found);
    probe_press(probe, "V<Enter>p");
    probe_wait(probe, 50);
    assert_int_equal(game_phase(table_game(table)), PHASE_BID);
    assert_ptr_equal(table->values->found, found);
    assert_int_equal(valuing_playouts(found), games);
    unsigned asked = game_actor(table_game(table));
    assert_int_equal(table_values_prices(table)[0].bidder, asked);
    assert_int_equal(table_values_prices(table)[1].bidder, NOBODY);
    probe_shows(probe, "Bid up to");
    probe_press(probe, "p");
    probe_wait(probe, 50);
    assert_int_equal(game_phase(table_game(table)), PHASE_OFFER);
    assert_int_equal(table_values_prices(table)[0].bidder, NOBODY);
    probe_shows(probe, "Buy below");
    probe_press(probe, "V");
    probe_hides(probe, "Buy below");
    probe_close(probe);
}

/* The review. */

/* Offers the tile looked at for nothing, and nobody bids, until all are sold. */
static struct table *sell_all(struct probe **probe, unsigned aids, int rows, int cols)
{
    struct session session = session_at(3, aids, is_offer);
    struct table *table = open_at(probe, &session, rows, cols);
    while (table->stage == STAGE_AUCTION) {
        probe_wait(*probe, KEY_GUARD);
        probe_press(*probe, game_phase(table_game(table)) == PHASE_BID ? "p" : "<Enter>");
    }
    assert_int_equal(table->stage, STAGE_AUCTIONED);
    return table;
}

static void test_results_lead_to_the_review(void **state)
{
    static const int rows[] = {24, 50}, cols[] = {80, 200};
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct probe *probe;
        struct table *table = sell_all(&probe, ADVISED, rows[size], cols[size]);
        assert_true(played_is_bound(&table->page, 'r'));
        probe_press(probe, "r");
        while (!probe_is_at_rest(probe))
            probe_await(probe, 100);
        for (unsigned decision = 0; decision < AUCTION_DECISIONS_MAX; decision++)
            probe_press(probe, "<Up>");
        probe_shows(probe, "Decision 1 of ");
        probe_shows(probe, "Player 3 made no clear mistake");
        probe_press(probe, "<Down><Up><Left><Tab><Shift-Tab>+-<Enter>");
        probe_shows(probe, "All tiles sold");
        probe_press(probe, "<Enter>");
        assert_int_not_equal(table->stage, STAGE_AUCTIONED);
        probe_close(probe);
    }
}

static void test_there_is_no_review_without_advice(void **state)
{
    struct probe *probe;
    struct table *table = sell_all(&probe, UNADVISED, 24, 80);
    (void)state;
    assert_false(played_is_bound(&table->page, 'r'));
    probe_close(probe);
}

/* The coach. */

/* Of the turns with the tile on a square. */
static struct estimate least_loss_at(const struct valuing *valuing, struct square at,
                                     unsigned player)
{
    struct estimate least = {1e9, 0};
    for (unsigned turn = 0; turn < valuing_turns(valuing); turn++) {
        struct estimate loss = value_loss(valuing, turn, player);
        const struct plan *plan = valuing_turn(valuing, turn);
        if (plan->count > 0 && square_equal(plan->move[0].at, at) && loss.mean < least.mean)
            least = loss;
    }
    return least;
}

static void test_squares_say_what_they_lose(void **state)
{
    static const int rows[] = {24, 50}, cols[] = {80, 200};
    static const char *const name[] = {"coach-placing-80x24", "coach-placing-200x50"};
    (void)state;
    for (unsigned size = 0; size < 2; size++) {
        struct session session = session_at(2, ADVISED, is_place);
        struct probe *probe;
        struct table *table = open_at(&probe, &session, rows[size], cols[size]);
        find_all(probe, table);
        struct board_scene scene = table_scene(table);
        const struct board_mark *label = board_scene_find(&scene, BOARD_MARK_LABEL);
        const struct valuing *found = table->values->found;
        unsigned fine = 0, count = board_scene_count(&scene, BOARD_MARK_LABEL);
        assert_true(count > 1);
        for (unsigned l = 0; l < count; l++) {
            struct estimate loss = least_loss_at(found, label[l].at, table->player);
            assert_int_equal(label[l].label.text[0] == '-', !estimate_is_too_close(loss));
            fine += strcmp(label[l].label.text, "=") == 0;
        }
        assert_int_not_equal(fine, 1); /* one alone would be "0" */
        probe_expect(probe, name[size]);
        probe_close(probe);
    }
}

static struct move made_last(const struct table *table)
{
    return table->session.steps[table->session.made - 1].move;
}

/* The hint, move by move, is the best turn. */
static void test_hints_lead_through_the_best_turn(void **state)
{
    struct session session = session_at(2, ADVISED, is_place);
    struct probe *probe;
    struct table *table = open_at(&probe, &session, 24, 80);
    (void)state;
    find_all(probe, table);
    struct plan best = *valuing_turn(table->values->found, value_best_turn(table->values->found));
    assert_true(best.count >= 1);
    probe_press(probe, "<Tab>B");
    assert_true(coach_is_hinted(table));
    assert_true(move_equal(placing_move(table->placing), best.move[0]));
    probe_expect(probe, "coach-hint-80x24");
    probe_press(probe, "<Tab>");
    assert_false(coach_is_hinted(table));
    probe_press(probe, "B<Enter>");
    assert_true(move_equal(made_last(table), best.move[0]));
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    find_all(probe, table);
    probe_press(probe, "<Tab>B");
    probe_expect(probe, "coach-deploying-80x24");
    probe_press(probe, "<Enter>");
    assert_true(best.count > 1 ? move_equal(made_last(table), best.move[1])
                               : made_last(table).verb == VERB_PASS);
    probe_close(probe);
}

/* Where the game goes back before what was valued, that is gone; and it is valued anew. */
static void test_undo_forgets_values(void **state)
{
    struct session session = session_at(2, ADVISED, is_place);
    struct probe *probe;
    struct table *table = open_at(&probe, &session, 24, 80);
    (void)state;
    find_all(probe, table);
    size_t at = table->values->at;
    probe_press(probe, "<Enter>");
    assert_null(table_values_found(table));
    probe_wait(probe, 50);
    assert_int_equal(table->values->at, at + 1);
    probe_press(probe, "u");
    assert_false(table->values->is_begun);
    probe_wait(probe, 50);
    assert_int_equal(table->values->at, at);
    assert_non_null(table_values_found(table));
    probe_close(probe);
}

/* Whether more come is said, and the end. */
static void test_the_end_of_valuing_is_said(void **state)
{
    struct session session;
    struct rng rng = rng_from_seed(2);
    (void)state;
    played_begin(&session, 2, 2);
    while (!is_place(&session.game))
        played_on(&session, &rng, 1);
    session.head.changed_aids = ADVISED;
    struct probe *probe;
    struct table *table = open_at(&probe, &session, 50, 200);
    probe_wait(probe, 50);
    while (valuing_playouts(table->values->found) == 0)
        probe_await(probe, 50);
    assert_int_equal(table_values_progress(table), VALUES_COME);
    probe_shows(probe, "being worked out");
    probe_hides(probe, "~"); /* nothing before it is sure */
    struct valuer_limits limits = {.cpu_ms = 1};
    struct valuing_request request = {
        .game = table_game(table), .playouts = 100000, .turns = 4, .seed = 1};
    assert_true(valuer_begin(table->values->valuer, &request, &limits));
    while (!probe_is_at_rest(probe))
        probe_await(probe, 50);
    assert_int_equal(table_values_progress(table), VALUES_ARE_DONE);
    probe_shows(probe, "games played; done");
    probe_close(probe);
}

/* Computer players who think have the cores for themselves. */
static void test_values_pause_while_bots_think(void **state)
{
    struct session session = session_at(3, ADVISED, is_offer);
    struct probe *probe;
    struct problem problem;
    unsigned chooser = game_actor(&session.game);
    for (unsigned player = 0; player < 3; player++)
        assert_true(player == chooser || session_set_bot(&session, player, "easy", &problem));
    struct table *table = open_at(&probe, &session, 24, 80);
    (void)state;
    probe_wait(probe, 50);
    assert_true(table->values->is_begun);
    assert_false(table->values->is_paused);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_BOT_AUCTION);
    probe_wait(probe, 1);
    assert_true(table->values->is_paused);
    assert_non_null(table_values_found(table));
    assert_true(table_values_wait_for(table) < 0 || job_has_news(&table->values->valuer->job));
    for (unsigned waits = 0; table->stage == STAGE_BOT_AUCTION && waits < 1000; waits++)
        probe_await(probe, 1000);
    probe_wait(probe, 50);
    if (table->stage == STAGE_AUCTION)
        assert_false(table->values->is_paused);
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_is_valued_without_advice),
        cmocka_unit_test(test_tiles_are_valued_while_people_decide),
        cmocka_unit_test(test_values_of_an_auction_stay),
        cmocka_unit_test(test_results_lead_to_the_review),
        cmocka_unit_test(test_there_is_no_review_without_advice),
        cmocka_unit_test(test_squares_say_what_they_lose),
        cmocka_unit_test(test_hints_lead_through_the_best_turn),
        cmocka_unit_test(test_undo_forgets_values),
        cmocka_unit_test(test_the_end_of_valuing_is_said),
        cmocka_unit_test(test_values_pause_while_bots_think),
    };
    return cmocka_run_group_tests(tests, played_settings_apart, played_settings_remove);
}
