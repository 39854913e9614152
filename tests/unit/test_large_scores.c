/* Scores of six digits, as long auctions can bring them: every screen of 80 columns shows them
 * whole, or leaves out what else stands there. */
#include "played.h"

#include "sets/bazaars/stage_round.h"
#include "support/probe.h"
#include "support/screen_text.h"
#include "tui/pages/load_draw.h"
#include "tui/table/table.h"
#include "tui/views/scores.h"
#include "wording/entry_words.h"

enum { ROWS = 24, COLS = 80 };

static const int scores[PLAYERS_MAX] = {123456, -234567, 345678, -456789, 567891, -678912};

static struct canvas canvas;

static struct record_head head_for(unsigned players)
{
    struct record_head head = played_head(players, 3);
    for (unsigned player = 0; player < players; player++)
        snprintf(head.name[player], NAME_SIZE, "%cnnabella", (char)('A' + player));
    return head;
}

/* Whether the number stands somewhere on the canvas, with no other digit, sign or cut beside it. */
static bool canvas_shows(int number)
{
    char told[16];
    int length = snprintf(told, sizeof told, "%d", number);
    for (int row = 0; row < canvas.rows; row++)
        for (int col = 0; col + length <= canvas.cols; col++) {
            int at = 0;
            while (at < length && canvas_cell(&canvas, row, col + at)->glyph == (uint32_t)told[at])
                at++;
            uint32_t behind =
                col + length < canvas.cols ? canvas_cell(&canvas, row, col + length)->glyph : ' ';
            uint32_t before = col > 0 ? canvas_cell(&canvas, row, col - 1)->glyph : ' ';
            if (at == length && (behind < '0' || behind > '9') && behind != 0x2026 &&
                (before < '0' || before > '9') && before != '-')
                return true;
        }
    return false;
}

static void expect_scores(unsigned players)
{
    for (unsigned player = 0; player < players; player++)
        if (!canvas_shows(scores[player]))
            fail_msg("%d is not on the screen of %u players", scores[player], players);
}

static void test_beside_the_board(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct session session;
        struct problem problem;
        struct probe *probe;
        struct record_head head = head_for(players);
        assert_true(session_begin(&session, &head, &problem));
        for (unsigned player = 0; player < players; player++)
            session.game.player[player].score = scores[player];
        probe = probe_open(table_page(&session), ROWS, COLS);
        const char *text = probe_screen(probe);
        canvas = probe->canvas;
        expect_scores(players);
        for (unsigned player = 0; player < players; player++) {
            char name[4] = {(char)('A' + player), ' ', 0, 0};
            name[2] = name[0];
            assert_non_null(strstr(text, name)); /* a letter, and at least one of the name */
        }
        probe_close(probe);
    }
}

/* Six players of all sets, with the scores of a long game: what they have moves together before
 * names get shorter than three letters. */
static void test_names_of_six_keep_three_letters(void **state)
{
    (void)state;
    for (unsigned all = 0; all < 2; all++) {
        struct session session;
        struct problem problem;
        struct record_head head = head_for(PLAYERS_MAX);
        head.options.sets = all ? SETS_ALL : SETS_DEFAULT;
        assert_true(session_begin(&session, &head, &problem));
        for (unsigned player = 0; player < PLAYERS_MAX; player++)
            session.game.player[player].score = 120 + (int)player;
        struct probe *probe = probe_open(table_page(&session), ROWS, COLS);
        const char *text = probe_screen(probe);
        for (unsigned player = 0; player < PLAYERS_MAX; player++) {
            char name[6] = {(char)('A' + player), ' ', (char)('A' + player), 'n', 'n', 0};
            assert_non_null(strstr(text, name));
        }
        probe_close(probe);
    }
}

/* Everything that auctions can bring and cost. */
static struct score_table table_for(unsigned players, uint32_t sets)
{
    struct options options = options_default();
    options.sets = sets;
    options.players = (uint8_t)players;
    struct score_table table = score_table_begin(&options);
    table.winners = 1;
    for (unsigned player = 0; player < players; player++) {
        table.during[player][FROM_ROADS] = 101;
        table.at_end[player][FROM_ROADS] = 102;
        table.total[player] = scores[player];
        table.during[player][FROM_AUCTIONS] = scores[player] - 203;
        table.received[player][FROM_AUCTIONS] = scores[player] > 0 ? scores[player] : 7;
        table.paid[player][FROM_AUCTIONS] = scores[player] < 0 ? -scores[player] : 8;
    }
    return table;
}

static void test_in_the_final_table(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct record_head head = head_for(players);
        struct seats seats = seats_of(&head);
        struct score_table table = table_for(players, SETS_DEFAULT);
        struct final_view view = {.table = &table, .seats = &seats, .cursor = final_first(&table)};
        canvas_clear(&canvas, ROWS, COLS);
        final_draw(&canvas, (struct area){0, 0, ROWS, COLS}, &view);
        expect_scores(players);
        for (unsigned player = 0; player < players; player++)
            assert_true(canvas_shows(scores[player] - 203));
        assert_true(canvas_shows(101 + 102));
    }
}

