/* The review of an auction to go through: who got what and what it was worth to whom, the decisions
 * one by one with the verdict on each, and on the board where the tile in question would have gone.
 * It is part of a page, which binds its keys. */
#ifndef BASTIDE_TUI_REVIEW_VIEW_H
#define BASTIDE_TUI_REVIEW_VIEW_H

#include "sets/bazaars/facts_auction.h"
#include "training/auction_review.h"
#include "tui/table/board_pane.h"
#include "wording/seats.h"

/* The first four are the page's, and may change between frames as values become surer; the
 * decisions stay the same. */
struct review_view {
    const struct auction_review *review;
    const struct auction_held *held;
    const struct auction_course *course;
    const struct seats *seats;
    unsigned people;       /* bit p: player p is a person, whose decisions are gone through */
    bool goes_through_all; /* everybody's are */
    bool is_at_tile;       /* the words are about the tile chosen, not about the decision */
    unsigned judgement;    /* the decision at hand, of review->judgement */
    uint8_t tile, player;  /* the tile chosen, and for whom */
    struct board_pane pane;
};

enum { TARGET_WORTH = TARGET_OWN + 16 /* of a tile, to a player */ };

/* Begins at the first of the people's decisions that lost something for certain; else at their
 * first one, else at anybody's. */
void review_view_begin(struct review_view *view);

/* To be called before drawing: where the words are about the decision, so is the tile chosen; as
 * values become surer, another one can turn out to be the best. */
void review_view_follow(struct review_view *view);

/* The next decision (`by` 1) or the one before (-1), as far as there is one. */
void review_view_step(struct review_view *view, int by);

/* The next tile, or player, or the one before, round and round. */
void review_view_step_tile(struct review_view *view, int by);
void review_view_step_player(struct review_view *view, int by);

/* Goes through everybody's decisions, or those of the people alone again. */
bool review_view_has_others(const struct review_view *view);
void review_view_turn_all(struct review_view *view);

/* How many decisions are gone through, and which of them is at hand, from 0. */
unsigned review_view_count(const struct review_view *view);
unsigned review_view_place(const struct review_view *view);

/* Whether the gesture was for the view: a click on a worth, or anything on the board. */
bool review_view_point(struct review_view *view, const struct gesture *gesture);

/* The board's size. */
void review_view_zoom(struct review_view *view, int by);

/* Draws it all over `area`, at least 22 rows and 80 columns. */
void review_view_draw(struct review_view *view, struct canvas *canvas, struct area area,
                      const struct surroundings *around);

#endif
