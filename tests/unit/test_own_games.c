/* Puzzles of games that were played: findings of an analysis become entries of the history, once,
 * and come again as positions to practise. */
#include "played.h"

#include "history/history.h"
#include "play/given_moves.h"
#include "thinking/practice_source.h"
#include "training/progress.h"
#include "wording/puzzle_words.h"

#include <time.h>

static char folder[64];

static int make_folder(void **state)
{
    *state = folder;
    scratch_make(folder);
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    return setenv("XDG_STATE_HOME", folder, 1);
}

static int remove_folder(void **state)
{
    (void)state;
    scratch_remove(folder);
    return 0;
}

static int forget(void **state)
{
    char path[256];
    (void)state;
    unlink(played_path(path, folder, "bastide/training"));
    return 0;
}

/* A game played by chance: Ann is a person, the other a bot by name. */
static struct session played_game(void)
{
    struct session session;
    struct problem problem;
    struct rng rng = rng_from_seed(5);
    struct record_head head = played_head(2, 5);
    strcpy(head.name[0], "Ann");
    strcpy(head.bot[1], "easy");
    strcpy(head.date, "2026-05-03");
    assert_true(session_begin(&session, &head, &problem));
    played_on(&session, &rng, UINT32_MAX);
    assert_true(game_is_over(&session.game));
    return session;
}

/* A finding at the last step at which that player does such a thing. */
static struct judgement finding(const struct session *session, unsigned player,
                                enum decision_kind kind, double loss)
{
    size_t step = session->made;
    for (bool is_it = false; !is_it;) {
        const struct game *before = &session->steps[--step].before;
        assert_true(step > 0);
        is_it = game_actor(before) == player &&
                (kind == DECISION_TURN ? game_awaits_placement(before) : game_awaits_bid(before));
    }
    return (struct judgement){.kind = (uint8_t)kind,
                              .player = (uint8_t)player,
                              .step = (uint16_t)step,
                              .made = session->steps[step].move,
                              .best = move_plain(VERB_PASS),
                              .loss = {loss, 0.5}};
}

static unsigned keep(const struct session *session, const struct judgement *judgement,
                     unsigned judgements)
{
    struct problem problem;
    unsigned kept = 99;
    if (!training_log_keep(judgement, judgements, session, &kept, &problem))
        fail_msg("%s", problem.text);
    return kept;
}

static struct training_entries read_all(void)
{
    struct training_entries entries;
    struct problem problem;
    assert_true(training_log_read(&entries, &problem));
    assert_string_equal(problem.text, "");
    return entries;
}

static void test_what_people_surely_lost_is_kept_once(void **state)
{
    (void)state;
    struct session game = played_game();
    const struct judgement found[] = {
        finding(&game, 0, DECISION_TURN, 3),
        finding(&game, 1, DECISION_TURN, 3),
        finding(&game, 0, DECISION_TURN, 0.4), /* a bot's; one that is too close to call */
        finding(&game, 0, DECISION_BID, 2),
    };
    assert_int_equal(keep(&game, found, 4), 2);
    assert_int_equal(keep(&game, found, 4), 0);
    struct training_entries entries = read_all();
    assert_int_equal(entries.count, 2);
    for (size_t e = 0; e < 2; e++) {
        const struct training_entry *entry = &entries.entry[e];
        assert_string_equal(entry->name, "Ann");
        assert_int_equal(entry->wish.source, POSITION_OF_GAME);
        assert_int_equal(entry->wish.played, 20576LL * SECONDS_A_DAY);
        assert_int_equal(entry->seat, 0);
        assert_int_equal(entry->pile, 5);
        assert_int_equal(entry->decisions, 1);
        assert_non_null(entry->moves);
    }
    assert_int_equal(entries.entry[0].decision[0].kind, DECISION_TURN);
    assert_int_equal(entries.entry[1].decision[0].kind, DECISION_BID);
    training_entries_free(&entries);
    session_close(&game);
}

static struct session begun_again(const struct training_entries *entries,
                                  const struct training_entry *entry, struct practice_origin *of)
{
    struct session session;
    struct problem problem;
    struct practice_again again = practice_again_of(entries, entry);
    struct practice_plan plan = {
        .head = setup_default(), .auctions = 1, .again = &again, .agains = 1};
    strcpy(plan.head.name[0], "Ann");
    strcpy(plan.head.bot[1], "normal");
    plan.head.options.players = 2;
    struct practice_source *source = practice_source_new(&plan, &problem);
    assert_non_null(source);
    if (!practice_source_session(source, 0, &session, of, &problem))
        fail_msg("%s", problem.text);
    practice_source_free(source);
    return session;
}

