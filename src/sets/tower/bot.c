/* What towers and prisoners are worth, and which floors are worth a thought (TW). */
#include "bots/terms.h"

static struct square square_of_follower(const struct game *game, unsigned f)
{
    return game->board.tile[game->features.tile[game->followers.follower[f].node]].at;
}

static bool is_open(const struct game *game, unsigned tower)
{
    return !feature_counts_occupied(game->features.counts[game_tower_node(game, tower)]);
}

/* Whether a tower would reach the follower with one more floor. */
static bool is_in_danger(const struct game *game, unsigned f)
{
    for (unsigned tower = 0; tower < game->towers.count; tower++)
        if (game_tower_takes(game, game_tower_at(game, tower), game->towers.floors[tower] + 1u,
                             f) &&
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

/* What a follower brings its player where it stands. */
static float points_there(struct appraising *appraising, struct follower follower)
{
    uint16_t root = feature_root(&appraising->game->features, follower.node);
    return game_majority(appraising->game, root) >> follower.player & 1u
               ? prospect_of(appraising, root)->points
               : 0;
}

static void add_prisoners(const struct appraising *appraising, struct values *values)
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

void tower_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    float danger = appraising->phase * appraising_weight(appraising, WEIGHT_REACHED);
    add_prisoners(appraising, values);
    for (unsigned f = 0; f < game->followers.count && danger > 0; f++) {
        struct follower follower = game->followers.follower[f];
        if (figure_is_follower((enum figure)follower.figure) &&
            have_floors(game, follower.player) && is_in_danger(game, f))
            values->of[follower.player] -= danger * points_there(appraising, follower);
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
        float points =
            square_equal(square_of_follower(game, f), game->board.tile[game_placed(game)].at)
                ? 0
                : prospect_of(before, root)->points;
        most = points + 1 > most ? points + 1 : most;
    }
    return most;
}

/* A guard brings nothing. */
bool guard_is_worth_trying(const struct game *game, struct move action)
{
    (void)game, (void)action;
    return false;
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
