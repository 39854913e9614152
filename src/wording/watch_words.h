/* What is said to those who watch a game. */
#ifndef BASTIDE_WORDING_WATCH_WORDS_H
#define BASTIDE_WORDING_WATCH_WORDS_H

#include "facts/log.h"
#include "play/watch.h"
#include "rows/words.h"
#include "wording/wording.h"

/* Who has to do what now, or how the game ended. `log` is that of the whole game. */
struct sentence watch_words_task(const struct game *game, const struct log *log,
                                 const struct seats *seats);

/* What is wrong with the record; empty where nothing is. */
struct sentence watch_words_state(const struct watch *watch);

/* What rows of PHASE_WORDS name. */
#define X(phase, text, says)                                                                       \
    struct sentence says(const char *words, const struct game *game, const struct seats *seats);
PHASE_WORDS(X)
#undef X

#endif
