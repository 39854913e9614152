/* Draws without a seed: unseen until they are due, and the same again after moves were undone, for
 * whoever goes on with the record. */
#include "unit/played.h"

#include "play/draws.h"

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    return 0;
}

static struct record_head unseen_head(unsigned sets)
{
    struct record_head head = setup_default();
    head.options.players = 3;
    head.options.sets |= sets;
    head.chance = RECORD_CHANCE_UNSEEN;
    return head;
}

static void begin(struct session *session, unsigned sets)
{
    struct problem problem;
    struct record_head head = unseen_head(sets);
    assert_true(session_begin(session, &head, &problem));
}

static void test_no_two_games_are_alike(void **state)
{
    enum { GAMES = 12, MOVES = 40 };
    unsigned alike = 0;
    struct session first;
    (void)state;
    begin(&first, 0);
    for (unsigned game = 0; game < GAMES; game++) {
        struct session session;
        begin(&session, 0);
        alike += move_equal(session.steps[0].move, first.steps[0].move);
        session_close(&session);
    }
    assert_true(alike < GAMES);
    session_close(&first);
}

static void test_no_seed_is_told(void **state)
{
    struct session session;
    struct problem problem;
    struct record_head head = unseen_head(0);
    char path[256];
    size_t length;
    (void)state;
    head.has_seed = true;
    head.seed = 242;
    assert_true(session_begin(&session, &head, &problem));
    assert_true(session_keep(&session, played_path(path, folder, "told.bastide"), &problem));
    char *text = played_text(path, &length);
    assert_non_null(strstr(text, "\nchance: unseen\n"));
    assert_null(strstr(text, "seed"));
    free(text);
    session_close(&session);
}

static size_t chance_moves(const struct session *session, size_t from, struct move *moves)
{
    size_t count = 0;
    for (size_t s = from; s < session->made; s++)
        if (session->steps[s].actor == ACTOR_CHANCE)
            moves[count++] = session->steps[s].move;
    return count;
}

/* All of the list comes in the game that goes on, tiles in its order, unless it ends. */
static void assert_tiles_come_again(struct session *session, const struct move *list, size_t count,
                                    struct rng *rng)
{
    kind_number wanted[TILES_MAX];
    size_t tiles = 0, from = session->made, came = 0;
    struct move now[TILES_MAX * 2];
    for (size_t a = 0; a < count; a++) {
        if (list[a].verb == VERB_DRAW)
            wanted[tiles++] = list[a].arg;
        for (unsigned t = 0; list[a].verb == VERB_REVEAL && t < 3; t++)
            wanted[tiles++] = list[a].kinds[t];
    }
    while (came < tiles && !game_is_over(&session->game)) {
        played_on(session, rng, 1);
        size_t moves = chance_moves(session, from, now);
        came = 0;
        for (size_t m = 0; m < moves; m++) {
            if (now[m].verb == VERB_DRAW && came < tiles)
                assert_int_equal(now[m].arg, wanted[came++]);
            for (unsigned t = 0; now[m].verb == VERB_REVEAL && t < 3 && came < tiles; t++)
                assert_int_equal(now[m].kinds[t], wanted[came++]);
        }
    }
}

static void go_back(struct session *session, size_t decisions)
{
    struct problem problem;
    for (; decisions > 0 && session_can_undo(session); decisions--)
        assert_true(session_undo(session, &problem));
}

/* Closes the game and opens it: nothing is different. */
static void reopen(struct session *session, const char *path)
{
    struct problem problem;
    struct draws_again again = session->again;
    size_t made = session->made;
    session_close(session);
    assert_true(session_resume(session, path, &problem));
    assert_int_equal(session->made, made);
    assert_int_equal(session->again.count, again.count);
    for (size_t a = 0; a < again.count; a++)
        assert_true(move_equal(session->again.move[a], again.move[a]));
}

/* Whatever is decided then, and whoever goes on. */
static void test_undone_tiles_come_again(void **state)
{
    enum { GAMES = 12, SETS = 1u << SET_RIVER | 1u << SET_ABBEYS };
    (void)state;
    for (unsigned game = 0; game < GAMES; game++) {
        struct session session;
        struct problem problem;
        struct rng rng = rng_from_seed(game);
        struct move before[TILES_MAX * 2];
        char path[256], name[32];
        snprintf(name, sizeof name, "again%u.bastide", game);
        begin(&session, game % 2 == 0 ? 0 : SETS);
        assert_true(session_keep(&session, played_path(path, folder, name), &problem));
        played_on(&session, &rng, 20 + 10 * game);
        size_t made = session.made;
        go_back(&session, 1 + game % 7);
        size_t left = session.made;
        session.made = made;
        size_t count = chance_moves(&session, left, before);
        session.made = left;
        assert_int_equal(session.again.count, count);
        assert_memory_equal(session.again.move, before, count * sizeof *before);
        if (game % 3 != 0)
            reopen(&session, path);
        assert_tiles_come_again(&session, before, count, &rng);
        session_close(&session);
    }
}

