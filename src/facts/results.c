#include "facts/results.h"
#include "facts/pieces.h"

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

void game_result_end(struct game_result *result)
{
    score_table_end(&result->table);
}

void tally_add(struct tally *tally, const struct game_result *result, unsigned player)
{
    const struct score_table *table = &result->table;
    bool is_first = table->winners >> player & 1u;
    bool is_alone = table->winners == 1u << player;
    if (tally->games == 0 || table->total[player] > tally->best)
        tally->best = table->total[player];
    tally->games++;
    tally->wins += is_first && is_alone;
    tally->ties += is_first && !is_alone;
    tally->total += table->total[player];
    for (enum score_source source = 0; source < SCORE_SOURCES_COUNT; source++) {
        tally->points[source] += table->during[player][source] + table->at_end[player][source];
        tally->counted[source] += score_table_has(table, source);
        tally->paid[source] += table->paid[player][source];
        tally->received[source] += table->received[player][source];
    }
#define X(counter) counter##_tally(tally, result, player);
    COUNTERS(X)
#undef X
}

/* In tenths, halves rounded away from zero. */
long tally_average_of(long sum, unsigned count)
{
    long most = (long)count, tenths = 10 * sum;
    if (count == 0)
        return 0;
    return (tenths + (tenths < 0 ? -most : most) / 2) / most;
}

long tally_average(const struct tally *tally, enum score_source source)
{
    return tally_average_of(tally->points[source], tally->counted[source]);
}

long tally_average_score(const struct tally *tally)
{
    return tally_average_of(tally->total, tally->games);
}
