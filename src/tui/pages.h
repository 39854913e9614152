/* Every page, as something to open. The caller hands the page to app_open or app_replace. NULL
 * where memory runs out or, with `problem` filled in, the thing cannot be opened. */
#ifndef BASTIDE_TUI_PAGES_H
#define BASTIDE_TUI_PAGES_H

#include "play/session.h"
#include "tui/page.h"

struct page *title_page(void);
struct page *title_page_of(uint64_t seed);                /* with the land of that seed */
struct page *setup_page(const struct record_head *known); /* with what is known already */
struct page *load_page(void);
struct page *statistics_page(void); /* of the games that are over */
struct page *rules_page(void);

/* A short prepared game that teaches how to play. Nothing of it is kept. */
struct page *tutorial_page(void);

/* The table: a game being played. Takes over `*session` (moved out of the caller's hands, which
 * must not close it). */
struct page *table_page(const struct session *session);

/* A game to look at, move by move. Takes over `*session` likewise. */
struct page *replay_page(const struct session *session);

/* The game of a record that another program is playing, for those who look on (play/watch.h). */
struct page *watch_page(const char *path, struct problem *problem);

#endif
