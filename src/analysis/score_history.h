/* The course of the scores: everyone's score at the end of each turn, and when castles were built
 * and bazaars held, derived from the log. */
#ifndef BASTIDE_ANALYSIS_SCORE_HISTORY_H
#define BASTIDE_ANALYSIS_SCORE_HISTORY_H

#include "analysis/log.h"

enum {
    HISTORY_TURNS_MAX = UINT8_MAX, /* a turn's number is a byte */
    HISTORY_POINTS_MAX = HISTORY_TURNS_MAX + 2,
    HISTORY_MARKS_MAX = 2 * CASTLES_MAX + 16, /* a castle may have two owners; the tiles with a
                                                 bazaar are few */
};

/* A castle that was built, or a bazaar that was held. */
struct score_mark {
    uint8_t type;   /* EVENT_CASTLE or EVENT_REVEAL */
    uint8_t turn;   /* its number */
    uint8_t player; /* the builder or host */
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
