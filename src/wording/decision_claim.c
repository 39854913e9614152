/* What a castle scores by (CA7, CA8). */
#include "wording/decisions.h"
#include "wording/wording.h"

static struct sentence bare(const struct decision_view *view)
{
    return wording_by(position_feature(view->position, deciding_node(view->deciding)));
}

static struct sentence detail(const struct decision_view *view)
{
    int points = view->deciding->choice.points[view->deciding->chosen];
    return sentence_of(_n("%s: %d point", "%s: %d points", points), bare(view).text, points);
}

static struct sentence worth(const struct decision_view *view, unsigned choice)
{
    return sentence_of("%d", view->deciding->choice.points[choice]);
}

const struct decision_words decision_claim = {
    .heading = N_("The castle scores"),
    .note = N_("Several features were completed in its fief, which is framed. Only one counts."),
    .task = {N_("%s: choose what your castle scores")},
    .call = {N_("Several features were completed in your castle's fief: which one does it score?")},
    .detail = detail,
    .worth = worth,
    .bare = bare,
};
