/* Sentences about features and events, the players' letters, and the log that they come from. */
#include "played.h"

#include "facts/position.h"
#include "play/session.h"
#include "rules/phase.h"
#include "rules/turn.h"
#include "sets/bazaars/words_auction.h"
#include "sets/traders/words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

static struct record_head head_of(const char *a, const char *b, const char *c)
{
    struct record_head head = played_head(3, 1);
    strcpy(head.name[0], a);
    strcpy(head.name[1], b);
    strcpy(head.name[2], c);
    return head;
}

static void test_letters_tell_the_players_apart(void **state)
{
    struct record_head head = head_of("ann", "Ben", "\xc3\x89lise");
    (void)state;
    struct seats seats = seats_of(&head);
    assert_string_equal(seats.seat[0].letter, "A");
    assert_string_equal(seats.seat[1].letter, "B");
    assert_string_equal(seats.seat[2].letter, "3");
    head = head_of("Ann", "Ben", "anton");
    seats = seats_of(&head);
    assert_string_equal(seats.seat[0].letter, "1");
    assert_string_equal(seats.seat[1].letter, "B");
    assert_string_equal(seats.seat[2].letter, "3");
}

static void test_names(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    (void)state;
    struct seats seats = seats_of(&head);
    assert_string_equal(wording_names(2, &seats).text, "Ben");
    assert_string_equal(wording_names(5, &seats).text, "Ann and Cy");
    assert_string_equal(wording_names(7, &seats).text, "Ann, Ben and Cy");
}

static void test_features(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    (void)state;
    struct seats seats = seats_of(&head);
    struct feature_summary city = {.kind = FEATURE_CITY,
                                   .tiles = 5,
                                   .pennants = 2,
                                   .open = 3,
                                   .points = 7,
                                   .strength = {2, 1},
                                   .holders = 1};
    assert_string_equal(wording_feature(&city, &seats).text,
                        "City: 5 tiles, 2 pennants, 3 open edges");
    assert_string_equal(wording_holders(&city, &seats).text,
                        "Ann 2, Ben 1: worth 7 points now, for Ann");
    city.strength[1] = 2;
    city.holders = 3;
    assert_string_equal(wording_holders(&city, &seats).text, "Ann 2, Ben 2: 7 points each now");
    city.strength[1] = 0;
    city.holders = 1;
    city.helpers[FIGURE_MAYOR] = 2;
    assert_string_equal(wording_holders(&city, &seats).text,
                        "Ann 2, Ben + mayor: worth 7 points now, for Ann");
    city.strength[0] = 0;
    city.holders = 0;
    assert_string_equal(wording_holders(&city, &seats).text,
                        "Ben + mayor: worth 7 points now, for nobody");
    struct feature_summary barns = {
        .kind = FEATURE_FIELD, .points = 8, .holders = 5, .helpers = {[FIGURE_BARN] = 5}};
    assert_string_equal(wording_holders(&barns, &seats).text,
                        "Ann + barn, Cy + barn: 8 points each now");
    struct feature_summary road = {.kind = FEATURE_ROAD, .tiles = 3, .points = 3, .complete = true};
    assert_string_equal(wording_feature(&road, &seats).text, "Road: 3 tiles, complete");
    assert_string_equal(wording_holders(&road, &seats).text, "No followers here.");
    assert_string_equal(wording_offer(&road, FIGURE_MEEPLE).text,
                        "road, 3 tiles: completes now, 3 points");
    struct feature_summary monastery = {
        .kind = FEATURE_MONASTERY, .tiles = 1, .open = 4, .points = 5};
    assert_string_equal(wording_feature(&monastery, &seats).text, "Monastery: 4 of 8 around");
    assert_string_equal(wording_offer(&monastery, FIGURE_MEEPLE).text,
                        "monastery, 4 of 8 around: 5 points so far");
    struct feature_summary field = {
        .kind = FEATURE_FIELD, .tiles = 7, .touched = {[FEATURE_CITY] = 1}, .points = 3};
    assert_string_equal(wording_feature(&field, &seats).text,
                        "Field: 7 tiles, touches 1 complete city");
    assert_string_equal(wording_offer(&field, FIGURE_MEEPLE).text,
                        "field, 1 city: 3 points at the end so far");
}

