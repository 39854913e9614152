/* The table's page with bridges, castles and drawbridges: what is offered, who is asked, what is
 * shown and what undo takes back. */
#include "played_table.h"

#include "bastide/notation.h"
#include "choosing/choosing.h"
#include "facts/position.h"
#include "support/probe.h"
#include "tui/ink.h"
#include "tui/stages/modes.h"
#include "tui/table/actions.h"
#include "tui/table/stage.h"
#include "tui/table/table.h"
#include "tui/views/scores.h"
#include "wording/wording.h"

#define HEAD                                                                                       \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb drawbridges\nseed: 5\nchance: auto\n"

/* Tabs to a square. */
static void go_to(struct probe *probe, const struct table *table, struct square at)
{
    for (unsigned tries = 0; !square_equal(placing_move(table->placing).at, at); tries++) {
        assert_true(tries < 20);
        probe_press(probe, "<Tab>");
    }
}

static bool is_logged(const struct table *table, const char *text)
{
    for (size_t at = 0; at < table->log.count; at++)
        if (strstr(wording_entry(&table->log.entry[at], &table->seats).text, text) != NULL)
            return true;
    return false;
}

static const struct player *player_of(const struct table *table, unsigned player)
{
    return &table->session.game.player[player];
}

/* A monastery that fits below the start tile, and beside it where a bridge meets its road. */
static const char needs_bridge[] = HEAD "\n- draw FFFF.m\n";

static void test_BR6_bridge_follows_its_tile_and_goes_with_it(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, needs_bridge);
    (void)state;
    struct game start = table->session.game;
    probe_press(probe, "<Enter>");
    probe_hides(probe, "with a bridge");
    go_to(probe, table, (struct square){1, 0});
    probe_shows(probe, "Ann: place the tile with a bridge (3 of 3)");
    probe_shows(probe, "Bridge e-w here (2 left)");
    probe_shows(probe, "needs a");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(table->session.game.board.tracks, 1);
    assert_int_equal(player_of(table, 0)->bridges, 2);
    assert_true(is_logged(table, "Ann: bridge e-w"));
    struct game built = table->session.game;
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_memory_equal(&table->session.game, &start, sizeof start);
    assert_false(is_logged(table, "bridge"));
    assert_false(table_can_undo(table));
    probe_press(probe, "U");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_memory_equal(&table->session.game, &built, sizeof built);
    assert_false(table_can_redo(table));
    probe_close(probe);
}

static void test_BR6_plain_placing_builds_nothing(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, needs_bridge);
    (void)state;
    probe_press(probe, "<Enter><Enter>");
    assert_int_equal(table->session.game.board.tracks, 0);
    assert_int_equal(table->session.game.board.tiles, 2);
    probe_close(probe);
}

/* A record may end between the tile and its bridge. */
static void test_BR6_bridge_that_is_missing_is_asked_for(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD "\n- draw FFFF.m\n1 place 1,0 n\n");
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_shows(probe, "the tile needs this bridge");
    probe_press(probe, "p0 <Tab>"); /* there is nothing else */
    assert_int_equal(table->session.game.board.tracks, 0);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->session.game.board.tracks, 1);
    probe_shows(probe, "Monastery");
    probe_close(probe);
}

static const char fits_only_with_bridge[] = HEAD "\n- draw CRFr.gate\n1 place 0,1 s\n"
                                                 "1 deploy meeple city s\n- draw FFFF.m\n";

static void test_BR7_tile_that_needs_a_bridge_may_be_set_aside(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, fits_only_with_bridge);
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_int_equal(table->placing->where.plain, 0);
    probe_shows(probe, "Ben: the tile fits only with a bridge (");
    probe_shows(probe, "d sets aside");
    probe_shows(probe, "d set aside");
    probe_press(probe, "d");
    assert_int_equal(table->player, 1);
    assert_true(is_logged(table, "Ben: sets aside monastery"));
    assert_int_equal(table->session.game.board.tracks, 0);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->session.game.board.tracks, 1);
    assert_int_equal(player_of(table, 1)->bridges, 2);
    probe_close(probe);
}

static void test_BR7_tile_that_fits_is_not_set_aside(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, needs_bridge);
    (void)state;
    probe_press(probe, "<Enter>d");
    assert_int_equal(table->stage, STAGE_PLACING);
    probe_hides(probe, "aside");
    probe_close(probe);
}

