#include "support/slow_compare.h"

#include "bastide/notation.h"

#include <string.h>

/* Compares two numbers; the name says what they count. */
static bool same(struct bad_text *bad, long long core, long long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %lld, by hand it is %lld", what, core, slow);
}

static bool same_at(struct bad_text *bad, struct square at, long long core, long long slow,
                    const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s on %d,%d: the game has %lld, by hand it is %lld", what, at.x,
                        at.y, core, slow);
}

static bool compare_turn(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad)
{
    return same(bad, game_phase(game), slow->phase, "phase") &&
           same(bad, game_actor(game), slow_game_actor(slow), "actor") &&
           same(bad, game->turn.player, slow->player, "player at turn") &&
           same(bad, game->turn.hand, slow->hand, "tile in hand") &&
           same(bad, game->turn.drawn, slow->drawn, "a tile drawn this turn") &&
           same(bad, game->turn.placed, slow->placed ? (long)slow->board.tiles - 1 : NO_TILE,
                "tile placed this turn") &&
           same(bad, game->turn.built != NO_TRACK, slow->built, "a bridge built this turn") &&
           same(bad, game->turn.deployed, slow->deployed + slow->is_done,
                "figures deployed this turn");
}

/* What is to come: second parts and auctions (TB9, TB10). */
static bool compare_agenda(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    uint8_t owed[OWED_MAX] = {0}, hosts[BAZAARS_MAX] = {0};
    unsigned parts = game_owed(game, owed), auctions = game_announced(game, hosts);
    unsigned parts_seen = 0, auctions_seen = 0;
    bool may_draw = slow_traders_may_draw(slow);
    if (slow->continues && may_draw &&
        !same(bad, parts > 0 ? owed[parts_seen++] : NOBODY, slow->player, "a second part earned"))
        return false;
    for (unsigned t = 0; t < slow->agenda.tasks; t++) {
        struct slow_task task = slow->agenda.task[t];
        if (task.what == SLOW_AUCTION) {
            if (!same(bad, hosts[auctions_seen++], task.player, "host of an auction to come"))
                return false;
        } else if (may_draw) {
            if (!same(bad, parts > parts_seen ? owed[parts_seen] : NOBODY, task.player,
                      "a second part that waits"))
                return false;
            parts_seen++;
        }
    }
    return same(bad, game_part(game), slow->second ? 2 : 1, "part of the turn") &&
           same(bad, parts, parts_seen, "second parts to come") &&
           same(bad, auctions, auctions_seen, "auctions to come") &&
           same(bad, game_tiles_face_down(game), slow_traders_face_down(slow),
                "tiles that lie face down");
}

/* The goods: taken, and left (TB1, TB2). */
static bool compare_goods(const struct slow_game *slow, const struct game *game,
                          struct bad_text *bad)
{
    uint8_t goods_left[GOODS_COUNT];
    game_goods_left(game, goods_left);
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        unsigned tokens[GOODS_COUNT] = {[GOOD_WINE] = 9, [GOOD_GRAIN] = 6, [GOOD_CLOTH] = 5};
        unsigned left = slow->options.sets >> SET_TRADERS & 1u ? tokens[good] : 0;
        for (unsigned p = 0; p < slow->players; p++) {
            left -= slow->goods[p][good];
            if (!same(bad, game->player[p].goods[good], slow->goods[p][good], "goods taken"))
                return false;
        }
        if (!same(bad, goods_left[good], left, "goods left"))
            return false;
    }
    return true;
}

