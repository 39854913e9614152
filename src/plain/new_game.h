/* What is agreed before a game, question by question. */
#ifndef BASTIDE_PLAIN_NEW_GAME_H
#define BASTIDE_PLAIN_NEW_GAME_H

#include "plain/dialogue.h"

/* Asks for players, sets, edition, options and seed; empty lines leave what `head` has. False:
 * nobody answers any more. */
bool new_game_agree(struct dialogue *dialogue, struct record_head *head);

#endif
