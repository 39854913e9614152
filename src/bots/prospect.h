/* What features are expected to bring, worked out when first asked for; and, in an appraisal that
 * follows another, which of them are as before. */
#ifndef BASTIDE_BOTS_PROSPECT_H
#define BASTIDE_BOTS_PROSPECT_H

#include "bots/appraisal.h"

/* The prospect of the feature with that root. */
const struct prospect *prospect_of(struct appraising *appraising, uint16_t root);

/* The kind printed there: a castle is a city. */
static inline enum feature_kind prospect_kind(const struct game *game, uint16_t node)
{
    return (enum feature_kind)feature_segment(&game->features, &game->board, node)->kind;
}

static inline bool roots_have(const uint64_t *roots, uint16_t root)
{
    return roots[root / 64] >> (root % 64) & 1u;
}

static inline float appraising_weight(const struct appraising *appraising, enum weight weight)
{
    return (float)appraising->appraiser->weights->of[weight];
}

#endif
