/* Mage and witch in lines (MW). */
#include "facts/position.h"
#include "language/language.h"
#include "plain/plain_game.h"
#include "plain/question.h"

/* Where they stand: on a road, in a city. */
static const char *const standing[][2] = {
    {N_("the mage is on the road here"), N_("the mage is in the city here")},
    {N_("the witch is on the road here"), N_("the witch is in the city here")},
};

void add_magic_there(struct passage *words, const struct game *game, struct square at,
                     const struct seats *seats)
{
    (void)seats;
    for (enum figure figure = FIGURE_MAGE;
         figure <= FIGURE_WITCH && options_has_mage(&game->options); figure++) {
        uint16_t node = game_magic_at(game, figure);
        if (node != NO_NODE && square_equal(game_node_square(game, node), at))
            passage_list(
                words,
                _(standing[figure - FIGURE_MAGE][game_feature_kind(game, node) != FEATURE_ROAD]));
    }
}
