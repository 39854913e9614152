/* An auction in a replay, as those see it who only look on. */
#include "play.h"
#include "stage_bazaar.h"
#include "stage_panel.h"
#include "stage_strip.h"
#include "tui/seat_chip.h"
#include "words_auction.h"
#include "words_sale.h"

bool bazaar_is_shown(const struct game *game)
{
    return game->bazaar.tiles > 0;
}

/* A line for each player and one for the highest bid, in the place of the tile in hand. */
struct tile_strip bazaar_cut_replay(const struct replay *replay, struct table_areas *areas,
                                    const struct surroundings *around)
{
    int lines = (int)replay->seats.count + 1, end = areas->log.row + areas->log.rows;
    areas->hand.rows = lines;
    areas->log.row = areas->hand.row + lines + 1;
    areas->log.rows = end - areas->log.row;
    return tile_strip_cut(&areas->board, replay->seats.count, around);
}

static struct auction_course course_of(const struct replay *replay)
{
    struct session shown = replay->session;
    shown.made = replay->at;
    shown.game = *replay_game(replay);
    return auction_course_of(&shown);
}

static void draw_standing(struct canvas *canvas, struct area line, const struct seat *seat,
                          const char *standing)
{
    enum { NAME_COLS = 10 };
    int end = line.col + line.cols, col = seat_chip(canvas, line.row, line.col, seat) + 1;
    canvas_text(canvas, line.row, col, NAME_COLS - 1, panel_text, seat->name);
    col += NAME_COLS;
    canvas_text(canvas, line.row, col, end - col, panel_text, standing);
}

void bazaar_draw_replay(const struct replay *replay, struct canvas *canvas,
                        const struct table_areas *areas, const struct tile_strip *strip,
                        const struct surroundings *around)
{
    const struct bazaar *bazaar = &replay_game(replay)->bazaar;
    struct auction_course course = course_of(replay);
    bool is_offered = bazaar->offered != NOBODY;
    struct area line = {areas->hand.row, areas->hand.col + 1, 1, areas->hand.cols - 2};
    auction_strip_draw(canvas, strip, bazaar, is_offered ? bazaar->offered : AUCTION_NO_TILE,
                       &course, &replay->seats, around);
    for (unsigned player = 0; player < replay->seats.count; player++, line.row++)
        draw_standing(canvas, line, &replay->seats.seat[player],
                      auction_words_standing(&course, player, replay_game(replay)).text);
    if (is_offered)
        auction_panel_draw_highest(canvas, line, panel_strong, bazaar, &replay->seats);
}
