/* Drawbridges (DB): followers of a completed road move into the cities at its gates. A follower
 * still on a complete road after all else is scored may cross. */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

unsigned tile_gates(kind_number kind)
{
    unsigned gates = 0;
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        gates |= tile_kinds[kind].segment[s].leads;
    return gates;
}

/* A castle's city is complete, so its drawbridge is up (DB6). */
static bool is_down(const struct game *game, tile_number tile, unsigned segment)
{
    return !feature_is_closed(&game->features, feature_node(&game->board, tile, segment));
}

unsigned game_lowered_gates(const struct game *game, tile_number tile)
{
    unsigned lowered = 0;
    for (unsigned gates = tile_gates(game->board.tile[tile].kind); gates != 0; gates &= gates - 1) {
        unsigned s = (unsigned)__builtin_ctz(gates);
        lowered |= (unsigned)is_down(game, tile, s) << s;
    }
    return lowered;
}

/* Adds a crossing for each lowered gate of the road of `node` to `moves`; if that is NULL, only
 * finds out whether there are any (DB2). Nobody
 * crosses where a set keeps followers out. */
static bool find_gates(const struct game *game, uint16_t node, struct move_list *moves)
{
    const struct features *features = &game->features;
    bool found = false;
    uint16_t at = node;
    do {
        unsigned gates = feature_segment(features, &game->board, at)->leads;
        tile_number tile = feature_tile(features, at);
        for (; gates != 0; gates &= gates - 1) {
            unsigned s = (unsigned)__builtin_ctz(gates);
            if (!is_down(game, tile, s) || moment_keeps_out(game, at))
                continue;
            found = true;
            if (moves)
                add_move(moves, move_cross(game->board.tile[tile].at, s));
        }
        at = features->next[at];
    } while (at != node);
    return found;
}

/* The players, as a mask, whose followers on the completed road of `node` stay to cross (DB2,
 * DB3). */
unsigned drawbridges_hold(const struct game *game, uint16_t node)
{
    if (game_feature_kind(game, node) != FEATURE_ROAD)
        return 0;
    unsigned most = game_majority(game, node);
    bool is_one = most != 0 && (most & (most - 1)) == 0;
    return is_one && find_gates(game, node, NULL) ? most : 0;
}

/* A follower still on a complete road is on one completed now, unless an amendment put it there. */
static bool was_completed_now(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    unsigned c = 0;
    while (c < game->completed.count &&
           feature_root(&game->features, game->completed.node[c]) != root)
        c++;
    return c < game->completed.count;
}

static bool may_cross(const struct game *game, struct follower follower)
{
    return figure_is_follower((enum figure)follower.figure) &&
           feature_segment(&game->features, &game->board, follower.node)->kind == FEATURE_ROAD &&
           feature_is_closed(&game->features, follower.node) &&
           was_completed_now(game, follower.node) && !moment_is_leaving(game, follower);
}

static bool asked_before(const struct game *game, struct follower a, struct follower b)
{
    unsigned players = game->options.players, first = game->turn.player;
    unsigned rank_a = (a.player + players - first) % players;
    unsigned rank_b = (b.player + players - first) % players;
    if (rank_a != rank_b)
        return rank_a < rank_b;
    struct square at_a = game_node_square(game, a.node), at_b = game_node_square(game, b.node);
    return square_equal(at_a, at_b) ? a.figure < b.figure : square_reads_before(at_a, at_b);
}

/* Players in turn order from the active one, each one's followers in reading order (OR2), those on
 * one square in the order of the figures. */
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

static bool drawbridge_enter(struct game *game, struct event_list *events)
{
    (void)events;
    unsigned next = next_follower(game);
    if (next == FOLLOWERS_MAX) {
        turn_pass_on(game);
        return false;
    }
    game->turn.actor = game->followers.follower[next].player;
    return true;
}

static uint16_t crossing_about(const struct game *game)
{
    return game->followers.follower[next_follower(game)].node;
}

static void drawbridge_legal(const struct game *game, struct move_list *moves)
{
    find_gates(game, crossing_about(game), moves);
    add_move(moves, move_plain(VERB_HOME));
}

/* The city the follower enters, or NO_NODE if it cannot. */
static uint16_t city_entered(const struct game *game, struct move move)
{
    struct move_list gates = {.count = 0};
    find_gates(game, crossing_about(game), &gates);
    for (size_t gate = 0; gate < gates.count; gate++)
        if (move_equal(gates.move[gate], move))
            return feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
    return NO_NODE;
}

static struct decision_answer drawbridge_answer(const struct game *game, struct move move)
{
    return (struct decision_answer){city_entered(game, move), 0};
}

static enum refusal crossing_apply(struct game *game, unsigned number, struct move move,
                                   struct event_list *events)
{
    struct follower follower = game->followers.follower[number];
    uint16_t city = city_entered(game, move);
    if (city == NO_NODE)
        return REFUSAL_NO_LOWERED_GATE;
    move_follower(game, number, city, events);
    tell(events, (struct event){.type = EVENT_CROSS,
                                .player = follower.player,
                                .figure = follower.figure,
                                .node = city,
                                .at = move.at});
    return REFUSAL_NONE;
}

static enum refusal drawbridge_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned number = next_follower(game);
    if (move.verb == VERB_CROSS)
        return crossing_apply(game, number, move, events);
    if (move.verb != VERB_HOME)
        return REFUSAL_WRONG_MOMENT;
    send_follower_away(game, number, events);
    return REFUSAL_NONE;
}

const struct phase_rules cross_phase = {.enter = drawbridge_enter,
                                        .legal = drawbridge_legal,
                                        .apply = drawbridge_apply,
                                        .about = crossing_about,
                                        .answer = drawbridge_answer};
