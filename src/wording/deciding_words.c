#include "wording/deciding_words.h"

#include "bastide/notation.h"
#include "language/language.h"

const struct decision_words *decision_words_of(const struct deciding *deciding)
{
    static const struct decision_words rows[PHASES_COUNT] = {
#define X(phase, ...) [PHASE_##phase] = {__VA_ARGS__},
        DECISION_WORDS(X)
#undef X
    };
    static const struct decision_words any = {decision_detail,
                                              decision_points,
                                              decision_bare,
                                              decision_untold,
                                              .heading = N_("Choose one"),
                                              .task = {N_("%s decides")},
                                              .call = {N_("Choose one")}};
    const struct decision_words *words = &rows[deciding->choice.phase];
    return words->detail != NULL ? words : &any;
}

static const struct answer_words {
    enum phase phase;
    enum verb verb;
    char key;
    const char *name, *help, *advice;
} answers[] = {
#define X(phase, verb, key, name, hint, help, advice, told)                                        \
    {PHASE_##phase, VERB_##verb, key, name, help, advice},
    DECISION_ANSWERS(X)
#undef X
};

/* NULL where the choice has no letter. */
static const struct answer_words *answer_of(const struct deciding *deciding, unsigned choice)
{
    for (size_t answer = 0; answer < DECISION_ANSWERS_ROWS; answer++)
        if (answers[answer].phase == deciding->choice.phase &&
            answers[answer].verb == deciding->choice.move[choice].verb)
            return &answers[answer];
    return NULL;
}

/* A marked text in the form for what the answers pay at once; most texts have one form. */
static const char *in_form(const char *const text[2], const struct deciding *deciding)
{
    return text[1] == NULL ? _(text[0]) : _n(text[0], text[1], deciding_points(deciding));
}

struct sentence deciding_words_task(const struct deciding *deciding, const struct seats *seats)
{
    return sentence_of(in_form(decision_words_of(deciding)->task, deciding),
                       seats->seat[deciding->choice.player].name, deciding_points(deciding));
}

struct sentence deciding_words_call(const struct deciding *deciding, unsigned turn,
                                    const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    if (turn != deciding->choice.player) {
        sentence_add(&text, _("It is %s's turn."), seats->seat[turn].name);
        sentence_add(&text, " ");
    }
    sentence_add(&text, in_form(decision_words_of(deciding)->call, deciding),
                 deciding_points(deciding));
    return text;
}

char deciding_words_key(const struct deciding *deciding, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    enum { NUMBERED = 9 };
    return answer ? answer->key : choice < NUMBERED ? (char)('1' + choice) : ' ';
}

struct sentence deciding_words_name(const struct deciding *deciding,
                                    const struct position *position, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    char text[MOVE_TEXT_SIZE];
    uint16_t node = deciding->choice.node[choice];
    if (answer != NULL)
        return sentence_of("%s", language_of_marked(answer->name));
    if (node != NO_NODE)
        return wording_titled(position_feature(position, node));
    move_print(&position->game, deciding->choice.move[choice], text);
    return sentence_of("%s", text);
}

const char *deciding_words_advice(const struct deciding *deciding, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    return answer && answer->advice ? _(answer->advice) : NULL;
}

/* For decisions without words of their own. */

struct sentence decision_bare(const struct decision_view *view)
{
    const struct answer_words *answer = answer_of(view->deciding, view->deciding->chosen);
    return answer ? sentence_of("%s", _(answer->help))
                  : deciding_words_name(view->deciding, view->position, view->deciding->chosen);
}

struct sentence decision_detail(const struct decision_view *view)
{
    int points = view->deciding->choice.points[view->deciding->chosen];
    struct sentence bare = decision_bare(view);
    return points == 0
               ? bare
               : sentence_of(_n("%s: %d point", "%s: %d points", points), bare.text, points);
}

struct sentence decision_points(const struct decision_view *view, unsigned choice)
{
    int points = view->deciding->choice.points[choice];
    return points == 0 && view->deciding->choice.node[choice] == NO_NODE
               ? sentence_of("%s", "")
               : sentence_of("%d", points);
}

struct sentence decision_untold(const struct decision_view *view, unsigned choice)
{
    (void)view;
    (void)choice;
    return sentence_of("%s", "");
}
