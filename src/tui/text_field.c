#include "tui/text_field.h"

#include "tui/page.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"

#include <stdio.h>
#include <string.h>

void text_field_set(struct text_field *field, const char *text, size_t size)
{
    field->size = size == 0 ? 1 : size < TEXT_FIELD_SIZE ? size : TEXT_FIELD_SIZE;
    size_t length = grapheme_fitting(text, text + strlen(text), field->size - 1);
    memmove(field->text, text, length);
    field->text[length] = '\0';
    field->cursor = length;
}

/* The bytes from the cursor to the next grapheme, and to the one before. */
static size_t next_length(const struct text_field *field)
{
    const char *at = field->text + field->cursor;
    return grapheme_length(at, at + strlen(at));
}

static size_t last_length(const struct text_field *field)
{
    return grapheme_before(field->text, field->cursor);
}

static void remove_bytes(struct text_field *field, size_t at, size_t length)
{
    memmove(field->text + at, field->text + at + length, strlen(field->text + at + length) + 1);
}

/* An accent becomes part of the letter before it. The cursor stays between graphemes. */
static void insert(struct text_field *field, uint32_t glyph)
{
    char text[TEXT_FIELD_SIZE + GLYPH_TEXT_SIZE], composed[TEXT_FIELD_SIZE], bytes[GLYPH_TEXT_SIZE];
    size_t behind = strlen(field->text) - field->cursor;
    glyph_print(glyph, bytes);
    int length = snprintf(text, sizeof text, "%.*s%s%s", (int)field->cursor, field->text, bytes,
                          field->text + field->cursor);
    if (!spelling_compose(text, (size_t)length, composed, field->size))
        return;
    strcpy(field->text, composed);
    length = (int)strlen(composed);
    field->cursor = (size_t)length > behind ? (size_t)length - behind : 0;
    size_t before = grapheme_fitting(composed, composed + length, field->cursor);
    if (before < field->cursor)
        field->cursor = before + grapheme_length(composed + before, composed + length);
}

/* Whether a key is a character that a text may have. */
static bool is_typed(uint32_t key)
{
    char bytes[GLYPH_TEXT_SIZE];
    return key < KEYS_SPECIAL && utf8_character(bytes, bytes + glyph_print(key, bytes)) > 0;
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
        if (!is_typed(key))
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
