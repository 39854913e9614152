/* Mage & Witch for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_mage[] = {
    {N_("Mage and witch"), "MW1, MW2, MW3, MW4",
     N_("Mage and witch start beside the board and belong to nobody. Eight tiles show a magic "
        "symbol.\n\n"
        "If you place such a tile you must move one of the two, before you deploy a follower: from "
        "beside the board, or from wherever it is, to any unfinished road or city on the board "
        "where neither of them is. The tile you have just placed counts. If it needs a bridge, the "
        "bridge is built first.\n\n"
        "You may move one of them away from a road or city that this tile completes.\n\n"
        "If there is no road or city for them, one of those on the board leaves it: you choose "
        "which. If neither is on the board, nothing happens.\n\n"
        "The two are never in one road or city together. If a tile or bridge of yours joins "
        "theirs, you must move one of them at once.")},

    {N_("What they change"), "MW5, MW6, MW7, MW8",
     N_("• With the mage a road or city is worth 1 point more for each of its tiles. Pennants do "
        "not count.\n"
        "• With the witch it is worth half of its points, rounded up.\n\n"
        "Inns and cathedrals are counted before that. It holds at the end of the game, too: an "
        "unfinished road with an inn is worth nothing, with the mage 1 point for each tile.\n\n"
        "Example: a road of five tiles with an inn is completed, and the witch is on it. It scores "
        "5 points, half of 10.\n\n"
        "When the road or city has scored, mage or witch goes back beside the board, even if "
        "nobody was paid. A castle that scores by that road or city gets the same points. If a "
        "small city becomes a castle, they leave it without effect.\n\n"
        "They are no followers: they occupy nothing, and the dragon, towers and princesses leave "
        "them alone. Fields count a completed city as ever.")},
};

const size_t rules_mage_count = sizeof rules_mage / sizeof rules_mage[0];
