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

static void add_kinds(struct question *question, const struct game *game,
                      const struct so_far *so_far, enum answer answer)
{
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = game->pile.left[kind] - entered(so_far, kind);
        if (left > 0)
            question_add(question, answer, move_draw(kind),
                         _n("%s (%u left)", "%s (%u left)", left),
                         tile_words_brief(kind, EDGE_N).text, left);
    }
}

void ask_draw(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    question->task = sentence_of(_("%s draws: which tile is it? Type its number."),
                                 asking->seats->seat[game->turn.player].name);
    add_kinds(question, game, asking->so_far, ANSWER_MOVE);
}

void ask_reveal(struct question *question, const struct asking *asking)
{
    const struct game *game = &asking->session->game;
    snprintf(question->about, sizeof question->about,
             _("%s hosts a bazaar: one tile per player is revealed."),
             asking->seats->seat[game->bazaar.host].name);
    question->task = sentence_of(_("Which tile is turned up, %u of %u? Type its number."),
                                 asking->so_far->revealed + 1, game_reveal_count(game));
    question->may_go_back = asking->so_far->revealed > 0;
    add_kinds(question, game, asking->so_far, ANSWER_KIND);
}
