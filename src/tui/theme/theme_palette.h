/* Colours as the eye has them, and the nearest ones of a terminal's palette. */
#ifndef BASTIDE_TUI_THEME_PALETTE_H
#define BASTIDE_TUI_THEME_PALETTE_H

#include <stdint.h>

enum { PALETTE_COLOURS = 256 };

/* A colour in OKLab: lightness from 0 to 1, and how far it is from grey towards red (`a`) and
 * yellow (`b`). Distances in it are about as large as they look. */
struct oklab {
    float lightness, a, b;
};

struct oklab oklab_of(uint32_t rgb);

/* The nearest colour of 24 bits. */
uint32_t oklab_rgb(struct oklab colour);

/* The colour between two: `from` at 0, `to` at 1. */
struct oklab oklab_mix(struct oklab from, struct oklab to, float share);

/* The colours of the palette of xterm; the first 16 as most terminals have them today. */
struct palette {
    struct oklab colour[PALETTE_COLOURS];
};

void palette_make(struct palette *palette);

/* Red, green and blue of a colour of the palette, as 0xRRGGBB. */
uint32_t palette_rgb(unsigned colour);

/* The colour of the palette from `first` to `last` that looks most like `colour`. What is grey
 * stays grey, though a blue as dark may be nearer; and a clearly coloured one does not become grey.
 */
unsigned palette_nearest(const struct palette *palette, struct oklab colour, unsigned first,
                         unsigned last);

#endif
