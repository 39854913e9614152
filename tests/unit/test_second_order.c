/* The order in which tiles come before and after the first volcano (PD3): each fixed by the seed,
 * each as likely as any other, and the same again after moves have been undone. */
#include "unit/played.h"

#include "bastide/chance.h"

#include <string.h>

static kind_number kind_of(const char *id)
{
    kind_number kind = tile_kind_find(id);
    assert_true(kind != NO_TILE_KIND);
    return kind;
}

static struct options with_dragon(unsigned more_sets)
{
    struct options options = options_default();
    options.sets = 1u << SET_BASE | 1u << SET_DRAGON | more_sets;
    return options;
}

static bool is_asleep(kind_number kind)
{
    return (tile_kinds[kind].flags & TILE_DRAGON) != 0;
}

static void make(struct game *game, struct move move)
{
    assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
}

/* Makes the first move there is until chance is to do something. */
static void finish_turn(struct game *game)
{
    struct move_list moves;
    while (game_actor(game) != ACTOR_CHANCE && !game_is_over(game)) {
        game_legal(game, &moves);
        make(game, moves.move[0]);
    }
}

/* Draws by the order till the first volcano lies; the tiles drawn. */
static unsigned play_until_awake(struct game *game, const struct pile_order *order,
                                 kind_number drawn[TILES_MAX])
{
    struct square at;
    unsigned count = 0;
    while (!game_dragon_at(game, &at)) {
        struct move move = chance_move(game, order);
        assert_int_equal(move.verb, VERB_DRAW);
        drawn[count++] = move.arg;
        make(game, move);
        finish_turn(game);
    }
    return count;
}

/* The rest of the pile in the order in which it comes. */
static unsigned draw_the_rest(const struct game *from, const struct pile_order *order,
                              kind_number drawn[TILES_MAX])
{
    struct game game = *from;
    unsigned count = 0;
    while (!game_is_over(&game)) {
        struct move move = chance_move(&game, order);
        drawn[count++] = move.arg;
        make(&game, move);
        finish_turn(&game);
    }
    return count;
}

static void test_PD3_before_the_volcano_the_order_without_dragons(void **state)
{
    struct options options = with_dragon(0);
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        kind_number drawn[TILES_MAX];
        struct pile_order order;
        struct game game;
        pile_order_shuffle(&order, &options, seed);
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        unsigned count = play_until_awake(&game, &order, drawn), next = 0;
        for (unsigned t = 0; next < count; t++)
            if (!is_asleep(order.kind[t]))
                assert_int_equal(drawn[next++], order.kind[t]);
        assert_int_equal(game_tiles_asleep(&game), 0);
    }
}

static void test_PD3_all_tiles_come_once(void **state)
{
    struct options options = with_dragon(0);
    (void)state;
    for (uint64_t seed = 0; seed < 5; seed++) {
        kind_number drawn[TILES_MAX];
        struct pile_order order;
        struct game game;
        pile_order_shuffle(&order, &options, seed);
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        unsigned count = play_until_awake(&game, &order, drawn), left[TILE_KINDS_MAX] = {0};
        for (unsigned k = 0; k < tile_kinds_count; k++)
            left[k] = game.pile.left[k];
        assert_int_equal(draw_the_rest(&game, &order, drawn), order.tiles - count);
        for (unsigned t = 0; t < order.tiles - count; t++)
            assert_true(left[drawn[t]]-- > 0);
    }
}

/* Whoever has played what: the same tiles gone, the same order; and played on twice from the same
 * position, as after undoing, the same tiles. */
static void test_PD3_the_seed_alone_decides(void **state)
{
    struct options options = with_dragon(0);
    kind_number one[TILES_MAX], again[TILES_MAX], other[TILES_MAX];
    struct pile_order order, another;
    struct game game, turned;
    (void)state;
    pile_order_shuffle(&order, &options, 3);
    pile_order_shuffle(&another, &options, 4);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    turned = game;
    make(&game, move_draw(kind_of("FFFF.volcano")));
    make(&game, move_place((struct square){0, 1}, EDGE_N));
    make(&turned, move_draw(kind_of("FFFF.volcano")));
    make(&turned, move_place((struct square){0, 1}, EDGE_S));
    unsigned count = draw_the_rest(&game, &order, one);
    assert_int_equal(draw_the_rest(&game, &order, again), count);
    assert_memory_equal(one, again, count * sizeof *one);
    assert_int_equal(draw_the_rest(&turned, &order, again), count);
    assert_memory_equal(one, again, count * sizeof *one);
    assert_int_equal(draw_the_rest(&game, &another, other), count);
    assert_memory_not_equal(one, other, count * sizeof *one);
}

