#include "tui/pages/form.h"
#include "tui/canvas.h"
#include "wording/seats.h"

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
