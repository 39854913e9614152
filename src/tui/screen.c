#include "tui/screen.h"

#include "tui/glyph.h"
#include "tui/keys.h"
#include "tui/signals.h"

#include <curses.h>
#include <term.h>

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

enum {
    COLOURS = 257, /* 256 and the terminal's own, -1 */
    PAIRS_MAX = 1024,
    INPUT_SIZE = 256,
};

struct screen {
    SCREEN *terminal;
    struct key_reader reader;
    unsigned char input[INPUT_SIZE]; /* read and not yet taken */
    size_t input_at, input_end;
    int signals; /* the pipe that tells of them */
    enum depth depth;
    bool unicode;
    bool is_direct;                  /* colours are red, green and blue, not numbers of a palette */
    bool has_own_colours;            /* the terminal\'s own colours can be asked for */
    bool is_shown;                   /* `shown` is what the terminal shows */
    uint16_t pair[COLOURS][COLOURS]; /* of foreground and background; 0: none yet */
    int pairs, pairs_max;
    struct canvas shown;
};

/* What resets the terminal, for a crash: it cannot be asked for then. Padding ("$<5>") is for
 * printers of old. */
static void add_reset(char *bytes, size_t size, const char *capability)
{
    const char *text = tigetstr(capability);
    if (!text || text == (char *)-1)
        return;
    size_t length = strlen(bytes);
    for (; *text && length + 1 < size; text++) {
        const char *padding = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
        if (padding)
            text = padding;
        else
            bytes[length++] = *text;
    }
    bytes[length] = '\0';
}

static void prepare_for_crash(void)
{
    static const char *const capabilities[] = {"sgr0", "op", "rmkx", "cnorm", "rmcup"};
    char bytes[128] = "";
    for (size_t i = 0; i < sizeof capabilities / sizeof capabilities[0]; i++)
        add_reset(bytes, sizeof bytes, capabilities[i]);
    signals_on_crash(bytes, strlen(bytes));
}

static void learn_keys(struct key_reader *reader)
{
    static const struct {
        const char *capability;
        uint32_t key;
    } keys[] = {
        {"kcuu1", KEYS_UP},      {"kcud1", KEYS_DOWN},    {"kcub1", KEYS_LEFT},
        {"kcuf1", KEYS_RIGHT},   {"khome", KEYS_HOME},    {"kend", KEYS_END},
        {"kpp", KEYS_PAGE_UP},   {"knp", KEYS_PAGE_DOWN}, {"kdch1", KEYS_DELETE},
        {"kcbt", KEYS_BACK_TAB},
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        const char *bytes = tigetstr(keys[i].capability);
        if (bytes && bytes != (char *)-1)
            key_reader_add(reader, bytes, keys[i].key);
    }
}

/* has_colors comes first: start_color succeeds on terminals without colours, and the pairs
 * made then crash. */
static void choose_depth(struct screen *screen)
{
    const char *no_color = getenv("NO_COLOR");
    screen->depth = DEPTH_MONO;
    if ((no_color && *no_color) || !has_colors() || start_color() == ERR || COLORS < 8)
        return;
    screen->has_own_colours = use_default_colors() != ERR;
    screen->depth = COLORS >= 256 ? DEPTH_256 : DEPTH_8;
    screen->is_direct = COLORS > 256;
    screen->pairs_max = COLOR_PAIRS - 1 < PAIRS_MAX ? COLOR_PAIRS - 1 : PAIRS_MAX;
}

/* The console's fonts lack the half blocks, so it counts as a terminal of ASCII. */
static bool shows_unicode(const char *term)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0 && strcmp(term, "linux") != 0 &&
           MB_CUR_MAX > 1;
}

static void set_modes(void)
{
    raw();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    leaveok(stdscr, TRUE);
    scrollok(stdscr, FALSE);
    typeahead(-1); /* what is begun is shown whole, even while keys are waiting */
    curs_set(0);
}

