/* Who is captured, exchanged and bought back (TW4, TW5, TW7-TW9). */
#include "rules.h"

#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"

#include <stddef.h>

/* Who is within reach (TW4). */

/* Not the lords of castles (TW11). */
bool game_tower_takes(const struct game *game, struct square tower, unsigned floors,
                      unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    return figure_is_follower((enum figure)it.figure) &&
           tower_reaches(tower, floors, game_node_square(game, it.node)) &&
           game_feature_kind(game, it.node) < PRINTED_KINDS;
}

static bool risen_takes(const struct game *game, unsigned tower, unsigned follower)
{
    return game_tower_takes(game, game_tower_at(game, tower), game->towers.floors[tower], follower);
}

bool tower_reaches_somebody(const struct game *game, unsigned tower)
{
    unsigned f = 0;
    while (f < game->followers.count && !risen_takes(game, tower, f))
        f++;
    return f < game->followers.count;
}

/* Prisoners (TW7). One that is being exchanged is nobody's. */

static const struct piece_elsewhere *captive(const struct game *game, unsigned number,
                                             unsigned holder)
{
    const struct piece_elsewhere *entry = &game->elsewhere.entry[number];
    return entry->place.kind == PIECE_CAPTIVE && entry->place.player == holder ? entry : NULL;
}

static bool is_before(struct piece a, struct piece b)
{
    if (a.owner != b.owner)
        return a.owner < b.owner;
    return a.figure != b.figure ? a.figure < b.figure : a.number < b.number;
}

unsigned game_prisoners(const struct game *game, unsigned player,
                        struct piece prisoners[FOLLOWERS_MAX])
{
    unsigned count = 0;
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *entry = captive(game, e, player);
        if (!entry)
            continue;
        unsigned at = count++;
        for (; at > 0 && is_before(entry->piece, prisoners[at - 1]); at--)
            prisoners[at] = prisoners[at - 1];
        prisoners[at] = entry->piece;
    }
    return count;
}

bool game_holds_prisoners(const struct game *game, unsigned player)
{
    struct piece prisoners[FOLLOWERS_MAX];
    return game_prisoners(game, player, prisoners) > 0;
}

unsigned game_prisoners_of(const struct game *game, unsigned player, unsigned owner,
                           enum figure figure)
{
    unsigned count = 0;
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *entry = captive(game, e, player);
        count += entry && entry->piece.owner == owner && entry->piece.figure == figure;
    }
    return count;
}

bool game_prisoner_between(const struct game *game, struct piece *piece)
{
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *entry = captive(game, e, NOBODY);
        if (!entry)
            continue;
        *piece = entry->piece;
        return true;
    }
    return false;
}

/* The kinds of figures of `owner` that a player holds, a mask. */
static unsigned kinds_held(const struct game *game, unsigned player, unsigned owner)
{
    unsigned kinds = 0;
    for (unsigned e = 0; e < game->elsewhere.count; e++) {
        const struct piece_elsewhere *entry = captive(game, e, player);
        if (entry && entry->piece.owner == owner)
            kinds |= 1u << entry->piece.figure;
    }
    return kinds;
}

static_assert(FIGURES_COUNT <= 32, "a mask has a bit for each figure");

/* Of several the one that has the lowest number. */
static void free_one(struct game *game, unsigned holder, unsigned owner, unsigned figure)
{
    struct piece prisoners[FOLLOWERS_MAX];
    unsigned count = game_prisoners(game, holder, prisoners), p = 0;
    while (p < count && (prisoners[p].owner != owner || prisoners[p].figure != figure))
        p++;
    assert(p < count);
    piece_move(game, prisoners[p], (struct piece_place){.kind = PIECE_HOME});
}

/* Capturing (TW4, TW5). */

static bool capture_enter(struct game *game, struct event_list *events)
{
    (void)events;
    if (game->towers.risen == 0) {
        turn_pass_on(game);
        return false;
    }
    game->turn.actor = game->turn.player;
    return true;
}

