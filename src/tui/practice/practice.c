#include "tui/practice/practice.h"
#include "history/history.h"
#include "language/language.h"
#include "play/given_moves.h"
#include "play/session.h"
#include "play/start.h"
#include "tui/pages.h"
#include "tui/table/table_bots.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

/* Looks up what they lost on average before `until` (seconds since 1970), if there is a history. */
static void compare_total(struct practice_total *total, long long until)
{
    struct training_entries entries;
    struct problem nobody_listens;
    if (!training_log_read(&entries, &nobody_listens))
        return;
    for (unsigned p = 0; p < total->people; p++) {
        struct person_total *person = &total->person[p];
        person->before =
            training_average_of(&entries, training_log_spelling(&entries, person->name),
                                DECISION_KINDS_COUNT, 0, until);
    }
    training_entries_free(&entries);
}

/* From one auction to the next. */

/* Begins. */

/* A table for the session, in the place of the one before: without advice, which is what practice
 * is about. False, with the session closed, where memory runs out. */
static bool change_table(struct practice *practice, struct session *session)
{
    session->head.changed_aids &= (uint16_t)~AIDS_ADVICE;
    struct table *table = (struct table *)table_page(session);
    if (table == NULL) {
        session_close(session);
        return false;
    }
    if (practice->table != NULL)
        page_close(&practice->table->page);
    practice->table = table;
    return true;
}

static bool begin_auction(struct practice *practice, struct problem *problem)
{
    struct session session;
    if (!practice_source_session(practice->source, practice->number, &session, &practice->origin,
                                 problem))
        return false;
    if (!change_table(practice, &session))
        return problem_say_lack(problem);
    uint64_t seed = practice->origin.wish.seed + practice->origin.bazaar;
    uint8_t drill = practice->origin.wish.drill;
    practice->drill =
        practice_drill_is_due(drill, table_game(practice->table)) ? drill : DRILL_NONE;
    practice->is_entered = false;
    practice->is_again = practice_day_is_answered(practice);
    practice->is_turn = given_moves_begin_turn(&practice->table->session);
    practice->state = PRACTICE_PLAYS;
    return practice->is_turn ||
           reviewer_begin(&practice->review.reviewer, auction_revealed(&practice->table->session),
                          practice->plan.playouts, seed) ||
           problem_say_lack(problem);
}

/* To the current auction, as soon as there is a position for it. Returns whether there is now. */
static bool practice_seek(struct practice *practice, struct app *app)
{
    struct problem problem;
    practice_source_prepare(practice->source, practice->number);
    if (!practice_source_is_ready(practice->source, practice->number))
        return false;
    if (!begin_auction(practice, &problem)) {
        app_say(app, problem.text);
        practice->state = PRACTICE_ENDS;
    } else if (practice->is_again) {
        app_say(app, puzzle_words_answered());
    } else if (practice_wish_has_fault(&practice->origin.wish)) {
        app_say(app, practice_fault_task(practice).text);
    }
    return true;
}

/* Ends. */

/* Whether what was decided last can still be taken back: it was a person's decision about a
 * tile, and nobody has decided since. */
static bool can_take_back(const struct practice *practice)
{
    const struct session *session = &practice->table->session;
    const struct step *last = &session->steps[session->made - 1];
    return session->made > session->given && last->actor != ACTOR_CHANCE &&
           auction_is_open(&last->before) && !table_plays_itself(practice->table, last->actor);
}

bool practice_can_undo(const struct practice *practice)
{
    return can_take_back(practice) && table_can_undo(practice->table);
}

static void review_turn(struct practice *practice, struct app *app, long long now)
{
    practice->state = PRACTICE_REVIEWS;
    practice->dead_until = now + KEY_GUARD;
    if (practice_turn_review(practice))
        return;
    app_say(app, problem_of_lack(errno));
    practice->state = PRACTICE_ENDS;
}