/* The current decision, as the game reports it. */
static bool compare_question(const struct slow_game *slow, const struct game *game,
                             struct bad_text *bad)
{
    struct slow_question question = slow_game_question(slow);
    tile_number there[2] = {NO_TILE, NO_TILE}, wanted[2] = {NO_TILE, NO_TILE};
    if (question.asked && slow->phase == PHASE_CASTLE)
        slow_game_city_tiles(slow, slow->scoring.small[question.about], wanted);
    else if (question.asked && slow->phase == PHASE_CLAIM)
        memcpy(wanted, slow->pieces.castle[question.about].tile, sizeof wanted);
    game_decision_tiles(game, there);
    unsigned number = game_crossing_follower(game);
    uint16_t node = game_decision_node(game);
    tile_number tile = node == NO_NODE ? NO_TILE : feature_tile(&game->features, node);
    bool crossing = question.asked && slow->phase == PHASE_CROSS;
    bool moving = crossing || slow->phase == PHASE_WAGON || slow->phase == PHASE_FLOCK;
    if (!same(bad, there[0], wanted[0], "first tile of what is decided") ||
        !same(bad, there[1], wanted[1], "second tile of what is decided") ||
        !same(bad, node != NO_NODE, question.asked, "something to decide") ||
        !same(bad, tile == wanted[0] || tile == wanted[1], !moving, "a city to decide about") ||
        !same(bad, number != FOLLOWERS_MAX, crossing, "a follower that may cross"))
        return false;
    if (!crossing)
        return true;
    const struct slow_follower *follower = &slow->pieces.follower[question.about];
    return same(bad, node, game->followers.follower[number].node, "the road that is crossed") &&
           same(bad, game->followers.follower[number].player, follower->player,
                "whose follower may cross") &&
           same(bad, feature_tile(&game->features, game->followers.follower[number].node),
                follower->tile, "tile of the follower that may cross");
}

static bool compare_forced_bridge(const struct slow_game *slow, const struct game *game,
                                  struct bad_text *bad)
{
    struct move forced;
    bool wanted =
        slow->phase == PHASE_BUILD && !slow_board_is_matched(&slow->board, slow->board.tiles - 1);
    return same(bad, game_forced_action(game, &forced), wanted, "a forced bridge");
}

static bool compare_supply(const struct slow_game *slow, const struct game *game, unsigned player,
                           struct bad_text *bad)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (!same(bad, game->player[player].supply[figure], slow_game_supply(slow, player, figure),
                  figure_name((enum figure)figure)))
            return false;
    return true;
}

static bool compare_pieces(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
        if (!same(bad, game->pile.left[k], slow->left[k], "tiles of a kind in the pile"))
            return false;
    for (unsigned p = 0; p < slow->players; p++)
        if (!same(bad, game->player[p].score, slow->score[p], "score") ||
            !compare_supply(slow, game, p, bad) ||
            !same(bad, game->player[p].bridges, slow->bridges[p], "bridges in the supply") ||
            !same(bad, game->player[p].castles, slow->castles[p], "castles in the supply"))
            return false;
    return same(bad, game->pile.tiles, slow_game_pile(slow), "tiles in the pile") &&
           same(bad, game->followers.count, slow->pieces.followers, "followers on the board");
}

static struct slow_follower slow_of(const struct game *game, struct follower follower)
{
    uint16_t node = follower.node;
    unsigned segment = feature_segment_number(&game->features, &game->board, node);
    return (struct slow_follower){follower.player, follower.figure,
                                  feature_tile(&game->features, node), (uint8_t)segment};
}

/* The follower of an event. */
static struct slow_follower slow_told(const struct game *game, const struct event *event)
{
    return slow_of(game, (struct follower){event->player, event->figure, event->node});
}

static bool is_same_follower(struct slow_follower a, struct slow_follower b)
{
    return a.player == b.player && a.figure == b.figure && a.tile == b.tile &&
           a.segment == b.segment;
}

/* Several may have crossed to one segment, so they are counted. */
static bool compare_followers(const struct slow_game *slow, const struct game *game,
                              struct bad_text *bad)
{
    const struct follower *followers = game->followers.follower;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct slow_follower wanted = slow_of(game, followers[f]);
        unsigned here = 0, there = 0;
        for (unsigned g = 0; g < game->followers.count; g++)
            here += is_same_follower(slow_of(game, followers[g]), wanted);
        for (unsigned g = 0; g < slow->pieces.followers; g++)
            there += is_same_follower(slow->pieces.follower[g], wanted);
        if (!same_at(bad, game->board.tile[wanted.tile].at, here, there, "a player's followers"))
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
    return same_at(bad, at, square_equal(board_open_square(&game->board, open), at), 1,
                   "its own place") &&
           same_at(bad, at, game->board.wanted[open], wanted, "wanted edges") &&
           same_at(bad, at, game->board.care[open], care, "edges to care for");
}

static unsigned bridge_on(const struct game *game, unsigned tile)
{
    uint8_t bridge = game->board.tile[tile].track;
    if (bridge == NO_TRACK)
        return SLOW_NO_TRACK;
    return game->board.track[bridge].tile == tile ? game->board.track[bridge].direction
                                                  : (unsigned)NO_TILE;
}

