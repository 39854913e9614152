/* A bazaar is announced. */
#include "tui/stages/stage_bazaar.h"

#include "language/language.h"
#include "tui/auction/auction_panel.h"
#include "tui/table/table_targets.h"
#include "wording/auction_words.h"

static bool is_of_bazaar(const struct step *step)
{
    return auction_is_on(&step->before);
}

size_t bazaar_begin(const struct session *session)
{
    size_t step = session->made;
    while (step > 0 && is_of_bazaar(&session->steps[step - 1]))
        step--;
    return step;
}

bool bazaar_is_announced(const struct table *table)
{
    return auction_is_on(&table->session.game) &&
           table->bazaar_from == bazaar_begin(&table->session);
}

static void announce(struct table *table)
{
    table->stage = STAGE_BAZAAR;
    table->player = table->session.game.bazaar.host;
}

/* The reveal is the one move of a bazaar that comes before its announcement. */
void table_call_to_bazaar(struct table *table, enum bazaar_call call)
{
    const struct session *session = &table->session;
    table->bazaar_from = bazaar_begin(session);
    table->auction.pane.is_zoomed = false;
    table->stage = stage_due(table);
    bool is_new = session->steps[session->made - 1].move.verb == VERB_REVEAL;
    bool is_open = table->stage == STAGE_AUCTION || table->stage == STAGE_BOT_AUCTION;
    if (is_open && (is_new || call == BAZAAR_RESUMED))
        announce(table);
}

static void go_on(struct table *table, struct app *app, long long now)
{
    (void)app;
    (void)now;
    table_enter_stage_due(table);
}

static struct status status(const struct table *table)
{
    return (struct status){auction_words_host(&table->session.game, &table->seats),
                           sentence_of(_("Enter opens it."))};
}

struct sentence bazaar_line(const struct table *table, struct sentence named, struct sentence brief)
{
    int cols = table->auction.pane.viewport.cols - 2;
    return canvas_text_width(named.text) <= cols ? named : brief;
}

/* Nobody sees which one a computer player looks at before it is offered. */
static unsigned tile_looked_at(const struct table *table)
{
    const struct game *game = table_game(table);
    bool is_offered = game_awaits_bid(game) || game_awaits_settlement(game);
    bool is_seen = table->stage == STAGE_AUCTION || table->stage == STAGE_SELLING ||
                   (table->stage == STAGE_BOT_AUCTION && is_offered);
    return is_seen ? table->auction.tile : AUCTION_NO_TILE;
}

bool bazaar_is_at_points(struct target target)
{
    return target.what == TARGET_BID ||
           (target.what == TARGET_KEY && (target.which == KEYS_DOWN || target.which == KEYS_UP));
}

void bazaar_draw_strip(struct table *table, const struct table_sheet *sheet)
{
    auction_strip_draw(sheet->canvas, &sheet->strip, &table->session.game.bazaar,
                       tile_looked_at(table), &table->course, &table->seats, sheet->around);
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
    .go_on = go_on,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = status,
    .hints = (const char *const[]){N_("A bazaar: one tile per player is revealed. The players bid "
                                      "points for the tiles, and each places one."),
                                   NULL},
    .draw_strip = bazaar_draw_strip,
    .draw_over = draw_over,
    .enters = N_("open the bazaar"),
};
