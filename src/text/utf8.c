#include "text/utf8.h"

#include <stdio.h>
#include <string.h>

struct range {
    uint32_t first, last;
};

static const struct range hidden[] = {
    {0x00ad, 0x00ad}, {0x061c, 0x061c},   {0x180e, 0x180e},   {0x200b, 0x200b},
    {0x200e, 0x200f}, {0x2028, 0x202e},   {0x2060, 0x206f},   {0xfeff, 0xfeff},
    {0xfff9, 0xfffb}, {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe007f},
};

/* Characters that take space, or join others, but are invisible. */
static const struct range blank[] = {
    {0x0020, 0x0020}, {0x00a0, 0x00a0}, {0x034f, 0x034f}, {0x115f, 0x1160},
    {0x1680, 0x1680}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x2000, 0x200d},
    {0x202f, 0x202f}, {0x205f, 0x205f}, {0x2800, 0x2800}, {0x3000, 0x3000},
    {0x3164, 0x3164}, {0xfe00, 0xfe0f}, {0xffa0, 0xffa0}, {0xe0100, 0xe01ef},
};

static bool is_among(uint32_t character, const struct range *range, size_t ranges)
{
    for (size_t r = 0; r < ranges; r++)
        if (character >= range[r].first && character <= range[r].last)
            return true;
    return false;
}

bool utf8_is_hidden(uint32_t character)
{
    return is_among(character, hidden, sizeof hidden / sizeof hidden[0]);
}

/* Characters encoded in a given number of bytes, by their first byte. */
struct form {
    uint8_t mask, lead;
    uint32_t least; /* smaller ones have a shorter encoding, the only one allowed */
};

static const struct form forms[] = {
    {0x80, 0x00, 0x20},
    {0xe0, 0xc0, 0xa0}, /* 0x80 to 0x9f are control characters */
    {0xf0, 0xe0, 0x800},
    {0xf8, 0xf0, 0x10000},
};

/* Decodes a character, hidden or not; 0 if there is none. */
static size_t decode(const char *at, const char *end, uint32_t *character)
{
    if (at == end)
        return 0;
    uint8_t first = (uint8_t)*at;
    size_t length = 1;
    while (length <= 4 && (first & forms[length - 1].mask) != forms[length - 1].lead)
        length++;
    if (length > 4 || (size_t)(end - at) < length)
        return 0;
    *character = first & (uint8_t)~forms[length - 1].mask;
    for (size_t i = 1; i < length; i++) {
        uint8_t byte = (uint8_t)at[i];
        if ((byte & 0xc0) != 0x80)
            return 0;
        *character = *character << 6 | (byte & 0x3f);
    }
    bool is_text = *character >= forms[length - 1].least && *character != 0x7f &&
                   *character <= 0x10ffff && (*character < 0xd800 || *character > 0xdfff);
    return is_text ? length : 0;
}

size_t utf8_character(const char *at, const char *end)
{
    uint32_t character = 0;
    size_t length = decode(at, end, &character);
    return utf8_is_hidden(character) ? 0 : length;
}

uint32_t utf8_find_hidden(const char *text)
{
    const char *end = text + strlen(text);
    while (text < end) {
        uint32_t character = 0;
        size_t length = decode(text, end, &character);
        if (length > 0 && utf8_is_hidden(character))
            return character;
        text += length ? length : 1;
    }
    return 0;
}

bool utf8_is_visible(const char *text)
{
    const char *end = text + strlen(text);
    while (text < end) {
        uint32_t character = 0;
        size_t length = decode(text, end, &character);
        if (length > 0 && !utf8_is_hidden(character) &&
            !is_among(character, blank, sizeof blank / sizeof blank[0]))
            return true;
        text += length ? length : 1;
    }
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
        size_t length = decode(at, text + all, &character);
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
