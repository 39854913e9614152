#include "tui/terminal/screen.h"

#include "installation/data_path.h"
#include "language/language.h"
#include "tui/theme/theme.h"

#define NCURSES_NOMACROS
#include <curses.h>
#include <term.h>

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

struct display {
    SCREEN *screen;
    FILE *file; /* ncurses writes to its descriptor */
    struct display_traits traits;
    bool has_own; /* colours of its own, which are in no palette */
    int pairs;    /* of colours, given out so far; number 0 is the terminal's own */
    struct rendition shown[CANVAS_ROWS_MAX][CANVAS_COLS_MAX];
    struct rendition dress[CANVAS_ROWS_MAX][CANVAS_COLS_MAX]; /* as ncurses was told (dress_of) */
    struct cell drawn[CANVAS_ROWS_MAX][CANVAS_COLS_MAX];      /* what that was on the canvas, */
    struct theme theme;                                       /* and its colours */
    cchar_t cell[CANVAS_COLS_MAX];                            /* a row on its way */
};

/* What the database says of a terminal. */
struct entry {
    char name[64];
    int colours; /* 0 where they are not wanted */
    bool can_move, has_rgb, has_tc, erases_to_paper;
};

/* A capability's text, or NULL. */
static const char *capability(const char *name)
{
    const char *text = tigetstr(name);
    return text == (const char *)-1 ? NULL : text; /* NOLINT(performance-no-int-to-ptr): ncurses' */
}

static bool entry_read(const char *name, struct entry *entry)
{
    int status = 0;
    const char *no_color = getenv("NO_COLOR");
    if (strlen(name) >= sizeof entry->name || setupterm(name, STDOUT_FILENO, &status) != OK)
        return false;
    *entry = (struct entry){
        .colours = no_color && *no_color ? 0 : tigetnum("colors"),
        .can_move = capability("cup"),
        .has_rgb = tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || capability("RGB"),
        .has_tc = tigetflag("Tc") > 0,
        .erases_to_paper = tigetflag("bce") > 0,
    };
    strcpy(entry->name, name);
    del_curterm(cur_term);
    return true;
}

/* Our own entries are searched after all others; "" means the system's folders. */
static void add_search_path(void)
{
    const char *folders = getenv("TERMINFO_DIRS");
    char folder[DATA_PATH_SIZE], path[4096];
    data_path("bastide/terminfo", folder);
    int length = snprintf(path, sizeof path, "%s:%s", folders ? folders : "", folder);
    if (length < (int)sizeof path)
        setenv("TERMINFO_DIRS", path, 1);
}

/* GNU screen passes COLORTERM on and understands no 24-bit colours; tmux calls itself screen, too,
 * but does. */
static bool colorterm_is_believed(const char *name)
{
    const char *color = getenv("COLORTERM");
    bool is_screen = strncmp(name, "screen", strlen("screen")) == 0 && !getenv("TMUX");
    return color && !is_screen && (strcmp(color, "truecolor") == 0 || strcmp(color, "24bit") == 0);
}

/* The entry of the same terminal with 24-bit colours, where it has them but does not say so. */
static void entry_make_direct(struct entry *entry)
{
    enum { ENOUGH = 256 };
    struct entry direct;
    char name[sizeof entry->name + sizeof "-direct"];
    const char *palette = strstr(entry->name, "-256color");
    bool has_24_bits = entry->has_tc || colorterm_is_believed(entry->name);
    if (entry->has_rgb || entry->colours < ENOUGH || !has_24_bits)
        return;
    snprintf(name, sizeof name, "%.*s-direct",
             palette ? (int)(palette - entry->name) : (int)strlen(entry->name), entry->name);
    if ((entry_read(name, &direct) && direct.has_rgb && direct.can_move) ||
        entry_read(entry->erases_to_paper ? "bastide-direct-bce" : "bastide-direct", &direct))
        *entry = direct;
}

static enum depth start_colours(struct display *display, const struct entry *entry)
{
    enum { ALL = 1 << 24 };
    if (entry->colours < 8 || !has_colors() || start_color() != OK)
        return DEPTH_MONO;
    display->has_own = use_default_colors() == OK;
    if (entry->has_rgb)
        return COLORS >= ALL ? DEPTH_24_BIT : DEPTH_8;
    return COLORS >= 256 ? DEPTH_256 : COLORS >= 16 ? DEPTH_16 : DEPTH_8;
}

