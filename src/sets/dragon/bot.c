/* What dragon and fairy change of what followers are worth (PD). */
#include "bot.h"

/* The chance that the next tile has a dragon. */
static float chance_of_dragon(const struct game *game)
{
    unsigned tiles = 0;
    for (kind_number kind = tile_set_first[SET_DRAGON]; kind < tile_set_first[SET_DRAGON + 1];
         kind++)
        if (tile_kinds[kind].flags & TILE_DRAGON)
            tiles += game->pile.left[kind];
    return (float)tiles / (float)(game->pile.tiles + 1);
}

void dragon_look(struct appraising *appraising)
{
    const struct game *game = appraising->game;
    bool is_there = game_dragon_at(game, &appraising->dragon);
    appraising->dragon_chance = !is_there                  ? 0
                                : game_awaits_flight(game) ? 1
                                                           : chance_of_dragon(game);
    appraising->fairy = game_fairy(game);
    appraising->knows_fairy_goes = false;
}

/* The chance that the dragon comes to a follower there before it has scored (PD5, PD17). */
static float risk_there(const struct appraising *appraising, struct square at,
                        struct fairy_place fairy)
{
    if (!(appraising->dragon_chance > 0))
        return 0;
    int distance = steps_between(appraising->dragon, at);
    if (distance == 0 || distance > DRAGON_STEPS || (fairy.is_there && square_equal(fairy.at, at)))
        return 0;
    float risk = appraising_weight(appraising, WEIGHT_DRAGON) * appraising->dragon_chance *
                 (float)(DRAGON_STEPS + 1 - distance) / DRAGON_STEPS;
    return risk > 1 ? 1 : risk;
}

static float danger_for(const struct appraising *appraising, struct square at, float points,
                        struct fairy_place fairy)
{
    return risk_there(appraising, at, fairy) *
           (appraising->phase * appraising_weight(appraising, WEIGHT_EATEN) - points);
}

float dragon_follower_value(struct appraising *appraising, struct follower follower, uint16_t root,
                            float points)
{
    const struct game *game = appraising->game;
    (void)root;
    return danger_for(appraising, square_of_figure(game, follower), points, appraising->fairy);
}

/* The fairy (PD13-PD16). */

static bool is_lord(const struct game *game, struct follower follower)
{
    return game_feature_kind(game, follower.node) == FEATURE_CASTLE;
}

/* Lords are not paid for her at the end. */
static float fairy_value(const struct appraising *appraising, struct follower follower)
{
    float leaves = appraising->phase * appraising_weight(appraising, WEIGHT_FAIRY_LEAVES);
    return is_lord(appraising->game, follower) ? 0 : FAIRY_POINTS * (1 - leaves);
}

/* Whether an earlier follower of that player on the tile stands in the same feature (PD19). */
static bool is_second_there(const struct game *game, unsigned f, struct square at)
{
    struct follower it = game->followers.follower[f];
    for (unsigned other = 0; other < f; other++) {
        struct follower before = game->followers.follower[other];
        if (before.player == it.player && figure_is_follower((enum figure)before.figure) &&
            square_equal(square_of_figure(game, before), at) &&
            feature_root(&game->features, before.node) == feature_root(&game->features, it.node))
            return true;
    }
    return false;
}

static void add_fairy_of_tile(const struct appraising *appraising, struct square at,
                              struct values *values)
{
    const struct game *game = appraising->game;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (figure_is_follower((enum figure)it.figure) &&
            square_equal(square_of_figure(game, it), at) && !is_second_there(game, f, at))
            values->of[it.player] += fairy_value(appraising, it);
    }
}

static void add_fairy(const struct appraising *appraising, struct fairy_place fairy,
                      struct values *values)
{
    const struct game *game = appraising->game;
    if (fairy.follower != FOLLOWERS_MAX) {
        struct follower it = game->followers.follower[fairy.follower];
        values->of[it.player] += fairy_value(appraising, it);
    } else if (fairy.is_there && game->options.value[OPTION_FAIRY] == FAIRY_TILE) {
        add_fairy_of_tile(appraising, fairy.at, values);
    }
}

void fairy_term(struct appraising *appraising, struct values *values)
{
    add_fairy(appraising, appraising->fairy, values);
}

/* Where she would be after that move of hers by `player`. */
static struct fairy_place fairy_after(const struct game *game, unsigned player, struct move move)
{
    struct fairy_place fairy = {.is_there = true, .at = move.at, .follower = FOLLOWERS_MAX};
    for (unsigned f = 0;
         f < game->followers.count && game->options.value[OPTION_FAIRY] != FAIRY_TILE; f++)
        if (game->followers.follower[f].player == player &&
            square_equal(square_of_figure(game, game->followers.follower[f]), move.at) &&
            move_equal(move_fairy(game, f), move))
            fairy.follower = f;
    return fairy;
}

