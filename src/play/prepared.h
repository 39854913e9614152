/* Prepared games: fixed tiles in a fixed order, after which the game is over. For lessons and
 * demonstrations; no record is written. */
#ifndef BASTIDE_PLAY_PREPARED_H
#define BASTIDE_PLAY_PREPARED_H

#include "play/session.h"

/* Begins a game with the settings of `head` and only the tiles of `order`, in that order, and makes
 * the chance moves that are due. `head` must have automatic chance. False, with `session` empty, if
 * the options are refused or memory runs out. */
bool session_prepare(struct session *session, const struct record_head *head,
                     const struct pile_order *order, struct problem *problem);

#endif
