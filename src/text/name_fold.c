#include "text/name_fold.h"

#include <stddef.h>
#include <stdint.h>

/* Ranges of capitals whose small letters are `by` characters later; in pairs, every other character
 * is a capital. */
static const struct {
    uint32_t first, last, by, step;
} capitals[] = {
    {'A', 'Z', 32, 1},         {0x00c0, 0x00d6, 32, 1}, {0x00d8, 0x00de, 32, 1},
    {0x0100, 0x012e, 1, 2},    {0x0132, 0x0136, 1, 2},  {0x0139, 0x0147, 1, 2},
    {0x014a, 0x0176, 1, 2},    {0x0179, 0x017d, 1, 2},  {0x0391, 0x03a9, 32, 1},
    {0x0400, 0x040f, 0x50, 1}, {0x0410, 0x042f, 32, 1},
};

static uint32_t fold(uint32_t letter)
{
    for (size_t c = 0; c < sizeof capitals / sizeof capitals[0]; c++)
        if (letter >= capitals[c].first && letter <= capitals[c].last &&
            (letter - capitals[c].first) % capitals[c].step == 0)
            return letter + capitals[c].by;
    return letter;
}

/* Takes the next character if it has one or two bytes, as all capitals handled here do; else the
 * next byte. */
static uint32_t take(const char **at)
{
    uint8_t first = (uint8_t) * (*at)++;
    if ((first & 0xe0) != 0xc0 || **at == '\0')
        return fold(first);
    return fold((uint32_t)(first & 0x1f) << 6 | ((uint8_t) * (*at)++ & 0x3f));
}

bool name_folds_to(const char *name, const char *other)
{
    while (*name != '\0' && *other != '\0')
        if (take(&name) != take(&other))
            return false;
    return *name == *other;
}

/* FNV-1a, over characters. */
uint64_t name_fold_hash(const char *name)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    while (*name != '\0')
        hash = (hash ^ take(&name)) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 32;
}
