#include "wording/stored_words.h"

#include "language/language.h"
#include "wording/seats.h"

struct sentence stored_stands(const struct stored_game *game)
{
    if (game->state == STORED_OVER)
        return sentence_of(_n("Ended after %u turn.", "Ended after %u turns.", game->turn),
                           game->turn);
    return sentence_of(
        _n("Turn %u, %s's turn. %u tile left.", "Turn %u, %s's turn. %u tiles left.", game->left),
        game->turn, game->head.name[game->player], game->left);
}

unsigned stored_leaders(const struct stored_game *game)
{
    unsigned leaders = 0;
    int32_t most = game->score[0];
    for (unsigned player = 0; player < game->head.options.players; player++) {
        if (game->score[player] > most)
            leaders = 0;
        most = game->score[player] > most ? game->score[player] : most;
        leaders |= game->score[player] == most ? 1u << player : 0;
    }
    return leaders;
}

struct sentence stored_lead(const struct stored_game *game, const struct seats *seats)
{
    struct score_table table = {.winners = stored_leaders(game)};
    unsigned leaders = 0;
    for (unsigned player = 0; player < seats->count; player++) {
        table.total[player] = game->score[player];
        leaders += table.winners >> player & 1u;
    }
    if (game->state == STORED_OVER)
        return wording_verdict(&table, seats);
    if (leaders == seats->count)
        return sentence_of("%s", _("Nobody leads."));
    return sentence_of(_n("%s leads.", "%s lead.", leaders),
                       wording_names(table.winners, seats).text);
}
