#include "language/language.h"
#include "tui/views/remaining.h"

struct sentence river_comes_next(const struct game *game)
{
    unsigned tiles = options_has_river(&game->options) ? game_river_tiles(game) : 0;
    if (tiles == 0)
        return sentence_of("%s", "");
    return sentence_of(_n("%u of them is of the river and comes first.",
                          "%u of them are of the river and come first.", tiles),
                       tiles);
}
