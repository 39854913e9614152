#include "tui/table/clock.h"

#include <stdio.h>

enum { SECOND = 1000, MINUTE = 60 /* seconds */ };

struct clock clock_of(const struct session *session)
{
    struct clock clock = {.limit = session->head.clock, .running = PLAYERS_MAX};
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        clock.used[player] = (unsigned long long)session->used[player] * SECOND;
    return clock;
}

static unsigned seconds_used(const struct clock *clock, unsigned player)
{
    return (unsigned)(clock->used[player] / SECOND);
}

bool clock_update(struct clock *clock, unsigned player, long long now)
{
    long long passed = clock->seen == 0 ? 0 : now - clock->seen;
    clock->seen = now;
    if (player == PLAYERS_MAX || passed <= 0 || passed > CLOCK_GAP_MOST)
        return false;
    unsigned before = seconds_used(clock, player);
    clock->used[player] += (unsigned long long)passed;
    return seconds_used(clock, player) != before;
}

void clock_hand_to(struct clock *clock, unsigned player, long long now)
{
    if (player != clock->running)
        clock->seen = now;
    clock->running = player;
}

int clock_patience(const struct clock *clock, long long now)
{
    if (clock->limit == 0 || clock->running == PLAYERS_MAX)
        return REST;
    unsigned long long left = SECOND - clock->used[clock->running] % SECOND;
    return patience_until(clock->seen + (long long)left, now);
}

void clock_tell(const struct clock *clock, struct session *session)
{
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        session->used[player] = seconds_used(clock, player);
}

bool clock_is_over(const struct clock *clock, unsigned player)
{
    return seconds_used(clock, player) >= clock->limit;
}

void clock_print(const struct clock *clock, unsigned player, char text[CLOCK_TEXT_SIZE])
{
    unsigned used = seconds_used(clock, player);
    bool is_over = clock_is_over(clock, player);
    unsigned shown = is_over ? used - clock->limit : clock->limit - used;
    snprintf(text, CLOCK_TEXT_SIZE, "%s%u:%02u", is_over ? "+" : "", shown / MINUTE,
             shown % MINUTE);
}
