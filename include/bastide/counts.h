/* Counts: everything counted of a feature, packed into one number. */
#ifndef BASTIDE_COUNTS_H
#define BASTIDE_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/* A feature's counts, in one word so that joining two features is one addition:
 *
 *     bits  0- 8   open: unmatched edges (road, city); empty squares around (monastery)
 *     bits  9-12   stakes: segments with one of COUNTED_FLAGS
 *     bits 13-20   pennants
 *     bits 21-27   followers, of all players together
 *     bits 28-63   strength of the followers of player 0, 1, ... 5, six bits each
 *
 * No feature reaches 511 open edges, 15 stakes, 255 pennants or 127 followers, and no
 * player's total strength reaches 63, so no field overflows into the next. */
typedef uint64_t feature_counts;

enum {
    FEATURE_STAKES_SHIFT = 9,
    FEATURE_PENNANTS_SHIFT = 13,
    FEATURE_FOLLOWERS_SHIFT = 21,
    FEATURE_STRENGTH_SHIFT = 28,
    FEATURE_STRENGTH_BITS = 6
};

/* Unmatched edges (road, city) or empty squares around (monastery); meaningless for a field. */
static inline unsigned feature_counts_open(feature_counts counts)
{
    return (unsigned)(counts & 0x1ff);
}

/* The segments with one of COUNTED_FLAGS, whether or not their set is in play. */
static inline unsigned feature_counts_stakes(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_STAKES_SHIFT & 0xf);
}

/* The number of pennants (B7). */
static inline unsigned feature_counts_pennants(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_PENNANTS_SHIFT & 0xff);
}

/* How many followers are in the feature. */
static inline unsigned feature_counts_followers(feature_counts counts)
{
    return (unsigned)(counts >> FEATURE_FOLLOWERS_SHIFT & 0x7f);
}

/* The total strength of `player`'s (from 0) followers, as counted for the majority (B9). */
static inline unsigned feature_counts_strength(feature_counts counts, unsigned player)
{
    return (unsigned)(counts >> (FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * player) & 0x3f);
}

/* Whether the feature has any follower (B5), of whatever strength. */
static inline bool feature_counts_occupied(feature_counts counts)
{
    return feature_counts_followers(counts) != 0;
}

#endif
