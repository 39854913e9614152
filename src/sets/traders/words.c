/* Traders & Builders in words (TB). */
#include "words.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/turn_words.h"

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

const struct goods_words goods_words[GOODS_COUNT] = {
    [GOOD_WINE] = {N_("wine"), N_("%u wine"), N_("most wine"), N_("Wine tokens")},
    [GOOD_GRAIN] = {N_("grain"), N_("%u grain"), N_("most grain"), N_("Grain tokens")},
    [GOOD_CLOTH] = {N_("cloth"), N_("%u cloth"), N_("most cloth"), N_("Cloth tokens")},
};

struct sentence wording_goods(const uint8_t goods[GOODS_COUNT])
{
    struct sentence text = sentence_of("%s", "");
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        if (goods[good] == 0)
            continue;
        sentence_add(&text, "%s", text.text[0] ? ", " : "");
        sentence_add(&text, _(goods_words[good].counted), goods[good]);
    }
    return text;
}

/* Double turns in words (TB6-TB10). */

static uint16_t builder_of(const struct game *game)
{
    return game_helper_node(game, FIGURE_BUILDER, game_player(game));
}

struct sentence second_part_title(const struct game *game, const char *name)
{
    return game_part(game) == 2 ? sentence_of(_("%s's second part"), name) : sentence_of("%s", "");
}

struct sentence second_part_tile(const struct game *game)
{
    return sentence_of("%s", game_part(game) == 2 ? _("the second tile") : "");
}

struct sentence second_part_earned(const struct game *game)
{
    uint8_t owed[OWED_MAX];
    uint16_t builder = builder_of(game);
    if (!game_awaits_action(game) || !game_earns_part(game) || game_owed(game, owed) == 0)
        return sentence_of("%s", "");
    return sentence_of("%s", game_feature_kind(game, builder) == FEATURE_ROAD
                                 ? _("A second part follows: the tile continues the builder's "
                                     "road.")
                                 : _("A second part follows: the tile continues the builder's "
                                     "city."));
}

/* The builder of a completed feature has gone home (TB8). */
struct sentence second_part_why(const struct game *game)
{
    uint16_t builder = builder_of(game);
    if (game_part(game) == 1)
        return sentence_of("%s", "");
    if (builder == NO_NODE)
        return sentence_of("%s", _("The tile completed the builder's road or city."));
    return sentence_of("%s", game_feature_kind(game, builder) == FEATURE_ROAD
                                 ? _("The tile continued the builder's road.")
                                 : _("The tile continued the builder's city."));
}

/* The host whose second part waits for the auctions (TB9), or NOBODY. */
static unsigned waiting_host(const struct game *game)
{
    uint8_t owed[OWED_MAX];
    unsigned count = game_owed(game, owed);
    return count > 0 && game_part_waits(game) ? owed[count - 1] : NOBODY;
}

void second_part_to_come(struct turn_facts *facts, const struct game *game,
                         const struct seats *seats)
{
    unsigned host = waiting_host(game);
    if (host != NOBODY)
        turn_facts_add(
            facts, sentence_of(_("%s's second part is still to come."), seats->seat[host].name));
}
