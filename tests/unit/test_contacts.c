/* What a tile meets where it is placed. */
#include "played.h"

#include "facts/contact.h"

enum { ANN, BEN };

static struct game begun(void)
{
    struct options options = options_default();
    struct game game;
    options.sets = 1u << SET_BASE;
    options.players = 2;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    return game;
}

static void make(struct game *game, struct move move)
{
    assert_int_equal(game_apply(game, move, NULL), REFUSAL_NONE);
}

static struct move placing(int x, int y, unsigned orientation)
{
    return move_place((struct square){(int16_t)x, (int16_t)y}, orientation);
}

static struct contacts met(struct game game, const char *id, struct move place)
{
    struct contacts contacts;
    make(&game, move_draw(tile_kind_find(id)));
    contacts_find(&contacts, &game, place);
    return contacts;
}

/* A whole turn, with a follower on the road of the tile or none. */
static void take_turn(struct game *game, const char *id, struct move place, bool on_road)
{
    struct move_list legal;
    make(game, move_draw(tile_kind_find(id)));
    make(game, place);
    game_legal(game, &legal);
    for (size_t m = 0; m < legal.count; m++) {
        struct move move = legal.move[m];
        bool is_road = move.verb == VERB_DEPLOY &&
                       game_feature_kind(game, feature_node(&game->board, game_placed(game),
                                                            move.arg)) == FEATURE_ROAD;
        if (on_road ? is_road : move.verb == VERB_PASS) {
            make(game, move);
            return;
        }
    }
    fail_msg("there is no such move");
}

static void test_what_is_extended(void **state)
{
    struct game game = begun();
    (void)state;
    take_turn(&game, "FRFr", placing(1, 0, EDGE_N), true);
    struct contacts contacts = met(game, "FRFr", placing(2, 0, EDGE_N));
    assert_int_equal(contacts.count, 1);
    assert_int_equal(contacts.contact[0].type, CONTACT_EXTENDS);
    assert_int_equal(contacts.contact[0].feature.kind, FEATURE_ROAD);
    assert_int_equal(contacts.contact[0].feature.tiles, 3);
    assert_int_equal(contacts.contact[0].feature.holders, 1u << ANN);
}

static void test_what_is_free_to_take(void **state)
{
    (void)state;
    struct contacts contacts = met(begun(), "FFFF.m", placing(0, 1, EDGE_N));
    assert_int_equal(contacts.count, 1);
    assert_int_equal(contacts.contact[0].type, CONTACT_FREE);
    assert_int_equal(contacts.contact[0].feature.kind, FEATURE_MONASTERY);
    contacts = met(begun(), "CFFF", placing(0, -1, EDGE_S));
    assert_int_equal(contacts.count, 0); /* the city is complete */
}

/* Ann's road to the east, Ben's road below it, and the tile that closes the gap. */
static void test_what_is_joined(void **state)
{
    struct game game = begun();
    (void)state;
    take_turn(&game, "FRFr", placing(1, 0, EDGE_N), true);
    take_turn(&game, "FFRr", placing(1, 1, EDGE_W), true);
    take_turn(&game, "FFRr", placing(2, 1, EDGE_E), false);
    struct contacts contacts = met(game, "FFRr", placing(2, 0, EDGE_N));
    assert_true(contacts.count >= 1);
    assert_int_equal(contacts.contact[0].type, CONTACT_JOINS);
    assert_int_equal(contacts.contact[0].feature.tiles, 5);
    assert_int_equal(contacts.contact[0].feature.holders, 1u << ANN | 1u << BEN);
    for (unsigned m = 1; m < contacts.count; m++)
        assert_int_not_equal(contacts.contact[m].feature.kind, FEATURE_ROAD);
}

enum { BLOCKED_MAX = 64 };

struct blocked {
    unsigned count;
    uint16_t node[BLOCKED_MAX];
};

static void add_blocked(struct blocked *blocked, const struct contacts *contacts)
{
    for (unsigned m = 0; m < contacts->count; m++)
        if (contacts->contact[m].type == CONTACT_BLOCKS) {
            assert_true(blocked->count < BLOCKED_MAX);
            blocked->node[blocked->count++] = contacts->contact[m].node;
        }
}

/* What is blocked by the placements that are made, in whole games, is never completed. */
static void test_what_is_blocked_stays_open(void **state)
{
    unsigned blocked = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct record_head head = played_head(3, seed);
        struct rng rng = rng_from_seed(seed);
        struct blocked known = {0};
        struct session session;
        struct problem problem;
        head.options.sets = 1u << SET_BASE;
        assert_true(session_begin(&session, &head, &problem));
        while (!game_is_over(&session.game)) {
            struct game before = session.game;
            size_t made = session.made;
            played_on(&session, &rng, 1);
            struct move move = session.steps[made].move;
            for (unsigned b = 0; b < known.count; b++)
                assert_false(game_feature_is_complete(&session.game, known.node[b]));
            if (move.verb != VERB_PLACE)
                continue;
            struct contacts contacts;
            contacts_find(&contacts, &before, move);
            add_blocked(&known, &contacts);
        }
        blocked += known.count;
        session_close(&session);
    }
    assert_true(blocked > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_extended),
        cmocka_unit_test(test_what_is_free_to_take),
        cmocka_unit_test(test_what_is_joined),
        cmocka_unit_test(test_what_is_blocked_stays_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
