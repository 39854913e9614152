/* From a small city to a castle (CA2, CA3, CA12). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

/* The two tiles of the small city or castle of `node`, in reading order. */
static void castles_two_tiles(const struct game *game, uint16_t node, tile_number tiles[2])
{
    tile_number a = feature_tile(&game->features, node);
    tile_number b = feature_tile(&game->features, game->features.next[node]);
    bool in_order = square_reads_before(game->board.tile[a].at, game->board.tile[b].at);
    tiles[0] = in_order ? a : b;
    tiles[1] = in_order ? b : a;
}

static bool reads_before(const struct game *game, uint16_t a, uint16_t b)
{
    tile_number tiles_a[2], tiles_b[2];
    castles_two_tiles(game, a, tiles_a);
    castles_two_tiles(game, b, tiles_b);
    return game_tiles_read_before(game, tiles_a, tiles_b);
}

static bool is_city_end(const struct segment *segment)
{
    return segment->kind == FEATURE_CITY && (segment->edges & (segment->edges - 1)) == 0;
}

/* Two tiles along one edge, each of which contributes a city end: more may be closed otherwise. */
static bool is_small_city(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    uint16_t other = features->next[node];
    const struct segment *a = feature_segment(features, &game->board, node);
    const struct segment *b = feature_segment(features, &game->board, other);
    if (other == node || features->next[other] != node || !is_city_end(a) || !is_city_end(b))
        return false;
    return game->options.value[OPTION_CASTLE_SHAPE] == CASTLE_SHAPE_ANY ||
           !((a->flags | b->flags) & SEGMENT_TRIANGULAR);
}

/* Only those with the majority decide (CA12); if nobody counts, those who are there. */
static unsigned who_decides(const struct game *game, uint16_t node)
{
    unsigned players = game_majority(game, node), there = 0;
    for (unsigned player = 0; players == 0 && player < game->options.players; player++)
        there |= (unsigned)game_has_follower(game, node, player) << player;
    return players | there;
}

/* Records a feature that was just completed if it is a small city whose occupant may decide, if
 * they have a token (CA2). */
void castles_note_city(struct game *game, uint16_t node)
{
    struct castles *castles = &game->castles;
    if (!is_small_city(game, node))
        return;
    unsigned at = castles->smalls++;
    for (; at > 0 && reads_before(game, node, castles->small[at - 1].node); at--)
        castles->small[at] = castles->small[at - 1];
    castles->small[at] =
        (struct small_city){.node = node, .asked = (uint8_t)who_decides(game, node)};
}

/* Players in turn order from the active one, each one's cities in reading order (OR2). */
static bool castle_find_question(struct game *game)
{
    struct castles *castles = &game->castles;
    uint8_t player = game->turn.player;
    for (unsigned p = 0; p < game->options.players; p++, player = player_after(game, player)) {
        if (game->player[player].castles == 0)
            continue;
        for (uint8_t s = 0; s < castles->smalls; s++) {
            if (!mask_has(castles->small[s].asked, player))
                continue;
            game->turn.actor = player;
            castles->asking = s;
            return true;
        }
    }
    return false;
}

static bool castle_enter(struct game *game, struct event_list *events)
{
    (void)events;
    if (game->castles.smalls > 0 && castle_find_question(game))
        return true;
    turn_pass_on(game);
    return false;
}

static void castle_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    add_move(moves, move_plain(VERB_CASTLE));
    add_move(moves, move_plain(VERB_SCORE));
}

static enum refusal castle_apply(struct game *game, struct move move, struct event_list *events)
{
    (void)events;
    struct small_city *small = &game->castles.small[game->castles.asking];
    unsigned player = game->turn.actor;
    if (move.verb != VERB_CASTLE && move.verb != VERB_SCORE)
        return REFUSAL_WRONG_MOMENT;
    small->asked = (uint8_t)(small->asked & ~(1u << player));
    if (move.verb == VERB_CASTLE) {
        small->converters = (uint8_t)(small->converters | 1u << player);
        game->player[player].castles--;
    }
    return REFUSAL_NONE;
}

static uint16_t castle_about(const struct game *game)
{
    return game->castles.small[game->castles.asking].node;
}

static struct decision_answer castle_answer(const struct game *game, struct move move)
{
    uint16_t city = castle_about(game);
    if (move.verb == VERB_SCORE)
        return (struct decision_answer){city, game_feature_points(game, city)};
    return (struct decision_answer){move.verb == VERB_CASTLE ? city : (uint16_t)NO_NODE, 0};
}

