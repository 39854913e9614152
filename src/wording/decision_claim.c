/* What a castle scores by (CA7, CA8). */
#include "wording/decisions.h"
#include "wording/wording.h"

static struct sentence task(const struct deciding *deciding, const char *name)
{
    (void)deciding;
    return sentence_of(_("%s: what does your castle score by?"), name);
}

static struct sentence call(const struct deciding *deciding)
{
    (void)deciding;
    return sentence_of("%s", _("More than one feature was completed in the fief of your castle: "
                               "which one does it score by?"));
}

static struct sentence bare(const struct deciding *deciding, const struct position *position,
                            const struct seats *seats)
{
    (void)seats;
    return wording_by(position_feature(position, deciding_node(deciding)));
}

static struct sentence detail(const struct deciding *deciding, const struct position *position,
                              const struct seats *seats)
{
    int points = deciding->choice.points[deciding->chosen];
    return sentence_of(_n("%s: %d point", "%s: %d points", points),
                       bare(deciding, position, seats).text, points);
}

static struct sentence worth(const struct deciding *deciding, const struct position *position,
                             const struct seats *seats, unsigned choice)
{
    (void)position;
    (void)seats;
    return sentence_of("%d", deciding->choice.points[choice]);
}

const struct decision_words decision_claim = {
    .heading = N_("The castle scores by"),
    .note = N_("Several features were completed in its fief, which is framed. Only one counts."),
    .task = task,
    .call = call,
    .detail = detail,
    .worth = worth,
    .bare = bare,
};
