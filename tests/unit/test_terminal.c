/* The program in a terminal: what it does with what the terminal answers, and what becomes of both
 * when one of them stops listening or ends. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/probe.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int forget_colours(void **state)
{
    (void)state;
    unsetenv("NO_COLOR");
    unsetenv("COLORTERM");
    unsetenv("TMUX");
    setlocale(LC_ALL, "C.UTF-8");
    return 0;
}

/* The program in a terminal of its own. */

struct guest {
    int master, slave; /* the slave is kept open, so that its mode can be seen */
    pid_t child;
    struct termios before;
    char bytes[1 << 17]; /* what was written since the last guest_hear, and a zero */
    size_t length;
};

static struct guest guest;

static void run_program(const char *terminal)
{
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    setsid();
    int fd = open(terminal, O_RDWR); /* it becomes the controlling one */
    for (int standard = 0; standard < 3; standard++)
        dup2(fd, standard);
    execl(BASTIDE_PROGRAM, "bastide", "new", (char *)NULL); /* a page on which nothing moves */
    _exit(127);
}

/* Adds what is written within so many milliseconds; whether anything was. */
static bool guest_add(int milliseconds)
{
    struct pollfd wait = {.fd = guest.master, .events = POLLIN};
    size_t room = sizeof guest.bytes - 1 - guest.length;
    ssize_t got = room > 0 && poll(&wait, 1, milliseconds) > 0
                      ? read(guest.master, guest.bytes + guest.length, room)
                      : 0;
    guest.length += got > 0 ? (size_t)got : 0;
    guest.bytes[guest.length] = '\0';
    return got > 0;
}

/* Adds what is written until nothing comes for a while. */
static void guest_hear_on(void)
{
    enum { SILENCE = 300 };
    while (guest_add(SILENCE))
        ;
}

/* Collects that, and returns it. */
static const char *guest_hear(void)
{
    guest.length = 0;
    guest_hear_on();
    return guest.bytes;
}

static void guest_say(const char *text)
{
    assert_int_equal(write(guest.master, text, strlen(text)), strlen(text));
}

/* Starts it, and waits until it has taken the terminal, however long that takes: the last thing
 * that it does there is to ask. */
static void guest_start(void)
{
    setenv("TERM", "xterm-256color", 1);
    /* A build with sanitizers leaves crashes to the program. */
    setenv("ASAN_OPTIONS",
           "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0:"
           "handle_abort=0",
           1);
    guest.master = posix_openpt(O_RDWR | O_NOCTTY);
    assert_true(guest.master >= 0 && grantpt(guest.master) == 0 && unlockpt(guest.master) == 0);
    const char *terminal = ptsname(guest.master);
    guest.slave = open(terminal, O_RDWR | O_NOCTTY);
    assert_int_equal(tcgetattr(guest.slave, &guest.before), 0);
    guest.child = fork();
    assert_true(guest.child >= 0);
    if (guest.child == 0) {
        close(guest.master);
        close(guest.slave);
        run_program(terminal);
    }
    guest.length = 0;
    do
        assert_true(guest_add(-1));
    while (strstr(guest.bytes, "\x1b[?2026$p\x1b[c") == NULL);
}

/* Starts it and returns all that it writes at first. */
static const char *guest_begin(void)
{
    guest_start();
    guest_hear_on();
    return guest.bytes;
}

/* Waits for it to end, longer than any machine needs; its status as waitpid has it. */
static int guest_end(void)
{
    const struct timespec moment = {0, 10000000};
    int status = -1;
    for (int wait = 0; wait < 30000; wait++) {
        if (waitpid(guest.child, &status, WNOHANG) == guest.child)
            return status;
        nanosleep(&moment, NULL);
    }
    kill(guest.child, SIGKILL);
    waitpid(guest.child, &status, 0);
    fail_msg("the program does not end");
    return status;
}

static void guest_bury(void)
{
    close(guest.master);
    close(guest.slave);
}

/* Ctrl-C asks, Enter agrees. */
#define LEAVING "\x03\r"

/* Shows what it wrote last where it ends with a failure: its own words, or a sanitizer's. */
static void expect_good_end(void)
{
    guest.length = 0;
    int status = guest_end();
    if (status != 0) {
        while (guest_add(0))
            ;
        fprintf(stderr, "the program's last words:\n%s\n", guest.bytes);
    }
    assert_int_equal(status, 0);
}

