#include "rules/turn.h"

#include "rules/agenda.h"
#include "rules/moments.h"

#include <assert.h>

void turn_begin(struct game *game, unsigned player, enum phase phase, kind_number hand,
                struct event_list *events)
{
    game->turn = (struct turn){.phase = (uint8_t)phase,
                               .player = (uint8_t)player,
                               .hand = hand,
                               .placed = NO_TILE,
                               .built = NO_TRACK,
                               .number = (tile_number)(game->turn.number + 1)};
    tell(events, (struct event){.type = EVENT_TURN, .player = (uint8_t)player});
    moment_turn_begins(game, events);
}

/* What is due comes first. Then the turn passes to the next player clockwise, or the game ends if
 * the pile is empty (B2, B11). */
static bool next_enter(struct game *game, struct event_list *events)
{
    if (agenda_go_on(game, events))
        return false;
    game->turn.player = game->agenda.player;
    if (game->pile.tiles == 0) {
        moment_pile_is_empty(game);
        game->turn.phase = game->agenda.count > 0 ? PHASE_NEXT : PHASE_OVER;
        return false;
    }
    game->agenda.player = player_after(game, game->turn.player);
    turn_begin(game, game->agenda.player, PHASE_FIRST, NO_TILE_KIND, events);
    return false;
}

const struct phase_rules next_phase = {.enter = next_enter};

static bool end_enter(struct game *game, struct event_list *events)
{
    moment_turn_ends(game);
    turn_pass_on(game);
    return game->turn.phase == PHASE_NEXT ? next_enter(game, events) : false;
}

const struct phase_rules end_phase = {.enter = end_enter};

/* The phases of a turn, and those of sets after it. */
const struct phase_rules *const phases[PHASES_COUNT] = {
#define X(phase, name, rules) [PHASE_##phase] = &rules##_phase,
    PHASES(X)
#undef X
};

void turn_go_on(struct game *game, struct event_list *events)
{
    while (!phases[game->turn.phase]->enter(game, events))
        assert(game->turn.phase < PHASES_COUNT);
}
