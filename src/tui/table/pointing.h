/* The mouse at the table. A click chooses what lies under it, a click on what is chosen does it by
 * the key that would; so there is one way only to play. */
#ifndef BASTIDE_TUI_POINTING_H
#define BASTIDE_TUI_POINTING_H

#include "tui/table/table.h"

/* The page's `point`. */
bool table_point(struct page *page, struct app *app, const struct gesture *gesture,
                 const struct surroundings *around);

/* What every page with a board does: dragging moves it, the wheel changes its size around the
 * pointer (boards in letters, which have one size, it moves), a click on the map leads there.
 * Returns whether the gesture was one of these. */
bool board_pane_point(struct board_pane *pane, const struct game *game,
                      const struct gesture *gesture);

#endif
