/* Final scoring, step by step. */
#include "language/language.h"
#include "tui/table/stage.h"
#include "wording/entry_words.h"

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

static struct status status(const struct table *table)
{
    const struct log_entry *entry = table_entry_at_hand(table);
    struct status status = {
        wording_entry(entry, &table->seats),
        sentence_of(_("Final scoring, %u of %u"), table->scored, final_scores(table))};
    struct sentence note = entry_note(entry, table_game(table), &table->seats);
    if (note.text[0] != '\0')
        sentence_add(&status.detail, "  %s", note.text);
    return status;
}

static unsigned at_turn(const struct table *table)
{
    return table_entry_at_hand(table)->event.player;
}

/* Some scores have no place: the board stays at the score before (TB3). */
static struct square focus(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct log_entry *entry = table_entry_at_hand(table);
    while (entry > table->log.entry && !log_has_feature(&entry->event))
        entry--;
    return log_has_feature(&entry->event)
               ? game->board.tile[game->features.tile[entry->event.node]].at
               : game->board.tile[game->board.tiles - 1].at;
}

static void show(const struct table *table, struct board_scene *scene)
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
    .status = status,
    .hints = (const char *const[]){N_("The game is over. Unfinished features score now, and then "
                                      "the fields; Enter goes from one to the next."),
                                   NULL},
    .at_turn = at_turn,
    .focus = focus,
    .show = show,
    .enters = N_("go to the next score"),
};
