/* The pages to read when in doubt: the keys that work now, and the rules; and the question whether
 * to leave. */
#include "language/language.h"
#include "tui/keys.h"
#include "tui/pages.h"
#include "tui/widgets.h"
#include "wording/rules_wording.h"
#include "wording/wording.h"

#include <string.h>

/* The keys. */

struct help_page {
    struct page page;
    const char *name;
    struct binding binding[BINDINGS_MAX];
    size_t bindings;
    struct scroll scroll;
};

/* These work on every page, so no page lists them. */
static const struct binding everywhere[] = {
    {.key = {'?'}, .help = N_("Show the keys that work now.")},
    {.key = {'L' - '@'}, .help = N_("Redraw the screen.")},
    {.key = {'Z' - '@'}, .help = N_("Suspend to the shell; fg returns.")},
    {.key = {KEYS_LEAVE}, .help = N_("Leave Bastide. The game is saved.")},
};
enum { EVERYWHERE = sizeof everywhere / sizeof everywhere[0], ROW_OF_SHELL = 2 };

/* Who is confined cannot leave for the shell. */
static size_t rows_everywhere(const struct help_page *help)
{
    return help->page.is_confined ? EVERYWHERE - 1 : EVERYWHERE;
}

static bool is_shifted(uint32_t key)
{
    return key >= KEYS_SHIFT_UP && key <= KEYS_SHIFT_RIGHT;
}

static const struct binding *help_row(const struct help_page *help, size_t i)
{
    if (i < help->bindings)
        return &help->binding[i];
    size_t row = i - help->bindings;
    return &everywhere[row < ROW_OF_SHELL || !help->page.is_confined ? row : row + 1];
}

/* Rows that follow one another with the same sentence are one in the help: a row has room for few
 * keys, but digits are ten. */
struct help_line {
    size_t rows;
    uint32_t key[BINDINGS_MAX * BINDING_KEYS];
    size_t keys;
};

static struct help_line line_from(const struct help_page *help, size_t first)
{
    struct help_line line = {.rows = 0};
    const char *sentence = help_row(help, first)->help;
    size_t end = first < help->bindings ? help->bindings : help->bindings + rows_everywhere(help);
    for (size_t i = first; i < end && strcmp(help_row(help, i)->help, sentence) == 0; i++) {
        const struct binding *binding = help_row(help, i);
        for (size_t k = 0; k < BINDING_KEYS && binding->key[k] != 0; k++)
            line.key[line.keys++] = binding->key[k];
        line.rows++;
    }
    return line;
}

/* The number of digits from key `k` on, each one more than the one before. */
static size_t digits_from(const struct help_line *line, size_t k)
{
    size_t digits = 0;
    while (k + digits < line->keys && line->key[k + digits] >= '0' &&
           line->key[k + digits] <= '9' && line->key[k + digits] == line->key[k] + digits)
        digits++;
    return digits;
}

/* All keys of a line: of arrows with Shift, that word once; of digits in order, the first and the
 * last. */
static struct sentence keys_text(const struct help_line *line)
{
    enum { RANGE = 3 };
    struct sentence text = {""};
    for (size_t k = 0; k < line->keys; k++) {
        char name[KEY_NAME_SIZE];
        uint32_t key = line->key[k];
        bool goes_on = k > 0 && is_shifted(key) && is_shifted(line->key[k - 1]);
        size_t digits = digits_from(line, k);
        key_print(goes_on ? key - (KEYS_SHIFT_UP - KEYS_UP) : key, name);
        sentence_add(&text, "%s%s", k > 0 && !goes_on ? " " : "", name);
        if (digits >= RANGE) {
            k += digits - 1;
            sentence_add(&text, " \u2026 %c", (char)line->key[k]);
        }
    }
    return text;
}

