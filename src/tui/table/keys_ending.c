/* The keys that end a turn, lead through the end of the game, and take back. */
#include "language/language.h"
#include "tui/table/key_rows.h"
#include "tui/table/table_typing.h"

static bool is_over(const struct table *table)
{
    return game_is_over(&table->session.game);
}

static bool goes_on(const struct table *table)
{
    return !is_over(table);
}

static bool has_taken_back(const struct table *table)
{
    return session_can_redo(&table->session);
}

static const struct table_key rows[] = {
    {{table_do,
      INTENT_ENTER,
      {KEYS_ENTER},
      K_("end turn"),
      N_("End the turn: then it is taken back only if everybody agrees.")},
     AT(DONE),
     0,
     goes_on},
    {{table_do,
      INTENT_ENTER,
      {KEYS_ENTER},
      K_("final scoring"),
      N_("End the game and go on to the final scoring.")},
     AT(DONE),
     0,
     is_over},
    {{table_do, INTENT_ENTER, {KEYS_ENTER}, K_("end turn"), N_("End the turn for good.")},
     0,
     OVER(ENDING),
     NULL},
    {{table_do, INTENT_STAY, {KEYS_ESCAPE, KEYS_BACKSPACE}, K_("back"), N_("Go back to the turn.")},
     0,
     OVER(ENDING),
     NULL},
    {{table_do, INTENT_ENTER, {KEYS_ENTER}, K_("next"), N_("The next score.")},
     AT(SCORING),
     0,
     NULL},
    {{table_do, INTENT_SKIP, {'f', ' '}, K_("to the end"), N_("Straight to the final table.")},
     AT(SCORING),
     0,
     NULL},
    {{table_do,
      INTENT_TOUR,
      {KEYS_ENTER},
      K_("show"),
      N_("Show one by one what these points were scored for.")},
     AT(FINAL),
     OVER(STANDINGS),
     NULL},
    {{table_do, INTENT_CELL, ARROWS, NULL, N_("Another number.")},
     AT(FINAL),
     OVER(STANDINGS),
     NULL},
    {{table_do, INTENT_BOARD, {'b', KEYS_ESCAPE}, K_("board"), N_("Look at the board.")},
     AT(FINAL),
     0,
     NULL},
    {{table_do,
      INTENT_BOARD,
      {'b', KEYS_ENTER, KEYS_ESCAPE},
      K_("final table"),
      N_("Back to the final table.")},
     AT(AFTERWARDS),
     0,
     NULL},
    {{table_do,
      INTENT_UNDO,
      {'u', KEYS_BACKSPACE},
      K_("undo"),
      N_("Take back the last step of this turn.")},
     PLAYED | AT(AUCTIONED),
     0,
     table_can_undo},
    {{table_do,
      INTENT_UNDO,
      {'u'},
      K_("undo"),
      N_("Take back the last decision, as long as nobody has made the next one.")},
     AT(AUCTION),
     0,
     table_can_undo},
    {{table_do,
      INTENT_ASK_BACK,
      {'u'},
      K_("undo turn"),
      N_("Take back what was done last, by whomever, if everybody agrees.")},
     PLAYED | BAZAAR | AT(HAND_OVER),
     0,
     table_can_ask_back},
    {{table_do, INTENT_STAY, {KEYS_ESCAPE}, K_("no"), N_("Leave everything as it is.")},
     0,
     OVER(AGREEMENT),
     NULL},
    {{table_do,
      INTENT_REDO,
      {'U', 'R' - '@'},
      K_("redo"),
      N_("Begin, and bring back what was taken back.")},
     AT(HAND_OVER) | AT(BAZAAR),
     0,
     has_taken_back},
    {{table_do, INTENT_REDO, {'U', 'R' - '@'}, K_("redo"), N_("Bring back what was taken back.")},
     PLAYED | AT(AUCTION) | AT(AUCTIONED),
     0,
     table_can_redo},
};

const struct key_rows keys_of_ending = KEY_ROWS(rows);
