/* Sessions: moves made, taken back and brought again; records kept, saved, resumed, killed. */
#include "unit/played.h"

#include "play/journal.h"
#include "support/soak.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    return 0;
}

/* The file holds the record of the session and nothing else. */
static void assert_kept(const struct session *session, const char *path)
{
    size_t length;
    char *kept = played_text(path, &length), *whole = played_record(session, folder);
    assert_string_equal(kept, whole);
    free(kept);
    free(whole);
}

static void assert_problem(const struct problem *problem, const char *part)
{
    if (strstr(problem->text, part) == NULL)
        fail_msg("'%s' does not say '%s'", problem->text, part);
}

static void test_automatic_chance_needs_a_seed(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct record_head head = setup_default();
    assert_false(session_begin(&session, &head, &problem));
    assert_problem(&problem, "seed");
    head.options.players = 7;
    head.has_seed = true;
    assert_false(session_begin(&session, &head, &problem));
    assert_problem(&problem, "2 to 6 players");
    session_close(&session); /* it is empty */
}

/* The tiles that came, drawn or revealed, in their order; returns how many. */
static size_t tiles_that_came(const struct session *session, kind_number kinds[TILES_MAX])
{
    size_t came = 0;
    for (size_t s = 0; s < session->made; s++) {
        const struct move *move = &session->steps[s].move;
        if (move->verb == VERB_DRAW)
            kinds[came++] = move->arg;
        for (unsigned t = 0; move->verb == VERB_REVEAL && t < session->game.options.players; t++)
            kinds[came++] = move->kinds[t];
    }
    return came;
}

/* Whether tiles were revealed so far. */
static bool has_revealed(const struct session *session)
{
    for (size_t s = 0; s < session->made; s++)
        if (session->steps[s].move.verb == VERB_REVEAL)
            return true;
    return false;
}

static void test_a_seed_fixes_every_draw(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    kind_number first[TILES_MAX], second[TILES_MAX];
    played_begin(&session, 2, 77);
    played_on(&session, &rng, 1000);
    size_t came = tiles_that_came(&session, first);
    assert_true(has_revealed(&session));
    assert_int_equal(came, 95); /* all but the start tile */
    while (session_can_undo(&session))
        assert_true(session_undo(&session, &problem));
    played_on(&session, &rng, 1000); /* other moves, the same tiles */
    assert_int_equal(tiles_that_came(&session, second), came);
    assert_memory_equal(first, second, came * sizeof *first);
    session_close(&session);
}

static void test_undo_takes_chance_back_too(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(2);
    played_begin(&session, 2, 1);
    assert_int_equal(session.made, 1);
    assert_false(session_can_undo(&session));
    assert_false(session_undo(&session, &problem));
    assert_problem(&problem, "no move to undo");
    struct game start = session.game;
    while (session.game.turn.player == 0)
        played_on(&session, &rng, 1);
    assert_int_equal(game_phase(&session.game), PHASE_PLACE);
    assert_true(session_undo(&session, &problem)); /* the draw and the move before it */
    assert_int_equal(game_phase(&session.game), PHASE_BUILD);
    assert_int_equal(session.game.turn.player, 0);
    assert_true(session_undo(&session, &problem));
    assert_memory_equal(&start, &session.game, sizeof start);
    assert_false(session_can_undo(&session));
    session_close(&session);
}

/* Play begins in the middle of a game: what was there already stays. */
static void test_what_is_given_is_not_undone(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(2);
    played_begin(&session, 2, 1);
    played_on(&session, &rng, 9);
    session.given = session.made;
    assert_false(session_can_undo(&session));
    assert_false(session_undo(&session, &problem));
    assert_problem(&problem, "no move to undo");
    assert_true(session_decided(&session) > 0);
    played_on(&session, &rng, 1);
    assert_true(session_undo(&session, &problem));
    assert_int_equal(session.made, session.given);
    assert_false(session_can_undo(&session));
    session_close(&session);
}

/* A turn that is over, chance due, as the table has it. */
static void play_a_turn(struct session *session, struct rng *rng)
{
    unsigned turn = session->game.turn.number;
    session->pace = PACE_OF_TURNS;
    while (session->game.turn.number == turn)
        played_on(session, rng, 1);
    assert_int_equal(game_actor(&session->game), ACTOR_CHANCE);
}

