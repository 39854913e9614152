/* What towers and prisoners are worth, and which floors are worth a thought (TW). */
#include "bots/terms.h"

static bool is_open(const struct game *game, unsigned tower)
{
    return !feature_counts_occupied(game->features.counts[game_tower_node(game, tower)]);
}

/* Whether a tower would reach that square with one more floor. */
static bool is_in_danger(const struct game *game, struct square at)
{
    for (unsigned tower = 0; tower < game->towers.count; tower++)
        if (tower_reaches(game_tower_at(game, tower), game->towers.floors[tower] + 1u, at) &&
            is_open(game, tower))
            return true;
    return false;
}

static bool have_floors(const struct game *game, unsigned but)
{
    for (unsigned player = 0; player < game->options.players; player++)
        if (player != but && game->player[player].floors > 0)
            return true;
    return false;
}

/* What its player may lose of what it brings: the more, the rather somebody takes it. */
float reached_value(struct appraising *appraising, struct follower follower, uint16_t root,
                    float points)
{
    const struct game *game = appraising->game;
    float beyond = points - appraising_weight(appraising, WEIGHT_THREAT_FROM);
    float danger = appraising->phase * appraising_weight(appraising, WEIGHT_REACHED) * points;
    (void)root;
    if (beyond > 0 && game->pile.tiles > 0)
        danger += appraising_weight(appraising, WEIGHT_THREAT) * beyond;
    return danger > 0 && have_floors(game, follower.player) &&
                   is_in_danger(game, square_of_figure(game, follower))
               ? -danger
               : 0;
}

void tower_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    float held = appraising->phase * appraising_weight(appraising, WEIGHT_PRISONER);
    float own = appraising->phase * appraising_weight(appraising, WEIGHT_CAPTIVE);
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *entry = &game->elsewhere.entry[e];
        if (entry->place.kind != PIECE_CAPTIVE || entry->place.player == NOBODY)
            continue;
        values->of[entry->place.player] += held;
        values->of[entry->piece.owner] += own;
    }
}

/* Those that take nobody are not looked at. */
bool floor_is_worth_trying(const struct game *game, struct move action)
{
    unsigned tower = game_tower_on(game, board_tile_at(&game->board, action.at));
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game->followers.follower[f].player != game_player(game) &&
            game_tower_takes(game, action.at, game->towers.floors[tower] + 1u, f))
            return true;
    return false;
}

/* The most that another's follower brings whom it would take. */
float floor_promise(struct appraising *before, const struct game *game, struct move action)
{
    unsigned tower = game_tower_on(game, board_tile_at(&game->board, action.at));
    float most = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        uint16_t root = feature_root(&before->game->features, follower.node);
        if (follower.player == game_player(game) ||
            !game_tower_takes(game, action.at, game->towers.floors[tower] + 1u, f))
            continue;
        bool is_new =
            square_equal(square_of_figure(game, follower), game->board.tile[game_placed(game)].at);
        float points = is_new ? 0 : prospect_of(before, root)->points;
        most = points + 1 > most ? points + 1 : most;
    }
    return most;
}

/* A guard brings nothing, but keeps the tower from taking its player's followers. */
bool guard_is_worth_trying(const struct game *game, struct move action)
{
    unsigned tower = game_tower_on(game, board_tile_at(&game->board, action.at));
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game->followers.follower[f].player == game_player(game) &&
            game_tower_takes(game, action.at, game->towers.floors[tower] + 1u, f))
            return have_floors(game, game_player(game));
    return false;
}

/* What all of those bring that it would keep from being taken; the weakest figure does. */
float guard_promise(struct appraising *before, const struct game *game, struct move action)
{
    unsigned tower = game_tower_on(game, board_tile_at(&game->board, action.at));
    float points = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.player == game_player(game) &&
            game_tower_takes(game, action.at, game->towers.floors[tower] + 1u, f))
            points +=
                prospect_of(before, feature_root(&before->game->features, follower.node))->points;
    }
    return points - (float)figure_rules[action.figure].strength;
}

/* Who has followers at home does not need another one. */
bool ransom_is_worth_trying(const struct game *game, struct move action)
{
    (void)action;
    return followers_at_home(game, game_player(game)) <= 2;
}

float ransom_promise(struct appraising *before, const struct game *game, struct move action)
{
    (void)before, (void)game;
    return figure_rules[action.figure].strength;
}
