/* Hills & Sheep for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_hills[] = {
    {N_("Shepherds"), "HS1, HS2, HS3",
     N_("Everyone has a shepherd. Instead of another figure you may deploy him in a field of the "
        "tile just placed, if that field has no shepherd yet, anybody's. Farmers, pigs and barns "
        "there do not matter, and he does not matter to them: he is no follower and counts for "
        "nothing when fields are scored.\n\n"
        "At once you draw a token from the bag for him. There are 18 in it at the start:\n\n"
        "    1 sheep       4 tokens\n"
        "    2 sheep       5 tokens\n"
        "    3 sheep       5 tokens\n"
        "    4 sheep       2 tokens\n"
        "    the wolf      2 tokens\n\n"
        "The sheep lie down beside the shepherd.")},

    {N_("Flocks"), "HS4, HS5, HS6, HS7",
     N_("Whenever you place a tile that extends the field of your own shepherd, you must choose, "
        "after your other figure if you deploy one:\n\n"
        "• grow: draw another token for your shepherd; or\n"
        "• stable: every player with a shepherd in the field gets 1 point for each sheep in it, "
        "whoever has drawn them. The shepherds return home, and the tokens go back into the "
        "bag.\n\n"
        "The wolf chases away all sheep of the field, whoever has drawn them. They go back into "
        "the bag with him, and all shepherds of the field return home without points.\n\n"
        "Example: your field and Ben's have been joined; 5 sheep lie beside your shepherd and 3 "
        "beside his. You lead the flock to the stable: both of you get 8 points.\n\n"
        "Tiles of other players ask you for nothing.")},

    {N_("Full fields, and the end"), "HS8, HS9",
     N_("When a field can grow no more, because there is a tile or an abbey at each of its edges, "
        "its flock goes to the stable in the same turn, whoever placed the tile. If it is you who "
        "has to choose there, you may let it grow once more before.\n\n"
        "At the end of the game flocks on the board are worth nothing. The dragon sends shepherds "
        "home, and their sheep go into the bag.")},

    {N_("Hills"), "HS10, HS11",
     N_("When a tile with a hill is placed, the next tile of the pile goes under it, unseen. It is "
        "out of the game, so there is one tile less to draw.\n\n"
        "If several players tie for most followers in a feature, those of them win who have a "
        "follower of that feature on a hill. If none of them has one there, or more than one, it "
        "is a tie as before. With the option hill-tie set to most, whoever has most followers "
        "there wins, a large follower counting one.\n\n"
        "Example: Ann and Ben have one follower each on a road, and Ann's is on a tile with a "
        "hill. Only Ann scores.")},

    {N_("Vineyards"), "HS12, HS13, HS14",
     N_("A completed monastery is worth 3 points more for each tile with a vineyard around it. One "
        "vineyard may serve several monasteries. An unfinished monastery gets nothing for them, "
        "and a garden never does.\n\n"
        "A castle that scores for a monastery gets the points of its vineyards, too.\n\n"
        "On the tile CcCF.vineyard one edge belongs half to one city and half to another. A tile "
        "beside it joins both.")},
};

const size_t rules_hills_count = sizeof rules_hills / sizeof rules_hills[0];