/* A city end that stands on a field where the road ends. */
static const char may_build[] = HEAD "\n- draw CFRF.t\n1 place 1,0 e\n1 deploy meeple road w\n"
                                     "- draw CFcF.m\n2 place 2,0 e\n";

static void test_BR3_bridges_are_offered_beside_followers(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, may_build);
    (void)state;
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Ben: a follower or a bridge?");
    assert_int_equal(deploying_actions(table->deploying), 2);
    probe_shows(probe, "b Bridge n-s");
    probe_shows(probe, "here");
    probe_shows(probe, "west tile");
    probe_press(probe, "b");
    assert_true(deploying_is_action(table->deploying));
    probe_shows(probe, "Road, 1 tile; 2 bridges left");
    probe_press(probe, "b");
    probe_shows(probe, "Road, 1 tile; 2 bridges left");
    probe_press(probe, "b<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    assert_int_equal(player_of(table, 1)->bridges, 2);
    assert_int_equal(deploying_actions(table->deploying), 0);
    probe_shows(probe, "On the bridge");
    unsigned bridge = 0;
    while (table->deploying->move[bridge].arg != SEGMENT_TRACK)
        bridge++;
    assert_true(bridge < table->deploying->places);
    probe_key(probe, '1' + bridge);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_true(is_logged(table, "Ben: follower on a road"));
    probe_press(probe, "uu");
    assert_int_equal(player_of(table, 1)->bridges, 3);
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "UU");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_close(probe);
}

static void test_bridge_timing_any_asks_after_deploying(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base bcb drawbridges\n"
                                "option: bridge-timing any\nseed: 5\nchance: auto\n\n"
                                "- draw CFcF.m\n1 place 0,-1 n\n1 deploy meeple monastery\n");
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_shows(probe, "Ann: a bridge?");
    probe_shows(probe, "No bridge");
    probe_press(probe, "1");
    assert_int_equal(deploying_move(table->deploying).verb, VERB_PASS);
    probe_press(probe, "b<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(player_of(table, 0)->bridges, 2);
    probe_close(probe);
}

static const char own_castle[] = HEAD "\n- draw CRFr.gate\n1 place 0,-1 s\n";

static void test_CA2_own_small_city_is_asked_for_at_once(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, own_castle);
    (void)state;
    probe_press(probe, "<Enter>");
    while (deploying_node(table->deploying) == NO_NODE ||
           feature_summary_of(&table->session.game, deploying_node(table->deploying)).kind !=
               FEATURE_CITY)
        probe_press(probe, "<Tab>");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_shows(probe, "Ann: a castle, or 4 points now?");
    probe_shows(probe, "3 left");
    probe_shows(probe, "4 now");
    probe_press(probe, "s");
    probe_shows(probe, "4 points now; the follower returns home.");
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(player_of(table, 0)->score, 4);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_press(probe, "c<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(player_of(table, 0)->score, 0);
    assert_int_equal(player_of(table, 0)->castles, 2);
    assert_true(is_logged(table, "Ann: builds a castle"));
    probe_press(probe, "uuu"); /* the castle, the follower, the tile */
    assert_int_equal(table->stage, STAGE_PLACING);
    assert_false(table_can_undo(table));
    probe_press(probe, "UUU");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(player_of(table, 0)->castles, 2);
    probe_close(probe);
}

static bool is_wholly_in_view(const struct viewport *viewport, struct square at)
{
    int row = viewport_row(viewport, at), col = viewport_col(viewport, at);
    return row >= 0 && row + viewport->size / 2 <= viewport->rows && col >= 0 &&
           col + viewport->size <= viewport->cols;
}

static void test_fief_that_is_asked_about_comes_into_view(void **state)
{
    (void)state;
    for (const char *way = "HJKL"; *way; way++) {
        struct probe *probe;
        struct table *table = played_table_at(&probe, own_castle);
        probe_press(probe, "<Enter>");
        probe_screen(probe);
        while (table->pane.viewport.size < 8)
            probe_press(probe, "+");
        while (deploying_node(table->deploying) == NO_NODE ||
               feature_summary_of(&table->session.game, deploying_node(table->deploying)).kind !=
                   FEATURE_CITY)
            probe_press(probe, "<Tab>");
        for (unsigned steps = 0; steps < 8; steps++)
            probe_key(probe, (uint32_t)*way);
        probe_press(probe, "<Enter>");
        assert_int_equal(table->stage, STAGE_DECIDING);
        tile_number tiles[2];
        struct square fief[FIEF_SQUARES];
        assert_true(game_decision_tiles(&table->session.game, tiles));
        game_fief_around(&table->session.game, tiles, fief);
        for (unsigned s = 0; s < FIEF_SQUARES; s++)
            assert_true(is_wholly_in_view(&table->pane.viewport, fief[s]));
        probe_close(probe);
    }
}

