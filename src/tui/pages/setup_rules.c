#include "tui/pages/setup_rules.h"
#include "language/language.h"
#include "text/option_table.h"
#include "tui/pages.h"
#include "wording/setup_words.h"

#include <stdlib.h>

static enum field_type setup_rules_type(const struct form *form, unsigned field)
{
    const struct rules_row row = rules_row_at(field);
    if (row.kind == ROW_DONE)
        return FIELD_BUTTON;
    return rules_row_can_change(((const struct setup_rules_page *)form)->options, row)
               ? FIELD_CHOICE
               : FIELD_FIXED;
}

static void setup_rules_change(struct form *form, struct app *app, unsigned field, int by)
{
    (void)app;
    rules_row_change(((struct setup_rules_page *)form)->options, rules_row_at(field), by);
}

static void reset_options(const struct press *press)
{
    struct options *options = ((struct setup_rules_page *)press->page)->options;
    options_set_edition(options, (enum edition)options->edition);
}

static bool is_not_done(const struct page *page)
{
    return !form_is_at_button(page);
}

static bool differs(const struct page *page)
{
    return options_changed(((const struct setup_rules_page *)page)->options) > 0;
}

static const struct page_key keys[] = {
    ROW(form_is_at_button, page_leave, 0, K_("back to the players"), N_("Go back to the players."),
        KEYS_ENTER, ' '),
    ROW(form_is_at_button, form_step, 1, NULL, N_("Go to the first line."), KEYS_TAB, KEYS_DOWN,
        'j'),
    ROW(is_not_done, form_step, 1, K_("next"), N_("Go to the next line."), KEYS_ENTER, KEYS_TAB,
        KEYS_DOWN, 'j'),
    ROW(form_is_at_choice, form_change, 0, K_("change"), N_("Change the value."), KEYS_LEFT,
        KEYS_RIGHT, ' '),
    ROW(differs, reset_options, 0, K_("reset options"), N_("Reset every option to the edition."),
        'r'),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous line."), KEYS_UP, KEYS_BACK_TAB, 'k'),
    ROW(NULL, form_go_to_last, 0, NULL, N_("Go to the last line."), KEYS_PAGE_DOWN, KEYS_END),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the players; changes are saved."),
        KEYS_ESCAPE),
};

static const struct page_kind setup_rules_kind = {
    .name = N_("Sets and rules"),
    .draw = setup_rules_draw,
    PAGE_KEYS(keys),
    .point = form_point,
};

static const struct form_kind form_kind = {.type = setup_rules_type, .change = setup_rules_change};

struct page *setup_rules_page(struct options *options)
{
    struct setup_rules_page *rules = calloc(1, sizeof *rules);
    if (!rules)
        return NULL;
    rules->form = (struct form){{.kind = &setup_rules_kind}, &form_kind, ROWS, 0};
    rules->options = options;
    return &rules->form.page;
}

struct rules_row rules_row_at(unsigned at)
{
    return at < EDITION_AT   ? (struct rules_row){ROW_SET, at}
           : at < OPTIONS_AT ? (struct rules_row){ROW_EDITION, 0}
           : at < DONE_AT    ? (struct rules_row){ROW_OPTION, at - OPTIONS_AT}
                             : (struct rules_row){ROW_DONE, 0};
}

int rules_line_of(unsigned at)
{
    return (int)at + (int)rules_row_at(at).kind;
}

bool rules_row_can_change(const struct options *options, struct rules_row row)
{
    switch (row.kind) {
    case ROW_SET:
        return row.number != SET_BASE;
    case ROW_EDITION:
        return true;
    case ROW_OPTION:
        return option_needed(options, (enum option)row.number) == NULL;
    case ROW_DONE:
        break;
    }
    return false;
}

