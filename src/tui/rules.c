#include "tui/app.h"
#include "tui/pages.h"
#include "tui/rules_wording.h"
#include "tui/widgets.h"

#include <stdlib.h>

struct rules_page {
    struct page page;
    size_t topic;
    struct scroll scroll;
};

enum { TOPICS_COLS = 22, TEXT_COLS = 52, GAP = 3 };

static void draw_topics(const struct rules_page *rules, struct canvas *canvas, struct area area)
{
    for (size_t i = 0; i < rules_topics_count && (int)i < area.rows; i++) {
        bool chosen = i == rules->topic;
        const uint8_t paper = chosen ? INK_CHOSEN : INK_NIGHT;
        const struct style style = {chosen ? INK_STRONG : INK_TEXT, paper, chosen ? CELL_BOLD : 0};
        int row = area.row + (int)i;
        canvas_fill(canvas, (struct area){row, area.col - 1, 1, area.cols}, ' ', style);
        canvas_text(canvas, row, area.col, area.cols - 2, style, rules_topics[i].title);
    }
}

static void draw_topic(struct rules_page *rules, struct canvas *canvas, struct area area)
{
    const struct style heading = {INK_KEY, INK_NIGHT, CELL_BOLD};
    const struct style plain = {INK_TEXT, INK_NIGHT, 0};
    const struct rules_topic *topic = &rules_topics[rules->topic];
    canvas_text(canvas, area.row, area.col, area.cols, heading, topic->title);
    struct area text = {area.row + 2, area.col, area.rows - 2, area.cols};
    struct scroll *scroll = &rules->scroll;
    scroll->seen = text.rows;
    scroll->lines =
        canvas_paragraph_from(canvas, (struct area){0, 0, 0, text.cols}, 0, plain, topic->text);
    scroll_by(scroll, 0);
    canvas_paragraph_from(canvas, text, scroll->first, plain, topic->text);
    struct area edge = {text.row, text.col, text.rows, text.cols + 2};
    draw_scroll(canvas, edge, scroll, INK_NIGHT);
}

static void rules_draw(struct page *page, struct canvas *canvas, const struct surroundings *around)
{
    struct rules_page *rules = (struct rules_page *)page;
    struct area area = page_area(around, TOPICS_COLS + GAP + TEXT_COLS);
    draw_heading(canvas, "Rules", "the base game");
    struct area topics = {area.row, area.col, area.rows, TOPICS_COLS};
    struct area text = {area.row, area.col + TOPICS_COLS + GAP, area.rows,
                        area.cols - TOPICS_COLS - GAP - 1};
    const struct style frame = {INK_FRAME, INK_NIGHT, 0};
    canvas_fill(canvas, (struct area){area.row, area.col + TOPICS_COLS, area.rows, 1}, 0x2502,
                frame);
    draw_topics(rules, canvas, topics);
    draw_topic(rules, canvas, text);
}

enum rules_intent { RULES_TOPIC, RULES_ON, RULES_SCROLL, RULES_BACK };

static size_t rules_bindings(struct page *page, struct binding bindings[BINDINGS_MAX])
{
    static const struct binding all[] = {
        {RULES_TOPIC, {KEYS_UP, KEYS_DOWN, 'k', 'j'}, "topic", "Choose a topic."},
        {RULES_ON, {KEYS_ENTER, ' '}, "read on", "Read on: the rest of this topic, then the next."},
        {RULES_SCROLL, {KEYS_PAGE_UP, KEYS_PAGE_DOWN}, NULL, "Scroll the text."},
        {RULES_TOPIC, {KEYS_HOME, KEYS_END}, NULL, "Go to the first or the last topic."},
        {RULES_BACK, {KEYS_ESCAPE, 'q'}, "back", "Leave the rules."},
    };
    (void)page;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        bindings[i] = all[i];
    return sizeof all / sizeof all[0];
}

static void choose_topic(struct rules_page *rules, int by)
{
    int last = (int)rules_topics_count - 1, topic = (int)rules->topic;
    topic = by > last - topic ? last : topic + by < 0 ? 0 : topic + by;
    if ((size_t)topic != rules->topic)
        rules->scroll.first = 0;
    rules->topic = (size_t)topic;
}

static void read_on(struct rules_page *rules)
{
    const struct scroll *scroll = &rules->scroll;
    if (scroll->first + scroll->seen < scroll->lines)
        scroll_by(&rules->scroll, scroll_of_key(scroll, KEYS_PAGE_DOWN));
    else
        choose_topic(rules, 1);
}

static void rules_act(struct page *page, struct app *app, int intent, uint32_t key,
                      const struct surroundings *around)
{
    (void)around;
    struct rules_page *rules = (struct rules_page *)page;
    switch ((enum rules_intent)intent) {
    case RULES_TOPIC:
        choose_topic(rules, scroll_of_key(&rules->scroll, key));
        break;
    case RULES_ON:
        read_on(rules);
        break;
    case RULES_SCROLL:
        scroll_by(&rules->scroll, scroll_of_key(&rules->scroll, key));
        break;
    case RULES_BACK:
        app_close(app);
        break;
    }
}

static void rules_close(struct page *page)
{
    free(page);
}

static const struct page_kind rules_kind = {
    .name = "Rules",
    .draw = rules_draw,
    .bindings = rules_bindings,
    .act = rules_act,
    .close = rules_close,
};

struct page *rules_page(void)
{
    struct rules_page *rules = calloc(1, sizeof *rules);
    if (rules)
        rules->page.kind = &rules_kind;
    return rules ? &rules->page : NULL;
}
