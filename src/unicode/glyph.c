#include "unicode/glyph.h"
#include "unicode/utf8.h"

#include <stdbool.h>
#include <string.h>
#include <utf8proc.h>

enum { GLYPH_UNKNOWN = 0xfffd, GLYPH_LAST = 0x10ffff };

static const utf8proc_property_t *property_of(uint32_t glyph)
{
    return utf8proc_get_property((utf8proc_int32_t)glyph);
}

size_t glyph_length(unsigned char first)
{
    enum { TWO_FIRST = 0xc2, LAST = 0xf4 }; /* other bytes begin only longer spellings of others */
    bool begins = first < 0x80 || (first >= TWO_FIRST && first <= LAST);
    return begins ? (size_t)utf8proc_utf8class[first] : 0;
}

uint32_t glyph_next(const char **text)
{
    enum { UP_TO_FOUR = -1 }; /* bytes, and none after the closing zero */
    utf8proc_int32_t glyph;
    if (**text == '\0')
        return 0;
    utf8proc_ssize_t length = utf8proc_iterate((const utf8proc_uint8_t *)*text, UP_TO_FOUR, &glyph);
    *text += length > 0 ? length : 1;
    return length > 0 ? (uint32_t)glyph : GLYPH_UNKNOWN;
}

size_t glyph_print(uint32_t glyph, char text[GLYPH_TEXT_SIZE])
{
    if (glyph > GLYPH_LAST || !utf8proc_codepoint_valid((utf8proc_int32_t)glyph))
        glyph = GLYPH_UNKNOWN;
    utf8proc_ssize_t length =
        utf8proc_encode_char((utf8proc_int32_t)glyph, (utf8proc_uint8_t *)text);
    text[length] = '\0';
    return (size_t)length;
}

size_t glyph_print_marked(uint32_t glyph, const uint16_t mark[GLYPH_MARKS],
                          char text[GLYPH_MARKED_SIZE])
{
    size_t length = 0;
    text[0] = '\0';
    if (glyph == 0)
        return 0;
    length = glyph_print(glyph, text);
    for (unsigned m = 0; m < GLYPH_MARKS && mark[m] != 0; m++)
        length += glyph_print(mark[m], text + length);
    return length;
}

/* Terminals give room to vowels that stand beside their letter, and to signs that begin a number;
 * the library, which knows graphemes, counts them with those. */
int glyph_width(uint32_t glyph)
{
    if (glyph >= ' ' && glyph <= '~')
        return 1;
    const utf8proc_property_t *property = property_of(glyph);
    if (glyph > GLYPH_LAST || utf8_is_hidden(glyph) ||
        property->boundclass == UTF8PROC_BOUNDCLASS_V ||
        property->boundclass == UTF8PROC_BOUNDCLASS_T)
        return 0;
    bool has_room = property->category == UTF8PROC_CATEGORY_MC ||
                    (property->category == UTF8PROC_CATEGORY_CF && !property->ignorable);
    return property->charwidth == 0 && has_room ? 1 : property->charwidth;
}

uint32_t glyph_without_mark(uint32_t glyph, uint32_t *mark)
{
    enum { MOST = 8 };
    utf8proc_int32_t parts[MOST];
    int unused = 0;
    utf8proc_ssize_t count =
        utf8proc_decompose_char((utf8proc_int32_t)glyph, parts, MOST, UTF8PROC_DECOMPOSE, &unused);
    *mark = 0;
    if (count < 1 || count > MOST)
        return glyph;
    if (count > 1) {
        *mark = (uint32_t)parts[count - 1];
        utf8proc_normalize_utf32(parts, count - 1, UTF8PROC_COMPOSE | UTF8PROC_STABLE);
    }
    return (uint32_t)parts[0];
}

