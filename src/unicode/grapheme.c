#include "unicode/grapheme.h"

#include "unicode/glyph.h"
#include "unicode/utf8.h"

#include <string.h>
#include <utf8proc.h>

enum { JOINER = 0x200d, DOTTED_CIRCLE = 0x25cc, UNKNOWN = 0xfffd };

static const utf8proc_property_t *property_of(utf8proc_int32_t character)
{
    return utf8proc_get_property(character);
}

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
 * emoji behind a joiner, a tone of skin. */
static bool is_left_out(utf8proc_int32_t character, utf8proc_int32_t before)
{
    const utf8proc_property_t *property = property_of(character);
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
static size_t compose(const char *text, size_t length, utf8proc_int32_t out[], size_t most)
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
    for (size_t c = 0, count = compose(at, length, characters, MOST); c < count; c++) {
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
