#include "tui/stages/choosing.h"

#include "tui/table/layout.h"
#include "tui/table/tile_chooser.h"

TABLE_STATE(chooser);

static struct pile choosing_pile(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    return stage->choosing_from != NULL ? stage->choosing_from(table) : table_game(table)->pile;
}

void choosing_begin(struct table *table, const struct pile *pile, kind_number kind)
{
    tile_chooser_begin(table->chooser, pile, kind);
    table_follow(table);
}

bool choosing_has_edges(const struct table *table)
{
    return table->chooser->edges.count > 0;
}

bool choosing_has_numbers(const struct table *table)
{
    struct pile pile = choosing_pile(table);
    return tile_chooser_has_numbers(table->chooser, &pile);
}

struct sentence choosing_words(const struct table *table)
{
    struct pile pile = choosing_pile(table);
    return tile_chooser_words(table->chooser, &pile);
}

void choosing_draw(const struct table *table, const struct table_sheet *sheet)
{
    struct pile pile = choosing_pile(table);
    tile_chooser_draw(sheet->canvas, sheet->areas->board, table->chooser, &pile,
                      !table_has(table, AID_TILES), sheet->around);
}

bool choosing_point(struct table *table, struct app *app, const struct gesture *gesture,
                    const struct surroundings *around)
{
    struct pile pile = choosing_pile(table);
    if (!gesture_clicks(gesture, TARGET_TILE))
        return false;
    if (table->chooser->kind == gesture->target.which)
        app_press(app, KEYS_ENTER, around);
    else
        tile_chooser_point(table->chooser, &pile, (kind_number)gesture->target.which);
    return true;
}

void choosing_deed_type(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct pile pile = choosing_pile(table);
    if (tile_chooser_type(table->chooser, &pile, (char)press->key))
        table_follow(table);
    else if (table->chooser->edges.count == EDGES)
        app_say(press->app, _("A tile has four edges: Backspace takes one back."));
    else
        app_say(press->app, _("No tile that is left has these edges one after another."));
}

void choosing_deed_erase(const struct press *press)
{
    tile_chooser_erase(table_pressed(press)->chooser);
    table_follow(table_pressed(press));
}

static enum edge side_of(uint32_t key)
{
    return key == KEYS_TAB ? EDGE_E : key == KEYS_BACK_TAB ? EDGE_W : board_pane_direction(key);
}

void choosing_deed_step(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct pile pile = choosing_pile(table);
    tile_chooser_step(table->chooser, &pile, side_of(press->key), table->view.board, press->around);
    table_follow(table);
}

void choosing_deed_number(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct pile pile = choosing_pile(table);
    tile_chooser_choose(table->chooser, &pile, press->key - '0');
    table_follow(table);
}
