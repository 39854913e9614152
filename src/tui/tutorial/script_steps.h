/* For the files of the script: its steps, lessons and games as rows. */
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

#define LESSON(name, sets, steps)                                                                  \
    {                                                                                              \
        name, sets, steps, sizeof(steps) / sizeof(steps)[0]                                        \
    }

/* Of the `tiles` and `lessons` of a file; with the guide, or the computer at that level, for the
 * other player. */
#define SCRIPT_GAME SCRIPT_GAME_WITH("")
#define SCRIPT_GAME_WITH(bot)                                                                      \
    {                                                                                              \
        tiles, sizeof tiles / sizeof tiles[0], lessons, sizeof lessons / sizeof lessons[0], bot    \
    }

#endif
