#include "thinking/peer.h"

#include "text/setup.h"
#include "thinking/child.h"
#include "thinking/job.h"

#include <errno.h>
#include <jansson.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct peer {
    struct child child;
    struct peer_terms terms;
    enum peer_fault fault;
    json_t *info; /* what it has said of itself, or NULL */
    pthread_mutex_t hurrying;
    bool is_asked;   /* for a move, and there is no answer yet; guarded, as the next */
    bool is_hurried; /* `stop` has been sent, whose answer comes after the move */
    json_t *then;    /* moves after the one chosen, or NULL */
    size_t made;     /* of them */
    size_t length;   /* of the last answer */
    size_t come;     /* bytes in `line`: that answer, a zero byte, and what has come after it */
    char line[PEER_LINE_MAX + 1];
};

struct peer *peer_begin(const char *command, const struct peer_terms *terms)
{
    struct peer *peer = calloc(1, sizeof *peer);
    if (peer != NULL)
        peer->terms = *terms;
    enum child_guard guard = terms->at_table ? CHILD_GUARDED : CHILD_UNGUARDED;
    if (peer == NULL || !child_begin(&peer->child, command, guard)) {
        free(peer);
        return NULL;
    }
    pthread_mutex_init(&peer->hurrying, NULL);
    return peer;
}

/* Waiting. */

/* Something that may take so many milliseconds altogether. */
struct term {
    struct timespec begun;
    int ms;
};

/* The milliseconds left of it. */
static int term_left(const struct term *term)
{
    double left = term->ms - clock_ms_since(CLOCK_MONOTONIC, term->begun);
    return left > 0 ? (int)left + 1 : 0;
}

/* Waits until a file descriptor, or none (-1), is ready for those events. What is ready counts even
 * if the term is over, as this program may have been stopped meanwhile. */
static enum peer_fault wait_for(const struct peer *peer, int fd, short events, int ms)
{
    struct pollfd wait[] = {{.fd = peer->terms.stop, .events = POLLIN},
                            {.fd = fd, .events = events}};
    int ready = poll(wait, 2, ms);
    if (ready > 0)
        return wait[0].revents != 0 ? PEER_STOPPED : PEER_NO_FAULT;
    return PEER_SILENT;
}

/* The same within a term. */
static enum peer_fault wait_within(const struct peer *peer, int fd, short events,
                                   const struct term *term)
{
    enum peer_fault fault;
    int left;
    do {
        left = term_left(term);
        fault = wait_for(peer, fd, events, left);
    } while (fault == PEER_SILENT && left > 0); /* a signal came between */
    return fault;
}

/* Lines. */

static enum peer_fault send_all(struct peer *peer, const char *bytes, size_t count,
                                const struct term *term)
{
    while (count > 0) {
        enum peer_fault fault = wait_within(peer, peer->child.to, POLLOUT, term);
        if (fault != PEER_NO_FAULT)
            return fault;
        ssize_t sent = send(peer->child.to, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno != EINTR && errno != EAGAIN)
            return PEER_ENDED;
        bytes += sent > 0 ? sent : 0;
        count -= sent > 0 ? (size_t)sent : 0;
    }
    return PEER_NO_FAULT;
}

/* Reads up to `room` bytes of what has come; 0 at the end. */
static size_t read_some(struct peer *peer, char *at, size_t room)
{
    ssize_t got;
    while ((got = read(peer->child.from, at, room)) < 0 && errno == EINTR)
        ;
    return got > 0 ? (size_t)got : 0;
}

/* Forgets the last line; what has come after it is the beginning of the next. */
static void drop_line(struct peer *peer)
{
    size_t kept = peer->length < peer->come ? peer->come - peer->length - 1 : 0;
    memmove(peer->line, peer->line + peer->come - kept, kept);
    peer->come = kept;
}

