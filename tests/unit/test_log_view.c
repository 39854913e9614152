/* Going from what is told to where it happened: the log, the standings, the final table, and the
 * replay. */
#include "played.h"

#include "facts/position.h"
#include "support/probe.h"
#include "tui/replay/replay.h"
#include "tui/stages/modes.h"
#include "tui/table/table.h"
#include "tui/views/scores.h"

static struct probe *probe;

static struct table *open_session(struct session *session, int rows, int cols)
{
    struct page *page = table_page(session);
    assert_non_null(page);
    probe = probe_open(page, rows, cols);
    return (struct table *)page;
}

/* A table of three at their game after so many moves by chance. */
static struct table *open_table(uint64_t seed, unsigned moves)
{
    struct session session;
    struct rng rng = rng_from_seed(seed);
    played_begin(&session, 3, seed);
    played_on(&session, &rng, moves);
    while (!game_is_over(&session.game) && game_phase(&session.game) != PHASE_PLACE)
        played_on(&session, &rng, 1);
    return open_session(&session, 24, 80);
}

static struct table *open_finished(uint64_t seed)
{
    return open_table(seed, 10000);
}

static bool is_viewport(const struct viewport *a, const struct viewport *b)
{
    return a->size == b->size && a->row == b->row && a->col == b->col;
}

/* What a line is about lies under the cursor of look mode, and in view. */
static void assert_is_seen(const struct table *table, size_t line)
{
    const struct log_entry *entry = &table->log.entry[line];
    const struct game *game = table_game(table);
    tile_number tile;
    uint16_t node;
    assert_int_equal(table->mode, MODE_INSPECT);
    assert_true(tour_place(entry, game, &tile, &node));
    assert_int_equal(table->inspection->tile, tile);
    if (node != NO_NODE)
        assert_int_equal(feature_root(&game->features, inspect_node(table->inspection, game)),
                         feature_root(&game->features, node));
    assert_true(viewport_shows(&table->pane.viewport, table->inspection->at));
}

static void test_log_opens_at_its_newest_line(void **state)
{
    struct table *table = open_table(3, 120);
    (void)state;
    probe_press(probe, "l");
    assert_string_equal(app_page(probe->app)->kind->name, "Log");
    assert_int_equal(table->view.lines.chosen, table_told(table) - 1);
    probe_press(probe, "<Home>");
    assert_int_equal(table->view.lines.chosen, 0);
    probe_press(probe, "<Up>");
    assert_int_equal(table->view.lines.chosen, 0);
    probe_press(probe, "<Down><Down>");
    assert_int_equal(table->view.lines.chosen, 2);
    probe_press(probe, "<PgDn>");
    assert_true(table->view.lines.chosen > 10);
    probe_press(probe, "<End>");
    probe_press(probe, "<Down>");
    assert_int_equal(table->view.lines.chosen, table_told(table) - 1);
    probe_press(probe, "l");
    assert_true(table_is_bare(table));
    probe_close(probe);
}

static void test_cursor_is_always_on_the_screen(void **state)
{
    struct table *table = open_table(3, 100);
    (void)state;
    probe_press(probe, "l");
    for (unsigned presses = 0; presses < 60; presses++) {
        probe_press(probe, "<Up>");
        const struct scroll *scroll = &table->view.lines.scroll;
        assert_in_range(table->view.lines.chosen, scroll->first, scroll->first + scroll->seen - 1);
    }
    probe_close(probe);
}

/* Every line of a whole game leads where it happened, or is said to have no place; and Escape leads
 * back to the line, and to the view as it was. */
