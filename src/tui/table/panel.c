#include "tui/table/panel.h"

#include "language/language.h"
#include "tui/seat_chip.h"
#include "tui/table/supply.h"
#include "wording/wording.h"

#include <stdio.h>

enum {
    ACROSS = 0x2500,
    AT_TURN = 0x25b8,
    CHIP_COLS = 3,  /* the mark of who is at turn, a player's letter, a blank */
    NAME_LEAST = 4, /* columns; with fewer, the expected score makes way */
};

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
    if (one_line && panel->clock != NULL && !panel->seats->seat[player].is_bot &&
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

/* What the player has, ending before column `end`; returns where it begins. */
static int draw_digits(struct canvas *canvas, int row, int end, const struct game *game,
                       unsigned player)
{
    int col = end - supply_draw(NULL, 0, 0, game, player, SUPPLY_DIGITS);
    supply_draw(canvas, row, col, game, player, SUPPLY_DIGITS);
    return col;
}

/* At the end of the line; returns the column before it. */
static int draw_clock(struct canvas *canvas, int row, int end, const struct panel *panel,
                      unsigned player)
{
    char text[CLOCK_TEXT_SIZE];
    if (panel->clock == NULL || panel->seats->seat[player].is_bot)
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
    bool at_turn = player == panel->at_turn, one_line = line.rows == 1;
    struct figures figures = figures_of(panel, player, one_line);
    int score_cols = one_line ? 2 : 3, expected_cols = !panel->shows_projection ? 0
                                                       : one_line               ? 4
                                                                                : 5;
    int end = line.col + line.cols - 1;
    measure(panel, one_line, &score_cols, &expected_cols);
    if (one_line)
        end = draw_digits(canvas, line.row, end, panel->game, player) - 1;
    if (end - (expected_cols + 1 + score_cols + 1) - (line.col + CHIP_COLS) < NAME_LEAST)
        expected_cols = 0;
    int expected_col = end - expected_cols;
    int score_end = expected_cols > 0 ? expected_col - 1 : end;
    canvas_put(canvas, line.row, line.col, at_turn ? AT_TURN : ' ', panel_strong);
    int col = seat_chip_marked(canvas, line.row, line.col + 1, seat);
    canvas_text(canvas, line.row, col, score_end - score_cols - 1 - col,
                at_turn ? panel_strong : panel_text, seat->name);
    canvas_text(canvas, line.row, score_end - canvas_text_width(figures.score), score_cols,
                panel_strong, figures.score);
    canvas_text(canvas, line.row, expected_col, expected_cols, figures.style, figures.expected);
    if (one_line)
        return;
    end = draw_clock(canvas, line.row + 1, end, panel, player);
    supply_draw_within(canvas, (struct area){line.row + 1, col, 1, end - col}, panel->game, player);
}

static void draw_rule(struct canvas *canvas, struct area below)
{
    struct style style = {INK_FRAME, INK_PANEL, 0};
    canvas_fill(canvas, (struct area){below.row - 1, below.col, 1, below.cols - 1}, ACROSS, style);
}

/* The line above the players: how many tiles are left, the turn, and in a short form the letters of
 * the goods above their digits. Those leave a player's line no room for a clock: the one that runs
 * takes the place of the turn. */
enum heads { NO_HEADS, HEADS_OF_DIGITS };

static void draw_pile(struct canvas *canvas, struct area line, const struct panel *panel,
                      enum heads heads)
{
    enum { MARGIN = 1, GAP = 2 };
    unsigned tiles = panel->game->pile.tiles;
    int end = line.col + line.cols - MARGIN;
    int begin =
        heads == HEADS_OF_DIGITS ? supply_draw_heads(canvas, line.row, end, panel->game) : end;
    bool is_short = begin < end;
    end = is_short ? begin - GAP : end;
    struct sentence turn = sentence_of(_("turn %u"), panel->turn);
    struct style style = panel_faint;
    if (is_short && panel->clock != NULL && panel->runs_for < PLAYERS_MAX) {
        char text[CLOCK_TEXT_SIZE];
        clock_print(panel->clock, panel->runs_for, text);
        turn = sentence_of("%s", text);
        style = clock_style(panel, panel->runs_for);
    }
    int width = canvas_text_width(turn.text);
    canvas_printf(
        canvas, line.row, line.col + MARGIN, end - width - GAP - line.col - MARGIN + 1, panel_faint,
        is_short ? _n("%u left", "%u left", tiles) : _n("%u tile left", "%u tiles left", tiles),
        tiles);
    canvas_text(canvas, line.row, end - width, width, style, turn.text);
}

void panel_draw(struct canvas *canvas, const struct table_areas *areas, const struct panel *panel)
{
    canvas_fill(canvas, areas->panel, ' ', panel_text);
    draw_rule(canvas, areas->hand);
    draw_pile(canvas, areas->pile, panel, areas->player_rows == 1 ? HEADS_OF_DIGITS : NO_HEADS);
    for (unsigned player = 0; player < panel->seats->count; player++) {
        struct area line = areas->players;
        line.rows = areas->player_rows;
        line.row += (int)player * line.rows;
        draw_player(canvas, line, panel, player);
    }
}
