#include "language/language.h"
#include "tui/pages.h"
#include "tui/widgets.h"
#include "wording/rules_wording.h"

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

static const struct page_key keys[] = {
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
    PAGE_KEYS(keys),
    .point = rules_point,
};

struct page *rules_page(void)
{
    return page_new(&rules_kind, sizeof(struct rules_page));
}
