/* The Abbot in words, where a row names a function; and the chapter of the rules inside the game.
 */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"

struct sentence abbot_home(const struct action_view *view, struct move action)
{
    (void)view, (void)action;
    return sentence_of("%s", _("Abbot home"));
}

/* "Abbot home: 5 points" */
struct sentence abbot_home_for(const struct action_view *view, struct move action)
{
    int points = game_abbot_points(view->game);
    (void)action;
    return sentence_of(_n("Abbot home: %d point", "Abbot home: %d points", points), points);
}

struct sentence abbot_paid(const struct log_entry *entry)
{
    return sentence_of("%s", entry->event.kind == FEATURE_GARDEN
                                 ? _("abbot home from a garden")
                                 : _("abbot home from a monastery"));
}

const struct rules_topic rules_abbot[] = {
    {N_("Gardens"), "AB1, AB2, AB3, AB6",
     N_("Some tiles of the base game and of most expansions have a garden. They take the place of "
        "tiles that are otherwise the same, so there are no more tiles than without.\n\n"
        "A garden is like a monastery: it is completed when all 8 squares around it hold tiles, "
        "and scores 9 points; at the end of the game 1 point, and 1 for each tile around it. But "
        "only an abbot may be deployed in it.\n\n"
        "A castle scores for a completed garden in its fief as for a monastery, even if nobody "
        "was in it.")},

    {N_("The abbot"), "AB2, AB4, AB5, AB7, AB8",
     N_("Everyone has one abbot. He is a follower and counts as one, but he can be deployed in a "
        "monastery, an abbey or a garden only, where nobody else is.\n\n"
        "Instead of deploying a figure you may take him home from an unfinished monastery or "
        "garden. At once you score what it is worth at that moment: 1 point, and 1 for each tile "
        "around it, with the one just placed.\n\n"
        "Example: three of the squares around your abbot's garden hold tiles. You take him home "
        "and score 4 points.\n\n"
        "Nothing is completed by that: no castle scores, and the fairy brings nothing. From what "
        "this tile has completed your abbot cannot be taken home first; it is scored as "
        "always.\n\n"
        "In each part of a double turn, and in each turn of a bazaar, he may be deployed or taken "
        "home. The dragon sends him home, too, and he may go through a portal. Towers capture him, "
        "but he is no guard. Wagons move into no garden.")},
};

const size_t rules_abbot_count = sizeof rules_abbot / sizeof rules_abbot[0];
