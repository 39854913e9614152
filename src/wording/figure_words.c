#include "wording/figure_words.h"
#include "language/language.h"
#include "rows/words.h"
#include "wording/wording.h"

const struct figure_words figure_words[] = {
#define X(figure, ...) [FIGURE_##figure] = {__VA_ARGS__},
    FIGURE_WORDS(X)
#undef X
};
FIGURES(HAS_FIGURE_WORDS)

static const struct place_words {
    const char *deployed, *there, *stands;
} places[FIGURES_COUNT][FIGURE_PLACES_COUNT] = {
#define X(figure, place, ...) [FIGURE_##figure][PLACE_##place] = {__VA_ARGS__},
    FIGURE_PLACES(X)
#undef X
};

static const char *name_of_place(enum figure_place place)
{
    return _(kind_words[place < PLACE_TRACK ? (unsigned)place : FEATURE_ROAD].listed);
}

enum figure_place figure_place_of(const struct game *game, uint16_t node)
{
    return node >= feature_track_node(0) ? PLACE_TRACK
                                         : (enum figure_place)game_feature_kind(game, node);
}

struct sentence figure_words_deployed(enum figure figure, enum feature_kind kind)
{
    const char *words = places[figure][kind].deployed;
    return words ? sentence_of("%s", _(words))
                 : sentence_of("%s: %s", _(figure_words[figure].name), _(kind_words[kind].listed));
}

struct sentence figure_words_there(enum figure figure, enum figure_place place, const char *segment)
{
    const char *words = places[figure][place].there;
    return words ? sentence_of(_(words), segment)
                 : sentence_of("%s: %s (%s)", _(figure_words[figure].name), name_of_place(place),
                               segment);
}

struct sentence figure_words_stands(enum figure figure, enum figure_place place, const char *player,
                                    const char *segment)
{
    const char *words = places[figure][place].stands;
    return words ? sentence_of(_(words), player, segment)
                 : sentence_of("%s: %s, %s: %s", player, _(figure_words[figure].name),
                               name_of_place(place), segment);
}

struct sentence wording_figures_left(const struct options *options, const struct player *player)
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        const struct figure_words *words = &figure_words[figure];
        unsigned left = player->supply[figure];
        if (figures_each(options, (enum figure)figure) == 0 ||
            (left == 0 && figure != FIGURE_MEEPLE))
            continue;
        sentence_list(&text, sentence_of(_n(words->left_one, words->left_many, left), left).text);
    }
    return text;
}

static const struct helper_words {
    bool (*adds)(const struct feature_summary *summary, int *points);
    const char *one, *many, *held_one, *held_many;
} helper_words[FIGURES_COUNT] = {
#define X(figure, ...) [FIGURE_##figure] = {__VA_ARGS__},
    HELPER_WORDS(X)
#undef X
};

static bool adds_points(enum figure figure, const struct feature_summary *summary, int *points)
{
    return helper_words[figure].adds != NULL && helper_words[figure].adds(summary, points);
}

/* The marked words for one that counts nothing there; NULL for others. */
static const char *not_counted_words(const struct feature_summary *summary, enum figure figure)
{
#define X(of, counts, not_counted)                                                                 \
    if (figure == FIGURE_##of && !counts(summary))                                                 \
        return not_counted;
    COUNTING_WORDS(X)
#undef X
    return NULL;
}

struct sentence wording_figure_worth(const char *feature, const struct feature_summary *summary,
                                     enum figure figure)
{
    const struct helper_words *words = &helper_words[figure];
    const char *not_counted = not_counted_words(summary, figure);
    int more;
    if (not_counted != NULL)
        return sentence_of(_(not_counted), feature);
    if (figure_is_follower(figure))
        return wording_worth_of(feature, summary);
    if (!adds_points(figure, summary, &more))
        return sentence_of("%s", feature);
    return sentence_of(_n(words->one, words->many, more), feature, more);
}

struct sentence wording_offer(const struct feature_summary *summary, enum figure figure)
{
    return wording_figure_worth(wording_measured(summary).text, summary, figure);
}

struct sentence wording_figure_brief(const struct feature_summary *summary, enum figure figure)
{
    const char *name = _(figure_words[figure].name);
    int more;
    if (not_counted_words(summary, figure) != NULL)
        return sentence_of("%s", _("nothing yet"));
    if (figure_is_follower(figure))
        return wording_worth(summary);
    return adds_points(figure, summary, &more) ? sentence_of("%s %+d", name, more)
                                               : sentence_of("%s", name);
}

int wording_figure_points(const struct feature_summary *summary, enum figure figure)
{
    return not_counted_words(summary, figure) != NULL ? 0 : summary->points;
}

struct sentence wording_helpers_held(const struct feature_summary *summary,
                                     const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++) {
        const struct helper_words *words = &helper_words[figure];
        unsigned players = summary->helpers[figure] & summary->holders;
        int more = 0;
        if (players != 0 && adds_points((enum figure)figure, summary, &more) && more != 0)
            sentence_add(&text, _n(words->held_one, words->held_many, more), more,
                         wording_names(players, seats).text);
    }
    return text;
}

const struct kind_words kind_words[FEATURE_KINDS] = {
#define X(kind, size, told, held, occupied, ...) [FEATURE_##kind] = {__VA_ARGS__},
    KIND_WORDS(X)
#undef X
};
PRINTED_FEATURES(HAS_KIND_WORDS)
MADE_FEATURES(HAS_KIND_WORDS)

static const struct action_phrases action_phrases[] = {
#define X(verb, ...) {VERB_##verb, __VA_ARGS__},
    ACTION_WORDS(X)
#undef X
};
/* Words for deploying a figure. */
enum { ROW_OF_ACTION_WORDS_FOR_DEPLOY = 1 };
ACTIONS(HAS_ACTION_WORDS)

const struct action_phrases *action_phrases_of(struct move action)
{
    for (size_t row = 0; row < ACTION_WORDS_ROWS; row++)
        if (action_phrases[row].verb == action.verb)
            return &action_phrases[row];
    return NULL;
}

struct sentence action_name(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of("%s", _(action_phrases_of(action)->title));
}

struct sentence action_site(const struct action_view *view, struct move action)
{
    (void)view;
    return sentence_of("%d,%d", action.at.x, action.at.y);
}

struct sentence action_there(const struct action_view *view, struct move action)
{
    return sentence_of("%s: %s", action_name(view, action).text, action_site(view, action).text);
}

struct sentence action_untold(const struct action_view *view, struct move action)
{
    (void)view;
    (void)action;
    return sentence_of("%s", "");
}

static const struct {
    enum verb action;
    struct fit_words words;
} fit_words[] = {
#define X(verb, ...) {VERB_##verb, {__VA_ARGS__}},
    FIT_WORDS(X)
#undef X
};
WAYS_TO_FIT(HAS_FIT_WORDS)

const struct fit_words *fit_words_of(enum verb action)
{
    const struct fit_words *words = &fit_words[0].words;
    for (size_t row = 0; row < FIT_WORDS_ROWS; row++)
        if (fit_words[row].action == action)
            words = &fit_words[row].words;
    return words;
}
