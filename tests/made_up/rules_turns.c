/* Spare tiles, harvests, further turns, and the bell (MU1, MU7, MU9, MU10). */
#include "rules.h"

#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"
#include "rules/turn.h"

static kind_number spare_kind(void)
{
    return tile_kind_find("FFFF.spare");
}

/* They lie in front of the players. */
unsigned spares_kept_out(const struct options *options, kind_number kind)
{
    (void)options;
    return kind == spare_kind() ? tile_kinds[kind].copies : 0;
}

static bool spare_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = game->turn.player;
    if (game->player[game->turn.player].spares > 0 &&
        board_fits_anywhere(&game->board, spare_kind()))
        return true;
    turn_pass_on(game);
    return false;
}

static void spare_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    add_move(moves, move_plain(VERB_SPARE));
    add_move(moves, move_plain(VERB_PASS));
}

static enum refusal spare_apply(struct game *game, struct move move, struct event_list *events)
{
    (void)events;
    if (move.verb != VERB_SPARE && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    game->turn.phase = PHASE_DRAW;
    if (move.verb == VERB_PASS)
        return REFUSAL_NONE;
    game->player[game->turn.player].spares--;
    game->turn.hand = spare_kind();
    game->turn.phase = PHASE_PLACE;
    return REFUSAL_NONE;
}

const struct phase_rules spare_phase = {
    .enter = spare_enter, .legal = spare_legal, .apply = spare_apply};

void harvest_note(struct game *game)
{
    if (has_placed(game, TILE_HARVEST))
        agenda_note(game, DUE_HARVEST, game->turn.player, game->turn.placed);
}

/* Each field once, however many of its segments are on the tile. */
bool harvest_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    const struct placed_tile *placed = &game->board.tile[entry.argument];
    uint16_t paid[SEGMENTS_MAX];
    unsigned count = 0;
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++) {
        uint16_t node = (uint16_t)(placed->first_node + s);
        uint16_t root = feature_root(&game->features, node);
        unsigned earlier = 0;
        while (earlier < count && paid[earlier] != root)
            earlier++;
        if (tile_kinds[placed->kind].segment[s].kind != FEATURE_FIELD || earlier < count)
            continue;
        paid[count++] = root;
        pay_players(game, node, game_majority(game, node), REASON_COMPLETE, events);
    }
    return false;
}

bool again_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    tell(events, (struct event){.type = EVENT_AGAIN, .player = entry.who});
    turn_begin(game, entry.who, PHASE_FIRST, NO_TILE_KIND, events);
    return true;
}

/* The players with followers in the feature of `node`, as a mask. */
static unsigned players_in(const struct game *game, uint16_t node)
{
    unsigned players = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (figure_is_follower((enum figure)follower.figure) &&
            feature_root(&game->features, follower.node) == feature_root(&game->features, node))
            players |= 1u << follower.player;
    }
    return players;
}

void bell_note(struct game *game, uint16_t node)
{
    if (has_placed(game, TILE_BELL))
        game->made_up.bell = (uint8_t)(game->made_up.bell | players_in(game, node));
}

static bool bell_enter(struct game *game, struct event_list *events)
{
    (void)events;
    unsigned player = game->turn.player;
    if (game->made_up.bell == 0) {
        turn_pass_on(game);
        return false;
    }
    while (!mask_has(game->made_up.bell, player))
        player = player_after(game, player);
    game->turn.actor = (uint8_t)player;
    return true;
}

/* The first feature in which the player asked has a follower. */
static uint16_t bell_about(const struct game *game)
{
    for (unsigned c = 0; c < game->completed.count; c++)
        if (mask_has(players_in(game, game->completed.node[c]), game->turn.actor))
            return game->completed.node[c];
    return NO_NODE;
}

static struct decision_answer bell_answer(const struct game *game, struct move move)
{
    (void)move;
    return (struct decision_answer){bell_about(game), 0};
}

static void bell_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    add_move(moves, move_plain(VERB_LEAVE));
    add_move(moves, move_plain(VERB_PASS));
}

static void leave(struct game *game, unsigned player, struct event_list *events)
{
    for (unsigned f = game->followers.count; f-- > 0;) {
        struct follower follower = game->followers.follower[f];
        bool goes = false;
        for (unsigned c = 0; c < game->completed.count; c++)
            goes |= feature_root(&game->features, game->completed.node[c]) ==
                    feature_root(&game->features, follower.node);
        if (goes && follower.player == player && figure_is_follower((enum figure)follower.figure))
            send_follower_home(game, f, events);
    }
}

static enum refusal bell_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_LEAVE && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    game->made_up.bell = (uint8_t)(game->made_up.bell & ~(1u << game->turn.actor));
    if (move.verb == VERB_LEAVE)
        leave(game, game->turn.actor, events);
    return REFUSAL_NONE;
}

const struct phase_rules bell_phase = {.enter = bell_enter,
                                       .legal = bell_legal,
                                       .apply = bell_apply,
                                       .about = bell_about,
                                       .answer = bell_answer};
