/* Moves and features as text: what is printed, what is read, and what is said of a bad text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/notation.h"
#include "text/setup.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

static struct game new_game_of(uint8_t players)
{
    struct game game;
    struct options options = options_default();
    options.players = players;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    return game;
}

static struct game new_game(void)
{
    return new_game_of(2);
}

static struct move read_move(const struct game *game, const char *text)
{
    struct move move = {.verb = VERBS_COUNT};
    struct bad_text bad;
    if (!move_parse(game, text, strlen(text), &move, &bad))
        fail_msg("'%s': %s", text, bad.reason);
    return move;
}

static void play(struct game *game, const char *text)
{
    assert_int_equal(game_apply(game, read_move(game, text), NULL), REFUSAL_NONE);
}

/* A game in which a tile of `kind` has just been placed, alone on the board and turned as asked. */
static struct game placed(kind_number kind, unsigned orientation)
{
    struct game game = new_game();
    board_clear(&game.board);
    features_clear(&game.features);
    struct neighbours neighbours;
    tile_number tile =
        board_lay(&game.board, (struct square){0, 0}, kind, orientation, &neighbours);
    features_add_tile(&game.features, &game.board, tile, &neighbours);
    game.turn.phase = PHASE_BUILD;
    game.turn.placed = 0;
    return game;
}

static void test_draws_of_every_kind(void **state)
{
    struct game game = new_game();
    char text[MOVE_TEXT_SIZE], expected[MOVE_TEXT_SIZE];
    (void)state;
    for (kind_number k = 0; k < tile_kinds_count; k++) {
        move_print(&game, move_draw(k), text);
        snprintf(expected, sizeof expected, "draw %s", tile_kinds[k].id);
        assert_string_equal(text, expected);
        assert_true(move_equal(read_move(&game, text), move_draw(k)));
    }
}

static void test_placements_far_and_near(void **state)
{
    static const struct {
        struct square at;
        unsigned orientation;
        const char *text;
    } rows[] = {
        {{0, 1}, EDGE_N, "place 0,1 n"},       {{-1, 0}, EDGE_E, "place -1,0 e"},
        {{0, -1}, EDGE_S, "place 0,-1 s"},     {{-12, 34}, EDGE_W, "place -12,34 w"},
        {{96, -96}, EDGE_N, "place 96,-96 n"},
    };
    struct game game = new_game();
    char text[MOVE_TEXT_SIZE];
    (void)state;
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        struct move move = move_place(rows[r].at, rows[r].orientation);
        move_print(&game, move, text);
        assert_string_equal(text, rows[r].text);
        assert_true(move_equal(read_move(&game, text), move));
    }
}

/* Prints as `text`, and `text` is read as the move. */
static void assert_written(const struct game *game, struct move move, const char *text)
{
    char printed[MOVE_TEXT_SIZE];
    move_print(game, move, printed);
    assert_string_equal(printed, text);
    assert_true(move_equal(read_move(game, text), move));
}

/* Whatever its arguments are: those of a set that comes are made of kinds that are known. */
static void test_every_verb_is_read_as_it_is_written(void **state)
{
    struct game game = placed(tile_set_start[SET_BASE], EDGE_N);
    (void)state;
    for (unsigned verb = 0; verb < VERBS_COUNT; verb++) {
        struct move move = move_plain((enum verb)verb);
        char text[MOVE_TEXT_SIZE];
        if (verb == VERB_PORTAL ||  /* on the tile just placed it is a deployment like any other */
            verb == VERB_GUARD ||   /* and this one needs a tower */
            verb == VERB_ACROBAT || /* this one a space for acrobats, */
            verb == VERB_LAND)      /* and here nobody comes down */
            continue;
        if (verb == VERB_ANIMAL || verb == VERB_SHEEP)
            move.arg = 1; /* no token is worth nothing */
        move_print(&game, move, text);
        assert_written(&game, move, text);
        assert_memory_equal(text, verb_name((enum verb)verb), strlen(verb_name((enum verb)verb)));
    }
}

