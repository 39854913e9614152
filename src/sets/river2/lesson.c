/* A game with River II: its fork, both arms, the herd. It breaks off as the land begins. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {"FWww",   "FWFw.m",       "FFWw.herd", "CFWF",
                                    "RWrw.i", "FFFW.volcano", "CFFF",      "FRFr"};

static const struct script_step fork[] = {
    TELL(N_("This is a new game, with River II: another 12 tiles, and a river that forks. As "
            "before, its spring is the start tile, and its tiles come before all others.")),
    PLAY("place -1,0 n", N_("The fork always comes first. Place it so that the river goes on to "
                            "the west and to the south.")),
    PLAY("pass", N_("Three fields meet at the fork. No follower this time; pass.")),
    GO(N_("From now on there are two open ends, and a tile may continue either. Enter ends your "
          "turn.")),
    GUIDE("place -1,1 e", N_("Ben continues the southern arm, with a monastery on its bank.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    PLAY("place -2,0 s",
         N_("You have drawn a bend with a herd. Right after the fork no arm may turn the way "
            "that the other one goes: the western arm cannot turn south. Place the tile so that "
            "it turns north.")),
    PLAY("deploy meeple field nnw",
         N_("Whoever scores the field of the herd gets 1 point more for each completed city there. "
            "Deploy a farmer in it.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place -1,2 s", N_("Ben ends the southern arm at a city. Your farmer's field has come "
                             "down to it.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place -2,-1 e",
         N_("A road passes over the river, and there is an inn. Continue the other "
            "arm.")),
    PLAY("deploy meeple road e",
         N_("The inn counts only with Inns and Cathedrals; without them it is an ordinary road. "
            "Deploy a highwayman on it.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place -2,-2 w",
          N_("Ben has drawn the lake, the last tile of the river. Its volcano, too, does nothing "
             "without Princess and Dragon.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place -1,3 n", N_("The river is complete. Complete the city at its southern end.")),
    PLAY("deploy meeple city n", N_("Nobody holds the city yet: deploy a knight, who scores it at "
                                    "once.")),
    GO(N_("4 points, and in the final scoring this city brings your farmer 4 points instead of 3. "
          "Enter ends your turn.")),
    GUIDE("place -1,-1 n", N_("Ben continues your road. The game goes on as always.")),
    TELL(N_("Now you know River II! With the first river as well there is one long river: from "
            "the spring of the first to the lake with the volcano. Enter goes on with the next "
            "lesson.")),
};

const struct script_lesson lesson_river2 =
    LESSON(N_("The fork"), N_("Lay a river with two arms."), SET_RIVER2, tiles, fork);
