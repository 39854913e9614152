/* The keys of the table's page as one table: what each means, at which stage, and what is said of
 * it. */
#include "tui/table/table_keys.h"
#include "language/language.h"
#include "tui/auction/auction_keys.h"
#include "tui/table/table_typing.h"

/* When a row of keys is good: at these stages, with nothing over them; under these overlays; and
 * only if. */
struct table_key {
    struct binding binding;
    unsigned stages, overlays;
    bool (*possible)(const struct table *table);
};

#define AT(stage)     (1u << STAGE_##stage)
#define OVER(overlay) (1u << OVERLAY_##overlay)
#define ARROWS                                                                                     \
    {                                                                                              \
        KEYS_UP, KEYS_DOWN, KEYS_LEFT, KEYS_RIGHT                                                  \
    }

enum {
    PLAYED = AT(DRAWING) | AT(PLACING) | AT(SETTING_ASIDE) | AT(DEPLOYING) | AT(CALLING) |
             AT(DECIDING) | AT(DONE),
    BAZAAR = AT(BAZAAR) | AT(REVEALING) | AT(AUCTION) | AT(AUCTIONED),
    WITH_BOARD = PLAYED | BAZAAR | AT(HAND_OVER) | AT(SCORING) | AT(AFTERWARDS),
    WITH_ZOOM = WITH_BOARD & ~AT(AUCTION), /* where + and - are bids */
};

static bool has_ways(const struct table *table)
{
    return placing_ways(&table->placing) > 1;
}

static bool has_squares(const struct table *table)
{
    return table->placing.squares > 1;
}

static bool may_discard(const struct table *table)
{
    return table->placing.may_discard;
}

static bool chose_follower(const struct table *table)
{
    return deploying_node(&table->deploying) != NO_NODE;
}

static bool chose_bridge(const struct table *table)
{
    return deploying_is_bridge(&table->deploying);
}

static bool chose_nothing(const struct table *table)
{
    return !chose_follower(table) && !chose_bridge(table);
}

static bool may_pass_still(const struct table *table)
{
    return table->deploying.may_pass && !chose_nothing(table);
}

static bool passes_already(const struct table *table)
{
    return table->deploying.may_pass && chose_nothing(table);
}

static bool has_bridges(const struct table *table)
{
    return deploying_bridges(&table->deploying) > 0;
}

static bool is_about_castle(const struct table *table)
{
    return table->deciding.phase == PHASE_CASTLE;
}

static bool is_about_crossing(const struct table *table)
{
    return table->deciding.phase == PHASE_CROSS;
}

static bool is_placing(const struct table *table)
{
    return table->stage == STAGE_PLACING;
}

static bool has_taken_back(const struct table *table)
{
    return session_can_redo(&table->session);
}

static bool is_over(const struct table *table)
{
    return game_is_over(&table->session.game);
}

static bool goes_on(const struct table *table)
{
    return !is_over(table);
}

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

/* Where `c` and `s` are no answers to what is asked. */
static bool has_free_letters(const struct table *table)
{
    bool decides = table->stage == STAGE_DECIDING && is_about_castle(table);
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
    return table_has(table, AID_EXPECTED) && goes_on(table);
}

