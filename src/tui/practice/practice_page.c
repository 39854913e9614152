/* The page of practice: its keys, at the table those that play and look, and how it looks. */
#include "language/language.h"
#include "tui/pages.h"
#include "tui/practice/practice.h"
#include "tui/table/layout.h"
#include "tui/table/table.h"
#include "tui/widgets.h"
#include "wording/fault_words.h"
#include "wording/training_words.h"

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

/* The game that the position began with. */
static const struct game *practice_begins(const struct practice *practice)
{
    const struct session *session = &practice->table->session;
    return session->made > session->given ? &session->steps[session->given].before : &session->game;
}

/* How practice looks: the table or the review, and a line that says how far it has come. */

enum { BAR_ROWS = 1, MARGIN = 1 };

static const struct style bar = {INK_STRONG, INK_CHOSEN, CELL_BOLD};
static const struct style bar_text = {INK_TEXT, INK_CHOSEN, 0};

/* "Practice: auction 3 of 10", and the drill; or what there is to find. */
static struct sentence number_words(const struct practice *practice)
{
    unsigned count = practice->count, number = practice->number + 1;
    if (practice->state != PRACTICE_SEEKS && practice->origin.wish.source != POSITION_OF_BOTS)
        return puzzle_words_position(&practice->origin.wish, practice_begins(practice));
    if (practice->plan.is_daily)
        return sentence_of("%s", _("Position of the day"));
    struct sentence words = count == 0
                                ? sentence_of(_("Practice: auction %u"), number)
                                : sentence_of(_("Practice: auction %u of %u"), number, count);
    if (practice->drill != DRILL_NONE && practice->state == PRACTICE_PLAYS)
        sentence_list(&words, training_words_drill(practice->drill));
    if (practice->state == PRACTICE_PLAYS && practice_wish_has_fault(&practice->origin.wish))
        sentence_list(&words, fault_words_exercise(practice->origin.wish.hides_fault
                                                       ? FAULT_NONE
                                                       : practice->origin.wish.fault));
    return words;
}

/* What those at the keys have lost so far. */
static struct sentence lost_words(const struct practice *practice)
{
    double lost = 0;
    for (unsigned p = 0; p < practice->total.people; p++)
        lost += practice->total.person[p].losses.sure;
    if (practice->is_again)
        return sentence_of("%s", _("Repeated: it does not count."));
    return practice->total.people == 0 /* nothing has been reviewed */
               ? sentence_of("%s", "")
               : sentence_of(_("Points lost so far: %s"), sentence_of_value(lost).text);
}

static void draw_bar(const struct practice *practice, struct canvas *canvas, int row)
{
    canvas_fill(canvas, (struct area){row, 0, 1, canvas->cols}, ' ', bar_text);
    int end = canvas_text(canvas, row, MARGIN, canvas->cols, bar, number_words(practice).text);
    struct sentence lost = lost_words(practice);
    int col = canvas->cols - MARGIN - canvas_text_width(lost.text);
    canvas_text(canvas, row, col > end + 2 ? col : end + 2, canvas->cols, bar_text, lost.text);
}

static void draw_table(const struct practice *practice, struct canvas *canvas,
                       const struct surroundings *around)
{
    struct page *table = &practice->table->page;
    struct surroundings inside = *around;
    inside.rows -= BAR_ROWS;
    canvas->rows -= BAR_ROWS; /* the table cannot draw on the line */
    table->kind->draw(table, canvas, &inside);
    canvas->rows += BAR_ROWS;
    draw_bar(practice, canvas, around->rows - BAR_ROWS);
}

/* A question over the board: the tiles, and who got them for how much, are seen beside it. */
static void draw_asking(const struct practice *practice, struct canvas *canvas,
                        const struct surroundings *around, const char *title, struct sentence words)
{
    enum { COLS = 46 };
    struct table *table = practice->table;
    struct area board =
        table_areas_of(around->rows - BAR_ROWS, around->cols, table->seats.count).board;
    enum table_cover before = table->cover;
    table->cover = COVER_ASKED;
    draw_table(practice, canvas, around);
    table->cover = before;
    canvas_fill(canvas, (struct area){board.rows, 0, STATUS_ROWS, board.cols}, ' ',
                night_text);         /* what the table would ask */
    board.rows = board.rows * 2 / 3; /* above the tiles, if they lie below the board */
    draw_question_within(&practice->review.page, canvas, board, COLS, title, NULL, words.text);
}

