/* Another auction, in the first game. */
#include "tui/tutorial/script_steps.h"

static const char *const selling_tiles[] = {"CFFF", "CFFF"};

static const struct script_step selling[] = {
    GO(N_("Ben is the host of this auction, so this time you choose first. Enter opens it.")),
    PLAY("offer 1 1",
         N_("Left and Right choose a tile, Up and Down or digits change your bid. Both tiles are "
            "alike; offer 1 point for tile 1.")),
    GUIDE("bid 3", N_("Ben outbids you: 3 points.")),
    PLAY("sell",
         N_("You can buy: pay Ben 3 points and keep the tile. Or sell: Ben pays you 3 points and "
            "takes it. The other tile is just as good, and you will get it for nothing. So sell.")),
    GO(N_("You have gained 3 points and a tile. Ben starts, because he got the first one. Enter "
          "continues.")),
    GUIDE("place 1,-3 s",
          N_("Ben places his tile at his city in the north. One gap is left in its wall.")),
    GUIDE("pass", N_("His knight is already in there. He deploys no other follower.")),
};

const struct script_lesson lesson_selling =
    LESSON(N_("Buying and selling"), SET_BCB, selling_tiles, selling);
