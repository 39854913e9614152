/* A peer is another program that speaks the engine protocol as `bastide engine` does
 * (docs/NOTATION.md): it is told of a game, a command at a time, and asked for moves. */
#ifndef BASTIDE_ENGINE_PEER_H
#define BASTIDE_ENGINE_PEER_H

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
};

/* Starts a program by the shell, in a process group of its own, with a socket for its standard
 * input and a pipe for its output; its standard error is the caller's. It inherits no other file
 * descriptor of the caller that is closed on exec. NULL, with errno, if it cannot be started. */
struct peer *peer_begin(const char *command, const struct peer_terms *terms);

/* Sends a command, a line without its newline, and waits for the answer. After a fault nothing more
 * may be sent. */
enum peer_fault peer_tell(struct peer *peer, const char *line);

/* The same for `go`: copies the move into `move`, cut off at `size` bytes. */
enum peer_fault peer_ask(struct peer *peer, const char *line, char *move, size_t size);

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
