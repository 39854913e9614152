/* A bazaar as a round at the table and in a replay, and what its stages have in common. */
#include "stage_round.h"

#include "play.h"
#include "stage_choice.h"
#include "stage_strip.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "words_auction.h"

/* What the table has announced of a bazaar. */
struct bazaar_call {
    size_t from; /* moves made when it was announced */
};

TABLE_STATE(bazaar_call);
TABLE_STATE(account);

bool bazaar_is_announced(const struct table *table)
{
    return auction_is_on(&table->session.game) &&
           table->bazaar_call->from == round_begin(&table->session);
}

static void announce(struct table *table)
{
    table->stage = STAGE_BAZAAR;
    table->player = table->session.game.bazaar.host;
}

/* The reveal is the one move of a bazaar that comes before its announcement. */
static void call(struct table *table, enum round_call call_of)
{
    const struct session *session = &table->session;
    table->bazaar_call->from = round_begin(session);
    table->auction->pane.is_zoomed = false;
    table->stage = stage_due(table);
    bool is_new = session->steps[session->made - 1].move.verb == VERB_REVEAL;
    bool is_open = table->stage == STAGE_AUCTION || table->stage == STAGE_BOT_AUCTION;
    if (is_open && (is_new || call_of == ROUND_RESUMED))
        announce(table);
}

static void bazaar_follow(struct table *table)
{
    table->auction->is_blind = !table_has(table, AID_AUCTIONS);
    table->auction->ranking = ranking_where(table_has(table, AID_WORTH));
    auction_account_follow(table->account, &table->session);
}

static void undone(struct table *table)
{
    table->bazaar_call->from = round_begin(&table->session);
}

/* A tile taken in a draft is played at once (BZ13). */
static bool leads_into_turn(const struct step *step)
{
    return game_awaits_draft(&step->before);
}

/* An auction that has waited. */
static struct sentence next(const struct table *table)
{
    const struct game *game = table_game(table);
    return game_awaits_reveal(game) && game->bazaar.host != table->player
               ? auction_words_host(game, &table->seats)
               : sentence_of("%s", "");
}

struct sentence bazaar_line(const struct table *table, struct sentence named, struct sentence brief)
{
    int cols = table->auction->pane.viewport.cols - 2;
    return canvas_text_width(named.text) <= cols ? named : brief;
}

/* Nobody sees which one a computer player looks at before it is offered. */
static unsigned tile_looked_at(const struct table *table)
{
    const struct game *game = table_game(table);
    bool is_offered = auction_is_offered(game);
    bool is_seen = table->stage == STAGE_AUCTION || table->stage == STAGE_SELLING ||
                   (table->stage == STAGE_BOT_AUCTION && is_offered);
    return is_seen ? table->auction->tile : AUCTION_NO_TILE;
}

static bool is_at_points(struct target target)
{
    return target.what == TARGET_BID ||
           (target.what == TARGET_KEY && (target.which == KEYS_DOWN || target.which == KEYS_UP));
}

bool bazaar_turn_points(struct app *app, const struct gesture *gesture,
                        const struct surroundings *around)
{
    if (!is_at_points(gesture->target))
        return false;
    if (gesture->button == POINTER_WHEEL_UP)
        app_press(app, KEYS_UP, around);
    else if (gesture->button == POINTER_WHEEL_DOWN)
        app_press(app, KEYS_DOWN, around);
    else
        return false;
    return true;
}

/* What was paid on a real table, or the bid. */
static struct points_entry *points_entered(const struct table *table)
{
    return table->stage == STAGE_SELLING ? &table->sale_entry->price : &table->auction->bid;
}

/* Within the limits. */
void points_deed_raise(const struct press *press)
{
    const struct table *table = table_pressed(press);
    const struct game *game = table_game(table);
    bool raises = press->key == KEYS_UP || press->key == KEYS_PAGE_UP;
    struct bid_limits limits = table->stage == STAGE_SELLING
                                   ? sale_entry_limits(table->sale_entry, game)
                                   : game_bid_limits(game);
    struct points_entry *entry = points_entered(table);
    int points = entry->points + (raises ? press->binding->arg : -press->binding->arg);
    entry->is_typed = false;
    entry->points = points < limits.least  ? limits.least
                    : points > limits.most ? limits.most
                                           : points;
}

/* What is typed may be out of limits. */
void points_deed_type(const struct press *press)
{
    struct points_entry *entry = points_entered(table_pressed(press));
    int points = (entry->is_typed ? 10 * entry->points : 0) + (int)(press->key - '0');
    entry->is_typed = true;
    if (points <= BIDS_MAX)
        entry->points = points;
}

void points_deed_erase(const struct press *press)
{
    points_entered(table_pressed(press))->points /= 10;
}

void auction_deed_step(const struct press *press)
{
    struct table *table = table_pressed(press);
    auction_step(table->auction, table_game(table), press->key == KEYS_RIGHT ? 1 : -1);
}

struct tile_strip bazaar_cut_strip(struct table *table, struct table_areas *areas,
                                   const struct surroundings *around)
{
    const struct game *game = table_game(table);
    unsigned tiles = game_reveal_count(game);
    struct tile_strip strip = tile_strip_place(areas, tiles, auction_panel_rows(tiles), around);
    auction_aim(table->auction, game, areas->board, around);
    return strip;
}

struct board_pane *bazaar_pane(struct table *table)
{
    return &table->auction->pane;
}

void bazaar_draw_strip(struct table *table, const struct table_sheet *sheet)
{
    auction_strip_draw(sheet->canvas, &sheet->strip, &table->session.game.bazaar,
                       tile_looked_at(table), table->account, &table->seats, sheet->around);
}

/* An auction in a replay, as spectators see it. */

static struct tile_strip bazaar_cut_replay(const struct game_view *view, struct table_areas *areas,
                                           const struct surroundings *around)
{
    unsigned tiles = game_reveal_count(view_game(view));
    return tile_strip_place(areas, tiles, auction_panel_rows(tiles), around);
}

static struct auction_account account_of(const struct game_view *view)
{
    struct session shown = *view->session;
    shown.made = view->at;
    shown.game = *view_game(view);
    return auction_account_of(&shown);
}

static void bazaar_draw_replay(const struct game_view *view, struct canvas *canvas,
                               const struct table_areas *areas, const struct tile_strip *strip,
                               const struct surroundings *around)
{
    const struct game *game = view_game(view);
    struct auction_account account = account_of(view);
    auction_strip_draw(canvas, strip, &game->bazaar,
                       auction_is_offered(game) ? game->bazaar.offered : AUCTION_NO_TILE, &account,
                       view->seats, around);
    auction_panel_draw(canvas, table_lower_panel(areas), NULL, game, &account, view->seats);
}

const struct table_round round_bazaar = {
    .is_on = auction_is_on,
    .call = call,
    .follow = bazaar_follow,
    .undone = undone,
    .leads_into_turn = leads_into_turn,
    .next = next,
    .is_shown = auction_is_open,
    .cut = bazaar_cut_replay,
    .draw = bazaar_draw_replay,
};
