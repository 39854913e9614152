#include "plain/question.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef void ask(struct question *question, const struct asking *asking);

/* NULL: a scoring decision. */
static ask *const asks[PHASES_COUNT] = {
    [PHASE_DRAW] = ask_draw,     [PHASE_PLACE] = ask_place,   [PHASE_BUILD] = ask_build,
    [PHASE_REVEAL] = ask_reveal, [PHASE_OFFER] = ask_offer,   [PHASE_DRAFT] = ask_offer,
    [PHASE_BID] = ask_bid,       [PHASE_SETTLE] = ask_settle,
};

void question_of(struct question *question, const struct asking *asking)
{
    question->about[0] = '\0';
    question->choices = 0;
    question->bids = (struct bid_limits){0, -1};
    question->may_go_back = false;
    ask *of_phase = asks[game_phase(&asking->session->game)];
    (of_phase ? of_phase : ask_deciding)(question, asking);
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
    case ANSWER_TILE:
        so_far->has_tile = true;
        so_far->tile = choice->move.arg;
        return true;
    case ANSWER_WAY: {
        struct auction_deal way[SALE_WAYS_MAX];
        sale_ways(game, way);
        so_far->deal = way[choice->move.arg];
        so_far->has_deal = true;
        return true;
    }
    case ANSWER_KIND:
        so_far->reveal[so_far->revealed++] = choice->move.arg;
        so_far->edges.count = 0;
        *move = (struct move){.verb = VERB_REVEAL};
        memcpy(move->kinds, so_far->reveal, sizeof move->kinds);
        return so_far->revealed < game_reveal_count(game);
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
