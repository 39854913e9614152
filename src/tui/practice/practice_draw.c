/* How practice looks: the table or the review, and a line that says how far it has come. */
#include "language/language.h"
#include "tui/practice/practice.h"
#include "tui/table/layout.h"
#include "tui/table/table.h"
#include "tui/widgets.h"
#include "wording/fault_words.h"
#include "wording/training_words.h"

/* The game that the position began with. */
static const struct game *practice_begins(const struct practice *practice)
{
    const struct session *session = &practice->table->session;
    return session->made > session->given ? &session->steps[session->given].before : &session->game;
}

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
            practice_draw_card(practice, canvas, around);
        else
            practice_draw_total(practice, canvas, around);
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
