#include "tui/table/banner.h"
#include "choosing/choosing.h"
#include "language/language.h"
#include "play/journal.h"
#include "tui/form.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "tui/table/table_bots.h"
#include "tui/views/log_view.h"
#include "tui/widgets.h"
#include "wording/seats.h"
#include "wording/turn_words.h"

enum { BANNER_COLS = 46 };

/* A box with a call to a player on the player's colour, which goes on by Enter or a click; returns
 * what is left below it. */
static struct area draw_banner(struct canvas *canvas, struct area board, int rows,
                               const struct seat *seat, const char *call)
{
    struct style banner = seat_style(seat);
    struct area box = area_centred(board, rows, BANNER_COLS);
    box.row = board.row + 1;
    struct area inside = canvas_box(canvas, box, panel_text, NULL);
    canvas_target_key(canvas, box, KEYS_ENTER);
    int width = canvas_text_width(call);
    canvas_fill(canvas, (struct area){inside.row, inside.col, 1, inside.cols}, ' ', banner);
    int margin = width < inside.cols ? (inside.cols - width) / 2 : 0;
    canvas_text(canvas, inside.row, inside.col + margin, inside.cols - margin, banner, call);
    return (struct area){inside.row + 1, inside.col + 1, inside.rows - 1, inside.cols - 2};
}

/* "A +8  C -3": who gained and lost how much, in a line of chips. */
static void draw_sums(struct canvas *canvas, struct area line, const struct table *table,
                      size_t from)
{
    int points[PLAYERS_MAX], col = line.col, end = line.col + line.cols;
    log_points(&table->log, from, table->log.count, points);
    for (unsigned player = 0; player < table->seats.count; player++) {
        struct style style = {points[player] < 0 ? INK_BAD : INK_STRONG, INK_PANEL, CELL_BOLD};
        if (points[player] == 0)
            continue;
        col = seat_chip(canvas, line.row, col, &table->seats.seat[player]) + 1;
        col = canvas_printf(canvas, line.row, col, end - col, style, "%+d", points[player]) + 2;
    }
}

/* Where more has happened than there is room for, the sums come first and the last of the news
 * follow. */
void banner_draw_hand_over(struct canvas *canvas, struct area board, const struct table *table)
{
    enum { LINES_MAX = 9, AROUND_LINES = 6 };
    enum { NAME_MOST = 8 };
    const struct seat *seat = &table->seats.seat[table->player];
    const struct game *game = &table->session.game;
    struct sentence call = turn_words_title(game, seat->name);
    struct short_seats names;
    seats_shorten(&table->seats, NAME_MOST, &names);
    if (canvas_text_width(call.text) > BANNER_COLS - 2)
        call = turn_words_title(game, names.seats.seat[table->player].name);
    size_t from = log_since_turn_of(&table->log, table->player);
    int lines = (int)log_notable(&table->log, from, table->log.count);
    int to_come = to_come_rows(game, &table->seats, TO_COME_CALLED, BANNER_COLS - 4);
    int most = board.rows - 1 - AROUND_LINES - to_come;
    most = most < LINES_MAX ? most : LINES_MAX;
    bool is_cut = lines > most;
    lines = is_cut ? most : lines;
    struct area inside =
        draw_banner(canvas, board, AROUND_LINES + lines + to_come, seat, call.text);
    to_come_draw(canvas, &inside, game, &table->seats, TO_COME_CALLED);
    if (lines > 0 || to_come == 0)
        canvas_text(canvas, inside.row, inside.col, inside.cols, panel_faint,
                    lines == 0  ? _("Nothing new.")
                    : from == 0 ? _("So far:")
                                : _("Since your last turn:"));
    struct area news = {inside.row + 1, inside.col, lines, inside.cols};
    if (is_cut) {
        draw_sums(canvas, news, table, from);
        news.row++;
        news.rows--;
    }
    log_draw(canvas, news, &table->log, from, table->log.count, &table->seats);
    canvas_text(canvas, inside.row + inside.rows - 1, inside.col, inside.cols, panel_strong,
                _("Enter starts the turn"));
}

void banner_draw_call(struct canvas *canvas, struct area board, const struct table *table)
{
    enum { LINES = 9 };
    const struct seat *seat = &table->seats.seat[table->deciding->choice.player];
    struct area inside =
        draw_banner(canvas, board, LINES, seat, sentence_of(_("%s decides"), seat->name).text);
    struct area middle = {inside.row + 1, inside.col, inside.rows - 3, inside.cols};
    canvas_paragraph(canvas, middle, panel_text,
                     deciding_words_call(table->deciding, table->player, &table->seats).text);
    canvas_text(canvas, inside.row + inside.rows - 1, inside.col, inside.cols, panel_strong,
                _("Enter continues"));
}

