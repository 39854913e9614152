/* A drawbridge, in the first game. The tile drawn has another bazaar. */
#include "tui/tutorial/script.h"

static const char *const a_drawbridge_tiles[] = {"FFFF.b"};

static const struct script_step a_drawbridge[] = {
    PLAY("place -2,0 w", N_("This gate has a drawbridge. Place the tile on the marked square, so "
                            "that the road leads from the crossing to the gate.")),
    PLAY("deploy meeple road e",
         N_("The road is completed: it ends at the crossing and at the gate. Deploy a follower on "
            "it all the same; there is more to gain than its 2 points.")),
    PLAY("cross -2,0 city w", N_("Your road has scored, and your follower would return home. But "
                                 "the city behind the gate is unfinished, so its drawbridge is "
                                 "down, and your follower may cross it. Choose the city.")),
    GO(N_("2 points, and your follower is now a knight in that city. At the gate of a completed "
          "city the drawbridge is up, and nobody can cross. Enter ends your turn.")),
    GUIDE("place 1,-2 w",
          N_("Ben places the tile he got in the auction. His city in the north has grown.")),
    GUIDE("place -1,-1 n", N_("That was the last tile of the auction. Now it is Ben's own turn, "
                              "and he has drawn a bazaar too.")),
};

const struct script_lesson lesson_a_drawbridge =
    LESSON(N_("A drawbridge"), N_("Walk from a road into a city."), SET_DRAWBRIDGES,
           a_drawbridge_tiles, a_drawbridge);

/* The end of the first game: the gate is closed, the bazaar over. */

static const struct script_step the_end[] = {
    PLAY("place -3,0 e", N_("This is the last tile of the game. Close the city behind your gate "
                            "with it.")),
    PLAY("pass", N_("Your knight is already in that city, since it crossed the drawbridge. No "
                    "other follower; pass.")),
    PLAY("score", N_("Another two-tile city: castle or points? A castle that has not scored by the "
                     "end scores nothing, and this is the end. Choose the points.")),
    GO(N_("4 points for the city. All tiles are placed; only the final scoring is left. Enter goes "
          "there.")),
    STEP(FINAL, N_("Unfinished features score now: 1 point per tile of a road or city, per "
                   "pennant, per monastery and each tile around it. Then come the farmers: 3 "
                   "points per completed city their field touches, 4 per castle.")),
    TELL(N_("You have won! This table shows where the points came from. The Rules page has the "
            "details, and ? lists the keys at any time. Enter goes on with two more expansions, "
            "each in a game of its own.")),
};

const struct script_lesson lesson_the_end = LESSON_GOING_ON(
    N_("The end of the game"), N_("What still scores at the end."), SET_BASE, the_end);
