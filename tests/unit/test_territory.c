/* Whose everything is: compared with the features' counts in games of all sets, and as it is shown
 * at the table. */
#include "played_table.h"

#include "support/probe.h"
#include "tui/board/board_scene.h"
#include "tui/seat_chip.h"
#include "tui/table/table.h"
#include "tui/theme/theme.h"

static struct session session;

/* Who is said to own a node, worked out from its feature alone. */
static unsigned owners_of(const struct game *game, uint16_t node, enum territory_kind kind)
{
    enum feature_kind feature = game_feature_kind(game, node);
    if (feature == FEATURE_CASTLE)
        return kind == TERRITORY_FEATURES ? game->castles.castle[game_castle_of(game, node)].owners
                                          : 0u;
    if ((feature == FEATURE_FIELD) != (kind == TERRITORY_FIELDS))
        return 0;
    return feature_majority(game->features.counts[feature_root(&game->features, node)]);
}

static bool is_node(const struct game *game, unsigned node)
{
    return node < game->features.nodes ||
           (node >= SEGMENT_NODES_MAX && node - SEGMENT_NODES_MAX < game->board.tracks);
}

static void check_owners(const struct game *game, unsigned *castles, unsigned *tied)
{
    for (unsigned kind = TERRITORY_FEATURES; kind < TERRITORIES; kind++) {
        struct territory territory = territory_of(game, (enum territory_kind)kind);
        for (unsigned node = 0; node < NODES_MAX; node++) {
            unsigned owners = is_node(game, node)
                                  ? owners_of(game, (uint16_t)node, (enum territory_kind)kind)
                                  : 0;
            assert_int_equal(territory.owners[node], owners);
            *tied += (owners & (owners - 1)) != 0;
            *castles += owners && game_feature_kind(game, (uint16_t)node) == FEATURE_CASTLE;
        }
    }
}

/* Every owned field is written once, with its worth; what pays is lit and nothing else. */
static void check_fields(const struct game *game, unsigned *paying)
{
    struct territory territory = territory_of(game, TERRITORY_FIELDS);
    struct node_mask pays = {{0}};
    unsigned fields = 0;
    for (uint16_t node = 0; node < game->features.nodes; node++) {
        uint16_t cities[TILES_MAX];
        if (feature_root(&game->features, node) != node || territory.owners[node] == 0)
            continue;
        size_t count = game_field_cities(game, node, cities, TILES_MAX);
        for (size_t c = 0; c < count; c++)
            node_mask_add(&pays, &game->features, cities[c]);
        unsigned told = 0;
        for (unsigned w = 0; w < territory.worths; w++)
            if (feature_root(&game->features, territory.worth[w].node) == node) {
                assert_int_equal(territory.worth[w].points, game_feature_points(game, node));
                told++;
            }
        assert_int_equal(told, 1);
        fields++;
        *paying += (unsigned)count;
    }
    assert_int_equal(fields, territory.worths);
    assert_memory_equal(&pays, &territory.paying, sizeof pays);
}

static void test_owners_are_those_who_would_be_paid(void **state)
{
    unsigned castles = 0, tied = 0, paying = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 25; seed++)
        for (unsigned moves = 40; moves <= 240; moves += 50) {
            played_all_sets(&session, 3, seed, moves);
            check_owners(&session.game, &castles, &tied);
            check_fields(&session.game, &paying);
            session_close(&session);
        }
    assert_true(castles > 0 && tied > 0 && paying > 0);
}

static void test_none_is_none(void **state)
{
    (void)state;
    played_all_sets(&session, 3, 2, 100);
    struct territory territory = territory_of(&session.game, TERRITORY_NONE), zero;
    memset(&zero, 0, sizeof zero);
    assert_memory_equal(&territory, &zero, sizeof zero);
    assert_int_equal(territory_next(TERRITORY_NONE), TERRITORY_FEATURES);
    assert_int_equal(territory_next(TERRITORY_FEATURES), TERRITORY_FIELDS);
    assert_int_equal(territory_next(TERRITORY_FIELDS), TERRITORY_NONE);
    session_close(&session);
}

