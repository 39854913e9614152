/* Deleted games. They lie in the folder `deleted` of the folder of games, until the program that
 * deleted them is left: then it removes them. What a program that was killed has left there is
 * brought back by the next one.
 *
 * A deleted game is named FILE.OWNER.NUMBER, where OWNER is the number of the process and, as such
 * numbers come again, a number by chance. As long as a program has games there it holds a lock on
 * the file lock.OWNER. A program removes only what it deleted itself, and brings back only what
 * nobody holds. The folder must be one: a link in its place is never followed, as files would be
 * moved and removed wherever it leads. */
#ifndef BASTIDE_PLAY_TRASH_H
#define BASTIDE_PLAY_TRASH_H

#include "play/store.h"

/* What a program has deleted. All zeros: nothing yet. */
struct trash {
    bool is_begun;
    int lock;       /* the open file lock.OWNER */
    char owner[64]; /* as in the names of its files */
    long number;    /* how many games it has deleted, those brought back included */
    size_t games;   /* how many of them can be brought back */
};

/* Deletes the game in the file `path` of the folder of games. False, with nothing changed, where it
 * is being played just now or cannot be moved: `problem` says why. */
bool trash_put(struct trash *trash, const char *path, struct problem *problem);

/* Brings back the game deleted last, with its path in `path`. False where there is none or it
 * cannot be moved: `problem` says why. */
bool trash_bring_back(struct trash *trash, char path[STORE_PATH_SIZE], struct problem *problem);

/* Removes for good what has been deleted: the program is left. It is then all zeros. Harmless where
 * nothing was deleted. */
void trash_empty(struct trash *trash);

/* Brings back what programs that run no more have left. A game whose name has been taken stays
 * where it is. */
void trash_bring_back_lost(void);

#endif
