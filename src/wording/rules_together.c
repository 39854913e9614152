/* What concerns all sets (OR, ED), and how the rules are played on this screen. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_together[] = {
    {N_("The order of scoring"), "OR1, OR2, OR4",
     N_("One tile may set off many things. They happen in this order:\n\n"
        "1. Small cities: castle or points?\n"
        "2. All completed features score. The goods in completed cities are taken. Followers and "
        "builders return home, except followers that may cross a drawbridge.\n"
        "3. Castles score: first those with a feature completed in their fief, then those that "
        "follow another castle.\n"
        "4. Followers cross drawbridges.\n\n"
        "In the final scoring, goods come last.\n\n"
        "If several players have to decide, the active player starts, and the others follow "
        "clockwise. A player's own decisions come in board order, from top to bottom and from left "
        "to right.")},

    {N_("Editions"), "",
     N_("The rules have been printed more than once, and not always alike. An edition sets all "
        "options together; in the setup each of them can be changed.\n\n"
        "Edition 2, the rules since 2018, is the default. Any two city ends may become a castle. "
        "At a bazaar the player after the one who took a tile chooses the next, the player who "
        "took the first tile places first, and bids have no limit. A bridge comes before the "
        "follower.\n\n"
        "Edition 1, the rules of 2010: only two semicircles may become a castle. The player after "
        "the one who chose a tile chooses the next, and the player to the host's left places "
        "first. A bridge may also come after the follower.\n\n"
        "Edition zman2010: like edition 1, but any two city ends may become a castle, and nobody "
        "may bid more than they have. A player who cannot pay the highest bid must sell. If nobody "
        "has any points, the tiles are taken in turn without an auction.")},

    /* Told from the table of options. */
    {N_("Options"), "", NULL},

    {N_("How to play here"), "",
     N_("People share one keyboard; the computer may play in any seat. The bottom line shows the "
        "keys that matter now, and ? lists every key that works, with a sentence for each.\n\n"
        "• Your tile appears where it fits. The arrows and Tab move it from square to square; only "
        "squares where it fits are offered.\n"
        "• r turns it, always to a rotation that fits.\n"
        "• Enter places it, with any bridge that it needs.\n"
        "• Then choose where to deploy a follower, b for a bridge, or p for neither. Every choice "
        "shows what it is worth. f changes the figure: large follower, builder, pig.\n"
        "• If there is something else to decide - castle or points, what a castle scores, who "
        "crosses a drawbridge, a bid - the screen asks by name. It may not be the active player.\n"
        "• Enter ends your turn; until then u undoes its steps.\n"
        "• x looks around the board: features, owners, points.\n"
        "• l opens the log.\n\n"
        "Every move is saved before you see it. Leave whenever you like: you can continue from the "
        "title page.\n\n"
        "A game with the same seed has the same tile order.")},
};

const size_t rules_together_count = sizeof rules_together / sizeof rules_together[0];
