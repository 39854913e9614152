#include "rules/turn.h"
#include "rules/luck.h"
#include "rules/moments.h"
#include "rules/phase.h"

#include <assert.h>
#include <string.h>

void turn_begin_part(struct game *game, unsigned player, enum phase phase, kind_number hand)
{
    game->turn = (struct turn){.phase = (uint8_t)phase_from(game, phase),
                               .player = (uint8_t)player,
                               .hand = hand,
                               .placed = NO_TILE,
                               .built = NO_TRACK,
                               .number = (tile_number)(game->turn.number + 1)};
}

void turn_begin(struct game *game, unsigned player, enum phase phase, kind_number hand,
                struct event_list *events)
{
    turn_begin_part(game, player, phase, hand);
    tell(events, (struct event){.type = EVENT_TURN, .player = (uint8_t)player});
    moment_turn_begins(game, events);
}

/* What is due comes first. Then the turn passes to the next player clockwise, or the game ends if
 * the pile is empty (B2, B11). */
static bool next_enter(struct game *game, struct event_list *events)
{
    if (game->agenda.count > 0 && agenda_go_on(game, events))
        return false;
    game->turn.player = game->agenda.player;
    if (!luck_has_more_than(game, 0)) {
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

void phases_choose(struct game *game)
{
    uint8_t *from = game->phase_from;
    for (unsigned phase = 0; phase < PHASES_COUNT; phase++)
        from[phase] = (uint8_t)phase;
#define X(phase, is_in_play)                                                                       \
    if (!is_in_play(&game->options))                                                               \
        from[PHASE_##phase] = PHASE_##phase + 1;
    PHASES_WITH(X)
#undef X
    for (unsigned phase = PHASES_COUNT; phase-- > 0;) /* the one after is known */
        from[phase] = from[from[phase]];
}

void turn_go_on(struct game *game, struct event_list *events)
{
    while (!phases[game->turn.phase]->enter(game, events))
        assert(game->turn.phase < PHASES_COUNT);
}

void agenda_note(struct game *game, enum due due, unsigned who, unsigned argument)
{
    struct agenda *agenda = &game->agenda;
    unsigned at = agenda->count;
    assert(at < AGENDA_MAX);
    for (; at > 0 && agenda->entry[at - 1].due > due; at--)
        agenda->entry[at] = agenda->entry[at - 1];
    agenda->entry[at] = (struct agenda_entry){(uint8_t)due, (uint8_t)who, (uint16_t)argument};
    agenda->count++;
}

void agenda_note_all(struct game *game, enum due due, unsigned first, unsigned argument)
{
    unsigned player = first;
    do {
        agenda_note(game, due, player, argument);
        player = player_after(game, player);
    } while (player != first);
}

static void agenda_take_number(struct agenda *agenda, unsigned number, struct agenda_entry *entry)
{
    *entry = agenda->entry[number];
    agenda->count--;
    memmove(&agenda->entry[number], &agenda->entry[number + 1],
            (agenda->count - number) * sizeof *entry);
}

bool agenda_take(struct game *game, struct agenda_entry *entry)
{
    if (game->agenda.count == 0)
        return false;
    agenda_take_number(&game->agenda, 0, entry);
    return true;
}

bool agenda_take_of(struct game *game, enum due due, struct agenda_entry *entry)
{
    for (unsigned e = 0; e < game->agenda.count; e++)
        if (game->agenda.entry[e].due == due) {
            agenda_take_number(&game->agenda, e, entry);
            return true;
        }
    return false;
}

void agenda_forget(struct game *game, enum due due)
{
    struct agenda_entry entry;
    while (agenda_take_of(game, due, &entry))
        continue;
}

static bool agenda_take_up(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    switch ((enum due)entry.due) {
#define X(due, bearing, take_up)                                                                   \
    case DUE_##due:                                                                                \
        return take_up(game, entry, events);
        AGENDA(X)
#undef X
    case DUES_COUNT:
        break;
    }
    return false;
}

/* Apart, as after most turns nothing is due. */
__attribute__((noinline)) bool agenda_go_on(struct game *game, struct event_list *events)
{
    struct agenda_entry entry;
    while (agenda_take(game, &entry))
        if (agenda_take_up(game, entry, events))
            return true;
    return false;
}

bool agenda_lets_turns_be_given(const struct game *game)
{
    enum { PLAIN, ROUND };
    static const uint8_t bearings[DUES_COUNT] = {
#define X(due, bearing, take_up) [DUE_##due] = bearing,
        AGENDA(X)
#undef X
    };
    for (unsigned e = 0; e < game->agenda.count; e++)
        if (bearings[game->agenda.entry[e].due] == ROUND)
            return false;
    return true;
}
