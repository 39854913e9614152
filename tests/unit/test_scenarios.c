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
     "2: 'place 1,0 n' is refused: the edges do not match those of the tiles around"},
    {"- draw FCFF\n", "1: 'draw FCFF': 'FCFF': expected the ID of a tile such as CRFr"},
    {"- draw FRFr\n1 place 1,0 n\n1 deploy meeple road e\n2 plays FFFF.m 5,5 n\n",
     "4: 'place 5,5 n' is refused: the square touches no tile"},
    {"1 plays CFFF 0,-1 s meeple city w\n",
     "1: 'deploy meeple city w': 'city w': there is no such feature on the tile"},
    {"1 plays FRFr 1,0 n meeple road e\nevent deploy 1 meeple 1,0 road w\n",
     "2: expected the event 'deploy 1 meeple 1,0 road w', but the move made "
     "'deploy 1 meeple 1,0 road e'"},
    {"1 plays FFRr 1,0 n meeple road w\n",
     "1: 'deploy meeple road w' is printed back as 'deploy meeple road s'"},
    {"- draw  CFFF\n", "1: 'draw  CFFF' is printed back as 'draw CFFF'"},
    {"- draw CFFF\n! 1 place 0,-1 s\n", "2: 'place 0,-1 s' is not refused"},
    {"- draw CFFF\n! 1 place 0,-1 n: no reason\n",
     "2: expected the refusal 'no reason', but it is 'the edges do not match those of the tiles "
     "around'"},
    {"- draw CFFF\n! 1 plaze 0,-1 s\n",
     "2: 'plaze': expected a move: draw, place, discard, deploy or pass"},
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
     "1: 'length': expected tiles, open, pennants, points, cities, followers, majority or "
     "complete"},
    {"feature 0,0 road n: tiles 1\n", "1: there is no road n on 0,0"},
    {"feature 0,1 road n: tiles 1\n", "1: there is no road n on 0,1"},
    {"feature 0,0 river n: tiles 1\n",
     "1: 'river': expected a feature: road, city, field or monastery"},
    {"joined 0,0 field wnw; 0,0 field ssw\n", "1: they are two features"},
    {"apart 0,0 field wnw; 0,0 field ene\n", "1: they are one feature"},
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
