#include "tui/pages.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/start.h"
#include "play/store.h"
#include "text/setup.h"
#include "tui/pages/setup_form.h"
#include "wording/setup_words.h"

#include <stdlib.h>

struct page *new_game_page(const struct record_head *wanted, struct problem *problem)
{
    struct session session;
    return store_begin(&session, wanted, problem) ? table_page(&session) : NULL;
}

/* A new game: its table; or, of one that others join, at which of its seats to sit down. */
static struct page *begun_page(const struct setup_form *setup, struct problem *problem)
{
    struct record_head head = setup_form_seated(setup);
    char path[STORE_PATH_SIZE];
    if (!setup->is_shared)
        return new_game_page(&head, problem);
    return store_begin_shared(&head, path, problem) ? sit_page(path, problem) : NULL;
}

static void begin_game(struct setup_form *setup, struct app *app)
{
    struct record_head head;
    struct problem problem = {""};
    struct page *table = begun_page(setup, &problem);
    if (!table) {
        app_say(app, problem.text[0] ? problem.text : _("Not enough memory for a game."));
        return;
    }
    head = setup_form_head(setup); /* in the order of the list, no matter who begins */
    last_setup_keep(&head);
    app_replace(app, table);
}

static const struct setup_use game_use = {
    .title = N_("New game"),
    .players = N_("The number of players, 2 to 6: people at one keyboard, and computer players."),
    .begin = N_("Start the game"),
    .begin_sentence = N_("Enter starts the game. It is saved from the first move on."),
    .begin_help = N_("Start the game."),
    .rows = SETUP_BIT(TERMINALS) | SETUP_BIT(BEGINNER) | SETUP_BIT(CLOCK) | SETUP_BIT(SEED) |
            SETUP_BIT(RULES) | SETUP_BIT(AIDS) | SETUP_BIT(PACE) | SETUP_BIT(BEGIN),
    .begin_it = begin_game,
};

/* A game on a real table: all players are there in person, and nobody waits for a turn. */
static const struct setup_use enter_use = {
    .title = N_("A game on a real table"),
    .players = N_("The number of players at your table, 2 to 6."),
    .begin = N_("Start entering it"),
    .begin_sentence = N_("Enter starts it: draw the first tile from your box. Everything you enter "
                         "is saved at once."),
    .begin_help = N_("Start the game."),
    .rows = SETUP_BIT(BEGINNER) | SETUP_BIT(RULES) | SETUP_BIT(AIDS) | SETUP_BIT(BEGIN),
    .chance = RECORD_CHANCE_MANUAL,
    .begin_it = begin_game,
};

struct page *rematch_page(const struct record_head *played, unsigned first, struct problem *problem)
{
    struct record_head head = setup_again(played, first);
    problem_say(problem, "%s", _("Not enough memory for a game."));
    struct page *table = new_game_page(&head, problem);
    if (table)
        last_setup_keep(&head);
    return table;
}

/* What Enter does in some rows. */

static struct setup_form *setup_of(const struct press *press)
{
    return (struct setup_form *)press->page;
}

