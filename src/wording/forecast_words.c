#include "wording/forecast_words.h"

#include "language/language.h"

static struct sentence words_of(const struct forecast_part *part, const struct seats *seats)
{
    const char *kind = wording_kind_listed((enum feature_kind)part->kind);
    switch ((enum forecast_type)part->type) {
    case FORECAST_SCORE:
        return sentence_of(_("%s %d for %s"), kind, part->points, seats->seat[part->player].name);
    case FORECAST_FREE:
        return sentence_of(_("%s %d, unclaimed"), kind, part->points);
    case FORECAST_CASTLE:
        return sentence_of(_("castle possible for %s"), seats->seat[part->player].name);
    }
    return sentence_of("%s", "");
}

struct sentence forecast_words_of(const struct forecast *forecast, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned p = 0; p < forecast->parts; p++)
        sentence_add(&text, p > 0 ? "; %s" : _("Completes: %s"),
                     words_of(&forecast->part[p], seats).text);
    return text;
}

struct sentence forecast_words(const struct game *game, struct move placing,
                               const struct seats *seats)
{
    struct forecast forecast;
    forecast_find(&forecast, game, placing);
    return forecast_words_of(&forecast, seats);
}
