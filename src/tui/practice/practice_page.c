/* The page of practice: its keys, at the table those that play and look. */
#include "language/language.h"
#include "tui/pages.h"
#include "tui/practice/practice.h"
#include "tui/table/table.h"

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

/* Whoever is asked says the number, or nothing; when nobody is left to be asked, all are told. */
static void go_on_asking(struct practice *practice)
{
    if (practice->estimating.left == 0 && !estimating_has_said(&practice->estimating))
        practice->state = PRACTICE_REVIEWS;
}

static void say(const struct press *press)
{
    estimating_say(&practice_pressed(press)->estimating);
}

static void say_nothing(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    estimating_skip(&practice->estimating);
    go_on_asking(practice);
}

static void go_to_review(const struct press *press)
{
    practice_pressed(press)->state = PRACTICE_REVIEWS;
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

/* Rows. */

static bool shows_others(const struct page *page)
{
    const struct review_view *view = &((const struct practice *)page)->review.view;
    return view->goes_through_all && view->people != 0;
}

static bool has_number(const struct page *page)
{
    return ((const struct practice *)page)->estimating.has_digits;
}

static bool hides_others(const struct page *page)
{
    return !((const struct practice *)page)->review.view.goes_through_all &&
           review_page_has_others(page);
}

static bool has_next(const struct page *page)
{
    return !((const struct practice *)page)->plan.is_daily;
}

static bool is_of_a_day(const struct page *page)
{
    return ((const struct practice *)page)->plan.is_daily;
}

static const struct page_key seeking[] = {
    ROW(NULL, practice_deed_end, 0, K_("leave"), N_("End the practice."), KEYS_ESCAPE, 'q'),
    ROW(NULL, settings_deed_open, 0, NULL, N_("Open the settings: colours, language and more."),
        'o'),
};

static const struct page_key leaving[] = {
    ROW(NULL, practice_deed_end, 0, K_("end"), N_("End the practice."), KEYS_ENTER),
    ROW(NULL, stay, 0, K_("stay"), N_("Go on with the auction."), KEYS_ESCAPE, 'q'),
};

/* Below the table's own. */
static const struct page_key playing[] = {
    ROW(NULL, ask_to_leave, 0, K_("leave"), N_("End the practice."), 'q', KEYS_ESCAPE),
};

static const struct page_key asking[] = {
    ROW(has_number, say, 0, K_("say it"), N_("Say what the tile is worth to you."), KEYS_ENTER),
    ROW(NULL, say_nothing, 0, K_("skip"), N_("Go on without an estimate."), KEYS_ESCAPE, 'q'),
};

static const struct page_key telling[] = {
    ROW(NULL, go_to_review, 0, K_("review"), N_("See the review."), KEYS_ENTER, KEYS_ESCAPE, 'q'),
};

static const struct page_key guessing[] = {
    ROW(NULL, practice_deed_guess, 0, K_("hates to sell"),
        N_("Say that the opponent hates to sell."), '1'),
    ROW(NULL, practice_deed_guess, 1, K_("opens low"), N_("Say that the opponent opens low."), '2'),
    ROW(NULL, practice_deed_guess, 2, K_("pays too much"),
        N_("Say that the opponent pays too much."), '3'),
    ROW(NULL, practice_deed_guess, 3, K_("nothing"), N_("Say that nothing is wrong."), '4'),
};

static const struct page_key going_on[] = {
    ROW(NULL, practice_deed_go_on, 0, K_("next auction"), N_("Go on to the next auction."),
        KEYS_ENTER),
    ROW(NULL, practice_deed_end, 0, K_("end"), N_("End the practice."), KEYS_ESCAPE, 'q'),
};

static const struct page_key reviewing[] = {
    ROW(has_next, practice_deed_go_on, 0, K_("next auction"), N_("Go on to the next auction."),
        KEYS_ENTER),
    ROW(is_of_a_day, practice_deed_go_on, 0, K_("card"), N_("See the card to share."), KEYS_ENTER),
    REVIEW_STEPS,
    ROW(NULL, practice_deed_repeat, 0, K_("again"),
        N_("Play the same auction again, to try something else. It does not count."), 'a'),
    ROW(hides_others, review_deed_turn_all, 0, K_("others"), N_("Go through everyone's decisions."),
        'd'),
    ROW(shows_others, review_deed_turn_all, 0, K_("own only"),
        N_("Go through your own decisions only."), 'd'),
    REVIEW_SIZES,
    ROW(NULL, rules_deed_open, 0, NULL, N_("Read the rules."), 'w'),
    ROW(NULL, settings_deed_open, 0, NULL, N_("Open the settings: colours, language and more."),
        'o'),
    ROW(NULL, practice_deed_end, 0, K_("end"), N_("End the practice."), KEYS_ESCAPE, 'q'),
};

static void zoom_turn(const struct press *press)
{
    struct practice *practice = practice_pressed(press);
    struct judged_turn turn = practice_turn_judged(practice);
    app_say(press->app, judged_turn_zoom(&turn, &practice->pair, press->binding->arg));
}

static bool has_another_turn(const struct page *page)
{
    const struct practice *practice = (const struct practice *)page;
    struct judged_turn turn = practice_turn_judged(practice);
    return judged_turn_has_another(&turn, &practice->pair);
}

static void switch_turns(const struct press *press)
{
    struct turn_pair *pair = &practice_pressed(press)->pair;
    pair->shows_second = !pair->shows_second;
}

static const struct page_key reviewing_turn[] = {
    ROW(has_next, practice_deed_go_on, 0, K_("next"), N_("Go on to the next position."),
        KEYS_ENTER),
    ROW(is_of_a_day, practice_deed_go_on, 0, K_("card"), N_("See the card to share."), KEYS_ENTER),
    ROW(NULL, practice_deed_repeat, 0, K_("again"),
        N_("Play the same turn again, to try something else. It does not count."), 'a'),
    ROW(has_another_turn, switch_turns, 0, K_("other turn"),
        N_("Show the turn played, or the better one."), 'b'),
    ROW(NULL, zoom_turn, 1, K_("zoom"), N_("Zoom in."), '+', '='),
    ROW(NULL, zoom_turn, -1, NULL, N_("Zoom out."), '-'),
    ROW(NULL, rules_deed_open, 0, NULL, N_("Read the rules."), 'w'),
    ROW(NULL, settings_deed_open, 0, NULL, N_("Open the settings: colours, language and more."),
        'o'),
    ROW(NULL, practice_deed_end, 0, K_("end"), N_("End the practice."), KEYS_ESCAPE, 'q'),
};

static const struct page_key ending_day[] = {
    ROW(NULL, page_leave, 0, K_("leave"), N_("Leave practice."), KEYS_ENTER, KEYS_ESCAPE, 'q'),
    ROW(NULL, open_progress, 0, K_("progress"), N_("See your progress."), 'p'),
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
        if (offered[o].deed == table_deed_go_on && !practice->is_turn &&
            auction_is_decided(table_game(table))) {
            bindings[count].deed = review;
            if (!practice_seeks_fault(practice)) {
                bindings[count].hint = K_("review");
                bindings[count].help = N_("See the review.");
            }
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
    case PRACTICE_ASKS:
        return practice->estimating.left != 0 ? POSSIBLE(asking) : POSSIBLE(telling);
    case PRACTICE_GUESSES:
        return practice->is_told            ? POSSIBLE(telling)
               : practice_is_last(practice) ? POSSIBLE(guessing)
                                            : POSSIBLE(going_on);
    case PRACTICE_REVIEWS:
        return practice->is_turn ? POSSIBLE(reviewing_turn) : POSSIBLE(reviewing);
    case PRACTICE_ENDS:
        break;
    }
    return practice->plan.is_daily ? POSSIBLE(ending_day) : POSSIBLE(ending);
}

bool practice_owns(const struct binding *binding)
{
    return binding->deed == review || binding->deed == ask_to_leave || binding->deed == stay ||
           binding->deed == practice_deed_end;
}
