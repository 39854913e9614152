/* A game with the Phantom. It breaks off before its last tile: it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FRRR", "CFFF", "FRRR", "FFFF.m", "FRFr",
};

static const struct script_step two_figures[] = {
    TELL(N_(
        "This is a new game, with the Phantom: no tiles, but each player has a phantom, one more "
        "follower.")),
    PLAY("place 1,0 n", N_("Place this junction on the marked square.")),
    PLAY("deploy meeple road w", N_("Deploy a follower on the road in the west, as usual.")),
    PLAY("deploy phantom road e", N_("Now your phantom may come as well, on another part of the "
                                     "tile. Deploy it on the road in the east.")),
    GO(N_("It is a follower like any other; only it may come second. Enter ends your turn.")),
    GUIDE("place 0,1 s", N_("Ben starts a city.")),
    GUIDE("deploy meeple city s", N_("And he deploys a knight in it.")),
    GUIDE("deploy phantom field nnw", N_("His phantom becomes a farmer.")),
    PLAY("place -1,0 n", N_("Complete your road in the west.")),
    PLAY("pass", N_("Your phantom is on the board, so only one figure can be deployed. Pass.")),
    GO(N_(
        "3 points, and the follower is back. When the phantom's road scores, it returns home, too, "
        "and can come second again. Enter ends your turn.")),
    GUIDE("place 1,-1 n", N_("Ben places a monastery.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    TELL(N_("Where a tile has several parts, keep your phantom in mind. Next, a game with another "
            "expansion.")),
};

const struct script_lesson lesson_phantom =
    LESSON(N_("The phantom"), N_("Two figures in one turn."), SET_PHANTOM, tiles, two_figures);
