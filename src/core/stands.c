#include "bastide/figure.h"

const uint8_t figure_stands[FIGURES_COUNT][PRINTED_KINDS] = {
#define X(figure, kind, how) [FIGURE_##figure][FEATURE_##kind] = STANDS_##how,
    STANDS(X)
#undef X
};
