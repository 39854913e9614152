/* Sitting down at a game that others play at their terminals: which game, and at which of the seats
 * that are free. */
#include "language/language.h"
#include "play/bot_seats.h"
#include "play/store.h"
#include "tui/form.h"
#include "tui/pages.h"
#include "tui/pages/load_draw.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "wording/seats.h"

#include <stdlib.h>

/* The seats, which are the fields. */

struct sit_form {
    struct form form;
    struct stored_game game;
    struct seats seats;
    unsigned free_seats, chosen; /* bit p for player p */
};

static bool is_free(const struct sit_form *sit, unsigned player)
{
    return sit->free_seats >> player & 1u;
}

static void sit_change(struct form *form, struct app *app, unsigned player, int by)
{
    (void)app, (void)by;
    ((struct sit_form *)form)->chosen ^= 1u << player;
}

static const char *words_of_seat(const struct sit_form *sit, unsigned player)
{
    if (bot_seat_level(&sit->game.head, player) < BOT_LEVELS_COUNT)
        return bot_words_choice(&sit->game.head, player);
    if (!is_free(sit, player))
        return C_("seat", "taken");
    return sit->chosen >> player & 1u ? C_("seat", "yours") : C_("seat", "free");
}

enum { SIT_COLS = 48, CHOICE_COLS = 18 };

static struct form_field sit_field(const struct form *form, unsigned player)
{
    const struct sit_form *sit = (const struct sit_form *)form;
    return (struct form_field){
        .type = is_free(sit, player) ? FIELD_CHOICE : FIELD_FIXED,
        .at = {(int)player, SIT_COLS - CHOICE_COLS, 1, CHOICE_COLS},
        .label = "", /* where the player's name is */
        .value = sentence_of("%s", words_of_seat(sit, player)),
        .sentence = is_free(sit, player)
                        ? _("Take this seat or leave it free. You may take several.")
                        : _("Somebody plays for this player already."),
    };
}

static void sit_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { MARGIN = 1, BELOW_ROWS = 3, AROUND_ROWS = 3 };
    struct sit_form *sit = (struct sit_form *)page;
    int players = (int)sit->seats.count;
    struct area all = {0, 0, around->rows, around->cols};
    struct area box =
        area_centred(all, players + BELOW_ROWS + AROUND_ROWS, SIT_COLS + 2 + 2 * MARGIN);
    struct area inside = canvas_box(canvas, box, panel_text, _(page->kind->name));
    struct area line = {inside.row, inside.col + MARGIN, players, SIT_COLS};
    form_draw(&sit->form, canvas, line);
    for (int player = 0; player < players; player++, line.row++) {
        const struct seat *seat = &sit->seats.seat[player];
        int col = seat_chip(canvas, line.row, line.col, seat) + 1;
        canvas_text(canvas, line.row, col, SIT_COLS - CHOICE_COLS - 3, panel_text, seat->name);
    }
    line.row++;
    line.rows = BELOW_ROWS;
    canvas_paragraph(canvas, line, panel_text, form_focus(&sit->form).sentence);
}

/* The table at these seats; NULL, with `problem`: it cannot be had. */
static struct page *table_at(const struct stored_game *game, unsigned seats,
                             struct problem *problem)
{
    struct session session;
    if (!stored_join(game, seats, &session, problem))
        return NULL;
    problem->text[0] = '\0';
    return table_page(&session);
}

/* Somebody may have been quicker. */
static void sit_down(const struct press *press)
{
    struct sit_form *sit = (struct sit_form *)press->page;
    struct problem problem = {""};
    if (sit->chosen == 0) {
        app_say(press->app, _("Choose a seat first."));
        return;
    }
    struct page *table = table_at(&sit->game, sit->chosen, &problem);
    if (table != NULL) {
        app_replace(press->app, table);
        return;
    }
    app_say(press->app, problem.text);
    sit->free_seats = stored_seats_free(&sit->game);
    sit->chosen &= sit->free_seats;
}

