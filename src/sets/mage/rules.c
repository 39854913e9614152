/* Mage and witch: where they go, what they change, and when they leave (MW). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"

static struct piece piece_of(enum figure figure)
{
    return (struct piece){NOBODY, (uint8_t)figure, 0};
}

static bool is_on_board(const struct game *game, enum figure figure)
{
    return game->neutral_away[figure] != 0;
}

uint16_t game_magic_at(const struct game *game, enum figure figure)
{
    return is_on_board(game, figure) ? game_piece_place(game, piece_of(figure)).node
                                     : (uint16_t)NO_NODE;
}

/* What they are worth (MW5): first the mage's points, should both be there. */
int magic_worth(const struct game *game, uint16_t node, unsigned tiles, int points)
{
    if (game_magic_is_in(game, FIGURE_MAGE, node))
        points += (int)tiles;
    if (game_magic_is_in(game, FIGURE_WITCH, node))
        points = (points + 1) / 2;
    return points;
}

/* Moving them. */

static void tell_magic(const struct game *game, enum figure figure, uint16_t node, bool leaves,
                       struct event_list *events)
{
    tell(events,
         (struct event){.type = figure == FIGURE_MAGE ? EVENT_MAGE : EVENT_WITCH,
                        .player = game->turn.player,
                        .kind = (uint8_t)feature_segment(&game->features, &game->board, node)->kind,
                        .figure = (uint8_t)figure,
                        .amount = {leaves},
                        .node = node,
                        .at = game_node_square(game, node)});
}

static void magic_leaves(struct game *game, enum figure figure, struct event_list *events)
{
    tell_magic(game, figure, game_magic_at(game, figure), true, events);
    piece_move(game, piece_of(figure), (struct piece_place){.kind = PIECE_HOME});
}

/* Whether they may go to the feature of `node` (MW2). */
static bool takes_magic(const struct game *game, uint16_t node)
{
    unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
    uint16_t root = feature_root(&game->features, node);
    return (kind == FEATURE_ROAD || kind == FEATURE_CITY) &&
           feature_counts_open(game->features.counts[root]) != 0 &&
           !game_magic_is_in(game, FIGURE_MAGE, node) &&
           !game_magic_is_in(game, FIGURE_WITCH, node);
}

/* Node number `n` of the board, tracks after the segments; NO_NODE after the last one. */
static uint16_t nth_node(const struct game *game, unsigned n)
{
    unsigned segments = game->features.nodes;
    if (n < segments)
        return (uint16_t)n;
    return n - segments < game->board.tracks ? feature_track_node(n - segments) : (uint16_t)NO_NODE;
}

static bool has_place(const struct game *game)
{
    unsigned n = 0;
    uint16_t node;
    while ((node = nth_node(game, n)) != NO_NODE && !takes_magic(game, node))
        n++;
    return node != NO_NODE;
}

/* Both in one feature, which a tile or bridge has joined (MW4). */
static bool are_together(const struct game *game)
{
    return is_on_board(game, FIGURE_MAGE) && is_on_board(game, FIGURE_WITCH) &&
           game_magic_is_in(game, FIGURE_WITCH, game_magic_at(game, FIGURE_MAGE));
}

static bool has_symbol(const struct game *game)
{
    return (tile_kinds[game->board.tile[game->turn.placed].kind].flags & TILE_MAGE) != 0;
}

/* A forced bridge comes first (MW2). */
static bool is_due(const struct game *game)
{
    return !game->turn.forced && ((has_symbol(game) && !game->turn.conjured) || are_together(game));
}

/* Where neither can go the only one on the board leaves it, and of two one is chosen (MW3). */
static bool magic_enter(struct game *game, struct event_list *events)
{
    if (is_due(game)) {
        bool has_mage = is_on_board(game, FIGURE_MAGE), has_witch = is_on_board(game, FIGURE_WITCH);
        game->turn.actor = game->turn.player;
        if (has_place(game) || (has_mage && has_witch))
            return true;
        game->turn.conjured = 1;
        if (has_mage || has_witch)
            magic_leaves(game, has_mage ? FIGURE_MAGE : FIGURE_WITCH, events);
    }
    turn_pass_on(game);
    return false;
}

/* After a bridge, the one that the tile needed or another. */
void magic_joins(struct game *game)
{
    if (is_due(game))
        game->turn.phase = PHASE_MAGIC;
}

/* How much changes if it is taken from where it is. */
static unsigned weight_of(const struct game *game, enum figure figure)
{
    if (!is_on_board(game, figure))
        return 0;
    return feature_is_closed(&game->features, game_magic_at(game, figure)) ? 2 : 1;
}

