/* Decisions and chance that are not part of a turn as plans have it. */
#ifndef BASTIDE_BOTS_DECISIONS_H
#define BASTIDE_BOTS_DECISIONS_H

#include "bots/plans.h"

/* Whether the turn of that number goes on, by whatever is due now. What the next one begins with is
 * the next player's to look at. */
bool is_under_way(const struct game *game, unsigned turn);

/* Whether decisions in a row are due whose course a set foresees (FORESEEN, bots/bot.def); makes
 * them. */
bool is_foreseen(const struct game *game);
void make_foreseen(const struct sight *sight, const struct outlook *outlook, struct game *game);

/* How many moves deep decisions are looked at. */
enum { DECISIONS_DEEP = 4 };

/* What the position is expected to come to by the end of the turn of that number, its decisions and
 * chance looked at as deep as `depth`. */
void plans_expect(const struct sight *sight, const struct outlook *outlook, const struct game *game,
                  unsigned depth, unsigned turn, struct values *values);

#endif