/* Adds a capability's text without the padding at its end ("$<5>"), for printers of old. */
static void add_text(char to[DISPLAY_LEAVE_SIZE], const char *text)
{
    size_t length = strlen(to), more = text ? strcspn(text, "$") : 0;
    if (more > 0 && length + more < DISPLAY_LEAVE_SIZE)
        snprintf(to + length, more + 1, "%s", text);
}

/* Where there is no second screen the cursor is left on the last row of the only one. */
static void learn_leaving(struct display_traits *traits)
{
    static const char *const going[] = {"op", "sgr0", "rmkx", "cnorm", "rmcup"};
    if (!capability("rmcup")) {
        add_text(traits->leave, tiparm(capability("cup"), LINES - 1, 0));
        add_text(traits->leave, "\n");
    }
    for (size_t g = traits->around.depth == DEPTH_MONO; g < sizeof going / sizeof going[0]; g++)
        add_text(traits->leave, capability(going[g]));
}

/* A title is told as xterm does, or as the entry says. Some have a line of status for it, which is
 * no title. */
static void learn_title(struct display_traits *traits)
{
    const char *begin = capability("TS"), *end = capability("fsl");
    begin = begin ? begin : capability("tsl");
    bool is_title = begin && end && strncmp(begin, "\x1b]", 2) == 0 && !strchr(begin, '%') &&
                    strlen(begin) < DISPLAY_TITLE_SIZE && strlen(end) < DISPLAY_TITLE_SIZE;
    if (!is_title && tigetflag("XT") <= 0)
        return;
    strcpy(traits->title_begin, is_title ? begin : "\x1b]2;");
    strcpy(traits->title_end, is_title ? end : "\a");
}

static void learn_traits(struct display *display, const struct entry *entry, const char *name)
{
    bool is_utf8 = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
    /* The console's fonts have the letters of the language, lines and shades, no half blocks. */
    bool is_console = strncmp(name, "linux", strlen("linux")) == 0;
    struct display_traits *traits = &display->traits;
    traits->around.depth = start_colours(display, entry);
    traits->around.unicode = is_utf8 && !is_console;
    traits->around.console = is_utf8 && is_console;
    traits->has_mouse = capability("kmous");
    traits->may_be_asked = tigetnum("colors") >= 256;
    learn_leaving(traits);
    learn_title(traits);
}

/* Whether the terminal says how large it is; serial lines and some emulators do not. */
static bool knows_size(int fd, struct winsize *size)
{
    return ioctl(fd, TIOCGWINSZ, size) == 0 && size->ws_row && size->ws_col;
}

/* Anew, whatever happened to the window. */
static void display_measure(struct display *display)
{
    struct winsize size;
    struct surroundings *around = &display->traits.around;
    if (knows_size(fileno(display->file), &size))
        resize_term(size.ws_row, size.ws_col);
    getmaxyx(stdscr, around->rows, around->cols);
    around->rows = around->rows < CANVAS_ROWS_MAX ? around->rows : CANVAS_ROWS_MAX;
    around->cols = around->cols < CANVAS_COLS_MAX ? around->cols : CANVAS_COLS_MAX;
    display_forget(display);
}

static struct display *display_refuse(struct problem *problem, const char *format, const char *term)
{
    problem_say(problem, format, term);
    return NULL;
}

struct display *display_open(int fd, struct problem *problem)
{
    const char *said = getenv("TERM"), *term = said ? said : "";
    struct entry entry;
    add_search_path();
    if (!entry_read(term, &entry))
        return display_refuse(
            problem, _("the terminal '%s' (TERM) is unknown; try TERM=xterm-256color"), term);
    if (!entry.can_move)
        return display_refuse(problem,
                              _("the terminal '%s' (TERM) cannot move its cursor; "
                                "try TERM=xterm-256color, or `bastide --plain`"),
                              term);
    entry_make_direct(&entry);
    /* The size is what the terminal says, not what LINES and COLUMNS once were. Where it does not
     * know, it is that of its entry: ncurses 6.5 would not begin with none. */
    struct winsize size;
    use_env(FALSE);
    use_tioctl(knows_size(fd, &size));
    struct display *display = calloc(1, sizeof *display);
    FILE *file = display ? fdopen(fd, "w") : NULL;
    SCREEN *screen = file ? newterm(entry.name, file, stdin) : NULL;
    if (!screen) {
        if (file)
            fclose(file);
        free(display);
        return display_refuse(problem, "%s", _("not enough memory for the screen"));
    }
    display->screen = screen;
    display->pairs = 1;
    display->file = file;
    learn_traits(display, &entry, term);
    typeahead(-1); /* a frame is drawn to its end, whatever is typed meanwhile */
    raw();
    leaveok(stdscr, curs_set(0) != ERR);
    display_return(display);
    return display;
}

