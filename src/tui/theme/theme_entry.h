/* A theme file's entry for one ink, and what is derived for the rest: the colours of
 * tones, the numbers of palettes. */
#ifndef BASTIDE_TUI_THEME_ENTRY_H
#define BASTIDE_TUI_THEME_ENTRY_H

#include "tui/theme/theme.h"
#include "tui/theme/theme_palette.h"

enum palette_size { AMONG_256, AMONG_16, AMONG_8, PALETTE_SIZES };

/* The greatest number of a palette of that size. */
long palette_last(enum palette_size size);

enum colour_source { COLOUR_DERIVED, COLOUR_GIVEN, COLOUR_OF_TERMINAL };

struct theme_entry {
    size_t line; /* of the file; 0: it says nothing */
    enum colour_source source;
    uint32_t rgb;                /* 0xRRGGBB; of what is derived, after theme_entry_derive */
    short number[PALETTE_SIZES]; /* -1: the nearest */
};

/* The inks of a line, plain first: one, or the six of a substance. */
struct entry_inks {
    uint16_t ink[INKS_OF_SUBSTANCE];
    unsigned count;
};

struct entry_inks entry_inks_of(enum substance substance);

/* Works out the colours that are not given of a substance, whose plain one is. `entry` has one for
 * each ink; `ground` is the colour where no tile lies. */
void theme_entry_derive(struct theme_entry entry[INKS_ALL], const struct entry_inks *inks,
                        struct oklab ground);

/* The colour of an entry. */
struct colour theme_entry_colour(const struct theme_entry *entry, const struct palette *palette);

#endif
