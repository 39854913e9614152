/* Questions about the city of Carcassonne (CC). */
#ifndef BASTIDE_COUNT_QUESTIONS_H
#define BASTIDE_COUNT_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_followers_in_quarter bastide_game_followers_in_quarter
#define game_may_enter            bastide_game_may_enter
#define game_may_join             bastide_game_may_join
#define quarter_for               bastide_quarter_for
#define quarter_kind              bastide_quarter_kind
#define quarter_name              bastide_quarter_name

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the city of Carcassonne is on the table. */
static inline bool options_has_count(const struct options *options)
{
    return options_has_set(options, SET_COUNT);
}

/* Whether a tile of that kind is of the city (CC1); whether it lies wholly within the walls. */
static inline bool tile_is_of_carcassonne(kind_number kind)
{
    return tile_kinds[kind].set == SET_COUNT;
}

static inline bool tile_is_within_walls(kind_number kind)
{
    return tile_kinds[kind].segments == 0;
}

/* The word of a quarter in notation; the kind of features to which followers go from there; and the
 * quarter from which they go to a kind, QUARTERS_COUNT if from none (CC7). */
const char *quarter_name(enum quarter quarter);
enum feature_kind quarter_kind(enum quarter quarter);
enum quarter quarter_for(enum feature_kind kind);

/* Where the count is. */
static inline enum quarter game_count_is_in(const struct game *game)
{
    return (enum quarter)game->carcassonne.count;
}

/* How many followers of that figure `player` has in a quarter. */
unsigned game_followers_in_quarter(const struct game *game, unsigned player, enum figure figure,
                                   enum quarter quarter);

/* What is awaited: who comes from the city, who goes into it, where the count goes. */
static inline bool game_awaits_join(const struct game *game)
{
    return game->turn.phase == PHASE_JOIN;
}

static inline bool game_awaits_entry(const struct game *game)
{
    return game->turn.phase == PHASE_ENTER;
}

static inline bool game_awaits_count(const struct game *game)
{
    return game->turn.phase == PHASE_MOVE_COUNT;
}

/* Whether followers leave the city for the last time, before the final scoring (CC8). */
static inline bool game_is_last_join(const struct game *game)
{
    return game->carcassonne.last == JOINS_NOW;
}

/* Whether that figure goes into that quarter (CC4). */
bool game_may_enter(enum figure figure, enum quarter quarter);

/* Whether a follower of `player` can come from the city to the segment `node` now: at PHASE_JOIN
 * before what is completed scores (CC6, CC7), or at the end (CC8). */
bool game_may_join(const struct game *game, unsigned player, enum figure figure, uint16_t node);

/* The moves of the set. */
static inline struct move move_join(enum figure figure, struct square at, unsigned segment)
{
    struct move move = move_on_square(VERB_JOIN, at, segment);
    move.figure = (uint8_t)figure;
    return move;
}

static inline struct move move_enter(enum quarter quarter, enum figure figure)
{
    struct move move = move_with(VERB_ENTER, quarter);
    move.figure = (uint8_t)figure;
    return move;
}

static inline struct move move_of_count(enum quarter quarter)
{
    return move_with(VERB_MOVE_COUNT, quarter);
}

#ifdef __cplusplus
}
#endif

#endif
