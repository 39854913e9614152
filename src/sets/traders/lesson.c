/* A game with Traders & Builders, from the first goods to the final scoring. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "CFcF.wine", "FRFr", "CcFF.grain", "CcRR.cloth", "CcFF.wine", "CFFF", "CFFF", "CFFF",
};

static const struct script_step goods_and_the_builder[] = {
    TELL(N_("This is a new game, with Traders & Builders. 24 tiles bring goods to collect, and "
            "every player has a builder and a pig.")),
    PLAY("place 0,-1 n", N_("This piece of a city shows a symbol: wine, one of the three goods. "
                            "Continue the city with it.")),
    PLAY("deploy meeple city n",
         N_("Deploy a follower in the city. You will need it there for your builder, too.")),
    GO(N_("When this city is completed, the player who places its last tile takes the goods in it, "
          "no matter who scores the city. Enter ends your turn.")),
    GUIDE("place 1,0 n", N_("Ben extends the road to the east.")),
    GUIDE("deploy meeple road e", N_("And he deploys a follower on it.")),
    PLAY("place 0,-2 e", N_("Another piece of a city, with grain. Continue your city with it.")),
    PLAY("deploy builder city e",
         N_("Now deploy your builder: it may join a follower of yours on a road or in a city that "
            "is unfinished. No other follower may go there, so the place is the builder's. Choose "
            "the city.")),
    GO(N_("A builder claims nothing and scores nothing. But from now on, each tile with which you "
          "continue this city brings you a double turn. Enter ends your turn.")),
    GUIDE("place 2,0 n", N_("Ben starts a city with cloth at the end of his road.")),
    GUIDE("deploy meeple city n", N_("He deploys a knight in it.")),
    PLAY("place 1,-2 s", N_("Continue your city once more. Your builder is in it already, so this "
                            "is a double turn: you will draw and place a second tile.")),
    PLAY("pass", N_("You may deploy one figure in each part of a double turn. In this one, pass.")),
    GO(N_("That was the first part. Enter ends it, and the second part begins.")),
    PLAY("place 1,-1 n", N_("Here is your second tile. It may go anywhere, as in any turn. Close "
                            "the wall of your city with it.")),
    PLAY("deploy meeple field ese",
         N_("Deploy a follower in the field of this tile: a farmer. It will be joined by your pig "
            "in the next lesson.")),
    GO(N_("Your city has scored 10 points. You placed its last tile, so you have taken its goods: "
          "2 wine and 1 grain. Knight and builder are home again. A second part never earns a "
          "third. Enter ends your turn.")),
};

static const struct script_step the_pig[] = {
    GUIDE("place 3,0 w", N_("Ben closes his city in the east. Now it is open to the north only.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place 2,-1 s", N_("You can complete Ben's city for him. Why would you? Because the "
                            "cloth in it will be yours. Place the tile on the marked square.")),
    PLAY("deploy pig field wnw",
         N_("The field of this tile belongs to your farmer's field. No other follower may go "
            "there, but your pig may. Choose the field.")),
    GO(N_("Ben has scored 6 points for his city, and you have the cloth. Your pig stays in the "
          "field to the end. That was the last tile: Enter goes to the final scoring.")),
    STEP(FINAL, N_("Your field touches 2 completed cities. With your pig each is worth 4 points to "
                   "you instead of 3. Goods come last: 10 points each for the most wine, the most "
                   "grain and the most cloth. All three are yours.")),
    TELL(N_("Goods have brought you 30 points. Next, a game with another expansion.")),
};

const struct script_lesson lesson_traders =
    LESSON(N_("Goods and the builder"), N_("Collect goods, and play double turns."), SET_TRADERS,
           tiles, goods_and_the_builder);
const struct script_lesson lesson_pig =
    LESSON_GOING_ON(N_("The pig"), N_("Make a field worth more."), SET_TRADERS, the_pig);
