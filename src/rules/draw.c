/* Drawing a tile (B2, B4). */
#include "rules/draw.h"

#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"

#include <assert.h>

static unsigned copies_in_pile(const struct options *options, kind_number kind)
{
    unsigned copies = tile_kinds[kind].copies;
    (void)options;
#define X(is_in_play, function)                                                                    \
    if (is_in_play(options))                                                                       \
        copies -= function(options, kind);
    KEPT_OUT(X)
#undef X
    return copies;
}

kind_number options_start_kind(const struct options *options)
{
#define X(set)                                                                                     \
    if (options_has_set(options, SET_##set))                                                       \
        return tile_set_start[SET_##set];
    START_TILES(X)
#undef X
    return NO_TILE_KIND;
}

void draw_fill_pile(struct pile *pile, const struct options *options)
{
    *pile = (struct pile){.tiles = 0};
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        if (!options_has_set(options, (enum tile_set)set))
            continue;
        for (kind_number kind = tile_set_first[set]; kind < tile_set_first[set + 1]; kind++) {
            pile->left[kind] = (uint8_t)copies_in_pile(options, kind);
            pile->tiles = (tile_number)(pile->tiles + pile->left[kind]);
        }
    }
    if (pile->left[options_start_kind(options)] == 0)
        return; /* it lies in no pile (TILES_APART) */
    pile->left[options_start_kind(options)]--;
    pile->tiles--;
}

bool draw_is_possible(const struct game *game)
{
    return luck_has_more_than(game, game_tiles_face_down(game));
}

void draw_shuffle_again(struct game *game)
{
    struct shuffled *shuffled = &game->shuffled;
    assert(game->pile.again_from == 0);
    game->pile.again_from = (tile_number)pile_held(&game->pile);
    shuffled->aside = game->pile.aside;
    memset(shuffled->barred, 0, sizeof shuffled->barred);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        shuffled->left[kind] = game->pile.left[kind];
        shuffled->barred[kind / 8] |= (uint8_t)(!game_may_come(game, kind) << kind % 8);
    }
}

/* An empty pile, even by discards, ends the turn (B4). */
static bool draw_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = ACTOR_CHANCE;
    if (draw_is_possible(game))
        return true;
    game->turn.phase = PHASE_END;
    return false;
}

static void draw_legal(const struct game *game, struct move_list *moves)
{
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (game_may_come(game, kind))
            add_move(moves, move_draw(kind));
}

bool draw_has(const struct game *game, unsigned kind)
{
    return kind < tile_kinds_count && game->pile.left[kind] > 0;
}

void draw_from_pile(struct game *game, kind_number kind)
{
    game->pile.left[kind]--;
    game->pile.tiles--;
}

static enum refusal draw_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_DRAW)
        return REFUSAL_WRONG_MOMENT;
    if (!draw_has(game, move.arg))
        return REFUSAL_TILE_NOT_IN_PILE;
    enum refusal refusal = moment_may_be_drawn(game, move.arg);
    if (refusal != REFUSAL_NONE)
        return refusal;
    draw_from_pile(game, move.arg);
    game->turn.hand = move.arg;
    game->turn.drawn = 1;
    turn_pass_on(game);
    tell(events,
         (struct event){.type = EVENT_DRAW, .player = game->turn.player, .tile_kind = move.arg});
    return REFUSAL_NONE;
}

static bool draw_outcomes(const struct game *game, struct outcome_list *outcomes)
{
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (game_may_come(game, kind) &&
            !luck_add_outcome(outcomes, move_draw(kind), game->pile.left[kind]))
            return false;
    return true;
}

static struct move draw_choose(const struct game *game, const struct luck *luck)
{
    struct move move = move_plain(VERB_DRAW);
    luck_tiles(luck, game, game_tiles_face_down(game), 1, &move.arg);
    return move;
}

const struct phase_rules draw_phase = {.enter = draw_enter,
                                       .legal = draw_legal,
                                       .apply = draw_apply,
                                       .outcomes = draw_outcomes,
                                       .choose = draw_choose};
