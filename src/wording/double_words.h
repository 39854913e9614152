/* Sentences about double turns, and about auctions that wait for them (TB6-TB10). */
#ifndef BASTIDE_WORDING_DOUBLE_WORDS_H
#define BASTIDE_WORDING_DOUBLE_WORDS_H

#include "wording/wording.h"

/* After a placement that earned one: "A second part follows: the tile continues the builder's
 * road." Else empty. */
struct sentence double_words_earned(const struct game *game);

/* In a second part, why it is played: "The tile continued the builder's road." Else empty. */
struct sentence double_words_why(const struct game *game);

/* What has yet to come, a whole sentence each: the auctions that wait, how many tiles lie face down
 * for the first of them, and the second part that waits for them. Returns how many there are. */
enum { DOUBLE_FACTS_MAX = 3 };
unsigned double_words_to_come(const struct game *game, const struct seats *seats,
                              struct sentence fact[DOUBLE_FACTS_MAX]);

#endif
