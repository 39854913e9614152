/* Files that hold what the program is to show: screens, talks, games. */
#ifndef BASTIDE_TESTS_GOLDEN_H
#define BASTIDE_TESTS_GOLDEN_H

#include <stdbool.h>

/* Whether the file `name` below tests holds `shown`; the first line that differs is printed. With
 * BASTIDE_UPDATE_GOLDENS in the environment the file is written instead: look at it before it is
 * committed. */
bool golden_matches(const char *name, const char *shown);

/* The test fails where it does not; the whole of `shown` is printed. */
void golden_expect(const char *name, const char *shown);

#endif
