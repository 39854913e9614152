/* Drawbridges (DB): followers of a completed road move into the cities behind its gates. A follower
 * that still stands on a complete road when all else is scored is one that may. */
#include "rules/chapters.h"

static bool is_down(const struct game *game, uint16_t city)
{
    return feature_counts_open(game->features.counts[feature_root(&game->features, city)]) > 0;
}

/* Adds a crossing for each lowered gate of the road of `node` to `moves`, or, where that is NULL,
 * finds out whether there is any (DB2). A castle's city is closed, so its drawbridge is up (DB6).
 */
static bool find_gates(const struct game *game, uint16_t node, struct move_list *moves)
{
    const struct features *features = &game->features;
    bool found = false;
    uint16_t at = node;
    do {
        unsigned gates = feature_segment(features, &game->board, at)->gates;
        uint8_t tile = features->tile[at];
        for (; gates != 0; gates &= gates - 1) {
            unsigned s = (unsigned)__builtin_ctz(gates);
            if (!is_down(game, feature_node(&game->board, tile, s)))
                continue;
            found = true;
            if (moves)
                add_move(moves, move_cross(game->board.tile[tile].at, s));
        }
        at = features->next[at];
    } while (at != node);
    return found;
}

unsigned drawbridges_hold(const struct game *game, uint16_t node)
{
    if (!options_has_set(&game->options, SET_DRAWBRIDGES) ||
        game_feature_kind(game, node) != FEATURE_ROAD)
        return 0;
    uint16_t root = feature_root(&game->features, node);
    unsigned most = feature_majority(game->features.counts[root]);
    bool is_one = most != 0 && (most & (most - 1)) == 0;
    return is_one && find_gates(game, node, NULL) ? most : 0;
}

static bool may_cross(const struct game *game, struct follower follower)
{
    uint16_t root = feature_root(&game->features, follower.node);
    return feature_segment(&game->features, &game->board, root)->kind == FEATURE_ROAD &&
           feature_counts_open(game->features.counts[root]) == 0;
}

static bool asked_before(const struct game *game, struct follower a, struct follower b)
{
    unsigned players = game->options.players, first = game->turn.player;
    unsigned rank_a = (a.player + players - first) % players;
    unsigned rank_b = (b.player + players - first) % players;
    if (rank_a != rank_b)
        return rank_a < rank_b;
    return square_reads_before(square_of(game, a.node), square_of(game, b.node));
}

/* Player by player from the one at turn, each one's followers in reading order (OR2). */
static unsigned next_follower(const struct game *game)
{
    const struct followers *followers = &game->followers;
    unsigned next = FOLLOWERS_MAX;
    for (unsigned f = 0; f < followers->count; f++)
        if (may_cross(game, followers->follower[f]) &&
            (next == FOLLOWERS_MAX ||
             asked_before(game, followers->follower[f], followers->follower[next])))
            next = f;
    return next;
}

unsigned game_crossing_follower(const struct game *game)
{
    return game->turn.phase == PHASE_CROSS ? next_follower(game) : FOLLOWERS_MAX;
}

bool cross_enter(struct game *game, struct event_list *events)
{
    (void)events;
    unsigned next =
        options_has_set(&game->options, SET_DRAWBRIDGES) ? next_follower(game) : FOLLOWERS_MAX;
    if (next == FOLLOWERS_MAX) {
        game->turn.phase = PHASE_NEXT;
        return false;
    }
    game->turn.actor = game->followers.follower[next].player;
    return true;
}

void cross_legal(const struct game *game, struct move_list *moves)
{
    find_gates(game, game->followers.follower[next_follower(game)].node, moves);
    add_move(moves, move_plain(VERB_HOME));
}

static enum refusal cross(struct game *game, unsigned number, struct move move,
                          struct event_list *events)
{
    struct follower *follower = &game->followers.follower[number];
    struct move_list gates = {.count = 0};
    find_gates(game, follower->node, &gates);
    size_t gate = 0;
    while (gate < gates.count && !move_equal(gates.move[gate], move))
        gate++;
    if (gate == gates.count)
        return REFUSAL_NO_LOWERED_GATE;
    feature_remove_follower(&game->features, *follower);
    follower->node = feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
    feature_add_follower(&game->features, *follower);
    tell(events, (struct event){.type = EVENT_CROSS,
                                .player = follower->player,
                                .figure = follower->figure,
                                .node = follower->node,
                                .at = move.at});
    return REFUSAL_NONE;
}

enum refusal cross_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned number = next_follower(game);
    if (move.verb == VERB_CROSS)
        return cross(game, number, move, events);
    if (move.verb != VERB_HOME)
        return REFUSAL_WRONG_MOMENT;
    score_take_home(game, number, events);
    return REFUSAL_NONE;
}
