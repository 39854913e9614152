/* Paying features and sending their followers home (B9). */
#ifndef BASTIDE_RULES_SCORE_H
#define BASTIDE_RULES_SCORE_H

#include "bastide/game.h"

/* Notes that the feature of `node`, not on the tile just placed, has been completed all the same
 * (moment_closed). Noted again it counts once. */
void completed_note(struct game *game, uint16_t node);

/* Pays each of `players`, a mask, so many points for the feature of `node`, and what sets add for
 * the player (game_extra_points). */
void pay_points(struct game *game, uint16_t node, unsigned players, int points,
                enum score_reason reason, struct event_list *events);

/* The same with the points that the feature is worth. */
void pay_players(struct game *game, uint16_t node, unsigned players, enum score_reason reason,
                 struct event_list *events);

/* The players with the greatest strength in the feature of `node`, if only those `players`, a mask,
 * had followers there (B9). */
unsigned majority_among(const struct game *game, uint16_t node, unsigned players);

/* Sends one follower home, by its number in game.followers; the last follower takes over that
 * number. */
void send_follower_home(struct game *game, unsigned number, struct event_list *events);

/* Moves one to another segment; it keeps its number. */
void move_follower(struct game *game, unsigned number, uint16_t node, struct event_list *events);

/* The same of a follower whose feature has scored, unless it goes on instead (moment_goes_on). */
void send_follower_away(struct game *game, unsigned number, struct event_list *events);

/* Sends home the figures in the feature of `node`: the followers of the players in the mask
 * `players`, and every helper (TB8). */
void send_figures_home(struct game *game, uint16_t node, unsigned players,
                       struct event_list *events);

/* The same where the feature has scored. */
void send_figures_away(struct game *game, uint16_t node, unsigned players,
                       struct event_list *events);

/* Sends home the helpers of `player` in the feature of `node`, if their last follower has left it
 * though it did not score. */
void send_helpers_left(struct game *game, unsigned player, uint16_t node,
                       struct event_list *events);

/* The move of that verb about the feature of `node`, named by its first square in reading order and
 * its first segment there, clockwise from north. */
struct move move_about(const struct game *game, enum verb verb, uint16_t node);

/* What features are worth, and whether they are complete: by kind. */

/* The functions of each row: game_feature_points, game_feature_is_complete. */
#define X(kind, points, is_complete)                                                               \
    int points(const struct game *game, uint16_t node);                                            \
    bool is_complete(const struct game *game, uint16_t node);
WORTHS(X)
#undef X

/* How many completed cities the field of `node` touches, each as often as it counts; and the points
 * for them, if each is worth `each` and whatever sets add to it (B13). */
int field_count(const struct game *game, uint16_t node);
int field_points(const struct game *game, uint16_t node, int each);

/* Whether the printed feature of `node`, of the kind that a row names, is one of those made. */
#define X(made, of, has_any, is_one) bool is_one(const struct game *game, uint16_t node);
MADE_OF(X)
#undef X

#endif