/* Of each road and city both moves, the one that changes less after the other. */
static void magic_legal(const struct game *game, struct move_list *moves)
{
    uint64_t seen[(NODES_MAX + 63) / 64] = {0};
    bool mage_is_first = weight_of(game, FIGURE_MAGE) >= weight_of(game, FIGURE_WITCH);
    enum verb first = mage_is_first ? VERB_MAGE : VERB_WITCH;
    enum verb second = mage_is_first ? VERB_WITCH : VERB_MAGE;
    uint16_t node;
    for (unsigned n = 0; (node = nth_node(game, n)) != NO_NODE; n++) {
        uint16_t root = feature_root(&game->features, node);
        if (seen[root / 64] >> (root % 64) & 1u || !takes_magic(game, node))
            continue;
        seen[root / 64] |= (uint64_t)1 << (root % 64);
        add_move(moves, move_about(game, first, node));
        add_move(moves, move_about(game, second, node));
    }
    if (moves->count == 0) {
        add_move(moves, move_plain(VERB_MAGE_OFF));
        add_move(moves, move_plain(VERB_WITCH_OFF));
    }
}

/* The node that a move names, or NO_NODE if they may not go there. */
static uint16_t place_named(const struct game *game, struct move move)
{
    tile_number tile = board_tile_at(&game->board, move.at);
    uint16_t node =
        tile == NO_TILE ? (uint16_t)NO_NODE : feature_node(&game->board, tile, move.arg);
    return node != NO_NODE && takes_magic(game, node) ? node : (uint16_t)NO_NODE;
}

/* Wherever in the feature the move names it, the piece stands on its first square. */
static enum refusal magic_go(struct game *game, struct move move, struct event_list *events)
{
    enum figure figure = move_magic_figure(move);
    uint16_t named = place_named(game, move);
    if (named == NO_NODE)
        return REFUSAL_NO_MAGIC_THERE;
    struct move first = move_about(game, (enum verb)move.verb, named);
    uint16_t node = feature_node(&game->board, board_tile_at(&game->board, first.at), first.arg);
    piece_move(game, piece_of(figure), (struct piece_place){PIECE_ON_SEGMENT, {.node = node}});
    tell_magic(game, figure, node, false, events);
    return REFUSAL_NONE;
}

static enum refusal magic_apply(struct game *game, struct move move, struct event_list *events)
{
    enum refusal refusal = REFUSAL_NONE;
    if (move.verb == VERB_MAGE || move.verb == VERB_WITCH)
        refusal = magic_go(game, move, events);
    else if (move.verb != VERB_MAGE_OFF && move.verb != VERB_WITCH_OFF)
        return REFUSAL_WRONG_MOMENT;
    else if (has_place(game))
        return REFUSAL_MAGIC_CAN_GO_ON;
    else
        magic_leaves(game, move_magic_figure(move), events);
    if (refusal == REFUSAL_NONE)
        game->turn.conjured = 1;
    return refusal;
}

/* The road or city of a move: what it would be worth is not paid now. */
static struct decision_answer magic_answer(const struct game *game, struct move move)
{
    bool goes = move.verb == VERB_MAGE || move.verb == VERB_WITCH;
    return (struct decision_answer){goes ? place_named(game, move) : (uint16_t)NO_NODE, 0};
}

const struct phase_rules magic_phase = {
    .enter = magic_enter, .legal = magic_legal, .apply = magic_apply, .answer = magic_answer};

/* Leaving (MW6, MW7). */

void magic_leaves_castles(struct game *game, struct event_list *events)
{
    const struct completed *completed = &game->completed;
    for (unsigned c = 0; c < completed->count; c++)
        for (enum figure figure = FIGURE_MAGE; figure <= FIGURE_WITCH; figure++)
            if (game_magic_is_in(game, figure, completed->node[c]) &&
                moment_instead_of_scoring(game, completed->node[c]))
                magic_leaves(game, figure, events);
}

static bool magic_ends_enter(struct game *game, struct event_list *events)
{
    for (enum figure figure = FIGURE_MAGE; figure <= FIGURE_WITCH; figure++)
        if (is_on_board(game, figure) &&
            feature_is_closed(&game->features, game_magic_at(game, figure)))
            magic_leaves(game, figure, events);
    turn_pass_on(game);
    return false;
}

const struct phase_rules magic_ends_phase = {.enter = magic_ends_enter};