static void test_moves_of_one_word(void **state)
{
    static const enum verb plain[] = {VERB_DISCARD, VERB_PASS, VERB_CASTLE, VERB_SCORE,
                                      VERB_HOME,    VERB_BUY,  VERB_SELL};
    static const char *const words[] = {"discard", "pass", "castle", "score",
                                        "home",    "buy",  "sell"};
    struct game game = new_game();
    (void)state;
    for (size_t v = 0; v < sizeof plain / sizeof *plain; v++)
        assert_written(&game, move_plain(plain[v]), words[v]);
}

/* CC: quarters have the words that people use. */
static void test_moves_into_carcassonne_and_out_of_it(void **state)
{
    static const char *const quarters[QUARTERS_COUNT] = {"castle", "market", "blacksmith",
                                                         "cathedral"};
    static struct game game;
    struct options options = options_default();
    char text[MOVE_TEXT_SIZE];
    (void)state;
    options.sets = 1u << SET_BASE | 1u << SET_COUNT;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++) {
        snprintf(text, sizeof text, "enter %s meeple", quarters[quarter]);
        assert_written(&game, move_enter((enum quarter)quarter, FIGURE_MEEPLE), text);
        snprintf(text, sizeof text, "count %s", quarters[quarter]);
        assert_written(&game, move_of_count((enum quarter)quarter), text);
    }
    assert_written(&game, move_join(FIGURE_MEEPLE, (struct square){-2, -1}, 0),
                   "join meeple -2,-1 road w");
    assert_written(&game, move_join(FIGURE_MEEPLE, (struct square){-2, 1}, 1),
                   "join meeple -2,1 field nnw");
}

static void test_bridges_run_two_ways(void **state)
{
    struct game game = new_game();
    (void)state;
    assert_written(&game, move_bridge((struct square){0, 1}, DIRECTION_NS), "bridge 0,1 ns");
    assert_written(&game, move_bridge((struct square){-3, 0}, DIRECTION_EW), "bridge -3,0 ew");
}

static void test_auctions_count_tiles_from_1(void **state)
{
    struct game game = new_game();
    (void)state;
    assert_written(&game, move_offer(0, 0), "offer 1 0");
    assert_written(&game, move_offer(5, 999), "offer 6 999");
    assert_written(&game, move_bid(1), "bid 1");
    assert_written(&game, move_bid(999), "bid 999");
    assert_written(&game, move_take(0), "take 1");
    assert_written(&game, move_take(5), "take 6");
}

/* As many tiles as there are players, and the longest IDs fit. */
static void test_reveals_have_a_tile_for_everybody(void **state)
{
    kind_number longest = 0;
    (void)state;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (strlen(tile_kinds[kind].id) > strlen(tile_kinds[longest].id))
            longest = kind;
    for (uint8_t players = PLAYERS_MIN; players <= PLAYERS_MAX; players++) {
        struct game game = new_game_of(players);
        struct move move = {.verb = VERB_REVEAL};
        char text[MOVE_TEXT_SIZE] = "reveal";
        for (unsigned t = 0; t < players; t++) {
            move.kinds[t] = t == 2 ? 0 : longest;
            strcat(strcat(text, " "), tile_kinds[move.kinds[t]].id);
        }
        assert_written(&game, move, text);
    }
}

