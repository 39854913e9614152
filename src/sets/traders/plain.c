#include "language/language.h"
#include "plain/plain_game.h"
#include "wording/turn_words.h"
#include "words.h"

void add_goods(struct sentence *left, const struct game *game, unsigned player)
{
    struct sentence goods = wording_goods(game->player[player].goods);
    if (goods.text[0] != '\0')
        sentence_add(left, _(", goods: %s"), goods.text);
}

void tell_second_part(struct plain_game *plain_game)
{
    const struct game *game = &plain_game->session.game;
    if (game_part(game) == 2)
        dialogue_tell(plain_game->dialogue, turn_words_why(game).text);
}

/* Auctions that wait, and the second part that comes after them. */
void tell_to_come(struct plain_game *plain_game)
{
    struct sentence fact[TURN_FACTS_MAX];
    unsigned facts = turn_words_to_come(&plain_game->session.game, &plain_game->seats, fact);
    for (unsigned f = 0; f < facts; f++)
        dialogue_tell(plain_game->dialogue, fact[f].text);
}

/* The tokens nobody has taken (TB1). */
void tell_goods_left(struct plain_game *plain_game)
{
    uint8_t left[GOODS_COUNT];
    game_goods_left(&plain_game->session.game, left);
    struct sentence goods = wording_goods(left);
    if (goods.text[0] != '\0')
        dialogue_say(plain_game->dialogue, _("Goods left: %s."), goods.text);
}

void tell_goods_taken(struct plain_game *plain_game, unsigned player)
{
    struct sentence goods = wording_goods(plain_game->session.game.player[player].goods);
    if (goods.text[0] != '\0')
        dialogue_say(plain_game->dialogue, _("goods taken: %s"), goods.text);
}
