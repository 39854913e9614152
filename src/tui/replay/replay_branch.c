/* To play on from a move of a game that is looked at. */
#include "tui/replay/replay.h"

#include "language/language.h"
#include "play/journal.h"
#include "play/store.h"
#include "tui/widgets.h"
#include "wording/setup_words.h"

struct branch_page {
    struct page page;
    struct replay *replay;
};

/* The table takes the place of both the question and the replay. */
static void replay_branch_play_on(const struct press *press)
{
    const struct replay *replay = ((const struct branch_page *)press->page)->replay;
    struct session session;
    struct problem problem;
    bool begun = store_branch(&session, &replay->session, replay->at, &problem);
    app_close(press->app);
    if (!begun) {
        app_say(press->app, problem.text);
        return;
    }
    struct sentence kept =
        sentence_of(_("The game is saved as %s."), journal_name(session.journal));
    app_replace(press->app, table_page(&session));
    app_say(press->app, kept.text);
}

static const struct page_key answers[] = {
    ROW(NULL, replay_branch_play_on, 0, K_("play on"), N_("Play on from here, in a new game."),
        KEYS_ENTER, 'y'),
    ROW(NULL, page_leave, 0, K_("back"), N_("Go back to the replay."), KEYS_ESCAPE, 'n', 'q'),
};

static void branch_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 56 };
    const struct area unseen = {0, 0, 0, COLS};
    const struct replay *replay = ((const struct branch_page *)page)->replay;
    struct sentence words = branch_words(&replay->session);
    int rows = canvas_paragraph(canvas, unseen, panel_text, words.text);
    struct area text = draw_dialog(canvas, around, rows + 2, COLS, _("Play on from here?"));
    canvas_paragraph(canvas, text, panel_text, words.text);
    draw_answers_of(page, canvas, (struct area){text.row + rows + 1, text.col, 1, text.cols});
}

static const struct page_kind branch_kind = {
    .name = N_("Play on from here?"),
    .draw = branch_draw,
    PAGE_KEYS(answers),
    .cover = PAGE_COVERS_PART,
};

struct page *replay_branch_page(struct replay *replay)
{
    struct page *page = page_new(&branch_kind, sizeof(struct branch_page));
    if (page != NULL) {
        replay->autoplay.runs = false;
        ((struct branch_page *)page)->replay = replay;
    }
    return page;
}
