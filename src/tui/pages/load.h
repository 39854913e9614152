/* From a file to the page that shows it. */
#ifndef BASTIDE_TUI_LOAD_H
#define BASTIDE_TUI_LOAD_H

#include "play/session.h"
#include "tui/page.h"

/* The game in the file `path` at its table. NULL where it cannot be opened: `problem` says why.
 * Where it can, `problem` says what the players should hear of the record, or is empty. */
struct page *kept_game_page(const char *path, struct problem *problem);

/* The same move by move, to look at. The file stays as it is. */
struct page *kept_replay_page(const char *path, struct problem *problem);

#endif
