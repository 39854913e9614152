/* The keys that begin a turn or a bazaar, and those with which a tile is drawn and placed. */
#include "language/language.h"
#include "tui/table/key_rows.h"
#include "tui/table/table_typing.h"

static bool has_ways(const struct table *table)
{
    return placing_ways(&table->placing) > 1;
}

static bool has_squares(const struct table *table)
{
    return table->placing.where.squares > 1;
}

static bool may_discard(const struct table *table)
{
    return table->placing.may_discard;
}

static bool is_placing(const struct table *table)
{
    return table->stage == STAGE_PLACING;
}

static const struct table_key rows[] = {
    {{INTENT_ENTER, {KEYS_ENTER, ' '}, K_("begin"), N_("Begin the turn.")}, AT(HAND_OVER), 0, NULL},
    {{INTENT_ENTER, {KEYS_ENTER, ' '}, K_("open the bazaar"), N_("Begin the bazaar.")},
     AT(BAZAAR),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("reveal it"), N_("This tile is revealed.")},
     AT(REVEALING),
     0,
     NULL},
    {{INTENT_ARROW, ARROWS, K_("other tile"), N_("Another kind of tile.")}, AT(REVEALING), 0, NULL},
    {{INTENT_BACK, {KEYS_BACKSPACE}, K_("back"), N_("The tile before once more.")},
     AT(REVEALING),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("go on"), N_("The tiles that were won are placed.")},
     AT(AUCTIONED),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("draw it"), N_("This tile was drawn.")}, AT(DRAWING), 0, NULL},
    {{INTENT_ARROW, ARROWS, K_("other tile"), N_("Another kind of tile.")}, AT(DRAWING), 0, NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("place"), N_("Place the tile where it is shown.")},
     AT(PLACING),
     0,
     NULL},
    {{INTENT_TURN, {'r'}, K_("turn"), N_("Turn the tile to the next rotation that fits.")},
     AT(PLACING),
     0,
     has_ways},
    {{INTENT_NEXT, {KEYS_TAB}, K_("next"), N_("The next square where the tile fits.")},
     AT(PLACING),
     0,
     has_squares},
    {{INTENT_ARROW, ARROWS, K_("go"), N_("The nearest square in that direction.")},
     AT(PLACING),
     0,
     has_squares},
    {{INTENT_BACK, {KEYS_BACK_TAB}, NULL, N_("The square before.")}, AT(PLACING), 0, has_squares},
    {{INTENT_TURN_BACK, {'R'}, NULL, N_("Turn the tile the other way.")}, AT(PLACING), 0, has_ways},
    {{INTENT_LABELS,
      {';', 'g'},
      K_("letters"),
      N_("Put a letter on every square where the tile fits; type it to go there.")},
     AT(PLACING),
     0,
     table_has_labels},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("place"), N_("Place the tile where it is shown.")},
     0,
     OVER(LABELS),
     is_placing},
    {{INTENT_NEXT, {KEYS_TAB}, K_("next"), N_("The next square where the tile fits.")},
     0,
     OVER(LABELS),
     is_placing},
    {{INTENT_BACK, {KEYS_BACK_TAB}, NULL, N_("The square before.")}, 0, OVER(LABELS), is_placing},
    {{INTENT_ARROW, ARROWS, K_("go"), N_("The nearest square in that direction.")},
     0,
     OVER(LABELS),
     is_placing},
    {{INTENT_ERASE, {KEYS_BACKSPACE}, NULL, N_("Take back the first letter.")},
     0,
     OVER(LABELS),
     NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, ';'}, K_("no letters"), N_("Put the letters away.")},
     0,
     OVER(LABELS),
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("set aside"), N_("Set the tile aside and draw another.")},
     AT(SETTING_ASIDE),
     0,
     NULL},
    {{INTENT_DISCARD,
      {'d'},
      K_("set aside"),
      N_("Set the tile aside and draw another: it fits only with a bridge.")},
     AT(PLACING),
     0,
     may_discard},
};

const struct key_rows keys_of_placing = KEY_ROWS(rows);
