/* Gardens, which take the place of other tiles (AB1), and abbots, whom their players take home when
 * they like (AB4). */
#include "rules/build.h"
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

/* A tile with a garden comes in place of another one whose set is in play, too. */
unsigned gardens_kept_out(const struct options *options, kind_number kind)
{
    kind_number instead = tile_instead[kind];
    if (instead != NO_TILE_KIND)
        return options_has_set(options, (enum tile_set)tile_kinds[instead].set)
                   ? 0
                   : tile_kinds[kind].copies;
    unsigned kept = 0;
    for (kind_number k = tile_set_first[SET_ABBOT]; k < tile_set_first[SET_ABBOT + 1]; k++)
        kept += tile_instead[k] == kind ? tile_kinds[k].copies : 0u;
    return kept;
}

/* A player has one abbot. Where only an amendment put him he cannot be taken home. */
unsigned game_abbot_to_retrieve(const struct game *game)
{
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.figure != FIGURE_ABBOT || follower.player != game->turn.player)
            continue;
        return kind_is_surrounded(game_feature_kind(game, follower.node)) &&
                       !game_feature_is_complete(game, follower.node)
                   ? f
                   : (unsigned)FOLLOWERS_MAX;
    }
    return FOLLOWERS_MAX;
}

int game_abbot_points(const struct game *game)
{
    unsigned f = game_abbot_to_retrieve(game);
    return f == FOLLOWERS_MAX ? 0 : game_feature_points(game, game->followers.follower[f].node);
}

static struct move move_retrieve(const struct game *game, unsigned f)
{
    uint16_t node = game->followers.follower[f].node;
    return move_on_square(VERB_RETRIEVE, game_node_square(game, node),
                          feature_segment_number(&game->features, &game->board, node));
}

bool retrieve_is_possible(const struct game *game)
{
    return game->turn.deployed == 0 && game->player[game->turn.player].supply[FIGURE_ABBOT] == 0 &&
           game_abbot_to_retrieve(game) != FOLLOWERS_MAX;
}

void retrieve_legal(const struct game *game, struct move_list *moves)
{
    if (retrieve_is_possible(game))
        add_move(moves, move_retrieve(game, game_abbot_to_retrieve(game)));
}

/* The points are those of this moment; nothing is completed, and no feature is scored (AB5). */
enum refusal retrieve_apply(struct game *game, struct move move, struct event_list *events)
{
    if (!options_has_abbot(&game->options))
        return REFUSAL_WRONG_MOMENT;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    unsigned f = game_abbot_to_retrieve(game);
    if (f == FOLLOWERS_MAX || !move_equal(move, move_retrieve(game, f)))
        return REFUSAL_NO_ABBOT_THERE;
    struct follower abbot = game->followers.follower[f];
    pay_points(game, abbot.node, 1u << abbot.player, game_feature_points(game, abbot.node),
               REASON_ABBOT, events);
    send_follower_home(game, f, events);
    game->turn.deployed++;
    return REFUSAL_NONE;
}
