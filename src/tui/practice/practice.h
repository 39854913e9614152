/* The pages of practice: the session, its setup, and progress.
 *
 * A session is one auction after another, each held at a table of the game, which is a page inside
 * this one, and then reviewed. The table does not know of the practice. */
#ifndef BASTIDE_TUI_PRACTICE_H
#define BASTIDE_TUI_PRACTICE_H

#include "play/problem.h"
#include "thinking/practice_source.h"
#include "training/practice_plan.h"
#include "training/progress.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/practice/review_view.h"
#include "tui/table/stage.h"
#include "tui/widgets.h"

/* What happens at the moment. */
enum practice_state {
    PRACTICE_SEEKS,   /* the next position is being looked for */
    PRACTICE_PLAYS,   /* the auction is held */
    PRACTICE_REVIEWS, /* and reviewed */
    PRACTICE_ENDS,    /* the total is shown */
};

struct practice {
    struct review_page review; /* and the page */
    struct practice_plan plan; /* without positions that come again: they are the source's */
    struct training_exercise exercise; /* the plan's, if it has one */
    struct practice_source *source;
    enum practice_state state;
    unsigned number; /* of the auction, from 0, */
    unsigned count;  /* of so many; 0: without end */
    struct practice_origin origin;
    struct table *table; /* where it is held; NULL: none has begun */
    bool is_again;       /* it has been held before, so it does not count */
    bool is_entered;     /* it is in the total and the history */
    bool is_leaving;     /* whether to leave is being asked */
    struct practice_total total;
    long long began;      /* seconds since 1970: what was practised before is compared with */
    long long dead_until; /* keys before this time were meant for the table */
    unsigned beat;        /* of the sign that a position is being looked for */
};

static inline struct practice *practice_pressed(const struct press *press)
{
    return (struct practice *)press->page;
}

/* Whether the last decision can be taken back: it was a person's, and nobody has decided since. */
bool practice_can_undo(const struct practice *practice);

/* Goes on to the review of the auction that was held. */
void practice_review(struct practice *practice, long long now);

/* Deeds: on to the next auction, or to the total; the same once more; straight to the total, or
 * where nothing has been practised out of the page. */
void practice_deed_go_on(const struct press *press);
void practice_deed_repeat(const struct press *press);
void practice_deed_end(const struct press *press);

/* practice_page.c: its keys, and how it looks. */
size_t practice_bindings(struct page *page, struct binding bindings[BINDINGS_MAX]);
bool practice_owns(const struct binding *binding);
void practice_draw(struct page *page, struct canvas *canvas, const struct surroundings *around);

/* A session by that plan, of which the path alone must last as long as the page. NULL, with
 * `problem`: the plan cannot be followed, such as with a record without bazaars. */
struct page *practice_page_of(const struct practice_plan *plan, struct problem *problem);

/* An exercise for the person of that name, otherwise as practised the last time. */
struct page *practice_exercise_page(const struct training_exercise *exercise, const char *name,
                                    struct problem *problem);

/* Asks what to practise: as the last time, so that Enter begins. */
struct page *practice_setup_page(void);

/* The page of progress: how much decisions of practice lose, over days or weeks and by kind; below
 * it what is misjudged most, each with an exercise. */

/* Opens practice of an exercise for the player of that name; NULL, with `problem`: it cannot. */
typedef struct page *exercise_opener(const struct training_exercise *exercise, const char *name,
                                     struct problem *problem);

/* The page of a player, or of the one who practised last where `name` is NULL or has not practised
 * yet, at the time `now` (seconds since 1970). `open` NULL: there are no exercises. */
struct page *progress_page(const char *name, long long now, exercise_opener *open);

/* progress_draw.c: how it is drawn. */

/* What it shows of one player. */
struct progress_view {
    const char *name;
    unsigned people; /* who have practised here */
    unsigned kind;   /* the chosen kind of decision, or DECISION_KINDS_COUNT */
    struct training_trend trend;
    struct training_weakness weakness[WEAKNESSES_MAX];
    unsigned weaknesses;
    struct list list; /* of them */
    unsigned due;
};

enum progress_target { TARGET_KIND = TARGET_OWN, TARGET_WEAKNESS };

extern const struct list_kind weakness_list;

/* Whether a kind is among those to choose from: all are, of which there are decisions. */
bool progress_view_has(const struct progress_view *view, unsigned kind);

/* `problem`: why there is no history; "": there is. */
void progress_draw(struct progress_view *view, const char *problem, struct canvas *canvas,
                   const struct surroundings *around);

/* The chart of progress: for each day or week a column as high as the average loss per decision. */

/* Draws a kind of decision (DECISION_KINDS_COUNT: all) over `area`, of at least TREND_CHART_ROWS
 * rows, with the scale at the left and dates below: two heights a row where the terminal shows
 * painted tiles, else one. Spans without decisions have a dot. */
enum { TREND_CHART_ROWS = 5 };
void trend_chart_draw(struct canvas *canvas, struct area area, const struct training_trend *trend,
                      unsigned kind, const struct surroundings *around);

#endif
