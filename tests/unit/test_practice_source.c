/* The auctions of a practice session: from games of bots, and from a record. */
#include "played.h"

#include "play/given_moves.h"
#include "support/soak.h"
#include "support/threads.h"
#include "thinking/practice_source.h"
#include "training/drill.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>

enum { BAZAARS = 1u << SET_BASE | 1u << SET_BCB };

/* A person and bots; early positions are found soonest. */
static struct practice_plan plan_for(unsigned players)
{
    struct practice_plan plan = {
        .head = setup_default(), .stage = STAGE_OF_PRACTICE_EARLY, .seed = 100};
    plan.head.options.players = (uint8_t)players;
    plan.head.options.sets = BAZAARS;
    strcpy(plan.head.name[0], "Ann");
    for (unsigned player = 1; player < players; player++)
        strcpy(plan.head.bot[player], "expert");
    return plan;
}

static struct practice_source *begun(const struct practice_plan *plan)
{
    struct problem problem;
    struct practice_source *source = practice_source_new(plan, &problem);
    assert_non_null(source);
    return source;
}

static struct session taken(struct practice_source *source, unsigned n, struct practice_origin *of)
{
    struct session session;
    struct problem problem;
    assert_true(practice_source_session(source, n, &session, of, &problem));
    return session;
}

/* A table at which it can go on: somebody chooses, and there is nothing to undo. */
static void check_session(const struct session *session)
{
    enum phase phase = game_phase(&session->game);
    assert_true(phase == PHASE_OFFER || phase == PHASE_DRAFT);
    assert_int_equal(session->steps[session->made - 1].move.verb, VERB_REVEAL);
    assert_true(session->head.has_seed);
    assert_int_equal(session->head.chance, RECORD_CHANCE_AUTO);
    assert_int_equal(session->head.clock, 0);
    assert_null(session->journal);
    assert_int_equal(session->pace, PACE_OF_MOVES);
    assert_false(session->bots_play);
    assert_int_equal(session->given, session->made);
    assert_int_equal(session->known, session->made);
    assert_true(session_decided(session) > 0);
    assert_false(session_can_undo(session));
}

static void check_same(const struct session *a, const struct session *b)
{
    assert_int_equal(a->made, b->made);
    for (size_t s = 0; s < a->made; s++)
        assert_true(move_equal(a->steps[s].move, b->steps[s].move));
    assert_int_equal(a->head.seed, b->head.seed);
}

static bool is_other(const struct session *a, const struct session *b)
{
    return a->head.seed != b->head.seed;
}

static void test_goes_on_from_auction_to_auction(void **state)
{
    (void)state;
    struct practice_plan plan = plan_for(2);
    struct practice_origin of[2];
    struct practice_source *source = begun(&plan);
    struct pollfd found = {.fd = practice_source_fd(source), .events = POLLIN};
    assert_int_equal(practice_source_count(source), 0);
    assert_false(practice_source_is_ready(source, 0));
    practice_source_prepare(source, 0);
    assert_int_equal(poll(&found, 1, -1), 1);
    assert_false(practice_source_is_ready(source, 1));
    assert_true(practice_source_is_ready(source, 0));
    assert_int_equal(poll(&found, 1, 0), 0);
    struct session first = taken(source, 0, &of[0]);
    check_session(&first);
    /* The next one comes by itself. */
    assert_int_equal(poll(&found, 1, -1), 1);
    assert_true(practice_source_is_ready(source, 1));
    struct session second = taken(source, 1, &of[1]);
    check_session(&second);
    assert_true(is_other(&first, &second));
    assert_int_equal(of[0].wish.seed, 100);
    assert_int_equal(of[1].wish.seed, 101);
    assert_int_equal(of[0].wish.stage, STAGE_OF_PRACTICE_EARLY);
    assert_int_equal(of[0].bazaar, 0);
    assert_string_equal(first.head.name[0], "Ann");
    assert_string_equal(first.head.bot[0], "");
    assert_string_equal(first.head.bot[1], "expert");
    session_close(&first);
    session_close(&second);
    practice_source_free(source);
}

