/* A form: a page of fields, one of which has the focus. Setup of games and of practice, sets and
 * rules, aids, settings, seats, and what was done against the rules are forms: their fields are
 * described one by one; drawing, moving, changing, typing and clicking are the same in all. */
#ifndef BASTIDE_TUI_FORM_H
#define BASTIDE_TUI_FORM_H

#include "play/session.h"
#include "tui/widgets.h"
#include "wording/wording.h"

/* A line of text that is being typed. */

enum { TEXT_FIELD_SIZE = WORDS_SIZE };

struct text_field {
    char text[TEXT_FIELD_SIZE];
    size_t size;   /* bytes that may be used, with the closing zero */
    size_t cursor; /* the byte before which is typed */
};

/* Begins with `text`; at most `size` bytes can be used, with the closing zero, and TEXT_FIELD_SIZE
 * at most. */
void text_field_set(struct text_field *field, const char *text, size_t size);

enum field_type {
    FIELD_CHOICE, /* one of several things, changed by arrows */
    FIELD_TEXT,
    FIELD_BUTTON, /* pressed by Enter */
    FIELD_FIXED,  /* there to be read */
};

/* What a field is now. */
struct form_field {
    enum field_type type;
    struct area at;          /* from the upper left of the form; without columns only its mark is
                                drawn */
    const char *label;       /* at the left edge of the form; a click on it is for the field. NULL:
                                none */
    struct sentence value;   /* a newline begins its second row */
    struct text_field *text; /* of FIELD_TEXT, instead of a value */
    bool is_bold, is_centred;
    bool is_faint;        /* it means nothing now */
    bool is_wrong;        /* `mark` and `sentence` say why */
    struct sentence mark; /* its description on the right, or "": where, and how */
    int mark_col;
    struct style mark_style;
    const char *sentence; /* what it is about */
};

/* Forms begin with this. Fields are numbered from 0, as they come, row by row. */
struct form {
    struct page page;
    const struct form_kind *kind;
    unsigned fields; /* how many there are now */
    unsigned focus;
    struct scroll scroll;
};

struct form_kind {
    struct form_field (*field)(const struct form *form, unsigned number);
    /* Changes a choice to what comes next (`by` 1) or before (-1). */
    void (*change)(struct form *form, struct app *app, unsigned number, int by);
    uint16_t paper; /* the ink of what the labels stand on */
};

/* A new form of that kind, all else zeros; as page_new. */
void *form_new(const struct page_kind *page, const struct form_kind *kind, unsigned fields,
               size_t size);

/* The field that has the focus. */
struct form_field form_focus(const struct form *form);

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

/* Draws all fields in `area`, scrolled to the one that has the focus where they are too many. */
void form_draw(struct form *form, struct canvas *canvas, struct area area);

/* The rows that they take without that. */
int form_rows(const struct form *form);

/* Choosing who plays for a seat: a person, the computer at a level, or one of other programs. */

/* On to the next choice (`by` 1) or the one before (-1), round and round, a person first. */
void seat_choice_turn(char bot[BOT_SIZE], const struct programs *programs, int by);

/* How wide a field for the names of all choices is. */
int seat_choice_cols(const struct programs *programs);

#endif
