#include "tui/terminal/screen.h"

#include "language/language.h"
#include "tui/terminal/frame.h"
#include "tui/terminal/input.h"
#include "tui/terminal/signals.h"
#include "tui/terminal/tty.h"

#include <errno.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Clicks, drags with a button held, and places beyond column 223. */
static const char mouse_on[] = "\x1b[?1002;1006h", mouse_off[] = "\x1b[?1002;1006l";
static const char frame_begins[] = "\x1b[?2026h", frame_ends[] = "\x1b[?2026l";

struct screen {
    struct terminal terminal;
    struct screen_choice choice;
    struct tty tty;
    struct input input;
    int signals; /* the pipe that tells of them */
    int rows, cols;
    bool has_asked;
    long long held_until; /* when a sequence of which only the begin has come is given up */
    struct frame *frame;
    struct bytes bytes; /* to be written with the next frame */
};

static long long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool screen_is_possible(struct problem *problem)
{
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return true;
    return problem_say(problem, _("needs a terminal for its input and its output; "
                                  "`bastide --plain` works without one"));
}

static void take_size(struct screen *screen)
{
    enum { ROWS = 24, COLS = 80 }; /* of a terminal that nobody knows */
    const struct terminal *terminal = &screen->terminal;
    screen->rows = terminal->rows > 0 ? terminal->rows : ROWS;
    screen->cols = terminal->cols > 0 ? terminal->cols : COLS;
    tty_size(&screen->rows, &screen->cols);
    frame_forget(screen->frame);
}

/* What gives the terminal back: at the end, while the shell has it, and after a crash. */
static void add_leaving(const struct screen *screen, struct bytes *bytes)
{
    if (screen->terminal.may_be_asked)
        bytes_say(bytes, frame_ends);
    if (screen->terminal.has_mouse)
        bytes_say(bytes, mouse_off);
    bytes_say(bytes, screen->terminal.leave);
}

static void write_out(struct screen *screen)
{
    if (screen->bytes.is_lost) /* there was no memory for the whole of it: once more, then */
        frame_forget(screen->frame);
    else
        tty_write(&screen->tty, screen->bytes.data, screen->bytes.length);
    bytes_clear(&screen->bytes);
}

/* Takes the terminal; what it must be told goes out with the first frame. */
static void enter(struct screen *screen)
{
    tty_set_raw(&screen->tty);
    bytes_say(&screen->bytes, screen->terminal.enter);
    if (screen->terminal.has_mouse && screen->choice.with_mouse)
        bytes_say(&screen->bytes, mouse_on);
    if (screen->terminal.may_be_asked && !screen->has_asked)
        bytes_say(&screen->bytes, INPUT_QUESTIONS);
    screen->has_asked = true;
    take_size(screen);
}

static void free_screen(struct screen *screen)
{
    tty_close(&screen->tty);
    frame_free(screen->frame);
    bytes_free(&screen->bytes);
    free(screen);
}

struct screen *screen_open(struct screen_choice choice, struct problem *problem)
{
    const char *term = getenv("TERM");
    struct screen *screen = calloc(1, sizeof *screen);
    setlocale(LC_CTYPE, "");
    if (screen)
        screen->frame = frame_new();
    if (!screen || !screen->frame) {
        free(screen);
        problem_say(problem, "%s", _("not enough memory for the screen"));
        return NULL;
    }
    if (!terminfo_read(term ? term : "", &screen->terminal, problem) ||
        (!tty_open(&screen->tty) && !screen_is_possible(problem))) {
        free_screen(screen);
        return NULL;
    }
    screen->choice = choice;
    input_begin(&screen->input, &screen->terminal);
    struct bytes leaving = {NULL, 0, 0, false};
    add_leaving(screen, &leaving);
    signals_guard(screen->tty.out, leaving.data, leaving.length);
    bytes_free(&leaving);
    screen->signals = signals_open();
    enter(screen);
    return screen;
}

static void leave(struct screen *screen)
{
    if (screen->terminal.may_be_asked && !screen->input.has_answered && !screen->tty.is_gone)
        input_await_answers(&screen->input);
    bytes_clear(&screen->bytes);
    add_leaving(screen, &screen->bytes);
    write_out(screen);
    tty_set_back(&screen->tty);
}

void screen_close(struct screen *screen)
{
    if (!screen)
        return;
    leave(screen);
    signals_close();
    free_screen(screen);
}

void screen_choose(struct screen *screen, struct screen_choice choice)
{
    if (screen->terminal.has_mouse && choice.with_mouse != screen->choice.with_mouse)
        bytes_say(&screen->bytes, choice.with_mouse ? mouse_on : mouse_off);
    screen->choice = choice;
}

