/* Taking back what stands already, if all players agree. */
#include "language/language.h"
#include "tui/table/agreement.h"
#include "tui/table/questions.h"
#include "tui/table/table_clock.h"

#include <stdlib.h>

struct agreement_page {
    struct page page;
    struct table *table;
    struct agreement agreement;
};

bool agreement_is_possible(const struct table *table)
{
    struct agreement agreement;
    return table->session.made <= table->floor && !game_is_over(&table->session.game) &&
           agreement_begin(&agreement, &table->session);
}

static const struct binding no =
    KEY(page_leave, 0, K_("no"), N_("Leave everything as it is."), KEYS_ESCAPE);

static void draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    const struct agreement_page *asked = (const struct agreement_page *)page;
    (void)around;
    agreement_draw(canvas, asked->table->view.board, &asked->agreement, &asked->table->seats, &no);
}

static size_t bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    (void)page;
    bindings[0] = no;
    return 1;
}

/* The player of what was taken back is called, as if it had never been. */
static void take_back(const struct agreement_page *asked, struct app *app, long long now)
{
    struct table *table = asked->table;
    struct problem problem;
    table_tell_clock(table);
    if (agreement_carry_out(&asked->agreement, &table->session, &problem))
        app_say(app, agreement_done(&asked->agreement, &table->seats).text);
    else
        app_say(app, problem.text);
    table->dead_until = now + KEY_GUARD;
    table_begin(table);
    desk_fit(&table->desk, &table->session.game);
    table_follow(table);
    app_close(app);
}

static bool type(struct page *page, struct app *app, uint32_t key,
                 const struct surroundings *around)
{
    struct agreement_page *asked = (struct agreement_page *)page;
    const struct seats *seats = &asked->table->seats;
    unsigned player = agreement_player(seats, key);
    if (player == seats->count)
        return false;
    agreement_say_yes(&asked->agreement, player);
    if (agreement_is_reached(&asked->agreement, seats))
        take_back(asked, app, around->now);
    return true;
}

static void close(struct page *page)
{
    free(page);
}

static const struct page_kind kind = {
    .name = N_("Only if everybody agrees"),
    .draw = draw,
    .bindings = bindings,
    .type = type,
    .close = close,
    .cover = PAGE_LIES_ON,
};

struct page *agreement_page(struct table *table)
{
    struct agreement_page *asked = calloc(1, sizeof *asked);
    if (asked == NULL)
        return NULL;
    asked->page.kind = &kind;
    asked->table = table;
    agreement_begin(&asked->agreement, &table->session);
    return &asked->page;
}
