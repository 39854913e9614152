/* Escapes in lines (SG5). */
#include "language/language.h"
#include "plain/question.h"
#include "wording/figure_words.h"

/* "escape from 2,-1: follower" */
struct sentence escape_choice(const struct asking *asking, struct move move)
{
    (void)asking;
    return sentence_of(_("escape from %d,%d: %s"), move.at.x, move.at.y,
                       _(figure_words[move.figure].listed));
}