struct surroundings screen_surroundings(const struct screen *screen)
{
    return (struct surroundings){
        .rows = screen->rows < CANVAS_ROWS_MAX ? screen->rows : CANVAS_ROWS_MAX,
        .cols = screen->cols < CANVAS_COLS_MAX ? screen->cols : CANVAS_COLS_MAX,
        .depth = screen->terminal.dialect.depth,
        .unicode = screen->terminal.dialect.unicode,
        .console = screen->terminal.dialect.console,
        .now = milliseconds_now(),
    };
}

void screen_show(struct screen *screen, const struct canvas *canvas, const struct theme *theme)
{
    bool synchronized = screen->input.can_synchronize && screen->choice.with_synchronized;
    size_t begin = screen->bytes.length;
    if (synchronized)
        bytes_say(&screen->bytes, frame_begins);
    size_t before = screen->bytes.length;
    frame_write(screen->frame, canvas, theme, &screen->terminal.dialect, &screen->bytes);
    if (screen->bytes.length == before)
        screen->bytes.length = begin;
    else if (synchronized)
        bytes_say(&screen->bytes, frame_ends);
    write_out(screen);
}

void screen_forget(struct screen *screen)
{
    frame_forget(screen->frame);
}

static void stop_and_return(struct screen *screen, enum stop_whom whom)
{
    leave(screen);
    signals_stop(whom);
    enter(screen);
}

void screen_stop(struct screen *screen)
{
    stop_and_return(screen, STOP_PROCESS_GROUP);
}

/* What the signals that have come ask for. */
static enum screen_event take_signals(struct screen *screen)
{
    enum screen_event event = SCREEN_NOTHING;
    for (int signal; (signal = signals_next()) != 0;) {
        if (signals_ask_to_end())
            return SCREEN_GONE;
        if (signal == SIGTSTP)
            stop_and_return(screen, STOP_PROCESS);
        else if (signal == SIGCONT) /* the shell had the terminal, whatever it did with it */
            tty_set_raw(&screen->tty);
        event = SCREEN_CHANGED;
    }
    if (event == SCREEN_CHANGED) /* however many changes of size there were */
        take_size(screen);
    return event;
}

struct pointer screen_pointer(const struct screen *screen)
{
    return screen->input.reader.pointer;
}

/* Takes what has been read: a key or the pointer, else nothing. */
static enum screen_event take_input(struct screen *screen, uint32_t *key)
{
    bool has_bytes = screen->input.at < screen->input.end;
    if (input_take(&screen->input, key))
        return *key == KEYS_POINTER ? SCREEN_POINTER : SCREEN_KEY;
    if (has_bytes)
        screen->held_until = milliseconds_now() + key_reader_patience(&screen->input.reader);
    return SCREEN_NOTHING;
}

/* How long to wait at most before there is something to do. */
static int time_left(const struct screen *screen, long long now, long long until)
{
    bool holds = key_reader_patience(&screen->input.reader) >= 0;
    long long first =
        holds && (until < 0 || screen->held_until < until) ? screen->held_until : until;
    return first < 0 ? -1 : first > now ? (int)(first - now) : 0;
}

/* What was held for so long is no sequence, or one without an end. */
static enum screen_event give_up(struct screen *screen, long long now, uint32_t *key)
{
    if (key_reader_patience(&screen->input.reader) < 0 || now < screen->held_until)
        return SCREEN_NOTHING;
    *key = key_reader_give_up(&screen->input.reader);
    screen->held_until = now + key_reader_patience(&screen->input.reader);
    return *key == KEYS_NONE ? SCREEN_NOTHING : SCREEN_KEY;
}

enum screen_event screen_wait(struct screen *screen, int milliseconds, uint32_t *key)
{
    enum { KEYBOARD, SIGNALS, SOURCES };
    long long now = milliseconds_now(), until = milliseconds < 0 ? -1 : now + milliseconds;
    for (;; now = milliseconds_now()) {
        enum screen_event event = take_input(screen, key);
        if (event != SCREEN_NOTHING)
            return event;
        struct pollfd source[SOURCES] = {
            [KEYBOARD] = {STDIN_FILENO, POLLIN, 0},
            [SIGNALS] = {screen->signals, POLLIN, 0},
        };
        int ready = screen->tty.is_gone ? -1 : poll(source, SOURCES, time_left(screen, now, until));
        if (ready < 0 && (screen->tty.is_gone || errno != EINTR))
            return SCREEN_GONE;
        event = take_signals(screen);
        if (event != SCREEN_NOTHING)
            return event;
        if (ready > 0 && source[KEYBOARD].revents != 0 && !input_read(&screen->input))
            return SCREEN_GONE;
        now = milliseconds_now();
        if (ready == 0)
            event = give_up(screen, now, key);
        if (event != SCREEN_NOTHING)
            return event;
        if (ready == 0 && until >= 0 && now >= until)
            return SCREEN_NOTHING;
    }
}