static void test_every_line_leads_to_its_place(void **state)
{
    unsigned seen = 0, without = 0;
    struct table *table = open_table(5, 10000);
    (void)state;
    struct viewport before = table->pane.viewport;
    probe_press(probe, "l");
    probe_press(probe, "<Home>");
    for (size_t line = 0; line < table_told(table); line++) {
        assert_int_equal(table->view.lines.chosen, line);
        probe_press(probe, "<Enter>");
        if (table->mode == MODE_INSPECT) {
            assert_is_seen(table, line);
            seen++;
            probe_press(probe, "<Esc>");
        } else {
            probe_shows(probe, "has no place on the board");
            without++;
        }
        assert_string_equal(app_page(probe->app)->kind->name, "Log");
        assert_true(is_viewport(&table->pane.viewport, &before));
        probe_press(probe, "<Down>");
    }
    assert_true(seen > 100 && without > 0);
    probe_press(probe, "<Esc>");
    assert_true(table_is_bare(table));
    probe_close(probe);
}

static void test_tour_goes_from_line_to_line(void **state)
{
    struct table *table = open_table(5, 100);
    (void)state;
    probe_press(probe, "l");
    probe_press(probe, "<Home>");
    probe_press(probe, "<Enter>");
    assert_is_seen(table, 0);
    probe_shows(probe, "1 of ");
    probe_shows(probe, "Turn 1. ");
    probe_press(probe, "n");
    assert_int_equal(table->tour->at, 1);
    assert_is_seen(table, 1);
    probe_press(probe, "NN"); /* round and round */
    assert_true(table->tour->at > 50);
    assert_is_seen(table, table->tour->at);
    size_t last = table->tour->at;
    probe_press(probe, "<Left>"); /* something else is looked at */
    probe_hides(probe, "Turn ");
    probe_press(probe, "<Esc>");
    assert_int_equal(table->view.lines.chosen, last);
    probe_press(probe, "<Esc>x");
    assert_int_equal(table->mode, MODE_INSPECT); /* and no tour */
    probe_hides(probe, "next line");
    probe_close(probe);
}

static void test_zoom_on_a_tour_is_kept(void **state)
{
    struct table *table = open_table(5, 100);
    (void)state;
    probe_press(probe, "l");
    probe_press(probe, "<Home>");
    probe_press(probe, "<Enter>+");
    int size = table->pane.viewport.size;
    probe_press(probe, "<Esc>");
    assert_int_equal(table->pane.viewport.size, size);
    probe_close(probe);
}

/* Each number in the final table leads through the scores that make it up. */
static void test_numbers_of_the_final_table_lead_to_their_features(void **state)
{
    unsigned shown = 0;
    struct table *table = open_finished(2);
    (void)state;
    struct score_table final = score_table_of(&table->log, &table->session.head.options);
    assert_int_equal(table->stage, STAGE_FINAL);
    assert_int_equal(table->view.cell.source, TOUR_ALL_SCORES);
    assert_true(final.winners >> table->view.cell.player & 1u);
    for (unsigned player = 0; player < 3; player++, probe_press(probe, "<Down>"))
        for (unsigned source = 0; source <= SCORE_SOURCES_COUNT;
             source++, probe_press(probe, "<Right>")) {
            struct score_cell cell = table->view.cell;
            bool is_total = cell.source == TOUR_ALL_SCORES;
            int wanted = is_total
                             ? final.total[cell.player] - final.during[cell.player][FROM_AUCTIONS]
                             : final.during[cell.player][cell.source] +
                                   final.at_end[cell.player][cell.source];
            int points = 0;
            probe_press(probe, "<Enter>");
            if (table->mode != MODE_INSPECT) {
                assert_true(cell.source == FROM_AUCTIONS || wanted == 0);
                continue;
            }
            for (size_t first = table->tour->at; shown < 10000;) {
                const struct event *event = &table->log.entry[table->tour->at].event;
                assert_is_seen(table, table->tour->at);
                assert_int_equal(event->player, cell.player);
                points += event->points;
                shown++;
                probe_press(probe, "n");
                if (table->tour->at == first)
                    break;
            }
            assert_int_equal(points, wanted);
            probe_press(probe, "<Esc>");
            assert_int_equal(table->stage, STAGE_FINAL);
            assert_true(table_is_bare(table));
        }
    assert_true(shown > 20);
    probe_close(probe);
}

