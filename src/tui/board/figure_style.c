#include "tui/board/figure_style.h"

#include "rows/glyph.h"

FIGURES(HAS_FIGURE_STYLES)

#define DRAWN(...)                                                                                 \
    {                                                                                              \
        {                                                                                          \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }

const struct figure_style figure_styles[FIGURES_COUNT] = {
#define X(figure, home, sign, small, medium, large, small_lying, medium_lying, large_lying)        \
    [FIGURE_##figure] = {.at_home = (home),                                                        \
                         .mark = (sign),                                                           \
                         .drawing = {[DRAWN_SMALL] = {DRAWN small, DRAWN small_lying},             \
                                     [DRAWN_MEDIUM] = {DRAWN medium, DRAWN medium_lying},          \
                                     [DRAWN_LARGE] = {DRAWN large, DRAWN large_lying}}},
    FIGURE_STYLES(X)
#undef X
};
