/* The River for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_river[] = {
    {N_("The river"), "RV1, RV2, RV3, RV4, RV5, RV6",
     N_("The game begins with a river. The spring is the start tile; the start tile of the base "
        "game is not used.\n\n"
        "The 10 other tiles of the river come first, in any order, and after them the lake. Only "
        "then come all the other tiles.\n\n"
        "Each tile of the river continues it at its open end: water meets water, and the rest must "
        "match as usual. The river must not turn back: of two bends that follow directly on one "
        "another, the second must not turn the same way.\n\n"
        "Everything else is as always: after placing the tile you may deploy a follower, and what "
        "is completed scores. Nobody can stand on the river, and it scores nothing. But it parts "
        "fields, as roads do; the field goes round its spring and round the lake.\n\n"
        "A tile of the river that fits nowhere is set aside, and you draw another one. So the "
        "river may stay open; then nothing can be placed at its end except an abbey.")},
    {N_("Other expansions"), "RV5, RV6, RV7, RV8",
     N_("• A bridge may cross the river, but it cannot end on water. The fields on both banks stay "
        "apart.\n\n"
        "• A city end on a tile of the river can become part of a castle.\n\n"
        "• An abbey may fill a hole beside the river, too, even while the river is being laid.\n\n"
        "• Bazaars and dragons come only after the river.")},
};

const size_t rules_river_count = sizeof rules_river / sizeof rules_river[0];
