/* What was done at a table against the rules: recorded, told, taken back, noted on the screen. */
#include "played.h"

#include "support/probe.h"
#include "support/random_player.h"
#include "tui/pages.h"
#include "tui/stages/modes.h"
#include "tui/table/table.h"

#include "facts/position.h"
#include "facts/score_table.h"
#include "play/session.h"
#include "wording/wording.h"

static void read_text(struct session *session, const char *text)
{
    struct problem problem;
    if (!session_read(session, "test", text, strlen(text), &problem))
        fail_msg("%s", problem.text);
}

/* The record as it would be saved. */
static char *record_of(const struct session *session, const char *folder)
{
    char path[256];
    struct problem problem;
    static char text[1 << 17];
    assert_true(session_save(session, played_path(path, folder, "saved.bastide"), &problem));
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

/* Any amendment that is accepted, if one is found soon. */
static bool amend(struct session *session, struct random_player *player)
{
    for (unsigned tries = 0; tries < 10; tries++) {
        struct move move = random_player_amendment(player, &session->game);
        struct problem problem;
        enum refusal refusal;
        size_t made = session->made;
        if (session_play(session, move, &refusal, &problem) == SESSION_DONE) {
            assert_int_equal(session->steps[made].actor, ACTOR_CHANCE);
            return true;
        }
    }
    return false;
}

static void play_on(struct session *session, struct random_player *player)
{
    struct problem problem;
    enum refusal refusal;
    struct move move = game_phase(&session->game) == PHASE_REVEAL
                           ? chance_move_at_random(&session->game, &player->rng)
                           : played_choose(session, &player->rng);
    assert_int_equal(session_play(session, move, &refusal, &problem), SESSION_DONE);
}

/* The log alone has all that is shown: the scores add up, and every line has words. */
static void check_log(const struct session *session, struct log *log)
{
    struct seats seats = seats_of(&session->head);
    log_follow(log, session);
    struct score_table table = score_table_of(log, &session->head.options);
    for (unsigned player = 0; player < table.players; player++)
        assert_int_equal(table.total[player], session->game.player[player].score);
    for (size_t at = 0; at < log->count; at++)
        assert_true(wording_entry(&log->entry[at], &seats).text[0] != '\0');
    assert_true(log->count < LOG_SIZE);
}

/* Random games, half of what happens against the rules, are read back as they were played, and
 * taken back to the beginning. */
static void test_games_against_the_rules(void **state)
{
    static struct log log;
    static struct position position;
    char folder[64];
    (void)state;
    scratch_make(folder);
    for (uint64_t seed = 1; seed <= 10; seed++) {
        struct record_head head = played_head(2 + (unsigned)seed % 5, seed);
        struct session session, again;
        struct problem problem;
        struct random_player player = {.rng = rng_from_seed(seed)};
        head.options.sets = SETS_ALL;
        head.chance = RECORD_CHANCE_MANUAL;
        for (unsigned p = 0; p < head.options.players; p++)
            snprintf(head.name[p], NAME_SIZE, "Player %u", p + 1);
        assert_true(session_begin(&session, &head, &problem));
        memset(&log, 0, sizeof log);
        while (!game_is_over(&session.game)) {
            if (rng_below(&player.rng, 6) == 0)
                amend(&session, &player);
            if (!game_is_over(&session.game))
                play_on(&session, &player);
            position_update(&position, &session.game);
        }
        assert_true(session.game.amended > 5);
        check_log(&session, &log);
        read_text(&again, record_of(&session, folder));
        assert_int_equal(again.made, session.made);
        assert_memory_equal(&again.game, &session.game, sizeof session.game);
        while (session_can_undo(&session))
            assert_true(session_undo(&session, &problem));
        assert_int_equal(session.made, 0);
        assert_int_equal(session.game.amended, 0);
        while (session_can_redo(&session))
            assert_true(session_redo(&session, &problem));
        assert_memory_equal(&again.game, &session.game, sizeof session.game);
        session_close(&again);
        session_close(&session);
    }
    scratch_remove(folder);
}

static void expect_projection(const char *moves, int ann, int ben)
{
    char text[1024];
    int scores[PLAYERS_MAX];
    struct session session;
    snprintf(text, sizeof text,
             "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb\nchance: manual\n\n%s", moves);
    read_text(&session, text);
    projection_scores(&session.game, scores);
    if (scores[0] != ann || scores[1] != ben)
        fail_msg("%d %d instead of %d %d after\n%s", scores[0], scores[1], ann, ben, moves);
    session_close(&session);
}

/* Followers noted on what has been paid are expected to get nothing, those in time for it are. */
static void test_B12_what_has_paid_is_not_expected_again(void **state)
{
#define CITY  "- draw CFFF\n1 place 0,-1 s\n"
#define LATER "1 pass\n- draw FRRR\n2 place -1,0 n\n2 pass\n- draw FRRR\n1 place 1,0 s\n"
    (void)state;
    expect_projection(CITY "- against deploy 2 meeple 0,0 city n\n", 0, 4);
    expect_projection(CITY "- against deploy 2 meeple 0,0 city n\n1 pass\n", 0, 4);
    expect_projection(CITY "1 pass\n- against deploy 2 meeple 0,0 city n\n", 0, 0);
    expect_projection(CITY "1 pass\n- against deploy 2 meeple 0,0 city n\n"
                           "- draw FRRR\n2 place -1,0 n\n",
                      0, 0);
    expect_projection(CITY LATER "- against deploy 2 meeple -1,0 road e\n", 0, 3);
    expect_projection(CITY LATER "1 pass\n- against deploy 2 meeple -1,0 road e\n", 0, 0);
#undef CITY
#undef LATER
}

/* A castle is that of those who still live in it (CA9). */
static void expect_castle(const char *more, const char *words)
{
    char text[512];
    struct session session;
    snprintf(text, sizeof text,
             "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb\nchance: manual\n\n"
             "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 castle\n%s",
             more);
    read_text(&session, text);
    struct seats seats = seats_of(&session.head);
    uint16_t castle = session.game.castles.castle[0].node;
    struct feature_summary summary = feature_summary_of(&session.game, castle);
    assert_string_equal(wording_feature(&summary, &seats).text, words);
    session_close(&session);
}

static void test_CA9_a_castle_without_its_lord_says_so(void **state)
{
    (void)state;
    expect_castle("", "Ann's castle: scores the next feature in its fief");
    expect_castle("- against home 1 meeple 0,-1 city s\n",
                  "Castle without its lord: scores nothing");
}

/* One at a time. */
static void test_undo_takes_back_one(void **state)
{
    struct session session;
    struct problem problem;
    enum refusal refusal;
    (void)state;
    read_text(&session, "bastide: 1\nplayer: Ann\nplayer: Ben\nchance: manual\n\n- draw CFFF\n"
                        "- against score 1 3\n- against discard\n- draw CFFF\n");
    assert_int_equal(session.made, 4);
    assert_true(session_undo(&session, &problem));
    assert_int_equal(session.game.turn.hand, NO_TILE_KIND);
    assert_true(session_undo(&session, &problem));
    assert_int_equal(session.game.turn.hand, tile_kind_find("CFFF"));
    assert_true(session_undo(&session, &problem));
    assert_int_equal(session.game.player[0].score, 0);
    assert_true(session_redo(&session, &problem));
    assert_int_equal(session.game.player[0].score, 3);
    for (unsigned more = 1; more < AMENDMENTS_MAX; more++)
        assert_int_equal(session_play(&session, move_amend_score(1, 999), &refusal, &problem),
                         SESSION_DONE);
    assert_int_equal(session_play(&session, move_amend_score(1, 999), &refusal, &problem),
                     SESSION_REFUSED);
    assert_int_equal(refusal, REFUSAL_TOO_MANY_AMENDMENTS);
    session_close(&session);
}

/* On the screen. */

static const char misplaced[] = "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\n"
                                "chance: manual\n\n- draw CFFF\n1 place 0,-1 s\n"
                                "1 deploy meeple field nnw\n- draw FRFr\n2 place 1,0 n\n"
                                "2 deploy meeple road w\n- draw CFFF\n";

static struct table *sit_down(struct probe **probe, const char *text)
{
    struct session session;
    read_text(&session, text);
    struct table *table = (struct table *)table_page(&session);
    assert_non_null(table);
    *probe = probe_open(&table->page, 24, 80);
    return table;
}

static struct move last_move(const struct table *table)
{
    return table->session.steps[table->session.made - 1].move;
}

static void test_the_tile_as_it_lies(void **state)
{
    struct probe *probe;
    struct table *table = sit_down(&probe, misplaced);
    (void)state;
    probe_shows(probe, "Placed where it does not fit? ! notes it.");
    probe_press(probe, "!");
    probe_expect(probe, "against-80x24");
    probe_press(probe, "<Esc>x<Down>");
    assert_int_equal(table->inspection->tile, NO_TILE);
    probe_press(probe, "!<Right><Enter>");
    assert_int_equal(last_move(table).verb, AMENDMENT_PLACE);
    assert_true(square_equal(last_move(table).at, table->inspection->at));
    assert_int_equal(table->mode, MODE_NONE);
    assert_int_equal(game_phase(table_game(table)), PHASE_BUILD);
    probe_press(probe, "u");
    assert_int_equal(game_phase(table_game(table)), PHASE_PLACE);
    assert_int_equal(table->session.game.amended, 0);
    probe_close(probe);
}

/* What would be noted is seen on the board before it is, and why a line has nothing to offer. */
static void test_the_board_shows_what_would_be_noted(void **state)
{
    struct probe *probe;
    (void)state;
    sit_down(&probe, misplaced);
    probe->around.depth = DEPTH_MONO;
    probe->around.unicode = false;
    probe_press(probe, "x<Down>!<Right>");
    probe_expect(probe, "against_tile_ascii_80x24");
    probe_press(probe, "<Down><Down>");
    probe_expect(probe, "against_figure_ascii_80x24");
    probe_press(probe, "<Esc><Esc>x!");
    probe_shows(probe, "(choose an empty square with x first)");
    probe_close(probe);
}

static void test_points_are_typed(void **state)
{
    struct probe *probe;
    struct table *table = sit_down(&probe, misplaced);
    (void)state;
    probe_press(probe, "!<Up><Enter>");
    probe_shows(probe, "Type the points");
    probe_press(probe, "-13<Backspace>2<Right><Enter>");
    assert_int_equal(table->session.game.player[1].score, 12);
    probe_press(probe, "!<Up><Left>7-<Enter>");
    assert_int_equal(table->session.game.player[1].score, 5);
    probe_shows(probe, "3 B ! "); /* in the panel that is all there is room for */
    probe_press(probe, "l");
    probe_shows(probe, "3 B ! the points are changed, ");
    probe_shows(probe, "3 B -7 noted at the table");
    probe_press(probe, "<Esc>s");
    probe_shows(probe, "Noted");
    probe_close(probe);
}

static void test_figures(void **state)
{
    struct probe *probe;
    struct table *table = sit_down(&probe, misplaced);
    (void)state;
    probe_press(probe, "x!<Down><Right><Enter>"); /* the road with Ben's follower; Ben's other */
    struct move move = last_move(table);
    assert_int_equal(move.verb, AMENDMENT_DEPLOY);
    assert_int_equal(move.player, 1);
    assert_int_equal(table->session.game.player[1].supply[FIGURE_MEEPLE], 5);
    probe_press(probe, "x!<Down><Down><Enter>");
    assert_int_equal(last_move(table).verb, AMENDMENT_HOME);
    assert_int_equal(table->session.game.player[1].supply[FIGURE_MEEPLE], 6);
    probe_close(probe);
}

static void test_whose_turn_it_is(void **state)
{
    struct probe *probe;
    struct table *table =
        sit_down(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nchance: manual\n\n");
    (void)state;
    probe_press(probe, "!<Up><Enter>");
    assert_int_equal(last_move(table).verb, AMENDMENT_TURN);
    probe_shows(probe, "Ben draws: which tile?");
    probe_press(probe, "u");
    probe_shows(probe, "Ann draws: which tile?");
    probe_close(probe);
}

static void test_no_table_no_key(void **state)
{
    struct probe *probe;
    struct table *table =
        sit_down(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nseed: 1\n\n- draw CFFF\n");
    (void)state;
    if (table->stage == STAGE_HAND_OVER)
        probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_hides(probe, "notes it");
    probe_press(probe, "!");
    probe_hides(probe, "Against the rules");
    assert_int_equal(table->cover, COVER_NONE);
    probe_close(probe);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_against_the_rules),
        cmocka_unit_test(test_B12_what_has_paid_is_not_expected_again),
        cmocka_unit_test(test_CA9_a_castle_without_its_lord_says_so),
        cmocka_unit_test(test_undo_takes_back_one),
        cmocka_unit_test(test_the_tile_as_it_lies),
        cmocka_unit_test(test_the_board_shows_what_would_be_noted),
        cmocka_unit_test(test_points_are_typed),
        cmocka_unit_test(test_figures),
        cmocka_unit_test(test_whose_turn_it_is),
        cmocka_unit_test(test_no_table_no_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
