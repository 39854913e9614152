/* Entering by hand what was drawn from the box. */
#include "plain/question.h"

#include "language/language.h"

#include <stdio.h>

/* How many of that kind have been entered already. */
static unsigned entered(const struct so_far *so_far, unsigned kind)
{
    unsigned count = 0;
    for (unsigned r = 0; r < so_far->revealed; r++)
        count += so_far->reveal[r] == kind;
    return count;
}

/* Those that have the edges typed so far. */
static void add_kinds(struct question *question, const struct game *game,
                      const struct so_far *so_far, enum answer answer)
{
    struct kind_set kinds = edge_reading_kinds(&so_far->edges, kinds_in_pile(&game->pile));
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = game->pile.left[kind] - entered(so_far, kind);
        if (left > 0 && kind_set_has(&kinds, kind))
            question_add(question, answer, move_draw(kind),
                         _n("%s (%u left)", "%s (%u left)", left),
                         tile_words_brief(kind, EDGE_N).text, left);
    }
    question->may_go_back = so_far->edges.count > 0 || so_far->revealed > 0;
}

/* What may be typed, or what has been. */
static struct sentence way_to_type(const struct so_far *so_far)
{
    struct sentence letters = sentence_of("%s", "");
    for (unsigned edge = 0; edge < so_far->edges.count; edge++)
        sentence_add(&letters, "%c", edge_reading_letter(&so_far->edges, edge));
    if (so_far->edges.count == 0)
        return sentence_of("%s", _("Type its number, or its edges clockwise, such as crff for "
                                   "city, road, field, field."));
    return sentence_of(_("Edges %s. Type its number, or other edges."), letters.text);
}

void ask_draw(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    question->task =
        sentence_of(_("%s draws: which tile is it? %s"),
                    asking->seats->seat[game_player(game)].name, way_to_type(asking->so_far).text);
    add_kinds(question, game, asking->so_far, ANSWER_MOVE);
}

void ask_reveal(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    snprintf(question->about, sizeof question->about,
             _("%s hosts a bazaar: one tile per player is revealed."),
             asking->seats->seat[game->bazaar.host].name);
    question->task =
        sentence_of(_("Which tile is revealed, %u of %u? %s"), asking->so_far->revealed + 1,
                    game_reveal_count(game), way_to_type(asking->so_far).text);
    add_kinds(question, game, asking->so_far, ANSWER_KIND);
}
