#include "analysis/game_result.h"

struct game_result game_result_begin(const struct options *options)
{
    return (struct game_result){.table = score_table_begin(options), .offerer = NOBODY};
}

static void add_sale(struct game_result *result, const struct event *sale)
{
    uint8_t offerer = result->offerer;
    result->offerer = NOBODY;
    if (offerer == NOBODY)
        return;
    result->won[sale->player]++;
    if (sale->player != offerer)
        result->sold[offerer]++;
    else if (sale->other != NOBODY)
        result->bought[offerer]++;
}

void game_result_add(struct game_result *result, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        score_table_add(&result->table, event);
        if (event->type == EVENT_OFFER)
            result->offerer = event->player;
        else if (event->type == EVENT_AUCTION)
            add_sale(result, event);
    }
}

void game_result_end(struct game_result *result)
{
    score_table_end(&result->table);
}