/* Ben closes a small city of Ann's. */
static const char others_castle[] = HEAD "\n- draw CFCR.gate\n1 place 0,1 w\n"
                                         "1 deploy meeple city w\n- draw CCCR\n2 place -1,1 e\n";

static struct table *call_ann(struct probe **probe)
{
    struct table *table = played_table_at(probe, others_castle);
    probe_press(*probe, "<Enter>p");
    assert_int_equal(table->stage, STAGE_CALLING);
    return table;
}

static void test_CA2_another_player_is_called_by_name(void **state)
{
    struct probe *probe;
    struct table *table = call_ann(&probe);
    (void)state;
    probe_shows(probe, "Ann decides");
    probe_shows(probe, "It is Ben's turn.");
    assert_int_equal(table->player, 1);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_shows(probe, "Ann: a castle, or 4 points now?");
    probe_press(probe, "c<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_shows(probe, "Ben's turn: ");
    assert_true(is_logged(table, "Ann: builds a castle"));
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_HAND_OVER);
    probe_shows(probe, "Ann's turn");
    probe_close(probe);
}

static void test_undo_does_not_reach_behind_the_call_that_was_answered(void **state)
{
    struct probe *probe;
    struct table *table = call_ann(&probe);
    (void)state;
    probe_press(probe, "u"); /* Ben thinks again */
    assert_int_equal(table->stage, STAGE_DEPLOYING);
    probe_press(probe, "U");
    assert_int_equal(table->stage, STAGE_CALLING);
    probe_press(probe, "<Enter>");
    assert_false(table_can_undo(table));
    struct game asked = table->session.game;
    probe_press(probe, "u<Esc>"); /* all would have to agree */
    assert_memory_equal(&table->session.game, &asked, sizeof asked);
    probe_press(probe, "s<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    probe_press(probe, "u"); /* Ann thinks again */
    assert_int_equal(table->stage, STAGE_DECIDING);
    assert_memory_equal(&table->session.game, &asked, sizeof asked);
    assert_false(table_can_undo(table));
    probe_press(probe, "U");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(player_of(table, 0)->score, 4);
    probe_close(probe);
}

static void test_keys_are_dead_after_a_call(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, others_castle);
    (void)state;
    probe_press(probe, "<Enter>");
    long long passed = probe->around.now;
    probe_press(probe, "p");
    assert_int_equal(table->stage, STAGE_CALLING);
    probe->around.now = passed + KEY_GUARD - 1;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_CALLING);
    probe->around.now = passed + KEY_GUARD;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_close(probe);
}

static void test_decision_at_hand_is_asked_after_loading(void **state)
{
    static char text[1024];
    struct probe *probe;
    (void)state;
    snprintf(text, sizeof text, "%s2 pass\n", others_castle);
    struct table *table = played_table_at(&probe, text);
    assert_int_equal(table->stage, STAGE_CALLING);
    assert_false(table_can_undo(table));
    probe_press(probe, "<Enter><Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_int_equal(player_of(table, 0)->castles, 2);
    probe_close(probe);
}

/* Ann's road and Ben's are completed in the fief of Ann's castle. */
static const char claim[] =
    HEAD "\n- draw CRFF.gate\n1 place 0,-1 s\n1 deploy meeple city s\n1 castle\n- draw CFFF\n"
         "2 place -1,0 n\n2 bridge -1,0 ew\n2 deploy meeple road e\n- draw FFFF.m\n1 place -1,1 n\n"
         "1 pass\n- draw CFCR.gate\n2 place -1,-1 s\n2 deploy meeple city n\n";

static unsigned marks_on(const struct table *table, enum board_mark_kind kind)
{
    struct board_scene scene = table_scene(table);
    return board_scene_count(&scene, kind);
}

static uint16_t lit_node(const struct table *table)
{
    struct board_scene scene = table_scene(table);
    const struct board_mark *lit = board_scene_find(&scene, BOARD_MARK_LIT);
    return lit != NULL ? lit->node : NO_NODE;
}

static void test_CA7_castles_owner_chooses_what_it_scores_by(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, claim);
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    assert_int_equal(table->deciding->choice.count, 2);
    probe_shows(probe, "Ann: choose what your castle scores");
    uint16_t first = lit_node(table);
    probe_press(probe, "2");
    assert_int_equal(table->deciding->chosen, 1);
    uint16_t second = lit_node(table);
    const struct features *features = &table->session.game.features;
    assert_int_not_equal(feature_root(features, first), feature_root(features, second));
    assert_int_equal(marks_on(table, BOARD_MARK_DISTRICT), 1);
    int points = table->deciding->choice.points[1], before = player_of(table, 0)->score;
    struct feature_summary summary = feature_summary_of(&table->session.game, second);
    probe_press(probe, "<Enter>");
    assert_int_equal(player_of(table, 0)->score, before + points);
    struct score_table final = score_table_of(&table->log, &table->session.head.options);
    assert_int_equal(final.during[0][FROM_CASTLES], points);
    assert_int_equal(final.total[0], player_of(table, 0)->score);
    for (size_t at = 0; at < table->log.count; at++) /* its owner was paid: that is no news */
        if (table->log.entry[at].event.type == EVENT_HOME)
            assert_true(table->log.entry[at].minor);
    assert_true(is_logged(table, summary.kind == FEATURE_CITY
                                     ? "Ann's castle, for the city, 2 tiles"
                                     : "Ann's castle, for the road"));
    assert_int_equal(table->stage, STAGE_DONE);
    probe_close(probe);
}

