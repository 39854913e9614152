#include "support/slow_compare.h"

#include "bastide/notation.h"

#include <string.h>

/* Ends a comparison of two numbers; the name says what they count. */
static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

static bool same_at(struct bad_text *bad, struct square at, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s on %d,%d: the game has %ld, by hand it is %ld", what, at.x,
                        at.y, core, slow);
}

static bool compare_turn(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad)
{
    return same(bad, game_phase(game), slow->phase, "phase") &&
           same(bad, game_actor(game), slow_game_actor(slow), "actor") &&
           same(bad, game->turn.player, slow->player, "player at turn") &&
           same(bad, game->turn.hand, slow->hand, "tile in hand") &&
           same(bad, game->turn.placed == NO_TILE, slow->phase != PHASE_BUILD,
                "no tile placed this turn");
}

static bool compare_pieces(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
        if (!same(bad, game->pile.left[k], slow->left[k], "tiles of a kind in the pile"))
            return false;
    for (unsigned p = 0; p < slow->players; p++)
        if (!same(bad, game->player[p].score, slow->score[p], "score") ||
            !same(bad, game->player[p].supply[FIGURE_MEEPLE], slow_game_supply(slow, p), "supply"))
            return false;
    return same(bad, game->pile.tiles, slow_game_pile(slow), "tiles in the pile") &&
           same(bad, game->followers.count, slow->followers, "followers on the board");
}

static unsigned count_at(const struct slow_game *slow, struct slow_follower wanted)
{
    unsigned count = 0;
    for (unsigned f = 0; f < slow->followers; f++)
        count += memcmp(&slow->follower[f], &wanted, sizeof wanted) == 0;
    return count;
}

static bool compare_followers(const struct slow_game *slow, const struct game *game,
                              struct bad_text *bad)
{
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        uint8_t tile = game->features.tile[follower.node];
        struct slow_follower wanted = {
            follower.player, tile, (uint8_t)(follower.node - game->board.tile[tile].first_node)};
        /* Two followers never share a segment (B5), so as many here as there means the same. */
        if (!same_at(bad, game->board.tile[tile].at, 1, count_at(slow, wanted), "a follower"))
            return false;
    }
    return true;
}

static bool compare_open_square(const struct slow_game *slow, const struct game *game,
                                struct square at, unsigned *opens, struct bad_text *bad)
{
    unsigned tile = slow_board_tile_at(&slow->board, at);
    unsigned open = board_open_at(&game->board, at);
    bool touches = tile == SLOW_NO_TILE && slow_board_touches(&slow->board, at);
    if (!same_at(bad, at, board_tile_at(&game->board, at),
                 tile == SLOW_NO_TILE ? NO_TILE : (long)tile, "tile number") ||
        !same_at(bad, at, open < OPEN_SQUARES_MAX, touches, "an open square"))
        return false;
    if (!touches)
        return true;
    ++*opens;
    unsigned wanted = 0, care = 0;
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned beside = slow_board_tile_at(&slow->board, square_beside(at, e));
        if (beside == SLOW_NO_TILE)
            continue;
        wanted |= slow_board_terrain(&slow->board, beside, (e + 2) % EDGES) << (2 * e);
        care |= 3u << (2 * e);
    }
    return same_at(bad, at, square_equal(game->board.open_at[open], at), 1, "its own place") &&
           same_at(bad, at, game->board.wanted[open], wanted, "wanted edges") &&
           same_at(bad, at, game->board.care[open], care, "edges to care for");
}

