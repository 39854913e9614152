/* How the table looks: a picture of its state and nothing else. */
#include "facts/position.h"
#include "language/language.h"
#include "tui/advice/advice.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "tui/table/stage.h"
#include "tui/table/table_bots.h"
#include "tui/table/table_clock.h"
#include "tui/views/log_view.h"

/* What is laid over the board waits while something is shown on it. */
bool table_hides_call(const struct table *table)
{
    return moment_is_on(&table->moment) && table_mode(table)->draw_over != NULL;
}

static struct panel panel_of_table(const struct table *table)
{
    const struct stage *stage = table_stage(table);
    unsigned at_turn = stage->at_turn != NULL ? stage->at_turn(table) : table->player;
    struct panel panel = panel_of(&table->view, table->turn, at_turn);
    panel.clock = table->clock->limit != 0 ? table->clock : NULL;
    panel.runs_for = table_clock_runs_for(table);
    return panel;
}

void table_draw_log(const struct table_sheet *sheet, struct area area, const struct table *table)
{
    table_draw_log_to(sheet, area, table, table_told(table));
}

/* A log of fewer rows has none to spare between it and what is still to come. */
enum { LOG_ROWS_WITH_GAP = 12 };

void table_draw_log_to(const struct table_sheet *sheet, struct area area, const struct table *table,
                       size_t lines)
{
    struct style line = {INK_FRAME, INK_PANEL, 0};
    struct area rule = {area.row, area.col, 1, area.cols - 1};
    bool has_log = sheet->areas->column.cols == 0;
    area = (struct area){area.row + 1, area.col, area.rows - 1, area.cols - 1};
    int above = area.row;
    to_come_draw(sheet->canvas, &area, table_game(table), &table->seats, TO_COME_HEADED);
    held_draw(sheet->canvas, &area, &table->view);
    if (has_log || area.row > above)
        canvas_fill(sheet->canvas, rule, 0x2500, line);
    if (!has_log)
        return;
    if (area.row > above && area.rows > LOG_ROWS_WITH_GAP) {
        area.row++;
        area.rows--;
    }
    canvas_target(sheet->canvas, area, TARGET_LOG, 0);
    struct log_lines told = log_lines_of_game(&table->log, lines, &table->session.talk, SIZE_MAX);
    log_draw_told(sheet->canvas, area, &told, &table->seats);
}

void table_draw_hand(struct table *table, const struct table_sheet *sheet, kind_number kind,
                     unsigned orientation, const char *remark)
{
    struct key_words words = table_key_words(table, remark);
    struct hand hand = {.kind = kind,
                        .orientation = (uint8_t)orientation,
                        .remark = words.text,
                        .hides_rest = !table_has(table, AID_TILES)};
    side_panel_draw_tile(sheet->canvas, sheet->areas, &hand, &table->session.game, sheet->around);
    table_draw_log(sheet, table_log_below(sheet->areas, sheet->areas->hand.rows), table);
}

void table_draw_below_choices(struct table *table, const struct table_sheet *sheet, int rows)
{
    struct board_scene scene = table_scene(table);
    struct area lower = table_lower_panel(sheet->areas);
    int side = sheet->areas->hand_size;
    lower.row += rows;
    lower.rows -= rows;
    if (lower.rows > side / 2) {
        struct area close = {lower.row + 1, lower.col + (lower.cols - side) / 2, 0, 0};
        board_scene_remove(&scene, BOARD_MARK_LAST);
        rows = board_pane_draw_close(&table->pane, sheet->canvas, close, &scene,
                                     sheet->around->tiles, table_focus(table), side);
        canvas_target(sheet->canvas, (struct area){close.row, close.col, rows, side}, TARGET_CLOSE,
                      side);
        lower.row += rows > 0 ? rows + 1 : 0;
        lower.rows -= rows > 0 ? rows + 1 : 0;
    }
    lower.row++;
    lower.rows--;
    if (lower.rows > 2)
        table_draw_log(sheet, lower, table);
}

void table_draw_lower(struct table *table, const struct stage *row, const struct table_sheet *sheet)
{
    row = row->draw_lower != NULL ? row : table_stage(table);
    if (row->draw_lower != NULL)
        row->draw_lower(table, sheet);
    else
        table_draw_log(sheet, table_log_below(sheet->areas, 0), table);
}

/* The detail and the advice, or where that is too long the advice alone. */
static struct sentence second_line(const struct table *table, struct sentence detail, int cols)
{
    const struct stage *mode = table_mode(table);
    struct sentence advice = {""};
    if (mode->advice != NULL)
        advice = mode->advice(table);
    if (advice.text[0] == '\0')
        return detail;
    sentence_add(&detail, "%s%s", detail.text[0] ? "  " : "", advice.text);
    return canvas_text_width(table_key_words(table, detail.text).text) <= cols ? detail : advice;
}

/* The status in the words of the keys that are set, and the names as short as it takes to say all
 * of it; where that is not enough, whole. A detail that still takes two lines goes before the task,
 * which the panel tells as well. A task too long for its line is followed by the detail. */