void rules_row_change(struct options *options, struct rules_row row, int step)
{
    if (row.kind == ROW_SET) {
        options->sets ^= 1u << row.number;
    } else if (row.kind == ROW_EDITION) {
        unsigned edition = (options->edition + EDITIONS_COUNT + (unsigned)step) % EDITIONS_COUNT;
        options_set_edition(options, (enum edition)edition);
    } else if (row.kind == ROW_OPTION) {
        unsigned value = options->value[row.number];
        options->value[row.number] =
            (uint8_t)((value + OPTION_VALUES_MAX + (unsigned)step) % OPTION_VALUES_MAX);
    }
}

/* Columns of the list, at least; and rows of what is said below it. */
enum { LABEL_COLS = 14, MARK_COLS = 8, PAGE_COLS = 76 };
enum { BELOW_ROWS = 4 };

static const struct style strong = {INK_STRONG, INK_NIGHT, 0};
static const struct style setting_differs = {INK_KEY, INK_NIGHT, CELL_BOLD};

static const char *row_label(struct rules_row row)
{
    switch (row.kind) {
    case ROW_SET:
        return row.number == 0 ? _("Sets") : "";
    case ROW_EDITION:
        return _("Edition");
    case ROW_OPTION:
        return option_title((enum option)row.number);
    case ROW_DONE:
        break;
    }
    return "";
}

static const char *row_text(const struct options *options, struct rules_row row)
{
    switch (row.kind) {
    case ROW_SET:
        return set_in_play((enum tile_set)row.number,
                           options_has_set(options, (enum tile_set)row.number));
    case ROW_EDITION:
        return edition_name((enum edition)options->edition);
    case ROW_OPTION:
        return _(option_value_sentence((enum option)row.number, options->value[row.number]));
    case ROW_DONE:
        break;
    }
    return _("Done");
}

static void draw_mark(const struct options *options, struct canvas *canvas, struct area mark,
                      struct rules_row row)
{
    if (row.kind == ROW_SET)
        canvas_text(canvas, mark.row, mark.col, mark.cols, night_faint,
                    wording_set_tiles((enum tile_set)row.number).text);
    else if (row.kind == ROW_OPTION && option_needed(options, (enum option)row.number))
        canvas_text(canvas, mark.row, mark.col, mark.cols, night_faint, _("unused"));
    else if (row.kind == ROW_OPTION && option_is_changed(options, (enum option)row.number))
        canvas_text(canvas, mark.row, mark.col, mark.cols, setting_differs, _("changed"));
}

/* How wide the labels and the marks are; the choices get the rest. */
static int labels_cols(void)
{
    int cols = canvas_width_or(LABEL_COLS - 1, _("Edition"));
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        cols = canvas_width_or(cols, option_title((enum option)option));
    return cols + 1;
}

static int marks_cols(void)
{
    int cols = canvas_width_or(canvas_width_or(MARK_COLS, _("unused")), _("changed"));
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        cols = canvas_width_or(cols, wording_set_tiles((enum tile_set)set).text);
    return cols;
}

/* An option that means nothing now is there to be read. */
static void setup_rules_draw_row(struct setup_rules_page *rules, struct canvas *canvas,
                                 struct area line, unsigned at)
{
    const struct rules_row row = rules_row_at(at);
    const bool is_unused = row.kind == ROW_OPTION && !rules_row_can_change(rules->options, row);
    struct style style = form_style(&rules->form, at);
    const int label_cols = labels_cols(), mark_cols = marks_cols();
    struct area choice = {line.row, line.col + label_cols, 1,
                          line.cols - label_cols - mark_cols - 1};
    struct area mark = {line.row, line.col + line.cols - mark_cols, 1, mark_cols};
    struct area inside = form_draw_field(&rules->form, canvas, at, choice, label_cols);
    if (is_unused && rules->form.focus != at)
        style.ink = INK_FAINT;
    canvas_text(canvas, line.row, line.col, label_cols, is_unused ? night_faint : night_text,
                row_label(row));
    canvas_text(canvas, inside.row, inside.col, inside.cols, style, row_text(rules->options, row));
    draw_mark(rules->options, canvas, mark, row);
}

