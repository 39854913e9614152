/* Acrobats, pyramids and the big top in lines (BT). */
#include "language/language.h"
#include "plain/plain_game.h"
#include "plain/question.h"

static unsigned acrobats_at(const struct game *game, struct square at)
{
    return game_acrobats_on(game, game_acrobats_node(game, board_tile_at(&game->board, at)));
}

/* "acrobat at 2,-1, the second" */
struct sentence acrobat_choice(const struct asking *asking, struct move move)
{
    return sentence_of(_("acrobat at %d,%d: number %u of 3"), move.at.x, move.at.y,
                       acrobats_at(&asking->session->game, move.at) + 1);
}

/* "score the pyramid at 2,-1: 10 points to Ann, 5 points to Ben" */
struct sentence pyramid_choice(const struct asking *asking, struct move move)
{
    const struct game *game = &asking->session->game;
    feature_counts counts =
        game->features.counts[game_acrobats_node(game, board_tile_at(&game->board, move.at))];
    struct sentence paid = {""};
    for (unsigned player = 0; player < asking->seats->count; player++) {
        unsigned points = ACROBAT_POINTS * feature_counts_strength(counts, player);
        if (points > 0)
            sentence_list(&paid,
                          sentence_of("%s %u", asking->seats->seat[player].name, points).text);
    }
    return sentence_of(_("score the pyramid at %d,%d: %s"), move.at.x, move.at.y, paid.text);
}

void add_big_top_there(struct passage *words, const struct game *game, struct square at,
                       const struct seats *seats)
{
    struct square tent;
    (void)seats;
    if (game_big_top_at(game, &tent) && square_equal(tent, at))
        passage_list(words, _("the big top is here"));
}
