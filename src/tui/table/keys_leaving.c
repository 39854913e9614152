/* The keys that lead away from the table, for good or for a moment. */
#include "language/language.h"
#include "tui/table/key_rows.h"

static const struct table_key rows[] = {
    {{table_do, INTENT_REPLAY, {'v'}, K_("replay"), N_("The whole game again, move by move.")},
     AT(FINAL) | AT(AFTERWARDS),
     0,
     NULL},
    {{table_do, INTENT_NEW, {'n'}, K_("new game"), N_("To the title, for another game.")},
     AT(FINAL),
     0,
     NULL},
    {{table_do, INTENT_HINTS, {'i'}, NULL, N_("Explain every moment to beginners, or no longer.")},
     WITH_BOARD,
     OVER(LOOKING),
     NULL},
    {{table_do, INTENT_RULES, {'w'}, NULL, N_("What the rules say.")},
     WITH_BOARD | AT(FINAL),
     0,
     NULL},
    {{table_do, INTENT_SETTINGS, {'o'}, NULL, N_("Settings: colours, language and the like.")},
     WITH_BOARD | AT(FINAL),
     0,
     NULL},
    {{table_do, INTENT_LEAVE, {'q'}, K_("leave"), N_("Leave the table.")},
     WITH_BOARD | AT(FINAL),
     0,
     NULL},
    {{table_do, INTENT_LEAVE, {KEYS_ENTER}, K_("leave"), N_("Leave the table.")},
     0,
     OVER(LEAVING),
     NULL},
    {{table_do, INTENT_STAY, {KEYS_ESCAPE, 'q'}, K_("stay"), N_("Stay at the table.")},
     0,
     OVER(LEAVING),
     NULL},
};

const struct key_rows keys_of_leaving = KEY_ROWS(rows);
