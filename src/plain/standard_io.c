/* Standard input and output, line by line. */
#include "plain/plain.h"

#include "language/language.h"
#include "unicode/glyph.h"

#include <errno.h>
#include <langinfo.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

enum { PIECE_SIZE = 256 };

struct streams {
    char input[4096];    /* read but not yet consumed: */
    size_t at, end;      /* from here to there */
    bool is_unicode;     /* the output is UTF-8, else ASCII */
    bool is_typed;       /* the input is a terminal */
    bool is_interrupted; /* while nothing was asked: the next question hears of it */
    int error;           /* the errno of a failed write, or 0 */
    sigset_t mask_while_waiting;
};

/* ASCII replacements of more than one letter, or other ones than on the screen, where each has a
 * cell. */
static const struct {
    uint32_t character;
    const char *instead;
} stand_ins[] = {
    {0x2026, "..."}, {0x00e4, "ae"}, {0x00f6, "oe"}, {0x00fc, "ue"},
    {0x00df, "ss"},  {0x2265, ">="}, {0x00b1, "+-"},
};

static const char *stand_in(uint32_t character, char plain[2])
{
    for (size_t i = 0; i < sizeof stand_ins / sizeof stand_ins[0]; i++)
        if (stand_ins[i].character == character)
            return stand_ins[i].instead;
    plain[0] = (char)glyph_plain(character);
    plain[1] = '\0';
    return plain;
}

/* A word with its preceding spaces, as it will be printed. */
struct chunk {
    char text[PIECE_SIZE];
    size_t length;
    unsigned cells;
};

static void add_to_chunk(struct chunk *chunk, const char *shown, size_t length, unsigned cells)
{
    if (chunk->length + length >= PIECE_SIZE)
        return;
    memcpy(chunk->text + chunk->length, shown, length);
    chunk->length += length;
    chunk->cells += cells;
}

/* Takes the next chunk, up to a space after a word or a newline. */
static const char *take_chunk(const struct streams *streams, const char *text, struct chunk *chunk)
{
    const char *end = text + strlen(text);
    struct grapheme grapheme;
    bool is_word = false;
    *chunk = (struct chunk){.length = 0};
    while (text < end && *text != '\n' && !(is_word && *text == ' ')) {
        const char *begin = text;
        char plain[2];
        is_word |= *text != ' ';
        grapheme_next(&text, end, &grapheme);
        if (streams->is_unicode) {
            add_to_chunk(chunk, begin, (size_t)(text - begin), (unsigned)grapheme.width);
        } else if (grapheme.glyphs > 0) {
            const char *instead = stand_in(grapheme.glyph[0], plain);
            add_to_chunk(chunk, instead, strlen(instead), (unsigned)strlen(instead));
        }
    }
    return text;
}

/* The terminal's width; lines to anything else are not wrapped. */
static unsigned columns(void)
{
    struct winsize size;
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 20)
        return UINT_MAX;
    return size.ws_col;
}

/* Wraps lines between words, as terminals do not. */
static void standard_io_put(const struct streams *streams, const char *text)
{
    unsigned cols = columns(), col = 0;
    while (*text != '\0') {
        struct chunk chunk;
        if (*text == '\n') {
            putchar(*text++);
            col = 0;
            continue;
        }
        text = take_chunk(streams, text, &chunk);
        size_t blanks = strspn(chunk.text, " ");
        bool breaks = col > 0 && col + chunk.cells > cols && chunk.length > blanks;
        if (breaks)
            putchar('\n');
        fwrite(chunk.text + (breaks ? blanks : 0), 1, chunk.length - (breaks ? blanks : 0), stdout);
        col = breaks ? chunk.cells - (unsigned)blanks : col + chunk.cells;
    }
}

static bool say_out(void *self, const char *text)
{
    struct streams *streams = self;
    standard_io_put(streams, text);
    if (fflush(stdout) == 0 && !ferror(stdout))
        return true;
    streams->error = errno;
    return false;
}

static void on_interrupt(int signal)
{
    (void)signal; /* interrupting the wait is enough */
}

/* Whether one of two file descriptors (-1: none) can be read before the time is over, NULL:
 * whenever; -1 if interrupted. An interrupt can take effect only here, never between two steps. */
static int can_read_one(const struct streams *streams, int fd, int other,
                        const struct timespec *time)
{
    fd_set readable;
    FD_ZERO(&readable);
    if (fd >= 0)
        FD_SET((uint16_t)fd, &readable); /* of another sign in each C library; this fits all */
    if (other >= 0)
        FD_SET((uint16_t)other, &readable);
    return pselect((fd > other ? fd : other) + 1, &readable, NULL, NULL, time,
                   &streams->mask_while_waiting);
}

static int can_read(const struct streams *streams, int fd, const struct timespec *time)
{
    return can_read_one(streams, fd, -1, time);
}

