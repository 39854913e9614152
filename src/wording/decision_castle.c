/* A castle, or points now (CA2). */
#include "wording/decisions.h"

/* What the small city would score at once. */
static int points_now(const struct deciding *deciding)
{
    int points = 0;
    for (unsigned choice = 0; choice < deciding->choice.count; choice++)
        points += deciding->choice.points[choice];
    return points;
}

static struct sentence task(const struct deciding *deciding, const char *name)
{
    int points = points_now(deciding);
    return sentence_of(
        _n("%s: a castle, or %d point now?", "%s: a castle, or %d points now?", points), name,
        points);
}

static struct sentence call(const struct deciding *deciding)
{
    int points = points_now(deciding);
    return sentence_of(
        _n("Your city of two tiles is complete: make it a castle, or score %d point?",
           "Your city of two tiles is complete: make it a castle, or score %d points?", points),
        points);
}

static struct sentence detail(const struct deciding *deciding, const struct position *position,
                              const struct seats *seats)
{
    int points = points_now(deciding);
    (void)position;
    (void)seats;
    if (deciding_move(deciding).verb == VERB_CASTLE)
        return sentence_of("%s", _("Castle: scores what is next completed in its fief."));
    return sentence_of(_n("%d point now; the follower goes home.",
                          "%d points now; the follower goes home.", points),
                       points);
}

static struct sentence worth(const struct deciding *deciding, const struct position *position,
                             const struct seats *seats, unsigned choice)
{
    (void)seats;
    if (deciding->choice.move[choice].verb == VERB_CASTLE)
        return sentence_of(C_("castles", "%u left"),
                           position->game.player[deciding->choice.player].castles);
    return sentence_of(_("%d now"), deciding->choice.points[choice]);
}

const struct decision_words decision_castle = {
    .heading = N_("Castle or score?"),
    .note = N_("A castle scores no points now, and its follower stays in it. It gets the points of "
               "the next road, city, monastery or castle completed in its fief, which is framed."),
    .task = task,
    .call = call,
    .detail = detail,
    .worth = worth,
    .due = worth,
};
