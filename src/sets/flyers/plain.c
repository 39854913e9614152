/* Flights in lines (FM). */
#include "facts/position.h"
#include "language/language.h"
#include "plain/plain_game.h"
#include "plain/question.h"
#include "wording/figure_words.h"

static const char *const directions[EIGHTHS] = {
    NC_("a machine points", "north"), NC_("a machine points", "north-east"),
    NC_("a machine points", "east"),  NC_("a machine points", "south-east"),
    NC_("a machine points", "south"), NC_("a machine points", "south-west"),
    NC_("a machine points", "west"),  NC_("a machine points", "north-west")};

static const char *direction_of(const struct game *game, tile_number tile)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    return language_of_marked(directions[tile_points_to(placed->kind, placed->orientation)]);
}

/* "fly north-east: follower" */
struct sentence fly_choice(const struct asking *asking, struct move move)
{
    const struct game *game = &asking->session->game;
    return sentence_of(_("fly to the %s: %s"), direction_of(game, game_placed(game)),
                       _(figure_words[move.figure].listed));
}

void add_machine_there(struct passage *words, const struct game *game, struct square at,
                       const struct seats *seats)
{
    tile_number tile = board_tile_at(&game->board, at);
    (void)seats;
    if (options_has_flyers(&game->options) && tile != NO_TILE &&
        tile_kinds[game->board.tile[tile].kind].flags & TILE_MACHINE)
        passage_list(
            words,
            sentence_of(_("a flying machine points to the %s"), direction_of(game, tile)).text);
}
