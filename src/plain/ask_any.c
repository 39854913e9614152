/* Any decision, by its legal moves: those of sets that have no question of their own. */
#include "plain/plain_game.h"

#include "language/language.h"
#include "wording/watch_words.h"

struct sentence question_choice_words(const struct asking *asking, struct move move)
{
    static choice_words *const words[VERBS_COUNT] = {
#define X(verb, words) [VERB_##verb] = words,
        CHOICE_WORDS(X)
#undef X
    };
    char text[MOVE_TEXT_SIZE];
    if (words[move.verb] != NULL)
        return words[move.verb](asking, move);
    move_print(&asking->session->game, move, text);
    return sentence_of("%s", text);
}

void ask_any(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    const struct move_list *legal = &asking->position->legal;
    question->task = sentence_of("%s.", watch_words_task(game, NULL, asking->seats).text);
    for (size_t m = 0; m < legal->count; m++)
        if (legal->move[m].verb != VERB_PASS)
            question_add(question, ANSWER_MOVE, legal->move[m], "%s",
                         question_choice_words(asking, legal->move[m]).text);
    if (position_allows(asking->position, VERB_PASS))
        question_add_refusal(question, move_plain(VERB_PASS), "%s", _("pass"));
}
