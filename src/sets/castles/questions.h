/* Questions about castles (CA). */
#ifndef BASTIDE_CASTLES_QUESTIONS_H
#define BASTIDE_CASTLES_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_castle_lords   bastide_game_castle_lords
#define game_castle_of      bastide_game_castle_of
#define game_decision_tiles bastide_game_decision_tiles
#define game_fief           bastide_game_fief
#define game_fief_around    bastide_game_fief_around

#ifdef __cplusplus
extern "C" {
#endif

/* Whether castles are in play (ED). */
static inline bool options_has_castles(const struct options *options)
{
    return options_has_set(options, SET_BCB) && options->value[OPTION_CASTLES] == CASTLES_YES;
}

/* What is awaited: castle or points for a small city (CA2); what a castle scores by (CA7, CA8). */
static inline bool game_awaits_castle(const struct game *game)
{
    return game->turn.phase == PHASE_CASTLE;
}

static inline bool game_awaits_claim(const struct game *game)
{
    return game->turn.phase == PHASE_CLAIM;
}

/* Whether any has been built. */
static inline bool game_has_castles(const struct game *game)
{
    return game->castles.count > 0;
}

/* The number of the castle that the feature of `node` is, or CASTLES_MAX if it is none. */
unsigned game_castle_of(const struct game *game, uint16_t node);

/* The players whom castle number `castle` pays when it scores, as a mask: those of its owners with
 * a follower in it (CA5, CA9). An owner whose lord has gone home against the rules is none. */
unsigned game_castle_lords(const struct game *game, unsigned castle);

/* The six squares of a castle's fief (CA4), in reading order. */
enum { FIEF_SQUARES = 6 };
void game_fief(const struct game *game, unsigned castle, struct square fief[FIEF_SQUARES]);

/* The same around two tiles in reading order, where a castle could be built. */
void game_fief_around(const struct game *game, const tile_number tiles[2],
                      struct square fief[FIEF_SQUARES]);

/* At `castle` and `claim`: the two tiles of that small city or castle, in reading order. False,
 * with `tiles` unchanged, at any other time. */
bool game_decision_tiles(const struct game *game, tile_number tiles[2]);

/* Whether a small city or castle on the tiles `a` precedes one on the tiles `b` (OR2). If they
 * share their first tile, the second decides. */
static inline bool game_tiles_read_before(const struct game *game, const tile_number a[2],
                                          const tile_number b[2])
{
    unsigned t = a[0] == b[0];
    return square_reads_before(game->board.tile[a[t]].at, game->board.tile[b[t]].at);
}

/* In a claim's `arg` instead of a segment (CA8): the castle on that tile or, if the tile has
 * several, the castle that extends across the tile's edge e of the board. */
enum {
    CLAIM_CASTLE = SEGMENT_TRACK + 1,
    CLAIM_CASTLE_ACROSS, /* plus e */
    CLAIM_ARGS = CLAIM_CASTLE_ACROSS + EDGES
};

static inline struct move move_claim(struct square at, unsigned segment)
{
    return move_on_square(VERB_CLAIM, at, segment);
}

#ifdef __cplusplus
}
#endif

#endif
