/* A bazaar is announced. */
#include "stage_bazaar.h"
#include "play.h"
#include "stage_choice.h"
#include "stage_strip.h"
#include "words_auction.h"
#include "words_sale.h"

#include "language/language.h"
#include "stage_panel.h"
#include "tui/table/layout.h"

/* What the table has told of a bazaar. */
struct bazaar_call {
    size_t from; /* moves made when it was announced */
};

TABLE_STATE(bazaar_call);
TABLE_STATE(course);

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
    auction_course_follow(table->course, &table->session);
}

static void undone(struct table *table)
{
    table->bazaar_call->from = round_begin(&table->session);
}

/* Who took a tile in a draft plays it at once (BZ13). */
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

const struct table_round round_bazaar = {
    .is_on = auction_is_on,
    .call = call,
    .follow = bazaar_follow,
    .undone = undone,
    .leads_into_turn = leads_into_turn,
    .next = next,
    .is_shown = bazaar_is_shown,
    .cut = bazaar_cut_replay,
    .draw = bazaar_draw_replay,
};

static void bazaar_go_on(struct table *table, struct app *app, long long now)
{
    (void)app;
    (void)now;
    table_enter_stage_due(table);
}

static struct status bazaar_status(const struct table *table)
{
    return (struct status){auction_words_host(&table->session.game, &table->seats),
                           sentence_of(_("Enter opens it."))};
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
    bool is_offered = game_awaits_bid(game) || game_awaits_settlement(game);
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
                       tile_looked_at(table), table->course, &table->seats, sheet->around);
}

static void draw_over(const struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw_banner(sheet->canvas, sheet->areas->board, &table->session.game,
                              &table->seats);
}

static const struct table_key keys[] = {
    ROW(NULL, table_deed_go_on, 0, K_("open the bazaar"), N_("Open the bazaar."), KEYS_ENTER, ' '),
};

const struct stage stage_bazaar = {
    .part = PART_CALL,
    .go_on = bazaar_go_on,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = bazaar_status,
    .hints = (const char *const[]){N_("A bazaar: one tile per player is revealed. The players bid "
                                      "points for the tiles, and each places one."),
                                   NULL},
    BAZAAR_STRIP,
    .draw_over = draw_over,
    .enters = N_("open the bazaar"),
};
