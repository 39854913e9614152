#include "tui/table/final.h"

#include "telling/wording.h"
#include "tui/seat_chip.h"
#include "tui/table/layout.h"

enum {
    NAME_LEAST = 9, /* columns */
    NAME_MOST = NAME_SIZE,
    NUMBER_COLS = 4,
    TOTAL_COLS = 6,
    AROUND_COLS = 4, /* the star and the player's letter */
    ROWS_WITHOUT_PLAYERS = 11,
};

/* The columns in the order in which they are scored, and how wide they are: most have room for the
 * parts, "102+19". */
struct column {
    const char *head;
    int cols;
};

static const struct column columns[FINAL_SOURCES] = {
    [FROM_ROADS] = {"Roads", 10},
    [FROM_CITIES] = {"Cities", 11},
    [FROM_MONASTERIES] = {"Monasteries", 12},
    [FROM_FIELDS] = {"Fields", 7},
    [FROM_CASTLES] = {"Castles", 8},
    [FROM_AUCTIONS] = {"Auctions", 9},
};

static void add_score(struct final_table *table, const struct event *event)
{
    static const enum final_source source_of[FEATURE_KINDS] = {[FEATURE_ROAD] = FROM_ROADS,
                                                               [FEATURE_CITY] = FROM_CITIES,
                                                               [FEATURE_MONASTERY] =
                                                                   FROM_MONASTERIES,
                                                               [FEATURE_FIELD] = FROM_FIELDS,
                                                               [FEATURE_CASTLE] = FROM_CASTLES};
    enum final_source source =
        event->reason == REASON_CASTLE ? FROM_CASTLES : source_of[event->kind];
    int *points = event->reason == REASON_FINAL ? &table->at_end[event->player][source]
                                                : &table->during[event->player][source];
    *points += event->points;
    table->total[event->player] += event->points;
}

/* What the taker pays goes to another player, or to nobody (BZ6). */
static void add_auction(struct final_table *table, const struct event *event)
{
    table->during[event->player][FROM_AUCTIONS] -= event->points;
    table->total[event->player] -= event->points;
    if (event->other == NOBODY)
        return;
    table->during[event->other][FROM_AUCTIONS] += event->points;
    table->total[event->other] += event->points;
}

struct final_table final_table_of(const struct log *log, const struct options *options)
{
    struct final_table table = {.players = options->players,
                                .sources = options_has_set(options, SET_BCB) ? FINAL_SOURCES
                                                                             : FROM_CASTLES};
    for (size_t at = 0; at < log->count; at++) {
        const struct event *event = &log->entry[at].event;
        if (event->type == EVENT_SCORE)
            add_score(&table, event);
        else if (event->type == EVENT_AUCTION)
            add_auction(&table, event);
    }
    int most = table.total[0];
    for (unsigned player = 1; player < table.players; player++)
        most = table.total[player] > most ? table.total[player] : most;
    for (unsigned player = 0; player < table.players; player++)
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

/* Where everything stands: names get what room there is. */
struct places {
    int name_cols, col[FINAL_SOURCES], total, cols;
};

static struct places places_of(const struct final_table *table, const struct seats *seats, int room)
{
    struct places places = {.name_cols = NAME_LEAST};
    int rest = AROUND_COLS + TOTAL_COLS;
    for (unsigned source = 0; source < table->sources; source++)
        rest += columns[source].cols;
    for (unsigned player = 0; player < table->players; player++) {
        int wanted = canvas_text_width(seats->seat[player].name) + 1;
        places.name_cols = wanted > places.name_cols ? wanted : places.name_cols;
    }
    if (places.name_cols > room - rest)
        places.name_cols = room - rest;
    int col = AROUND_COLS + places.name_cols;
    for (unsigned source = 0; source < table->sources; source++) {
        places.col[source] = col;
        col += columns[source].cols;
    }
    places.total = col;
    places.cols = col + TOTAL_COLS;
    return places;
}

static void draw_heads(struct canvas *canvas, struct area inside, const struct final_table *table,
                       const struct places *places)
{
    struct style style = {INK_FAINT, INK_PANEL, 0};
    for (unsigned source = 0; source < table->sources; source++)
        canvas_text(canvas, inside.row, inside.col + places->col[source] + 1, columns[source].cols,
                    style, columns[source].head);
    canvas_text(canvas, inside.row, inside.col + places->total + 1, TOTAL_COLS, style, "Total");
}

static void draw_player(struct canvas *canvas, struct area line, const struct final_table *table,
                        unsigned player, const struct seats *seats, const struct places *places)
{
    bool wins = table->winners >> player & 1u;
    struct style number = {INK_TEXT, INK_PANEL, 0}, faint = {INK_FAINT, INK_PANEL, 0};
    struct style name = {wins ? INK_STRONG : INK_TEXT, INK_PANEL, wins ? CELL_BOLD : 0};
    struct style total = {INK_STRONG, INK_PANEL, CELL_BOLD};
    canvas_put(canvas, line.row, line.col, wins ? 0x2605 : ' ', total);
    int col = seat_chip(canvas, line.row, line.col + 2, &seats->seat[player]) + 1;
    canvas_text(canvas, line.row, col, places->name_cols - 1, name, seats->seat[player].name);
    for (unsigned source = 0; source < table->sources; source++) {
        int during = table->during[player][source], end = table->at_end[player][source];
        col = line.col + places->col[source];
        canvas_printf(canvas, line.row, col, NUMBER_COLS, number, "%4d", during + end);
        if (during != 0 && end != 0)
            canvas_printf(canvas, line.row, col + NUMBER_COLS + 1,
                          columns[source].cols - NUMBER_COLS - 1, faint, "%d+%d", during, end);
    }
    canvas_printf(canvas, line.row, line.col + places->total, TOTAL_COLS, total, "%5d",
                  table->total[player]);
}

void final_draw(struct canvas *canvas, struct area area, const struct final_table *table,
                const struct seats *seats, const char *choices)
{
    struct style style = {INK_TEXT, INK_PANEL, 0}, strong = {INK_STRONG, INK_PANEL, CELL_BOLD};
    struct style faint = {INK_FAINT, INK_PANEL, 0};
    struct places places = places_of(table, seats, area.cols - 4);
    struct area box =
        area_centred(area, ROWS_WITHOUT_PLAYERS + (int)table->players, places.cols + 4);
    struct area inside = canvas_box(canvas, box, style, "The game is over");
    unsigned order[PLAYERS_MAX] = {0};
    rank(table, order);
    inside.row++;
    inside.col++;
    inside.cols -= 2;
    draw_heads(canvas, inside, table, &places);
    for (unsigned place = 0; place < table->players; place++) {
        struct area line = {inside.row + 1 + (int)place, inside.col, 1, inside.cols};
        draw_player(canvas, line, table, order[place], seats, &places);
    }
    int row = inside.row + 2 + (int)table->players;
    canvas_text(canvas, row, inside.col, inside.cols, strong, final_verdict(table, seats).text);
    canvas_text(canvas, row + 2, inside.col, inside.cols, faint,
                "12+3: points during the game and in the final scoring");
    canvas_text(canvas, row + 4, inside.col, inside.cols, style, choices);
}
