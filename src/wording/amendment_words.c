#include "wording/amendment_words.h"

#include "language/language.h"

#define WORDS(amendment, form, label, noted, done)                                                 \
    [AMENDMENT_##amendment - VERBS_COUNT] = {done, form, noted, label}

const struct amendment_words amendment_words[AMENDMENTS_END - VERBS_COUNT] = {
    WORDS(PLACE, "X,Y O", N_("The tile was placed"),
          N_("the tile in hand was placed there although it does not match"),
          N_("the tile does not match there, against the rules")),
    WORDS(DISCARD, "", N_("The tile was set aside"),
          N_("the tile in hand was set aside although it fits"),
          N_("the tile fits somewhere, against the rules")),
    WORDS(DEPLOY, "P FIGURE X,Y FEATURE", N_("A figure was deployed"),
          N_("a figure was deployed where it may not stand"),
          N_("a figure is deployed, against the rules")),
    WORDS(HOME, "P FIGURE X,Y FEATURE", N_("A figure went home"), N_("a figure went home"),
          N_("a figure goes home, against the rules")),
    WORDS(SCORE, "P N", N_("Points corrected"),
          N_("points forgotten or counted wrongly; N may be negative"),
          N_("the points are changed, against the rules")),
    WORDS(TURN, "P", N_("It is the turn of"), N_("it is another player's turn"),
          N_("it is this player's turn, against the rules")),
};
