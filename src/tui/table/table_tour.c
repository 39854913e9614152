/* Tours at the table: from a line of the log, or a number in a table of scores, to the board and
 * back to where one was. */
#include "language/language.h"
#include "tui/table/inspect.h"
#include "tui/table/table.h"

TABLE_STATE(tour);

static bool is_at_place(const struct table *table, tile_number tile, uint16_t node)
{
    const struct game *game = table_game(table);
    uint16_t seen = inspect_node(table->inspection, game);
    return table->inspection->tile == tile && (node == NO_NODE || seen == node);
}

/* The line of the tour is shown as long as nobody looks at something else. */
const struct log_entry *table_tour_entry(const struct table *table)
{
    const struct log_entry *entry = &table->log.entry[table->tour->at];
    tile_number tile;
    uint16_t node;
    if (table->tour->kind == TOUR_NONE || table->mode != MODE_INSPECT)
        return NULL;
    return tour_place(entry, table_game(table), &tile, &node) && is_at_place(table, tile, node)
               ? entry
               : NULL;
}

static void look_at_line(struct table *table)
{
    const struct game *game = table_game(table);
    tile_number tile;
    uint16_t node;
    if (!tour_place(&table->log.entry[table->tour->at], game, &tile, &node))
        return;
    inspect_see(table->inspection, game, tile, node);
    table_follow(table);
}

static void tour_begin(struct table *table, struct tour tour)
{
    *table->tour = tour;
    table->tour->before = table->pane.viewport;
    table->mode = MODE_INSPECT;
    look_at_line(table);
}

bool table_tour_log(struct table *table, struct app *app)
{
    struct tour tour = {.kind = TOUR_LINES, .at = table->view.log.chosen, .back = log_page};
    tile_number tile;
    uint16_t node;
    if (tour.at >= table_told(table) ||
        !tour_place(&table->log.entry[tour.at], table_game(table), &tile, &node)) {
        app_say(app, _("This event has no place on the board."));
        return false;
    }
    tour_begin(table, tour);
    return true;
}

bool table_tour_scores(struct table *table, struct app *app,
                       struct page *(*back)(struct game_view *view))
{
    struct tour tour = {
        .kind = TOUR_SCORES, .of = table->view.cell, .at = table_told(table), .back = back};
    if (!tour_step(&tour, &table->log, table_told(table), table_game(table), 1)) {
        app_say(app, _("These points have no place on the board."));
        return false;
    }
    tour_begin(table, tour);
    return true;
}

void table_tour_go(struct table *table, int by)
{
    if (tour_step(table->tour, &table->log, table_told(table), table_game(table), by))
        look_at_line(table);
}

void table_tour_end(struct table *table, struct app *app)
{
    const struct viewport *before = &table->tour->before, *now = &table->pane.viewport;
    if (table->tour->kind == TOUR_LINES)
        list_choose(&table->view.log, (long)table->tour->at, table_told(table));
    if (before->rows == now->rows && before->cols == now->cols && before->size == now->size)
        table->pane.viewport = *before; /* else the screen or the zoom has changed in between */
    table->mode = MODE_NONE;
    table->tour->kind = TOUR_NONE;
    if (table->tour->back != NULL)
        table_open(table, app, table->tour->back(&table->view), COVER_READ);
}