static bool compare_board(const struct slow_game *slow, const struct game *game,
                          struct bad_text *bad)
{
    struct slow_area area = slow_board_area(&slow->board);
    unsigned opens = 0;
    if (!same(bad, game->board.tiles, slow->board.tiles, "tiles on the board"))
        return false;
    for (unsigned t = 0; t < slow->board.tiles; t++) {
        const struct slow_tile *tile = &slow->board.tile[t];
        const struct placed_tile *placed = &game->board.tile[t];
        if (!same_at(bad, tile->at, square_equal(placed->at, tile->at), 1, "a tile in its order") ||
            !same_at(bad, tile->at, placed->kind, tile->kind, "kind") ||
            !same_at(bad, tile->at, placed->orientation, tile->orientation, "orientation"))
            return false;
    }
    for (int y = area.top - 1; y <= area.bottom + 1; y++)
        for (int x = area.left - 1; x <= area.right + 1; x++)
            if (!compare_open_square(slow, game, (struct square){(int8_t)x, (int8_t)y}, &opens,
                                     bad))
                return false;
    for (unsigned k = 0; k < tile_kinds_count; k++)
        if (!same(bad, board_fits_anywhere(&game->board, (uint8_t)k),
                  slow_board_fits_anywhere(&slow->board, k), tile_kinds[k].id))
            return false;
    return same(bad, game->board.opens, opens, "open squares");
}

static bool compare_feature(const struct slow_feature *feature, const struct game *game,
                            uint16_t node, struct bad_text *bad)
{
    struct square at = game->board.tile[game->features.tile[node]].at;
    feature_books books = game->features.books[feature_root(&game->features, node)];
    struct tile_mask tiles;
    unsigned ring = 0, majority = 0;
    uint16_t walk = node;
    do {
        ring++;
        walk = game->features.next[walk];
    } while (walk != node && ring <= NODES_MAX);
    if (!same_at(bad, at, ring, feature->segments, "segments in the ring of a feature") ||
        !same_at(bad, at, feature_tiles(&game->features, node, &tiles), feature->tiles,
                 "tiles of a feature") ||
        !same_at(bad, at, feature_books_pennants(books), feature->pennants, "pennants") ||
        !same_at(bad, at, game_feature_is_complete(game, node), slow_feature_is_complete(feature),
                 "a complete feature") ||
        !same_at(bad, at, game_feature_points(game, node), slow_feature_points(feature),
                 "points of a feature"))
        return false;
    if (feature->kind != FEATURE_FIELD &&
        !same_at(bad, at, feature_books_open(books), feature->open, "open ends"))
        return false;
    for (unsigned t = 0; t < game->board.tiles; t++)
        if (!same_at(bad, game->board.tile[t].at, tile_mask_has(&tiles, t), feature->on_tile[t],
                     "a tile of a feature"))
            return false;
    for (unsigned p = 0; p < PLAYERS_MAX; p++) {
        majority |= slow_feature_pays(feature, p) ? 1u << p : 0;
        if (!same_at(bad, at, feature_books_followers(books, p), feature->followers[p],
                     "followers in a feature"))
            return false;
    }
    return same_at(bad, at, feature_majority(books), majority, "majority") &&
           same_at(bad, at, feature_books_occupied(books), slow_feature_is_occupied(feature),
                   "an occupied feature");
}

/* The nodes fall into the same features here and there: every node's root belongs to its slow
 * feature alone, and compare_feature counts the nodes. */
static bool compare_features(const struct slow_game *slow, const struct game *game,
                             struct bad_text *bad)
{
    unsigned slow_feature_of_root[NODES_MAX];
    unsigned nodes = 0;
    for (unsigned n = 0; n < NODES_MAX; n++)
        slow_feature_of_root[n] = SLOW_SEGMENTS;
    for (unsigned t = 0; t < slow->board.tiles; t++) {
        if (!same(bad, game->board.tile[t].first_node, nodes, "a tile's first node"))
            return false;
        for (unsigned s = 0; s < tile_kinds[slow->board.tile[t].kind].segments; s++) {
            uint16_t node = (uint16_t)nodes++;
            unsigned feature = slow->map.feature_of[t][s];
            unsigned *known = &slow_feature_of_root[feature_root(&game->features, node)];
            bool seen = *known != SLOW_SEGMENTS;
            if (seen && !same_at(bad, slow->board.tile[t].at, *known, feature, "a joined feature"))
                return false;
            *known = feature;
            if (!same(bad, game->features.tile[node], t, "a node's tile") ||
                (!seen && !compare_feature(&slow->map.feature[feature], game, node, bad)))
                return false;
        }
    }
    return same(bad, game->features.nodes, nodes, "nodes");
}

