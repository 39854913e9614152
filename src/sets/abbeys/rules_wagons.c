/* Wagons: when their feature has scored they move on to another one (AM9-AM11, AM17). */
#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

/* Each player has one: a mask of players says which. */

bool wagons_go_on(struct game *game, struct follower follower)
{
    if (follower.figure != FIGURE_WAGON)
        return false;
    game->abbeys.leaving = (uint8_t)(game->abbeys.leaving | 1u << follower.player);
    return true;
}

bool wagons_are_leaving(const struct game *game, struct follower follower)
{
    return follower.figure == FIGURE_WAGON && mask_has(game->abbeys.leaving, follower.player);
}

/* In turn order from the active player (AM11). */
static unsigned next_wagon(const struct game *game)
{
    unsigned player = game->turn.player, f = 0;
    if (game->abbeys.leaving == 0)
        return FOLLOWERS_MAX;
    while (!mask_has(game->abbeys.leaving, player))
        player = player_after(game, player);
    while (game->followers.follower[f].figure != FIGURE_WAGON ||
           game->followers.follower[f].player != player)
        f++;
    return f;
}

unsigned game_driving_wagon(const struct game *game)
{
    return game->turn.phase == PHASE_WAGON ? next_wagon(game) : FOLLOWERS_MAX;
}

/* Unfinished, without followers, and a wagon may stand there. */
static bool is_free(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    feature_counts counts = features->counts[feature_root(features, node)];
    unsigned kind = feature_segment(features, &game->board, node)->kind;
    return figure_may_stand(FIGURE_WAGON, kind, STANDS_MOVED) && feature_counts_open(counts) != 0 &&
           !game_is_occupied(game, node) && !moment_keeps_out(game, node);
}

static void add_drive_to(const struct game *game, uint16_t node, struct move_list *moves)
{
    unsigned segment = feature_segment_number(&game->features, &game->board, node);
    if (is_free(game, node))
        add_move_once(moves, move_drive(game_node_square(game, node), segment));
}

/* To stand there, and to lie where one may. */
static void add_drive(const struct game *game, tile_number tile, unsigned segment,
                      struct move_list *moves)
{
    uint16_t node = feature_node(&game->board, tile, segment);
    uint16_t other = node == NO_NODE ? (uint16_t)NO_NODE : game_other_way(game, node);
    if (node != NO_NODE)
        add_drive_to(game, node, moves);
    if (other != NO_NODE)
        add_drive_to(game, other, moves);
}

/* On the wagon's square and the eight around it. */
static void add_near(const struct game *game, uint16_t node, struct move_list *moves)
{
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            tile_number tile =
                board_tile_at(&game->board, square_at(game_node_square(game, node), dx, dy));
            if (tile == NO_TILE)
                continue;
            for (unsigned s = 0; s < tile_kinds[game->board.tile[tile].kind].segments; s++)
                add_drive(game, tile, s, moves);
            add_drive(game, tile, SEGMENT_TRACK, moves);
        }
}

/* The monastery of the abbey on that tile, or NO_NODE if it is another one or none. */
static uint16_t abbey_on(const struct game *game, tile_number tile)
{
    if (tile == NO_TILE)
        return NO_NODE;
    const struct tile_kind *kind = &tile_kinds[game->board.tile[tile].kind];
    return kind->flags & TILE_ABBEY ? feature_node(&game->board, tile, kind->monastery)
                                    : (uint16_t)NO_NODE;
}

/* A road or city that an abbey closes; or none. */
static void add_closed(const struct game *game, tile_number tile, uint16_t node,
                       struct move_list *moves)
{
    if (node != NO_NODE)
        add_drive(game, tile, feature_segment_number(&game->features, &game->board, node), moves);
}

/* An abbey meets the roads and cities that it closes. */
static void add_across_edges(const struct game *game, uint16_t node, struct move_list *moves)
{
    const struct board *board = &game->board;
    tile_number tile = feature_tile(&game->features, node);
    bool is_abbey = abbey_on(game, tile) == node;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        tile_number other = board_tile_beside(board, board->tile[tile].at, edge);
        if (is_abbey) {
            unsigned theirs = edge_opposite(edge);
            add_closed(game, other, feature_node_at_edge(board, other, theirs), moves);
            add_closed(game, other, feature_node_split_off(board, other, theirs), moves);
        }
        if (abbey_on(game, other) != NO_NODE && (feature_node_at_edge(board, tile, edge) == node ||
                                                 feature_node_split_off(board, tile, edge) == node))
            add_drive(game, other, tile_kinds[board->tile[other].kind].monastery, moves);
    }
}