/* Whether two lists have the tiles of these kinds in the same order. */
static void assert_alike(const kind_number *a, unsigned a_count, const kind_number *b,
                         unsigned b_count, const bool compared[TILE_KINDS_MAX])
{
    unsigned i = 0, j = 0;
    for (;;) {
        while (i < a_count && !compared[a[i]])
            i++;
        while (j < b_count && !compared[b[j]])
            j++;
        if (i == a_count || j == b_count)
            break;
        assert_int_equal(a[i++], b[j++]);
    }
    assert_true(i == a_count && j == b_count);
}

/* The second order is fixed at the start: other tiles being gone changes nothing for the rest. */
static void test_PD3_both_orders_are_fixed_at_the_start(void **state)
{
    static const char *const ids[] = {"FRFr", "FFRr", "FFFF.m", "FFFF.volcano"};
    struct options options = with_dragon(0);
    kind_number early[TILES_MAX], late[TILES_MAX];
    bool compared[TILE_KINDS_MAX];
    struct pile_order order;
    struct game game;
    (void)state;
    pile_order_shuffle(&order, &options, 11);
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
        compared[k] = true;
    struct game soon = game;
    make(&soon, move_draw(kind_of("FFFF.volcano")));
    finish_turn(&soon);
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        compared[kind_of(ids[i])] = false;
        make(&game, move_draw(kind_of(ids[i])));
        finish_turn(&game);
    }
    unsigned a = draw_the_rest(&soon, &order, early), b = draw_the_rest(&game, &order, late);
    assert_int_equal(a, b + 3);
    assert_alike(early, a, late, b, compared);
}

/* Every order of what is left is as likely: two of a kind, two of another, and one. */
enum { REST = 5, ORDERS = 30, EACH = 300 };

static void leave(struct game *game, const char *const ids[REST])
{
    game->pile = (struct pile){.tiles = REST + 1};
    game->pile.left[kind_of("FFFF.volcano")]++;
    for (unsigned t = 0; t < REST; t++)
        game->pile.left[kind_of(ids[t])]++;
}

/* Among `seen`, where new lists are added. */
static unsigned number_of(kind_number seen[ORDERS][REST], unsigned *known,
                          const kind_number drawn[REST])
{
    unsigned n = 0;
    while (n < *known && memcmp(seen[n], drawn, REST * sizeof *drawn) != 0)
        n++;
    assert_true(n < ORDERS);
    if (n == *known)
        memcpy(seen[(*known)++], drawn, REST * sizeof *drawn);
    return n;
}

static void test_PD3_every_second_order_is_as_likely(void **state)
{
    static const char *const ids[REST] = {"FFRr.dragon", "FFRr.dragon", "FFFR.m", "FFFR.m",
                                          "FRFr.dragon"};
    struct options options = with_dragon(0);
    kind_number seen[ORDERS][REST], drawn[TILES_MAX];
    unsigned times[ORDERS] = {0}, known = 0;
    struct game game;
    (void)state;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    leave(&game, ids);
    make(&game, move_draw(kind_of("FFFF.volcano")));
    make(&game, move_place((struct square){0, 1}, EDGE_N));
    for (uint64_t seed = 0; seed < (uint64_t)ORDERS * EACH; seed++) {
        struct pile_order order;
        pile_order_shuffle(&order, &options, seed);
        assert_int_equal(draw_the_rest(&game, &order, drawn), REST);
        times[number_of(seen, &known, drawn)]++;
    }
    assert_int_equal(known, ORDERS);
    /* Five standard deviations, for one of the 30. */
    for (unsigned n = 0; n < ORDERS; n++)
        assert_in_range(times[n], EACH - 86, EACH + 86);
}

/* The volcano that came early or late says nothing about what comes after it: the next tile is a
 * dragon tile as often as their share of the pile says. */
static void test_PD3_the_second_order_is_independent_of_the_first(void **state)
{
    enum { GAMES = 1500 };
    struct options options = with_dragon(0);
    double expected = 0, variance = 0, found = 0;
    (void)state;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        kind_number drawn[TILES_MAX];
        struct pile_order order;
        struct game game;
        pile_order_shuffle(&order, &options, 1000 + seed);
        assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
        play_until_awake(&game, &order, drawn);
        double share = 12.0 / game.pile.tiles;
        expected += share;
        variance += share * (1 - share);
        found += is_asleep(chance_move(&game, &order).arg);
    }
    assert_true((found - expected) * (found - expected) < 25 * variance);
}

/* TB9: what lay face down before the first volcano stays what it was. */

