/* The keys that change nothing in the game: they look around on the board, and open what can be
 * read of it. */
#include "language/language.h"
#include "tui/table/key_rows.h"

static bool has_sizes(const struct table *table)
{
    return !table->desk.in_glyphs;
}

static bool looks_at_empty_square(const struct table *table)
{
    return table->looking.tile == NO_TILE;
}

static bool has_map(const struct table *table)
{
    return desk_has_map(&table->desk, table_game(table));
}

static bool is_on_tour(const struct table *table)
{
    return table->tour.kind != TOUR_NONE;
}

/* Not where the last turn is done but its final scoring is still to be told. */
static bool has_past(const struct table *table)
{
    bool awaits_scoring = table->stage == STAGE_DONE && game_is_over(&table->session.game);
    return table->session.made > 0 && !awaits_scoring;
}

/* Where `c` and `s` are no answers to what is asked. */
static bool has_free_letters(const struct table *table)
{
    bool decides = table->stage == STAGE_DECIDING && table->deciding.choice.phase == PHASE_CASTLE;
    bool settles =
        table->stage == STAGE_AUCTION && game_phase(&table->session.game) == PHASE_SETTLE;
    return !decides && !settles;
}

static bool has_tiles_left(const struct table *table)
{
    return table_has(table, AID_TILES);
}

static bool tells_what_fits(const struct table *table)
{
    return has_tiles_left(table) && looks_at_empty_square(table);
}

static bool has_territory(const struct table *table)
{
    return table_has(table, AID_TERRITORY);
}

static bool may_foretell(const struct table *table)
{
    return table_has(table, AID_EXPECTED) && !game_is_over(&table->session.game);
}

static const struct table_key rows[] = {
    {{INTENT_LOOK, {'x'}, K_("look"), N_("Look at the features on the board.")},
     WITH_BOARD,
     0,
     NULL},
    {{INTENT_ARROW, ARROWS, K_("tile"), N_("The next tile in that direction.")},
     0,
     OVER(LOOKING),
     NULL},
    {{INTENT_NEXT, {KEYS_TAB}, K_("feature"), N_("The next feature on the tile.")},
     0,
     OVER(LOOKING),
     NULL},
    {{INTENT_BACK, {KEYS_BACK_TAB}, NULL, N_("The feature before.")}, 0, OVER(LOOKING), NULL},
    {{INTENT_TOUR_NEXT, {'n'}, K_("next line"), N_("What the next line tells of.")},
     0,
     OVER(LOOKING),
     is_on_tour},
    {{INTENT_TOUR_BACK, {'N'}, NULL, N_("What the line before tells of.")},
     0,
     OVER(LOOKING),
     is_on_tour},
    {{INTENT_STAY, {KEYS_ESCAPE, 'x', KEYS_ENTER}, K_("back"), N_("Stop looking around.")},
     0,
     OVER(LOOKING),
     NULL},
    {{INTENT_LOG, {'l'}, K_("log"), N_("All that happened.")}, WITH_BOARD | AT(FINAL), 0, NULL},
    {{INTENT_SCROLL,
      {KEYS_UP, KEYS_DOWN, KEYS_PAGE_UP, KEYS_PAGE_DOWN},
      K_("line"),
      N_("Another line of the log.")},
     0,
     OVER(LOG),
     NULL},
    {{INTENT_SCROLL, {KEYS_HOME, KEYS_END}, NULL, N_("To its beginning or end.")},
     0,
     OVER(LOG),
     NULL},
    {{INTENT_TOUR, {KEYS_ENTER}, K_("show"), N_("Show on the board where that happened.")},
     0,
     OVER(LOG),
     NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 'l'}, K_("close"), N_("Close the log.")}, 0, OVER(LOG), NULL},
    {{INTENT_LOOK_BACK, {'['}, NULL, N_("Look back at the game, move by move.")},
     PLAYED | BAZAAR | AT(HAND_OVER) | AT(FINAL) | AT(AFTERWARDS),
     0,
     has_past},
    {{INTENT_STANDINGS,
      {'s'},
      K_("standings"),
      N_("What everybody has, and what it was scored for.")},
     WITH_BOARD | AT(FINAL),
     0,
     has_free_letters},
    {{INTENT_CHART, {'c'}, NULL, N_("The scores turn by turn.")},
     WITH_BOARD | AT(FINAL),
     0,
     has_free_letters},
    {{INTENT_CHART, {KEYS_TAB, 'c'}, K_("chart"), N_("The scores turn by turn.")},
     0,
     OVER(STANDINGS),
     NULL},
    {{INTENT_STANDINGS,
      {KEYS_TAB, 's'},
      K_("standings"),
      N_("What everybody has, and what it was scored for.")},
     0,
     OVER(CHART),
     NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 's'}, K_("close"), N_("Close the standings.")},
     0,
     OVER(STANDINGS),
     NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 'c', KEYS_ENTER}, K_("close"), N_("Close the chart.")},
     0,
     OVER(CHART),
     NULL},
    {{INTENT_REMAINING, {'t'}, K_("tiles left"), N_("All tiles that have not come yet.")},
     WITH_BOARD,
     0,
     has_tiles_left},
    {{INTENT_REMAINING, {'t'}, K_("what fits"), N_("The tiles that still fit on this square.")},
     0,
     OVER(LOOKING),
     tells_what_fits},
    {{INTENT_SORT, {'s', KEYS_TAB}, K_("sort"), N_("By their number, or kind by kind.")},
     0,
     OVER(REMAINING),
     NULL},
    {{INTENT_SCROLL,
      {KEYS_UP, KEYS_DOWN, KEYS_PAGE_UP, KEYS_PAGE_DOWN},
      NULL,
      N_("Scroll the tiles.")},
     0,
     OVER(REMAINING),
     NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 't', KEYS_ENTER}, K_("close"), N_("Close the tiles left.")},
     0,
     OVER(REMAINING),
     NULL},
    {{INTENT_TERRITORY,
      {'T'},
      NULL,
      N_("Show whose the roads and cities are, then the fields, then neither.")},
     WITH_BOARD,
     OVER(LOOKING),
     has_territory},
    {{INTENT_MAP, {'m'}, NULL, N_("Hide or show the small map.")},
     WITH_BOARD,
     OVER(LOOKING),
     has_map},
    {{INTENT_LARGER, {'+', '='}, K_("zoom"), N_("Larger tiles.")},
     WITH_ZOOM,
     OVER(LOOKING) | OVER(LABELS),
     has_sizes},
    {{INTENT_SMALLER, {'-'}, NULL, N_("Smaller tiles.")},
     WITH_ZOOM,
     OVER(LOOKING) | OVER(LABELS),
     has_sizes},
    {{INTENT_PAN, {'H', 'J', 'K', 'L'}, NULL, N_("Move the board left, down, up, right.")},
     WITH_BOARD,
     OVER(LOOKING),
     NULL},
    {{INTENT_PAN,
      {KEYS_SHIFT_LEFT, KEYS_SHIFT_DOWN, KEYS_SHIFT_UP, KEYS_SHIFT_RIGHT},
      NULL,
      N_("Move the board likewise.")},
     WITH_BOARD,
     OVER(LOOKING) | OVER(LABELS),
     NULL},
    {{INTENT_FORETELL, {'e'}, NULL, N_("Show or hide what everybody would have at the end.")},
     PLAYED | BAZAAR | AT(HAND_OVER),
     OVER(LOOKING) | OVER(STANDINGS),
     may_foretell},
};

const struct key_rows keys_of_looking = KEY_ROWS(rows);
