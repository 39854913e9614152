#include "wording/effect_words.h"

#include "language/language.h"
#include "rows/words.h"
#include "wording/figure_words.h"

/* Marked texts with their plural forms: first for the player who is spoken to, then for another,
 * whose name is %s. */
struct two_texts {
    const char *one, *many;
};

/* By kind of feature: one that was the player's, and one claimed in this turn. */
static const struct {
    struct two_texts yours, theirs, for_you, for_them;
} completes[FEATURE_KINDS] = {
#define X(kind, ...) [FEATURE_##kind] = {__VA_ARGS__},
    COMPLETING(X)
#undef X
};

static const struct {
    struct two_texts yours, theirs;
} extends[FEATURE_KINDS] = {
#define X(kind, ...) [FEATURE_##kind] = {__VA_ARGS__},
    EXTENDING(X)
#undef X
};

static struct sentence at_best(const struct turn_effect *effect)
{
    return sentence_of(_("Best at %d,%d."), effect->at.x, effect->at.y);
}

static struct sentence completing(const struct turn_effect *effect, const char *name)
{
    int x = effect->at.x, y = effect->at.y, points = effect->points;
    struct two_texts yours =
        effect->is_new ? completes[effect->kind].for_you : completes[effect->kind].yours;
    struct two_texts theirs =
        effect->is_new ? completes[effect->kind].for_them : completes[effect->kind].theirs;
    if (yours.one == NULL)
        return at_best(effect);
    if (name == NULL)
        return sentence_of(_n(yours.one, yours.many, points), x, y, points);
    return effect->is_new ? sentence_of(_n(theirs.one, theirs.many, points), x, y, points, name)
                          : sentence_of(_n(theirs.one, theirs.many, points), x, y, name, points);
}

static struct sentence extending(const struct turn_effect *effect, const char *name)
{
    int x = effect->at.x, y = effect->at.y;
    struct two_texts yours = extends[effect->kind].yours, theirs = extends[effect->kind].theirs;
    if (yours.one == NULL)
        return at_best(effect);
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
        return at_best(effect);
    case EFFECT_SET_ASIDE:
        break;
    }
    return sentence_of("%s", _("It fits nowhere."));
}
