/* The letters of pictures: a font of fixed size, compiled in by compile_font from a font of the
 * system (CMakeLists.txt). */
#ifndef BASTIDE_EXPORT_FONT_H
#define BASTIDE_EXPORT_FONT_H

#include <stddef.h>
#include <stdint.h>

enum { FONT_COLS = 8, FONT_ROWS = 16 };

/* A character: a byte for each row, the highest bit at the left. */
struct font_glyph {
    uint32_t code;
    uint8_t row[FONT_ROWS];
};

struct font {
    const struct font_glyph *glyph; /* by code, rising */
    size_t count;
};

extern const struct font font_plain, font_bold;

#endif
