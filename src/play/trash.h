/* Deleted games. They lie in the folder `deleted` of the folder of games, named
 * FILE.PID.NUMBER by the program that deleted them, until that is left: then it removes them. What
 * a program that was killed has left there is brought back by the next one. */
#ifndef BASTIDE_PLAY_TRASH_H
#define BASTIDE_PLAY_TRASH_H

#include "play/store.h"

/* Deletes the game in the file `path` of the folder of games. False, with nothing changed, where it
 * is being played just now or cannot be moved: `problem` says why. */
bool trash_put(const char *path, struct problem *problem);

/* Whether this program has deleted games that it can bring back. */
bool trash_has_games(void);

/* Brings back the game that this program deleted last, with its path in `path`. False where there
 * is none or it cannot be moved: `problem` says why. */
bool trash_bring_back(char path[STORE_PATH_SIZE], struct problem *problem);

/* Removes for good what this program has deleted: it is left. */
void trash_empty(void);

/* Brings back what programs that run no more have left. A game whose name has been taken stays
 * where it is. */
void trash_bring_back_lost(void);

#endif