/* Stripes run slantwise, as wide for each owner, also west and north of the start tile. */
static void test_stripes(void **state)
{
    static struct territory territory;
    (void)state;
    territory.owners[7] = 1u << 4;
    territory.owners[8] = 1u << 0 | 1u << 2 | 1u << 5;
    for (int y = -20; y < 20; y++)
        for (int x = -20; x < 20; x++)
            assert_int_equal(territory_owner_at(&territory, 7, x, y, 2), 4);
    unsigned count[PLAYERS_MAX] = {0};
    for (int x = 0; x < 18; x++) {
        count[territory_owner_at(&territory, 8, x, 0, 2)]++;
        assert_int_equal(territory_owner_at(&territory, 8, x, 0, 2),
                         territory_owner_at(&territory, 8, x - 1, 1, 2));
    }
    assert_int_equal(count[0], 6);
    assert_int_equal(count[2], 6);
    assert_int_equal(count[5], 6);
}

/* A table at a game that was played by chance. */
static struct table *set_up(struct probe **probe, uint64_t seed, unsigned moves, int rows, int cols)
{
    played_all_sets(&session, 3, seed, moves);
    return played_table(probe, &session, seed, rows, cols);
}

static unsigned cells_in(const struct canvas *canvas, int rows, int cols, uint16_t ink)
{
    unsigned count = 0;
    for (int row = 0; row < rows; row++)
        for (int col = 0; col < cols; col++) {
            const struct cell *cell = &canvas->cell[row * canvas->cols + col];
            count += cell->ink == ink || cell->paper == ink;
        }
    return count;
}

static void test_the_key_goes_round(void **state)
{
    struct probe *probe;
    unsigned before[PLAYERS_MAX], shown[PLAYERS_MAX], after[PLAYERS_MAX];
    (void)state;
    struct table *table = set_up(&probe, 2, 150, 50, 200);
    for (unsigned stage = 0; stage < 3; stage++) {
        unsigned *count = stage == 0 ? before : stage == 1 ? shown : after;
        probe_screen(probe);
        for (unsigned player = 0; player < 3; player++)
            count[player] =
                cells_in(&probe->canvas, 48, 150, seat_body(&table->seats.seat[player]));
        probe_press(probe, stage == 1 ? "TT" : "T");
    }
    for (unsigned player = 0; player < 3; player++) {
        assert_true(shown[player] > before[player]);
        assert_int_equal(after[player], before[player]);
    }
    probe_shows(probe, "Territories: roads, cities, monasteries");
    probe_press(probe, "T");
    probe_shows(probe, "Territories: fields");
    probe_close(probe);
}

static void test_screens(void **state)
{
    static const struct {
        enum depth depth;
        bool unicode;
        const char *features, *fields;
    } rows[] = {
        {DEPTH_256, true, "territory-256", "territory-fields-256"},
        {DEPTH_8, true, "territory-8", "territory-fields-8"},
        {DEPTH_MONO, false, "territory-mono-ascii", "territory-fields-mono-ascii"},
    };
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        struct probe *probe;
        set_up(&probe, 2, 150, 24, 80);
        probe->around.depth = rows[r].depth;
        probe->around.unicode = rows[r].unicode;
        probe_press(probe, "TH"); /* moving takes the message away */
        probe_expect_colours(probe, theme_default(), rows[r].depth, rows[r].features);
        probe_press(probe, "TL");
        probe_expect_colours(probe, theme_default(), rows[r].depth, rows[r].fields);
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_owners_are_those_who_would_be_paid),
        cmocka_unit_test(test_none_is_none),
        cmocka_unit_test(test_stripes),
        cmocka_unit_test(test_the_key_goes_round),
        cmocka_unit_test(test_screens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