struct move move_capture(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    struct move move =
        move_on_square(VERB_CAPTURE, game_node_square(game, it.node), segment_named(game, it.node));
    move.figure = it.figure;
    move.player = it.player;
    return move;
}

static bool may_be_captured(const struct game *game, unsigned follower)
{
    return risen_takes(game, game_tower_risen(game), follower);
}

static void capture_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned f = 0; f < game->followers.count; f++)
        if (may_be_captured(game, f))
            add_move_once(moves, move_capture(game, f));
    add_move(moves, move_plain(VERB_PASS));
}

/* The captor's prisoner, or nobody's where the captor gets one back for it (TW8). */
static void take_captive(struct game *game, unsigned f, struct event_list *events)
{
    struct follower gone = game->followers.follower[f];
    struct piece piece = game_piece(game, f);
    unsigned captor = game->turn.player;
    bool is_exchanged = kinds_held(game, gone.player, captor) != 0;
    struct piece_place place = {.kind = PIECE_CAPTIVE};
    place.player = is_exchanged ? (uint8_t)NOBODY : (uint8_t)captor;
    piece_move(game, piece, place);
    tell(events, (struct event){.type = EVENT_CAPTURE,
                                .player = (uint8_t)captor,
                                .other = gone.player,
                                .figure = gone.figure,
                                .node = gone.node,
                                .at = game_node_square(game, gone.node)});
    moment_leaves(game, piece, gone.node, events);
    if (is_exchanged)
        game->turn.phase = PHASE_EXCHANGE;
}

/* What else may be done then, may be done. */
static enum refusal capture_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_CAPTURE && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    unsigned f = move.verb == VERB_PASS ? (unsigned)FOLLOWERS_MAX
                                        : figure_meant(game, move, may_be_captured, move_capture);
    if (move.verb == VERB_CAPTURE && f == FOLLOWERS_MAX)
        return REFUSAL_NO_CAPTURE;
    game->towers.risen = 0;
    game->turn.phase = PHASE_BUILD;
    if (f == FOLLOWERS_MAX)
        return REFUSAL_NONE;
    struct follower gone = game->followers.follower[f];
    if (gone.player == game->turn.player)
        send_follower_home(game, f, events);
    else
        take_captive(game, f, events);
    send_helpers_left(game, gone.player, gone.node, events);
    return REFUSAL_NONE;
}

const struct phase_rules capture_phase = {
    .enter = capture_enter, .legal = capture_legal, .apply = capture_apply};

/* The exchange (TW8). */

static void exchange_for(struct game *game, struct piece taken, unsigned figure,
                         struct event_list *events)
{
    free_one(game, taken.owner, game->turn.player, figure);
    piece_move(game, taken, (struct piece_place){.kind = PIECE_HOME});
    tell(events, (struct event){.type = EVENT_EXCHANGE,
                                .player = game->turn.player,
                                .figure = (uint8_t)figure,
                                .other = taken.owner,
                                .what = taken.figure});
    game->turn.phase = PHASE_BUILD;
}

static bool exchange_enter(struct game *game, struct event_list *events)
{
    struct piece taken;
    if (!game_prisoner_between(game, &taken)) {
        turn_pass_on(game);
        return false;
    }
    unsigned kinds = kinds_held(game, taken.owner, game->turn.player);
    game->turn.actor = game->turn.player;
    if ((kinds & (kinds - 1)) != 0)
        return true;
    exchange_for(game, taken, (unsigned)__builtin_ctz(kinds), events);
    return false;
}

static void exchange_legal(const struct game *game, struct move_list *moves)
{
    struct piece taken;
    if (!game_prisoner_between(game, &taken))
        return;
    unsigned kinds = kinds_held(game, taken.owner, game->turn.player);
    for (; kinds != 0; kinds &= kinds - 1)
        add_move(moves, move_exchange((enum figure)__builtin_ctz(kinds)));
}