/* A list written after another one takes its place, although no move is between them; and what
 * came of it is no longer to come. */
static void test_undo_after_undo(void **state)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(5);
    char path[256];
    (void)state;
    begin(&session, 0);
    assert_true(session_keep(&session, played_path(path, folder, "twice.bastide"), &problem));
    played_on(&session, &rng, 60);
    for (unsigned more = 0; more < 4; more++) {
        do
            go_back(&session, 1);
        while (session.again.count < 3);
        size_t listed = session.again.count;
        reopen(&session, path);
        played_on(&session, &rng, 1);
        go_back(&session, 1);
        assert_true(session.again.count >= listed);
        reopen(&session, path);
        while (session.again.count == listed)
            played_on(&session, &rng, 1);
        reopen(&session, path);
    }
    session_close(&session);
}

/* Dice, bags and messages: what was undone comes again as soon as it may. */
static void test_all_that_is_left_to_chance_comes_again(void **state)
{
    enum { SETS = 1u << SET_FLYERS | 1u << SET_HILLS | 1u << SET_BIGTOP | 1u << SET_MESSAGES };
    unsigned others = 0;
    (void)state;
    for (unsigned game = 0; game < 40; game++) {
        struct session session;
        struct problem problem;
        struct rng rng = rng_from_seed(game);
        begin(&session, SETS);
        for (unsigned moves = 0; moves < 150 && !game_is_over(&session.game); moves++) {
            size_t made = session.made;
            struct move now[8], again[8];
            played_on(&session, &rng, 1);
            size_t count = chance_moves(&session, made, now);
            if (count == 0 || now[0].verb == VERB_DRAW)
                continue;
            others++;
            assert_true(session_undo(&session, &problem));
            assert_int_equal(session.made, made);
            assert_true(session_redo(&session, &problem));
            assert_int_equal(chance_moves(&session, made, again), count);
            for (size_t c = 0; c < count; c++)
                assert_true(move_equal(again[c], now[c]));
            assert_int_equal(session.again.count, 0);
        }
        session_close(&session);
    }
    assert_true(others > 20);
}

/* Closing the game and opening it once more brings no other tile. */
static void test_what_is_due_is_written_as_it_is_seen(void **state)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(3);
    char path[256];
    (void)state;
    begin(&session, 0);
    session.pace = PACE_OF_TURNS;
    assert_true(session_keep(&session, played_path(path, folder, "due.bastide"), &problem));
    while (game_actor(&session.game) != ACTOR_CHANCE)
        played_on(&session, &rng, 1);
    size_t made = session.made;
    session_close(&session);
    assert_true(session_resume(&session, path, &problem));
    assert_int_equal(session.made, made + 1);
    struct move drawn = session.steps[made].move;
    for (unsigned again = 0; again < 8; again++) {
        session_close(&session);
        assert_true(session_resume(&session, path, &problem));
        assert_int_equal(session.made, made + 1);
        assert_true(move_equal(session.steps[made].move, drawn));
    }
    session_close(&session);
}

/* Comments that name what cannot come do no harm. */
static void test_lists_that_cannot_be(void **state)
{
    static const char text[] =
        "bastide: 1\nplayer: A\nplayer: B\nsets: base bcb\nchance: unseen\n\n"
        "- draw FFFF.m\n# again 1 draw CRFr\n# again 2 draw XXXX\n"
        "# again 3 draw CCCC.k\n# again 4 draw CCCC.k\n# again 99999 draw FFFF.m\n"
        "# again 5 reveal CCCC.k CCCC.k\n# again 6 die 2\n# again\n# again 7\n";
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    (void)state;
    assert_true(session_read(&session, "text", text, sizeof text - 1, &problem));
    played_on(&session, &rng, 1000);
    assert_true(game_is_over(&session.game));
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_two_games_are_alike),
        cmocka_unit_test(test_no_seed_is_told),
        cmocka_unit_test(test_undone_tiles_come_again),
        cmocka_unit_test(test_undo_after_undo),
        cmocka_unit_test(test_all_that_is_left_to_chance_comes_again),
        cmocka_unit_test(test_what_is_due_is_written_as_it_is_seen),
        cmocka_unit_test(test_lists_that_cannot_be),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
