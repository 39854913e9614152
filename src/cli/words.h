/* The words to choose from that completions and manual pages list, from the program's tables. */
#ifndef BASTIDE_CLI_WORDS_H
#define BASTIDE_CLI_WORDS_H

#include <stdbool.h>

/* Words with a space between them; there is room for the longest list. */
struct words {
    char text[2048];
};

/* Adds a word, or words with spaces between them. */
void words_add(struct words *words, const char *word);

/* Adds those of the list of that name: `levels`, `sets`, `editions`, `options` (each with each of
 * its values, such as tiny-city=2), `aids`, of which `plain-aids` and `advice` are a part each,
 * `themes`, `languages`, `stages` of practice or `topics` of --help. False, with nothing added, for
 * any other name. */
bool words_add_list(struct words *words, const char *name);

#endif
