/* A set of which only parts are in play (ED): nothing is said of what is left out. */
#include "played_table.h"

#include "tui/replay/replay.h"

static int make_folder(void **state)
{
    (void)state;
    static char folder[64];
    scratch_make(folder);
    return played_games_in(folder);
}

/* A game of Ann and Ben with all sets and without bridges, castles, bazaars and farmers; but with
 * one of them, if that is an option. `moves` of it are played. */
static void begin_without(struct session *session, enum option but, unsigned moves)
{
    static const uint8_t left_out[][2] = {{OPTION_BRIDGES, BRIDGES_NO},
                                          {OPTION_CASTLES, CASTLES_NO},
                                          {OPTION_BAZAARS, BAZAARS_NO},
                                          {OPTION_FARMERS, FARMERS_NO}};
    struct rng rng = rng_from_seed(5);
    struct record_head head = played_head(2, 5);
    struct problem problem;
    strcpy(head.name[0], "Ann");
    strcpy(head.name[1], "Ben");
    head.options.sets = SETS_ALL;
    for (size_t part = 0; part < sizeof left_out / sizeof left_out[0]; part++)
        if (left_out[part][0] != but)
            head.options.value[left_out[part][0]] = left_out[part][1];
    assert_true(session_begin(session, &head, &problem));
    played_on(session, &rng, moves);
}

static struct probe *open_without(enum option but, unsigned moves)
{
    struct session session;
    struct probe *probe;
    begin_without(&session, but, moves);
    played_table(&probe, &session, 5, 24, 80);
    return probe;
}

static void test_the_panel_counts_what_there_is(void **state)
{
    (void)state;
    struct probe *probe = open_without(OPTIONS_COUNT, 20);
    probe_hides(probe, "\u2550");
    probe_hides(probe, "\u25b2");
    probe_close(probe);
    probe = open_without(OPTION_BRIDGES, 20);
    probe_shows(probe, "\u2550");
    probe_hides(probe, "\u25b2");
    probe_close(probe);
    probe = open_without(OPTION_CASTLES, 20);
    probe_hides(probe, "\u2550");
    probe_shows(probe, "\u25b2");
    probe_close(probe);
}

/* Opens the standings and says which of the rows that a part brings are there. */
static void check_standings(enum option but, const char *const shown[4])
{
    static const char *const rows[] = {"with a bridge", "Bridges left",       "Castles",
                                       "Castles left",  "Earned at auctions", "Paid at auctions",
                                       "Fields"};
    struct probe *probe = open_without(but, 20);
    probe->around.rows = 40;
    probe_press(probe, "s");
    probe_shows(probe, "Standings");
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        bool is_there = false;
        for (const char *const *name = shown; *name != NULL; name++)
            is_there |= strcmp(*name, rows[row]) == 0;
        if (is_there)
            probe_shows(probe, rows[row]);
        else
            probe_hides(probe, rows[row]);
    }
    probe_close(probe);
}

static void test_standings_have_rows_of_the_parts_in_play(void **state)
{
    (void)state;
    check_standings(OPTIONS_COUNT, (const char *const[4]){NULL});
    check_standings(OPTION_BRIDGES, (const char *const[4]){"with a bridge", "Bridges left", NULL});
    check_standings(OPTION_CASTLES, (const char *const[4]){"Castles", "Castles left", NULL});
    check_standings(OPTION_BAZAARS,
                    (const char *const[4]){"Earned at auctions", "Paid at auctions", NULL});
    check_standings(OPTION_FARMERS, (const char *const[4]){"Fields", NULL});
}

static void test_the_final_table_has_columns_of_the_parts_in_play(void **state)
{
    (void)state;
    struct session session;
    begin_without(&session, OPTIONS_COUNT, 10000);
    assert_true(game_is_over(&session.game));
    struct probe *probe = probe_open(table_page(&session), 24, 80);
    probe_shows(probe, "Cities");
    probe_shows(probe, "Goods");
    probe_hides(probe, "Fields");
    probe_hides(probe, "Castles");
    probe_hides(probe, "Auctions");
    probe_close(probe);
}

/* Somebody may have put a farmer where there are none. */
static void test_points_of_an_amended_farmer_have_a_column(void **state)
{
    (void)state;
    struct options options = options_default();
    options.value[OPTION_FARMERS] = FARMERS_NO;
    struct score_table table = score_table_begin(&options);
    assert_false(score_table_has(&table, FROM_FIELDS));
    score_table_add(&table, &(struct event){.type = EVENT_SCORE,
                                            .kind = FEATURE_FIELD,
                                            .reason = REASON_FINAL,
                                            .points = 3});
    assert_true(score_table_has(&table, FROM_FIELDS));
}

static void test_the_replay_looks_for_bazaars_where_there_are_any(void **state)
{
    (void)state;
    for (unsigned has_bazaars = 0; has_bazaars < 2; has_bazaars++) {
        struct session session;
        begin_without(&session, has_bazaars ? OPTION_BAZAARS : OPTIONS_COUNT, 20);
        struct probe *probe = probe_open(replay_page(&session), 40, 80);
        probe_press(probe, "?");
        assert_int_equal(probe_has(probe, "Go to the next bazaar."), has_bazaars);
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_panel_counts_what_there_is),
        cmocka_unit_test(test_standings_have_rows_of_the_parts_in_play),
        cmocka_unit_test(test_the_final_table_has_columns_of_the_parts_in_play),
        cmocka_unit_test(test_points_of_an_amended_farmer_have_a_column),
        cmocka_unit_test(test_the_replay_looks_for_bazaars_where_there_are_any),
    };
    return cmocka_run_group_tests(tests, make_folder, played_games_remove);
}
