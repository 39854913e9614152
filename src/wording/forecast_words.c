#include "wording/forecast_words.h"

#include "language/language.h"

static const struct part_words {
    struct sentence (*tells)(const struct forecast_part *part, const struct seats *seats);
    const char *alone;
} part_words[] = {
#define X(type, ...) [FORECAST_##type] = {__VA_ARGS__},
    FORECAST_WORDS(X)
#undef X
};
FORECASTS(HAS_FORECAST_WORDS)

struct sentence forecast_score(const struct forecast_part *part, const struct seats *seats)
{
    return sentence_of(_("%s %d for %s"), wording_kind_listed((enum feature_kind)part->kind),
                       part->points, seats->seat[part->player].name);
}

struct sentence forecast_free(const struct forecast_part *part, const struct seats *seats)
{
    (void)seats;
    return sentence_of(_("%s %d, unclaimed"), wording_kind_listed((enum feature_kind)part->kind),
                       part->points);
}

struct sentence forecast_words_of(const struct forecast *forecast, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    const char *alone = forecast->parts > 0 ? part_words[forecast->part[0].type].alone : NULL;
    if (alone != NULL)
        return sentence_of("%s", _(alone));
    for (unsigned p = 0; p < forecast->parts; p++)
        sentence_add(&text, p > 0 ? "; %s" : _("Completes: %s"),
                     part_words[forecast->part[p].type].tells(&forecast->part[p], seats).text);
    return text;
}

struct sentence forecast_words(const struct game *game, struct move placing,
                               const struct seats *seats)
{
    struct forecast forecast;
    forecast_find(&forecast, game, placing);
    return forecast_words_of(&forecast, seats);
}
