#include "tui/advice/auction_review_page.h"

#include "language/language.h"
#include "thinking/reviewer.h"
#include "tui/practice/review_view.h"
#include "tui/table/table_bots.h"
#include "tui/widgets.h"
#include "wording/judgement_words.h"

#include <errno.h>
#include <stdlib.h>

/* Games played to their end: half a minute for two players, some for more. */
enum { PLAYOUTS = 8000 };

struct review_page {
    struct page page;
    struct review_view view;
    struct auction_course course;
    struct reviewer reviewer;
};

static struct review_page *auction_review_page_of(const struct page *page)
{
    return (struct review_page *)page;
}

static struct review_view *view_pressed(const struct press *press)
{
    return &auction_review_page_of(press->page)->view;
}

static void auction_review_draw(struct page *page, struct canvas *canvas,
                                const struct surroundings *around)
{
    struct review_page *review = auction_review_page_of(page);
    const struct reviewer *reviewer = &review->reviewer;
    struct sentence trust = review_words_progress(
        &reviewer->review, reviewer_is_busy(reviewer) ? VALUES_COME : VALUES_ARE_DONE);
    review_view_draw(&review->view, canvas, (struct area){1, 0, around->rows - 1, around->cols},
                     around);
    draw_heading(canvas, _("Review"), trust.text);
}

static void auction_review_step(const struct press *press)
{
    review_view_step(view_pressed(press), press->key == KEYS_UP ? -1 : 1);
}

static void step_tile(const struct press *press)
{
    review_view_step_tile(view_pressed(press), press->key == KEYS_LEFT ? -1 : 1);
}

static void step_player(const struct press *press)
{
    review_view_step_player(view_pressed(press), press->binding->arg);
}

static void turn_all(const struct press *press)
{
    review_view_turn_all(view_pressed(press));
}

static void zoom(const struct press *press)
{
    review_view_zoom(view_pressed(press), press->binding->arg);
}

static bool has_others(const struct page *page)
{
    return review_view_has_others(&auction_review_page_of(page)->view);
}

static bool has_sizes(const struct page *page)
{
    return !auction_review_page_of(page)->view.pane.in_glyphs;
}

static const struct page_key keys[] = {
    ROW(NULL, page_leave, 0, K_("table"), N_("Return to the table."), KEYS_ENTER, KEYS_ESCAPE, 'q',
        'r'),
    ROW(NULL, auction_review_step, 0, K_("decision"),
        N_("Go to the next or the previous decision."), KEYS_DOWN, KEYS_UP),
    ROW(NULL, step_tile, 0, K_("tile"),
        N_("See what the next or the previous tile would have been worth."), KEYS_LEFT, KEYS_RIGHT),
    ROW(NULL, step_player, 1, K_("player"), N_("The same for the next player."), KEYS_TAB),
    ROW(NULL, step_player, -1, NULL, N_("The same for the previous player."), KEYS_BACK_TAB),
    ROW(has_others, turn_all, 0, K_("others"),
        N_("Show or hide the decisions of computer players."), 'd'),
    ROW(has_sizes, zoom, 1, NULL, N_("Zoom in."), '+', '='),
    ROW(has_sizes, zoom, -1, NULL, N_("Zoom out."), '-'),
};

static bool auction_review_point(struct page *page, struct app *app, const struct gesture *gesture,
                                 const struct surroundings *around)
{
    (void)app, (void)around;
    return review_view_point(&auction_review_page_of(page)->view, gesture);
}

static bool tick(struct page *page, struct app *app, const struct surroundings *around)
{
    (void)app, (void)around;
    return reviewer_look(&auction_review_page_of(page)->reviewer);
}

static int auction_review_waits_for(const struct page *page)
{
    const struct reviewer *reviewer = &auction_review_page_of(page)->reviewer;
    return reviewer_is_busy(reviewer) ? reviewer_fd(reviewer) : -1;
}

static void auction_review_close(struct page *page)
{
    reviewer_close(&auction_review_page_of(page)->reviewer);
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Review"),
    .draw = auction_review_draw,
    PAGE_KEYS(keys),
    .point = auction_review_point,
    .tick = tick,
    .waits_for = auction_review_waits_for,
    .close = auction_review_close,
};

static unsigned people_of(const struct table *table)
{
    unsigned people = 0;
    for (unsigned player = 0; player < table->seats.count; player++)
        people |= table_plays_itself(table, player) ? 0 : 1u << player;
    return people;
}

struct page *auction_review_page(const struct table *table, size_t from)
{
    const struct session *session = &table->session;
    struct review_page *review = (struct review_page *)page_new(&kind, sizeof *review);
    if (review == NULL)
        return NULL;
    if (!reviewer_begin(&review->reviewer, &session->steps[from].before, PLAYOUTS, from)) {
        int why = errno;
        page_close(&review->page);
        errno = why;
        return NULL;
    }
    reviewer_take(&review->reviewer, session, from);
    review->course = table->course;
    review->view = (struct review_view){.review = &review->reviewer.review,
                                        .held = &review->reviewer.held,
                                        .course = &review->course,
                                        .seats = &table->seats,
                                        .people = people_of(table)};
    review_view_begin(&review->view);
    return &review->page;
}
