/* Abbey & Mayor in words, where a row names a function. */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"

struct sentence barn_name(const struct game *game, struct move action, struct square here)
{
    static const char *const corners[CORNERS] = {N_("barn, north-west"), N_("barn, north-east"),
                                                 N_("barn, south-east"), N_("barn, south-west")};
    (void)game, (void)here;
    return sentence_of("%s", _(corners[action.arg]));
}

struct sentence barn_paid(const struct log_entry *entry)
{
    (void)entry;
    return sentence_of("%s", _("barn"));
}
