#include "tui/table/panel.h"

#include "language/language.h"
#include "tui/board/figure_style.h"
#include "tui/seat_chip.h"
#include "wording/wording.h"

#include <stdio.h>

enum {
    ACROSS = 0x2500,
    AT_TURN = 0x25b8,
    NO_PAWN = 0xb7,
    BRIDGE = 0x2550,
    CASTLE = 0x25b2,
    WORDS_FROM = 36, /* columns from which there is room for words */
    CHIP_COLS = 3,   /* the mark of who is at turn, a player's letter, a blank */
    NAME_LEAST = 4,  /* columns; with fewer, the expected score makes way */
};

/* "●●●●●··": the figures at home and those that are not, each kind of figure by itself. */
static int draw_figures(struct canvas *canvas, int row, int col, const struct options *options,
                        const struct player *player)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        unsigned each = figures_each(options, (enum figure)figure), left = player->supply[figure];
        for (unsigned pawn = 0; pawn < each; pawn++)
            canvas_put(canvas, row, col++, pawn < left ? figure_styles[figure].at_home : NO_PAWN,
                       pawn < left ? panel_text : panel_faint);
        col += each > 0;
    }
    return col;
}

/* "●5": the same where there is no room for all of them, and what else is counted. */
static int draw_count(struct canvas *canvas, int row, int col, uint32_t glyph, unsigned left)
{
    canvas_put(canvas, row, col, glyph, left > 0 ? panel_text : panel_faint);
    canvas_put(canvas, row, col + 1, '0' + left, left > 0 ? panel_text : panel_faint);
    return col + 2;
}

/* The bridges and castles left (BR1, CA1), in words where the line is long and has room for
 * them. */
static void draw_pieces(struct canvas *canvas, struct area line, int room,
                        const struct player *player)
{
    struct sentence bridges = wording_bridges(player->bridges);
    struct sentence castles = wording_castles(player->castles);
    int width = canvas_text_width(bridges.text) + 2 + canvas_text_width(castles.text);
    if (line.cols < WORDS_FROM || width > room) {
        draw_count(canvas, line.row, line.col, BRIDGE, player->bridges);
        draw_count(canvas, line.row, line.col + 3, CASTLE, player->castles);
        return;
    }
    int col = canvas_text(canvas, line.row, line.col, line.cols,
                          player->bridges > 0 ? panel_text : panel_faint, bridges.text);
    canvas_text(canvas, line.row, col + 2, line.cols,
                player->castles > 0 ? panel_text : panel_faint, castles.text);
}

/* What stands right of the name: "17", "17 (23)". Where all is in one line a clock has the place of
 * the expected score: the clock that runs, and all of them where no scores are expected. */
struct figures {
    char score[12], expected[CLOCK_TEXT_SIZE];
    struct style style; /* of the latter */
};

static struct style clock_style(const struct panel *panel, unsigned player)
{
    if (clock_is_over(panel->clock, player))
        return (struct style){INK_BAD, INK_PANEL, CELL_BOLD};
    return player == panel->runs_for ? panel_strong : panel_faint;
}

static struct figures figures_of(const struct panel *panel, unsigned player, bool one_line)
{
    struct figures figures = {.expected = "", .style = panel_faint};
    snprintf(figures.score, sizeof figures.score, "%d", panel->score[player]);
    if (one_line && panel->clock != NULL &&
        (!panel->shows_projection || player == panel->runs_for)) {
        clock_print(panel->clock, player, figures.expected);
        figures.style = clock_style(panel, player);
    } else if (panel->shows_projection) {
        snprintf(figures.expected, sizeof figures.expected, "(%d)", panel->expected[player]);
    }
    return figures;
}

/* How wide they are, at least, and for the widest of all players'. */
static void measure(const struct panel *panel, bool one_line, int *score_cols, int *expected_cols)
{
    for (unsigned player = 0; player < panel->seats->count; player++) {
        struct figures figures = figures_of(panel, player, one_line);
        int score = canvas_text_width(figures.score);
        int expected = canvas_text_width(figures.expected);
        *score_cols = score > *score_cols ? score : *score_cols;
        *expected_cols = expected > *expected_cols ? expected : *expected_cols;
    }
}