static void play(struct game *game, const char *id, int x, int y, struct move move)
{
    make(game, move_draw(kind_of(id)));
    make(game, move_place((struct square){(int16_t)x, (int16_t)y}, EDGE_N));
    if (game_phase(game) == PHASE_BUILD && move.verb != VERB_PASS)
        make(game, move);
    if (game_phase(game) == PHASE_BUILD)
        make(game, move_plain(VERB_PASS));
}

/* A builder's bazaar, whose tiles lie face down while the second part is played. */
static void play_until_face_down(struct game *game)
{
    struct move pass = move_plain(VERB_PASS);
    unsigned road = 0;
    while (tile_kinds[kind_of("FRFr")].segment[road].kind != FEATURE_ROAD)
        road++;
    play(game, "FRFr", 1, 0, move_deploy(FIGURE_MEEPLE, road));
    play(game, "FFFF.m", 0, 1, pass);
    play(game, "FRFr", 2, 0, move_deploy(FIGURE_BUILDER, road));
    play(game, "FFFF.m", 1, 1, pass);
    play(game, "FRFR.b", 3, 0, pass);
    assert_int_equal(game_part(game), 2);
    assert_int_equal(game_tiles_face_down(game), 2);
}

static void test_PD3_TB9_tiles_face_down_stay_the_first(void **state)
{
    struct options options = with_dragon(1u << SET_BCB | 1u << SET_TRADERS);
    struct game begun;
    unsigned compared = 0;
    (void)state;
    options.value[OPTION_BAZAAR_BUILDER] = BAZAAR_BUILDER_BUILDER_FIRST;
    assert_int_equal(game_start(&begun, &options), REFUSAL_NONE);
    play_until_face_down(&begun);
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct game asleep = begun, awake = begun;
        struct pile_order order;
        pile_order_shuffle(&order, &options, seed);
        play(&asleep, "FFFR.m", 0, 2, move_plain(VERB_PASS));
        play(&awake, "FFFF.volcano", 0, 2, move_plain(VERB_PASS));
        assert_int_equal(game_phase(&asleep), PHASE_REVEAL);
        assert_int_equal(game_phase(&awake), PHASE_REVEAL);
        struct move one = chance_move(&asleep, &order), other = chance_move(&awake, &order);
        bool taken = false; /* the tile drawn by hand stands for one face down */
        for (unsigned t = 0; t < options.players; t++) {
            assert_false(is_asleep(other.kinds[t]));
            taken = taken || one.kinds[t] == kind_of("FFFF.volcano") ||
                    other.kinds[t] == kind_of("FFFR.m");
        }
        if (taken)
            continue;
        assert_true(move_equal(one, other));
        compared++;
    }
    assert_true(compared > 40);
}

/* In a session: undone to before the volcano and played again, and resumed from its record. */
static void test_PD3_undone_moves_bring_the_same_tiles(void **state)
{
    struct record_head head = played_head(2, 21);
    struct rng rng = rng_from_seed(4);
    struct session session;
    struct problem problem;
    static struct move made[TILES_MAX * 8];
    struct square at;
    size_t count = 0;
    enum refusal refusal;
    (void)state;
    head.options = with_dragon(0);
    assert_true(session_begin(&session, &head, &problem));
    while (!game_is_over(&session.game)) {
        struct move_list moves;
        game_legal(&session.game, &moves);
        struct move move = moves.move[rng_below(&rng, (uint32_t)moves.count)];
        made[count++] = move;
        assert_int_equal(session_play(&session, move, &refusal, &problem), SESSION_DONE);
    }
    struct game over = session.game;
    size_t undone = 0;
    while (session_undo(&session, &problem))
        undone++;
    assert_int_equal(undone, count);
    assert_false(game_dragon_at(&session.game, &at));
    for (size_t m = 0; m < count; m++)
        assert_int_equal(session_play(&session, made[m], &refusal, &problem), SESSION_DONE);
    assert_true(game_dragon_at(&session.game, &at));
    assert_memory_equal(&over, &session.game, sizeof over);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_PD3_before_the_volcano_the_order_without_dragons),
        cmocka_unit_test(test_PD3_all_tiles_come_once),
        cmocka_unit_test(test_PD3_the_seed_alone_decides),
        cmocka_unit_test(test_PD3_both_orders_are_fixed_at_the_start),
        cmocka_unit_test(test_PD3_every_second_order_is_as_likely),
        cmocka_unit_test(test_PD3_the_second_order_is_independent_of_the_first),
        cmocka_unit_test(test_PD3_TB9_tiles_face_down_stay_the_first),
        cmocka_unit_test(test_PD3_undone_moves_bring_the_same_tiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
