#include "tui/board/figure_style.h"

#include "tui/canvas.h"

const struct figure_style figure_styles[FIGURES_COUNT] =
    {
        [FIGURE_MEEPLE] =
            {
                .at_home = 0x25cf,
                .letter_bits = CELL_REVERSE, /* it stands out without colours, too */
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
                .at_home = 0x25c6,
                .letter_bits = CELL_REVERSE | CELL_BOLD,
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
        [FIGURE_BUILDER] =
            {
                .at_home = 0x25b2,
                .letter_bits = CELL_UNDERLINE,
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
        [FIGURE_PIG] =
            {
                .at_home = 0x25a0,
                .letter_bits = CELL_UNDERLINE,
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
};
