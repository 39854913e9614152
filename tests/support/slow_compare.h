/* Compares the real game with the slow one: everything that the core maintains incrementally must
 * be what can be derived from the table. */
#ifndef BASTIDE_TESTS_SLOW_COMPARE_H
#define BASTIDE_TESTS_SLOW_COMPARE_H

#include "support/slow_game.h"
#include "text/words.h"

/* Compares all state: phase, actor, hand, pile, scores, supplies, tiles, open squares, bridges,
 * features with their counts, monasteries, castles, the bazaar, the current decision, and the legal
 * moves. False at the first difference, which `bad` describes. */
bool slow_compare_game(const struct slow_game *slow, const struct game *game, struct bad_text *bad);

/* Compares the payments and returned followers of the move just made in both with its events, in
 * any order. */
bool slow_compare_events(const struct slow_game *slow, const struct game *game,
                         const struct event_list *events, struct bad_text *bad);

/* slow_compare_abbeys.c: abbeys in supply, barns, and the wagon that may move on. */
bool slow_compare_abbeys(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad);

/* slow_compare_dragon.c: dragon, fairy and flight; where the last move brought them. Whether points
 * of that reason are the fairy's. */
bool slow_compare_dragon(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad);
bool slow_compare_dragon_events(const struct slow_game *slow, const struct event_list *events,
                                struct bad_text *bad);
bool slow_dragon_gives(enum score_reason reason);

/* slow_compare_tower.c: towers, floors and prisoners; what the last move did to them. */
bool slow_compare_tower(const struct slow_game *slow, const struct game *game,
                        struct bad_text *bad);
bool slow_compare_tower_events(const struct slow_game *slow, const struct event_list *events,
                               struct bad_text *bad);

/* slow_compare_hills.c: flocks, the bag and what lies under hills; the events of the last move. */
bool slow_compare_hills(const struct slow_game *slow, const struct game *game,
                        struct bad_text *bad);
bool slow_compare_hills_events(const struct slow_game *slow, const struct event_list *events,
                               struct bad_text *bad);

/* slow_compare_king.c: the titles; the events of the last move. Whether points are paid for one. */
bool slow_compare_king(const struct slow_game *slow, const struct game *game, struct bad_text *bad);
bool slow_compare_king_events(const struct slow_game *slow, const struct event_list *events,
                              struct bad_text *bad);
bool slow_king_gives(enum score_reason reason);

/* slow_compare_messages.c: the figures that move by points, and the stack; the last moves. */
bool slow_compare_messages(const struct slow_game *slow, const struct game *game,
                           struct bad_text *bad);
bool slow_compare_messages_events(const struct slow_game *slow, const struct event_list *events,
                                  struct bad_text *bad);

/* slow_compare_count.c: the count, and who is in which quarter; what the last move did to them. */
bool slow_compare_count(const struct slow_game *slow, const struct game *game,
                        struct bad_text *bad);
bool slow_compare_count_events(const struct slow_game *slow, const struct event_list *events,
                               struct bad_text *bad);

/* slow_compare_mage.c: where mage and witch are; what the last move did to them. */
bool slow_compare_mage(const struct slow_game *slow, const struct game *game, struct bad_text *bad);
bool slow_compare_mage_events(const struct slow_game *slow, const struct event_list *events,
                              struct bad_text *bad);

/* slow_compare_bigtop.c: the circus; whether a reason is one of its set, without a feature. */
bool slow_compare_bigtop(const struct slow_game *slow, const struct game *game,
                         struct bad_text *bad);
bool slow_compare_bigtop_events(const struct slow_game *slow, const struct event_list *events,
                                struct bad_text *bad);
bool slow_bigtop_gives(enum score_reason reason);

#endif