static bool compare_board(const struct slow_game *slow, const struct game *game,
                          struct bad_text *bad)
{
    struct slow_area area = slow_board_area(&slow->board);
    unsigned opens = 0, bridges = 0;
    if (!same(bad, game->board.tiles, slow->board.tiles, "tiles on the board"))
        return false;
    for (unsigned t = 0; t < slow->board.tiles; t++) {
        const struct slow_tile *tile = &slow->board.tile[t];
        const struct placed_tile *placed = &game->board.tile[t];
        if (!same_at(bad, tile->at, square_equal(placed->at, tile->at), 1, "a tile in its order") ||
            !same_at(bad, tile->at, placed->kind, tile->kind, "kind") ||
            !same_at(bad, tile->at, placed->orientation, tile->orientation, "orientation") ||
            !same_at(bad, tile->at, bridge_on(game, t), tile->track, "direction of the bridge"))
            return false;
        bridges += tile->track != SLOW_NO_TRACK;
    }
    for (int y = area.top - 1; y <= area.bottom + 1; y++)
        for (int x = area.left - 1; x <= area.right + 1; x++)
            if (!compare_open_square(slow, game, (struct square){(int16_t)x, (int16_t)y}, &opens,
                                     bad))
                return false;
    for (unsigned k = 0; k < tile_kinds_count; k++)
        if (tile_kinds[k].copies > 0 && /* others are not drawn */
            options_has_set(&game->options, (enum tile_set)tile_kinds[k].set) &&
            (tile_instead[k] == NO_TILE_KIND || /* AB1 */
             options_has_set(&game->options, (enum tile_set)tile_kinds[tile_instead[k]].set)) &&
            !same(bad, game_fits_anywhere(game, (kind_number)k),
                  slow_board_fits_anywhere(&slow->board, k), tile_kinds[k].id))
            return false;
    return same(bad, game->board.tracks, bridges, "bridges on the board") &&
           same(bad, game->board.opens, opens, "open squares");
}

static bool compare_field(const struct slow_feature *field, const struct game *game, uint16_t node,
                          struct bad_text *bad)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    unsigned castles = 0;
    struct square at = game_node_square(game, node);
    for (size_t c = 0; c < count; c++)
        castles += game_feature_kind(game, cities[c]) == FEATURE_CASTLE;
    return same_at(bad, at, (long long)count - castles, field->cities,
                   "completed cities at a field") &&
           same_at(bad, at, castles, field->castles, "castles at a field");
}

/* What is printed on its tiles (IN2, IN3, TB2). */
static bool compare_marks(const struct slow_feature *feature, const struct game *game,
                          uint16_t node, struct bad_text *bad)
{
    struct square at = game_node_square(game, node);
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    uint8_t goods[GOODS_COUNT];
    game_goods_there(game, node, goods);
    unsigned inns = options_has_set(&game->options, SET_INNS) ? feature->inns : 0;
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        if (!same_at(bad, at, goods[good], feature->goods[good], "goods of a feature"))
            return false;
    return same_at(bad, at, game_is_besieged(game, node), slow_feature_is_besieged(feature),
                   "a besieged city") &&
           same_at(bad, at, feature_counts_marks(counts), feature->sieges, "sieges of a feature") &&
           same_at(bad, at, game_herds_in(game, node), feature->herds, "herds in a field") &&
           same_at(bad, at, game_feature_flags(game, node, SEGMENT_FLAG_INN), inns, "inns") &&
           same_at(bad, at, game_feature_flags(game, node, SEGMENT_FLAG_CATHEDRAL),
                   feature->cathedrals, "cathedrals") &&
           same_at(bad, at, feature_counts_flagged(counts), feature->inns + feature->cathedrals,
                   "stakes of a feature");
}

