#include "text/utf8.h"

#include <stdint.h>
#include <string.h>

/* The characters that take a given number of bytes, by their first byte. */
struct form {
    uint8_t mask, lead;
    uint32_t least; /* smaller ones have a shorter form, the only one allowed */
};

static const struct form forms[] = {
    {0x80, 0x00, 0x20},
    {0xe0, 0xc0, 0xa0}, /* 0x80 to 0x9f are control characters */
    {0xf0, 0xe0, 0x800},
    {0xf8, 0xf0, 0x10000},
};

size_t utf8_character(const char *at, const char *end)
{
    if (at == end)
        return 0;
    uint8_t first = (uint8_t)*at;
    size_t length = 1;
    while (length <= 4 && (first & forms[length - 1].mask) != forms[length - 1].lead)
        length++;
    if (length > 4 || (size_t)(end - at) < length)
        return 0;
    uint32_t character = first & (uint8_t)~forms[length - 1].mask;
    for (size_t i = 1; i < length; i++) {
        uint8_t byte = (uint8_t)at[i];
        if ((byte & 0xc0) != 0x80)
            return 0;
        character = character << 6 | (byte & 0x3f);
    }
    if (character < forms[length - 1].least || character == 0x7f || character > 0x10ffff ||
        (character >= 0xd800 && character <= 0xdfff))
        return 0;
    return length;
}

void utf8_mend(char *text)
{
    const char *end = text + strlen(text);
    for (char *at = text; at < end;) {
        size_t length = utf8_character(at, end);
        if (length == 0)
            *at = '?';
        at += length ? length : 1;
    }
}