/* What has no letter of ASCII in it. */
static const struct {
    uint32_t glyph;
    char plain;
} resembling[] = {
    {0x00a0, ' '}, {0x00b1, '~'},  {0x00b7, '.'},  {0x00c6, 'A'}, {0x00d0, 'D'}, {0x00d7, 'x'},
    {0x00d8, 'O'}, {0x00de, 'T'},  {0x00df, 's'},  {0x00e6, 'a'}, {0x00f0, 'd'}, {0x00f7, '/'},
    {0x00f8, 'o'}, {0x00fe, 't'},  {0x0110, 'D'},  {0x0111, 'd'}, {0x0126, 'H'}, {0x0127, 'h'},
    {0x0131, 'i'}, {0x0132, 'J'},  {0x0133, 'j'},  {0x0138, 'k'}, {0x013f, 'L'}, {0x0140, 'l'},
    {0x0141, 'L'}, {0x0142, 'l'},  {0x0149, 'n'},  {0x014a, 'N'}, {0x014b, 'n'}, {0x0152, 'O'},
    {0x0153, 'o'}, {0x0166, 'T'},  {0x0167, 't'},  {0x017f, 's'}, {0x2010, '-'}, {0x2013, '-'},
    {0x2014, '-'}, {0x2018, '\''}, {0x2019, '\''}, {0x201c, '"'}, {0x201d, '"'}, {0x201e, '"'},
    {0x2022, '*'}, {0x2026, '~'},  {0x2190, '<'},  {0x2191, '^'}, {0x2192, '>'}, {0x2193, 'v'},
    {0x2212, '-'}, {0x2500, '-'},  {0x2501, '='},  {0x2502, '|'}, {0x2503, '|'}, {0x2504, '-'},
    {0x2506, ':'}, {0x2550, '='},  {0x2551, '|'},  {0x2564, '/'}, {0x2574, '-'}, {0x2576, '-'},
    {0x2580, '"'}, {0x2584, '_'},  {0x2588, '#'},  {0x258c, '|'}, {0x2590, '|'}, {0x2591, '.'},
    {0x2592, ':'}, {0x2593, '#'},  {0x25a0, '#'},  {0x25b2, '^'}, {0x25b6, '>'}, {0x25b8, '>'},
    {0x25ba, '>'}, {0x25bc, 'v'},  {0x25c0, '<'},  {0x25c2, '<'}, {0x25c4, '<'}, {0x25c6, '!'},
    {0x25cb, 'o'}, {0x25cf, '*'},  {0x2605, '*'},  {0x2713, '+'}, {0x2717, 'x'},
};

uint32_t glyph_plain(uint32_t glyph)
{
    enum { LINES_FIRST = 0x250c, LINES_LAST = 0x257f };
    uint32_t mark;
    do
        glyph = glyph_without_mark(glyph, &mark);
    while (mark != 0);
    if (glyph < 0x80)
        return glyph;
    for (size_t i = 0; i < sizeof resembling / sizeof resembling[0]; i++)
        if (resembling[i].glyph == glyph)
            return (uint32_t)resembling[i].plain;
    return glyph >= LINES_FIRST && glyph <= LINES_LAST ? '+' : '?';
}

/* What Debian's console fonts have, whichever language they are for: lines and shades, but neither
 * half blocks nor the darkest shade. The kernel's own font has no round corners either. */
uint32_t glyph_console(uint32_t glyph)
{
    static const struct {
        uint32_t first, last;
    } had[] = {
        {0x00a0, 0x017f}, {0x2010, 0x2026}, {0x2190, 0x2193}, {0x2500, 0x256c},
        {0x2588, 0x2588}, {0x2591, 0x2592}, {0x25b2, 0x25b2}, {0x25b8, 0x25b8},
        {0x25bc, 0x25bc}, {0x25c2, 0x25c2}, {0x25cf, 0x25cf},
    };
    static const uint32_t corners[] = {0x250c, 0x2510, 0x2518, 0x2514};
    enum { ROUND_FIRST = 0x256d, ROUND_LAST = 0x2570 };
    if (glyph >= ROUND_FIRST && glyph <= ROUND_LAST)
        return corners[glyph - ROUND_FIRST];
    for (size_t i = 0; i < sizeof had / sizeof had[0]; i++)
        if (glyph >= had[i].first && glyph <= had[i].last)
            return glyph;
    return glyph_plain(glyph);
}

enum { JOINER = 0x200d, DOTTED_CIRCLE = 0x25cc, UNKNOWN = 0xfffd };

/* Decodes a character; returns its bytes. */
static size_t grapheme_take(const char *at, const char *end, utf8proc_int32_t *character)
{
    utf8proc_ssize_t length = utf8proc_iterate((const utf8proc_uint8_t *)at, end - at, character);
    return length > 0 ? (size_t)length : 0;
}

