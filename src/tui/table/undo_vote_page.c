/* Taking back what stands already, if all players agree. */
#include "language/language.h"
#include "tui/table/confirm.h"
#include "tui/table/table_clock.h"
#include "tui/table/undo_vote.h"

#include <stdlib.h>

struct undo_vote_page {
    struct page page;
    struct table *table;
    struct undo_vote undo_vote;
};

bool undo_vote_is_possible(const struct table *table)
{
    struct undo_vote undo_vote;
    return session_decided(&table->session) <= table->undo_limit &&
           !game_is_over(&table->session.game) && undo_vote_begin(&undo_vote, &table->session);
}

static const struct binding no = KEY(page_leave, 0, K_("no"), N_("Change nothing."), KEYS_ESCAPE);

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    const struct undo_vote_page *asked = (const struct undo_vote_page *)page;
    (void)around;
    undo_vote_draw(canvas, asked->table->view.board, &asked->undo_vote, &asked->table->seats, &no);
}

static size_t bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    (void)page;
    bindings[0] = no;
    return 1;
}

/* The player of what was taken back is called, as if it had never been. */
static void take_back(const struct undo_vote_page *asked, struct app *app, long long now)
{
    struct table *table = asked->table;
    struct problem problem;
    table_tell_clock(table);
    if (session_go_back(&table->session, asked->undo_vote.back_to, &problem))
        app_say(app, undo_vote_done(&asked->undo_vote, &table->seats).text);
    else
        app_say(app, problem.text);
    table_guard_keys(table, now);
    table_begin(table);
    board_pane_fit(&table->pane, &table->session.game);
    table_follow(table);
    app_close(app);
}

static bool type(struct page *page, struct app *app, uint32_t key,
                 const struct surroundings *around)
{
    struct undo_vote_page *asked = (struct undo_vote_page *)page;
    const struct seats *seats = &asked->table->seats;
    unsigned player = undo_vote_player(seats, key);
    if (player == seats->count)
        return false;
    undo_vote_say_yes(&asked->undo_vote, player);
    if (undo_vote_is_reached(&asked->undo_vote, seats))
        take_back(asked, app, around->now);
    return true;
}

static void close(struct page *page)
{
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Everyone must agree"),
    .draw = draw,
    .bindings = bindings,
    .type = type,
    .close = close,
    .cover = PAGE_LIES_ON,
};

struct page *undo_vote_page(struct table *table)
{
    struct undo_vote_page *asked = calloc(1, sizeof *asked);
    if (asked == NULL)
        return NULL;
    asked->page.kind = &kind;
    asked->table = table;
    undo_vote_begin(&asked->undo_vote, &table->session);
    return &asked->page;
}
