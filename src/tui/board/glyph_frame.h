/* Frames in the gaps between tiles of letters: each kind has its own lines, as colour may be
 * missing. */
#ifndef BASTIDE_TUI_GLYPH_FRAME_H
#define BASTIDE_TUI_GLYPH_FRAME_H

#include "tui/board/glyph_tile.h"

enum glyph_frame {
    GLYPH_FRAME_LEGAL,    /* where the tile in hand fits, */
    GLYPH_FRAME_MENDED,   /* once something is built there */
    GLYPH_FRAME_GHOST,    /* the tile in hand, or what is looked at */
    GLYPH_FRAME_LAST,     /* the tile placed last: corners only */
    GLYPH_FRAME_DISTRICT, /* around the squares that a choice is about */
    GLYPH_FRAMES
};

/* Draws a frame whose outermost cells are those of `lines`, counted from the top left of `area`;
 * it is clipped to `area`. */
void glyph_frame_draw(struct canvas *canvas, struct area area, struct area lines,
                      enum glyph_frame frame, enum glyph_set set);

#endif
