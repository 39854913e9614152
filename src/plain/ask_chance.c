/* Entering by hand what was drawn from the box. */
#include "plain/question.h"

#include "language/language.h"

void question_add_kinds(struct question *question, const struct asking *asking,
                        const struct pile *pile, enum answer answer)
{
    const struct edge_reading *edges = &asking->so_far->edges;
    struct kind_set kinds = edge_reading_kinds(edges, kinds_in_pile(pile));
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = pile->left[kind];
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

void ask_draw(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    question->task = sentence_of(_("%s draws: which tile is it? %s"),
                                 asking->seats->seat[game_player(game)].name,
                                 question_way_to_type(&asking->so_far->edges).text);
    question_add_kinds(question, asking, &game->pile, ANSWER_MOVE);
}
