#include "tui/terminal/tty.h"

#include "tui/terminal/signals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Standard output is shared with the shell, which must not find its flags changed. So the terminal
 * is opened once more; where that is not allowed, standard output has to do. */
static int open_again(void)
{
    const char *name = ttyname(STDOUT_FILENO);
    int fd = name ? open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC) : -1;
    return fd >= 0 ? fd : STDOUT_FILENO;
}

bool tty_open(struct tty *tty)
{
    *tty = (struct tty){.out = -1};
    if (!isatty(STDOUT_FILENO) || tcgetattr(STDIN_FILENO, &tty->shell_mode) != 0)
        return false;
    tty->out = open_again();
    return true;
}

void tty_close(struct tty *tty)
{
    if (tty->out > STDOUT_FILENO)
        close(tty->out);
    tty->out = -1;
}

void tty_set_raw(struct tty *tty)
{
    struct termios raw = tty->shell_mode;
    raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | PARMRK);
    raw.c_oflag &= ~(tcflag_t)OPOST;
    raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
}

void tty_set_back(struct tty *tty)
{
    /* Not once all has been written: that may be never. */
    tcsetattr(STDIN_FILENO, TCSANOW, &tty->shell_mode);
}

bool tty_size(int *rows, int *cols)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0)
        return false;
    *rows = size.ws_row;
    *cols = size.ws_col;
    return true;
}

void tty_write(struct tty *tty, const char *bytes, size_t length)
{
    while (length > 0 && !tty->is_gone) {
        ssize_t written = write(tty->out, bytes, length);
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        } else if (signals_ask_to_end()) {
            return;
        } else if (written < 0 && errno == EAGAIN) { /* whoever opened it did not want to wait */
            struct pollfd room = {tty->out, POLLOUT, 0};
            poll(&room, 1, -1);
        } else if (written < 0 && errno != EINTR) {
            tty->is_gone = true;
        }
    }
}