static void setup_begin(const struct press *press)
{
    struct setup_form *setup = setup_of(press);
    if (setup_form_is_complete(setup))
        setup->use->begin_it(setup, press->app);
    else
        app_say(press->app, _("Please correct the marked field."));
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

static const struct binding opening[SETUP_ROWS_COUNT] = {
    [ASK_RULES] = KEY(open_rules, 0, K_("open"), N_("See and change sets, edition and options."),
                      KEYS_ENTER, ' '),
    [ASK_AIDS] = KEY(open_aids, 0, K_("choose"), N_("Choose the aids one by one."), KEYS_ENTER),
    [ASK_PROGRESS] = KEY(open_progress, 0, K_("open"), N_("See your progress."), KEYS_ENTER, ' '),
    [ASK_BEGIN] = KEY(setup_begin, 0, K_("start"), NULL, KEYS_ENTER, ' '),
};

static bool opens(const struct page *page)
{
    return opening[setup_form_row((const struct setup_form *)page)].deed != NULL;
}

static bool opens_nothing(const struct page *page)
{
    return !opens(page);
}

/* Up and down stay in a column of the list of players; from elsewhere they come to the names. */
static void step_row(const struct press *press)
{
    struct setup_form *setup = setup_of(press);
    unsigned fields = setup->form.fields, by = press->key == KEYS_UP ? fields - 1 : 1;
    enum setup_row from = setup_form_row(setup);
    enum setup_row column = setup_row_is_of_seat(from) ? from : ASK_NAME;
    do
        setup->form.focus = (setup->form.focus + by) % fields;
    while (setup_row_is_of_seat(setup_form_row(setup)) && setup_form_row(setup) != column);
}

static void empty_field(const struct press *press)
{
    form_type(press->page, press->app, press->key, press->around);
}

static const struct page_key keys[] = {
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

size_t setup_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct setup_form *setup = (const struct setup_form *)page;
    enum setup_row row = setup_form_row(setup);
    size_t count = opens(page) ? 1 : 0;
    bindings[0] = opening[row];
    if (row == ASK_BEGIN)
        bindings[0].help = setup->use->begin_help;
    return count + page_possible(page, keys, sizeof keys / sizeof keys[0], bindings + count);
}

/* A digit begins a seed; N says that there is to be none, or that there may be one after all. */
static bool type_seed(struct setup_form *setup, struct page *page, struct app *app, uint32_t key,
                      const struct surroundings *around)
{
    bool is_digit = key >= '0' && key <= '9', is_none = key == 'n' || key == 'N';
    if (!is_digit && !is_none) {
        app_say(app, _("The seed is a number: digits only; N for none."));
        return true;
    }
    if (is_none)
        text_field_set(&setup->seed, "", SEED_SIZE);
    setup->head.chance = is_none && setup->head.chance == RECORD_CHANCE_AUTO ? RECORD_CHANCE_UNSEEN
                                                                             : RECORD_CHANCE_AUTO;
    return is_none || form_type(page, app, key, around);
}

bool setup_type(struct page *page, struct app *app, uint32_t key, const struct surroundings *around)
{
    struct setup_form *setup = (struct setup_form *)page;
    enum setup_row row = setup_form_row(setup);
    bool is_digit = key >= '0' && key <= '9', is_character = key >= ' ' && key < KEYS_SPECIAL;
    if (row == ASK_PLAYERS && is_digit) {
        setup_form_set_players(setup, key - '0');
        return true;
    }
    if (row == ASK_SEED && is_character)
        return type_seed(setup, page, app, key, around);
    return form_type(page, app, key, around);
}

void setup_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { BELOW_ROWS = 2 };
    struct setup_form *setup = (struct setup_form *)page;
    struct area area = page_area(around, SETUP_COLS);
    area.row += (area.rows - SETUP_ROWS - 1 - BELOW_ROWS) / 3;
    draw_heading(canvas, _(setup->use->title), wording_tiles(&setup->head.options).text);
    setup_form_draw(setup, canvas, area, around->settings);
    draw_rule(canvas, area.row + SETUP_ROWS, area.col, SETUP_COLS);
    const struct form_field focus = form_focus(&setup->form);
    canvas_paragraph(canvas,
                     (struct area){area.row + SETUP_ROWS + 1, area.col, BELOW_ROWS, SETUP_COLS},
                     focus.is_wrong ? focus.mark_style : night_text, focus.sentence);
}

static const struct page_kind setup_kind = {
    .name = N_("New game"),
    .draw = setup_draw,
    .bindings = setup_bindings,
    .type = setup_type,
    .point = form_point,
};

static struct page *setup_page_of(const struct setup_use *use, const struct record_head *known)
{
    struct setup_form *setup = malloc(sizeof *setup);
    if (!setup)
        return NULL;
    struct record_head last = last_setup();
    setup_form_fill(setup, use, known ? known : &last);
    setup->form.page.kind = &setup_kind;
    return &setup->form.page;
}

struct page *setup_page(const struct record_head *known)
{
    return setup_page_of(&game_use, known);
}

/* Where the last game had only people, one against a computer player of the middle level. */
static void oppose(struct setup_form *setup)
{
    enum { PLAYERS = 2, OPPONENT = 1 };
    if (bot_seats_have_bots(&setup->head))
        return;
    setup_form_set_players(setup, PLAYERS);
    while (bot_seat_level(&setup->head, OPPONENT) != BOT_NORMAL)
        setup_form_turn_level(setup, OPPONENT, 1);
}

struct page *computer_page(void)
{
    struct page *page = setup_page_of(&game_use, NULL);
    struct setup_form *setup = (struct setup_form *)page;
    if (page == NULL)
        return NULL;
    oppose(setup);
    setup->form.focus = setup->form.fields - 1;
    return page;
}

struct page *enter_page(const struct record_head *known)
{
    return setup_page_of(&enter_use, known);
}
