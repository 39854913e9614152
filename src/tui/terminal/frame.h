/* Frames: what the terminal shows, and the bytes that make it show a canvas.
 *
 * A frame knows no terminal. It keeps the looks that were written last and writes only what
 * differs: rows are moved where that helps (scroll.h, shift.h), and each row is written in the
 * shortest way (row.h). It begins with the cursor and the pen in an unknown state, so that whoever
 * wrote to the terminal meanwhile spoils one frame at most. */
#ifndef BASTIDE_TUI_TERMINAL_FRAME_H
#define BASTIDE_TUI_TERMINAL_FRAME_H

#include "tui/terminal/row.h"

struct frame {
    int rows, cols;
    struct look shown[CANVAS_ROWS_MAX * CANVAS_COLS_MAX]; /* row by row, `cols` a row */
    struct look wanted[CANVAS_ROWS_MAX * CANVAS_COLS_MAX];
    struct look shifted[CANVAS_COLS_MAX]; /* a row that may be shifted */
    struct row_plan plan;
};

/* A frame that has shown nothing yet, or NULL. */
struct frame *frame_new(void);
void frame_free(struct frame *frame);

/* Nobody knows what the terminal shows: the next canvas is written whole. */
void frame_forget(struct frame *frame);

/* Adds to `bytes` what makes the terminal show `canvas`; nothing where it does. From then on the
 * frame takes it as shown. */
void frame_write(struct frame *frame, const struct canvas *canvas, const struct theme *theme,
                 const struct dialect *dialect, struct bytes *bytes);

#endif