/* Every key of the page, the most useful first. */
static const struct table_key table_keys[] = {
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
    {{INTENT_ENTER, {KEYS_ENTER}, K_("deploy"), N_("Deploy a follower there.")},
     AT(DEPLOYING),
     0,
     chose_follower},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("build"), N_("Build the bridge there.")},
     AT(DEPLOYING),
     0,
     chose_bridge},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("pass"), N_("Neither deploy nor build.")},
     AT(DEPLOYING),
     0,
     chose_nothing},
    {{INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT, KEYS_DOWN}, K_("next"), N_("The next place.")},
     AT(DEPLOYING),
     0,
     NULL},
    {{INTENT_BACK, {KEYS_BACK_TAB, KEYS_LEFT, KEYS_UP}, NULL, N_("The place before.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_BRIDGE, {'b'}, K_("bridge"), N_("The next place for a bridge.")},
     AT(DEPLOYING),
     0,
     has_bridges},
    {{INTENT_LABELS,
      {';', 'g'},
      NULL,
      N_("Put a letter on every bridge that can be built; type it to choose it.")},
     AT(DEPLOYING),
     0,
     table_has_labels},
    {{INTENT_ENTER, {KEYS_ENTER, ' '}, K_("go on"), N_("Hand over to whoever must decide.")},
     AT(CALLING),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("decide"), N_("Decide so.")}, AT(DECIDING), 0, NULL},
    {{INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT, KEYS_DOWN}, K_("next"), N_("The next choice.")},
     AT(DECIDING),
     0,
     NULL},
    {{INTENT_CASTLE, {'c'}, K_("castle"), N_("Choose the castle.")},
     AT(DECIDING),
     0,
     is_about_castle},
    {{INTENT_SCORE, {'s'}, K_("score"), N_("Choose the points.")},
     AT(DECIDING),
     0,
     is_about_castle},
    {{INTENT_HOME, {'h'}, K_("home"), N_("Choose the way home.")},
     AT(DECIDING),
     0,
     is_about_crossing},
    {{INTENT_NUMBER, {'1', '2', '3', '4'}, NULL, N_("The place with that number.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NUMBER, {'5', '6', '7', '8'}, NULL, N_("The place with that number.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NUMBER, {'9'}, NULL, N_("The place with that number.")},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NOBODY, {'p', '0', ' '}, K_("pass"), N_("Neither deploy nor build.")},
     AT(DEPLOYING),
     0,
     may_pass_still},
    {{INTENT_NOBODY, {'p', '0', ' '}, NULL, N_("Neither deploy nor build.")},
     AT(DEPLOYING),
     0,
     passes_already},
    {{INTENT_ENTER,
      {KEYS_ENTER},
      K_("end turn"),
      N_("End the turn: then it is taken back only if everybody agrees.")},
     AT(DONE),
     0,
     goes_on},
    {{INTENT_ENTER,
      {KEYS_ENTER},
      K_("final scoring"),
      N_("End the game and go on to the final scoring.")},
     AT(DONE),
     0,
     is_over},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("end turn"), N_("End the turn for good.")},
     0,
     OVER(ENDING),
     NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, KEYS_BACKSPACE}, K_("back"), N_("Go back to the turn.")},
     0,
     OVER(ENDING),
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, K_("next"), N_("The next score.")}, AT(SCORING), 0, NULL},
    {{INTENT_SKIP, {'f', ' '}, K_("to the end"), N_("Straight to the final table.")},
     AT(SCORING),
     0,
     NULL},
    {{INTENT_TOUR,
      {KEYS_ENTER},
      K_("show"),
      N_("Show one by one what these points were scored for.")},
     AT(FINAL),
     OVER(STANDINGS),
     NULL},
    {{INTENT_CELL, ARROWS, NULL, N_("Another number.")}, AT(FINAL), OVER(STANDINGS), NULL},
    {{INTENT_BOARD, {'b', KEYS_ESCAPE}, K_("board"), N_("Look at the board.")}, AT(FINAL), 0, NULL},
    {{INTENT_BOARD,
      {'b', KEYS_ENTER, KEYS_ESCAPE},
      K_("final table"),
      N_("Back to the final table.")},
     AT(AFTERWARDS),
     0,
     NULL},
    {{INTENT_UNDO, {'u', KEYS_BACKSPACE}, K_("undo"), N_("Take back the last step of this turn.")},
     PLAYED | AT(AUCTIONED),
     0,
     table_can_undo},
    {{INTENT_UNDO,
      {'u'},
      K_("undo"),
      N_("Take back the last decision, as long as nobody has made the next one.")},
     AT(AUCTION),
     0,
     table_can_undo},
    {{INTENT_ASK_BACK,
      {'u'},
      K_("undo turn"),
      N_("Take back what was done last, by whomever, if everybody agrees.")},
     PLAYED | BAZAAR | AT(HAND_OVER),
     0,
     table_can_ask_back},
    {{INTENT_STAY, {KEYS_ESCAPE}, K_("no"), N_("Leave everything as it is.")},
     0,
     OVER(AGREEMENT),
     NULL},
    {{INTENT_REDO, {'U', 'R' - '@'}, K_("redo"), N_("Begin, and bring back what was taken back.")},
     AT(HAND_OVER) | AT(BAZAAR),
     0,
     has_taken_back},
    {{INTENT_REDO, {'U', 'R' - '@'}, K_("redo"), N_("Bring back what was taken back.")},
     PLAYED | AT(AUCTION) | AT(AUCTIONED),
     0,
     table_can_redo},
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
    {{INTENT_REPLAY, {'v'}, K_("replay"), N_("The whole game again, move by move.")},
     AT(FINAL) | AT(AFTERWARDS),
     0,
     NULL},
    {{INTENT_NEW, {'n'}, K_("new game"), N_("To the title, for another game.")},
     AT(FINAL),
     0,
     NULL},
    {{INTENT_HINTS, {'i'}, NULL, N_("Explain every moment to beginners, or no longer.")},
     WITH_BOARD,
     OVER(LOOKING),
     NULL},
    {{INTENT_SETTINGS, {'o'}, NULL, N_("Settings: colours, language and the like.")},
     WITH_BOARD | AT(FINAL),
     0,
     NULL},
    {{INTENT_LEAVE, {'q'}, K_("leave"), N_("Leave the table.")}, WITH_BOARD | AT(FINAL), 0, NULL},
    {{INTENT_LEAVE, {KEYS_ENTER}, K_("leave"), N_("Leave the table.")}, 0, OVER(LEAVING), NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 'q'}, K_("stay"), N_("Stay at the table.")},
     0,
     OVER(LEAVING),
     NULL},
};

static bool is_good(const struct table_key *key, const struct table *table)
{
    bool timely = table->overlay == OVERLAY_NONE ? key->stages >> table->stage & 1u
                                                 : key->overlays >> table->overlay & 1u;
    return timely && (key->possible == NULL || key->possible(table));
}

size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct table *table = (const struct table *)page;
    size_t count = 0;
    if (table->stage == STAGE_AUCTION && table->overlay == OVERLAY_NONE)
        count = auction_bindings(&table->auction, &table->session.game, bindings, count);
    for (size_t k = 0; k < sizeof table_keys / sizeof table_keys[0]; k++)
        if (count < BINDINGS_MAX && is_good(&table_keys[k], table))
            bindings[count++] = table_keys[k].binding;
    return count;
}