static void test_the_next_tile_is_drawn_when_the_turn_is_handed_over(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(2);
    char path[256];
    played_begin(&session, 2, 1);
    assert_true(session_keep(&session, played_path(path, folder, "handed.bastide"), &problem));
    struct game start = session.game;
    play_a_turn(&session, &rng);
    struct game over = session.game;
    assert_int_equal(over.turn.hand, NO_TILE_KIND);
    assert_int_equal(session.made, 3); /* draw, place, deploy or pass */
    assert_kept(&session, path);
    while (session_can_undo(&session))
        assert_true(session_undo(&session, &problem));
    assert_memory_equal(&session.game, &start, sizeof start);
    while (session_can_redo(&session))
        assert_true(session_redo(&session, &problem));
    assert_memory_equal(&session.game, &over, sizeof over);
    assert_true(session_hand_over(&session, &problem));
    assert_int_equal(session.made, 4);
    assert_int_equal(session_decided(&session), 3);
    assert_int_equal(session_turn_begin(&session, 1), 1);
    assert_int_equal(session_turn_begin(&session, 2), 4);
    assert_kept(&session, path);                        /* before anybody has seen it */
    assert_true(session_hand_over(&session, &problem)); /* nothing is due any more */
    assert_int_equal(session.made, 4);
    session_close(&session);
}

/* What was taken back beyond a hand-over comes again only after the next one. */
static void test_redo_waits_for_the_hand_over(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(2);
    played_begin(&session, 2, 1);
    play_a_turn(&session, &rng);
    struct game over = session.game;
    assert_true(session_hand_over(&session, &problem));
    played_on(&session, &rng, 1);
    struct game placed = session.game;
    assert_true(session_go_back(&session, 1, &problem));
    while (session_can_redo(&session))
        assert_true(session_redo(&session, &problem));
    assert_memory_equal(&session.game, &over, sizeof over);
    assert_true(session_hand_over(&session, &problem));
    assert_true(session_can_redo(&session));
    assert_true(session_redo(&session, &problem));
    assert_memory_equal(&session.game, &placed, sizeof placed);
    session_close(&session);
}

/* Killed between a turn and the next: its tile comes when the game is resumed, the same one. */
static void test_a_turn_that_was_not_handed_over_is_resumed_at_the_next(void **state)
{
    (void)state;
    struct session session, resumed;
    struct problem problem;
    struct rng rng = rng_from_seed(3);
    char path[256];
    played_begin(&session, 3, 8);
    assert_true(session_keep(&session, played_path(path, folder, "between.bastide"), &problem));
    play_a_turn(&session, &rng);
    journal_close(session.journal); /* as by a kill */
    session.journal = NULL;
    assert_true(session_resume(&resumed, path, &problem));
    assert_true(session_hand_over(&session, &problem));
    assert_memory_equal(&resumed.game, &session.game, sizeof session.game);
    session_close(&resumed);
    session_close(&session);
}

/* Every step of a game at a table: undone and redone it is the same, a needed bridge is one with
 * its tile, and chance waits for the hand-over but where a tile was set aside. */
static unsigned play_in_steps(struct session *session, uint64_t seed)
{
    struct rng rng = rng_from_seed(seed);
    struct problem problem;
    unsigned bridges = 0;
    session->pace = PACE_OF_TURNS;
    while (!game_is_over(&session->game)) {
        struct game before = session->game;
        size_t made = session->made;
        session->used[before.turn.player] += 3;
        played_on(session, &rng, 1);
        struct game after = session->game;
        struct move bridge;
        assert_false(game_forced_action(&after, &bridge));
        if (session->head.clock == 0) { /* else what it read is noted, too */
            assert_true(session_undo(session, &problem));
            assert_memory_equal(&session->game, &before, sizeof before);
            assert_int_equal(session->made, made);
            assert_true(session_redo(session, &problem));
            assert_memory_equal(&session->game, &after, sizeof after);
        }
        const struct step *last = &session->steps[session->made - 1];
        bridges += game_forced_action(&last->before, &bridge);
        if (last->actor == ACTOR_CHANCE)
            assert_int_equal(last[-1].move.verb, VERB_DISCARD);
        assert_true(session_hand_over(session, &problem));
    }
    return bridges;
}

/* How a game is played, step by step or move by move, cannot be told from its record. */
static void test_BR6_pace_makes_no_difference_to_the_record(void **state)
{
    (void)state;
    unsigned bridges = 0;
    bool has_bazaar = false;
    for (uint64_t seed = 1; seed <= 2; seed++) {
        struct session steps, moves;
        struct problem problem;
        struct record_head head = played_head(2 + (unsigned)seed % 3, seed);
        enum refusal refusal;
        char of_steps[256], of_moves[256];
        size_t length;
        head.clock = seed % 2 != 0 ? 600 : 0;
        assert_true(session_begin(&steps, &head, &problem));
        assert_true(session_begin(&moves, &head, &problem));
        assert_true(session_keep(&steps, played_path(of_steps, folder, "steps.bastide"), &problem));
        assert_true(session_keep(&moves, played_path(of_moves, folder, "moves.bastide"), &problem));
        bridges += play_in_steps(&steps, seed);
        has_bazaar = has_bazaar || has_revealed(&steps);
        while (moves.made < steps.made) {
            const struct step *step = &steps.steps[moves.made];
            struct move bridge;
            if (!game_forced_action(&step->before, &bridge)) /* takes no time */
                moves.used[step->before.turn.player] += 3;
            assert_int_equal(session_play(&moves, step->move, &refusal, &problem), SESSION_DONE);
        }
        char *one = played_text(of_steps, &length), *other = played_text(of_moves, &length);
        assert_string_equal(one, other);
        free(one);
        free(other);
        session_close(&steps);
        session_close(&moves);
        unlink(of_steps);
        unlink(of_moves);
    }
    assert_true(bridges > 0 && has_bazaar);
}