/* On the start tile, which has a city in the north and a road from east to west. */
static void test_claims_and_crossings_name_a_square_and_a_feature(void **state)
{
    struct game game = new_game();
    struct square start = {0, 0};
    unsigned road = tile_kinds[tile_set_start[SET_BASE]].at_edge[EDGE_E];
    unsigned city = tile_kinds[tile_set_start[SET_BASE]].at_edge[EDGE_N];
    (void)state;
    assert_written(&game, move_claim(start, road), "claim 0,0 road e");
    assert_written(&game, move_claim(start, city), "claim 0,0 city n");
    assert_written(&game, move_claim(start, CLAIM_CASTLE), "claim 0,0 castle");
    assert_written(&game, move_claim(start, CLAIM_CASTLE_ACROSS + EDGE_S), "claim 0,0 castle s");
    assert_written(&game, move_cross(start, city), "cross 0,0 city n");
    assert_true(move_equal(read_move(&game, "claim 0,0 road w"), move_claim(start, road)));
}

/* A bridge is a road from its one end to its other; the fields under it keep their names. */
static void test_bridges_are_roads_on_their_tile(void **state)
{
    static const char *const ends[DIRECTIONS][2] = {{"road n", "road s"}, {"road e", "road w"}};
    (void)state;
    for (unsigned d = 0; d < DIRECTIONS; d++) {
        struct game game = placed(tile_kind_find("FFFF.m"), EDGE_E);
        board_add_track(&game.board, 0, (enum direction)d);
        features_add_track(&game.features, &game.board, 0);
        char feature[FEATURE_TEXT_SIZE], text[64];
        feature_print(&game, feature_track_node(0), feature);
        assert_string_equal(feature, ends[d][0]);
        snprintf(text, sizeof text, "deploy meeple %s", ends[d][0]);
        assert_written(&game, move_deploy(FIGURE_MEEPLE, SEGMENT_TRACK), text);
        snprintf(text, sizeof text, "deploy meeple %s", ends[d][1]);
        assert_int_equal(read_move(&game, text).arg, SEGMENT_TRACK);
        struct bad_text bad;
        struct move move;
        snprintf(text, sizeof text, "deploy meeple %s", ends[1 - d][0]);
        assert_false(move_parse(&game, text, strlen(text), &move, &bad));
        assert_string_equal(bad.reason + strlen(bad.reason) - 27, "no such feature on the tile");
        for (unsigned h = 0; h < HALF_EDGES; h++) {
            snprintf(text, sizeof text, "deploy meeple field %s", half_edge_names[h]);
            assert_int_equal(read_move(&game, text).arg,
                             tile_segment_at_half(game.board.tile[0].kind, EDGE_E, h));
        }
    }
}

/* The name that a segment must be printed with, found by going round the tile. */
static void name_segment(kind_number kind, unsigned orientation, unsigned s, char name[32])
{
    static const char *const words[FEATURE_KINDS] = {
        [FEATURE_ROAD] = "road",         [FEATURE_CITY] = "city",
        [FEATURE_FIELD] = "field",       [FEATURE_MONASTERY] = "monastery",
        [FEATURE_TOWER] = "tower",       [FEATURE_GARDEN] = "garden",
        [FEATURE_ACROBATS] = "acrobats", [FEATURE_ABBOTS] = "monastery lying",
    };
    const struct segment *segment = &tile_kinds[kind].segment[s];
    unsigned inner = 0;
    for (unsigned before = 0; before < s; before++)
        inner += tile_kinds[kind].segment[before].kind == FEATURE_FIELD &&
                 tile_kinds[kind].segment[before].halves == 0;
    snprintf(name, 32, "%s%s%s", words[segment->kind],
             segment->kind == FEATURE_FIELD ? " inner" : "",
             segment->kind == FEATURE_FIELD && inner > 0 ? "2" : "");
    for (unsigned place = 0; place < HALF_EDGES; place++) {
        bool here = segment->halves >> ((place + 8 - 2 * orientation) % 8) & 1u;
        bool is_shared = tile_splits(kind, orientation) >> place / 2 & 1u; /* it names neither */
        bool edge = place % 2 == 0 && !is_shared &&
                    (segment->edges >> ((place / 2 + 4 - orientation) % 4) & 1u);
        if (!here && !edge)
            continue;
        snprintf(name, 32, "%s %s", words[segment->kind],
                 here ? half_edge_names[place] : edge_names[place / 2]);
        return;
    }
}

