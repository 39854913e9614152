/* Scenarios: a rule told as a few lines of a game and what must come of them. The language is in
 * docs/TESTING.md; the scenarios are tests/scenarios/CHAPTER/FACT.game. */
#ifndef BASTIDE_TEST_SCENARIO_H
#define BASTIDE_TEST_SCENARIO_H

#include "text/bad_text.h"

#include <stdint.h>

/* Plays the scenario `text` and checks all that it says; after every move the game is also held
 * against the slow one. False at the first line that is badly written or not so: `bad` has the
 * line and the reason. */
bool scenario_play(const char *text, size_t length, struct bad_text *bad);

/* A file below tests/scenarios. */
struct scenario_file {
    char path[512];
    char rules[128]; /* what its first line names: "B9 B10", or "BZ8 bazaar-next=after-taker" */
    char test[224];  /* the name of its test: "test_B9_B10_joining_shares" */
    char *text;
    size_t length;
};

struct scenario_files {
    struct scenario_file *file;
    size_t count;
};

/* Reads all *.game files in the folders of `folder`, in the order of their paths. False where one
 * cannot be read or its first line is not `# RULES: sentence`: `bad` names it. The lists must be
 * freed either way. */
bool scenario_files_read(const char *folder, struct scenario_files *files, struct bad_text *bad);
void scenario_files_free(struct scenario_files *files);

#endif
