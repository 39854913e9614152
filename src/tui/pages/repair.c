#include "tui/pages.h"

#include "language/language.h"
#include "tui/widgets.h"
#include "wording/setup_words.h"

struct repair_page {
    struct page page;
    struct stored_game game;
};

struct page *repaired_game_page(const char *path, struct problem *problem)
{
    struct session session;
    struct salvage salvage;
    if (!salvage_begin(&session, path, &salvage, problem))
        return NULL;
    problem_say(problem, "%s", salvage_done(&session).text);
    return table_page(&session);
}

static void repair_play_on(const struct press *press)
{
    const struct repair_page *repair = (struct repair_page *)press->page;
    struct problem said = {""};
    struct page *table = repaired_game_page(repair->game.path, &said);
    app_say(press->app, said.text);
    if (table != NULL)
        app_replace(press->app, table);
    else
        app_close(press->app);
}

static const struct page_key answers[] = {
    ROW(NULL, repair_play_on, 0, K_("play on"),
        N_("Continue from above the damaged line, in a new record."), KEYS_ENTER, 'y'),
    ROW(NULL, page_leave, 0, K_("leave it"), N_("Leave the game as it is."), KEYS_ESCAPE, 'n', 'q'),
};

static void repair_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 70, GAPS = 2 };
    const struct stored_game *game = &((struct repair_page *)page)->game;
    const struct style bad = {INK_BAD, INK_PANEL, 0};
    const struct sentence offer = salvage_offer(&game->salvage);
    const struct area unseen = {0, 0, 0, COLS};
    int why = canvas_paragraph(canvas, unseen, bad, stored_problem(game));
    int how = canvas_paragraph(canvas, unseen, panel_text, offer.text);
    struct area text =
        draw_dialog(canvas, around, why + how + GAPS + 1, COLS, _("This game is damaged"));
    int last = text.row + text.rows - 1;
    canvas_paragraph(canvas, text, bad, stored_problem(game));
    text.row += why + 1;
    canvas_paragraph(canvas, text, panel_text, offer.text);
    draw_answers_of(page, canvas, (struct area){last, text.col, 1, text.cols});
}

static const struct page_kind repair_kind = {
    .name = N_("Damaged game"),
    .draw = repair_draw,
    PAGE_KEYS(answers),
    .cover = PAGE_COVERS_PART,
};

struct page *repair_page(const struct stored_game *game)
{
    struct page *page = page_new(&repair_kind, sizeof(struct repair_page));
    if (page)
        ((struct repair_page *)page)->game = *game;
    return page;
}
