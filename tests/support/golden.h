/* Files that say how something is to look. */
#ifndef BASTIDE_TESTS_GOLDEN_H
#define BASTIDE_TESTS_GOLDEN_H

/* The test fails where the file `name` below tests/screens holds another text than `shown`; both
 * are printed. With BASTIDE_UPDATE_SCREENS in the environment the file is written instead: look at
 * it before it is committed. */
void golden_expect(const char *name, const char *shown);

#endif