static const struct page_key seat_keys[] = {
    ROW(NULL, sit_down, 0, K_("sit down"), N_("Sit down at the seats chosen."), KEYS_ENTER),
    ROW(form_is_at_choice, form_change, 0, K_("choose"), N_("Take the seat, or leave it free."),
        KEYS_LEFT, KEYS_RIGHT, ' '),
    ROW(NULL, form_step, 1, K_("next"), N_("Go to the next player."), KEYS_DOWN, KEYS_TAB),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous player."), KEYS_UP, KEYS_BACK_TAB),
    ROW(NULL, page_leave, 0, K_("cancel"), N_("Go back without sitting down."), KEYS_ESCAPE, 'q'),
};

static const struct page_kind seat_kind = {
    .name = N_("Which seat?"),
    .draw = sit_draw,
    PAGE_KEYS(seat_keys),
    .point = form_point,
    .cover = PAGE_COVERS_PART,
};

static const struct form_kind form_kind = {sit_field, sit_change, INK_PANEL};

static struct page *seats_of_game(const struct stored_game *game, unsigned free_seats)
{
    struct sit_form *sit =
        form_new(&seat_kind, &form_kind, game->head.options.players, sizeof *sit);
    if (sit == NULL)
        return NULL;
    unsigned first = (unsigned)__builtin_ctz(free_seats);
    sit->game = *game;
    sit->seats = seats_of(&sit->game.head);
    sit->free_seats = free_seats;
    sit->chosen = 1u << first;
    sit->form.focus = first;
    return &sit->form.page;
}

struct page *sit_page(const char *path, struct problem *problem)
{
    struct stored_game game;
    store_examine_file(path, &game);
    problem_say(problem, "%s", _("Not enough memory for that game."));
    if (stored_is_bad(&game)) {
        *problem = game.problem;
        return NULL;
    }
    unsigned free_seats = stored_seats_free(&game);
    bool has_choice = (free_seats & (free_seats - 1)) != 0;
    if (!has_choice) /* one, or none, which joining refuses */
        return table_at(&game, free_seats, problem);
    struct page *page = seats_of_game(&game, free_seats);
    if (page != NULL)
        problem->text[0] = '\0';
    return page;
}

void sit_page_open(struct app *app, const char *path)
{
    struct problem problem;
    struct page *page = sit_page(path, &problem);
    if (page != NULL)
        app_open(app, page);
    if (problem.text[0] != '\0')
        app_say(app, problem.text);
}

/* The games. */

static void list_move(const struct press *press)
{
    struct load_page *list = (struct load_page *)press->page;
    list_key(&list->cursor, press->key, list->list.count);
}

static void choose(const struct press *press)
{
    struct load_page *list = (struct load_page *)press->page;
    sit_page_open(press->app, load_chosen(list)->path);
}

static bool has_games(const struct page *page)
{
    return ((const struct load_page *)page)->list.count > 0;
}

static const struct page_key list_keys[] = {
    ROW(has_games, choose, 0, K_("sit down"), N_("Sit down at the game."), KEYS_ENTER),
    ROW(has_games, list_move, 0, K_("choose"), N_("Choose a game."), KEYS_UP, KEYS_DOWN, 'k', 'j'),
    ROW(has_games, list_move, 0, NULL, N_("Go up or down by a page."), KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(has_games, list_move, 0, NULL, N_("Go to the first or the last game."), KEYS_HOME,
        KEYS_END),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the title page."), KEYS_ESCAPE, 'q'),
};

static bool sit_point(struct page *page, struct app *app, const struct gesture *gesture,
                      const struct surroundings *around)
{
    struct load_page *list = (struct load_page *)page;
    return list_point(&list->cursor, &load_list, list->list.count, app, gesture, around);
}

static void list_resume(struct page *page)
{
    load_list_games((struct load_page *)page);
}

static void list_close(struct page *page)
{
    store_list_free(&((struct load_page *)page)->list);
    free(page);
}

static const struct page_kind list_kind = {
    .name = N_("Sit down at a game"),
    .draw = load_draw,
    PAGE_KEYS(list_keys),
    .point = sit_point,
    .close = list_close,
    .resume = list_resume,
};

struct page *sit_list_page(void)
{
    struct load_page *list = (struct load_page *)page_new(&list_kind, sizeof *list);
    if (list == NULL)
        return NULL;
    list->is_for_sitting = true;
    load_list_games(list);
    return &list->page;
}
