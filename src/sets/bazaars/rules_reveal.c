/* The tiles of a bazaar are revealed: one per player (BZ4). */
#include "rules/draw.h"
#include "rules/phase.h"

static bool reveal_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = ACTOR_CHANCE;
    return true;
}

static void reveal_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    (void)moves;
}

static enum refusal check_revealed(const struct game *game, struct move move)
{
    uint8_t wanted[TILE_KINDS_MAX] = {0};
    for (unsigned t = 0; t < game->options.players; t++)
        if (move.kinds[t] >= tile_kinds_count ||
            ++wanted[move.kinds[t]] > game->pile.left[move.kinds[t]])
            return REFUSAL_TILE_NOT_IN_PILE;
    return REFUSAL_NONE;
}

/* If nobody has a point to bid, own-score turns an auction into a draft (ED). */
static bool is_draft(const struct game *game)
{
    if (game->options.value[OPTION_BAZAAR_MODE] == BAZAAR_MODE_DRAFT)
        return true;
    for (unsigned player = 0; player < game->options.players; player++)
        if (game_purse(game, player) > 0)
            return false;
    return true;
}

static enum refusal reveal_apply(struct game *game, struct move move, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (move.verb != VERB_REVEAL)
        return REFUSAL_WRONG_MOMENT;
    enum refusal refusal = check_revealed(game, move);
    if (refusal != REFUSAL_NONE)
        return refusal;
    for (uint8_t t = 0; t < game->options.players; t++) {
        draw_from_pile(game, move.kinds[t]);
        bazaar->tile[t] = move.kinds[t];
        bazaar->owner[t] = NOBODY;
    }
    game->pile.aside = game->pile.aside_from = 0;
    bazaar->replacing = 0;
    for (unsigned e = 0; e < game->agenda.count; e++)
        if (game->agenda.entry[e].due == DUE_AUCTION)
            game->agenda.entry[e].argument = 0;
    bazaar->tiles = game->options.players;
    bazaar->chooser = player_after(game, bazaar->host);
    game->turn.phase = is_draft(game) ? PHASE_DRAFT : PHASE_OFFER;
    tell(events, (struct event){.type = EVENT_REVEAL, .player = bazaar->host});
    return REFUSAL_NONE;
}

/* Adds the reveals that begin with the `tiles` tiles of `begun`, the last `copies` of which are of
 * one kind. Another copy turns the ways to choose n of them into those to choose n + 1. */
static bool add_reveals(const struct game *game, struct game_outcome begun, unsigned tiles,
                        unsigned copies, struct outcome_list *outcomes)
{
    if (tiles == game_reveal_count(game))
        return luck_add_outcome(outcomes, begun.move, begun.weight);
    kind_number last = tiles > 0 ? begun.move.kinds[tiles - 1] : 0;
    for (kind_number kind = last; kind < tile_kinds_count; kind++) {
        unsigned chosen = kind == last ? copies : 0, left = game->pile.left[kind];
        struct game_outcome next = begun;
        if (chosen >= left)
            continue;
        next.move.kinds[tiles] = kind;
        next.weight = begun.weight * (left - chosen) / (chosen + 1);
        if (!add_reveals(game, next, tiles + 1, chosen + 1, outcomes))
            return false;
    }
    return true;
}

static bool outcomes(const struct game *game, struct outcome_list *outcomes)
{
    struct game_outcome nothing = {.move = {.verb = VERB_REVEAL}, .weight = 1};
    return add_reveals(game, nothing, 0, 0, outcomes);
}

static struct move reveal_choose(const struct game *game, const struct luck *luck)
{
    struct move move = {.verb = VERB_REVEAL};
    luck_tiles(luck, game, 0, game_reveal_count(game), move.kinds);
    return move;
}

const struct phase_rules reveal_phase = {.enter = reveal_enter,
                                         .legal = reveal_legal,
                                         .apply = reveal_apply,
                                         .outcomes = outcomes,
                                         .choose = reveal_choose};
