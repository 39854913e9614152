/* What sets that nobody has printed could add to the rules: figures of other sets, a follower whose
 * strength depends on the feature and may be none, places forbidden. The chapters in question are
 * built here with rows of their own. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/rows.h"

#undef FIGURES
#define FIGURES(X)                                                                                 \
    X(MEEPLE, "meeple", "meeples", 7, BASE, FOLLOWER, 1, deploy_unoccupied)                        \
    X(LARGE, "large", "large", 1, DRAWBRIDGES, FOLLOWER, 0, deploy_unoccupied)                     \
    X(BUILDER, "builder", "builders", 1, TRADERS, HELPER, 0, helpers_at_work)                      \
    X(PIG, "pig", "pigs", 1, TRADERS, HELPER, 0, helpers_with_farmer)                              \
    X(MAYOR, "mayor", "mayors", 1, ABBEYS, FOLLOWER, 0, deploy_unoccupied)                         \
    X(WAGON, "wagon", "wagons", 1, ABBEYS, FOLLOWER, 1, deploy_unoccupied)                         \
    X(ABBOT, "abbot", "abbots", 1, ABBOT, FOLLOWER, 1, deploy_unoccupied)                          \
    X(SHEPHERD, "shepherd", "shepherds", 1, HILLS, LONER, 0, shepherd_finds_pasture)               \
    X(RINGMASTER, "ringmaster", "ringmasters", 1, BIGTOP, FOLLOWER, 1, deploy_unoccupied)          \
    X(BARN, "barn", "barns", 1, ABBEYS, STRUCTURE, 0, deploy_nowhere)                              \
    X(DRAGON, "dragon", "dragons", 1, DRAGON, NEUTRAL, 0, deploy_nowhere)                          \
    X(FAIRY, "fairy", "fairies", 1, DRAGON, NEUTRAL, 0, deploy_nowhere)                            \
    X(MAGE, "mage", "mages", 1, MAGE, NEUTRAL, 0, deploy_nowhere)                                  \
    X(WITCH, "witch", "witches", 1, MAGE, NEUTRAL, 0, deploy_nowhere)                              \
    X(PHANTOM, "phantom", "phantoms", 1, PHANTOM, FOLLOWER, 1, deploy_unoccupied)

_Static_assert(FIGURES_ROWS == 15, "the figures of the game: a new one needs its row here, too");

#undef FIGURES_FOLLOWING
#undef MOMENT_STRENGTH
#undef MOMENT_MAY_DEPLOY
#undef MOMENT_LEAVES
#define FIGURES_FOLLOWING(X)
#define MOMENT_STRENGTH(X, ...)   X(__VA_ARGS__, DRAWBRIDGES, strength_of_mayor)
#define MOMENT_MAY_DEPLOY(X, ...) X(__VA_ARGS__, DRAWBRIDGES, no_mayor_in_fields)
#define MOMENT_LEAVES(X, ...)                                                                      \
    X(__VA_ARGS__, DRAWBRIDGES, first_to_know)                                                     \
    X(__VA_ARGS__, INNS, not_to_know)                                                              \
    X(__VA_ARGS__, DRAWBRIDGES, last_to_know)

/* NOLINTBEGIN(bugprone-suspicious-include): built with these rows */
#include "core/tiles.c"
#include "rules/build.c"
#include "rules/score.c"
#include "rules/worth.c"
/* NOLINTEND(bugprone-suspicious-include) */

#include "bastide/rng.h"
#include "bots/appraisal.h"
#include "bots/plans.h"

enum { MAYOR = FIGURE_LARGE };

static bool is_field(const struct game *game, uint16_t node)
{
    return feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
}

enum refusal no_mayor_in_fields(const struct game *game, enum figure figure, uint16_t node)
{
    bool is_forbidden = figure == (enum figure)MAYOR && is_field(game, node);
    return is_forbidden ? REFUSAL_NO_FARMERS : REFUSAL_NONE;
}

/* As strong as the city has pennants. */
unsigned strength_of_mayor(const struct game *game, uint16_t node, feature_counts counts,
                           unsigned player)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.figure == MAYOR && follower.player == player &&
            feature_root(&game->features, follower.node) == root)
            return feature_counts_pennants(counts);
    }
    return 0;
}

/* Who was told, in order, in the points of player 1. */
static void tell_of(struct game *game, struct piece piece, int who)
{
    assert_int_equal(piece.figure, MAYOR);
    game->player[1].score = 10 * game->player[1].score + who;
}

