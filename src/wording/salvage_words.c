#include "wording/salvage_words.h"

#include "language/language.h"
#include "play/journal.h"

struct sentence salvage_offer(const struct salvage *salvage)
{
    struct sentence offer = sentence_of(
        _n("The %zu move above that line can be continued in a new record.",
           "The %zu moves above that line can be continued in a new record.", salvage->moves),
        salvage->moves);
    sentence_add(&offer, " ");
    sentence_add(&offer, _n("%zu line is left out.", "%zu lines are left out.", salvage->lost),
                 salvage->lost);
    sentence_add(&offer, " %s", _("The damaged file stays as it is."));
    return offer;
}

struct sentence salvage_done(const struct session *session)
{
    struct sentence done =
        sentence_of(_("The game continues in %s."), journal_name(session->journal));
    sentence_add(&done, " %s", _("The damaged file stays as it is."));
    return done;
}
