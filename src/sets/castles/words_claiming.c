/* What a castle scores by (CA7, CA8). */
#include "language/language.h"
#include "wording/decisions.h"
#include "wording/wording.h"

/* What the castle would score by; kinds of other sets are told by their names. */
static const char *const by[FEATURE_KINDS] = {
    [FEATURE_ROAD] = N_("For the road"),     [FEATURE_CITY] = N_("For the city"),
    [FEATURE_FIELD] = N_("For the field"),   [FEATURE_MONASTERY] = N_("For the monastery"),
    [FEATURE_CASTLE] = N_("For the castle"),
};

struct sentence claim_bare(const struct decision_view *view)
{
    const struct feature_summary *summary =
        position_feature(view->position, deciding_node(view->deciding));
    const char *words = by[summary->kind];
    return wording_with_measure(words ? _(words) : wording_kind(summary->kind), summary);
}

struct sentence claim_detail(const struct decision_view *view)
{
    int points = view->deciding->choice.points[view->deciding->chosen];
    return sentence_of(_n("%s: %d point", "%s: %d points", points), claim_bare(view).text, points);
}
