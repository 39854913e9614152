/* Ratings of the people of the store (rating/game_rating.h), found bit by bit: the luck of a game
 * takes a tenth of a second, or with many sets and players two. So it is kept in a file of lines,
 * $XDG_CACHE_HOME/bastide/luck (by default ~/.cache/bastide/luck), by the name, size and time of
 * each record, for this version of the program. Whatever is wrong with that file costs only time.
 */
#ifndef BASTIDE_HISTORY_GAME_RATINGS_H
#define BASTIDE_HISTORY_GAME_RATINGS_H

#include "play/statistics.h"
#include "rating/game_rating.h"

/* The luck of a game, in thousandths of a point. */
struct game_luck_known {
    enum { LUCK_UNKNOWN, LUCK_KNOWN, LUCK_UNREADABLE } state;
    int32_t of[PLAYERS_MAX];
};

struct luck_reading;

struct game_ratings {
    const struct statistics *statistics;
    size_t games, counted; /* those that count; and how many of them are known: */
    /* By game of the statistics: */
    struct rated_game *game; /* with the rating that each seat had after it, once all are known */
    struct game_luck_known *luck;
    struct game_rating *rating; /* by number of a player, once all are known */
    long long today;
    size_t next; /* the first game that may not be known */
    struct luck_reading *reading;
    bool is_kept;      /* all that is known is in the file */
    long long kept_at; /* when, in milliseconds of some clock */
};

/* Begins with the games of `statistics`, which have all been read, and what the file has of their
 * luck, at the time `now` (seconds since 1970). False, with `ratings` all zeros: memory runs out.
 */
bool game_ratings_begin(struct game_ratings *ratings, const struct statistics *statistics,
                        long long now);

/* Finds luck for so many milliseconds, at least that of one draw. Returns whether there is more to
 * do; in the end there are the ratings. */
bool game_ratings_go_on(struct game_ratings *ratings, unsigned milliseconds);

static inline bool game_ratings_are_known(const struct game_ratings *ratings)
{
    return ratings->statistics != NULL && ratings->counted == ratings->games;
}

/* Keeps what is known in the file, and frees the memory. Harmless on all zeros. */
void game_ratings_end(struct game_ratings *ratings);

/* The rating of a person, or NULL: of a computer player, with too few games, or not known yet. */
const struct game_rating *game_ratings_of(const struct game_ratings *ratings,
                                          const struct player_statistics *player);

/* The course of a player's games: day by day if they began at most 31 days ago, otherwise month by
 * month; only days and months with games. */
enum { COURSE_SPANS_MAX = 31 };

struct course_span {
    char date[11]; /* YYYY-MM-DD or YYYY-MM */
    unsigned games, won;
    long total;    /* of the scores */
    double rating; /* at its end; 0: none, or not known yet */
};

struct course {
    unsigned spans; /* the last ones, the oldest first */
    struct course_span span[COURSE_SPANS_MAX];
};

void game_ratings_course(const struct game_ratings *ratings, const struct player_statistics *player,
                         struct course *course);

/* The file: fills in what it has of games whose luck is LUCK_UNKNOWN; and replaces it by what is
 * known of these. */
void luck_file_read(const struct statistics *statistics, struct game_luck_known *luck);
void luck_file_keep(const struct statistics *statistics, const struct game_luck_known *luck);

#endif
