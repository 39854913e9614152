/* The lesson of the fast keys, in a game of its own, which breaks off. */
#include "tui/tutorial/script.h"

static const char *const tiles[] = {"FFRr", "FRRR", "FRRR", "FFRr", "CFFF"};

static const struct script_step fast_turns[] = {
    TELL(N_("An ordinary turn needs two keys. Everything that you have learnt still works; this "
            "lesson shows the short way. Enter starts it.")),
    FAST('2', "place -1,0 s", NULL,
         N_("The tile in hand begins on the square that brings you most at first sight. There 2 "
            "places it, and chooses place 2 for a follower: the road.")),
    FAST(
        '2', "deploy meeple road e", NULL,
        N_("2 once more deploys it there; another digit chooses another place, and {p} no follower "
           "at all. Enter always does what is chosen: Enter, Enter is the same turn.")),
    GO(N_("Enter ends your turn. In the settings, End turns automatically leaves this key out, "
          "and Hand-over banner the one that starts a turn.")),
    GUIDE("place 1,0 n", N_("Ben places a crossing.")),
    GUIDE("pass", N_("He passes.")),
    FAST('0', "place 2,0 e", "pass",
         N_("Tab goes to the next best square, Shift-Tab back, and {r} turns the tile. With many "
            "squares {;} writes letters on them: type one. 0 places the tile without a follower.")),
    STEP(UNDO, N_("One key too many? {u} undoes one step at a time, as long as your turn lasts.")),
    STEP(REDO, N_("{U} redoes it.")),
    GO(N_("Enter ends your turn, as always.")),
    TELL(N_("That is all: digits or 0 place and choose, Tab and {r} find the square, {u} undoes.")),
};

const struct script_lesson lesson_fast_turns =
    LESSON(N_("Fast turns"), N_("A turn in two keys."), SET_BASE, tiles, fast_turns);
