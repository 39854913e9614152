/* Names that differ in capitals only. */
#ifndef BASTIDE_TEXT_NAME_FOLD_H
#define BASTIDE_TEXT_NAME_FOLD_H

#include <stdbool.h>

/* Whether two names of good UTF-8 are the same but for capitals: of Latin letters with their
 * accents, Greek and Cyrillic ones, whatever the locale. */
bool name_folds_to(const char *name, const char *other);

#endif
