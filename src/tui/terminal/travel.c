#include "tui/terminal/travel.h"

#include "tui/terminal/bytes.h"

#include <string.h>

/* A way that is being tried. */
struct way {
    char text[TRAVEL_SIZE];
    size_t length;
};

static void add_byte(struct way *way, char byte)
{
    way->text[way->length++] = byte;
}

static void add_sequence(struct way *way, int number, char final)
{
    way->length += control_print(way->text + way->length, number, final);
}

static struct way by_address(struct place to)
{
    struct way way = {"", 0};
    add_byte(&way, '\x1b');
    add_byte(&way, '[');
    if (to.row > 0 || to.col > 0)
        way.length += number_print(way.text + way.length, to.row + 1);
    if (to.col > 0) {
        add_byte(&way, ';');
        way.length += number_print(way.text + way.length, to.col + 1);
    }
    add_byte(&way, 'H');
    return way;
}

static bool goes_down(struct way *way, int rows, const struct dialect *dialect)
{
    enum { SHORTER_THAN_SEQUENCE = 4 };
    if (rows < SHORTER_THAN_SEQUENCE && dialect->line_feeds)
        while (rows-- > 0)
            add_byte(way, '\n');
    else if (rows > 0 && dialect->down)
        add_sequence(way, rows, 'B');
    return rows <= 0 || dialect->down;
}

static bool goes_aside(struct way *way, int from, int to, const struct dialect *dialect)
{
    if (to > from && dialect->right)
        add_sequence(way, to - from, 'C');
    else if (to < from && dialect->left)
        add_sequence(way, from - to, 'D');
    else
        return to == from;
    return true;
}

/* Keeps the shorter one. */
static void consider(struct way *best, const struct way *way, bool is_whole)
{
    if (is_whole && way->length < best->length)
        *best = *way;
}

size_t travel(const struct dialect *dialect, struct place from, struct place to,
              char text[TRAVEL_SIZE])
{
    if (from.row == to.row && from.col == to.col)
        return 0;
    struct way best = by_address(to);
    if (from.col != PLACE_UNKNOWN && to.row >= from.row) {
        struct way down = {"", 0}, way;
        bool is_there = goes_down(&down, to.row - from.row, dialect);
        way = down;
        consider(&best, &way, is_there && goes_aside(&way, from.col, to.col, dialect));
        way = down;
        if (dialect->line_feeds)
            add_byte(&way, '\r');
        consider(&best, &way,
                 is_there && dialect->line_feeds && goes_aside(&way, 0, to.col, dialect));
        way = down;
        add_sequence(&way, to.col + 1, 'G');
        consider(&best, &way, is_there && dialect->to_column);
    }
    memcpy(text, best.text, best.length);
    return best.length;
}