void first_to_know(struct game *game, struct piece piece, uint16_t node, struct event_list *events)
{
    (void)node, (void)events;
    tell_of(game, piece, 1);
}

void last_to_know(struct game *game, struct piece piece, uint16_t node, struct event_list *events)
{
    (void)node, (void)events;
    tell_of(game, piece, 2);
}

void not_to_know(struct game *game, struct piece piece, uint16_t node, struct event_list *events)
{
    (void)node, (void)events;
    tell_of(game, piece, 3);
}

/* A tile of the base game that shows a city, with as many pennants as asked for. */
static kind_number city_kind(unsigned pennants)
{
    for (kind_number kind = tile_set_first[SET_BASE]; kind < tile_set_first[SET_BASE + 1]; kind++)
        for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
            if (tile_kinds[kind].segment[s].kind == FEATURE_CITY &&
                tile_kinds[kind].segment[s].pennants == pennants)
                return kind;
    fail();
    return NO_TILE_KIND;
}

static void make(struct game *game, struct move move)
{
    assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
}

/* A game in which a tile with such a city was just placed. */
static struct game game_with(unsigned pennants, unsigned sets)
{
    struct options options = options_default();
    struct move_list moves;
    struct game game;
    options.sets = (uint16_t)(1u << SET_BASE | 1u << SET_DRAWBRIDGES | sets);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    make(&game, move_draw(city_kind(pennants)));
    game_legal(&game, &moves);
    assert_true(moves.count > 1);
    make(&game, moves.move[0]);
    assert_true(game_awaits_action(&game));
    return game;
}

/* The city's node on the tile just placed. */
static uint16_t city_of(const struct game *game)
{
    unsigned s = 0;
    uint16_t node = feature_node(&game->board, game->turn.placed, s);
    while (game_feature_kind(game, node) != FEATURE_CITY)
        node = feature_node(&game->board, game->turn.placed, ++s);
    return node;
}

static unsigned moves_of(const struct game *game, enum figure figure)
{
    struct move_list moves;
    unsigned count = 0;
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        count += moves.move[m].verb == VERB_DEPLOY && moves.move[m].figure == figure;
    return count;
}

static void test_figures_of_any_set_are_offered(void **state)
{
    struct game game = game_with(0, 0);
    (void)state;
    assert_in_range(moves_of(&game, FIGURE_MEEPLE), 2, SEGMENTS_MAX);
    assert_in_range(moves_of(&game, (enum figure)MAYOR), 1, SEGMENTS_MAX);
    assert_int_equal(moves_of(&game, FIGURE_BUILDER), 0);
}

static void test_a_set_may_forbid_a_place(void **state)
{
    struct game game = game_with(0, 0);
    uint16_t first = game.board.tile[game.turn.placed].first_node;
    unsigned fields = 0, segments = tile_kinds[game.board.tile[game.turn.placed].kind].segments;
    (void)state;
    for (unsigned s = 0; s < segments; s++) {
        struct game next = game;
        bool forbidden = is_field(&game, (uint16_t)(first + s));
        fields += forbidden;
        assert_int_equal(game_apply(&next, move_deploy((enum figure)MAYOR, s), NULL),
                         forbidden ? REFUSAL_NO_FARMERS : REFUSAL_NONE);
    }
    assert_true(fields > 0);
    assert_int_equal(moves_of(&game, (enum figure)MAYOR), moves_of(&game, FIGURE_MEEPLE) - fields);
}

static void test_strength_may_depend_on_the_feature(void **state)
{
    (void)state;
    for (unsigned pennants = 0; pennants <= 1; pennants++) {
        struct game game = game_with(pennants, 0);
        uint16_t city = city_of(&game);
        deploy_put(&game, (struct follower){1, MAYOR, city}, NULL);
        assert_int_equal(game_strength(&game, city, 1), pennants);
        assert_int_equal(game_majority(&game, city), pennants ? 1u << 1 : 0);
        deploy_put(&game, (struct follower){0, FIGURE_MEEPLE, city}, NULL);
        assert_int_equal(game_majority(&game, city), pennants ? 1u << 0 | 1u << 1 : 1u << 0);
    }
}

