/* Which tile was drawn: with chance by hand only. */
#include "language/language.h"
#include "tui/table/stage.h"

static bool enter(struct table *table)
{
    const struct pile *pile = &table->session.game.pile;
    if (game_actor(&table->session.game) != ACTOR_CHANCE)
        return false;
    table_take_turn(table);
    table->guess = 0;
    while (pile->left[table->guess] == 0)
        table->guess++;
    return true;
}

static void draw_guess(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, move_draw(table->guess));
}

static void guess_next(const struct press *press)
{
    struct table *table = table_pressed(press);
    table->guess = remaining_neighbour(table->view.board, &table->session.game.pile, table->guess,
                                       board_pane_direction(press->key), press->around);
    table_follow(table);
}

static struct status status(const struct table *table)
{
    return (struct status){sentence_of(_("%s draws: which tile?"), table_player_name(table)),
                           sentence_of(_("Arrows choose, Enter draws it."))};
}

static void draw_lower(struct table *table, const struct table_sheet *sheet)
{
    table_draw_hand(table, sheet, table->guess, 0, "");
}

static void draw_over(const struct table *table, const struct table_sheet *sheet)
{
    remaining_draw_choice(
        sheet->canvas, sheet->areas->board, &table->session.game.pile,
        (struct remaining_choice){table->guess, .hides_counts = !table_has(table, AID_TILES)},
        sheet->around);
}

static const struct table_key keys[] = {
    ROW(NULL, draw_guess, 0, K_("draw it"), N_("Draw this tile."), KEYS_ENTER),
    ROW(NULL, guess_next, 0, K_("other tile"), N_("Go to another kind of tile."), ARROWS),
};

const struct stage stage_drawing = {
    .enter = enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = status,
    .hints = (const char *const[]){N_("Draw the tiles from a real box. The arrows choose the tile "
                                      "you drew, Enter confirms it."),
                                   NULL},
    .turn_hand = {KEYS_RIGHT, KEYS_LEFT},
    .draw_lower = draw_lower,
    .draw_over = draw_over,
};
