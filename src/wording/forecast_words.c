#include "wording/forecast_words.h"

#include "language/language.h"
#include "wording/goods_words.h"

static struct sentence words_of(const struct forecast_part *part, const struct seats *seats)
{
    const char *kind =
        part->kind < FEATURE_KINDS ? wording_kind_listed((enum feature_kind)part->kind) : "";
    switch ((enum forecast_type)part->type) {
    case FORECAST_SCORE:
        return sentence_of(_("%s %d for %s"), kind, part->points, seats->seat[part->player].name);
    case FORECAST_FREE:
        return sentence_of(_("%s %d, unclaimed"), kind, part->points);
    case FORECAST_CASTLE:
        return sentence_of(_("castle possible for %s"), seats->seat[part->player].name);
    case FORECAST_GOODS:
        return sentence_of(_("%s for %s"), wording_goods(part->goods).text,
                           seats->seat[part->player].name);
    case FORECAST_SECOND:
        return sentence_of("%s", _("then a second part"));
    }
    return sentence_of("%s", "");
}

struct sentence forecast_words_of(const struct forecast *forecast, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    if (forecast->parts > 0 && forecast->part[0].type == FORECAST_SECOND)
        return sentence_of("%s", _("Earns a second part"));
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
