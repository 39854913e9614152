/* Renditions: what a terminal of some depth really shows in a cell, after theme and depth have been
 * applied. Cells that cannot be told apart on the screen have the same rendition, so two frames are
 * compared by renditions, not by cells:
 *
 * - a blank has no ink (its ink is its paper), a full block is a blank;
 * - a half block whose halves are alike is a blank, every other one is U+2580, the upper half;
 * - what is reversed and has two colours is written with its colours exchanged. */
#ifndef BASTIDE_TUI_RENDITION_H
#define BASTIDE_TUI_RENDITION_H

#include "tui/canvas.h"
#include "tui/ink.h"
#include "tui/theme/theme.h"

enum {
    COLOUR_OWN = -1,               /* the terminal's own, whatever that is */
    RENDITION_UPPER_HALF = 0x2580, /* ink above, paper below */
    RENDITION_LOWER_HALF = 0x2584, /* the same with ink and paper exchanged */
    RENDITION_FULL_BLOCK = 0x2588, /* all ink */
    RENDITION_UNKNOWN = 0x110000,  /* no glyph: what is shown is unknown */
};

/* Colours are COLOUR_OWN or, by depth, 0xRRGGBB, a number among 256, 16 or 8. */
struct rendition {
    uint32_t glyph; /* 0: right half of the wide glyph beside it */
    int32_t ink, paper;
    uint8_t attribute; /* mask of enum cell_attribute */
    uint16_t mark[GLYPH_MARKS];
};

struct rendition rendition_of(const struct cell *cell, const struct theme *theme, enum depth depth);

/* The same; of the right half of a wide glyph, the blank that is behind it. */
struct rendition rendition_of_half(const struct cell *cell, const struct theme *theme,
                                   enum depth depth);

static inline bool rendition_is_same(const struct rendition *a, const struct rendition *b)
{
    return a->glyph == b->glyph && a->ink == b->ink && a->paper == b->paper &&
           a->attribute == b->attribute && a->mark[0] == b->mark[0] && a->mark[1] == b->mark[1];
}

/* Whether it shows nothing but its paper. */
static inline bool rendition_is_blank(const struct rendition *rendition)
{
    return rendition->glyph == ' ' && rendition->attribute == 0 && rendition->mark[0] == 0;
}

#endif