static bool compare_feature(const struct slow_feature *feature, const struct game *game,
                            uint16_t node, struct bad_text *bad)
{
    struct square at = game_node_square(game, node);
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    struct tile_mask tiles;
    unsigned ring = 0, majority = 0, followers = 0, barns, owners = 0;
    uint16_t walk = node;
    do {
        ring++;
        walk = game->features.next[walk];
    } while (walk != node && ring <= NODES_MAX);
    if (!same_at(bad, at, ring, feature->segments, "segments in the ring of a feature") ||
        !same_at(bad, at, feature_tiles(&game->features, node, &tiles), feature->tiles,
                 "tiles of a feature") ||
        !same_at(bad, at, feature_counts_pennants(counts), feature->pennants, "pennants") ||
        !compare_marks(feature, game, node, bad) ||
        !same_at(bad, at, game_feature_kind(game, node), feature->kind, "kind of a feature") ||
        !same_at(bad, at, game_feature_is_complete(game, node), slow_feature_is_complete(feature),
                 "a complete feature") ||
        !same_at(bad, at, game_feature_points(game, node),
                 slow_feature_points(feature, &game->options), "points of a feature"))
        return false;
    if (feature->kind == FEATURE_FIELD && !compare_field(feature, game, node, bad))
        return false;
    if (feature->kind != FEATURE_FIELD &&
        !same_at(bad, at, feature_counts_open(counts), feature->open, "open ends"))
        return false;
    for (unsigned t = 0; t < game->board.tiles; t++)
        if (!same_at(bad, game->board.tile[t].at, tile_mask_has(&tiles, t), feature->on_tile[t],
                     "a tile of a feature"))
            return false;
    for (unsigned p = 0; p < PLAYERS_MAX; p++) {
        followers += feature->followers[p];
        majority |= slow_feature_pays(feature, p) ? 1u << p : 0;
        if (!same_at(bad, at, game_pig_points(game, node, p), slow_traders_pig(feature, p),
                     "what a pig adds"))
            return false;
        if (!same_at(bad, at, game_strength(game, node, p), feature->strength[p],
                     "strength in a feature"))
            return false;
    }
    barns = game_barn_owners(game, node);
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        owners += barns >> p & 1u;
    return same_at(bad, at, owners, feature->barns, "barns in a field") &&
           same_at(bad, at, feature_counts_followers(counts), followers,
                   "followers in a feature") &&
           same_at(bad, at, game_majority(game, node), majority, "majority") &&
           same_at(bad, at, feature_counts_occupied(counts), slow_feature_is_occupied(feature),
                   "an occupied feature");
}

/* One node and its feature. A root belongs to its slow feature alone, and compare_feature counts
 * the nodes; so both games have the same features. */
static bool compare_node(const struct slow_game *slow, const struct game *game, unsigned tile,
                         unsigned segment, unsigned slow_feature_of_root[NODES_MAX],
                         struct bad_text *bad)
{
    uint16_t node = feature_node(&game->board, (tile_number)tile, segment);
    unsigned feature = slow->map.feature_of[tile][segment];
    struct square at = slow->board.tile[tile].at;
    if (!same_at(bad, at, node != NO_NODE, feature != SLOW_SEGMENTS, "a segment"))
        return false;
    if (node == NO_NODE)
        return true;
    unsigned *known = &slow_feature_of_root[feature_root(&game->features, node)];
    bool seen = *known != SLOW_SEGMENTS;
    if (seen && !same_at(bad, at, *known, feature, "a joined feature"))
        return false;
    *known = feature;
    return same(bad, feature_tile(&game->features, node), tile, "a node's tile") &&
           (seen || compare_feature(&slow->map.feature[feature], game, node, bad));
}

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
        nodes += tile_kinds[slow->board.tile[t].kind].segments;
        for (unsigned s = 0; s < SLOW_PLACES; s++)
            if (!compare_node(slow, game, t, s, slow_feature_of_root, bad))
                return false;
    }
    return same(bad, game->features.nodes, nodes, "nodes");
}

static bool compare_castle(const struct slow_game *slow, const struct game *game, unsigned number,
                           struct bad_text *bad)
{
    const struct slow_castle *castle = &slow->pieces.castle[number];
    const struct castle *there = &game->castles.castle[number];
    struct square fief[FIEF_SQUARES], wanted[FIEF_SQUARES];
    unsigned owners = 0, shared = 0;
    for (unsigned p = 0; p < slow->players; p++)
        owners |= castle->owner[p] ? 1u << p : 0;
    game_fief(game, number, fief);
    slow_game_fief(slow, number, wanted);
    for (unsigned a = 0; a < FIEF_SQUARES; a++)
        for (unsigned b = 0; b < FIEF_SQUARES; b++)
            shared += square_equal(fief[a], wanted[b]);
    for (unsigned s = 1; s < FIEF_SQUARES; s++)
        if (!same(bad, square_reads_before(fief[s - 1], fief[s]), true, "the order of a fief"))
            return false;
    return same(bad, there->tile[0], castle->tile[0], "first tile of a castle") &&
           same(bad, there->tile[1], castle->tile[1], "second tile of a castle") &&
           same(bad, there->owners, owners, "owners of a castle") &&
           same(bad, shared, FIEF_SQUARES, "squares of a fief");
}

