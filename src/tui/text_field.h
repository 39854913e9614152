/* A line of text that is being typed. */
#ifndef BASTIDE_TUI_TEXT_FIELD_H
#define BASTIDE_TUI_TEXT_FIELD_H

#include "tui/widgets.h"

#include <stddef.h>

enum { TEXT_FIELD_SIZE = 64 };

struct text_field {
    char text[TEXT_FIELD_SIZE];
    size_t size;   /* bytes that may be used, with the closing zero */
    size_t cursor; /* the byte before which is typed */
};

/* Begins with `text`; at most `size` bytes can be used, with the closing zero, and TEXT_FIELD_SIZE
 * at most. */
void text_field_set(struct text_field *field, const char *text, size_t size);

/* Types a character or moves the cursor. Returns whether the key meant something here. */
bool text_field_key(struct text_field *field, uint32_t key);

/* Draws it `cols` wide, with a cursor where it has the focus. */
void text_field_draw(const struct text_field *field, struct canvas *canvas, int row, int col,
                     int cols, enum focus focus);

#endif