static void test_features_are_named_by_their_first_place_from_north(void **state)
{
    (void)state;
    for (kind_number k = 0; k < tile_kinds_count; k++)
        for (unsigned o = 0; o < EDGES; o++) {
            struct game game = placed(k, o);
            for (unsigned s = 0; s < tile_kinds[k].segments; s++) {
                char name[32], feature[FEATURE_TEXT_SIZE], text[MOVE_TEXT_SIZE], move[64];
                name_segment(k, o, s, name);
                feature_print(&game, (uint16_t)s, feature);
                assert_string_equal(feature, name);
                move_print(&game, move_deploy(FIGURE_MEEPLE, s), text);
                snprintf(move, sizeof move, "deploy meeple %s", name);
                assert_string_equal(text, move);
                assert_true(move_equal(read_move(&game, text), move_deploy(FIGURE_MEEPLE, s)));
            }
        }
}

/* Any edge or half-edge of a segment names it. */
static void test_features_are_read_by_any_of_their_places(void **state)
{
    (void)state;
    for (kind_number k = 0; k < tile_kinds_count; k++)
        for (unsigned o = 0; o < EDGES; o++) {
            struct game game = placed(k, o);
            char text[64];
            for (unsigned h = 0; h < HALF_EDGES; h++) {
                unsigned s = tile_segment_at_half(k, o, h);
                if (s == NO_SEGMENT)
                    continue;
                snprintf(text, sizeof text, "deploy meeple field %s", half_edge_names[h]);
                assert_int_equal(read_move(&game, text).arg, s);
            }
            for (unsigned e = 0; e < EDGES; e++) {
                unsigned s = tile_segment_at_edge(k, o, e);
                if (s == NO_SEGMENT || tile_splits(k, o) >> e & 1u)
                    continue;
                snprintf(text, sizeof text, "deploy meeple %s %s",
                         tile_kinds[k].segment[s].kind == FEATURE_CITY ? "city" : "road",
                         edge_names[e]);
                assert_int_equal(read_move(&game, text).arg, s);
            }
        }
}

static void test_features_on_other_tiles_are_named_as_they_lie(void **state)
{
    struct game game = new_game();
    char text[FEATURE_TEXT_SIZE];
    (void)state;
    play(&game, "draw CcRr");
    play(&game, "place 0,-1 s");
    uint16_t first = game.board.tile[1].first_node;
    feature_print(&game,
                  (uint16_t)(first + tile_segment_at_edge(game.board.tile[1].kind, EDGE_S, EDGE_E)),
                  text);
    assert_string_equal(text, "road n");
    feature_print(&game, feature_node_at_edge(&game.board, 0, EDGE_W), text);
    assert_string_equal(text, "road e");
    feature_print(&game, feature_node_at_half(&game.board, 0, HALF_WSW), text);
    assert_string_equal(text, "field ese");
}

static void test_blanks_around_words_are_read(void **state)
{
    struct game game = new_game();
    (void)state;
    assert_true(move_equal(read_move(&game, "  place   0,1\tn  "),
                           move_place((struct square){0, 1}, EDGE_N)));
}

static void test_a_text_ends_where_its_length_says(void **state)
{
    struct game game = new_game();
    struct move move;
    struct bad_text bad;
    (void)state;
    assert_true(move_parse(&game, "place 0,1 north", 11, &move, &bad));
    assert_int_equal(move.arg, EDGE_N);
    assert_false(move_parse(&game, "pass", 3, &move, &bad));
    assert_false(move_parse(&game, "pass", 0, &move, &bad));
}

#define ANY_MOVE                                                                                   \
    "a move: draw abbey reveal place discard bridge mage witch deploy pass castle score claim "    \
    "cross drive "                                                                                 \
    "home offer bid buy sell take remove fairy dragon tower capture exchange ransom retrieve "     \
    "pyramid sheep wolf grow stable animal fly die land join enter count escape figure message "   \
    "deliver seal recall"

