#include "export/writers.h"
#include "language/language.h"
#include "tui/board/board_view.h"
#include "tui/seat_chip.h"
#include "wording/wording.h"

#include <stdio.h>
#include <stdlib.h>

/* Cells beside the board, and between players. */
enum { BESIDE = 2, BETWEEN_PLAYERS = 3 };

/* Above and below the board there is as much ground as beside it. */
int frame_board_rows(const struct frame_plan *plan)
{
    return (plan->span.south - plan->span.north + 1) * (plan->size / 2) + BESIDE;
}

int frame_board_cols(const struct frame_plan *plan)
{
    return (plan->span.east - plan->span.west + 1) * plan->size + 2 * BESIDE;
}

/* A player's place in the heading: chip, name and score. */
static int entry_cols(const struct frame_plan *plan, unsigned player)
{
    enum { CHIP = 2, BLANK = 1, SCORE = 3 };
    return CHIP + canvas_text_width(plan->seats.seat[player].name) + BLANK + SCORE;
}

/* Lays the players out in lines of `cols` cells, and draws them; on no canvas it only counts.
 * Returns the rows. */
static int lay_heading(const struct frame_plan *plan, const struct game *game, int cols,
                       struct canvas *canvas)
{
    int row = 0, col = 1;
    for (unsigned player = 0; player < plan->seats.count; player++) {
        const struct seat *seat = &plan->seats.seat[player];
        int width = entry_cols(plan, player);
        if (col > 1 && col + width > cols - 1) {
            row++;
            col = 1;
        }
        if (canvas != NULL) {
            bool at_turn = !game_is_over(game) && game_player(game) == player;
            int after = seat_chip(canvas, row, col, seat) + 1;
            after = canvas_text(canvas, row, after, cols - after,
                                at_turn ? panel_strong : panel_text, seat->name);
            canvas_printf(canvas, row, after + 1, cols - after, panel_strong, "%d",
                          (int)game->player[player].score);
        }
        col += width + BETWEEN_PLAYERS;
    }
    return row + 1;
}

/* As wide as the sheet, but no wider than a canvas. */
static int canvas_cols(int cols)
{
    return cols < CANVAS_COLS_MAX ? cols : CANVAS_COLS_MAX;
}

int frame_heading_rows(const struct frame_plan *plan, int cols)
{
    return lay_heading(plan, &plan->session->game, canvas_cols(cols), NULL);
}

static void measure(struct frame_plan *plan, int size)
{
    plan->size = size;
    plan->cols =
        frame_board_cols(plan) > FRAME_COLS_LEAST ? frame_board_cols(plan) : FRAME_COLS_LEAST;
    plan->heading = frame_heading_rows(plan, plan->cols);
    plan->rows = plan->heading + frame_board_rows(plan) + FRAME_FOOT_ROWS;
}

bool frame_moves_of_turn(const struct session *session, unsigned turn, size_t *moves)
{
    if (turn == 0 || turn > game_turn(&session->game))
        return false;
    *moves = 0;
    while (*moves < session->made && game_turn(session_game_after(session, *moves)) <= turn)
        ++*moves;
    return true;
}

void frame_plan_make(struct frame_plan *plan, const struct session *session, size_t moves, int size)
{
    *plan = (struct frame_plan){.session = session, .seats = seats_of(&session->head)};
    log_follow(&plan->log, session);
    plan->span = land_span(&session_game_after(session, moves)->board);
    plan->in_letters = size == 0;
    measure(plan, plan->in_letters ? GLYPH_VIEWPORT_SIZE : size);
}

void frame_plan_shrink(struct frame_plan *plan, long cells)
{
    while ((long)plan->rows * plan->cols > cells && plan->size > FRAME_SIZE_MIN)
        measure(plan, plan->size - 2);
}

/* The tile placed last, in its player's colour. */
static void mark_last(const struct frame_plan *plan, size_t entries, const struct game *game,
                      struct board_scene *scene)
{
    const struct log_entry *placed = log_placed(&plan->log, entries);
    if (placed != NULL && !game_is_over(game))
        board_scene_add_tile(scene, BOARD_MARK_LAST, (tile_number)(game->board.tiles - 1),
                             placed->event.player);
}

/* What happened in the turn; at the end how it ended. */
static struct sentence foot_of(const struct frame_plan *plan, size_t entries,
                               const struct game *game)
{
    if (game_is_over(game)) {
        struct score_table table = score_table_of(&plan->log, &game->options);
        return wording_verdict(&table, &plan->seats);
    }
    return wording_turn(&plan->log, entries, &plan->seats);
}

/* Puts that part of a canvas on a picture, its first cell at that row and column. Both have room.
 */
static void sheet_put(struct sheet *sheet, int row, int col, const struct canvas *canvas,
                      struct area part)
{
    for (int r = 0; r < part.rows; r++)
        for (int c = 0; c < part.cols; c++)
            sheet->cell[(row + r) * sheet->cols + col + c] =
                canvas->cell[(part.row + r) * canvas->cols + part.col + c];
}

