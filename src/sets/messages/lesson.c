/* A game with The Messages. With the seed of the lessons the first message is that of the smallest
 * city. It breaks off before its last tile: it has shown what is new. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {"CcFF+", "FFFF.m", "FRRR", "FFFF.m", "FFFR.m",
                                    "FRFr",  "FRRR",   "CFFF", "FRFr"};

static const struct script_step a_message[] = {
    TELL(N_("This is a new game, with The Messages. There are no new tiles, but each player scores "
            "with two figures, and there are eight messages.")),
    PLAY("place 0,-1 s", N_("Place the city north of the start tile.")),
    PLAY("deploy meeple city s", N_("Deploy a knight in it.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 0,1 n", N_("Ben places a monastery.")),
    GUIDE("deploy meeple monastery", N_("He deploys a monk.")),
    PLAY("place 1,0 n", N_("This junction ends the road in the east. Place it there.")),
    PLAY("deploy meeple road w", N_("Deploy a follower on the road.")),
    GO(N_("Enter ends your turn.")),
    GUIDE("place 0,2 n", N_("Ben places another monastery.")),
    GUIDE("deploy meeple monastery", N_("And he deploys another monk.")),
    PLAY("place -1,0 s", N_("End the road in the west.")),
    PLAY("pass", N_("The road will score. Pass.")),
    GO(N_(
        "3 points. You have a scoring figure and a courier, and your score is the sum of both. As "
        "both stood on 0, the scoring figure has gone to 3. Enter ends your turn.")),
    GUIDE("place 1,1 e", N_("Ben continues the road from your junction.")),
    GUIDE("deploy meeple road n", N_("He deploys a follower on it.")),
    PLAY("place 2,0 n", N_("Another junction: place it beside the first one. The road between them "
                           "is complete at once.")),
    PLAY("deploy meeple road w", N_("Deploy a follower on that road.")),
    PLAY(
        "figure meeple",
        N_("2 points, and now you choose: the courier goes to 2, or the scoring figure to 5. Every "
           "fifth space is dark, and who comes to one in their own turn turns up a message. Move "
           "the scoring figure.")),
    PLAY(
        "deliver",
        N_("The message brings you the points of your smallest unfinished city: 3 points. Its seal "
           "would bring 2, whatever a message says. Follow the message.")),
    PLAY("figure courier",
         N_("You move these points by a choice of their own, too. If they brought a figure to a "
            "dark space, the next message would come. Move the courier to 3.")),
    GO(N_("Your knight stays where he is. The message goes under the stack: after all eight they "
          "come again in the same order. Enter ends your turn.")),
    GUIDE("place 1,-1 n", N_("Ben begins a city.")),
    GUIDE("pass", N_("He deploys nobody.")),
    TELL(N_("Count before you place a tile: a point more or less may bring a message. Next, a game "
            "with another expansion.")),
};

const struct script_lesson lesson_messages =
    LESSON(N_("A message"), N_("Two figures on the track, and a message."), SET_MESSAGES, tiles,
           a_message);