struct bad_move {
    const char *text;
    size_t column;
    const char *reason;
};

/* In a game in which CRRR has been placed on 0,-1 turned to s: roads n, e and w, city s. */
static const struct bad_move bad_moves[] = {
    {"", 1, "the move ends too soon: expected " ANY_MOVE},
    {"plaze 0,1 n", 1, "'plaze': expected " ANY_MOVE},
    {"PASS", 1, "'PASS': expected " ANY_MOVE},
    {"passs", 1, "'passs': expected " ANY_MOVE},
    {"pass now", 6, "'now': expected the move to end here"},
    {"discard CFFF", 9, "'CFFF': expected the move to end here"},
    {"draw", 5, "the move ends too soon: expected the ID of a tile such as CRFr"},
    {"draw FCFF", 6, "'FCFF': expected the ID of a tile such as CRFr"},
    {"draw CFFFCFFFCFFFCFFFCFFF", 6,
     "'CFFFCFFFCFFFCFFFCFFF': expected the ID of a tile such as CRFr"},
    {"draw CFFF CFFF", 11, "'CFFF': expected the move to end here"},
    {"place", 6, "the move ends too soon: expected a square X,Y such as 0,-1"},
    {"place n", 7, "'n': expected a square X,Y such as 0,-1"},
    {"place 0 1 n", 7, "'0': expected a square X,Y such as 0,-1"},
    {"place 0,1,2 n", 7, "'0,1,2': expected a square X,Y such as 0,-1"},
    {"place ,1 n", 7, "',1': expected a square X,Y such as 0,-1"},
    {"place 0, n", 7, "'0,': expected a square X,Y such as 0,-1"},
    {"place +1,0 n", 7, "'+1,0': expected a square X,Y such as 0,-1"},
    {"place 01,0 n", 7, "'01,0': expected a square X,Y such as 0,-1"},
    {"place -0,0 n", 7, "'-0,0': expected a square X,Y such as 0,-1"},
    {"place 1251,0 n", 7, "'1251,0': expected a square X,Y such as 0,-1"},
    {"place 0,-1251 n", 7, "'0,-1251': expected a square X,Y such as 0,-1"},
    {"place 4294967296,0 n", 7, "'4294967296,0': expected a square X,Y such as 0,-1"},
    {"place 0,1", 10,
     "the move ends too soon: expected where the tile's north edge points: n e s w"},
    {"place 0,1 x", 11, "'x': expected where the tile's north edge points: n e s w"},
    {"place 0,1 nn", 11, "'nn': expected where the tile's north edge points: n e s w"},
    {"place 0,1 n e", 13, "'e': expected the move to end here"},
    {"deploy", 7, "the move ends too soon: expected a figure: meeple"},
    {"deploy knight city n", 8, "'knight': expected a figure: meeple"},
    {"deploy meeple", 14,
     "the move ends too soon: expected a feature: road, city, field or monastery"},
    {"deploy meeple river n", 15, "'river': expected a feature: road, city, field or monastery"},
    {"deploy meeple road", 19, "the move ends too soon: expected an edge: n e s w"},
    {"deploy meeple road nnw", 20, "'nnw': expected an edge: n e s w"},
    {"deploy meeple field n", 21, "'n': expected a half-edge: nnw nne ene ese sse ssw wsw wnw"},
    {"deploy meeple road s", 15, "'road s': no such feature on the tile"},
    {"deploy meeple city n", 15, "'city n': no such feature on the tile"},
    {"deploy meeple field sse", 15, "'field sse': no such feature on the tile"},
    {"deploy meeple monastery", 15, "'monastery': no such feature on the tile"},
    {"deploy meeple road n e", 22, "'e': expected the move to end here"},
    {"reveal", 7, "the move ends too soon: expected the ID of a tile such as CRFr"},
    {"reveal CFFF", 12, "the move ends too soon: expected the ID of a tile such as CRFr"},
    {"reveal CFFF CRFx", 13, "'CRFx': expected the ID of a tile such as CRFr"},
    {"reveal CFFF CFFF CFFF", 18, "'CFFF': expected the move to end here"},
    {"bridge ns", 8, "'ns': expected a square X,Y such as 0,-1"},
    {"bridge 0,0", 11, "the move ends too soon: expected the direction of the bridge: ns or ew"},
    {"bridge 0,0 n", 12, "'n': expected the direction of the bridge: ns or ew"},
    {"bridge 0,0 ns ew", 15, "'ew': expected the move to end here"},
    {"castle 0,0", 8, "'0,0': expected the move to end here"},
    {"score 4", 7, "'4': expected the move to end here"},
    {"claim", 6, "the move ends too soon: expected a square X,Y such as 0,-1"},
    {"claim castle", 7, "'castle': expected a square X,Y such as 0,-1"},
    {"claim  9,9 castle", 8, "'9,9': expected a square with a tile"},
    {"claim 0,0 castle x", 18, "'x': expected an edge: n e s w"},
    {"claim 0,0 castle n e", 20, "'e': expected the move to end here"},
    {"claim 0,0 wall", 11, "'wall': expected a feature: road, city, field or monastery"},
    {"claim 0,0 road", 15, "the move ends too soon: expected an edge: n e s w"},
    {"cross 0,0 castle", 11, "'castle': expected a feature: road, city, field or monastery"},
    {"cross 0,0 city s", 11, "'city s': no such feature on the tile"},
    {"cross 0,1 city n", 7, "'0,1': expected a square with a tile"},
    {"offer 1", 8, "the move ends too soon: expected a number of points from 0 to 999"},
    {"offer 0 1", 7, "'0': expected the number of a revealed tile, from 1"},
    {"offer 7 1", 7, "'7': expected the number of a revealed tile, from 1"},
    {"offer 1 1000", 9, "'1000': expected a number of points from 0 to 999"},
    {"offer 1 -1", 9, "'-1': expected a number of points from 0 to 999"},
    {"bid", 4, "the move ends too soon: expected a number of points from 0 to 999"},
    {"bid 01", 5, "'01': expected a number of points from 0 to 999"},
    {"bid 5 points", 7, "'points': expected the move to end here"},
    {"take", 5, "the move ends too soon: expected the number of a revealed tile, from 1"},
    {"take CFFF", 6, "'CFFF': expected the number of a revealed tile, from 1"},
    {"buy 1", 5, "'1': expected the move to end here"},
    {"enter", 6, "the move ends too soon: expected a quarter: castle market blacksmith cathedral"},
    {"enter wall meeple", 7, "'wall': expected a quarter: castle market blacksmith cathedral"},
    {"enter market", 13, "the move ends too soon: expected a figure: meeple"},
    {"enter market knight", 14, "'knight': expected a figure: meeple"},
    {"count 1", 7, "'1': expected a quarter: castle market blacksmith cathedral"},
    {"count market meeple", 14, "'meeple': expected the move to end here"},
    {"join 0,0 road e", 6, "'0,0': expected a figure: meeple"},
    {"join meeple castle", 13, "'castle': expected a square X,Y such as 0,-1"},
    {"join meeple 0,1 road e", 13, "'0,1': expected a square with a tile"},
    {"join meeple 0,0 city s", 17, "'city s': no such feature on the tile"},
    {"draw AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 6,
     "'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA': expected the ID of a tile such as CRFr"},
};