struct confirm {
    struct page page;
    struct table *table;
    struct sentence text;
};

static void confirm_draw(struct page *page, struct canvas *canvas,
                         const struct surroundings *around)
{
    enum { COLS = 44, AROUND_ROWS = 5, AROUND_COLS = 4 };
    const struct confirm *confirm = (const struct confirm *)page;
    struct binding answers[BINDINGS_MAX];
    size_t count = page_bindings(page, answers);
    int cols = answers_width(answers, count) + AROUND_COLS;
    cols = cols > COLS ? cols : COLS;
    struct area text = {0, 0, 0, cols - AROUND_COLS};
    text.rows = canvas_paragraph(canvas, text, panel_text, confirm->text.text);
    struct area box = area_centred(confirm->table->view.board, AROUND_ROWS + text.rows, cols);
    struct area inside = canvas_box(canvas, box, panel_text, _(page->kind->name));
    (void)around;
    text.row = inside.row + 1;
    text.col = inside.col + 1;
    canvas_paragraph(canvas, text, panel_text, confirm->text.text);
    draw_answers(canvas, (struct area){text.row + text.rows + 1, text.col, 1, text.cols}, answers,
                 count);
}

static struct page *confirm_page(struct table *table, const struct page_kind *kind,
                                 struct sentence text)
{
    struct confirm *confirm = (struct confirm *)page_new(kind, sizeof *confirm);
    if (confirm == NULL)
        return NULL;
    confirm->table = table;
    confirm->text = text;
    return &confirm->page;
}

/* Where the game is kept and how it was shuffled: with both, anybody can look into it again. */
static struct sentence words_of_keeping(const struct session *session)
{
    if (!session->journal)
        return sentence_of("%s", _("This game is not saved: it will be lost."));
    const char *name = journal_name(session->journal);
    if (!session->head.has_seed)
        return sentence_of(_("The game is saved as %s."), name);
    return sentence_of(_("The game is saved as %s. Its seed is %llu."), name,
                       (unsigned long long)session->head.seed);
}

/* The question, and the table below it. */
static void banner_leave(const struct press *press)
{
    app_close(press->app);
    app_close(press->app);
}

struct page *confirm_leaving(struct table *table)
{
    static const struct page_key answers[] = {
        ROW(NULL, banner_leave, 0, K_("leave"), N_("Leave the table."), KEYS_ENTER),
        ROW(NULL, page_leave, 0, K_("stay"), N_("Stay at the table."), KEYS_ESCAPE, 'q'),
    };
    static const struct page_kind kind = {.name = N_("Leave the table?"),
                                          .draw = confirm_draw,
                                          PAGE_KEYS(answers),
                                          .cover = PAGE_LIES_ON};
    return confirm_page(table, &kind, words_of_keeping(&table->session));
}

static void end_turn(const struct press *press)
{
    struct table *table = ((struct confirm *)press->page)->table;
    app_close(press->app);
    table_end_turn(table, press->app, press->around->now);
}

struct page *confirm_ending(struct table *table)
{
    static const struct page_key answers[] = {
        ROW(NULL, end_turn, 0, K_("end turn"), N_("End the turn for good."), KEYS_ENTER),
        ROW(NULL, page_leave, 0, K_("back"), N_("Return to the turn."), KEYS_ESCAPE,
            KEYS_BACKSPACE),
    };
    static const struct page_kind kind = {.name = N_("End the turn?"),
                                          .draw = confirm_draw,
                                          PAGE_KEYS(answers),
                                          .cover = PAGE_LIES_ON};
    return confirm_page(
        table, &kind,
        sentence_of("%s", game_is_over(&table->session.game)
                              ? _("That was the last one: the final scoring comes next.")
                              : _("After that, undoing it takes everyone's agreement.")));
}

/* A program at fault. */

static void choose_another(const struct press *press)
{
    struct table *table = ((struct confirm *)press->page)->table;
    app_close(press->app);
    table->bot->is_paused = false;
    table_open(table, press->app, seats_page(table), COVER_ASKED);
}

static void try_again(const struct press *press)
{
    struct table *table = ((struct confirm *)press->page)->table;
    app_close(press->app);
    table_bots_try_again(table);
}

