#include "unicode/utf8.h"

#include <stdio.h>
#include <string.h>
#include <utf8proc.h>

enum { NO_JOINER = 0x200c, JOINER = 0x200d, BLANK_BRAILLE = 0x2800 };

static const utf8proc_property_t *property_of(uint32_t character)
{
    return utf8proc_get_property((utf8proc_int32_t)character);
}

/* Never a character, or reserved for formats still to come. */
static bool is_reserved(uint32_t character)
{
    enum { ARABIC_FIRST = 0xfdd0, ARABIC_LAST = 0xfdef, FORMAT = 0x2065, FORMATS_PLANE = 0xe };
    return (character & 0xfffe) == 0xfffe || character == FORMAT ||
           character >> 16 == FORMATS_PLANE ||
           (character >= ARABIC_FIRST && character <= ARABIC_LAST);
}

bool utf8_is_hidden(uint32_t character)
{
    const utf8proc_property_t *property = property_of(character);
    switch (property->category) {
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
        return true;
    case UTF8PROC_CATEGORY_CN:
        return is_reserved(character);
    case UTF8PROC_CATEGORY_CF:
        return (property->ignorable || property->boundclass == UTF8PROC_BOUNDCLASS_CONTROL) &&
               character != NO_JOINER && character != JOINER;
    default:
        return false;
    }
}

/* Takes space, but shows nothing. */
static bool is_space(uint32_t character)
{
    const utf8proc_property_t *property = property_of(character);
    return property->category == UTF8PROC_CATEGORY_ZS || character == BLANK_BRAILLE ||
           (property->category == UTF8PROC_CATEGORY_LO && property->ignorable);
}

/* Joins the character before it. */
static bool is_mark(uint32_t character)
{
    int boundclass = property_of(character)->boundclass;
    return boundclass == UTF8PROC_BOUNDCLASS_EXTEND || boundclass == UTF8PROC_BOUNDCLASS_ZWJ ||
           boundclass == UTF8PROC_BOUNDCLASS_SPACINGMARK;
}

enum { UP_TO_ZERO = -1 };

/* Decodes a character, hidden or not, of at most so many bytes; 0 if there is none. */
static size_t utf8_decode(const char *at, utf8proc_ssize_t bytes, uint32_t *character)
{
    utf8proc_int32_t decoded;
    utf8proc_ssize_t length = utf8proc_iterate((const utf8proc_uint8_t *)at, bytes, &decoded);
    if (length <= 0 || property_of((uint32_t)decoded)->category == UTF8PROC_CATEGORY_CC)
        return 0;
    *character = (uint32_t)decoded;
    return (size_t)length;
}

size_t utf8_character(const char *at, const char *end)
{
    uint32_t character = 0;
    size_t length = utf8_decode(at, end - at, &character);
    return utf8_is_hidden(character) ? 0 : length;
}

/* Takes the next character, or a byte that belongs to none as 0; false at the end. */
static bool utf8_next(const char **text, uint32_t *character)
{
    if (**text == '\0')
        return false;
    size_t length = utf8_decode(*text, UP_TO_ZERO, character);
    if (length == 0)
        *character = 0;
    *text += length ? length : 1;
    return true;
}

uint32_t utf8_find_hidden(const char *text)
{
    for (uint32_t character; utf8_next(&text, &character);)
        if (utf8_is_hidden(character))
            return character;
    return 0;
}

bool utf8_is_visible(const char *text)
{
    for (uint32_t character; utf8_next(&text, &character);)
        if (character != 0 && !utf8_is_hidden(character) && !is_space(character) &&
            !property_of(character)->ignorable)
            return true;
    return false;
}

bool utf8_has_loose_mark(const char *text)
{
    bool is_loose = true;
    for (uint32_t character; utf8_next(&text, &character); is_loose = is_space(character))
        if (is_loose && is_mark(character))
            return true;
    return false;
}

bool utf8_begins_with_mark(const char *text, size_t length)
{
    return length >= UTF8_MARK_SIZE && memcmp(text, "\xef\xbb\xbf", UTF8_MARK_SIZE) == 0;
}

/* Replaces `length` bytes; returns the byte after the new ones. */
static char *put_instead(char *at, size_t length, const char *instead)
{
    size_t longer = strlen(instead);
    memmove(at + longer, at + length, strlen(at + length) + 1);
    /* NOLINTNEXTLINE(bugprone-not-null-terminated-result): inside the text */
    memcpy(at, instead, longer);
    return at + longer;
}

void utf8_mend(char *text, size_t size)
{
    size_t all = strlen(text);
    for (char *at = text; *at != '\0';) {
        uint32_t character = 0;
        char instead[16] = "?", number[16];
        size_t length = utf8_decode(at, UP_TO_ZERO, &character);
        if (length > 0 && !utf8_is_hidden(character)) {
            at += length;
            continue;
        }
        snprintf(number, sizeof number, "U+%04X", (unsigned)character);
        if (length > 0 && all - length + strlen(number) < size)
            strcpy(instead, number);
        length = length ? length : 1;
        at = put_instead(at, length, instead);
        all += strlen(instead) - length;
    }
}

/* The characters of a text after such changes; -1 where it is not valid or has too many. One more
 * is kept free for the library. */
static utf8proc_ssize_t spelling_decompose(const char *text, size_t length,
                                           utf8proc_int32_t out[SPELLING_MOST + 1],
                                           unsigned changes)
{
    utf8proc_ssize_t count =
        utf8proc_decompose((const utf8proc_uint8_t *)text, (utf8proc_ssize_t)length, out,
                           SPELLING_MOST, (utf8proc_option_t)changes);
    return count > SPELLING_MOST ? -1 : count;
}

bool spelling_compose(const char *text, size_t length, char *composed, size_t size)
{
    utf8proc_int32_t characters[SPELLING_MOST + 1];
    utf8proc_ssize_t count = spelling_decompose(text, length, characters, UTF8PROC_DECOMPOSE);
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
static size_t spelling_fold(const char *text, utf8proc_int32_t out[SPELLING_MOST + 1])
{
    size_t length = strlen(text);
    utf8proc_ssize_t count = spelling_decompose(
        text, length, out, UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
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
    size_t a_count = spelling_fold(one, a), b_count = spelling_fold(other, b), same = 0;
    while (same < a_count && same < b_count && a[same] == b[same])
        same++;
    if (same < a_count && same < b_count)
        return a[same] < b[same] ? -1 : 1;
    return (a_count > b_count) - (a_count < b_count);
}

size_t spelling_capital(const char *text, char capital[CAPITAL_SIZE])
{
    uint32_t first;
    size_t length = utf8_decode(text, (utf8proc_ssize_t)strlen(text), &first);
    utf8proc_ssize_t written = 0;
    if (length > 0)
        written = utf8proc_encode_char(utf8proc_totitle((utf8proc_int32_t)first),
                                       (utf8proc_uint8_t *)capital);
    capital[written] = '\0';
    return length;
}
