/* Out of the city: before what a tile completed scores, and at the end of the game (CC6-CC8). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"
#include "rules/turn.h"

static bool is_in_quarter(const struct piece_elsewhere *it, unsigned player, enum figure figure,
                          enum quarter quarter)
{
    return it->place.kind == PIECE_ON_SIDE && it->place.number == quarter &&
           it->piece.owner == player && it->piece.figure == figure;
}

/* A piece of that figure in the quarter, where there is one. */
static struct piece piece_in_quarter(const struct game *game, unsigned player, enum figure figure,
                                     enum quarter quarter)
{
    const struct piece_elsewhere *it = game->elsewhere.entry;
    while (!is_in_quarter(it, player, figure, quarter))
        it++;
    return it->piece;
}

unsigned game_followers_in_quarter(const struct game *game, unsigned player, enum figure figure,
                                   enum quarter quarter)
{
    unsigned count = 0;
    for (unsigned e = 0; e < game->elsewhere.count; e++)
        count += is_in_quarter(&game->elsewhere.entry[e], player, figure, quarter);
    return count;
}

static bool is_in_city(const struct game *game, unsigned player)
{
    unsigned e = 0;
    while (e < game->elsewhere.count && (game->elsewhere.entry[e].place.kind != PIECE_ON_SIDE ||
                                         game->elsewhere.entry[e].piece.owner != player))
        e++;
    return e < game->elsewhere.count;
}

/* Which features may be joined. */

/* Those that score now: completed ones, and fields by their barns. */
static bool scores_now(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    if (game_feature_kind(game, node) == FEATURE_FIELD)
        return moment_field_scores(game, node);
    for (unsigned c = 0; c < game->completed.count; c++)
        if (feature_root(&game->features, game->completed.node[c]) == root)
            return true;
    return false;
}

/* At the end those that are to score, and from all quarters only with that option (CC8). */
static bool scores_at_the_end(const struct game *game, enum figure figure, uint16_t node)
{
    if (game_feature_kind(game, node) == FEATURE_FIELD)
        return moment_may_deploy(game, figure, node) == REFUSAL_NONE;
    return game->options.value[OPTION_COUNT_FINAL] == COUNT_FINAL_ALL &&
           !game_feature_is_complete(game, node);
}

/* Whether somebody may leave the quarter from which features of that kind are joined, for one. */
static bool kind_is_joined(const struct game *game, enum feature_kind kind)
{
    enum quarter quarter = quarter_for(kind);
    if (quarter == QUARTERS_COUNT || quarter == game_count_is_in(game))
        return false;
    return kind != FEATURE_FIELD || game->options.value[OPTION_FARMERS] != FARMERS_NO;
}

bool game_may_join(const struct game *game, unsigned player, enum figure figure, uint16_t node)
{
    enum feature_kind kind = game_feature_kind(game, node);
    if (!kind_is_joined(game, kind) || moment_keeps_out(game, node) ||
        game_followers_in_quarter(game, player, figure, quarter_for(kind)) == 0)
        return false;
    return game_is_last_join(game)
               ? scores_at_the_end(game, figure, node)
               : scores_now(game, node) && !moment_bars_joining(game, node, player);
}

/* Listing. */

static void add_joins(const struct game *game, unsigned player, uint16_t node,
                      struct move_list *moves)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (game_may_join(game, player, (enum figure)figure, node))
            add_move(moves, move_join((enum figure)figure, game_node_square(game, node),
                                      feature_segment_number(&game->features, &game->board, node)));
}

/* On each segment of a feature. */
static void add_joins_of_feature(const struct game *game, unsigned player, uint16_t node,
                                 struct move_list *moves)
{
    uint16_t at = node;
    do {
        add_joins(game, player, at, moves);
        at = game->features.next[at];
    } while (at != node);
}

/* The fields of the tile just placed, each once: only these score by their barns (AM15). */
static void add_joins_of_fields(const struct game *game, unsigned player, struct move_list *moves)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    uint16_t roots[SEGMENTS_MAX];
    unsigned fields = 0;
    for (unsigned s = 0; s < kind->segments; s++) {
        uint16_t node = (uint16_t)(placed->first_node + s);
        unsigned earlier = 0;
        if (kind->segment[s].kind != FEATURE_FIELD || !scores_now(game, node))
            continue;
        roots[fields] = feature_root(&game->features, node);
        while (roots[earlier] != roots[fields])
            earlier++;
        if (earlier < fields)
            continue;
        fields++;
        add_joins_of_feature(game, player, node, moves);
    }
}

