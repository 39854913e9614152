#include "wording/deciding_words.h"

#include "wording/decisions.h"

static const struct decision_words *words_of(const struct deciding *deciding)
{
    static const struct decision_words *const decisions[PHASES_COUNT] = {
#define X(PHASE, phase) [PHASE_##PHASE] = &decision_##phase,
        DECISIONS(X)
#undef X
    };
    return decisions[deciding->choice.phase];
}

struct answer_words {
    enum verb verb;
    char key;
    const char *name, *advice;
};

/* NULL where the choice has no letter. */
static const struct answer_words *answer_of(const struct deciding *deciding, unsigned choice)
{
    static const struct answer_words answers[] = {
#define X(phase, verb, key, name, hint, help, advice, told) {VERB_##verb, key, name, advice},
        DECISION_ANSWERS(X)
#undef X
    };
    for (size_t answer = 0; answer < sizeof answers / sizeof answers[0]; answer++)
        if (answers[answer].verb == deciding->choice.move[choice].verb)
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
    return sentence_of(in_form(words_of(deciding)->task, deciding),
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
    sentence_add(&text, in_form(words_of(deciding)->call, deciding), deciding_points(deciding));
    return text;
}

struct sentence deciding_words_detail(const struct deciding *deciding,
                                      const struct position *position, const struct seats *seats)
{
    return words_of(deciding)->detail(&(struct decision_view){deciding, position, seats});
}

struct sentence deciding_words_bare(const struct deciding *deciding,
                                    const struct position *position, const struct seats *seats)
{
    const struct decision_words *words = words_of(deciding);
    return (words->bare ? words->bare
                        : words->detail)(&(struct decision_view){deciding, position, seats});
}

const char *deciding_words_heading(const struct deciding *deciding)
{
    return _(words_of(deciding)->heading);
}

char deciding_words_key(const struct deciding *deciding, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    return answer ? answer->key : (char)('1' + choice);
}

struct sentence deciding_words_name(const struct deciding *deciding,
                                    const struct position *position, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    return answer ? sentence_of("%s", language_of_marked(answer->name))
                  : wording_titled(position_feature(position, deciding->choice.node[choice]));
}

const char *deciding_words_advice(const struct deciding *deciding, unsigned choice)
{
    const struct answer_words *answer = answer_of(deciding, choice);
    return answer && answer->advice ? _(answer->advice) : NULL;
}

struct sentence deciding_words_worth(const struct deciding *deciding,
                                     const struct position *position, const struct seats *seats,
                                     unsigned choice)
{
    return words_of(deciding)->worth(&(struct decision_view){deciding, position, seats}, choice);
}

struct sentence deciding_words_due(const struct deciding *deciding, const struct position *position,
                                   const struct seats *seats, unsigned choice)
{
    const struct decision_words *words = words_of(deciding);
    return words->due ? words->due(&(struct decision_view){deciding, position, seats}, choice)
                      : sentence_of("%s", "");
}

const char *deciding_words_note(const struct deciding *deciding)
{
    return _(words_of(deciding)->note);
}
