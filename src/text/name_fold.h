/* Comparing names while ignoring case. */
#ifndef BASTIDE_TEXT_NAME_FOLD_H
#define BASTIDE_TEXT_NAME_FOLD_H

#include <stdbool.h>

/* Whether two valid UTF-8 names differ in case only: of accented Latin, Greek and Cyrillic letters,
 * in any locale. */
bool name_folds_to(const char *name, const char *other);

#endif
