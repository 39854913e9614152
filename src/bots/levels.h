/* The levels of bots, a row each; and how a search spends its simulations. */
#ifndef BASTIDE_BOTS_LEVELS_H
#define BASTIDE_BOTS_LEVELS_H

#include <stdbool.h>
#include <stddef.h>

/* The row: name in C, name in records and commands, simulations a turn (0: the best turn by the
 * evaluation alone), whether it cares for fields, whether for what others gain, by how many points
 * it may misjudge a turn. What each plays like is told in docs/BOTS.md. The last one adapts: its
 * row is how it plays with nobody to adapt to. */
#define BOT_LEVELS(X)                                                                              \
    X(EASY, "easy", 0, false, false, 4)                                                            \
    X(CASUAL, "casual", 0, true, true, 5)                                                          \
    X(NORMAL, "normal", 0, true, true, 2)                                                          \
    X(HARD, "hard", 60, true, true, 0)                                                             \
    X(EXPERT, "expert", 4000, true, true, 0)                                                       \
    X(ADAPTIVE, "adaptive", 0, true, true, 5)

enum bot_level {
#define X(level, ...) BOT_##level,
    BOT_LEVELS(X)
#undef X
        BOT_LEVELS_COUNT
};

struct bot_level_row {
    const char *name;
    unsigned simulations;
    bool sees_fields, sees_rivals;
    float noise;
};

extern const struct bot_level_row bot_levels[BOT_LEVELS_COUNT];

/* How a bot of that level plays. `adaptive` plays a little better than others who lose `against`
 * points a turn by the evaluation (bots/company.h): the less they lose, the less it misjudges, and
 * then the more it searches. 0: nobody is known, and the row says how. Other levels are their rows.
 */
struct bot_level_row bot_way(enum bot_level level, float against);

/* The level of that name, which need not be zero-terminated, or BOT_LEVELS_COUNT. */
enum bot_level bot_level_find(const char *name, unsigned long length);

/* How a search spends its simulations: numbers that a bench can vary, as it can the weights. */

/* The row: name in C, the best value known, the least and most possible, meaning. */
#define DESIGN(X)                                                                                  \
    X(ROOT_WIDTH, 30, 1, 30, "turns looked at in the position given")                              \
    X(WIDTH, 6, 1, 6, "turns looked at in later ones")                                             \
    X(TEMPERATURE, 4, 0.1, 1000, "points for which an appraisal deserves e times the attention")   \
    X(EXPLORATION, 8, 0, 1000, "points that attention counts for against what was found")          \
    X(SEARCHED, 200, 1, 1e9, "simulations of the search; with those beyond turns are played on")   \
    X(FINALISTS, 16, 1, 30, "turns that are played on")                                            \
    X(BEHIND, 8, 0, 1000, "points by which they may be worse than the best")                       \
    X(FINALISTS_LEAST, 4, 1, 30, "turns that are played on however much worse they are")           \
    X(CUTS, 4, 1, 8, "times that the better half of them stays")                                   \
    X(LINE, 8, 0, 200, "turns by which they are played on")                                        \
    X(TRUST, 13, 1, 1e9, "times playing on that what the search found counts for")                 \
    X(LINE_2, 16, 0, 200, "the same in later rounds")                                              \
    X(AFTER_2, 25, 0, 1e9, "rounds after which they begin")                                        \
    X(TRUST_2, 30, 1, 1e9, "rounds of them for which it counts to find no difference")             \
    X(IMAGINED, 128, 1, 1e9,                                                                       \
      "simulations for one of a turn that is played on where a decider looks ahead")               \
    X(SOLVED, 4, 0, 16,                                                                            \
      "the end is solved with fewer tiles in the pile, one less with 3 and more")                  \
    X(POSITIONS, 100, 1, 1e6, "positions looked at for each simulation, to solve the end")

enum design_row {
#define X(row, ...) DESIGN_##row,
    DESIGN(X)
#undef X
        DESIGN_ROWS
};

/* The most of each. */
enum {
#define X(row, best, least, most, meaning) DESIGN_##row##_MAX = (int)(most),
    DESIGN(X)
#undef X
};

struct design {
    double of[DESIGN_ROWS]; /* by enum design_row */
};

extern const struct design design_best;

/* Sets the row of that name, which need not be zero-terminated. False, with the design unchanged,
 * if there is none or it cannot have that value. */
bool design_set(struct design *design, const char *name, size_t length, double value);

static inline unsigned design_count(const struct design *design, enum design_row row)
{
    return (unsigned)design->of[row];
}

#endif
