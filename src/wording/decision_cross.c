/* Across a lowered drawbridge, or home (DB3). */
#include "wording/decisions.h"
#include "wording/wording.h"

static struct sentence task(const struct deciding *deciding, const char *name)
{
    (void)deciding;
    return sentence_of(_("%s: a drawbridge is down for your follower"), name);
}

static struct sentence call(const struct deciding *deciding)
{
    (void)deciding;
    return sentence_of("%s", _("Your road is complete and leads to a lowered drawbridge: does your "
                               "follower cross it or go home?"));
}

static bool holds_alone(const struct feature_summary *summary, unsigned player)
{
    return summary->holders == 1u << player;
}

static bool holds(const struct feature_summary *summary, unsigned player)
{
    return summary->holders >> player & 1u;
}

/* What crossing does to the majority (B9). */
static const char *effect(const struct feature_summary *before, const struct feature_summary *after,
                          unsigned player)
{
    if (holds_alone(after, player))
        return holds_alone(before, player) ? _("it stays yours") : _("it becomes yours");
    if (holds(after, player))
        return holds(before, player) ? _("it stays shared") : _("you would share it");
    return _("the majority stays theirs");
}

/* The city with who stands in it: "Ann 2, Ben 1". */
static struct sentence bare(const struct deciding *deciding, const struct position *position,
                            const struct seats *seats)
{
    if (deciding_move(deciding).verb == VERB_HOME)
        return sentence_of(_("The follower goes home to %s."),
                           seats->seat[deciding->choice.player].name);
    const struct feature_summary *city = position_feature(position, deciding_node(deciding));
    struct sentence followers = wording_followers(city, seats);
    return sentence_of(_("%s, %u open; %s"), wording_titled(city).text, city->open,
                       followers.text[0] ? followers.text : _("nobody"));
}

static struct sentence detail(const struct deciding *deciding, const struct position *position,
                              const struct seats *seats)
{
    struct sentence text = bare(deciding, position, seats);
    if (deciding_move(deciding).verb != VERB_HOME)
        sentence_add(&text, ": %s",
                     effect(position_feature(position, deciding_node(deciding)),
                            &position->result[deciding->chosen], deciding->choice.player));
    return text;
}

static struct sentence worth(const struct deciding *deciding, const struct position *position,
                             const struct seats *seats, unsigned choice)
{
    const struct feature_summary *after = &position->result[choice];
    if (deciding->choice.move[choice].verb == VERB_HOME)
        return sentence_of("%s", "");
    if (holds_alone(after, deciding->choice.player))
        return sentence_of("%s", C_("a city", "yours"));
    if (holds(after, deciding->choice.player))
        return sentence_of("%s", C_("a city", "shared"));
    return sentence_of(C_("a city", "%s's"), wording_names(after->holders, seats).text);
}

const struct decision_words decision_cross = {
    .heading = N_("Cross a drawbridge?"),
    .note = N_("The road is scored. Its follower may move into a city behind a lowered drawbridge "
               "or go home."),
    .task = task,
    .call = call,
    .detail = detail,
    .worth = worth,
    .bare = bare,
};