/* Whom she protects there from the dragon. */
static void add_protection(struct appraising *appraising, struct fairy_place fairy, float sign,
                           struct values *values)
{
    const struct game *game = appraising->game;
    if (!fairy.is_there ||
        !(risk_there(appraising, fairy.at, (struct fairy_place){.is_there = false}) > 0))
        return;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (!square_equal(square_of_figure(game, it), fairy.at) ||
            !figure_is_follower((enum figure)it.figure) || is_lord(game, it))
            continue;
        uint16_t root = feature_root(&game->features, it.node);
        float points =
            game_majority(game, root) >> it.player & 1u ? prospect_of(appraising, root)->points : 0;
        values->of[it.player] -= sign * danger_for(appraising, fairy.at, points,
                                                   (struct fairy_place){.is_there = false});
    }
}

/* Whether that player begins a turn with her there (PD15). */
static bool begins_with_fairy(const struct game *game, unsigned player, struct fairy_place fairy)
{
    if (fairy.follower != FOLLOWERS_MAX)
        return game->followers.follower[fairy.follower].player == player;
    if (!fairy.is_there || game->options.value[OPTION_FAIRY] != FAIRY_TILE)
        return false;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (it.player == player && figure_is_follower((enum figure)it.figure) &&
            square_equal(square_of_figure(game, it), fairy.at))
            return true;
    }
    return false;
}

/* The next player has begun a turn with her where she was. */
static void correct_next_turn(const struct game *game, unsigned player, struct fairy_place before,
                              struct fairy_place after, struct values *values)
{
    unsigned next = game_player(game);
    if (next != player)
        values->of[next] += (float)begins_with_fairy(game, next, after) -
                            (float)begins_with_fairy(game, next, before);
}

/* What changes as she goes from where she is: the same for all her moves. */
static void look_as_fairy_goes(struct appraising *appraising)
{
    struct values there = {{0}}, *goes = &appraising->fairy_goes;
    memset(goes, 0, sizeof *goes);
    add_fairy(appraising, appraising->fairy, &there);
    add_protection(appraising, appraising->fairy, -1, goes);
    for (unsigned p = 0; p < appraising->game->options.players; p++)
        goes->of[p] -= there.of[p];
    appraising->knows_fairy_goes = true;
}

void fairy_difference(struct appraising *appraising, unsigned player, struct move action,
                      struct values *values)
{
    const struct game *game = appraising->game;
    struct fairy_place after = fairy_after(game, player, action);
    if (!appraising->knows_fairy_goes)
        look_as_fairy_goes(appraising);
    values_add(values, &appraising->fairy_goes, game->options.players);
    add_fairy(appraising, after, values);
    add_protection(appraising, after, 1, values);
    correct_next_turn(game, player, appraising->fairy, after, values);
}

/* What is worth trying where it is not estimated. */

/* Whether the dragon flies after the turn (PD4). */
static bool places_dragon(const struct game *game)
{
    return (tile_kinds[game->board.tile[game_placed(game)].kind].flags & TILE_DRAGON) != 0;
}

/* With a flight to come, only whom the dragon may reach. */
bool fairy_is_worth_trying(const struct game *game, struct move fairy)
{
    struct square dragon;
    int distance = game_dragon_at(game, &dragon) ? steps_between(dragon, fairy.at) : 0;
    return !places_dragon(game) || (distance > 0 && distance <= DRAGON_STEPS);
}

/* The points that she brings at once, and those that she keeps from the dragon. */
static float promise_beside(struct appraising *before, const struct game *game, struct follower it)
{
    struct square at = square_of_figure(game, it), dragon;
    float promise = game_feature_is_complete(game, it.node) ? FAIRY_POINTS : 0;
    int distance = game_dragon_at(game, &dragon) ? steps_between(dragon, at) : 0;
    uint16_t root = feature_root(&before->game->features, it.node);
    if (distance == 0 || distance > DRAGON_STEPS ||
        !(game_majority(before->game, root) >> it.player & 1u))
        return promise;
    float flights = places_dragon(game) ? 1 : before->dragon_chance;
    return promise + prospect_of(before, root)->points * flights *
                         (float)(DRAGON_STEPS + 1 - distance) / DRAGON_STEPS;
}

float fairy_promise(struct appraising *before, const struct game *game, struct move fairy)
{
    float best = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (it.player != game_player(game) || !square_equal(square_of_figure(game, it), fairy.at) ||
            (game->options.value[OPTION_FAIRY] != FAIRY_TILE &&
             !move_equal(move_fairy(game, f), fairy)))
            continue;
        float promise = promise_beside(before, game, it);
        best = promise > best ? promise : best;
    }
    return best;
}

uint16_t portal_target(const struct game *game, struct move portal)
{
    return feature_node(&game->board, board_tile_at(&game->board, portal.at), portal.arg);
}

/* A mayor, to where he counts at once (AM8); of others only the best are left. */
bool portal_is_worth_trying(const struct game *game, struct move portal)
{
    uint16_t root = feature_root(&game->features, portal_target(game, portal));
    return figure_rules[portal.figure].strength > 0 ||
           feature_counts_pennants(game->features.counts[root]) > 0;
}

bool remove_is_worth_trying(const struct game *game, struct move removal)
{
    return removal.player != game_player(game);
}