static void test_inns_and_cathedrals(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    (void)state;
    struct seats seats = seats_of(&head);
    struct feature_summary road = {
        .kind = FEATURE_ROAD, .tiles = 3, .open = 2, .printed = {[SEGMENT_FLAG_INN] = 1}};
    assert_string_equal(wording_feature(&road, &seats).text, "Road: 3 tiles, inn, 2 open ends");
    assert_string_equal(wording_measured(&road).text, "road, 3 tiles, inn");
    struct feature_summary city = {.kind = FEATURE_CITY,
                                   .tiles = 4,
                                   .pennants = 1,
                                   .complete = true,
                                   .points = 15,
                                   .printed = {[SEGMENT_FLAG_CATHEDRAL] = 1},
                                   .strength = {2, 1},
                                   .holders = 1};
    assert_string_equal(wording_feature(&city, &seats).text,
                        "City: 4 tiles, 1 pennant, cathedral, complete");
    assert_string_equal(wording_holders(&city, &seats).text,
                        "Ann 2, Ben 1: worth 15 points now, for Ann");
}

static void test_goods(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    (void)state;
    struct seats seats = seats_of(&head);
    const uint8_t none[GOODS_COUNT] = {0}, some[GOODS_COUNT] = {1, 0, 2};
    assert_string_equal(wording_goods(none).text, "");
    assert_string_equal(wording_goods(some).text, "1 wine, 2 cloth");
    struct feature_summary city = {.kind = FEATURE_CITY,
                                   .tiles = 4,
                                   .open = 1,
                                   .printed = {[SEGMENT_FLAG_GRAIN] = 2, [SEGMENT_FLAG_CLOTH] = 1}};
    assert_string_equal(wording_feature(&city, &seats).text,
                        "City: 4 tiles, 2 grain, 1 cloth, 1 open edge");
    assert_string_equal(wording_measured(&city).text, "city, 4 tiles");
    struct log_entry entry = {.event = {.type = EVENT_GOODS, .player = 1, .amount = {1, 0, 2}}};
    assert_string_equal(wording_entry(&entry, &seats).text, "Ben: takes 1 wine, 2 cloth");
    entry.event = (struct event){.type = EVENT_SCORE,
                                 .player = 2,
                                 .points = 10,
                                 .kind = FEATURE_KINDS,
                                 .reason = REASON_GOODS,
                                 .what = GOOD_GRAIN};
    assert_string_equal(wording_entry(&entry, &seats).text, "Cy: 10 points, most grain");
    assert_string_equal(wording_entry_brief(&entry).text, "+10 most grain");
    entry.event = (struct event){.type = EVENT_DOUBLE, .player = 0};
    assert_string_equal(wording_entry(&entry, &seats).text, "Ann: plays a second part");
    entry = (struct log_entry){.event = {.type = EVENT_SCORE,
                                         .player = 1,
                                         .points = 8,
                                         .kind = FEATURE_FIELD,
                                         .reason = REASON_FINAL},
                               .feature = {.kind = FEATURE_FIELD,
                                           .touched = {[FEATURE_CITY] = 2},
                                           .helpers = {[FIGURE_PIG] = 2}}};
    assert_string_equal(wording_entry(&entry, &seats).text, "Ben: 8 points, field, 2 cities, pig");
    entry.event.player = 0;
    assert_string_equal(wording_entry(&entry, &seats).text, "Ann: 8 points, field, 2 cities");
}

