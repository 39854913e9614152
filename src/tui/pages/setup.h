/* From what is agreed before a game to its table. */
#ifndef BASTIDE_TUI_SETUP_H
#define BASTIDE_TUI_SETUP_H

#include "play/session.h"
#include "tui/page.h"

/* Begins a game as `head` says, kept in the folder of games, with a seed of its own where `head`
 * has none. NULL where it cannot begin: `problem` says why. */
struct page *new_game_page(const struct record_head *wanted, struct problem *problem);

#endif
