/* A game with Under the Big Top: a circus that moves, a pyramid, and a ringmaster. It breaks off
 * when it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FFFR.circus", "FFFF.acrobats", "FFFF.m", "FRFr",   "FFFF.m",
    "CFFF.circus", "FRFr",          "FRFr",   "FFFF.m",
};

static const struct script_step shows[] = {
    TELL(
        N_("This is a new game, with Under the Big Top: 12 tiles with a circus, 8 with a space for "
           "acrobats, and a ringmaster for each player.")),
    PLAY("place 1,0 n",
         N_("You have drawn the first circus. It ends your road. Place it on the marked square.")),
    PLAY("deploy meeple road w", N_("Nobody is deployed on a circus itself. Deploy a follower on "
                                    "the road.")),
    GO(N_(
        "The big top has come to your circus. Under it lies an animal token that nobody has seen. "
        "Followers on this tile and the 8 around it will score by it. Enter ends your turn.")),
    GUIDE("place 1,1 n", N_("Ben places a space for acrobats next to the circus.")),
    GUIDE("deploy meeple acrobats", N_("He deploys a follower there: the first acrobat.")),
    PLAY("place 0,1 n", N_("Place this monastery beside the acrobats, on the marked square.")),
    PLAY("deploy meeple 1,1 acrobats",
         N_("Instead of the monastery, your follower may join the acrobats: on this tile or one of "
            "the 8 around it, even if somebody is there. Deploy an acrobat.")),
    GO(N_("Two acrobats; the third makes a pyramid. And both stand near the big top. Enter ends "
          "your turn.")),
    GUIDE("place -1,0 n", N_("Ben continues the road.")),
    GUIDE("pass", N_("He deploys no follower: from there he does not reach the acrobats.")),
    PLAY("place 0,2 n", N_("Another monastery. Place it on the marked square: the acrobats are "
                           "diagonally next to it.")),
    PLAY("deploy meeple 1,1 acrobats", N_("Deploy the third acrobat.")),
    GO(N_(
        "The pyramid is complete. But it scores only when somebody uses a turn for it. Enter ends "
        "your turn.")),
    GUIDE("place 2,1 n", N_("Ben places the next circus, so the big top will move.")),
    GUIDE("pass", N_("He deploys no follower. Everything else is scored first; then the animal is "
                     "turned up. It pays for each follower around the big top: three of yours, one "
                     "of Ben's. Now the big top stands on Ben's tile, on a new token.")),
    PLAY("place -2,0 n", N_("Continue the road.")),
    PLAY("pyramid 1,1", N_("Instead of deploying, score the pyramid: 5 points for each acrobat, to "
                           "their players.")),
    GO(N_("10 points for you, 5 for Ben, and all three acrobats are home. Enter ends your turn.")),
    GUIDE("place -3,0 n", N_("Ben continues the road.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place 2,2 n", N_("One more monastery. Place it below the second circus.")),
    PLAY("deploy ringmaster monastery",
         N_("Your ringmaster is a follower like any other. But when his feature scores he brings 2 "
            "more points for each tile around him with a circus or acrobats: 4 points here. Deploy "
            "him.")),
    GO(N_(
        "At the end of the game the circus is scored once more, and each acrobat brings 5 points. "
        "Enter ends your turn.")),
    TELL(N_(
        "Acrobats near the big top score twice: by the animal and by their pyramid. Next, a game "
        "with another expansion.")),
};

const struct script_lesson lesson_bigtop = LESSON(
    N_("The circus"), N_("Pyramids of acrobats, and the big top."), SET_BIGTOP, tiles, shows);