bool screen_is_possible(struct problem *problem)
{
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return true;
    return problem_say(problem, "needs a terminal for its input and its output; "
                                "`bastide engine` works without one");
}

/* Whether a canvas can be shown on the terminal that TERM names. */
static bool terminal_is_good_enough(const char *term, struct problem *problem)
{
    int status = 0;
    if (setupterm(term, STDOUT_FILENO, &status) != OK)
        return problem_say(problem, "the terminal '%s' (TERM) is unknown; try TERM=xterm-256color",
                           term);
    const char *move = tigetstr("cup");
    bool moves = move && move != (char *)-1;
    del_curterm(cur_term); /* newterm makes its own */
    if (!moves)
        return problem_say(problem,
                           "the terminal '%s' (TERM) cannot move its cursor; "
                           "try TERM=xterm-256color",
                           term);
    return true;
}

struct screen *screen_open(struct problem *problem)
{
    const char *term = getenv("TERM");
    term = term ? term : "";
    if (!terminal_is_good_enough(term, problem))
        return NULL;
    struct screen *screen = calloc(1, sizeof *screen);
    if (!screen) {
        problem_say(problem, "not enough memory for the screen");
        return NULL;
    }
    setlocale(LC_CTYPE, "");
    use_env(FALSE); /* LINES and COLUMNS go stale when the window changes */
    use_tioctl(TRUE);
    screen->terminal = newterm(NULL, stdout, stdin);
    if (!screen->terminal) {
        problem_say(problem, "the terminal '%s' (TERM) cannot be used", term);
        free(screen);
        return NULL;
    }
    /* newterm has put the terminal aside as it found it; a crash has to bring back just that. */
    reset_shell_mode();
    prepare_for_crash();
    reset_prog_mode();
    screen->signals = signals_open();
    set_escdelay(KEY_ESCAPE_WAIT);
    set_modes();
    choose_depth(screen);
    screen->unicode = shows_unicode(term);
    learn_keys(&screen->reader);
    return screen;
}

void screen_close(struct screen *screen)
{
    if (!screen)
        return;
    endwin();
    delscreen(screen->terminal);
    signals_close();
    free(screen);
}

static long long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

struct surroundings screen_surroundings(const struct screen *screen)
{
    return (struct surroundings){
        .rows = LINES < CANVAS_ROWS_MAX ? LINES : CANVAS_ROWS_MAX,
        .cols = COLS < CANVAS_COLS_MAX ? COLS : CANVAS_COLS_MAX,
        .depth = screen->depth,
        .unicode = screen->unicode,
        .now = milliseconds_now(),
    };
}

/* A colour of the palette of 256 as 0xRRGGBB. The first 8 mean the same to a terminal of direct
 * colours as to any other. */
static int direct_colour(int colour)
{
    static const int level[] = {0x00, 0x5f, 0x87, 0xaf, 0xd7, 0xff};
    if (colour < 16)
        return colour < 8 ? colour : colour - 8;
    if (colour >= 232) {
        int grey = 8 + 10 * (colour - 232);
        return grey << 16 | grey << 8 | grey;
    }
    int cube = colour - 16;
    int rgb = level[cube / 36] << 16 | level[cube / 6 % 6] << 8 | level[cube % 6];
    return rgb;
}

/* The pair of two colours, made when first needed. 0 where there is room for no more. */
static int screen_pair(struct screen *screen, int foreground, int background)
{
    uint16_t *pair = &screen->pair[foreground + 1][background + 1];
    if (*pair == 0 && screen->pairs < screen->pairs_max) {
        bool direct = screen->is_direct;
        int f = direct && foreground >= 0 ? direct_colour(foreground) : foreground;
        int b = direct && background >= 0 ? direct_colour(background) : background;
        if (!screen->has_own_colours) {
            f = f < 0 ? COLOR_WHITE : f;
            b = b < 0 ? COLOR_BLACK : b;
        }
        if (init_extended_pair(screen->pairs + 1, f, b) != ERR)
            *pair = (uint16_t)++screen->pairs;
    }
    return *pair;
}

