#include "tui/pages/setup_rules.h"

#include "language/language.h"
#include "telling/setup_words.h"
#include "text/option_table.h"
#include "tui/app.h"
#include "tui/widgets.h"

#include <stdlib.h>

struct setup_rules_page {
    struct page page;
    struct options *options;
    unsigned focus; /* a row */
    struct scroll scroll;
};

/* The rows: one for each set, the edition, one for each option, and the way out. */
enum row_kind { ROW_SET, ROW_EDITION, ROW_OPTION, ROW_DONE };
enum { EDITION_AT = TILE_SETS_COUNT, OPTIONS_AT, DONE_AT = OPTIONS_AT + OPTIONS_COUNT, ROWS };

struct row {
    enum row_kind kind;
    unsigned number; /* of the set or option */
};

static struct row row_at(unsigned at)
{
    return at < EDITION_AT   ? (struct row){ROW_SET, at}
           : at < OPTIONS_AT ? (struct row){ROW_EDITION, 0}
           : at < DONE_AT    ? (struct row){ROW_OPTION, at - OPTIONS_AT}
                             : (struct row){ROW_DONE, 0};
}

/* The line of the list on which a row stands: blank ones part the kinds. */
static int line_of(unsigned at)
{
    return (int)at + (int)row_at(at).kind;
}

static bool option_means_something(const struct options *options, enum option option)
{
    return options_has_set(options, option_set(option));
}

static bool option_differs(const struct options *options, enum option option)
{
    return options->value[option] != option_of_edition(option, (enum edition)options->edition);
}

static bool row_can_change(const struct options *options, struct row row)
{
    switch (row.kind) {
    case ROW_SET:
        return row.number != SET_BASE;
    case ROW_EDITION:
        return true;
    case ROW_OPTION:
        return option_means_something(options, (enum option)row.number);
    case ROW_DONE:
        break;
    }
    return false;
}

