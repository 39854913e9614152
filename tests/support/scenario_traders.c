/* The lines of a scenario that state goods and double turns. */
#include "bastide/notation.h"
#include "support/scenario_say.h"

static void say_tokens(const struct game *game, enum good good, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        say(said, "%s%u", say_between(said), game->player[p].goods[good]);
}

#define X(good, word)                                                                              \
    static void say_##good(const struct game *game, struct said *said)                             \
    {                                                                                              \
        say_tokens(game, GOOD_##good, said);                                                       \
    }
GOODS(X)
#undef X

static void say_goods(const struct game *game, struct said *said)
{
    uint8_t left[GOODS_COUNT];
    game_goods_left(game, left);
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        say(said, "%s%u", say_between(said), left[good]);
}

static void say_part(const struct game *game, struct said *said)
{
    say(said, "%u", game_part(game));
}

static void say_players(const uint8_t *players, unsigned count, struct said *said)
{
    for (unsigned p = 0; p < count; p++)
        say_player(said, players[p]);
    if (count == 0)
        say(said, "none");
}

static void say_owed(const struct game *game, struct said *said)
{
    uint8_t players[OWED_MAX];
    say_players(players, game_owed(game, players), said);
}

static void say_announced(const struct game *game, struct said *said)
{
    uint8_t hosts[BAZAARS_MAX];
    say_players(hosts, game_announced(game, hosts), said);
}

static void say_face_down(const struct game *game, struct said *said)
{
    say(said, "%u", game_tiles_face_down(game));
}

const struct game_check traders_checks[] = {
#define X(good, word) {word, say_##good},
    GOODS(X)
#undef X
        {"goods", say_goods},
    {"part", say_part},
    {"owed", say_owed},
    {"announced", say_announced},
    {"face-down", say_face_down},
    {NULL, NULL},
};

void say_feature_goods(const struct game *game, uint16_t node, struct said *said)
{
    uint8_t goods[GOODS_COUNT];
    game_goods_there(game, node, goods);
    for (unsigned good = 0; good < GOODS_COUNT; good++)
        say(said, "%s%u", say_between(said), goods[good]);
}

void say_helpers(const struct game *game, uint16_t node, struct said *said)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned p = 0; p < game->options.players; p++)
        for (unsigned f = 0; f < game->followers.count; f++) {
            struct follower figure = game->followers.follower[f];
            if (figure.player == p && figure_is_helper((enum figure)figure.figure) &&
                feature_root(&game->features, figure.node) == root)
                say(said, "%s%u %s", say_between(said), p + 1,
                    figure_name((enum figure)figure.figure));
        }
    if (said->length == 0)
        say(said, "none");
}
