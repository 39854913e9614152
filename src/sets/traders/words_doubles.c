/* Double turns in words (TB6-TB10). */
#include "language/language.h"
#include "wording/turn_words.h"

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