/* Two castles of Ann's score in one wave and stand in the fief of a third one of hers. */
static const char claim_of_castles[] =
    HEAD "\n"
         "- draw CCFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 castle\n- draw CcRF.gate\n"
         "2 place 0,-2 w\n2 deploy meeple city n\n- draw CRRR\n1 place 1,-2 s\n"
         "1 deploy meeple city s\n- draw CcFR.gate\n2 place 2,-2 n\n2 deploy meeple road w\n"
         "2 home\n- draw CcFR.gate\n1 place 2,-3 e\n1 deploy meeple road n\n- draw CFRF.t\n"
         "2 place 2,-1 w\n2 deploy meeple city w\n- draw CFFF\n1 place -1,-1 e\n"
         "1 deploy meeple city e\n1 castle\n- draw CCFF\n2 place 1,-1 n\n"
         "2 deploy meeple field sse\n2 castle\n1 castle\n- draw CRFF.gate\n1 place 3,-1 s\n"
         "1 deploy meeple road w\n";

static void test_CA8_castle_may_score_by_a_castle(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, claim_of_castles);
    (void)state;
    const struct game *game = &table->session.game;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->stage, STAGE_DECIDING);
    unsigned castles = 0;
    for (unsigned choice = 0; choice < table->deciding->choice.count; choice++) {
        unsigned castle = game_castle_of(game, table->deciding->choice.node[choice]);
        if (castle == CASTLES_MAX)
            continue;
        castles++;
        assert_int_equal(table->deciding->choice.points[choice],
                         game->castles.castle[castle].points);
        assert_true(table->deciding->choice.points[choice] > 0);
    }
    assert_int_equal(castles, table->deciding->choice.count);
    probe_shows(probe, "For the castle: ");
    int before = player_of(table, table->deciding->choice.player)->score;
    int points = table->deciding->choice.points[0];
    unsigned player = table->deciding->choice.player;
    probe_press(probe, "<Enter>");
    assert_true(player_of(table, player)->score >= before + points); /* others may follow */
    char text[64];
    snprintf(text, sizeof text, points == 1 ? "%d point: %s" : "%d points: %s", points,
             table->seats.seat[player].name);
    strcat(text, "'s castle, for the castle");
    assert_true(is_logged(table, text));
    probe_close(probe);
}

/* Whether a substance is visible on the board, in that tone. */
static bool is_painted(struct probe *probe, enum substance substance, enum board_tone tone)
{
    const struct canvas *canvas = &probe->canvas;
    uint16_t light = board_ink((struct pixel){.substance = (uint8_t)substance}, tone);
    uint16_t dark = board_ink((struct pixel){.substance = (uint8_t)substance, .rim = 1}, tone);
    for (int cell = 0; cell < canvas->rows * canvas->cols; cell++)
        if (canvas->cell[cell].ink == light || canvas->cell[cell].paper == light ||
            canvas->cell[cell].ink == dark || canvas->cell[cell].paper == dark)
            return true;
    return false;
}

