/* An auction in a replay, as those see it who only look on. */
#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/replay.h"
#include "wording/auction_words.h"

bool replay_shows_auction(const struct replay *replay)
{
    const struct game *game = replay_game_at(replay, replay->at);
    return auction_is_on(game) && game->bazaar.tiles > 0;
}

/* A line for each player and one for the highest bid, in the place of the tile in hand. */
struct auction_strip replay_cut_auction(const struct replay *replay, struct table_areas *areas,
                                        const struct surroundings *around)
{
    int lines = (int)replay->seats.count + 1, end = areas->log.row + areas->log.rows;
    areas->hand.rows = lines;
    areas->log.row = areas->hand.row + lines + 1;
    areas->log.rows = end - areas->log.row;
    return auction_strip_cut(&areas->board, replay->seats.count, around);
}

static struct auction_course course_of(const struct replay *replay)
{
    struct session shown = replay->session;
    shown.made = replay->at;
    shown.game = *replay_game_at(replay, replay->at);
    return auction_course_of(&shown);
}

static void draw_standing(struct canvas *canvas, struct area line, const struct seat *seat,
                          const char *standing)
{
    enum { NAME_COLS = 10 };
    static const struct style plain = {INK_TEXT, INK_PANEL, 0};
    int end = line.col + line.cols, col = seat_chip(canvas, line.row, line.col, seat) + 1;
    canvas_text(canvas, line.row, col, NAME_COLS - 1, plain, seat->name);
    col += NAME_COLS;
    canvas_text(canvas, line.row, col, end - col, plain, standing);
}

static void draw_highest(struct canvas *canvas, struct area line, const struct bazaar *bazaar,
                         const struct seat *seat)
{
    static const struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};
    int end = line.col + line.cols;
    /* TRANSLATORS: a player's name follows. */
    int col = canvas_printf(canvas, line.row, line.col, line.cols, strong, _("Highest: %d by"),
                            bazaar->bid) +
              1;
    col = seat_chip(canvas, line.row, col, seat) + 1;
    canvas_text(canvas, line.row, col, end - col, strong, seat->name);
}

void replay_draw_auction(const struct replay *replay, struct canvas *canvas,
                         const struct table_areas *areas, const struct auction_strip *strip,
                         const struct surroundings *around)
{
    const struct bazaar *bazaar = &replay_game_at(replay, replay->at)->bazaar;
    struct auction_course course = course_of(replay);
    bool is_offered = bazaar->offered != NOBODY;
    struct area line = {areas->hand.row, areas->hand.col + 1, 1, areas->hand.cols - 2};
    auction_strip_draw(canvas, strip, bazaar, is_offered ? bazaar->offered : AUCTION_NO_TILE,
                       &course, &replay->seats, around);
    for (unsigned player = 0; player < replay->seats.count; player++, line.row++)
        draw_standing(canvas, line, &replay->seats.seat[player],
                      auction_words_standing(&course, player, bazaar).text);
    if (is_offered)
        draw_highest(canvas, line, bazaar, &replay->seats.seat[bazaar->bidder]);
}
