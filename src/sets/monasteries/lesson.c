/* A game with special monasteries. It breaks off when it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FFFF.m.special", "FRFr", "FFFR.m.special", "CFFF", "FFRr",
};

static const struct script_step lying_down[] = {
    TELL(N_("This is a new game, with special monasteries: six of them take the place of those of "
            "the base game.")),
    PLAY("place 0,1 n", N_("You have drawn a special monastery. Place it on the marked square.")),
    PLAY("deploy meeple monastery lying",
         N_("A follower may stand in it, as a monk, for 9 points when it is surrounded. Or it lies "
            "down as its abbot, to the end of the game, for row and column. Let your follower lie "
            "down.")),
    GO(N_("Either of the two occupies the monastery. Enter ends your turn.")),
    GUIDE("place 1,0 n", N_("Ben continues the road.")),
    GUIDE("deploy meeple road e", N_("He deploys a follower on it.")),
    PLAY("place 1,1 w",
         N_("Another one. Place it beside the first: each tile in an unbroken line from your abbot "
            "brings 1 point more at the end.")),
    PLAY("deploy meeple monastery", N_("Let a follower stand here. He is a monk, and comes home "
                                       "when all 8 squares around are filled.")),
    GO(N_("Your abbot scores 3 points so far: for his own tile, and for those in the north and in "
          "the east. Enter ends your turn.")),
    GUIDE("place 0,-1 s", N_("Ben closes the city in the north. This tile "
                             "lies in your abbot's column, too.")),
    GUIDE("pass", N_("He deploys nobody.")),
    TELL(N_("An abbot never comes home, but early in the game a row and a column may still grow "
            "long. Next, a game with another expansion.")),
};

const struct script_lesson lesson_monasteries = LESSON(
    N_("Lying down"), N_("An abbot for row and column."), SET_MONASTERIES, tiles, lying_down);
