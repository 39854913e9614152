#include "tui/form.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"
#include "wording/seats.h"

#include <stdio.h>
#include <string.h>

enum { TARGET_FIELD = TARGET_OWN, MARGIN = 2 };

static enum field_type type_of(const struct form *form, unsigned field)
{
    return form->kind->type ? form->kind->type(form, field) : FIELD_CHOICE;
}

static bool is_at(const struct page *page, enum field_type type)
{
    const struct form *form = (const struct form *)page;
    return type_of(form, form->focus) == type;
}

bool form_is_at_button(const struct page *page)
{
    return is_at(page, FIELD_BUTTON);
}

bool form_is_at_choice(const struct page *page)
{
    return is_at(page, FIELD_CHOICE);
}

bool form_is_at_text(const struct page *page)
{
    return is_at(page, FIELD_TEXT);
}

void form_step(const struct press *press)
{
    struct form *form = form_pressed(press);
    form->focus = (form->focus + form->fields + (unsigned)press->binding->arg) % form->fields;
}

void form_go_to_last(const struct press *press)
{
    struct form *form = form_pressed(press);
    form->focus = form->fields - 1;
}

void form_change(const struct press *press)
{
    struct form *form = form_pressed(press);
    form->kind->change(form, press->app, form->focus, press->key == KEYS_LEFT ? -1 : 1);
}

bool form_point(struct page *page, struct app *app, const struct gesture *gesture,
                const struct surroundings *around)
{
    struct form *form = (struct form *)page;
    unsigned before = form->focus;
    if (!gesture_clicks(gesture, TARGET_FIELD))
        return false;
    form->focus = (unsigned)gesture->target.which;
    if (form_is_at_button(page))
        app_press(app, KEYS_ENTER, around);
    else if (form_is_at_choice(page) && form->focus == before)
        app_press(app, KEYS_RIGHT, around);
    return true;
}

bool form_type(struct page *page, struct app *app, uint32_t key, const struct surroundings *around)
{
    struct form *form = (struct form *)page;
    (void)app, (void)around;
    return form_is_at_text(page) && text_field_key(form->kind->text(form, form->focus), key);
}

static enum focus focus_of(const struct form *form, unsigned field)
{
    return form->focus == field ? FOCUS_HERE : FOCUS_ELSEWHERE;
}

struct style form_style(const struct form *form, unsigned field)
{
    struct style style = field_style(focus_of(form, field));
    if (type_of(form, field) == FIELD_BUTTON)
        style.attribute = CELL_BOLD;
    return style;
}

struct area form_draw_field(struct form *form, struct canvas *canvas, unsigned field,
                            struct area area, int before)
{
    enum focus focus = focus_of(form, field);
    enum field_type type = type_of(form, field);
    struct area all = {area.row, area.col - before, area.rows, area.cols + before};
    canvas_target(canvas, all, TARGET_FIELD, (int)field);
    if (type == FIELD_TEXT)
        text_field_draw(form->kind->text(form, field), canvas, area.row, area.col, area.cols,
                        focus);
    else if (type == FIELD_CHOICE)
        draw_choice(canvas, area, focus);
    else
        draw_field(canvas, area, focus);
    return (struct area){area.row, area.col + MARGIN, area.rows, area.cols - 2 * MARGIN};
}

void form_draw_line(struct form *form, struct canvas *canvas, unsigned field, struct area line,
                    int label_cols, int cols, const char *label, const char *text)
{
    struct area area = {line.row, line.col + label_cols, 1, cols};
    canvas_text(canvas, line.row, line.col, label_cols - 1, night_text, label);
    struct area inside = form_draw_field(form, canvas, field, area, label_cols);
    canvas_text(canvas, inside.row, inside.col, inside.cols, form_style(form, field), text);
}

void seat_choice_turn(char bot[BOT_SIZE], int by)
{
    enum { CHOICES = BOT_LEVELS_COUNT + 1 };
    unsigned choice = (bot_level_find(bot, strlen(bot)) + 1u) % CHOICES;
    choice = (choice + CHOICES + (unsigned)by) % CHOICES;
    memset(bot, 0, BOT_SIZE);
    if (choice > 0)
        strcpy(bot, bot_levels[choice - 1].name);
}

int seat_choice_cols(void)
{
    enum { AROUND = 4 };
    int cols = 0;
    for (unsigned level = 0; level <= BOT_LEVELS_COUNT; level++)
        cols = canvas_width_or(cols, bot_words_level((enum bot_level)level));
    return cols + AROUND;
}

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
