/* Abbeys, which fill holes (AM2-AM7), and mayors (AM8). */
#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/place.h"
#include "rules/score.h"
#include "rules/turn.h"

kind_number tile_abbey(void)
{
    kind_number kind = tile_set_first[SET_ABBEYS];
    while (!(tile_kinds[kind].flags & TILE_ABBEY))
        kind++;
    return kind;
}

void abbeys_start(struct game *game)
{
    for (unsigned player = 0; player < game->options.players; player++)
        game->player[player].abbeys = options_has_abbeys(&game->options);
}

/* An open square with a tile beyond each of its edges (AM2). */
static bool is_hole(const struct board *board, unsigned open)
{
    return board->care[open] == 0xff;
}

bool game_is_hole(const struct game *game, struct square at)
{
    unsigned open = board_open_at(&game->board, at);
    return open < OPEN_SQUARES_MAX && is_hole(&game->board, open);
}

bool game_has_hole(const struct game *game)
{
    unsigned open = 0;
    while (open < game->board.opens && !is_hole(&game->board, open))
        open++;
    return open < game->board.opens;
}

static bool may_place(const struct game *game, unsigned player)
{
    return game->player[player].abbeys > 0 && game_has_hole(game);
}

/* Asked before the draw, and only there: not when a tile is set aside, nor for a won one (AM5). */
static bool abbey_enter(struct game *game, struct event_list *events)
{
    (void)events;
    if (!may_place(game, game->turn.player)) {
        turn_pass_on(game);
        return false;
    }
    game->turn.actor = game->turn.player;
    return true;
}

static void abbey_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned open = 0; open < game->board.opens; open++)
        if (is_hole(&game->board, open))
            add_move(moves, move_abbey(board_open_square(&game->board, open)));
    add_move(moves, move_plain(VERB_PASS));
}

/* What lies against it is closed there (AM3). */
static void close_edges(struct game *game, tile_number abbey)
{
    for (unsigned edge = 0; edge < EDGES; edge++)
        features_close_edge(&game->features, &game->board,
                            board_tile_beside(&game->board, game->board.tile[abbey].at, edge),
                            edge_opposite(edge));
}

static void place_abbey(struct game *game, struct square at, struct event_list *events)
{
    kind_number kind = tile_abbey();
    game->player[game->turn.player].abbeys--;
    tell(events, (struct event){.type = EVENT_PLACE,
                                .player = game->turn.player,
                                .tile_kind = kind,
                                .at = at,
                                .orientation = EDGE_N});
    place_tile(game, at, kind, EDGE_N);
    close_edges(game, game->turn.placed);
    moment_laid(game, events);
    moment_placed(game);
    game->turn.phase = PHASE_BUILD;
}

static enum refusal abbey_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb == VERB_PASS) {
        if (game->turn.last_abbey)
            game->turn.phase = PHASE_NEXT;
        else
            turn_pass_on(game);
        return REFUSAL_NONE;
    }
    if (move.verb != VERB_ABBEY)
        return REFUSAL_WRONG_MOMENT;
    if (!game_is_hole(game, move.at))
        return REFUSAL_NO_HOLE;
    place_abbey(game, move.at, events);
    return REFUSAL_NONE;
}

const struct phase_rules abbey_phase = {
    .enter = abbey_enter, .legal = abbey_legal, .apply = abbey_apply};

static void note_if_closed(struct game *game, uint16_t node)
{
    if (node != NO_NODE && feature_is_closed(&game->features, node))
        completed_note(game, node);
}

/* The roads and cities that the abbey just placed has closed (AM3, AM4). */
void abbeys_note_closed(struct game *game)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    if (!(tile_kinds[placed->kind].flags & TILE_ABBEY))
        return;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        tile_number other = board_tile_beside(&game->board, placed->at, edge);
        note_if_closed(game, feature_node_at_edge(&game->board, other, edge_opposite(edge)));
        note_if_closed(game, feature_node_split_off(&game->board, other, edge_opposite(edge)));
    }
}

/* Each player who still has an abbey is asked once, starting with the one who would be next (AM6).
 */
void abbeys_note_last(struct game *game)
{
    if (game->abbeys.is_asked)
        return;
    game->abbeys.is_asked = 1;
    agenda_note_all(game, DUE_LAST_ABBEY, player_after(game, game->turn.player), 0);
}

bool abbeys_ask_last(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    if (!may_place(game, entry.who))
        return false;
    turn_begin_part(game, entry.who, PHASE_ABBEY, NO_TILE_KIND);
    tell(events, (struct event){.type = EVENT_TURN, .player = entry.who});
    game->turn.last_abbey = 1;
    return true;
}

/* Mayors. */

/* The node where that follower of `player` stands (each has one, AM1), or NO_NODE. */
static uint16_t node_of_mayor(const struct game *game, unsigned player)
{
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.figure == FIGURE_MAYOR && follower.player == player)
            return follower.node;
    }
    return NO_NODE;
}

/* As many as the city has pennants (AM8); a castle has none (AM16). */
unsigned mayor_strength(const struct game *game, uint16_t node, feature_counts counts,
                        unsigned player)
{
    if (feature_counts_pennants(counts) == 0 || game->player[player].supply[FIGURE_MAYOR] > 0 ||
        !feature_counts_occupied(counts))
        return 0;
    uint16_t mayor = node_of_mayor(game, player);
    if (mayor == NO_NODE ||
        feature_root(&game->features, mayor) != feature_root(&game->features, node) ||
        game_feature_kind(game, node) != FEATURE_CITY)
        return 0;
    return feature_counts_pennants(counts);
}