static void test_bridges_are_painted_ghosts_lit(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, needs_bridge);
    (void)state;
    probe_press(probe, "<Enter>");
    assert_false(is_painted(probe, SUBSTANCE_BRIDGE_DECK, TONE_LIT));
    go_to(probe, table, (struct square){1, 0});
    assert_true(is_painted(probe, SUBSTANCE_BRIDGE_DECK, TONE_LIT));
    probe_press(probe, "<Enter>p");
    assert_false(is_painted(probe, SUBSTANCE_BRIDGE_DECK, TONE_LIT));
    assert_true(is_painted(probe, SUBSTANCE_BRIDGE_DECK, TONE_PLAIN));
    probe_press(probe, "x"); /* on the tile placed last: its bridge comes last */
    assert_true(is_painted(probe, SUBSTANCE_BRIDGE_DECK, TONE_DIM));
    while (table->inspection->segment != SEGMENT_TRACK)
        probe_press(probe, "<Tab>");
    assert_true(is_painted(probe, SUBSTANCE_BRIDGE_DECK, TONE_LIT));
    probe_close(probe);
}

static void test_castles_are_painted_once_they_are_built(void **state)
{
    struct probe *probe;
    (void)state;
    call_ann(&probe);
    probe_press(probe, "<Enter>");
    assert_false(is_painted(probe, SUBSTANCE_CASTLE_ROOF, TONE_PLAIN));
    probe_press(probe, "c<Enter>");
    assert_true(is_painted(probe, SUBSTANCE_CASTLE_ROOF, TONE_PLAIN));
    probe_press(probe, "us<Enter>");
    assert_false(is_painted(probe, SUBSTANCE_CASTLE_ROOF, TONE_PLAIN));
    probe_close(probe);
}

/* The gate's city is incomplete at first and complete once a tile lies behind it. */
static void test_DB2_drawbridges_are_painted_as_they_are(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, HEAD "\n- draw CRFF.gate\n");
    (void)state;
    probe_press(probe, "<Enter>");
    while (!square_equal(placing_move(table->placing).at, (struct square){0, -1}) ||
           table->placing->orientation != EDGE_S) {
        assert_true(is_painted(probe, SUBSTANCE_DRAWBRIDGE, TONE_PLAIN));
        probe_press(probe,
                    placing_ways(table->placing) > 1 &&
                            square_equal(placing_move(table->placing).at, (struct square){0, -1})
                        ? "r"
                        : "<Tab>");
    }
    probe_press(probe, "<Enter>p");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_true(is_painted(probe, SUBSTANCE_DRAWBRIDGE_UP, TONE_PLAIN));
    assert_false(is_painted(probe, SUBSTANCE_DRAWBRIDGE, TONE_PLAIN));
    probe_close(probe);
}

static void test_castle_is_foretold(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, HEAD "\n- draw CFCR.gate\n1 place 0,1 w\n1 deploy meeple city w\n"
                                     "- draw CCCR\n");
    (void)state;
    probe_press(probe, "<Enter>");
    go_to(probe, table, (struct square){-1, 1});
    for (unsigned turns = 0; table->placing->orientation != EDGE_E && turns < 4; turns++)
        probe_press(probe, "r");
    probe_shows(probe, "Completes: castle possible for Ann; city 4 for Ann");
    probe_close(probe);
}

static const char crossing[] = HEAD "\n- draw CcFR.gate\n1 place 1,0 n\n1 deploy meeple road w\n"
                                    "- draw CccR\n2 place -1,0 s\n2 deploy meeple city n\n";

