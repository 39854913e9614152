/* Comparing names while ignoring case. */
#ifndef BASTIDE_TEXT_NAME_FOLD_H
#define BASTIDE_TEXT_NAME_FOLD_H

#include <stdbool.h>
#include <stdint.h>

/* Whether two valid UTF-8 names differ in case only: of accented Latin, Greek and Cyrillic letters,
 * in any locale. */
bool name_folds_to(const char *name, const char *other);

/* A number that is the same for such names, and for others hardly ever. */
uint64_t name_fold_hash(const char *name);

#endif
