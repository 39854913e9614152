/* A peer is another program that speaks the engine protocol as `bastide engine` does
 * (docs/NOTATION.md): it is sent a game, a command at a time, and asked for moves. */
#ifndef BASTIDE_THINKING_PEER_H
#define BASTIDE_THINKING_PEER_H

#include "bastide/options.h"

#include <stdbool.h>
#include <stddef.h>

struct peer;

enum peer_fault {
    PEER_NO_FAULT,
    PEER_ENDED,    /* it has ended, or closed its output, without an answer */
    PEER_SILENT,   /* there was no whole answer in the time that it has */
    PEER_TOO_LONG, /* a line of more than PEER_LINE_MAX bytes */
    PEER_NOT_JSON, /* something else than a JSON object */
    PEER_REFUSED,  /* the answer has an "error" */
    PEER_NO_MOVE,  /* no "move" in the answer, or not a text */
    PEER_STOPPED   /* the caller does not want to wait any longer: no fault of the program */
};

enum { PEER_LINE_MAX = (1 << 20) - 1 };

/* How long a program is waited for. */
struct peer_terms {
    int patience_ms; /* until all of an answer is there, from when the command is sent */
    int quit_ms;     /* until it has ended, from `quit` */
    int stop;        /* a file descriptor that can be read once nobody should wait; -1: none */
    bool at_table;   /* people look at the terminal: its standard error goes nowhere, and however
                        the caller ends, its process group ends, too */
};

/* Starts a program (child_begin). NULL, with errno, if it cannot be started. */
struct peer *peer_begin(const char *command, const struct peer_terms *terms);

/* Sends a command, a line without its newline, and waits for the answer. After a fault nothing more
 * may be sent. */
enum peer_fault peer_tell(struct peer *peer, const char *line);

/* The command that begins a game of these rules, in which others make all moves. It has only what
 * differs from the edition, for older programs. */
enum { PEER_NEW_SIZE = 1024 };
void peer_line_new(const struct options *options, char line[PEER_NEW_SIZE]);

/* Asks who it is, by `info`. A program that refuses, or says something else than JSON, knows no
 * such command, which is no fault. */
enum peer_fault peer_introduce(struct peer *peer);

/* Whether it has said that it knows a command, or an argument of it: `go`, `ms`. */
bool peer_knows(const struct peer *peer, const char *command, const char *argument);

/* The same as peer_tell for `go`: copies the move into `move`, cut off at `size` bytes. Lines about
 * its progress are skipped. */
enum peer_fault peer_ask(struct peer *peer, const char *line, char *move, size_t size);

/* Another thread's, while one waits for the answer to `go`: it should answer now. Does nothing
 * where the program knows no `stop`. */
void peer_hurry(struct peer *peer);

/* The next move of the turn that the last answer to `go` began, if its first candidate, the move
 * chosen, has a `then`: its moves in order, and after them `pass`. False: ask. */
bool peer_goes_on(struct peer *peer, char *move, size_t size);

/* The last answer; if there was none, what has come of it. */
const char *peer_said(const struct peer *peer);

/* Sends `quit` and waits for the program to end; one that is at fault, does not end in its time, or
 * writes more than PEER_LINE_MAX bytes meanwhile, is not waited for. Then whatever is left of its
 * process group is killed. Returns the CPU time in seconds that it used, together with the programs
 * it waited for. */
double peer_end(struct peer *peer);

#endif