/* The game goes on after the auction, as far as anybody wants to play it. */
static void test_the_game_can_be_played_on(void **state)
{
    (void)state;
    struct practice_plan plan = plan_for(2);
    struct practice_origin of;
    struct practice_source *source = begun(&plan);
    struct session session = taken(source, 0, &of);
    struct rng rng = rng_from_seed(1);
    struct problem problem;
    played_on(&session, &rng, 1);
    assert_true(session_can_undo(&session));
    assert_true(session_undo(&session, &problem));
    assert_int_equal(session.made, session.given);
    assert_false(session_undo(&session, &problem));
    played_on(&session, &rng, 2000);
    assert_true(game_is_over(&session.game));
    session_close(&session);
    practice_source_free(source);
}

/* However they are asked for, and with threads or without. */
static void test_auctions_are_the_same_again(void **state)
{
    (void)state;
    struct practice_plan plan = plan_for(2);
    struct practice_origin of, again_of;
    struct practice_source *source = begun(&plan);
    struct session one = taken(source, 2, &of);
    practice_source_free(source); /* while it looks for the next one */
    source = begun(&plan);
    for (unsigned n = 0; n < 20; n++)
        practice_source_prepare(source, n % 3);
    threads_left = THREADS_NONE;
    struct session other = taken(source, 2, &again_of);
    threads_left = THREADS_ENOUGH;
    check_same(&one, &other);
    assert_int_equal(of.wish.seed, again_of.wish.seed);
    session_close(&other);
    practice_source_free(source);
    /* As a session of its own, begun with its seed. */
    plan.seed = of.wish.seed;
    source = begun(&plan);
    other = taken(source, 0, &again_of);
    check_same(&one, &other);
    session_close(&one);
    session_close(&other);
    practice_source_free(source);
    practice_source_free(NULL);
}

/* Positions that come again are the first ones: with their own rules, and the person where the
 * position should be met. */
static void test_positions_come_again(void **state)
{
    (void)state;
    struct practice_plan plan = plan_for(2);
    struct practice_origin of;
    struct practice_source *source = begun(&plan);
    struct session before = taken(source, 1, &of);
    practice_source_free(source);
    struct practice_again again[2] = {{.wish = of.wish, .seat = 1}, {.wish = of.wish, .seat = 2}};
    again[1].wish.options.players = 3;
    again[1].wish.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    plan.again = again;
    plan.agains = 2;
    plan.seed = 7;
    plan.auctions = 3;
    source = begun(&plan);
    again[0] = again[1]; /* it has copies */
    assert_int_equal(practice_source_count(source), 3);
    struct session session = taken(source, 0, &of);
    check_session(&session);
    check_same(&session, &before);
    assert_string_equal(session.head.name[1], "Ann");
    assert_string_equal(session.head.bot[1], "");
    assert_string_equal(session.head.bot[0], "expert");
    assert_int_equal(session.head.colour[1], 0);
    session_close(&session);
    session = taken(source, 1, &of);
    assert_int_equal(session.game.options.players, 3);
    assert_int_equal(game_phase(&session.game), PHASE_DRAFT);
    assert_string_equal(session.head.name[2], "Ann");
    assert_string_equal(session.head.bot[0], "hard");
    assert_string_equal(session.head.bot[1], "expert");
    session_close(&session);
    /* Then those of the plan's seed. */
    threads_left = THREADS_NONE; /* the next one would be there at once */
    session = taken(source, 2, &of);
    threads_left = THREADS_ENOUGH;
    assert_int_equal(of.wish.seed, 7);
    assert_string_equal(session.head.name[0], "Ann");
    assert_false(practice_source_is_ready(source, 3)); /* there is none */
    session_close(&session);
    session_close(&before);
    practice_source_free(source);
}

/* Records. */

/* A game of two persons is played and saved; every bazaar's moves up to its reveal. */
struct game_played {
    char folder[64], path[256];
    struct session session;
    size_t reveal[BAZAARS_MAX];
    unsigned reveals;
};

static void play_and_save(struct game_played *played, const struct record_head *head)
{
    struct problem problem;
    enum refusal refusal;
    played->reveals = 0;
    scratch_make(played->folder);
    played_path(played->path, played->folder, "played.bastide");
    assert_true(session_begin(&played->session, head, &problem));
    while (!game_is_over(&played->session.game)) {
        struct move_list legal;
        struct move move;
        if (game_actor(&played->session.game) == ACTOR_CHANCE) {
            move = chance_move(&played->session.game, &played->session.order);
        } else {
            game_legal(&played->session.game, &legal);
            move = legal.move[0];
        }
        assert_int_equal(session_play(&played->session, move, &refusal, &problem), SESSION_DONE);
    }
    for (size_t s = 0; s < played->session.made; s++)
        if (played->session.steps[s].move.verb == VERB_REVEAL)
            played->reveal[played->reveals++] = s + 1;
    assert_true(session_save(&played->session, played->path, &problem));
}

