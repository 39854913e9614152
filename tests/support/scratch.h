/* A folder for a test: in memory where that is possible, as tests sync many thousands of times. */
#ifndef BASTIDE_TESTS_SCRATCH_H
#define BASTIDE_TESTS_SCRATCH_H

enum { SCRATCH_SIZE = 64 };

/* Makes a fresh one; removes it with all that is in it. */
void scratch_make(char folder[SCRATCH_SIZE]);
void scratch_remove(const char *folder);

/* Teardown of a group whose setup has made its folder the state. */
int scratch_close(void **state);

#endif
