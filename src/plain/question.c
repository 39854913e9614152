#include "plain/question.h"

#include "language/language.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

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

/* Entering by hand what was drawn from the box. */

void question_add_kinds(struct question *question, const struct asking *asking,
                        const struct pile *pile, enum answer answer)
{
    const struct edge_reading *edges = &asking->so_far->edges;
    struct pile rest = pile_to_come(&asking->session->game, pile);
    struct kind_set kinds = edge_reading_kinds(edges, kinds_in_pile(&rest));
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = rest.left[kind];
        if (left == 0 || !kind_set_has(&kinds, kind))
            continue;
        question_add(question, answer, move_draw(kind), _n("%s (%u left)", "%s (%u left)", left),
                     tile_words_brief(kind, EDGE_N).text, left);
        question->choice[question->choices - 1].kind = kind;
    }
    question->takes_edges = true;
    question->may_go_back = edges->count > 0;
}

struct sentence question_way_to_type(const struct edge_reading *edges)
{
    struct sentence letters = sentence_of("%s", "");
    for (unsigned edge = 0; edge < edges->count; edge++)
        sentence_add(&letters, "%c", edge_reading_letter(edges, edge));
    if (edges->count == 0)
        return sentence_of("%s", _("Type its number, or its edges clockwise, such as crff for "
                                   "city, road, field, field."));
    return sentence_of(_("Edges %s. Type its number, or other edges."), letters.text);
}