static void add_all(const struct game *game, unsigned player, struct move_list *moves)
{
    if (!is_in_city(game, player))
        return;
    if (game_is_last_join(game)) {
        for (uint16_t node = 0; node < game->features.nodes; node++)
            add_joins(game, player, node, moves);
        for (unsigned track = 0; track < game->board.tracks; track++)
            add_joins(game, player, feature_track_node(track), moves);
        return;
    }
    for (unsigned c = 0; c < game->completed.count; c++)
        add_joins_of_feature(game, player, game->completed.node[c], moves);
    add_joins_of_fields(game, player, moves);
}

static __attribute__((noinline)) bool can_join(const struct game *game, unsigned player)
{
    struct move_list moves;
    moves.count = 0; /* not all of the list is set to 0: it is long */
    add_all(game, player, &moves);
    return moves.count > 0;
}

/* A field that nobody stands in scores if somebody comes from the market (CC7). */
bool carcassonne_fields_score(const struct game *game)
{
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].kind == FEATURE_FIELD &&
            scores_now(game, (uint16_t)(placed->first_node + s)))
            return true;
    return false;
}

/* The phase. */

/* Everybody in turn, the active player last, as often as they like (CC6). */
static bool ask_before_scoring(struct game *game)
{
    uint8_t *asked = &game->turn.city.asked;
    for (; *asked < game->options.players; ++*asked) {
        unsigned player = (game->turn.player + 1u + *asked) % game->options.players;
        if (!can_join(game, player))
            continue;
        game->turn.actor = (uint8_t)player;
        return true;
    }
    *asked = 0;
    turn_pass_on(game);
    return false;
}

/* One after the other, until all have passed in a row (CC8). */
static bool ask_at_the_end(struct game *game)
{
    struct carcassonne *city = &game->carcassonne;
    for (; city->asked < game->options.players;
         city->asked++, city->next = player_after(game, city->next)) {
        if (!can_join(game, city->next))
            continue;
        game->turn.actor = city->next;
        return true;
    }
    city->last = JOINS_OVER;
    game->turn.phase = PHASE_NEXT;
    return false;
}

static bool join_enter(struct game *game, struct event_list *events)
{
    (void)events;
    return game_is_last_join(game) ? ask_at_the_end(game) : ask_before_scoring(game);
}

static void join_legal(const struct game *game, struct move_list *moves)
{
    add_all(game, game->turn.actor, moves);
    add_move(moves, move_plain(VERB_PASS));
}

static void pass(struct game *game)
{
    if (game_is_last_join(game)) {
        game->carcassonne.asked++;
        game->carcassonne.next = player_after(game, game->carcassonne.next);
    } else {
        game->turn.city.asked++;
    }
}

static enum refusal join(struct game *game, struct move move, struct event_list *events)
{
    unsigned player = game->turn.actor;
    tile_number tile = board_tile_at(&game->board, move.at);
    uint16_t node =
        tile == NO_TILE ? (uint16_t)NO_NODE : feature_node(&game->board, tile, move.arg);
    if (node == NO_NODE || move.figure >= FIGURES_COUNT ||
        !game_may_join(game, player, (enum figure)move.figure, node))
        return REFUSAL_NOT_JOINED;
    enum quarter quarter = quarter_for(game_feature_kind(game, node));
    piece_move(game, piece_in_quarter(game, player, (enum figure)move.figure, quarter),
               (struct piece_place){PIECE_ON_SEGMENT, {.node = node}});
    tell(events, (struct event){.type = EVENT_JOIN,
                                .player = (uint8_t)player,
                                .figure = move.figure,
                                .node = node,
                                .at = move.at});
    if (game_is_last_join(game)) {
        game->carcassonne.asked = 0;
        game->carcassonne.next = player_after(game, player);
    }
    return REFUSAL_NONE;
}

static enum refusal join_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb == VERB_JOIN)
        return join(game, move, events);
    if (move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    pass(game);
    return REFUSAL_NONE;
}

const struct phase_rules join_phase = {
    .enter = join_enter, .legal = join_legal, .apply = join_apply};

/* At the end of the game (CC8). */

void last_join_note(struct game *game)
{
    if (game->carcassonne.last != JOINS_LATER)
        return;
    game->carcassonne.last = JOINS_NOTED;
    agenda_note(game, DUE_LAST_JOIN, game->turn.player, 0);
}

bool last_join_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)events;
    game->carcassonne.last = JOINS_NOW;
    game->carcassonne.next = player_after(game, entry.who);
    game->carcassonne.asked = 0;
    game->turn.player = entry.who;
    game->turn.phase = PHASE_JOIN;
    return true;
}