static void test_bad_moves_are_told_where_and_why(void **state)
{
    struct game game = new_game();
    (void)state;
    play(&game, "draw CRRR");
    play(&game, "place 0,-1 s");
    for (size_t b = 0; b < sizeof bad_moves / sizeof *bad_moves; b++) {
        struct move move = move_draw(7);
        struct bad_text bad = {.reason = "none"};
        if (move_parse(&game, bad_moves[b].text, strlen(bad_moves[b].text), &move, &bad))
            fail_msg("'%s' is read", bad_moves[b].text);
        assert_string_equal(bad.reason, bad_moves[b].reason);
        assert_int_equal(bad.column, bad_moves[b].column);
        assert_int_equal(bad.line, 0);
        assert_true(move_equal(move, move_draw(7)));
    }
}

/* Names that only some games and tiles have. */
static void test_a_game_with_more_figures_lists_them(void **state)
{
    static const struct {
        const char *text, *reason;
    } rows[] = {
        {"deploy knight city n", "'knight': expected a figure: meeple large"},
        {"deploy builder city n", "'builder': expected a figure: meeple large"},
        {"deploy large field north",
         "'north': expected a half-edge (nnw nne ene ese sse ssw wsw wnw) or inner"},
        {"deploy large field", "the move ends too soon: expected a half-edge (nnw nne ene ese sse "
                               "ssw wsw wnw) or inner"},
        {"deploy large field nnw", "'field nnw': no such feature on the tile"},
    };
    struct options options = options_default();
    struct game game;
    (void)state;
    options.sets = 1u << SET_BASE | 1u << SET_INNS;
    assert_int_equal(game_start(&game, &options), REFUSAL_NONE);
    play(&game, "draw CCCC");
    play(&game, "place 0,-1 s");
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        struct move move;
        struct bad_text bad;
        assert_false(move_parse(&game, rows[r].text, strlen(rows[r].text), &move, &bad));
        assert_string_equal(bad.reason, rows[r].reason);
    }
    assert_int_equal(read_move(&game, "deploy large field inner").figure, FIGURE_LARGE);
}

