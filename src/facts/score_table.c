#include "facts/score_table.h"
#include "facts/position.h"

/* Masks of SCORES_OF and SCORES_WITH; 0: none. */
static_assert(FEATURE_KINDS + SCORE_REASONS_COUNT <= 64, "a mask has a bit for each");

static const uint64_t scores_of[SCORE_SOURCES_COUNT] = {
#define X(source, is_in_play, scores) scores,
    SCORE_SOURCES(X)
#undef X
};

enum score_source score_source_of(const struct event *score)
{
    unsigned source = SCORE_SOURCES_COUNT - 1;
    uint64_t kind = score->kind < FEATURE_KINDS ? UINT64_C(1) << score->kind : 0;
    uint64_t traits = kind | UINT64_C(1) << (FEATURE_KINDS + score->reason);
    while (source > 0 && (scores_of[source] & traits) == 0)
        source--;
    return (enum score_source)source;
}

static const uint8_t part_of[SCORE_PARTS_COUNT] = {
#define X(part, source, ...) FROM_##source,
    SCORE_PARTS(X)
#undef X
};

bool score_is_of_part(const struct log_entry *score, enum score_part part)
{
    return score_source_of(&score->event) == part_of[part] && score->feature.parts >> part & 1u;
}

bool score_part_is_in_play(const struct options *options, enum score_part part)
{
#define X(number, source, is_in_play, ...)                                                         \
    if (part == PART_##number)                                                                     \
        return is_in_play;
    SCORE_PARTS(X)
#undef X
    return false;
}

static void add_score(struct score_table *table, const struct event *event)
{
    enum score_source source = score_source_of(event);
    int *points = event_is_final_score(event) ? &table->at_end[event->player][source]
                                              : &table->during[event->player][source];
    *points += event->points;
    table->sources |= 1u << source;
    table->total[event->player] += event->points;
}

static void add_payment(struct score_table *table, const struct event *event,
                        enum score_source source)
{
    table->during[event->player][source] -= event->points;
    table->total[event->player] -= event->points;
    table->paid[event->player][source] += event->points;
    if (event->other == NOBODY)
        return;
    table->during[event->other][source] += event->points;
    table->total[event->other] += event->points;
    table->received[event->other][source] += event->points;
}

struct score_table score_table_begin(const struct options *options)
{
    struct score_table table = {.players = options->players, .options = *options};
#define X(source, is_in_play, scores) table.sources |= ((is_in_play) ? 1u : 0u) << FROM_##source;
    SCORE_SOURCES(X)
#undef X
    return table;
}

void score_table_add(struct score_table *table, const struct event *event)
{
    if (event->type == EVENT_SCORE)
        add_score(table, event);
#define X(payment, source)                                                                         \
    else if (event->type == EVENT_##payment) add_payment(table, event, FROM_##source);
    PAYMENTS(X)
#undef X
}

void score_table_end(struct score_table *table)
{
    int most = table->total[0];
    for (unsigned player = 1; player < table->players; player++)
        most = table->total[player] > most ? table->total[player] : most;
    table->winners = 0;
    for (unsigned player = 0; player < table->players; player++)
        table->winners |= (table->total[player] == most ? 1u : 0u) << player;
}

struct score_table score_table_of(const struct log *log, const struct options *options)
{
    return score_table_until(log, log->count, options);
}

struct score_table score_table_until(const struct log *log, size_t told,
                                     const struct options *options)
{
    struct score_table table = score_table_begin(options);
    for (size_t at = 0; at < told; at++) {
        const struct event *event = &log->entry[at].event;
        score_table_add(&table, event);
        for (unsigned part = 0; event->type == EVENT_SCORE && part < SCORE_PARTS_COUNT; part++)
            if (score_is_of_part(&log->entry[at], (enum score_part)part))
                table.part[event->player][part] += event->points;
    }
    score_table_end(&table);
    return table;
}

void score_table_rank(const struct score_table *table, unsigned order[PLAYERS_MAX])
{
    for (unsigned player = 0; player < table->players; player++) {
        unsigned at = player;
        for (; at > 0 && table->total[order[at - 1]] < table->total[player]; at--)
            order[at] = order[at - 1];
        order[at] = player;
    }
}

/* The point at which the event counts: final scoring has its own point after the last turn. */
static unsigned point_of(const struct score_history *history, const struct log_entry *entry)
{
    return event_is_final_score(&entry->event) ? history->turns + 1 : entry->turn;
}

/* The line where the event is marked, or MARK_LINES. */
static unsigned line_of(const struct event *event)
{
    (void)event;
#define X(marked, most)                                                                            \
    if (event->type == EVENT_##marked)                                                             \
        return MARKED_##marked;
    MARKED_EVENTS(X)
#undef X
    return MARK_LINES;
}

static void add_mark(struct score_history *history, const struct log_entry *entry)
{
    unsigned line = line_of(&entry->event);
    if (line < MARK_LINES && history->marks < HISTORY_MARKS_MAX)
        history->mark[history->marks++] =
            (struct score_mark){(uint8_t)line, entry->turn, entry->event.player};
}

/* Adds the changes of that point; totals are summed up later. */
static void add_entry(struct score_history *history, const struct log *log, size_t at)
{
    const struct log_entry *entry = &log->entry[at];
    unsigned point = point_of(history, entry);
    int points[PLAYERS_MAX];
    log_points(log, at, at + 1, points);
    for (unsigned player = 0; player < history->players; player++)
        history->score[player][point] += points[player];
    add_mark(history, entry);
    history->has_end |= entry->event.type == EVENT_OVER;
}

static void sum_up(struct score_history *history, unsigned player)
{
    int *score = history->score[player];
    for (unsigned point = 1; point <= history->last; point++) {
        score[point] += score[point - 1];
        history->most = score[point] > history->most ? score[point] : history->most;
        history->least = score[point] < history->least ? score[point] : history->least;
    }
}

struct score_history score_history_of(const struct log *log, size_t told, unsigned players)
{
    struct score_history history = {.players = players,
                                    .turns = told > 0 ? log->entry[told - 1].turn : 0};
    for (size_t at = 0; at < told; at++) {
        history.has_end |= point_of(&history, &log->entry[at]) > history.turns;
        add_entry(&history, log, at);
    }
    history.last = history.turns + (history.has_end ? 1 : 0);
    for (unsigned player = 0; player < players; player++)
        sum_up(&history, player);
    return history;
}

struct game_result game_result_begin(const struct options *options)
{
    struct game_result result = {.table = score_table_begin(options)};
#define X(counter) counter##_begin(&result);
    COUNTERS(X)
#undef X
    return result;
}

void game_result_add(struct game_result *result, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        score_table_add(&result->table, event);
#define X(counter) counter##_add(result, event);
        COUNTERS(X)
#undef X
    }
}

void career_add(struct career *career, const struct game_result *result, unsigned player)
{
    const struct score_table *table = &result->table;
    bool is_first = table->winners >> player & 1u;
    bool is_alone = table->winners == 1u << player;
    if (career->games == 0 || table->total[player] > career->best)
        career->best = table->total[player];
    career->games++;
    career->wins += is_first && is_alone;
    career->ties += is_first && !is_alone;
    career->total += table->total[player];
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++) {
        career->points[source] += table->during[player][source] + table->at_end[player][source];
        career->counted[source] += score_table_has(table, source);
        career->paid[source] += table->paid[player][source];
        career->received[source] += table->received[player][source];
    }
#define X(counter) counter##_sum_up(career, result, player);
    COUNTERS(X)
#undef X
}

/* In tenths, halves rounded away from zero. */
long career_average_of(long sum, unsigned count)
{
    long most = (long)count, tenths = 10 * sum;
    if (count == 0)
        return 0;
    return (tenths + (tenths < 0 ? -most : most) / 2) / most;
}

long career_average(const struct career *career, enum score_source source)
{
    return career_average_of(career->points[source], career->counted[source]);
}

long career_average_score(const struct career *career)
{
    return career_average_of(career->total, career->games);
}
