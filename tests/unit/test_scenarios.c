/* Plays every scenario of tests/scenarios, each as a test named by its rules and its file; and
 * scenarios that are wrong on purpose, to see that the runner notices.
 *
 *     test_scenarios [FILE...]      only these files, with their reasons on standard error */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void play_file(void **state)
{
    const struct scenario_file *file = *state;
    struct bad_text bad;
    if (!scenario_play(file->text, file->length, &bad))
        fail_msg("%s:%zu:%zu: %s", file->path, bad.line, bad.column, bad.reason);
}

/* A scenario that must fail, and "LINE: REASON". */
struct wrong_scenario {
    const char *text;
    const char *failure;
};

/* How an auction, and the crossing of a drawbridge, begin. */
#define AUCTION "sets base bcb\n1 plays FFFF.b 0,1 n\n- reveal FRFr CFFF\n2 offer 1 3\n"
#define CROSSING                                                                                   \
    "sets base drawbridges\n1 plays CRFF.gate 0,1 e meeple road s\n2 plays FFFR.m 0,2 e\n"         \
    "crossing 0,1 road s\n1 cross 0,1 city e\n"

/* A dragon, its flight, and a fairy. */
#define VOLCANO "sets base dragon\n1 plays FFFF.volcano 0,1 n\n"
#define FLIGHT  VOLCANO "2 plays FRFr.dragon 1,0 n\n"
#define FAIRY                                                                                      \
    "sets base dragon\n1 plays FFFF.m 0,1 n meeple monastery\n2 plays FFFF.m 0,2 n\n"              \
    "1 plays FRFr 1,0 n fairy 0,1 monastery meeple\n"

/* How a castle is decided for, and claims. */
#define SMALL_CITY "sets base bcb\n1 plays CFFF 0,-1 s meeple city s\n"
#define CLAIM                                                                                      \
    SMALL_CITY "1 castle\n2 plays FFFR.m -1,0 s\n1 plays FFFF.m 0,1 n\n2 plays FFFR.m 1,1 e\n"     \
               "1 plays FRRR 1,0 n\n"

