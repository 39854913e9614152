/* Tiles are offered, bid for, bought and sold, or drafted. */
#include "choosing/choosing.h"
#include "language/language.h"
#include "stage_choice.h"
#include "stage_round.h"
#include "tui/table/layout.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"
#include "wording/wording.h"
#include "words_auction.h"

#include <stdio.h>

TABLE_STATE(auction);

/* At once to the player who decides. */
unsigned auction_tile_looked_at(const struct table *table)
{
    return table->auction->tile;
}

static bool auction_enter(struct table *table)
{
    const struct game *game = &table->session.game;
    if (!bazaar_is_announced(table) || !auction_is_open(game))
        return false;
    table->turn = game_turn(game);
    table->player = game_actor(game);
    auction_begin(table->auction, game);
    return true;
}

/* Which decision it is. */
#define IS(decision, question)                                                                     \
    static bool is_##decision(const struct table *table)                                           \
    {                                                                                              \
        return question(table_game(table));                                                        \
    }
IS(offer, game_awaits_offer)
IS(bid, game_awaits_bid)
IS(settlement, game_awaits_settlement)
IS(draft, game_awaits_draft)
#undef IS

static bool has_bid(const struct table *table)
{
    return is_offer(table) || is_bid(table);
}

static bool may_choose_tile(const struct table *table)
{
    return is_offer(table) || is_draft(table);
}

static bool may_look_at_tiles(const struct table *table)
{
    return is_bid(table) || is_settlement(table);
}

static bool is_typed(const struct table *table)
{
    return has_bid(table) && table->auction->bid.is_typed;
}

static bool has_squares(const struct table *table)
{
    return table->auction->placing.where.squares > 0;
}

static bool has_ways(const struct table *table)
{
    return has_squares(table) && placing_ways(&table->auction->placing) > 1;
}

static const char *hint_of_enter(const struct table *table)
{
    struct auction *auction = table->auction;
    char *hint = auction->hint;
    if (is_offer(table))
        snprintf(hint, AUCTION_HINT_SIZE, _("offer tile %u for %d"), auction->tile + 1u,
                 auction->bid.points);
    else if (is_bid(table))
        snprintf(hint, AUCTION_HINT_SIZE, _("bid %d"), auction->bid.points);
    else if (is_settlement(table))
        snprintf(hint, AUCTION_HINT_SIZE, auction->sells ? _("sell for %d") : _("buy for %d"),
                 table_game(table)->bazaar.bid);
    else
        snprintf(hint, AUCTION_HINT_SIZE, _("take tile %u"), auction->tile + 1u);
    return hint;
}

static void auction_play(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_play(table, press->app, auction_move(table->auction, &table->session.game));
}

static void turn_selling(const struct press *press)
{
    struct auction *auction = table_pressed(press)->auction;
    auction->sells = !auction->sells;
}

static void lay(const struct press *press)
{
    auction_lay(table_pressed(press)->auction, press->binding->arg);
}

static void turn(const struct press *press)
{
    auction_turn(table_pressed(press)->auction, press->binding->arg);
}

/* What the tile would do where it lies on trial: what it completes, else up to `most` things. */
static struct sentence deed_of(const struct auction *auction, const struct seats *seats,
                               unsigned most)
{
    const struct contacts *contacts = &auction->contacts;
    struct sentence text = forecast_words_of(&auction->forecast, seats);
    if (text.text[0] != '\0')
        return text;
    if (contacts->count == 0)
        return sentence_of("%s", _("Meets only fields without followers."));
    for (unsigned m = 0; m < contacts->count && m < most; m++)
        sentence_add(&text, m == 0 ? "%s" : "; %s",
                     contact_words(&contacts->contact[m], seats).text);
    return text;
}

/* Where the tile looked at lies on trial, and what it would do there. */
static struct sentence trial_of(const struct table *table, const struct seats *seats, unsigned most)
{
    const struct auction *auction = table->auction;
    const struct placing *placing = &auction->placing;
    enum verb needed = placing_needs(placing);
    struct sentence text = sentence_of(
        needed != VERB_DRAW ? _(fit_words_of(needed)->trial) : _("Tile %u, square %u of %u."),
        auction->tile + 1u, placing->here + 1, placing->where.squares);
    if (table_has(table, AID_WORTH))
        sentence_add(&text, " %s", deed_of(auction, seats, most).text);
    return text;
}

