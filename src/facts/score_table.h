/* Every player's points by source, in play and in the final scoring; and their course over the
 * turns. */
#ifndef BASTIDE_FACTS_SCORE_TABLE_H
#define BASTIDE_FACTS_SCORE_TABLE_H

#include "facts/log.h"
#include "rows/facts.h"

/* Masks in the rows of SCORE_SOURCES (facts/facts.def). */
#define SCORES_OF(kind)     (UINT64_C(1) << FEATURE_##kind)
#define SCORES_WITH(reason) (UINT64_C(1) << (FEATURE_KINDS + REASON_##reason))

enum score_source {
#define X(source, ...) FROM_##source,
    SCORE_SOURCES(X)
#undef X
        SCORE_SOURCES_COUNT
};

enum score_part {
#define X(part, ...) PART_##part,
    SCORE_PARTS(X)
#undef X
        SCORE_PARTS_COUNT
};

struct score_table {
    unsigned players;
    struct options options;
    unsigned sources; /* mask of those in play, and of others where something has scored */
    int during[PLAYERS_MAX][SCORE_SOURCES_COUNT]; /* the game, */
    int at_end[PLAYERS_MAX][SCORE_SOURCES_COUNT]; /* and in the final scoring */
    int total[PLAYERS_MAX];
    int part[PLAYERS_MAX][SCORE_PARTS_COUNT];       /* of its source's points */
    int paid[PLAYERS_MAX][SCORE_SOURCES_COUNT];     /* by each player (PAYMENTS), */
    int received[PLAYERS_MAX][SCORE_SOURCES_COUNT]; /* and to each; both at least 0 */
    unsigned winners;                               /* mask of the players with the highest score */
};

/* From the whole log, or from its first `told` entries. */
struct score_table score_table_of(const struct log *log, const struct options *options);
struct score_table score_table_until(const struct log *log, size_t told,
                                     const struct options *options);

/* The same from events as they occur, without a log: call begin, then add each event; end before
 * reading. Only `part` stays 0, as events do not show it. */
struct score_table score_table_begin(const struct options *options);
void score_table_add(struct score_table *table, const struct event *event);
void score_table_end(struct score_table *table);

/* Whether a source is in play; one that is not joins in once something scores there. */
static inline bool score_table_has(const struct score_table *table, enum score_source source)
{
    return table->sources >> source & 1u;
}

/* Where a score counts; and whether for that part of it, too. */
enum score_source score_source_of(const struct event *score);
bool score_is_of_part(const struct log_entry *score, enum score_part part);

/* Whether there is such a part with those options. */
bool score_part_is_in_play(const struct options *options, enum score_part part);

/* The players ranked by points; ties stay in seating order. */
void score_table_rank(const struct score_table *table, unsigned order[PLAYERS_MAX]);

/* The course of the scores: everyone's score at the end of each turn, and when there were events
 * that are marked below it, derived from the log. */

enum {
    HISTORY_POINTS_MAX = GAME_TURNS_MAX + 2,
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
    unsigned turns;  /* the last turn in the log */
    bool has_end;    /* the log includes the final scoring */
    unsigned last;   /* the last of the points below: `turns`, plus one for the final scoring */
    int most, least; /* scores that any player ever had */
    /* Everyone's score at the end of turn t; 0 points at t = 0. */
    int score[PLAYERS_MAX][HISTORY_POINTS_MAX];
    unsigned marks; /* in order of occurrence */
    struct score_mark mark[HISTORY_MARKS_MAX];
};

/* The course in the first `told` entries of the log. */
struct score_history score_history_of(const struct log *log, size_t told, unsigned players);

/* The results of a game per player, gathered from its events as it is replayed: no log is kept, so
 * thousands of games can be processed. */

struct game_result {
    struct score_table table;
#define X(member) member;
    RESULT_STATES(X)
#undef X
};

/* Call begin, then pass the events of each move; end the table before reading. */
struct game_result game_result_begin(const struct options *options);
void game_result_add(struct game_result *result, const struct event_list *events);

/* A career: totals over one player's games. */

/* A new career is all zeros. */
struct career {
    unsigned games;
    unsigned wins; /* alone, */
    unsigned ties; /* and with others */
    int best;      /* score; good where there are games */
    long total;
    long points[SCORE_SOURCES_COUNT];
    unsigned counted[SCORE_SOURCES_COUNT]; /* games with that source in play */
    long paid[SCORE_SOURCES_COUNT], received[SCORE_SOURCES_COUNT]; /* by PAYMENTS */
#define X(member) member;
    CAREER_STATES(X)
#undef X
};

/* Adds one seat of a finished game. */
void career_add(struct career *career, const struct game_result *result, unsigned player);

/* The sum of all games that count for a source, divided by their number, in tenths of a point,
 * rounded; 0 where there are none. A game counts for the sources that were in play. */
long career_average(const struct career *career, enum score_source source);

/* Any sum divided by a number, in the same way. */
long career_average_of(long sum, unsigned count);

/* The same for total scores. */
long career_average_score(const struct career *career);

#endif
