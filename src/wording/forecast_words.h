/* What placing the tile here would complete, in words. */
#ifndef BASTIDE_WORDING_FORECAST_WORDS_H
#define BASTIDE_WORDING_FORECAST_WORDS_H

#include "wording/wording.h"

/* "Completes: city 8 to Ann; road 3, free to take", or empty. `placing` must be a legal move. */
struct sentence forecast_words(const struct game *game, struct move placing,
                               const struct seats *seats);

#endif