void practice_review(struct practice *practice, long long now)
{
    bool seeks_fault = practice_seeks_fault(practice);
    practice->dead_until = now + KEY_GUARD;
    if (seeks_fault && !practice_is_last(practice)) {
        practice->total.auctions += !practice->is_again;
        practice->state = PRACTICE_GUESSES;
        return;
    }
    review_page_take(&practice->review, practice->table, auction_reveal(&practice->table->session));
    if (practice->drill != DRILL_NONE)
        review_page_go_to_first(&practice->review);
    bool asks = practice->plan.estimates && !practice->is_again && !seeks_fault;
    estimating_begin(&practice->estimating, asks ? practice->review.view.people : 0);
    practice->state = seeks_fault                      ? PRACTICE_GUESSES
                      : practice->estimating.left != 0 ? PRACTICE_ASKS
                                                       : PRACTICE_REVIEWS;
}

/* After anything that was done at the table: goes on to the review where nothing is left to decide
 * or to take back. */
static void practice_follow(struct practice *practice, struct app *app, long long now)
{
    if (practice->state != PRACTICE_PLAYS)
        return;
    if (practice->is_turn) {
        if (given_moves_end_turn(&practice->table->session))
            review_turn(practice, app, now);
        return;
    }
    reviewer_rest(&practice->review.reviewer, table_bots_waits_for(practice->table) >= 0);
    if (auction_is_decided(table_game(practice->table)) && !practice_can_undo(practice) &&
        table_is_bare(practice->table))
        practice_review(practice, now);
}

/* One that nobody waited for says nothing. */
static void enter_turn(struct practice *practice, struct app *app)
{
    struct problem problem;
    if (practice->analyser == NULL || practice_turn_is_busy(practice))
        return;
    if (!practice_turn_enter(practice, &problem) && app != NULL)
        app_say(app, problem.text);
}

static void enter_player(struct practice *practice, unsigned player, struct app *app)
{
    const struct reviewer *reviewer = &practice->review.reviewer;
    const struct session *session = &practice->table->session;
    struct problem problem;
    practice_total_add(&practice->total, &reviewer->review, player, session->head.name[player]);
    if (!training_log_enter(&reviewer->review, &reviewer->held, &practice->origin, session, player,
                            practice->estimating.own[player], &problem) &&
        app != NULL)
        app_say(app, problem.text);
}

static void enter_auction(struct practice *practice, struct app *app)
{
    struct reviewer *reviewer = &practice->review.reviewer;
    reviewer_settle(reviewer);
    if (reviewer_is_busy(reviewer)) /* no verdict depends on when somebody leaves */
        auction_review_begin(&reviewer->review, &reviewer->held);
    practice->total.auctions++;
    for (unsigned player = 0; player < practice->table->seats.count; player++)
        if (practice->review.view.people >> player & 1u)
            enter_player(practice, player, app);
}

/* Enters what was reviewed into the total and the history, once, and an auction without verdicts if
 * more games are still to be played for them. What went wrong goes to app_say, if there is an
 * `app`. */
static void practice_enter(struct practice *practice, struct app *app)
{
    if (practice->state != PRACTICE_REVIEWS || practice->is_again || practice->is_entered)
        return;
    practice->is_entered = true;
    if (practice->plan.is_daily)
        practice_settle(practice);
    if (practice->is_turn)
        enter_turn(practice, app);
    else
        enter_auction(practice, app);
    practice_day_find_card(practice);
}

/* What comes next. */

static void end(struct practice *practice)
{
    compare_total(&practice->total, practice->began);
    practice->state = PRACTICE_ENDS;
}

void practice_deed_end(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    practice_enter(practice, press->app);
    practice->is_leaving = false;
    if (practice->total.auctions == 0 && practice->turns.decisions == 0 &&
        !practice_day_is_answered(practice))
        app_close(press->app);
    else
        end(practice);
}

