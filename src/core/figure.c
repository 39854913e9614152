#include "bastide/figure.h"

const struct figure_rules figure_rules[FIGURES_COUNT] = {
#define X(figure, word, key, each, set, role, strength, ...)                                       \
    [FIGURE_##figure] = {each, SET_##set, ROLE_##role, strength},
    FIGURES(X)
#undef X
};
