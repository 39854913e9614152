/* King and robber in words (KR). */
#ifndef BASTIDE_KING_WORDS_H
#define BASTIDE_KING_WORDS_H

#include "wording/turn_words.h"

/* "Ann is king, by a city of 7 tiles: 5 points if the game ended now." Somebody has the honour. */
struct sentence wording_honour(const struct game *game, const struct seats *seats,
                               enum honour honour, enum held_worth worth);

#endif