/* Where the columns are too many for the screen, names and heads keep their room; parts do not. */
static void test_in_a_final_table_with_little_room(void **state)
{
    static const char *const shown[] = {"A Annabe", "Roads", "Cities", "Monasteries", "Total"};
    static char text[SCREEN_TEXT_SIZE];
    struct record_head head = head_for(2);
    struct seats seats = seats_of(&head);
    struct score_table table = table_for(2, SETS_DEFAULT);
    struct final_view view = {.table = &table, .seats = &seats, .cursor = final_first(&table)};
    (void)state;
    canvas_clear(&canvas, ROWS, COLS - 8);
    final_draw(&canvas, (struct area){0, 0, ROWS, COLS - 8}, &view);
    expect_scores(2);
    screen_plain(&canvas, text);
    assert_null(strstr(text, "during play"));
    for (unsigned word = 0; word < sizeof shown / sizeof *shown; word++)
        assert_non_null(strstr(text, shown[word]));
}

/* With every set no screen of 80 columns has room for all columns: those that the cursor comes to
 * are there, and the names and totals always. */
static void test_final_columns_without_room_come_with_the_cursor(void **state)
{
    static char text[SCREEN_TEXT_SIZE];
    struct record_head head = head_for(PLAYERS_MAX);
    struct seats seats = seats_of(&head);
    struct score_table table = table_for(PLAYERS_MAX, SETS_ALL);
    struct final_view view = {.table = &table, .seats = &seats, .cursor = final_first(&table)};
    unsigned stops = 0;
    (void)state;
    do {
        canvas_clear(&canvas, ROWS, COLS);
        final_draw(&canvas, (struct area){0, 0, ROWS, COLS}, &view);
        screen_plain(&canvas, text);
        assert_non_null(strstr(text, "A Annabe"));
        assert_non_null(strstr(text, "Total"));
        assert_non_null(strstr(text, "There are more columns"));
        if (view.cursor.source < SCORE_SOURCES_COUNT)
            assert_non_null(strstr(text, source_words[view.cursor.source].name));
        final_key(&table, &view.cursor, KEYS_RIGHT);
        stops++;
    } while (view.cursor.source != TOUR_ALL_SCORES);
    assert_true(stops > SCORE_SOURCES_COUNT / 2);
}

static void test_in_the_standings(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct record_head head = head_for(players);
        struct seats seats = seats_of(&head);
        struct game game;
        assert_int_equal(game_start(&game, &head.options), REFUSAL_NONE);
        struct standings standings = {.game = &game,
                                      .seats = &seats,
                                      .table = table_for(players, SETS_DEFAULT),
                                      .shows_projection = true};
        canvas_clear(&canvas, ROWS, COLS);
        standings_draw(&canvas, (struct area){0, 0, ROWS, COLS}, &standings,
                       (struct score_cell){0, TOUR_ALL_SCORES}, 0);
        expect_scores(players);
        for (unsigned player = 0; player < players; player++)
            assert_true(canvas_shows(-standings.table.paid[player][FROM_AUCTIONS]));
    }
}

static void test_beside_the_chart(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct record_head head = head_for(players);
        struct seats seats = seats_of(&head);
        struct surroundings around = {
            .rows = ROWS, .cols = COLS, .depth = DEPTH_256, .unicode = true};
        struct score_history history = {.players = players, .turns = 9, .last = 9};
        for (unsigned player = 0; player < players; player++)
            for (unsigned turn = 1; turn <= history.last; turn++)
                history.score[player][turn] = scores[player];
        canvas_clear(&canvas, ROWS, COLS);
        chart_draw(&canvas, (struct area){0, 0, ROWS, COLS}, &history, 0, &seats, &around);
        expect_scores(players);
    }
}

static void test_in_the_list_of_games(void **state)
{
    (void)state;
    struct surroundings around = {.rows = ROWS, .cols = COLS, .depth = DEPTH_8, .unicode = true};
    for (unsigned players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        static struct load_page load;
        struct stored_game *game = &load.row[0].game;
        load = (struct load_page){.list.count = 1, .row[0].number = 1};
        game->head = head_for(players);
        load.position.number = 1;
        assert_int_equal(game_start(&load.position.game, &game->head.options), REFUSAL_NONE);
        for (unsigned player = 0; player < players; player++)
            game->score[player] = scores[player];
        canvas_clear(&canvas, ROWS, COLS);
        load_draw(&load.page, &canvas, &around);
        expect_scores(players);
    }
}

static void test_where_a_chooser_settles(void **state)
{
    (void)state;
    struct record_head head = head_for(3);
    struct seats seats = seats_of(&head);
    struct game game;
    assert_int_equal(game_start(&game, &head.options), REFUSAL_NONE);
    for (unsigned player = 0; player < 3; player++)
        game.player[player].score = scores[player];
    game.turn.phase = PHASE_SETTLE;
    game.turn.actor = 0;
    game.bazaar = (struct bazaar){.tiles = 3, .chooser = 0, .bidder = 2, .bid = 999};
    struct auction_account account = {.sales = 0};
    struct auction auction = {.bid = 0};
    canvas_clear(&canvas, ROWS, COLS);
    auction_panel_draw(&canvas, (struct area){8, 55, 16, 25}, &auction, &game, &account, &seats);
    assert_true(canvas_shows(scores[0] - 999));
    assert_true(canvas_shows(scores[0] + 999));
    assert_true(canvas_shows(scores[2] - 999));
    assert_true(canvas_shows(scores[2] + 999));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names_of_six_keep_three_letters),
        cmocka_unit_test(test_beside_the_board),
        cmocka_unit_test(test_in_the_final_table),
        cmocka_unit_test(test_in_a_final_table_with_little_room),
        cmocka_unit_test(test_final_columns_without_room_come_with_the_cursor),
        cmocka_unit_test(test_in_the_standings),
        cmocka_unit_test(test_beside_the_chart),
        cmocka_unit_test(test_in_the_list_of_games),
        cmocka_unit_test(test_where_a_chooser_settles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