struct page *fault_page(struct table *table, const char *fault)
{
    static const struct page_key answers[] = {
        ROW(NULL, choose_another, 0, K_("change players"), N_("Choose who plays instead."),
            KEYS_ENTER),
        ROW(NULL, try_again, 0, K_("try again"), N_("Start the program once more."), 'r'),
        ROW(NULL, page_leave, 0, K_("look around"),
            N_("Look at the table; Enter comes back to this."), KEYS_ESCAPE),
    };
    static const struct page_kind kind = {.name = N_("The program does not play on"),
                                          .draw = confirm_draw,
                                          PAGE_KEYS(answers),
                                          .cover = PAGE_LIES_ON};
    return confirm_page(table, &kind, sentence_of("%s", fault));
}

/* The fields are the players. */
struct seats_form {
    struct form form;
    struct table *table;
    struct record_head head; /* with the bots as they should be */
    int cols;
};

static struct seats_form *seats_of_page(const struct page *page)
{
    return (struct seats_form *)page;
}

/* Whoever plays at another terminal comes before a person here, and after all others. */
static bool turns_elsewhere(const struct seats_form *seats, unsigned player, int by)
{
    const char *bot = seats->head.bot[player];
    bool is_person = bot[0] == '\0', is_first = strcmp(bot, bot_levels[0].name) == 0;
    return bot_seat_is_elsewhere(&seats->table->session.head, player) &&
           (by > 0 ? is_person : is_first);
}

static void seats_change(struct form *form, struct app *app, unsigned player, int by)
{
    struct seats_form *seats = (struct seats_form *)form;
    char *bot = seats->head.bot[player];
    (void)app;
    if (turns_elsewhere(seats, player, by))
        snprintf(bot, BOT_SIZE, "%c", ELSEWHERE_MARK);
    else if (bot_seat_is_elsewhere(&seats->head, player) && by < 0)
        bot[0] = '\0';
    else
        seat_choice_turn(bot, form->page.programs, by);
}

static struct form_field seats_field(const struct form *form, unsigned player)
{
    const struct seats_form *seats = (const struct seats_form *)form;
    const int choice = seat_choice_cols(form->page.programs);
    return (struct form_field){
        .at = {(int)player, seats->cols - choice, 1, choice},
        .label = "", /* where the player's name is */
        .value = sentence_of("%s", bot_words_choice(&seats->head, player)),
        .sentence = bot_words_about(&seats->head, player),
    };
}

static void seats_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 46, NAME_MOST = 27, MARGIN = 1, BELOW_ROWS = 2 };
    struct seats_form *seats = seats_of_page(page);
    const int choice = seat_choice_cols(page->programs), players = (int)seats->form.fields;
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

/* Says the first that cannot be changed; those after it stay as they are. */
static void take_effect(const struct press *press)
{
    struct seats_form *seats = seats_of_page(press->page);
    table_change_bots(seats->table, press->app, &seats->head, press->around->now);
    app_close(press->app);
}

static const struct page_key seats_keys[] = {
    ROW(NULL, take_effect, 0, K_("done"), N_("Continue with these players."), KEYS_ENTER),
    ROW(NULL, form_change, 0, K_("change"),
        N_("Choose a person, the computer at one of its levels, or a program."), KEYS_LEFT,
        KEYS_RIGHT, ' '),
    ROW(NULL, form_step, 1, K_("next"), N_("Go to the next player."), KEYS_DOWN, KEYS_TAB),
    ROW(NULL, form_step, -1, NULL, N_("Go to the previous player."), KEYS_UP, KEYS_BACK_TAB),
    ROW(NULL, page_leave, 0, K_("cancel"), N_("Go back without changing anything."), KEYS_ESCAPE),
};

static const struct page_kind seats_kind = {
    .name = N_("Who plays?"),
    .draw = seats_draw,
    PAGE_KEYS(seats_keys),
    .point = form_point,
    .cover = PAGE_LIES_ON,
};

static const struct form_kind form_kind = {seats_field, seats_change, INK_PANEL};

/* Computer players are shown as such, wherever they are played. */
static struct record_head seats_as_known(const struct session *session)
{
    struct record_head head = session->head;
    for (unsigned player = 0; player < head.options.players; player++)
        if (session_has_bot(session, player))
            memcpy(head.bot[player], session_bot_of(session, player), BOT_SIZE);
    return head;
}

struct page *seats_page(struct table *table)
{
    struct seats_form *seats = form_new(&seats_kind, &form_kind, table->seats.count, sizeof *seats);
    if (seats == NULL)
        return NULL;
    seats->table = table;
    seats->head = seats_as_known(&table->session);
    return &seats->form.page;
}
