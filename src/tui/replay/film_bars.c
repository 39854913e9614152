/* The bars of a film, below the land. */
#include "tui/replay/replay.h"
#include "tui/seat_chip.h"

/* Columns of a bar's place: the letter and a blank; a blank after the name; the number after a
 * blank; what parts it from the next one. */
enum { CHIP = 2, BLANK = 1, NUMBER = 5, BETWEEN = 2, BAR_LEAST = 6 };

static int longest_name(const struct seats *seats)
{
    int longest = 0;
    for (unsigned player = 0; player < seats->count; player++) {
        int cols = canvas_text_width(seats->seat[player].name);
        longest = cols > longest ? cols : longest;
    }
    return longest;
}

/* As many players beside each other as the height asks for, but never so many that a name is cut.
 */
static int beside(const struct seats *seats, int rows, int cols)
{
    enum { SHARE = 8 }; /* of the rows at most this part, an eighth, where the width allows it */
    int players = (int)seats->count, lines = rows / SHARE;
    int wanted = (players + lines - 1) / lines;
    int room = cols / (CHIP + longest_name(seats) + BLANK + BAR_LEAST + NUMBER + BETWEEN);
    return wanted < room ? wanted : room > 0 ? room : 1;
}

int film_bars_rows(const struct seats *seats, int rows, int cols)
{
    int across = beside(seats, rows, cols);
    return ((int)seats->count + across - 1) / across;
}

static void draw_bar(struct canvas *canvas, struct area area, const struct film_bars *bars,
                     unsigned player)
{
    enum { EDGE = 0x2581 };
    const struct seat *seat = &bars->seats->seat[player];
    int score = bars->now.total[player], room = area.cols - NUMBER;
    struct style number = {score < 0 ? INK_BAD : INK_STRONG, INK_PANEL, CELL_BOLD};
    struct style outlined = {ink_of_outline(seat->colour), seat_body(seat), 0};
    area.cols = score > 0 && bars->most > 0 ? score * room / bars->most : 0;
    if (bars->in_letters)
        canvas_fill(canvas, area, (uint32_t)(unsigned char)seat->letter[0], seat_style(seat));
    else /* without an edge a dark bar would be lost on the panel */
        canvas_fill(canvas, area, EDGE, outlined);
    canvas_printf(canvas, area.row, area.col + area.cols + (area.cols > 0), NUMBER, number, "%d",
                  score);
}

void film_bars_draw(const struct film_bars *bars, struct canvas *canvas, struct area area)
{
    int name = longest_name(bars->seats), count = (int)bars->seats->count;
    int across = (count + area.rows - 1) / area.rows, width = area.cols / across;
    canvas_fill(canvas, area, ' ', panel_text);
    for (int player = 0; player < count; player++) {
        const struct seat *seat = &bars->seats->seat[player];
        int row = area.row + player / across, col = area.col + 1 + player % across * width;
        int after = seat_chip(canvas, row, col, seat) + BLANK;
        canvas_text(canvas, row, after, name, panel_text, seat->name);
        after += name + BLANK;
        draw_bar(canvas, (struct area){row, after, 1, col + width - BETWEEN - after}, bars,
                 (unsigned)player);
    }
}
