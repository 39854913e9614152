/* A form: a page of fields, one of which has the focus. Setup, sets and rules, aids and settings
 * are forms: moving, changing, typing and clicking are the same in all of them. */
#ifndef BASTIDE_TUI_FORM_H
#define BASTIDE_TUI_FORM_H

#include "play/bot_seats.h"
#include "tui/widgets.h"

#include <stddef.h>

/* A line of text that is being typed. */

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

enum field_type {
    FIELD_CHOICE, /* one of several things, changed by arrows */
    FIELD_TEXT,
    FIELD_BUTTON, /* pressed by Enter */
    FIELD_FIXED,  /* there to be read */
};

/* Forms begin with this. Fields are numbered from 0, as they come. */
struct form {
    struct page page;
    const struct form_kind *kind;
    unsigned fields; /* how many there are now */
    unsigned focus;
};

struct form_kind {
    enum field_type (*type)(const struct form *form, unsigned field); /* NULL: all choices */
    /* Changes a choice to what comes next (`by` 1) or before (-1). */
    void (*change)(struct form *form, struct app *app, unsigned field, int by);
    /* The text of a field of text. NULL: there are none. */
    struct text_field *(*text)(struct form *form, unsigned field);
};

static inline struct form *form_pressed(const struct press *press)
{
    return (struct form *)press->page;
}

/* Conditions of keys: what has the focus. */
bool form_is_at_button(const struct page *page);
bool form_is_at_choice(const struct page *page);
bool form_is_at_text(const struct page *page);

/* Deeds: to the next field, or by the binding's `arg`; to the last one; changes the choice that has
 * the focus. */
void form_step(const struct press *press);
void form_go_to_last(const struct press *press);
void form_change(const struct press *press);

/* Members of the row of a page. A click puts the focus on a field; it presses a button, and changes
 * a choice that has the focus already. Characters go into a field of text. */
bool form_point(struct page *page, struct app *app, const struct gesture *gesture,
                const struct surroundings *around);
bool form_type(struct page *page, struct app *app, uint32_t key, const struct surroundings *around);

/* How the text of a field is drawn. */
struct style form_style(const struct form *form, unsigned field);

/* Draws a field in `area` without its text, which is returned where that goes; but of a field of
 * text all. A click on it, or on `before` columns left of it, is for the field. */
struct area form_draw_field(struct form *form, struct canvas *canvas, unsigned field,
                            struct area area, int before);

/* A line with a label on `label_cols`, and `text` in a field of `cols` behind it. */
void form_draw_line(struct form *form, struct canvas *canvas, unsigned field, struct area line,
                    int label_cols, int cols, const char *label, const char *text);

/* Choosing who plays for a seat: a person, or the computer at a level. */

/* On to the next choice (`by` 1) or the one before (-1), round and round, a person first. */
void seat_choice_turn(char bot[BOT_SIZE], int by);

/* How wide a field for the names of all choices is. */
int seat_choice_cols(void);

#endif
