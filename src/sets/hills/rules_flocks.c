/* Shepherds and their flocks: tokens, the wolf, the stable (HS2-HS9). */
#include "rules/build.h"
#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

/* The bag's numbers of chance (luck_number). */
static const uint32_t BAG_STREAM = 0x5eeb;

static bool is_shepherd(struct follower follower)
{
    return follower.figure == FIGURE_SHEPHERD;
}

static bool is_field(const struct game *game, uint16_t node)
{
    return feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD;
}

/* The number of a player's shepherd in game.followers, or FOLLOWERS_MAX. */
static unsigned shepherd_of(const struct game *game, unsigned player)
{
    for (unsigned f = 0; f < game->followers.count; f++)
        if (is_shepherd(game->followers.follower[f]) &&
            game->followers.follower[f].player == player)
            return f;
    return FOLLOWERS_MAX;
}

uint16_t game_shepherd(const struct game *game, unsigned player)
{
    unsigned f =
        options_has_hills(&game->options) ? shepherd_of(game, player) : (unsigned)FOLLOWERS_MAX;
    return f == FOLLOWERS_MAX ? (uint16_t)NO_NODE : game->followers.follower[f].node;
}

unsigned game_flock_shepherd(const struct game *game)
{
    return game_awaits_flock(game) ? shepherd_of(game, game->turn.player) : (unsigned)FOLLOWERS_MAX;
}

unsigned game_shepherds(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    unsigned players = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (is_shepherd(it) && feature_root(&game->features, it.node) == root)
            players |= 1u << it.player;
    }
    return players;
}

/* Where no shepherd is yet, anybody's (HS2). */
enum refusal shepherd_finds_pasture(const struct game *game, uint16_t node)
{
    return game_shepherds(game, node) != 0 ? REFUSAL_FIELD_HAS_SHEPHERD : REFUSAL_NONE;
}

/* Fields that can grow no more (HS8). */

/* The edges of its tile that a field's segment reaches and that have no tile beyond, as a mask. */
static unsigned open_edges(const struct game *game, uint16_t node)
{
    const struct placed_tile *placed = &game->board.tile[feature_tile(&game->features, node)];
    unsigned halves = feature_segment(&game->features, &game->board, node)->halves, edges = 0;
    for (unsigned half = 0; half < HALF_EDGES; half++)
        if (halves >> half & 1u)
            edges |= 1u << half_edge_of(half_on_board(half, placed->orientation));
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (edges >> edge & 1u && board_tile_beside(&game->board, placed->at, edge) != NO_TILE)
            edges &= ~(1u << edge);
    return edges;
}

bool game_field_is_open(const struct game *game, uint16_t node)
{
    uint16_t at = node;
    do {
        if (open_edges(game, at) != 0)
            return true;
        at = game->features.next[at];
    } while (at != node);
    return false;
}

/* Those of its tile that segments of the same field before it in the ring have, too, counted. */
static unsigned edges_counted(const struct game *game, uint16_t first, uint16_t node)
{
    unsigned edges = 0;
    for (uint16_t at = first; at != node; at = game->features.next[at])
        if (feature_tile(&game->features, at) == feature_tile(&game->features, node))
            edges |= open_edges(game, at);
    return edges;
}

unsigned game_field_open_ends(const struct game *game, uint16_t node)
{
    unsigned ends = 0;
    uint16_t at = node;
    do {
        unsigned edges = open_edges(game, at) & ~edges_counted(game, node, at);
        for (; edges != 0; edges &= edges - 1)
            ends++;
        at = game->features.next[at];
    } while (at != node);
    return ends;
}

/* Sheep. */

unsigned game_flock(const struct game *game, unsigned player, unsigned *tokens)
{
    unsigned sheep = 0, count = 0;
    for (unsigned t = 0; t < game->hills.tokens; t++)
        if (game->hills.token[t].player == player) {
            sheep += game->hills.token[t].sheep;
            count++;
        }
    if (tokens)
        *tokens = count;
    return sheep;
}

unsigned game_sheep(const struct game *game, uint16_t node)
{
    unsigned shepherds = game_shepherds(game, node), sheep = 0;
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(shepherds, player))
            sheep += game_flock(game, player, NULL);
    return sheep;
}

