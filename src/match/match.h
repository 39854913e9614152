/* A match between bots, and other programs, without a screen: every game is played once with each
 * seating and the same order of tiles, so that neither decides it. These games are a rotation. */
#ifndef BASTIDE_MATCH_H
#define BASTIDE_MATCH_H

#include "bastide/game.h"
#include "bots/levels.h"
#include "play/problem.h"
#include "play/record_buffer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
    MATCH_GAMES_DEFAULT = 100,
    MATCH_GAMES_MAX = 1000000,
    MATCH_PLAYOUTS_MAX = 100000,
    MATCH_MS_MAX = 600000,
    MATCH_JOBS_MAX = 64
};

/* How long a program may take for an answer, and how much longer for each millisecond of CPU time
 * it is given: it may have to share its core with many others. And how long to end. */
enum { MATCH_PATIENCE_MS = 60000, MATCH_PATIENCE_A_MS = 20, MATCH_QUIT_MS = 5000 };

/* How long to think about a decision: the limit that is reached first counts. Bots that adapt have
 * none. */
struct match_budget {
    unsigned playouts; /* simulations, or 0 */
    unsigned ms;       /* milliseconds of CPU time, or 0 */
};

struct match_seat {
    const char *engine; /* a command whose program has the seat, or NULL for a bot */
    enum bot_level level;
    struct match_budget budget; /* without any, that of the match, and then of the level */
};

struct match {
    struct options options; /* whose players are the seats */
    struct match_seat seat[PLAYERS_MAX];
    struct match_budget budget;
    const char *records; /* a folder for the records of the games, or NULL */
    const char *version; /* of the program, as it stands in lines */
    unsigned games;      /* rounded up to whole rotations of the seats */
    unsigned jobs;       /* how many rotations are played at a time, at least 1 */
    int patience_ms;     /* MATCH_PATIENCE_MS */
    int quit_ms;         /* MATCH_QUIT_MS */
    uint64_t seed;       /* of the first rotation; each has the next one */
};

struct match_budget match_budget_of(const struct match *match, unsigned seat);

/* How many rotations have all of its games, in each of which every seat begins once. */
static inline unsigned match_rotations(const struct match *match)
{
    unsigned seats = match->options.players;
    return (match->games + seats - 1) / seats;
}

/* How a program lost a game. The row: name in C, word in lines. */
#define FORFEITS(X)                                                                                \
    X(ENDED, "ended")       /* it ended without an answer */                                       \
    X(SILENT, "silent")     /* no answer in time */                                                \
    X(TOO_LONG, "too-long") /* more than a line of text */                                         \
    X(NOT_JSON, "not-json")                                                                        \
    X(REFUSED, "refused")   /* it answered with an error */                                        \
    X(NO_MOVE, "no-move")   /* `go` without a move */                                              \
    X(BAD_MOVE, "bad-move") /* text that is no move */                                             \
    X(ILLEGAL, "illegal")

enum forfeit {
    FORFEIT_NONE,
#define X(forfeit, word) FORFEIT_##forfeit,
    FORFEITS(X)
#undef X
        FORFEITS_COUNT
};

/* All by seat. */
struct played_game {
    uint64_t seed;              /* of its pile */
    uint8_t first;              /* the seat that began */
    uint8_t loser;              /* by a fault, if there was one */
    uint8_t forfeit;            /* enum forfeit: that fault */
    int32_t score[PLAYERS_MAX]; /* without a meaning after a fault */
    uint32_t turns[PLAYERS_MAX];
    uint64_t cpu_us[PLAYERS_MAX]; /* microseconds of CPU time, of all cores together */
    /* Where it is from lines of games: where it was read, as which of all. */
    const char *path;
    unsigned long line;
    size_t number;
};

struct played_games {
    struct played_game *game;
    size_t count, room;
};

/* False where memory runs out: nothing is added. */
bool played_games_add(struct played_games *played, const struct played_game *game);
void played_games_free(struct played_games *played);

/* Sorts them by their seeds and first seats. */
void played_games_sort(struct played_games *played);

