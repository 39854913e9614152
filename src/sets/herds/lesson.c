/* A game with the pig-herd. It breaks off when it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {"FFFF.herd", "CFFF", "CFFF", "FRFr"};

static const struct script_step herd[] = {
    TELL(N_("This is a new game, with the pig-herd: one tile, with a herd in its field.")),
    PLAY("place 0,1 n", N_("You have drawn it. Place it on the marked square.")),
    PLAY("deploy meeple field nnw",
         N_("Whoever gets points for this field gets 1 more for each completed city on it: 4 "
            "instead of 3. Deploy a farmer beside the herd.")),
    GO(N_("Farmers lie there to the end of the game. Enter ends your turn.")),
    GUIDE("place 1,1 e", N_("Ben begins a city on your field.")),
    GUIDE("deploy meeple city e", N_("He deploys a knight in it.")),
    PLAY("place 2,1 w",
         N_("Complete Ben's city with this tile: it scores 4 points for him now, and will bring "
            "your farmer just as many at the end. Place it on the marked square.")),
    PLAY("pass", N_("Deploy nobody this time.")),
    TELL(N_("A farmer beside the herd gains from other players' cities, too. Next, a game with "
            "another expansion.")),
};

const struct script_lesson lesson_herds =
    LESSON(N_("The pig-herd"), N_("A field that pays more."), SET_HERDS, tiles, herd);
