#include "support/pieces.h"

struct seen {
    unsigned player[PLAYERS_MAX][FIGURES_COUNT], neutral[FIGURES_COUNT]; /* masks of numbers */
};

/* False if it was seen before. */
static bool see(struct seen *seen, struct piece piece)
{
    unsigned *mask = piece.owner == NOBODY ? &seen->neutral[piece.figure]
                                           : &seen->player[piece.owner][piece.figure];
    bool is_new = !(*mask >> piece.number & 1u);
    *mask |= 1u << piece.number;
    return is_new;
}

const char *pieces_wrong(const struct game *game)
{
    struct seen seen = {0};
    for (unsigned f = 0; f < game->followers.count; f++)
        if (!see(&seen, game_piece(game, f)))
            return "two figures with one number";
    for (unsigned e = 0; e < game->elsewhere.count; e++)
        if (!see(&seen, game->elsewhere.entry[e].piece))
            return "a piece in two places";
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        unsigned each = figures_each(&game->options, (enum figure)figure);
        unsigned neutral = figures_neutral(&game->options, (enum figure)figure);
        for (unsigned player = 0; player < game->options.players; player++) {
            const struct player *owner = &game->player[player];
            unsigned out = seen.player[player][figure];
            if (out != owner->away[figure] || out >> each != 0)
                return "a piece is away and in no place, or the other way round";
            if (owner->supply[figure] + (unsigned)__builtin_popcount(out) != each)
                return "pieces came or went";
        }
        if (seen.neutral[figure] != game->neutral_away[figure] ||
            seen.neutral[figure] >> neutral != 0)
            return "a neutral piece is away and in no place, or the other way round";
    }
    return NULL;
}
