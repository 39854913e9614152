/* Tiles are offered, bid for, bought and sold, or drafted. */
#include "language/language.h"
#include "tui/auction/auction_panel.h"
#include "tui/stages/stage_bazaar.h"
#include "tui/table/table_targets.h"
#include "wording/auction_words.h"
#include "wording/tile_name.h"

/* At once to whoever must decide. */
static bool enter(struct table *table)
{
    const struct game *game = &table->session.game;
    if (!bazaar_is_announced(table) || !auction_is_open(game))
        return false;
    table->turn = game->turn.number;
    table->player = (uint8_t)game_actor(game);
    auction_begin(&table->auction, game);
    return true;
}

static bool takes_digits(const struct table *table)
{
    return game_phase(&table->session.game) == PHASE_BID || table->auction.is_typed;
}

static bool takes_numbers(const struct table *table)
{
    return !takes_digits(table);
}

static bool is_typed(const struct table *table)
{
    return table->auction.is_typed;
}

static bool has_sizes(const struct table *table)
{
    return !table->auction.pane.in_glyphs;
}

static const char *hint_of_enter(const struct table *table)
{
    return table->auction.hint;
}

static void play(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, auction_move(&table->auction, &table->session.game));
}

/* Deeds on what is chosen: the functions of auction.h. */
#define DEED(name, call)                                                                           \
    static void name(const struct press *press)                                                    \
    {                                                                                              \
        struct auction *auction = &table_pressed(press)->auction;                                  \
        const struct game *game = &table_pressed(press)->session.game;                             \
        call;                                                                                      \
    }
DEED(choose_tile, auction_choose(auction, game, press->key - '0'))
DEED(step_tile, auction_step(auction, game, press->binding->arg))
DEED(raise, auction_raise(auction, game, press->binding->arg))
DEED(type_digit, auction_type(auction, game, (int)(press->key - '0')))
DEED(erase_digit, auction_erase(auction, game))
DEED(turn_typing, auction_turn_typing(auction, game))
DEED(turn_selling, auction_turn_selling(auction, game))
#undef DEED

static void zoom(const struct press *press)
{
    board_pane_zoom(&table_pressed(press)->auction.pane, press->binding->arg);
}

static struct status status(const struct table *table)
{
    const struct game *game = &table->session.game;
    const struct auction *auction = &table->auction;
    return (struct status){
        auction_words_task(game, &table->seats),
        auction->is_blind
            ? sentence_of(_("Tile %u: %s."), auction->tile + 1u,
                          tile_name(game->bazaar.tile[auction->tile]).text)
            : auction_words_fits(&auction->fits, auction->tile, auction_unseen(auction))};
}

enum { HINT_OFFER, HINT_BID, HINT_BUY, HINT_SELL, HINT_DRAFT };

static const char *const hints[] = {
    [HINT_OFFER] =
        N_("Name a tile and a first bid, even 0. The others may bid more, once each. Then you pay "
           "the highest bidder and take the tile, or are paid and give it up."),
    [HINT_BID] = N_("You can bid once, in points. Whoever offers the tile sells it to the highest "
                    "bidder, or pays the bidder as much and keeps it."),
    [HINT_BUY] = N_("Buying: you pay the highest bid to the player who made it and keep the tile."),
    [HINT_SELL] = N_("Selling: the highest bidder pays you and gets the tile. You choose another."),
    [HINT_DRAFT] =
        N_("Take one of the tiles and lay it at once. The numbers choose, Enter takes it."),
    NULL,
};

static unsigned hint(const struct table *table)
{
    enum phase phase = game_phase(table_game(table));
    if (phase == PHASE_SETTLE)
        return table->auction.sells ? HINT_SELL : HINT_BUY;
    return phase == PHASE_BID ? HINT_BID : phase == PHASE_DRAFT ? HINT_DRAFT : HINT_OFFER;
}

static void show(const struct table *table, struct board_scene *scene)
{
    const struct placements *fits = &table->auction.fits;
    board_scene_add_legal(scene, fits->at, fits->squares, fits->plain);
}

