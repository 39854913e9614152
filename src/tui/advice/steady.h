/* Numbers that stand still. Values become surer while somebody looks at them; what is shown of them
 * is calm: nothing before it is sure, no number that jumps, no mark that wanders. */
#ifndef BASTIDE_TUI_STEADY_H
#define BASTIDE_TUI_STEADY_H

#include "valuing/valuing.h"

/* A number as it is shown: it changes when the values have moved by more than its interval, and at
 * the end. A new one is all zeros. */
struct steady_number {
    bool is_shown;
    struct estimate as_shown;
};

/* The number as it is known now; `is_done`: it will not become surer. A first number, whose
 * interval is unknown, stays until that is known, or the end. Returns whether it is shown
 * differently now. */
bool steady_number_follow(struct steady_number *number, struct estimate now, bool is_done);

/* Of a turn against the best: nothing is sure yet; it is as good as any, as far as anybody can
 * tell; which of them is better depends on how the game goes on (valuing_turns_depend); it is
 * surely worse, by the number shown. */
enum steady_verdict { STEADY_UNSURE, STEADY_FINE, STEADY_DEPENDS, STEADY_WORSE, STEADY_VERDICTS };

/* The turns of a valuing. A new one is all zeros. */
struct steady_turns {
    bool has_best;
    uint8_t best; /* it stays until another is surely better */
    unsigned turns;
    struct steady_turn {
        uint8_t verdict; /* enum steady_verdict */
        struct steady_number loss;
    } turn[VALUING_TURNS_MOST];
    struct steady_number score[PLAYERS_MAX]; /* expected at the end, after the best turn */
};

/* Follows values by which greedy play is known, or that are done; those of `player` count. Before
 * search is known, too, that is the scores alone: no turn is called best or worse. */
void steady_turns_follow(struct steady_turns *turns, const struct valuing *valuing, unsigned player,
                         bool is_done);

/* One turn: its loss against the best as it is known now, and whether which is better depends. What
 * has been said of it stays until the contrary is sure, or the end. */
void steady_turn_follow(struct steady_turn *turn, struct estimate loss, bool depends, bool is_done);

/* How many turns are fine: with the best more than one, if none is surely better than all others;
 * 0 as long as that is not sure of any, and where it depends. */
unsigned steady_turns_fine(const struct steady_turns *turns);

/* What is said of the turns that are meant, as long as nobody chooses among them: that of the best
 * of them, or NULL: it is not sure yet, or none is meant. */
const struct steady_turn *
steady_turns_among(const struct steady_turns *turns, const struct valuing *valuing,
                   bool (*is_meant)(const struct plan *turn, struct move move), struct move move);

#endif
