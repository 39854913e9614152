/* A damaged game: whether it is to be played on as it was above the bad line. */
#ifndef BASTIDE_TUI_REPAIR_H
#define BASTIDE_TUI_REPAIR_H

#include "play/store.h"
#include "tui/page.h"

/* The question, for a game that is STORED_DAMAGED. Yes puts its table in the place of the question;
 * no takes it away. NULL where memory runs out. */
struct page *repair_page(const struct stored_game *game);

/* The table of the damaged game in the file `path`, played on without asking. NULL where it cannot
 * be. `problem` says why, or what was done. */
struct page *repaired_game_page(const char *path, struct problem *problem);

#endif