/* A shepherd has left his field, for whatever reason: his sheep go into the bag. */
void flock_disperses(struct game *game, struct piece piece, uint16_t node,
                     struct event_list *events)
{
    struct hills *hills = &game->hills;
    unsigned kept = 0;
    (void)node, (void)events;
    if (piece.figure != FIGURE_SHEPHERD)
        return;
    for (unsigned t = 0; t < hills->tokens; t++)
        if (hills->token[t].player == piece.owner)
            bag_put(&hills->bag, hills->token[t].sheep - 1u, 1);
        else
            hills->token[kept++] = hills->token[t];
    for (unsigned t = kept; t < hills->tokens; t++)
        hills->token[t] = (struct flock_token){0, 0}; /* equal games are equal byte by byte */
    hills->tokens = (uint8_t)kept;
}

/* All of the field, by player. */
static void send_shepherds_home(struct game *game, uint16_t node, struct event_list *events)
{
    unsigned players = game_shepherds(game, node);
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(players, player))
            send_follower_home(game, shepherd_of(game, player), events);
}

/* Each of its shepherds brings 1 point for each sheep in the field (HS7). */
static void lead_to_stable(struct game *game, uint16_t node, enum score_reason reason,
                           struct event_list *events)
{
    unsigned players = game_shepherds(game, node);
    int sheep = (int)game_sheep(game, node);
    for (unsigned player = 0; player < game->options.players; player++) {
        if (!mask_has(players, player))
            continue;
        game->player[player].score += sheep;
        tell(events, (struct event){.type = EVENT_SCORE,
                                    .player = (uint8_t)player,
                                    .points = (int16_t)sheep,
                                    .kind = FEATURE_FIELD,
                                    .reason = (uint8_t)reason,
                                    .node = node,
                                    .held = node,
                                    .at = game_node_square(game, node)});
    }
    send_shepherds_home(game, node, events);
}

/* The bag (HS3, HS5, HS6). */

/* A token is due to a shepherd just deployed, at once (HS3). */
void shepherd_draws(struct game *game, unsigned figure)
{
    if (figure != FIGURE_SHEPHERD)
        return;
    game->turn.flock = FLOCK_BEGINS;
    game->turn.phase = PHASE_BAG;
}

static bool bag_enter(struct game *game, struct event_list *events)
{
    (void)events;
    if (game->turn.flock == FLOCK_BEGINS || game->turn.flock == FLOCK_GROWS) {
        game->turn.actor = ACTOR_CHANCE;
        return true;
    }
    turn_pass_on(game);
    return false;
}

static void bag_legal(const struct game *game, struct move_list *moves)
{
    const struct bag *bag = &game->hills.bag;
    for (unsigned kind = 0; kind < TOKEN_KINDS; kind++)
        if (bag_has(bag, kind))
            add_move(moves, move_token(kind));
}

static bool bag_may_bring(const struct game *game, struct outcome_list *outcomes)
{
    const struct bag *bag = &game->hills.bag;
    for (unsigned kind = 0; kind < TOKEN_KINDS; kind++)
        if (bag_has(bag, kind) && !luck_add_outcome(outcomes, move_token(kind), bag->left[kind]))
            return false;
    return true;
}

static struct move bag_brings(const struct game *game, const struct luck *luck)
{
    return move_token(bag_choose(&game->hills.bag, VERB_SHEEP, BAG_STREAM, luck).arg);
}

static void add_sheep(struct game *game, uint16_t node, unsigned sheep, struct event_list *events)
{
    struct hills *hills = &game->hills;
    struct event event = {.type = EVENT_SHEEP,
                          .player = game->turn.player,
                          .node = node,
                          .at = game_node_square(game, node)};
    hills->token[hills->tokens++] = (struct flock_token){game->turn.player, (uint8_t)sheep};
    event.amount[0] = (uint8_t)sheep;
    tell(events, event);
}

/* It goes back into the bag with all sheep of the field (HS6). */
static void wolf_comes(struct game *game, uint16_t node, struct event_list *events)
{
    bag_put(&game->hills.bag, TOKEN_WOLF, 1);
    tell(events, (struct event){.type = EVENT_WOLF,
                                .player = game->turn.player,
                                .node = node,
                                .at = game_node_square(game, node)});
    send_shepherds_home(game, node, events);
}

