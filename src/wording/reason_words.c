#include "wording/reason_words.h"

#include "language/language.h"
#include "rows/words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

static void add_line(struct reason_words *words, struct sentence line)
{
    if (line.text[0] != '\0' && words->lines < REASON_LINES_MAX)
        words->line[words->lines++] = line;
}

/* What is claimed or extended, and who is in it. */
static struct sentence feature_words(const struct turn_reason *reason, const struct seats *seats)
{
    struct sentence words = wording_feature(&reason->feature, seats);
    struct sentence there = wording_followers(&reason->feature, seats);
    if (there.text[0] != '\0')
        sentence_add(&words, " (%s)", there.text);
    return words;
}

static struct sentence home_words(unsigned followers, const char *name)
{
    return followers == 0 ? sentence_of("%s", "")
                          : sentence_of(_n("%u follower returns home to %s",
                                           "%u followers return home to %s", followers),
                                        followers, name);
}

void reason_words_seen(struct reason_words *words, const struct turn_reason *reason,
                       const struct seats *seats)
{
    const struct turn_effect *effect = &reason->effect;
    words->lines = 0;
    add_line(words, forecast_words_of(&reason->forecast, seats));
    if (effect->type == EFFECT_CLAIMS)
        add_line(words, sentence_of(_("Deploys: %s"),
                                    figure_words_deployed((enum figure)effect->figure,
                                                          (enum feature_kind)effect->kind)
                                        .text));
    if (reason->has_feature)
        add_line(words, feature_words(reason, seats));
    for (unsigned player = 0; player < seats->count; player++)
        add_line(words, home_words(reason->forecast.home[player], seats->seat[player].name));
    if (words->lines == 0)
        add_line(words, sentence_of("%s", _("It completes nothing and claims nothing")));
}

void reason_words_ended(struct reason_words *words, const struct turn_reason *reason,
                        const struct seats *seats)
{
    struct sentence list = {""};
    for (unsigned player = 0; player < seats->count; player++) {
        int change = reason->after[player] - reason->before[player];
        if (change != 0)
            sentence_list(&list, sentence_of("%s %+d", seats->seat[player].name, change).text);
    }
    add_line(words, list.text[0] != '\0'
                        ? sentence_of(_("If the game ended now: %s"), list.text)
                        : sentence_of("%s", _("If the game ended now, nothing would change")));
}

/* Why one is better than another. */

VALUE_PARTS(HAS_PART_WORDS)
VALUE_PARTS(HAS_PART_NAMES)
KEPT(HAS_KEPT_WORDS)

/* What is known of an unfinished feature, by its kind: it is in both, or in the first alone.
 * Marked.
 */
static const struct {
    const char *both, *alone;
} promises[FEATURE_KINDS] = {
    [FEATURE_ROAD] = {N_("%s promises about %ld from a road, %s about %ld."),
                      N_("%s takes a road that promises about %ld.")},
    [FEATURE_CITY] = {N_("%s promises about %ld from a city, %s about %ld."),
                      N_("%s takes a city that promises about %ld.")},
    [FEATURE_MONASTERY] = {N_("%s promises about %ld from a monastery, %s about %ld."),
                           N_("%s takes a monastery that promises about %ld.")},
};

static struct sentence promise_words(const struct comparison *comparison,
                                     struct compared_names names)
{
    const struct comparison_feature *feature = &comparison->feature;
    long first = sentence_rounded((double)feature->points[0]),
         second = sentence_rounded((double)feature->points[1]);
    const char *both = promises[feature->kind].both, *alone = promises[feature->kind].alone;
    if (!feature->is_known || both == NULL || first <= second)
        return sentence_of("%s", "");
    struct sentence words = feature->points[1] > 0
                                ? sentence_of(_(both), names.first, first, names.second, second)
                                : sentence_of(_(alone), names.first, first);
    if (feature->finishing[0] > 0 && feature->finishing[0] != feature->finishing[1]) {
        sentence_add(&words, " ");
        sentence_add(
            &words,
            _n("%u of %u tiles finishes it.", "%u of %u tiles finish it.", feature->finishing[0]),
            feature->finishing[0], comparison->tiles);
    }
    return words;
}

static struct sentence points_words(const struct comparison *comparison,
                                    struct compared_names names)
{
    return sentence_of(_n("%s scores %d point now, %s %d.", "%s scores %d points now, %s %d.",
                          comparison->scored[0]),
                       names.first, comparison->scored[0], names.second, comparison->scored[1]);
}

static struct sentence fields_words(const struct comparison *comparison,
                                    struct compared_names names)
{
    return sentence_of(_("%s promises about %s from fields, %s about %s."), names.first,
                       sentence_of_value((double)comparison->part[0][PART_FIELDS]).text,
                       names.second,
                       sentence_of_value((double)comparison->part[1][PART_FIELDS]).text);
}

static struct sentence free_words(const struct comparison *comparison, struct compared_names names)
{
    const unsigned *free = comparison->free;
    return free[0] <= free[1]
               ? sentence_of(_("%s makes it likelier than %s that followers come home."),
                             names.first, names.second)
               : sentence_of(_n("%s leaves %u follower free, %s %u.",
                                "%s leaves %u followers free, %s %u.", free[0]),
                             names.first, free[0], names.second, free[1]);
}

