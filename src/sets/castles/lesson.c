/* A castle, in the first game. The last tile has a bazaar. */
#include "tui/tutorial/script.h"

static const char *const a_castle_tiles[] = {"CFRr", "FRRR", "FFFR.b.i"};

static const struct script_step a_castle[] = {
    PLAY("place 2,-1 s",
         N_("Here is the other half of the little city that Ben started. Place it on the marked "
            "square, so that the city is completed with just 2 tiles.")),
    PLAY("deploy meeple city s", N_("Nobody holds this city, so you can: deploy a follower in it "
                                    "at once, although it is already completed.")),
    PLAY("castle", N_("A city of just 2 tiles gives you a choice: points or castle? It scores 4 "
                      "points now. A castle scores later: as much as the next road, city or "
                      "monastery completed in the frame. Choose the castle.")),
    GO(N_("Your castle is built. The six squares in the frame were its fief: its own two, and "
          "those to the left and right of them. Features completed there score for you, no matter "
          "who holds them. Enter ends your turn.")),
    GUIDE("place 2,-2 w", N_("Ben places a crossing above your castle.")),
    GUIDE("deploy meeple road s",
          N_("And he claims the road that runs from there past your castle and on to the east.")),
    PLAY("place 3,-1 n",
         N_("With this tile you can complete Ben's road for him. Why would you? Because it runs "
            "through your fief. Place the tile on the marked square.")),
    PLAY("pass", N_("No follower this time; pass.")),
    GO(N_("Ben's road has scored 3 points for him, and your castle has scored 3 for you. A castle "
          "scores once: its lord, your follower, has returned home, and the castle is empty. Enter "
          "ends your turn.")),
};

const struct script_lesson lesson_a_castle = LESSON(
    N_("A castle"), N_("Turn a small city into a castle."), SET_BCB, a_castle_tiles, a_castle);
