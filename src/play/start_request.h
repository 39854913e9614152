/* What to start, as given on the command line. All front ends take the same request. */
#ifndef BASTIDE_PLAY_START_REQUEST_H
#define BASTIDE_PLAY_START_REQUEST_H

#include "bastide/record.h"
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
    START_TUTORIAL
};

struct start_request {
    enum start start;
    const char *path;         /* START_LOAD, START_REPAIR, START_REPLAY: the record; START_WATCH:
                                 likewise, or NULL for the one written last */
    struct record_head head;  /* START_NEW: settings given for the game */
    bool head_is_whole;       /* START_NEW: enough was given to begin without asking */
    struct settings settings; /* the player's preferences */
};

#endif