static enum refusal exchange_apply(struct game *game, struct move move, struct event_list *events)
{
    struct piece taken;
    if (move.verb != VERB_EXCHANGE || !game_prisoner_between(game, &taken))
        return REFUSAL_WRONG_MOMENT;
    if (move.figure >= FIGURES_COUNT ||
        !mask_has(kinds_held(game, taken.owner, game->turn.player), move.figure))
        return REFUSAL_NO_PRISONER;
    exchange_for(game, taken, move.figure, events);
    return REFUSAL_NONE;
}

const struct phase_rules exchange_phase = {
    .enter = exchange_enter, .legal = exchange_legal, .apply = exchange_apply};

/* Ransoms (TW9, TW12, TW14). */

/* Both parts of a double turn have one together. A second part follows the first part of its own
 * turn: at once, or when auctions with their rounds are over. */
static bool has_paid(const struct game *game)
{
    if (game->turn.ransomed)
        return true;
    if (game->turn.part == 0)
        return false;
    return game_holds_bazaar(game) ? game->towers.paid : game->towers.paid_before;
}

bool game_ransom_is_open(const struct game *game)
{
    return game_awaits_action(game) && game->turn.deployed == 0 && !has_paid(game);
}

void ransom_keep(struct game *game)
{
    if (game->turn.part > 0)
        return;
    game->towers.paid = game->turn.ransomed;
    if (!game_holds_bazaar(game))
        game->towers.paid_before = game->turn.ransomed;
}

/* Why the active player may pay none, whoever is held. */
static enum refusal ransom_refusal(const struct game *game)
{
    if (game->turn.deployed > 0)
        return REFUSAL_RANSOM_TOO_LATE;
    if (has_paid(game))
        return REFUSAL_RANSOM_PAID;
    return game->player[game->turn.player].score < RANSOM_POINTS ? REFUSAL_RANSOM_TOO_DEAR
                                                                 : REFUSAL_NONE;
}

bool ransom_is_possible(const struct game *game)
{
    if (ransom_refusal(game) != REFUSAL_NONE)
        return false;
    for (unsigned player = 0; player < game->options.players; player++)
        if (kinds_held(game, player, game->turn.player) != 0)
            return true;
    return false;
}

bool game_may_ransom(const struct game *game)
{
    return options_has_tower(&game->options) && ransom_is_possible(game);
}

void ransom_legal(const struct game *game, struct move_list *moves)
{
    if (ransom_refusal(game) != REFUSAL_NONE)
        return;
    for (unsigned player = 0; player < game->options.players; player++)
        for (unsigned kinds = kinds_held(game, player, game->turn.player); kinds != 0;
             kinds &= kinds - 1)
            add_move(moves, move_ransom(player, (enum figure)__builtin_ctz(kinds)));
}

enum refusal ransom_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned payer = game->turn.player;
    if (!options_has_tower(&game->options))
        return REFUSAL_WRONG_MOMENT;
    if (move.player >= game->options.players || move.figure >= FIGURES_COUNT ||
        !mask_has(kinds_held(game, move.player, payer), move.figure))
        return REFUSAL_NO_PRISONER;
    enum refusal refusal = ransom_refusal(game);
    if (refusal != REFUSAL_NONE)
        return refusal;
    free_one(game, move.player, payer, move.figure);
    game->player[payer].score -= RANSOM_POINTS;
    game->player[move.player].score += RANSOM_POINTS;
    moment_corrected(game, payer, -RANSOM_POINTS);
    moment_corrected(game, move.player, RANSOM_POINTS);
    game->turn.ransomed = 1;
    tell(events, (struct event){.type = EVENT_RANSOM,
                                .player = (uint8_t)payer,
                                .other = move.player,
                                .figure = move.figure,
                                .points = RANSOM_POINTS});
    return REFUSAL_NONE;
}
