#include "language/language.h"
#include "plain/question.h"

void add_castles_left(struct sentence *left, const struct game *game, unsigned player)
{
    unsigned castles = game->player[player].castles;
    if (options_has_castles(&game->options))
        sentence_add(left, _n(", %u castle left", ", %u castles left", castles), castles);
}
