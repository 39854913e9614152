/* A game with Princess & Dragon. It breaks off before its last tile: it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FRFr", "FRFr.volcano", "FRRR.portal", "CFFF", "CccF.princess", "FFFR.m",
    "CFFF", "FFRr",         "CFFF.dragon", "FFRr", "FRFr",
};

static const struct script_step portal_and_princess[] = {
    TELL(N_("This is a new game, with Princess & Dragon: 30 tiles, a dragon and a fairy. They "
            "belong to nobody.")),
    PLAY("place 1,0 n", N_("Continue the road to the east, on the marked square.")),
    PLAY("deploy meeple road e", N_("Deploy a follower on the road.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place -1,0 n",
          N_("Ben places a volcano on your road. The dragon comes to it at once. Nobody can be "
             "deployed where the dragon is, so Ben deploys no follower.")),
    PLAY("place 2,0 n", N_("You have drawn a tile with a magic portal, and a junction. Let your "
                           "road end there.")),
    PLAY("deploy meeple 0,0 city n",
         N_("With a portal your follower may go to any tile: to an unfinished road, city or "
            "monastery without followers, or to a free field. Choose the city on the first tile.")),
    GO(N_("You have a knight in the city now. Enter ends your turn.")),
    GUIDE("place 1,-1 w", N_("Ben starts a city that faces the same gap as yours.")),
    GUIDE("deploy meeple city w",
          N_("And he deploys a knight in it: a tile in the gap will join the two cities.")),
    PLAY("place 0,-1 n",
         N_("You have drawn just that tile, with a princess. Place it in the gap.")),
    PLAY("remove 1,-1 city w 2 meeple",
         N_("Instead of deploying a follower you may now send home a knight from the princess's "
            "city, no matter whose it is. Choose Ben's.")),
    GO(N_("The city is yours alone again. Enter ends your turn.")),
};

static const struct script_step dragon_and_fairy[] = {
    GUIDE("place -2,0 s", N_("Ben places a monastery. Your road ends there and is completed: 5 "
                             "points for you.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    PLAY("place 0,1 s", N_("Your knight stands right beside the dragon. It needs protection. First "
                           "place this tile on the marked square.")),
    PLAY("fairy 0,0 city n meeple",
         N_("Instead of deploying a follower you may move the fairy beside one of your own. The "
            "dragon never comes to her tile. Move her to your knight.")),
    GO(N_("The fairy also scores: 1 point for you whenever your turn begins, and 3 points when the "
          "follower's city scores. Enter ends your turn.")),
    GUIDE("place -1,1 n", N_("Ben places a road south of the dragon.")),
    GUIDE("deploy meeple road s", N_("He deploys a follower on it.")),
    PLAY("place 0,-2 s",
         N_("The fairy has scored 1 point. You have drawn a dragon: the dragon will "
            "fly. Complete your city with the tile.")),
    PLAY("pass", N_("No follower this time; pass. Then the dragon flies, before anything scores.")),
    PLAY("dragon -1,1",
         N_("It makes up to six steps, and you take the first. It cannot come to your knight: the "
            "fairy is there. West is Ben's monk, south his follower on the road. Send it south.")),
    GUIDE("dragon 0,1", N_("Ben's follower has returned home, without points. Then players take "
                           "turns: Ben leads the dragon east, where nobody is.")),
    GO(N_("It never goes back, nor to the fairy's tile: the flight is over. Then your city has "
          "scored 8 points, and 3 more by the fairy. She stays on the tile, beside nobody. Enter "
          "ends your turn.")),
    GUIDE("place 3,0 n",
          N_("Ben places a bend. Before the first volcano no tile with a dragon would have come: "
             "they are laid aside and shuffled into the pile when it is placed.")),
    TELL(N_("That was the dragon. Next, a game with another expansion.")),
};

const struct script_lesson lesson_portal =
    LESSON(N_("Portal and princess"), N_("Follow a portal, and send a knight home."), SET_DRAGON,
           tiles, portal_and_princess);
const struct script_lesson lesson_dragon =
    LESSON_GOING_ON(N_("Dragon and fairy"), N_("Fly the dragon; the fairy protects."), SET_DRAGON,
                    dragon_and_fairy);
