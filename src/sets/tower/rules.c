/* Towers: their floors, how far they reach, and who guards them (TW1-TW3, TW6). */
#include "rules.h"

#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

#include <stddef.h>

void towers_start(struct game *game)
{
    static const uint8_t floors[] = {10, 9, 7, 6, 5}; /* of two players, three ... */
    if (!options_has_tower(&game->options))
        return;
    for (unsigned player = 0; player < game->options.players; player++)
        game->player[player].floors = floors[game->options.players - PLAYERS_MIN];
}

static unsigned tower_segment(kind_number kind)
{
    return tile_segment_of(&tile_kinds[kind], FEATURE_TOWER);
}

void towers_note_foundation(struct game *game, struct event_list *events)
{
    struct towers *towers = &game->towers;
    (void)events;
    if (tower_segment(game->board.tile[game->turn.placed].kind) == NO_SEGMENT)
        return;
    assert(towers->count < TILES_WITH_TOWER);
    towers->tile[towers->count++] = game->turn.placed;
}

unsigned game_tower_on(const struct game *game, tile_number tile)
{
    unsigned tower = 0;
    while (tower < game->towers.count && game->towers.tile[tower] != tile)
        tower++;
    return tower < game->towers.count ? tower : (unsigned)NO_TOWER;
}

static bool is_tower(const struct game *game, uint16_t node)
{
    return feature_segment(&game->features, &game->board, node)->kind == FEATURE_TOWER;
}

unsigned game_tower_of(const struct game *game, uint16_t node)
{
    return is_tower(game, node) ? game_tower_on(game, feature_tile(&game->features, node))
                                : (unsigned)NO_TOWER;
}

static unsigned segment_of(const struct game *game, unsigned tower)
{
    return tower_segment(game->board.tile[game->towers.tile[tower]].kind);
}

uint16_t game_tower_node(const struct game *game, unsigned tower)
{
    return feature_node(&game->board, game->towers.tile[tower], segment_of(game, tower));
}

unsigned game_tower_floors(const struct game *game, uint16_t node)
{
    unsigned tower = game_tower_of(game, node);
    return tower == NO_TOWER ? 0 : game->towers.floors[tower];
}

/* They score nothing (TW6). */
int tower_worth(const struct game *game, uint16_t node)
{
    (void)game, (void)node;
    return 0;
}

/* Guards (TW6). */

static bool is_guarded(const struct game *game, unsigned tower)
{
    return feature_counts_occupied(game->features.counts[game_tower_node(game, tower)]);
}

unsigned game_tower_guard(const struct game *game, unsigned tower)
{
    uint16_t node = game_tower_node(game, tower);
    for (unsigned f = 0; f < game->followers.count; f++)
        if (game->followers.follower[f].node == node &&
            figure_is_follower((enum figure)game->followers.follower[f].figure))
            return f;
    return FOLLOWERS_MAX;
}

static bool may_guard(unsigned figure)
{
    return figure_may_stand(figure, FEATURE_TOWER, STANDS_PUT);
}

/* Why nobody can be put on that tower. */
static enum refusal guard_refusal(const struct game *game, unsigned tower)
{
    if (game->towers.floors[tower] == 0)
        return REFUSAL_NO_TOWER_YET;
    if (is_guarded(game, tower))
        return REFUSAL_TOWER_GUARDED;
    return moment_keeps_out(game, game_tower_node(game, tower)) ? REFUSAL_NOBODY_COMES_THERE
                                                                : REFUSAL_NONE;
}

bool guards_reach(const struct game *game, enum figure figure, uint16_t node)
{
    unsigned tower = game_tower_of(game, node);
    return tower != NO_TOWER && may_guard(figure) && deploy_may_come(game, figure) &&
           guard_refusal(game, tower) == REFUSAL_NONE;
}

/* Adds the ways to put a guard on a tower to `moves`; if that is NULL, only finds out whether there
 * are any. */
static bool find_guards(const struct game *game, struct move_list *moves)
{
    bool found = false;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        if (!may_guard(figure) || game->player[game->turn.player].supply[figure] == 0 ||
            !deploy_may_come(game, (enum figure)figure))
            continue;
        for (unsigned tower = 0; tower < game->towers.count && !(found && moves == NULL); tower++) {
            if (guard_refusal(game, tower) != REFUSAL_NONE)
                continue;
            found = true;
            if (moves)
                add_move(moves, move_guard((enum figure)figure, game_tower_at(game, tower),
                                           segment_of(game, tower)));
        }
    }
    return found;
}

bool guard_is_possible(const struct game *game)
{
    return find_guards(game, NULL);
}

void guard_legal(const struct game *game, struct move_list *moves)
{
    find_guards(game, moves);
}

/* The tower on that square, or NO_TOWER. */
static unsigned tower_at(const struct game *game, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    return tile == NO_TILE ? (unsigned)NO_TOWER : game_tower_on(game, tile);
}

enum refusal guard_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned tower = tower_at(game, move.at);
    if (move.figure >= FIGURES_COUNT || figures_each(&game->options, (enum figure)move.figure) == 0)
        return REFUSAL_NO_SUCH_FIGURE;
    if (!may_guard(move.figure))
        return REFUSAL_NO_GUARD;
    if (tower == NO_TOWER || move.arg != segment_of(game, tower))
        return REFUSAL_NO_TOWER_THERE;
    if (!deploy_may_come(game, (enum figure)move.figure))
        return REFUSAL_ALREADY_DEPLOYED;
    if (game->player[game->turn.player].supply[move.figure] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    enum refusal refusal = guard_refusal(game, tower);
    if (refusal != REFUSAL_NONE)
        return refusal;
    deploy_put(game,
               (struct follower){game->turn.player, move.figure, game_tower_node(game, tower)},
               events);
    game->turn.deployed++;
    return REFUSAL_NONE;
}

/* Floors (TW2). */

static bool may_build(const struct game *game)
{
    return game->turn.deployed == 0 && game->player[game->turn.player].floors > 0;
}

bool floor_is_possible(const struct game *game)
{
    if (!may_build(game))
        return false;
    for (unsigned tower = 0; tower < game->towers.count; tower++)
        if (!is_guarded(game, tower))
            return true;
    return false;
}

void floor_legal(const struct game *game, struct move_list *moves)
{
    if (!may_build(game))
        return;
    for (unsigned tower = 0; tower < game->towers.count; tower++)
        if (!is_guarded(game, tower))
            add_move(moves, move_tower(game_tower_at(game, tower)));
}

/* Whoever is in reach is asked for at once (TW4). */
enum refusal floor_apply(struct game *game, struct move move, struct event_list *events)
{
    if (!options_has_tower(&game->options))
        return REFUSAL_WRONG_MOMENT;
    unsigned tower = tower_at(game, move.at);
    if (tower == NO_TOWER)
        return REFUSAL_NO_TOWER_THERE;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    if (game->player[game->turn.player].floors == 0)
        return REFUSAL_NO_FLOOR_LEFT;
    if (is_guarded(game, tower))
        return REFUSAL_TOWER_GUARDED;
    struct event event = {.type = EVENT_FLOOR, .player = game->turn.player, .at = move.at};
    game->player[game->turn.player].floors--;
    event.amount[0] = ++game->towers.floors[tower];
    game->turn.deployed++;
    tell(events, event);
    if (tower_reaches_somebody(game, tower)) {
        game->towers.risen = (uint8_t)(tower + 1);
        game->turn.phase = PHASE_CAPTURE;
    }
    return REFUSAL_NONE;
}