/* Programs build every bridge themselves, and take it back alone. */
static void test_BR6_programs_build_needed_bridges_themselves(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nsets: base bcb\nseed: 1\n\n"
                               "- draw FFFF.m\n1 place 1,0 n\n";
    struct session session;
    struct problem problem;
    struct move bridge;
    enum refusal refusal;
    assert_true(session_read(&session, "text", text, sizeof text - 1, &problem));
    assert_true(game_forced_action(&session.game, &bridge));
    assert_int_equal(session_play(&session, bridge, &refusal, &problem), SESSION_DONE);
    assert_true(session_undo(&session, &problem));
    assert_int_equal(session.made, 2);
    assert_true(session_redo(&session, &problem));
    session.pace = PACE_OF_DECISIONS;
    assert_true(session_undo(&session, &problem));
    assert_int_equal(session.made, 1);
    session_close(&session);
}

static void test_undo_with_manual_chance_takes_one_move(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct record_head head = setup_default();
    struct rng rng = rng_from_seed(2);
    head.chance = RECORD_CHANCE_MANUAL;
    assert_true(session_begin(&session, &head, &problem));
    assert_int_equal(game_actor(&session.game), ACTOR_CHANCE);
    assert_false(session_can_undo(&session));
    played_on(&session, &rng, 4); /* draw, place, deploy or pass, draw */
    assert_int_equal(session.made, 4);
    for (size_t left = 4; left > 0; left--) {
        assert_int_equal(session.made, left);
        assert_true(session_undo(&session, &problem));
    }
    assert_true(session_redo(&session, &problem));
    assert_int_equal(session.made, 1);
    session_close(&session);
}

static void test_redo_brings_everything_again(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(9);
    played_begin(&session, 3, 5);
    played_on(&session, &rng, 50);
    struct game end = session.game;
    size_t made = session.made;
    for (int i = 0; i < 20; i++)
        assert_true(session_undo(&session, &problem));
    for (int i = 0; i < 20; i++) {
        size_t before = session.made;
        assert_true(session_redo(&session, &problem));
        assert_true(session_events(&session, before, session.made).count > 0);
    }
    assert_false(session_can_redo(&session));
    assert_false(session_redo(&session, &problem));
    assert_problem(&problem, "no move to redo");
    assert_int_equal(session.made, made);
    assert_memory_equal(&end, &session.game, sizeof end);
    session_close(&session);
}

static void test_another_move_forgets_what_was_taken_back(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(4);
    enum refusal refusal;
    played_begin(&session, 2, 6);
    played_on(&session, &rng, 10);
    assert_true(session_undo(&session, &problem));
    assert_true(session_undo(&session, &problem));
    struct move same = session.steps[session.made].move, other;
    assert_int_equal(session_play(&session, same, &refusal, &problem), SESSION_DONE);
    assert_true(session_can_redo(&session)); /* the second one is still known */
    assert_true(session_undo(&session, &problem));
    do {
        other = played_choose(&session, &rng);
    } while (move_equal(other, same));
    assert_int_equal(session_play(&session, other, &refusal, &problem), SESSION_DONE);
    assert_false(session_can_redo(&session));
    session_close(&session);
}

static void test_refused_move_changes_nothing(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    enum refusal refusal;
    char path[256];
    played_begin(&session, 2, 6);
    assert_true(session_keep(&session, played_path(path, folder, "refused.bastide"), &problem));
    struct game before = session.game;
    struct move far = move_place((struct square){40, 40}, EDGE_N);
    assert_int_equal(session_play(&session, far, &refusal, &problem), SESSION_REFUSED);
    assert_int_equal(refusal, REFUSAL_NO_NEIGHBOUR);
    assert_int_equal(session.made, 1);
    assert_memory_equal(&before, &session.game, sizeof before);
    assert_kept(&session, path);
    session_close(&session);
}

static void test_the_record_on_disk_is_always_whole(void **state)
{
    (void)state;
    struct session session, read;
    struct problem problem;
    struct rng rng = rng_from_seed(12), dice = rng_from_seed(13);
    char path[256];
    played_begin(&session, 4, 31);
    played_on(&session, &rng, 7);
    assert_true(session_keep(&session, played_path(path, folder, "whole.bastide"), &problem));
    assert_kept(&session, path);
    while (!game_is_over(&session.game)) {
        unsigned what = rng_below(&dice, 6);
        if (what == 0 && session_can_undo(&session))
            assert_true(session_undo(&session, &problem));
        else if (what == 1 && session_can_redo(&session))
            assert_true(session_redo(&session, &problem));
        else
            played_on(&session, &rng, 1);
        assert_kept(&session, path);
    }
    session_close(&session);
    size_t length;
    char *text = played_text(path, &length);
    assert_non_null(strstr(text, "\n# over: "));
    assert_non_null(strstr(text, "\n- reveal ")); /* auctions were taken back, too */
    assert_true(session_read(&read, path, text, length, &problem));
    assert_true(game_is_over(&read.game));
    free(text);
    session_close(&read);
}