static void draw_lower(struct table *table, const struct table_sheet *sheet)
{
    struct auction_course course = auction_course_of(&table->session);
    auction_panel_draw(sheet->canvas, table_lower_panel(sheet->areas), &table->auction,
                       &table->session.game, &course, &table->seats);
}

/* A click looks at a tile or chooses it; in a draft a second click takes it. An offer needs its
 * bid, so it is made by Enter only. */
static void click_tile(struct table *table, struct app *app, unsigned tile,
                       const struct surroundings *around)
{
    const struct game *game = &table->session.game;
    if (tile != table->auction.tile)
        auction_choose(&table->auction, game, tile + 1);
    else if (game_phase(game) == PHASE_DRAFT)
        app_press(app, KEYS_ENTER, around);
}

static void click_sale(struct table *table, struct app *app, bool sells,
                       const struct surroundings *around)
{
    if (table->auction.sells == sells)
        app_press(app, KEYS_ENTER, around);
    else
        auction_turn_selling(&table->auction, &table->session.game);
}

/* The bid, or one of the signs at its sides, which a click presses. */
static bool is_at_bid(struct target target)
{
    return target.what == TARGET_BID ||
           (target.what == TARGET_KEY && (target.which == '-' || target.which == '+'));
}

static bool point(struct table *table, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around)
{
    struct target target = gesture->target;
    if (gesture_clicks(gesture, TARGET_TILE))
        click_tile(table, app, (unsigned)target.which, around);
    else if (gesture_clicks(gesture, TARGET_SALE))
        click_sale(table, app, target.which != 0, around);
    else if (is_at_bid(target) && gesture->button == POINTER_WHEEL_UP)
        app_press(app, '+', around);
    else if (is_at_bid(target) && gesture->button == POINTER_WHEEL_DOWN)
        app_press(app, '-', around);
    else
        return false;
    return true;
}

static struct advice advise_bid(const struct auction *auction, struct move move)
{
    if (auction->bid < move.points)
        return (struct advice){'+', _("bid one more")};
    if (auction->bid > move.points)
        return (struct advice){'-', _("bid one less")};
    return (struct advice){KEYS_ENTER, move.verb == VERB_BID ? _("bid so much") : _("offer it")};
}

static struct advice advise(const struct table *table, struct move move)
{
    const struct auction *auction = &table->auction;
    if (move.verb == VERB_BUY)
        return (struct advice){'b', _("buy the tile")};
    if (move.verb == VERB_SELL)
        return (struct advice){'s', _("sell the tile")};
    if (move.verb == VERB_PASS)
        return (struct advice){'p', _("bid nothing")};
    if (move.verb == VERB_OFFER && auction->tile != move.arg)
        return (struct advice){KEYS_TAB, _("the next tile")};
    return advise_bid(auction, move);
}

enum {
    OFFER = PHASE_BIT(OFFER),
    BID = PHASE_BIT(BID),
    SETTLE = PHASE_BIT(SETTLE),
    DRAFT = PHASE_BIT(DRAFT),
    MUCH = 10,
};

#define AT(when, condition, ...)                                                                   \
    {                                                                                              \
        .binding = KEY(__VA_ARGS__), .possible = condition, .phases = when                         \
    }
#define ENTER(when, help)                                                                          \
    {                                                                                              \
        .binding = KEY(play, 0, NULL, help, KEYS_ENTER), .phases = when, .hint = hint_of_enter     \
    }

