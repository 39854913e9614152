#include "export/font.h"

#include <stdlib.h>

static int font_compare(const void *code, const void *glyph)
{
    uint32_t a = *(const uint32_t *)code, b = ((const struct font_glyph *)glyph)->code;
    return (a > b) - (a < b);
}

const struct font_glyph *font_find(const struct font *font, uint32_t code)
{
    return bsearch(&code, font->glyph, font->count, sizeof *font->glyph, font_compare);
}