/* A game in which tiles were placed and nothing deployed. */
static struct game game_without_figures(uint64_t seed, unsigned tiles)
{
    struct game game = game_with(0, 0);
    struct rng rng = rng_from_seed(seed);
    while (game.board.tiles < tiles || !game_awaits_draw(&game)) {
        struct move_list moves;
        game_legal(&game, &moves);
        make(&game, game_awaits_action(&game) ? move_plain(VERB_PASS)
                                              : moves.move[rng_below(&rng, (uint32_t)moves.count)]);
    }
    return game;
}

/* What a bot makes of it if that follower is put there, besides a meeple of player 0 in other
 * cities; and whether its city may be joined with another. */
static bool appraise_with(const struct sight *sight, struct game game, struct follower follower,
                          struct values *values)
{
    static struct appraising appraising;
    struct outlook outlook;
    uint16_t root = feature_root(&game.features, follower.node);
    deploy_put(&game, follower, NULL);
    for (uint16_t node = 0; node < game.features.nodes && game.player[0].supply[0] > 1; node++)
        if (node == feature_root(&game.features, node) && node != root &&
            feature_segment(&game.features, &game.board, node)->kind == FEATURE_CITY)
            deploy_put(&game, (struct follower){0, FIGURE_MEEPLE, node}, NULL);
    outlook_of(&outlook, &sight->rows, &game.pile);
    appraising_begin(&appraising, &sight->appraiser, &outlook, &game);
    appraise(&appraising, values);
    return roots_have(appraising.may_join, root);
}

/* To them a mayor in a city with a pennant is as strong as a meeple, and without one holds nothing;
 * where cities may be joined he may have the pennants of others as well. */
static void test_bots_see_such_strength(void **state)
{
    static struct sight sight;
    unsigned joins = 0, lone = 0;
    (void)state;
    sight_prepare_tiles(&sight);
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct game game = game_without_figures(seed, 20);
        appraiser_prepare(&sight.appraiser, &game.options,
                          weights_of(weights_class_of(&game.options)), true);
        for (uint16_t node = 0; node < game.features.nodes; node++) {
            struct values mayor = {{0}}, meeple = {{0}};
            unsigned pennants = feature_counts_pennants(game.features.counts[node]);
            if (node != feature_root(&game.features, node) || pennants > 1 ||
                feature_segment(&game.features, &game.board, node)->kind != FEATURE_CITY)
                continue;
            appraise_with(&sight, game, (struct follower){1, MAYOR, node}, &mayor);
            bool may_join =
                appraise_with(&sight, game, (struct follower){1, FIGURE_MEEPLE, node}, &meeple);
            joins += may_join;
            lone += pennants == 0;
            if (pennants == 0)
                assert_true(mayor.of[1] < meeple.of[1]);
            else if (!may_join)
                assert_memory_equal(&mayor, &meeple, sizeof mayor);
        }
    }
    assert_true(joins > 0 && lone > 0);
}

/* Occupied (B5), yet nobody's. */
static void test_a_follower_without_strength_is_there(void **state)
{
    struct game game = game_with(0, 1u << SET_TRADERS | 1u << SET_BCB);
    uint16_t city = city_of(&game);
    (void)state;
    assert_false(game_has_follower(&game, city, 0));
    deploy_put(&game, (struct follower){0, MAYOR, city}, NULL);
    assert_true(game_has_follower(&game, city, 0));
    assert_false(game_has_follower(&game, city, 1));
    assert_int_equal(game_majority(&game, city), 0);
    assert_int_equal(deploy_check(&game, FIGURE_MEEPLE, city), REFUSAL_FEATURE_OCCUPIED);
    assert_int_equal(deploy_check(&game, FIGURE_BUILDER, city), REFUSAL_NONE);
    game.castles.castle[0] = (struct castle){.node = city, .owners = 1u << 0 | 1u << 1};
    game.castles.count = 1;
    assert_int_equal(game_castle_lords(&game, 0), 1u << 0);
}

static void test_sets_in_play_are_told_in_order(void **state)
{
    struct game game = game_with(0, 0);
    (void)state;
    deploy_put(&game, (struct follower){0, MAYOR, city_of(&game)}, NULL);
    send_follower_home(&game, 0, NULL);
    assert_int_equal(game.player[1].score, 12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_figures_of_any_set_are_offered),
        cmocka_unit_test(test_a_set_may_forbid_a_place),
        cmocka_unit_test(test_strength_may_depend_on_the_feature),
        cmocka_unit_test(test_bots_see_such_strength),
        cmocka_unit_test(test_a_follower_without_strength_is_there),
        cmocka_unit_test(test_sets_in_play_are_told_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
