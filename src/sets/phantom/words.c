/* The Phantom for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_phantom[] = {
    {N_("The phantom"), "PH1, PH2, PH3, PH4, PH5",
     N_("Everyone has one phantom. It is a follower like any other and counts as one.\n\n"
        "You may deploy it instead of another follower. Or you deploy it in addition, after the "
        "figure of your turn, whatever that was: a follower, a builder, a pig or a barn, the "
        "fairy, a tower floor, an abbot taken home, a pyramid. It goes to another road, city, "
        "field or monastery of the tile you have just placed, which must be free as always: what "
        "your first figure occupies is occupied.\n\n"
        "Nothing comes after the phantom in this turn, and it cannot come after a princess has "
        "sent a knight home.\n\n"
        "Only one of your two figures may go through a magic portal. The phantom may guard a "
        "tower, even if you have put a floor on it in this turn. It goes into no garden and on no "
        "pyramid.\n\n"
        "It may be the lord of a castle, cross drawbridges and be captured. In each part of a "
        "double turn, and in each turn of a bazaar's round, it may come again.")},
};

const size_t rules_phantom_count = sizeof rules_phantom / sizeof rules_phantom[0];
