/* Which tiles a bazaar reveals: with chance by hand only. */
#include "stage_choice.h"
#include "stage_round.h"
#include "stage_strip.h"
#include "tui/stages/asking.h"
#include "words_auction.h"

TABLE_STATE(reveal);

static struct pile not_revealed(const struct table *table)
{
    return auction_reveal_pile(table->reveal, table_game(table));
}

static void reveal_ask(struct table *table, kind_number kind)
{
    struct pile pile = not_revealed(table);
    choosing_begin(table, &pile, kind);
}

static bool stage_reveal_enter(struct table *table)
{
    const struct game *game = &table->session.game;
    if (!bazaar_is_announced(table) || auction_is_open(game))
        return false;
    table->turn = game_turn(game);
    table->player = game->bazaar.host;
    table->reveal->count = 0;
    reveal_ask(table, 0);
    return true;
}

static struct move reveal_move(const struct auction_reveal *reveal)
{
    struct move move = {.verb = VERB_REVEAL};
    for (unsigned t = 0; t < reveal->count; t++)
        move.kinds[t] = reveal->kind[t];
    return move;
}

/* The next one is chosen among all kinds again. Where they could not be saved, the last one is
 * asked for once more. */
static void reveal(const struct press *press)
{
    struct table *table = table_pressed(press);
    if (auction_reveal_enter(table->reveal, &table->session.game, table->chooser->kind)) {
        table_play(table, press->app, reveal_move(table->reveal));
        if (table->stage == STAGE_REVEALING)
            table->reveal->count--;
    } else {
        reveal_ask(table, table->chooser->kind);
    }
}

static bool has_revealed(const struct table *table)
{
    return table->reveal->count > 0;
}

static void take_back(const struct press *press)
{
    struct table *table = table_pressed(press);
    reveal_ask(table, table->reveal->kind[--table->reveal->count]);
}

static struct status reveal_status(const struct table *table)
{
    const struct game *game = &table->session.game;
    struct sentence text = auction_words_host(game, &table->seats);
    sentence_add(&text, ": %s",
                 sentence_of(_("which tile is revealed? (%u of %u)"), table->reveal->count + 1u,
                             game_reveal_count(game))
                     .text);
    return (struct status){text, choosing_words(table)};
}

/* A bazaar of the tiles entered and, unless that are all, `kind`. */
static struct bazaar reveal_bazaar(const struct auction_reveal *reveal, const struct game *game,
                                   kind_number kind)
{
    struct bazaar bazaar = {.host = game->bazaar.host, .offered = NOBODY};
    while (bazaar.tiles <= reveal->count && bazaar.tiles < game_reveal_count(game)) {
        bazaar.tile[bazaar.tiles] =
            bazaar.tiles < reveal->count ? reveal->kind[bazaar.tiles] : kind;
        bazaar.owner[bazaar.tiles++] = NOBODY;
    }
    return bazaar;
}

static void draw_strip(struct table *table, const struct table_sheet *sheet)
{
    struct bazaar shown = reveal_bazaar(table->reveal, &table->session.game, table->chooser->kind);
    auction_strip_draw(sheet->canvas, &sheet->strip, &shown, table->reveal->count, NULL,
                       &table->seats, sheet->around);
}

static const struct table_key keys[] = {
    ROW(NULL, reveal, 0, K_("reveal it"), N_("Reveal this tile."), KEYS_ENTER),
    ROW(has_revealed, take_back, 0, K_("back"), N_("Go back to the previous tile."), 'u'),
    CHOOSING_KEYS,
    ROW(has_revealed, take_back, 0, NULL, N_("Go back to the previous tile."), KEYS_BACKSPACE),
};

const struct stage stage_revealing = {
    .enter = stage_reveal_enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_DRAWING,
    .status = reveal_status,
    .hints = (const char *const[]){N_("Draw the tiles from a real box. Type the tile's edges "
                                      "clockwise, or choose it by arrows; Enter reveals it."),
                                   NULL},
    .turn_hand = {KEYS_RIGHT, KEYS_LEFT},
    .cut_strip = bazaar_cut_strip,
    .draw_strip = draw_strip,
    .pane = bazaar_pane,
    .draw_over = choosing_draw,
    .choosing_from = not_revealed,
    .point = choosing_point,
};
