/* How the list of the kept games looks, with the chosen one beside it. */
#ifndef BASTIDE_TUI_LOAD_DRAW_H
#define BASTIDE_TUI_LOAD_DRAW_H

#include "play/store.h"
#include "tui/page.h"
#include "tui/widgets.h"
#include "wording/wording.h"

/* As many games as are ever seen at once; each is read when it is seen first. */
enum { LOAD_ROWS = CANVAS_ROWS_MAX };

/* A game of the list that has been read. */
struct load_row {
    size_t number; /* in the list, from 1; 0 for none */
    struct stored_game game;
};

struct load_page {
    struct page page;
    bool is_for_sitting; /* its games are those at which one can sit down: whose seats are free */
    struct store_list list;
    struct problem problem;         /* why there is no list, or "" */
    struct load_row row[LOAD_ROWS]; /* game n is in row n modulo LOAD_ROWS */
    struct list cursor;
    int cols; /* of the page, as it was drawn last */
    struct {
        size_t number; /* of the game that it is, as in a row */
        struct game game;
    } position; /* of the chosen one, as it was drawn last */
};

extern const struct list_kind load_list;

/* Number `n` of the list, from 0. */
const struct stored_game *load_game(struct load_page *load, size_t n);

/* The game under the cursor; NULL where no game is kept. */
const struct stored_game *load_chosen(struct load_page *load);

/* "Ann, Ben". */
struct sentence load_names(const struct stored_game *game);

/* Lists the games afresh. */
void load_list_games(struct load_page *load);

void load_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

#endif