void practice_deed_go_on(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    practice_enter(practice, press->app);
    practice->is_again = false; /* of the next */
    if (practice_is_last(practice)) {
        end(practice);
        return;
    }
    practice->number++;
    practice->state = PRACTICE_SEEKS;
    practice_seek(practice, press->app);
}

/* At the same table, as it stood when play began. */
void practice_deed_repeat(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    struct table *table = practice->table;
    struct reviewer *reviewer = &practice->review.reviewer;
    struct problem problem;
    practice_enter(practice, press->app);
    if (!session_go_back(&table->session, table->session.given, &problem)) {
        app_say(press->app, problem.text);
        return;
    }
    table->session.known = table->session.made; /* nothing of it comes back */
    table_begin(table);
    practice->is_again = true;
    practice->state = PRACTICE_PLAYS;
    analyser_free(practice->analyser);
    practice->analyser = NULL;
    if (!practice->is_turn && !reviewer_begin(reviewer, auction_revealed(&table->session),
                                              practice->plan.playouts, reviewer->seed))
        app_say(press->app, problem_of_lack(errno));
}

/* The page. */

static struct page *table_of(struct page *page)
{
    return &((struct practice *)page)->table->page;
}

static bool is_at_table(const struct page *page)
{
    return ((const struct practice *)page)->state == PRACTICE_PLAYS;
}

static void practice_act(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    bool is_over = practice->state == PRACTICE_REVIEWS || practice->state == PRACTICE_ASKS ||
                   practice->state == PRACTICE_GUESSES;
    bool is_dead = is_over && press->around->now < practice->dead_until;
    if (is_dead)
        return;
    if (!is_at_table(press->page) || practice_owns(press->binding)) {
        press->binding->deed(press); /* which may close the page */
        return;
    }
    struct page *table = table_of(press->page);
    table->kind->act(&(struct press){table, press->app, press->binding, press->key, press->around});
    practice_follow(practice, press->app, press->around->now);
}

static bool practice_type(struct page *page, struct app *app, uint32_t key,
                          const struct surroundings *around)
{
    struct practice *practice = (struct practice *)page;
    if (practice->state == PRACTICE_ASKS)
        return around->now >= practice->dead_until && estimating_type(&practice->estimating, key);
    return is_at_table(page) && !practice->is_leaving &&
           table_of(page)->kind->type(table_of(page), app, key, around);
}

static bool practice_point(struct page *page, struct app *app, const struct gesture *gesture,
                           const struct surroundings *around)
{
    struct practice *practice = (struct practice *)page;
    if (practice->state == PRACTICE_REVIEWS && practice->is_turn)
        return turn_pair_point(&practice->pair, practice_turn_judged(practice).before, gesture);
    if (practice->state == PRACTICE_REVIEWS)
        return review_page_point(page, app, gesture, around);
    if (!is_at_table(page) || practice->is_leaving)
        return false;
    bool meant = table_of(page)->kind->point(table_of(page), app, gesture, around);
    practice_follow(practice, app, around->now);
    return meant;
}

enum { BEAT = 400 /* milliseconds */ };

/* The sign that a position is being looked for. */
static bool beat(struct practice *practice, long long now)
{
    unsigned before = practice->beat;
    practice->beat = (unsigned)(now / BEAT);
    return practice->beat != before;
}

static bool tick_review(struct practice *practice, struct app *app)
{
    struct reviewer *reviewer = &practice->review.reviewer;
    bool has_changed = practice->is_turn ? practice_turn_look(practice) : reviewer_look(reviewer);
    if (!(practice->is_turn ? practice_turn_is_busy(practice) : reviewer_is_busy(reviewer)))
        practice_enter(practice, app);
    return has_changed;
}

