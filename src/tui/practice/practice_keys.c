/* The keys of practice: at the table those that play and look, and its own. */
#include "tui/practice/practice.h"

#include "language/language.h"
#include "tui/pages.h"
#include "tui/practice/progress_page.h"

#include <time.h>

/* Deeds. */

static void ask_to_leave(const struct press *press)
{
    practice_pressed(press)->is_leaving = true;
}

static void stay(const struct press *press)
{
    practice_pressed(press)->is_leaving = false;
}

static void review(const struct press *press)
{
    practice_review(practice_pressed(press), press->around->now);
}

/* The next auctions of the same kind. */
static void begin_anew(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    struct practice_plan plan = practice->plan;
    struct problem problem;
    plan.seed += practice->number + 1;
    struct page *page = practice_page_of(&plan, &problem);
    if (page != NULL)
        app_replace(press->app, page);
    else
        app_say(press->app, problem.text);
}

static void open_progress(const struct press *press)
{
    const struct practice_total *total = &practice_pressed(press)->total;
    app_open(press->app, progress_page(total->people > 0 ? total->person[0].name : NULL,
                                       (long long)time(NULL), practice_exercise_page));
}

static void open_rules(const struct press *press)
{
    app_open(press->app, rules_page());
}

static void open_settings(const struct press *press)
{
    app_open(press->app, settings_page(press->app));
}

/* Rows. */

static bool shows_others(const struct page *page)
{
    const struct review_view *view = &((const struct practice *)page)->review.view;
    return view->goes_through_all && view->people != 0;
}

static bool hides_others(const struct page *page)
{
    return !((const struct practice *)page)->review.view.goes_through_all &&
           review_page_has_others(page);
}

static const struct page_key seeking[] = {
    ROW(NULL, practice_deed_end, 0, K_("leave"), N_("End the practice."), KEYS_ESCAPE, 'q'),
    ROW(NULL, open_settings, 0, NULL, N_("Open the settings: colours, language and more."), 'o'),
};

static const struct page_key leaving[] = {
    ROW(NULL, practice_deed_end, 0, K_("end"), N_("End the practice."), KEYS_ENTER),
    ROW(NULL, stay, 0, K_("stay"), N_("Go on with the auction."), KEYS_ESCAPE, 'q'),
};

/* Below the table's own. */
static const struct page_key playing[] = {
    ROW(NULL, ask_to_leave, 0, K_("leave"), N_("End the practice."), 'q', KEYS_ESCAPE),
};

static const struct page_key reviewing[] = {
    ROW(NULL, practice_deed_go_on, 0, K_("next auction"), N_("Go on to the next auction."),
        KEYS_ENTER),
    ROW(NULL, review_deed_step, 0, K_("decision"), N_("Go to the next or the previous decision."),
        KEYS_UP, KEYS_DOWN),
    ROW(NULL, review_deed_step_tile, 0, K_("tile"),
        N_("See what the next or the previous tile would have been worth."), KEYS_LEFT, KEYS_RIGHT),
    ROW(NULL, review_deed_step_player, 1, K_("player"), N_("The same for the next player."),
        KEYS_TAB),
    ROW(NULL, review_deed_step_player, -1, NULL, N_("The same for the previous player."),
        KEYS_BACK_TAB),
    ROW(NULL, practice_deed_repeat, 0, K_("again"),
        N_("Play the same auction again, to try something else. It does not count."), 'a'),
    ROW(hides_others, review_deed_turn_all, 0, K_("others"), N_("Go through everyone's decisions."),
        'd'),
    ROW(shows_others, review_deed_turn_all, 0, K_("own only"),
        N_("Go through your own decisions only."), 'd'),
    ROW(review_page_has_sizes, review_deed_zoom, 1, NULL, N_("Zoom in."), '+', '='),
    ROW(review_page_has_sizes, review_deed_zoom, -1, NULL, N_("Zoom out."), '-'),
    ROW(NULL, open_rules, 0, NULL, N_("Read the rules."), 'w'),
    ROW(NULL, open_settings, 0, NULL, N_("Open the settings: colours, language and more."), 'o'),
    ROW(NULL, practice_deed_end, 0, K_("end"), N_("End the practice."), KEYS_ESCAPE, 'q'),
};

static const struct page_key ending[] = {
    ROW(NULL, begin_anew, 0, K_("go again"), N_("Practise the same number of auctions again."),
        KEYS_ENTER, 'a'),
    ROW(NULL, open_progress, 0, K_("progress"), N_("See your progress."), 'p'),
    ROW(NULL, page_leave, 0, K_("leave"), N_("Leave practice."), KEYS_ESCAPE, 'q'),
};

#define POSSIBLE(rows) page_possible(page, rows, sizeof rows / sizeof rows[0], bindings)

/* Undoing ends where somebody else has decided; an auction that is over is reviewed. */
static size_t bindings_at_table(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct practice *practice = (const struct practice *)page;
    struct table *table = practice->table;
    struct binding offered[BINDINGS_MAX];
    size_t count = 0;
    table->page.keymap = page->keymap;
    size_t offers = table_bindings_for(table, 1u << KEY_PLAYS | 1u << KEY_LOOKS, offered);
    for (size_t o = 0; o < offers && count + 1 < BINDINGS_MAX; o++) {
        bool undoes = offered[o].deed == table_deed_undo;
        if (undoes && !practice_can_undo(practice))
            continue;
        bindings[count] = offered[o];
        if (offered[o].deed == table_deed_go_on && auction_is_decided(table_game(table))) {
            bindings[count].deed = review;
            bindings[count].hint = K_("review");
            bindings[count].help = N_("See the review.");
        }
        count++;
    }
    if (table_is_bare(table) && count < BINDINGS_MAX)
        bindings[count] = playing[0].binding, count++;
    return count;
}

size_t practice_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    const struct practice *practice = (const struct practice *)page;
    if (practice->is_leaving)
        return POSSIBLE(leaving);
    switch (practice->state) {
    case PRACTICE_SEEKS:
        return POSSIBLE(seeking);
    case PRACTICE_PLAYS:
        return bindings_at_table(page, bindings);
    case PRACTICE_REVIEWS:
        return POSSIBLE(reviewing);
    case PRACTICE_ENDS:
        break;
    }
    return POSSIBLE(ending);
}

bool practice_owns(const struct binding *binding)
{
    return binding->deed == review || binding->deed == ask_to_leave || binding->deed == stay ||
           binding->deed == practice_deed_end;
}