static void test_cursor_of_the_final_table_visits_every_number(void **state)
{
    unsigned visited[3] = {0};
    struct table *table = open_finished(2);
    (void)state;
    struct score_cell first = table->view.cell;
    struct score_table scores = score_table_begin(&table->session.head.options);
    unsigned stops = 1, wanted = 1u << TOUR_ALL_SCORES; /* the total, and the sources in play */
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++) {
        stops += score_table_has(&scores, source);
        wanted |= (score_table_has(&scores, source) ? 1u : 0) << source;
    }
    for (unsigned player = 0; player < 3; player++, probe_press(probe, "<Up>"))
        for (unsigned stop = 0; stop < stops; stop++, probe_press(probe, "<Left>"))
            visited[table->view.cell.player] |= 1u << table->view.cell.source;
    for (unsigned player = 0; player < 3; player++)
        assert_int_equal(visited[player], wanted);
    assert_memory_equal(&table->view.cell, &first, sizeof first);
    probe_close(probe);
}

/* Whatever sets and parts are played, both cursors go to their sources, and to no others. */
static void test_cursors_visit_the_sources_in_play(void **state)
{
    (void)state;
    enum { PARTS = 16, CHOICES = 4096, ROOM = 100 };
    struct rng rng = rng_from_seed(1);
    for (unsigned game = 0; game < PARTS * CHOICES; game++) {
        struct options options = options_default();
        options.sets = sets_together(1u << SET_BASE | rng_below(&rng, 1u << TILE_SETS_COUNT));
        options.value[OPTION_BRIDGES] = game & 1u ? BRIDGES_NO : BRIDGES_YES;
        options.value[OPTION_CASTLES] = game >> 1 & 1u ? CASTLES_NO : CASTLES_YES;
        options.value[OPTION_BAZAARS] = game >> 2 & 1u ? BAZAARS_NO : BAZAARS_YES;
        options.value[OPTION_FARMERS] = game >> 3 & 1u ? FARMERS_NO : FARMERS_YES;
        struct score_table table = score_table_begin(&options);
        struct score_cell across = {0, TOUR_ALL_SCORES}, down = across;
        bool has_bcb = options_has_set(&options, SET_BCB);
        bool is_there[SCORE_SOURCES_COUNT] = {
            [FROM_ROADS] = true,
            [FROM_CITIES] = true,
            [FROM_MONASTERIES] = true,
            [FROM_FIELDS] = !(game >> 3 & 1u),
            [FROM_CASTLES] = has_bcb && !(game >> 1 & 1u),
            [FROM_GOODS] = options_has_set(&options, SET_TRADERS),
            [FROM_FAIRY] = options_has_set(&options, SET_DRAGON),
            [FROM_RANSOMS] = options_has_set(&options, SET_TOWER),
            [FROM_HONOURS] = options_has_set(&options, SET_KING),
            [FROM_FLOCKS] = options_has_set(&options, SET_HILLS),
            [FROM_GARDENS] = options_has_set(&options, SET_ABBOT),
            [FROM_CIRCUS] = options_has_set(&options, SET_BIGTOP),
            [FROM_ABBOTS] = options_has_set(&options, SET_MONASTERIES),
            [FROM_MESSAGES] = options_has_set(&options, SET_MESSAGES),
            [FROM_AUCTIONS] = has_bcb && !(game >> 2 & 1u)};
        unsigned in_play = 1u << TOUR_ALL_SCORES, seen_across = 0, seen_down = 0;
        for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++)
            in_play |= is_there[source] ? 1u << source : 0;
        for (unsigned times = 0; times < TOUR_SOURCES; times++) {
            final_key(&table, &across, KEYS_RIGHT);
            standings_key(&(struct standings){.table = table}, ROOM, &down, KEYS_DOWN);
            seen_across |= 1u << across.source;
            seen_down |= 1u << down.source;
        }
        unsigned bridged = has_bcb && !(game & 1u) ? 1u << (TOUR_PARTS + PART_BRIDGED) : 0;
        assert_int_equal(seen_across, in_play);
        assert_int_equal(seen_down,
                         (in_play & ~(1u << FROM_AUCTIONS | 1u << FROM_RANSOMS)) | bridged);
    }
}

