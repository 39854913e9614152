/* The chapter of the rules inside the game (CC). */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_count[] = {
    {N_("The city of Carcassonne"), "CC1, CC2, CC9, CC11",
     N_("Twelve tiles lie on the table from the beginning instead of the start tile: the city of "
        "Carcassonne. Roads, fields and two city edges outside its walls are continued like any "
        "others. For fields the city is one completed city: every field that touches it scores 3 "
        "points for it.\n\n"
        "In the city are four quarters: the castle, the market, the blacksmith and the cathedral. "
        "The count begins in the castle.\n\n"
        "No bridge stands on these tiles, and the dragon does not fly over the two in the middle. "
        "The river is never played with the count.")},

    {N_("Into the city"), "CC3, CC4, CC5, CC12",
     N_("When a tile of yours brings others points for features, and you none, you may put one "
        "follower from your supply into a quarter of your choice, once for each tile. Roads, "
        "cities, monasteries, castles and fields scored by a barn count; the fairy, flocks, the "
        "circus and auctions do not.\n\n"
        "A mayor goes only to the castle, an abbot only to the cathedral, and a wagon not to the "
        "market. In the city followers occupy nothing, and nothing happens to them there.\n\n"
        "Then you may move the count to any other quarter.\n\n"
        "Example: Ben completes a road of Ann's. He puts a follower into the blacksmith's quarter "
        "and moves the count there, so that nobody can leave it.")},

    {N_("Out of the city"), "CC6, CC7, CC8, CC10",
     N_("Before a completed feature scores, everyone may move followers from the city to it, on "
        "any "
        "of its tiles: first the player to the left of the one whose turn it is, who comes last. "
        "They come\n\n"
        "• from the castle to cities,\n"
        "• from the blacksmith to roads,\n"
        "• from the cathedral to monasteries and abbeys,\n"
        "• from the market to fields that a barn scores now,\n\n"
        "but nobody leaves the quarter where the count is. They count for the majority like all "
        "others, and return home when the feature is scored.\n\n"
        "Nobody joins a castle, nor a small city that becomes one; where somebody else scores that "
        "city, players who make no castle of it may join.\n\n"
        "At the end of the game everyone in turn may move one follower after the other from the "
        "market to fields without a barn; with the option count-final set to all also from the "
        "other quarters to unfinished features. Who stays in the city scores nothing.\n\n"
        "Example: Ann completes a road of hers. Before it scores Ben joins it with a follower from "
        "the blacksmith: both score.")},
};

const size_t rules_count_count = sizeof rules_count / sizeof rules_count[0];