bool game_decision_tiles(const struct game *game, tile_number tiles[2])
{
    if (game->turn.phase != PHASE_CASTLE && game->turn.phase != PHASE_CLAIM)
        return false;
    castles_two_tiles(game, game_decision_node(game), tiles);
    return true;
}

const struct phase_rules castle_phase = {.enter = castle_enter,
                                         .legal = castle_legal,
                                         .apply = castle_apply,
                                         .about = castle_about,
                                         .answer = castle_answer};

static const struct small_city *small_city_of(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned s = 0; s < game->castles.smalls; s++)
        if (feature_root(&game->features, game->castles.small[s].node) == root)
            return &game->castles.small[s];
    return NULL;
}

/* CA3, CA12 */
bool castles_is_converted(const struct game *game, uint16_t node)
{
    const struct small_city *small = small_city_of(game, node);
    return small != NULL && small->converters != 0;
}

/* Whether some of those who decide score a city that others make a castle. */
static bool is_shared(const struct game *game, const struct small_city *small)
{
    return (who_decides(game, small->node) & ~(unsigned)small->converters) != 0;
}

/* Nobody comes to what becomes a castle alone; to what some score, those who do not convert
 * (CC10). */
bool castles_bar_joining(const struct game *game, uint16_t node, unsigned player)
{
    const struct small_city *small = small_city_of(game, node);
    return small != NULL && small->converters != 0 &&
           (mask_has(small->converters, player) || !is_shared(game, small));
}

/* A player in the majority who does not convert scores as if the converters' followers were absent
 * (CA12). If nobody does, the city has not scored. */
static void pay_sharers(struct game *game, const struct small_city *small,
                        struct event_list *events)
{
    unsigned converters = small->converters;
    unsigned sharers = is_shared(game, small) ? majority_among(game, small->node, ~converters) : 0;
    pay_players(game, small->node, sharers, REASON_COMPLETE, events);
    moment_paid(game, small->node, sharers, REASON_COMPLETE, events);
    if (sharers != 0)
        send_figures_away(game, small->node, ~converters, events);
    else
        send_figures_home(game, small->node, ~converters, events);
}

/* Builds the castles decided on (CA3), and pays those who share the city with a converter but score
 * it (CA12). */
void castles_build(struct game *game, struct event_list *events)
{
    struct castles *castles = &game->castles;
    for (unsigned s = 0; s < castles->smalls; s++) {
        const struct small_city *small = &castles->small[s];
        if (small->converters == 0)
            continue;
        pay_sharers(game, small, events);
        struct castle *castle = &castles->castle[castles->count++];
        *castle = (struct castle){.node = small->node, .owners = small->converters};
        castles_two_tiles(game, small->node, castle->tile);
        for (uint8_t player = 0; player < game->options.players; player++)
            if (mask_has(small->converters, player))
                tell(events, (struct event){.type = EVENT_CASTLE,
                                            .player = player,
                                            .kind = FEATURE_CASTLE,
                                            .node = small->node,
                                            .at = game->board.tile[castle->tile[0]].at});
    }
    castles->smalls = 0;
}

/* What a castle is, and what it is worth (CA10, CA11). */

unsigned game_castle_of(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned c = 0; c < game->castles.count; c++)
        if (feature_root(&game->features, game->castles.castle[c].node) == root)
            return c;
    return CASTLES_MAX;
}

unsigned game_castle_lords(const struct game *game, unsigned castle)
{
    const struct castle *of = &game->castles.castle[castle];
    unsigned lords = of->owners;
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(lords, player) && !game_has_follower(game, of->node, player))
            lords &= ~(1u << player);
    return lords;
}

bool castles_is_one(const struct game *game, uint16_t node)
{
    return game_castle_of(game, node) < CASTLES_MAX;
}

/* Its lords are paid by what they claim (CA10). */
int castles_worth(const struct game *game, uint16_t node)
{
    (void)game, (void)node;
    return 0;
}

/* Once it has scored; in its own wave it has yet to be paid. */
bool castles_is_complete(const struct game *game, uint16_t node)
{
    uint8_t wave = game->castles.castle[game_castle_of(game, node)].wave;
    return wave != 0 && wave != game->castles.wave;
}

/* 4 for each castle instead of 3 (CA11). */
int castles_in_field(const struct game *game, uint16_t city)
{
    return castles_is_one(game, city);
}
