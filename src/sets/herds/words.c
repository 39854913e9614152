/* The pig-herd for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_herds[] = {
    {N_("The herd"), "SG8",
     N_("One tile, all field, has a herd of pigs. Whoever scores its field scores 1 point more for "
        "each completed city and each castle at it, and 2 more for a besieged city.\n\n"
        "A pig of yours in that field counts besides. It also holds when a barn is placed there or "
        "the field is joined to one; but barns themselves get nothing for it.\n\n"
        "Example: a farmer's field has a herd and 2 completed cities. It is worth 8 points, with "
        "the farmer's own pig 10.\n\n"
        "River II has a herd, too. If both are in one field, each brings a point.")},
};

const size_t rules_herds_count = sizeof rules_herds / sizeof rules_herds[0];
