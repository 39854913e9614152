#include "tui/form.h"
#include "language/language.h"
#include "play/bot_seats.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"
#include "wording/seats.h"

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

static void text_field_remove(struct text_field *field, size_t at, size_t length)
{
    memmove(field->text + at, field->text + at + length, strlen(field->text + at + length) + 1);
}

/* An accent becomes part of the letter before it. The cursor stays between graphemes. False, with
 * nothing inserted: there is no room. */
static bool text_field_insert(struct text_field *field, uint32_t glyph)
{
    char text[TEXT_FIELD_SIZE + GLYPH_TEXT_SIZE], composed[TEXT_FIELD_SIZE], bytes[GLYPH_TEXT_SIZE];
    size_t behind = strlen(field->text) - field->cursor;
    glyph_print(glyph, bytes);
    int length = snprintf(text, sizeof text, "%.*s%s%s", (int)field->cursor, field->text, bytes,
                          field->text + field->cursor);
    if (!spelling_compose(text, (size_t)length, composed, field->size))
        return false;
    strcpy(field->text, composed);
    length = (int)strlen(composed);
    field->cursor = (size_t)length > behind ? (size_t)length - behind : 0;
    size_t before = grapheme_fitting(composed, composed + length, field->cursor);
    if (before < field->cursor)
        field->cursor = before + grapheme_length(composed + before, composed + length);
    return true;
}

/* Whether a key is a character that a text may have. */
static bool is_typed(uint32_t key)
{
    char bytes[GLYPH_TEXT_SIZE];
    return key < KEYS_SPECIAL && utf8_character(bytes, bytes + glyph_print(key, bytes)) > 0;
}

/* Types a character or moves the cursor. Returns whether the key meant something here; a character
 * for which there is no room is told. */
static bool text_field_key(struct text_field *field, struct app *app, uint32_t key)
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
        text_field_remove(field, field->cursor, length);
        return true;
    case KEYS_DELETE:
        text_field_remove(field, field->cursor, next_length(field));
        return true;
    case 'U' - '@': /* as in a shell: the line is emptied */
        text_field_set(field, "", field->size);
        return true;
    default:
        if (!is_typed(key))
            return false;
        if (!text_field_insert(field, key))
            app_say(app, _("No room for another character."));
        return true;
    }
}

/* Whether the keys go to a field. */
enum focus { FOCUS_ELSEWHERE, FOCUS_HERE };

/* Where the text begins that has room up to the cursor, and for it. */
static size_t text_field_begin(const struct text_field *field, int cols)
{
    char before[TEXT_FIELD_SIZE];
    size_t begin = 0;
    snprintf(before, sizeof before, "%.*s", (int)field->cursor, field->text);
    while (begin < field->cursor && canvas_text_width(before + begin) >= cols)
        begin += grapheme_length(before + begin, before + field->cursor);
    return begin;
}

/* With a cursor where it has the focus. */
static void text_field_draw(const struct text_field *field, struct canvas *canvas, int row, int col,
                            int cols, enum focus focus)
{
    const size_t begin = focus == FOCUS_HERE ? text_field_begin(field, cols) : 0;
    const uint16_t paper = focus == FOCUS_HERE ? INK_CHOSEN : INK_PANEL;
    const struct style style = {INK_STRONG, paper, CELL_UNDERLINE};
    canvas_fill(canvas, (struct area){row, col, 1, cols}, ' ', style);
    canvas_text(canvas, row, col, cols, style, field->text + begin);
    if (focus == FOCUS_ELSEWHERE)
        return;
    char before[TEXT_FIELD_SIZE];
    snprintf(before, sizeof before, "%.*s", (int)(field->cursor - begin), field->text + begin);
    int at = canvas_text_width(before);
    struct cell *cell = canvas_cell(canvas, row, col + (at < cols ? at : cols - 1));
    if (cell) { /* without colours the whole field is reversed: there the cursor is not */
        cell->ink = INK_NIGHT;
        cell->paper = INK_KEY;
        cell->attribute = CELL_UNDERLINE;
    }
}

enum { TARGET_FIELD = TARGET_OWN, MARGIN = 2 };

void *form_new(const struct page_kind *page, const struct form_kind *kind, unsigned fields,
               size_t size)
{
    struct form *form = (struct form *)page_new(page, size);
    if (form != NULL) {
        form->kind = kind;
        form->fields = fields;
    }
    return form;
}

struct form_field form_focus(const struct form *form)
{
    return form->kind->field(form, form->focus);
}

static bool is_at(const struct page *page, enum field_type type)
{
    return form_focus((const struct form *)page).type == type;
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
    struct form *form = (struct form *)press->page;
    form->focus = (form->focus + form->fields + (unsigned)press->binding->arg) % form->fields;
}

void form_go_to_last(const struct press *press)
{
    struct form *form = (struct form *)press->page;
    form->focus = form->fields - 1;
}

void form_change(const struct press *press)
{
    struct form *form = (struct form *)press->page;
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
    struct form_field field = form_focus((const struct form *)page);
    (void)around;
    return field.type == FIELD_TEXT && text_field_key(field.text, app, key);
}

