/* Values on the table's page: in the panel where its words leave room, and over the board where
 * that is asked for. */
#include "tui/advice/coach.h"
#include "tui/advice/table_values.h"
#include "tui/advice/value_grid.h"

bool table_has_values(const struct table *table)
{
    return table_values_found(table) != NULL;
}

bool table_has_value_box(const struct table *table)
{
    return table_has_values(table) && (table->values.is_open || !table->values.in_panel);
}

void table_deed_values(const struct press *press)
{
    struct table *table = table_pressed(press);
    table->values.is_open = !table->values.is_open;
}

static bool is_of_tiles(const struct table *table)
{
    return table_stage(table)->has_tile_values;
}

static struct value_grid grid_of(const struct table *table)
{
    return (struct value_grid){.valuing = table_values_found(table),
                               .progress = table_values_progress(table),
                               .game = table_game(table),
                               .seats = &table->seats,
                               .price = table_values_prices(table),
                               .tile = table->auction.tile};
}

struct area table_cut_values(const struct table *table, struct table_areas *areas)
{
    enum { NEWS = 3, LOG_LEAST = 6, BLANK = 1 };
    unsigned players = table->seats.count;
    struct area lower = table_lower_panel(areas);
    bool is_grid = is_of_tiles(table), shows_all = !game_awaits_action(table_game(table));
    int rows = BLANK + (is_grid ? value_grid_rows(players) : coach_rows(players));
    int taken =
        is_grid ? table_stage(table)->lower_rows(players) + NEWS : areas->hand.rows + LOG_LEAST;
    if (!table_has_values(table) || !shows_all || taken + rows > lower.rows ||
        (is_grid && !value_grid_fits(lower.cols, players)))
        return (struct area){.rows = 0};
    return table_areas_cut_panel(areas, rows);
}

void table_draw_values(const struct table *table, const struct table_sheet *sheet,
                       struct area panel)
{
    struct value_grid grid = grid_of(table);
    bool is_box = table->values.is_open && table_has_values(table) && table_is_bare(table);
    if (panel.rows > 0 && is_of_tiles(table))
        value_grid_draw(sheet->canvas, panel, &grid);
    else if (panel.rows > 0)
        coach_draw(sheet->canvas, panel, table);
    if (is_box && is_of_tiles(table))
        value_grid_draw_box(sheet->canvas, sheet->areas->board, &grid);
    else if (is_box)
        coach_draw_box(sheet->canvas, sheet->areas->board, table);
}
