/* A castle, or points now (CA2). */
#include "wording/decisions.h"

static struct sentence detail(const struct decision_view *view)
{
    int points = deciding_points(view->deciding);
    if (deciding_move(view->deciding).verb == VERB_CASTLE)
        return sentence_of("%s", _("Scores the next feature completed in its fief."));
    return sentence_of(_n("%d point now; the follower returns home.",
                          "%d points now; the follower returns home.", points),
                       points);
}

static struct sentence worth(const struct decision_view *view, unsigned choice)
{
    const struct scoring_choice *at_hand = &view->deciding->choice;
    if (at_hand->move[choice].verb == VERB_CASTLE)
        return sentence_of(C_("castles", "%u left"),
                           view->position->game.player[at_hand->player].castles);
    return sentence_of(_("%d now"), at_hand->points[choice]);
}

const struct decision_words decision_castle = {
    .heading = N_("Castle or score?"),
    .note = N_("A castle scores nothing now and keeps its follower. It scores the next road, city, "
               "monastery or castle completed in its fief, which is framed."),
    .task = {NN_("%s: a castle, or %d point now?", "%s: a castle, or %d points now?")},
    .call = {NN_("Your two-tile city is complete: make it a castle, or score %d point?",
                 "Your two-tile city is complete: make it a castle, or score %d points?")},
    .detail = detail,
    .worth = worth,
    .due = worth,
};
