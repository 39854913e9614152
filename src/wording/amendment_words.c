#include "wording/amendment_words.h"

#include "language/language.h"

#define WORDS(amendment, form, label, noted, done)                                                 \
    [AMENDMENT_##amendment - VERBS_COUNT] = {done, form, noted, label}

const struct amendment_words amendment_words[AMENDMENTS_END - VERBS_COUNT] = {
    WORDS(PLACE, "X,Y O", N_("The tile lies on"),
          N_("the tile in hand lies there although it does not match"),
          N_("against the rules: the tile does not match there")),
    WORDS(DISCARD, "", N_("The tile was put away"),
          N_("the tile in hand was put away although it fits"),
          N_("against the rules: the tile fits somewhere")),
    WORDS(DEPLOY, "P FIGURE X,Y FEATURE", N_("A figure was put down"),
          N_("a figure was put where it may not stand"),
          N_("against the rules: a figure is put down")),
    WORDS(HOME, "P FIGURE X,Y FEATURE", N_("A figure was taken back"),
          N_("a figure was taken back"), N_("against the rules: a figure is taken back")),
    WORDS(SCORE, "P N", N_("More or less points"),
          N_("points forgotten or counted wrongly; N may be negative"),
          N_("against the rules: the points are changed")),
    WORDS(TURN, "P", N_("It is the turn of"), N_("it is another player's turn"),
          N_("against the rules: it is this player's turn")),
};
