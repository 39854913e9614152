#include "facts/scoring_choice.h"

#include "facts/pieces.h"

static bool is_about_tiles(const struct game *game)
{
#define X(is_due)                                                                                  \
    if (is_due(game))                                                                              \
        return true;
    TILE_DECISIONS(X)
#undef X
    return false;
}

bool scoring_choice_is_open(const struct game *game)
{
    return !game_is_over(game) && !game_awaits_draw(game) && !game_awaits_placement(game) &&
           !game_awaits_action(game) && !is_about_tiles(game);
}

/* The number of the figure in question. */
static unsigned follower_of(const struct game *game)
{
    unsigned follower = FOLLOWERS_MAX;
#define X(find) follower = follower == FOLLOWERS_MAX ? find(game) : follower;
    FIGURES_IN_QUESTION(X)
#undef X
    return follower;
}

static void scoring_choice_add(struct scoring_choice *choice, const struct game *game,
                               struct move move)
{
    struct decision_answer answer = game_decision_answer(game, move);
    choice->count -= choice->count == SCORING_CHOICES_MAX;
    choice->move[choice->count] = move;
    choice->node[choice->count] = answer.node;
    choice->points[choice->count++] = answer.points;
}

void scoring_choice_find(struct scoring_choice *choice, const struct game *game)
{
    struct move_list moves;
    *choice = (struct scoring_choice){.phase = game_phase(game),
                                      .player = game_awaits_chance(game) ? game_player(game)
                                                                         : game_actor(game),
                                      .follower = follower_of(game)};
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        scoring_choice_add(choice, game, moves.move[m]);
}

struct feature_summary scoring_choice_result(const struct scoring_choice *choice,
                                             const struct game *game, unsigned number)
{
    struct game then;
    game_copy(&then, game);
    game_apply(&then, choice->move[number], NULL);
    return feature_summary_of(&then, choice->node[number]);
}
