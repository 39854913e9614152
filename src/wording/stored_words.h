/* A saved game in words, as lists of games show the one that is chosen. */
#ifndef BASTIDE_WORDING_STORED_WORDS_H
#define BASTIDE_WORDING_STORED_WORDS_H

#include "play/store.h"
#include "wording/wording.h"

/* Of a game that can be read. */

/* Whose turn it is and what is left: "Turn 31, Ben's turn. 40 tiles left."; or, if it is over, how
 * long it was: "Ended after 72 turns." */
struct sentence stored_stands(const struct stored_game *game);

/* Who of the people has a seat now: "Free seats: Ann, Cy. At the table: Ben.". */
struct sentence stored_seated(const struct stored_game *game, const struct seats *seats);

/* The players with the most points, bit p for player p. */
unsigned stored_leaders(const struct stored_game *game);

/* "Ann leads."; "Nobody leads." if all have as many points; if it is over, who has won. */
struct sentence stored_lead(const struct stored_game *game, const struct seats *seats);

#endif