static void draw_review(struct practice *practice, struct canvas *canvas,
                        const struct surroundings *around)
{
    unsigned number = practice->number + 1;
    struct sentence name = practice->count > 0
                               ? sentence_of(_("Auction %u of %u"), number, practice->count)
                               : sentence_of(_("Auction %u"), number);
    practice->review.view.remark = estimating_told(&practice->estimating, &practice->review);
    review_page_draw(&practice->review, name.text, canvas, around);
}

/* Not every game has a position that will do. */
static struct sentence games_words(const struct practice *practice)
{
    unsigned games = practice_source_games(practice->source);
    return games == 0
               ? sentence_of("%s", "")
               : sentence_of(_n("%u game had no auction that will do; another one is being played.",
                                "%u games had no auction that will do; another one is being "
                                "played.",
                                games),
                             games);
}

/* A position takes a second to be found, a rare one several games. */
static void draw_search(const struct practice *practice, struct canvas *canvas,
                        const struct surroundings *around)
{
    enum { BEATS = 4 };
    struct sentence words = sentence_of(
        "%s", practice->plan.is_daily ? _("The computer is looking for the position of the day")
                                      : _("The computer is playing a game up to a bazaar"));
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, number_words(practice).text, lost_words(practice).text);
    int col = (around->cols - canvas_text_width(words.text)) / 2;
    for (unsigned beat = 0; beat < practice->beat % BEATS; beat++)
        sentence_add(&words, " .");
    canvas_text(canvas, around->rows / 2, col, around->cols - col, night_text, words.text);
    words = games_words(practice);
    col = (around->cols - canvas_text_width(words.text)) / 2;
    canvas_text(canvas, around->rows / 2 + 1, col, around->cols - col, night_faint, words.text);
}

static void draw_turn_review(struct practice *practice, struct canvas *canvas,
                             const struct surroundings *around)
{
    struct surroundings inside = *around;
    struct judged_turn turn = practice_turn_judged(practice);
    inside.rows -= BAR_ROWS;
    judged_turn_draw(&turn, &practice->pair, canvas, &inside);
    draw_bar(practice, canvas, around->rows - BAR_ROWS);
}

/* The total at the end. */

static void draw_sentence(struct canvas *canvas, struct area *area, struct style style,
                          struct sentence sentence)
{
    int rows = canvas_paragraph(canvas, *area, style, sentence.text);
    area->row += rows;
    area->rows -= rows < area->rows ? rows : area->rows;
}

static void draw_best_and_worst(struct canvas *canvas, struct area *area,
                                const struct person_total *person)
{
    if (person->auctions < 2)
        return;
    draw_sentence(canvas, area, night_text,
                  sentence_of(_("Best: auction %u, lost %s. Worst: auction %u, lost %s."),
                              person->best, sentence_of_value(person->best_lost).text,
                              person->worst, sentence_of_value(person->worst_lost).text));
}

static void draw_before(struct canvas *canvas, struct area *area, struct training_average before)
{
    if (before.count == 0)
        return;
    draw_sentence(
        canvas, area, night_text,
        sentence_of(_n("Before this session: %s per decision, over %u decision.",
                       "Before this session: %s per decision, over %u decisions.", before.count),
                    training_words_average(before.loss).text, before.count));
}

/* A line for all kinds together: "Choosing 0.40 (3), Opening 0.12 (3)". */
static void draw_losses_by_kind(struct canvas *canvas, struct area *area,
                                const struct losses *losses)
{
    struct sentence words = sentence_of("%s", "");
    for (unsigned kind = 0; kind < DECISION_KINDS_COUNT; kind++) {
        unsigned count = losses->decisions_by[kind];
        if (count > 0)
            sentence_list(&words,
                          sentence_of("%s: %s (%u)", training_words_kind(kind),
                                      training_words_average(losses->sure_by[kind] / count).text,
                                      count)
                              .text);
    }
    if (words.text[0] != '\0')
        draw_sentence(canvas, area, night_text, sentence_of(_("Per decision: %s."), words.text));
}

