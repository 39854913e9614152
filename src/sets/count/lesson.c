/* A game with The Count of Carcassonne. It breaks off before its last tile: it has shown what is
 * new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {"FRFr", "FRFr", "FRRR", "FRFr", "FFFF.m", "FRRR", "CFFF"};

static const struct script_step the_count[] = {
    TELL(
        N_("This is a new game, with The Count of Carcassonne. The city of Carcassonne lies on the "
           "table from the beginning, with four quarters, and the count, who begins in the "
           "castle.")),
    PLAY("place -3,-1 n", N_("A road leaves the city in the west. Continue it.")),
    PLAY("deploy meeple road e", N_("Deploy a follower on the road.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 0,2 e", N_("Ben continues the road that leaves the city in the south.")),
    GUIDE("deploy meeple road n", N_("And he deploys a follower on it.")),
    PLAY("place 0,3 s", N_("This junction completes Ben's road. Place it there.")),
    PLAY("pass", N_("Deploy nobody. Pass.")),
    PLAY("enter blacksmith meeple",
         N_("Ben scores 3 points and you score nothing. For that you may send a follower into the "
            "city. From the blacksmith followers join roads. Choose the blacksmith.")),
    PLAY("pass",
         N_("Whoever goes into the city may move the count. Nobody can leave the quarter where he "
            "is. He is in the castle; let him stay.")),
    GO(N_("Your follower waits in the city. Enter ends your turn.")),
    GUIDE("place 1,-2 e", N_("Ben continues the road in the north.")),
    GUIDE("deploy meeple road s", N_("He deploys another follower.")),
    PLAY("place -1,-2 n", N_("Place the monastery beside the city.")),
    PLAY("deploy meeple monastery", N_("Deploy a monk. The tiles of the city count as tiles around "
                                       "a monastery.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 1,-3 n", N_("Ben completes his road.")),
    GUIDE("pass", N_("It will score. He deploys nobody.")),
    PLAY("join meeple 1,-1 road n",
         N_("Before the road scores, everyone may come from the city. Your follower at the "
            "blacksmith joins it: you have as many followers there as Ben.")),
    GO(N_("Both of you score 3 points, and both followers return home.")),
    TELL(N_("From the castle followers join cities, from the cathedral monasteries. Those on the "
            "market go to fields at the end of the game. Next, a game with another expansion.")),
};

const struct script_lesson lesson_count =
    LESSON(N_("The count"), N_("Into the city, and out to score."), SET_COUNT, tiles, the_count);
