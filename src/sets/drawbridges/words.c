/* Drawbridges in words (DB). */
#include "choosing/choosing.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/rules_wording.h"
#include "wording/turn_words.h"
#include "wording/wording.h"

/* Those of sets without a phrase are followers, too. */
static const char *const crosses[FIGURES_COUNT] = {
    [FIGURE_MEEPLE] = N_("%s: follower crosses the drawbridge into a city"),
    [FIGURE_LARGE] = N_("%s: large follower crosses the drawbridge into a city"),
    [FIGURE_WAGON] = N_("%s: wagon crosses the drawbridge into a city"),
};

struct sentence drawbridge_crossed(const struct log_entry *entry, const struct seats *seats)
{
    const char *words = crosses[entry->event.figure];
    return sentence_of(_(words ? words : crosses[FIGURE_MEEPLE]),
                       seats->seat[entry->event.player].name);
}

/* Across a lowered drawbridge, or home (DB3). */

static bool holds_alone(const struct feature_summary *summary, unsigned player)
{
    return summary->holders == 1u << player;
}

static bool holds(const struct feature_summary *summary, unsigned player)
{
    return summary->holders >> player & 1u;
}

/* What crossing does to the majority (B9). */
static const char *crossing_effect(const struct feature_summary *before,
                                   const struct feature_summary *after, unsigned player)
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
static struct feature_summary city_entered(const struct decision_view *view, unsigned choice)
{
    return scoring_choice_result(&view->deciding->choice, &view->position->game, choice);
}

struct sentence crossing_detail(const struct decision_view *view)
{
    const struct deciding *deciding = view->deciding;
    struct sentence text = crossing_bare(view);
    if (deciding_move(deciding).verb == VERB_HOME)
        return text;
    struct feature_summary after = city_entered(view, deciding->chosen);
    sentence_add(&text, ": %s",
                 crossing_effect(position_feature(view->position, deciding_node(deciding)), &after,
                                 deciding->choice.player));
    return text;
}

struct sentence crossing_worth(const struct decision_view *view, unsigned choice)
{
    unsigned player = view->deciding->choice.player;
    if (view->deciding->choice.move[choice].verb == VERB_HOME)
        return sentence_of("%s", "");
    struct feature_summary after = city_entered(view, choice);
    if (holds_alone(&after, player))
        return sentence_of("%s", C_("a city", "yours"));
    if (holds(&after, player))
        return sentence_of("%s", C_("a city", "shared"));
    return sentence_of(C_("a city", "%s's"), wording_names(after.holders, view->seats).text);
}

const struct rules_topic rules_drawbridges[] = {
    {N_("Gates"), "DB1, DB2, DB5",
     N_("12 tiles have gates. There a road meets a city, with a drawbridge over the moat in front "
        "of the gate.\n\n"
        "The drawbridge is down while the city is unfinished. Once the city is completed, it is up "
        "for good.\n\n"
        "On most of these tiles the road ends at the gate. On one kind it passes the gate and "
        "continues: such a road is completed only when both its ends are. On another, one road "
        "leads to two separate cities, with a gate to each.")},

    {N_("Crossing"), "DB2, DB3, DB4, DB6, DB7",
     N_("When a road with a gate is completed it scores as usual. Then look at each gate on it: is "
        "the city behind it still unfinished?\n\n"
        "If so, and if one player alone has the majority on the road, that player may send their "
        "followers across: each of them either moves into such a city or returns home, one by one, "
        "all into one city or into several. All other players' followers return home.\n\n"
        "It does not matter who completed the road or who holds the city. The city may well be "
        "occupied: this is a way into a city that is taken.\n\n"
        "If several players tie for the majority, all of them score, and nobody crosses.\n\n"
        "If the same tile completes the road and the city, the drawbridge is up. A castle is not a "
        "city: its drawbridge is up.\n\n"
        "A follower that has crossed is a knight like any other: it counts when the city is "
        "scored, and it may have a say in a small city.\n\n"
        "Example: a road of two tiles, completed at a lowered drawbridge, scores 2 points for its "
        "highwayman; then the highwayman becomes a knight.\n\n"
        "Example: a road of 6 tiles has a gate at each end. Ann has two followers on it, Ben one. "
        "Ann scores 6 points. One of hers moves into the larger city, the other returns home; "
        "Ben's returns home with nothing.")},
};

const size_t rules_drawbridges_count = sizeof rules_drawbridges / sizeof rules_drawbridges[0];
