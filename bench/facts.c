#include "facts.h"

#include "facts/placements.h"
#include "facts/outcome.h"
#include "facts/position.h"

static unsigned ask_placements(const struct game *game)
{
    struct placements placements;
    placements_in_hand(&placements, game);
    return placements.squares;
}

static unsigned ask_fits(const struct game *game)
{
    struct tile_fits fits;
    tile_fits_find(&fits, game);
    return tile_fits_is_dead(&fits, 0);
}

static unsigned ask_projection(const struct game *game)
{
    int scores[PLAYERS_MAX];
    projection_scores(game, scores);
    return (unsigned)scores[0];
}

static unsigned ask_outcome(const struct game *game)
{
    static const int before[PLAYERS_MAX];
    struct move_list moves;
    game_placements(game, game_hand(game), &moves);
    if (moves.count == 0)
        return 0;
    return (unsigned)placement_outcome_of(game, moves.move[0], before).gained[0];
}

/* For every feature that has a holder. */
static unsigned ask_openings(const struct game *game)
{
    unsigned count = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct openings openings;
        openings_find(&openings, game, game->followers.follower[f].node);
        count += openings.count;
    }
    return count;
}

static unsigned ask_everything(const struct game *game)
{
    static struct position position;
    position.is_known = false;
    position_update(&position, game);
    return position.features;
}

const struct facts_question facts_questions[] = {
    {"placements", ask_placements}, {"fits", ask_fits},         {"projection", ask_projection},
    {"outcome", ask_outcome},       {"openings", ask_openings}, {"position", ask_everything},
};
const unsigned facts_questions_count = sizeof facts_questions / sizeof facts_questions[0];
