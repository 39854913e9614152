#include "bastide/game.h"

#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/options.h"
#include "rules/place.h"
#include "rules/turn.h"

#include <stddef.h>
#include <string.h>

static struct player supply_at_start(const struct options *options) /* B1 */
{
    struct player player = {.score = 0};
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        player.supply[figure] = (uint8_t)figures_each(options, (enum figure)figure);
    return player;
}

enum refusal game_start(struct game *game, const struct options *options)
{
    enum refusal refusal = options_check(options);
    if (refusal != REFUSAL_NONE)
        return refusal;
    memset(game, 0, sizeof *game);
    game->options = *options;
    for (unsigned player = 0; player < options->players; player++)
        game->player[player] = supply_at_start(options);
    moment_starts(game);
    draw_fill_pile(&game->pile, options);
    board_clear(&game->board);
    features_clear(&game->features);
    place_tile(game, (struct square){0, 0}, tile_start_kind, EDGE_N);
    turn_begin(game, 0, PHASE_FIRST, NO_TILE_KIND, NULL);
    turn_go_on(game, NULL);
    return REFUSAL_NONE;
}

void game_copy(struct game *to, const struct game *from)
{
    memcpy(to, from, offsetof(struct game, elsewhere));
    to->elsewhere.count = from->elsewhere.count;
    memcpy(to->elsewhere.entry, from->elsewhere.entry,
           from->elsewhere.count * sizeof *from->elsewhere.entry);
    board_copy(&to->board, &from->board);
    features_copy(&to->features, &from->features);
}

void game_legal(const struct game *game, struct move_list *moves)
{
    moves->count = 0;
    phases[game->turn.phase]->legal(game, moves);
}

enum refusal game_apply(struct game *game, struct move move, struct event_list *events)
{
    if (events)
        events->count = 0;
    enum refusal refusal = phases[game->turn.phase]->apply(game, move, events);
    if (refusal == REFUSAL_NONE)
        turn_go_on(game, events);
    return refusal;
}

uint16_t game_decision_node(const struct game *game)
{
    const struct phase_rules *phase = phases[game->turn.phase];
    return phase->about ? phase->about(game) : (uint16_t)NO_NODE;
}

struct decision_answer game_decision_answer(const struct game *game, struct move move)
{
    const struct phase_rules *phase = phases[game->turn.phase];
    return phase->answer ? phase->answer(game, move) : (struct decision_answer){NO_NODE, 0};
}
