#include "tui/terminal/screen.h"

#include "language/language.h"
#include "tui/input/keyboard.h"
#include "tui/terminal/signals.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Clicks, drags with a button held, and places beyond column 223. */
static const char mouse_on[] = "\x1b[?1002;1006h", mouse_off[] = "\x1b[?1002;1006l";
static const char focus_on[] = "\x1b[?1004h", focus_off[] = "\x1b[?1004l";
static const char frame_begins[] = "\x1b[?2026h", frame_ends[] = "\x1b[?2026l";

struct screen {
    struct display *display;
    struct screen_options choice;
    struct keyboard keyboard;
    int drawing; /* what the display writes to, */
    int last;    /* and what the last bytes go to where the terminal takes nothing */
    int signals; /* the pipe that reports them */
    bool has_asked;
    bool has_asked_name; /* and whether the window is looked at */
    struct attention attention;
    char parting[64]; /* switches off the modes that display.c does not */
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

/* The terminal once more, for standard output is shared with the shell, which must not find its
 * flags changed. Where that is not allowed, a second way to standard output has to do. */
static int open_again(int flags)
{
    const char *name = ttyname(STDOUT_FILENO);
    int fd = name ? open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC | flags) : -1;
    return fd >= 0 ? fd : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
}

/* Bypasses ncurses, which has written everything. If it fails, the keyboard notices. */
static void screen_say(const struct screen *screen, const char *text)
{
    dprintf(screen->drawing, "%s", text);
}

static void say_greeting(struct screen *screen)
{
    const struct display_traits *traits = display_traits(screen->display);
    if (traits->has_mouse && screen->choice.with_mouse)
        screen_say(screen, mouse_on);
    if (traits->may_be_asked && !screen->has_asked) {
        screen_say(screen, KEYBOARD_QUESTIONS);
        keyboard_expect_answers(&screen->keyboard, milliseconds_now());
    }
    screen->has_asked = true;
}

/* From now on a crash restores the terminal, too. */
static void screen_guard(struct screen *screen)
{
    const struct display_traits *traits = display_traits(screen->display);
    char bytes[sizeof screen->parting + DISPLAY_LEAVE_SIZE];
    snprintf(screen->parting, sizeof screen->parting, "%s%s%s%s",
             traits->may_be_asked ? frame_ends : "", traits->has_mouse ? mouse_off : "",
             screen->has_asked_name ? focus_off : "", attention_end(&screen->attention));
    snprintf(bytes, sizeof bytes, "%s%s", screen->parting, traits->leave);
    signals_guard(&(struct signals_guard){screen->drawing, screen->last, bytes, strlen(bytes)});
}

static void free_screen(struct screen *screen)
{
    signals_close();
    close(screen->last);
    free(screen);
}

struct screen *screen_open(struct screen_options choice, struct problem *problem)
{
    struct screen *screen = calloc(1, sizeof *screen);
    setlocale(LC_CTYPE, "");
    if (!screen) {
        problem_say(problem, "%s", _("not enough memory for the screen"));
        return NULL;
    }
    screen->choice = choice;
    screen->signals = signals_open(); /* before ncurses would see to some of them itself */
    screen->drawing = open_again(0);
    screen->last = open_again(O_NONBLOCK);
    if (screen->drawing < 0)
        problem_say(problem, _("the terminal cannot be opened: %s"), strerror(errno));
    else
        screen->display = display_open(screen->drawing, problem);
    if (!screen->display) {
        free_screen(screen);
        return NULL;
    }
    screen_guard(screen);
    display_teach_keys(screen->display, &screen->keyboard.reader);
    say_greeting(screen);
    return screen;
}

static void screen_leave(struct screen *screen)
{
    const struct display_traits *traits = display_traits(screen->display);
    if (traits->may_be_asked && !screen->keyboard.has_answered && !signals_ask_to_end())
        keyboard_await_answers(&screen->keyboard, STDIN_FILENO);
    screen_say(screen, screen->parting);
    screen->attention.title.text[0] = '\0';
    screen->has_asked_name = false;
    display_leave(screen->display);
    if (signals_ask_to_end()) /* some of that, or all, has gone nowhere */
        signals_give_back();
}

void screen_close(struct screen *screen)
{
    if (!screen)
        return;
    screen_leave(screen);
    display_close(screen->display);
    free_screen(screen);
}

