/* Setting up a game, question by question. */
#ifndef BASTIDE_PLAIN_NEW_GAME_H
#define BASTIDE_PLAIN_NEW_GAME_H

#include "plain/dialogue.h"

/* Asks for players, sets, edition, options and seed; an empty line keeps the value in `head`.
 * For a game on a real table, which has chance by hand, no seed and no computer players. False: the
 * dialogue has ended. */
bool new_game_agree(struct dialogue *dialogue, struct record_head *head);

/* The same without aids and seed, for games that are not played to their end. */
bool new_game_agree_on_rules(struct dialogue *dialogue, struct record_head *head);

#endif
