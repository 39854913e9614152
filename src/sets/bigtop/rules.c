/* The circus, which is scored where the big top stands (BT3-BT6), and ringmasters (BT13). */
#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/turn.h"

/* BT1 */
void circus_starts(struct game *game)
{
    static const uint8_t tokens[ANIMAL_MOST + 1] = {
        [1] = 1, [3] = 4, [4] = 5, [5] = 3, [6] = 2, [7] = 1};
    for (unsigned worth = 1; worth <= ANIMAL_MOST && options_has_bigtop(&game->options); worth++)
        bag_put(&game->circus.animals, worth, tokens[worth]);
}

/* Who is around the big top (BT5). */

/* Of what is made of others, as castles are, all tiles count. */
bool game_is_in_circus(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    struct square at;
    uint16_t node = it.node;
    if (!figure_is_follower((enum figure)it.figure) || !game_big_top_at(game, &at))
        return false;
    bool is_made = game_feature_kind(game, node) >= PRINTED_KINDS;
    do {
        if (square_is_near(game_node_square(game, node), at))
            return true;
        node = game->features.next[node];
    } while (is_made && node != it.node);
    return false;
}

unsigned game_circus_followers(const struct game *game, unsigned player)
{
    unsigned count = 0;
    for (unsigned f = 0; f < game->followers.count; f++)
        count += game->followers.follower[f].player == player && game_is_in_circus(game, f);
    return count;
}

static void circus_score(struct game *game, int worth, enum score_reason reason,
                         struct event_list *events)
{
    for (unsigned player = 0; player < game->options.players; player++) {
        int points = worth * (int)game_circus_followers(game, player);
        if (points == 0)
            continue;
        game->player[player].score += points;
        tell(events, (struct event){.type = EVENT_SCORE,
                                    .player = (uint8_t)player,
                                    .points = (int16_t)points,
                                    .kind = FEATURE_KINDS,
                                    .reason = (uint8_t)reason,
                                    .what = (uint8_t)worth,
                                    .at = game->board.tile[game->circus.tile].at,
                                    .node = NO_NODE,
                                    .held = NO_NODE});
    }
}

static void big_top_move(struct game *game, struct event_list *events)
{
    game->circus.tile = game->turn.placed;
    game->circus.is_there = 1;
    tell(events, (struct event){.type = EVENT_BIGTOP,
                                .player = game->turn.player,
                                .at = game->board.tile[game->turn.placed].at});
}

/* The token is turned up. */

bool circus_is_placed(const struct game *game)
{
    tile_number tile = game->turn.placed;
    return tile != NO_TILE && (tile_kinds[game->board.tile[tile].kind].flags & TILE_CIRCUS) != 0;
}

/* The first circus brings the big top only (BT3). */
static bool animal_enter(struct game *game, struct event_list *events)
{
    bool is_last = game->circus.last == SHOW_NOW;
    if (game->circus.is_there && (is_last || circus_is_placed(game))) {
        game->turn.actor = ACTOR_CHANCE;
        return true;
    }
    if (!is_last && circus_is_placed(game))
        big_top_move(game, events);
    turn_pass_on(game);
    return false;
}

static void animal_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned worth = 1; worth <= ANIMAL_MOST; worth++)
        if (bag_has(&game->circus.animals, worth))
            add_move(moves, move_with(VERB_ANIMAL, worth));
}

static bool animal_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    return bag_outcomes(&game->circus.animals, VERB_ANIMAL, outcomes);
}

static struct move animal_choose(const struct game *game, const struct luck *luck)
{
    enum { ANIMALS = 0x414e }; /* their stream */
    return bag_choose(&game->circus.animals, VERB_ANIMAL, ANIMALS, luck);
}

static enum refusal animal_apply(struct game *game, struct move move, struct event_list *events)
{
    bool is_last = game->circus.last == SHOW_NOW;
    if (move.verb != VERB_ANIMAL)
        return REFUSAL_WRONG_MOMENT;
    if (!bag_has(&game->circus.animals, move.arg))
        return REFUSAL_NO_SUCH_ANIMAL;
    bag_draw(&game->circus.animals, move.arg);
    circus_score(game, move.arg, is_last ? REASON_CIRCUS_FINAL : REASON_CIRCUS, events);
    if (is_last) {
        game->circus.last = SHOW_OVER;
        game->turn.phase = PHASE_NEXT;
        return REFUSAL_NONE;
    }
    big_top_move(game, events);
    turn_pass_on(game);
    return REFUSAL_NONE;
}

const struct phase_rules animal_phase = {.enter = animal_enter,
                                         .legal = animal_legal,
                                         .apply = animal_apply,
                                         .outcomes = animal_outcomes,
                                         .choose = animal_choose};

/* The circus at the end of the game (BT6). */

void last_show_note(struct game *game)
{
    if (!game->circus.is_there || game->circus.last != SHOW_LATER)
        return;
    game->circus.last = SHOW_NOTED;
    agenda_note(game, DUE_LAST_SHOW, game->turn.player, 0);
}

bool last_show_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)events;
    game->circus.last = SHOW_NOW;
    game->turn.player = entry.who;
    game->turn.phase = PHASE_ANIMAL;
    return true;
}

/* Ringmasters (BT13). */

int game_ringmaster_points(const struct game *game, struct square at)
{
    int points = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            tile_number tile = board_tile_at(&game->board, square_at(at, dx, dy));
            if (tile == NO_TILE)
                continue;
            bool is_circus = (tile_kinds[game->board.tile[tile].kind].flags & TILE_CIRCUS) != 0 ||
                             game_acrobats_node(game, tile) != NO_NODE;
            points += is_circus ? RINGMASTER_POINTS : 0;
        }
    return points;
}

static enum score_reason ringmaster_reason(enum score_reason reason)
{
    switch ((int)reason) {
    case REASON_BARN:
        return REASON_RINGMASTER_BARN;
    case REASON_JOINED:
        return REASON_RINGMASTER_JOINED;
    case REASON_FINAL:
        return REASON_RINGMASTER_FINAL;
    default:
        return REASON_RINGMASTER_COMPLETE;
    }
}

static void pay_ringmaster(struct game *game, struct follower ringmaster, enum score_reason reason,
                           struct event_list *events)
{
    struct square at = game_node_square(game, ringmaster.node);
    int points = game_ringmaster_points(game, at);
    if (points == 0)
        return;
    game->player[ringmaster.player].score += points;
    tell(events, (struct event){.type = EVENT_SCORE,
                                .player = ringmaster.player,
                                .points = (int16_t)points,
                                .kind = FEATURE_KINDS,
                                .reason = (uint8_t)ringmaster_reason(reason),
                                .at = at,
                                .node = NO_NODE,
                                .held = NO_NODE});
}

/* Not those of lords, and a pyramid is no feature. In the order of the players, each of whom has
 * one (BT1). */
void ringmaster_pays(struct game *game, uint16_t node, unsigned players, enum score_reason reason,
                     struct event_list *events)
{
    unsigned kind = game_feature_kind(game, node);
    uint16_t root = feature_root(&game->features, node);
    if (kind >= PRINTED_KINDS || !feature_kind_scores(kind) ||
        !feature_counts_occupied(game->features.counts[root]))
        return;
    for (unsigned player = 0; player < game->options.players; player++)
        for (unsigned f = 0; f < game->followers.count && mask_has(players, player); f++) {
            struct follower it = game->followers.follower[f];
            if (it.figure == FIGURE_RINGMASTER && it.player == player &&
                feature_root(&game->features, it.node) == root)
                pay_ringmaster(game, it, reason, events);
        }
}
