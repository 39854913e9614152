/* Questions about mage and witch (MW). */
#ifndef BASTIDE_MAGE_QUESTIONS_H
#define BASTIDE_MAGE_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_magic_at bastide_game_magic_at

#ifdef __cplusplus
extern "C" {
#endif

/* Whether mage and witch are in play. */
static inline bool options_has_mage(const struct options *options)
{
    return options_has_set(options, SET_MAGE);
}

/* What is awaited: where mage or witch goes (MW2, MW4). */
static inline bool game_awaits_magic(const struct game *game)
{
    return game->turn.phase == PHASE_MAGIC;
}

/* The two, one after the other: FIGURE_MAGE and FIGURE_WITCH. */
static_assert(FIGURE_WITCH == FIGURE_MAGE + 1, "loops go through both");

/* The node of a road or city where FIGURE_MAGE or FIGURE_WITCH is, or NO_NODE. */
uint16_t game_magic_at(const struct game *game, enum figure figure);

/* Whether that figure is in the feature of `node`. */
static inline bool game_magic_is_in(const struct game *game, enum figure figure, uint16_t node)
{
    return game->neutral_away[figure] != 0 &&
           feature_root(&game->features, game_magic_at(game, figure)) ==
               feature_root(&game->features, node);
}

/* The figure that a move of the set is about. */
static inline enum figure move_magic_figure(struct move move)
{
    return move.verb == VERB_MAGE || move.verb == VERB_MAGE_OFF ? FIGURE_MAGE : FIGURE_WITCH;
}

#ifdef __cplusplus
}
#endif

#endif