/* One of several things that a row can be: its name, on `name_cols`, and what it means. */
static void draw_meaning(struct canvas *canvas, struct area line, bool is_chosen, int name_cols,
                         const char *name, const char *sentence)
{
    enum { DOT = 0x2022, NAME_COL = 2 };
    const int meaning_col = NAME_COL + name_cols + 1;
    const struct style style = is_chosen ? strong : night_text;
    if (is_chosen)
        canvas_put(canvas, line.row, line.col, DOT, style);
    canvas_text(canvas, line.row, line.col + NAME_COL, name_cols, style, name);
    canvas_text(canvas, line.row, line.col + meaning_col, line.cols - meaning_col, style, sentence);
}

static void draw_editions(const struct options *options, struct canvas *canvas, struct area below)
{
    enum { NAME_COLS = 10 };
    canvas_text(canvas, below.row++, below.col, below.cols, night_text,
                _("An edition sets all options below. Each can then be changed."));
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++, below.row++)
        draw_meaning(canvas, below, options->edition == edition, NAME_COLS,
                     edition_name((enum edition)edition),
                     _(edition_sentence((enum edition)edition)));
}

static void draw_option(const struct options *options, struct canvas *canvas, struct area below,
                        enum option option)
{
    enum { NAME_COLS = 14 };
    canvas_printf(canvas, below.row++, below.col, below.cols, night_text, "%s: %s.",
                  option_name(option), _(option_sentence(option)));
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++, below.row++)
        draw_meaning(canvas, below, options->value[option] == value, NAME_COLS,
                     option_value_name(option, value), _(option_value_sentence(option, value)));
    const char *needed = option_needed(options, option);
    if (needed != NULL)
        canvas_text(canvas, below.row, below.col, below.cols, setting_differs, needed);
    else if (option_is_changed(options, option))
        canvas_printf(
            canvas, below.row, below.col, below.cols, setting_differs, _("Edition %s has %s."),
            edition_name((enum edition)options->edition),
            option_value_name(option, option_of_edition(option, (enum edition)options->edition)));
}

static void draw_below(const struct setup_rules_page *rules, struct canvas *canvas,
                       struct area below)
{
    const struct rules_row row = rules_row_at(rules->form.focus);
    switch (row.kind) {
    case ROW_SET:
        canvas_paragraph(canvas, below, night_text, set_sentence((enum tile_set)row.number));
        break;
    case ROW_EDITION:
        draw_editions(rules->options, canvas, below);
        break;
    case ROW_OPTION:
        draw_option(rules->options, canvas, below, (enum option)row.number);
        break;
    case ROW_DONE:
        canvas_paragraph(canvas, below, night_text, _("Go back to the players."));
        break;
    }
}

void setup_rules_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct setup_rules_page *rules = (struct setup_rules_page *)page;
    struct area area = page_area(around, PAGE_COLS);
    struct scroll *scroll = &rules->scroll;
    const int room = area.rows - BELOW_ROWS - 1;
    scroll->lines = rules_line_of(DONE_AT) + 1;
    scroll->seen = scroll->lines < room ? scroll->lines : room;
    scroll_to(scroll, rules_line_of(rules->form.focus));
    area.row += (room - scroll->seen) / 3;
    draw_heading(canvas, _("Sets and rules"), wording_tiles(rules->options).text);
    for (unsigned at = 0; at < ROWS; at++) {
        int line = rules_line_of(at) - scroll->first;
        if (line >= 0 && line < scroll->seen)
            setup_rules_draw_row(rules, canvas,
                                 (struct area){area.row + line, area.col, 1, area.cols}, at);
    }
    draw_scroll(canvas, (struct area){area.row, area.col, scroll->seen, area.cols + 2}, scroll,
                INK_NIGHT);
    draw_rule(canvas, area.row + scroll->seen, area.col, area.cols);
    draw_below(rules, canvas,
               (struct area){area.row + scroll->seen + 1, area.col, BELOW_ROWS, area.cols});
}
