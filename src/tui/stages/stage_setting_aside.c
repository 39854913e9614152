/* The tile fits nowhere (B4). */
#include "language/language.h"
#include "tui/table/stage.h"

static bool enter(struct table *table)
{
    if (!game_awaits_placement(&table->session.game))
        return false;
    table_take_turn(table);
    return true;
}

static struct status status(const struct table *table)
{
    return (struct status){sentence_of(_("%s: the tile fits nowhere."), table_player_name(table)),
                           sentence_of(_("Enter sets it aside, out of the game."))};
}

static void draw_lower(struct table *table, const struct table_sheet *sheet)
{
    table_draw_hand(table, sheet, game_hand(&table->session.game), 0, _("fits nowhere"));
}

static const struct table_key keys[] = {
    ROW(NULL, table_deed_verb, VERB_DISCARD, K_("set aside"),
        N_("Set the tile aside and draw another."), KEYS_ENTER),
};

const struct stage stage_setting_aside = {
    .enter = enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = status,
    .hints =
        (const char *const[]){
            N_("This tile fits nowhere. It is set aside, out of the game, and you draw another."),
            NULL},
    .is_timed = true,
    .draw_lower = draw_lower,
};
