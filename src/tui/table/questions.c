#include "tui/table/questions.h"

#include "language/language.h"
#include "play/journal.h"
#include "telling/wording.h"
#include "tui/widgets.h"

enum { ANSWERS = 2 };

struct question {
    const char *title;
    struct sentence text;
    struct binding answers[ANSWERS];
};

static void draw_question(struct canvas *canvas, struct area board, const struct question *question)
{
    static const struct style plain = {INK_TEXT, INK_PANEL, 0};
    enum { COLS = 44, AROUND_ROWS = 5, AROUND_COLS = 4 };
    int cols = answers_width(question->answers, ANSWERS) + AROUND_COLS;
    cols = cols > COLS ? cols : COLS;
    struct area text = {0, 0, 0, cols - AROUND_COLS};
    text.rows = canvas_paragraph(canvas, text, plain, question->text.text);
    struct area box = area_centred(board, AROUND_ROWS + text.rows, cols);
    struct area inside = canvas_box(canvas, box, plain, question->title);
    text.row = inside.row + 1;
    text.col = inside.col + 1;
    canvas_paragraph(canvas, text, plain, question->text.text);
    draw_answers(canvas, (struct area){text.row + text.rows + 1, text.col, 1, text.cols},
                 question->answers, ANSWERS);
}

/* Where the game is kept and how it was shuffled: with both, anybody can look into it again. */
static struct sentence words_of_keeping(const struct session *session)
{
    if (!session->journal)
        return sentence_of("%s", _("This game is not kept: it will be lost."));
    const char *name = journal_name(session->journal);
    if (!session->head.has_seed)
        return sentence_of(_("The game is kept as %s."), name);
    return sentence_of(_("The game is kept as %s. Its seed is %llu."), name,
                       (unsigned long long)session->head.seed);
}

static struct question question_of_leaving(const struct table *table)
{
    return (struct question){
        _("Leave the table?"),
        words_of_keeping(&table->session),
        {{.key = {KEYS_ENTER}, .hint = K_("leave")}, {.key = {KEYS_ESCAPE}, .hint = K_("stay")}}};
}

static struct question question_of_ending(const struct table *table)
{
    return (struct question){_("End the turn?"),
                             sentence_of("%s", game_is_over(&table->session.game)
                                                   ? _("It was the last one: the final scoring "
                                                       "comes next.")
                                                   : _("Then it is taken back only if everybody "
                                                       "agrees.")),
                             {{.key = {KEYS_ENTER}, .hint = K_("end turn")},
                              {.key = {KEYS_ESCAPE}, .hint = K_("back")}}};
}

void questions_draw(struct canvas *canvas, struct area board, const struct table *table)
{
    if (table->overlay == OVERLAY_AGREEMENT)
        agreement_draw(canvas, board, &table->agreement, &table->seats);
    if (table->overlay != OVERLAY_LEAVING && table->overlay != OVERLAY_ENDING)
        return;
    struct question question =
        table->overlay == OVERLAY_LEAVING ? question_of_leaving(table) : question_of_ending(table);
    draw_question(canvas, board, &question);
}
