/* What can be clicked at the table: laid by whoever draws it, understood by pointing.c. */
#ifndef BASTIDE_TUI_TABLE_TARGETS_H
#define BASTIDE_TUI_TABLE_TARGETS_H

#include "rows/stage.h"
#include "tui/canvas.h"

enum table_target {
    TARGET_BOARD = TARGET_OWN,
    TARGET_CLOSE,  /* the tile that is about, larger; by its size in pixels */
    TARGET_HAND,   /* the tile in hand */
    TARGET_CHOICE, /* a line of the list of choices, by its number from 0 */
    TARGET_FIGURE, /* a figure that can be deployed, by enum figure */
    TARGET_LOG,
    TARGET_TILE, /* a tile to choose, by its kind, or of those shown by its number from 0 */
    TARGET_LINE, /* a line of the whole log, by its number from 0 */
    TARGET_CELL, /* a number in a table of scores, by score_cell_number */
#define X(target) TARGET_##target,
    TABLE_TARGETS(X)
#undef X
};

#endif
