#include "wording/effect_words.h"

#include "language/language.h"
#include "wording/figure_words.h"

/* Marked texts with their plural forms: first for the player who is spoken to, then for another,
 * whose name is %s. */
struct two_texts {
    const char *one, *many;
};

/* By kind of feature: a feature that was the player's, and one claimed in this turn. */
static const struct {
    struct two_texts yours, theirs, for_you, for_them;
} completes[FEATURE_KINDS] = {
    [FEATURE_ROAD] = {{NN_("At %d,%d it completes your road for %d point.",
                           "At %d,%d it completes your road for %d points.")},
                      {NN_("At %d,%d it completes %s's road for %d point.",
                           "At %d,%d it completes %s's road for %d points.")},
                      {NN_("At %d,%d it completes a road: %d point for you.",
                           "At %d,%d it completes a road: %d points for you.")},
                      {NN_("At %d,%d it completes a road: %d point for %s.",
                           "At %d,%d it completes a road: %d points for %s.")}},
    [FEATURE_CITY] = {{NN_("At %d,%d it completes your city for %d point.",
                           "At %d,%d it completes your city for %d points.")},
                      {NN_("At %d,%d it completes %s's city for %d point.",
                           "At %d,%d it completes %s's city for %d points.")},
                      {NN_("At %d,%d it completes a city: %d point for you.",
                           "At %d,%d it completes a city: %d points for you.")},
                      {NN_("At %d,%d it completes a city: %d point for %s.",
                           "At %d,%d it completes a city: %d points for %s.")}},
    [FEATURE_MONASTERY] = {{NN_("At %d,%d it completes your monastery for %d point.",
                                "At %d,%d it completes your monastery for %d points.")},
                           {NN_("At %d,%d it completes %s's monastery for %d point.",
                                "At %d,%d it completes %s's monastery for %d points.")},
                           {NN_("At %d,%d it completes a monastery: %d point for you.",
                                "At %d,%d it completes a monastery: %d points for you.")},
                           {NN_("At %d,%d it completes a monastery: %d point for %s.",
                                "At %d,%d it completes a monastery: %d points for %s.")}},
    [FEATURE_CASTLE] = {{NN_("At %d,%d it lets your castle score %d point.",
                             "At %d,%d it lets your castle score %d points.")},
                        {NN_("At %d,%d it lets %s's castle score %d point.",
                             "At %d,%d it lets %s's castle score %d points.")},
                        {NN_("At %d,%d it lets a castle score: %d point for you.",
                             "At %d,%d it lets a castle score: %d points for you.")},
                        {NN_("At %d,%d it lets a castle score: %d point for %s.",
                             "At %d,%d it lets a castle score: %d points for %s.")}},
};

static const struct {
    struct two_texts yours, theirs;
} extends[PRINTED_KINDS] = {
    [FEATURE_ROAD] = {{NN_("At %d,%d it extends your road to %u tile.",
                           "At %d,%d it extends your road to %u tiles.")},
                      {NN_("At %d,%d it extends %s's road to %u tile.",
                           "At %d,%d it extends %s's road to %u tiles.")}},
    [FEATURE_CITY] = {{NN_("At %d,%d it extends your city to %u tile.",
                           "At %d,%d it extends your city to %u tiles.")},
                      {NN_("At %d,%d it extends %s's city to %u tile.",
                           "At %d,%d it extends %s's city to %u tiles.")}},
    [FEATURE_FIELD] = {{NN_("At %d,%d it extends your field to %u tile.",
                            "At %d,%d it extends your field to %u tiles.")},
                       {NN_("At %d,%d it extends %s's field to %u tile.",
                            "At %d,%d it extends %s's field to %u tiles.")}},
};

static struct sentence completing(const struct turn_effect *effect, const char *name)
{
    int x = effect->at.x, y = effect->at.y, points = effect->points;
    struct two_texts yours =
        effect->is_new ? completes[effect->kind].for_you : completes[effect->kind].yours;
    struct two_texts theirs =
        effect->is_new ? completes[effect->kind].for_them : completes[effect->kind].theirs;
    if (name == NULL)
        return sentence_of(_n(yours.one, yours.many, points), x, y, points);
    return effect->is_new ? sentence_of(_n(theirs.one, theirs.many, points), x, y, points, name)
                          : sentence_of(_n(theirs.one, theirs.many, points), x, y, name, points);
}

static struct sentence extending(const struct turn_effect *effect, const char *name)
{
    int x = effect->at.x, y = effect->at.y;
    struct two_texts yours = extends[effect->kind].yours, theirs = extends[effect->kind].theirs;
    return name == NULL
               ? sentence_of(_n(yours.one, yours.many, effect->tiles), x, y, effect->tiles)
               : sentence_of(_n(theirs.one, theirs.many, effect->tiles), x, y, name, effect->tiles);
}

struct sentence effect_words(const struct turn_effect *effect, unsigned player,
                             const struct seats *seats, unsigned you)
{
    const char *name = player == you ? NULL : seats->seat[player].name;
    int x = effect->at.x, y = effect->at.y;
    struct sentence words;
    switch ((enum turn_effect_type)effect->type) {
    case EFFECT_COMPLETES:
        words = completing(effect, name);
        if (effect->all_points > effect->points)
            sentence_add(&words, " ");
        if (effect->all_points > effect->points)
            sentence_add(&words,
                         _n("The turn scores %d point in all.", "The turn scores %d points in all.",
                            effect->all_points),
                         effect->all_points);
        return words;
    case EFFECT_CLAIMS:
        return sentence_of(
            _("Best at %d,%d: %s."), x, y,
            figure_words_deployed((enum figure)effect->figure, (enum feature_kind)effect->kind)
                .text);
    case EFFECT_EXTENDS:
        return extending(effect, name);
    case EFFECT_NOTHING:
        return sentence_of(_("Best at %d,%d."), x, y);
    case EFFECT_SET_ASIDE:
        break;
    }
    return sentence_of("%s", _("It fits nowhere."));
}
