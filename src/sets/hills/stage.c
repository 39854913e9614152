/* What is said of the pile of tiles (HS10). */
#include "language/language.h"
#include "tui/views/remaining.h"

struct sentence tiles_under_hills(const struct game *game)
{
    unsigned tiles = game_tiles_under(game);
    if (tiles == 0)
        return sentence_of("%s", "");
    return sentence_of(_n("%u more of these lies under a hill and never comes.",
                          "%u more of these lie under hills and never come.", tiles),
                       tiles);
}
