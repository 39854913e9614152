/* From a file to the page that shows it. */
#ifndef BASTIDE_TUI_LOAD_H
#define BASTIDE_TUI_LOAD_H

#include "play/session.h"
#include "tui/page.h"

/* The game in the file `path`: its table, or where it is over the replay. NULL where it cannot be
 * opened: `problem` says why. */
struct page *kept_game_page(const char *path, struct problem *problem);

/* The game in the file `path`, move by move. The file stays as it is. */
struct page *kept_replay_page(const char *path, struct problem *problem);

#endif
