/* The weights, and appraisers made ready with them. */
#include "bots/appraisal.h"
#include "bots/terms.h"

static const struct weights weights_table[WEIGHTS_CLASSES] = {
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
    return &weights_table[class];
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

bool weights_set(struct weights *weights, const char *name, size_t length, double value)
{
    for (unsigned w = 0; w < WEIGHTS_COUNT; w++)
        if (strlen(weight_name((enum weight)w)) == length &&
            memcmp(weight_name((enum weight)w), name, length) == 0) {
            weights->of[w] = value;
            return true;
        }
    return false;
}

/* Making the weights ready. */

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
        if (options_has_set(options, (enum tile_set)tile_kinds[kind].set)) {
            start += tile_copies_added(kind);
            appraiser->has_water |= tile_kinds[kind].water != 0;
        }
    for (unsigned left = 1; left <= start; left++)
        appraiser->phase[left] = (float)power_of(
            left / weights->of[WEIGHT_TURNS] / options->players, weights->of[WEIGHT_CURVE]);
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
    fill_powers(appraiser->miss[FEATURE_FIELD], start, weights->of[WEIGHT_FIELD_MISS]);
    appraiser->join[FEATURE_FIELD] = sees_fields ? (float)weights->of[WEIGHT_FIELD_JOIN] : 0;
#define X(figure, value)                                                                           \
    appraiser->has_figures |= options_has_set(options, figure_rules[FIGURE_##figure].set);
    FIGURE_VALUES(X)
#undef X
#define X(set, value, part) appraiser->has_values |= options_has_any(options, SETS_OF_##set);
    FOLLOWER_VALUES(X)
#undef X
#define X(prepare) prepare(appraiser, options);
    APPRAISER_PREPARATIONS(X)
#undef X
}

enum { TERMS = 14, HALVINGS = 8 };

/* The series converges quickly near 0, so x is divided by 2^8 and the result squared as often. */
double power_exp(double x)
{
    double term = 1, sum = 1;
    if (x < -80)
        return 0;
    x = (x > 80 ? 80 : x) / (1 << HALVINGS);
    for (int n = 1; n < TERMS; n++) {
        term *= x / n;
        sum += term;
    }
    for (int n = 0; n < HALVINGS; n++)
        sum *= sum;
    return sum;
}

/* The natural logarithm: x is brought near 1 by factors of 2, then by the series of
 * artanh((x - 1) / (x + 1)). */
static double logarithm(double x)
{
    static const double of_two = 0.69314718055994530942;
    double result = 0;
    while (x > 1.5) {
        x /= 2;
        result += of_two;
    }
    while (x < 0.75) {
        x *= 2;
        result -= of_two;
    }
    double y = (x - 1) / (x + 1), term = y;
    for (int n = 1; n < 2 * TERMS; n += 2) {
        result += 2 * term / n;
        term *= y * y;
    }
    return result;
}

double power_of(double base, double exponent)
{
    return base > 0 ? power_exp(exponent * logarithm(base)) : 0;
}
