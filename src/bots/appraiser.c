/* Making the weights ready. */
#include "bots/appraisal.h"
#include "bots/power.h"
#include "bots/terms.h"

static void fill_powers(float *table, unsigned tiles, double base)
{
    double power = 1;
    for (unsigned n = 0; n <= tiles; n++) {
        table[n] = (float)power;
        power *= base;
    }
}

static void prepare_kind(struct appraiser *appraiser, unsigned tiles, enum feature_kind kind,
                         enum weight miss, enum weight joint, enum weight join, enum weight help,
                         enum weight growth, enum weight fill)
{
    const double *of = appraiser->weights->of;
    fill_powers(appraiser->miss[kind], tiles, of[miss]);
    fill_powers(appraiser->help[kind], tiles, power_of(of[miss], of[help]));
    appraiser->joint[kind] = (float)of[joint];
    appraiser->join[kind] = (float)of[join];
    appraiser->growth[kind] = (float)of[growth];
    appraiser->fill[kind] = (float)of[fill];
}

void appraiser_prepare(struct appraiser *appraiser, const struct options *options,
                       const struct weights *weights, bool sees_fields)
{
    unsigned start = 0;
    memset(appraiser, 0, sizeof *appraiser);
    appraiser->weights = weights;
    appraiser->sees_fields = sees_fields;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (options_has_set(options, (enum tile_set)tile_kinds[kind].set))
            start += tile_kinds[kind].copies;
    for (unsigned left = 1; left <= start; left++)
        appraiser->phase[left] = (float)power_of((double)left / start, weights->of[WEIGHT_CURVE]);
    for (unsigned count = 1; count <= FIGURES_EACH; count++) {
        unsigned row = WEIGHT_HOME_1 + count - 1;
        appraiser->home[count] =
            (float)weights->of[row < WEIGHT_HOME_8 ? row : (unsigned)WEIGHT_HOME_8];
    }
    prepare_kind(appraiser, start, FEATURE_ROAD, WEIGHT_ROAD_MISS, WEIGHT_ROAD_JOINT,
                 WEIGHT_ROAD_JOIN, WEIGHT_ROAD_HELP, WEIGHT_ROAD_GROWTH, WEIGHT_ROAD_FILL);
    prepare_kind(appraiser, start, FEATURE_CITY, WEIGHT_CITY_MISS, WEIGHT_CITY_JOINT,
                 WEIGHT_CITY_JOIN, WEIGHT_CITY_HELP, WEIGHT_CITY_GROWTH, WEIGHT_CITY_FILL);
    fill_powers(appraiser->miss[FEATURE_MONASTERY], start, weights->of[WEIGHT_MONASTERY_MISS]);
#define X(figure, value)                                                                           \
    appraiser->has_figures |= options_has_set(options, figure_rules[FIGURE_##figure].set);
    FIGURE_VALUES(X)
#undef X
#define X(prepare) prepare(appraiser, options);
    APPRAISER_PREPARATIONS(X)
#undef X
}