static bool compare_castles(const struct slow_game *slow, const struct game *game,
                            struct bad_text *bad)
{
    if (!same(bad, game->castles.count, slow->pieces.castles, "castles"))
        return false;
    for (unsigned c = 0; c < slow->pieces.castles; c++)
        if (!compare_castle(slow, game, c, bad))
            return false;
    return true;
}

static bool compare_bids(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad)
{
    bool bidding = slow->phase == PHASE_BID;
    if (!bidding && slow->phase != PHASE_OFFER)
        return true;
    struct bid_limits limits = game_bid_limits(game);
    return same(bad, limits.least, bidding ? slow->bazaar.bid + 1 : 0, "least bid") &&
           same(bad, limits.most, slow_bazaar_purse(slow, slow_game_actor(slow)), "greatest bid");
}

static bool compare_bazaar(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad)
{
    const struct slow_bazaar *bazaar = &slow->bazaar;
    if (!same(bad, game->bazaar.host, bazaar->on ? bazaar->host : (unsigned)NOBODY, "host"))
        return false;
    if (!bazaar->on || !same(bad, game->bazaar.tiles, bazaar->tiles, "revealed tiles"))
        return !bazaar->on;
    for (unsigned t = 0; t < bazaar->tiles; t++)
        if (!same(bad, game->bazaar.tile[t], bazaar->kind[t], "a revealed tile") ||
            !same(bad, game->bazaar.owner[t], bazaar->owner[t], "the owner of a revealed tile"))
            return false;
    if (slow->phase != PHASE_BID && slow->phase != PHASE_SETTLE)
        return compare_bids(slow, game, bad);
    return same(bad, game->bazaar.chooser, bazaar->chooser, "chooser") &&
           same(bad, game->bazaar.offered, bazaar->offered, "tile offered") &&
           same(bad, game->bazaar.bid, bazaar->bid, "highest bid") &&
           same(bad, game->bazaar.bidder, bazaar->bidder, "highest bidder") &&
           compare_bids(slow, game, bad);
}

