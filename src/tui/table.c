/* The table's page: keys and what they do. */
#include "tui/table.h"

#include <stdlib.h>

enum intent {
    INTENT_ENTER,
    INTENT_NEXT,
    INTENT_BACK,
    INTENT_ARROW,
    INTENT_TURN,
    INTENT_TURN_BACK,
    INTENT_NUMBER,
    INTENT_NOBODY,
    INTENT_SKIP,
    INTENT_UNDO,
    INTENT_REDO,
    INTENT_LOOK,
    INTENT_LOG,
    INTENT_SCROLL,
    INTENT_PAN,
    INTENT_LARGER,
    INTENT_SMALLER,
    INTENT_FORETELL,
    INTENT_BOARD,
    INTENT_REPLAY,
    INTENT_NEW,
    INTENT_LEAVE,
    INTENT_STAY,
};

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
    PLAYED = AT(DRAWING) | AT(PLACING) | AT(SETTING_ASIDE) | AT(DEPLOYING) | AT(DONE),
    WITH_BOARD = PLAYED | AT(HAND_OVER) | AT(SCORING) | AT(AFTERWARDS),
};

static bool has_ways(const struct table *table)
{
    return placing_ways(&table->placing) > 1;
}

static bool has_squares(const struct table *table)
{
    return table->placing.squares > 1;
}

static bool chose_somebody(const struct table *table)
{
    return deploying_node(&table->deploying) != NO_NODE;
}