static void test_builders_and_pigs(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    (void)state;
    struct seats seats = seats_of(&head);
    struct feature_summary road = {.kind = FEATURE_ROAD,
                                   .tiles = 3,
                                   .points = 3,
                                   .strength = {1, 2},
                                   .holders = 2,
                                   .helpers = {[FIGURE_BUILDER] = 5}};
    assert_string_equal(wording_holders(&road, &seats).text,
                        "Ann 1 + builder, Ben 2, Cy + builder: worth 3 points now, for Ben");
    struct feature_summary field = {.kind = FEATURE_FIELD,
                                    .touched = {[FEATURE_CITY] = 2, [FEATURE_CASTLE] = 1},
                                    .points = 10,
                                    .strength = {1, 1},
                                    .holders = 3,
                                    .helpers = {[FIGURE_PIG] = 2}};
    assert_string_equal(wording_holders(&field, &seats).text,
                        "Ann 1, Ben 1 + pig: 10 points each now; 3 more for Ben (pig)");
    assert_string_equal(wording_figure_worth("pig", &field, FIGURE_PIG).text,
                        "pig: 3 more points at the end so far");
    assert_string_equal(wording_figure_worth("builder", &road, FIGURE_BUILDER).text, "builder");
    assert_string_equal(wording_figure_worth("road", &road, FIGURE_LARGE).text,
                        "road: 3 points so far");
    field.holders = 1; /* others' pigs bring nothing */
    assert_string_equal(wording_holders(&field, &seats).text,
                        "Ann 1, Ben 1 + pig: worth 10 points now, for Ann");
}

static void test_what_is_still_to_come(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    struct sentence fact[TURN_FACTS_MAX];
    struct game game;
    (void)state;
    struct seats seats = seats_of(&head);
    head.options.sets = SETS_ALL;
    assert_int_equal(game_start(&game, &head.options), REFUSAL_NONE);
    assert_int_equal(turn_words_to_come(&game, &seats, fact), 0);
    game.agenda = (struct agenda){.entry = {{DUE_SECOND_PART, 1, 0}}, .count = 1}; /* at once */
    assert_int_equal(turn_words_to_come(&game, &seats, fact), 0);
    game.agenda =
        (struct agenda){.entry = {{DUE_AUCTION, 0, 0}, {DUE_LATER_PART, 1, 0}}, .count = 2};
    assert_int_equal(turn_words_to_come(&game, &seats, fact), 2);
    assert_string_equal(fact[0].text, "1 auction is still to come; host: Ann.");
    assert_string_equal(fact[1].text, "Ben's second part is still to come.");
    game.agenda = (struct agenda){
        .entry = {{DUE_AUCTION, 2, 0}, {DUE_AUCTION, 0, 0}, {DUE_AUCTION, 2, 0}}, .count = 3};
    assert_int_equal(turn_words_to_come(&game, &seats, fact), 1);
    assert_string_equal(fact[0].text, "3 auctions are still to come; hosts: Cy, Ann, Cy.");
}

static void test_castles(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    (void)state;
    struct seats seats = seats_of(&head);
    struct feature_summary castle = {.kind = FEATURE_CASTLE, .tiles = 2, .owners = 5};
    assert_string_equal(wording_feature(&castle, &seats).text,
                        "Ann and Cy's castle: scores the next feature in its fief");
    castle.owners = 2;
    castle.complete = true;
    castle.points = 16;
    assert_string_equal(wording_feature(&castle, &seats).text,
                        "Ben's castle: has scored 16 points");
    struct feature_summary field = {
        .kind = FEATURE_FIELD, .tiles = 7, .touched = {[FEATURE_CITY] = 2, [FEATURE_CASTLE] = 1}};
    assert_string_equal(wording_feature(&field, &seats).text,
                        "Field: 7 tiles, touches 2 complete cities, 1 castle");
}

static void test_bridges(void **state)
{
    struct square here = {2, -1};
    struct move built = move_bridge(here, DIRECTION_NS);
    struct move beside = move_bridge(square_beside(here, EDGE_W), DIRECTION_EW);
    struct game game = {.player = {{.bridges = 3}}};
    (void)state;
    const struct action_phrases *words = action_phrases_of(built);
    const struct action_view view = {.game = &game, .here = here};
    assert_string_equal(words->name(&view, built).text, "Bridge n-s");
    assert_string_equal(words->site(&view, beside).text, "west tile");
    assert_string_equal(words->in_turn(&view, built).text, "bridge n-s here");
    assert_string_equal(words->whole(&view, beside).text, "Bridge e-w on the west tile (2 left)");
    assert_string_equal(words->left(&view, built).text, "2 bridges left");
    assert_string_equal(words->done, "%s builds a bridge");
}

