#include "tui/pages.h"

#include "language/language.h"
#include "tui/pages/setup_rules_rows.h"
#include "wording/setup_words.h"

#include <stdlib.h>

static enum field_type type(const struct form *form, unsigned field)
{
    const struct rules_row row = rules_row_at(field);
    if (row.kind == ROW_DONE)
        return FIELD_BUTTON;
    return rules_row_can_change(((const struct setup_rules_page *)form)->options, row)
               ? FIELD_CHOICE
               : FIELD_FIXED;
}

static void change(struct form *form, struct app *app, unsigned field, int by)
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

static const struct form_kind form_kind = {.type = type, .change = change};

struct page *setup_rules_page(struct options *options)
{
    struct setup_rules_page *rules = calloc(1, sizeof *rules);
    if (!rules)
        return NULL;
    rules->form = (struct form){{.kind = &setup_rules_kind}, &form_kind, ROWS, 0};
    rules->options = options;
    return &rules->form.page;
}
