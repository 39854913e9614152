/* Killing the real program at random instants, and looking at what it leaves. */
#ifndef BASTIDE_TESTS_KILLS_H
#define BASTIDE_TESTS_KILLS_H

#include "bastide/rng.h"
#include "play/session.h"

#include <stddef.h>
#include <sys/types.h>

enum { KILLS_PATH_SIZE = 512 };

/* What all rounds share. */
struct kills {
    const char *program;
    char folder[64]; /* the data folder of the programs that are killed */
    struct rng rng;
    unsigned long killed, finished; /* programs that were still running, and that were not */
};

/* Says what is wrong and ends this program with status 1; the folder stays, to be looked at. */
__attribute__((format(printf, 2, 3))) _Noreturn void kills_fail(const struct kills *kills,
                                                                const char *format, ...);

/* Removes the games in the folder and makes it anew. */
void kills_clear(const struct kills *kills);

/* Fails where the folder of games, or `folder`, holds anything but records. */
void kills_expect_no_leftovers(const struct kills *kills, const char *folder);

/* The path of the only record that is kept; false where there is none. */
bool kills_find_record(const struct kills *kills, char path[KILLS_PATH_SIZE]);

/* The text of a file, to be freed; NULL where there is none. */
char *kills_read(const struct kills *kills, const char *path, size_t *length);

/* Opens the record, which must be as it was written. The session is the caller's to close. */
void kills_open(const struct kills *kills, const char *path, struct session *session);

/* A program that runs, and what it has written so far. */
struct victim {
    pid_t child;
    int input, output; /* of the pipes, or twice the terminal */
    char *said;
    size_t length, room;
};

/* Starts the program with its input and output in pipes, or in a terminal of 80x24. */
void victim_start(struct kills *kills, struct victim *victim, char *const arguments[]);
void victim_start_on_terminal(struct kills *kills, struct victim *victim, char *const arguments[]);

/* Takes what it writes for so many microseconds, or until it ends, whatever comes first. */
void victim_listen(struct kills *kills, struct victim *victim, long microseconds);

/* Kills it, and takes what it had written. */
void victim_kill(struct kills *kills, struct victim *victim);

/* Lets it run to its end. */
void victim_end(struct kills *kills, struct victim *victim);
void victim_free(struct victim *victim);

/* The rounds: each kills so many programs that play in lines, on a screen, or as an engine that
 * saves. */
void kills_in_lines(struct kills *kills, unsigned long rounds);
void kills_on_screen(struct kills *kills, unsigned long rounds);
void kills_of_engine(struct kills *kills, unsigned long rounds);

#endif
