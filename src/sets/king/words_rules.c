/* King & Robber for players: the chapter of the rules inside the game. */
#include "language/language.h"
#include "wording/rules_wording.h"

const struct rules_topic rules_king[] = {
    {N_("The king"), "KR1, KR2, KR3, KR5",
     N_("At first nobody is king. Whoever completes the first city of the game, by placing its "
        "last tile, becomes king.\n\n"
        "From then on the king is whoever completes a city of more tiles than any city completed "
        "before. A city of just as many tiles changes nothing. If one tile completes several "
        "cities, the largest counts.\n\n"
        "It does not matter who scores the city, or whether there is a knight in it at all. Only "
        "tiles count, not pennants or points.\n\n"
        "Example: Ann completes Ben's city of 4 tiles, the largest so far. Ben scores it, and Ann "
        "is king. Later Ben completes a city of 4 tiles: Ann stays king. With one of 5 tiles he "
        "would take her place.")},

    {N_("The robber"), "KR1, KR2, KR3, KR5, KR7",
     N_("The robber is for roads what the king is for cities. Whoever completes the first road of "
        "the game gets him, and later whoever completes a road of more tiles than any road "
        "completed before.\n\n"
        "A tile counts once, even if the road crosses it twice or goes over it by a bridge. Inns "
        "change nothing.")},

    {N_("What they are worth"), "KR4, KR6, KR8",
     N_("Both score at the end of the game. The king brings 1 point for each completed city on the "
        "board, the robber 1 point for each completed road, no matter whose they were.\n\n"
        "A small city that became a castle is no completed city: it makes nobody king, and the "
        "king "
        "scores nothing for it.\n\n"
        "In a bazaar's round the title goes to whoever placed the tile, and in a double turn each "
        "part counts. If an abbey completes a city or road, it goes to the player of the abbey; "
        "the "
        "abbey is no tile of the city or road.\n\n"
        "The panel shows who has them, by how many tiles, and in brackets what they would bring if "
        "the game ended now.")},
};

const size_t rules_king_count = sizeof rules_king / sizeof rules_king[0];
