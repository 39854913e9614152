/* Drawbridges in words (DB). */
#include "language/language.h"
#include "wording/entry_words.h"

/* Those of sets without a phrase are followers, too. */
static const char *const crosses[FIGURES_COUNT] = {
    [FIGURE_MEEPLE] = N_("%s: follower crosses the drawbridge into a city"),
    [FIGURE_LARGE] = N_("%s: large follower crosses the drawbridge into a city"),
};

struct sentence drawbridge_crossed(const struct log_entry *entry, const struct seats *seats)
{
    const char *words = crosses[entry->event.figure];
    return sentence_of(_(words ? words : crosses[FIGURE_MEEPLE]),
                       seats->seat[entry->event.player].name);
}