static void test_a_resumed_game_goes_on_as_if_never_left(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(21);
    char path[256];
    played_begin(&session, 2, 3);
    assert_true(session_keep(&session, played_path(path, folder, "resumed.bastide"), &problem));
    for (unsigned sitting = 0; sitting < 8; sitting++) {
        played_on(&session, &rng, 10);
        struct game left = session.game;
        session_close(&session);
        assert_true(session_resume(&session, path, &problem));
        assert_memory_equal(&left, &session.game, sizeof left);
        assert_true(session_undo(&session, &problem));
        assert_kept(&session, path);
        assert_true(session_redo(&session, &problem));
        assert_kept(&session, path);
    }
    session_close(&session);
}

static void test_undo_after_resume_keeps_comments_of_people(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nseed: 1\n\n"
                               "- draw CRFr\n1 place 1,0 n\n# how bold\n1 pass\n# and now?\n"
                               "- draw CRFr\n";
    char path[256];
    struct session session;
    struct problem problem;
    size_t length;
    played_write(played_path(path, folder, "people.bastide"), text, sizeof text - 1);
    assert_true(session_resume(&session, path, &problem));
    assert_true(session_undo(&session, &problem));
    char *kept = played_text(path, &length);
    assert_string_equal(kept + length - 25, "1 place 1,0 n\n# how bold\n");
    free(kept);
    session_close(&session);
}

static void test_a_record_decides_its_draws_not_its_seed(void **state)
{
    (void)state;
    /* The seed's own first tiles are others. Taken back, the recorded ones come again. */
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nseed: 1\n\n"
                               "- draw FFFF.m\n1 place 0,1 n\n1 pass\n- draw RRRR\n";
    struct session session;
    struct problem problem;
    enum refusal refusal;
    assert_true(session_read(&session, "text", text, sizeof text - 1, &problem));
    assert_string_equal(tile_kinds[session.game.turn.hand].id, "RRRR");
    assert_true(session_undo(&session, &problem));
    assert_true(session_undo(&session, &problem));
    assert_string_equal(tile_kinds[session.game.turn.hand].id, "FFFF.m");
    struct move other = move_place((struct square){0, 1}, EDGE_S);
    assert_int_equal(session_play(&session, other, &refusal, &problem), SESSION_DONE);
    assert_int_equal(session_play(&session, move_plain(VERB_PASS), &refusal, &problem),
                     SESSION_DONE);
    assert_string_equal(tile_kinds[session.game.turn.hand].id, "RRRR");
    session_close(&session);
}

/* So do the tiles of an auction. */
static void test_recorded_reveals_come_again(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nsets: base bcb\nseed: 1\n\n"
                               "- draw FFFF.b\n1 place 0,1 n\n1 pass\n- reveal RRRR Cccc+\n"
                               "2 offer 2 7\n";
    struct session session;
    struct problem problem;
    enum refusal refusal;
    assert_true(session_read(&session, "text", text, sizeof text - 1, &problem));
    assert_int_equal(game_phase(&session.game), PHASE_BID);
    for (int i = 0; i < 3; i++)
        assert_true(session_undo(&session, &problem)); /* the offer; the pass; the placement */
    assert_int_equal(session.made, 1);
    struct move other = move_place((struct square){0, 1}, EDGE_S);
    assert_int_equal(session_play(&session, other, &refusal, &problem), SESSION_DONE);
    assert_int_equal(session_play(&session, move_plain(VERB_PASS), &refusal, &problem),
                     SESSION_DONE);
    assert_int_equal(game_phase(&session.game), PHASE_OFFER);
    assert_string_equal(tile_kinds[session.game.bazaar.tile[0]].id, "RRRR");
    assert_string_equal(tile_kinds[session.game.bazaar.tile[1]].id, "Cccc+");
    session_close(&session);
}

/* Takes everything back and plays the record again: the same tiles come. */
static void assert_record_comes_again(const char *text, size_t length)
{
    struct session told, again;
    struct problem problem;
    enum refusal refusal;
    assert_true(session_read(&told, "text", text, length, &problem));
    assert_true(session_read(&again, "text", text, length, &problem));
    while (session_can_undo(&again))
        assert_true(session_undo(&again, &problem));
    while (again.made < told.made)
        assert_int_equal(session_play(&again, told.steps[again.made].move, &refusal, &problem),
                         SESSION_DONE);
    for (size_t s = 0; s < told.made; s++)
        assert_true(move_equal(told.steps[s].move, again.steps[s].move));
    session_close(&told);
    session_close(&again);
}

