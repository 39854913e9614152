/* How practice looks: the table or the review, and a line that says how far it has come. */
#include "tui/practice/practice.h"

#include "language/language.h"
#include "tui/widgets.h"
#include "wording/review_words.h"
#include "wording/training_words.h"

enum { BAR_ROWS = 1, MARGIN = 1 };

static const struct style bar = {INK_STRONG, INK_CHOSEN, CELL_BOLD};
static const struct style bar_text = {INK_TEXT, INK_CHOSEN, 0};

/* "Practice 3 of 10" */
static struct sentence number_words(const struct practice *practice)
{
    unsigned count = practice->count, number = practice->number + 1;
    if (count == 0)
        return sentence_of(_("Practice: auction %u"), number);
    return sentence_of(_("Practice: auction %u of %u"), number, count);
}

/* What those at the keys have lost so far. */
static struct sentence lost_words(const struct practice *practice)
{
    double lost = 0;
    for (unsigned p = 0; p < practice->total.people; p++)
        lost += practice->total.person[p].lost;
    if (practice->is_again)
        return sentence_of("%s", _("Repeated: it does not count."));
    return practice->total.auctions == 0
               ? sentence_of("%s", "")
               : sentence_of(_("Points lost so far: %s"), training_words_points(lost).text);
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

static void draw_review(struct practice *practice, struct canvas *canvas,
                        const struct surroundings *around)
{
    unsigned number = practice->number + 1;
    struct sentence name = practice->count > 0
                               ? sentence_of(_("Auction %u of %u"), number, practice->count)
                               : sentence_of(_("Auction %u"), number);
    const struct reviewer *reviewer = &practice->reviewer;
    struct sentence trust = review_words_progress(
        &reviewer->review, reviewer_is_busy(reviewer) ? VALUES_COME : VALUES_ARE_DONE);
    review_view_draw(&practice->view, canvas, (struct area){1, 0, around->rows - 1, around->cols},
                     around);
    draw_heading(canvas, name.text, trust.text);
}

/* A position takes up to a second to be found. */
static void draw_search(const struct practice *practice, struct canvas *canvas,
                        const struct surroundings *around)
{
    enum { BEATS = 4 };
    struct sentence words = sentence_of("%s", _("The computer is playing a game up to a bazaar"));
    canvas_fill(canvas, (struct area){0, 0, around->rows, around->cols}, ' ', night_text);
    draw_heading(canvas, number_words(practice).text, lost_words(practice).text);
    int col = (around->cols - canvas_text_width(words.text)) / 2;
    for (unsigned beat = 0; beat < practice->beat % BEATS; beat++)
        sentence_add(&words, " .");
    canvas_text(canvas, around->rows / 2, col, around->cols - col, night_text, words.text);
}

static void draw_question(const struct practice *practice, struct canvas *canvas,
                          const struct surroundings *around)
{
    enum { COLS = 50 };
    const char *text = _("End the practice? This auction will not count. Earlier ones are in your "
                         "history.");
    int rows = canvas_paragraph(canvas, (struct area){0, 0, 0, COLS}, panel_text, text);
    struct area inside = draw_dialog(canvas, around, rows + 2, COLS, _("Practice"));
    canvas_paragraph(canvas, inside, panel_text, text);
    inside.row += rows + 1;
    draw_answers_of(&practice->page, canvas, inside);
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
    case PRACTICE_REVIEWS:
        draw_review(practice, canvas, around);
        break;
    case PRACTICE_ENDS:
        practice_total_draw(&practice->total, canvas, around);
        break;
    }
    if (practice->is_leaving)
        draw_question(practice, canvas, around);
}
