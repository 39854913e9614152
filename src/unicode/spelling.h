/* Spelling: texts that people read as the same one, in whatever form they came. */
#ifndef BASTIDE_UNICODE_SPELLING_H
#define BASTIDE_UNICODE_SPELLING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Composes letters and the accents behind them, wherever there is such a letter (Unicode's form
 * NFC), from `length` bytes of UTF-8 into `size` bytes, a closing zero among them. False, with
 * `composed` unchanged, if the text is not valid, or too long. */
bool spelling_compose(const char *text, size_t length, char *composed, size_t size);

/* The order of two UTF-8 texts, as strcmp: equal if they differ only in case, in how accents are
 * written, or in what is not seen. No locale matters. Only the first SPELLING_MOST characters are
 * compared, more than any name has. */
enum { SPELLING_MOST = 256 };
int spelling_compare(const char *one, const char *other);

static inline bool spelling_is_same(const char *one, const char *other)
{
    return spelling_compare(one, other) == 0;
}

/* A number that is the same for texts that are, and for others hardly ever. */
uint64_t spelling_hash(const char *text);

#endif
