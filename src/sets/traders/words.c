/* Traders & Builders in words (TB). */
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/forecast_words.h"
#include "wording/kind_words.h"
#include "words_goods.h"

struct sentence goods_taken(const char *words, const struct log_entry *entry)
{
    return sentence_of(_(words), wording_goods(entry->event.amount).text);
}

struct sentence goods_paid(const struct log_entry *entry)
{
    return sentence_of("%s", _(goods_words[entry->event.what].most));
}

void goods_in_city(struct sentence *list, const struct feature_summary *summary)
{
    sentence_list(list, wording_goods(&summary->printed[SEGMENT_FLAG_WINE]).text);
}

bool pig_adds(const struct feature_summary *summary, int *points)
{
    *points = 0;
    for (unsigned kind = 0; kind < FEATURE_KINDS; kind++)
        *points += summary->touched[kind];
    return summary->kind == FEATURE_FIELD;
}

struct sentence forecast_goods(const struct forecast_part *part, const struct seats *seats)
{
    return sentence_of(_("%s for %s"), wording_goods(part->amount).text,
                       seats->seat[part->player].name);
}

struct sentence forecast_second(const struct forecast_part *part, const struct seats *seats)
{
    (void)part;
    (void)seats;
    return sentence_of("%s", _("then a second part"));
}

/* Who has taken how many of the good. */
struct sentence goods_counted(const struct log_entry *score, const struct game *game,
                              const struct seats *seats)
{
    unsigned good = score->event.what;
    struct sentence text = sentence_of("%s:", _(goods_words[good].tokens));
    for (unsigned player = 0; player < seats->count; player++) {
        unsigned tokens = game->player[player].goods[good];
        if (tokens > 0)
            sentence_add(&text, " %s %u", seats->seat[player].name, tokens);
    }
    return text;
}
