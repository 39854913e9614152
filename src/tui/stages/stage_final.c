/* The final table, and the board below it. */
#include "language/language.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "tui/views/scores.h"
#include "wording/entry_words.h"

static struct score_table final_of(const struct table *table)
{
    return score_table_of(&table->log, &table->session.head.options);
}

static struct status final_status(const struct table *table)
{
    struct score_table final = final_of(table);
    struct status status = {.task = wording_verdict(&final, &table->seats)};
    if (!table->page.is_confined)
        status.detail = sentence_of(_("Rematch: {a} same seats, {A} next player starts"));
    return status;
}

static unsigned at_turn(const struct table *table)
{
    (void)table;
    return NOBODY_AT_TURN;
}

static void draw_over(const struct table *table, const struct table_sheet *sheet)
{
    struct score_table final = final_of(table);
    struct binding answers[BINDINGS_MAX];
    struct final_view view = {&final,      &table->seats, table->view.cell,
                              TARGET_CELL, answers,       table_answers(table, answers)};
    final_draw(sheet->canvas, sheet->all, &view);
}

static void go(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct score_table final = final_of(table);
    final_key(&final, &table->view.cell, press->key);
}

static void tour(const struct press *press)
{
    table_tour_scores(table_pressed(press), press->app, VIEW_NONE);
}

/* The first click on a number chooses it, the second one shows what it is about. */
static bool final_point(struct table *table, struct app *app, const struct gesture *gesture,
                        const struct surroundings *around)
{
    if (!gesture_clicks(gesture, TARGET_CELL))
        return false;
    if (gesture->target.which == score_cell_number(table->view.cell))
        app_press(app, KEYS_ENTER, around);
    else
        table->view.cell = score_cell_numbered(gesture->target.which);
    return true;
}

static void show_board(const struct press *press)
{
    table_pressed(press)->stage = STAGE_AFTERWARDS;
}

static void show_table(const struct press *press)
{
    table_pressed(press)->stage = STAGE_FINAL;
}

/* Not bids that were made up. */
static bool can_analyse(const struct table *table)
{
    return !table_is_entered(table);
}

static const struct table_key final_keys[] = {
    ROW(NULL, tour, 0, K_("show"), N_("Show one by one where these points came from."), KEYS_ENTER),
    ROW(NULL, go, 0, NULL, N_("Go to another number."), ARROWS),
    {.binding = KEY(show_board, 0, K_("board"), N_("Show the board."), 'b', KEYS_ESCAPE),
     .use = KEY_LOOKS,
     .is_answer = true},
    {.binding = KEY(game_open_analysis, 0, K_("analysis"),
                    N_("Show what every decision lost, and what was better."), 'V'),
     .possible = can_analyse,
     .use = KEY_LEADS_AWAY},
};

static const struct table_key afterwards_keys[] = {
    {.binding = KEY(show_table, 0, K_("final table"), N_("Return to the final table."), 'b',
                    KEYS_ENTER, KEYS_ESCAPE),
     .use = KEY_LOOKS},
    {.binding = KEY(game_open_analysis, 0, K_("analysis"),
                    N_("Show what every decision lost, and what was better."), 'V'),
     .possible = can_analyse,
     .use = KEY_LEADS_AWAY},
};

#define RESULT                                                                                     \
    .part = PART_RESULT, .status = final_status, .at_turn = at_turn,                               \
    .hints = (const char *const[])                                                                 \
    {                                                                                              \
        N_("The game is over. Enter shows where the points came from, "                            \
           "{v} replays the whole game, {F} shows it as a film."),                                 \
            NULL                                                                                   \
    }

const struct stage stage_final = {
    RESULT,
    .keys = KEY_ROWS(final_keys),
    .keys_place = KEYS_OF_RESULT,
    .hides_board = true,
    .draw_over = draw_over,
    .point = final_point,
};

const struct stage stage_afterwards = {
    RESULT,
    .keys = KEY_ROWS(afterwards_keys),
    .keys_place = KEYS_OF_RESULT,
};

/* Final scoring, step by step. */

static unsigned final_scores(const struct table *table)
{
    unsigned count = 0;
    while (log_final_score(&table->log, count) < table->log.count)
        count++;
    return count;
}

static void skip(const struct press *press)
{
    struct table *table = table_pressed(press);
    while (table_stage(table) == &stage_scoring)
        table_end_turn(table, press->app, press->around->now);
}

static struct status scoring_status(const struct table *table)
{
    const struct log_entry *entry = table_entry_at_hand(table);
    struct status scoring_status = {
        wording_entry(entry, &table->seats),
        sentence_of(_("Final scoring, %u of %u"), table->scored, final_scores(table))};
    struct sentence note = entry_note(entry, table_game(table), &table->seats);
    if (note.text[0] != '\0')
        sentence_add(&scoring_status.detail, "  %s", note.text);
    return scoring_status;
}

static unsigned scoring_at_turn(const struct table *table)
{
    return table_entry_at_hand(table)->event.player;
}

/* Some scores have no place: the board stays at the score before (TB3). */
static struct square final_focus(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct log_entry *entry = table_entry_at_hand(table);
    while (entry > table->log.entry && !log_has_feature(&entry->event))
        entry--;
    return log_has_feature(&entry->event) ? game_node_square(game, entry->event.node)
                                          : game->board.tile[game->board.tiles - 1].at;
}

static void final_show(const struct table *table, struct board_scene *scene)
{
    board_scene_light(scene, table_entry_at_hand(table)->event.node);
}

static const struct table_key keys[] = {
    ROW(NULL, table_deed_go_on, 0, K_("next"), N_("Go to the next score."), KEYS_ENTER),
    ROW(NULL, skip, 0, K_("skip to end"), N_("Skip to the final table."), 'f', ' '),
};

const struct stage stage_scoring = {
    .part = PART_SCORING,
    .go_on = table_end_turn,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_RESULT,
    .status = scoring_status,
    .hints = (const char *const[]){N_("The game is over. Unfinished features score now, and then "
                                      "the fields; Enter goes from one to the next."),
                                   NULL},
    .at_turn = scoring_at_turn,
    .focus = final_focus,
    .show = final_show,
    .enters = N_("go to the next score"),
};