static const struct table_key keys[] = {
    ENTER(OFFER, N_("Offer that tile for that bid.")),
    ENTER(BID, N_("Bid so much; you have this one chance.")),
    ENTER(SETTLE, N_("Do what is chosen.")),
    ENTER(DRAFT, N_("Take that tile and place it.")),
    AT(BID, NULL, table_deed_verb, VERB_PASS, K_("pass"), N_("Bid nothing for this tile."), 'p'),
    AT(SETTLE, NULL, table_deed_verb, VERB_BUY, K_("buy"),
       N_("Pay the highest bid to who made it, and take the tile."), 'b'),
    AT(SETTLE, NULL, table_deed_verb, VERB_SELL, K_("sell"),
       N_("Let who bid most pay you and take the tile."), 's'),
    AT(SETTLE, NULL, turn_selling, 0, K_("choose"), N_("The other choice."), KEYS_UP, KEYS_DOWN),
    AT(OFFER | DRAFT, takes_numbers, choose_tile, 0, NULL, N_("The tile with that number."), '1',
       '2', '3', '4'),
    AT(OFFER | DRAFT, takes_numbers, choose_tile, 0, NULL, N_("The tile with that number."), '5',
       '6'),
    AT(OFFER | DRAFT, NULL, step_tile, 1, K_("next"), N_("The next tile."), KEYS_TAB, KEYS_RIGHT),
    AT(OFFER | DRAFT, NULL, step_tile, -1, NULL, N_("The tile before."), KEYS_BACK_TAB, KEYS_LEFT),
    AT(OFFER, NULL, raise, 1, K_("more"), N_("Bid one more."), '+', KEYS_UP, '='),
    AT(OFFER, NULL, raise, -1, K_("less"), N_("Bid one less."), '-', KEYS_DOWN),
    AT(BID, NULL, raise, 1, K_("more"), N_("Bid one more."), '+', KEYS_UP, KEYS_RIGHT, '='),
    AT(BID, NULL, raise, -1, K_("less"), N_("Bid one less."), '-', KEYS_DOWN, KEYS_LEFT),
    AT(OFFER | BID, NULL, raise, MUCH, NULL, N_("Bid ten more."), KEYS_PAGE_UP),
    AT(OFFER | BID, NULL, raise, -MUCH, NULL, N_("Bid ten less."), KEYS_PAGE_DOWN),
    AT(OFFER, NULL, turn_typing, 0, K_("type bid"),
       N_("Type the bid in digits; again: digits are tiles."), 'b'),
    AT(OFFER | BID, takes_digits, type_digit, 0, NULL, N_("Type the bid."), '0', '1', '2', '3'),
    AT(OFFER | BID, takes_digits, type_digit, 0, NULL, N_("Type the bid."), '4', '5', '6', '7'),
    AT(OFFER | BID, takes_digits, type_digit, 0, NULL, N_("Type the bid."), '8', '9'),
    AT(OFFER | BID, is_typed, erase_digit, 0, NULL, N_("Take back a digit."), KEYS_BACKSPACE),
    AT(BID | SETTLE, NULL, step_tile, 1, K_("tiles"), N_("Look where the other tiles would fit."),
       KEYS_TAB),
    AT(BID | SETTLE, NULL, step_tile, -1, NULL, N_("Look where the tile before would fit."),
       KEYS_BACK_TAB),
    {.binding = KEY(zoom, 1, K_("zoom"), N_("Larger tiles on the board."), 'z'),
     .possible = has_sizes,
     .use = KEY_LOOKS},
    {.binding = KEY(zoom, -1, NULL, N_("Smaller tiles on the board."), 'Z'),
     .possible = has_sizes,
     .use = KEY_LOOKS},
    {.binding = KEY(zoom, 1, NULL, N_("Larger tiles on the board."), '+', '='),
     .possible = has_sizes,
     .phases = SETTLE | DRAFT,
     .use = KEY_LOOKS},
    {.binding = KEY(zoom, -1, NULL, N_("Smaller tiles on the board."), '-'),
     .possible = has_sizes,
     .phases = SETTLE | DRAFT,
     .use = KEY_LOOKS},
    ROW(table_can_undo, table_deed_undo, 0, K_("undo"),
        N_("Take back the last decision, as long as nobody has made the next one."), 'u'),
};

const struct stage stage_auction = {
    .enter = enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_AUCTION,
    .status = status,
    .guards_keys = true,
    .hints = hints,
    .hint = hint,
    .is_timed = true,
    .show = show,
    .draw_lower = draw_lower,
    .draw_strip = bazaar_draw_strip,
    .point = point,
    .advise = advise,
};