/* And the tiles drawn for a second part while those of the auction lie face down: when they are
 * revealed, before, and when a kind that lies there is drawn, too. */
static void test_TB9_recorded_draws_over_face_down_tiles_come_again(void **state)
{
    (void)state;
#define TO_THE_BAZAAR                                                                              \
    "bastide: 1\nplayer: A\nplayer: B\nsets: base bcb traders\n"                                   \
    "option: bazaar-builder builder-first\nseed: 1\n\n"                                            \
    "- draw FRFr\n1 place -1,0 n\n1 deploy meeple road e\n- draw FFFF.m\n2 place 0,1 n\n"          \
    "2 pass\n- draw FRFr\n1 place -2,0 n\n1 deploy builder road e\n- draw FFFF.m\n"                \
    "2 place 1,1 n\n2 pass\n- draw FRFR.b\n1 place -3,0 n\n1 pass\n- draw FFFF.m\n"
#define SECOND_PART    TO_THE_BAZAAR "1 place 2,1 n\n1 pass\n"
#define REVEALED       SECOND_PART "- reveal FRFr FFFF.m\n2 offer 1 0\n"
#define REVEALED_OTHER SECOND_PART "- reveal Cccc+ RRRR\n2 offer 1 0\n"
    static const char *const texts[] = {TO_THE_BAZAAR, SECOND_PART, REVEALED, REVEALED_OTHER};
    for (size_t t = 0; t < sizeof texts / sizeof *texts; t++)
        assert_record_comes_again(texts[t], strlen(texts[t]));
}

/* What a record tells people of castles and auctions; readers pass over it. */
/* A game saved when a bazaar drawn in place of a won tile brought no auction goes on as it was
 * played; what is played from there on is by the rules of today. */
static void test_BZ11_records_of_old_go_on_without_the_auction(void **state)
{
    (void)state;
    static const char text[] =
        "bastide: 1\nplayer: A\nplayer: B\nsets: base bcb\nchance: manual\n\n"
        "- draw CFFF\n1 place 0,-1 s\n1 pass\n- draw FFFF.b\n2 place 0,1 n\n2 pass\n"
        "- reveal Cccc+ FRFr\n1 offer 1 0\n2 pass\n1 discard\n- draw FRFR.b\n"
        "1 place -1,0 n\n1 pass\n2 place 1,0 n\n2 pass\n"
        "- draw CFFF\n1 place 1,-1 n\n1 pass\n";
    struct session session;
    struct problem problem;
    enum refusal refusal;
    if (!session_read(&session, "text", text, sizeof text - 1, &problem))
        fail_msg("%s", problem.text);
    struct game loaded = session.game;
    assert_int_equal(game_phase(&loaded), PHASE_DRAW);
    assert_int_equal(loaded.turn.player, 1);
    char *kept = played_record(&session, folder);
    played_drop_checks(kept);
    assert_non_null(strstr(kept, "2 pass\n- draw CFFF\n1 place 1,-1 n\n"));
    free(kept);
    for (unsigned undone = 0; undone < 3; undone++)
        assert_true(session_undo(&session, &problem));
    assert_int_equal(game_phase(&session.game), PHASE_REVEAL);
    for (unsigned redone = 0; redone < 3; redone++)
        assert_true(session_redo(&session, &problem));
    assert_memory_equal(&session.game, &loaded, sizeof loaded);
    for (unsigned undone = 0; undone < 3; undone++)
        assert_true(session_undo(&session, &problem));
    struct move another = move_draw(tile_kind_find("CFFR"));
    assert_int_equal(session_play(&session, another, &refusal, &problem), SESSION_REFUSED);
    assert_int_equal(refusal, REFUSAL_WRONG_MOMENT);
    struct move reveal = {.verb = VERB_REVEAL};
    reveal.kinds[0] = reveal.kinds[1] = tile_kind_find("CFFF");
    assert_int_equal(session_play(&session, reveal, &refusal, &problem), SESSION_DONE);
    session_close(&session);
}

static void test_castles_and_auctions_are_told_in_comments(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\n"
                               "player: A\n"
                               "player: B\n"
                               "sets: base bcb\n"
                               "edition: 2\n"
                               "chance: manual\n"
                               "\n"
                               "- draw CFFF\n"
                               "1 place 0,-1 s\n"
                               "1 deploy meeple city s\n"
                               "1 castle\n"
                               "# 1: a castle at 0,-1\n"
                               "- draw FFFR.b.i\n"
                               "2 place 1,0 n\n"
                               "2 pass\n"
                               "- reveal FRFR.b CcFF\n"
                               "1 offer 1 2\n"
                               "2 bid 3\n"
                               "1 sell\n"
                               "# 2: takes FRFR.b for 3, paid to 1\n"
                               "# 1: takes CcFF\n"
                               "2 place -1,0 n\n"
                               "2 pass\n"
                               "# 1: castle by road 3\n"
                               "1 place 0,-2 n\n"
                               "1 pass\n";
    struct session session;
    struct problem problem;
    assert_true(session_read(&session, "text", text, sizeof text - 1, &problem));
    char *again = played_record(&session, folder);
    played_drop_checks(again);
    assert_string_equal(again, text);
    free(again);
    session_close(&session);
}