static bool compare_monasteries(const struct slow_game *slow, const struct game *game,
                                struct bad_text *bad)
{
    unsigned open = 0, listed = 0;
    for (unsigned f = 0; f < slow->map.features; f++)
        open += slow->map.feature[f].kind == FEATURE_MONASTERY && slow->map.feature[f].open > 0;
    /* A monastery that the last placement completed stays listed until the turn is over. */
    for (unsigned m = 0; m < game->monasteries; m++) {
        uint16_t node = game->monastery[m];
        if (!same(bad, feature_segment(&game->features, &game->board, node)->kind,
                  FEATURE_MONASTERY, "kind of a listed monastery"))
            return false;
        listed += !game_feature_is_complete(game, node);
        for (unsigned n = 0; n < m; n++)
            if (!same(bad, game->monastery[n] == node, false, "a monastery listed twice"))
                return false;
    }
    return same(bad, listed, open, "incomplete monasteries") &&
           (slow->phase == PHASE_BUILD || same(bad, game->monasteries, open, "monasteries listed"));
}

static bool list_has(const struct move_list *moves, struct move move)
{
    for (size_t m = 0; m < moves->count; m++)
        if (move_equal(moves->move[m], move))
            return true;
    return false;
}

static bool compare_legal(const struct slow_game *slow, const struct game *game,
                          struct bad_text *bad)
{
    struct move_list core = {.count = 0}, byhand = {.count = 0};
    char text[MOVE_TEXT_SIZE];
    game_legal(game, &core);
    slow_game_legal(slow, &byhand);
    for (size_t m = 0; m < byhand.count; m++) {
        move_print(game, byhand.move[m], text);
        if (!list_has(&core, byhand.move[m]))
            return bad_text_say(bad, 0, 0, "'%s' is legal but not listed", text);
    }
    for (size_t m = 0; m < core.count; m++) {
        move_print(game, core.move[m], text);
        if (!list_has(&byhand, core.move[m]))
            return bad_text_say(bad, 0, 0, "'%s' is listed but not legal", text);
    }
    return same(bad, (long)core.count, (long)byhand.count, "legal moves");
}

bool slow_compare_game(const struct slow_game *slow, const struct game *game, struct bad_text *bad)
{
    return compare_turn(slow, game, bad) && compare_board(slow, game, bad) &&
           compare_features(slow, game, bad) && compare_pieces(slow, game, bad) &&
           compare_followers(slow, game, bad) && compare_monasteries(slow, game, bad) &&
           compare_legal(slow, game, bad);
}

static size_t count_payments(const struct slow_game *slow, const struct event *event)
{
    size_t count = 0;
    for (unsigned p = 0; p < slow->payments; p++)
        count += slow->payment[p].player == event->player &&
                 slow->payment[p].points == event->points && slow->payment[p].kind == event->kind &&
                 slow->payment[p].reason == event->reason;
    return count;
}

static size_t count_scores(const struct event_list *events, const struct event *event)
{
    size_t count = 0;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *other = &events->event[e];
        count += other->type == EVENT_SCORE && other->player == event->player &&
                 other->points == event->points && other->kind == event->kind &&
                 other->reason == event->reason;
    }
    return count;
}

static bool went_home(const struct slow_game *slow, const struct game *game,
                      const struct event *event)
{
    uint8_t tile = game->features.tile[event->node];
    uint8_t segment = (uint8_t)(event->node - game->board.tile[tile].first_node);
    for (unsigned g = 0; g < slow->goners; g++)
        if (slow->gone[g].player == event->player && slow->gone[g].tile == tile &&
            slow->gone[g].segment == segment)
            return square_equal(event->at, game->board.tile[tile].at);
    return false;
}

bool slow_compare_events(const struct slow_game *slow, const struct game *game,
                         const struct event_list *events, struct bad_text *bad)
{
    long scores = 0, homes = 0;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_SCORE) {
            scores++;
            if (!same(bad, (long)count_scores(events, event), (long)count_payments(slow, event),
                      "payments of one kind"))
                return false;
        } else if (event->type == EVENT_HOME) {
            homes++;
            if (!same_at(bad, event->at, 1, went_home(slow, game, event), "a follower going home"))
                return false;
        }
    }
    return same(bad, scores, slow->payments, "payments") &&
           same(bad, homes, slow->goners, "followers going home");
}
