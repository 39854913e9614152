/* The options that a game begins with, and its pile. */
#ifndef BASTIDE_RULES_DRAW_H
#define BASTIDE_RULES_DRAW_H

#include "bastide/game.h"

/* Whether a game can be played with them: refused if the number of players, the sets or a value is
 * out of range. */
enum refusal options_check(const struct options *options);

/* How many tiles of a kind a set keeps out of the pile. */
#define X(is_in_play, function) unsigned function(const struct options *options, kind_number kind);
KEPT_OUT(X)
#undef X

/* The pile at the start: every tile of the sets in play except the start tile (B1) and those kept
 * out. */
void draw_fill_pile(struct pile *pile, const struct options *options);

/* Whether a tile is left to draw; those that lie face down cannot be drawn. */
bool draw_is_possible(const struct game *game);

/* Shuffles the pile, once a game, with what could not come so far; called while it still cannot. */
void draw_shuffle_again(struct game *game);

/* Whether the pile has a tile of that kind. */
bool draw_has(const struct game *game, unsigned kind);

/* Takes a tile from the pile, which must have one of the kind. */
void draw_from_pile(struct game *game, kind_number kind);

#endif