/* A game is worth this; a tie is divided, and so is a game that was lost by a fault, among the
 * others. */
enum { WIN_PARTS = 60 };

/* What a seat has of it. */
unsigned played_game_parts(const struct played_game *game, unsigned players, unsigned seat);

/* Called while a match goes on; NULL for what is not wanted. */
struct match_outlets {
    FILE *progress; /* how far it is, on a line that is written over */
    FILE *told;     /* a line for people about each game that a program has lost by a fault */
    FILE *lines;    /* a line of JSON for each game (match_line_print) */
};

/* What has come of it. */
struct match_outcome {
    struct played_games played;
    int signal;     /* that has stopped it: SIGINT, SIGTERM or SIGHUP; 0: none */
    int bad_output; /* the error number by which a line could not be written; 0: all were */
};

/* Plays a match. A game in which a program is at fault is lost for it, and the match goes on. It
 * ends early at a signal, unless that was ignored before, or where a line cannot be written: games
 * under way are dropped. False, too, is an early end: `problem` says what the machine could not do.
 * Whatever the end, `outcome` has the games played, to be freed, and nothing is left of the
 * programs. */
bool match_run(const struct match *match, const struct match_outlets *outlets,
               struct match_outcome *outcome, struct problem *problem);

/* Prints the table of results of these games, which get sorted. False, with errno, if it cannot be
 * written. */
bool match_print(const struct match *match, struct played_games *played, FILE *out);

/* A game as a line of JSON (docs/NOTATION.md, Games of a match), without its newline, to be freed:
 * who played by which rules, and what came of it. NULL where memory runs out. */
enum { MATCH_LINE_FORMAT = 1 };
extern const char *const match_forfeit_words[FORFEITS_COUNT];
char *match_line_print(const struct match *match, const struct played_game *game);

/* Lines of games, from files or a pipe, as one match: they can have been played anywhere. */

struct match_merged {
    struct match match;     /* what a table says of it, referring to the line-up */
    struct json_t *line_up; /* the first line, which all have in common; NULL before it */
    struct played_games played;
};

/* Reads all lines of the files, or of standard input, if there are none or for "-". False, with
 * nothing to be freed: `problem` has the file, the line and what was expected: a line is no game,
 * is of another match, or has come before. */
bool match_merge(struct match_merged *merged, char *const *paths, size_t count,
                 struct problem *problem);
void match_merged_free(struct match_merged *merged);

/* Reads one line of so many bytes, without its newline or with it; the game is not added. False:
 * `bad` says in one line what was expected, and nothing has changed. */
bool match_line_read(struct match_merged *merged, const char *line, size_t length,
                     struct played_game *game, struct problem *bad);

/* The place where the games of a match are played, one after the other. */

struct match_desk {
    const struct match *match;
    int stop;                    /* a file descriptor that can be read once everything must end */
    struct thinker *thinker;     /* of all bots */
    struct company *company;     /* of the bots that adapt; NULL if there are none */
    struct record_buffer record; /* of the last game, if records are kept */
    struct problem problem;      /* of it */
};

/* False, with errno, where memory or file descriptors run out: there is nothing to end. */
bool match_desk_begin(struct match_desk *desk, const struct match *match, int stop);
void match_desk_end(struct match_desk *desk);

enum match_desk_result {
    DESK_PLAYED,  /* to its end or to a fault, which `problem` tells */
    DESK_STOPPED, /* `stop` can be read: the game is dropped */
    DESK_FAILED   /* `problem` says what the machine could not do */
};

/* Plays the game of that seed in which seat `first` begins. Its programs are started for it and
 * have ended when this returns, so what they remember of other games changes nothing. */
enum match_desk_result match_desk_play(struct match_desk *desk, uint64_t seed, unsigned first,
                                       struct played_game *played);

/* Makes the folder of records, if it is not there, in which each game has a file, named by the seed
 * and the seat that begins. False if it cannot be made, or has one of the
 * records already: `problem` says so. */
bool match_records_prepare(const struct match *match, struct problem *problem);

#endif
