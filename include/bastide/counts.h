/* Books: what is counted of a feature, packed into one number. */
#ifndef BASTIDE_COUNTS_H
#define BASTIDE_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/* A feature's counts, in one word so that joining two features is one addition:
 *
 *     bits  0- 9   open: edges without a partner (road, city); empty squares around (monastery)
 *     bits 10-17   pennants
 *     bits 18-41   followers of player 0, 1, ... 5, four bits each
 *
 * Nobody has more than 15 followers, no feature 1,023 open edges or 255 pennants, so no field runs
 * over into the next. */
typedef uint64_t feature_counts;

enum { FEATURE_PENNANTS_SHIFT = 10, FEATURE_FOLLOWERS_SHIFT = 18, FEATURE_FOLLOWERS_BITS = 4 };

static inline unsigned feature_counts_open(feature_counts counts)
{
    return (unsigned)(counts & 0x3ff);
}

static inline unsigned feature_counts_pennants(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_PENNANTS_SHIFT & 0xff);
}

/* How many followers of `player` (from 0) are in the feature. */
static inline unsigned feature_counts_followers(feature_counts counts, unsigned player)
{
    return (unsigned)(counts >> (FEATURE_FOLLOWERS_SHIFT + FEATURE_FOLLOWERS_BITS * player) & 0xf);
}

/* Whether anybody's follower is in the feature. */
static inline bool feature_counts_occupied(feature_counts counts)
{
    return counts >> FEATURE_FOLLOWERS_SHIFT != 0;
}

#endif
