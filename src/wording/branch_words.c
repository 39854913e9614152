#include "wording/branch_words.h"

#include "language/language.h"

struct sentence branch_words(const struct session *session)
{
    struct sentence words = sentence_of(
        "%s", _("A new game starts here, with the same players and rules. The remaining tiles are "
                "shuffled again. The replayed game stays as it is."));
    if (session->head.clock != 0)
        sentence_add(&words, " %s", _("The clocks start at full time."));
    return words;
}