static void test_entries_of_the_log(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    (void)state;
    struct seats seats = seats_of(&head);
    struct log_entry entry = {
        .event = {.type = EVENT_SCORE,
                  .player = 1,
                  .points = 16,
                  .kind = FEATURE_CITY,
                  .reason = REASON_CASTLE},
        .feature = {.kind = FEATURE_CITY, .tiles = 7, .pennants = 1},
    };
    assert_string_equal(wording_entry(&entry, &seats).text,
                        "16 points: Ben's castle, for the city, 7 tiles, 1 pennant");
    assert_string_equal(wording_entry_brief(&entry).text, "+16 castle: city, 7 tiles, 1 pennant");
    entry.event.kind = FEATURE_CASTLE; /* CA8 */
    assert_string_equal(wording_entry(&entry, &seats).text,
                        "16 points: Ben's castle, for the castle");
    entry.event.kind = FEATURE_CITY;
    entry.event.reason = REASON_COMPLETE;
    assert_string_equal(wording_entry(&entry, &seats).text,
                        "Ben: 16 points, city, 7 tiles, 1 pennant");
    entry.event = (struct event){
        .type = EVENT_BRIDGE, .player = 2, .at = {-1, 3}, .orientation = DIRECTION_EW};
    assert_string_equal(wording_entry(&entry, &seats).text, "Cy: bridge e-w");
    entry.event = (struct event){.type = EVENT_CASTLE, .player = 0};
    assert_string_equal(wording_entry(&entry, &seats).text, "Ann: builds a castle");
    entry.event = (struct event){.type = EVENT_AUCTION,
                                 .player = 0,
                                 .other = 2,
                                 .points = 3,
                                 .tile_kind = tile_kind_find("CFFF")};
    assert_string_equal(wording_entry(&entry, &seats).text, "Ann: pays 3 to Cy: city edge");
    entry.event.other = NOBODY;
    assert_string_equal(wording_entry(&entry, &seats).text, "Ann: pays 3: city edge");
    entry.event.points = 0;
    assert_string_equal(wording_entry(&entry, &seats).text, "Ann: takes city edge");
}

/* Where it goes on to, and that it is no other follower. */
static void test_AM10_AM17_wagons_in_the_log(void **state)
{
    struct record_head head = head_of("Ann", "Ben", "Cy");
    struct seats seats = seats_of(&head);
    struct log_entry entry = {.event = {.type = EVENT_DRIVE, .kind = FEATURE_MONASTERY}};
    (void)state;
    assert_string_equal(wording_entry(&entry, &seats).text, "Ann: wagon on to a monastery");
    entry.event.kind = FEATURE_ROAD;
    assert_string_equal(wording_entry_brief(&entry).text, "wagon on to a road");
    entry.event = (struct event){.type = EVENT_CROSS, .figure = FIGURE_WAGON};
    assert_string_equal(wording_entry(&entry, &seats).text,
                        "Ann: wagon crosses the drawbridge into a city");
}

/* Bridges are counted where there are any to count. */
static void test_squares_off_the_screen_are_counted(void **state)
{
    static struct placements fits = {.squares = 32, .plain = 32};
    (void)state;
    assert_string_equal(auction_words_fits(&fits, 2, 27).text,
                        "Tile 3: 32 squares; 27 off screen: Tab");
    fits.plain = 30;
    fits.action[30] = fits.action[31] = VERB_BRIDGE;
    assert_string_equal(auction_words_fits(&fits, 2, 27).text,
                        "Tile 3: 32 squares (2 bridged); 27 off screen: Tab");
}

/* The longest names must not break a sentence or run over its end. */
static void test_long_names_are_cut_off(void **state)
{
    struct record_head head =
        head_of("Abcdefghijklmnopqrstuvwx", "Bbcdefghijklmnopqrstuvwx", "Cbcdefghijklmnopqrstuvwx");
    (void)state;
    struct seats seats = seats_of(&head);
    struct feature_summary city = {.kind = FEATURE_CITY,
                                   .tiles = 50,
                                   .pennants = 10,
                                   .points = 120,
                                   .strength = {7, 7, 1},
                                   .holders = 3};
    assert_true(strlen(wording_holders(&city, &seats).text) < SENTENCE_SIZE);
}

