/* Abbeys in words, while they are decided upon (AM2). */
#include "choosing/choosing.h"
#include "facts/outcome.h"
#include "language/language.h"
#include "wording/turn_words.h"

struct sentence abbey_name(const struct decision_view *view, unsigned choice)
{
    if (view->deciding->choice.move[choice].verb != VERB_ABBEY)
        return sentence_of("%s", "");
    return view->deciding->choice.count == 2 ? sentence_of("%s", _("Abbey here"))
                                             : sentence_of(_("Abbey, hole %u"), choice + 1);
}

/* What it would complete there. */
struct sentence abbey_detail(const struct decision_view *view)
{
    struct move move = deciding_move(view->deciding);
    struct forecast forecast;
    if (move.verb != VERB_ABBEY)
        return sentence_of("%s", _("You keep your abbey."));
    forecast_find(&forecast, &view->position->game, &move, 1);
    struct sentence words = forecast_words_of(&forecast, view->seats);
    return words.text[0] != '\0' ? words
                                 : sentence_of("%s", _("The abbey completes nothing there yet."));
}

struct sentence abbey_bare(const struct decision_view *view)
{
    return deciding_move(view->deciding).verb == VERB_ABBEY
               ? sentence_of("%s", _("The abbey closes whatever ends at this hole."))
               : sentence_of("%s", _("You keep your abbey."));
}