static const struct wrong_scenario wrong_scenarios[] = {
    {"players 2\n", "1: the scenario checks nothing"},
    {"plyers 2\n", "1: 'plyers': expected a line of a scenario (docs/TESTING.md)"},
    {"players 7\n", "1: '7': expected 2 to 6 players"},
    {"players 2 3\n", "1: '3': expected the line to end here"},
    {"sets bace\n", "1: 'bace': expected the name of a set of tiles"},
    {"score 0 0\nplayers 3\n", "2: 'players': expected the set-up before the first move"},
    {"score 0 1\n", "1: score: expected '0 1', but there is '0 0'"},
    {"score 0\n", "1: score: expected '0', but there is '0 0'"},
    {"supply 7 6\n", "1: supply: expected '7 6', but there is '7 7'"},
    {"phase place\n", "1: phase: expected 'place', but there is 'draw'"},
    {"actor 1\n", "1: actor: expected '1', but there is 'chance'"},
    {"turn 2\n", "1: turn: expected '2', but there is '1'"},
    {"hand CFFF\n", "1: hand: expected 'CFFF', but there is 'nothing'"},
    {"pile 72\n", "1: pile: expected '72', but there is '71'"},
    {"board 0\n", "1: board: expected '0', but there is '1'"},
    {"tile 0,0 CRFr e\n", "1: tile: expected 'CRFr e', but there is 'CRFr n'"},
    {"tile 0,1 CRFr n\n", "1: tile: expected 'CRFr n', but there is 'none'"},
    {"1 draw CFFF\n", "1: '1': expected a draw, whose actor is -"},
    {"- draw CFFF\n2 place 1,0 n\n", "2: '2': expected a move of player 1"},
    {"2 plays CFFF 0,-1 s\n", "1: '2': expected the player whose turn it is"},
    {"- draw CFFF\n1 plays CFFF 0,-1 s\n",
     "2: 'plays': expected a turn played whole to begin with its draw"},
    {"- draw CFFF\n1 place 1,0 n\n",
     "2: 'place 1,0 n' is refused: the edges do not match the neighbouring tiles"},
    {"- draw FCFF\n", "1: 'draw FCFF': 'FCFF': expected the ID of a tile such as CRFr"},
    {"- draw FRFr\n1 place 1,0 n\n1 deploy meeple road e\n2 plays FFFF.m 5,5 n\n",
     "4: 'place 5,5 n' is refused: the square is not next to a tile"},
    {"1 plays CFFF 0,-1 s meeple city w\n",
     "1: 'deploy meeple city w': 'city w': no such feature on the tile"},
    {"1 plays FRFr 1,0 n meeple road e\nevent deploy 1 meeple 1,0 road w\n",
     "2: expected the event 'deploy 1 meeple 1,0 road w', but the move made "
     "'deploy 1 meeple 1,0 road e'"},
    {"1 plays FFRr 1,0 n meeple road w\n",
     "1: 'deploy meeple road w' is printed back as 'deploy meeple road s'"},
    {"- draw  CFFF\n", "1: 'draw  CFFF' is printed back as 'draw CFFF'"},
    {"- draw CFFF\n! 1 place 0,-1 s\n", "2: 'place 0,-1 s' is not refused"},
    {"- draw CFFF\n! 1 place 0,-1 n: no reason\n",
     "2: expected the refusal 'no reason', but it is 'the edges do not match the neighbouring "
     "tiles'"},
    {"- draw CFFF\n! 1 plaze 0,-1 s\n",
     "2: 'plaze': expected a move: draw abbey reveal place discard bridge mage witch deploy pass "
     "castle score claim cross drive home offer bid buy sell take remove fairy dragon tower "
     "capture exchange ransom retrieve pyramid sheep wolf grow stable animal fly die land join "
     "enter count escape "
     "figure message deliver seal recall"},
    {"- draw CFFF\n! 2 pass\n", "2: '2': expected a move of player 1"},
    {"- draw CFFF\nlegal place 0,-1 n\n", "2: ' place 0,-1 n' is not listed and would be refused"},
    {"- draw CFFF\nillegal place 0,-1 s\n", "2: ' place 0,-1 s' is listed and would be accepted"},
    {"- draw CFFF\nlegal count 3\n", "2: legal moves: expected '3', but there is '4'"},
    {"- draw CFFF\nlegal count 4 discard\n", "2: legal moves: expected '4', but there is '0'"},
    {"- draw CFFF\nlegal exactly place 0,-1 s\n", "2: 4 moves are legal, and 1 are written"},
    {"- draw CFFF\nlegal place 0,-1 s; place 0,-1 s\n", "2: ' place 0,-1 s' is written twice"},
    {"1 plays CFFF 0,-1 s meeple city s\nevent score 1 5 city complete\n",
     "2: expected the event 'score 1 5 city complete', but the move made 'score 1 4 city complete "
     "at 0,-1'"},
    {"1 plays CFFF 0,-1 s\nevent score 1 4 city complete\n",
     "2: expected the event 'score 1 4 city complete', but the move did not make it"},
    {"1 plays CFFF 0,-1 s meeple city s\nno home\n",
     "2: the move also made the event 'home 1 meeple 0,-1 city s'"},
    {"1 plays CFFF 0,-1 s meeple city s\nevent score 1 4 city complete\n"
     "event score 1 4 city complete\n",
     "3: expected the event 'score 1 4 city complete', but the move did not make it"},
    {"no scores\n", "1: 'scores': expected the name of an event"},
    {"feature 0,0 road e: tiles 2\n", "1: tiles: expected '2', but there is '1'"},
    {"feature 0,0 road e: tiles 1 open 1\n", "1: open: expected '1', but there is '2'"},
    {"feature 0,0 road e: followers 1\n", "1: followers: expected '1', but there is 'none'"},
    {"feature 0,0 road e: complete yes\n", "1: complete: expected 'yes', but there is 'no'"},
    {"feature 0,0 road e: length 1\n",
     "1: 'length': expected tiles, open, pennants, points, cities, castles, "
     "followers, majority, complete, kind, owners, goods, helpers, barns or besieged"},
    {"feature 0,0 road n: tiles 1\n", "1: there is no road n on 0,0"},
    {"feature 0,1 road n: tiles 1\n", "1: there is no road n on 0,1"},
    {"feature 0,0 river n: tiles 1\n",
     "1: 'river': expected a feature: road, city, field or monastery"},
    {"joined 0,0 field wnw; 0,0 field ssw\n", "1: they are two features"},
    {"apart 0,0 field wnw; 0,0 field ene\n", "1: they are one feature"},
    {"edition 3\n", "1: '3': expected the name of an edition"},
    {"option bazaar-mood draft\n", "1: 'bazaar-mood': expected the name of an option"},
    {"option bazaar-mode drought\n", "1: 'drought': expected a value of the option"},
    {"options any\n", "1: options: expected 'any', but there is 'yes yes yes any after-taker "
                      "first-taker open auction before-deploy 4 yes zero auction-first "
                      "near before-scoring may follower any market siege-tile replace'"},
    {"give 3\n", "1: the line ends too soon: expected the points of every player"},
    {"give 3 4 5\n", "1: '5': expected the line to end here"},
    {"give 3 4\nscore 0 0\n", "2: score: expected '0 0', but there is '3 4'"},
    {"- draw FFFF.m\n1 place 0,1 n\n1 places 0,2 n\n",
     "3: 'places': expected a tile to be in hand"},
    {"host 1\n", "1: host: expected '1', but there is 'nobody'"},
    {"revealed CFFF\n", "1: revealed: expected 'CFFF', but there is 'none'"},
    {"owners nobody\n", "1: owners: expected 'nobody', but there is 'none'"},
    {"chooser 2\n", "1: chooser: expected '2', but there is 'nobody'"},
    {"offered 1\n", "1: offered: expected '1', but there is 'none'"},
    {"highest 3 by 2\n", "1: highest: expected '3 by 2', but there is 'none'"},
    {"limits 0 999\n", "1: limits: expected '0 999', but there is 'none'"},
    {"crossing 0,0 road e\n", "1: crossing: expected '0,0 road e', but there is 'none'"},
    {AUCTION "chooser 1\n", "5: chooser: expected '1', but there is '2'"},
    {AUCTION "limits 3 999\n", "5: limits: expected '3 999', but there is '4 999'"},
    {AUCTION "highest 3 by 1\n", "5: highest: expected '3 by 1', but there is '3 by 2'"},
    {AUCTION "legal bid 3\n", "5: ' bid 3' is not listed and would be refused"},
    {AUCTION "illegal bid 5\n", "5: ' bid 5' is listed and would be accepted"},
    {AUCTION "! 1 bid 3: the bid is too high\n",
     "5: expected the refusal 'the bid is too high', but it is 'the bid is too low'"},
    {AUCTION "event offer 2 FRFr 4\n",
     "5: expected the event 'offer 2 FRFr 4', but the move made 'offer 2 FRFr 3'"},
    {AUCTION "1 pass\nevent bid 1 FRFr 3\n",
     "6: expected the event 'bid 1 FRFr 3', but the move made 'bid 1 FRFr pass'"},
    {AUCTION "1 pass\nevent auction 2 FRFr 3 to 1\n",
     "6: expected the event 'auction 2 FRFr 3 to 1', but the move made 'auction 2 FRFr 3 to "
     "nobody'"},
    {AUCTION "1 pass\nowners 1 2\n", "6: owners: expected '1 2', but there is '2 1'"},
    {CROSSING "event cross 1 meeple 0,1 road s\n",
     "6: expected the event 'cross 1 meeple 0,1 road s', but the move made 'cross 1 meeple 0,1 "
     "city e'"},
    {"bridges 3 3\n", "1: bridges: expected '3 3', but there is '0 0'"},
    {"sets base bcb\ncastles 3 2\n", "2: castles: expected '3 2', but there is '3 3'"},
    {"forced 0,0 ns\n", "1: forced: expected '0,0 ns', but there is 'none'"},
    {"decision 0,0 0,1\n", "1: decision: expected '0,0 0,1', but there is 'none'"},
    {"bridge 0,0 ns\n", "1: bridge: expected 'ns', but there is 'none'"},
    {"bridge 7,7 ns\n", "1: bridge: expected 'ns', but there is 'none'"},
    {"fief 0,0 city n: 0,0\n", "1: fief: expected '0,0', but there is 'no castle'"},
    {"feature 0,0 city n: kind castle\n", "1: kind: expected 'castle', but there is 'city'"},
    {"feature 0,0 city n: owners 1\n", "1: owners: expected '1', but there is 'none'"},
    {"feature 0,0 field ene: castles 1\n", "1: castles: expected '1', but there is '0'"},
    {"sets base bcb\n1 plays FFFF.m 1,0 n\n",
     "2: 'pass' is refused: the bridge this tile needs must be built first"},
    {"sets base bcb\n1 plays FFFF.m 1,0 n bridge 1,0 ew\nbridge 1,0 ns\n",
     "3: bridge: expected 'ns', but there is 'ew'"},
    {"sets base bcb\n1 plays FFFF.m 1,0 n bridge 1,0 ew\nevent bridge 1 1,0 ns\n",
     "3: expected the event 'bridge 1 1,0 ns', but the move made 'bridge 1 1,0 ew'"},
    {"sets base bcb\n1 plays FFFF.m 1,0 n bridge 1,0\n",
     "2: 'bridge 1,0 ': the move ends too soon: expected the direction of the bridge: ns or ew"},
    {SMALL_CITY "decision 0,0 0,-1\n", "3: decision: expected '0,0 0,-1', but there is '0,-1 0,0'"},
    {SMALL_CITY "1 castle\nevent castle 1 0,0\n",
     "4: expected the event 'castle 1 0,0', but the move made 'castle 1 0,-1'"},
    {SMALL_CITY "1 castle\nfief 0,0 city n: -1,-1 0,-1 1,-1 -1,0 0,0\n",
     "4: fief: expected '-1,-1 0,-1 1,-1 -1,0 0,0', but there is '-1,-1 0,-1 1,-1 -1,0 0,0 1,0'"},
    {SMALL_CITY "1 castle\nfeature 0,0 city n: owners 2\n",
     "4: owners: expected '2', but there is '1'"},
    {CLAIM "legal claim 1,0 road e\n", "8: ' claim 1,0 road e' is not listed and would be refused"},
    {CLAIM "illegal claim 1,0 road w\n", "8: ' claim 1,0 road w' is listed and would be accepted"},
    {"dragon 0,0\n", "1: dragon: expected '0,0', but there is 'none'"},
    {"fairy 0,0 nobody\n", "1: fairy: expected '0,0 nobody', but there is 'none'"},
    {"sets base dragon\nasleep 0\n", "2: asleep: expected '0', but there is '12'"},
    {"left 6\n", "1: left: expected '6', but there is 'none'"},
    {"visited 0,0\n", "1: visited: expected '0,0', but there is 'none'"},
    {VOLCANO "dragon none\n", "3: dragon: expected 'none', but there is '0,1'"},
    {VOLCANO "event dragon 0,0\n",
     "3: expected the event 'dragon 0,0', but the move made 'dragon 0,1'"},
    {FLIGHT "left 5\n", "4: left: expected '5', but there is '6'"},
    {FLIGHT "visited 0,0\n", "4: visited: expected '0,0', but there is '0,1'"},
    {FLIGHT "2 pass\n", "4: 'pass' is refused: this move is not possible now"},
    {"sets base dragon\n1 plays FFFF.m 0,1 n fairy 0,1 monastery meeple\n",
     "2: 'fairy 0,1 monastery meeple' is refused: the fairy goes beside a follower of yours, not "
     "where she is already"},
    {FAIRY "fairy 0,1 nobody\n",
     "5: fairy: expected '0,1 nobody', but there is '0,1 1 meeple monastery'"},
    {FAIRY "event fairy 2 0,1\n",
     "5: expected the event 'fairy 2 0,1', but the move made 'fairy 1 0,1'"},
    {FAIRY "2 plays FFFF.m 1,1 n\nevent score 1 3 fairy turn\n",
     "6: expected the event 'score 1 3 fairy turn', but the move made 'score 1 1 fairy turn at "
     "0,1'"},
    {"leave CFFF CFFF CFFF CFFF CFFF CFFF\n",
     "1: 'CFFF': expected a tile that is still in the pile"},
    {"leave nothing\n", "1: 'nothing': expected a tile to be left, for one must be drawn now"},
};

