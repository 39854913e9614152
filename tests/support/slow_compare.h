/* The real game held against the slow one: everything that the core keeps as it goes along must be
 * what can be derived from the table. */
#ifndef BASTIDE_TEST_SLOW_COMPARE_H
#define BASTIDE_TEST_SLOW_COMPARE_H

#include "support/slow_game.h"
#include "text/bad_text.h"

/* Compares everything that a value holds: phase, actor, hand, pile, scores, supplies, tiles, open
 * squares, bridges, features with their counts, monasteries, castles, the bazaar, what a decision
 * is about, and the legal moves. False at the first difference, which `bad` tells. */
bool slow_compare_game(const struct slow_game *slow, const struct game *game, struct bad_text *bad);

/* Compares the payments and home-comings of the move that both have just made with the events of
 * it, in any order. */
bool slow_compare_events(const struct slow_game *slow, const struct game *game,
                         const struct event_list *events, struct bad_text *bad);

#endif
