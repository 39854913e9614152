/* Castles score by what was completed in their fief (CA4-CA9), wave by wave: first those with a
 * completed feature in their fief, then those with a castle that scored in the wave before. */
#include "rules/chapters.h"

/* Its own two squares, and those on either side of its long sides (CA4). */
void game_fief_around(const struct game *game, const uint8_t tiles[2],
                      struct square fief[FIEF_SQUARES])
{
    struct square first = game->board.tile[tiles[0]].at;
    struct square second = game->board.tile[tiles[1]].at;
    if (first.x == second.x) {
        for (int i = 0; i < FIEF_SQUARES; i++)
            fief[i] = square_at(first, i % 3 - 1, i / 3);
    } else {
        for (int i = 0; i < FIEF_SQUARES; i++)
            fief[i] = square_at(first, i % 2, i / 2 - 1);
    }
}

void game_fief(const struct game *game, unsigned castle, struct square fief[FIEF_SQUARES])
{
    game_fief_around(game, game->castles.castle[castle].tile, fief);
}

/* Whether the feature of `node` has a segment on a square of the fief (CA5). A monastery and a
 * castle are where they stand. */
static bool lies_in_fief(const struct game *game, unsigned castle, uint16_t node)
{
    struct square fief[FIEF_SQUARES];
    struct tile_mask tiles;
    game_fief(game, castle, fief);
    feature_tiles(&game->features, node, &tiles);
    for (unsigned s = 0; s < FIEF_SQUARES; s++) {
        uint8_t tile = board_tile_at(&game->board, fief[s]);
        if (tile != NO_TILE && tile_mask_has(&tiles, tile))
            return true;
    }
    return false;
}

enum { CLAIMS_MAX = COMPLETED_MAX };

/* What a castle can score by in the wave at hand, as numbers for its `choice`. */
static unsigned find_claims(const struct game *game, unsigned castle, uint8_t claims[CLAIMS_MAX])
{
    const struct castles *castles = &game->castles;
    unsigned count = 0;
    if (castles->wave == 1) {
        for (uint8_t c = 0; c < game->completed.count; c++)
            if (game_castle_of(game, game->completed.node[c]) == CASTLES_MAX &&
                lies_in_fief(game, castle, game->completed.node[c]))
                claims[count++] = c;
    } else {
        for (uint8_t c = 0; c < castles->old; c++)
            if (castles->castle[c].wave == castles->wave - 1 &&
                lies_in_fief(game, castle, castles->castle[c].node))
                claims[count++] = c;
    }
    return count;
}

/* Which castles score in the wave at hand. A single claim is made by itself. */
static bool gather_wave(struct game *game)
{
    struct castles *castles = &game->castles;
    bool found = false;
    for (unsigned c = 0; c < castles->old; c++) {
        struct castle *castle = &castles->castle[c];
        uint8_t claims[CLAIMS_MAX];
        unsigned count = castle->wave == 0 ? find_claims(game, c, claims) : 0;
        if (count == 0)
            continue;
        castle->wave = castles->wave;
        for (unsigned player = 0; player < PLAYERS_MAX; player++)
            castle->choice[player] = count == 1 ? claims[0] : (uint8_t)NO_CHOICE;
        found = true;
    }
    return found;
}

/* Player by player from the one at turn, each one's castles in reading order (OR2). */
static bool find_question(struct game *game)
{
    struct castles *castles = &game->castles;
    uint8_t player = game->turn.player;
    for (unsigned p = 0; p < game->options.players; p++, player = player_after(game, player)) {
        const struct castle *first = NULL;
        for (uint8_t c = 0; c < castles->old; c++) {
            const struct castle *castle = &castles->castle[c];
            if (castle->wave != castles->wave || !mask_has(castle->owners, player) ||
                castle->choice[player] != NO_CHOICE)
                continue;
            if (first == NULL || castles_read_before(game, castle->tile, first->tile)) {
                first = castle;
                castles->asking = c;
            }
        }
        if (first != NULL) {
            game->turn.actor = player;
            return true;
        }
    }
    return false;
}

/* Pays one castle's owners and sends their followers home (CA5, CA9, CA12). */
static void pay_castle(struct game *game, struct castle *castle, struct event_list *events)
{
    const struct castles *castles = &game->castles;
    struct event event = {.reason = REASON_CASTLE, .at = game->board.tile[castle->tile[0]].at};
    for (event.player = 0; event.player < game->options.players; event.player++) {
        if (!mask_has(castle->owners, event.player))
            continue;
        uint8_t choice = castle->choice[event.player];
        event.node =
            castles->wave == 1 ? game->completed.node[choice] : castles->castle[choice].node;
        event.points =
            castles->wave == 1 ? game->completed.points[choice] : castles->castle[choice].points;
        event.kind = (uint8_t)game_feature_kind(game, event.node);
        score_pay(game, event, events);
        if (event.points > castle->points)
            castle->points = event.points;
    }
    score_send_home(game, castle->node, ~0u, events);
}

