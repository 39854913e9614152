#include "tui/board/figure_style.h"

#define LARGE  0x25c6 /* a diamond */
#define HAMMER 0x2564 /* of lines */
#define CURL   '@'

/* The large follower is a meeple with arms and legs, the builder a hammer, the pig a pig: outlines
 * of their own, whatever the colours. Builder and pig look the same in both poses. */
#define BUILDER_SMALL                                                                              \
    {                                                                                              \
        {                                                                                          \
            "ooooo", "o###o", "ooLoo", " oLo ", " ooo "                                            \
        }                                                                                          \
    }
#define BUILDER_MEDIUM                                                                             \
    {                                                                                              \
        {                                                                                          \
            "ooooooo", "o#####o", "oo#L#oo", " o#L#o ", " o###o ", " ooooo "                       \
        }                                                                                          \
    }
#define BUILDER_LARGE                                                                              \
    {                                                                                              \
        {                                                                                          \
            "ooooooooo", "o#######o", "o#######o", "ooo###ooo", "  o#L#o  ", "  o#L#o  ",          \
                "  o###o  ", "  ooooo  "                                                           \
        }                                                                                          \
    }
#define PIG_SMALL                                                                                  \
    {                                                                                              \
        {                                                                                          \
            " ooooo", "oo#L#o", "o##L#o", "oooooo", " o  o "                                       \
        }                                                                                          \
    }
#define PIG_MEDIUM                                                                                 \
    {                                                                                              \
        {                                                                                          \
            "  ooooo o", "ooo#L##oo", "o###L##o ", "oo#####o ", " o#ooo#o ", " ooo ooo "           \
        }                                                                                          \
    }
#define PIG_LARGE                                                                                  \
    {                                                                                              \
        {                                                                                          \
            " oo ooooo   ", "oo#oo###oo o", "o########ooo", "o###L####o  ", "oo##L####o  ",        \
                " o#######o  ", " o##ooo##o  ", " oooo oooo  "                                     \
        }                                                                                          \
    }

const struct figure_style figure_styles[FIGURES_COUNT] =
    {
        [FIGURE_MEEPLE] =
            {
                .at_home = 0x25cf,
                .drawing[DRAWN_SMALL] =
                    {
                        [POSE_STANDING] = {{"ooo", "o#o", "oLo", "oLo", "ooo"}},
                        [POSE_LYING] = {{" oooo", "ooL#o", "o#L#o", "ooooo"}},
                    },
                .drawing[DRAWN_MEDIUM] =
                    {
                        [POSE_STANDING] = {{" ooo ", " o#o ", "oo#oo", "o#L#o", "o#L#o", "ooooo"}},
                        [POSE_LYING] = {{"  ooooo", "oooL##o", "o##L##o", "ooooooo"}},
                    },
                .drawing[DRAWN_LARGE] =
                    {
                        [POSE_STANDING] = {{"  ooo  ", " oo#oo ", " o###o ", "oo###oo", "o##L##o",
                                            "o##L##o", "o#####o", "ooooooo"}},
                        [POSE_LYING] = {{"   oooooo", "oooo####o", "o###L###o", "o###L###o",
                                         "o#######o", "ooooooooo"}},
                    },
            },
        [FIGURE_LARGE] =
            {
                .at_home = LARGE,
                .mark = LARGE,
                .drawing[DRAWN_SMALL] =
                    {
                        [POSE_STANDING] = {{" ooo ", "oo#oo", "o###o", "o#L#o", "o#L#o", "oo#oo",
                                            "ooooo"}},
                        [POSE_LYING] = {{"  ooooo", "ooo#L#o", "o###L#o", "ooo###o", "  ooooo"}},
                    },
                .drawing[DRAWN_MEDIUM] =
                    {
                        [POSE_STANDING] = {{"  ooo  ", " oo#oo ", "ooo#ooo", "o##L##o", "oo#L#oo",
                                            " o###o ", "oo#o#oo", "o##o##o", "ooooooo"}},
                        [POSE_LYING] = {{"   oooooo", "oooo####o", "o####L##o", "o####L##o",
                                         "oooo####o", "   oooooo"}},
                    },
                .drawing[DRAWN_LARGE] =
                    {
                        [POSE_STANDING] = {{"   ooo   ", "  oo#oo  ", "  o###o  ", "ooo###ooo",
                                            "o###L###o", "ooo#L#ooo", "  o###o  ", " oo###oo ",
                                            "oo##o##oo", "ooooooooo"}},
                        [POSE_LYING] = {{"   oooooooo", "ooooo#####o", "o#####L###o", "o#####L###o",
                                         "o#########o", "ooooo#####o", "    ooooooo"}},
                    },
            },
        [FIGURE_BUILDER] =
            {
                .at_home = HAMMER,
                .mark = HAMMER,
                .drawing[DRAWN_SMALL] = {BUILDER_SMALL, BUILDER_SMALL},
                .drawing[DRAWN_MEDIUM] = {BUILDER_MEDIUM, BUILDER_MEDIUM},
                .drawing[DRAWN_LARGE] = {BUILDER_LARGE, BUILDER_LARGE},
            },
        [FIGURE_PIG] =
            {
                .at_home = CURL,
                .mark = CURL,
                .drawing[DRAWN_SMALL] = {PIG_SMALL, PIG_SMALL},
                .drawing[DRAWN_MEDIUM] = {PIG_MEDIUM, PIG_MEDIUM},
                .drawing[DRAWN_LARGE] = {PIG_LARGE, PIG_LARGE},
            },
};
