/* A game with sieges. It breaks off before its last tile: it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {"CcFF.siege", "FFFF.m", "FRFr", "CFFF", "FRFr", "FRFr"};

static const struct script_step siege[] = {
    TELL(N_("This is a new game, with the siege: four tiles whose cities are besieged. You know "
            "them by their burning walls.")),
    PLAY("place 0,-1 s", N_("You have drawn one of them. Place it on the marked square: then the "
                            "whole city is besieged, the piece on the first tile too.")),
    PLAY("deploy meeple city s",
         N_("A completed besieged city scores 1 point less for each tile and pennant, and an "
            "unfinished one nothing at all. Deploy a knight in it all the same.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 1,-1 n", N_("Ben places a monastery, right beside the besieged tile.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    PLAY("place -1,0 n", N_("A straight road. Continue the road to the west.")),
    PLAY("deploy meeple field nnw",
         N_("To fields a besieged city counts twice: 6 points instead of 3, if it is completed. "
            "Deploy a farmer north of the road, where the city is.")),
    PLAY("escape 0,-1 city s meeple",
         N_("Your turn is over, but a monastery lies beside a tile with a siege. Anybody may "
            "escape by it, no matter whose it is. Take your knight home.")),
    GO(N_("He has escaped without points, and can be deployed again. You may take one follower "
          "home like that at the end of each of your turns. Enter ends this one.")),
    GUIDE("place -1,-1 e", N_("Ben completes the besieged city.")),
    GUIDE("deploy meeple city e",
          N_("His knight scores 3 points for 3 tiles. But in the final scoring the city will bring "
             "your farmer 6.")),
    TELL(N_("That was the siege. You may besiege the cities of others, too. Next, a game with "
            "another expansion.")),
};

const struct script_lesson lesson_siege = LESSON(
    N_("A besieged city"), N_("A besieged city, and a way out of it."), SET_SIEGE, tiles, siege);