static void test_DB3_follower_crosses_and_is_seen_to(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, crossing);
    (void)state;
    assert_int_equal(table->stage, STAGE_CALLING);
    probe_press(probe, "<Enter>");
    probe_shows(probe, "Ann: cross a lowered drawbridge?");
    probe_shows(probe, "City, 1 tile, 2 open; no followers: it becomes yours");
    const struct followers *standing = &table->session.game.followers;
    struct board_scene scene = table_scene(table);
    const struct board_mark *choice = board_scene_find(&scene, BOARD_MARK_CHOICE);
    assert_non_null(choice);
    assert_int_equal(choice->player, 0);
    assert_int_equal(marks_on(table, BOARD_MARK_OFFER), 0);
    assert_int_equal(marks_on(table, BOARD_MARK_FOLLOWER), standing->count - 1);
    const struct board_mark *other = board_scene_find(&scene, BOARD_MARK_FOLLOWER);
    for (unsigned f = 0; f + 1 < standing->count; f++)
        assert_int_not_equal(other[f].node,
                             standing->follower[table->deciding->choice.follower].node);
    probe_press(probe, "h");
    assert_int_equal(marks_on(table, BOARD_MARK_FOLLOWER), standing->count);
    assert_int_equal(marks_on(table, BOARD_MARK_CHOICE), 0);
    assert_int_equal(marks_on(table, BOARD_MARK_OFFER), 1);
    probe_shows(probe, "The follower returns home to Ann.");
    probe_press(probe, "1<Enter>");
    assert_int_equal(table->stage, STAGE_DONE);
    assert_true(is_logged(table, "Ann: follower crosses the drawbridge into a city"));
    const struct followers *followers = &table->session.game.followers;
    bool is_knight = false;
    for (unsigned f = 0; f < followers->count; f++)
        is_knight |=
            followers->follower[f].player == 0 &&
            game_feature_kind(&table->session.game, followers->follower[f].node) == FEATURE_CITY;
    assert_true(is_knight);
    probe_press(probe, "u");
    assert_int_equal(table->stage, STAGE_DECIDING);
    probe_press(probe, "h<Enter>");
    assert_true(is_logged(table, "Ann: follower returns"));
    probe_close(probe);
}

/* Three gates to choose from; one of the cities is Ben's. */
static const char three_gates[] = HEAD "\n- draw CcFR.gate\n1 place 1,0 n\n1 deploy meeple road w\n"
                                       "- draw CFCR.gate\n2 place -1,0 s\n2 deploy meeple city n\n";

static void test_DB3_effect_on_the_majority_is_told(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, three_gates);
    (void)state;
    probe_press(probe, "<Enter>");
    assert_int_equal(table->deciding->choice.count, 4);
    bool shares = false, takes = false;
    for (unsigned choice = 0; choice < 3; choice++) {
        shares |= probe_has(probe, "Ben 1: you would share it");
        takes |= probe_has(probe, "no followers: it becomes yours");
        probe_press(probe, "<Tab>");
    }
    assert_true(shares && takes);
    assert_int_equal(deciding_move(table->deciding).verb, VERB_HOME);
    probe_press(probe, "<Tab>");
    assert_int_equal(table->deciding->chosen, 0);
    probe_close(probe);
}

/* Who may still cross has been paid already. */
/* Two followers on one segment are both to be seen. */
static void test_followers_on_one_segment_stand_beside_each_other(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, three_gates);
    (void)state;
    probe_press(probe, "<Enter>");
    while (!probe_has(probe, "you would share it"))
        probe_press(probe, "<Tab>");
    assert_true(deciding_move(table->deciding).verb == VERB_CROSS);
    probe_press(probe, "<Enter>");
    const struct followers *followers = &table->session.game.followers;
    assert_int_equal(followers->follower[0].node, followers->follower[1].node);
    probe->around.depth = DEPTH_MONO;
    probe->around.unicode = false;
    assert_true(probe_has(probe, "BA") || probe_has(probe, "AB"));
    probe_close(probe);
}

static void test_DB3_projection_does_not_pay_the_road_twice(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, crossing);
    int scores[PLAYERS_MAX];
    (void)state;
    projection_scores(&table->session.game, scores);
    assert_int_equal(scores[0], player_of(table, 0)->score);
    probe_close(probe);
}

static void test_inspecting_stops_at_bridges_and_frames_fiefs(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, claim);
    (void)state;
    struct game *game = &table->session.game;
    table->mode = MODE_INSPECT;
    tile_number bridged = board_tile_at(&game->board, (struct square){-1, 0});
    unsigned stops = tile_kinds[game->board.tile[bridged].kind].segments + 1u;
    bool seen = false;
    *table->inspection = (struct inspection){.tile = bridged};
    for (unsigned stop = 0; stop < stops; stop++) {
        seen |= inspect_node(table->inspection, game) == feature_track_node(0);
        probe_press(probe, "<Tab>");
    }
    assert_true(seen);
    assert_int_equal(table->inspection->segment, 0);
    inspect_step(table->inspection, game, -1);
    assert_int_equal(table->inspection->segment, SEGMENT_TRACK);
    *table->inspection = (struct inspection){.tile = game->castles.castle[0].tile[0]};
    while (game_feature_kind(game, inspect_node(table->inspection, game)) != FEATURE_CASTLE)
        probe_press(probe, "<Tab>");
    probe_shows(probe, "Ann's castle: scores the next feature");
    assert_int_equal(marks_on(table, BOARD_MARK_DISTRICT), 1);
    probe_close(probe);
}

