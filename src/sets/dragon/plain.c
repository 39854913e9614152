#include "facts/position.h"
#include "language/language.h"
#include "plain/plain_game.h"
#include "plain/question.h"

/* The follower that a move is about, or FOLLOWERS_MAX. */
static unsigned follower_of(const struct game *game, struct move move, unsigned player)
{
    tile_number tile = board_tile_at(&game->board, move.at);
    uint16_t node = feature_node(&game->board, tile, move.arg);
    unsigned f = 0;
    while (f < game->followers.count && (game->followers.follower[f].node != node ||
                                         game->followers.follower[f].figure != move.figure ||
                                         game->followers.follower[f].player != player))
        f++;
    return f < game->followers.count ? f : (unsigned)FOLLOWERS_MAX;
}

/* "send home: Ann's follower in the city: north, at 0,-1" */
static struct sentence follower_there(const struct asking *asking, struct move move,
                                      unsigned player)
{
    const struct game *game = &asking->session->game;
    unsigned follower = follower_of(game, move, player);
    return follower == FOLLOWERS_MAX ? sentence_of("%s", "")
                                     : tile_words_follower(game, follower, asking->seats);
}

struct sentence removal_choice(const struct asking *asking, struct move move)
{
    return sentence_of(_("send home from %d,%d: %s"), move.at.x, move.at.y,
                       follower_there(asking, move, move.player).text);
}

/* With PD19 she goes to a tile. */
struct sentence fairy_choice(const struct asking *asking, struct move move)
{
    const struct game *game = &asking->session->game;
    if (game->options.value[OPTION_FAIRY] == FAIRY_TILE)
        return sentence_of(_("fairy to %d,%d"), move.at.x, move.at.y);
    return sentence_of(_("fairy to %d,%d: %s"), move.at.x, move.at.y,
                       follower_there(asking, move, game_player(game)).text);
}

struct sentence portal_choice(const struct asking *asking, struct move move)
{
    const struct game *game = &asking->session->game;
    return sentence_of(_("through the portal to %d,%d: %s"), move.at.x, move.at.y,
                       figure_choice_on(asking, board_tile_at(&game->board, move.at), move).text);
}

/* Tiles that wait for the first volcano (PD3). */
void tell_tiles_asleep(struct plain_game *plain_game)
{
    unsigned tiles = game_tiles_asleep(&plain_game->session.game);
    if (tiles > 0)
        dialogue_say(plain_game->dialogue,
                     _n("%u of them with a dragon waits for the first volcano.",
                        "%u of them with a dragon wait for the first volcano.", tiles),
                     tiles);
}

void add_dragon_there(struct passage *words, const struct game *game, struct square at,
                      const struct seats *seats)
{
    struct square dragon;
    (void)seats;
    if (game_dragon_at(game, &dragon) && square_equal(dragon, at))
        passage_list(words, _("the dragon is here"));
}

void add_fairy_there(struct passage *words, const struct game *game, struct square at,
                     const struct seats *seats)
{
    struct fairy_place fairy = game_fairy(game);
    if (!fairy.is_there || !square_equal(fairy.at, at))
        return;
    if (fairy.follower == FOLLOWERS_MAX)
        passage_list(words, _("the fairy is here"));
    else
        passage_list(words, sentence_of(_("the fairy is beside %s"),
                                        tile_words_follower(game, fairy.follower, seats).text)
                                .text);
}
