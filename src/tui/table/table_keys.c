/* The keys of the table's page as one table: what each means, at which stage, and what is said of
 * it. */
#include "tui/table/table_keys.h"
#include "tui/auction/auction_keys.h"

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

/* Every key of the page, the most useful first. */
static const struct table_key table_keys[] = {
    {{INTENT_ENTER, {KEYS_ENTER, ' '}, "begin", "Begin the turn."}, AT(HAND_OVER), 0, NULL},
    {{INTENT_ENTER, {KEYS_ENTER, ' '}, "open the bazaar", "Begin the bazaar."},
     AT(BAZAAR),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, "reveal it", "This tile is revealed."}, AT(REVEALING), 0, NULL},
    {{INTENT_ARROW, ARROWS, "other tile", "Another kind of tile."}, AT(REVEALING), 0, NULL},
    {{INTENT_BACK, {KEYS_BACKSPACE}, "back", "The tile before once more."}, AT(REVEALING), 0, NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, "go on", "The tiles that were won are placed."},
     AT(AUCTIONED),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, "draw it", "This tile was drawn."}, AT(DRAWING), 0, NULL},
    {{INTENT_ARROW, ARROWS, "other tile", "Another kind of tile."}, AT(DRAWING), 0, NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, "place", "Place the tile where it is shown."},
     AT(PLACING),
     0,
     NULL},
    {{INTENT_TURN, {'r'}, "turn", "Turn the tile to the next rotation that fits."},
     AT(PLACING),
     0,
     has_ways},
    {{INTENT_NEXT, {KEYS_TAB}, "next", "The next square where the tile fits."},
     AT(PLACING),
     0,
     has_squares},
    {{INTENT_ARROW, ARROWS, "go", "The nearest square in that direction."},
     AT(PLACING),
     0,
     has_squares},
    {{INTENT_BACK, {KEYS_BACK_TAB}, NULL, "The square before."}, AT(PLACING), 0, has_squares},
    {{INTENT_TURN_BACK, {'R'}, NULL, "Turn the tile the other way."}, AT(PLACING), 0, has_ways},
    {{INTENT_ENTER, {KEYS_ENTER}, "set aside", "Set the tile aside and draw another."},
     AT(SETTING_ASIDE),
     0,
     NULL},
    {{INTENT_DISCARD,
      {'d'},
      "set aside",
      "Set the tile aside and draw another: it fits only with a bridge."},
     AT(PLACING),
     0,
     may_discard},
    {{INTENT_ENTER, {KEYS_ENTER}, "deploy", "Deploy a follower there."},
     AT(DEPLOYING),
     0,
     chose_follower},
    {{INTENT_ENTER, {KEYS_ENTER}, "build", "Build the bridge there."},
     AT(DEPLOYING),
     0,
     chose_bridge},
    {{INTENT_ENTER, {KEYS_ENTER}, "pass", "Neither deploy nor build."},
     AT(DEPLOYING),
     0,
     chose_nothing},
    {{INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT, KEYS_DOWN}, "next", "The next place."},
     AT(DEPLOYING),
     0,
     NULL},
    {{INTENT_BACK, {KEYS_BACK_TAB, KEYS_LEFT, KEYS_UP}, NULL, "The place before."},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_BRIDGE, {'b'}, "bridge", "The next place for a bridge."},
     AT(DEPLOYING),
     0,
     has_bridges},
    {{INTENT_ENTER, {KEYS_ENTER, ' '}, "go on", "Hand over to whoever must decide."},
     AT(CALLING),
     0,
     NULL},
    {{INTENT_ENTER, {KEYS_ENTER}, "decide", "Decide so."}, AT(DECIDING), 0, NULL},
    {{INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT, KEYS_DOWN}, "next", "The next choice."},
     AT(DECIDING),
     0,
     NULL},
    {{INTENT_CASTLE, {'c'}, "castle", "Choose the castle."}, AT(DECIDING), 0, is_about_castle},
    {{INTENT_SCORE, {'s'}, "score", "Choose the points."}, AT(DECIDING), 0, is_about_castle},
    {{INTENT_HOME, {'h'}, "home", "Choose the way home."}, AT(DECIDING), 0, is_about_crossing},
    {{INTENT_NUMBER, {'1', '2', '3', '4'}, NULL, "The place with that number."},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NUMBER, {'5', '6', '7', '8'}, NULL, "The place with that number."},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NUMBER, {'9'}, NULL, "The place with that number."},
     AT(DEPLOYING) | AT(DECIDING),
     0,
     NULL},
    {{INTENT_NOBODY, {'p', '0', ' '}, "pass", "Neither deploy nor build."},
     AT(DEPLOYING),
     0,
     may_pass_still},
    {{INTENT_NOBODY, {'p', '0', ' '}, NULL, "Neither deploy nor build."},
     AT(DEPLOYING),
     0,
     passes_already},
    {{INTENT_ENTER, {KEYS_ENTER}, "end turn", "End the turn: it cannot be taken back then."},
     AT(DONE),
     0,
     goes_on},
    {{INTENT_ENTER, {KEYS_ENTER}, "final scoring", "End the game and go on to the final scoring."},
     AT(DONE),
     0,
     is_over},
    {{INTENT_ENTER, {KEYS_ENTER}, "next", "The next score."}, AT(SCORING), 0, NULL},
    {{INTENT_SKIP, {'f', ' '}, "to the end", "Straight to the final table."}, AT(SCORING), 0, NULL},
    {{INTENT_BOARD, {'b', KEYS_ENTER}, "board", "Look at the board."}, AT(FINAL), 0, NULL},
    {{INTENT_BOARD, {'b', KEYS_ENTER, KEYS_ESCAPE}, "final table", "Back to the final table."},
     AT(AFTERWARDS),
     0,
     NULL},
    {{INTENT_UNDO, {'u', KEYS_BACKSPACE}, "undo", "Take back the last step of this turn."},
     PLAYED | AT(AUCTIONED),
     0,
     table_can_undo},
    {{INTENT_UNDO,
      {'u'},
      "undo",
      "Take back the last decision, as long as nobody has made the next one."},
     AT(AUCTION),
     0,
     table_can_undo},
    {{INTENT_REDO, {'U', 'R' - '@'}, "redo", "Bring back what was taken back."},
     PLAYED | AT(AUCTION) | AT(AUCTIONED),
     0,
     table_can_redo},
    {{INTENT_LOOK, {'x'}, "look", "Look at the features on the board."}, WITH_BOARD, 0, NULL},
    {{INTENT_ARROW, ARROWS, "tile", "The next tile in that direction."}, 0, OVER(LOOKING), NULL},
    {{INTENT_NEXT, {KEYS_TAB}, "feature", "The next feature on the tile."}, 0, OVER(LOOKING), NULL},
    {{INTENT_BACK, {KEYS_BACK_TAB}, NULL, "The feature before."}, 0, OVER(LOOKING), NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 'x', KEYS_ENTER}, "back", "Stop looking around."},
     0,
     OVER(LOOKING),
     NULL},
    {{INTENT_LOG, {'l'}, "log", "All that happened."}, WITH_BOARD | AT(FINAL), 0, NULL},
    {{INTENT_SCROLL,
      {KEYS_UP, KEYS_DOWN, KEYS_PAGE_UP, KEYS_PAGE_DOWN},
      "scroll",
      "Scroll the log."},
     0,
     OVER(LOG),
     NULL},
    {{INTENT_SCROLL, {KEYS_HOME, KEYS_END}, NULL, "To its beginning or end."}, 0, OVER(LOG), NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 'l', KEYS_ENTER}, "close", "Close the log."}, 0, OVER(LOG), NULL},
    {{INTENT_LARGER, {'+', '='}, "zoom", "Larger tiles."}, WITH_ZOOM, OVER(LOOKING), has_sizes},
    {{INTENT_SMALLER, {'-'}, NULL, "Smaller tiles."}, WITH_ZOOM, OVER(LOOKING), has_sizes},
    {{INTENT_PAN, {'H', 'J', 'K', 'L'}, NULL, "Move the board left, down, up, right."},
     WITH_BOARD,
     OVER(LOOKING),
     NULL},
    {{INTENT_FORETELL, {'e'}, NULL, "Show or hide what everybody would have at the end."},
     PLAYED | BAZAAR | AT(HAND_OVER),
     OVER(LOOKING),
     NULL},
    {{INTENT_REPLAY, {'v'}, "replay", "The whole game again, move by move."},
     AT(FINAL) | AT(AFTERWARDS),
     0,
     NULL},
    {{INTENT_NEW, {'n'}, "new game", "To the title, for another game."}, AT(FINAL), 0, NULL},
    {{INTENT_LEAVE, {'q'}, "leave", "Leave the table."}, WITH_BOARD | AT(FINAL), 0, NULL},
    {{INTENT_LEAVE, {KEYS_ENTER}, "leave", "Leave the table."}, 0, OVER(LEAVING), NULL},
    {{INTENT_STAY, {KEYS_ESCAPE, 'q'}, "stay", "Stay at the table."}, 0, OVER(LEAVING), NULL},
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