static void test_finished_castle_says_what_it_scored(void **state)
{
    struct probe *probe;
    static char text[1024];
    (void)state;
    snprintf(text, sizeof text, "%s1 claim -1,-1 city s\n", claim);
    struct table *table = played_table_at(&probe, claim);
    probe_press(probe, "<Enter><Enter><Enter><Enter>");
    const struct castle *castle = &table->session.game.castles.castle[0];
    assert_int_equal(castle->wave, CASTLE_SCORED);
    struct feature_summary summary = feature_summary_of(&table->session.game, castle->node);
    assert_int_equal(summary.points, castle->points);
    assert_true(castle->points > 0);
    assert_non_null(
        strstr(wording_feature(&summary, &table->seats).text, "Ann's castle: has scored"));
    probe_close(probe);
}

/* The stage of whatever has none of its own, made to ask what others ask otherwise. */
static void decide_generally(struct table *table)
{
    table->stage = STAGE_DECIDING;
    deciding_begin(table->deciding, &table->session.game);
}

static void test_any_list_of_squares_can_be_decided(void **state)
{
    struct probe *probe;
    struct table *table = played_table_at(&probe, needs_bridge);
    (void)state;
    probe_press(probe, "<Enter>");
    decide_generally(table);
    struct deciding *deciding = table->deciding;
    probe_shows(probe, "Ann decides");
    probe_shows(probe, "Choose one");
    probe_shows(probe, "1 place ");
    probe_press(probe, "2");
    assert_int_equal(deciding->chosen, 1);
    struct square last = deciding->choice.move[deciding->choice.count - 1].at, at;
    probe_press(probe, "<Shift-Tab><Shift-Tab>");
    assert_int_equal(deciding->chosen, deciding->choice.count - 1);
    assert_true(deciding_place(deciding, &table->session.game, deciding->chosen, &at));
    probe_press(probe, "<Up>"); /* by direction */
    struct square above = deciding->choice.move[deciding->chosen].at;
    assert_true(square_equal(above, at) || above.y < at.y);
    deciding_choose(deciding, deciding->choice.count);
    assert_true(square_equal(at, last) && square_equal(table_focus(table), last));
    probe_press(probe, ";");
    assert_int_equal(table->mode, MODE_LABELS);
    probe_press(probe, "c");
    assert_int_equal(table->mode, MODE_NONE);
    assert_int_equal(deciding->chosen, 2);
    struct move move = deciding_move(deciding);
    probe_press(probe, "<Enter>");
    assert_int_equal(table->session.game.board.tiles, 2);
    assert_true(square_equal(table->session.game.board.tile[1].at, move.at));
    probe_close(probe);
}

/* An action of which the screen knows nothing but its name: the board is as it is, and what a set
 * would offer is put among the bridges by hand. */
static void test_actions_without_a_row_are_offered_in_general_words(void **state)
{
    const struct table_action *any = action_of(VERB_PASS), *bridge = action_of(VERB_BRIDGE);
    struct deploying deploying = {.offers = 2, .may_pass = true};
    struct square at;
    (void)state;
    deploying.move[0] = move_plain(VERB_DISCARD);
    deploying.move[1] = move_plain(VERB_DISCARD);
    assert_ptr_equal(action_of_offers(&deploying), any);
    assert_string_equal(any->heading[deploying_beside(&deploying)], "Do something?");
    assert_false(action_place(&deploying, deploying.move[1], &at));
    deploying.move[1].at = (struct square){2, 1};
    assert_true(action_place(&deploying, deploying.move[1], &at));
    assert_true(square_equal(at, deploying.move[1].at));
    deploying.move[0] = deploying.move[1] = move_with(VERB_BRIDGE, DIRECTION_NS);
    assert_ptr_equal(action_of_offers(&deploying), bridge);
    assert_int_equal(action_letter(VERB_BRIDGE), 'b');
    deploying.move[1] = move_plain(VERB_DISCARD);
    assert_ptr_equal(action_of_offers(&deploying), any);
    deploying_step_action(&deploying, VERB_DISCARD);
    assert_int_equal(deploying.chosen, 1);
    deploying_step(&deploying, 1);
    assert_int_equal(deploying_move(&deploying).verb, VERB_PASS);
}

