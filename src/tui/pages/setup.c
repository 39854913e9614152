#include "tui/pages.h"

#include "language/language.h"
#include "play/start.h"
#include "play/store.h"
#include "text/setup.h"
#include "tui/pages/setup_form.h"

#include <stdlib.h>

struct page *new_game_page(const struct record_head *wanted, struct problem *problem)
{
    struct session session;
    return store_begin(&session, wanted, problem) ? table_page(&session) : NULL;
}

/* Puts the focus on the first field that is wrong. False: none is. */
static bool find_complaint(struct setup_form *setup)
{
    for (unsigned number = 0; number < setup->form.fields; number++)
        if (setup_form_complaint(setup, setup_field(setup, number)).mark[0] != '\0') {
            setup->form.focus = number;
            return true;
        }
    return false;
}

static void begin_game(struct setup_form *setup, struct app *app);

static const struct setup_use game_use = {
    .title = N_("New game"),
    .begin = N_("Start the game"),
    .begin_sentence = N_("Enter starts the game. It is saved from the first move on."),
    .fields = FIELD_BIT(BEGINNER) | FIELD_BIT(CLOCK) | FIELD_BIT(SEED) | FIELD_BIT(RULES) |
              FIELD_BIT(AIDS) | FIELD_BIT(PACE) | FIELD_BIT(BEGIN),
    .begin_it = begin_game,
};

/* A game on a real table: everybody is there in person, and nobody waits for a turn. */
static const struct setup_use enter_use = {
    .title = N_("A game on a real table"),
    .begin = N_("Start entering it"),
    .begin_sentence = N_("Enter starts it: draw the first tile from your box. Everything you enter "
                         "is saved at once."),
    .players = N_("The number of players at your table, 2 to 6."),
    .fields = FIELD_BIT(BEGINNER) | FIELD_BIT(RULES) | FIELD_BIT(AIDS) | FIELD_BIT(BEGIN),
    .chance = RECORD_CHANCE_MANUAL,
    .begin_it = begin_game,
};

static struct setup_form *setup_of(const struct press *press)
{
    return (struct setup_form *)press->page;
}

static void setup_begin(const struct press *press)
{
    struct setup_form *setup = setup_of(press);
    if (find_complaint(setup))
        app_say(press->app, _("Please correct the marked field."));
    else
        setup->use->begin_it(setup, press->app);
}

static void begin_game(struct setup_form *setup, struct app *app)
{
    struct record_head head = setup_form_seated(setup);
    struct problem problem = {""};
    struct page *table = new_game_page(&head, &problem);
    if (!table) {
        app_say(app, problem.text[0] ? problem.text : _("Not enough memory for a game."));
        return;
    }
    head = setup_form_head(setup); /* in the order of the list, whoever begins */
    last_setup_keep(&head);
    app_replace(app, table);
}

struct page *rematch_page(const struct record_head *played, unsigned first, struct problem *problem)
{
    struct record_head head = setup_again(played, first);
    problem_say(problem, "%s", _("Not enough memory for a game."));
    struct page *table = new_game_page(&head, problem);
    if (table)
        last_setup_keep(&head);
    return table;
}

static void open_rules(const struct press *press)
{
    app_open(press->app, setup_rules_page(&setup_of(press)->head.options));
}

static void open_aids(const struct press *press)
{
    app_open(press->app, setup_aids_page(&setup_of(press)->head));
}

static void open_progress(const struct press *press)
{
    setup_of(press)->use->open_progress(setup_of(press), press->app);
}

/* Up and down stay in a column of the list of players; from elsewhere they come to the names. */
static void step_row(const struct press *press)
{
    struct setup_form *setup = setup_of(press);
    unsigned fields = setup->form.fields, by = press->key == KEYS_UP ? fields - 1 : 1;
    enum field_kind kind = setup_field(setup, setup->form.focus).kind;
    enum field_kind column = field_is_of_seat(kind) ? kind : FIELD_NAME;
    do {
        setup->form.focus = (setup->form.focus + by) % fields;
        kind = setup_field(setup, setup->form.focus).kind;
    } while (field_is_of_seat(kind) && kind != column);
}