/* Draws one line with its sentence from line `at` of the box on; returns the lines it takes. */
static int help_draw_row(struct canvas *canvas, struct area inside, int keys_cols, int at,
                         const struct help_line *line, const char *help)
{
    int skipped = at < 0 ? -at : 0, room = inside.rows - at;
    struct area sentence = {inside.row + at + skipped, inside.col + keys_cols + 2, room - skipped,
                            inside.cols - keys_cols - 2};
    if (at >= 0 && room > 0)
        canvas_text(canvas, inside.row + at, inside.col, keys_cols, panel_key,
                    keys_text(line).text);
    return canvas_paragraph_from(canvas, sentence, skipped, panel_text, _(help));
}

static int draw_rows(const struct help_page *help, struct canvas *canvas, struct area inside,
                     int first)
{
    int keys_cols = 0, at = -first;
    size_t rows = help->bindings + rows_everywhere(help);
    struct help_line line;
    for (size_t i = 0; i < rows; i += line.rows) {
        line = line_from(help, i);
        keys_cols = canvas_width_or(keys_cols, keys_text(&line).text);
    }
    for (size_t i = 0; i < rows; i += line.rows) {
        line = line_from(help, i);
        if (i == help->bindings && i > 0)
            at++;
        at += help_draw_row(canvas, inside, keys_cols, at, &line, help_row(help, i)->help);
    }
    return at + first;
}

static void help_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 70 };
    struct help_page *help = (struct help_page *)page;
    struct scroll *scroll = &help->scroll;
    const struct area unseen = {0, 0, 0, COLS};
    scroll->lines = draw_rows(help, canvas, unseen, 0);
    int most = around->rows - 4;
    scroll->seen = scroll->lines < most ? scroll->lines : most;
    scroll_by(scroll, 0);
    struct area inside = draw_dialog(canvas, (struct area){0, 0, around->rows, around->cols},
                                     scroll->seen, COLS, _(help->name));
    draw_rows(help, canvas, inside, scroll->first);
    struct area edge = {inside.row, inside.col, inside.rows, inside.cols + 2};
    draw_scroll(canvas, edge, scroll, INK_PANEL);
}

static void help_scroll(const struct press *press)
{
    struct help_page *help = (struct help_page *)press->page;
    scroll_by(&help->scroll, scroll_of_key(&help->scroll, press->key));
}

static bool is_long(const struct page *page)
{
    const struct scroll *seen = &((const struct help_page *)page)->scroll;
    return seen->lines > seen->seen;
}

static const struct page_key keys[] = {
    ROW(is_long, help_scroll, 0, K_("scroll"), N_("Scroll the help."), KEYS_UP, KEYS_DOWN),
    ROW(is_long, help_scroll, 0, NULL, N_("Scroll the help by a page."), KEYS_PAGE_UP,
        KEYS_PAGE_DOWN),
    ROW(NULL, page_leave, 0, N_("close (so does any other key)"), N_("Close the help."),
        KEYS_ESCAPE, '?'),
};

static const struct page_kind help_kind = {
    .name = N_("Keys"),
    .draw = help_draw,
    PAGE_KEYS(keys),
    .type = page_leave_at_key,
    .point = page_leave_at_click,
    .cover = PAGE_COVERS_PART,
};

struct page *help_page(const char *name, const struct binding *bindings, size_t count)
{
    struct help_page *help = (struct help_page *)page_new(&help_kind, sizeof *help);
    if (!help)
        return NULL;
    help->name = name;
    for (size_t i = 0; i < count; i++)
        if (bindings[i].help)
            help->binding[help->bindings++] = bindings[i];
    return &help->page;
}

/* Leaving. */

static void leave_all(const struct press *press)
{
    app_quit(press->app);
}

static const struct page_key leave_answers[] = {
    ROW(NULL, leave_all, 0, K_("leave"), N_("Leave Bastide."), KEYS_ENTER, 'y', KEYS_LEAVE),
    ROW(NULL, page_leave, 0, K_("stay"), N_("Stay in Bastide."), KEYS_ESCAPE, 'n'),
};

static void leave_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { COLS = 46 };
    draw_question(page, canvas, around, COLS, _("Leave Bastide?"), NULL,
                  page->is_confined
                      ? _("Every move is already saved.")
                      : _("Every move is already saved. You can continue from the title page."));
}

static const struct page_kind leave_kind = {
    .name = N_("Leave?"),
    .draw = leave_draw,
    PAGE_KEYS(leave_answers),
    .cover = PAGE_COVERS_PART,
};