void screen_configure(struct screen *screen, struct screen_options choice)
{
    if (display_traits(screen->display)->has_mouse &&
        choice.with_mouse != screen->choice.with_mouse)
        screen_say(screen, choice.with_mouse ? mouse_on : mouse_off);
    screen->choice = choice;
}

struct surroundings screen_surroundings(const struct screen *screen)
{
    struct surroundings around = display_traits(screen->display)->around;
    around.now = milliseconds_now();
    return around;
}

void screen_show(struct screen *screen, const struct canvas *canvas, const struct theme *theme)
{
    bool synchronized = screen->keyboard.can_synchronize && screen->choice.with_synchronized;
    if (!display_draw(screen->display, canvas, theme))
        return;
    if (synchronized)
        screen_say(screen, frame_begins);
    display_refresh(screen->display);
    if (synchronized)
        screen_say(screen, frame_ends);
}

/* Once there is something to tell: how, and whether the window is looked at. */
static void ask_name(struct screen *screen)
{
    if (screen->has_asked_name || !display_traits(screen->display)->may_be_asked)
        return;
    screen->has_asked_name = true;
    screen_say(screen, KEYBOARD_QUESTION_NAME);
    screen_say(screen, focus_on);
    keyboard_expect_answers(&screen->keyboard, milliseconds_now());
}

void screen_call(struct screen *screen, const struct page_call *call)
{
    const struct display_traits *traits = display_traits(screen->display);
    char bytes[ATTENTION_SIZE];
    if (call->text.text[0] != '\0')
        ask_name(screen);
    struct attention_means means = {.title_begin = traits->title_begin,
                                    .title_end = traits->title_end,
                                    .is_utf8 = traits->around.unicode,
                                    .way = attention_way_of(screen->keyboard.name),
                                    .has_focus = screen->keyboard.has_focus};
    attention_tell(&screen->attention, &means, &screen->choice.attention, call, bytes);
    if (bytes[0] == '\0')
        return;
    screen_guard(screen); /* before: it gives the title back */
    screen_say(screen, bytes);
}

void screen_forget(struct screen *screen)
{
    display_forget(screen->display);
}

static void screen_stop_with(struct screen *screen, enum stop_whom whom)
{
    screen_leave(screen);
    signals_stop(whom);
    display_return(screen->display);
    say_greeting(screen);
}

void screen_stop(struct screen *screen)
{
    screen_stop_with(screen, STOP_PROCESS_GROUP);
}

/* What the signals that have come ask for. */
static enum screen_event take_signals(struct screen *screen)
{
    enum screen_event event = SCREEN_NOTHING;
    for (int signal; (signal = signals_next()) != 0;) {
        if (signals_ask_to_end())
            return SCREEN_GONE;
        if (signal == SIGTSTP)
            screen_stop_with(screen, STOP_PROCESS);
        event = SCREEN_CHANGED;
    }
    if (event == SCREEN_CHANGED) /* however many changes there were, and whatever the shell did */
        display_return(screen->display);
    return event;
}

struct pointer screen_pointer(const struct screen *screen)
{
    return screen->keyboard.reader.pointer;
}

enum screen_event screen_wait(struct screen *screen, int milliseconds, int other, uint32_t *key)
{
    enum { KEYBOARD, SIGNALS, OTHER, SOURCES };
    long long now = milliseconds_now(), until = milliseconds < 0 ? -1 : now + milliseconds;
    for (bool is_over = false;; now = milliseconds_now()) {
        *key = keyboard_take(&screen->keyboard, now);
        if (*key != KEYS_NONE)
            return *key == KEYS_POINTER ? SCREEN_POINTER : SCREEN_KEY;
        if (is_over)
            return SCREEN_NOTHING;
        struct pollfd source[SOURCES] = {
            [KEYBOARD] = {STDIN_FILENO, POLLIN, 0},
            [SIGNALS] = {screen->signals, POLLIN, 0},
            [OTHER] = {other, POLLIN, 0}, /* poll passes by what is negative */
        };
        int ready = poll(source, SOURCES, keyboard_patience(&screen->keyboard, now, until));
        if (ready < 0 && errno != EINTR)
            return SCREEN_GONE;
        enum screen_event event = take_signals(screen);
        if (event != SCREEN_NOTHING)
            return event;
        if (ready > 0 && source[KEYBOARD].revents != 0 &&
            !keyboard_read(&screen->keyboard, STDIN_FILENO))
            return SCREEN_GONE;
        is_over =
            source[OTHER].revents != 0 || (ready == 0 && until >= 0 && milliseconds_now() >= until);
    }
}
