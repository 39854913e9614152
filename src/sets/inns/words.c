/* Inns & Cathedrals in words (IN). */
#include "language/language.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"

/* A second inn adds nothing (IN2); nor does a second cathedral (IN3). */

void inn_on_road(struct sentence *list, const struct feature_summary *summary)
{
    if (summary->kind == FEATURE_ROAD && summary->printed[SEGMENT_FLAG_INN] > 0)
        sentence_list(list, _("inn"));
}

void cathedral_in_city(struct sentence *list, const struct feature_summary *summary)
{
    if (summary->kind == FEATURE_CITY && summary->printed[SEGMENT_FLAG_CATHEDRAL] > 0)
        sentence_list(list, _("cathedral"));
}

const struct rules_topic rules_inns[] = {
    {N_("Inns"), "IN1, IN2, IN5, IN6, BR14",
     N_("Some tiles show an inn by a road. It raises the stakes:\n\n"
        "• completed, the road scores 2 points for each of its tiles instead of 1;\n"
        "• unfinished at the end of the game, it scores nothing.\n\n"
        "One inn is enough: a second one on the same road changes nothing. If a tile has several "
        "roads, its inn belongs to the one it stands by.\n\n"
        "You may place an inn by any road, your own or another player's. Late in the game that can "
        "spoil a long road.\n\n"
        "A bridge has no inn of its own, but it is a piece of its road: if the road has an inn, "
        "the tile under the bridge counts 2 as well. An inn under a bridge is not for the bridge, "
        "unless both belong to the same road.\n\n"
        "Example: a road from a village to a crossing has 3 tiles with printed road, 1 bridge and "
        "1 inn. It scores 8 points.\n\n"
        "The inns on the tiles with bazaars count too. Without this set no inn has any effect. The "
        "option inn-final makes unfinished roads with an inn score 1 point per tile.")},

    {N_("Cathedrals"), "IN3, IN5, IN7, IN9",
     N_("Two tiles show a cathedral, each with city on all four edges. A city with a cathedral "
        "scores\n\n"
        "• completed: 3 points for each tile and 3 for each pennant, instead of 2;\n"
        "• unfinished at the end of the game: nothing.\n\n"
        "A second cathedral changes nothing. To a field it is a completed city like any other: 3 "
        "points.\n\n"
        "You may place a cathedral in any city where it fits, another player's too. Such a city is "
        "hard to complete: the tile opens it on up to three more sides.\n\n"
        "Example: a completed city has 6 tiles, 2 pennants and a cathedral. It scores 18 + 6 = 24 "
        "points; without the cathedral it would score 16.\n\n"
        "A castle gets all the points of the feature it scores: 2 for each tile of a road with an "
        "inn, 3 for each tile and pennant of a city with a cathedral. A city with a cathedral is "
        "never a small city, so it cannot become a castle.\n\n"
        "The option inn-final makes an unfinished city with a cathedral score 1 point per tile and "
        "pennant, like any other.")},

    {N_("The large follower"), "IN1, IN4, IN6, IN7, IN8",
     N_("Everyone has one large follower besides the 7 ordinary ones. You may deploy it instead of "
        "an ordinary one, wherever that could go. It follows the same rules, and it returns home "
        "in the same way.\n\n"
        "There is one difference: wherever followers are counted for the majority, it counts as "
        "two. It does not score more points.\n\n"
        "Example: a city worth 16 has a large knight of Ann's and an ordinary one of Ben's. Ann "
        "scores 16, Ben nothing. With two knights, Ben would tie, and both would score 16.\n\n"
        "It counts as two on roads, in cities and in fields; in a shared small city; and on a road "
        "with a gate, where the majority may cross.\n\n"
        "It may stand on a bridge, cross a drawbridge and be the lord of a castle. When a shared "
        "castle scores, each owner gets all the points, however large their followers are.")},
};

const size_t rules_inns_count = sizeof rules_inns / sizeof rules_inns[0];
