/* Princess & Dragon for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_dragon[] = {
    {N_("The dragon"), "PD1, PD2, PD3, PD7",
     N_("The dragon starts beside the board. When a tile with a volcano is placed, it comes to "
        "that "
        "tile at once, from wherever it is.\n\n"
        "Nobody can be deployed on the tile where the dragon is, so nobody on a volcano that has "
        "just been placed. A bridge or a barn may be built there, and the fairy may be moved. No "
        "follower comes there through a portal, over a drawbridge or in a wagon.\n\n"
        "12 tiles show a dragon. They wait for the first volcano: until it is placed, a tile with "
        "a "
        "dragon that is drawn is laid aside, and you draw another. Then all of them are shuffled "
        "into the pile.")},

    {N_("The dragon's flight"), "PD4, PD5, PD6, PD17, PD18",
     N_("When a tile with a dragon is placed, the dragon flies, after the follower of this turn is "
        "deployed and before anything is scored. With the option dragon-move set to after-scoring "
        "it flies when everything is scored.\n\n"
        "It makes six steps. The active player takes the first one, then the others in turn, "
        "clockwise. Each goes to a tile next to the dragon's, north, east, south or west. It never "
        "goes back to a tile where it has been on this flight, nor to the fairy's tile. If it "
        "cannot go on, the flight ends early.\n\n"
        "All figures on the tiles it comes to return home without points: followers of every size, "
        "builders and pigs. Only barns and the lords of castles are safe.\n\n"
        "If a player's last follower leaves a feature this way, their builder or pig there returns "
        "home too. A second part that the builder has earned is still played.\n\n"
        "In a bazaar's round the dragon flies before the next player places a tile.")},

    {N_("The princess"), "PD8, PD9, PD10",
     N_("Six tiles show a princess in a city. If you place one so that knights are in her city, "
        "you "
        "may send one of them home instead of deploying a follower: any knight of any player. "
        "There are no points for it.\n\n"
        "This comes before scoring. If the tile also completes the city, that knight no longer "
        "counts.\n\n"
        "The princess acts only on the turn in which her tile is placed. Lords of castles have "
        "nothing to fear from her, and the fairy does not protect anyone from her.\n\n"
        "With the option princess set to must, a knight has to go if there is one, even your "
        "own.")},

    {N_("The magic portal"), "PD11, PD12",
     N_("If you place a tile with a magic portal, you may deploy your follower on that tile as "
        "usual, or on any other tile of the board.\n\n"
        "There the road, city or monastery must be unfinished and without followers, and a field "
        "must have no farmer and no barn. Bridges are open to you too, castles are not, nor is the "
        "dragon's tile.\n\n"
        "A large follower, a mayor or a wagon may go through the portal where it could be "
        "deployed. "
        "Builder, pig and barn stay with the tile you have placed.")},

    {N_("The fairy"), "PD13, PD14, PD15, PD16, PD17, PD18, PD19",
     N_("The fairy starts beside the board. Instead of deploying a follower you may move her "
        "beside "
        "one of your followers, anywhere on the board, the lord of a castle too.\n\n"
        "• The dragon never comes to her tile.\n"
        "• If you begin a turn with her beside your follower, you score 1 point. A second part of "
        "a double turn does not count; a turn in a bazaar's round does.\n"
        "• When the feature of that follower is scored, you score 3 points on top, even without "
        "the majority.\n\n"
        "She stays with the follower while it stands there. When it returns home or moves away, "
        "she stays on the tile beside nobody, and goes on keeping the dragon away.\n\n"
        "A lord with the fairy scores the 3 points when the castle scores, and none at the end of "
        "the game.\n\n"
        "With the option fairy set to tile she stands on a tile, for everyone who has a follower "
        "there: all of them score the 1 point and the 3 points.")},
};

const size_t rules_dragon_count = sizeof rules_dragon / sizeof rules_dragon[0];