static void test_log_of_a_game_adds_up_and_follows_undo(void **state)
{
    static struct log log, again;
    struct session session;
    struct rng rng = rng_from_seed(6);
    struct problem problem;
    (void)state;
    played_begin(&session, 4, 6);
    while (!game_is_over(&session.game)) {
        played_on(&session, &rng, 1);
        log_follow(&log, &session);
    }
    int sum[PLAYERS_MAX] = {0};
    for (size_t at = 0; at < log.count; at++) {
        assert_true(wording_entry_brief(&log.entry[at]).text[0] != '\0');
        if (log.entry[at].event.type == EVENT_SCORE)
            sum[log.entry[at].event.player] += log.entry[at].event.points;
        if (log.entry[at].event.type == EVENT_AUCTION) {
            sum[log.entry[at].event.player] -= log.entry[at].event.points;
            if (log.entry[at].event.other != NOBODY)
                sum[log.entry[at].event.other] += log.entry[at].event.points;
        }
    }
    for (unsigned player = 0; player < 4; player++)
        assert_int_equal(sum[player], session.game.player[player].score);
    for (unsigned i = 0; i < 30; i++)
        assert_true(session_undo(&session, &problem));
    log_follow(&log, &session);
    log_follow(&again, &session);
    assert_int_equal(log.count, again.count);
    for (size_t at = 0; at < log.count; at++) {
        assert_int_equal(log.entry[at].step, again.entry[at].step);
        assert_int_equal(log.entry[at].event.type, again.entry[at].event.type);
        assert_string_equal(wording_entry_brief(&log.entry[at]).text,
                            wording_entry_brief(&again.entry[at]).text);
    }
    session_close(&session);
}

static void test_projection_of_a_finished_game_is_its_score(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        struct session session;
        struct rng rng = rng_from_seed(seed);
        int expected[PLAYERS_MAX] = {0};
        played_begin(&session, 5, seed);
        /* Before the last decision that scores nothing by completing, the projection is final. */
        while (!game_is_over(&session.game)) {
            struct game before = session.game;
            size_t made = session.made;
            struct move move = played_choose(&session, &rng);
            struct problem problem;
            enum refusal refusal;
            session_play(&session, move, &refusal, &problem);
            struct session_events told = session_events(&session, made, session.made);
            bool completes = false;
            for (size_t e = 0; e < told.count; e++)
                completes |= told.event[e].type == EVENT_HOME;
            if (!game_is_over(&session.game) || move.verb != VERB_PASS || completes)
                continue;
            projection_scores(&before, expected);
            for (unsigned player = 0; player < 5; player++)
                assert_int_equal(expected[player], session.game.player[player].score);
        }
        projection_scores(&session.game, expected);
        for (unsigned player = 0; player < 5; player++)
            assert_int_equal(expected[player], session.game.player[player].score);
        session_close(&session);
    }
}

/* A phase that is about something is a decision of DECISIONS. */
static void test_every_decision_has_words(void **state)
{
    unsigned decisions = 0;
    (void)state;
    for (unsigned phase = 0; phase < PHASES_COUNT; phase++) {
        struct deciding deciding = {.choice.phase = (enum phase)phase};
        if (phases[phase]->about == NULL)
            continue;
        decisions++;
        assert_non_null(decision_words_of(&deciding)->heading);
        assert_non_null(decision_words_of(&deciding)->note);
    }
    assert_true(decisions >= 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_letters_tell_the_players_apart),
        cmocka_unit_test(test_every_decision_has_words),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_features),
        cmocka_unit_test(test_inns_and_cathedrals),
        cmocka_unit_test(test_goods),
        cmocka_unit_test(test_builders_and_pigs),
        cmocka_unit_test(test_what_is_still_to_come),
        cmocka_unit_test(test_castles),
        cmocka_unit_test(test_bridges),
        cmocka_unit_test(test_entries_of_the_log),
        cmocka_unit_test(test_AM10_AM17_wagons_in_the_log),
        cmocka_unit_test(test_squares_off_the_screen_are_counted),
        cmocka_unit_test(test_long_names_are_cut_off),
        cmocka_unit_test(test_log_of_a_game_adds_up_and_follows_undo),
        cmocka_unit_test(test_projection_of_a_finished_game_is_its_score),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
