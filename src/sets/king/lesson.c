/* A game with King & Robber, from the first city to the final scoring. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "CFFF", "FRRR", "CFFF", "FRRR", "CFcF", "FFFR.m", "CFFF",
};

static const struct script_step king_and_robber[] = {
    TELL(N_("This is a new game, with King & Robber: 5 tiles, and two titles to win, the king for "
            "cities and the robber for roads.")),
    PLAY("place 0,-1 s", N_("Complete the city north of the start tile.")),
    PLAY("pass",
         N_("For the title it does not matter who scores the city, or whether anybody does. "
            "Pass.")),
    GO(N_("You have completed the first city of the game, so you are king. The panel on the right "
          "shows it: 2 tiles, and 1 point if the game ended now. Enter ends your turn.")),
    GUIDE("place 1,0 n", N_("Ben places a junction, where the road ends in the east.")),
    GUIDE("deploy meeple road w", N_("And he deploys a follower on the road.")),
    PLAY("place 1,-1 n", N_("Start another city with this tile, on the marked square.")),
    PLAY("deploy meeple city n", N_("Deploy a follower in the city.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place -1,0 n",
          N_("Ben completes his road. It scores 3 points, and as the first road of the "
             "game it brings him the robber.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place 1,-2 n", N_("Continue your city to the north: you will see that size counts.")),
    PLAY("pass", N_("Your knight is in the city already. Pass.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place -2,0 s",
          N_("Ben completes another road, of 2 tiles. His own is longer, so he has the "
             "robber as before; but he will score for this road, too.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place 1,-3 s",
         N_("Complete your city. It has 3 tiles, more than any before. Had Ben placed the tile, he "
            "would be king now; a city of 2 tiles would have changed nothing.")),
    PLAY("pass", N_("Pass.")),
    GO(N_("That was the last tile. Enter goes to the final scoring.")),
    STEP(FINAL,
         N_("The king brings you a point for each completed city on the board, which makes 2, and "
            "the robber brings Ben a point for each completed road.")),
    TELL(N_("Keep an eye on the largest city and the longest road. Next, a game with another "
            "expansion.")),
};

const struct script_lesson lesson_king =
    LESSON(N_("King and robber"), N_("The largest city and the longest road."), SET_KING, tiles,
           king_and_robber);
