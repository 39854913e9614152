/* The beginning of a game with a computer player. It breaks off where that has been seen. */
#include "tui/tutorial/script_steps.h"

static const char *const tiles[] = {"FFRr", "FRRR", "FFFR.m"};

#define WATCH N_("Ben is playing. Just watch, or press Enter to see his next step at once.")

static const struct script_step computer_player[] = {
    TELL(N_(
        "The computer can play, too. In the setup of a game, the column Played by says who plays "
        "for each player: a person, or the computer at one of four levels. In this game it plays "
        "for Ben: hence the star after his letter.")),
    PLAY("place 1,0 n", N_("Your own turns are as always. Place this bend on the marked square, so "
                           "that it continues the road.")),
    PLAY("deploy meeple road w", N_("Deploy a follower on the road.")),
    GO(N_("Enter ends your turn. Then Ben plays by himself, and each of his steps is shown for a "
          "moment. How long is up to you: see Pace of computer players in the settings.")),
    BOT("place -1,0 n", WATCH),
    BOT("deploy meeple road s", WATCH),
    {STEP_UNDO, NULL,
     N_("Ben has placed a crossing and claimed the road to the south. Now {u} undoes your own last "
        "decision, and with it all that Ben has done since. You need not ask anyone: the computer "
        "agrees to everything.")},
    {STEP_REDO, NULL,
     N_("It is your turn again, and your follower is back in your supply. In a real game you could "
        "do something else now. This time, redo it with {U}.")},
    GO(N_(
        "Enter ends your turn. Ben will do what he did before: if nothing has changed, he does not "
        "change his mind.")),
    BOT("place -1,0 n", WATCH),
    BOT("deploy meeple road s", WATCH),
    {STEP_SEATS, NULL,
     N_("Does someone have to leave, or join late? You can change who plays at any time before the "
        "final "
        "scoring. Press {P}.")},
    {STEP_RETURN, NULL,
     N_("Up and Down choose a player; Left and Right choose a person or a level, and the lines "
        "below "
        "describe it. Enter makes the change; Esc leaves everything as it is.")},
    TELL(
        N_("That was the last lesson. The Rules page has the details, and ? lists the keys at any "
           "time. Enter leaves the tutorial; New game starts a game of your own, with people, with "
           "the computer, or with both.")),
};

const struct script_lesson lesson_computer =
    LESSON(N_("A computer player"), SET_BASE, tiles, computer_player);
