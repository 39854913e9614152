/* Abbey & Mayor for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_abbeys[] = {
    {N_("The abbey"), "AM1, AM2, AM3, AM4, AM5, AM6, AM7",
     N_("Everyone has one abbey, a tile of their own. When it is your turn you may place it "
        "instead "
        "of drawing a tile, in a hole: an empty square with a tile on each of its four sides. Then "
        "your turn goes on as usual.\n\n"
        "An abbey fits everywhere and continues nothing. It closes the roads and cities that run "
        "into it, so it may complete several at once. But it is no tile of theirs: it adds no "
        "points to them.\n\n"
        "It is a monastery, and you may deploy a follower in it. The squares around it are often "
        "all taken, so it scores 9 points at once.\n\n"
        "You are asked before you draw, in each part of a double turn too. A tile that fits "
        "nowhere is set aside without a new choice, and a tile from a bazaar must be placed.\n\n"
        "When the last tile of the pile is placed, everyone who still has an abbey may place it "
        "in one more turn. Then the game ends.\n\n"
        "An abbey continues no road or city of a builder, so it earns no second part. No bridge "
        "stands on it, and none may end at it.")},

    {N_("The mayor"), "AM1, AM8, AM16",
     N_("Everyone has one mayor. He can be deployed in a city only, instead of another "
        "follower.\n\n"
        "For the majority he counts as many followers as the city has pennants. In a city without "
        "a pennant he counts nothing: he keeps other players from deploying there, but he scores "
        "nothing, even if he is alone.\n\n"
        "Example: a city has 3 pennants. Ann's mayor beats two ordinary knights of Ben's, and ties "
        "with one large and one ordinary.\n\n"
        "A mayor may be the lord of a castle. A castle has no pennant, so it scores nothing for "
        "its owner if the mayor is its only lord; then he returns home.\n\n"
        "A small city must consist of two city ends: a two-tile city closed by an abbey cannot "
        "become a castle.")},

    {N_("The wagon"), "AM9, AM10, AM11, AM16, AM17",
     N_("Everyone has one wagon. It is a follower that can be deployed on a road, in a city, in a "
        "monastery or in an abbey, but never in a field. It counts as one.\n\n"
        "When its feature has been scored, the wagon need not return home. It may move on to "
        "another road, city, monastery or abbey that is unfinished and has no follower in it: on "
        "its own tile or one of the eight around it. It does not matter whether you scored "
        "points.\n\n"
        "With the option wagon-move set to meeting, as in edition 1, it moves to a feature that "
        "meets the completed one: a road ends at a city's gate, at a crossing or at a monastery, "
        "and an abbey meets what it closes.\n\n"
        "Wagons move last, after castles and drawbridges. If several may move, the active player "
        "decides first, and the others follow clockwise.\n\n"
        "A wagon may cross a drawbridge, and be the lord of a castle; from a castle it returns "
        "home. It never moves into a castle, nor when it is sent home without scoring.")},

    {N_("The barn"), "AM1, AM12, AM13, AM14, AM15",
     N_("Everyone has one barn. You may place it instead of deploying a follower, on a corner of "
        "the "
        "tile you have just placed where four tiles meet and all four have field. The field must "
        "have no barn yet; farmers in it, anybody's, do not matter. The barn stays to the end.\n\n"
        "The field's farmers are scored at once, as at the end of the game: 3 points for each "
        "completed city. Then farmers and pigs return home.\n\n"
        "From now on nobody can be deployed in this field. If a tile later joins it to a field "
        "with farmers, they score too, but less: 1 point for each completed city and 2 for each "
        "castle, and 1 more for each with a pig. Then they return home.\n\n"
        "At the end of the game your barn scores 4 points for each completed city its field "
        "touches, and 5 for each castle. If several barns are in the field, each of their owners "
        "scores that.\n\n"
        "Example: a field with two completed cities has one farmer of Ben's. Ann places her barn "
        "there. Ben scores 6 points and has his farmer back.")},
};

const size_t rules_abbeys_count = sizeof rules_abbeys / sizeof rules_abbeys[0];
