#include "stage_sale.h"
#include "language/language.h"
#include "stage_panel.h"
#include "tui/input/keys.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"
#include "tui/table/panel.h"
#include "words_sale.h"

void sale_entry_begin(struct sale_entry *entry, const struct game *game)
{
    *entry = (struct sale_entry){.points = 0};
    entry->ways = (uint8_t)sale_ways(game, entry->way);
}

/* Points that would be too few for the new way become its least. */
void sale_entry_choose(struct sale_entry *entry, unsigned way)
{
    if (way >= entry->ways)
        return;
    entry->chosen = (uint8_t)way;
    if (entry->points < entry->way[way].points)
        entry->points = entry->way[way].points;
    entry->is_typed = false;
}

void sale_entry_step(struct sale_entry *entry, int by)
{
    sale_entry_choose(entry, (entry->chosen + entry->ways + (unsigned)by) % entry->ways);
}

void sale_entry_raise(struct sale_entry *entry, const struct game *game, int by)
{
    struct bid_limits limits = sale_entry_limits(entry, game);
    int points = entry->points + by;
    entry->is_typed = false;
    entry->points = points < limits.least  ? limits.least
                    : points > limits.most ? limits.most
                                           : points;
}

void sale_entry_type(struct sale_entry *entry, int digit)
{
    int begun = entry->is_typed ? entry->points : 0;
    if (10 * begun + digit <= BIDS_MAX)
        entry->points = 10 * begun + digit;
    entry->is_typed = true;
}

void sale_entry_erase(struct sale_entry *entry)
{
    entry->points /= 10;
}

struct auction_deal sale_entry_deal(const struct sale_entry *entry)
{
    struct auction_deal deal = entry->way[entry->chosen];
    deal.points = entry->points;
    return deal;
}

struct bid_limits sale_entry_limits(const struct sale_entry *entry, const struct game *game)
{
    const struct auction_deal *way = &entry->way[entry->chosen];
    return sale_limits(game, way->taker, way->other);
}

/* "B Ben → A Ann"; the letters stay where there is no room for names. */
static void draw_way(struct canvas *canvas, struct area line, const struct auction_deal *way,
                     const struct seats *seats, bool is_chosen)
{
    enum { MARK = 1, CHIP = 2, ARROW = 3 };
    uint16_t paper = is_chosen ? INK_CHOSEN : INK_PANEL;
    struct style style = {is_chosen ? INK_STRONG : INK_TEXT, paper, is_chosen ? CELL_BOLD : 0};
    int names = (line.cols - MARK - 2 * CHIP - ARROW) / 2;
    canvas_fill(canvas, line, ' ', style);
    canvas_put(canvas, line.row, line.col, is_chosen ? '>' : ' ', style);
    int col = seat_chip(canvas, line.row, line.col + MARK, &seats->seat[way->taker]) + 1;
    canvas_text(canvas, line.row, col, names, style, seats->seat[way->taker].name);
    col += names + 1;
    canvas_text(canvas, line.row, col, 1, style, "\u2192");
    col += 2;
    if (way->other == NOBODY) {
        canvas_text(canvas, line.row, col, names + CHIP, style, C_("payment", "nobody"));
        return;
    }
    col = seat_chip(canvas, line.row, col, &seats->seat[way->other]) + 1;
    canvas_text(canvas, line.row, col, names, style, seats->seat[way->other].name);
}

static void draw_ways(struct canvas *canvas, struct area *area, const struct sale_entry *entry,
                      const struct seats *seats)
{
    for (unsigned way = 0; way < entry->ways; way++) {
        struct area line = lines_next(area);
        if (line.rows == 0)
            return;
        canvas_target(canvas, line, TARGET_CHOICE, (int)way);
        draw_way(canvas, line, &entry->way[way], seats, way == entry->chosen);
    }
}

static bool is_within(const struct sale_entry *entry, struct bid_limits limits)
{
    return entry->points >= limits.least && entry->points <= limits.most;
}

/* "A 12 → 19"; returns the column behind it. */
static int draw_change(struct canvas *canvas, struct area line, int col, unsigned player, int by,
                       const struct game *game, const struct seats *seats)
{
    int before = game->player[player].score, end = line.col + line.cols;
    uint16_t ink = by < 0 ? INK_BAD : by > 0 ? INK_GOOD : INK_TEXT;
    col = seat_chip(canvas, line.row, col, &seats->seat[player]) + 1;
    col = canvas_printf(canvas, line.row, col, end - col, panel_text, "%d \u2192 ", before);
    return canvas_printf(canvas, line.row, col, end - col,
                         (struct style){ink, INK_PANEL, CELL_BOLD}, "%d", before + by);
}

static void draw_changes(struct canvas *canvas, struct area *area, struct auction_deal deal,
                         const struct game *game, const struct seats *seats)
{
    enum { INDENT = 1, BETWEEN = 2 };
    struct area line = lines_next(area);
    if (line.rows == 0)
        return;
    int col = draw_change(canvas, line, line.col + INDENT, deal.taker, -deal.points, game, seats);
    if (deal.other != NOBODY)
        draw_change(canvas, line, col + BETWEEN, deal.other, deal.points, game, seats);
}

void sale_panel_draw(struct canvas *canvas, struct area area, const struct sale_entry *entry,
                     unsigned tile, const struct game *game, const struct seats *seats)
{
    enum { POINTS = 3 };
    struct auction_deal deal = sale_entry_deal(entry);
    struct bid_limits limits = sale_entry_limits(entry, game);
    area.cols--;
    lines_draw(canvas, &area, panel_strong, sentence_of(_("Tile %u was sold"), tile + 1).text);
    lines_draw(canvas, &area, panel_faint, _("taken by \u2192 paid to"));
    draw_ways(canvas, &area, entry, seats);
    if (area.rows > POINTS)
        lines_next(&area);
    auction_panel_draw_points(canvas, &area,
                              &(struct points_field){_("Points"), entry->points, entry->is_typed,
                                                     is_within(entry, limits)});
    draw_changes(canvas, &area, deal, game, seats);
    if (!is_within(entry, limits) || limits.most < BIDS_MAX)
        lines_draw(canvas, &area,
                   is_within(entry, limits) ? panel_faint : (struct style){INK_BAD, INK_PANEL, 0},
                   sale_words_limits(limits, entry->points).text);
}
