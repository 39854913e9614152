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
    PEER_SILENT,   /* there was no answer in the time that it has */
    PEER_TOO_LONG, /* a line of more than PEER_LINE_MAX bytes */
    PEER_NOT_JSON, /* something else than a JSON object */
    PEER_REFUSED,  /* the answer has an "error" */
    PEER_NO_MOVE   /* no "move" in the answer, or not a text */
};

enum { PEER_LINE_MAX = (1 << 20) - 1 };

/* Starts a program by the shell, with a pipe for its standard input and output; its standard error
 * is the caller's. Each answer may take so many milliseconds. NULL, with errno, if it cannot be
 * started. */
struct peer *peer_begin(const char *command, int patience_ms);

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

/* Sends `quit` and waits for the program to end; one that is at fault, or does not end in its time,
 * is killed. Returns the CPU time in seconds that it used, together with the programs it waited
 * for. Only one peer at a time may be ended. */
double peer_end(struct peer *peer);

#endif
