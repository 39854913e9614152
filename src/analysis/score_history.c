#include "analysis/score_history.h"

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

static void sum_up(int score[HISTORY_POINTS_MAX], unsigned last)
{
    for (unsigned point = 1; point <= last; point++)
        score[point] += score[point - 1];
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
        sum_up(history.score[player], history.last);
    return history;
}

int score_history_most(const struct score_history *history)
{
    int most = 0;
    for (unsigned player = 0; player < history->players; player++)
        for (unsigned point = 0; point <= history->last; point++)
            if (history->score[player][point] > most)
                most = history->score[player][point];
    return most;
}

int score_history_least(const struct score_history *history)
{
    int least = 0;
    for (unsigned player = 0; player < history->players; player++)
        for (unsigned point = 0; point <= history->last; point++)
            if (history->score[player][point] < least)
                least = history->score[player][point];
    return least;
}
