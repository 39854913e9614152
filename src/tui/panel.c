#include "tui/panel.h"

#include "tui/wording.h"

#include <stdio.h>

enum { ACROSS = 0x2500, AT_TURN = 0x25b8, PAWN = 0x25cf, NO_PAWN = 0xb7 };

static const struct style ground = {INK_TEXT, INK_PANEL, 0};
static const struct style faint = {INK_FAINT, INK_PANEL, 0};
static const struct style strong = {INK_STRONG, INK_PANEL, CELL_BOLD};

static void draw_pawns(struct canvas *canvas, int row, int col, unsigned left)
{
    for (unsigned pawn = 0; pawn < FOLLOWERS_EACH; pawn++)
        canvas_put(canvas, row, col + (int)pawn, pawn < left ? PAWN : NO_PAWN,
                   pawn < left ? ground : faint);
}

/* The same where there is no room for all of them. */
static void draw_pawn_count(struct canvas *canvas, int row, int col, unsigned left)
{
    canvas_put(canvas, row, col, PAWN, left > 0 ? ground : faint);
    canvas_put(canvas, row, col + 1, '0' + left, left > 0 ? ground : faint);
}

/* What stands right of the name: "17", "17 (23)". */
struct figures {
    char score[8], expected[12];
    int cols;
};

static struct figures figures_of(const struct panel *panel, unsigned player)
{
    struct figures figures = {.expected = ""};
    snprintf(figures.score, sizeof figures.score, "%3d", panel->score[player]);
    figures.cols = 3;
    if (panel->foretells) {
        snprintf(figures.expected, sizeof figures.expected, "(%d)", panel->expected[player]);
        figures.cols = 3 + 1 + 5;
    }
    return figures;
}

static void draw_player(struct canvas *canvas, struct area line, const struct panel *panel,
                        unsigned player)
{
    const struct seat *seat = &panel->seats->seat[player];
    bool at_turn = player == panel->at_turn;
    struct figures figures = figures_of(panel, player);
    unsigned left = panel->game->player[player].supply[FIGURE_MEEPLE];
    bool one_line = line.rows == 1;
    int end = line.col + line.cols - 1;
    int score_col = end - figures.cols - (one_line ? 3 : 0);
    canvas_put(canvas, line.row, line.col, at_turn ? AT_TURN : ' ', strong);
    int col = seat_chip(canvas, line.row, line.col + 1, seat) + 1;
    canvas_text(canvas, line.row, col, score_col - col - 1, at_turn ? strong : ground, seat->name);
    canvas_text(canvas, line.row, score_col, 4, strong, figures.score);
    canvas_text(canvas, line.row, score_col + 4, 5, faint, figures.expected);
    if (one_line)
        draw_pawn_count(canvas, line.row, end - 2, left);
    else
        draw_pawns(canvas, line.row + 1, col, left);
}

static void draw_rule(struct canvas *canvas, struct area below)
{
    struct style style = {INK_FRAME, INK_PANEL, 0};
    canvas_fill(canvas, (struct area){below.row - 1, below.col, 1, below.cols - 1}, ACROSS, style);
}

void panel_draw(struct canvas *canvas, const struct table_areas *areas, const struct panel *panel)
{
    canvas_fill(canvas, areas->panel, ' ', ground);
    draw_rule(canvas, areas->hand);
    canvas_printf(canvas, areas->pile.row, areas->pile.col + 1, areas->pile.cols - 1, faint,
                  "%s left", wording_count(panel->game->pile.tiles, "tile").text);
    struct sentence turn = sentence_of("turn %u", panel->turn);
    int width = canvas_text_width(turn.text);
    canvas_text(canvas, areas->pile.row, areas->pile.col + areas->pile.cols - 1 - width, width,
                faint, turn.text);
    for (unsigned player = 0; player < panel->seats->count; player++) {
        struct area line = areas->players;
        line.rows = areas->player_rows;
        line.row += (int)player * line.rows;
        draw_player(canvas, line, panel, player);
    }
}
