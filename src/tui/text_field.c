#include "tui/text_field.h"

#include "tui/glyph.h"
#include "tui/page.h"

#include <string.h>

void text_field_set(struct text_field *field, const char *text, size_t size)
{
    field->size = size == 0 ? 1 : size < TEXT_FIELD_SIZE ? size : TEXT_FIELD_SIZE;
    size_t length = strlen(text), most = field->size - 1;
    if (length > most) /* cut before a character, not within */
        for (length = most; length > 0 && (text[length] & 0xc0) == 0x80;)
            length--;
    memcpy(field->text, text, length);
    field->text[length] = '\0';
    field->cursor = length;
}

/* The bytes from the cursor to the next character, and to the one before. */
static size_t next_length(const struct text_field *field)
{
    const char *at = field->text + field->cursor, *next = at;
    glyph_next(&next);
    return (size_t)(next - at);
}

static size_t last_length(const struct text_field *field)
{
    size_t length = field->cursor > 0;
    while (length < field->cursor && (field->text[field->cursor - length] & 0xc0) == 0x80)
        length++;
    return length;
}

static void remove_bytes(struct text_field *field, size_t at, size_t length)
{
    memmove(field->text + at, field->text + at + length, strlen(field->text + at + length) + 1);
}

static void insert(struct text_field *field, uint32_t glyph)
{
    char bytes[GLYPH_TEXT_SIZE];
    size_t length = glyph_print(glyph, bytes), used = strlen(field->text);
    if (used + length >= field->size)
        return;
    memmove(field->text + field->cursor + length, field->text + field->cursor,
            used - field->cursor + 1);
    memcpy(field->text + field->cursor, bytes, length);
    field->cursor += length;
}

bool text_field_key(struct text_field *field, uint32_t key)
{
    size_t length;
    switch (key) {
    case KEYS_LEFT:
        field->cursor -= last_length(field);
        return true;
    case KEYS_RIGHT:
        field->cursor += next_length(field);
        return true;
    case KEYS_HOME:
        field->cursor = 0;
        return true;
    case KEYS_END:
        field->cursor = strlen(field->text);
        return true;
    case KEYS_BACKSPACE:
        length = last_length(field);
        field->cursor -= length;
        remove_bytes(field, field->cursor, length);
        return true;
    case KEYS_DELETE:
        remove_bytes(field, field->cursor, next_length(field));
        return true;
    case 'U' - '@': /* as in a shell: the line is emptied */
        text_field_set(field, "", field->size);
        return true;
    default:
        if (key >= KEYS_SPECIAL || glyph_width(key) == 0)
            return false;
        insert(field, key);
        return true;
    }
}

void text_field_draw(const struct text_field *field, struct canvas *canvas, int row, int col,
                     int cols, enum focus focus)
{
    const uint16_t paper = focus == FOCUS_HERE ? INK_CHOSEN : INK_PANEL;
    const struct style style = {INK_STRONG, paper, CELL_UNDERLINE};
    canvas_fill(canvas, (struct area){row, col, 1, cols}, ' ', style);
    canvas_text(canvas, row, col, cols, style, field->text);
    if (focus == FOCUS_ELSEWHERE)
        return;
    char before[TEXT_FIELD_SIZE];
    memcpy(before, field->text, field->cursor);
    before[field->cursor] = '\0';
    int at = canvas_text_width(before);
    struct cell *cell = canvas_cell(canvas, row, col + (at < cols ? at : cols - 1));
    if (cell) { /* without colours the whole field is reversed: there the cursor is not */
        cell->ink = INK_NIGHT;
        cell->paper = INK_KEY;
        cell->attribute = CELL_UNDERLINE;
    }
}