static bool practice_tick(struct page *page, struct app *app, const struct surroundings *around)
{
    struct practice *practice = (struct practice *)page;
    bool has_changed = false;
    switch (practice->state) {
    case PRACTICE_SEEKS:
        has_changed = beat(practice, around->now);
        return practice_seek(practice, app) || has_changed;
    case PRACTICE_PLAYS:
        if (!practice->is_leaving)
            has_changed = table_of(page)->kind->tick(table_of(page), app, around);
        practice_follow(practice, app, around->now);
        return has_changed || practice->state != PRACTICE_PLAYS;
    case PRACTICE_GUESSES:
        return practice_is_last(practice) && reviewer_look(&practice->review.reviewer);
    case PRACTICE_ASKS:
        return reviewer_look(&practice->review.reviewer);
    case PRACTICE_REVIEWS:
        return tick_review(practice, app);
    case PRACTICE_ENDS:
        break;
    }
    return false;
}

static int patience(const struct page *page, long long now)
{
    const struct practice *practice = (const struct practice *)page;
    switch (practice->state) {
    case PRACTICE_SEEKS:
        return patience_until((now / BEAT + 1) * BEAT, now);
    case PRACTICE_PLAYS:
        return practice->is_leaving
                   ? REST
                   : practice->table->page.kind->patience(&practice->table->page, now);
    case PRACTICE_ASKS:
    case PRACTICE_GUESSES:
    case PRACTICE_REVIEWS:
    case PRACTICE_ENDS:
        break;
    }
    return REST;
}

static int practice_waits_for(const struct page *page)
{
    const struct practice *practice = (const struct practice *)page;
    switch (practice->state) {
    case PRACTICE_SEEKS:
        return practice_source_fd(practice->source);
    case PRACTICE_PLAYS:
        return practice->is_leaving ? -1 : table_bots_waits_for(practice->table);
    case PRACTICE_GUESSES:
        return practice_is_last(practice) ? review_page_waits_for(page) : -1;
    case PRACTICE_ASKS:
    case PRACTICE_REVIEWS:
        if (practice->is_turn)
            return practice_turn_is_busy(practice) ? job_fd(&practice->analyser->job) : -1;
        return review_page_waits_for(page);
    case PRACTICE_ENDS:
        break;
    }
    return -1;
}

static void practice_resume(struct page *page)
{
    if (is_at_table(page))
        table_of(page)->kind->resume(table_of(page));
}

/* Leaving in the middle of a review counts: the auction was held. */
static void practice_close(struct page *page)
{
    struct practice *practice = (struct practice *)page;
    if (practice->state == PRACTICE_ASKS)
        practice->state = PRACTICE_REVIEWS;
    practice_enter(practice, NULL);
    analyser_free(practice->analyser);
    reviewer_close(&practice->review.reviewer);
    practice_source_free(practice->source);
    if (practice->table != NULL)
        page_close(&practice->table->page);
    free(practice);
}

static const struct page_kind practice_kind = {
    .name = N_("Practice"),
    .draw = practice_draw,
    .bindings = practice_bindings,
    .act = practice_act,
    .type = practice_type,
    .point = practice_point,
    .tick = practice_tick,
    .patience = patience,
    .waits_for = practice_waits_for,
    .close = practice_close,
    .resume = practice_resume,
};

struct page *practice_page_of(const struct practice_plan *plan, struct problem *problem)
{
    struct practice *practice = (struct practice *)page_new(&practice_kind, sizeof *practice);
    if (practice == NULL) {
        problem_say(problem, "%s", _("Not enough memory for that."));
        return NULL;
    }
    practice->plan = *plan;
    practice->plan.again = NULL;
    practice->plan.agains = 0;
    practice->began = (long long)time(NULL);
    practice_day_find_card(practice);
    practice->source = practice_source_new(plan, problem);
    if (practice->source == NULL) {
        practice_close(&practice->review.page);
        return NULL;
    }
    practice->count = practice_source_count(practice->source);
    practice_source_prepare(practice->source, 0);
    return &practice->review.page;
}

struct page *daily_page(struct problem *problem)
{
    struct practice_plan plan = daily_plan(daily_of((long long)time(NULL)), NULL);
    return practice_page_of(&plan, problem);
}
