/* What to start, as given on the command line. All front ends take the same request. */
#ifndef BASTIDE_PLAY_START_REQUEST_H
#define BASTIDE_PLAY_START_REQUEST_H

#include "bastide/record.h"
#include "play/practice_plan.h"
#include "play/settings.h"

enum start {
    START_TITLE,
    START_NEW,
    START_CONTINUE,
    START_LOAD,
    START_REPAIR,
    START_REPLAY,
    START_WATCH,
    START_STATISTICS,
    START_SHOW,
    START_TUTORIAL,
    START_PRACTICE
};

struct start_request {
    enum start start;
    const char *path;        /* START_LOAD, START_REPAIR, START_REPLAY: the record; START_WATCH:
                                likewise, or NULL for the one written last */
    struct record_head head; /* START_NEW: what was said of the game */
    bool head_is_whole;      /* START_NEW: enough was said to begin without asking */
    struct practice_plan practice; /* START_PRACTICE */
    struct settings settings;      /* how the player likes the program */
    const char *keys;              /* a file of keys; NULL: the player's own, if there is one */
};

#endif
