/* A watch: follows a game that another program plays, by its record. Never writes, takes no lock,
 * and draws no tile that is not in the record. */
#ifndef BASTIDE_PLAY_WATCH_H
#define BASTIDE_PLAY_WATCH_H

#include "play/store.h"

#include <sys/stat.h>

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
    size_t bad_line;   /* WATCH_DAMAGED: from 1 */
    struct stat about; /* of the file, when it was looked at last */
    bool is_settled;   /* it has been read since it changed, and once more */
    bool was_bad;      /* at the last look, and not reported yet */
    int notice;        /* a descriptor that can be read when the record is due for a look, and no
                          longer after it; -1: the system gives no notice */
};

/* Begins with the record in the file `path`; NULL: the most recently written one in the store.
 * False, with `watch` empty, if there is none or it cannot be read: `problem` says why. */
bool watch_begin(struct watch *watch, const char *path, struct problem *problem);

/* Checks whether the record has been extended, cut, replaced, damaged or deleted since. Returns
 * whether anything is new: a new session or state; otherwise both are unchanged. A bad record is
 * reported only when seen twice, as a change may be half done. */
bool watch_look(struct watch *watch);

/* How many milliseconds after the last look the next one is due without that; negative: it is not.
 * Until then nobody need look, whatever the file descriptor says: a record that changes all the
 * time is read five times a second. */
int watch_pause(const struct watch *watch);

/* Frees its memory. Harmless on an empty one. */
void watch_end(struct watch *watch);

#endif