/* What meets the feature without a field between them, wherever on it. */
static void add_meeting(const struct game *game, uint16_t feature, struct move_list *moves)
{
    uint16_t node = feature;
    do {
        tile_number tile = feature_tile(&game->features, node);
        unsigned segment = feature_segment_number(&game->features, &game->board, node);
        if (segment != SEGMENT_TRACK)
            for (unsigned s = 0; s < tile_kinds[game->board.tile[tile].kind].segments; s++)
                if (tile_meets[game->board.tile[tile].kind][segment] >> s & 1u)
                    add_drive(game, tile, s, moves);
        add_across_edges(game, node, moves);
        node = game->features.next[node];
    } while (node != feature);
}

/* AM10 */
static void find_drives(const struct game *game, unsigned wagon, struct move_list *moves)
{
    uint16_t node = game->followers.follower[wagon].node;
    if (game->options.value[OPTION_WAGON_MOVE] == WAGON_MOVE_NEAR)
        add_near(game, node, moves);
    else
        add_meeting(game, node, moves);
}

static void wagon_leaves(struct game *game, unsigned wagon)
{
    unsigned player = game->followers.follower[wagon].player;
    game->abbeys.leaving = (uint8_t)(game->abbeys.leaving & ~(1u << player));
}

/* One that cannot move on goes home. */
static bool wagon_enter(struct game *game, struct event_list *events)
{
    for (unsigned wagon; (wagon = next_wagon(game)) != FOLLOWERS_MAX;) {
        struct move_list drives;
        drives.count = 0;
        find_drives(game, wagon, &drives);
        if (drives.count > 0) {
            game->turn.actor = game->followers.follower[wagon].player;
            return true;
        }
        wagon_leaves(game, wagon);
        send_follower_home(game, wagon, events);
    }
    turn_pass_on(game);
    return false;
}

static void wagon_legal(const struct game *game, struct move_list *moves)
{
    find_drives(game, next_wagon(game), moves);
    add_move(moves, move_plain(VERB_HOME));
}

static uint16_t wagon_about(const struct game *game)
{
    return game->followers.follower[next_wagon(game)].node;
}

/* The segment it moves to, or NO_NODE if it cannot. */
static uint16_t segment_entered(const struct game *game, struct move move)
{
    struct move_list drives;
    drives.count = 0;
    find_drives(game, next_wagon(game), &drives);
    for (size_t drive = 0; drive < drives.count; drive++)
        if (move_equal(drives.move[drive], move))
            return feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
    return NO_NODE;
}

static struct decision_answer wagon_answer(const struct game *game, struct move move)
{
    return (struct decision_answer){segment_entered(game, move), 0};
}

static enum refusal drive(struct game *game, struct move move, struct event_list *events)
{
    unsigned wagon = next_wagon(game);
    uint16_t node = segment_entered(game, move);
    if (node == NO_NODE)
        return REFUSAL_CANNOT_DRIVE;
    wagon_leaves(game, wagon);
    struct follower follower = game->followers.follower[wagon];
    move_follower(game, wagon, node, events);
    tell(events, (struct event){.type = EVENT_DRIVE,
                                .player = follower.player,
                                .figure = follower.figure,
                                .node = node,
                                .at = move.at});
    return REFUSAL_NONE;
}

static enum refusal wagon_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned wagon = next_wagon(game);
    if (move.verb == VERB_DRIVE)
        return drive(game, move, events);
    if (move.verb != VERB_HOME)
        return REFUSAL_WRONG_MOMENT;
    wagon_leaves(game, wagon);
    send_follower_home(game, wagon, events);
    return REFUSAL_NONE;
}

const struct phase_rules wagon_phase = {.enter = wagon_enter,
                                        .legal = wagon_legal,
                                        .apply = wagon_apply,
                                        .about = wagon_about,
                                        .answer = wagon_answer};