static enum refusal bag_apply(struct game *game, struct move move, struct event_list *events)
{
    struct bag *bag = &game->hills.bag;
    uint16_t node = game_shepherd(game, game->turn.player);
    bool is_wolf = move.verb == VERB_WOLF;
    if (!is_wolf && move.verb != VERB_SHEEP)
        return REFUSAL_WRONG_MOMENT;
    unsigned kind = is_wolf ? (unsigned)TOKEN_WOLF : move.arg - 1u;
    if ((!is_wolf && kind >= SHEEP_MOST) || !bag_has(bag, kind))
        return REFUSAL_NOT_IN_BAG;
    bag_draw(bag, kind);
    if (is_wolf)
        wolf_comes(game, node, events);
    else
        add_sheep(game, node, move.arg, events);
    bool is_new = game->turn.flock == FLOCK_BEGINS;
    game->turn.flock = is_new ? FLOCK_TO_COME : FLOCK_DECIDED;
    game->turn.phase = is_new ? PHASE_BUILD : PHASE_FLOCK;
    return REFUSAL_NONE;
}

const struct phase_rules bag_phase = {.enter = bag_enter,
                                      .legal = bag_legal,
                                      .apply = bag_apply,
                                      .outcomes = bag_may_bring,
                                      .choose = bag_brings};

/* Grow, or go to the stable (HS4, HS8). */

/* The shepherd about whose flock is decided. */
static uint16_t flock_about(const struct game *game)
{
    return game_shepherd(game, game->turn.player);
}

/* Whether the tile just placed belongs to the field where the active player's shepherd stood
 * before. */
static bool has_to_decide(const struct game *game)
{
    uint16_t node = game_shepherd(game, game->turn.player);
    tile_number tile = game->turn.placed;
    if (game->turn.flock != FLOCK_TO_COME || node == NO_NODE || !is_field(game, node) ||
        feature_tile(&game->features, node) == tile)
        return false;
    const struct placed_tile *placed = &game->board.tile[tile];
    uint16_t root = feature_root(&game->features, node);
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++)
        if (feature_root(&game->features, (uint16_t)(placed->first_node + s)) == root)
            return true;
    return false;
}

/* The first square of a feature in reading order. */
static struct square first_square(const struct game *game, uint16_t node)
{
    struct square first = game_node_square(game, node);
    for (uint16_t at = game->features.next[node]; at != node; at = game->features.next[at])
        if (square_reads_before(game_node_square(game, at), first))
            first = game_node_square(game, at);
    return first;
}

/* A shepherd's node in the first field that can grow no more, but for the one of `root`; or
 * NO_NODE. Of two on one square that of the first player. */
static uint16_t next_closed(const struct game *game, uint16_t root)
{
    uint16_t next = NO_NODE;
    for (unsigned player = 0; player < game->options.players; player++) {
        uint16_t node = game_shepherd(game, player);
        if (node == NO_NODE || feature_root(&game->features, node) == root ||
            !is_field(game, node) || game_field_is_open(game, node))
            continue;
        if (next == NO_NODE ||
            square_reads_before(first_square(game, node), first_square(game, next)))
            next = node;
    }
    return next;
}

/* First the fields where nobody chooses (HS8). */
static bool flock_enter(struct game *game, struct event_list *events)
{
    bool decides = has_to_decide(game);
    uint16_t own = decides ? feature_root(&game->features, flock_about(game)) : (uint16_t)NO_NODE;
    for (uint16_t node; (node = next_closed(game, own)) != NO_NODE;)
        lead_to_stable(game, node, REASON_CLOSED, events);
    if (decides) {
        game->turn.actor = game->turn.player;
        return true;
    }
    turn_pass_on(game);
    return false;
}

static void flock_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    add_move(moves, move_plain(VERB_GROW));
    add_move(moves, move_plain(VERB_STABLE));
}

static enum refusal flock_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_GROW && move.verb != VERB_STABLE)
        return REFUSAL_WRONG_MOMENT;
    if (move.verb == VERB_GROW) {
        game->turn.flock = FLOCK_GROWS;
        game->turn.phase = PHASE_BAG;
    } else {
        lead_to_stable(game, flock_about(game), REASON_STABLE, events);
        game->turn.flock = FLOCK_DECIDED;
    }
    return REFUSAL_NONE;
}

static struct decision_answer flock_answer(const struct game *game, struct move move)
{
    uint16_t node = flock_about(game);
    return (struct decision_answer){node,
                                    move.verb == VERB_STABLE ? (int)game_sheep(game, node) : 0};
}

const struct phase_rules flock_phase = {.enter = flock_enter,
                                        .legal = flock_legal,
                                        .apply = flock_apply,
                                        .about = flock_about,
                                        .answer = flock_answer};
