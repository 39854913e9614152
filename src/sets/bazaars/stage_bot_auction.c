/* A computer player decides at a bazaar. */
#include "stage_bazaar.h"
#include "stage_choice.h"
#include "stage_panel.h"
#include "tui/stages/stage_bot.h"
#include "tui/table/table_bots.h"
#include "words_auction.h"

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
                       auction_words_standing(table->course, last->actor, &session->game).text);
}

static struct status bot_auction_status(const struct table *table)
{
    return (struct status){stage_bot.status(table).task, news(table)};
}

static void bot_auction_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    auction_panel_draw(sheet->canvas, table_lower_panel(sheet->areas), NULL, &table->session.game,
                       table->course, &table->seats);
}

const struct stage stage_bot_auction = {
    .enter = bot_auction_enter,
    .keys = {bot_keys, BOT_KEYS},
    .keys_place = KEYS_OF_GAME,
    .status = bot_auction_status,
    .hints = bot_hints,
    .decides_itself = true,
    .tile_valued = auction_tile_looked_at,
    .draw_lower = bot_auction_draw_lower,
    .lower_rows = auction_panel_rows,
    BAZAAR_STRIP,
    .type = bot_type,
};
