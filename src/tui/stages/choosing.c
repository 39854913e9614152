#include "tui/stages/asking.h"

#include "tui/table/layout.h"
#include "tui/views/remaining.h"
#include "wording/wording.h"

TABLE_STATE(chooser);

/* The tiles that it may be; at least one. */
static struct pile choosing_pile(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    struct pile pile =
        stage->choosing_from != NULL ? stage->choosing_from(table) : table_game(table)->pile;
    return pile_to_come(table_game(table), &pile);
}

/* Those of them that have the edges typed. */
static struct kind_set kinds_shown(const struct tile_chooser *chooser, const struct pile *pile)
{
    return edge_reading_kinds(&chooser->edges, kinds_in_pile(pile));
}

static unsigned count_shown(const struct tile_chooser *chooser, const struct pile *pile)
{
    struct kind_set shown = kinds_shown(chooser, pile);
    unsigned count = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        count += kind_set_has(&shown, kind);
    return count;
}

static struct pile pile_shown(const struct table *table)
{
    struct pile pile = choosing_pile(table), some = pile;
    struct kind_set shown = kinds_shown(table->chooser, &pile);
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (!kind_set_has(&shown, kind))
            some.left[kind] = 0;
    some.tiles = (tile_number)kinds_left(&pile, &shown);
    return some;
}

/* On to the next kind that is shown, if this one is not. */
static void choose_shown(struct tile_chooser *chooser, const struct pile *pile)
{
    struct kind_set shown = kinds_shown(chooser, pile);
    while (!kind_set_has(&shown, chooser->kind))
        chooser->kind = (kind_number)((chooser->kind + 1u) % tile_kinds_count);
}

void choosing_begin(struct table *table, const struct pile *pile, kind_number kind)
{
    *table->chooser = (struct tile_chooser){.kind = kind};
    choose_shown(table->chooser, pile);
    table_follow(table);
}

bool choosing_has_edges(const struct table *table)
{
    return table->chooser->edges.count > 0;
}

bool choosing_has_water(const struct table *table)
{
    struct pile pile = choosing_pile(table);
    bool has = false;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        has = has || (pile.left[kind] > 0 && tile_kinds[kind].water != 0);
    return has;
}

/* They are few enough for digits. */
bool choosing_has_numbers(const struct table *table)
{
    enum { NUMBERS = 9 };
    struct pile pile = choosing_pile(table);
    return count_shown(table->chooser, &pile) <= NUMBERS;
}

struct sentence choosing_words(const struct table *table)
{
    const struct tile_chooser *chooser = table->chooser;
    struct pile pile = choosing_pile(table);
    if (count_shown(chooser, &pile) == 1)
        return sentence_of(_("It is %s. Enter confirms it."), tile_name(chooser->kind).text);
    if (choosing_has_numbers(table))
        return sentence_of("%s", chooser->edges.count < EDGES
                                     ? _("More edges, its number, or arrows; Enter confirms.")
                                     : _("Its number, or arrows; Enter confirms."));
    if (choosing_has_water(table))
        return sentence_of(
            "%s", _("Type its edges clockwise: {c} city, {r} road, {f} field, {w} water."));
    return sentence_of("%s", _("Type its edges clockwise: {c} city, {r} road, {f} field."));
}

/* "c r _ _: 12 kinds" */
static struct sentence title_of(const struct tile_chooser *chooser, const struct pile *pile)
{
    struct sentence letters = sentence_of("%s", "");
    unsigned kinds = count_shown(chooser, pile);
    for (unsigned edge = 0; edge < EDGES; edge++)
        sentence_add(&letters, edge == 0 ? "%c" : " %c",
                     edge < chooser->edges.count ? edge_reading_letter(&chooser->edges, edge)
                                                 : '_');
    return sentence_of(_n("Edges %s: %u kind", "Edges %s: %u kinds", kinds), letters.text, kinds);
}

void choosing_draw(const struct table *table, const struct table_sheet *sheet)
{
    struct pile pile = choosing_pile(table), shown = pile_shown(table);
    struct sentence title = title_of(table->chooser, &pile);
    remaining_draw_choice(sheet->canvas, sheet->areas->board, &shown,
                          (struct remaining_choice){.kind = table->chooser->kind,
                                                    .hides_counts = !table_has(table, AID_TILES),
                                                    .is_numbered = choosing_has_numbers(table),
                                                    .title = title.text},
                          sheet->around);
}

bool choosing_point(struct table *table, struct app *app, const struct gesture *gesture,
                    const struct surroundings *around)
{
    struct pile shown = pile_shown(table);
    int kind = gesture->target.which;
    if (!gesture_clicks(gesture, TARGET_TILE))
        return false;
    if (table->chooser->kind == kind)
        app_press(app, KEYS_ENTER, around);
    else if (kind >= 0 && kind < (int)tile_kinds_count && shown.left[kind] > 0)
        table->chooser->kind = (kind_number)kind;
    return true;
}

void choosing_deed_type(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct pile pile = choosing_pile(table);
    struct tile_chooser then = *table->chooser;
    if (edge_reading_add(&then.edges, (char)press->key) && count_shown(&then, &pile) > 0) {
        choose_shown(&then, &pile);
        *table->chooser = then;
        table_follow(table);
    } else if (table->chooser->edges.count == EDGES) {
        app_say(press->app, _("A tile has four edges: Backspace takes one back."));
    } else {
        app_say(press->app, _("No tile that is left has these edges one after another."));
    }
}

void choosing_deed_erase(const struct press *press)
{
    table_pressed(press)->chooser->edges.count--;
    table_follow(table_pressed(press));
}

static enum edge side_of(uint32_t key)
{
    return key == KEYS_TAB ? EDGE_E : key == KEYS_BACK_TAB ? EDGE_W : board_pane_direction(key);
}

void choosing_deed_step(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct pile shown = pile_shown(table);
    table->chooser->kind = remaining_neighbour(table->view.board, &shown, table->chooser->kind,
                                               side_of(press->key), press->around);
    table_follow(table);
}

void choosing_deed_number(const struct press *press)
{
    struct table *table = table_pressed(press);
    struct pile shown = pile_shown(table);
    unsigned number = press->key - '0';
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (shown.left[kind] > 0 && --number == 0)
            table->chooser->kind = kind;
    table_follow(table);
}
