/* The Tower for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_tower[] = {
    {N_("Building towers"), "TW1, TW2, TW3, TW10",
     N_("18 tiles have a foundation for a tower. It divides nothing and holds nothing. Everyone "
        "starts with tower floors: 10 with two players, 9 with three, 7 with four, 6 with five, 5 "
        "with six.\n\n"
        "Instead of deploying a follower you may put one of your floors on a foundation or on a "
        "tower without a guard, anywhere on the board. A tower belongs to nobody.\n\n"
        "A tower reaches its own tile and as many squares in each of the four directions as it has "
        "floors, over gaps and other towers.\n\n"
        "Example: a tower of one floor reaches 5 tiles, of two floors 9.")},

    {N_("Captures"), "TW4, TW5, TW7, TW11, TW14",
     N_("When you have put on a floor you may at once take one follower within the reach of that "
        "tower: anybody's, of any size, a guard too. Builders, pigs, barns and the lords of "
        "castles "
        "are safe.\n\n"
        "Another player's follower becomes your prisoner. Your own returns home.\n\n"
        "All this comes before scoring: what your tile completes is scored without the one who was "
        "taken. If a player's last follower leaves a feature this way, their builder or pig there "
        "returns home too.\n\n"
        "A prisoner cannot be deployed, and at the end of the game it is worth nothing.")},

    {N_("Exchange and ransom"), "TW8, TW9, TW12, TW14",
     N_("If a capture makes two players hold each other's followers, they exchange at once: the "
        "one "
        "just taken returns home, and the captor takes back one of their own, of the kind that "
        "they "
        "choose.\n\n"
        "Once in your turn, if you have at least 3 points, you may pay 3 points to a player who "
        "holds a follower of yours. It returns home at once and may be deployed in this turn. Do "
        "it "
        "after placing the tile and before anything else that uses up the follower of the "
        "turn.\n\n"
        "Nobody can refuse. Both parts of a double turn have one ransom together; in a bazaar's "
        "round each turn has its own.")},

    {N_("Guards"), "TW6, TW13",
     N_("Instead of deploying on your tile you may put a follower or a large follower on any tower "
        "of at least one floor that has no guard.\n\n"
        "A guard closes the tower: it gets no more floors. A guard scores nothing and cannot be "
        "taken back. Another tower may take it, and the dragon sends it home; then the tower is "
        "open again.\n\n"
        "No guard goes on the tower beside the dragon. A princess never takes a guard. The fairy "
        "may stand beside one.")},
};

const size_t rules_tower_count = sizeof rules_tower / sizeof rules_tower[0];
