/* A game with Hills & Sheep: a shepherd and his flock. It breaks off when it has shown what is new.
 */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FFFF.m", "FRFR.hill", "FFFF.m", "FRFr", "FRFr",
};

static const struct script_step flocks[] = {
    TELL(N_("This is a new game, with Hills & Sheep: hills, vineyards, and a shepherd for each "
            "player.")),
    PLAY("place 0,1 n", N_("A monastery, with a field around it. Place it on the marked square.")),
    PLAY("deploy shepherd field nnw",
         N_("Deploy your shepherd in the field: {f} changes the figure. At once a token is drawn "
            "from the bag for him.")),
    GO(N_("The sheep lie down beside him. Enter ends your turn.")),
    GUIDE("place 1,0 n", N_("Ben places a tile with a hill. The next tile of the pile goes under "
                            "it, and nobody will ever see it.")),
    GUIDE("deploy meeple road w", N_("His follower on the hill would win a tie for this road.")),
    PLAY("place 1,1 n", N_("Your tile extends the field of your shepherd. Place it on the marked "
                           "square.")),
    PLAY("pass", N_("Deploy nobody this time.")),
    PLAY("stable", N_("Now you must decide: let the flock grow by another token, which may be the "
                      "wolf, or lead it to the stable. Lead it there.")),
    GO(N_("Each sheep was a point, and your shepherd is free for another field. Enter ends your "
          "turn.")),
    TELL(N_("A monastery is worth 3 points more for each vineyard around it. Next, a game with "
            "another expansion.")),
};

const struct script_lesson lesson_hills =
    LESSON(N_("A flock"), N_("Gather sheep, and bring them home."), SET_HILLS, tiles, flocks);