/* A click on an arrow presses its key. */
static void draw_arrows(struct canvas *canvas, struct area at)
{
    enum { LEFT = 0x25c2, RIGHT = 0x25b8 };
    const struct style arrow = {INK_KEY, INK_CHOSEN, CELL_BOLD};
    const int last = at.col + at.cols - 1;
    canvas_put(canvas, at.row, at.col, LEFT, arrow);
    canvas_put(canvas, at.row, last, RIGHT, arrow);
    canvas_target_key(canvas, (struct area){at.row, at.col, 1, MARGIN}, KEYS_LEFT);
    canvas_target_key(canvas, (struct area){at.row, last + 1 - MARGIN, 1, MARGIN}, KEYS_RIGHT);
}

static void draw_value(struct canvas *canvas, struct area at, const struct form_field *field,
                       enum focus focus)
{
    struct style style = {INK_STRONG, focus == FOCUS_HERE ? INK_CHOSEN : INK_PANEL, 0};
    struct sentence first = field->value;
    char *second = strchr(first.text, '\n');
    canvas_fill(canvas, at, ' ', style);
    if (field->is_bold)
        style.attribute = CELL_BOLD;
    if (field->is_faint && focus == FOCUS_ELSEWHERE)
        style.ink = INK_FAINT;
    if (second != NULL) {
        *second++ = '\0';
        canvas_text(canvas, at.row + 1, at.col + MARGIN, at.cols - 2 * MARGIN, style, second);
    }
    if (field->is_centred)
        canvas_text(canvas, at.row, at.col + (at.cols - canvas_text_width(first.text)) / 2, at.cols,
                    style, first.text);
    else
        canvas_text(canvas, at.row, at.col + MARGIN, at.cols - 2 * MARGIN, style, first.text);
}

static void draw_inside(struct canvas *canvas, struct area at, const struct form_field *field,
                        enum focus focus)
{
    if (field->type == FIELD_TEXT) {
        text_field_draw(field->text, canvas, at.row, at.col, at.cols, focus);
        return;
    }
    draw_value(canvas, at, field, focus);
    if (field->type == FIELD_CHOICE && focus == FOCUS_HERE)
        draw_arrows(canvas, at);
}

/* Draws a field of a form that begins at the upper left of `all`. */
static void form_draw_field(const struct form *form, struct canvas *canvas, unsigned number,
                            const struct form_field *field, struct area all)
{
    enum focus focus = form->focus == number ? FOCUS_HERE : FOCUS_ELSEWHERE;
    struct area at = {all.row + field->at.row, all.col + field->at.col, field->at.rows,
                      field->at.cols};
    int before = field->label != NULL ? field->at.col : 0;
    if (at.cols > 0) {
        canvas_target(canvas, (struct area){at.row, at.col - before, at.rows, at.cols + before},
                      TARGET_FIELD, (int)number);
        draw_inside(canvas, at, field, focus);
    }
    if (field->label != NULL)
        canvas_text(canvas, at.row, all.col, field->at.col - 1,
                    (struct style){field->is_faint ? INK_FAINT : INK_TEXT, form->kind->paper, 0},
                    field->label);
    canvas_text(canvas, at.row, all.col + field->mark_col, all.cols - field->mark_col,
                field->mark_style, field->mark.text);
}

int form_rows(const struct form *form)
{
    struct area last = form->kind->field(form, form->fields - 1).at;
    return last.row + last.rows;
}

void form_draw(struct form *form, struct canvas *canvas, struct area area)
{
    struct scroll *scroll = &form->scroll;
    scroll->lines = form_rows(form);
    scroll->seen = scroll->lines < area.rows ? scroll->lines : area.rows;
    scroll_to(scroll, form_focus(form).at.row);
    struct area all = {area.row - scroll->first, area.col, scroll->lines, area.cols};
    for (unsigned number = 0; number < form->fields; number++) {
        const struct form_field field = form->kind->field(form, number);
        if (field.at.row >= scroll->first && field.at.row < scroll->first + scroll->seen)
            form_draw_field(form, canvas, number, &field, all);
    }
    draw_scroll(canvas, (struct area){area.row, area.col, scroll->seen, area.cols + 2}, scroll,
                form->kind->paper);
}

void seat_choice_turn(char bot[BOT_SIZE], const struct programs *programs, int by)
{
    enum { OWN = BOT_LEVELS_COUNT + 1 };
    unsigned program = programs_find(programs, bot);
    unsigned count = programs != NULL ? programs->count : 0, choices = OWN + count;
    unsigned choice =
        program < count ? OWN + program : (bot_level_find(bot, strlen(bot)) + 1u) % OWN;
    choice = (choice + choices + (unsigned)by) % choices;
    memset(bot, 0, BOT_SIZE);
    if (choice >= OWN)
        strcpy(bot, programs->program[choice - OWN].bot);
    else if (choice > 0)
        strcpy(bot, bot_levels[choice - 1].name);
}

int seat_choice_cols(const struct programs *programs)
{
    enum { AROUND = 4 };
    int cols = 0;
    for (unsigned level = 0; level <= BOT_LEVELS_COUNT; level++)
        cols = canvas_width_or(cols, bot_words_level((enum bot_level)level));
    cols = canvas_width_or(cols, _("remote"));
    for (unsigned program = 0; programs != NULL && program < programs->count; program++)
        cols = canvas_width_or(cols, programs->program[program].bot + 1);
    return cols + AROUND;
}
