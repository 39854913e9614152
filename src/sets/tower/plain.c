/* Towers and ransoms in lines (TW). */
#include "facts/position.h"
#include "language/language.h"
#include "plain/plain_game.h"
#include "plain/question.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

void add_floors_left(struct sentence *left, const struct game *game, unsigned player)
{
    unsigned floors = game->player[player].floors;
    if (options_has_tower(&game->options))
        sentence_add(left, _n(", %u floor left", ", %u floors left", floors), floors);
}

static unsigned floors_at(const struct game *game, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    unsigned tower = tile == NO_TILE ? (unsigned)NO_TOWER : game_tower_on(game, tile);
    return tower == NO_TOWER ? 0 : game->towers.floors[tower];
}

/* "floor on the tower at 2,-1, floor 3 of it" */
struct sentence floor_choice(const struct asking *asking, struct move move)
{
    return sentence_of(_("tower at %d,%d: floor %u"), move.at.x, move.at.y,
                       floors_at(&asking->session->game, move.at) + 1);
}

struct sentence guard_choice(const struct asking *asking, struct move move)
{
    unsigned floors = floors_at(&asking->session->game, move.at);
    return sentence_of(_n("guard on the tower at %d,%d, %u floor: %s",
                          "guard on the tower at %d,%d, %u floors: %s", floors),
                       move.at.x, move.at.y, floors, _(figure_words[move.figure].listed));
}

struct sentence ransom_choice(const struct asking *asking, struct move move)
{
    return sentence_of(_("pay %s 3 points for: %s"), asking->seats->seat[move.player].name,
                       _(figure_words[move.figure].listed));
}

/* Who is held by whom, behind the scores. */
void tell_prisoners(struct plain_game *plain_game)
{
    tell_held(plain_game, prisoners_held);
}

void add_tower_there(struct passage *words, const struct game *game, struct square at,
                     const struct seats *seats)
{
    unsigned floors = floors_at(game, at);
    (void)seats;
    if (floors > 0)
        passage_list(
            words, sentence_of(_n("tower of %u floor", "tower of %u floors", floors), floors).text);
}
