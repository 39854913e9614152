/* The first game goes on with bridges. */
#include "tui/tutorial/script.h"

static const char *const bridges_tiles[] = {"FRFr", "FFRr", "CFFF", "CcFF"};

static const struct script_step bridges[] = {
    TELL(N_("That was the base game. From here on there are bridges, castles and bazaars too. On "
            "the right, with your points, you see what you have left: followers, 3 bridges and 3 "
            "castles.")),
    PLAY("place 3,1 e",
         N_("Your road runs east, and you have drawn a road from north to south. It would not fit "
            "there, as a field would meet your road. But a bridge can carry the road across. Go to "
            "the marked square; the bridge is built automatically.")),
    PLAY("pass",
         N_("Your road continues over the bridge. The road below is a different one: a bridge "
            "crosses what lies under it without touching it. No follower this time; pass.")),
    GO(N_(
        "You have 2 bridges left. A bridge stays for the rest of the game. Enter ends your turn.")),
    GUIDE("place 3,2 e", N_("Ben places a bend on the road that passes under your bridge.")),
    GUIDE("deploy meeple road n", N_("And he claims that road with a follower. He may: it is not "
                                     "yours, although both are on the same tile.")),
    PLAY("place 0,2 s", N_("You may also build a bridge where none is needed. First place this "
                           "tile on the marked square.")),
    PLAY("bridge 0,2 ew",
         N_("In the list on the right, bridges come after the followers. Choose the bridge over "
            "the tile you have just placed, from west to east. Both its ends must lie on fields.")),
    PLAY("deploy meeple road e", N_("A bridge is a piece of road: it starts a new one here, or "
                                    "continues one. Deploy a follower on the bridge.")),
    GO(N_("Your follower is on the bridge. Roads can join at the ends of the bridge. Enter ends "
          "your turn.")),
    GUIDE("place 0,-2 n", N_("Ben starts a city in the north.")),
    GUIDE("deploy meeple city n", N_("And he deploys a knight in it.")),
};

const struct script_lesson lesson_bridges =
    LESSON(N_("Bridges"), N_("Carry a road across a tile."), SET_BCB, bridges_tiles, bridges);
