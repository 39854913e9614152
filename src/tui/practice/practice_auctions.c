/* How practice goes from one auction to the next. */
#include "tui/practice/practice.h"

#include "language/language.h"
#include "play/bot_seats.h"
#include "play/training_log.h"
#include "tui/table/table_bots.h"

#include <errno.h>
#include <string.h>
#include <time.h>

static const struct record_head *head_of(const struct practice *practice)
{
    return &practice->table->session.head;
}

unsigned practice_people(const struct practice *practice)
{
    unsigned people = 0;
    for (unsigned player = 0; player < practice->table->seats.count; player++)
        people |= (unsigned)!table_plays_itself(practice->table, player) << player;
    return people;
}

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
    practice->is_entered = false;
    practice->state = PRACTICE_PLAYS;
    return reviewer_begin(&practice->reviewer, table_game(practice->table), practice->plan.playouts,
                          seed) ||
           problem_say_lack(problem);
}

bool practice_seek(struct practice *practice, struct app *app)
{
    struct problem problem;
    practice_source_prepare(practice->source, practice->number);
    if (!practice_source_is_ready(practice->source, practice->number))
        return false;
    if (!begin_auction(practice, &problem)) {
        app_say(app, problem.text);
        practice->state = PRACTICE_ENDS;
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

void practice_follow(struct practice *practice, long long now)
{
    if (practice->state != PRACTICE_PLAYS)
        return;
    reviewer_rest(&practice->reviewer, table_bots_waits_for(practice->table) >= 0);
    if (auction_is_decided(table_game(practice->table)) && !practice_can_undo(practice) &&
        table_is_bare(practice->table))
        practice_review(practice, now);
}

void practice_review(struct practice *practice, long long now)
{
    struct table *table = practice->table;
    reviewer_take(&practice->reviewer, &table->session, table->session.given);
    practice->view = (struct review_view){.review = &practice->reviewer.review,
                                          .held = &practice->reviewer.held,
                                          .course = &table->course,
                                          .seats = &table->seats,
                                          .people = practice_people(practice)};
    review_view_begin(&practice->view);
    practice->state = PRACTICE_REVIEWS;
    practice->dead_until = now + KEY_GUARD;
}

static struct training_entry entry_of(const struct practice *practice, unsigned player)
{
    const struct reviewer *reviewer = &practice->reviewer;
    struct training_entry entry = training_entry_of(&reviewer->review, &reviewer->held, player);
    entry.time = (long long)time(NULL);
    strcpy(entry.name, head_of(practice)->name[player]);
    entry.wish = practice->origin.wish;
    entry.comes_again = practice->origin.bazaar == 0;
    return entry;
}

static void enter_player(struct practice *practice, unsigned player, struct app *app)
{
    struct problem problem;
    const char *name = head_of(practice)->name[player];
    const struct training_entry entry = entry_of(practice, player);
    practice_total_add(practice_total_of(&practice->total, name), &practice->reviewer.review,
                       player, practice->number + 1);
    if (!training_log_add(&entry, &problem) && app != NULL)
        app_say(app, problem.text);
}

void practice_enter(struct practice *practice, struct app *app)
{
    if (practice->state != PRACTICE_REVIEWS || practice->is_again || practice->is_entered)
        return;
    practice->is_entered = true;
    reviewer_settle(&practice->reviewer);
    practice->total.auctions++;
    for (unsigned player = 0; player < practice->table->seats.count; player++)
        if (practice_people(practice) >> player & 1u)
            enter_player(practice, player, app);
}

/* What comes next. */

static void end(struct practice *practice)
{
    practice_total_compare(&practice->total, practice->began);
    practice->state = PRACTICE_ENDS;
}

void practice_end(struct practice *practice, struct app *app)
{
    practice_enter(practice, app);
    practice->is_leaving = false;
    if (practice->total.auctions == 0)
        app_close(app);
    else
        end(practice);
}

void practice_go_on(struct practice *practice, struct app *app)
{
    practice_enter(practice, app);
    practice->is_again = false;
    if (practice->count > 0 && practice->number + 1 >= practice->count) {
        end(practice);
        return;
    }
    practice->number++;
    practice->state = PRACTICE_SEEKS;
    practice_seek(practice, app);
}

/* At the same table, as it stood when the tiles were revealed. */
bool practice_repeat(struct practice *practice, struct app *app)
{
    struct table *table = practice->table;
    struct problem problem;
    practice_enter(practice, app);
    if (!session_go_back(&table->session, table->session.given, &problem)) {
        app_say(app, problem.text);
        return false;
    }
    table->session.known = table->session.made; /* nothing of it is to be brought back */
    table_begin(table);
    practice->is_again = true;
    practice->state = PRACTICE_PLAYS;
    bool is_begun = reviewer_begin(&practice->reviewer, table_game(table), practice->plan.playouts,
                                   practice->reviewer.seed);
    if (!is_begun)
        app_say(app, problem_of_lack(errno));
    return is_begun;
}
