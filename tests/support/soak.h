/* Tests look at a sample of what there is to look at, and `soak` at more of it (docs/TESTING.md).
 */
#ifndef BASTIDE_TESTS_SUPPORT_SOAK_H
#define BASTIDE_TESTS_SUPPORT_SOAK_H

#include <stdbool.h>
#include <stdlib.h>

/* Whether this is a soak: BASTIDE_SOAK is in the environment. */
static inline bool is_soak(void)
{
    return getenv("BASTIDE_SOAK") != NULL;
}

/* `many` in a soak, otherwise `few`. */
static inline unsigned in_soak(unsigned many, unsigned few)
{
    return is_soak() ? many : few;
}

#endif
