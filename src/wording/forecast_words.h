/* What placing the tile here would complete, in words. */
#ifndef BASTIDE_WORDING_FORECAST_WORDS_H
#define BASTIDE_WORDING_FORECAST_WORDS_H

#include "analysis/outcome.h"
#include "rows/words.h"
#include "wording/wording.h"

/* "Completes: city 8 to Ann; road 3, free to take", or empty. `placing` must be a legal move. */
struct sentence forecast_words(const struct game *game, struct move placing,
                               const struct seats *seats);

/* The same of a forecast that is known. */
struct sentence forecast_words_of(const struct forecast *forecast, const struct seats *seats);

/* What rows of FORECAST_WORDS name: a part, after others (wording/words.def). */
#define X(type, tells, alone)                                                                      \
    struct sentence tells(const struct forecast_part *part, const struct seats *seats);
FORECAST_WORDS(X)
#undef X

#endif