/* Sets, edition and options as they come. */
static void choose_options(struct options *options, struct rng *rng)
{
    options->players = (uint8_t)(PLAYERS_MIN + rng_below(rng, PLAYERS_MAX - PLAYERS_MIN + 1));
    options->sets = sets_together(1u << SET_BASE | rng_below(rng, 1u << TILE_SETS_COUNT));
    options_set_edition(options, (enum edition)rng_below(rng, EDITIONS_COUNT));
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        if (rng_below(rng, 2) == 0)
            options->value[o] = (uint8_t)rng_below(rng, OPTION_VALUES_MAX);
}

/* A legal move, listed or not. */
static struct move choose_move(const struct game *game, struct rng *rng)
{
    struct move_list legal;
    if (game_phase(game) == PHASE_REVEAL) {
        struct pile_order order;
        pile_order_shuffle(&order, &game->options, rng_next(rng));
        return chance_move(game, &order);
    }
    game_legal(game, &legal);
    assert_true(legal.count > 0);
    struct move move = legal.move[rng_below(rng, (uint32_t)legal.count)];
    if (move.verb == VERB_OFFER || move.verb == VERB_BID) {
        struct bid_limits limits = game_bid_limits(game);
        unsigned more = (unsigned)(limits.most - limits.least);
        move.points = (int16_t)(limits.least + (int)rng_below(rng, (more > 9 ? 9 : more) + 1));
    }
    return move;
}

static void play_at_random(struct session *session, struct rng *rng, unsigned moves)
{
    for (; moves > 0 && !game_is_over(&session->game); moves--) {
        struct problem problem;
        enum refusal refusal;
        struct move move = choose_move(&session->game, rng);
        assert_int_equal(session_play(session, move, &refusal, &problem), SESSION_DONE);
    }
}

/* Both play the same moves; with automatic chance the same tiles come, too. */
static void assert_go_on_alike(struct session *one, struct session *other, struct rng *rng)
{
    struct rng same = *rng;
    unsigned moves = 1 + rng_below(rng, 12);
    rng_below(&same, 12);
    play_at_random(one, rng, moves);
    play_at_random(other, &same, moves);
    assert_memory_equal(&one->game, &other->game, sizeof one->game);
}

/* Games over all sets, editions and options, put away and taken out again at any moment: the same
 * game, the same record, the same tiles to come. */
static void test_any_game_is_saved_and_loaded_the_same(void **state)
{
    (void)state;
    unsigned seen[PHASES_COUNT] = {0};
    bool told_of_wine = false;
    for (uint64_t seed = 1; seed <= in_soak(200, 120); seed++) {
        struct rng rng = rng_from_seed(seed);
        struct session played, loaded;
        struct problem problem;
        char path[256];
        struct record_head head = played_head(2, seed);
        choose_options(&head.options, &rng);
        head.chance = rng_below(&rng, 4) == 0 ? RECORD_CHANCE_MANUAL : RECORD_CHANCE_AUTO;
        head.has_seed = head.chance == RECORD_CHANCE_AUTO;
        assert_true(session_begin(&played, &head, &problem));
        while (!game_is_over(&played.game)) {
            play_at_random(&played, &rng, 1 + rng_below(&rng, 40));
            seen[game_phase(&played.game)]++;
            assert_true(session_save(&played, played_path(path, folder, "any"), &problem));
            if (!session_load(&loaded, path, &problem))
                fail_msg("seed %u: %s", (unsigned)seed, problem.text);
            assert_int_equal(loaded.made, played.made);
            assert_memory_equal(&loaded.game, &played.game, sizeof loaded.game);
            assert_go_on_alike(&played, &loaded, &rng);
            session_close(&played);
            played = loaded; /* and so on */
        }
        char *whole = played_record(&played, folder), *again;
        assert_true(session_load(&loaded, path, &problem));
        while (session_can_undo(&loaded) && seed % 2 == 0)
            assert_true(session_undo(&loaded, &problem));
        while (loaded.made < played.made)
            assert_int_equal(session_play(&loaded, played.steps[loaded.made].move,
                                          &(enum refusal){REFUSAL_NONE}, &problem),
                             SESSION_DONE);
        again = played_record(&loaded, folder);
        assert_string_equal(whole, again); /* comments and all */
        told_of_wine = told_of_wine || strstr(whole, ": wine 10\n") != NULL;
        free(whole);
        free(again);
        session_close(&played);
        session_close(&loaded);
    }
    assert_true(told_of_wine);
    static const enum phase often[] = {PHASE_DRAW,   PHASE_PLACE, PHASE_BUILD,
                                       PHASE_REVEAL, PHASE_OFFER, PHASE_BID,
                                       PHASE_SETTLE, PHASE_DRAFT, PHASE_CASTLE};
    for (size_t p = 0; p < sizeof often / sizeof often[0]; p++)
        if (seen[often[p]] == 0)
            fail_msg("no game was put away at '%s'", phase_name(often[p]));
}

