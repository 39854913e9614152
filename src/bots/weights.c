#include "bots/weights.h"

static const struct weights table[WEIGHTS_CLASSES] = {
#define X(weight, base_2, base_more, sets_2, sets_more, meaning) [WEIGHT_##weight] = (base_2),
    [WEIGHTS_BASE_2] = {{WEIGHTS(X)}},
#undef X
#define X(weight, base_2, base_more, sets_2, sets_more, meaning) [WEIGHT_##weight] = (base_more),
    [WEIGHTS_BASE_MORE] = {{WEIGHTS(X)}},
#undef X
#define X(weight, base_2, base_more, sets_2, sets_more, meaning) [WEIGHT_##weight] = (sets_2),
    [WEIGHTS_SETS_2] = {{WEIGHTS(X)}},
#undef X
#define X(weight, base_2, base_more, sets_2, sets_more, meaning) [WEIGHT_##weight] = (sets_more),
    [WEIGHTS_SETS_MORE] = {{WEIGHTS(X)}},
#undef X
};

enum weights_class weights_class_of(const struct options *options)
{
    bool is_base = options->sets == 1u << SET_BASE;
    if (options->players == 2)
        return is_base ? WEIGHTS_BASE_2 : WEIGHTS_SETS_2;
    return is_base ? WEIGHTS_BASE_MORE : WEIGHTS_SETS_MORE;
}

const struct weights *weights_of(enum weights_class class)
{
    return &table[class];
}

const char *weight_name(enum weight weight)
{
    static const char names[][16] = {
#define X(weight, ...) #weight,
        WEIGHTS(X)
#undef X
    };
    return names[weight];
}
