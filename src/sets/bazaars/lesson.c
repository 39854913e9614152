/* The first game: an auction. Its tiles are those that are revealed. */
#include "tui/tutorial/script.h"

static const char *const a_bazaar_tiles[] = {"CFRF.gate", "CcFF"};

static const struct script_step a_bazaar[] = {
    GO(N_("The tile you placed shows a market: a bazaar. The player who places one hosts an "
          "auction. One tile per player is revealed; you see them as soon as it opens. Enter opens "
          "it.")),
    GUIDE("offer 1 1", N_("The player to the host's left chooses a tile and bids for it. Ben has "
                          "chosen tile 1, a city gate with a road, and bids 1 point.")),
    PLAY("bid 2", N_("Every other player has one chance to bid more. You pay with your own points. "
                     "That gate would be good for you: bid 2 points.")),
    GUIDE("sell", N_("Now Ben could buy the tile: pay you your 2 points and keep it. Or he can "
                     "sell it. He sells: you pay him 2 points, and tile 1 is yours. Ben gets the "
                     "last tile for nothing.")),
    GO(N_("Now the tiles are placed, each in a full turn. You start, because you got the first "
          "one. Enter continues.")),
};

const struct script_lesson lesson_a_bazaar =
    LESSON(N_("A bazaar"), N_("Offer tiles, bid and pass."), SET_BCB, a_bazaar_tiles, a_bazaar);

/* Another auction, in the first game. */

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
    LESSON(N_("Buying and selling"), N_("Decide when somebody has outbid you."), SET_BCB,
           selling_tiles, selling);
