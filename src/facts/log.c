#include "facts/log.h"

static const struct {
    bool is_entered, has_feature;
} logged[EVENTS_COUNT] = {
#define X(event, has_feature) [EVENT_##event] = {true, has_feature},
    LOGGED(X)
#undef X
};

bool log_has_feature(const struct event *event)
{
    return logged[event->type].has_feature && event->node != NO_NODE;
}

bool log_has_site(const struct event *event, uint8_t *segment)
{
    static const struct {
        bool is_there;
        uint8_t segment;
    } sites[EVENTS_COUNT] = {
#define X(event, segment) [EVENT_##event] = {true, segment},
        EVENT_SITES(X)
#undef X
    };
    *segment = sites[event->type].segment;
    return sites[event->type].is_there;
}

/* A follower going home is worth logging only if its owner was not paid. */
static bool was_paid(const struct event *event, size_t events, const struct event *home,
                     const struct game *game)
{
    for (size_t e = 0; e < events; e++)
        if (event[e].type == EVENT_SCORE && event[e].held != NO_NODE &&
            event[e].player == home->player &&
            feature_root(&game->features, event[e].held) ==
                feature_root(&game->features, home->node))
            return true;
    return false;
}

static struct log_entry entry_of(const struct event *event, const struct game *before,
                                 const struct game *after)
{
    struct log_entry entry = {.event = *event,
                              .turn = (tile_number)game_turn(before),
                              .player = (uint8_t)game_player(before),
                              .minor = event->type == EVENT_PLACE ||
                                       (event->type == EVENT_SCORE && event->points == 0)};
    if (log_has_feature(event)) {
        entry.feature = feature_summary_of(after, event->node);
        if (event->type != EVENT_SCORE) /* a score has its kind already */
            entry.event.kind = (uint8_t)entry.feature.kind;
    }
    return entry;
}

void log_enter(struct log *log, const struct game *before, const struct game *after,
               const struct event *event, size_t events)
{
    for (size_t e = 0; e < events && log->count < LOG_SIZE; e++) {
        if (!logged[event[e].type].is_entered)
            continue;
        struct log_entry *entry = &log->entry[log->count++];
        *entry = entry_of(&event[e], before, after);
        entry->step = (uint32_t)log->steps;
        if (event[e].type == EVENT_HOME)
            entry->minor = was_paid(event, events, &event[e], after);
    }
    log->steps++;
}

size_t log_until(const struct log *log, size_t steps)
{
    size_t count = log->count;
    while (count > 0 && log->entry[count - 1].step >= steps)
        count--;
    return count;
}

void log_cut(struct log *log, size_t steps)
{
    log->count = log_until(log, steps);
    if (log->steps > steps)
        log->steps = steps;
}

size_t log_of_turn(const struct log *log, unsigned turn)
{
    size_t at = 0;
    while (at < log->count && log->entry[at].turn < turn)
        at++;
    return at;
}

size_t log_since_turn_of(const struct log *log, unsigned player)
{
    size_t at = log->count;
    while (at > 0 && log->entry[at - 1].player != player)
        at--;
    return at;
}

/* Whether points change hands by it. */
static bool is_payment(const struct event *event)
{
    (void)event;
#define X(payment, source) event->type == EVENT_##payment ||
    return PAYMENTS(X) false;
#undef X
}

void log_points(const struct log *log, size_t from, size_t to, int points[PLAYERS_MAX])
{
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        points[player] = 0;
    for (size_t at = from; at < to; at++) {
        const struct event *event = &log->entry[at].event;
        if (event->type == EVENT_SCORE)
            points[event->player] += event->points;
        if (!is_payment(event))
            continue;
        points[event->player] -= event->points;
        if (event->other != NOBODY)
            points[event->other] += event->points;
    }
}

size_t log_final_score(const struct log *log, unsigned number)
{
    for (size_t at = 0; at < log->count; at++) {
        const struct event *event = &log->entry[at].event;
        if (event_is_final_score(event) && event->points != 0 && number-- == 0)
            return at;
    }
    return log->count;
}

const struct log_entry *log_placed(const struct log *log, size_t entries)
{
    while (entries > 0 && log->entry[entries - 1].event.type != EVENT_PLACE)
        entries--;
    return entries > 0 ? &log->entry[entries - 1] : NULL;
}
