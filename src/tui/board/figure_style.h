/* How figures look: on tiles of pixels, on those of letters, and at home. */
#ifndef BASTIDE_TUI_FIGURE_STYLE_H
#define BASTIDE_TUI_FIGURE_STYLE_H

#include "bastide/figure.h"

#include <stdint.h>

enum figure_pose { POSE_STANDING, POSE_LYING, POSES };
enum drawn_size { DRAWN_SMALL, DRAWN_MEDIUM, DRAWN_LARGE, DRAWN_SIZES };

/* 'o' outline, '#' body, 'L' the two pixels behind the letter. */
struct figure_drawing {
    const char *row[9];
};

struct figure_style {
    uint32_t at_home;    /* one in its player's supply */
    uint8_t letter_bits; /* of its player's letter on a tile of letters: CELL_BOLD ... */
    struct figure_drawing drawing[DRAWN_SIZES][POSES];
};

extern const struct figure_style figure_styles[FIGURES_COUNT];

#endif
