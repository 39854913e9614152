/* Scenarios: a rule as a few lines of a game and their expected outcome. The language is described
 * in docs/TESTING.md; the scenarios are tests/scenarios/CHAPTER/FACT.game. */
#ifndef BASTIDE_TESTS_SCENARIO_H
#define BASTIDE_TESTS_SCENARIO_H

#include "bastide/game.h"
#include "text/words.h"

#include <stdint.h>

/* Plays the scenario `text` and checks all its statements; after every move the game is also
 * compared with the slow one. False at the first malformed or false line: `bad` has the line and
 * the reason. */
bool scenario_play(const char *text, size_t length, struct bad_text *bad);

/* Looks on while a scenario is played: at each of its lines `show`, and before each move. */
struct scenario_watcher {
    void (*show)(struct scenario_watcher *watcher, const struct game *game);
    void (*move)(struct scenario_watcher *watcher, const struct game *before, struct move move);
};

/* The same; `watcher` may be NULL. */
bool scenario_play_watched(const char *text, size_t length, struct scenario_watcher *watcher,
                           struct bad_text *bad);

/* A file under tests/scenarios. */
struct scenario_file {
    char path[512];
    char
        rules[128]; /* the rules its first line names: "B9 B10", or "BZ8 bazaar-next=after-taker" */
    char test[224]; /* the name of its test: "test_B9_B10_joining_shares" */
    char *text;
    size_t length;
};

struct scenario_files {
    struct scenario_file *file;
    size_t count;
};

/* Reads all *.game files in the subfolders of `folder`, in path order. False if one cannot be read
 * or its first line is not `# RULES: sentence`: `bad` names it. The lists must be freed either
 * way. */
bool scenario_files_read(const char *folder, struct scenario_files *files, struct bad_text *bad);
void scenario_files_free(struct scenario_files *files);

#endif
