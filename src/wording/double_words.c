#include "wording/double_words.h"

#include "language/language.h"

static uint16_t builder_of(const struct game *game)
{
    return game_helper_node(game, FIGURE_BUILDER, game->turn.player);
}

struct sentence double_words_earned(const struct game *game)
{
    uint8_t owed[OWED_MAX];
    uint16_t builder = builder_of(game);
    if (game_phase(game) != PHASE_BUILD || !game_earns_part(game) || game_owed(game, owed) == 0)
        return sentence_of("%s", "");
    return sentence_of("%s", game_feature_kind(game, builder) == FEATURE_ROAD
                                 ? _("A second part follows: the tile continues the builder's "
                                     "road.")
                                 : _("A second part follows: the tile continues the builder's "
                                     "city."));
}

/* The builder of a completed feature has gone home (TB8). */
struct sentence double_words_why(const struct game *game)
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

/* "Ann", "Ann, Ben": in their order; the same may stand there twice. */
static struct sentence names_of_hosts(const uint8_t *hosts, unsigned count,
                                      const struct seats *seats)
{
    struct sentence names = sentence_of("%s", "");
    for (unsigned host = 0; host < count; host++)
        sentence_add(&names, "%s%s", host > 0 ? ", " : "", seats->seat[hosts[host]].name);
    return names;
}

unsigned double_words_to_come(const struct game *game, const struct seats *seats,
                              struct sentence fact[DOUBLE_FACTS_MAX])
{
    uint8_t hosts[BAZAARS_MAX];
    unsigned facts = 0, auctions = game_announced(game, hosts), host = waiting_host(game);
    if (auctions > 0)
        fact[facts++] = sentence_of(_n("%u auction is still to come; host: %s.",
                                       "%u auctions are still to come; hosts: %s.", auctions),
                                    auctions, names_of_hosts(hosts, auctions, seats).text);
    if (game_tiles_face_down(game) > 0)
        fact[facts++] =
            sentence_of(_("%u tiles lie face down for it."), game_tiles_face_down(game));
    if (host != NOBODY)
        fact[facts++] =
            sentence_of(_("%s's second part is still to come."), seats->seat[host].name);
    return facts;
}