/* In one line with all other pieces: "●5═3▲2", from its end. */
static int draw_all_counts(struct canvas *canvas, int row, int end, const struct options *options,
                           const struct player *player)
{
    enum { COUNT_COLS = 2 };
    bool has_pieces = options_has_set(options, SET_BCB);
    int col = end - (has_pieces ? 2 * COUNT_COLS : 0);
    if (has_pieces)
        draw_count(canvas, row, draw_count(canvas, row, col, BRIDGE, player->bridges), CASTLE,
                   player->castles);
    for (unsigned figure = FIGURES_COUNT; figure-- > 0;)
        if (figures_each(options, (enum figure)figure) > 0) {
            col -= COUNT_COLS;
            draw_count(canvas, row, col, figure_styles[figure].at_home, player->supply[figure]);
        }
    return col;
}

/* At the end of the line; returns the column before it. */
static int draw_clock(struct canvas *canvas, int row, int end, const struct panel *panel,
                      unsigned player)
{
    char text[CLOCK_TEXT_SIZE];
    if (panel->clock == NULL)
        return end;
    clock_print(panel->clock, player, text);
    int width = canvas_text_width(text);
    canvas_text(canvas, row, end - width, width, clock_style(panel, player), text);
    return end - width - 1;
}

static void draw_player(struct canvas *canvas, struct area line, const struct panel *panel,
                        unsigned player)
{
    const struct seat *seat = &panel->seats->seat[player];
    const struct player *pieces = &panel->game->player[player];
    const struct options *options = &panel->game->options;
    bool at_turn = player == panel->at_turn, one_line = line.rows == 1;
    struct figures figures = figures_of(panel, player, one_line);
    int score_cols = one_line ? 2 : 3, expected_cols = !panel->shows_projection ? 0
                                                       : one_line               ? 4
                                                                                : 5;
    int end = line.col + line.cols - 1;
    measure(panel, one_line, &score_cols, &expected_cols);
    if (one_line)
        end = draw_all_counts(canvas, line.row, end, options, pieces) - 1;
    if (end - (expected_cols + 1 + score_cols + 1) - (line.col + CHIP_COLS) < NAME_LEAST)
        expected_cols = 0;
    int expected_col = end - expected_cols;
    int score_end = expected_cols > 0 ? expected_col - 1 : end;
    canvas_put(canvas, line.row, line.col, at_turn ? AT_TURN : ' ', panel_strong);
    int col = seat_chip(canvas, line.row, line.col + 1, seat) + 1;
    canvas_text(canvas, line.row, col, score_end - score_cols - 1 - col,
                at_turn ? panel_strong : panel_text, seat->name);
    canvas_text(canvas, line.row, score_end - canvas_text_width(figures.score), score_cols,
                panel_strong, figures.score);
    canvas_text(canvas, line.row, expected_col, expected_cols, figures.style, figures.expected);
    if (one_line)
        return;
    col = draw_figures(canvas, line.row + 1, col, options, pieces) + 1;
    end = draw_clock(canvas, line.row + 1, end, panel, player);
    if (options_has_set(options, SET_BCB))
        draw_pieces(canvas, (struct area){line.row + 1, col, 1, line.cols}, end - col, pieces);
}

static void draw_rule(struct canvas *canvas, struct area below)
{
    struct style style = {INK_FRAME, INK_PANEL, 0};
    canvas_fill(canvas, (struct area){below.row - 1, below.col, 1, below.cols - 1}, ACROSS, style);
}

void panel_draw(struct canvas *canvas, const struct table_areas *areas, const struct panel *panel)
{
    canvas_fill(canvas, areas->panel, ' ', panel_text);
    draw_rule(canvas, areas->hand);
    unsigned tiles = panel->game->pile.tiles;
    struct sentence turn = sentence_of(_("turn %u"), panel->turn);
    int width = canvas_text_width(turn.text);
    canvas_printf(canvas, areas->pile.row, areas->pile.col + 1, areas->pile.cols - width - 3,
                  panel_faint, _n("%u tile left", "%u tiles left", tiles), tiles);
    canvas_text(canvas, areas->pile.row, areas->pile.col + areas->pile.cols - 1 - width, width,
                panel_faint, turn.text);
    for (unsigned player = 0; player < panel->seats->count; player++) {
        struct area line = areas->players;
        line.rows = areas->player_rows;
        line.row += (int)player * line.rows;
        draw_player(canvas, line, panel, player);
    }
}
