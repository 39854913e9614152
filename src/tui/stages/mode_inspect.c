/* Looking around on the board, or going through the places that lines of the log are about. */
#include "choosing/choosing.h"
#include "language/language.h"
#include "tui/stages/modes.h"
#include "tui/table/stage.h"
#include "wording/turn_words.h"

TABLE_STATE(inspection);
TABLE_STATE(tour);

/* Tours: from a line of the log, or a number in a table of scores, to the board and back. */

static bool is_at_place(const struct table *table, tile_number tile, uint16_t node)
{
    const struct game *game = table_game(table);
    uint16_t seen = inspect_node(table->inspection, game);
    return table->inspection->tile == tile && (node == NO_NODE || seen == node);
}

/* The line of the tour is shown as long as nobody looks at something else. */
static const struct log_entry *tour_line(const struct table *table)
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
    const struct log_lines lines = view_log_lines(&table->view);
    struct tour tour = {.kind = TOUR_LINES,
                        .at = log_lines_entry(&lines, table->view.lines.chosen),
                        .back = VIEW_LOG};
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

bool table_tour_scores(struct table *table, struct app *app, enum view_number back)
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

static void tour_end(struct table *table, struct app *app)
{
    const struct viewport *before = &table->tour->before, *now = &table->pane.viewport;
    const struct log_lines lines = view_log_lines(&table->view);
    if (table->tour->kind == TOUR_LINES)
        list_choose(&table->view.lines, (long)log_lines_of(&lines, table->tour->at),
                    log_lines_count(&lines));
    if (before->rows == now->rows && before->cols == now->cols && before->size == now->size)
        table->pane.viewport = *before; /* else the screen or the zoom has changed in between */
    table->mode = MODE_NONE;
    table->tour->kind = TOUR_NONE;
    if (table->tour->back != VIEW_NONE)
        table_open(table, app, view_page(&table->view, table->tour->back), COVER_READ);
}

/* The keys, and what is shown. */

static bool is_on_tour(const struct table *table)
{
    return table->tour->kind != TOUR_NONE;
}

static bool tells_what_fits(const struct table *table)
{
    return table->inspection->tile == NO_TILE && table_has(table, AID_TILES);
}

static void go(const struct press *press)
{
    struct table *table = table_pressed(press);
    inspect_go(table->inspection, table_game(table), board_pane_direction(press->key));
    table_follow(table);
}

static void mode_inspect_step(const struct press *press)
{
    struct table *table = table_pressed(press);
    inspect_step(table->inspection, table_game(table), press->binding->arg);
    table_follow(table);
}

static void step_tour(const struct press *press)
{
    struct table *table = table_pressed(press);
    if (tour_step(table->tour, &table->log, table_told(table), table_game(table),
                  press->binding->arg))
        look_at_line(table);
}

static void stop(const struct press *press)
{
    if (is_on_tour(table_pressed(press)))
        tour_end(table_pressed(press), press->app);
    else
        table_deed_close(press);
}

static void show_what_fits(const struct press *press)
{
    struct table *table = table_pressed(press);
    remaining_open_at(&table->view.remaining, table->inspection->at);
    table_open(table, press->app, view_page(&table->view, VIEW_REMAINING), COVER_READ);
}

/* A segment of that tile that has something to say: the one that is looked at, or else where a
 * figure stands. */
static struct sentence about_place(const struct table *table)
{
    const struct game *game = table_game(table);
    struct sentence about =
        turn_words_about(game, inspect_node(table->inspection, game), &table->seats);
    for (unsigned f = 0; f < game->followers.count && about.text[0] == '\0'; f++) {
        uint16_t node = game->followers.follower[f].node;
        if (feature_tile(&game->features, node) == table->inspection->tile)
            about = turn_words_about(game, node, &table->seats);
    }
    return about;
}

/* What it is, and what sets have to say. */
static struct sentence whole_feature(const struct table *table,
                                     const struct feature_summary *summary)
{
    struct sentence feature = wording_feature(summary, &table->seats);
    struct sentence about = about_place(table);
    if (about.text[0] != '\0')
        sentence_add(&feature, ". %s", about.text);
    return feature;
}

/* What lies under the cursor: as much of it as the aids tell. */
static struct status status_of_place(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct inspection *inspection = table->inspection;
    if (inspection->tile == NO_TILE && !table_has(table, AID_TILES))
        return (struct status){sentence_of("%s", _("Empty square")), sentence_of("%s", "")};
    if (inspection->tile == NO_TILE) {
        unsigned open = board_open_at(&game->board, inspection->at);
        const struct tile_fits *fits = &table_position(table)->fits;
        return (struct status){remaining_fits(game, fits, open),
                               remaining_chance(game, fits, open)};
    }
    const struct feature_summary *summary =
        position_feature(table_position(table), inspect_node(inspection, game));
    return (struct status){whole_feature(table, summary),
                           table_has(table, AID_EXPECTED)
                               ? wording_holders(summary, &table->seats)
                               : wording_occupants(summary, &table->seats)};
}

/* On a tour: the line of the log, which of them it is, and the feature as it is now. */
static struct status inspect_status(const struct table *table)
{
    const struct log_entry *entry = tour_line(table);
    unsigned number, count;
    if (entry == NULL)
        return status_of_place(table);
    tour_count(table->tour, &table->log, table_told(table), table_game(table), &number, &count);
    return (struct status){sentence_of(_("%u of %u. Turn %u. %s"), number, count, entry->turn,
                                       wording_entry(entry, &table->seats).text),
                           status_of_place(table).task};
}

static struct square inspect_focus(const struct table *table)
{
    return table->inspection->at;
}