static void change_row(struct options *options, struct row row, int step)
{
    if (row.kind == ROW_SET) {
        options->sets ^= (uint8_t)(1u << row.number);
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

enum { TARGET_ROW = TARGET_OWN };

static const struct style plain = {INK_TEXT, INK_NIGHT, 0};
static const struct style strong = {INK_STRONG, INK_NIGHT, 0};
static const struct style faint = {INK_FAINT, INK_NIGHT, 0};
static const struct style differs = {INK_KEY, INK_NIGHT, CELL_BOLD};

static const char *row_label(struct row row)
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

static const char *row_text(const struct options *options, struct row row)
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
                      struct row row)
{
    if (row.kind == ROW_SET)
        canvas_text(canvas, mark.row, mark.col, mark.cols, faint,
                    wording_set_tiles((enum tile_set)row.number).text);
    else if (row.kind == ROW_OPTION && !option_means_something(options, (enum option)row.number))
        canvas_text(canvas, mark.row, mark.col, mark.cols, faint, _("unused"));
    else if (row.kind == ROW_OPTION && option_differs(options, (enum option)row.number))
        canvas_text(canvas, mark.row, mark.col, mark.cols, differs, _("changed"));
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
static void draw_row(const struct setup_rules_page *rules, struct canvas *canvas, struct area line,
                     unsigned at)
{
    enum { MARGIN = 2 };
    const struct row row = row_at(at);
    const enum focus focus = at == rules->focus ? FOCUS_HERE : FOCUS_ELSEWHERE;
    const bool can_change = row_can_change(rules->options, row);
    struct style style = field_style(focus);
    const int label_cols = labels_cols(), mark_cols = marks_cols();
    struct area choice = {line.row, line.col + label_cols, 1,
                          line.cols - label_cols - mark_cols - 1};
    struct area mark = {line.row, line.col + line.cols - mark_cols, 1, mark_cols};
    canvas_target(canvas, (struct area){line.row, line.col, 1, line.cols - mark_cols}, TARGET_ROW,
                  (int)at);
    if (can_change)
        draw_choice(canvas, choice, focus);
    else
        draw_field(canvas, choice, focus);
    const bool is_unused = row.kind == ROW_OPTION && !can_change;
    if (is_unused && focus == FOCUS_ELSEWHERE)
        style.ink = INK_FAINT;
    if (row.kind == ROW_DONE)
        style.attribute = CELL_BOLD;
    canvas_text(canvas, line.row, line.col, label_cols, is_unused ? faint : plain, row_label(row));
    canvas_text(canvas, choice.row, choice.col + MARGIN, choice.cols - 2 * MARGIN, style,
                row_text(rules->options, row));
    draw_mark(rules->options, canvas, mark, row);
}

/* One of several things that a row can be: its name, on `name_cols`, and what it means. */
static void draw_meaning(struct canvas *canvas, struct area line, bool is_chosen, int name_cols,
                         const char *name, const char *sentence)
{
    enum { DOT = 0x2022, NAME_COL = 2 };
    const int meaning_col = NAME_COL + name_cols + 1;
    const struct style style = is_chosen ? strong : plain;
    if (is_chosen)
        canvas_put(canvas, line.row, line.col, DOT, style);
    canvas_text(canvas, line.row, line.col + NAME_COL, name_cols, style, name);
    canvas_text(canvas, line.row, line.col + meaning_col, line.cols - meaning_col, style, sentence);
}

static void draw_editions(const struct options *options, struct canvas *canvas, struct area below)
{
    enum { NAME_COLS = 10 };
    canvas_text(canvas, below.row++, below.col, below.cols, plain,
                _("An edition sets all options below. Each can then be changed by itself."));
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++, below.row++)
        draw_meaning(canvas, below, options->edition == edition, NAME_COLS,
                     edition_name((enum edition)edition),
                     _(edition_sentence((enum edition)edition)));
}

static void draw_option(const struct options *options, struct canvas *canvas, struct area below,
                        enum option option)
{
    enum { NAME_COLS = 14 };
    canvas_printf(canvas, below.row++, below.col, below.cols, plain, "%s: %s.", option_name(option),
                  _(option_sentence(option)));
    for (unsigned value = 0; value < OPTION_VALUES_MAX; value++, below.row++)
        draw_meaning(canvas, below, options->value[option] == value, NAME_COLS,
                     option_value_name(option, value), _(option_value_sentence(option, value)));
    if (!option_means_something(options, option))
        canvas_text(canvas, below.row, below.col, below.cols, differs,
                    set_needed(option_set(option)));
    else if (option_differs(options, option))
        canvas_printf(
            canvas, below.row, below.col, below.cols, differs, _("Edition %s has %s."),
            edition_name((enum edition)options->edition),
            option_value_name(option, option_of_edition(option, (enum edition)options->edition)));
}

static void draw_below(const struct setup_rules_page *rules, struct canvas *canvas,
                       struct area below)
{
    const struct row row = row_at(rules->focus);
    switch (row.kind) {
    case ROW_SET:
        canvas_paragraph(canvas, below, plain, set_sentence((enum tile_set)row.number));
        break;
    case ROW_EDITION:
        draw_editions(rules->options, canvas, below);
        break;
    case ROW_OPTION:
        draw_option(rules->options, canvas, below, (enum option)row.number);
        break;
    case ROW_DONE:
        canvas_paragraph(canvas, below, plain, _("Go back to the players."));
        break;
    }
}

static void setup_rules_draw(struct page *page, struct canvas *canvas,
                             const struct surroundings *around)
{
    struct setup_rules_page *rules = (struct setup_rules_page *)page;
    struct area area = page_area(around, PAGE_COLS);
    struct scroll *scroll = &rules->scroll;
    const int room = area.rows - BELOW_ROWS - 1;
    scroll->lines = line_of(DONE_AT) + 1;
    scroll->seen = scroll->lines < room ? scroll->lines : room;
    scroll_to(scroll, line_of(rules->focus));
    area.row += (room - scroll->seen) / 3;
    draw_heading(canvas, _("Sets and rules"), wording_tiles(rules->options).text);
    for (unsigned at = 0; at < ROWS; at++) {
        int line = line_of(at) - scroll->first;
        if (line >= 0 && line < scroll->seen)
            draw_row(rules, canvas, (struct area){area.row + line, area.col, 1, area.cols}, at);
    }
    draw_rule(canvas, area.row + scroll->seen, area.col, area.cols);
    draw_below(rules, canvas,
               (struct area){area.row + scroll->seen + 1, area.col, BELOW_ROWS, area.cols});
}

enum setup_rules_intent {
    RULES_NEXT,
    RULES_LAST,
    RULES_CHANGE,
    RULES_RESET,
    RULES_END,
    RULES_BACK
};

static size_t setup_rules_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding done = {
        RULES_BACK, {KEYS_ENTER, ' '}, K_("back to the players"), N_("Go back to the players.")};
    static const struct binding next = {
        RULES_NEXT, {KEYS_ENTER, KEYS_TAB, KEYS_DOWN, 'j'}, K_("next"), N_("Go to the next line.")};
    static const struct binding first = {
        RULES_NEXT, {KEYS_TAB, KEYS_DOWN, 'j'}, NULL, N_("Go to the first line.")};
    static const struct binding change = {
        RULES_CHANGE, {KEYS_LEFT, KEYS_RIGHT, ' '}, K_("change"), N_("Choose something else.")};
    static const struct binding reset = {
        RULES_RESET, {'r'}, K_("as the edition"), N_("Set every option as the edition has it.")};
    static const struct binding always[] = {
        {RULES_LAST, {KEYS_UP, KEYS_BACK_TAB, 'k'}, NULL, N_("Go to the line before.")},
        {RULES_END, {KEYS_PAGE_DOWN, KEYS_END}, NULL, N_("Go to the last line.")},
        {RULES_BACK,
         {KEYS_ESCAPE},
         K_("back"),
         N_("Go back to the players; what is set stays set.")},
    };
    const struct setup_rules_page *rules = (struct setup_rules_page *)page;
    const struct row row = row_at(rules->focus);
    size_t count = 0;
    if (row.kind == ROW_DONE)
        bindings[count++] = done;
    bindings[count++] = row.kind == ROW_DONE ? first : next;
    if (row_can_change(rules->options, row))
        bindings[count++] = change;
    if (options_changed(rules->options) > 0)
        bindings[count++] = reset;
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        bindings[count++] = always[i];
    return count;
}

