/* For the files of the script: its steps and lessons as rows. */
#ifndef BASTIDE_TUI_SCRIPT_STEPS_H
#define BASTIDE_TUI_SCRIPT_STEPS_H

#include "bastide/tiles.h"
#include "language/language.h"
#include "tui/tutorial/script.h"

#define TELL(text)                                                                                 \
    {                                                                                              \
        STEP_TELL, NULL, text                                                                      \
    }
#define PLAY(move, text)                                                                           \
    {                                                                                              \
        STEP_PLAY, move, text                                                                      \
    }
#define GUIDE(move, text)                                                                          \
    {                                                                                              \
        STEP_GUIDE, move, text                                                                     \
    }
#define BOT(move, text)                                                                            \
    {                                                                                              \
        STEP_BOT, move, text                                                                       \
    }
#define GO(text)                                                                                   \
    {                                                                                              \
        STEP_GO, NULL, text                                                                        \
    }

#define LESSON(name, set, tiles, steps)                                                            \
    {                                                                                              \
        name, set, tiles, sizeof(tiles) / sizeof(tiles)[0], steps,                                 \
            sizeof(steps) / sizeof(steps)[0]                                                       \
    }

/* Of a lesson that draws no more tiles than those before it. */
#define LESSON_GOING_ON(name, set, steps)                                                          \
    {                                                                                              \
        name, set, NULL, 0, steps, sizeof(steps) / sizeof(steps)[0]                                \
    }

#endif
