/* Drawing a tile (B2, B4). */
#include "rules/draw.h"

#include "rules/phase.h"

void draw_fill_pile(struct pile *pile, const struct options *options)
{
    *pile = (struct pile){.tiles = 0};
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        if (!options_has_set(options, (enum tile_set)set))
            continue;
        for (uint8_t kind = tile_set_first[set]; kind < tile_set_first[set + 1]; kind++) {
            pile->left[kind] = tile_kinds[kind].copies;
            pile->tiles = (uint8_t)(pile->tiles + tile_kinds[kind].copies);
        }
    }
    pile->left[tile_start_kind]--;
    pile->tiles--;
}

bool draw_is_possible(const struct game *game)
{
    return game->pile.tiles > game_tiles_face_down(game);
}

/* An empty pile, even by discards, ends the turn (B4, BZ11). */
static bool enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = ACTOR_CHANCE;
    if (draw_is_possible(game))
        return true;
    game->turn.phase = PHASE_END;
    return false;
}

static void legal(const struct game *game, struct move_list *moves)
{
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        if (game->pile.left[kind] > 0)
            add_move(moves, move_draw(kind));
}

bool draw_has(const struct game *game, unsigned kind)
{
    return kind < tile_kinds_count && game->pile.left[kind] > 0;
}

void draw_from_pile(struct game *game, uint8_t kind)
{
    game->pile.left[kind]--;
    game->pile.tiles--;
}

static enum refusal apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb != VERB_DRAW)
        return REFUSAL_WRONG_MOMENT;
    if (!draw_has(game, move.arg))
        return REFUSAL_TILE_NOT_IN_PILE;
    draw_from_pile(game, move.arg);
    game->turn.hand = move.arg;
    game->turn.drawn = 1;
    turn_pass_on(game);
    tell(events,
         (struct event){.type = EVENT_DRAW, .player = game->turn.player, .tile_kind = move.arg});
    return REFUSAL_NONE;
}

const struct phase_rules draw_phase = {.enter = enter, .legal = legal, .apply = apply};