static void test_a_record_without_a_seed_can_be_played_on(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\n\n- draw FFFF.m\n";
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    assert_true(session_read(&session, "text", text, sizeof text - 1, &problem));
    played_on(&session, &rng, 1000);
    assert_true(game_is_over(&session.game));
    session_close(&session);
}

static void test_one_program_at_a_time_keeps_a_record(void **state)
{
    (void)state;
    struct session session, second;
    struct problem problem;
    char path[256];
    played_begin(&session, 2, 3);
    assert_true(session_keep(&session, played_path(path, folder, "locked.bastide"), &problem));
    assert_false(session_resume(&second, path, &problem));
    assert_problem(&problem, "this game is open in another program");
    played_begin(&second, 2, 3);
    assert_false(session_save(&second, path, &problem));
    assert_problem(&problem, "in progress");
    assert_true(session_save(&session, path, &problem)); /* it is its own */
    assert_false(session_keep(&second, path, &problem));
    assert_problem(&problem, "File exists");
    session_close(&second);
    assert_kept(&session, path);
    session_close(&session);
    assert_true(session_resume(&session, path, &problem));
    session_close(&session);
}

static void test_resume_leaves_a_bad_file_as_it_is(void **state)
{
    (void)state;
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nseed: 1\n\n"
                               "- draw CRFr\n1 plaze 1,0 n\n1 pa";
    char path[256];
    struct session session;
    struct problem problem;
    size_t length;
    played_write(played_path(path, folder, "bad.bastide"), text, sizeof text - 1);
    assert_false(session_resume(&session, path, &problem));
    assert_problem(&problem, "bad.bastide:7:3: 'plaze': expected a move");
    assert_false(session_load(&session, path, &problem));
    char *kept = played_text(path, &length);
    assert_int_equal(length, sizeof text - 1);
    assert_memory_equal(kept, text, length);
    free(kept);
}

static void test_resume_draws_the_tile_that_was_due(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(1);
    char path[256];
    static const char text[] = "bastide: 1\nplayer: A\nplayer: B\nseed: 1\n\n";
    played_write(played_path(path, folder, "due.bastide"), text, sizeof text - 1);
    assert_true(session_resume(&session, path, &problem));
    assert_int_equal(game_phase(&session.game), PHASE_PLACE);
    played_on(&session, &rng, 1); /* with which the draw is kept */
    size_t length;
    char *kept = played_text(path, &length);
    assert_non_null(strstr(kept, "\n\n- draw "));
    assert_non_null(strstr(kept, "\n1 place "));
    free(kept);
    session_close(&session);
}

static void test_save_refuses_what_is_no_file(void **state)
{
    (void)state;
    struct session session, other;
    struct problem problem;
    char path[256];
    played_begin(&session, 2, 3);
    /* A pipe of its own: whoever tests as root may lose what is replaced by mistake. */
    assert_int_equal(mkfifo(played_path(path, folder, "pipe"), 0600), 0);
    assert_false(session_save(&session, path, &problem));
    assert_problem(&problem, "not a regular file");
    assert_false(session_save(&session, folder, &problem));
    assert_false(session_save(&session, played_path(path, folder, "no/such/folder"), &problem));
    assert_problem(&problem, "No such file");
    assert_false(session_load(&other, "/dev/zero", &problem));
    session_close(&session);
}

/* The disk is full after a few bytes of the line. */
static void test_a_failed_write_changes_nothing(void **state)
{
    (void)state;
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(5);
    struct rlimit limit, tight;
    struct stat about;
    enum refusal refusal;
    char path[256];
    played_begin(&session, 2, 3);
    assert_true(session_keep(&session, played_path(path, folder, "full.bastide"), &problem));
    played_on(&session, &rng, 5);
    struct game before = session.game;
    size_t made = session.made;
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    struct move move = played_choose(&session, &rng);
    signal(SIGXFSZ, SIG_IGN); /* as main.c does; test_terminal looks whether it does */
    for (rlim_t more = 0; more < 7; more += 3) {
        tight = (struct rlimit){(rlim_t)about.st_size + more, limit.rlim_max};
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &tight), 0);
        enum session_result result = session_play(&session, move, &refusal, &problem);
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
        assert_int_equal(result, SESSION_FAILED);
        assert_problem(&problem, "full.bastide: cannot be written: File too large");
        assert_int_equal(session.made, made);
        assert_memory_equal(&before, &session.game, sizeof before);
        assert_kept(&session, path);
    }
    assert_int_equal(session_play(&session, move, &refusal, &problem), SESSION_DONE);
    assert_kept(&session, path);
    session_close(&session);
}

