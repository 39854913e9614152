/* A game with the river: laid from the spring to the lake. It breaks off as the land begins. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {"RWrw",      "FFWw", "FFWw",   "FWRw.m", "CWCw",
                                    "FFFW.lake", "CFFF", "FFFF.m", "FRFr"};

static const struct script_step river[] = {
    TELL(N_("This is a new game, with the river: 12 tiles. The spring is the start tile, and the "
            "other tiles of the river come before all others.")),
    PLAY("place -1,0 n", N_("Continue the river: place the tile on the marked square, so that "
                            "water meets water.")),
    PLAY("deploy meeple field nne",
         N_("Nobody can stand on the river, and it scores nothing. But it parts fields, as roads "
            "do. The field round the spring is still one: deploy a farmer in it.")),
    GO(N_("Your farmer has the land on both sides of the spring. Enter ends your turn.")),
    GUIDE("place -2,0 s", N_("Ben places a bend. The river goes on to the north.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place -2,-1 n",
         N_("You have drawn a bend, too. The river must not turn back, so it cannot turn east. "
            "Place the tile so that the river goes on to the west.")),
    PLAY("pass", N_("No follower this time; pass.")),
    GO(N_("Any other tile could come in between: then the next bend may turn either way. Enter "
          "ends your turn.")),
    GUIDE("place -3,-1 n", N_("Ben places a monastery on the bank. Its road passes over the "
                              "river.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    PLAY("place -4,-1 n", N_("Two pieces of cities, one on each bank. Continue the river.")),
    PLAY("deploy meeple city n",
         N_("Everything beside the river works as always. Deploy a knight in the northern "
            "city.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place -5,-1 s", N_("Ben has drawn the lake. It is the last tile of the river, and the "
                              "field goes round it.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place -4,-2 s", N_("The river is complete, and now all the other tiles come. Complete "
                             "your city with this one.")),
    PLAY("pass", N_("Your knight is already there; pass.")),
    GO(N_("The city has scored 4 points. Enter ends your turn.")),
    GUIDE("place 1,0 n", N_("Ben places a monastery beyond the spring. From now on the land grows "
                            "on both sides of the river.")),
    TELL(N_("Now you know the river! The Rules page has the details, and ? lists the keys at any "
            "time. Enter goes on with the next lesson.")),
};

const struct script_lesson lesson_river =
    LESSON(N_("The river"), N_("Lay the river to its lake."), SET_RIVER, tiles, river);