static void play_wrong(void **state)
{
    const struct wrong_scenario *wrong = *state;
    struct bad_text bad = {.reason = "it did not fail"};
    char failure[BAD_TEXT_SIZE + 32];
    assert_false(scenario_play(wrong->text, strlen(wrong->text), &bad));
    snprintf(failure, sizeof failure, "%zu: %s", bad.line, bad.reason);
    assert_string_equal(failure, wrong->failure);
}

static int play_named(int count, char **paths)
{
    int failures = 0;
    for (int p = 0; p < count; p++) {
        static char text[1 << 16];
        struct bad_text bad;
        FILE *file = fopen(paths[p], "rb");
        size_t length = file ? fread(text, 1, sizeof text, file) : 0;
        if (file == NULL) {
            fprintf(stderr, "%s: cannot be read\n", paths[p]);
            return 2;
        }
        fclose(file);
        if (!scenario_play(text, length, &bad)) {
            fprintf(stderr, "%s:%zu:%zu: %s\n", paths[p], bad.line, bad.column, bad.reason);
            failures++;
        }
    }
    return failures ? 1 : 0;
}

int main(int argc, char **argv)
{
    enum { WRONG = sizeof wrong_scenarios / sizeof *wrong_scenarios };
    struct scenario_files files;
    struct bad_text bad;
    static char wrong_names[WRONG][48];
    if (argc > 1)
        return play_named(argc - 1, argv + 1);
    if (!scenario_files_read(BASTIDE_SOURCE_DIR "/tests/scenarios", &files, &bad)) {
        fprintf(stderr, "%s\n", bad.reason);
        scenario_files_free(&files);
        return 2;
    }
    struct CMUnitTest *tests = calloc(files.count + WRONG, sizeof *tests);
    for (size_t f = 0; f < files.count; f++)
        tests[f] = (struct CMUnitTest){
            .name = files.file[f].test, .test_func = play_file, .initial_state = &files.file[f]};
    for (size_t w = 0; w < WRONG; w++) {
        snprintf(wrong_names[w], sizeof wrong_names[w], "test_wrong_scenario_%zu_fails", w + 1);
        tests[files.count + w] = (struct CMUnitTest){.name = wrong_names[w],
                                                     .test_func = play_wrong,
                                                     .initial_state = (void *)&wrong_scenarios[w]};
    }
    int failures = _cmocka_run_group_tests("scenarios", tests, files.count + WRONG, NULL, NULL);
    free(tests);
    scenario_files_free(&files);
    return failures;
}