/* More than the panel has lines for: what is chosen is always among those seen. */
static void test_any_list_of_outcomes_can_be_decided(void **state)
{
    struct probe *probe;
    struct table *table =
        played_table_at(&probe, "bastide: 1\nplayer: Ann\nplayer: Ben\nsets: base\n"
                                "chance: manual\n\n");
    (void)state;
    decide_generally(table);
    struct deciding *deciding = table->deciding;
    assert_true(deciding->choice.count > 16);
    for (unsigned choice = 0; choice < deciding->choice.count; choice++) {
        char text[MOVE_TEXT_SIZE];
        assert_int_equal(deciding->chosen, choice);
        move_print(&table->session.game, deciding_move(deciding), text);
        probe_shows(probe, text);
        probe_press(probe, "<Tab>");
    }
    assert_int_equal(deciding->chosen, 0);
    probe_press(probe, "3<Enter>");
    assert_int_equal(game_hand(&table->session.game), deciding->choice.move[2].arg);
    probe_close(probe);
}

static void test_screens_of_the_decisions(void **state)
{
    static const struct {
        const char *record, *keys, *name;
    } screens[] = {
        {needs_bridge, "<Enter><Tab>", "bridge_needed"},
        {fits_only_with_bridge, "<Enter>", "bridge_or_aside"},
        {may_build, "<Enter>b", "bridge_offered"},
        {others_castle, "<Enter>p", "castle_call"},
        {others_castle, "<Enter>p<Enter>", "castle"},
        {claim, "<Enter>", "castle_claim"},
        {crossing, "<Enter>", "drawbridge"},
        {three_gates, "<Enter>", "drawbridge_shared"},
    };
    (void)state;
    for (size_t s = 0; s < sizeof screens / sizeof screens[0]; s++) {
        struct probe *probe;
        char name[64];
        played_table_at(&probe, screens[s].record);
        probe_press(probe, screens[s].keys);
        probe_expect_sketch(probe, screens[s].name);
        probe->around.depth = DEPTH_MONO;
        probe->around.unicode = false;
        snprintf(name, sizeof name, "%s_glyphs", screens[s].name);
        probe_expect_sketch(probe, name);
        probe_close(probe);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_BR6_bridge_follows_its_tile_and_goes_with_it),
        cmocka_unit_test(test_BR6_plain_placing_builds_nothing),
        cmocka_unit_test(test_BR6_bridge_that_is_missing_is_asked_for),
        cmocka_unit_test(test_BR7_tile_that_needs_a_bridge_may_be_set_aside),
        cmocka_unit_test(test_BR7_tile_that_fits_is_not_set_aside),
        cmocka_unit_test(test_BR3_bridges_are_offered_beside_followers),
        cmocka_unit_test(test_bridge_timing_any_asks_after_deploying),
        cmocka_unit_test(test_CA2_own_small_city_is_asked_for_at_once),
        cmocka_unit_test(test_fief_that_is_asked_about_comes_into_view),
        cmocka_unit_test(test_CA2_another_player_is_called_by_name),
        cmocka_unit_test(test_undo_does_not_reach_behind_the_call_that_was_answered),
        cmocka_unit_test(test_keys_are_dead_after_a_call),
        cmocka_unit_test(test_decision_at_hand_is_asked_after_loading),
        cmocka_unit_test(test_CA7_castles_owner_chooses_what_it_scores_by),
        cmocka_unit_test(test_CA8_castle_may_score_by_a_castle),
        cmocka_unit_test(test_bridges_are_painted_ghosts_lit),
        cmocka_unit_test(test_castles_are_painted_once_they_are_built),
        cmocka_unit_test(test_DB2_drawbridges_are_painted_as_they_are),
        cmocka_unit_test(test_castle_is_foretold),
        cmocka_unit_test(test_DB3_follower_crosses_and_is_seen_to),
        cmocka_unit_test(test_DB3_effect_on_the_majority_is_told),
        cmocka_unit_test(test_followers_on_one_segment_stand_beside_each_other),
        cmocka_unit_test(test_DB3_projection_does_not_pay_the_road_twice),
        cmocka_unit_test(test_inspecting_stops_at_bridges_and_frames_fiefs),
        cmocka_unit_test(test_finished_castle_says_what_it_scored),
        cmocka_unit_test(test_any_list_of_squares_can_be_decided),
        cmocka_unit_test(test_any_list_of_outcomes_can_be_decided),
        cmocka_unit_test(test_actions_without_a_row_are_offered_in_general_words),
        cmocka_unit_test(test_screens_of_the_decisions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
