/* Questions about abbots (AB). */
#ifndef BASTIDE_ABBOT_QUESTIONS_H
#define BASTIDE_ABBOT_QUESTIONS_H

#include "bastide/game.h"
#include "bastide/prefix.h"

#define game_abbot_points      bastide_game_abbot_points
#define game_abbot_to_retrieve bastide_game_abbot_to_retrieve

#ifdef __cplusplus
extern "C" {
#endif

/* Whether there are abbots, and gardens on tiles of other sets (AB1). */
static inline bool options_has_abbot(const struct options *options)
{
    return options_has_set(options, SET_ABBOT);
}

/* The number in game.followers of the active player's abbot, who may come home from an unfinished
 * monastery or garden (AB4), or FOLLOWERS_MAX; whether a figure may still be used is left to the
 * caller. And what he would bring. */
unsigned game_abbot_to_retrieve(const struct game *game);
int game_abbot_points(const struct game *game);

#ifdef __cplusplus
}
#endif

#endif