void display_close(struct display *display)
{
    endwin();
    delscreen(display->screen);
    fclose(display->file);
    free(display);
}

const struct display_traits *display_traits(const struct display *display)
{
    return &display->traits;
}

void display_teach_keys(const struct display *display, struct key_reader *reader)
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
    (void)display;
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++)
        if (capability(keys[k].capability))
            key_reader_add(reader, capability(keys[k].capability), keys[k].key);
}

/* All of the next canvas is looked at. */
static void forget_canvas(struct display *display)
{
    for (int row = 0; row < CANVAS_ROWS_MAX; row++)
        for (int col = 0; col < CANVAS_COLS_MAX; col++)
            display->drawn[row][col].glyph = RENDITION_UNKNOWN;
}

void display_forget(struct display *display)
{
    for (int row = 0; row < CANVAS_ROWS_MAX; row++)
        for (int col = 0; col < CANVAS_COLS_MAX; col++)
            display->shown[row][col] = (struct rendition){.glyph = RENDITION_UNKNOWN};
    forget_canvas(display);
    erase();
    clearok(curscr, TRUE);
}

/* The number of a pair of colours, which are given out one by one. (alloc_pair of ncurses 6.4 fails
 * near the end of the table.) */
static int pair_of(struct display *display, int32_t ink, int32_t paper)
{
    enum { WHITE = 7, BLACK = 0 };
    if (!display->has_own) {
        ink = ink == COLOUR_OWN ? WHITE : ink;
        paper = paper == COLOUR_OWN ? BLACK : paper;
    }
    int pair = find_pair(ink, paper);
    if (pair >= 0 && pair < display->pairs)
        return pair;
    if (pair >= 0) /* from before all were given out anew */
        free_pair(pair);
    if (init_extended_pair(display->pairs, ink, paper) != OK)
        return 0;
    return display->pairs++;
}

/* Where nearly all numbers are given out they are given out anew: not while a frame is drawn, for
 * then some on the screen would change their colours. */
static void spare_pairs(struct display *display)
{
    if (display->pairs == 1 || display->pairs < COLOR_PAIRS - COLOR_PAIRS / 8)
        return;
    display->pairs = 1;
    display_forget(display);
}

static cchar_t cell_of(struct display *display, const struct rendition *rendition)
{
    /* Colours below 256 are those of a palette in some entries of 24 bits; a trace of red helps. */
    enum { PALETTE = 256, TRACE = 0x010000 };
    const wchar_t text[] = {(wchar_t)rendition->glyph, (wchar_t)rendition->mark[0],
                            (wchar_t)rendition->mark[1], L'\0'};
    enum depth depth = display->traits.around.depth;
    attr_t attributes = (rendition->attribute & CELL_BOLD ? A_BOLD : A_NORMAL) |
                        (rendition->attribute & CELL_UNDERLINE ? A_UNDERLINE : A_NORMAL) |
                        (rendition->attribute & CELL_REVERSE ? A_REVERSE : A_NORMAL);
    int32_t ink = rendition->ink, paper = rendition->paper;
    if (depth <= DEPTH_16 && paper >= 0 && ink > paper) { /* for there are but few pairs */
        attributes ^= A_REVERSE;
        ink = rendition->paper;
        paper = rendition->ink;
    } else if (depth == DEPTH_24_BIT) {
        ink |= ink >= 0 && ink < PALETTE ? TRACE : 0;
        paper |= paper >= 0 && paper < PALETTE ? TRACE : 0;
    }
    int pair = depth == DEPTH_MONO ? 0 : pair_of(display, ink, paper);
    cchar_t cell;
    setcchar(&cell, text, attributes, 0, &pair);
    return cell;
}

/* Half of a wide glyph, a control, or a glyph of which the system thinks otherwise than the canvas
 * would put ncurses' cells out of place. */
static uint32_t glyph_shown(const struct cell *cell, bool is_first, bool is_last)
{
    bool has_two = !is_last && cell[1].glyph == 0;
    if (cell->glyph == 0)
        return !is_first && wcwidth((wchar_t)cell[-1].glyph) == 2 ? 0 : '?';
    if (cell->glyph >= ' ' && cell->glyph < 0x7f)
        return has_two ? '?' : cell->glyph;
    return cell->glyph < RENDITION_UNKNOWN && wcwidth((wchar_t)cell->glyph) == (has_two ? 2 : 1)
               ? cell->glyph
               : '?';
}

