/* Golden files, which hold the expected output: screens, dialogues, games. */
#ifndef BASTIDE_TESTS_GOLDEN_H
#define BASTIDE_TESTS_GOLDEN_H

#include <stdbool.h>

/* Whether the file `name` under tests matches `shown`; prints the first line that differs. With
 * BASTIDE_UPDATE_GOLDENS in the environment the file is written instead: review it before
 * committing. */
bool golden_matches(const char *name, const char *shown);

/* Fails the test if it does not match; prints the whole of `shown`. */
void golden_expect(const char *name, const char *shown);

#endif
