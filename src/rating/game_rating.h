/* How well somebody plays whole games: Glicko-2 over finished games, less their luck. Of two at a
 * table the one with more points less luck has won; a point or less between them is a draw. Levels
 * have fixed ratings, people rate each other. A day is a period. Docs: docs/TRAINER.md. */
#ifndef BASTIDE_RATING_GAME_RATING_H
#define BASTIDE_RATING_GAME_RATING_H

#include "bastide/game.h"
#include "bots/levels.h"
#include "rating/glicko.h"

/* The rating of a level in whole games; 0: none, as it adapts or is no level. Measured
 * (docs/TRAINER.md). */
double game_level_rating(unsigned level);

/* The score less luck (rating/game_luck.h): half of it, as the evaluation takes draws for more
 * decisive than they are. Any share leaves the mean as it is. Measured (docs/TRAINER.md). */
double game_rating_points(int score, double luck);

/* The result of so many points where another had so many: 1 won, 0.5 as good, 0 lost. */
double game_rating_score(double points, double others);

/* A seat of a finished game. */
struct rated_seat {
    bool is_person;
    unsigned who;  /* a person, by number, or enum bot_level; BOT_LEVELS_COUNT: another program */
    double points; /* the score less luck */
    double after;  /* filled in: the person's rating after that day; 0: none yet */
};

struct rated_game {
    long long day;   /* since 1970-01-01 */
    bool has_points; /* false: its luck is unknown, and it does not count */
    unsigned seats;
    struct rated_seat seat[PLAYERS_MAX];
};

/* Whether it says how well somebody plays: a person met somebody with a rating. */
bool rated_game_counts(const struct rated_game *game);

enum { RATED_GAMES_LEAST = 5, RATING_CHANGE_DAYS = 30 };

/* A person's rating. A new one is all zeros. */
struct game_rating {
    unsigned games; /* that count; with fewer than RATED_GAMES_LEAST it says too little */
    struct rating now;
    double before; /* what it was RATING_CHANGE_DAYS ago; 0: there was none */
    /* While it is found: */
    long long last; /* the day with the last of them, */
    bool is_due;    /* and whether there are such on the day in hand, */
    struct rating next;
};

static inline bool game_rating_is_known(const struct game_rating *rating)
{
    return rating->games >= RATED_GAMES_LEAST;
}

/* Finds the ratings, all zeros before, of people by number, up to the day `today`, from games whose
 * days ascend; fills in what each seat of a person had after its day. */
void game_ratings_find(struct game_rating *rating, struct rated_game *game, size_t games,
                       long long today);

#endif
