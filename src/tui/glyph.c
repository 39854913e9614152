#include "tui/glyph.h"

#include "text/utf8.h"

#include <stdbool.h>

enum { GLYPH_UNKNOWN = 0xfffd, GLYPH_LAST = 0x10ffff };

size_t glyph_length(unsigned char first)
{
    return first < 0x80                    ? 1
           : first >= 0xc2 && first < 0xe0 ? 2
           : first >= 0xe0 && first < 0xf0 ? 3
           : first >= 0xf0 && first < 0xf5 ? 4
                                           : 0;
}

static bool is_surrogate(uint32_t glyph)
{
    return glyph >= 0xd800 && glyph < 0xe000;
}

uint32_t glyph_next(const char **text)
{
    static const uint8_t lead_bits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *at = (const unsigned char *)*text;
    if (*at == 0)
        return 0;
    size_t length = glyph_length(*at);
    uint32_t glyph = *at & lead_bits[length];
    size_t taken = 1;
    while (taken < length && (at[taken] & 0xc0) == 0x80)
        glyph = glyph << 6 | (at[taken++] & 0x3fu);
    if (length == 0 || taken < length || glyph < least[length] || is_surrogate(glyph) ||
        glyph > GLYPH_LAST) {
        *text += 1;
        return GLYPH_UNKNOWN;
    }
    *text += length;
    return glyph;
}

size_t glyph_print(uint32_t glyph, char text[GLYPH_TEXT_SIZE])
{
    static const uint8_t lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
    if (glyph > GLYPH_LAST || is_surrogate(glyph))
        glyph = GLYPH_UNKNOWN;
    size_t length = glyph < 0x80 ? 1 : glyph < 0x800 ? 2 : glyph < 0x10000 ? 3 : 4;
    text[length] = '\0';
    for (size_t i = length; i-- > 1; glyph >>= 6)
        text[i] = (char)(0x80u | (glyph & 0x3fu));
    text[0] = (char)(lead[length] | glyph);
    return length;
}

struct glyph_range {
    uint32_t first, last;
};

static const struct glyph_range no_width[] = {
    {0x0000, 0x001f}, {0x007f, 0x009f}, {0x0300, 0x036f}, {0x0483, 0x0489},   {0x0591, 0x05bd},
    {0x0610, 0x061a}, {0x064b, 0x065f}, {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff},   {0x200c, 0x200d},
    {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xe0100, 0xe01ef},
};

static const struct glyph_range two_wide[] = {
    {0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},
    {0x4e00, 0xa4cf},   {0xa960, 0xa97f},   {0xac00, 0xd7a3},   {0xf900, 0xfaff},
    {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},   {0x1f300, 0x1f64f},
    {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd},
};

static bool glyph_is_among(uint32_t glyph, const struct glyph_range *range, size_t ranges)
{
    for (size_t i = 0; i < ranges; i++)
        if (glyph >= range[i].first && glyph <= range[i].last)
            return true;
    return false;
}

int glyph_width(uint32_t glyph)
{
    if (glyph >= ' ' && glyph < 0x7f)
        return 1;
    if (utf8_is_hidden(glyph) ||
        glyph_is_among(glyph, no_width, sizeof no_width / sizeof no_width[0]))
        return 0;
    return glyph_is_among(glyph, two_wide, sizeof two_wide / sizeof two_wide[0]) ? 2 : 1;
}

static const struct {
    uint32_t glyph;
    char plain;
} resembling[] = {
    {0x00a0, ' '}, {0x00b1, '~'},  {0x00b7, '.'},  {0x00d7, 'x'}, {0x2010, '-'}, {0x2013, '-'},
    {0x2014, '-'}, {0x2018, '\''}, {0x2019, '\''}, {0x201c, '"'}, {0x201d, '"'}, {0x2022, '*'},
    {0x2026, '~'}, {0x201e, '"'},  {0x2504, '-'},  {0x2506, ':'}, {0x2190, '<'}, {0x2191, '^'},
    {0x2192, '>'}, {0x2193, 'v'},  {0x2212, '-'},  {0x2500, '-'}, {0x2501, '='}, {0x2502, '|'},
    {0x2503, '|'}, {0x2550, '='},  {0x2551, '|'},  {0x2564, '/'}, {0x2574, '-'}, {0x2576, '-'},
    {0x2580, '"'}, {0x2584, '_'},  {0x2588, '#'},  {0x258c, '|'}, {0x2590, '|'}, {0x2591, '.'},
    {0x2592, ':'}, {0x2593, '#'},  {0x25a0, '#'},  {0x25b2, '^'}, {0x25b6, '>'}, {0x25b8, '>'},
    {0x25ba, '>'}, {0x25bc, 'v'},  {0x25c0, '<'},  {0x25c2, '<'}, {0x25c4, '<'}, {0x25c6, '!'},
    {0x25cb, 'o'}, {0x25cf, '*'},  {0x2605, '*'},  {0x2713, '+'}, {0x2717, 'x'},
};

uint32_t glyph_plain(uint32_t glyph)
{
    static const char latin[] = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty";
    /* Latin Extended-A, of which Polish has its letters. */
    static const char extended[] =
        "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlLl"
        "LlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
    enum { LATIN_FIRST = 0xc0, EXTENDED_FIRST = 0x100, LINES_FIRST = 0x250c, LINES_LAST = 0x257f };
    if (glyph < 0x80)
        return glyph;
    if (glyph >= LATIN_FIRST && glyph < LATIN_FIRST + sizeof latin - 1)
        return (uint32_t)latin[glyph - LATIN_FIRST];
    if (glyph >= EXTENDED_FIRST && glyph < EXTENDED_FIRST + sizeof extended - 1)
        return (uint32_t)extended[glyph - EXTENDED_FIRST];
    for (size_t i = 0; i < sizeof resembling / sizeof resembling[0]; i++)
        if (resembling[i].glyph == glyph)
            return (uint32_t)resembling[i].plain;
    return glyph >= LINES_FIRST && glyph <= LINES_LAST ? '+' : '?';
}

/* What Debian's console fonts have, whichever language they are for: lines and shades, but neither
 * half blocks nor the darkest shade. The kernel's own font has no round corners either. */
uint32_t glyph_console(uint32_t glyph)
{
    static const struct glyph_range had[] = {
        {0x00a0, 0x017f}, {0x2010, 0x2026}, {0x2190, 0x2193}, {0x2500, 0x256c},
        {0x2588, 0x2588}, {0x2591, 0x2592}, {0x25b2, 0x25b2}, {0x25b8, 0x25b8},
        {0x25bc, 0x25bc}, {0x25c2, 0x25c2}, {0x25cf, 0x25cf},
    };
    static const uint32_t corners[] = {0x250c, 0x2510, 0x2518, 0x2514};
    enum { ROUND_FIRST = 0x256d, ROUND_LAST = 0x2570 };
    if (glyph >= ROUND_FIRST && glyph <= ROUND_LAST)
        return corners[glyph - ROUND_FIRST];
    return glyph_is_among(glyph, had, sizeof had / sizeof had[0]) ? glyph : glyph_plain(glyph);
}
