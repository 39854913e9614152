#include "plain/question.h"

#include "wording/deciding_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static ask_question *const asks[PHASES_COUNT] = {
#define X(phase, asks) [PHASE_##phase] = asks,
    QUESTIONS(X)
#undef X
#define X(phase, ...) [PHASE_##phase] = ask_deciding,
        DECISION_WORDS(X)
#undef X
};

void question_of(struct question *question, const struct asking *asking)
{
    question->about.text[0] = '\0';
    question->choices = 0;
    question->number = (struct typed_number){.least = 0, .most = -1};
    question->takes_edges = false;
    question->may_go_back = false;
    ask_question *of_phase = asks[game_phase(&asking->session->game)];
    (of_phase ? of_phase : ask_any)(question, asking);
}

bool question_needs_more(const struct choice *choice, const struct game *game,
                         struct so_far *so_far, struct move *move)
{
    *move = choice->move;
    switch (choice->answer) {
    case ANSWER_SQUARE:
        so_far->has_square = true;
        so_far->square = choice->move.at;
        return true;
#define X(answer, take)                                                                            \
    case ANSWER_##answer:                                                                          \
        return take(choice, game, so_far, move);
        ANSWERS(X)
#undef X
    case ANSWER_MOVE:
        break;
    }
    return false;
}

bool question_read_edges(const char *line, struct so_far *so_far)
{
    struct edge_reading edges = {.count = 0};
    size_t length = strlen(line);
    for (size_t l = 0; l < length; l++)
        if (!edge_reading_add(&edges, line[l]))
            return false;
    if (length < 2) /* which is a command */
        return false;
    so_far->edges = edges;
    return true;
}

const struct choice *question_choice(const struct question *question, unsigned number)
{
    for (unsigned c = 0; c < question->choices; c++)
        if (question->choice[c].number == number)
            return &question->choice[c];
    return NULL;
}

static void add(struct question *question, unsigned number, enum answer answer, struct move move,
                const char *format, va_list values)
{
    if (question->choices == CHOICES_MAX)
        return;
    struct choice *choice = &question->choice[question->choices++];
    choice->number = number;
    choice->answer = answer;
    choice->move = move;
    choice->kind = NO_TILE_KIND;
    vsnprintf(choice->text, CHOICE_SIZE, format, values);
}

void question_add(struct question *question, enum answer answer, struct move move,
                  const char *format, ...)
{
    va_list values;
    va_start(values, format);
    add(question, question->choices + 1, answer, move, format, values);
    va_end(values);
}

void question_add_refusal(struct question *question, struct move move, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    add(question, 0, ANSWER_MOVE, move, format, values);
    va_end(values);
}
