/* A game with The Tower. It breaks off before its last tile: it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FFFF.tower", "FFFF.m", "FRFr", "FRFr", "FFFF.m", "FRFr", "FRFr", "FRFr", "CFFF",
};

static const struct script_step capturing[] = {
    TELL(N_("This is a new game, with The Tower: 18 tiles with foundations, and 10 tower floors "
            "for each of two players.")),
    PLAY("place 0,1 n", N_("You have drawn a tile with a foundation. Place it on the marked "
                           "square.")),
    PLAY("pass", N_("You could build a floor at once, but nobody is near. Pass.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 1,1 n", N_("Ben places a monastery beside the foundation.")),
    GUIDE("deploy meeple monastery", N_("And he deploys a monk.")),
    PLAY("place 1,0 n", N_("Continue the road, on the marked square.")),
    PLAY("tower 0,1",
         N_("Instead of deploying a follower, put a floor on the foundation. With one floor the "
            "tower reaches its own tile and the four squares beside it.")),
    PLAY("capture 1,1 monastery 2 meeple",
         N_("Now it may take one follower within its reach: anybody's. Take Ben's monk.")),
    GO(N_("The monk is your prisoner. Ben can buy it back for 3 points, which are yours then; he "
          "has none yet. Enter ends your turn.")),
    GUIDE("place 2,0 n", N_("Ben continues the road.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place -1,1 n", N_("Place your monastery on the marked square.")),
    PLAY("deploy meeple monastery", N_("Deploy a monk, within reach of the tower. You will see why "
                                       "that is no loss.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 3,0 n", N_("Ben continues the road.")),
    GUIDE("tower 0,1", N_("And he puts a floor on the tower: it belongs to nobody. It reaches two "
                          "squares in each direction now.")),
    GUIDE("capture -1,1 monastery 1 meeple",
          N_("He takes your monk. But you hold one of his: the two are exchanged at once, and both "
             "have returned home.")),
    PLAY("place 4,0 n", N_("Continue the road.")),
    PLAY("deploy meeple 0,1 tower",
         N_("You may also put a follower on a tower. This guard scores nothing, but it closes the "
            "tower: it gets no more floors and takes nobody.")),
    GO(N_("Only another tower or a dragon removes a guard. Enter ends your turn.")),
    GUIDE("place 5,0 n", N_("Ben continues the road. This tower threatens nobody any more.")),
    GUIDE("pass", N_("He deploys no follower.")),
    TELL(N_("Look at how high towers are before you deploy. Next, a game with another "
            "expansion.")),
};

const struct script_lesson lesson_tower =
    LESSON(N_("Towers"), N_("Capture a follower, and guard a tower."), SET_TOWER, tiles, capturing);
