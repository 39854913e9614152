#include "tui/table/layout.h"

#include <stddef.h>

enum {
    LOG_LEAST = 5,          /* lines of the log that a second line for each player must leave */
    RULES = 2,              /* lines that separate players, hand and log */
    BOARD_COLS_LEAST = 110, /* with fewer the board has no column beside the panel, */
    COLUMN_LEAST = 40,      /* nor with fewer for that */
    COLUMN_MOST = 60,
};

/* How wide the panel is from so many columns of the screen on. */
static int panel_of(int cols)
{
    return cols >= 240 ? 56 : cols >= 130 ? 44 : cols >= 100 ? 34 : 26;
}

/* How wide the column beside it is. A board as wide as high fills its pane at any size of tiles;
 * of what is left beyond that the board has half. */
static int column_of(int rows, int cols)
{
    int square = 2 * (rows - STATUS_ROWS);
    int spare = cols - panel_of(cols) - (square > BOARD_COLS_LEAST ? square : BOARD_COLS_LEAST);
    int column = COLUMN_LEAST + (spare - COLUMN_LEAST) / 2;
    return spare < COLUMN_LEAST ? 0 : column < COLUMN_MOST ? column : COLUMN_MOST;
}

/* How large the tile in hand is, in pixels a side, where the panel leaves room for words beside
 * it. */
static int hand_size_of(int rows, int cols)
{
    return rows >= 60 && cols >= 130 ? 24 : rows >= 34 && cols >= 100 ? 16 : 12;
}

static struct area below(struct area upper, int rows)
{
    return (struct area){upper.row + upper.rows + 1, upper.col, rows, upper.cols};
}

struct table_areas page_areas_of(int rows, int cols, unsigned players)
{
    struct table_areas areas = {.hand_size = hand_size_of(rows, cols)};
    int panel = panel_of(cols);
    int left = cols - panel;
    int hand = areas.hand_size / 2;
    int seats = (int)players;
    areas.player_rows = rows - 1 - 2 * seats - hand - RULES >= LOG_LEAST ? 2 : 1;
    areas.board = (struct area){0, 0, rows - STATUS_ROWS, left};
    areas.status = (struct area){rows - STATUS_ROWS, 0, STATUS_ROWS, left};
    areas.panel = (struct area){0, left, rows, panel};
    areas.pile = (struct area){0, left + 1, 1, panel - 1};
    areas.players = (struct area){1, left + 1, areas.player_rows * seats, panel - 1};
    areas.hand = below(areas.players, hand);
    areas.log = below(areas.hand, 0);
    areas.log.rows = rows - areas.log.row;
    areas.column = (struct area){0, cols, rows, 0};
    return areas;
}

struct table_areas table_areas_of(int rows, int cols, unsigned players)
{
    struct table_areas areas = page_areas_of(rows, cols, players);
    int column = column_of(rows, cols);
    struct area *const moved[] = {&areas.panel, &areas.pile, &areas.players,
                                  &areas.hand,  &areas.log,  &areas.column};
    for (size_t m = 0; m < sizeof moved / sizeof moved[0]; m++)
        moved[m]->col -= column;
    areas.board.cols -= column;
    areas.status.cols -= column;
    areas.column.cols = column;
    return areas;
}

void table_areas_cut_hints(struct table_areas *areas, int rows)
{
    areas->board.rows -= rows;
    areas->hints = areas->board;
    areas->hints.row += areas->board.rows;
    areas->hints.rows = rows;
}

void table_areas_save_lines(struct table_areas *areas)
{
    int saved = areas->players.rows - areas->players.rows / areas->player_rows;
    areas->player_rows = 1;
    areas->players.rows -= saved;
    areas->hand.row -= saved;
    areas->log.row -= saved;
    areas->log.rows += saved;
}

struct area table_areas_cut_panel(struct table_areas *areas, int rows)
{
    areas->panel.rows -= rows;
    areas->log.rows -= rows < areas->log.rows ? rows : areas->log.rows;
    return (struct area){areas->panel.row + areas->panel.rows, areas->hand.col, rows,
                         areas->hand.cols};
}

struct area table_lower_panel(const struct table_areas *areas)
{
    struct area lower = areas->hand;
    lower.rows = areas->panel.row + areas->panel.rows - lower.row;
    return lower;
}

struct area table_log_below(const struct table_areas *areas, int rows)
{
    struct area log = table_lower_panel(areas);
    int taken = rows > 0 ? rows : -1;
    log.row += taken;
    log.rows -= taken;
    return log;
}

struct area area_centred(struct area within, int rows, int cols)
{
    rows = rows < within.rows ? rows : within.rows;
    cols = cols < within.cols ? cols : within.cols;
    return (struct area){within.row + (within.rows - rows) / 2,
                         within.col + (within.cols - cols) / 2, rows, cols};
}
