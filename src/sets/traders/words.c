/* Traders & Builders in words (TB). */
#include "words.h"
#include "language/language.h"
#include "wording/entry_words.h"
#include "wording/figure_words.h"
#include "wording/rules_wording.h"
#include "wording/turn_words.h"

/* The goods in the phrases in which they occur (TB2, TB3); marked texts: _() says them. */
static const struct goods_words {
    const char *counted; /* %u tokens of it */
    const char *most;    /* what ten points are paid for */
    const char *tokens;  /* as the title of a count */
} goods_words[GOODS_COUNT] = {
    [GOOD_WINE] = {N_("%u wine"), N_("most wine"), N_("Wine tokens")},
    [GOOD_GRAIN] = {N_("%u grain"), N_("most grain"), N_("Grain tokens")},
    [GOOD_CLOTH] = {N_("%u cloth"), N_("most cloth"), N_("Cloth tokens")},
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

const struct rules_topic rules_traders[] = {
    {N_("Goods"), "TB1, TB2, TB3, TB13",
     N_("20 tiles show goods in a city: 9 wine, 6 grain and 5 cloth.\n\n"
        "When a city is completed, the player who placed the last tile takes a token for each "
        "symbol in it. It does not matter who scores the city, or whether anybody does. So it can "
        "pay to complete another player's city.\n\n"
        "Example: Ann completes Ben's city, which has 2 grain and 1 wine. Ben scores the city, Ann "
        "takes 2 grain and 1 wine.\n\n"
        "Tokens count in the final scoring: the player with the most wine scores 10 points; so "
        "does the player with the most grain, and the one with the most cloth. All who tie for "
        "most score 10 each. Goods that nobody took score for nobody.\n\n"
        "Example: Ann has the most wine; of grain and cloth she has as much as Ben. Ann scores 30 "
        "points, Ben 20.\n\n"
        "If the last tile was won at a bazaar, the player who placed it takes the goods. A castle "
        "that scores a city brings its owner no goods. Small cities never have any.")},

    {N_("The builder"), "TB1, TB4, TB5, TB8, TB13",
     N_("Everyone has one builder. It doubles your turn: when you place a tile that continues its "
        "road or city, you draw and place another one. See The double turn.\n\n"
        "You may deploy it instead of a follower, one figure per turn:\n"
        "• on the tile you have just placed, or on a bridge you have just built on it,\n"
        "• on a road or in a city that is still unfinished, and\n"
        "• where you already have a follower, large or ordinary. Other players may be there "
        "too.\n\n"
        "So you need two turns: first the follower, then, with another tile of the same road or "
        "city, the builder.\n\n"
        "A builder is not a follower. It claims nothing, it counts for no majority, and it scores "
        "nothing.\n\n"
        "When its road or city is completed, the builder returns home with the followers. It never "
        "crosses a drawbridge: if your followers do, it returns home alone. A castle never has "
        "one.")},

    {N_("The double turn"), "TB6, TB7",
     N_("If you place a tile that continues the road or city of your builder, you have a double "
        "turn. You finish this turn as usual, with figure, scoring and all decisions. Then you "
        "play a second part: draw another tile, place it, deploy and score.\n\n"
        "The builder must have been there before. It does not matter whether the tile also "
        "completes the road or city, or joins it to another. A tile that continues the road with "
        "the bridge it needs counts too.\n\n"
        "Each part is like a turn of its own, with one figure and one bridge. What happened in the "
        "first part counts in the second: a new castle may already score, and what has returned "
        "home can be deployed again, even the builder.\n\n"
        "The second part never earns a third. Other players' tiles earn you nothing. When the pile "
        "is empty there is no second part.\n\n"
        "Example: Ann has a follower and her builder on a road. She extends the road and deploys a "
        "follower in the field beside it. Then she draws again and places this tile anywhere. "
        "Then it is Ben's turn.")},

    {N_("Builders and bazaars"), "TB9, TB10",
     N_("If the tile that earns you a second part is a bazaar, the auction comes first, and "
        "everyone places their tile. Then you play your second part, and the game continues to "
        "your left.\n\n"
        "With the option bazaar-builder set to builder-first, the tiles of the bazaar are laid out "
        "face down, you play your second part, and then they are turned up. If the pile holds too "
        "few tiles to lay out, only the second part follows.\n\n"
        "A tile won in an auction may earn a second part too. It is played at once, before the "
        "next player places a tile.\n\n"
        "A bazaar drawn for a second part starts an auction as well, but never inside another: it "
        "waits until all the tiles of that one have been placed. The player who placed it is its "
        "host. If several are waiting, they are held in the order in which they were placed. "
        "Whether enough tiles are left is decided when each begins. A second part that waits for "
        "an auction waits for all of them.\n\n"
        "At last the game continues to the left of the player whose turn started all this.")},

    {N_("The pig"), "TB1, TB4, TB11, TB12",
     N_("Everyone has one pig. You may deploy it instead of a follower, on the tile you have just "
        "placed, in a field where you already have a farmer. Other players may have farmers there "
        "too. It stays until the end of the game.\n\n"
        "If you score that field, your pig adds 1 point for each completed city and for each "
        "castle: you get 4 points for a city and 5 for a castle.\n\n"
        "The pig is not a follower: it claims nothing and counts for no majority. In a field that "
        "you do not score it is worth nothing, and another player's pig changes nothing for "
        "you.\n\n"
        "Example: Ann and Ben have one farmer each in a field that touches 3 completed cities and "
        "1 castle, and Ann's pig is there. Ben scores 13 points, Ann 17.")},
};

const size_t rules_traders_count = sizeof rules_traders / sizeof rules_traders[0];