struct page *leave_page(void)
{
    return page_new(&leave_kind, sizeof(struct page));
}

/* The rules. */

struct rules_page {
    struct page page;
    size_t topic;
    struct scroll topics; /* the list at the left */
    struct scroll scroll; /* the text at the right */
};

enum { TOPICS_LEAST = 22, TOPICS_MOST = 28, TEXT_COLS = 52, GAP = 3 };

/* The list is as wide as its titles ask for. */
static int topics_cols(void)
{
    enum { MARGINS = 2 };
    int cols = TOPICS_LEAST - MARGINS;
    for (size_t topic = 0; topic < rules_topics_count(); topic++)
        cols = canvas_width_or(cols, _(rules_topic(topic)->title));
    return cols + MARGINS < TOPICS_MOST ? cols + MARGINS : TOPICS_MOST;
}

enum { TARGET_TOPIC = TARGET_OWN, TARGET_TEXT };

static void draw_title(const struct rules_page *rules, struct canvas *canvas, struct area line,
                       size_t number)
{
    bool chosen = number == rules->topic;
    const uint16_t paper = chosen ? INK_CHOSEN : INK_NIGHT;
    const struct style style = {chosen ? INK_STRONG : INK_TEXT, paper, chosen ? CELL_BOLD : 0};
    canvas_fill(canvas, (struct area){line.row, line.col, 1, line.cols - 1}, ' ', style);
    canvas_target(canvas, line, TARGET_TOPIC, (int)number);
    canvas_text(canvas, line.row, line.col + 2, line.cols - 3, style,
                _(rules_topic(number)->title));
}

/* A line of the list: on the canvas where it is in sight. */
static struct area list_line(const struct rules_page *rules, struct area area, int line)
{
    int seen = line - rules->topics.first;
    bool in_sight = seen >= 0 && seen < area.rows;
    return (struct area){in_sight ? area.row + seen : -1, area.col, 1, area.cols};
}

/* The line of the list in which the topic stands: each chapter has one above its topics. */
static int line_of_topic(size_t number)
{
    size_t chapter = 0;
    for (size_t end = *rules_chapters[0].count; number >= end;)
        end += *rules_chapters[++chapter].count;
    return (int)(number + chapter) + 1;
}

static void draw_topics(struct rules_page *rules, struct canvas *canvas, struct area area)
{
    struct scroll *list = &rules->topics;
    list->lines = (int)(rules_topics_count() + rules_chapters_count);
    list->seen = area.rows;
    if (rules->topic == 0)
        list->first = 0; /* with the chapter above it */
    scroll_to(list, line_of_topic(rules->topic));
    size_t number = 0;
    for (size_t c = 0; c < rules_chapters_count; c++) {
        struct area line = list_line(rules, area, line_of_topic(number) - 1);
        canvas_text(canvas, line.row, line.col, line.cols - 1, night_faint,
                    _(rules_chapters[c].title));
        for (size_t end = number + *rules_chapters[c].count; number < end; number++)
            draw_title(rules, canvas, list_line(rules, area, line_of_topic(number)), number);
    }
}

static void draw_topic(struct rules_page *rules, struct canvas *canvas, struct area area)
{
    const struct style heading = {INK_KEY, INK_NIGHT, CELL_BOLD};
    const struct rules_topic *topic = rules_topic(rules->topic);
    char words[RULES_TEXT_SIZE];
    rules_topic_text(rules->topic, words);
    canvas_text(canvas, area.row, area.col, area.cols, heading, _(topic->title));
    struct area text = {area.row + 2, area.col, area.rows - 2, area.cols};
    struct scroll *scroll = &rules->scroll;
    scroll->seen = text.rows;
    scroll->lines =
        canvas_paragraph_from(canvas, (struct area){0, 0, 0, text.cols}, 0, night_text, words);
    scroll_by(scroll, 0);
    canvas_target(canvas, area, TARGET_TEXT, 0);
    canvas_paragraph_from(canvas, text, scroll->first, night_text, words);
    struct area edge = {text.row, text.col, text.rows, text.cols + 2};
    draw_scroll(canvas, edge, scroll, INK_NIGHT);
}