static void empty_field(const struct press *press)
{
    form_type(press->page, press->app, press->key, press->around);
}

static enum field_kind focus_of(const struct page *page)
{
    const struct setup_form *setup = (const struct setup_form *)page;
    return setup_field(setup, setup->form.focus).kind;
}

static bool is_at_begin(const struct page *page)
{
    return focus_of(page) == FIELD_BEGIN;
}

static bool is_at_game(const struct page *page)
{
    return is_at_begin(page) && ((const struct setup_form *)page)->use->begin_it == begin_game;
}

static bool is_at_practice(const struct page *page)
{
    return is_at_begin(page) && !is_at_game(page);
}

static bool is_at_rules(const struct page *page)
{
    return focus_of(page) == FIELD_RULES;
}

static bool is_at_aids(const struct page *page)
{
    return focus_of(page) == FIELD_AIDS;
}

static bool is_at_progress(const struct page *page)
{
    return focus_of(page) == FIELD_PROGRESS;
}

static bool opens(const struct page *page)
{
    return is_at_begin(page) || is_at_rules(page) || is_at_aids(page) || is_at_progress(page);
}

static bool opens_nothing(const struct page *page)
{
    return !opens(page);
}

const struct page_key setup_keys[SETUP_KEYS] = {
    ROW(is_at_game, setup_begin, 0, K_("start"), N_("Start the game."), KEYS_ENTER, ' '),
    ROW(is_at_practice, setup_begin, 0, K_("start"), N_("Start practising."), KEYS_ENTER, ' '),
    ROW(is_at_rules, open_rules, 0, K_("open"), N_("See and change sets, edition and options."),
        KEYS_ENTER, ' '),
    ROW(is_at_aids, open_aids, 0, K_("choose"), N_("Choose the aids one by one."), KEYS_ENTER),
    ROW(is_at_progress, open_progress, 0, K_("open"), N_("See your progress."), KEYS_ENTER, ' '),
    ROW(opens, form_step, 1, NULL, N_("Go to the next field."), KEYS_TAB),
    ROW(opens_nothing, form_step, 1, K_("next"), N_("Go to the next field."), KEYS_ENTER, KEYS_TAB),
    ROW(form_is_at_choice, form_change, 0, K_("change"), N_("Change the value."), KEYS_LEFT,
        KEYS_RIGHT, ' '),
    ROW(form_is_at_text, empty_field, 0, NULL, N_("Clear this field; type to fill it."), 'U' - '@'),
    ROW(NULL, step_row, 0, K_("move"), N_("Go up or down."), KEYS_UP, KEYS_DOWN),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous field."), KEYS_BACK_TAB),
    ROW(NULL, form_go_to_last, 0, K_("skip to end"), N_("Go to the last line, to start at once."),
        KEYS_PAGE_DOWN),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the title page."), KEYS_ESCAPE),
};

static bool is_character(uint32_t key)
{
    return key >= ' ' && key < KEYS_SPECIAL;
}

bool setup_type(struct page *page, struct app *app, uint32_t key, const struct surroundings *around)
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
    .keys = setup_keys,
    .keys_count = SETUP_KEYS,
    .type = setup_type,
    .point = form_point,
};

static struct page *setup_page_of(const struct setup_use *use, const struct record_head *known)
{
    struct setup_form *setup = calloc(1, sizeof *setup);
    if (!setup)
        return NULL;
    struct record_head last = last_setup();
    setup_form_fill(setup, use, known ? known : &last);
    setup->form.page.kind = &setup_kind;
    setup->form.kind = &setup_form_kind;
    return &setup->form.page;
}

struct page *setup_page(const struct record_head *known)
{
    return setup_page_of(&game_use, known);
}

struct page *enter_page(const struct record_head *known)
{
    return setup_page_of(&enter_use, known);
}