size_t grapheme_length(const char *at, const char *end)
{
    utf8proc_int32_t before, after, state = 0;
    size_t length, more;
    if (at == end)
        return 0;
    if ((length = grapheme_take(at, end, &before)) == 0)
        return 1;
    while ((more = grapheme_take(at + length, end, &after)) > 0 &&
           !utf8proc_grapheme_break_stateful(before, after, &state)) {
        length += more;
        before = after;
    }
    return length;
}

size_t grapheme_before(const char *text, size_t end)
{
    size_t at = 0, length = 0;
    while ((length = grapheme_length(text + at, text + end)) < end - at)
        at += length;
    return length;
}

size_t grapheme_fitting(const char *text, const char *end, size_t most)
{
    size_t fits = 0, length;
    while ((length = grapheme_length(text + fits, end)) > 0 && fits + length <= most)
        fits += length;
    return fits;
}

/* What cannot be seen, and what is drawn together with the one before, but not on all terminals: an
 * emoji after a joiner, a skin tone. */
static bool is_left_out(utf8proc_int32_t character, utf8proc_int32_t before)
{
    const utf8proc_property_t *property = property_of((uint32_t)character);
    return property->ignorable || utf8_is_hidden((uint32_t)character) ||
           property->category == UTF8PROC_CATEGORY_CC ||
           (before == JOINER &&
            property->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC) ||
           (before != 0 && property->category == UTF8PROC_CATEGORY_SK &&
            property->boundclass == UTF8PROC_BOUNDCLASS_EXTEND);
}

static void grapheme_add(struct grapheme *grapheme, uint32_t glyph)
{
    int width = glyph_width(glyph);
    if (grapheme->glyphs == 0 && width == 0)
        grapheme_add(grapheme, DOTTED_CIRCLE);
    if (grapheme->glyphs == GRAPHEME_GLYPHS)
        return;
    grapheme->glyph[grapheme->glyphs++] = glyph;
    grapheme->width += width;
}

/* The characters of a grapheme, composed; as they are where it is one or there are very many. */
static size_t grapheme_compose(const char *text, size_t length, utf8proc_int32_t out[], size_t most)
{
    size_t first = grapheme_take(text, text + length, &out[0]);
    if (first == 0)
        out[0] = UNKNOWN;
    if (first == 0 || first == length)
        return 1;
    const utf8proc_uint8_t *bytes = (const utf8proc_uint8_t *)text;
    utf8proc_ssize_t count = utf8proc_decompose(bytes, (utf8proc_ssize_t)length, out,
                                                (utf8proc_ssize_t)most, UTF8PROC_DECOMPOSE);
    if (count > 0 && (size_t)count <= most)
        return (size_t)utf8proc_normalize_utf32(out, count, UTF8PROC_COMPOSE | UTF8PROC_STABLE);
    size_t taken = 0;
    for (const char *end = text + length; taken < most && text < end; taken++)
        text += grapheme_take(text, end, &out[taken]);
    return taken;
}

/* Most of what is drawn, and soon known: a letter of ASCII that nothing can join. */
static bool is_plain(const char *at, const char *end)
{
    return at < end && *at >= ' ' && *at <= '~' && (at + 1 == end || (unsigned char)at[1] < 0x80);
}

bool grapheme_next(const char **text, const char *end, struct grapheme *grapheme)
{
    enum { MOST = 32 };
    utf8proc_int32_t characters[MOST], before = 0;
    const char *at = *text;
    if (is_plain(at, end)) {
        grapheme->glyph[0] = (unsigned char)*(*text)++;
        grapheme->glyphs = 1;
        grapheme->width = 1;
        return true;
    }
    size_t length = grapheme_length(at, end);
    *grapheme = (struct grapheme){.glyphs = 0};
    if (length == 0)
        return false;
    *text += length;
    for (size_t c = 0, count = grapheme_compose(at, length, characters, MOST); c < count; c++) {
        if (!is_left_out(characters[c], before))
            grapheme_add(grapheme, (uint32_t)characters[c]);
        before = characters[c];
    }
    return true;
}

int grapheme_text_width(const char *text)
{
    const char *end = text + strlen(text);
    struct grapheme grapheme;
    int width = 0;
    while (grapheme_next(&text, end, &grapheme))
        width += grapheme.width;
    return width;
}