static bool compare_monasteries(const struct slow_game *slow, const struct game *game,
                                struct bad_text *bad)
{
    unsigned open = 0, listed = 0;
    for (unsigned f = 0; f < slow->map.features; f++)
        open += kind_is_surrounded(slow->map.feature[f].kind) && slow->map.feature[f].open > 0;
    /* A monastery completed by the last placement stays listed until the turn is over. */
    for (unsigned m = 0; m < game->monasteries; m++) {
        uint16_t node = game->monastery[m];
        unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
        if (!same(bad, kind == FEATURE_MONASTERY || kind == FEATURE_GARDEN, true,
                  "kind of a listed monastery"))
            return false;
        listed += !feature_is_closed(&game->features, node);
        for (unsigned n = 0; n < m; n++)
            if (!same(bad, game->monastery[n] == node, false, "a monastery listed twice"))
                return false;
    }
    return same(bad, listed, open, "incomplete monasteries") &&
           (slow->phase == PHASE_BUILD || slow->phase == PHASE_CAPTURE ||
            slow->phase == PHASE_EXCHANGE || slow->phase == PHASE_DRAGON ||
            slow->phase == PHASE_THROW || slow->phase == PHASE_LAND || slow->phase == PHASE_MAGIC ||
            slow->phase == PHASE_BAG || slow->phase == PHASE_FLOCK ||
            same(bad, game->monasteries, open, "monasteries listed"));
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
    return compare_turn(slow, game, bad) && compare_agenda(slow, game, bad) &&
           compare_goods(slow, game, bad) && compare_board(slow, game, bad) &&
           slow_compare_abbeys(slow, game, bad) && compare_features(slow, game, bad) &&
           compare_pieces(slow, game, bad) && compare_followers(slow, game, bad) &&
           compare_monasteries(slow, game, bad) && compare_castles(slow, game, bad) &&
           compare_bazaar(slow, game, bad) && compare_question(slow, game, bad) &&
           compare_forced_bridge(slow, game, bad) && slow_compare_dragon(slow, game, bad) &&
           slow_compare_tower(slow, game, bad) && slow_compare_king(slow, game, bad) &&
           slow_compare_mage(slow, game, bad) && slow_compare_bigtop(slow, game, bad) &&
           slow_compare_hills(slow, game, bad) && slow_compare_messages(slow, game, bad) &&
           slow_compare_count(slow, game, bad) && compare_legal(slow, game, bad);
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

/* Whether as many of this player's followers went home from this segment as in the slow game. */
static bool compare_home(const struct slow_game *slow, const struct game *game,
                         const struct event_list *events, const struct event *event,
                         struct bad_text *bad)
{
    struct slow_follower wanted = slow_told(game, event);
    struct square at = game->board.tile[wanted.tile].at;
    unsigned here = 0, there = 0;
    for (size_t e = 0; e < events->count; e++)
        here += events->event[e].type == EVENT_HOME &&
                is_same_follower(slow_told(game, &events->event[e]), wanted);
    for (unsigned g = 0; g < slow->goners; g++)
        there += is_same_follower(slow->gone[g], wanted);
    return same_at(bad, at, square_equal(event->at, at), true, "the square of a home-coming") &&
           same_at(bad, at, here, there, "a follower going home");
}

/* Whether that is what earned the player the points: the feature itself, or a castle that scored by
 * it (CA5). */
static bool is_held(const struct slow_game *slow, const struct game *game,
                    const struct event *event)
{
    if (event->reason != REASON_CASTLE)
        return event->held == event->node;
    const struct slow_pieces *pieces = &slow->pieces;
    tile_number tile = feature_tile(&game->features, event->held);
    for (unsigned c = 0; c < pieces->castles; c++) {
        const struct slow_castle *castle = &pieces->castle[c];
        if ((castle->tile[0] == tile || castle->tile[1] == tile) && castle->owner[event->player] &&
            castle->scored && square_equal(event->at, game->board.tile[castle->tile[0]].at))
            return true;
    }
    return false;
}

bool slow_compare_events(const struct slow_game *slow, const struct game *game,
                         const struct event_list *events, struct bad_text *bad)
{
    long scores = 0, homes = 0, goods[GOODS_COUNT] = {0};
    bool goods_scored = false;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_SCORE) {
            scores++;
            bool is_fairys = slow_dragon_gives((enum score_reason)event->reason);
            bool is_of_circus = slow_bigtop_gives((enum score_reason)event->reason);
            bool is_of_title = slow_king_gives((enum score_reason)event->reason);
            bool is_of_message = event->reason == REASON_MESSAGE;
            if (!same(bad, (long)count_scores(events, event), (long)count_payments(slow, event),
                      "payments of one kind") ||
                !same(bad,
                      is_fairys || is_of_circus || is_of_title || event->reason == REASON_GOODS ||
                          event->reason == REASON_AGAINST ||
                          (is_of_message && event->node == NO_NODE),
                      event->node == NO_NODE, "points without a feature"))
                return false;
            if (is_fairys || is_of_circus || event->reason == REASON_AGAINST)
                continue;
            goods_scored = goods_scored || event->reason == REASON_GOODS;
            if (!same(bad, goods_scored, event->reason == REASON_GOODS, "goods score last"))
                return false; /* OR4 */
            if (event->reason != REASON_GOODS && !is_of_title &&
                !same_at(bad, event->at, is_held(slow, game, event), true, "what was held"))
                return false;
        } else if (event->type == EVENT_GOODS) {
            for (unsigned good = 0; good < GOODS_COUNT; good++)
                goods[good] += event->amount[good];
        } else if (event->type == EVENT_HOME) {
            homes++;
            if (!compare_home(slow, game, events, event, bad))
                return false;
        }
    }
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        if (!same(bad, goods[good], slow->taken[good], "goods handed out"))
            return false;
    return same(bad, scores, slow->payments, "payments") &&
           same(bad, homes, slow->goners, "followers going home") &&
           slow_compare_dragon_events(slow, events, bad) &&
           slow_compare_tower_events(slow, events, bad) &&
           slow_compare_king_events(slow, events, bad) &&
           slow_compare_mage_events(slow, events, bad) &&
           slow_compare_bigtop_events(slow, events, bad) &&
           slow_compare_hills_events(slow, events, bad) &&
           slow_compare_messages_events(slow, events, bad) &&
           slow_compare_count_events(slow, events, bad);
}