/* The first of what is kept of which the first keeps more. */
static struct sentence kept_words(const struct comparison *comparison, struct compared_names names)
{
    static const char *const words[WEIGHTS_COUNT] = {
#define X(weight, text) [WEIGHT_##weight] = (text),
        KEPT_WORDS(X)
#undef X
    };
#define X(weight, count)                                                                           \
    {                                                                                              \
        const struct player *has = &comparison->has[0];                                            \
        int more = (int)(count);                                                                   \
        has = &comparison->has[1];                                                                 \
        if (more > (int)(count))                                                                   \
            return sentence_of(_(words[WEIGHT_##weight]), names.first, names.second);              \
    }
    KEPT(X)
#undef X
    return sentence_of("%s", "");
}

static struct sentence rival_words(const struct comparison *comparison, struct compared_names names,
                                   const struct seats *seats)
{
    struct sentence less = sentence_of_value((double)comparison->by[REASON_RIVAL]);
    if (comparison->rival == NOBODY)
        return sentence_of(_("%s leaves the strongest rival about %s points less than %s."),
                           names.first, less.text, names.second);
    const char *name = seats->seat[comparison->rival].name;
    if (comparison->rival_part == PART_POINTS)
        return sentence_of(_("%s lets %s score %d now, %s %d."), names.first, name,
                           comparison->rival_scored[0], names.second, comparison->rival_scored[1]);
    if (comparison->rival_part == PART_CHANCES)
        return sentence_of(_("%s leaves %s about %s points less from unfinished features than %s."),
                           names.first, name, less.text, names.second);
    if (comparison->rival_part == PART_FIELDS)
        return sentence_of(_("%s leaves %s about %s points less from fields than %s."), names.first,
                           name, less.text, names.second);
    return sentence_of(_("%s leaves %s about %s points less than %s."), names.first, name,
                       less.text, names.second);
}

static struct sentence denied_words(const struct comparison *comparison,
                                    struct compared_names names, const struct seats *seats)
{
    return sentence_of(_("%s would bring %s about %s points more than %s."), names.first,
                       seats->seat[comparison->keenest].name,
                       sentence_of_value((double)comparison->denied).text, names.second);
}

static struct sentence part_words(unsigned part, struct compared_names names)
{
    static const char *const words[PARTS_COUNT] = {
#define X(part, text) [PART_##part] = (text),
        PART_WORDS(X)
#undef X
    };
    return words[part] == NULL ? sentence_of("%s", "")
                               : sentence_of(_(words[part]), names.first, names.second);
}

static struct sentence largest_words(const struct comparison *comparison,
                                     struct compared_names names, const struct seats *seats)
{
    switch (comparison->largest) {
    case PART_POINTS:
        return points_words(comparison, names);
    case PART_CHANCES:
        return promise_words(comparison, names);
    case PART_FIELDS:
        return fields_words(comparison, names);
    case PART_FOLLOWERS:
        return free_words(comparison, names);
    case PART_KEPT:
        return kept_words(comparison, names);
    case REASON_RIVAL:
        return rival_words(comparison, names, seats);
    case REASON_DENIED:
        return denied_words(comparison, names, seats);
    default:
        return sentence_of("%s", "");
    }
}

struct sentence reason_words_why(const struct comparison *comparison, struct compared_names names,
                                 const struct seats *seats)
{
    if (!comparison_holds(comparison))
        return sentence_of("%s", "");
    struct sentence words = largest_words(comparison, names, seats);
    return words.text[0] != '\0' || comparison->largest >= PARTS_COUNT
               ? words
               : part_words(comparison->largest, names);
}

static const char *reason_name(unsigned reason)
{
    static const char *const names[REASONS_COUNT] = {
#define X(part, name) [PART_##part] = (name),
        PART_NAMES(X)
#undef X
            [REASON_RIVAL] = N_("rival"),
        [REASON_DENIED] = N_("for the others"),
    };
    return _(names[reason]);
}

struct sentence reason_words_parts(const struct comparison *comparison)
{
    struct sentence list = {""};
    bool told[REASONS_COUNT] = {false};
    for (;;) {
        unsigned next = REASONS_COUNT;
        double most = 0.05;
        for (unsigned reason = 0; reason < REASONS_COUNT; reason++) {
            double by = (double)comparison->by[reason], size = by < 0 ? -by : by;
            next = !told[reason] && size >= most ? reason : next;
            most = !told[reason] && size >= most ? size : most;
        }
        if (next == REASONS_COUNT)
            break;
        told[next] = true;
        double by = (double)comparison->by[next];
        sentence_list(&list, sentence_of("%s %s%s", reason_name(next), by > 0 ? "+" : "",
                                         sentence_of_value(by).text)
                                 .text);
    }
    return list;
}

struct sentence reason_words_rival(const char *what, long tenths)
{
    return tenths < 0
               ? sentence_of(_("Better by %s points: %s"), sentence_of_tenths(-tenths).text, what)
               : sentence_of(_("Next best, %s points less: %s"), sentence_of_tenths(tenths).text,
                             what);
}

struct sentence reason_words_better(const struct game *game, const struct plan *turn,
                                    const struct plan *rival, const struct seats *seats)
{
    struct comparison comparison;
    comparison_of_turns(&comparison, game, turn, rival);
    return reason_words_why(
        &comparison,
        (struct compared_names){_("This turn"), C_("within a sentence", "the next best")}, seats);
}

struct sentence reason_words_marked(const struct move *made, const struct move *rival, long tenths)
{
    return reason_words_rival(square_equal(made->at, rival->at)
                                  ? _("the same square, played differently")
                                  : _("the framed square"),
                              tenths);
}
