#include "facts/territory.h"
#include "facts/feature_summary.h"

/* What is made of others is handled separately: its owners need not be those who stand in it, as
 * CA12. */
static bool is_of_kind(const struct game *game, uint16_t node, enum territory_kind kind)
{
    enum feature_kind feature = game_feature_kind(game, node);
    return feature < PRINTED_KINDS && (feature == FEATURE_FIELD) == (kind == TERRITORY_FIELDS);
}

static void own(struct territory *territory, const struct features *features, uint16_t node,
                unsigned owners)
{
    uint16_t at = node;
    do {
        territory->owners[at] = (uint8_t)owners;
        at = features->next[at];
    } while (at != node);
}

/* What it would pay the owner who gets most: it may be worth more to one than to another. */
static int worth_of(const struct game *game, uint16_t node, unsigned owners)
{
    int most = 0;
    for (unsigned player = 0; player < game->options.players; player++)
        if (owners >> player & 1u) {
            int more = game_extra_points(game, node, player);
            most = more > most ? more : most;
        }
    return game_feature_points(game, node) + most;
}

static void add_field(struct territory *territory, const struct game *game, uint16_t node,
                      unsigned owners)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    for (size_t c = 0; c < count; c++)
        node_mask_add(&territory->paying, &game->features, cities[c]);
    territory->worth[territory->worths++] =
        (struct field_worth){node, (int16_t)worth_of(game, node, owners)};
}

static void add_made(struct territory *territory, const struct game *game)
{
    uint16_t nodes[NODES_MAX];
    size_t count = features_on_board(game, nodes);
    for (size_t n = 0; n < count; n++)
        if (game_feature_kind(game, nodes[n]) >= PRINTED_KINDS)
            own(territory, &game->features, nodes[n], feature_owners(game, nodes[n]));
}

struct territory territory_of(const struct game *game, enum territory_kind kind)
{
    struct territory territory = {.kind = kind};
    for (unsigned f = 0; kind != TERRITORY_NONE && f < game->followers.count; f++) {
        uint16_t node = game->followers.follower[f].node;
        unsigned owners = game_majority(game, node);
        bool is_first = territory.owners[node] == 0;
        if (!is_of_kind(game, node, kind) || !is_first)
            continue;
        own(&territory, &game->features, node, owners);
        if (kind == TERRITORY_FIELDS)
            add_field(&territory, game, node, owners);
    }
    if (kind == TERRITORY_FEATURES)
        add_made(&territory, game);
    return territory;
}

void node_mask_add(struct node_mask *mask, const struct features *features, uint16_t node)
{
    uint16_t at = node;
    if (node == NO_NODE)
        return;
    do {
        mask->bits[at / 64] |= (uint64_t)1 << (at % 64);
        at = features->next[at];
    } while (at != node);
}

struct node_mask node_mask_of(const struct game *game, uint16_t node)
{
    struct node_mask mask = {{0}};
    node_mask_add(&mask, &game->features, node);
    return mask;
}
