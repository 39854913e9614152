#include "tui/replay/replay.h"

/* Milliseconds a move. */
static const int pauses[AUTOPLAY_SPEEDS] = {2000, 1000, 500, 250, 100};

void autoplay_start(struct autoplay *autoplay, long long now)
{
    autoplay->runs = true;
    autoplay->seen = now;
    autoplay->due = now + pauses[autoplay->speed];
}

void autoplay_change(struct autoplay *autoplay, int by, long long now)
{
    int speed = (int)autoplay->speed + by;
    if (speed < 0 || speed >= AUTOPLAY_SPEEDS)
        return;
    autoplay->due += pauses[speed] - pauses[autoplay->speed];
    if (autoplay->due < now)
        autoplay->due = now;
    autoplay->speed = (unsigned)speed;
}

size_t autoplay_due(struct autoplay *autoplay, long long now)
{
    long long pause = pauses[autoplay->speed], passed = now - autoplay->seen;
    autoplay->seen = now;
    if (!autoplay->runs)
        return 0;
    if (passed > AUTOPLAY_GAP_MOST)
        autoplay->due += passed;
    if (now < autoplay->due)
        return 0;
    long long moves = (now - autoplay->due) / pause + 1;
    autoplay->due += moves * pause;
    return (size_t)moves;
}

int autoplay_patience(const struct autoplay *autoplay, long long now)
{
    enum { LOOK_EVERY = AUTOPLAY_GAP_MOST - 500 };
    long long left = autoplay->due - now;
    return left <= 0 ? 0 : left < LOOK_EVERY ? (int)left : LOOK_EVERY;
}
