/* Which tiles a bazaar reveals: with chance by hand only. */
#include "language/language.h"
#include "tui/stages/stage_bazaar.h"
#include "tui/table/table_targets.h"
#include "wording/auction_words.h"

static bool enter(struct table *table)
{
    const struct game *game = &table->session.game;
    if (!bazaar_is_announced(table) || auction_is_open(game))
        return false;
    table->turn = game->turn.number;
    table->player = game->bazaar.host;
    auction_reveal_begin(&table->reveal, game);
    return true;
}

static void reveal(const struct press *press)
{
    struct table *table = table_pressed(press);
    if (auction_reveal_enter(&table->reveal, &table->session.game))
        table_play(table, press->app, auction_reveal_move(&table->reveal));
}

static void other_kind(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct pile pile = auction_reveal_pile(&table->reveal, &table->session.game);
    auction_reveal_propose(&table->reveal, &table->session.game,
                           remaining_neighbour(table->view.board, &pile,
                                               auction_reveal_proposed(&table->reveal),
                                               board_pane_direction(press->key), press->around));
    table_follow(table);
}

static void take_back(const struct press *press)
{
    auction_reveal_erase(&table_pressed(press)->reveal);
    table_follow(table_pressed(press));
}

static struct status status(const struct table *table)
{
    const struct game *game = &table->session.game;
    struct sentence text = auction_words_host(game, &table->seats);
    sentence_add(&text, ": %s",
                 sentence_of(_("which tile is revealed? (%u of %u)"), table->reveal.count + 1u,
                             game_reveal_count(game))
                     .text);
    return (struct status){text, sentence_of(_("Arrows choose, Enter reveals it."))};
}

static void draw_strip(struct table *table, const struct table_sheet *sheet)
{
    struct bazaar shown = auction_reveal_bazaar(&table->reveal, &table->session.game);
    auction_strip_draw(sheet->canvas, &sheet->strip, &shown, table->reveal.count, NULL,
                       &table->seats, sheet->around);
}

static void draw_over(const struct table *table, const struct table_sheet *sheet)
{
    struct pile pile = auction_reveal_pile(&table->reveal, &table->session.game);
    remaining_draw_choice(sheet->canvas, sheet->areas->board, &pile,
                          (struct remaining_choice){auction_reveal_proposed(&table->reveal),
                                                    .hides_counts = !table_has(table, AID_TILES)},
                          sheet->around);
}

static bool point(struct table *table, struct app *app, const struct gesture *gesture,
                  const struct surroundings *around)
{
    (void)table;
    if (!gesture_clicks(gesture, TARGET_TILE))
        return false;
    app_press(app, KEYS_RIGHT, around);
    return true;
}

static const struct table_key keys[] = {
    ROW(NULL, reveal, 0, K_("reveal it"), N_("Reveal this tile."), KEYS_ENTER),
    ROW(NULL, other_kind, 0, K_("other tile"), N_("Go to another kind of tile."), ARROWS),
    ROW(NULL, take_back, 0, K_("back"), N_("Go back to the previous tile."), KEYS_BACKSPACE),
};

const struct stage stage_revealing = {
    .enter = enter,
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_GAME,
    .status = status,
    .hints = (const char *const[]){N_("Draw the tiles from a real box. The arrows choose the tile "
                                      "you drew, Enter reveals it."),
                                   NULL},
    .turn_hand = {KEYS_RIGHT, KEYS_LEFT},
    .draw_strip = draw_strip,
    .draw_over = draw_over,
    .point = point,
};
