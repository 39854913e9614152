/* A castle, or points now (CA2). */
#include "wording/decisions.h"

static struct sentence detail(const struct decision_view *view)
{
    int points = deciding_points(view->deciding);
    if (deciding_move(view->deciding).verb == VERB_CASTLE)
        return sentence_of("%s", _("Castle: scores what is next completed in its fief."));
    return sentence_of(_n("%d point now; the follower goes home.",
                          "%d points now; the follower goes home.", points),
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
    .note = N_("A castle scores no points now, and its follower stays in it. It gets the points of "
               "the next road, city, monastery or castle completed in its fief, which is framed."),
    .task = {NN_("%s: a castle, or %d point now?", "%s: a castle, or %d points now?")},
    .call = {NN_("Your city of two tiles is complete: make it a castle, or score %d point?",
                 "Your city of two tiles is complete: make it a castle, or score %d points?")},
    .detail = detail,
    .worth = worth,
    .due = worth,
};