static void test_standings_lead_to_roads_with_a_bridge(void **state)
{
    struct table *table = NULL;
    struct score_table final;
    unsigned player = 0;
    (void)state;
    for (uint64_t seed = 1; table == NULL; seed++) {
        assert_true(seed < 30);
        table = open_finished(seed);
        final = score_table_of(&table->log, &table->session.head.options);
        for (player = 0; player < 3 && final.part[player][PART_BRIDGED] == 0;)
            player++;
        if (player == 3) {
            probe_close(probe);
            table = NULL;
        }
    }
    probe_press(probe, "s");
    assert_string_equal(app_page(probe->app)->kind->name, "Standings");
    for (unsigned presses = 0; table->view.cell.player != player; presses++) {
        assert_true(presses < 3);
        probe_press(probe, "<Right>");
    }
    for (unsigned presses = 0; table->view.cell.source != TOUR_PARTS + PART_BRIDGED; presses++) {
        assert_true(presses < 10);
        probe_press(probe, "<Down>");
    }
    probe_press(probe, "<Enter>");
    assert_is_seen(table, table->tour->at);
    assert_true(table->log.entry[table->tour->at].feature.parts >> PART_BRIDGED & 1u);
    probe_press(probe, "<Esc>");
    assert_string_equal(app_page(probe->app)->kind->name, "Standings");
    probe_close(probe);
}

static void test_standings_tell_what_the_end_would_bring(void **state)
{
    char text[32];
    struct table *table = open_table(5, 100);
    (void)state;
    int projected[PLAYERS_MAX];
    projection_scores(table_game(table), projected);
    probe_press(probe, "s");
    probe_shows(probe, "If the game ended now");
    for (unsigned player = 0; player < 3; player++) {
        snprintf(text, sizeof text, " %d ", projected[player]);
        probe_shows(probe, text);
    }
    probe_press(probe, "e");
    probe_hides(probe, "If the game ended now");
    probe_press(probe, "e<Tab>");
    assert_string_equal(app_page(probe->app)->kind->name, "Scores turn by turn");
    probe_press(probe, "<Tab>");
    assert_string_equal(app_page(probe->app)->kind->name, "Standings");
    probe_press(probe, "<Esc>");
    assert_true(table_is_bare(table));
    probe_close(probe);
}

static void test_screens_of_the_standings(void **state)
{
    (void)state;
    open_table(5, 100);
    probe_press(probe, "s");
    probe_expect_sketch(probe, "standings_80x24");
    probe_close(probe);
    open_finished(5);
    probe_press(probe, "s");
    probe_expect_sketch(probe, "standings_final");
    probe_close(probe);
}

static void test_replay_goes_to_the_line_of_the_log(void **state)
{
    struct session session;
    struct rng rng = rng_from_seed(8);
    (void)state;
    played_begin(&session, 2, 8);
    played_on(&session, &rng, 100);
    struct replay *replay = (struct replay *)replay_page(&session);
    probe = probe_open(&replay->page, 24, 80);
    probe_press(probe, "l");
    assert_int_equal(replay->view.lines.chosen, 0);
    probe_press(probe, "<End>");
    probe_press(probe, "<Up><Up><Up><Up>");
    size_t line = replay->view.lines.chosen;
    probe_press(probe, "<Enter>");
    assert_ptr_equal(app_page(probe->app), &replay->page);
    assert_int_equal(replay->view.at, replay->log.entry[line].step + 1);
    probe_press(probe, "l");
    assert_true(replay->view.lines.chosen >= line); /* what the same move did counts, too */
    assert_int_equal(replay->log.entry[replay->view.lines.chosen].step,
                     replay->log.entry[line].step);
    probe_press(probe, "<Esc>s");
    probe_shows(probe, "Standings");
    probe_shows(probe, "If the game ended now");
    probe_press(probe, "<Tab>");
    probe_shows(probe, "Scores turn by turn");
    probe_press(probe, "[<Tab><Esc>");
    assert_int_equal(replay->view.at, replay->log.entry[line].step);
    assert_ptr_equal(app_page(probe->app), &replay->page);
    probe_close(probe);
}