struct area frame_square(const struct frame_plan *plan, struct square at)
{
    int left = (plan->cols - frame_board_cols(plan)) / 2 + BESIDE;
    return (struct area){plan->heading + BESIDE / 2 + (at.y - plan->span.north) * (plan->size / 2),
                         left + (at.x - plan->span.west) * plan->size, plan->size / 2, plan->size};
}

void frame_draw_heading(const struct frame_plan *plan, size_t moves, int row,
                        struct frame_tools *tools, struct sheet *sheet)
{
    int cols = canvas_cols(sheet->cols), rows = frame_heading_rows(plan, cols);
    canvas_clear(&tools->canvas, rows, cols);
    canvas_fill(&tools->canvas, (struct area){0, 0, rows, cols}, ' ', panel_text);
    lay_heading(plan, session_game_after(plan->session, moves), cols, &tools->canvas);
    sheet_put(sheet, row, 0, &tools->canvas, (struct area){0, 0, rows, cols});
}

void frame_draw_foot(const struct frame_plan *plan, size_t moves, int row,
                     struct frame_tools *tools, struct sheet *sheet)
{
    int cols = canvas_cols(sheet->cols);
    struct area area = {0, 0, FRAME_FOOT_ROWS, cols};
    struct sentence text =
        foot_of(plan, log_until(&plan->log, moves), session_game_after(plan->session, moves));
    canvas_clear(&tools->canvas, FRAME_FOOT_ROWS, cols);
    canvas_fill(&tools->canvas, area, ' ', panel_text);
    canvas_text(&tools->canvas, 0, 1, cols - 2, panel_text, text.text);
    sheet_put(sheet, row, 0, &tools->canvas, area);
}

struct viewport frame_whole(const struct frame_plan *plan, int cols)
{
    return (struct viewport){.size = plan->size,
                             .row = plan->span.north * (plan->size / 2) - BESIDE / 2,
                             .col = plan->span.west * plan->size -
                                    ((cols - frame_board_cols(plan)) / 2 + BESIDE),
                             .rows = frame_board_rows(plan),
                             .cols = cols};
}

/* Draws a part of the table, counted as in viewports, on the canvas: in its middle, with a tile's
 * breadth around it, for figures reach beyond their tiles. Returns where it is. */
static struct area draw_part(const struct frame_plan *plan, const struct board_scene *scene,
                             int size, struct area part, struct frame_tools *tools)
{
    int beside = size, above = size / 2;
    struct viewport viewport = {.size = size,
                                .row = part.row - above,
                                .col = part.col - beside,
                                .rows = part.rows + 2 * above,
                                .cols = part.cols + 2 * beside};
    struct area area = {0, 0, viewport.rows, viewport.cols};
    canvas_clear(&tools->canvas, viewport.rows, viewport.cols);
    if (plan->in_letters)
        glyph_board_draw(&tools->canvas, area, scene, &viewport, GLYPHS_LINES);
    else
        board_view_draw(&tools->canvas, area, scene, &viewport, &tools->tiles);
    return (struct area){above, beside, part.rows, part.cols};
}

void frame_draw_board(const struct frame_plan *plan, size_t moves, int row,
                      struct frame_tools *tools, struct sheet *sheet)
{
    const struct game *game = session_game_after(plan->session, moves);
    struct board_scene scene = board_scene_of(game, &plan->seats);
    struct viewport seen = plan->seen.size > 0 ? plan->seen : frame_whole(plan, sheet->cols);
    mark_last(plan, log_until(&plan->log, moves), game, &scene);
    int rows_most = CANVAS_ROWS_MAX - seen.size, cols_most = CANVAS_COLS_MAX - 2 * seen.size;
    for (int r = 0; r < seen.rows; r += rows_most)
        for (int c = 0; c < seen.cols; c += cols_most) {
            struct area part = {seen.row + r, seen.col + c, seen.rows - r, seen.cols - c};
            part.rows = part.rows < rows_most ? part.rows : rows_most;
            part.cols = part.cols < cols_most ? part.cols : cols_most;
            struct area there = draw_part(plan, &scene, seen.size, part, tools);
            sheet_put(sheet, row + r, c, &tools->canvas, there);
        }
}

bool frame_draw(const struct frame_plan *plan, size_t moves, struct frame_tools *tools,
                struct sheet *sheet)
{
    if (!sheet_begin(sheet, plan->rows, plan->cols))
        return false;
    frame_draw_heading(plan, moves, 0, tools, sheet);
    frame_draw_board(plan, moves, plan->heading, tools, sheet);
    frame_draw_foot(plan, moves, plan->rows - FRAME_FOOT_ROWS, tools, sheet);
    return true;
}

bool sheet_begin(struct sheet *sheet, int rows, int cols)
{
    const struct cell blank = {' ', panel_text.ink, panel_text.paper, panel_text.attribute, {0}};
    sheet_free(sheet);
    sheet->cell = calloc((size_t)rows * (size_t)cols, sizeof *sheet->cell);
    if (sheet->cell == NULL)
        return false;
    sheet->rows = rows;
    sheet->cols = cols;
    for (int c = 0; c < rows * cols; c++)
        sheet->cell[c] = blank;
    return true;
}

void sheet_free(struct sheet *sheet)
{
    free(sheet->cell);
    *sheet = (struct sheet){0};
}