/* Waits for a whole line, and puts a zero byte in the place of its newline. */
static enum peer_fault peer_read_line(struct peer *peer, const struct term *term)
{
    size_t seen = 0;
    for (drop_line(peer);;) {
        char *end = memchr(peer->line + seen, '\n', peer->come - seen);
        peer->length = end != NULL ? (size_t)(end - peer->line) : peer->come;
        peer->line[peer->length] = '\0';
        if (end != NULL)
            return PEER_NO_FAULT;
        seen = peer->come;
        if (seen == PEER_LINE_MAX)
            return PEER_TOO_LONG;
        enum peer_fault fault = wait_within(peer, peer->child.from, POLLIN, term);
        if (fault != PEER_NO_FAULT)
            return fault;
        peer->come += read_some(peer, peer->line + seen, PEER_LINE_MAX - seen);
        if (peer->come == seen)
            return PEER_ENDED;
    }
}

static json_t *moves_after(const json_t *answer, const char *move)
{
    const json_t *best = json_array_get(json_object_get(answer, "candidates"), 0);
    const char *first = json_string_value(json_object_get(best, "move"));
    return first != NULL && strcmp(first, move) == 0 ? json_object_get(best, "then") : NULL;
}

static void peer_choose(struct peer *peer, const json_t *answer, const char *said, char *move,
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
        peer_choose(peer, answer, said, move, size);
    json_decref(answer);
    return fault;
}

static bool is_progress(const struct peer *peer)
{
    json_t *line = json_loadb(peer->line, peer->length, 0, NULL);
    bool is_so = json_object_get(line, "progress") != NULL;
    json_decref(line);
    return is_so;
}

static enum peer_fault peer_read_answer(struct peer *peer, const struct term *term)
{
    enum peer_fault fault;
    do
        fault = peer_read_line(peer, term);
    while (fault == PEER_NO_FAULT && is_progress(peer));
    return fault;
}

static enum peer_fault peer_send(struct peer *peer, const char *line, const struct term *term)
{
    enum peer_fault fault = send_all(peer, line, strlen(line), term);
    return fault == PEER_NO_FAULT ? send_all(peer, "\n", 1, term) : fault;
}

static enum peer_fault peer_talk(struct peer *peer, const char *line, char *move, size_t size)
{
    struct term term = {clock_read(CLOCK_MONOTONIC), peer->terms.patience_ms};
    enum peer_fault fault = peer_send(peer, line, &term);
    if (fault == PEER_NO_FAULT)
        fault = peer_read_answer(peer, &term);
    return fault == PEER_NO_FAULT ? judge(peer, move, size) : fault;
}

enum peer_fault peer_tell(struct peer *peer, const char *line)
{
    peer->fault = peer_talk(peer, line, NULL, 0);
    return peer->fault;
}

static bool peer_set_asked(struct peer *peer, bool is_asked)
{
    pthread_mutex_lock(&peer->hurrying);
    bool was_hurried = peer->is_hurried;
    peer->is_asked = is_asked;
    peer->is_hurried = false;
    pthread_mutex_unlock(&peer->hurrying);
    return was_hurried;
}

enum peer_fault peer_ask(struct peer *peer, const char *line, char *move, size_t size)
{
    struct term term = {clock_read(CLOCK_MONOTONIC), peer->terms.patience_ms};
    peer->fault = peer_send(peer, line, &term);
    peer_set_asked(peer, true);
    if (peer->fault == PEER_NO_FAULT)
        peer->fault = peer_read_answer(peer, &term);
    bool was_hurried = peer_set_asked(peer, false);
    if (peer->fault == PEER_NO_FAULT)
        peer->fault = judge(peer, move, size);
    if (peer->fault == PEER_NO_FAULT && was_hurried)
        peer->fault = peer_read_answer(peer, &term); /* to `stop`, whatever it is */
    return peer->fault;
}

void peer_hurry(struct peer *peer)
{
    pthread_mutex_lock(&peer->hurrying);
    if (peer->is_asked && !peer->is_hurried && peer_knows(peer, "stop", NULL))
        peer->is_hurried = send(peer->child.to, "stop\n", 5, MSG_NOSIGNAL | MSG_DONTWAIT) == 5;
    pthread_mutex_unlock(&peer->hurrying);
}

