/* A watch: a game that another program plays, followed by its record. Nothing is ever written, no
 * lock is taken, and no tile is drawn that the record does not tell of. */
#ifndef BASTIDE_PLAY_WATCH_H
#define BASTIDE_PLAY_WATCH_H

#include "play/store.h"

enum watch_state {
    WATCH_WHOLE,      /* the game is as the record has it */
    WATCH_DAMAGED,    /* likewise above the record's first bad line */
    WATCH_UNREADABLE, /* the record cannot be read now: the game is as it was last */
    WATCH_GONE,       /* likewise: there is no such file any more */
};

struct watch {
    char *path;
    struct session session;
    size_t kept;     /* so many moves of the session were there before the last change, too, */
    bool is_another; /* none, for it is another game */
    enum watch_state state;
    size_t bad_line;         /* WATCH_DAMAGED: from 1 */
    struct watch_seen *seen; /* how the file looked last */
};

/* Begins with the record in the file `path`; NULL: the one that was written last in the store.
 * False, with `watch` empty, where there is none or it cannot be read: `problem` says why. */
bool watch_begin(struct watch *watch, const char *path, struct problem *problem);

/* Looks whether the record has grown, was cut, replaced, damaged or deleted since. Returns whether
 * there is anything new: the session is then another one than before, or the state is; else both
 * are left alone. What is bad counts when it is seen twice, for it may be that a change is half
 * done. */
bool watch_look(struct watch *watch);

/* Frees what it holds. Harmless on an empty one. */
void watch_end(struct watch *watch);

#endif
