/* Followers in the city of Carcassonne: what they are worth, and how players are expected to send
 * them there and out of it (CC). */
#include "bots/terms.h"

static float quarter_value(const struct appraising *appraising, enum quarter quarter)
{
    static const enum weight weights[QUARTERS_COUNT] = {
        [QUARTER_CASTLE] = WEIGHT_IN_CASTLE,
        [QUARTER_MARKET] = WEIGHT_ON_MARKET,
        [QUARTER_BLACKSMITH] = WEIGHT_IN_SMITHY,
        [QUARTER_CATHEDRAL] = WEIGHT_IN_CATHEDRAL,
    };
    float value = appraising_weight(appraising, weights[quarter]);
    if (quarter != QUARTER_MARKET)
        value *= appraising->phase;
    if (game_count_is_in(appraising->game) == quarter)
        value *= appraising_weight(appraising, WEIGHT_BY_COUNT);
    return value;
}

/* Nobody is worth anything there when the last have left. */
void city_term(struct appraising *appraising, struct values *values)
{
    const struct elsewhere *elsewhere = &appraising->game->elsewhere;
    if (appraising->game->carcassonne.last == JOINS_OVER)
        return;
    for (unsigned e = 0; e < elsewhere->count; e++) {
        const struct piece_elsewhere *it = &elsewhere->entry[e];
        if (it->place.kind == PIECE_ON_SIDE)
            values->of[it->piece.owner] +=
                quarter_value(appraising, (enum quarter)it->place.number);
    }
}

/* Who joins (CC6, CC8). */

bool joins_is_due(const struct game *game)
{
    return game_awaits_join(game);
}

/* The strongest of the others there. */
static unsigned strongest_other(const struct game *game, uint16_t node, unsigned player)
{
    unsigned most = 0;
    for (unsigned other = 0; other < game->options.players; other++)
        if (other != player && game_strength(game, node, other) > most)
            most = game_strength(game, node, other);
    return most;
}

/* The strength that the player could still bring there. */
static unsigned strength_in_quarter(const struct game *game, unsigned player, enum quarter quarter)
{
    unsigned strength = 0;
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *it = &game->elsewhere.entry[e];
        if (it->place.kind == PIECE_ON_SIDE && it->place.number == quarter &&
            it->piece.owner == player)
            strength += figure_rules[it->piece.figure].strength;
    }
    return strength;
}

enum { JOINED_LEAST = 3 }; /* points for which it is worth coming */

/* The points for which somebody comes who is not yet alone in the lead there and can catch up. */
static int points_for_joining(const struct game *game, uint16_t node)
{
    unsigned player = game_actor(game), others = strongest_other(game, node, player);
    unsigned own = game_strength(game, node, player);
    unsigned more = strength_in_quarter(game, player, quarter_for(game_feature_kind(game, node)));
    return own > others || own + more < others ? 0 : game_feature_points(game, node);
}

/* To where it brings most, on the first segment listed, or nobody. */
static __attribute__((noinline)) struct move best_join(const struct game *game)
{
    struct move_list moves;
    struct move best = move_plain(VERB_PASS);
    int most = JOINED_LEAST - 1;
    uint16_t last = NO_NODE;
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++) {
        struct move move = moves.move[m];
        if (move.verb != VERB_JOIN)
            continue;
        uint16_t node = feature_node(&game->board, board_tile_at(&game->board, move.at), move.arg);
        uint16_t root = feature_root(&game->features, node);
        if (root == last)
            continue; /* the same feature again */
        last = root;
        int points = points_for_joining(game, node);
        if (points <= most)
            continue;
        most = points;
        best = move;
    }
    return best;
}

unsigned joins_foresee(const struct sight *sight, const struct outlook *outlook,
                       const struct game *game, struct move moves[FORESEEN_MAX])
{
    (void)sight, (void)outlook;
    moves[0] = best_join(game);
    return 1;
}

/* Who goes into the city, and where the count goes (CC3, CC5). */

bool entries_is_due(const struct game *game)
{
    return game_awaits_entry(game) || game_awaits_count(game);
}

/* So many followers are kept at home. */
enum { KEPT_AT_HOME = 3 };

/* A meeple, to the castle or, where the count is in it, the blacksmith. */
static struct move foresee_entry(const struct game *game)
{
    const struct player *player = &game->player[game_player(game)];
    enum quarter quarter =
        game_count_is_in(game) == QUARTER_CASTLE ? QUARTER_BLACKSMITH : QUARTER_CASTLE;
    return player->supply[FIGURE_MEEPLE] > KEPT_AT_HOME ? move_enter(quarter, FIGURE_MEEPLE)
                                                        : move_plain(VERB_PASS);
}

/* How many more of a quarter's followers are the others' than the active player's. */
static int others_in_quarter(const struct game *game, enum quarter quarter)
{
    int more = 0;
    for (unsigned player = 0; player < game->options.players; player++) {
        int strength = (int)strength_in_quarter(game, player, quarter);
        more += player == game_player(game) ? -strength : strength;
    }
    return more;
}

/* To where the others have most. */
static struct move foresee_count(const struct game *game)
{
    enum quarter best = game_count_is_in(game);
    for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
        if (others_in_quarter(game, (enum quarter)quarter) > others_in_quarter(game, best))
            best = (enum quarter)quarter;
    return best == game_count_is_in(game) ? move_plain(VERB_PASS) : move_of_count(best);
}

unsigned entries_foresee(const struct sight *sight, const struct outlook *outlook,
                         const struct game *game, struct move moves[FORESEEN_MAX])
{
    (void)sight, (void)outlook;
    moves[0] = game_awaits_entry(game) ? foresee_entry(game) : foresee_count(game);
    return 1;
}
