/* Bridges (BR). */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_bridges[] = {
    {N_("A bridge"), "BR1, BR2, BR8, BR9, BR13",
     N_("A bridge carries a road across a tile. Everybody begins with 3 bridges; where five or six "
        "play, with 2.\n"
        "\n"
        "When your tile lies you may build one bridge in your turn. It stays for the whole game. "
        "There is never more than one bridge on a tile.\n"
        "\n"
        "A bridge is a piece of road from edge to edge. It continues the roads at its ends, it can "
        "finish them, and it can join two roads that both have followers. What it finishes is "
        "scored "
        "in the same turn.\n"
        "\n"
        "It brings 1 point for its tile, as any road does. If a road that is printed on the tile "
        "is "
        "part of the same road, the tile still counts once.\n"
        "\n"
        "Example: a road from a village to a crossing runs over 4 tiles with printed road and 2 "
        "bridges. It brings 6 points.\n"
        "\n"
        "A bridge may go over anything: monasteries, bazaars, castles, followers. Several bridges "
        "may "
        "follow one another.")},

    {N_("Where a bridge goes"), "BR3, BR4, BR5, BR12",
     N_("• It goes on the tile that you have just placed, or on a tile that touches it along an "
        "edge.\n"
        "• It runs straight across the tile, from north to south or from east to west.\n"
        "• Both its ends lie on field edges, not on a road and not in a city.\n"
        "• Each end meets a road or another bridge on the next tile, or it faces an empty square.\n"
        "\n"
        "A bridge on a neighbour need not lead to your tile: it may run past it, with empty "
        "squares "
        "at both ends.\n"
        "\n"
        "From then on the edges under its ends are road edges. Whatever is placed against them "
        "must "
        "have a road there, or be bridged in its turn.")},

    {N_("Tiles that need one"), "BR6, BR7",
     N_("You may place a tile so that road meets field, if one single bridge mends it: a bridge on "
        "your tile or on one that touches it, after which all edges match. One bridge can mend an "
        "edge at each of its ends.\n"
        "\n"
        "That bridge has to be built at once, and it is your bridge of this turn. Here it is built "
        "by "
        "itself together with the tile.\n"
        "\n"
        "Nobody has to build bridges. If your tile fits only with one, you may use it, or put the "
        "tile aside and draw another.\n"
        "\n"
        "But a tile that fits somewhere without a bridge cannot be put aside.")},

    {N_("Under a bridge"), "BR10, BR11, BR14",
     N_("A bridge divides nothing. The field, the city and the followers under it are as they "
        "were. "
        "So the fields to the left and to the right of a road that runs up to a bridge are joined "
        "under the bridge: they are one field.\n"
        "\n"
        "If the bridge is on the tile that you have just placed, this turn's follower may go on it "
        "as "
        "a highwayman, provided that nobody stands on that road. On a bridge over a neighbour it "
        "may "
        "not.\n"
        "\n"
        "By edition 2 the bridge comes first and the follower second. By older editions a bridge "
        "that "
        "the tile did not need may also follow the follower: see the option bridge-timing.\n"
        "\n"
        "The inns beside some roads bring nothing in these sets, neither to the road nor to a "
        "bridge.")},
};

const size_t rules_bridges_count = sizeof rules_bridges / sizeof rules_bridges[0];
