/* Ratings, and what players did against each other, in words. */
#ifndef BASTIDE_WORDING_RATING_WORDS_H
#define BASTIDE_WORDING_RATING_WORDS_H

#include "play/statistics.h"
#include "rating/game_rating.h"
#include "wording/wording.h"

/* "1540 ± 90", where it lies with 95 %. */
struct sentence rating_words(struct rating rating);

/* Of whole games: "rated 1540 ± 90 by 30 games, +25 in 30 days", without the change if nothing was
 * known before; NULL: that there are not enough games. */
struct sentence rating_words_games(const struct game_rating *rating);

/* "12 games, 7 won, 4 lost; 3.5 points ahead on average" */
struct sentence rating_words_meeting(const struct meeting *meeting);

/* The lead in an average game, in tenths of a point. */
static inline long meeting_average(const struct meeting *meeting)
{
    return career_average_of(meeting->ahead, meeting->games);
}

#endif
