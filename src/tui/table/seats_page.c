#include "tui/table/seats_page.h"

#include "language/language.h"
#include "tui/form.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/table_bots.h"
#include "wording/seats.h"

/* The fields are the players. */
struct seats_form {
    struct form form;
    struct table *table;
    struct record_head head; /* with the bots as they are to be */
    int cols;
};

static struct seats_form *seats_of_page(const struct page *page)
{
    return (struct seats_form *)page;
}

static void seats_change(struct form *form, struct app *app, unsigned player, int by)
{
    (void)app;
    seat_choice_turn(((struct seats_form *)form)->head.bot[player], by);
}

static struct form_field seats_field(const struct form *form, unsigned player)
{
    const struct seats_form *seats = (const struct seats_form *)form;
    enum bot_level level = bot_seat_level(&seats->head, player);
    return (struct form_field){
        .at = {(int)player, seats->cols - seat_choice_cols(), 1, seat_choice_cols()},
        .label = "", /* where the player's name is */
        .value = sentence_of("%s", bot_words_level(level)),
        .sentence = bot_words_sentence(level),
    };
}

static void seats_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 46, NAME_MOST = 27, MARGIN = 1, BELOW_ROWS = 2 };
    struct seats_form *seats = seats_of_page(page);
    const int choice = seat_choice_cols(), players = (int)seats->form.fields;
    seats->cols = NAME_MOST + choice > COLS ? NAME_MOST + choice : COLS;
    struct area box = area_centred(seats->table->view.board, players + BELOW_ROWS + 3,
                                   seats->cols + 2 + 2 * MARGIN);
    struct area inside = canvas_box(canvas, box, panel_text, _(page->kind->name));
    struct area line = {inside.row, inside.col + MARGIN, players, seats->cols};
    (void)around;
    form_draw(&seats->form, canvas, line);
    for (unsigned player = 0; player < seats->form.fields; player++, line.row++) {
        const struct seat *seat = &seats->table->seats.seat[player];
        int col = seat_chip(canvas, line.row, line.col, seat) + 1;
        canvas_text(canvas, line.row, col, line.col + seats->cols - choice - 1 - col, panel_text,
                    seat->name);
    }
    line.row++;
    line.rows = BELOW_ROWS;
    canvas_paragraph(canvas, line, panel_text, form_focus(&seats->form).sentence);
}

/* The first that cannot be changed is said, and those after it stay as they are. */
static void take_effect(const struct press *press)
{
    struct seats_form *seats = seats_of_page(press->page);
    table_change_bots(seats->table, press->app, &seats->head, press->around->now);
    app_close(press->app);
}

static const struct page_key keys[] = {
    ROW(NULL, take_effect, 0, K_("done"), N_("Continue with these players."), KEYS_ENTER),
    ROW(NULL, form_change, 0, K_("change"),
        N_("Choose a person, or the computer at one of its levels."), KEYS_LEFT, KEYS_RIGHT, ' '),
    ROW(NULL, form_step, 1, K_("next"), N_("Go to the next player."), KEYS_DOWN, KEYS_TAB),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous player."), KEYS_UP, KEYS_BACK_TAB),
    ROW(NULL, page_leave, 0, K_("cancel"), N_("Go back without changing anything."), KEYS_ESCAPE),
};

static const struct page_kind kind = {
    .name = N_("Who plays?"),
    .draw = seats_draw,
    PAGE_KEYS(keys),
    .point = form_point,
    .cover = PAGE_LIES_ON,
};

static const struct form_kind form_kind = {seats_field, seats_change, INK_PANEL};

struct page *seats_page(struct table *table)
{
    struct seats_form *seats = form_new(&kind, &form_kind, table->seats.count, sizeof *seats);
    if (seats == NULL)
        return NULL;
    seats->table = table;
    seats->head = table->session.head;
    return &seats->form.page;
}
