/* What somebody who starts the program wants to play, as the command line says it. Every front end
 * takes the same wish. */
#ifndef BASTIDE_PLAY_WISH_H
#define BASTIDE_PLAY_WISH_H

#include "bastide/record.h"
#include "play/settings.h"

enum wish_start {
    WISH_TITLE,
    WISH_NEW,
    WISH_CONTINUE,
    WISH_LOAD,
    WISH_REPAIR,
    WISH_REPLAY,
    WISH_TUTORIAL
};

struct wish {
    enum wish_start start;
    const char *path;         /* WISH_LOAD, WISH_REPAIR, WISH_REPLAY: the record */
    struct record_head head;  /* WISH_NEW: what was said of the game */
    bool head_is_whole;       /* WISH_NEW: enough was said to begin without asking */
    struct settings settings; /* how the player likes the program */
};

#endif
