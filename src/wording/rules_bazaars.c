/* Bazaars (BZ). */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_bazaars[] = {
    {N_("A bazaar"), "BZ1, BZ2, BZ3, BZ4",
     N_("Some tiles show a bazaar. Roads that reach it end there. No follower can be put on the "
        "bazaar itself, only on what else the tile shows.\n"
        "\n"
        "Whoever draws such a tile and places it finishes the turn as usual, with follower and "
        "scoring. Then a bazaar is held, and this player is its host: as many tiles as there are "
        "players are taken from the pile and laid open. Everybody will get one of them.\n"
        "\n"
        "If the pile holds fewer tiles than there are players there is no bazaar. Nor is there one "
        "if "
        "the tile was put aside.")},

    {N_("The auction"), "BZ4, BZ5, BZ6, BZ7, BZ8, BZ9",
     N_("The player to the host's left chooses one of the tiles and bids points for it: 0 or "
        "more.\n"
        "\n"
        "Then everybody else who has no tile yet is asked once, clockwise: bid more, or pass.\n"
        "\n"
        "In the end the chooser decides:\n"
        "• buy: the chooser pays the highest bid to the player who made it, and takes the tile; "
        "or\n"
        "• sell: that player pays the bid to the chooser, and takes the tile.\n"
        "If nobody has bid more, the chooser takes the tile and pays the own bid to nobody.\n"
        "\n"
        "Whoever has a tile is out. The next tile is chosen by the next player without one, "
        "clockwise "
        "after the player who took the last tile (or after the one who chose it: see the option "
        "bazaar-next). The last player without a tile gets the last tile for nothing.\n"
        "\n"
        "You may bid more than you have, and your score may fall below zero, unless the option "
        "bazaar-bids forbids it.\n"
        "\n"
        "Example: Cleo is the host, Ann sits at her left, then Ben. Ann chooses a tile and bids 2, "
        "Ben passes, Cleo bids 3. Ann buys: she loses 3, Cleo gains 3. Now Ben chooses and bids 2, "
        "Cleo bids 3, Ben sells: Cleo loses 3, Ben gains 3. The last tile is Ben's for nothing.")},

    {N_("After the auction"), "BZ10, BZ11, BZ12, B11",
     N_("When all tiles have an owner, each player in turn places theirs like in a turn of their "
        "own: "
        "the tile, perhaps a bridge, perhaps a follower, and scoring. Whoever took the first tile "
        "begins (or the player to the host's left: see the option bazaar-first); the others follow "
        "clockwise. A bazaar that is placed now brings no further auction.\n"
        "\n"
        "A tile that fits nowhere is put aside. What was paid for it is lost, but its owner draws "
        "another if the pile holds one. If that is a bazaar it brings no auction either. A tile "
        "that "
        "fits only with a bridge may be put aside or bridged, as always.\n"
        "\n"
        "Then the game goes on with the player to the host's left. If the pile is empty it ends, "
        "once "
        "all these tiles have been played.")},

    {N_("Without an auction"), "BZ13",
     N_("With the option bazaar-mode at draft nobody bids. Beginning at the host's left each "
        "player "
        "takes one of the open tiles and plays it at once, like in a turn of their own. What is "
        "said "
        "of tiles that fit nowhere, and of bazaars among them, holds here too.\n"
        "\n"
        "If bids are limited to one's own points and nobody has any, this is what happens as "
        "well.")},
};

const size_t rules_bazaars_count = sizeof rules_bazaars / sizeof rules_bazaars[0];
