/* Lists of what was expected, in sentences for people: "new, load or replay". */
#ifndef BASTIDE_TEXT_CHOICE_H
#define BASTIDE_TEXT_CHOICE_H

#include <stddef.h>

/* Adds choice number `index`, from 0, of `count` to the list in `text`, which is empty before the
 * first one and has room for `size` bytes; what is too long is cut off. */
void choice_add(char *text, size_t size, size_t index, size_t count, const char *choice);

#endif