/* What there is to know of the tile looked at. What it does goes before where it lies. */
static struct sentence detail_of(const struct table *table, const struct seats *letters)
{
    const struct auction *auction = table->auction;
    if (auction->is_blind)
        return sentence_of(_("Tile %u: %s."), auction->tile + 1u,
                           tile_name(table_game(table)->bazaar.tile[auction->tile]).text);
    if (!auction->is_laid)
        return auction_words_fits(&auction->placing.where, auction->tile, auction_unseen(auction));
    struct sentence text = trial_of(table, letters, 1);
    for (unsigned most = 1; most <= 2; most++)
        text = bazaar_line(table, trial_of(table, &table->seats, most), text);
    return table_has(table, AID_WORTH) ? bazaar_line(table, text, deed_of(auction, letters, 1))
                                       : text;
}

static struct status auction_status(const struct table *table)
{
    const struct game *game = table_game(table);
    struct seats letters = seats_by_letter(&table->seats);
    return (struct status){bazaar_line(table, auction_words_task(game, &table->seats),
                                       auction_words_task(game, &letters)),
                           detail_of(table, &letters)};
}

enum { HINT_OFFER, HINT_BID, HINT_BUY, HINT_SELL, HINT_DRAFT };

static const char *const hints[] = {
    [HINT_OFFER] = N_("Choose a tile and a first bid, even 0. The others may bid more, once each. "
                      "Then you pay the highest bidder and keep the tile, or sell it to them."),
    [HINT_BID] = N_("You can bid once, in points. The player offering it sells to the highest "
                    "bidder, or pays them that bid and keeps it."),
    [HINT_BUY] = N_("Buy: you pay the highest bidder and keep the tile."),
    [HINT_SELL] = N_("Sell: the highest bidder pays you and takes the tile. You choose another."),
    [HINT_DRAFT] =
        N_("Take one of the tiles and place it at once. Left and Right choose, Enter takes it."),
    NULL,
};

static unsigned auction_hint(const struct table *table)
{
    const struct game *game = table_game(table);
    if (game_awaits_settlement(game))
        return table->auction->sells ? HINT_SELL : HINT_BUY;
    return game_awaits_bid(game) ? HINT_BID : game_awaits_draft(game) ? HINT_DRAFT : HINT_OFFER;
}

/* The squares where the tile looked at fits, and on one of them the tile on trial. */
static void auction_show(const struct table *table, struct board_scene *scene)
{
    const struct auction *auction = table->auction;
    const struct placing *placing = &auction->placing;
    board_scene_add_legal(scene, placing->where.at, placing->where.squares, placing->where.plain);
    if (!auction->is_laid)
        return;
    struct move move = placing_move(placing);
    if (placing_needs(placing) != VERB_DRAW)
        board_scene_add_plan(scene, auction->forced);
    board_scene_add_ghost(scene, game_hand(&auction->trial), move.arg, move.at, &auction->overlays);
}

static void auction_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw(sheet->canvas, table_lower_panel(sheet->areas), table->auction,
                       &table->session.game, table->account, &table->seats);
}

/* A click lays the tile looked at on trial, where it fits; there, it turns it. */
static bool auction_click(struct table *table, struct app *app, const struct board_hit *hit,
                          const struct surroundings *around)
{
    struct auction *auction = table->auction;
    if (auction->is_blind || auction->placing.where.squares == 0)
        return false;
    if (!auction->is_laid || !square_equal(hit->at, placing_move(&auction->placing).at))
        return auction_lay_on(auction, hit->at);
    app_press(app, 'r', around);
    return true;
}

/* A click looks at a tile or chooses it; in a draft a second click takes it. An offer needs its
 * bid, so it is made by Enter only. */
static void click_tile(struct table *table, struct app *app, unsigned tile,
                       const struct surroundings *around)
{
    const struct game *game = &table->session.game;
    if (tile != table->auction->tile)
        auction_choose(table->auction, game, tile + 1);
    else if (game_awaits_draft(game))
        app_press(app, KEYS_ENTER, around);
}

static void click_sale(struct table *table, struct app *app, bool sells,
                       const struct surroundings *around)
{
    if (table->auction->sells == sells)
        app_press(app, KEYS_ENTER, around);
    else
        table->auction->sells = sells;
}

