#include "tui/practice/review_view.h"

#include "language/language.h"
#include "tui/table/board_pane.h"
#include "tui/table/table_bots.h"
#include "tui/widgets.h"
#include "wording/training_words.h"

#include <errno.h>
#include <stdlib.h>

static bool is_gone_through(const struct review_view *view, unsigned judgement)
{
    return view->goes_through_all || view->people >> view->review->judgement[judgement].player & 1u;
}

unsigned review_view_place(const struct review_view *view)
{
    unsigned place = 0;
    for (unsigned j = 0; j < view->judgement; j++)
        place += is_gone_through(view, j);
    return place;
}

unsigned review_view_count(const struct review_view *view)
{
    unsigned count = 0;
    for (unsigned j = 0; j < view->review->judgements; j++)
        count += is_gone_through(view, j);
    return count;
}

/* The tile that a decision is about, and who decided. */
static void go_to(struct review_view *view, unsigned judgement)
{
    const struct judgement *judged = &view->review->judgement[judgement];
    view->judgement = judgement;
    view->tile = judged->tile;
    view->player = judged->player;
    view->is_at_tile = false;
}

void review_view_follow(struct review_view *view)
{
    if (!view->is_at_tile && view->judgement < view->review->judgements)
        go_to(view, view->judgement);
}

/* The first that is gone through and, where `is_sure`, lost something for certain; false if there
 * is none. */
static bool go_to_first(struct review_view *view, bool is_sure)
{
    for (unsigned j = 0; j < view->review->judgements; j++)
        if (is_gone_through(view, j) &&
            (!is_sure || !judgement_is_too_close(&view->review->judgement[j]))) {
            go_to(view, j);
            return true;
        }
    return false;
}

static void review_view_begin(struct review_view *view)
{
    if (go_to_first(view, true) || go_to_first(view, false))
        return;
    view->goes_through_all = true;
    go_to_first(view, false);
}

/* The page. */

static struct review_page *review_of(const struct page *page)
{
    return (struct review_page *)page;
}

static struct review_view *view_pressed(const struct press *press)
{
    return &review_of(press->page)->view;
}

void review_deed_step(const struct press *press)
{
    struct review_view *view = view_pressed(press);
    unsigned by = press->key == KEYS_UP ? -1u : 1, at = view->judgement + by;
    while (at < view->review->judgements && !is_gone_through(view, at))
        at += by;
    if (at < view->review->judgements)
        go_to(view, at);
    view->is_at_tile = false;
}

void review_deed_step_tile(const struct press *press)
{
    struct review_view *view = view_pressed(press);
    unsigned tiles = view->review->tiles, by = press->key == KEYS_LEFT ? tiles - 1 : 1;
    view->tile = (uint8_t)((view->tile + by) % tiles);
    view->is_at_tile = true;
}

void review_deed_step_player(const struct press *press)
{
    struct review_view *view = view_pressed(press);
    unsigned players = view->review->players;
    view->player = (uint8_t)((view->player + players + (unsigned)press->binding->arg) % players);
    view->is_at_tile = true;
}

void review_deed_turn_all(const struct press *press)
{
    struct review_view *view = view_pressed(press);
    view->goes_through_all = !view->goes_through_all;
    if (view->review->judgements > 0 && !is_gone_through(view, view->judgement))
        go_to_first(view, false);
}

void review_deed_numbers(const struct press *press)
{
    struct review_view *view = view_pressed(press);
    view->shows_numbers = !view->shows_numbers;
}

bool review_page_has_others(const struct page *page)
{
    const struct review_view *view = &review_of(page)->view;
    for (unsigned j = 0; j < view->review->judgements; j++)
        if (!(view->people >> view->review->judgement[j].player & 1u))
            return true;
    return false;
}

bool review_page_point(struct page *page, struct app *app, const struct gesture *gesture,
                       const struct surroundings *around)
{
    struct review_view *view = &review_of(page)->view;
    (void)app, (void)around;
    if (!gesture_clicks(gesture, TARGET_WORTH))
        return turn_pair_point(&view->turns, review_view_game_of(view), gesture);
    view->tile = (uint8_t)(gesture->target.which / PLAYERS_MAX);
    view->player = (uint8_t)(gesture->target.which % PLAYERS_MAX);
    view->is_at_tile = true;
    return true;
}

int review_page_waits_for(const struct page *page)
{
    const struct reviewer *reviewer = &review_of(page)->reviewer;
    return reviewer_is_busy(reviewer) ? reviewer_fd(reviewer) : -1;
}

void review_page_take(struct review_page *review, const struct table *table, size_t from)
{
    reviewer_take(&review->reviewer, &table->session, from);
    review->account = *table->account;
    review->view = (struct review_view){.review = &review->reviewer.review,
                                        .held = &review->reviewer.held,
                                        .account = &review->account,
                                        .seats = &table->seats,
                                        .people = table_mask_of_people(table)};
    review_view_begin(&review->view);
}

void review_page_go_to_first(struct review_page *review)
{
    go_to_first(&review->view, false);
}

void review_page_draw(struct review_page *review, const char *heading, struct canvas *canvas,
                      const struct surroundings *around)
{
    const struct reviewer *reviewer = &review->reviewer;
    struct sentence trust = review_words_progress(
        &reviewer->review, reviewer_is_busy(reviewer) ? VALUES_COME : VALUES_ARE_DONE);
    review_view_draw(&review->view, canvas, (struct area){1, 0, around->rows - 1, around->cols},
                     around);
    draw_heading(canvas, heading, trust.text);
}

/* Over the table. */

static void auction_review_draw(struct page *page, struct canvas *canvas,
                                const struct surroundings *around)
{
    review_page_draw(review_of(page), _("Review"), canvas, around);
}

static const struct page_key keys[] = {
    ROW(NULL, page_leave, 0, K_("table"), N_("Return to the table."), KEYS_ENTER, KEYS_ESCAPE, 'q',
        'r'),
    REVIEW_STEPS,
    ROW(review_page_has_others, review_deed_turn_all, 0, K_("others"),
        N_("Show or hide the decisions of computer players."), 'd'),
    REVIEW_SIZES,
};

static bool auction_review_tick(struct page *page, struct app *app,
                                const struct surroundings *around)
{
    (void)app, (void)around;
    return reviewer_look(&review_of(page)->reviewer);
}

static void auction_review_close(struct page *page)
{
    reviewer_close(&review_of(page)->reviewer);
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Review"),
    .draw = auction_review_draw,
    PAGE_KEYS(keys),
    .point = review_page_point,
    .tick = auction_review_tick,
    .waits_for = review_page_waits_for,
    .close = auction_review_close,
};

struct page *auction_review_page(const struct table *table, size_t from)
{
    enum { PLAYOUTS = 8000 }; /* half a minute for two players, some for more */
    struct review_page *review = (struct review_page *)page_new(&kind, sizeof *review);
    if (review == NULL)
        return NULL;
    if (!reviewer_begin(&review->reviewer, &table->session.steps[from].before, PLAYOUTS, from)) {
        int why = errno;
        page_close(&review->page);
        errno = why;
        return NULL;
    }
    review_page_take(review, table, from);
    return &review->page;
}
