#include "tui/final.h"

#include "tui/layout.h"
#include "tui/wording.h"

enum {
    NAME_COLS = 14,
    NUMBER_COLS = 4,
    PARTS_COLS = 8, /* "102+19" */
    TOTAL_COLS = 7,
    INSIDE_COLS = 4 + NAME_COLS + 4 * (NUMBER_COLS + PARTS_COLS) + TOTAL_COLS,
    ROWS_WITHOUT_PLAYERS = 11,
};

/* In the order in which they are scored. */
static const enum feature_kind columns[] = {FEATURE_ROAD, FEATURE_CITY, FEATURE_MONASTERY,
                                            FEATURE_FIELD};

struct final_table final_table_of(const struct log *log, unsigned players)
{
    struct final_table table = {.players = players};
    for (size_t at = 0; at < log->count; at++) {
        const struct event *event = &log->entry[at].event;
        if (event->type != EVENT_SCORE)
            continue;
        table.points[event->player][event->kind][event->reason] += event->points;
        table.total[event->player] += event->points;
    }
    int most = table.total[0];
    for (unsigned player = 1; player < players; player++)
        most = table.total[player] > most ? table.total[player] : most;
    for (unsigned player = 0; player < players; player++)
        table.winners |= (table.total[player] == most ? 1u : 0u) << player;
    return table;
}

struct sentence final_verdict(const struct final_table *table, const struct seats *seats)
{
    unsigned winner = 0;
    while (!(table->winners >> winner & 1u))
        winner++;
    bool alone = (table->winners & (table->winners - 1)) == 0;
    return sentence_of(alone ? "%s wins with %s." : "%s share the victory with %s each.",
                       wording_names(table->winners, seats).text,
                       wording_count(table->total[winner], "point").text);
}

/* The players by their points; those who tie stay in seating order. */
static void rank(const struct final_table *table, unsigned order[PLAYERS_MAX])
{
    for (unsigned player = 0; player < table->players; player++) {
        unsigned at = player;
        for (; at > 0 && table->total[order[at - 1]] < table->total[player]; at--)
            order[at] = order[at - 1];
        order[at] = player;
    }
}

static int column_of(struct area inside, unsigned kind)
{
    return inside.col + 4 + NAME_COLS + (int)kind * (NUMBER_COLS + PARTS_COLS);
}

static void draw_heads(struct canvas *canvas, struct area inside)
{
    struct style style = {INK_FAINT, INK_PANEL, 0};
    for (unsigned kind = 0; kind < FEATURE_KINDS; kind++)
        canvas_text(canvas, inside.row, column_of(inside, kind) + 1, NUMBER_COLS + PARTS_COLS,
                    style, wording_kinds(columns[kind]));
    canvas_text(canvas, inside.row, column_of(inside, FEATURE_KINDS) + 1, TOTAL_COLS, style,
                "Total");
}

static void draw_player(struct canvas *canvas, struct area inside, int row,
                        const struct final_table *table, unsigned player, const struct seats *seats)
{
    bool wins = table->winners >> player & 1u;
    struct style number = {INK_TEXT, INK_PANEL, 0}, faint = {INK_FAINT, INK_PANEL, 0};
    struct style name = {wins ? INK_STRONG : INK_TEXT, INK_PANEL, wins ? CELL_BOLD : 0};
    struct style total = {INK_STRONG, INK_PANEL, CELL_BOLD};
    canvas_put(canvas, row, inside.col, wins ? 0x2605 : ' ', total);
    int col = seat_chip(canvas, row, inside.col + 2, &seats->seat[player]) + 1;
    canvas_text(canvas, row, col, NAME_COLS - 1, name, seats->seat[player].name);
    for (unsigned kind = 0; kind < FEATURE_KINDS; kind++) {
        const int *points = table->points[player][columns[kind]];
        int during = points[REASON_COMPLETE], end = points[REASON_FINAL];
        col = column_of(inside, kind);
        canvas_printf(canvas, row, col, NUMBER_COLS, number, "%4d", during + end);
        if (during != 0 && end != 0)
            canvas_printf(canvas, row, col + NUMBER_COLS + 1, PARTS_COLS - 1, faint, "%d+%d",
                          during, end);
    }
    canvas_printf(canvas, row, column_of(inside, FEATURE_KINDS), TOTAL_COLS, total, "%5d",
                  table->total[player]);
}

void final_draw(struct canvas *canvas, struct area area, const struct final_table *table,
                const struct seats *seats, const char *choices)
{
    struct style style = {INK_TEXT, INK_PANEL, 0}, strong = {INK_STRONG, INK_PANEL, CELL_BOLD};
    struct style faint = {INK_FAINT, INK_PANEL, 0};
    struct area box =
        area_centred(area, ROWS_WITHOUT_PLAYERS + (int)table->players, INSIDE_COLS + 4);
    struct area inside = canvas_box(canvas, box, style, "The game is over");
    unsigned order[PLAYERS_MAX] = {0};
    rank(table, order);
    inside.row++;
    inside.col++;
    inside.cols -= 2;
    draw_heads(canvas, inside);
    for (unsigned place = 0; place < table->players; place++)
        draw_player(canvas, inside, inside.row + 1 + (int)place, table, order[place], seats);
    int row = inside.row + 2 + (int)table->players;
    canvas_text(canvas, row, inside.col, inside.cols, strong, final_verdict(table, seats).text);
    canvas_text(canvas, row + 2, inside.col, inside.cols, faint,
                "12+3: points during the game and in the final scoring");
    canvas_text(canvas, row + 4, inside.col, inside.cols, style, choices);
}
