#include "wording/amendment_words.h"

#include "language/language.h"

#define WORDS(amendment, form, label, noted, done)                                                 \
    [AMENDMENT_##amendment - VERBS_COUNT] = {done, form, noted, label}

const struct amendment_words amendment_words[AMENDMENTS_END - VERBS_COUNT] = {
    WORDS(PLACE, "X,Y O", N_("The tile lies on"),
          N_("the tile in hand lies there although it does not match"),
          N_("the tile does not match there, against the rules")),
    WORDS(DISCARD, "", N_("The tile was put away"),
          N_("the tile in hand was put away although it fits"),
          N_("the tile fits somewhere, against the rules")),
    WORDS(DEPLOY, "P FIGURE X,Y FEATURE", N_("A figure was put down"),
          N_("a figure was put where it may not stand"),
          N_("a figure is put down, against the rules")),
    WORDS(HOME, "P FIGURE X,Y FEATURE", N_("A figure was taken back"),
          N_("a figure was taken back"), N_("a figure is taken back, against the rules")),
    WORDS(SCORE, "P N", N_("Points corrected"),
          N_("points forgotten or counted wrongly; N may be negative"),
          N_("the points are changed, against the rules")),
    WORDS(TURN, "P", N_("It is the turn of"), N_("it is another player's turn"),
          N_("it is this player's turn, against the rules")),
};
