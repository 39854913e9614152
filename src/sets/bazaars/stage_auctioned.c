/* The last tile of a bazaar is sold, but that can still be taken back. */
#include "language/language.h"
#include "stage_bazaar.h"
#include "stage_panel.h"
#include "tui/practice/review_view.h"
#include "words_auction.h"

static bool auctioned_enter(struct table *table)
{
    const struct session *session = &table->session;
    if (session->made == 0 || game_turn(&session->game) == table->turn ||
        auction_is_on(&session->game))
        return false;
    const struct game *before = &session->steps[session->made - 1].before;
    return auction_is_on(before) && !game_awaits_draft(before);
}

static struct status auctioned_status(const struct table *table)
{
    const struct game *game = table_game(table);
    struct seats letters = seats_by_letter(&table->seats);
    return (struct status){bazaar_line(table, auction_words_first(game, &table->seats),
                                       auction_words_first(game, &letters)),
                           sentence_of(_("Enter continues, {u} undoes the last decision."))};
}

static void auctioned_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw_results(sheet->canvas, table_lower_panel(sheet->areas), &table->session.game,
                               table->course, &table->seats);
}

static void draw_over(const struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw_sales(sheet->canvas, sheet->areas->board, &table->session.game,
                             table->course, &table->seats);
}

/* Not of bids that were made up. */
static bool has_review(const struct table *table)
{
    return table_has(table, AID_REVIEW) && !table_is_entered(table);
}

static void review(const struct press *press)
{
    struct table *table = table_pressed(press);
    table_open(table, press->app, auction_review_page(table, round_begin(&table->session) + 1),
               COVER_READ);
}

static const struct table_key keys[] = {
    ROW(NULL, table_deed_go_on, 0, K_("go on"), N_("Start placing the tiles."), KEYS_ENTER),
    {.binding = KEY(review, 0, K_("review"),
                    N_("See what everyone decided in this auction, and what was better."), 'r'),
     .possible = has_review,
     .use = KEY_LOOKS},
};

const struct stage stage_auctioned = {
    .enter = auctioned_enter,
    .go_on = table_end_turn,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = auctioned_status,
    .hints = (const char *const[]){N_("Everyone has a tile now and places it in a turn of their "
                                      "own, one after the other."),
                                   NULL},
    .guards_keys = true,
    .draw_lower = auctioned_draw_lower,
    BAZAAR_STRIP,
    .draw_over = draw_over,
};
