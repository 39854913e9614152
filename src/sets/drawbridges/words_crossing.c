/* Across a lowered drawbridge, or home (DB3). */
#include "language/language.h"
#include "wording/decisions.h"
#include "wording/wording.h"

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
    return _("they keep the majority");
}

/* The city and its followers: "Ann 2, Ben 1". */
struct sentence crossing_bare(const struct decision_view *view)
{
    const struct deciding *deciding = view->deciding;
    if (deciding_move(deciding).verb == VERB_HOME)
        return sentence_of(_("The follower returns home to %s."),
                           view->seats->seat[deciding->choice.player].name);
    const struct feature_summary *city = position_feature(view->position, deciding_node(deciding));
    struct sentence followers = wording_followers(city, view->seats);
    return sentence_of(_("%s, %u open; %s"), wording_titled(city).text, city->open,
                       followers.text[0] ? followers.text : _("no followers"));
}

/* The city that a choice is about, with the follower in it. */
static struct feature_summary entered(const struct decision_view *view, unsigned choice)
{
    return scoring_choice_result(&view->deciding->choice, &view->position->game, choice);
}

struct sentence crossing_detail(const struct decision_view *view)
{
    const struct deciding *deciding = view->deciding;
    struct sentence text = crossing_bare(view);
    if (deciding_move(deciding).verb == VERB_HOME)
        return text;
    struct feature_summary after = entered(view, deciding->chosen);
    sentence_add(&text, ": %s",
                 effect(position_feature(view->position, deciding_node(deciding)), &after,
                        deciding->choice.player));
    return text;
}

struct sentence crossing_worth(const struct decision_view *view, unsigned choice)
{
    unsigned player = view->deciding->choice.player;
    if (view->deciding->choice.move[choice].verb == VERB_HOME)
        return sentence_of("%s", "");
    struct feature_summary after = entered(view, choice);
    if (holds_alone(&after, player))
        return sentence_of("%s", C_("a city", "yours"));
    if (holds(&after, player))
        return sentence_of("%s", C_("a city", "shared"));
    return sentence_of(C_("a city", "%s's"), wording_names(after.holders, view->seats).text);
}
