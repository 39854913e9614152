/* What concerns all sets (OR, ED), and how the rules are played on this screen. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_together[] = {
    {N_("The order of scoring"), "OR1, OR2",
     N_("One tile may set off many things. They happen in this order:\n"
        "\n"
        "1. Small cities: castle or points?\n"
        "2. Everything that is finished scores, and its followers come home, but for those who may "
        "cross a drawbridge.\n"
        "3. Castles score: first those with something finished in their fief, then those that "
        "follow "
        "a castle.\n"
        "4. Followers cross drawbridges.\n"
        "\n"
        "If several players have to decide, the player at turn begins, and the others follow "
        "clockwise. What one player has to decide comes in the order of the board, from top to "
        "bottom and from left to right.")},

    {N_("Editions"), "",
     N_("The rules were printed more than once, and not always alike. An edition is a choice of "
        "all "
        "options together; in the setup each of them can be changed by itself.\n"
        "\n"
        "Edition 2, the rules since 2018, is what you get unless you choose otherwise. In it any "
        "two "
        "city ends may become a castle. At a bazaar the next tile is chosen after the one who took "
        "the last, whoever took the first tile places first, and bids have no limit. A bridge "
        "comes "
        "before the follower.\n"
        "\n"
        "Edition 1, the rules of 2010: only two semicircles may become a castle. The next tile is "
        "chosen after the one who chose the last, and the player to the host's left places first. "
        "A "
        "bridge may come after the follower too.\n"
        "\n"
        "Edition zman2010: as edition 1, but any two city ends may become a castle, and nobody may "
        "bid more than they have. Whoever cannot pay the highest bid can only sell. If nobody has "
        "a "
        "point, the tiles are taken in turn without an auction.")},

    /* Told from the table of options. */
    {N_("Options"), "", NULL},

    {N_("How to play here"), "",
     N_("All play at one keyboard. The line at the bottom shows the keys that matter now, and ? "
        "lists every key that works, with a sentence for each.\n"
        "\n"
        "• Your tile appears where it fits. The arrows and Tab take it from square to square; only "
        "squares where it fits are offered.\n"
        "• r turns it, always to a way in which it fits.\n"
        "• Enter lays it. A bridge that it needs is built with it.\n"
        "• Then choose where a follower goes, b for a bridge, or p for neither. Every offer says "
        "what "
        "it is worth.\n"
        "• If something else is to be decided - castle or points, what a castle scores by, who "
        "crosses a drawbridge, a bid - the screen asks by name. It may not be the player at turn.\n"
        "• Enter ends your turn; until then u takes back what you did in it.\n"
        "• x looks around the board: what is what, whose, and how much.\n"
        "• l tells all that has happened.\n"
        "\n"
        "Every move is on disk before you see it. Leave whenever you like: the title page offers "
        "to "
        "go on where you stopped.\n"
        "\n"
        "A game with the same seed brings the tiles in the same order.")},
};

const size_t rules_together_count = sizeof rules_together / sizeof rules_together[0];
