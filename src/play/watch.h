/* A watch: follows a game that another program plays, by its record. Never writes, takes no lock,
 * and draws no tile that is not in the record. */
#ifndef BASTIDE_PLAY_WATCH_H
#define BASTIDE_PLAY_WATCH_H

#include "play/store.h"

enum watch_state {
    WATCH_WHOLE,      /* the game is as in the record */
    WATCH_DAMAGED,    /* the same, up to the record's first bad line */
    WATCH_UNREADABLE, /* the record cannot be read now: the game is the last one read */
    WATCH_GONE,       /* the same, but the file does not exist any more */
};

struct watch {
    char *path;
    struct session session;
    size_t kept;     /* how many of the session's moves were there before the last change */
    bool is_another; /* none, as it is another game */
    enum watch_state state;
    size_t bad_line;         /* WATCH_DAMAGED: from 1 */
    struct watch_seen *seen; /* the last stat of the file */
};

/* Begins with the record in the file `path`; NULL: the most recently written one in the store.
 * False, with `watch` empty, if there is none or it cannot be read: `problem` says why. */
bool watch_begin(struct watch *watch, const char *path, struct problem *problem);

/* Checks whether the record has been extended, cut, replaced, damaged or deleted since. Returns
 * whether anything is new: a new session or state; otherwise both are unchanged. A bad record is
 * reported only when seen twice, as a change may be half done. */
bool watch_look(struct watch *watch);

/* Frees its memory. Harmless on an empty one. */
void watch_end(struct watch *watch);

#endif