static void end_played(struct game_played *played)
{
    session_close(&played->session);
    scratch_remove(played->folder);
}

/* Each bazaar of the game comes, in order, with the seats of the plan. */
static void test_every_bazaar_of_a_record(void **state)
{
    (void)state;
    struct game_played played;
    struct record_head head = played_head(2, 3);
    head.clock = 600;
    strcpy(head.name[0], "Ben");
    play_and_save(&played, &head);
    assert_true(played.reveals >= 3);
    struct practice_plan plan = {.head = head, .path = played.path, .seed = 1};
    strcpy(plan.head.name[0], "nobody");
    strcpy(plan.head.bot[1], "hard");
    struct practice_source *source = begun(&plan);
    plan.path = NULL; /* it has what it needs */
    assert_int_equal(practice_source_count(source), played.reveals);
    for (unsigned n = 0; n < played.reveals; n++) {
        struct practice_origin of;
        struct session session = taken(source, n, &of);
        check_session(&session);
        assert_int_equal(of.bazaar, n + 1);
        assert_int_equal(session.made, played.reveal[n]);
        for (size_t s = 0; s < session.made; s++)
            assert_true(move_equal(session.steps[s].move, played.session.steps[s].move));
        assert_string_equal(session.head.name[0], "Ben");
        assert_string_equal(session.head.bot[0], "");
        assert_string_equal(session.head.bot[1], "hard");
        assert_int_equal(session.head.seed, 3); /* tiles come as they did */
        session_close(&session);
    }
    practice_source_free(source);
    end_played(&played);
}

/* With a box and no seed, with other numbers of players in the plan, and only some of them. */
static void test_a_record_without_a_seed(void **state)
{
    (void)state;
    struct game_played played;
    struct practice_origin of;
    struct record_head head = played_head(3, 5);
    head.chance = RECORD_CHANCE_MANUAL;
    head.has_seed = false;
    strcpy(head.bot[2], "easy");
    play_and_save(&played, &head);
    assert_true(played.reveals >= 2);
    struct practice_plan plan = plan_for(2);
    plan.path = played.path;
    plan.auctions = 2;
    struct practice_source *source = begun(&plan);
    assert_int_equal(practice_source_count(source), 2);
    struct session session = taken(source, 1, &of);
    check_session(&session);
    assert_int_equal(session.made, played.reveal[1]);
    assert_string_equal(session.head.bot[1], "");
    assert_string_equal(session.head.bot[2], "easy");
    session_close(&session);
    practice_source_free(source);
    plan.auctions = 99;
    source = begun(&plan);
    assert_int_equal(practice_source_count(source), played.reveals);
    practice_source_free(source);
    end_played(&played);
}

/* Moves that were kept bring their position again, whatever bots would play for the wish; those
 * that cannot be played are passed over. */
static void test_kept_moves_come_again(void **state)
{
    (void)state;
    struct practice_plan plan = plan_for(2);
    struct practice_origin of;
    struct practice_source *source = begun(&plan);
    struct session first = taken(source, 0, &of), next = taken(source, 1, &of);
    char *moves = given_moves_print(&first, first.given);
    assert_non_null(moves);
    practice_source_free(source);
    struct practice_again again = {of.wish, 0, moves, first.head.seed}; /* the wish of `next` */
    plan.again = &again;
    plan.agains = 1;
    source = begun(&plan);
    struct session kept = taken(source, 0, &of);
    check_session(&kept);
    check_same(&first, &kept);
    session_close(&kept);
    practice_source_free(source);
    again.pile++; /* other tiles come */
    source = begun(&plan);
    kept = taken(source, 0, &of);
    check_same(&next, &kept);
    session_close(&kept);
    practice_source_free(source);
    moves[strlen(moves) - 2] = '?';
    again.pile--;
    source = begun(&plan);
    kept = taken(source, 0, &of);
    check_same(&next, &kept);
    session_close(&kept);
    practice_source_free(source);
    session_close(&first);
    session_close(&next);
    free(moves);
}

static void check_problem(const struct practice_plan *plan, const char *expected)
{
    struct problem problem;
    assert_null(practice_source_new(plan, &problem));
    if (strstr(problem.text, expected) == NULL)
        fail_msg("'%s': expected '%s'", problem.text, expected);
}