static void guest_leave(void)
{
    guest_say(LEAVING);
    expect_good_end();
    guest_bury();
}

static void expect_mode_is_back(void)
{
    struct termios after;
    assert_int_equal(tcgetattr(guest.slave, &after), 0);
    assert_int_equal(after.c_lflag, guest.before.c_lflag);
    assert_int_equal(after.c_iflag, guest.before.c_iflag);
    assert_int_equal(after.c_oflag, guest.before.c_oflag);
}

static bool begins_with(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static bool ends_with(const char *text, const char *with)
{
    size_t length = strlen(text), tail = strlen(with);
    return length >= tail && strcmp(text + length - tail, with) == 0;
}

/* The answers to "?2026$p" and the question who it is. */
#define SYNCHRONIZED "\x1b[?2026;2$y\x1b[?64;1;22c"
#define UNKNOWN_MODE "\x1b[?2026;0$y\x1b[?64;1;22c"

static void test_frames_are_synchronized_where_the_terminal_answers(void **state)
{
    static const struct {
        const char *answer;
        bool is_synchronized;
    } cases[] = {{SYNCHRONIZED, true}, {UNKNOWN_MODE, false}, {"\x1b[?1;2c", false}};
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        guest_begin();
        assert_null(strstr(guest.bytes, "\x1b[?2026h"));
        guest_say(cases[c].answer);
        assert_string_equal(guest_hear(), ""); /* an answer is no key */
        guest_say("\x1b[B");
        guest_hear();
        assert_true(guest.length > 0);
        assert_int_equal(begins_with(guest.bytes, "\x1b[?2026h"), cases[c].is_synchronized);
        assert_int_equal(ends_with(guest.bytes, "\x1b[?2026l"), cases[c].is_synchronized);
        guest_leave();
    }
}

static void write_settings(const char *text)
{
    char path[512];
    snprintf(path, sizeof path, "%s/bastide", getenv("XDG_CONFIG_HOME"));
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/bastide/settings", getenv("XDG_CONFIG_HOME"));
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void test_settings_turn_mouse_and_synchronizing_off(void **state)
{
    (void)state;
    assert_non_null(strstr(guest_begin(), "\x1b[?1002;1006h"));
    guest_say(LEAVING);
    assert_non_null(strstr(guest_hear(), "\x1b[?1002;1006l"));
    expect_good_end();
    guest_bury();
    write_settings("mouse: off\nsynchronized-output: off\n");
    assert_null(strstr(guest_begin(), "\x1b[?1002;1006h"));
    guest_say(SYNCHRONIZED "\x1b[B");
    assert_null(strstr(guest_hear(), "\x1b[?2026h"));
    assert_true(guest.length > 0);
    guest_leave();
}

/* What the shell would otherwise find in its input, typed as it were. */
static void test_late_answers_are_not_left_to_the_shell(void **state)
{
    const struct timespec moment = {0, 30000000};
    struct termios raw;
    (void)state;
    guest_begin();
    guest_say(LEAVING);
    nanosleep(&moment, NULL);
    guest_say(SYNCHRONIZED);
    expect_good_end();
    raw = guest.before;
    raw.c_lflag &= ~(tcflag_t)ICANON; /* else only whole lines are seen */
    tcsetattr(guest.slave, TCSANOW, &raw);
    struct pollfd input = {.fd = guest.slave, .events = POLLIN};
    assert_int_equal(poll(&input, 1, 50), 0);
    guest_bury();
}

/* A mouse over a slow line: nothing of its report is typed, here into a name. */
static void test_report_in_pieces_is_not_typed(void **state)
{
    (void)state;
    guest_begin();
    guest_say("\x1b[<0;1");
    assert_string_equal(guest_hear(), "");
    guest_say("2;23M\x1b[<0;12;23m");
    assert_string_equal(guest_hear(), "");
    guest_leave();
}

static void test_hang_up_ends_it(void **state)
{
    (void)state;
    guest_begin();
    close(guest.slave);
    close(guest.master);
    assert_int_equal(guest_end(), 0);
}

/* Nobody reads what is written; redrawing fills the line until a write has to wait. */
static void test_terminal_that_takes_nothing_holds_nobody(void **state)
{
    const struct timespec moment = {0, 300000000};
    (void)state;
    guest_begin();
    for (int redraw = 0; redraw < 400; redraw++) {
        guest_say("\f");
        nanosleep(&(struct timespec){0, 500000}, NULL);
    }
    nanosleep(&moment, NULL);
    kill(guest.child, SIGTERM);
    assert_int_equal(guest_end(), 0);
    expect_mode_is_back();
    guest_bury();
}

/* What becomes of a program that a signal is sent to and that has not asked for it: by trying. */
static bool is_deadly(int signal)
{
    int status = 0;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct sigaction usual = {.sa_handler = SIG_DFL};
        setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
        if (sigaction(signal, &usual, NULL) == 0) /* else it is not ours, or cannot be caught */
            raise(signal);
        _exit(0);
    }
    while (waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status))
        kill(child, SIGKILL);
    return WIFSIGNALED(status) && WTERMSIG(status) == signal;
}