/* Half blocks and shades mix two colours; everything else must differ from what is behind it. */
static bool is_block(uint32_t glyph)
{
    return glyph == ' ' || (glyph >= 0x2580 && glyph <= 0x259f);
}

struct look {
    attr_t attribute;
    int foreground, background;
};

static struct look look_among_8(const struct cell *cell, attr_t attribute)
{
    enum { BLACK = 0, WHITE = 7, OWN = -1 };
    static const int8_t readable_on[] = {WHITE, WHITE, BLACK, BLACK, WHITE, WHITE, BLACK, BLACK};
    struct look look = {attribute, ink_colour(cell->ink).among_8, ink_colour(cell->paper).among_8};
    if (look.foreground == look.background && look.background != OWN && !is_block(cell->glyph))
        look.foreground = readable_on[look.background & 7];
    if (look.foreground == BLACK) /* bold black is grey on many terminals */
        look.attribute &= ~(attr_t)A_BOLD;
    return look;
}

/* Without colours only what is chosen and players' chips stand out by what is behind them. */
static bool paper_shows_in_mono(uint16_t paper)
{
    return paper == INK_CHOSEN || (paper >= INK_PLAYER_1 && paper <= INK_PLAYER_6);
}

static struct look cell_look(const struct screen *screen, const struct cell *cell)
{
    attr_t attribute = (cell->attribute & CELL_BOLD ? A_BOLD : 0) |
                       (cell->attribute & CELL_UNDERLINE ? A_UNDERLINE : 0) |
                       (cell->attribute & CELL_REVERSE ? A_REVERSE : 0);
    switch (screen->depth) {
    case DEPTH_256:
        return (struct look){attribute, ink_colour(cell->ink).among_256,
                             ink_colour(cell->paper).among_256};
    case DEPTH_8:
        return look_among_8(cell, attribute);
    case DEPTH_MONO:
        break;
    }
    return (struct look){attribute | (paper_shows_in_mono(cell->paper) ? A_REVERSE : 0), -1, -1};
}

/* Writes a cell; false where a pair of colours is needed for which there is no room. */
static bool write_cell(struct screen *screen, const struct canvas *canvas, int row, int col)
{
    const struct cell *cell = &canvas->cell[row * canvas->cols + col];
    if (cell->glyph == 0)
        return true;
    bool wide = col + 1 < canvas->cols && cell[1].glyph == 0;
    wchar_t text[2] = {(wchar_t)cell->glyph, L'\0'};
    if (wcwidth(text[0]) != (wide ? 2 : 1)) /* the C library knows the glyph otherwise */
        text[0] = L'?';
    struct look look = cell_look(screen, cell);
    int pair = 0;
    if (screen->depth != DEPTH_MONO && (look.foreground != -1 || look.background != -1)) {
        pair = screen_pair(screen, look.foreground, look.background);
        if (pair == 0)
            return false;
    }
    cchar_t styled;
    setcchar(&styled, text, look.attribute, 0, &pair);
    if (wide && text[0] == L'?')
        mvadd_wch(row, col + 1, &styled);
    mvadd_wch(row, col, &styled);
    return true;
}

static bool cell_is_same(const struct cell *a, const struct cell *b)
{
    return a->glyph == b->glyph && a->ink == b->ink && a->paper == b->paper &&
           a->attribute == b->attribute;
}

/* Writes the cells that differ; false where the pairs of colours ran out. */
static bool write_cells(struct screen *screen, const struct canvas *canvas)
{
    const struct canvas *shown = &screen->shown;
    bool known = screen->is_shown && shown->rows == canvas->rows && shown->cols == canvas->cols;
    bool complete = true;
    for (int row = 0; row < canvas->rows; row++)
        for (int col = 0; col < canvas->cols; col++) {
            int i = row * canvas->cols + col;
            if (known && cell_is_same(&shown->cell[i], &canvas->cell[i]))
                continue;
            if (!write_cell(screen, canvas, row, col))
                complete = false;
        }
    return complete;
}

