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

struct setup_page {
    struct page page;
    struct setup_form form;
};

struct page *new_game_page(const struct record_head *wanted, struct problem *problem)
{
    struct session session;
    return store_begin(&session, wanted, problem) ? table_page(&session) : NULL;
}

/* Puts the focus on the first field that is wrong. False: none is. */
static bool find_complaint(struct setup_form *form)
{
    struct field fields[FIELDS_MAX];
    size_t count = setup_form_fields(form, fields);
    for (size_t i = 0; i < count; i++)
        if (setup_form_complaint(form, fields[i]).mark[0] != '\0') {
            form->focus = i;
            return true;
        }
    return false;
}

static void begin_game(const struct press *press)
{
    struct setup_page *setup = (struct setup_page *)press->page;
    struct app *app = press->app;
    if (find_complaint(&setup->form)) {
        app_say(app, _("Something has to be mended first: it is marked."));
        return;
    }
    struct record_head head = setup_form_seated(&setup->form);
    struct problem problem = {""};
    struct page *table = new_game_page(&head, &problem);
    if (table)
        app_replace(app, table);
    else
        app_say(app, problem.text[0] ? problem.text : _("There is not enough memory for a game."));
}

static void open_rules(const struct press *press)
{
    struct setup_page *setup = (struct setup_page *)press->page;
    app_open(press->app, setup_rules_page(&setup->form.head.options));
}

static void open_aids(const struct press *press)
{
    struct setup_page *setup = (struct setup_page *)press->page;
    app_open(press->app, setup_aids_page(&setup->form.head));
}

static void setup_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    setup_form_draw(&((struct setup_page *)page)->form, canvas, around);
}

static struct setup_form *form_of(const struct press *press)
{
    return &((struct setup_page *)press->page)->form;
}

static void step(const struct press *press)
{
    setup_form_step(form_of(press), press->binding->arg);
}

static void step_row(const struct press *press)
{
    setup_form_step_rows(form_of(press), press->key == KEYS_UP ? -1 : 1);
}

static void turn_field(const struct press *press)
{
    struct setup_form *form = form_of(press);
    setup_form_turn(form, setup_form_focus(form), press->key == KEYS_LEFT ? -1 : 1);
}

static void empty_field(const struct press *press)
{
    struct setup_form *form = form_of(press);
    text_field_key(setup_form_text(form, setup_form_focus(form)), press->key);
}

static void go_to_end(const struct press *press)
{
    setup_form_focus_on(form_of(press), (struct field){FIELD_BEGIN, 0});
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
        KEY(step, 1, K_("next"), N_("Go to the next field."), KEYS_ENTER, KEYS_TAB);
    static const struct binding tab = KEY(step, 1, NULL, N_("Go to the next field."), KEYS_TAB);
    static const struct binding turn =
        KEY(turn_field, 0, K_("change"), N_("Choose something else."), KEYS_LEFT, KEYS_RIGHT, ' ');
    static const struct binding empty =
        KEY(empty_field, 0, NULL, N_("Empty this field. Letters are typed into it."), 'U' - '@');
    static const struct binding always[] = {
        KEY(step_row, 0, K_("move"), N_("Go up or down."), KEYS_UP, KEYS_DOWN),
        KEY(step, -1, NULL, N_("Go to the field before."), KEYS_BACK_TAB),
        KEY(go_to_end, 0, K_("to the end"), N_("Go to the last line, to begin at once."),
            KEYS_PAGE_DOWN),
        KEY(page_leave, 0, K_("back"), N_("Go back to the title page."), KEYS_ESCAPE),
    };
    struct setup_page *setup = (struct setup_page *)page;
    struct field focus = setup_form_focus(&setup->form);
    bool opens = focus.kind == FIELD_BEGIN || focus.kind == FIELD_RULES || focus.kind == FIELD_AIDS;
    size_t count = 0;
    if (opens)
        bindings[count++] = focus.kind == FIELD_BEGIN   ? begin
                            : focus.kind == FIELD_RULES ? open
                                                        : choose;
    bindings[count++] = opens ? tab : enter;
    if (field_is_choice(focus))
        bindings[count++] = turn;
    if (setup_form_text(&setup->form, focus))
        bindings[count++] = empty;
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        bindings[count++] = always[i];
    return count;
}

/* A click puts the focus on a field; buttons are pressed by it, and a choice that has the focus
 * already is changed. */
static bool setup_point(struct page *page, struct app *app, const struct gesture *gesture,
                        const struct surroundings *around)
{
    struct setup_form *form = &((struct setup_page *)page)->form;
    if (!gesture_clicks(gesture, TARGET_FIELD))
        return false;
    struct field before = setup_form_focus(form);
    struct field field = setup_form_numbered(gesture->target.which);
    bool had_focus = before.kind == field.kind && before.seat == field.seat;
    setup_form_focus_on(form, field);
    if (had_focus && field_is_choice(field))
        app_press(app, KEYS_RIGHT, around);
    else if (!field_is_choice(field) && !setup_form_text(form, field))
        app_press(app, KEYS_ENTER, around);
    return true;
}

static bool is_character(uint32_t key)
{
    return key >= ' ' && key < KEYS_SPECIAL;
}

static bool setup_type(struct page *page, struct app *app, uint32_t key,
                       const struct surroundings *around)
{
    (void)around;
    struct setup_form *form = &((struct setup_page *)page)->form;
    struct field focus = setup_form_focus(form);
    struct text_field *text = setup_form_text(form, focus);
    bool is_digit = key >= '0' && key <= '9';
    if (focus.kind == FIELD_PLAYERS && is_digit) {
        setup_form_set_players(form, key - '0');
        return true;
    }
    if (focus.kind == FIELD_SEED && is_character(key) && !is_digit) {
        app_say(app, _("The seed is a number: digits only."));
        return true;
    }
    return text && text_field_key(text, key);
}

static void setup_close(struct page *page)
{
    free(page);
}

static const struct page_kind setup_kind = {
    .name = N_("New game"),
    .draw = setup_draw,
    .bindings = setup_bindings,
    .type = setup_type,
    .point = setup_point,
    .close = setup_close,
};

struct page *setup_page(const struct record_head *known)
{
    struct setup_page *setup = calloc(1, sizeof *setup);
    if (!setup)
        return NULL;
    setup->page.kind = &setup_kind;
    setup_form_fill(&setup->form, known);
    return &setup->page;
}
