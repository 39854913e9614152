#include "tui/pages/setup_rules.h"

#include "language/language.h"
#include "telling/setup_words.h"
#include "text/option_table.h"
#include "tui/app.h"
#include "tui/pages/setup_rules_draw.h"
#include "tui/pages/setup_rules_rows.h"

#include <stdlib.h>

static void step(const struct press *press)
{
    struct setup_rules_page *rules = (struct setup_rules_page *)press->page;
    rules->focus = (rules->focus + ROWS + (unsigned)press->binding->arg) % ROWS;
}

static void change_row(const struct press *press)
{
    struct setup_rules_page *rules = (struct setup_rules_page *)press->page;
    rules_row_change(rules->options, rules_row_at(rules->focus), press->key == KEYS_LEFT ? -1 : 1);
}

static void reset_options(const struct press *press)
{
    struct options *options = ((struct setup_rules_page *)press->page)->options;
    options_set_edition(options, (enum edition)options->edition);
}

static void go_to_end(const struct press *press)
{
    ((struct setup_rules_page *)press->page)->focus = DONE_AT;
}

static size_t setup_rules_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding done = KEY(page_leave, 0, K_("back to the players"),
                                           N_("Go back to the players."), KEYS_ENTER, ' ');
    static const struct binding next =
        KEY(step, 1, K_("next"), N_("Go to the next line."), KEYS_ENTER, KEYS_TAB, KEYS_DOWN, 'j');
    static const struct binding first =
        KEY(step, 1, NULL, N_("Go to the first line."), KEYS_TAB, KEYS_DOWN, 'j');
    static const struct binding change =
        KEY(change_row, 0, K_("change"), N_("Choose something else."), KEYS_LEFT, KEYS_RIGHT, ' ');
    static const struct binding reset = KEY(reset_options, 0, K_("as the edition"),
                                            N_("Set every option as the edition has it."), 'r');
    static const struct binding always[] = {
        KEY(step, -1, NULL, N_("Go to the line before."), KEYS_UP, KEYS_BACK_TAB, 'k'),
        KEY(go_to_end, 0, NULL, N_("Go to the last line."), KEYS_PAGE_DOWN, KEYS_END),
        KEY(page_leave, 0, K_("back"), N_("Go back to the players; what is set stays set."),
            KEYS_ESCAPE),
    };
    const struct setup_rules_page *rules = (struct setup_rules_page *)page;
    const struct rules_row row = rules_row_at(rules->focus);
    size_t count = 0;
    if (row.kind == ROW_DONE)
        bindings[count++] = done;
    bindings[count++] = row.kind == ROW_DONE ? first : next;
    if (rules_row_can_change(rules->options, row))
        bindings[count++] = change;
    if (options_changed(rules->options) > 0)
        bindings[count++] = reset;
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        bindings[count++] = always[i];
    return count;
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
