#include "telling/deciding.h"

bool deciding_is_open(const struct game *game)
{
    enum phase phase = game_phase(game);
    return phase == PHASE_CASTLE || phase == PHASE_CLAIM || phase == PHASE_CROSS;
}

/* As if a castle stood there. */
void fief_of_tiles(const struct game *game, const uint8_t tiles[2],
                   struct square fief[FIEF_SQUARES])
{
    struct game built = *game;
    built.castles.castle[0] = (struct castle){.tile = {tiles[0], tiles[1]}};
    game_fief(&built, 0, fief);
}

/* The small city of two tiles: the one that has a segment on both. */
static uint16_t small_city_on(const struct game *game, const uint8_t tiles[2])
{
    const struct placed_tile *first = &game->board.tile[tiles[0]];
    for (unsigned s = 0; s < tile_kinds[first->kind].segments; s++) {
        uint16_t node = (uint16_t)(first->first_node + s);
        uint16_t other = game->features.next[node];
        if (tile_kinds[first->kind].segment[s].kind == FEATURE_CITY &&
            game->features.tile[other] == tiles[1] && game->features.next[other] == node)
            return node;
    }
    return NO_NODE;
}

/* The castle on that tile that scored in the wave before (CA8). */
static const struct castle *claimed_castle(const struct game *game, struct square at)
{
    const struct castles *castles = &game->castles;
    uint8_t tile = board_tile_at(&game->board, at);
    for (unsigned c = 0; c < castles->count; c++) {
        const struct castle *castle = &castles->castle[c];
        if (castle->wave == castles->wave - 1 &&
            (castle->tile[0] == tile || castle->tile[1] == tile))
            return castle;
    }
    return NULL;
}

static void add_claim(struct deciding *deciding, const struct game *game, struct move move)
{
    unsigned at = deciding->choices++;
    deciding->move[at] = move;
    if (move.arg == CLAIM_CASTLE) {
        const struct castle *castle = claimed_castle(game, move.at);
        deciding->node[at] = castle->node;
        deciding->points[at] = castle->points;
    } else {
        uint8_t tile = board_tile_at(&game->board, move.at);
        deciding->node[at] = feature_node(&game->board, tile, move.arg);
        deciding->points[at] = game_feature_points(game, deciding->node[at]);
    }
}

static void add_choice(struct deciding *deciding, const struct game *game, struct move move)
{
    uint8_t tiles[2];
    unsigned at = deciding->choices;
    if (move.verb == VERB_CLAIM) {
        add_claim(deciding, game, move);
        return;
    }
    deciding->choices++;
    deciding->move[at] = move;
    deciding->node[at] = NO_NODE;
    deciding->points[at] = 0;
    if (move.verb == VERB_CROSS)
        deciding->node[at] =
            feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
    else if (game_decision_tiles(game, tiles))
        deciding->node[at] = small_city_on(game, tiles);
    if (move.verb == VERB_SCORE)
        deciding->points[at] = game_feature_points(game, deciding->node[at]);
}

void deciding_begin(struct deciding *deciding, const struct game *game)
{
    struct move_list moves;
    uint8_t tiles[2];
    *deciding = (struct deciding){.phase = game_phase(game),
                                  .player = game_actor(game),
                                  .follower = game_crossing_follower(game)};
    deciding->has_fief = game_decision_tiles(game, tiles);
    if (deciding->has_fief)
        fief_of_tiles(game, tiles, deciding->fief);
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count && deciding->choices < DECISIONS_MAX; m++)
        add_choice(deciding, game, moves.move[m]);
}

void deciding_step(struct deciding *deciding, int by)
{
    deciding->chosen = (deciding->chosen + deciding->choices + (unsigned)by) % deciding->choices;
}

void deciding_choose(struct deciding *deciding, unsigned number)
{
    if (number >= 1 && number <= deciding->choices)
        deciding->chosen = number - 1;
}

bool deciding_choose_verb(struct deciding *deciding, enum verb verb)
{
    for (unsigned choice = 0; choice < deciding->choices; choice++)
        if (deciding->move[choice].verb == verb) {
            deciding->chosen = choice;
            return true;
        }
    return false;
}

struct move deciding_move(const struct deciding *deciding)
{
    return deciding->move[deciding->chosen];
}

uint16_t deciding_node(const struct deciding *deciding)
{
    return deciding->node[deciding->chosen];
}

struct square deciding_focus(const struct deciding *deciding, const struct game *game)
{
    uint16_t node = deciding_node(deciding);
    if (deciding->phase == PHASE_CLAIM || node == NO_NODE) {
        uint8_t tiles[2];
        uint8_t tile = game_decision_tiles(game, tiles)
                           ? tiles[0]
                           : game->features.tile[game->followers.follower[deciding->follower].node];
        return game->board.tile[tile].at;
    }
    return game->board.tile[game->features.tile[node]].at;
}
