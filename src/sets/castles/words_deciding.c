/* A castle, or points now (CA2). */
#include "language/language.h"
#include "wording/decisions.h"

struct sentence castle_or_points(const struct decision_view *view)
{
    int points = deciding_points(view->deciding);
    if (deciding_move(view->deciding).verb == VERB_CASTLE)
        return sentence_of("%s", _("Scores the next feature completed in its fief."));
    return sentence_of(_n("%d point now; the follower returns home.",
                          "%d points now; the follower returns home.", points),
                       points);
}

struct sentence castle_or_points_worth(const struct decision_view *view, unsigned choice)
{
    const struct scoring_choice *at_hand = &view->deciding->choice;
    if (at_hand->move[choice].verb == VERB_CASTLE)
        return sentence_of(C_("castles", "%u left"),
                           view->position->game.player[at_hand->player].castles);
    return sentence_of(_("%d now"), at_hand->points[choice]);
}
