/* Counts: what is counted of a feature, packed into one number. */
#ifndef BASTIDE_COUNTS_H
#define BASTIDE_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/* A feature's counts, in one word so that joining two features is one addition:
 *
 *     bits  0- 9   open: edges without a partner (road, city); empty squares around (monastery)
 *     bits 10-17   pennants
 *     bits 18-24   followers, of all players together
 *     bits 25-60   strength of the followers of player 0, 1, ... 5, six bits each
 *
 * No feature has 1,023 open edges, 255 pennants or 127 followers, and nobody's followers have a
 * strength of 63 together, so no field runs over into the next. */
typedef uint64_t feature_counts;

enum {
    FEATURE_PENNANTS_SHIFT = 10,
    FEATURE_FOLLOWERS_SHIFT = 18,
    FEATURE_STRENGTH_SHIFT = 25,
    FEATURE_STRENGTH_BITS = 6
};

static inline unsigned feature_counts_open(feature_counts counts)
{
    return (unsigned)(counts & 0x3ff);
}

static inline unsigned feature_counts_pennants(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_PENNANTS_SHIFT & 0xff);
}

/* How many followers are in the feature. */
static inline unsigned feature_counts_followers(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_FOLLOWERS_SHIFT & 0x7f);
}

/* For how much the followers of `player` (from 0) count in its majority (B9). */
static inline unsigned feature_counts_strength(feature_counts counts, unsigned player)
{
    return (unsigned)(counts >> (FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * player) & 0x3f);
}

/* Whether anybody's follower is in the feature (B5), of whatever strength. */
static inline bool feature_counts_occupied(feature_counts counts)
{
    return feature_counts_followers(counts) != 0;
}

#endif