static void test_a_second_click_goes_there(void **state)
{
    struct session session;
    struct rng rng = rng_from_seed(5);
    (void)state;
    played_begin(&session, 3, 5);
    played_on(&session, &rng, 10000);
    struct page *page = table_page(&session);
    struct table *table = (struct table *)page;
    probe = probe_open(page, 24, 80);
    probe_press(probe, "l<Home>");
    probe_click(probe, 5, 20); /* the fifth line */
    assert_int_equal(table->view.lines.chosen, 4);
    assert_string_equal(app_page(probe->app)->kind->name, "Log");
    probe_click(probe, 5, 20);
    assert_is_seen(table, 4);
    probe_press(probe, "<Esc><Esc>");
    int row, col;
    assert_true(probe_find(probe, "Fields", &row, &col));
    probe_click(probe, row + 1, col + 2);
    assert_int_equal(table->view.cell.source, FROM_FIELDS);
    assert_true(table_is_bare(table));
    probe_press(probe, "s");
    assert_true(probe_find(probe, "Points", &row, &col));
    probe_click(probe, row, 50);
    assert_int_equal(table->view.cell.source, TOUR_ALL_SCORES);
    probe_click(probe, row, 50);
    assert_is_seen(table, table->tour->at);
    assert_int_equal(table->log.entry[table->tour->at].event.player, table->view.cell.player);
    probe_press(probe, "<Esc>");
    assert_string_equal(app_page(probe->app)->kind->name, "Standings");
    probe_close(probe);
}

static void test_long_news_begin_with_the_sums(void **state)
{
    struct session session;
    unsigned found = 0;
    (void)state;
    for (uint64_t seed = 1; found == 0; seed++) {
        struct rng rng = rng_from_seed(seed);
        assert_true(seed < 40);
        played_begin(&session, 6, seed);
        while (!game_is_over(&session.game) && found == 0) {
            played_on(&session, &rng, 1);
            if (game_phase(&session.game) != PHASE_PLACE || session.game.bazaar.host != NOBODY)
                continue;
            static struct log log;
            int points[PLAYERS_MAX], notable = 0;
            memset(&log, 0, sizeof log);
            log_follow(&log, &session);
            size_t from = log_since_turn_of(&log, session.game.turn.player);
            for (size_t at = from; at < log.count; at++)
                notable += !log.entry[at].minor;
            log_points(&log, from, log.count, points);
            if (notable <= 9 || points[1] <= 0)
                continue;
            found = (unsigned)points[1];
        }
        if (found == 0)
            session_close(&session);
    }
    char sum[32];
    snprintf(sum, sizeof sum, "2 +%u  ", found);
    open_session(&session, 24, 80);
    probe_shows(probe, "Enter starts the turn");
    probe_shows(probe, sum);
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_log_opens_at_its_newest_line),
        cmocka_unit_test(test_cursor_is_always_on_the_screen),
        cmocka_unit_test(test_every_line_leads_to_its_place),
        cmocka_unit_test(test_tour_goes_from_line_to_line),
        cmocka_unit_test(test_zoom_on_a_tour_is_kept),
        cmocka_unit_test(test_numbers_of_the_final_table_lead_to_their_features),
        cmocka_unit_test(test_cursor_of_the_final_table_visits_every_number),
        cmocka_unit_test(test_cursors_visit_the_sources_in_play),
        cmocka_unit_test(test_standings_lead_to_roads_with_a_bridge),
        cmocka_unit_test(test_standings_tell_what_the_end_would_bring),
        cmocka_unit_test(test_screens_of_the_standings),
        cmocka_unit_test(test_replay_goes_to_the_line_of_the_log),
        cmocka_unit_test(test_a_second_click_goes_there),
        cmocka_unit_test(test_long_news_begin_with_the_sums),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
