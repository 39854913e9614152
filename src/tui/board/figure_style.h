/* How figures look: on tiles of pixels, on those of letters, and at home. */
#ifndef BASTIDE_TUI_FIGURE_STYLE_H
#define BASTIDE_TUI_FIGURE_STYLE_H

#include "bastide/figure.h"

#include <stdint.h>

enum figure_pose { POSE_STANDING, POSE_LYING, POSES };
enum drawn_size { DRAWN_SMALL, DRAWN_MEDIUM, DRAWN_LARGE, DRAWN_SIZES };

/* 'o' outline, '#' body, 'L' the two pixels behind the letter. */
struct figure_drawing {
    const char *row[11]; /* all as wide as the first; NULL after the last */
};

struct figure_style {
    uint32_t at_home; /* one in its player's supply */
    uint32_t mark;    /* beside its player's letter, where it is drawn as letters; 0 for none */
    struct figure_drawing drawing[DRAWN_SIZES][POSES];
};

extern const struct figure_style figure_styles[FIGURES_COUNT];

#endif
