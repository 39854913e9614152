/* Special monasteries in words, where rows name a function; and the chapter of the rules inside the
 * game. */
#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"

/* "8 tiles in line" */
struct sentence abbots_size(const struct feature_summary *summary, const char *more)
{
    (void)more;
    return sentence_of(_n("%d tile in line", "%d tiles in line", summary->points), summary->points);
}

/* "Abbots: 8 tiles in line" */
struct sentence abbots_told(const struct feature_summary *summary, const struct seats *seats)
{
    (void)seats;
    return sentence_of(_n("Abbots: %d tile in line", "Abbots: %d tiles in line", summary->points),
                       summary->points);
}

const struct rules_topic rules_monasteries[] = {
    {N_("Special monasteries"), "MO1, MO2, MO3, MO4",
     N_("Six tiles show a special monastery. The base game's six tiles with a monastery stay in "
        "the "
        "box, unless the option Cloisters keeps them.\n\n"
        "Whoever comes to a special monastery either stands there as a monk or lies down as its "
        "abbot. Every follower that may stand there may lie. It is one place all the same: either "
        "of them occupies it.\n\n"
        "For a monk it is a monastery like any other. When all squares around it are filled, monks "
        "score and go home; abbots stay. If only abbots are there then, it is not completed: "
        "nobody "
        "scores, no castle either, and not later.\n\n"
        "For an abbot nothing is ever completed. So he may also come to one that is already "
        "surrounded, through a magic portal, as a wagon or by flying.")},

    {N_("Abbots at the end"), "MO5, MO6, MO7",
     N_("At the end of the game an abbot scores 1 point for his tile, and 1 for each tile in an "
        "unbroken line from it to the north, east, south and west, whatever they show.\n\n"
        "Example: three tiles lie to the west of your abbot and four to the south, and none in the "
        "north and east: 8 points.\n\n"
        "If several lie there, most of them get the points, as always. Abbots are followers: the "
        "dragon sends them home, towers capture them, and the fairy stands beside them. Where a "
        "player has two alike, one who stands and one who lies, the one who stands is meant.\n\n"
        "The abbot of the expansion of that name may lie, too. Then he cannot be taken home.")},
};

const size_t rules_monasteries_count = sizeof rules_monasteries / sizeof rules_monasteries[0];