static void draw_status(struct table *table, struct canvas *canvas, struct area area)
{
    static const unsigned most[] = {NAME_SIZE, 16, 12, 8, 5, 1, NAME_SIZE};
    const struct seats whole = table->seats;
    struct key_words task, detail;
    int cols = area.cols - 2;
    bool fits = false;
    for (size_t m = 0; !fits && m < sizeof most / sizeof most[0]; m++) {
        struct short_seats names;
        seats_shorten(&whole, most[m], &names);
        table->seats = names.seats;
        struct status status = table_mode(table)->status(table);
        task = table_key_words(table, status.task.text);
        detail = table_key_words(table, second_line(table, status.detail, cols).text);
        fits = canvas_text_width(task.text) <= cols && canvas_text_width(detail.text) <= cols;
    }
    table->seats = whole;
    struct area both = {area.row, area.col + 1, area.rows, cols};
    canvas_fill(canvas, area, ' ', panel_text);
    if (canvas_text_width(detail.text) > cols) {
        canvas_paragraph(canvas, both, panel_text, detail.text);
        return;
    }
    if (canvas_text_width(task.text) > cols) {
        struct sentence all =
            sentence_of("%s%s%s", task.text, detail.text[0] ? ". " : "", detail.text);
        canvas_paragraph(canvas, both, panel_strong, all.text);
        return;
    }
    canvas_text(canvas, area.row, area.col + 1, cols, panel_strong, task.text);
    canvas_text(canvas, area.row + 1, area.col + 1, cols, panel_text, detail.text);
}

void table_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct table *table = (struct table *)page;
    const struct stage *mode = table_mode(table);
    table->is_unseen = false;
    table->pace = pace_of(around->settings);
    if (moment_look(&table->moment, &table->log, around->now))
        table_follow(table);
    struct area all = {0, 0, around->rows, around->cols};
    struct table_areas areas = table_areas_of(around->rows, around->cols, table->seats.count);
    struct panel panel = panel_of_table(table);
    struct table_sheet sheet = {canvas, &areas, {.size = 0}, all, around};
    bool has_hints = settings_is_on(around->settings, SETTINGS_HINTS);
    if (has_hints)
        table_areas_cut_hints(&areas, hints_rows(canvas, areas.board.cols));
    if (mode->draw_strip != NULL)
        sheet.strip = mode->cut_strip(table, &areas, around);
    else
        board_pane_prepare(&table->pane, table_game(table), areas.board, around,
                           table_focus(table));
    struct area values = table_cut_values(table, &areas);
    table->values->in_panel = values.rows > 0;
    struct board_scene scene = table_scene(table);
    table->view.pane = table_pane(table);
    view_draw(&table->view, canvas, &areas, &scene, &panel, around);
    table_draw_lower(table, mode, &sheet);
    draw_status(table, canvas, areas.status);
    if (has_hints)
        hints_draw(canvas, areas.hints, table);
    if (mode->draw_strip != NULL)
        mode->draw_strip(table, &sheet);
    if (table_is_bare(table) && mode->draw_over != NULL && !table_hides_call(table))
        mode->draw_over(table, &sheet);
    table_draw_values(table, &sheet, values);
}

/* What the board shows. */

/* The tile that was placed last; and where computer players play with people, all that they have
 * placed since a person did. */
static void show_last(const struct table *table, struct board_scene *scene)
{
    tile_number tile = (tile_number)(scene->game->board.tiles - 1);
    bool is_on = table_people(table) > 0;
    for (size_t at = table->log.count; tile > 0 && at > 0; at--) {
        const struct event *event = &table->log.entry[at - 1].event;
        if (event->type != EVENT_PLACE)
            continue;
        if (tile + 1 < scene->game->board.tiles &&
            !(is_on && table_plays_itself(table, event->player)))
            return;
        board_scene_add_tile(scene, BOARD_MARK_LAST, tile--, event->player);
        is_on = is_on && table_plays_itself(table, event->player);
    }
}

static void show_dead_squares(struct board_scene *scene, const struct tile_fits *fits)
{
    const struct board *board = &scene->game->board;
    for (unsigned open = 0; open < board->opens; open++)
        if (tile_fits_is_dead(fits, open))
            board_scene_add_square(scene, BOARD_MARK_DEAD, board_open_square(board, open));
}

struct board_scene table_scene(const struct table *table)
{
    const struct game *game = table_game(table);
    const struct stage *stage = table_stage(table), *mode = table_mode(table);
    struct board_scene scene = board_scene_of(game, &table->seats);
    show_last(table, &scene);
    if (stage->show != NULL)
        stage->show(table, &scene);
    if (moment_is_on(&table->moment))
        moment_show(&table->moment, &table->log,
                    table->pane.in_glyphs ? MOMENT_STANDS : MOMENT_MOVES, &scene);
    if (!game_is_over(game) && table_has(table, AID_DEAD))
        show_dead_squares(&scene, &table_position(table)->fits);
    board_scene_tint(&scene, table->view.territory);
    if (mode != stage)
        mode->show(table, &scene);
    return scene;
}
