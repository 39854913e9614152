/* Which tile was drawn: with chance by hand only. */
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/stage.h"

static bool drawing_enter(struct table *table)
{
    if (game_actor(&table->session.game) != ACTOR_CHANCE)
        return false;
    table_take_turn(table);
    choosing_begin(table, &table->session.game.pile, 0);
    return true;
}

static void draw_it(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, move_draw(table->chooser->kind));
}

static struct status drawing_status(const struct table *table)
{
    return (struct status){sentence_of(_("%s draws: which tile?"), table_player_name(table)),
                           choosing_words(table)};
}

static void drawing_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    table_draw_hand(table, sheet, table->chooser->kind, 0, "");
}

static const struct table_key keys[] = {
    ROW(NULL, draw_it, 0, K_("draw it"), N_("Draw this tile."), KEYS_ENTER),
    CHOOSING_KEYS,
};

const struct stage stage_drawing = {
    .enter = drawing_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_DRAWING,
    .status = drawing_status,
    .hints = (const char *const[]){N_("Draw the tiles from a real box. Type the tile's edges "
                                      "clockwise, or choose it by arrows; Enter confirms it."),
                                   NULL},
    .turn_hand = {KEYS_RIGHT, KEYS_LEFT},
    .draw_lower = drawing_draw_lower,
    .draw_over = choosing_draw,
    .point = choosing_point,
};

/* The tile fits nowhere (B4). */

static bool aside_enter(struct table *table)
{
    if (!game_awaits_placement(&table->session.game))
        return false;
    table_take_turn(table);
    return true;
}

static struct status aside_status(const struct table *table)
{
    return (struct status){sentence_of(_("%s: the tile fits nowhere."), table_player_name(table)),
                           sentence_of(_("Enter sets it aside, out of the game."))};
}

static void aside_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    table_draw_hand(table, sheet, game_hand(&table->session.game), 0, _("fits nowhere"));
}

static const struct table_key aside_keys[] = {
    ROW(NULL, table_deed_verb, VERB_DISCARD, K_("set aside"),
        N_("Set the tile aside and draw another."), KEYS_ENTER),
};

const struct stage stage_setting_aside = {
    .enter = aside_enter,
    .keys = KEY_ROWS(aside_keys),
    .keys_place = KEYS_OF_GAME,
    .status = aside_status,
    .hints =
        (const char *const[]){
            N_("This tile fits nowhere. It is set aside, out of the game, and you draw another."),
            NULL},
    .is_timed = true,
    .draw_lower = aside_draw_lower,
};
