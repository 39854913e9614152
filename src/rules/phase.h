/* A phase of the game, as implemented by its chapter of the rules, and helpers shared by all
 * chapters. */
#ifndef BASTIDE_RULES_PHASE_H
#define BASTIDE_RULES_PHASE_H

#include "bastide/game.h"
#include "rules/luck.h"

#include <assert.h>

/* The rules of a phase. If it never needs a decision, `legal` and `apply` are NULL. */
struct phase_rules {
    /* Enters the phase. True: a decision is needed, from turn.actor. False: the phase is done, and
     * turn.phase is the one to continue at. */
    bool (*enter)(struct game *game, struct event_list *events);
    /* Adds every legal move; the one that changes least is last. */
    void (*legal)(const struct game *game, struct move_list *moves);
    /* Makes a move and sets turn.phase to the next phase, or refuses with nothing changed. */
    enum refusal (*apply)(struct game *game, struct move move, struct event_list *events);
    /* Only for phases of chance: adds every move with its weight, false if there are too many;
     * makes one as the order or the generator has it. */
    bool (*outcomes)(const struct game *game, struct outcome_list *outcomes);
    struct move (*choose)(const struct game *game, const struct luck *luck);
    /* Only for phases with a scoring decision: game_decision_node, game_decision_answer. */
    uint16_t (*about)(const struct game *game);
    struct decision_answer (*answer)(const struct game *game, struct move move);
};

/* One for each phase, in its chapter's file. */
#define X(phase, name, rules) extern const struct phase_rules rules##_phase;
PHASES(X)
#undef X

/* Adds an event; does nothing if no events are wanted. A macro, so that it is written in place: as
 * a parameter it would be a local array, which a hardened build guards at every move. */
#define tell(events, ...)                                                                          \
    do {                                                                                           \
        struct event_list *told = (events);                                                        \
        if (told) {                                                                                \
            assert(told->count < EVENT_LIST_SIZE);                                                 \
            told->event[told->count++] = (__VA_ARGS__);                                            \
        }                                                                                          \
    } while (0)

static inline void add_move(struct move_list *moves, struct move move)
{
    assert(moves->count < MOVE_LIST_SIZE);
    moves->move[moves->count++] = move;
}

/* Where several figures are named alike, moves would be listed twice. */
static inline void add_move_once(struct move_list *moves, struct move move)
{
    size_t m = 0;
    while (m < moves->count && !move_equal(moves->move[m], move))
        m++;
    if (m == moves->count)
        add_move(moves, move);
}

/* Whether a set is in play: rows of the base game cost no test. */
static inline bool is_in_play(const struct game *game, enum tile_set set)
{
    return set == SET_BASE || options_has_set(&game->options, set);
}

/* The phase itself, or the one after it in PHASES that a game passes through. */
static inline enum phase phase_from(const struct game *game, unsigned phase)
{
    return (enum phase)game->phase_from[phase];
}

/* On to the phase after this one. */
static inline void turn_pass_on(struct game *game)
{
    game->turn.phase = (uint8_t)phase_from(game, game->turn.phase + 1u);
}

/* The next player clockwise (B2). */
static inline uint8_t player_after(const struct game *game, unsigned player)
{
    return (uint8_t)(player + 1 == game->options.players ? 0 : player + 1);
}

static inline bool mask_has(unsigned mask, unsigned player)
{
    return mask >> player & 1u;
}

#endif
