#include "tui/terminal/terminfo.h"

#include "language/language.h"
#include "tui/canvas.h"

#include <curses.h>
#include <term.h>

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>

/* A capability's text, or NULL. */
static const char *capability(const char *name)
{
    const char *text = tigetstr(name);
    return text == (const char *)-1 ? NULL : text;
}

/* Adds a capability's text without its padding ("$<5>"), which is for printers of old. What does
 * not fit is left out as a whole. */
static void add_text(char to[TERMINAL_TEXT_SIZE], const char *text)
{
    size_t begin = strlen(to), length = begin;
    for (; text && *text; text++) {
        const char *padding = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
        if (!padding && length + 1 == TERMINAL_TEXT_SIZE) {
            length = begin;
            break;
        }
        if (padding)
            text = padding;
        else
            to[length++] = *text;
    }
    to[length] = '\0';
}

static bool text_is(const char *text, const char *expected)
{
    char plain[TERMINAL_TEXT_SIZE] = "";
    add_text(plain, text);
    return text && strcmp(plain, expected) == 0;
}

/* Whether a capability with these parameters is what ECMA-48 has for it. */
static bool spells(const char *name, int first, int second, const char *expected)
{
    const char *text = capability(name);
    return text && text_is(tiparm(text, first, second), expected);
}

static uint8_t attributes_of(bool has_colours)
{
    enum { NOT_UNDERLINED = 2, NOT_REVERSED = 4, NOT_BOLD = 32 };
    static const struct {
        const char *name, *expected;
        uint8_t attribute;
        int clash; /* in the mask of attributes that do not go with colours */
    } attributes[] = {
        {"bold", "\x1b[1m", CELL_BOLD, NOT_BOLD},
        {"smul", "\x1b[4m", CELL_UNDERLINE, NOT_UNDERLINED},
        {"rev", "\x1b[7m", CELL_REVERSE, NOT_REVERSED},
    };
    int clashes = has_colours ? tigetnum("ncv") : 0;
    uint8_t mask = 0;
    for (size_t a = 0; a < sizeof attributes / sizeof attributes[0]; a++)
        if (text_is(capability(attributes[a].name), attributes[a].expected) &&
            !(clashes > 0 && clashes & attributes[a].clash))
            mask |= attributes[a].attribute;
    return mask;
}

/* GNU screen passes COLORTERM on and understands no 24-bit colours; tmux calls itself screen, too,
 * but does. */
static bool colorterm_is_believed(const char *name)
{
    const char *color = getenv("COLORTERM");
    bool is_screen = strncmp(name, "screen", strlen("screen")) == 0 && !getenv("TMUX");
    return color && !is_screen && (strcmp(color, "truecolor") == 0 || strcmp(color, "24bit") == 0);
}

static bool database_has_24_bits(void)
{
    return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || capability("RGB") || tigetflag("Tc") > 0;
}

static enum depth depth_of(const char *name, int colours)
{
    const char *no_color = getenv("NO_COLOR");
    if ((no_color && *no_color) || colours < 8)
        return DEPTH_MONO;
    if (database_has_24_bits() || (colours >= 256 && colorterm_is_believed(name)))
        return DEPTH_24_BIT;
    if (colours >= 256 && spells("setaf", 123, 0, "\x1b[38;5;123m"))
        return DEPTH_256;
    if (!spells("setaf", 1, 0, "\x1b[31m") && !spells("setaf", 1, 0, "\x1b[38;5;1m"))
        return DEPTH_MONO;
    return colours >= 16 ? DEPTH_16 : DEPTH_8;
}

static bool is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* The console's fonts have the letters of the language, lines and shades, but no half blocks. */
static bool is_console(const char *name)
{
    return strncmp(name, "linux", strlen("linux")) == 0;
}

static struct dialect dialect_of(const char *name, int colours)
{
    enum depth depth = depth_of(name, colours);
    return (struct dialect){
        .depth = depth,
        .attributes = attributes_of(depth != DEPTH_MONO),
        .unicode = is_utf8() && !is_console(name),
        .console = is_utf8() && is_console(name),
        .right = spells("cuf", 7, 0, "\x1b[7C"),
        .left = spells("cub", 7, 0, "\x1b[7D"),
        .down = spells("cud", 7, 0, "\x1b[7B"),
        .to_column = spells("hpa", 7, 0, "\x1b[8G"),
        .line_feeds = text_is(capability("cud1"), "\n") && text_is(capability("cr"), "\r"),
        .wraps_late = tigetflag("am") <= 0 || tigetflag("xenl") > 0,
        .hides_cursor = capability("civis"),
        .has_own = text_is(capability("op"), "\x1b[39;49m"),
        .ends_attributes = text_is(capability("rmul"), "\x1b[24m"),
        .shifts_cells = spells("ich", 7, 0, "\x1b[7@") && spells("dch", 7, 0, "\x1b[7P"),
        .shifts_lines = spells("il", 7, 0, "\x1b[7L") && spells("dl", 7, 0, "\x1b[7M"),
        .erases_cells = spells("ech", 7, 0, "\x1b[7X"),
        .erases_line = text_is(capability("el"), "\x1b[K"),
        .erases_to_paper = tigetflag("bce") > 0,
    };
}

static void learn_keys(struct terminal *terminal)
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
    for (size_t k = 0; k < sizeof keys / sizeof keys[0]; k++) {
        const char *bytes = capability(keys[k].capability);
        struct key_sequence *sequence = &terminal->key[terminal->keys];
        if (!bytes || strlen(bytes) >= sizeof sequence->bytes)
            continue;
        strcpy(sequence->bytes, bytes);
        sequence->key = keys[k].key;
        terminal->keys++;
    }
}

/* Where there is no second screen the cursor is left on the last row of the only one. */
static void learn_coming_and_going(struct terminal *terminal)
{
    static const char *const coming[] = {"smcup", "smkx", "civis"};
    static const char *const going[] = {"sgr0", "rmkx", "cnorm", "rmcup"};
    for (size_t c = 0; c < sizeof coming / sizeof coming[0]; c++)
        add_text(terminal->enter, capability(coming[c]));
    if (!capability("rmcup"))
        add_text(terminal->leave, "\x1b[999;1H\n");
    for (size_t g = 0; g < sizeof going / sizeof going[0]; g++)
        add_text(terminal->leave, capability(going[g]));
}

bool terminfo_read(const char *name, struct terminal *terminal, struct problem *problem)
{
    int status = 0;
    *terminal = (struct terminal){.rows = 0};
    if (setupterm(name, 1, &status) != OK)
        return problem_say(problem,
                           _("the terminal '%s' (TERM) is unknown; try TERM=xterm-256color"), name);
    bool moves = spells("cup", 4, 6, "\x1b[5;7H");
    if (moves) {
        int colours = tigetnum("colors"), rows = tigetnum("lines"), cols = tigetnum("cols");
        terminal->dialect = dialect_of(name, colours);
        terminal->has_mouse = capability("kmous");
        terminal->may_be_asked = colours >= 256;
        terminal->rows = rows > 0 ? rows : 0;
        terminal->cols = cols > 0 ? cols : 0;
        learn_coming_and_going(terminal);
        learn_keys(terminal);
    }
    del_curterm(cur_term);
    return moves || problem_say(problem,
                                _("the terminal '%s' (TERM) cannot move its cursor; "
                                  "try TERM=xterm-256color, or `bastide --plain`"),
                                name);
}
