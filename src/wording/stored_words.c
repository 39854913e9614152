#include "wording/stored_words.h"

#include "language/language.h"
#include "play/bot_seats.h"
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

struct sentence stored_seated(const struct stored_game *game, const struct seats *seats)
{
    unsigned is_free = stored_seats_free(game), people = 0;
    for (unsigned player = 0; player < seats->count; player++)
        if (bot_seat_level(&game->head, player) == BOT_LEVELS_COUNT)
            people |= 1u << player;
    struct sentence text = {""};
    if (is_free != 0)
        sentence_add(&text, _("Free seats: %s."), wording_names(is_free, seats).text);
    if (is_free != people)
        sentence_add(
            &text, "%s%s", is_free != 0 ? " " : "",
            sentence_of(_("At the table: %s."), wording_names(people & ~is_free, seats).text).text);
    return text;
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
