/* The table's page. */
#include "language/language.h"
#include "tui/table/pointing.h"
#include "tui/table/stage.h"
#include "tui/table/table_clock.h"
#include "tui/table/undoing.h"

#include <stdlib.h>

void table_deed_go_on(const struct press *press)
{
    table_pressed(press)->overlay = OVERLAY_NONE;
    table_go_on(table_pressed(press), press->around->now);
}

void table_deed_verb(const struct press *press)
{
    table_play(table_pressed(press), press->app, move_plain((enum verb)press->binding->arg));
}

void table_deed_undo(const struct press *press)
{
    table_undo(table_pressed(press), press->app);
}

/* Back to what lay below. */
void table_deed_close(const struct press *press)
{
    struct table *table = table_pressed(press);
    bool was_looking = table->overlay == OVERLAY_REMAINING && table->remaining.is_of_square;
    if (table->overlay == OVERLAY_LOOKING && table->tour.kind != TOUR_NONE) {
        table_tour_end(table);
        return;
    }
    table->overlay = was_looking ? OVERLAY_LOOKING : OVERLAY_NONE;
    table_follow(table);
}

/* Where the keys pass to another player in the midst of it all, they are dead for a moment. */
static void table_act(const struct press *press)
{
    struct table *table = table_pressed(press);
    enum table_stage before = table->stage;
    unsigned actor = game_actor(&table->session.game);
    long long now = press->around->now;
    table_look_at_clock(table, press->app, now);
    if (now < table->dead_until)
        return;
    press->binding->deed(press);
    if (table_stage(table)->guards_keys &&
        (table->stage != before || game_actor(&table->session.game) != actor))
        table->dead_until = now + KEY_GUARD;
}

static bool table_type(struct page *page, struct app *app, uint32_t key,
                       const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    if (around->now < table->dead_until)
        return false;
    if (table_mode(table)->type != NULL)
        return table_mode(table)->type(table, app, key);
    return table->overlay == OVERLAY_AGREEMENT && table_agree(table, app, key, around->now);
}

static void table_close(struct page *page)
{
    struct table *table = (struct table *)page;
    struct problem nobody_listens;
    table_tell_clock(table);
    session_note_clocks(&table->session, &nobody_listens);
    session_close(&table->session);
    free(table);
}

#define TABLE_KIND                                                                                 \
    .name = N_("The table"), .draw = table_draw, .bindings = table_bindings, .act = table_act,     \
    .type = table_type, .point = table_point, .close = table_close

static const struct page_kind table_kind = {TABLE_KIND};
static const struct page_kind timed_table_kind = {TABLE_KIND, .tick = table_tick};

struct page *table_page(const struct session *session)
{
    struct table *table = calloc(1, sizeof *table);
    if (table == NULL)
        return NULL;
    table->page.kind = session->head.clock != 0 ? &timed_table_kind : &table_kind;
    table->session = *session;
    table->clock = clock_of(session);
    table->seats = seats_of(&table->session.head);
    table->foretells = true;
    table->cell.source = TOUR_ALL_SCORES;
    table->auction.is_blind = !table_has(table, AID_AUCTIONS);
    table_begin(table);
    return &table->page;
}
