/* The turn is played but can still be taken back. */
#include "language/language.h"
#include "tui/table/banner.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"
#include "tui/views/log_view.h"
#include "wording/turn_words.h"

/* A round that has not been announced begins after the turn, too. */
static bool done_enter(struct table *table)
{
    const struct game *game = &table->session.game;
    return round_of(game) != NULL || game_is_over(game) ||
           (game_turn(game) != table->turn && !rounds_led_into_turn(&table->session));
}

static bool is_over(const struct table *table)
{
    return game_is_over(&table->session.game);
}

static bool is_of_bot(const struct table *table)
{
    return table_plays_itself(table, table->player);
}

static bool done_goes_on(const struct table *table)
{
    return !is_over(table) && !is_of_bot(table);
}

static bool goes_on_by_itself(const struct table *table)
{
    return !is_over(table) && is_of_bot(table) && !session_awaits_others(&table->session);
}

static void end_turn(const struct press *press)
{
    struct table *table = table_pressed(press);
    bool asks = settings_is_on(press->around->settings, SETTINGS_CONFIRM) && !is_of_bot(table);
    struct page *question = asks ? confirm_ending(table) : NULL;
    if (question != NULL)
        table_open(table, press->app, question, COVER_READ);
    else
        table_end_turn(table, press->app, press->around->now);
}

static struct sentence points_of_turn(const struct table *table)
{
    int points[PLAYERS_MAX] = {0};
    struct sentence text = sentence_of("%s", "");
    for (size_t at = log_of_turn(&table->log, table->turn); at < table_told(table); at++)
        if (table->log.entry[at].event.type == EVENT_SCORE)
            points[table->log.entry[at].event.player] += table->log.entry[at].event.points;
    for (unsigned player = 0; player < table->seats.count; player++)
        if (points[player] > 0)
            sentence_add(&text, "%s%s +%d", text.text[0] ? ", " : "",
                         table->seats.seat[player].name, points[player]);
    return text.text[0] ? text : sentence_of(_("nothing scored"));
}

/* Who plays next, where that is not simply the next player: in a further part of the turn, or in
 * what has waited. Else empty. */
static struct sentence next_of(const struct table *table)
{
    const struct game *game = table_game(table);
    if (turn_words_why(game).text[0] != '\0')
        return turn_words_title(game, table->seats.seat[game_player(game)].name);
    return rounds_next(table);
}

static struct sentence what_follows(const struct table *table)
{
    struct sentence next = next_of(table);
    bool can_undo = table_can_undo(table);
    if (game_is_over(table_game(table)))
        return sentence_of("%s", _("That was the last tile. Enter: final scoring."));
    if (next.text[0] != '\0')
        return sentence_of(can_undo ? _("Next: %s. Enter continues, {u} undoes.")
                                    : _("Next: %s. Enter continues."),
                           next.text);
    if (session_awaits_others(&table->session))
        return sentence_of(_("%s has not ended the turn yet."), table_player_name(table));
    if (is_of_bot(table))
        return sentence_of("%s", _("Enter continues."));
    return sentence_of("%s", can_undo ? _("Enter ends the turn, {u} undoes it.")
                                      : _("Enter ends the turn."));
}

static struct status done_status(const struct table *table)
{
    return (struct status){
        sentence_of(_("%s's turn: %s"), table_player_name(table), points_of_turn(table).text),
        what_follows(table)};
}

/* "Ben's turn", with a long name in a narrow place "Barthol.'s turn". */
static struct sentence heading_of(const struct table *table, int cols)
{
    enum { NAME_MOST = 8 };
    struct short_seats names;
    struct sentence heading = sentence_of(_("%s's turn"), table_player_name(table));
    if (canvas_text_width(heading.text) <= cols)
        return heading;
    seats_shorten(&table->seats, NAME_MOST, &names);
    return sentence_of(_("%s's turn"), names.seats.seat[table->player].name);
}

/* What the turn has brought, and below it the log. */
static void done_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    struct area area = sheet->areas->hand;
    size_t from = log_of_turn(&table->log, table->turn), to = table_told(table);
    int brought = (int)log_notable(&table->log, from, to);
    canvas_text(sheet->canvas, area.row, area.col + 1, area.cols - 2, panel_strong,
                heading_of(table, area.cols - 2).text);
    area.row++;
    area.rows--;
    area.cols--;
    if (brought == 0)
        canvas_text(sheet->canvas, area.row, area.col + 1, area.cols - 1, panel_faint,
                    _("no follower, no points"));
    log_draw(sheet->canvas, area, &table->log, from, to, &table->seats);
    brought = brought == 0 ? 1 : brought < area.rows ? brought : area.rows;
    table_draw_log_to(sheet, table_log_below(sheet->areas, 1 + brought), table, from);
}

static unsigned done_hint(const struct table *table)
{
    enum { WHOLE, OF_BOT, OF_PARTS };
    const struct game *game = table_game(table);
    if (is_of_bot(table))
        return OF_BOT;
    unsigned row = game_is_over(game) ? PART_HINTS_ROWS : to_come_hint(game);
    return row < PART_HINTS_ROWS ? OF_PARTS + row : WHOLE;
}

static const struct table_key keys[] = {
    ROW(done_goes_on, end_turn, 0, K_("end turn"),
        N_("End the turn; undoing it then takes everyone's agreement."), KEYS_ENTER),
    ROW(goes_on_by_itself, end_turn, 0, K_("go on"), N_("Do not wait for the computer player."),
        KEYS_ENTER),
    ROW(is_over, end_turn, 0, K_("final scoring"), N_("End the game and start the final scoring."),
        KEYS_ENTER),
};

const struct stage stage_done = {
    .enter = done_enter,
    .go_on = table_end_turn,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = done_status,
    .hints =
        (const char *const[]){N_("Your turn is complete. Look at the result: {u} undoes any step, "
                                 "Enter ends the turn and calls the next player."),
                              N_("The computer player has finished its turn. Look at the result; "
                                 "Enter goes on."),
#define X(is_in_it, ended, placed) ended,
                              PART_HINTS(X)
#undef X
                                  NULL},
    .hint = done_hint,
    .is_timed = true,
    .is_end = true,
    .draw_lower = done_draw_lower,
    .enters = N_("end your turn"),
};