static void check_comes_again(enum decision_kind kind, bool is_turn)
{
    struct practice_origin of;
    struct session game = played_game();
    struct judgement found = finding(&game, 0, kind, 3);
    assert_int_equal(keep(&game, &found, 1), 1);
    struct training_entries entries = read_all();
    const struct training_entry *own[2];
    assert_int_equal(training_own_games(&entries, "Ann", (long long)time(NULL), own, 2), 1);
    struct session again = begun_again(&entries, own[0], &of);
    assert_int_equal(given_moves_begin_turn(&again), is_turn);
    assert_false(given_moves_end_turn(&again));
    assert_int_equal(again.given, again.made);
    for (size_t s = 0; s < again.made; s++)
        assert_true(move_equal(again.steps[s].move, game.steps[s].move));
    if (is_turn)
        assert_int_equal(again.made, found.step);
    else
        assert_int_equal(again.steps[again.made - 1].move.verb, VERB_REVEAL);
    assert_string_equal(again.head.name[0], "Ann");
    assert_string_equal(again.head.bot[0], "");
    assert_int_equal(of.wish.source, POSITION_OF_GAME);
    struct sentence words = puzzle_words_position(&of.wish, &again.game);
    char start[64];
    snprintf(start, sizeof start, "Your game of 2026-05-03, turn %u: ", game_turn(&again.game));
    assert_memory_equal(words.text, start, strlen(start));
    session_close(&again);
    session_close(&game);
    training_entries_free(&entries);
}

static void test_a_turn_comes_again(void **state)
{
    (void)state;
    check_comes_again(DECISION_TURN, true);
}

static void test_an_auction_comes_again_from_its_reveal(void **state)
{
    (void)state;
    check_comes_again(DECISION_BID, false);
}

/* The turn is over with its last move, whoever would be next. */
static void test_a_turn_ends_with_its_last_move(void **state)
{
    (void)state;
    struct session game = played_game();
    size_t last = finding(&game, 0, DECISION_TURN, 3).step, moves = last + 1;
    while (moves < game.made && game_awaits_action(&game.steps[moves].before))
        moves++;
    game.given = last;
    for (size_t made = last; made <= game.made; made++) {
        struct session part = game;
        part.made = made;
        part.game = made < game.made ? game.steps[made].before : game.game;
        assert_int_equal(given_moves_end_turn(&part), made >= moves);
    }
    session_close(&game);
}

/* A position that went right comes again when it is due; one with other tiles is refused. */
static void test_it_goes_when_it_was_right(void **state)
{
    (void)state;
    struct session game = played_game();
    struct judgement found = finding(&game, 0, DECISION_TURN, 3);
    long long now = (long long)time(NULL);
    const struct training_entry *own[2];
    struct problem problem;
    assert_int_equal(keep(&game, &found, 1), 1);
    struct training_entries entries = read_all();
    struct practice_origin of = {.wish = entries.entry[0].wish};
    training_entries_free(&entries);
    found.loss = (struct estimate){0, 0};
    game.given = found.step;
    assert_true(training_log_enter_turn(&found, &of, &game, &problem));
    entries = read_all();
    assert_int_equal(entries.count, 2);
    assert_int_equal(entries.entry[0].again, 2); /* they are the same position */
    assert_int_equal(training_own_games(&entries, "Ann", now, own, 2), 0);
    assert_int_equal(training_own_games(&entries, "Ann", now + 2 * SECONDS_A_DAY, own, 2), 1);
    training_entries_free(&entries);
    session_close(&game);
}

static void test_what_is_drawn_by_hand_is_not_kept(void **state)
{
    (void)state;
    struct session game = played_game();
    assert_true(training_log_can_keep(&game));
    game.head.has_seed = false;
    assert_false(training_log_can_keep(&game));
    session_close(&game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_what_people_surely_lost_is_kept_once, forget),
        cmocka_unit_test_teardown(test_a_turn_comes_again, forget),
        cmocka_unit_test_teardown(test_an_auction_comes_again_from_its_reveal, forget),
        cmocka_unit_test(test_a_turn_ends_with_its_last_move),
        cmocka_unit_test_teardown(test_it_goes_when_it_was_right, forget),
        cmocka_unit_test(test_what_is_drawn_by_hand_is_not_kept),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