static bool asks_to_end(int signal)
{
    return signal == SIGHUP || signal == SIGTERM || signal == SIGINT;
}

/* The program has this one ignored: a write to a file that may not grow fails instead. */
static bool is_ignored(int signal)
{
    return signal == SIGXFSZ;
}

/* The next signal of the system, after `signal`, that ends the program by force; 0: it has no more.
 */
static int next_deadly(int signal)
{
    while (++signal <= SIGRTMAX)
        if (!asks_to_end(signal) && !is_ignored(signal) && is_deadly(signal))
            return signal;
    return 0;
}

static void expect_ended_by(int signal)
{
    int status = guest_end();
    if (!WIFSIGNALED(status) || WTERMSIG(status) != signal)
        fail_msg("signal %d: the status is %x", signal, (unsigned)status);
    expect_mode_is_back();
}

/* Whatever ends the program: crashes, limits, what people send to programs, and what nobody ever
 * sends. */
static void test_deadly_signal_gives_the_terminal_back(void **state)
{
    unsigned tried = 0;
    (void)state;
    for (int signal = next_deadly(0); signal != 0; signal = next_deadly(signal), tried++) {
        guest_start();
        kill(guest.child, signal);
        expect_ended_by(signal);
        while (guest_add(0))
            ;
        const char *last = strstr(guest.bytes, "\x1b[?2026l\x1b[?1002;1006l");
        assert_non_null(last);
        assert_non_null(strstr(last, "\x1b[m"));
        assert_non_null(strstr(last, "\x1b[?1049l"));
        assert_non_null(strstr(last, "\x1b[?25h"));
        guest_bury();
    }
    assert_true(tried > 15); /* POSIX has as many */
}

/* The same where the line is held up, as by Ctrl-S. */
static void test_deadly_signal_at_a_terminal_that_takes_nothing(void **state)
{
    (void)state;
    for (int signal = next_deadly(0); signal != 0; signal = next_deadly(signal)) {
        guest_start();
        assert_int_equal(tcflow(guest.slave, TCOOFF), 0);
        kill(guest.child, signal);
        expect_ended_by(signal);
        guest_bury();
    }
}

static int make_folder(void **state)
{
    probe_folder_make();
    setenv("XDG_CONFIG_HOME", getenv("XDG_DATA_HOME"), 1);
    return forget_colours(state);
}

static int remove_folder(void **state)
{
    (void)state;
    unsetenv("XDG_CONFIG_HOME");
    probe_folder_remove();
    return 0;
}

int main(void)
{
#define GUEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        GUEST(test_frames_are_synchronized_where_the_terminal_answers),
        GUEST(test_settings_turn_mouse_and_synchronizing_off),
        GUEST(test_late_answers_are_not_left_to_the_shell),
        GUEST(test_report_in_pieces_is_not_typed),
        GUEST(test_hang_up_ends_it),
        GUEST(test_terminal_that_takes_nothing_holds_nobody),
        GUEST(test_deadly_signal_gives_the_terminal_back),
        GUEST(test_deadly_signal_at_a_terminal_that_takes_nothing),
    };
#undef GUEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
