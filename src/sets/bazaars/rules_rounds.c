/* Bazaars between turns: announced after the host's turn, held one after another (BZ2, TB10), their
 * tiles revealed. */
#include "rules.h"
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/turn.h"

/* Nobody holds one yet, and nobody ever does without them. */
void bazaars_start(struct game *game)
{
    game->bazaar.host = NOBODY;
}

static_assert(AGENDA_MAX >= BAZAARS_MAX + 3, "a round and second parts may be due, too");

/* A tile drawn and placed, in a round, too; not a won one (BZ2, BZ10, BZ11). */
static bool brings_auction(const struct game *game)
{
    return game->turn.drawn && game->turn.placed != NO_TILE &&
           tile_kinds[game->board.tile[game->turn.placed].kind].flags & TILE_BAZAAR;
}

/* Announces an auction if the tile placed brings one (BZ2, TB10). */
void bazaars_announce(struct game *game)
{
    if (!brings_auction(game) || !options_has_bazaars(&game->options))
        return;
    bool is_won = game_holds_bazaar(game) && game_part(game) == 1;
    agenda_note(game, DUE_AUCTION, game->turn.player, is_won ? BAZAAR_REPLACING : 0);
}

static bool has_tile_for_everybody(const struct game *game) /* BZ3 */
{
    return game_tiles_to_come(game) >= game->options.players;
}

/* Apart, as at the end of most turns nothing is. */
static __attribute__((noinline)) void lay_out(struct game *game)
{
    if (has_tile_for_everybody(game)) {
        game->pile.aside = game->options.players;
        game->pile.aside_from = (tile_number)pile_held(&game->pile);
    } else {
        agenda_forget(game, DUE_AUCTION);
    }
}

/* If a part of the turn comes before the auction just announced, its tiles are laid out face down
 * (TB9); if there are too few, it is not held (BZ3). What lies there already stays. */
void bazaars_lay_out(struct game *game)
{
    if (agenda_has(&game->agenda, DUE_AUCTION) && game->agenda.entry[0].due != DUE_AUCTION &&
        !game_holds_bazaar(game) && game->pile.aside == 0)
        lay_out(game);
}

/* In the order announced; the pile must still have enough tiles (TB10). */
bool bazaars_begin(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)events;
    if (!has_tile_for_everybody(game))
        return false;
    game->turn.player = entry.who;
    game->turn.phase = PHASE_REVEAL;
    game->bazaar = (struct bazaar){.host = entry.who,
                                   .offered = NOBODY,
                                   .first = NOBODY,
                                   .replacing = (uint8_t)entry.argument};
    agenda_note(game, DUE_ROUND, entry.who, 0);
    return true;
}

bool bazaars_go_on(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    struct bazaar *bazaar = &game->bazaar;
    if (bazaars_tiles_left(bazaar) > 0) {
        bazaar->chooser = player_after(game, bazaar->chooser);
        game->turn.phase = PHASE_DRAFT;
    } else if (bazaar->played < bazaar->tiles) {
        bazaars_play_next(game, events);
    } else {
        *bazaar = (struct bazaar){.host = NOBODY};
        return false;
    }
    agenda_note(game, DUE_ROUND, entry.who, 0);
    return true;
}

/* Bazaars drawn in place of won tiles used to bring no auction (BZ11): a draw for a reveal, if all
 * that are announced are such. */
bool bazaars_were_none(const struct game *game, struct move move)
{
    const struct agenda *agenda = &game->agenda;
    if (move.verb != VERB_DRAW || !game_awaits_reveal(game) || !draw_has(game, move.arg))
        return false;
    bool are_new = game->bazaar.replacing == BAZAAR_REPLACING;
    for (unsigned e = 0; e < agenda->count; e++)
        are_new &=
            agenda->entry[e].due != DUE_AUCTION || agenda->entry[e].argument == BAZAAR_REPLACING;
    return are_new;
}

/* With a tile in the pile for each player, one of them draws. */
void bazaars_hold_none(struct game *game)
{
    game->bazaar = (struct bazaar){.host = NOBODY};
    game->pile.aside = game->pile.aside_from = 0;
    agenda_forget(game, DUE_ROUND);
    agenda_forget(game, DUE_AUCTION);
    game->turn.phase = PHASE_NEXT;
}

void game_take_offer_back(struct game *game)
{
    if (game_awaits_draft(game))
        return;
    game->turn.phase = PHASE_OFFER;
    game->turn.actor = game->bazaar.chooser;
    game->bazaar.offered = NOBODY;
    game->bazaar.bidder = game->bazaar.asked = 0;
    game->bazaar.bid = 0;
}

unsigned game_announced(const struct game *game, uint8_t hosts[BAZAARS_MAX])
{
    return agenda_players(&game->agenda, DUE_AUCTION, hosts);
}

/* The tiles of a bazaar are revealed: one per player (BZ4). */

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
    enum refusal refusal = REFUSAL_NONE;
    for (unsigned t = 0; t < game->options.players && refusal == REFUSAL_NONE; t++) {
        if (move.kinds[t] >= tile_kinds_count ||
            ++wanted[move.kinds[t]] > game->pile.left[move.kinds[t]])
            return REFUSAL_TILE_NOT_IN_PILE;
        refusal = moment_may_be_drawn(game, move.kinds[t]);
    }
    return refusal;
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
        if (chosen >= left || !game_may_come(game, kind))
            continue;
        next.move.kinds[tiles] = kind;
        next.weight = begun.weight * (left - chosen) / (chosen + 1);
        if (!add_reveals(game, next, tiles + 1, chosen + 1, outcomes))
            return false;
    }
    return true;
}

static bool reveal_outcomes(const struct game *game, struct outcome_list *outcomes)
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
                                         .outcomes = reveal_outcomes,
                                         .choose = reveal_choose};
