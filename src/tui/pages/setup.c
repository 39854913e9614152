#include "tui/pages/setup.h"

#include "language/language.h"
#include "play/store.h"
#include "tui/app.h"
#include "tui/pages.h"
#include "tui/pages/setup_aids.h"
#include "tui/pages/setup_draw.h"
#include "tui/pages/setup_form.h"
#include "tui/pages/setup_rules.h"

#include <stdlib.h>

struct page *new_game_page(const struct record_head *wanted, struct problem *problem)
{
    struct session session;
    return store_begin(&session, wanted, problem) ? table_page(&session) : NULL;
}

/* Puts the focus on the first field that is wrong. False: none is. */
static bool find_complaint(struct setup_form *setup)
{
    unsigned fields = setup_form_fields(&setup->form);
    for (unsigned number = 0; number < fields; number++)
        if (setup_form_complaint(setup, setup_field(setup, number)).mark[0] != '\0') {
            setup->form.focus = number;
            return true;
        }
    return false;
}

static struct setup_form *setup_of(const struct press *press)
{
    return (struct setup_form *)press->page;
}

static void begin_game(const struct press *press)
{
    struct setup_form *setup = setup_of(press);
    struct app *app = press->app;
    if (find_complaint(setup)) {
        app_say(app, _("Something has to be mended first: it is marked."));
        return;
    }
    struct record_head head = setup_form_seated(setup);
    struct problem problem = {""};
    struct page *table = new_game_page(&head, &problem);
    if (table)
        app_replace(app, table);
    else
        app_say(app, problem.text[0] ? problem.text : _("There is not enough memory for a game."));
}

static void open_rules(const struct press *press)
{
    app_open(press->app, setup_rules_page(&setup_of(press)->head.options));
}

static void open_aids(const struct press *press)
{
    app_open(press->app, setup_aids_page(&setup_of(press)->head));
}

/* Up and down stay in a column of the list of players. */
static void step_row(const struct press *press)
{
    struct setup_form *setup = setup_of(press);
    unsigned fields = setup_form_fields(&setup->form), by = press->key == KEYS_UP ? fields - 1 : 1;
    bool is_colour = setup_field(setup, setup->form.focus).kind == FIELD_COLOUR;
    do
        setup->form.focus = (setup->form.focus + by) % fields;
    while (setup_field(setup, setup->form.focus).kind == (is_colour ? FIELD_NAME : FIELD_COLOUR));
}

static void empty_field(const struct press *press)
{
    form_type(press->page, press->app, press->key, press->around);
}

static size_t setup_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding begin =
        KEY(begin_game, 0, K_("begin"), N_("Begin the game."), KEYS_ENTER, ' ');
    static const struct binding open =
        KEY(open_rules, 0, K_("open"), N_("See and change sets, edition and options."), KEYS_ENTER,
            ' ');
    static const struct binding choose =
        KEY(open_aids, 0, K_("choose"), N_("Choose the aids one by one."), KEYS_ENTER);
    static const struct binding enter =
        KEY(form_step, 1, K_("next"), N_("Go to the next field."), KEYS_ENTER, KEYS_TAB);
    static const struct binding tab =
        KEY(form_step, 1, NULL, N_("Go to the next field."), KEYS_TAB);
    static const struct binding turn =
        KEY(form_change, 0, K_("change"), N_("Choose something else."), KEYS_LEFT, KEYS_RIGHT, ' ');
    static const struct binding empty =
        KEY(empty_field, 0, NULL, N_("Empty this field. Letters are typed into it."), 'U' - '@');
    static const struct binding always[] = {
        KEY(step_row, 0, K_("move"), N_("Go up or down."), KEYS_UP, KEYS_DOWN),
        KEY(form_step, -1, NULL, N_("Go to the field before."), KEYS_BACK_TAB),
        KEY(form_go_to_last, 0, K_("to the end"), N_("Go to the last line, to begin at once."),
            KEYS_PAGE_DOWN),
        KEY(page_leave, 0, K_("back"), N_("Go back to the title page."), KEYS_ESCAPE),
    };
    const struct setup_form *setup = (const struct setup_form *)page;
    enum field_kind focus = setup_field(setup, setup->form.focus).kind;
    bool opens = focus == FIELD_BEGIN || focus == FIELD_RULES || focus == FIELD_AIDS;
    size_t count = 0;
    if (opens)
        bindings[count++] = focus == FIELD_BEGIN ? begin : focus == FIELD_RULES ? open : choose;
    bindings[count++] = opens ? tab : enter;
    if (form_type_at_focus(&setup->form) == FIELD_CHOICE)
        bindings[count++] = turn;
    if (form_type_at_focus(&setup->form) == FIELD_TEXT)
        bindings[count++] = empty;
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        bindings[count++] = always[i];
    return count;
}

static bool is_character(uint32_t key)
{
    return key >= ' ' && key < KEYS_SPECIAL;
}

static bool setup_type(struct page *page, struct app *app, uint32_t key,
                       const struct surroundings *around)
{
    struct setup_form *setup = (struct setup_form *)page;
    enum field_kind focus = setup_field(setup, setup->form.focus).kind;
    bool is_digit = key >= '0' && key <= '9';
    if (focus == FIELD_PLAYERS && is_digit) {
        setup_form_set_players(setup, key - '0');
        return true;
    }
    if (focus == FIELD_SEED && is_character(key) && !is_digit) {
        app_say(app, _("The seed is a number: digits only."));
        return true;
    }
    return form_type(page, app, key, around);
}

static const struct page_kind setup_kind = {
    .name = N_("New game"),
    .draw = setup_form_draw,
    .bindings = setup_bindings,
    .type = setup_type,
    .point = form_point,
    .close = form_close,
};

struct page *setup_page(const struct record_head *known)
{
    struct setup_form *setup = calloc(1, sizeof *setup);
    if (!setup)
        return NULL;
    setup_form_fill(setup, known);
    setup->form = (struct form){{&setup_kind}, &setup_form_kind, 0};
    return &setup->form.page;
}
