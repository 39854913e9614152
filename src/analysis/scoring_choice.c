#include "analysis/scoring_choice.h"

bool scoring_choice_is_open(const struct game *game)
{
    enum phase phase = game_phase(game);
    return phase == PHASE_CASTLE || phase == PHASE_CLAIM || phase == PHASE_CROSS;
}

/* What a castle scores by: a feature, or another castle that scored in the wave before (CA8). */
static int claim_points(const struct game *game, uint16_t node)
{
    unsigned castle = game_castle_of(game, node);
    return castle < CASTLES_MAX ? game->castles.castle[castle].points
                                : game_feature_points(game, node);
}

static uint16_t named_node(const struct game *game, struct move move)
{
    return feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
}

/* The one that is asked about; at other choices `asking` counts castles. */
static uint16_t small_city(const struct game *game)
{
    return game->castles.small[game->castles.asking].node;
}

static void add(struct scoring_choice *choice, struct move move, uint16_t node, int points)
{
    choice->move[choice->count] = move;
    choice->node[choice->count] = node;
    choice->points[choice->count++] = points;
}

static void add_move(struct scoring_choice *choice, const struct game *game, struct move move)
{
    switch ((int)move.verb) {
    case VERB_CASTLE:
        add(choice, move, small_city(game), 0);
        break;
    case VERB_SCORE:
        add(choice, move, small_city(game), game_feature_points(game, small_city(game)));
        break;
    case VERB_CLAIM:
        add(choice, move, game_claimed_node(game, move),
            claim_points(game, game_claimed_node(game, move)));
        break;
    case VERB_CROSS:
        add(choice, move, named_node(game, move), 0);
        break;
    default:
        add(choice, move, NO_NODE, 0);
        break;
    }
}

void scoring_choice_find(struct scoring_choice *choice, const struct game *game)
{
    struct move_list moves;
    uint8_t tiles[2];
    *choice = (struct scoring_choice){.phase = game_phase(game),
                                      .player = game_actor(game),
                                      .follower = game_crossing_follower(game),
                                      .has_fief = game_decision_tiles(game, tiles)};
    if (choice->has_fief)
        game_fief_around(game, tiles, choice->fief);
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count && choice->count < SCORING_CHOICES_MAX; m++)
        add_move(choice, game, moves.move[m]);
}

struct feature_summary scoring_choice_result(const struct scoring_choice *choice,
                                             const struct game *game, unsigned number)
{
    struct game then = *game;
    game_apply(&then, choice->move[number], NULL);
    return feature_summary_of(&then, choice->node[number]);
}
