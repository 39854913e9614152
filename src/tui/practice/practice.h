/* The page of practice. A session is one auction after another, each held at a table of the game,
 * which is a page inside this one, and then reviewed. The table does not know of the practice. The
 * position of a day and those of games played may be turns: a session has one or several of them,
 * or both. */
#ifndef BASTIDE_TUI_PRACTICE_H
#define BASTIDE_TUI_PRACTICE_H

#include "play/problem.h"
#include "thinking/judging.h"
#include "thinking/practice_source.h"
#include "training/drill.h"
#include "training/fault.h"
#include "training/practice_plan.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/practice/estimating.h"
#include "tui/practice/review_view.h"
#include "tui/table/stage.h"
#include "tui/views/judged_turn.h"
#include "tui/widgets.h"
#include "wording/puzzle_words.h"

/* What happens at the moment. */
enum practice_state {
    PRACTICE_SEEKS,   /* the next position is being looked for */
    PRACTICE_PLAYS,   /* the auction is held, or the turn played */
    PRACTICE_ASKS,    /* people estimate first */
    PRACTICE_GUESSES, /* a person says what is wrong with the opponent, or is told that there is
                         no review yet */
    PRACTICE_REVIEWS, /* and it is reviewed */
    PRACTICE_ENDS,    /* the total is shown */
};

struct practice {
    struct review_page review; /* and the page */
    struct practice_plan plan; /* without positions that come again: they are the source's */
    struct practice_source *source;
    enum practice_state state;
    unsigned number; /* of the auction, from 0, */
    unsigned count;  /* of so many; 0: without end */
    struct practice_origin origin;
    enum practice_drill drill; /* that the auction began with; NONE: it is a whole one */
    struct table *table;       /* where it is held; NULL: none has begun */
    bool is_again;             /* it has been held before, so it does not count */
    bool is_entered;           /* it is in the total and the history */
    bool is_leaving;           /* whether to leave is being asked */
    bool is_turn;              /* it is a turn, not an auction: */
    struct turn_pair pair;     /* how it is shown, */
    struct analyser *analyser; /* what is at work on it, or NULL; */
    struct judgement judged;   /* and what has been found */
    struct losses turns;       /* of all turns so far */
    struct estimating estimating;
    bool is_told;           /* what is wrong with an opponent whose fault was to be found, */
    enum player_fault said; /* after this was said */
    struct practice_total total;
    long long began;      /* seconds since 1970: what was practised before is compared with */
    long long dead_until; /* keys before this time were meant for the table */
    unsigned beat;        /* of the sign that a position is being looked for */
    struct passage card;  /* of the day; empty before the answer */
};

static inline struct practice *practice_pressed(const struct press *press)
{
    return (struct practice *)press->page;
}

/* Whether the last decision can be taken back: it was a person's, and nobody has decided since. */
bool practice_can_undo(const struct practice *practice);

/* practice_turn.c: turns. The turn is over: begins to judge it. False where memory or threads run
 * out. */
bool practice_turn_review(struct practice *practice);

/* Takes up what was found; whether there was anything. Whether more is to come. Waits for all of
 * it, where `practice` is at the position of a day: it counts even for somebody who leaves. */
bool practice_turn_look(struct practice *practice);
bool practice_turn_is_busy(const struct practice *practice);
void practice_settle(struct practice *practice);

/* Enters the turn judged into the history. False: `problem` says why. */
bool practice_turn_enter(struct practice *practice, struct problem *problem);

/* The turn judged, as it is shown. */
struct judged_turn practice_turn_judged(const struct practice *practice);

/* Whether the person has answered the position of the day; the card of the answer, if there is
 * one. */
bool practice_day_is_answered(const struct practice *practice);
void practice_day_find_card(struct practice *practice);

/* practice_fault.c: the opponent with a fault. Whether it is still to be found; after the auction
 * that was held last. */
bool practice_seeks_fault(const struct practice *practice);
bool practice_is_last(const struct practice *practice);

/* The task as a line; what a person is asked or told after an auction. */
struct sentence practice_fault_task(const struct practice *practice);
struct sentence practice_fault_words(const struct practice *practice);

/* Deed: says what is wrong, the answer with the binding's number. */
void practice_deed_guess(const struct press *press);

/* Goes on to the review of the auction that was held, or to what is asked before. */
void practice_review(struct practice *practice, long long now);

/* Deeds: on to the next auction, or to the total; the same once more; straight to the total, or
 * where nothing has been practised out of the page. */
void practice_deed_go_on(const struct press *press);
void practice_deed_repeat(const struct press *press);
void practice_deed_end(const struct press *press);

/* practice_page.c: its keys. */
size_t practice_bindings(struct page *page, struct binding bindings[BINDINGS_MAX]);
bool practice_owns(const struct binding *binding);

/* practice_draw.c: how it looks; practice_total.c: the total at its end, or the card of a day. */
void practice_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);
void practice_draw_card(const struct practice *practice, struct canvas *canvas,
                        const struct surroundings *around);
void practice_draw_total(const struct practice *practice, struct canvas *canvas,
                         const struct surroundings *around);

#endif