static enum plain_heard wait_for_input(const struct streams *streams)
{
    if (streams->is_interrupted)
        return PLAIN_INTERRUPTED;
    if (can_read(streams, STDIN_FILENO, NULL) == -1)
        return errno == EINTR ? PLAIN_INTERRUPTED : PLAIN_END;
    return PLAIN_LINE;
}

static bool wait_a_while(void *self, int fd, unsigned milliseconds)
{
    struct timespec time = {(time_t)(milliseconds / 1000), (long)(milliseconds % 1000) * 1000000};
    return can_read(self, fd, &time) >= 0;
}

static bool wait_to_hear(void *self, int fd, unsigned milliseconds)
{
    struct timespec time = {(time_t)(milliseconds / 1000), (long)(milliseconds % 1000) * 1000000};
    return can_read_one(self, fd, STDIN_FILENO, &time) >= 0;
}

static long long milliseconds_now(void *self)
{
    struct timespec now;
    (void)self;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool hears_something(void *self)
{
    struct streams *streams = self;
    if (streams->at < streams->end || streams->is_interrupted)
        return true;
    int count = can_read(streams, STDIN_FILENO, &(struct timespec){0});
    streams->is_interrupted = count == -1 && errno == EINTR;
    return count != 0;
}

/* False, with the reason in `*heard`, if no more bytes can be read. */
static bool fill(struct streams *streams, enum plain_heard *heard)
{
    if ((*heard = wait_for_input(streams)) != PLAIN_LINE)
        return false;
    ssize_t count = read(STDIN_FILENO, streams->input, sizeof streams->input);
    if (count <= 0) {
        *heard = PLAIN_END;
        return false;
    }
    streams->at = 0;
    streams->end = (size_t)count;
    return true;
}

/* Typed input has already ended the prompt's line; other input has not. */
static void end_prompt(const struct streams *streams, enum plain_heard heard)
{
    if (!streams->is_typed || heard == PLAIN_END || heard == PLAIN_INTERRUPTED) {
        putchar('\n');
        fflush(stdout);
    }
}

static enum plain_heard hear_in(void *self, char line[PLAIN_LINE_SIZE])
{
    struct streams *streams = self;
    enum plain_heard heard = PLAIN_LINE;
    size_t length = 0;
    bool is_begun = false;
    for (;;) {
        if (streams->at == streams->end && !fill(streams, &heard))
            break;
        char c = streams->input[streams->at++];
        is_begun = true;
        if (c == '\n')
            break;
        if (length < PLAIN_LINE_SIZE)
            line[length] = c ? c : '?';
        length += length < PLAIN_LINE_SIZE;
    }
    if (heard == PLAIN_END && is_begun) /* a last line without its newline counts */
        heard = PLAIN_LINE;
    if (heard == PLAIN_LINE && length == PLAIN_LINE_SIZE)
        heard = PLAIN_TOO_LONG;
    line[length < PLAIN_LINE_SIZE ? length : PLAIN_LINE_SIZE - 1] = '\0';
    end_prompt(streams, heard);
    return heard;
}

/* A closed output is not our failure: the game is saved. */
static bool has_failed(int error)
{
    return error != 0 && error != EPIPE;
}

enum { EXIT_OUTPUT = 1, EXIT_FILE = 2 };

int plain_run(const struct start_request *request)
{
    struct streams streams = {.is_unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0,
                              .is_typed = isatty(STDIN_FILENO) == 1};
    struct line_io io = {.self = &streams,
                         .hear = hear_in,
                         .say = say_out,
                         .wait = wait_a_while,
                         .hears = hears_something,
                         .wait_to_hear = wait_to_hear,
                         .now = milliseconds_now,
                         .is_watched = isatty(STDOUT_FILENO) == 1};
    struct sigaction interrupt = {.sa_handler = on_interrupt}, before, pipe;
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGINT);
    sigemptyset(&interrupt.sa_mask);
    sigprocmask(SIG_BLOCK, &blocked, &streams.mask_while_waiting);
    sigaction(SIGINT, &interrupt, &before);
    sigaction(SIGPIPE, &ignore, &pipe);
    struct problem problem;
    bool opened = plain_dialogue(request, &io, &problem);
    sigaction(SIGPIPE, &pipe, NULL);
    sigaction(SIGINT, &before, NULL);
    sigprocmask(SIG_SETMASK, &streams.mask_while_waiting, NULL);
    if (has_failed(streams.error)) {
        fprintf(stderr, _("bastide: cannot write standard output: %s\n"), strerror(streams.error));
        return EXIT_OUTPUT;
    }
    if (!opened)
        fprintf(stderr, "bastide: %s\n", problem.text);
    return opened ? 0 : EXIT_FILE;
}
