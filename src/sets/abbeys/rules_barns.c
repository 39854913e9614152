/* Barns, on corners where four tiles meet in a field (AM12-AM15). */
#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"

/* The field that a tile has at that corner: both half-edges there are its own. */
static uint16_t field_at_corner(const struct game *game, tile_number tile, unsigned corner)
{
    unsigned after = 2 * corner, before = (after + HALF_EDGES - 1) % HALF_EDGES;
    uint16_t node = feature_node_at_half(&game->board, tile, after);
    return node == feature_node_at_half(&game->board, tile, before) ? node : (uint16_t)NO_NODE;
}

/* That of one of four tiles that meet, `at` the south-eastern of their squares; or NO_NODE. */
static uint16_t field_beside(const struct game *game, struct square at, unsigned corner)
{
    static const int8_t dx[CORNERS] = {0, -1, -1, 0}, dy[CORNERS] = {0, 0, -1, -1};
    tile_number tile = board_tile_at(&game->board, square_at(at, dx[corner], dy[corner]));
    return tile == NO_TILE ? (uint16_t)NO_NODE : field_at_corner(game, tile, corner);
}

/* The field where four tiles meet, `at` the south-eastern of their squares, if all have one there;
 * else NO_NODE. */
static uint16_t field_at(const struct game *game, struct square at)
{
    uint16_t field = NO_NODE;
    for (unsigned corner = 0; corner < CORNERS; corner++) {
        field = field_beside(game, at, corner);
        if (field == NO_NODE)
            break;
    }
    return field;
}

bool game_barn_corner(const struct game *game, unsigned player, struct square *at)
{
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *entry = &game->elsewhere.entry[e];
        if (entry->piece.figure == FIGURE_BARN && entry->piece.owner == player) {
            *at = square_at(entry->place.at, 1, 1);
            return true;
        }
    }
    return false;
}

uint16_t game_barn_node(const struct game *game, unsigned player)
{
    struct square at;
    return game_barn_corner(game, player, &at) ? field_beside(game, at, CORNERS - 1)
                                               : (uint16_t)NO_NODE;
}

unsigned game_barn_owners(const struct game *game, uint16_t node)
{
    unsigned owners = 0;
    for (unsigned player = 0; player < game->options.players; player++) {
        uint16_t barn = game_barn_node(game, player);
        if (barn != NO_NODE &&
            feature_root(&game->features, barn) == feature_root(&game->features, node))
            owners |= 1u << player;
    }
    return owners;
}

int game_barn_points(const struct game *game, uint16_t node)
{
    return field_points(game, node, 4);
}

int game_joined_points(const struct game *game, uint16_t node)
{
    return field_points(game, node, 1);
}

/* A field with a barn is occupied (AM12), but not for those who hold nothing. */
enum refusal barns_keep_out(const struct game *game, enum figure figure, uint16_t node)
{
    bool is_field = feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
    return is_field && figure_rules[figure].role != ROLE_LONER && game_barn_owners(game, node) != 0
               ? REFUSAL_FIELD_HAS_BARN
               : REFUSAL_NONE;
}

static enum refusal check_corner(const struct game *game, unsigned corner)
{
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    if (game->player[game->turn.player].supply[FIGURE_BARN] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    if (game->options.value[OPTION_FARMERS] == FARMERS_NO)
        return REFUSAL_NO_FARMERS;
    struct square at = game->board.tile[game->turn.placed].at;
    uint16_t field = corner < CORNERS ? field_at(game, square_at_corner(at, (enum corner)corner))
                                      : (uint16_t)NO_NODE;
    if (field == NO_NODE)
        return REFUSAL_NO_BARN_CORNER;
    return game_barn_owners(game, field) != 0 ? REFUSAL_FIELD_HAS_BARN : REFUSAL_NONE;
}

bool barn_is_possible(const struct game *game)
{
    unsigned corner = 0;
    while (corner < CORNERS && check_corner(game, corner) != REFUSAL_NONE)
        corner++;
    return corner < CORNERS;
}

void barn_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned corner = 0; corner < CORNERS; corner++)
        if (check_corner(game, corner) == REFUSAL_NONE)
            add_move(moves, move_barn((enum corner)corner));
}

enum refusal barn_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned player = game->turn.player;
    enum refusal refusal = check_corner(game, move.arg);
    if (refusal != REFUSAL_NONE)
        return refusal;
    struct square at =
        square_at_corner(game->board.tile[game->turn.placed].at, (enum corner)move.arg);
    piece_move(game, piece_at_home(game, player, FIGURE_BARN),
               (struct piece_place){PIECE_ON_CORNER, {.at = square_at(at, -1, -1)}});
    game->turn.deployed++;
    game->turn.barn_placed = 1;
    tell(events, (struct event){.type = EVENT_BARN, .player = (uint8_t)player, .at = at});
    return REFUSAL_NONE;
}

/* Farmers in a field with a barn (AM13). */

/* Whether segment `s` of the tile just placed is a field with farmers and a barn. */
static bool is_to_score(const struct game *game, unsigned s)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    uint16_t node = (uint16_t)(placed->first_node + s);
    uint16_t root = feature_root(&game->features, node);
    return tile_kinds[placed->kind].segment[s].kind == FEATURE_FIELD &&
           feature_counts_occupied(game->features.counts[root]) &&
           game_barn_owners(game, node) != 0;
}

bool barns_have_to_score(const struct game *game)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    unsigned segments = tile_kinds[placed->kind].segments, s = 0;
    while (s < segments && !is_to_score(game, s))
        s++;
    return s < segments;
}

/* Whether the barn of this turn stands in the field: no other is there. */
static bool is_barn_new(const struct game *game, uint16_t node)
{
    return game->turn.barn_placed && mask_has(game_barn_owners(game, node), game->turn.player);
}

/* Where the barn was placed now, or the field's farmers have come to one. */
bool barns_field_scores(const struct game *game, uint16_t node)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    uint16_t root = feature_root(&game->features, node);
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++)
        if (feature_root(&game->features, (uint16_t)(placed->first_node + s)) == root)
            return is_to_score(game, s) || is_barn_new(game, node);
    return false;
}

/* As they would be at the end where the barn was placed, or for less where their field was joined
 * to its own. */
void barns_score_farmers(struct game *game, struct event_list *events)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++) {
        uint16_t node = (uint16_t)(placed->first_node + s);
        if (!is_to_score(game, s))
            continue;
        bool is_new = is_barn_new(game, node);
        pay_points(game, node, game_majority(game, node),
                   is_new ? game_feature_points(game, node) : game_joined_points(game, node),
                   is_new ? REASON_BARN : REASON_JOINED, events);
        moment_paid(game, node, ~0u, is_new ? REASON_BARN : REASON_JOINED, events);
        send_figures_home(game, node, ~0u, events);
    }
}

/* Barns themselves, at the end (AM14). */
void barns_score(struct game *game, struct event_list *events)
{
    for (unsigned player = 0; player < game->options.players; player++) {
        uint16_t node = game_barn_node(game, player);
        if (node == NO_NODE)
            continue;
        int points = game_barn_points(game, node);
        game->player[player].score += points;
        tell(events, (struct event){.type = EVENT_SCORE,
                                    .player = (uint8_t)player,
                                    .points = (int16_t)points,
                                    .kind = FEATURE_FIELD,
                                    .reason = REASON_BARNS,
                                    .node = node,
                                    .held = node,
                                    .at = game_node_square(game, node)});
    }
}