static struct sentence loss_of(const struct person_total *person)
{
    const struct losses *losses = &person->losses;
    if (person->auctions == 0)
        return sentence_of(_("%s left before there was a verdict."), person->name);
    if (losses->decisions == 0)
        return sentence_of(_("%s had nothing to decide."), person->name);
    return sentence_of(
        _n("%s clearly lost %s points, in %u of %u decision: %s each.",
           "%s clearly lost %s points, in %u of %u decisions: %s each.", losses->decisions),
        person->name, sentence_of_value(losses->sure).text, losses->mistakes, losses->decisions,
        training_words_average(losses->sure / losses->decisions).text);
}

static void draw_person(struct canvas *canvas, struct area *area, const struct person_total *person)
{
    draw_sentence(canvas, area, (struct style){INK_STRONG, INK_NIGHT, CELL_BOLD}, loss_of(person));
    draw_losses_by_kind(canvas, area, &person->losses);
    draw_best_and_worst(canvas, area, person);
    draw_before(canvas, area, person->before);
}

static void draw_turns(struct canvas *canvas, struct area *area, const struct losses *turns)
{
    if (turns->decisions > 0)
        draw_sentence(canvas, area, night_text, puzzle_words_turns(turns));
}

/* In a frame of its own, to be copied. */
static void draw_card(const struct practice *practice, struct canvas *canvas,
                      const struct surroundings *around)
{
    enum { COLS = 60, ROWS = 7, PADDING = 2 };
    struct area box = {(around->rows - ROWS) / 2, (around->cols - COLS) / 2, ROWS, COLS};
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, _("Position of the day"), "");
    struct area inside = canvas_box(canvas, box, night_text, _("To share"));
    inside.row++;
    inside.col += PADDING;
    inside.cols -= 2 * PADDING;
    inside.rows--;
    canvas_paragraph(canvas, inside, night_text, practice->card.text);
}

static void draw_total(const struct practice *practice, struct canvas *canvas,
                       const struct surroundings *around)
{
    enum { COLS = 76, ROWS_EACH = 5 };
    const struct practice_total *total = &practice->total;
    struct area area = page_area(around, COLS);
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, _("End of practice"), training_words_auctions(total->auctions).text);
    bool is_roomy = (int)total->people * ROWS_EACH <= area.rows;
    for (unsigned p = 0; p < total->people; p++) {
        draw_person(canvas, &area, &total->person[p]);
        area.row += is_roomy;
        area.rows -= is_roomy;
    }
    draw_turns(canvas, &area, &practice->turns);
    draw_sentence(canvas, &area, night_faint,
                  sentence_of("%s", _("Losses too close to call are not counted.")));
}

void practice_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct practice *practice = (struct practice *)page;
    switch (practice->state) {
    case PRACTICE_SEEKS:
        draw_search(practice, canvas, around);
        break;
    case PRACTICE_PLAYS:
        draw_table(practice, canvas, around);
        break;
    case PRACTICE_ASKS:
        draw_asking(practice, canvas, around, _("Estimate first"),
                    estimating_words(&practice->estimating, &practice->review));
        break;
    case PRACTICE_GUESSES:
        draw_asking(practice, canvas, around, _("Opponent with a fault"),
                    practice_fault_words(practice));
        break;
    case PRACTICE_REVIEWS:
        if (practice->is_turn)
            draw_turn_review(practice, canvas, around);
        else
            draw_review(practice, canvas, around);
        break;
    case PRACTICE_ENDS:
        if (practice->plan.is_daily)
            draw_card(practice, canvas, around);
        else
            draw_total(practice, canvas, around);
        break;
    }
    if (practice->is_leaving) {
        enum { COLS = 50 };
        draw_question(&practice->review.page, canvas, around, COLS, _("Practice"), NULL,
                      practice->is_turn
                          ? _("End the practice? This turn will not count.")
                          : _("End the practice? This auction will not count. Earlier ones are in "
                              "your history."));
    }
}
