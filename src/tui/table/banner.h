/* Boxes over the board: calls to a player, which go on by Enter or a click, and what is asked
 * before it is done. */
#ifndef BASTIDE_TUI_BANNER_H
#define BASTIDE_TUI_BANNER_H

#include "tui/table/table.h"

/* The next player is called, and told what happened since their last turn. */
void banner_draw_hand_over(struct canvas *canvas, struct area board, const struct table *table);

/* A player who must decide during another's turn is called, and told what it is about. */
void banner_draw_call(struct canvas *canvas, struct area board, const struct table *table);

/* Pages that lie on the table, until they are answered by one of two keys: whether to end the turn,
 * whether to leave the table. NULL where memory runs out. */
struct page *confirm_ending(struct table *table);
struct page *confirm_leaving(struct table *table);

/* undo_vote.c: whether what was done last, by anyone, could be taken back; and the page on which
 * every player has to agree to it. */
bool undo_vote_is_possible(const struct table *table);
struct page *undo_vote_page(struct table *table);

/* The player whose key that is, the letter on their followers or their number from 1; the number of
 * players where it is nobody's. */
unsigned undo_vote_player(const struct seats *seats, uint32_t key);

/* Who plays for whom, changed in the midst of a game: a page that lies on the table. NULL where
 * memory runs out. */
struct page *seats_page(struct table *table);

/* What is wrong with a program that must decide, until its seat is taken over or it is tried again:
 * a page that lies on the table. NULL where memory runs out. */
struct page *fault_page(struct table *table, const char *fault);

/* against_page.c: what was done at a real table against the rules, noted so that the game can go
 * on. Whether something can be noted now; and what, to choose from: of the tile in hand where the
 * cursor is, of the figures on what it is on, of points and of whose turn it is. NULL where memory
 * runs out. */
bool against_is_possible(const struct table *table);
struct page *against_page(struct table *table);

#endif