static void mode_inspect_show(const struct table *table, struct board_scene *scene)
{
    inspect_show(table->inspection, scene);
}

/* On an open square what still fits there, else what the stage has. */
static void inspect_draw_lower(struct table *table, const struct table_sheet *sheet)
{
    const struct game *game = table_game(table);
    if (tells_what_fits(table))
        remaining_draw_fits(sheet->canvas, table_lower_panel(sheet->areas), game,
                            &table_position(table)->fits,
                            board_open_at(&game->board, table->inspection->at), sheet->around);
    else
        table_draw_lower(table, table_stage(table), sheet);
}

static const struct table_key keys[] = {
    ROW(NULL, go, 0, K_("tile"), N_("Go to the next tile in that direction."), ARROWS),
    ROW(NULL, mode_inspect_step, 1, K_("feature"), N_("Go to the next feature on the tile."),
        KEYS_TAB),
    ROW(NULL, mode_inspect_step, -1, NULL, N_("Go to the previous feature."), KEYS_BACK_TAB),
    ROW(is_on_tour, step_tour, 1, K_("next line"), N_("Show the next line's place."), 'n'),
    ROW(is_on_tour, step_tour, -1, NULL, N_("Show the previous line's place."), 'N'),
    ROW(NULL, stop, 0, K_("back"), N_("Stop looking around."), KEYS_ESCAPE, 'x', KEYS_ENTER),
    ROW(tells_what_fits, show_what_fits, 0, K_("what fits"),
        N_("Show the tiles that still fit here."), 't'),
};

const struct stage mode_inspect = {
    .keys = KEY_ROWS(keys),
    .keys_place = KEYS_OF_LOOKING,
    .status = inspect_status,
    .hints =
        (const char *const[]){
            N_("The arrows go from tile to tile, Tab to the next feature on a tile. All of it "
               "lights up, and the lines below show who owns it."),
            NULL},
    .focus = inspect_focus,
    .show = mode_inspect_show,
    .draw_lower = inspect_draw_lower,
};

void inspect_begin(struct inspection *inspection, const struct game *game)
{
    inspect_see(inspection, game, (tile_number)(game->board.tiles - 1), NO_NODE);
}

void inspect_see(struct inspection *inspection, const struct game *game, tile_number tile,
                 uint16_t node)
{
    *inspection = (struct inspection){.at = game->board.tile[tile].at, .tile = tile};
    if (node != NO_NODE && feature_tile(&game->features, node) == tile)
        inspection->segment = (uint8_t)feature_segment_number(&game->features, &game->board, node);
}

void inspect_see_square(struct inspection *inspection, const struct game *game, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    if (tile != NO_TILE)
        inspect_see(inspection, game, tile, NO_NODE);
    else if (board_open_at(&game->board, at) != OPEN_SQUARES_MAX)
        *inspection = (struct inspection){.at = at, .tile = NO_TILE};
}

/* A square that is the nearest so far becomes the new one. */
static void inspect_compare(struct square at, struct square from, enum edge towards, int *best_cost,
                            struct square *best)
{
    int cost = placing_cost(from, at, towards);
    if (cost > 0 && (*best_cost == 0 || cost < *best_cost)) {
        *best_cost = cost;
        *best = at;
    }
}

void inspect_go(struct inspection *inspection, const struct game *game, enum edge towards)
{
    const struct board *board = &game->board;
    struct square from = inspection->at, best = from;
    int best_cost = 0;
    for (unsigned t = 0; t < board->tiles; t++)
        inspect_compare(board->tile[t].at, from, towards, &best_cost, &best);
    for (unsigned open = 0; open < board->opens; open++)
        inspect_compare(board_open_square(board, open), from, towards, &best_cost, &best);
    if (best_cost > 0)
        inspect_see_square(inspection, game, best);
}

void inspect_step(struct inspection *inspection, const struct game *game, int by)
{
    if (inspection->tile == NO_TILE)
        return;
    const struct placed_tile *tile = &game->board.tile[inspection->tile];
    unsigned printed = tile_kinds[tile->kind].segments;
    unsigned stops = printed + (tile->track != NO_TRACK ? 1 : 0);
    unsigned stop = inspection->segment == SEGMENT_TRACK ? printed : inspection->segment;
    stop = (stop + stops + (unsigned)by) % stops;
    inspection->segment = (uint8_t)(stop == printed ? SEGMENT_TRACK : stop);
}

uint16_t inspect_node(const struct inspection *inspection, const struct game *game)
{
    return inspection->tile == NO_TILE
               ? NO_NODE
               : feature_node(&game->board, inspection->tile, inspection->segment);
}

void inspect_show(const struct inspection *inspection, struct board_scene *scene)
{
    static const enum board_mark_kind hidden[] = {
        BOARD_MARK_LIT,   BOARD_MARK_BRIGHT, BOARD_MARK_DISTRICT, BOARD_MARK_CURSOR,
        BOARD_MARK_GHOST, BOARD_MARK_PLAN,   BOARD_MARK_OPEN};
    uint16_t node = inspect_node(inspection, scene->game);
    for (size_t h = 0; h < sizeof hidden / sizeof hidden[0]; h++)
        board_scene_remove(scene, hidden[h]);
    board_scene_light(scene, node);
    if (inspection->tile == NO_TILE) {
        board_scene_add_square(scene, BOARD_MARK_OPEN, inspection->at);
        return;
    }
    board_scene_add_tile(scene, BOARD_MARK_CURSOR, inspection->tile, 0);
    board_scene_add_district(scene, node);
#define X(show) show(scene, node);
    INSPECT_PICTURES(X)
#undef X
}
