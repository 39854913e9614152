#include "engine/peer.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

struct peer {
    pid_t pid;
    int to, from; /* its standard input, and its output */
    int patience_ms;
    enum peer_fault fault;
    json_t *then;  /* moves after the one chosen, or NULL */
    size_t made;   /* of them */
    size_t length; /* of the last answer */
    size_t come;   /* bytes in `line`: that answer, a zero byte, and what has come after it */
    char line[PEER_LINE_MAX + 1];
};

/* The four ends: the program's standard input and ours into it, ours of its output and its own. */
enum { ITS_INPUT, TO, FROM, ITS_OUTPUT, ENDS };

static void close_all(const int ends[ENDS])
{
    for (unsigned end = 0; end < ENDS; end++)
        if (ends[end] >= 0)
            close(ends[end]);
}

/* The input is a socket, which can be written to without a signal when the program has gone. */
static bool open_all(int ends[ENDS])
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, &ends[ITS_INPUT]) < 0 || pipe(&ends[FROM]) < 0)
        return false;
    for (unsigned end = 0; end < ENDS; end++)
        fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    return true;
}

static void run(const char *command, const int ends[ENDS])
{
    if (dup2(ends[ITS_INPUT], STDIN_FILENO) >= 0 && dup2(ends[ITS_OUTPUT], STDOUT_FILENO) >= 0)
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

struct peer *peer_begin(const char *command, int patience_ms)
{
    int ends[ENDS] = {-1, -1, -1, -1};
    struct peer *peer = calloc(1, sizeof *peer);
    if (peer == NULL || !open_all(ends) || (peer->pid = fork()) < 0) {
        close_all(ends);
        free(peer);
        return NULL;
    }
    if (peer->pid == 0)
        run(command, ends);
    close(ends[ITS_INPUT]);
    close(ends[ITS_OUTPUT]);
    peer->to = ends[TO];
    peer->from = ends[FROM];
    peer->patience_ms = patience_ms;
    return peer;
}

static bool send_all(struct peer *peer, const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t sent = send(peer->to, bytes, count, MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR)
            return false;
        bytes += sent > 0 ? sent : 0;
        count -= sent > 0 ? (size_t)sent : 0;
    }
    return true;
}

/* Waits for more to come, and reads up to `room` bytes of it. */
static enum peer_fault read_some(struct peer *peer, char *at, size_t room, size_t *count)
{
    struct pollfd wait = {.fd = peer->from, .events = POLLIN};
    int ready;
    ssize_t got;
    while ((ready = poll(&wait, 1, peer->patience_ms)) < 0 && errno == EINTR)
        ;
    if (ready == 0)
        return PEER_SILENT;
    while ((got = read(peer->from, at, room)) < 0 && errno == EINTR)
        ;
    *count = got > 0 ? (size_t)got : 0;
    return got > 0 ? PEER_NO_FAULT : PEER_ENDED;
}

/* Waits for a whole line, and puts a zero byte in the place of its newline. */
static enum peer_fault read_line(struct peer *peer)
{
    size_t seen = 0, count;
    if (peer->length < peer->come) {
        peer->come -= peer->length + 1;
        memmove(peer->line, peer->line + peer->length + 1, peer->come);
    } else {
        peer->come = 0;
    }
    for (;;) {
        char *end = memchr(peer->line + seen, '\n', peer->come - seen);
        peer->length = end != NULL ? (size_t)(end - peer->line) : peer->come;
        peer->line[peer->length] = '\0';
        if (end != NULL)
            return PEER_NO_FAULT;
        seen = peer->come;
        if (seen == PEER_LINE_MAX)
            return PEER_TOO_LONG;
        enum peer_fault fault = read_some(peer, peer->line + seen, PEER_LINE_MAX - seen, &count);
        if (fault != PEER_NO_FAULT)
            return fault;
        peer->come += count;
    }
}

static json_t *moves_after(const json_t *answer, const char *move)
{
    const json_t *best = json_array_get(json_object_get(answer, "candidates"), 0);
    const char *first = json_string_value(json_object_get(best, "move"));
    return first != NULL && strcmp(first, move) == 0 ? json_object_get(best, "then") : NULL;
}

static void choose(struct peer *peer, const json_t *answer, const char *said, char *move,
                   size_t size)
{
    snprintf(move, size, "%s", said);
    json_decref(peer->then);
    peer->then = json_incref(moves_after(answer, said));
    peer->made = 0;
}

static enum peer_fault judge(struct peer *peer, char *move, size_t size)
{
    enum peer_fault fault = PEER_NO_FAULT;
    json_t *answer = json_loadb(peer->line, peer->length, 0, NULL);
    const char *said = json_string_value(json_object_get(answer, "move"));
    if (!json_is_object(answer))
        fault = PEER_NOT_JSON;
    else if (json_object_get(answer, "error") != NULL)
        fault = PEER_REFUSED;
    else if (move != NULL && said == NULL)
        fault = PEER_NO_MOVE;
    else if (move != NULL)
        choose(peer, answer, said, move, size);
    json_decref(answer);
    return fault;
}

enum peer_fault peer_ask(struct peer *peer, const char *line, char *move, size_t size)
{
    if (!send_all(peer, line, strlen(line)) || !send_all(peer, "\n", 1))
        peer->fault = PEER_ENDED;
    else
        peer->fault = read_line(peer);
    if (peer->fault == PEER_NO_FAULT)
        peer->fault = judge(peer, move, size);
    return peer->fault;
}

enum peer_fault peer_tell(struct peer *peer, const char *line)
{
    return peer_ask(peer, line, NULL, 0);
}

bool peer_goes_on(struct peer *peer, char *move, size_t size)
{
    if (!json_is_array(peer->then))
        return false;
    const char *next = json_string_value(json_array_get(peer->then, peer->made++));
    snprintf(move, size, "%s", next != NULL ? next : "pass");
    return true;
}

const char *peer_said(const struct peer *peer)
{
    return peer->line;
}

/* Whether it closes its output in its time. */
static bool quits(struct peer *peer)
{
    size_t count;
    enum peer_fault fault = PEER_NO_FAULT;
    send_all(peer, "quit\n", 5);
    shutdown(peer->to, SHUT_WR);
    while (fault == PEER_NO_FAULT)
        fault = read_some(peer, peer->line, PEER_LINE_MAX, &count);
    return fault == PEER_ENDED;
}

static double seconds_of_children(void)
{
    struct rusage used;
    getrusage(RUSAGE_CHILDREN, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           1e-6 * (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

double peer_end(struct peer *peer)
{
    double before = seconds_of_children();
    if (peer->fault != PEER_NO_FAULT || !quits(peer))
        kill(peer->pid, SIGKILL);
    close(peer->to);
    close(peer->from);
    while (waitpid(peer->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    json_decref(peer->then);
    free(peer);
    return seconds_of_children() - before;
}
