/* A game with Abbey & Mayor, from the first wagon to the barn's points in the final scoring. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {
    "FRFr", "FRRR", "CccF+", "CFFF", "FFFR.m", "CFFF", "FFFF.m", "CFFF", "CFFF", "FRFr", "CFFF",
};

static const struct script_step wagon_and_mayor[] = {
    TELL(N_("This is a new game, with Abbey & Mayor: 12 tiles, and for each player a wagon, a "
            "mayor, a barn and a tile of their own, the abbey.")),
    PLAY("place 1,0 n", N_("Continue the road to the east, on the marked square.")),
    PLAY("deploy wagon road e",
         N_("Deploy your wagon on the road; {f} changes the figure. A wagon is a follower for "
            "roads, cities and monasteries, and it has a journey before it.")),
    GO(N_("The wagon counts as one, like an ordinary follower. What it does when the road is "
          "completed, you will see soon. Enter ends your turn.")),
    GUIDE("place -1,0 n", N_("Ben places a junction. There your road ends in the west.")),
    GUIDE("deploy meeple field ese",
          N_("He deploys a farmer in the field south of the road. Remember him.")),
    PLAY("place 0,-1 n", N_("A piece of a city with a pennant. Continue the city with it.")),
    PLAY("deploy mayor city n",
         N_("Deploy your mayor in the city. For the majority he counts as many followers as the "
            "city has pennants: one so far, and none in a city without a pennant.")),
    GO(N_("Every further pennant makes your mayor stronger. Enter ends your turn.")),
    GUIDE("place 0,1 s", N_("Ben starts a city in the south.")),
    GUIDE("deploy meeple city s", N_("And he deploys a knight in it.")),
    PLAY("place 2,0 n",
         N_("You have drawn a monastery with a road. Place it where your road ends, so that the "
            "road is completed.")),
    PLAY("pass", N_("No follower this time: the monastery is for another one. Pass.")),
    PLAY("drive 2,0 monastery",
         N_("The road scores 4 points. Now the wagon need not return home: it may move on to an "
            "unfinished road, city or monastery nearby that has no follower in it. Choose the "
            "monastery.")),
    GO(N_("Your wagon stands in the monastery and will score there too. With a wagon one follower "
          "holds one feature after another. Enter ends your turn.")),
};

static const struct script_step abbey_and_barn[] = {
    GUIDE("place 0,2 n", N_("Ben completes his city and scores 4 points.")),
    GUIDE("pass", N_("He deploys no follower.")),
    PLAY("place 1,1 n",
         N_("Another monastery. Place it here: at its northwest corner four tiles meet, and all "
            "four have field there, the one with Ben's farmer.")),
    PLAY("deploy barn corner nw",
         N_("Such a corner is a place for your barn. It may go into a field with farmers, even "
            "Ben's. Place the barn on the corner.")),
    GO(N_("Ben's farmer scores 3 points for his city and returns home. The field is yours now: "
          "nobody can be deployed there any more. Enter ends your turn.")),
    GUIDE("place 2,-1 n", N_("Ben starts another city, north of your monastery.")),
    GUIDE("deploy meeple city n", N_("And he deploys a knight in it.")),
    PLAY("place 0,-2 s", N_("Close the city of your mayor in the north. Then only its east side is "
                            "open.")),
    PLAY("pass", N_("No follower this time; pass.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 1,-2 e", N_("Ben places a road. It runs into the gap beside your city, which now "
                             "has a tile on each of its four sides.")),
    GUIDE("deploy meeple road n", N_("He deploys a follower on the road.")),
    PLAY("abbey 1,-1",
         N_("A hole like this is the place for your abbey. You are asked before you draw: an abbey "
            "fits everywhere, and closes the roads and cities around it. Place it in the hole.")),
    PLAY("deploy meeple monastery",
         N_("An abbey is a monastery too. Deploy a follower in it: only one of the tiles around it "
            "is missing.")),
    GO(N_("The abbey has completed your city: 8 points. It is not a tile of the city itself. The "
          "mayor was alone there, and with its pennant he counted as one. Enter ends your turn.")),
    GUIDE("place 2,-2 s", N_("Ben completes his city with the last tile. It is also the last one "
                             "around your abbey: 9 points for you.")),
    GUIDE("pass", N_("He deploys no follower.")),
    STEP(FINAL, N_("Ben still has his abbey, but there is no hole for it. In the final scoring "
                   "your barn gets 4 points for each completed city that touches its field.")),
    TELL(N_("Three cities: 12 points for one barn. Next, a game with another expansion.")),
};

const struct script_lesson lesson_wagon =
    LESSON(N_("Wagon and mayor"), N_("Two followers with tricks of their own."), SET_ABBEYS, tiles,
           wagon_and_mayor);
const struct script_lesson lesson_abbey = LESSON_GOING_ON(
    N_("Abbey and barn"), N_("Fill a hole, and take over a field."), SET_ABBEYS, abbey_and_barn);
