/* What a castle scores by (CA7, CA8). */
#include "language/language.h"
#include "wording/decisions.h"
#include "wording/wording.h"

struct sentence claim_bare(const struct decision_view *view)
{
    return wording_by(position_feature(view->position, deciding_node(view->deciding)));
}

struct sentence claim_detail(const struct decision_view *view)
{
    int points = view->deciding->choice.points[view->deciding->chosen];
    return sentence_of(_n("%s: %d point", "%s: %d points", points), claim_bare(view).text, points);
}