static void test_nothing_is_deployed_before_a_tile_lies(void **state)
{
    struct game game = new_game();
    struct move move;
    struct bad_text bad;
    static const char text[] = "deploy meeple city n";
    (void)state;
    assert_false(move_parse(&game, text, strlen(text), &move, &bad));
    assert_string_equal(bad.reason, "no tile placed this turn to deploy on");
}

/* Cutting or changing a byte anywhere gives a move or a reason, never a crash. */
static void test_damaged_moves_are_read_safely(void **state)
{
    static const char *const texts[] = {"draw CcRr+",
                                        "place -10,11 w",
                                        "deploy meeple field nnw",
                                        "deploy meeple monastery",
                                        "discard",
                                        "reveal CcRr FFFR.b.i",
                                        "bridge -1,0 ns",
                                        "claim 0,0 road e",
                                        "claim 1,0 castle",
                                        "cross 0,0 city n",
                                        "offer 2 999",
                                        "bid 12",
                                        "take 1",
                                        "buy"};
    struct game game = new_game();
    (void)state;
    play(&game, "draw FFFR.m");
    play(&game, "place 1,0 n");
    for (size_t t = 0; t < sizeof texts / sizeof *texts; t++)
        for (size_t at = 0; at <= strlen(texts[t]); at++)
            for (unsigned byte = 0; byte < 256; byte++) {
                char damaged[64], again[MOVE_TEXT_SIZE];
                struct move move, same;
                struct bad_text bad;
                snprintf(damaged, sizeof damaged, "%s", texts[t]);
                damaged[at] = (char)byte;
                if (!move_parse(&game, damaged, strlen(texts[t]), &move, &bad)) {
                    assert_true(bad.reason[0] != '\0');
                    continue;
                }
                move_print(&game, move, again);
                assert_true(move_parse(&game, again, strlen(again), &same, &bad));
                assert_true(move_equal(move, same));
            }
}

static struct word word_of(const char *text)
{
    return (struct word){text, strlen(text), 1};
}

