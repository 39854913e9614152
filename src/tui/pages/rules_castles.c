/* Castles (CA). */
#include "tui/pages/rules_wording.h"

const struct rules_topic rules_castles[] = {
    {"Building a castle", "CA1, CA2, CA3",
     "Everybody begins with 3 castles; where five or six play, with 2.\n"
     "\n"
     "A small city is a finished city of just two tiles. Whoever holds it when it is finished "
     "chooses:\n"
     "\n"
     "• score it: 4 points as usual, and the follower comes home; or\n"
     "• build a castle: no points now, but perhaps many later.\n"
     "\n"
     "It does not matter who placed the tile, nor whether the follower stood there before or "
     "arrived in this turn. Without a castle left there is no choice: the city scores.\n"
     "\n"
     "The castle covers the city on both tiles. The follower moves into it as its lord and stays "
     "away from home. The city does not count as finished, so it brings nobody anything, other "
     "castles neither.\n"
     "\n"
     "By edition 2 any two city ends will do. By edition 1 both must be semicircles; the city on "
     "the tile CFRF.t is a triangle and does not qualify. See the option castle-shape."},

    {"The fief", "CA4, CA5, CA6",
     "A castle's fief is six squares: the two that it stands on, and the two along each of its "
     "long sides.\n"
     "\n"
     "    standing             lying\n"
     "\n"
     "    ·  C  ·              ·  ·\n"
     "    ·  C  ·              C  C\n"
     "                         ·  ·\n"
     "\n"
     "When a road, a city or a monastery is finished and some piece of it lies in the fief, the "
     "castle must score: its owner gets all the points of what was finished. Of a monastery only "
     "the square where it stands matters, not the tiles around it.\n"
     "\n"
     "Nobody loses anything by it, and it does not matter whether anybody held what was finished. "
     "If you held it yourself you get its points twice.\n"
     "\n"
     "Whatever is finished by the very tile that made the castle does not count for it. From the "
     "next placed tile on everything does; you cannot wait for something better.\n"
     "\n"
     "Example: Ben finishes a city worth 16 that reaches into the fief of Ann's castle. Ben gets "
     "16, Ann gets 16, and her follower comes home."},

    {"Castles score", "CA7, CA8, CA9, CA10",
     "If one placement finishes several things in a fief, the castle's owner chooses one of them. "
     "Only that one counts.\n"
     "\n"
     "A castle that scores is itself something finished. So a castle whose fief holds one of its "
     "tiles scores the same points, and then perhaps a third one by the second. A castle comes "
     "into such a chain only if nothing else was finished in its own fief by this placement; if it "
     "has several to follow, its owner chooses. After a castle whose owners chose different "
     "things the chain goes on with the most that was paid.\n"
     "\n"
     "Example: Ann's castle lies in the fief of Ben's. A road worth 5 is finished in Ann's fief "
     "only. Ann gets 5 for her castle, and Ben gets 5 for his.\n"
     "\n"
     "A castle scores once. Then its follower comes home, and the empty castle stays on the table "
     "without ever scoring again.\n"
     "\n"
     "A castle that has not scored when the game ends brings nothing."},

    {"Castles and fields", "CA10, CA11",
     "A castle bounds fields exactly as the small city did.\n"
     "\n"
     "In the final scoring it brings 4 points to each field that it touches, instead of the 3 that "
     "a finished city brings. It does not matter whether the castle has scored, nor whether "
     "anybody still lives in it.\n"
     "\n"
     "The castle itself never gets anything for a field in its fief."},

    {"A shared small city", "CA12",
     "Followers that cross a drawbridge can bring it about that several players stand in one small "
     "city. Then those decide who have most followers in it, each in turn, beginning with the "
     "player at turn. Whoever has no castle left can only score.\n"
     "\n"
     "• All score: each gets 4 points.\n"
     "• All build: each puts in a castle of their own, and all their followers live in it "
     "together.\n"
     "• Some score, some build: those who score get their 4 points, as if the others were not "
     "there, and their followers come home. The others have the castle.\n"
     "\n"
     "Followers of players who have fewer come home with nothing.\n"
     "\n"
     "When a shared castle scores, each of its owners gets all the points. Where there is a choice "
     "each chooses alone.\n"
     "\n"
     "As soon as one of them builds, a castle stands there: the city counts for no other castle as "
     "finished, even though somebody scored it."},
};

const size_t rules_castles_count = sizeof rules_castles / sizeof rules_castles[0];