/* The line between list and text shows as well where the list is scrolled to. */
static void rules_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    enum { LINE = 0x2502 };
    struct rules_page *rules = (struct rules_page *)page;
    const int cols = topics_cols();
    struct area area = page_area(around, cols + GAP + TEXT_COLS);
    struct area topics = {area.row, area.col - 1, area.rows, cols + 1};
    struct area text = {area.row, area.col + cols + GAP, area.rows, area.cols - cols - GAP - 1};
    draw_heading(canvas, _("Rules"), _("of the base game and its expansions"));
    draw_topics(rules, canvas, topics);
    canvas_fill(canvas, (struct area){area.row, area.col + cols, area.rows, 1}, LINE,
                (struct style){INK_FRAME, INK_NIGHT, 0});
    draw_scroll(canvas, (struct area){topics.row, topics.col, topics.rows, topics.cols + 1},
                &rules->topics, INK_NIGHT);
    draw_topic(rules, canvas, text);
}

static void choose_topic(struct rules_page *rules, int by)
{
    int last = (int)rules_topics_count() - 1, topic = (int)rules->topic;
    topic = by > last - topic ? last : topic + by < 0 ? 0 : topic + by;
    if ((size_t)topic != rules->topic)
        rules->scroll.first = 0;
    rules->topic = (size_t)topic;
}

static void rules_choose(const struct press *press)
{
    struct rules_page *rules = (struct rules_page *)press->page;
    choose_topic(rules, scroll_of_key(&rules->scroll, press->key));
}

static void read_on(const struct press *press)
{
    struct rules_page *rules = (struct rules_page *)press->page;
    const struct scroll *scroll = &rules->scroll;
    if (scroll->first + scroll->seen < scroll->lines)
        scroll_by(&rules->scroll, scroll_of_key(scroll, KEYS_PAGE_DOWN));
    else
        choose_topic(rules, 1);
}

static void scroll_text(const struct press *press)
{
    struct rules_page *rules = (struct rules_page *)press->page;
    scroll_by(&rules->scroll, scroll_of_key(&rules->scroll, press->key));
}

static const struct page_key rules_keys[] = {
    ROW(NULL, rules_choose, 0, K_("topic"), N_("Choose a topic."), KEYS_UP, KEYS_DOWN, 'k', 'j'),
    ROW(NULL, read_on, 0, K_("read on"), N_("Read on: the rest of this topic, then the next."),
        KEYS_ENTER, ' '),
    ROW(NULL, scroll_text, 0, NULL, N_("Scroll the text."), KEYS_PAGE_UP, KEYS_PAGE_DOWN),
    ROW(NULL, rules_choose, 0, NULL, N_("Go to the first or the last topic."), KEYS_HOME, KEYS_END),
    ROW(NULL, page_leave, 0, K_("back"), N_("Leave the rules."), KEYS_ESCAPE, 'q', 'w'),
};

/* A click chooses a topic; over the text the wheel scrolls it, elsewhere it goes from topic to
 * topic. */
static bool rules_point(struct page *page, struct app *app, const struct gesture *gesture,
                        const struct surroundings *around)
{
    struct rules_page *rules = (struct rules_page *)page;
    bool is_text = gesture->target.what == TARGET_TEXT;
    (void)app, (void)around;
    if (gesture_clicks(gesture, TARGET_TOPIC))
        choose_topic(rules, gesture->target.which - (int)rules->topic);
    else if (gesture->kind == GESTURE_WHEEL && is_text)
        scroll_by(&rules->scroll, scroll_of_wheel(gesture->button));
    else
        return false;
    return true;
}

static const struct page_kind rules_kind = {
    .name = N_("Rules"),
    .draw = rules_draw,
    PAGE_KEYS(rules_keys),
    .point = rules_point,
};

struct page *rules_page(void)
{
    return page_new(&rules_kind, sizeof(struct rules_page));
}

void rules_deed_open(const struct press *press)
{
    app_open(press->app, rules_page());
}
