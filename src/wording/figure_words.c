#include "wording/figure_words.h"

#include "language/language.h"
#include "wording/wording.h"

const struct figure_words
    figure_words[FIGURES_COUNT] =
        {
            [FIGURE_MEEPLE] =
                {
                    .name = N_("Follower"),
                    .at_home = N_("Followers left"),
                    NN_("%u follower left", "%u followers left"),
                    .deployed =
                        {
                            [FEATURE_ROAD] = N_("follower on a road"),
                            [FEATURE_CITY] = N_("follower in a city"),
                            [FEATURE_FIELD] = N_("follower in a field"),
                            [FEATURE_MONASTERY] = N_("follower in a monastery"),
                            [FEATURE_CASTLE] = N_("follower in a castle"),
                        },
                    .there =
                        {
                            [FEATURE_ROAD] = N_("follower on the road (%s)"),
                            [FEATURE_CITY] = N_("follower in the city (%s)"),
                            [FEATURE_FIELD] = N_("follower in the field (%s)"),
                            [FEATURE_MONASTERY] = N_("follower in the monastery"),
                        },
                    .on_bridge = N_("follower on the bridge"),
                    .stands =
                        {
                            [FEATURE_ROAD] = N_("%s's follower on the road: %s"),
                            [FEATURE_CITY] = N_("%s's follower in the city: %s"),
                            [FEATURE_FIELD] = N_("%s's follower in the field: %s"),
                            [FEATURE_MONASTERY] = N_("%s's follower in the monastery"),
                            [FEATURE_CASTLE] = N_("%s's follower in the castle: %s"),
                        },
                    .stands_on_bridge = N_("%s's follower on the bridge"),
                    .back_home = N_("follower returns"),
                    .crosses = N_("%s: follower crosses the drawbridge into a city"),
                },
            [FIGURE_LARGE] =
                {
                    .name = N_("Large follower"),
                    .at_home = N_("Large follower"),
                    NN_("%u large follower left", "%u large followers left"),
                    .deployed =
                        {
                            [FEATURE_ROAD] = N_("large follower on a road"),
                            [FEATURE_CITY] = N_("large follower in a city"),
                            [FEATURE_FIELD] = N_("large follower in a field"),
                            [FEATURE_MONASTERY] = N_("large follower in a monastery"),
                            [FEATURE_CASTLE] = N_("large follower in a castle"),
                        },
                    .there =
                        {
                            [FEATURE_ROAD] = N_("large follower on the road (%s)"),
                            [FEATURE_CITY] = N_("large follower in the city (%s)"),
                            [FEATURE_FIELD] = N_("large follower in the field (%s)"),
                            [FEATURE_MONASTERY] = N_("large follower in the monastery"),
                        },
                    .on_bridge = N_("large follower on the bridge"),
                    .stands =
                        {
                            [FEATURE_ROAD] = N_("%s's large follower on the road: %s"),
                            [FEATURE_CITY] = N_("%s's large follower in the city: %s"),
                            [FEATURE_FIELD] = N_("%s's large follower in the field: %s"),
                            [FEATURE_MONASTERY] = N_("%s's large follower in the monastery"),
                            [FEATURE_CASTLE] = N_("%s's large follower in the castle: %s"),
                        },
                    .stands_on_bridge = N_("%s's large follower on the bridge"),
                    .back_home = N_("large follower returns"),
                    .crosses = N_("%s: large follower crosses the drawbridge into a city"),
                },
            [FIGURE_BUILDER] =
                {
                    .name = N_("Builder"),
                    .at_home = N_("Builder"),
                    NN_("%u builder left", "%u builders left"),
                    .deployed =
                        {
                            [FEATURE_ROAD] = N_("builder on a road"),
                            [FEATURE_CITY] = N_("builder in a city"),
                            /* Against the rules: */
                            [FEATURE_FIELD] = N_("builder in a field"),
                            [FEATURE_MONASTERY] = N_("builder in a monastery"),
                            [FEATURE_CASTLE] = N_("builder in a castle"),
                        },
                    .there =
                        {
                            [FEATURE_ROAD] = N_("builder on the road (%s)"),
                            [FEATURE_CITY] = N_("builder in the city (%s)"),
                        },
                    .on_bridge = N_("builder on the bridge"),
                    .stands =
                        {
                            [FEATURE_ROAD] = N_("%s's builder on the road: %s"),
                            [FEATURE_CITY] = N_("%s's builder in the city: %s"),
                            [FEATURE_FIELD] = N_("%s's builder in the field: %s"),
                            [FEATURE_MONASTERY] = N_("%s's builder in the monastery"),
                            [FEATURE_CASTLE] = N_("%s's builder in the castle: %s"),
                        },
                    .stands_on_bridge = N_("%s's builder on the bridge"),
                    .beside = N_("%s + builder"),
                    .back_home = N_("builder returns"),
                },
            [FIGURE_PIG] =
                {
                    .name = N_("Pig"),
                    .at_home = N_("Pig"),
                    NN_("%u pig left", "%u pigs left"),
                    .deployed =
                        {
                            [FEATURE_FIELD] = N_("pig in a field"),
                            /* Against the rules: */
                            [FEATURE_ROAD] = N_("pig on a road"),
                            [FEATURE_CITY] = N_("pig in a city"),
                            [FEATURE_MONASTERY] = N_("pig in a monastery"),
                            [FEATURE_CASTLE] = N_("pig in a castle"),
                        },
                    .there =
                        {
                            [FEATURE_FIELD] = N_("pig in the field (%s)"),
                        },
                    .stands =
                        {
                            [FEATURE_FIELD] = N_("%s's pig in the field: %s"),
                            [FEATURE_ROAD] = N_("%s's pig on the road: %s"),
                            [FEATURE_CITY] = N_("%s's pig in the city: %s"),
                            [FEATURE_MONASTERY] = N_("%s's pig in the monastery"),
                            [FEATURE_CASTLE] = N_("%s's pig in the castle: %s"),
                        },
                    .stands_on_bridge = N_("%s's pig on the bridge"),
                    .beside = N_("%s + pig"),
                    .back_home = N_("pig returns"),
                },
};

struct sentence wording_figures_left(const struct options *options, const struct player *player)
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        const struct figure_words *words = &figure_words[figure];
        unsigned left = player->supply[figure];
        if (figures_each(options, (enum figure)figure) == 0 ||
            (left == 0 && figure != FIGURE_MEEPLE))
            continue;
        sentence_add(&text, "%s", text.text[0] ? ", " : "");
        sentence_add(&text, _n(words->left_one, words->left_many, left), left);
    }
    return text;
}

struct sentence wording_figure_worth(const char *feature, const struct feature_summary *summary,
                                     enum figure figure)
{
    int more = feature_summary_pig_points(summary);
    if (figure_is_follower(figure))
        return wording_worth_of(feature, summary);
    if (summary->kind != FEATURE_FIELD)
        return sentence_of("%s", feature);
    return sentence_of(
        _n("%s: %d more point at the end so far", "%s: %d more points at the end so far", more),
        feature, more);
}
