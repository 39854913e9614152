/* A decision judged, on the board: with the better turn as a ghost, and in words beside it. */
#ifndef BASTIDE_TUI_JUDGED_TURN_H
#define BASTIDE_TUI_JUDGED_TURN_H

#include "training/judgement.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/table/board_pane.h"
#include "wording/seats.h"

struct judged_turn {
    const struct judgement *judgement;
    const struct game *before; /* it was made */
    const struct seats *seats;
};

/* The square to look at: that of the better turn, or of the last tile. */
struct square judged_turn_focus(const struct judged_turn *turn);

/* All over the page but for its own lines. */
void judged_turn_draw(const struct judged_turn *turn, struct board_pane *pane,
                      struct canvas *canvas, const struct surroundings *around);

#endif
