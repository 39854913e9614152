/* The end of the first game: the gate is closed, the bazaar over. */
#include "tui/tutorial/script_steps.h"

static const struct script_step the_end[] = {
    PLAY("place -3,0 e", N_("This is the last tile of the game. Close the city behind your gate "
                            "with it.")),
    PLAY("pass", N_("Your knight is already in that city, since it crossed the drawbridge. No "
                    "other follower; pass.")),
    PLAY("score", N_("Another two-tile city: castle or points? A castle that has not scored by the "
                     "end scores nothing, and this is the end. Choose the points.")),
    GO(N_("4 points for the city. All tiles are placed; only the final scoring is left. Enter goes "
          "there.")),
    {STEP_FINAL, NULL,
     N_("Unfinished features score now: 1 point per tile of a road or city, per pennant, per "
        "monastery and each tile around it. Then come the farmers: 3 points per completed city "
        "their field touches, 4 per castle.")},
    TELL(N_("You have won! This table shows where the points came from. The Rules page has the "
            "details, and ? lists the keys at any time. Enter goes on with two more expansions, "
            "each in a game of its own.")),
};

const struct script_lesson lesson_the_end =
    LESSON_GOING_ON(N_("The end of the game"), SET_BASE, the_end);
