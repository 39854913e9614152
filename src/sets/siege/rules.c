/* Besieged cities, and escaping from them (SG). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"
#include "rules/turn.h"

/* What a siege makes of a city (SG1-SG4, SG7). */

/* Each tile with a siege is a mark in the counts of its city. */
void sieges_mark(struct game *game, struct event_list *events)
{
    tile_number tile = game->turn.placed;
    const struct tile_kind *kind = &tile_kinds[game->board.tile[tile].kind];
    (void)events;
    for (unsigned s = 0; s < kind->segments; s++) {
        if (!(kind->segment[s].flags & SEGMENT_BESIEGED))
            continue;
        uint16_t node = feature_node(&game->board, tile, s);
        game->features.counts[feature_root(&game->features, node)] += (feature_counts)1
                                                                      << FEATURE_MARKS_SHIFT;
        game->siege.tiles++;
    }
}

bool game_is_besieged(const struct game *game, uint16_t node)
{
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    return feature_counts_marks(counts) > 0 && game_feature_kind(game, node) == FEATURE_CITY;
}

/* A point less, or nothing for an incomplete one; after cathedrals. */
int sieges_each(const struct game *game, feature_counts counts, int each)
{
    (void)game;
    if (feature_counts_marks(counts) == 0)
        return each;
    return feature_counts_open(counts) == 0 ? each - 1 : 0;
}

/* Once more. */
unsigned sieges_in_field(const struct game *game, uint16_t city)
{
    return game_is_besieged(game, city);
}

/* Who may escape (SG5, SG6). */

/* A monastery or abbey on that square or around it. */
static bool monastery_near(const struct game *game, struct square middle, struct square *at)
{
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            *at = square_at(middle, dx, dy);
            tile_number tile = board_tile_at(&game->board, *at);
            if (tile != NO_TILE && tile_has_monastery(&tile_kinds[game->board.tile[tile].kind]))
                return true;
        }
    return false;
}

bool game_way_out(const struct game *game, uint16_t node, struct square *at)
{
    bool is_any = game->options.value[OPTION_ESCAPE] == ESCAPE_ANY_TILE;
    uint16_t next = node;
    if (!game_is_besieged(game, node))
        return false;
    do {
        unsigned flags = feature_segment(&game->features, &game->board, next)->flags;
        if ((is_any || flags & SEGMENT_BESIEGED) &&
            monastery_near(game, game_node_square(game, next), at))
            return true;
        next = game->features.next[next];
    } while (next != node);
    return false;
}

bool game_may_escape(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    struct square at;
    return figure_is_follower((enum figure)it.figure) && game_way_out(game, it.node, &at);
}

static bool may_escape_now(const struct game *game, unsigned follower)
{
    return game->followers.follower[follower].player == game->turn.player &&
           game_may_escape(game, follower);
}

static bool somebody_may_escape(const struct game *game)
{
    unsigned f = 0;
    while (f < game->followers.count && !may_escape_now(game, f))
        f++;
    return f < game->followers.count;
}

/* When the turn is over (SG5). */

void siege_keep_part(struct game *game)
{
    game->siege.part = game->turn.part;
}

/* A turn in which nothing could be placed is none. */
void escape_note(struct game *game)
{
    if (game->siege.tiles > 0 && game->turn.placed != NO_TILE && somebody_may_escape(game))
        agenda_note(game, DUE_ESCAPE, game->turn.player, 0);
}

/* A dragon that flew in between may have sent everybody home. */
bool escape_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)events;
    game->turn.player = entry.who;
    if (!somebody_may_escape(game))
        return false;
    game->turn.phase = PHASE_ESCAPE;
    game->turn.part = game->siege.part;
    return true;
}

static bool escape_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = game->turn.player;
    return true;
}

struct move move_escape(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    struct move move =
        move_on_square(VERB_ESCAPE, game_node_square(game, it.node),
                       feature_segment_number(&game->features, &game->board, it.node));
    move.figure = it.figure;
    return move;
}

static void escape_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned f = 0; f < game->followers.count; f++)
        if (may_escape_now(game, f))
            add_move_once(moves, move_escape(game, f));
    add_move(moves, move_plain(VERB_PASS));
}

static enum refusal escape_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_ESCAPE && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    if (move.verb == VERB_ESCAPE) {
        unsigned f = figure_meant(game, move, may_escape_now, move_escape);
        if (f == FOLLOWERS_MAX)
            return REFUSAL_NO_ESCAPE;
        struct follower gone = game->followers.follower[f];
        send_follower_home(game, f, events);
        send_helpers_left(game, gone.player, gone.node, events);
    }
    game->turn.part = 0;
    game->turn.phase = PHASE_NEXT;
    return REFUSAL_NONE;
}

const struct phase_rules escape_phase = {
    .enter = escape_enter, .legal = escape_legal, .apply = escape_apply};
