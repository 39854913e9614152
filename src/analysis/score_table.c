#include "analysis/score_table.h"

/* Masks of SCORES_OF and SCORES_WITH; 0: none. */
static const uint32_t scores_of[SCORE_SOURCES_COUNT] = {
#define X(source, is_in_play, scores) scores,
    SCORE_SOURCES(X)
#undef X
};

enum score_source score_source_of(const struct event *score)
{
    unsigned source = SCORE_SOURCES_COUNT - 1;
    unsigned kind = score->kind < FEATURE_KINDS ? 1u << score->kind : 0;
    unsigned traits = kind | 1u << (FEATURE_KINDS + score->reason);
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
