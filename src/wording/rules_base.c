/* The base game (B). */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_base[] = {
    {N_("The idea"), "B1",
     N_("Together the players lay out a landscape of roads, walled cities, monasteries and fields, "
        "tile by tile. With their followers they claim pieces of it, and pieces that are finished "
        "bring points. Whoever has most points at the end wins.\n"
        "\n"
        "Two to six can play. Everybody begins with 7 followers and no points. The base game has "
        "72 "
        "tiles, and each expansion brings 12 more. One tile lies on the table already, the others "
        "come one by one, in an order that nobody knows.\n"
        "\n"
        "A follower is named after the place where it stands:\n"
        "• on a road it is a highwayman,\n"
        "• in a city a knight,\n"
        "• in a monastery a monk,\n"
        "• on a field a farmer.\n"
        "Any follower can be any of them.")},

    {N_("A turn"), "B2",
     N_("The players take turns in the order of their seats. In your turn you\n"
        "\n"
        "• draw a tile,\n"
        "• place it,\n"
        "• may put one follower on it, and\n"
        "• score whatever the tile has finished.\n"
        "\n"
        "Then it is the next player's turn. Drawing and scoring happen by themselves; you decide "
        "where the tile goes and whether a follower goes on it.")},

    {N_("Placing a tile"), "B3, B4",
     N_("Your tile must touch at least one tile that is there already, edge to edge; a corner is "
        "not "
        "enough. You may turn it as you like.\n"
        "\n"
        "Along every edge where it touches another tile the two pictures must continue each other: "
        "road meets road, city meets city, field meets field.\n"
        "\n"
        "It happens, rarely, that a tile fits nowhere. Then it is put aside, out of the game, and "
        "you "
        "draw another. If the pile runs out in this way, the game ends at once.")},

    {N_("Followers"), "B5, B9, B10",
     N_("Once your tile lies, you may put one of your followers on it: on one of its roads, cities "
        "or "
        "fields, or in its monastery. Only this tile will do, and only a follower from your "
        "supply.\n"
        "\n"
        "One thing forbids it: somebody's follower, be it your own, stands already on that road, "
        "in "
        "that city or on that field, however far away. What counts is the whole of it, over all "
        "the "
        "tiles that it runs across.\n"
        "\n"
        "A follower stays where it is until the thing it stands on is finished and scored. Then it "
        "comes home, and from your next turn on it can be used again. Farmers stay to the end of "
        "the game.\n"
        "\n"
        "The order matters: first the follower goes down, then there is scoring. So you can claim "
        "something and finish it with the same tile; but a follower that comes home in this turn "
        "cannot go out in it.")},

    {N_("Roads"), "B6",
     N_("A road runs from end to end. It ends at a crossing, a village, a city, a monastery or a "
        "bazaar; or it goes round in a loop and has no end at all. When no end is open any more, "
        "the "
        "road is "
        "finished.\n"
        "\n"
        "A finished road brings 1 point for each of its tiles.\n"
        "\n"
        "Example: a crossing, two straight tiles and a village. The road from the crossing to the "
        "village lies on 4 tiles: 4 points.\n"
        "\n"
        "A road that passes over the same tile twice counts that tile once.")},

    {N_("Cities"), "B7",
     N_("A city is finished when its wall is closed all around and there is no gap inside.\n"
        "\n"
        "A finished city brings 2 points for each of its tiles and 2 more for each pennant in it.\n"
        "\n"
        "Example: a city on 5 tiles with 1 pennant brings 10 + 2 = 12 points. The smallest city, "
        "two "
        "ends facing each other, has 2 tiles and brings 4, unless the option tiny-city says "
        "otherwise.\n"
        "\n"
        "Some tiles carry two pieces of city that are not joined. They may belong to different "
        "cities; if they come together elsewhere, the tile still counts once.")},

    {N_("Monasteries"), "B8",
     N_("A monastery lies alone in the middle of its tile. It is finished when all 8 squares "
        "around "
        "it hold tiles, corners included; it does not matter which tiles or who laid them.\n"
        "\n"
        "A finished monastery brings its monk 9 points: 1 for itself, 1 for each tile around it.\n"
        "\n"
        "A monastery is claimed when its tile is laid or never.")},

    {N_("Fields"), "B13",
     N_("A field is a meadow bounded by roads, cities and the edge of the land. Fields bring "
        "nothing "
        "while the game goes on: farmers lie down and stay until its end.\n"
        "\n"
        "At the end a field brings 3 points for each finished city that it touches, however small "
        "or "
        "large the city is. The same city counts once for each field that it touches: three fields "
        "around a city may all be paid for it.\n"
        "\n"
        "Unfinished cities bring a field nothing. Monasteries and roads never do.\n"
        "\n"
        "Whoever has most farmers on a field gets its points; all who tie for most get them in "
        "full.\n"
        "\n"
        "Farmers do not come home, so every one of them is a follower less for the rest of the "
        "game. "
        "Look at the roads: two meadows that seem one may be divided by a road, and a single tile "
        "can "
        "join them.")},

    {N_("Who gets the points"), "B9, B10",
     N_("Usually a road, city or monastery has one follower on it, and its owner gets the points. "
        "But "
        "things grow together: two roads, each with a follower, become one when a tile joins them. "
        "That is allowed, and it is how one comes to share with others, or to take from them.\n"
        "\n"
        "When it is finished, whoever has most followers on it gets all the points. If several tie "
        "for most, each of them gets all the points; nothing is divided. The others get nothing.\n"
        "\n"
        "Example: in a city worth 16 stand two knights of Ann and one of Ben. Ann gets 16, Ben "
        "nothing. Had each of them one, both would get 16.\n"
        "\n"
        "It does not matter who finishes it. If nobody stands there, nobody gets anything. All "
        "followers on it come home, also those of players who got nothing.")},

    {N_("The end"), "B11, B12, CA10, OR3",
     N_("The game ends with the turn in which the last tile was laid. Then what is left on the "
        "table "
        "is scored, with the same rule for most followers:\n"
        "\n"
        "• an unfinished road: 1 point a tile,\n"
        "• an unfinished city: 1 point a tile and 1 a pennant,\n"
        "• an unfinished monastery: 1 point, and 1 for each of the 8 squares around it that holds "
        "a "
        "tile,\n"
        "• a field: 3 points for each finished city that it touches, and 4 for each castle,\n"
        "• a castle that has not scored: nothing.\n"
        "\n"
        "The followers stay on the board, so that everybody can look at it.\n"
        "\n"
        "Whoever has most points has won; those who have equally many have won together.")},

    {N_("What brings what"), "B6, B7, B8, B12, B13",
     N_("                  finished        at the end\n"
        "\n"
        "Road              1 a tile        1 a tile\n"
        "City              2 a tile        1 a tile\n"
        "                  2 a pennant     1 a pennant\n"
        "Monastery         9               1, and 1 for each\n"
        "                                  tile around it\n"
        "Castle            what was        -\n"
        "                  finished in\n"
        "                  its fief\n"
        "Field             -               3 for each finished\n"
        "                                  city at its edge,\n"
        "                                  4 for each castle\n"
        "\n"
        "Most followers take all; all who tie take all.")},
};

const size_t rules_base_count = sizeof rules_base / sizeof rules_base[0];
