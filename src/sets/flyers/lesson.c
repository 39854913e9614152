/* A game with The Flying Machines. Whatever the die shows, it is the same road on which one lands.
 * It breaks off when it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FFFF.m", "FRFr", "CFFF", "FRFr", "FRFr.fly.w", "FFFF.m", "FRRR", "CFFF", "FRRR",
};

static const struct script_step a_flight[] = {
    TELL(N_("This is a new game, with The Flying Machines: 8 tiles with a machine, and a die that "
            "shows 1, 2 or 3.")),
    PLAY("place 0,1 n", N_("Place the monastery on the marked square.")),
    PLAY("deploy meeple monastery", N_("Deploy a monk.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 1,0 n", N_("Ben continues the road.")),
    GUIDE("deploy meeple road w", N_("He deploys a follower on it.")),
    PLAY("place 0,-1 s", N_("Complete the city, on the marked square.")),
    PLAY("deploy meeple city s", N_("Deploy a knight: he scores and comes home at once.")),
    GO(N_("4 points for you. Enter ends your turn.")),
    GUIDE("place 2,0 n", N_("Ben makes his road longer.")),
    GUIDE("pass", N_("He deploys nobody.")),
    PLAY("place 3,0 n",
         N_("You have drawn a flying machine. It flies where its arrow points: place it so that it "
            "points along Ben's road.")),
    PLAY("fly meeple", N_("Instead of deploying on the tile, send a follower up. The die decides "
                          "how far it flies: one, "
                          "two or three squares.")),
    PLAY("land road w", N_("It has come down. It may land on an unfinished road, city or "
                           "monastery, even if somebody is "
                           "there. Land on the road.")),
    GO(N_("Now you and Ben have a follower each on this road: both will score it. Without a "
          "machine you "
          "could not have deployed there. Enter ends your turn.")),
    GUIDE("place 0,2 n", N_("Ben places a monastery.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    PLAY("place -1,0 n", N_("End the road in the west.")),
    PLAY("pass", N_("Keep your followers.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 1,1 e", N_("Ben begins a city.")),
    GUIDE("pass", N_("He deploys nobody.")),
    PLAY("place 4,0 n", N_("And end it in the east.")),
    PLAY("pass", N_("Pass, and it scores.")),
    GO(N_("6 points for each of you. Where nothing can be landed on, the follower comes home, and "
          "nothing else is deployed in this turn. Enter ends your turn.")),
    TELL(N_("In a small city that several hold, only those with the majority decide whether it "
            "becomes a "
            "castle. Next, a game with another expansion.")),
};

const struct script_lesson lesson_flyers =
    LESSON(N_("A flight"), N_("Land where others are already."), SET_FLYERS, tiles, a_flight);
