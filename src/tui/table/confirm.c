#include "tui/table/confirm.h"

#include "language/language.h"
#include "play/journal.h"
#include "tui/widgets.h"

#include <string.h>

enum { ANSWERS = 2 };

struct confirm {
    struct page page;
    struct table *table;
    struct sentence text;
    const struct binding *answers;
};

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 44, AROUND_ROWS = 5, AROUND_COLS = 4 };
    const struct confirm *confirm = (const struct confirm *)page;
    int cols = answers_width(confirm->answers, ANSWERS) + AROUND_COLS;
    cols = cols > COLS ? cols : COLS;
    struct area text = {0, 0, 0, cols - AROUND_COLS};
    text.rows = canvas_paragraph(canvas, text, panel_text, confirm->text.text);
    struct area box = area_centred(confirm->table->view.board, AROUND_ROWS + text.rows, cols);
    struct area inside = canvas_box(canvas, box, panel_text, _(page->kind->name));
    (void)around;
    text.row = inside.row + 1;
    text.col = inside.col + 1;
    canvas_paragraph(canvas, text, panel_text, confirm->text.text);
    draw_answers(canvas, (struct area){text.row + text.rows + 1, text.col, 1, text.cols},
                 confirm->answers, ANSWERS);
}

static size_t bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    memcpy(bindings, ((struct confirm *)page)->answers, ANSWERS * sizeof *bindings);
    return ANSWERS;
}

static struct page *ask(struct table *table, const struct page_kind *kind, struct sentence text,
                        const struct binding answers[ANSWERS])
{
    struct confirm *confirm = (struct confirm *)page_new(kind, sizeof *confirm);
    if (confirm == NULL)
        return NULL;
    *confirm = (struct confirm){{.kind = kind}, table, text, answers};
    return &confirm->page;
}

#define QUESTION(title)                                                                            \
    {                                                                                              \
        .name = title, .draw = draw, .bindings = bindings, .cover = PAGE_LIES_ON                   \
    }

/* Where the game is kept and how it was shuffled: with both, anybody can look into it again. */
static struct sentence words_of_keeping(const struct session *session)
{
    if (!session->journal)
        return sentence_of("%s", _("This game is not saved: it will be lost."));
    const char *name = journal_name(session->journal);
    if (!session->head.has_seed)
        return sentence_of(_("The game is saved as %s."), name);
    return sentence_of(_("The game is saved as %s. Its seed is %llu."), name,
                       (unsigned long long)session->head.seed);
}

/* The question, and the table below it. */
static void leave(const struct press *press)
{
    app_close(press->app);
    app_close(press->app);
}

struct page *confirm_leaving(struct table *table)
{
    static const struct page_kind kind = QUESTION(N_("Leave the table?"));
    static const struct binding answers[ANSWERS] = {
        KEY(leave, 0, K_("leave"), N_("Leave the table."), KEYS_ENTER),
        KEY(page_leave, 0, K_("stay"), N_("Stay at the table."), KEYS_ESCAPE, 'q'),
    };
    return ask(table, &kind, words_of_keeping(&table->session), answers);
}

static void end_turn(const struct press *press)
{
    struct table *table = ((struct confirm *)press->page)->table;
    app_close(press->app);
    table_end_turn(table, press->app, press->around->now);
}

struct page *confirm_ending(struct table *table)
{
    static const struct page_kind kind = QUESTION(N_("End the turn?"));
    static const struct binding answers[ANSWERS] = {
        KEY(end_turn, 0, K_("end turn"), N_("End the turn for good."), KEYS_ENTER),
        KEY(page_leave, 0, K_("back"), N_("Return to the turn."), KEYS_ESCAPE, KEYS_BACKSPACE),
    };
    return ask(table, &kind,
               sentence_of("%s", game_is_over(&table->session.game)
                                     ? _("That was the last one: the final scoring comes next.")
                                     : _("After that, undoing it takes everyone's agreement.")),
               answers);
}
