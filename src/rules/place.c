/* Placing the tile in hand, or discarding it (B3, B4, BR6, BR7). */
#include "rules/place.h"

#include "core/lanes.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "sets/bridges/rules.h"

static bool enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = game->turn.player;
    return true;
}

/* Field by field straight into the list: most moves ever listed are these. */
static void put_place(struct move *move, struct square at, unsigned orientation)
{
    move->verb = VERB_PLACE;
    move->arg = (uint8_t)orientation;
    move->at = at;
    move->points = 0;
}

enum { CHUNKS_MAX = OPEN_SQUARES_ROOM / LANES /* of open squares compared at once */ };

/* The open squares of that chunk whose neighbours all match the edge pattern (board_matches). */
static inline uint64_t find_in_chunk(const struct board *board, unsigned chunk, uint8_t pattern)
{
    unsigned first = chunk * LANES;
    uint64_t found = lanes_match(&board->wanted[first], &board->care[first], pattern);
    unsigned open = board->opens - first;
    return open < LANES ? found & (((uint64_t)1 << open) - 1) : found;
}

/* Everything is found before any of it is listed: the end of each short list would mispredict and
 * stall the search that follows. */
static void add_places(const struct game *game, uint8_t kind, struct move_list *moves)
{
    const struct board *board = &game->board;
    uint64_t found[EDGES][CHUNKS_MAX];
    struct move *move = &moves->move[moves->count];
    unsigned chunks = (board->opens + LANES - 1u) / LANES;
    for (unsigned orientation = 0; orientation < EDGES; orientation++)
        for (unsigned chunk = 0; chunk < chunks; chunk++)
            found[orientation][chunk] =
                find_in_chunk(board, chunk, board_pattern(kind, orientation));
    for (unsigned orientation = 0; orientation < EDGES; orientation++)
        for (unsigned chunk = 0; chunk < chunks; chunk++) {
            const struct square *at = &board->hashed[BOARD_FIRST_OPEN + chunk * LANES];
            uint64_t rest = found[orientation][chunk];
            for (; rest != 0; rest &= rest - 1)
                put_place(move++, at[__builtin_ctzll(rest)], orientation);
        }
    moves->count = (size_t)(move - moves->move);
}

/* Open squares where a tile would match in one orientation with a bridge built in one way. */
struct bridgeable {
    uint64_t squares; /* within one chunk */
    uint8_t chunk, orientation;
    struct bridging bridging;
};

enum { BRIDGEABLE_MAX = EDGES * CHUNKS_MAX * BRIDGINGS_MAX };

/* A bridge makes a tile match as if something else were printed there: a bridge on the tile itself,
 * road at both its ends; one on the neighbour at an edge, field there (BR6). Squares where the tile
 * matches as it is are excluded. Returns how many of the list are valid; the entry after those may
 * be overwritten too. */
static unsigned find_bridgeable(const struct game *game, uint8_t kind,
                                struct bridgeable bridgeable[BRIDGEABLE_MAX + 1])
{
    const struct board *board = &game->board;
    unsigned count = 0;
    for (uint8_t orientation = 0; orientation < EDGES; orientation++) {
        struct bridging bridging[BRIDGINGS_MAX];
        uint8_t pattern = board_pattern(kind, orientation);
        unsigned ways = bridges_list_bridgings(pattern, bridging);
        for (uint8_t chunk = 0; chunk * LANES < board->opens; chunk++) {
            uint64_t plain = find_in_chunk(board, chunk, pattern);
            for (unsigned w = 0; w < ways; w++) {
                uint64_t squares = find_in_chunk(board, chunk, bridging[w].pattern) & ~plain;
                bridgeable[count] = (struct bridgeable){squares, chunk, orientation, bridging[w]};
                count += squares != 0;
            }
        }
    }
    return count;
}

static void add_places_with_bridge(const struct game *game, uint8_t kind, struct move_list *moves)
{
    struct bridgeable bridgeable[BRIDGEABLE_MAX + 1];
    unsigned count = find_bridgeable(game, kind, bridgeable);
    struct move *move = &moves->move[moves->count];
    for (const struct bridgeable *b = bridgeable; b < bridgeable + count; b++) {
        unsigned first = b->chunk * (unsigned)LANES;
        for (uint64_t rest = b->squares; rest != 0; rest &= rest - 1) {
            struct square at =
                board_open_square(&game->board, first + (unsigned)__builtin_ctzll(rest));
            put_place(move, at, b->orientation);
            move += bridges_can_mend(game, at, b->bridging);
        }
    }
    moves->count = (size_t)(move - moves->move);
}

/* Whether the tile in hand, which does not match on open square `open` as it is, does with a bridge
 * that the active player has. */
