#include "wording/amendment_words.h"

#include "language/language.h"

const struct amendment_words amendment_words[AMENDMENTS_END - VERBS_COUNT] = {
    [AMENDMENT_PLACE - VERBS_COUNT] = {N_("against the rules: the tile does not match there")},
    [AMENDMENT_DISCARD - VERBS_COUNT] = {N_("against the rules: the tile fits somewhere")},
    [AMENDMENT_DEPLOY - VERBS_COUNT] = {N_("against the rules: a figure is put down")},
    [AMENDMENT_HOME - VERBS_COUNT] = {N_("against the rules: a figure is taken back")},
    [AMENDMENT_SCORE - VERBS_COUNT] = {N_("against the rules: the points are changed")},
    [AMENDMENT_TURN - VERBS_COUNT] = {N_("against the rules: it is this player's turn")},
};