static void test_every_row_of_the_tables_has_its_word(void **state)
{
    (void)state;
    for (unsigned v = 0; v < VERBS_COUNT; v++)
        assert_true(strlen(verb_name((enum verb)v)) > 0);
    for (unsigned f = 0; f < FIGURES_COUNT; f++)
        assert_true(strlen(figure_name((enum figure)f)) > 0);
    for (unsigned p = 0; p < PHASES_COUNT; p++)
        assert_true(strlen(phase_name((enum phase)p)) > 0);
    for (unsigned e = 0; e < EVENTS_COUNT; e++)
        assert_true(strlen(event_name((enum event_type)e)) > 0);
    for (unsigned r = 0; r < SCORE_REASONS_COUNT; r++)
        assert_true(strlen(score_reason_name((enum score_reason)r)) > 0);
    for (unsigned k = 0; k < FEATURE_KINDS; k++)
        assert_true(strlen(feature_kind_name((enum feature_kind)k)) > 0);
    for (unsigned r = 0; r < REFUSALS_COUNT; r++)
        assert_true(strlen(refusal_sentence((enum refusal)r)) > 0);
    for (unsigned e = 0; e < EDITIONS_COUNT; e++) {
        enum edition edition = (enum edition)e;
        assert_true(strlen(edition_words[edition].sentence) > 0);
        struct word name = word_of(edition_words[edition].name);
        assert_int_equal(word_find_row(name, edition_words, EDITIONS_COUNT, sizeof *edition_words),
                         e);
    }
    for (unsigned o = 0; o < OPTIONS_COUNT; o++) {
        enum option option = (enum option)o;
        assert_true(strlen(option_words[option].sentence) > 0);
        assert_int_equal(option_find(word_of(option_words[option].name)), o);
        for (unsigned v = 0; v < OPTION_VALUES_MAX; v++)
            assert_true(strlen(option_words[option].value[v].sentence) > 0 &&
                        strlen(option_words[option].value[v].name) > 0);
        assert_string_not_equal(option_words[option].value[0].name,
                                option_words[option].value[1].name);
    }
    assert_string_equal(verb_name(VERB_DEPLOY), "deploy");
    assert_string_equal(figure_name(FIGURE_MEEPLE), "meeple");
    assert_string_equal(phase_name(PHASE_BUILD), "build");
    assert_string_equal(event_name(EVENT_SCORE), "score");
    assert_string_equal(score_reason_name(REASON_FINAL), "final");
    assert_string_equal(feature_kind_name(FEATURE_MONASTERY), "monastery");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_draws_of_every_kind),
        cmocka_unit_test(test_placements_far_and_near),
        cmocka_unit_test(test_every_verb_is_read_as_it_is_written),
        cmocka_unit_test(test_moves_of_one_word),
        cmocka_unit_test(test_moves_into_carcassonne_and_out_of_it),
        cmocka_unit_test(test_bridges_run_two_ways),
        cmocka_unit_test(test_auctions_count_tiles_from_1),
        cmocka_unit_test(test_reveals_have_a_tile_for_everybody),
        cmocka_unit_test(test_claims_and_crossings_name_a_square_and_a_feature),
        cmocka_unit_test(test_bridges_are_roads_on_their_tile),
        cmocka_unit_test(test_features_are_named_by_their_first_place_from_north),
        cmocka_unit_test(test_features_are_read_by_any_of_their_places),
        cmocka_unit_test(test_features_on_other_tiles_are_named_as_they_lie),
        cmocka_unit_test(test_blanks_around_words_are_read),
        cmocka_unit_test(test_a_text_ends_where_its_length_says),
        cmocka_unit_test(test_bad_moves_are_told_where_and_why),
        cmocka_unit_test(test_a_game_with_more_figures_lists_them),
        cmocka_unit_test(test_nothing_is_deployed_before_a_tile_lies),
        cmocka_unit_test(test_damaged_moves_are_read_safely),
        cmocka_unit_test(test_every_row_of_the_tables_has_its_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