static bool chose_nobody(const struct table *table)
{
    return !chose_somebody(table);
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
    {{INTENT_ENTER, {KEYS_ENTER}, "deploy", "Deploy a follower there."},
     AT(DEPLOYING),
     0,
     chose_somebody},
    {{INTENT_ENTER, {KEYS_ENTER}, "no follower", "Deploy no follower."},
     AT(DEPLOYING),
     0,
     chose_nobody},
    {{INTENT_NEXT, {KEYS_TAB, KEYS_RIGHT, KEYS_DOWN}, "next", "The next place for a follower."},
     AT(DEPLOYING),
     0,
     NULL},
    {{INTENT_BACK, {KEYS_BACK_TAB, KEYS_LEFT, KEYS_UP}, NULL, "The place before."},
     AT(DEPLOYING),
     0,
     NULL},
    {{INTENT_NUMBER, {'1', '2', '3', '4'}, NULL, "The place with that number."},
     AT(DEPLOYING),
     0,
     NULL},
    {{INTENT_NUMBER, {'5', '6', '7', '8'}, NULL, "The place with that number."},
     AT(DEPLOYING),
     0,
     NULL},
    {{INTENT_NOBODY, {'p', '0', ' '}, "pass", "Deploy no follower this turn."},
     AT(DEPLOYING),
     0,
     chose_somebody},
    {{INTENT_NOBODY, {'p', '0', ' '}, NULL, "Deploy no follower this turn."},
     AT(DEPLOYING),
     0,
     chose_nobody},
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
     PLAYED,
     0,
     table_can_undo},
    {{INTENT_REDO, {'U', 'R' - '@'}, "redo", "Bring back what was taken back."},
     PLAYED,
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
    {{INTENT_LARGER, {'+', '='}, "zoom", "Larger tiles."}, WITH_BOARD, OVER(LOOKING), has_sizes},
    {{INTENT_SMALLER, {'-'}, NULL, "Smaller tiles."}, WITH_BOARD, OVER(LOOKING), has_sizes},
    {{INTENT_PAN, {'H', 'J', 'K', 'L'}, NULL, "Move the board left, down, up, right."},
     WITH_BOARD,
     OVER(LOOKING),
     NULL},
    {{INTENT_FORETELL, {'e'}, NULL, "Show or hide what everybody would have at the end."},
     PLAYED | AT(HAND_OVER),
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

static size_t table_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct table *table = (const struct table *)page;
    size_t count = 0;
    for (size_t k = 0; k < sizeof table_keys / sizeof table_keys[0]; k++)
        if (count < BINDINGS_MAX && is_good(&table_keys[k], table))
            bindings[count++] = table_keys[k].binding;
    return count;
}

static enum edge direction_of(uint32_t key)
{
    switch (key) {
    case KEYS_UP:
    case 'K':
        return EDGE_N;
    case KEYS_DOWN:
    case 'J':
        return EDGE_S;
    case KEYS_LEFT:
    case 'H':
        return EDGE_W;
    default:
        return EDGE_E;
    }
}

static void guess_next(struct table *table, int by)
{
    const struct pile *pile = &table->session.game.pile;
    do
        table->guess =
            (uint8_t)((table->guess + tile_kinds_count + (unsigned)by) % tile_kinds_count);
    while (pile->left[table->guess] == 0);
}

static void table_enter(struct table *table, struct app *app, long long now)
{
    switch (table->stage) {
    case STAGE_DRAWING:
        table_play(table, app, move_draw(table->guess));
        break;
    case STAGE_PLACING:
        table_play(table, app, placing_move(&table->placing));
        break;
    case STAGE_SETTING_ASIDE:
        table_play(table, app, move_plain(VERB_DISCARD));
        break;
    case STAGE_DEPLOYING:
        table_play(table, app, deploying_move(&table->deploying));
        break;
    case STAGE_HAND_OVER:
    case STAGE_DONE:
    case STAGE_SCORING:
        table_go_on(table, now);
        break;
    case STAGE_FINAL:
    case STAGE_AFTERWARDS:
    case STAGES:
        break;
    }
}

static void table_step(struct table *table, int by)
{
    if (table->overlay == OVERLAY_LOOKING)
        looking_step(&table->looking, table_game(table), by);
    else if (table->stage == STAGE_PLACING)
        placing_step(&table->placing, by);
    else
        deploying_step(&table->deploying, by);
    table_follow(table);
}

static void table_arrow(struct table *table, uint32_t key)
{
    enum edge towards = direction_of(key);
    if (table->overlay == OVERLAY_LOOKING)
        looking_go(&table->looking, table_game(table), towards);
    else if (table->stage == STAGE_PLACING)
        placing_go(&table->placing, towards);
    else
        guess_next(table, towards == EDGE_N || towards == EDGE_W ? -1 : 1);
    table_follow(table);
}

static void table_scroll(struct table *table, uint32_t key)
{
    enum { PAGE = 10 };
    size_t up = key == KEYS_UP ? 1 : key == KEYS_PAGE_UP ? PAGE : 0;
    size_t down = key == KEYS_DOWN ? 1 : key == KEYS_PAGE_DOWN ? PAGE : 0;
    if (key == KEYS_HOME)
        table->scroll = table->log.count;
    else if (key == KEYS_END)
        table->scroll = 0;
    else
        table->scroll = table->scroll + up > down ? table->scroll + up - down : 0;
}

static void table_open_overlay(struct table *table, enum table_overlay overlay)
{
    table->overlay = overlay;
    table->scroll = 0;
    if (overlay == OVERLAY_LOOKING) {
        looking_begin(&table->looking, table_game(table));
        table_follow(table);
    }
}

/* The game goes on into another page; what is left here is closed without it. */
static void table_replay(struct table *table, struct app *app)
{
    struct page *replay = replay_page_of_table(&table->session);
    if (replay == NULL) {
        app_say(app, "There is not enough memory for the replay.");
        return;
    }
    table->session = (struct session){.journal = NULL};
    app_replace(app, replay);
}

static void table_leave(struct table *table, struct app *app)
{
    if (table->overlay == OVERLAY_LEAVING || is_over(table))
        app_close(app);
    else
        table->overlay = OVERLAY_LEAVING;
}

static void table_act(struct page *page, struct app *app, int intent, uint32_t key,
                      const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    if (around->now < table->dead_until)
        return;
    switch ((enum intent)intent) {
    case INTENT_ENTER:
        table_enter(table, app, around->now);
        break;
    case INTENT_NEXT:
        table_step(table, 1);
        break;
    case INTENT_BACK:
        table_step(table, -1);
        break;
    case INTENT_ARROW:
        table_arrow(table, key);
        break;
    case INTENT_TURN:
        placing_turn(&table->placing, 1);
        break;
    case INTENT_TURN_BACK:
        placing_turn(&table->placing, -1);
        break;
    case INTENT_NUMBER:
        deploying_choose(&table->deploying, key - '0');
        break;
    case INTENT_NOBODY:
        table_play(table, app, move_plain(VERB_PASS));
        break;
    case INTENT_SKIP:
        while (table->stage == STAGE_SCORING)
            table_go_on(table, around->now);
        break;
    case INTENT_UNDO:
        table_undo(table, app);
        break;
    case INTENT_REDO:
        table_redo(table, app);
        break;
    case INTENT_LOOK:
        table_open_overlay(table, OVERLAY_LOOKING);
        break;
    case INTENT_LOG:
        table_open_overlay(table, OVERLAY_LOG);
        break;
    case INTENT_SCROLL:
        table_scroll(table, key);
        break;
    case INTENT_PAN:
        lens_pan(&table->desk.lens, direction_of(key));
        break;
    case INTENT_LARGER:
        desk_zoom(&table->desk, 1);
        table_follow(table);
        break;
    case INTENT_SMALLER:
        desk_zoom(&table->desk, -1);
        table_follow(table);
        break;
    case INTENT_FORETELL:
        table->foretells = !table->foretells;
        break;
    case INTENT_BOARD:
        table->stage = table->stage == STAGE_FINAL ? STAGE_AFTERWARDS : STAGE_FINAL;
        break;
    case INTENT_REPLAY:
        table_replay(table, app);
        break;
    case INTENT_NEW:
        app_replace(app, title_page());
        break;
    case INTENT_LEAVE:
        table_leave(table, app);
        break;
    case INTENT_STAY:
        table->overlay = OVERLAY_NONE;
        table_follow(table);
        break;
    }
}

static void table_close(struct page *page)
{
    struct table *table = (struct table *)page;
    session_close(&table->session);
    free(table);
}

static const struct page_kind table_kind = {
    .name = "The table",
    .draw = table_draw,
    .bindings = table_bindings,
    .act = table_act,
    .close = table_close,
};

struct page *table_page(const struct session *session)
{
    struct table *table = calloc(1, sizeof *table);
    if (table == NULL)
        return NULL;
    table->page.kind = &table_kind;
    table->session = *session;
    table->seats = seats_of(&table->session.head);
    table->foretells = true;
    table_begin(table);
    return &table->page;
}