static void setup_rules_act(struct page *page, struct app *app, int intent, uint32_t key,
                            const struct surroundings *around)
{
    (void)around;
    struct setup_rules_page *rules = (struct setup_rules_page *)page;
    switch ((enum setup_rules_intent)intent) {
    case RULES_NEXT:
        rules->focus = (rules->focus + 1) % ROWS;
        break;
    case RULES_LAST:
        rules->focus = (rules->focus + ROWS - 1) % ROWS;
        break;
    case RULES_CHANGE:
        change_row(rules->options, row_at(rules->focus), key == KEYS_LEFT ? -1 : 1);
        break;
    case RULES_RESET:
        options_set_edition(rules->options, (enum edition)rules->options->edition);
        break;
    case RULES_END:
        rules->focus = DONE_AT;
        break;
    case RULES_BACK:
        app_close(app);
        break;
    }
}

/* A click goes to a row, a second one changes it; the way out is a button. */
static bool setup_rules_point(struct page *page, struct app *app, const struct gesture *gesture,
                              const struct surroundings *around)
{
    struct setup_rules_page *rules = (struct setup_rules_page *)page;
    if (!gesture_clicks(gesture, TARGET_ROW))
        return false;
    unsigned before = rules->focus;
    rules->focus = (unsigned)gesture->target.which;
    if (rules->focus == DONE_AT)
        app_press(app, KEYS_ENTER, around);
    else if (rules->focus == before)
        app_press(app, ' ', around);
    return true;
}

static void setup_rules_close(struct page *page)
{
    free(page);
}

static const struct page_kind setup_rules_kind = {
    .name = N_("Sets and rules"),
    .draw = setup_rules_draw,
    .bindings = setup_rules_bindings,
    .act = setup_rules_act,
    .point = setup_rules_point,
    .close = setup_rules_close,
};

struct page *setup_rules_page(struct options *options)
{
    struct setup_rules_page *rules = calloc(1, sizeof *rules);
    if (!rules)
        return NULL;
    rules->page.kind = &setup_rules_kind;
    rules->options = options;
    return &rules->page;
}
