/* The review of an auction to go through: who got what and what it was worth to each player, the
 * decisions one by one with the verdict on each, and on the board where the tile in question would
 * have gone. It is a page over the table, and a part of practice. */
#ifndef BASTIDE_TUI_REVIEW_VIEW_H
#define BASTIDE_TUI_REVIEW_VIEW_H

#include "sets/bazaars/facts_auction.h"
#include "thinking/judging.h"
#include "training/auction_review.h"
#include "tui/table/table.h"
#include "tui/views/turn_pair.h"

/* The first four may change between frames as values become surer; the decisions stay the same. */
struct review_view {
    const struct auction_review *review;
    const struct auction_held *held;
    const struct auction_account *account;
    const struct seats *seats;
    unsigned people;        /* bit p: player p is a person, whose decisions are gone through */
    bool goes_through_all;  /* those of all players are */
    bool shows_numbers;     /* what tiles are worth, and the parts of the difference */
    bool is_at_tile;        /* the words are about the tile chosen, not about the decision */
    unsigned judgement;     /* the current decision, of review->judgement */
    uint8_t tile, player;   /* the tile chosen, and for whom */
    struct turn_pair turns; /* with the tile chosen, and the best other one */
    struct sentence remark; /* said below the summary, or empty: what people estimated */
};

/* What pages with a review begin with. */
struct review_page {
    struct page page;
    struct reviewer reviewer;
    struct auction_account account;
    struct review_view view;
};

/* The review of the auction that the table shows the results of, over the table. `from`: so many
 * moves led to the reveal, that included. NULL where memory or threads run out. */
struct page *auction_review_page(const struct table *table, size_t from);

/* The auction is over that the reviewer began with: begins at the first of the people's decisions
 * that lost something for certain; else at their first one, else at anybody's. */
void review_page_take(struct review_page *review, const struct table *table, size_t from);

/* To the first decision of people, as in a drill, whose decision it is. */
void review_page_go_to_first(struct review_page *review);

void review_page_draw(struct review_page *review, const char *heading, struct canvas *canvas,
                      const struct surroundings *around);

/* Whether the gesture was for the view: a click on a worth, or anything on the board. */
bool review_page_point(struct page *page, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around);

/* What is waited for: a file descriptor, or -1. */
int review_page_waits_for(const struct page *page);

/* Deeds: to the next decision or, with the key up, the one before, as far as there is one; to the
 * next tile or, with the key left, the one before, and `arg` players on, wrapping around; to go
 * through the decisions of all players, or only of people again; to zoom by `arg`. */
void review_deed_step(const struct press *press);
void review_deed_step_tile(const struct press *press);
void review_deed_step_player(const struct press *press);
void review_deed_turn_all(const struct press *press);
void review_deed_zoom(const struct press *press);

/* To show or hide the numbers behind the reason. */
void review_deed_numbers(const struct press *press);

/* To show the other of the two turns, where one is shown at a time; and how the game goes on from
 * both (line_page). */
void review_deed_switch(const struct press *press);
void review_deed_play_on(const struct press *press);

/* Whether there are decisions of computer players, another turn that is not
 * shown, and lines to play on. */
bool review_page_has_others(const struct page *page);
bool review_page_has_other_turn(const struct page *page);
bool review_page_has_lines(const struct page *page);

/* Rows of the keys that every review has. */
#define REVIEW_STEPS                                                                               \
    ROW(NULL, review_deed_numbers, 0, K_("numbers"),                                               \
        N_("Show or hide the numbers behind the reason."), 'n'),                                   \
        ROW(review_page_has_other_turn, review_deed_switch, 0, K_("other turn"),                   \
            N_("Show the turn with the other tile."), 'b'),                                        \
        ROW(review_page_has_lines, review_deed_play_on, 0, K_("play it on"),                       \
            N_("See how the game may go on."), 'p'),                                               \
        ROW(NULL, review_deed_step, 0, K_("decision"),                                             \
            N_("Go to the next or the previous decision."), KEYS_UP, KEYS_DOWN),                   \
        ROW(NULL, review_deed_step_tile, 0, K_("tile"),                                            \
            N_("See what the next or the previous tile would have been worth."), KEYS_LEFT,        \
            KEYS_RIGHT),                                                                           \
        ROW(NULL, review_deed_step_player, 1, K_("player"), N_("The same for the next player."),   \
            KEYS_TAB),                                                                             \
        ROW(NULL, review_deed_step_player, -1, NULL, N_("The same for the previous player."),      \
            KEYS_BACK_TAB)
#define REVIEW_SIZES                                                                               \
    ROW(NULL, review_deed_zoom, 1, NULL, N_("Zoom in."), '+', '='),                                \
        ROW(NULL, review_deed_zoom, -1, NULL, N_("Zoom out."), '-')

/* How many decisions are gone through, and which of them is the current one, from 0. */
unsigned review_view_count(const struct review_view *view);
unsigned review_view_place(const struct review_view *view);

/* Where the words are about the decision, so is the tile chosen; as values become surer, another
 * one can turn out to be the best. */
void review_view_follow(struct review_view *view);

/* review_draw.c: draws it all over `area`, at least 22 rows and 80 columns. */
enum { TARGET_WORTH = TARGET_OWN + 16 /* of a tile, to a player */ };
enum { REVIEW_WIDE_FROM = 120 /* columns: the board is beside all the rest */ };
void review_view_draw(struct review_view *view, struct canvas *canvas, struct area area,
                      const struct surroundings *around);

/* review_board.c: the turns with the tile chosen and the best other one. */
void review_board_draw(struct review_view *view, struct canvas *canvas, struct area area,
                       const struct surroundings *around);

/* The game in which the tile chosen would have been in hand; the board at the reveal where that is
 * not known. */
const struct game *review_view_game_of(const struct review_view *view);

/* review_grid.c: what every tile is worth to every player, a line for each player, two lines above
 * them that say what the columns are, and below them what the marks mean. Returns the rows taken.
 */
int review_grid_draw(struct review_view *view, struct canvas *canvas, struct area area);

/* The least columns it needs: numbers in short, and of the players their letters. */
int review_grid_cols(struct review_view *view);

#endif
