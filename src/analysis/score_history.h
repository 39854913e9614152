/* The course of the scores: everyone's score at the end of each turn, and when there were events
 * that are marked below it, derived from the log. */
#ifndef BASTIDE_ANALYSIS_SCORE_HISTORY_H
#define BASTIDE_ANALYSIS_SCORE_HISTORY_H

#include "analysis/log.h"

enum {
    HISTORY_TURNS_MAX = UINT8_MAX, /* a turn's number is a byte */
    HISTORY_POINTS_MAX = HISTORY_TURNS_MAX + 2,
    HISTORY_MARKS_MAX = 1
#define X(event, most) +(most)
    MARKED_EVENTS(X)
#undef X
};

/* The lines of marks, one for each row of MARKED_EVENTS. */
enum mark_line {
#define X(event, most) MARKED_##event,
    MARKED_EVENTS(X)
#undef X
        MARK_LINES
};

struct score_mark {
    uint8_t line;     /* enum mark_line */
    tile_number turn; /* its number */
    uint8_t player;   /* the event's */
};

struct score_history {
    unsigned players;
    unsigned turns; /* the last turn in the log */
    bool has_end;   /* the log includes the final scoring */
    unsigned last;  /* the last of the points below: `turns`, plus one for the final scoring */
    /* Everyone's score at the end of turn t; 0 points at t = 0. */
    int score[PLAYERS_MAX][HISTORY_POINTS_MAX];
    unsigned marks; /* in order of occurrence */
    struct score_mark mark[HISTORY_MARKS_MAX];
};

/* The course in the first `told` entries of the log. */
struct score_history score_history_of(const struct log *log, size_t told, unsigned players);

/* The highest and the lowest score any player ever had. */
int score_history_most(const struct score_history *history);
int score_history_least(const struct score_history *history);

#endif