static bool auction_point(struct table *table, struct app *app, const struct gesture *gesture,
                          const struct surroundings *around)
{
    struct target target = gesture->target;
    if (gesture_clicks(gesture, TARGET_TILE))
        click_tile(table, app, (unsigned)target.which, around);
    else if (gesture_clicks(gesture, TARGET_SALE))
        click_sale(table, app, target.which != 0, around);
    else
        return bazaar_turn_points(app, gesture, around);
    return true;
}

static struct advice advise_bid(const struct auction *auction, struct move move)
{
    if (auction->bid.points < move.points)
        return (struct advice){KEYS_UP, _("bid one more")};
    if (auction->bid.points > move.points)
        return (struct advice){KEYS_DOWN, _("bid one less")};
    return (struct advice){KEYS_ENTER, move.verb == VERB_BID ? _("place this bid") : _("offer it")};
}

static struct advice auction_advise(const struct table *table, struct move move)
{
    const struct auction *auction = table->auction;
    if (move.verb == VERB_BUY)
        return (struct advice){'b', _("buy the tile")};
    if (move.verb == VERB_SELL)
        return (struct advice){'s', _("sell the tile")};
    if (move.verb == VERB_PASS)
        return (struct advice){'p', _("pass on this tile")};
    if (move.verb == VERB_OFFER && auction->tile != move.arg)
        return (struct advice){KEYS_RIGHT, _("go to the next tile")};
    return advise_bid(auction, move);
}

#define LOOK(condition, ...)                                                                       \
    {                                                                                              \
        .binding = KEY(__VA_ARGS__), .possible = condition, .use = KEY_LOOKS                       \
    }
#define ENTER(when, help)                                                                          \
    {                                                                                              \
        .binding = KEY(auction_play, 0, NULL, help, KEYS_ENTER), .possible = when,                 \
        .hint = hint_of_enter                                                                      \
    }

static const struct table_key keys[] = {
    ENTER(is_offer, N_("Offer this tile at this bid.")),
    ENTER(is_bid, N_("Place this bid; you may bid only once.")),
    ENTER(is_settlement, N_("Confirm the choice.")),
    ENTER(is_draft, N_("Take this tile and place it.")),
    ROW(is_bid, table_deed_verb, VERB_PASS, K_("pass"), N_("Pass on this tile."), 'p'),
    ROW(is_settlement, table_deed_verb, VERB_BUY, K_("buy"),
        N_("Buy: pay the highest bidder and keep the tile."), 'b'),
    ROW(is_settlement, table_deed_verb, VERB_SELL, K_("sell"),
        N_("Sell: the highest bidder pays you and takes it."), 's'),
    ROW(is_settlement, turn_selling, 0, K_("choose"), N_("Go to the other choice."), KEYS_UP,
        KEYS_DOWN),
    POINTS_KEYS(has_bid, is_typed, K_("bid"), N_("Bid one more or one less."),
                N_("Bid ten more or ten less."), N_("Type the bid.")),
    ROW(may_choose_tile, auction_deed_step, 0, K_("tile"),
        N_("Choose the next or the previous tile."), KEYS_LEFT, KEYS_RIGHT),
    ROW(may_look_at_tiles, auction_deed_step, 0, K_("tile"),
        N_("Look at the next or the previous tile."), KEYS_LEFT, KEYS_RIGHT),
    LOOK(has_squares, lay, 1, K_("try"), N_("Try the tile on the next square where it fits."),
         KEYS_TAB),
    LOOK(has_ways, turn, 1, K_("turn"), N_("Turn the tile to the next rotation that fits."), 'r'),
    LOOK(has_squares, lay, -1, NULL, N_("Try the tile on the previous square."), KEYS_BACK_TAB),
    LOOK(has_ways, turn, -1, NULL, N_("Turn the tile the other way."), 'R'),
    LOOK(table_has_values, table_deed_values, 0, K_("values"),
         N_("Show or hide what each tile is worth to each player."), 'V'),
    ROW(table_can_undo, table_deed_undo, 0, K_("undo"),
        N_("Undo the last decision, until the next one is made."), 'u'),
};

const struct stage stage_auction = {
    .enter = auction_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_AUCTION,
    .status = auction_status,
    .guards_keys = true,
    .hints = hints,
    .hint = auction_hint,
    .is_timed = true,
    .tile_valued = auction_tile_looked_at,
    .show = auction_show,
    .draw_lower = auction_draw_lower,
    .lower_rows = auction_panel_rows,
    BAZAAR_STRIP,
    .click = auction_click,
    .point = auction_point,
    .advise = auction_advise,
};
