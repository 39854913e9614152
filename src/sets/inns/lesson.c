/* A game with Inns & Cathedrals. It breaks off before its last tile: it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FRFr.i", "FRRR", "CFFF", "CFFF", "Cccc.c", "FFFR.m", "CFFF", "FFRr.i", "FFRr",
};

static const struct script_step inns_and_cathedrals[] = {
    TELL(N_("This is a new game, with Inns & Cathedrals: 18 tiles, and a large follower for each "
            "player. On the right you see it with what you have left.")),
    PLAY("place 1,0 n", N_("You have drawn a road with an inn, the house beside it. Continue the "
                           "road with it, on the marked square.")),
    PLAY("deploy meeple road e",
         N_("A road with an inn scores 2 points for each of its tiles when it is completed. But it "
            "scores nothing if it is unfinished at the end of the game. Deploy a follower on it.")),
    GO(N_("Now you have a reason to complete this road. A second inn would change nothing. Enter "
          "ends your turn.")),
    GUIDE("place -1,0 n", N_("Ben places a crossing. Your road ends there; now only its eastern "
                             "end is open.")),
    GUIDE("deploy meeple road s", N_("He claims the road that leads south.")),
    PLAY("place -1,-1 e",
         N_("A piece of a city. Place it on the marked square, so that its open side faces the gap "
            "above the first tile. It does not belong to the city there yet.")),
    PLAY("deploy large city e",
         N_("Deploy your large follower in the city this time. {f} changes the figure, from the "
            "ordinary follower to the large one and back.")),
    GO(N_("The large follower obeys the same rules as the others. But it counts as two wherever "
          "followers are counted for the majority. Enter ends your turn.")),
    GUIDE("place 1,-1 w", N_("Ben places a piece of a city too. It faces the same gap from the "
                             "other side.")),
    GUIDE("deploy meeple city w",
          N_("And he deploys a knight in it. A tile in the gap will join both cities: then you "
             "and Ben will be in the same one.")),
    PLAY("place 0,-1 n", N_("You have drawn a cathedral. Its tile is city on all four edges. Place "
                            "it in the gap, so that three pieces of city become one.")),
    GO(N_("A city with a cathedral scores 3 points for each tile and pennant instead of 2, but "
          "nothing if it is unfinished at the end of the game. Your large knight counts as two, "
          "Ben's as one: the city is yours. Enter ends your turn.")),
    GUIDE("place 2,0 n", N_("Ben places a monastery, and your road ends there. So your road is "
                            "completed.")),
    GUIDE("deploy meeple monastery",
          N_("He deploys a monk. Your road had 4 tiles and an inn: 8 points for you, instead of 4. "
             "The follower is home again.")),
    PLAY("place 0,-2 s", N_("The city is open to the north only. Close its wall with this tile.")),
    PLAY("pass", N_("No follower this time; pass.")),
    GO(N_("5 tiles with a cathedral: 15 points for you, and nothing for Ben. An ordinary knight of "
          "yours would have tied with his, and you both would have scored 15. Enter ends your "
          "turn.")),
    GUIDE("place -1,1 s",
          N_("Ben continues his own road with an inn. That is a risk: twice the points, or nothing "
             "at all. You may also place inns and cathedrals at other players' roads and cities. "
             "Next, a game with another expansion.")),
};

const struct script_lesson lesson_inns =
    LESSON(N_("A cathedral"), N_("Inns, cathedrals and the large follower."), SET_INNS, tiles,
           inns_and_cathedrals);
