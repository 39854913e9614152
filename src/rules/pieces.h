/* Pieces: where each one is, and moving it (bastide/figure.h, struct piece). */
#ifndef BASTIDE_RULES_PIECES_H
#define BASTIDE_RULES_PIECES_H

#include "bastide/game.h"

/* The piece of that figure at home whose number is the lowest; `owner` is a player from 0, or
 * NOBODY for neutral pieces. Its number is NO_PIECE if none is at home. */
struct piece piece_at_home(const struct game *game, unsigned owner, enum figure figure);

/* Moves a piece of this game from where it is to `place`: home, to a segment, or elsewhere. No
 * event is added; legality is not checked. A neutral piece on a segment is not in game.followers,
 * and counts for nothing in its feature. */
void piece_move(struct game *game, struct piece piece, struct piece_place place);

/* Puts a figure on a segment: the one at home that has the lowest number. Returns it. */
struct piece piece_deploy(struct game *game, struct follower follower);

/* Takes home the figure with this number in game.followers; the last of them takes over that
 * number. */
void piece_take_home(struct game *game, unsigned follower);

/* Whether another piece is beside the figure with this number in game.followers. */
bool piece_has_company(const struct game *game, unsigned follower);

/* Of figures that a move names alike, whether it means one rather than `other` (FOLLOWERS_MAX:
 * there is none yet), both by their numbers in game.followers: one that stands rather than one that
 * lies (LYING); else rather one that no piece is beside. */
bool figure_is_meant(const struct game *game, unsigned follower, unsigned other);

/* The figure that `move` means, by its number in game.followers: of those that may do it, each with
 * the move that names it. FOLLOWERS_MAX if it means none. */
unsigned figure_meant(const struct game *game, struct move move,
                      bool (*may_do_it)(const struct game *game, unsigned follower),
                      struct move (*naming)(const struct game *game, unsigned follower));

/* The segment by which moves name a figure on `node` that is there already: that where figures
 * stand, even if it lies. */
unsigned segment_named(const struct game *game, uint16_t node);

#endif
