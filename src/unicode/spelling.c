#include "unicode/spelling.h"

#include <string.h>
#include <utf8proc.h>

/* The characters of a text after such changes; -1 where it is not valid or has too many. One more
 * is kept free for the library. */
static utf8proc_ssize_t decompose(const char *text, size_t length,
                                  utf8proc_int32_t out[SPELLING_MOST + 1], unsigned changes)
{
    utf8proc_ssize_t count =
        utf8proc_decompose((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)length, out,
                           SPELLING_MOST, (utf8proc_option_t)changes);
    return count > SPELLING_MOST ? -1 : count;
}

bool spelling_compose(const char *text, size_t length, char *composed, size_t size)
{
    utf8proc_int32_t characters[SPELLING_MOST + 1];
    utf8proc_ssize_t count = decompose(text, length, characters, UTF8PROC_DECOMPOSE);
    if (count < 0 || memchr(text, '\0', length) != NULL)
        return false;
    count = utf8proc_reencode(characters, count, UTF8PROC_COMPOSE | UTF8PROC_STABLE);
    if (count < 0 || (size_t)count >= size)
        return false;
    memcpy(composed, characters, (size_t)count);
    composed[count] = '\0';
    return true;
}

/* What is compared of a text; of one that is not valid, its bytes. */
static size_t fold(const char *text, utf8proc_int32_t out[SPELLING_MOST + 1])
{
    size_t length = strlen(text);
    utf8proc_ssize_t count =
        decompose(text, length, out, UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    if (count >= 0)
        return (size_t)count;
    length = length < SPELLING_MOST ? length : SPELLING_MOST;
    for (size_t i = 0; i < length; i++)
        out[i] = (unsigned char)text[i];
    return length;
}

int spelling_compare(const char *one, const char *other)
{
    utf8proc_int32_t a[SPELLING_MOST + 1], b[SPELLING_MOST + 1];
    if (strcmp(one, other) == 0)
        return 0;
    size_t a_count = fold(one, a), b_count = fold(other, b), same = 0;
    while (same < a_count && same < b_count && a[same] == b[same])
        same++;
    if (same < a_count && same < b_count)
        return a[same] < b[same] ? -1 : 1;
    return (a_count > b_count) - (a_count < b_count);
}

/* FNV-1a, over characters. */
uint64_t spelling_hash(const char *text)
{
    utf8proc_int32_t characters[SPELLING_MOST + 1];
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t c = 0, count = fold(text, characters); c < count; c++)
        hash = (hash ^ (uint32_t)characters[c]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 32;
}
