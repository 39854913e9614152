/* A game with the Abbot: a garden, and coming home from it. It breaks off when it has shown what is
 * new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FRFr.garden", "FRFr", "FFFF.m", "CFFF.garden", "CFFF", "FFRr", "FFRr.garden",
};

static const struct script_step gardens[] = {
    TELL(N_("This is a new game, with the Abbot: some tiles have a garden, and each player has an "
            "abbot.")),
    PLAY("place 1,0 n",
         N_("You have drawn a road beside a garden. Place it on the marked square.")),
    PLAY("deploy abbot garden",
         N_("A garden is like a monastery: 9 points when all 8 squares around it hold tiles. But "
            "only an abbot may be deployed in it. {f} changes the figure: deploy your abbot.")),
    GO(N_("The abbot may also stand in a monastery, and nowhere else. Enter ends your turn.")),
    GUIDE("place 2,0 n", N_("Ben continues the road. His tile lies beside your garden, too.")),
    GUIDE("deploy meeple road e", N_("He deploys a follower on the road.")),
    PLAY("place 1,1 n", N_("A monastery. Place it below your garden: so each fills a square beside "
                           "the other.")),
    PLAY("deploy meeple monastery", N_("Deploy an ordinary follower in it.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 0,-1 s", N_("Ben closes the city with a tile that has a garden.")),
    GUIDE("deploy abbot garden", N_("And he deploys his own abbot there.")),
    PLAY("place 1,-1 n", N_("Another tile beside your garden. Place it on the marked square.")),
    PLAY("retrieve",
         N_("You need not wait until all squares are filled. Instead of deploying a figure, take "
            "your abbot home: 1 point for the garden and 1 for each of the 5 tiles around it.")),
    GO(N_("6 points, and your abbot is free for another garden. Enter ends your turn.")),
    GUIDE("place 3,0 n", N_("Ben continues the road.")),
    GUIDE("pass", N_("He leaves his abbot where he is.")),
    PLAY("place 3,1 s", N_("You have drawn the next garden. Continue the road.")),
    PLAY("deploy abbot garden", N_("And deploy your abbot again.")),
    GO(N_("An abbot waits for points without risk: when no more tiles come, he comes home for what "
          "there is. Enter ends your turn.")),
    TELL(N_(
        "Now you know all the rules! The Rules page has the details, and ? lists the keys at any "
        "time. Enter goes on with one more lesson: how to play against the computer.")),
};

const struct script_lesson lesson_abbot =
    LESSON(N_("An abbot"), N_("Come home from a garden in time."), SET_ABBOT, tiles, gardens);
