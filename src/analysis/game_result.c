#include "analysis/pieces.h"

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