static void end_scoring(struct game *game)
{
    struct castles *castles = &game->castles;
    for (unsigned c = 0; c < castles->old; c++)
        if (castles->castle[c].wave != 0)
            castles->castle[c].wave = CASTLE_SCORED;
    castles->wave = 0;
    game->turn.phase = PHASE_CROSS;
}

bool claims_enter(struct game *game, struct event_list *events)
{
    struct castles *castles = &game->castles;
    if (castles->old == 0) {
        game->turn.phase = PHASE_CROSS;
        return false;
    }
    if (castles->wave > 0 && find_question(game))
        return true;
    for (unsigned c = 0; castles->wave > 0 && c < castles->old; c++)
        if (castles->castle[c].wave == castles->wave)
            pay_castle(game, &castles->castle[c], events);
    castles->wave++;
    if (!gather_wave(game))
        end_scoring(game);
    return false;
}

/* The feature's segment on tile number `tile` that is met first clockwise from north; a monastery
 * meets no edge. */
static unsigned first_segment(const struct game *game, uint16_t node, uint8_t tile)
{
    const struct features *features = &game->features;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint16_t at = feature_node_at_edge(&game->board, tile, edge);
        if (at != NO_NODE && feature_root(features, at) == feature_root(features, node))
            return feature_segment_number(features, &game->board, at);
    }
    return feature_segment_number(features, &game->board, node);
}

/* The feature's first square in reading order, and its first segment there. */
static struct move claim_of_feature(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    uint16_t first = node;
    for (uint16_t at = features->next[node]; at != node; at = features->next[at])
        if (square_reads_before(square_of(game, at), square_of(game, first)))
            first = at;
    return move_claim(square_of(game, first), first_segment(game, first, features->tile[first]));
}

/* The castle's first square that it shares with no other castle to be claimed: two that stand on
 * one tile must not be called the same. */
static struct move claim_of_castle(const struct game *game, unsigned castle,
                                   const uint8_t claims[CLAIMS_MAX], unsigned count)
{
    const struct castle *all = game->castles.castle;
    for (unsigned t = 0; t < 2; t++) {
        unsigned sharing = 0;
        for (unsigned c = 0; c < count; c++)
            sharing += all[claims[c]].tile[0] == all[castle].tile[t] ||
                       all[claims[c]].tile[1] == all[castle].tile[t];
        if (sharing == 1)
            return move_claim(game->board.tile[all[castle].tile[t]].at, CLAIM_CASTLE);
    }
    return move_claim(game->board.tile[all[castle].tile[0]].at, CLAIM_CASTLE);
}

static struct move claim_move(const struct game *game, const uint8_t claims[CLAIMS_MAX],
                              unsigned count, unsigned number)
{
    return game->castles.wave == 1 ? claim_of_feature(game, game->completed.node[claims[number]])
                                   : claim_of_castle(game, claims[number], claims, count);
}

void claims_legal(const struct game *game, struct move_list *moves)
{
    uint8_t claims[CLAIMS_MAX];
    unsigned count = find_claims(game, game->castles.asking, claims);
    for (unsigned c = 0; c < count; c++)
        add_move(moves, claim_move(game, claims, count, c));
}

/* Whether a claim by any of its tiles and segments means the feature of `node`; the city under a
 * castle does not mean the castle. */
static bool means(const struct game *game, struct move move, uint16_t node)
{
    uint8_t tile = board_tile_at(&game->board, move.at);
    unsigned castle = game_castle_of(game, node);
    if (tile == NO_TILE || (castle < CASTLES_MAX) != (move.arg == CLAIM_CASTLE))
        return false;
    if (castle < CASTLES_MAX)
        return game->castles.castle[castle].tile[0] == tile ||
               game->castles.castle[castle].tile[1] == tile;
    uint16_t named = feature_node(&game->board, tile, move.arg);
    return named != NO_NODE &&
           feature_root(&game->features, named) == feature_root(&game->features, node);
}

enum refusal claims_apply(struct game *game, struct move move, struct event_list *events)
{
    (void)events;
    uint8_t claims[CLAIMS_MAX];
    struct castles *castles = &game->castles;
    unsigned count = find_claims(game, castles->asking, claims), chosen = count;
    if (move.verb != VERB_CLAIM)
        return REFUSAL_WRONG_MOMENT;
    for (unsigned c = 0; c < count && chosen == count; c++)
        if (move_equal(move, claim_move(game, claims, count, c)))
            chosen = c;
    for (unsigned c = 0; c < count && chosen == count; c++)
        if (means(game, move,
                  castles->wave == 1 ? game->completed.node[claims[c]]
                                     : castles->castle[claims[c]].node))
            chosen = c;
    if (chosen == count)
        return REFUSAL_NOT_TO_BE_CLAIMED;
    castles->castle[castles->asking].choice[game->turn.actor] = claims[chosen];
    return REFUSAL_NONE;
}
