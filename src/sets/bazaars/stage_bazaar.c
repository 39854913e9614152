/* The stages of a bazaar at which nobody at the keys decides. It is announced. */
#include "language/language.h"
#include "stage_choice.h"
#include "stage_round.h"
#include "tui/practice/review_view.h"
#include "tui/table/layout.h"
#include "tui/table/table_bots.h"
#include "words_auction.h"

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

static void bazaar_draw_over(const struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw_banner(sheet->canvas, sheet->areas->board, &table->session.game,
                              &table->seats);
}

static const struct table_key bazaar_keys[] = {
    ROW(NULL, table_deed_go_on, 0, K_("open the bazaar"), N_("Open the bazaar."), KEYS_ENTER, ' '),
};

const struct stage stage_bazaar = {
    .part = PART_CALL,
    .go_on = bazaar_go_on,
    .keys = KEY_ROWS(bazaar_keys),
    .keys_place = KEYS_OF_GAME,
    .status = bazaar_status,
    .hints = (const char *const[]){N_("A bazaar: one tile per player is revealed. The players bid "
                                      "points for the tiles, and each places one."),
                                   NULL},
    BAZAAR_STRIP,
    .draw_over = bazaar_draw_over,
    .enters = N_("open the bazaar"),
};

/* A computer player decides at a bazaar. */

static bool bot_auction_enter(struct table *table)
{
    const struct game *game = &table->session.game;
    if (!table_bots_are_due(table) || !bazaar_is_announced(table) || !auction_is_open(game))
        return false;
    table->turn = game_turn(game);
    table->player = game_actor(game);
    auction_begin(table->auction, game);
    return true;
}

/* What was said last in the auction: "Cy: bid 2". */
static struct sentence news(const struct table *table)
{
    const struct session *session = &table->session;
    const struct step *last = &session->steps[session->made - 1];
    if (last->actor == ACTOR_CHANCE || !auction_is_on(&last->before))
        return bot_news(table);
    return sentence_of("%s: %s", table->seats.seat[last->actor].name,
                       auction_words_standing(table->account, last->actor, &session->game).text);
}

static struct status bot_auction_status(const struct table *table)
{
    return (struct status){stage_bot.status(table).task, news(table)};
}

static void bot_auction_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw(sheet->canvas, table_lower_panel(sheet->areas), NULL, &table->session.game,
                       table->account, &table->seats);
}

const struct stage stage_bot_auction = {
    .enter = bot_auction_enter,
    .keys = {bot_keys, BOT_KEYS},
    .keys_place = KEYS_OF_GAME,
    .status = bot_auction_status,
    .hints = bot_hints,
    .hint = bot_hint,
    .decides_itself = true,
    .tile_valued = auction_tile_looked_at,
    .draw_lower = bot_auction_draw_lower,
    .lower_rows = auction_panel_rows,
    BAZAAR_STRIP,
    .type = bot_type,
};

/* The last tile of a bazaar is sold, but that can still be taken back. */

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
                               table->account, &table->seats);
}

/* A page that asks something lies where the box would be; the panel says the same. */
static void auctioned_draw_over(const struct table *table, const struct table_sheet *sheet)
{
    if (table->cover == COVER_ASKED)
        return;
    auction_panel_draw_sales(sheet->canvas, sheet->areas->board, &table->session.game,
                             table->account, &table->seats);
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
    .draw_over = auctioned_draw_over,
};