static bool fits_with_bridge(const struct game *game, unsigned open, unsigned orientation)
{
    struct bridging bridging[BRIDGINGS_MAX];
    unsigned count = bridges_list_bridgings(board_pattern(game->turn.hand, orientation), bridging);
    for (unsigned b = 0; b < count; b++)
        if (board_matches(&game->board, open, bridging[b].pattern) &&
            bridges_can_mend(game, board_open_square(&game->board, open), bridging[b]))
            return game->player[game->turn.player].bridges > 0;
    return false;
}

static void legal(const struct game *game, struct move_list *moves)
{
    add_places(game, game->turn.hand, moves);
    if (moves->count == 0)
        add_move(moves, move_plain(VERB_DISCARD)); /* even where a bridge would help (BR7) */
    if (game->player[game->turn.player].bridges > 0)
        add_places_with_bridge(game, game->turn.hand, moves);
}

void game_placements(const struct game *game, uint8_t kind, struct move_list *moves)
{
    moves->count = 0;
    add_places(game, kind, moves);
}

void game_bridged_placements(const struct game *game, uint8_t kind, struct move_list *moves)
{
    moves->count = 0;
    add_places_with_bridge(game, kind, moves);
}

/* 1 if `b` is `a` or one of the eight squares around it, else 0. */
static unsigned touches(struct square a, struct square b)
{
    return ((unsigned)(a.x - b.x + 1) <= 2u) & ((unsigned)(a.y - b.y + 1) <= 2u);
}

static unsigned empty_squares_around(const struct board *board, struct square at)
{
    unsigned count = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            count += board_tile_at(board, square_at(at, dx, dy)) == NO_TILE;
    return count;
}

/* Empty squares around a monastery are its open ends (B8): the tile just placed fills one for each
 * monastery it touches, corners included, and its own monastery counts those around it. */
static void count_monasteries(struct game *game, uint8_t tile)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    for (unsigned m = 0; m < game->monasteries; m++) {
        uint16_t node = game->monastery[m];
        game->features.counts[node] -= touches(square_of(game, node), placed->at);
    }
    if (kind->monastery == NO_SEGMENT)
        return;
    uint16_t node = feature_node(&game->board, tile, kind->monastery);
    game->features.counts[node] += empty_squares_around(&game->board, placed->at);
    game->monastery[game->monasteries++] = node;
}

void place_tile(struct game *game, struct square at, uint8_t kind, unsigned orientation)
{
    struct neighbours neighbours;
    uint8_t tile = board_lay(&game->board, at, kind, orientation, &neighbours);
    features_add_tile(&game->features, &game->board, tile, &neighbours);
    count_monasteries(game, tile);
    game->turn.placed = tile;
}

void place_misfit(struct game *game, struct square at, uint8_t kind, unsigned orientation)
{
    struct neighbours neighbours;
    uint8_t tile = board_lay(&game->board, at, kind, orientation, &neighbours);
    features_add_misfit(&game->features, &game->board, tile, &neighbours);
    count_monasteries(game, tile);
    game->turn.placed = tile;
}

enum refusal place_why_not_open(const struct game *game, struct square at)
{
    return board_tile_at(&game->board, at) != NO_TILE ? REFUSAL_SQUARE_TAKEN : REFUSAL_NO_NEIGHBOUR;
}

static enum refusal place(struct game *game, struct move move, struct event_list *events)
{
    unsigned open = board_open_at(&game->board, move.at);
    if (open == OPEN_SQUARES_MAX)
        return place_why_not_open(game, move.at);
    if (move.arg >= EDGES)
        return REFUSAL_EDGES_DIFFER;
    bool matches = board_matches(&game->board, open, board_pattern(game->turn.hand, move.arg));
    if (!matches && !fits_with_bridge(game, open, move.arg))
        return REFUSAL_EDGES_DIFFER;
    tell(events, (struct event){.type = EVENT_PLACE,
                                .player = game->turn.player,
                                .tile_kind = game->turn.hand,
                                .at = move.at,
                                .orientation = move.arg});
    place_tile(game, move.at, game->turn.hand, move.arg);
    game->turn.forced = matches ? 0 : VERB_BRIDGE;
    game->turn.hand = NO_TILE_KIND;
    if (matches)
        moment_placed(game);
    turn_pass_on(game);
    return REFUSAL_NONE;
}

/* The same player draws again (B4). */
static enum refusal discard(struct game *game, struct event_list *events)
{
    if (board_fits_anywhere(&game->board, game->turn.hand))
        return REFUSAL_TILE_FITS;
    tell(events, (struct event){.type = EVENT_DISCARD,
                                .player = game->turn.player,
                                .tile_kind = game->turn.hand});
    game->turn.hand = NO_TILE_KIND;
    game->turn.phase = PHASE_DRAW;
    return REFUSAL_NONE;
}

static enum refusal apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb == VERB_PLACE)
        return place(game, move, events);
    if (move.verb == VERB_DISCARD)
        return discard(game, events);
    return REFUSAL_WRONG_MOMENT;
}

const struct phase_rules place_phase = {.enter = enter, .legal = legal, .apply = apply};
