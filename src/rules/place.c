/* Placing the tile in hand, or discarding it (B3, B4). */
#include "rules/place.h"

#include "rules/moments.h"
#include "rules/phase.h"

static bool place_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = game->turn.player;
    return true;
}

/* Everything is found before any of it is listed: the end of each short list would mispredict and
 * stall the search that follows. */
static void add_places(const struct game *game, kind_number kind, struct move_list *moves)
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
            uint64_t rest = found[orientation][chunk];
            for (; rest != 0; rest &= rest - 1)
                put_place(move++,
                          board_open_square(board, chunk * LANES + (unsigned)__builtin_ctzll(rest)),
                          orientation);
        }
    moves->count = (size_t)(move - moves->move);
}

/* Takes back those from that place in the list on where sets do not let the tile lie. */
static __attribute__((noinline)) void drop_barred(const struct game *game, kind_number kind,
                                                  size_t first, struct move_list *moves)
{
    size_t kept = first;
    for (size_t m = first; m < moves->count; m++)
        if (moment_may_lie(game, moves->move[m].at, kind, moves->move[m].arg) == REFUSAL_NONE)
            moves->move[kept++] = moves->move[m];
    moves->count = kept;
}

/* Where it matches, and may lie. */
static void add_allowed(const struct game *game, kind_number kind, struct move_list *moves)
{
    size_t first = moves->count;
    add_places(game, kind, moves);
    if (moment_places_vary(game))
        drop_barred(game, kind, first, moves);
}

bool game_fits(const struct game *game, unsigned open, kind_number kind, unsigned orientation)
{
    return board_matches(&game->board, open, board_pattern(kind, orientation)) &&
           moment_may_lie(game, board_open_square(&game->board, open), kind, orientation) ==
               REFUSAL_NONE;
}

bool game_fits_anywhere(const struct game *game, kind_number kind)
{
    if (!moment_places_vary(game))
        return board_fits_anywhere(&game->board, kind);
    for (unsigned orientation = 0; orientation < EDGES; orientation++)
        for (unsigned open = 0; open < game->board.opens; open++)
            if (game_fits(game, open, kind, orientation))
                return true;
    return false;
}

/* The verb of the action that must make the tile in hand, which does not match on open square
 * `open` as it is, fit there; VERB_DRAW if none can. */
static enum verb way_to_fit(const struct game *game, unsigned open, unsigned orientation)
{
#define X(verb, is_in_play, add, fits)                                                             \
    if (is_in_play(&game->options) && fits(game, open, orientation))                               \
        return VERB_##verb;
    WAYS_TO_FIT(X)
#undef X
    return VERB_DRAW;
}

static void place_legal(const struct game *game, struct move_list *moves)
{
    add_allowed(game, game->turn.hand, moves);
    if (moves->count == 0)
        add_move(moves, move_plain(VERB_DISCARD)); /* whatever else would let it fit (B4) */
    size_t first = moves->count;
#define X(verb, is_in_play, add, fits)                                                             \
    if (is_in_play(&game->options))                                                                \
        add(game, game->turn.hand, 1u << game->turn.player, moves);
    WAYS_TO_FIT(X)
#undef X
    if (moment_places_vary(game))
        drop_barred(game, game->turn.hand, first, moves);
}

void game_placements(const struct game *game, kind_number kind, struct move_list *moves)
{
    moves->count = 0;
    add_allowed(game, kind, moves);
}

void game_placements_with(const struct game *game, kind_number kind, enum verb action,
                          unsigned players, struct move_list *moves)
{
    moves->count = 0;
#define X(verb, is_in_play, add, fits)                                                             \
    if (action == VERB_##verb && is_in_play(&game->options))                                       \
        add(game, kind, players, moves);
    WAYS_TO_FIT(X)
#undef X
    if (moment_places_vary(game))
        drop_barred(game, kind, 0, moves);
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
static void count_monasteries(struct game *game, tile_number tile)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    for (unsigned m = 0; m < game->monasteries; m++) {
        uint16_t node = game->monastery[m];
        game->features.counts[node] -= touches(game_node_square(game, node), placed->at);
    }
    if (kind->monastery == NO_SEGMENT)
        return;
    uint16_t node = feature_node(&game->board, tile, kind->monastery);
    game->features.counts[node] += empty_squares_around(&game->board, placed->at);
    game->monastery[game->monasteries++] = node;
}

void place_tile(struct game *game, struct square at, kind_number kind, unsigned orientation)
{
    struct neighbours neighbours;
    tile_number tile = board_lay(&game->board, at, kind, orientation, &neighbours);
    features_add_tile(&game->features, &game->board, tile, &neighbours);
    count_monasteries(game, tile);
    game->turn.placed = tile;
}

void place_misfit(struct game *game, struct square at, kind_number kind, unsigned orientation)
{
    struct neighbours neighbours;
    tile_number tile = board_lay(&game->board, at, kind, orientation, &neighbours);
    features_add_misfit(&game->features, &game->board, tile, &neighbours);
    count_monasteries(game, tile);
    game->turn.placed = tile;
}

enum refusal place_why_not_open(const struct game *game, struct square at)
{
    return board_tile_at(&game->board, at) != NO_TILE ? REFUSAL_SQUARE_TAKEN : REFUSAL_NO_NEIGHBOUR;
}

static enum refusal place_place(struct game *game, struct move move, struct event_list *events)
{
    unsigned open = board_open_at(&game->board, move.at);
    if (open == OPEN_SQUARES_MAX)
        return place_why_not_open(game, move.at);
    if (move.arg >= EDGES)
        return REFUSAL_EDGES_DIFFER;
    bool matches = board_matches(&game->board, open, board_pattern(game->turn.hand, move.arg));
    enum verb forced = matches ? VERB_DRAW : way_to_fit(game, open, move.arg);
    if (!matches && forced == VERB_DRAW)
        return REFUSAL_EDGES_DIFFER;
    enum refusal refusal = moment_may_lie(game, move.at, game->turn.hand, move.arg);
    if (refusal != REFUSAL_NONE)
        return refusal;
    tell(events, (struct event){.type = EVENT_PLACE,
                                .player = game->turn.player,
                                .tile_kind = game->turn.hand,
                                .at = move.at,
                                .orientation = (uint8_t)move.arg});
    place_tile(game, move.at, game->turn.hand, move.arg);
    game->turn.forced = (uint8_t)forced;
    game->turn.hand = NO_TILE_KIND;
    moment_laid(game, events);
    if (matches)
        moment_placed(game);
    turn_pass_on(game);
    return REFUSAL_NONE;
}

/* The same player draws again (B4). */
static enum refusal place_discard(struct game *game, struct event_list *events)
{
    if (game_fits_anywhere(game, game->turn.hand))
        return REFUSAL_TILE_FITS;
    tell(events, (struct event){.type = EVENT_DISCARD,
                                .player = game->turn.player,
                                .tile_kind = game->turn.hand});
    game->turn.hand = NO_TILE_KIND;
    game->turn.phase = PHASE_DRAW;
    return REFUSAL_NONE;
}

static enum refusal place_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb == VERB_PLACE)
        return place_place(game, move, events);
    if (move.verb == VERB_DISCARD)
        return place_discard(game, events);
    return REFUSAL_WRONG_MOMENT;
}

const struct phase_rules place_phase = {
    .enter = place_enter, .legal = place_legal, .apply = place_apply};