/* The same for accents: without those that the system does not put on the glyph before them. */
static struct cell cell_shown(const struct cell *cell, bool is_first, bool is_last)
{
    struct cell shown = *cell;
    unsigned marks = 0;
    cell_set_glyph(&shown, glyph_shown(cell, is_first, is_last));
    for (unsigned m = 0; m < GLYPH_MARKS && shown.glyph == cell->glyph; m++)
        if (cell->mark[m] != 0 && wcwidth((wchar_t)cell->mark[m]) == 0)
            shown.mark[marks++] = cell->mark[m];
    return shown;
}

/* Whether the row has been drawn as it is from `*first` until before `*end`, which move inwards to
 * what differs; a neighbour of that may be shown otherwise, too (glyph_shown). */
static bool row_is_drawn(const struct cell *drawn, const struct cell *cells, int *first, int *end)
{
    int last = *end - 1, from = *first;
    while (from <= last && cell_is_same(&drawn[from], &cells[from]))
        from++;
    if (from > last)
        return true;
    while (cell_is_same(&drawn[last], &cells[last]))
        last--;
    *first = from > *first ? from - 1 : from;
    *end = last + 1 < *end ? last + 2 : *end;
    return false;
}

/* ncurses writes both colours, and all attributes, whenever one of them changes: a blank, which
 * shows only its paper, wears the ink of the cell before it where that has the same paper. */
static struct rendition dress_of(const struct rendition *shown, const struct rendition *before)
{
    struct rendition dress = *shown;
    if (rendition_is_blank(shown) && before->paper == shown->paper &&
        (before->attribute & ~CELL_BOLD) == 0) {
        dress.ink = before->ink;
        dress.attribute = before->attribute;
    }
    return dress;
}

/* Draws what differs of a row, from the first such cell to the last. */
static bool display_draw_row(struct display *display, const struct canvas *canvas, int row,
                             int cols)
{
    const struct cell *canvas_row = &canvas->cell[row * canvas->cols];
    struct rendition *shown = display->shown[row], *dress = display->dress[row];
    int from = 0, end = cols, first = cols, last = -1, cells = 0;
    if (row_is_drawn(display->drawn[row], canvas_row, &from, &end))
        return false;
    for (int col = from; col < end; col++) {
        struct cell cell = cell_shown(&canvas_row[col], col == 0, col == cols - 1);
        struct rendition rendition =
            rendition_of(&cell, &display->theme, display->traits.around.depth);
        display->drawn[row][col] = canvas_row[col];
        if (rendition_is_same(&rendition, &shown[col]))
            continue;
        shown[col] = rendition;
        dress[col] = col > 0 ? dress_of(&rendition, &dress[col - 1]) : rendition;
        first = first < col ? first : col;
        last = col;
    }
    for (int col = first; col <= last; col++)
        if (shown[col].glyph != 0)
            display->cell[cells++] = cell_of(display, &dress[col]);
    if (cells > 0)
        mvadd_wchnstr(row, first, display->cell, cells);
    return cells > 0;
}

/* Of other colours all is drawn anew; what looks the same is not written again. */
static void use_theme(struct display *display, const struct theme *theme)
{
    if (theme_is_same(&display->theme, theme))
        return;
    display->theme = *theme;
    forget_canvas(display);
}

bool display_draw(struct display *display, const struct canvas *canvas, const struct theme *theme)
{
    const struct surroundings *around = &display->traits.around;
    int cols = around->cols < canvas->cols ? around->cols : canvas->cols;
    bool differs = false;
    spare_pairs(display);
    use_theme(display, theme);
    for (int row = 0; row < around->rows && row < canvas->rows; row++)
        differs |= display_draw_row(display, canvas, row, cols);
    move(around->rows - 1, cols - 1); /* a cursor that cannot be hidden disturbs least there */
    return differs;
}

void display_refresh(struct display *display)
{
    (void)display;
    wnoutrefresh(stdscr);
    doupdate();
}

void display_leave(struct display *display)
{
    (void)display;
    endwin();
}

void display_return(struct display *display)
{
    reset_prog_mode();
    keypad(stdscr, TRUE);
    display_measure(display);
}