static void forget_pairs(struct screen *screen)
{
    memset(screen->pair, 0, sizeof screen->pair);
    screen->pairs = 0;
    screen->is_shown = false;
}

void screen_show(struct screen *screen, const struct canvas *canvas)
{
    if (!write_cells(screen, canvas)) {
        /* No room for more pairs: those of this canvas alone, then. What has no room even so keeps
         * the look that it had. */
        forget_pairs(screen);
        write_cells(screen, canvas);
    }
    screen->shown.rows = canvas->rows;
    screen->shown.cols = canvas->cols;
    memcpy(screen->shown.cell, canvas->cell,
           (size_t)(canvas->rows * canvas->cols) * sizeof canvas->cell[0]);
    screen->is_shown = true;
    refresh();
}

void screen_forget(struct screen *screen)
{
    screen->is_shown = false;
    erase();
    clearok(curscr, TRUE);
}

/* Takes over the size that the window has now. */
static void take_size(struct screen *screen)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0 &&
        (size.ws_row != LINES || size.ws_col != COLS))
        resizeterm(size.ws_row, size.ws_col);
    screen->is_shown = false;
    erase();
}

static void stop_and_return(struct screen *screen, enum stop_whom whom)
{
    endwin();
    signals_stop(whom);
    refresh(); /* ends what endwin began */
    take_size(screen);
    screen_forget(screen);
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
        if (signal == SIGHUP || signal == SIGTERM || signal == SIGINT)
            return SCREEN_GONE;
        if (signal == SIGTSTP)
            stop_and_return(screen, STOP_PROCESS);
        else if (signal == SIGCONT) /* somebody may have written over the screen */
            reset_prog_mode(), screen_forget(screen);
        event = SCREEN_CHANGED;
    }
    if (event == SCREEN_CHANGED) /* however many changes of size there were */
        take_size(screen);
    return event;
}

static bool take_key(struct screen *screen, uint32_t *key)
{
    while (screen->input_at < screen->input_end) {
        *key = key_reader_take(&screen->reader, screen->input[screen->input_at++]);
        if (*key != KEYS_NONE)
            return true;
    }
    return false;
}

/* Reads what the terminal has sent; false where it sends nothing any more. */
static bool read_input(struct screen *screen)
{
    ssize_t count = read(STDIN_FILENO, screen->input, sizeof screen->input);
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN))
        return false;
    screen->input_at = 0;
    screen->input_end = count > 0 ? (size_t)count : 0;
    return true;
}

enum screen_event screen_wait(struct screen *screen, int milliseconds, uint32_t *key)
{
    enum { KEYBOARD, SIGNALS, SOURCES };
    long long until = milliseconds_now() + milliseconds;
    for (;;) {
        if (take_key(screen, key))
            return SCREEN_KEY;
        long long left = until - milliseconds_now();
        int wait = milliseconds < 0 ? -1 : left > 0 ? (int)left : 0;
        bool in_sequence = key_reader_waits(&screen->reader);
        struct pollfd source[SOURCES] = {
            [KEYBOARD] = {STDIN_FILENO, POLLIN, 0},
            [SIGNALS] = {screen->signals, POLLIN, 0},
        };
        int ready = poll(source, SOURCES, in_sequence ? KEY_ESCAPE_WAIT : wait);
        if (ready < 0 && errno != EINTR)
            return SCREEN_GONE;
        enum screen_event event = take_signals(screen);
        if (event != SCREEN_NOTHING)
            return event;
        if (ready > 0 && source[KEYBOARD].revents != 0) {
            if (!read_input(screen))
                return SCREEN_GONE;
        } else if (ready == 0 && in_sequence) {
            *key = key_reader_give_up(&screen->reader);
            if (*key != KEYS_NONE)
                return SCREEN_KEY;
        } else if (ready == 0) {
            return SCREEN_NOTHING;
        }
    }
}
