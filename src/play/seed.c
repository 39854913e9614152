#include "play/session.h"

#include <sys/random.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

/* Below 10^12: short enough to copy by hand. */
uint64_t seed_by_chance(void)
{
    uint64_t seed;
    if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) != (ssize_t)sizeof seed) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        seed =
            (uint64_t)now.tv_sec * 1000000007u ^ (uint64_t)now.tv_nsec << 20 ^ (uint64_t)getpid();
    }
    return seed % 1000000000000u;
}
