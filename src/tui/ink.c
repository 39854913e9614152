#include "tui/ink.h"

#include "tui/board/board_ink.h"

static const struct ink_colour inks[INKS_COUNT] = {
#define X(ink, among_256, among_8) [INK_##ink] = {among_256, among_8},
    INKS(X)
#undef X
};

_Static_assert((int)INKS_COUNT <= (int)INK_BOARD, "the board's inks begin behind the others");

struct ink_colour ink_colour(uint16_t ink)
{
    if (ink < INKS_COUNT)
        return inks[ink];
    if (ink >= INK_BOARD && (unsigned)(ink - INK_BOARD) < board_inks_count)
        return board_inks[ink - INK_BOARD];
    return inks[INK_DEFAULT];
}
