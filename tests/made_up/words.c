/* The made-up set in words, where its rows name a function. */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"

struct sentence tent_name(const struct action_view *view, struct move action)
{
    static const char *const corners[] = {N_("north-east"), N_("south-east"), N_("south-west"),
                                          N_("north-west")};
    (void)view;
    return sentence_of(_("tent, %s"), _(corners[action.arg]));
}

/* For what it was that a player got points. */
struct sentence made_up_for(const struct log_entry *entry)
{
    unsigned reason = entry->event.reason;
    return sentence_of("%s", reason == REASON_TENT    ? _("tent")
                             : reason == REASON_TOKEN ? _("token")
                                                      : _("die"));
}