/* A child that plays, tells each move done through the pipe, and never ends by itself. */
static void play_until_killed(const char *path, uint64_t seed, int pipe_end)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(seed);
    struct record_head head = played_head(3, seed);
    alarm(600); /* nor outlive a test that went wrong */
    if (!session_begin(&session, &head, &problem) || !session_keep(&session, path, &problem))
        _exit(1);
    while (write(pipe_end, "m", 1) == 1) {
        struct move_list legal;
        enum refusal refusal;
        game_legal(&session.game, &legal);
        if (legal.count == 0)
            pause();
        struct move move = legal.move[rng_below(&rng, (uint32_t)legal.count)];
        if (session_play(&session, move, &refusal, &problem) != SESSION_DONE)
            _exit(1);
    }
    _exit(1);
}

static void test_a_kill_loses_at_most_the_move_being_made(void **state)
{
    (void)state;
    struct rng rng = rng_from_seed((uint64_t)getpid());
    for (unsigned round = 0; round < 12; round++) {
        char path[256], name[32], told;
        int ends[2], status;
        size_t done = 0, moves = 0;
        snprintf(name, sizeof name, "killed%u.bastide", round);
        played_path(path, folder, name);
        assert_int_equal(pipe(ends), 0);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            play_until_killed(path, 1000 + round, ends[1]);
        close(ends[1]);
        unsigned wait_for = 1 + rng_below(&rng, 60); /* shorter than any game */
        while (done < wait_for && read(ends[0], &told, 1) == 1)
            done++;
        struct timespec moment = {0, (long)rng_below(&rng, 400000)};
        nanosleep(&moment, NULL);
        kill(child, SIGKILL);
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFSIGNALED(status));
        while (read(ends[0], &told, 1) == 1)
            done++;
        close(ends[0]);
        struct session session;
        struct problem problem;
        if (!session_resume(&session, path, &problem))
            fail_msg("after %zu moves: %s", done - 1, problem.text);
        for (size_t s = 0; s < session.made; s++)
            moves += session.steps[s].actor != ACTOR_CHANCE;
        assert_in_range(moves, done - 1, done); /* the first mark is for the beginning */
        played_on(&session, &rng, 3);
        assert_kept(&session, path);
        session_close(&session);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_automatic_chance_needs_a_seed),
        cmocka_unit_test(test_a_seed_fixes_every_draw),
        cmocka_unit_test(test_undo_takes_chance_back_too),
        cmocka_unit_test(test_what_is_given_is_not_undone),
        cmocka_unit_test(test_the_next_tile_is_drawn_when_the_turn_is_handed_over),
        cmocka_unit_test(test_redo_waits_for_the_hand_over),
        cmocka_unit_test(test_a_turn_that_was_not_handed_over_is_resumed_at_the_next),
        cmocka_unit_test(test_BR6_pace_makes_no_difference_to_the_record),
        cmocka_unit_test(test_BR6_programs_build_needed_bridges_themselves),
        cmocka_unit_test(test_undo_with_manual_chance_takes_one_move),
        cmocka_unit_test(test_redo_brings_everything_again),
        cmocka_unit_test(test_another_move_forgets_what_was_taken_back),
        cmocka_unit_test(test_refused_move_changes_nothing),
        cmocka_unit_test(test_the_record_on_disk_is_always_whole),
        cmocka_unit_test(test_a_resumed_game_goes_on_as_if_never_left),
        cmocka_unit_test(test_undo_after_resume_keeps_comments_of_people),
        cmocka_unit_test(test_a_record_decides_its_draws_not_its_seed),
        cmocka_unit_test(test_recorded_reveals_come_again),
        cmocka_unit_test(test_TB9_recorded_draws_over_face_down_tiles_come_again),
        cmocka_unit_test(test_BZ11_records_of_old_go_on_without_the_auction),
        cmocka_unit_test(test_castles_and_auctions_are_told_in_comments),
        cmocka_unit_test(test_any_game_is_saved_and_loaded_the_same),
        cmocka_unit_test(test_a_record_without_a_seed_can_be_played_on),
        cmocka_unit_test(test_one_program_at_a_time_keeps_a_record),
        cmocka_unit_test(test_resume_leaves_a_bad_file_as_it_is),
        cmocka_unit_test(test_resume_draws_the_tile_that_was_due),
        cmocka_unit_test(test_save_refuses_what_is_no_file),
        cmocka_unit_test(test_a_failed_write_changes_nothing),
        cmocka_unit_test(test_a_kill_loses_at_most_the_move_being_made),
    };
    return cmocka_run_group_tests(tests, make_folder, scratch_close);
}
