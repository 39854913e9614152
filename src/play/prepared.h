/* Prepared games: only certain tiles come, in a certain order, and then the game is over. For
 * lessons and demonstrations; no record is kept of them. */
#ifndef BASTIDE_PLAY_PREPARED_H
#define BASTIDE_PLAY_PREPARED_H

#include "play/session.h"

/* Begins a game as `head` says in which the tiles of `order` come, in that order, and no others,
 * and makes the chance moves that are due. `head` must have automatic chance. False, with `session`
 * empty, where the options are refused or memory runs out. */
bool session_prepare(struct session *session, const struct record_head *head,
                     const struct pile_order *order, struct problem *problem);

#endif
