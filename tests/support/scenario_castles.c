/* The lines of a scenario about bridges and castles, and which claims mean the same. */
#include "support/scenario_say.h"
#include "text/words.h"

/* The supplies of every player (BR1, CA1). */
static void say_bridges(const struct game *game, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        say(said, "%s%u", say_between(said), game->player[p].bridges);
}

static void say_castles(const struct game *game, struct said *said)
{
    for (unsigned p = 0; p < game->options.players; p++)
        say(said, "%s%u", say_between(said), game->player[p].castles);
}

static void say_square(struct said *said, struct square at)
{
    say(said, "%s%d,%d", say_between(said), at.x, at.y);
}

static void say_decision(const struct game *game, struct said *said)
{
    tile_number tiles[2];
    if (!game_decision_tiles(game, tiles)) {
        say(said, "none");
        return;
    }
    say_square(said, game->board.tile[tiles[0]].at);
    say_square(said, game->board.tile[tiles[1]].at);
}

static void say_forced(const struct game *game, struct said *said)
{
    struct move bridge;
    if (game_forced_action(game, &bridge))
        say(said, "%d,%d %s", bridge.at.x, bridge.at.y, direction_names[bridge.arg]);
    else
        say(said, "none");
}

const struct game_check castle_checks[] = {
    {"bridges", say_bridges},
    {"castles", say_castles},
    {"decision", say_decision},
    {"forced", say_forced},
    {NULL, NULL},
};

/* `bridge X,Y ns`, `bridge X,Y ew` or `bridge X,Y none` */
bool stage_check_bridge(struct stage *stage)
{
    struct square at;
    struct said said = {.length = 0};
    if (!stage_square(stage, &at))
        return false;
    const struct board *board = &stage->game.board;
    tile_number tile = board_tile_at(board, at);
    if (tile == NO_TILE || board->tile[tile].track == NO_TRACK)
        say(&said, "none");
    else
        say(&said, "%s", direction_names[board->track[board->tile[tile].track].direction]);
    return stage_is_so(stage, stage_remainder(stage), "bridge", &said);
}

/* `fief X,Y FEATURE: X,Y X,Y X,Y X,Y X,Y X,Y`, the castle by a city edge under it. */
bool stage_check_fief(struct stage *stage)
{
    uint16_t node;
    struct said said = {.length = 0};
    struct square fief[FIEF_SQUARES];
    if (!stage_feature_and_colon(stage, &node))
        return false;
    unsigned castle = game_castle_of(&stage->game, node);
    if (castle == CASTLES_MAX) {
        say(&said, "no castle");
    } else {
        game_fief(&stage->game, castle, fief);
        for (unsigned s = 0; s < FIEF_SQUARES; s++)
            say_square(&said, fief[s]);
    }
    return stage_is_so(stage, stage_remainder(stage), "fief", &said);
}

bool stage_claims_same(const struct game *game, struct move a, struct move b)
{
    uint16_t node = game_decision_answer(game, a).node;
    uint16_t other = game_decision_answer(game, b).node;
    return a.verb == b.verb && node != NO_NODE && other != NO_NODE &&
           feature_root(&game->features, node) == feature_root(&game->features, other);
}