enum peer_fault peer_introduce(struct peer *peer)
{
    if (peer_tell(peer, "info") == PEER_NO_FAULT)
        peer->info = json_loadb(peer->line, peer->length, 0, NULL);
    else if (peer->fault == PEER_REFUSED || peer->fault == PEER_NOT_JSON)
        peer->fault = PEER_NO_FAULT;
    return peer->fault;
}

bool peer_knows(const struct peer *peer, const char *command, const char *argument)
{
    const json_t *arguments = json_object_get(json_object_get(peer->info, "commands"), command);
    for (size_t a = 0; argument != NULL && a < json_array_size(arguments); a++) {
        const char *known = json_string_value(json_array_get(arguments, a));
        if (known != NULL && strcmp(known, argument) == 0)
            return true;
    }
    return argument == NULL && arguments != NULL;
}

bool peer_goes_on(struct peer *peer, char *move, size_t size)
{
    if (!json_is_array(peer->then))
        return false;
    const char *next = json_string_value(json_array_get(peer->then, peer->made++));
    snprintf(move, size, "%s", next != NULL ? next : "pass");
    return true;
}

void peer_line_new(const struct options *options, char line[PEER_NEW_SIZE])
{
    const char *separator = "";
    size_t length =
        (size_t)snprintf(line, PEER_NEW_SIZE, "new players=%u sets=", (unsigned)options->players);
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        if (options_has_set(options, (enum tile_set)set)) {
            length += (size_t)snprintf(line + length, PEER_NEW_SIZE - length, "%s%s", separator,
                                       tile_set_name((enum tile_set)set));
            separator = ",";
        }
    length += (size_t)snprintf(line + length, PEER_NEW_SIZE - length, " edition=%s",
                               edition_words[options->edition].name);
    for (enum option option = 0; option < OPTIONS_COUNT; option++)
        if (option_is_changed(options, option))
            length += (size_t)snprintf(line + length, PEER_NEW_SIZE - length, " %s=%s",
                                       option_words[option].name,
                                       option_words[option].value[options->value[option]].name);
    snprintf(line + length, PEER_NEW_SIZE - length, " chance=manual");
}

const char *peer_said(const struct peer *peer)
{
    return peer->line;
}

/* Reads, and forgets, what comes until the program ends or its time is over. That it has ended is
 * not told: after the end of its output it is looked for every few milliseconds. */
static void wait_for_end(struct peer *peer)
{
    enum { NAP_MOST = 16 };
    struct term term = {clock_read(CLOCK_MONOTONIC), peer->terms.quit_ms};
    int from = peer->child.from, nap = 1;
    size_t come = 0;
    while (!child_has_ended(&peer->child) && term_left(&term) > 0 && come < PEER_LINE_MAX) {
        enum peer_fault fault = wait_for(peer, from, POLLIN, nap);
        size_t got = fault == PEER_NO_FAULT ? read_some(peer, peer->line, PEER_LINE_MAX) : 0;
        if (fault == PEER_STOPPED)
            return;
        if (fault == PEER_NO_FAULT && got == 0)
            from = -1;
        come += got;
        nap = nap < NAP_MOST ? 2 * nap : nap;
    }
}

double peer_end(struct peer *peer)
{
    struct term term = {clock_read(CLOCK_MONOTONIC), peer->terms.quit_ms};
    if (peer->fault == PEER_NO_FAULT && send_all(peer, "quit\n", 5, &term) == PEER_NO_FAULT) {
        shutdown(peer->child.to, SHUT_WR);
        wait_for_end(peer);
    }
    double seconds = child_end(&peer->child);
    json_decref(peer->then);
    json_decref(peer->info);
    pthread_mutex_destroy(&peer->hurrying);
    free(peer);
    return seconds;
}