static void test_problems(void **state)
{
    (void)state;
    struct game_played played;
    struct record_head head = played_head(2, 3);
    struct practice_plan plan = plan_for(2);
    head.options.sets = 1u << SET_BASE;
    play_and_save(&played, &head);
    plan.path = played.path;
    check_problem(&plan, "played.bastide: there is no bazaar in that game");
    plan.path = "/nowhere/to/be.found";
    check_problem(&plan, "/nowhere/to/be.found: ");
    played_write(played.path, "nonsense\n", 9);
    plan.path = played.path;
    check_problem(&plan, "played.bastide:1:1: ");
    plan = plan_for(2);
    plan.head.options.sets = 1u << SET_BASE | 1u << SET_INNS;
    check_problem(&plan, "There are no bazaars in a game with these sets and options.");
    struct practice_again again = {.wish = {.options = plan.head.options}};
    plan = plan_for(2);
    plan.again = &again;
    plan.agains = 1;
    check_problem(&plan, "There are no bazaars in a game with these sets and options.");
    end_played(&played);
}

/* Positions of an exercise have its tile at its stage, with the person where it is met. Numbers 0
 * and 1 are left out, for the games that are tried for the second have none. */
static void test_positions_are_for_an_exercise(void **state)
{
    (void)state;
    struct practice_plan plan = plan_for(3);
    struct practice_origin of;
    plan.group = TILES_OF_MONASTERY;
    plan.drill = DRILL_OFFER;
    struct practice_source *source = begun(&plan);
    for (unsigned n = 2; n < in_soak(5, 3); n++) {
        struct session session = taken(source, n, &of);
        const struct game *game = &session.game;
        check_session(&session);
        assert_int_equal(of.wish.group, TILES_OF_MONASTERY);
        assert_int_equal(of.wish.stage, STAGE_OF_PRACTICE_EARLY);
        assert_true(tile_group_is_revealed(TILES_OF_MONASTERY, game));
        assert_string_equal(session.head.name[game->bazaar.chooser], "Ann");
        session_close(&session);
    }
    practice_source_free(source);
}

/* Ann meets the decision of the drill, with the auction's moves up to it given; it comes again from
 * the moves that were kept, and where the rules have no such drill whole auctions come. */
static void test_drills_begin_in_the_middle(void **state)
{
    struct practice_plan plan = plan_for(2);
    struct practice_origin of;
    (void)state;
    plan.drill = DRILL_SALE;
    struct practice_source *source = begun(&plan);
    struct session session = taken(source, 0, &of);
    const struct game *game = &session.game;
    assert_true(game_awaits_settlement(game));
    assert_int_equal(of.wish.drill, DRILL_SALE);
    assert_int_equal(session.given, session.made);
    assert_false(session_can_undo(&session));
    assert_string_equal(session.head.name[game_actor(game)], "Ann");
    practice_source_free(source);
    char *moves = given_moves_print(&session, session.given);
    struct practice_again again = {of.wish, (uint8_t)game_actor(game), moves, session.head.seed};
    plan = plan_for(2); /* a session of anything */
    plan.again = &again;
    plan.agains = plan.auctions = 1;
    source = begun(&plan);
    struct session kept = taken(source, 0, &of);
    check_same(&session, &kept);
    assert_int_equal(kept.given, session.given);
    assert_string_equal(kept.head.name[again.seat], "Ann");
    practice_source_free(source);
    session_close(&kept);
    session_close(&session);
    free(moves);
    plan = plan_for(2);
    plan.drill = DRILL_SALE;
    plan.head.options.value[OPTION_BAZAAR_MODE] = BAZAAR_MODE_DRAFT;
    source = begun(&plan);
    session = taken(source, 0, &of);
    check_session(&session);
    assert_int_equal(of.wish.drill, DRILL_NONE);
    session_close(&session);
    practice_source_free(source);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_goes_on_from_auction_to_auction),
        cmocka_unit_test(test_the_game_can_be_played_on),
        cmocka_unit_test(test_auctions_are_the_same_again),
        cmocka_unit_test(test_positions_come_again),
        cmocka_unit_test(test_kept_moves_come_again),
        cmocka_unit_test(test_positions_are_for_an_exercise),
        cmocka_unit_test(test_drills_begin_in_the_middle),
        cmocka_unit_test(test_every_bazaar_of_a_record),
        cmocka_unit_test(test_a_record_without_a_seed),
        cmocka_unit_test(test_problems),
    };
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
