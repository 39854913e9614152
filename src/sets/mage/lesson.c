/* A game with Mage & Witch. It breaks off before its last tile: it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FRFr", "CFFF", "CRRR.mage", "FFFF.m", "CcRr.mage", "CFFF", "FRRR", "FRFr",
};

static const struct script_step mage_and_witch[] = {
    TELL(N_("This is a new game, with Mage & Witch: 8 tiles, and two figures that belong to "
            "nobody.")),
    PLAY("place 1,0 n", N_("Continue the road to the east, on the marked square.")),
    PLAY("deploy meeple road e", N_("Deploy a follower on the road.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 0,1 s", N_("Ben starts a city.")),
    GUIDE("deploy meeple city s", N_("And he deploys a knight in it.")),
    PLAY("place 2,0 n", N_("You have drawn a magic symbol. Let your road end at its junction.")),
    PLAY("mage 0,0 road e",
         N_("Now the mage or the witch must go to an unfinished road or city. The mage makes it "
            "worth 1 point more for each tile: send him to your road.")),
    PLAY("pass", N_("After that you may deploy a follower as usual. Keep it this time: pass.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 1,1 n", N_("Ben places a monastery.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    PLAY("place 3,0 n", N_("Another magic symbol. Place it on the marked square.")),
    PLAY("witch 0,1 city s",
         N_("The mage may stay where he is. Take the witch: she halves what a road or city is "
            "worth. Send her to Ben's city.")),
    PLAY("pass", N_("Pass.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 0,2 n", N_("Ben completes his city. It has two tiles and would score 4 points.")),
    GUIDE("pass", N_("The witch is there, so he scores 2. Then she goes back beside the board.")),
    PLAY("place -1,0 n", N_("Complete your road in the west.")),
    PLAY("pass", N_("Pass, and it scores.")),
    GO(N_(
        "4 tiles, and 4 points more by the mage: 8 points. Now he is beside the board, too, until "
        "somebody places the next magic symbol. Enter ends your turn.")),
    TELL(N_("Had a tile joined the two, its player would have had to move one of them at once. "
            "Next, a game with another expansion.")),
};

const struct script_lesson lesson_mage = LESSON(
    N_("Mage and witch"), N_("More for you, less for others."), SET_MAGE, tiles, mage_and_witch);
