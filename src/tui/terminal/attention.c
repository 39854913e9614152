#include "tui/terminal/attention.h"

#include <stdio.h>
#include <string.h>

/* XTWINOPS: the title, not the icon's name. */
static const char title_save[] = "\x1b[22;2t", title_restore[] = "\x1b[23;2t";

enum attention_way attention_way_of(const char *name)
{
    /* As they answer, up to their version. */
    static const struct {
        const char *name;
        enum attention_way way;
    } known[] = {
        {"kitty(", ATTENTION_OSC_99},    {"iTerm2 ", ATTENTION_OSC_9},
        {"WezTerm ", ATTENTION_OSC_777}, {"ghostty ", ATTENTION_OSC_777},
        {"foot(", ATTENTION_OSC_777},    {"contour ", ATTENTION_OSC_777},
        {"Konsole ", ATTENTION_OSC_777},
    };
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++)
        if (strncmp(name, known[k].name, strlen(known[k].name)) == 0)
            return known[k].way;
    return ATTENTION_NONE;
}

static void add(char bytes[ATTENTION_SIZE], const char *text)
{
    size_t length = strlen(bytes);
    snprintf(bytes + length, ATTENTION_SIZE - length, "%s", text);
}

/* The same of what people have written: no byte of it ends the sequence or begins another; nor is
 * it taken for two parts. */
static void add_words(char bytes[ATTENTION_SIZE], const char *words, bool is_utf8)
{
    enum { C1 = 0xc2, C1_END = 0xa0, DELETE = 0x7f, CONTINUES = 0x80, OF_CONTINUED = 0xc0 };
    size_t at = strlen(bytes);
    for (const unsigned char *next = (const unsigned char *)words;
         *next != '\0' && at + 1 < ATTENTION_SIZE; next++) {
        bool is_continued = (*next & OF_CONTINUED) == CONTINUES;
        if (*next < ' ' || *next == DELETE || (*next == C1 && next[1] < C1_END)) {
            next += *next == C1 && next[1] != '\0';
            continue;
        }
        if (*next < CONTINUES || is_utf8)
            bytes[at++] = (char)(*next == ';' ? ',' : *next);
        else if (!is_continued)
            bytes[at++] = '?';
    }
    bytes[at] = '\0';
}

static enum attention_way way_chosen(const struct attention_means *means,
                                     const struct attention_choice *choice)
{
    static const char *const ways[] = {
        [ATTENTION_NONE] = "off",
        [ATTENTION_OSC_9] = "osc-9",
        [ATTENTION_OSC_99] = "osc-99",
        [ATTENTION_OSC_777] = "osc-777",
    };
    for (unsigned way = 0; way < sizeof ways / sizeof ways[0]; way++)
        if (strcmp(choice->notification, ways[way]) == 0)
            return (enum attention_way)way;
    return means->way;
}

static void add_notification(char bytes[ATTENTION_SIZE], enum attention_way way,
                             const struct sentence *text, bool is_utf8)
{
    static const char *const begins[] = {
        [ATTENTION_OSC_9] = "\x1b]9;Bastide: ",
        [ATTENTION_OSC_99] = "\x1b]99;;Bastide: ",
        [ATTENTION_OSC_777] = "\x1b]777;notify;Bastide;",
    };
    if (way == ATTENTION_NONE)
        return;
    add(bytes, begins[way]);
    add_words(bytes, text->text, is_utf8);
    add(bytes, "\x1b\\");
}

static void add_title(char bytes[ATTENTION_SIZE], struct attention *attention,
                      const struct attention_means *means, const struct sentence *title)
{
    if (means->title_begin[0] == '\0' || strcmp(attention->title.text, title->text) == 0)
        return;
    if (title->text[0] == '\0') {
        add(bytes, title_restore);
    } else {
        if (attention->title.text[0] == '\0')
            add(bytes, title_save);
        add(bytes, means->title_begin);
        add(bytes, "Bastide: ");
        add_words(bytes, title->text, means->is_utf8);
        add(bytes, means->title_end);
    }
    attention->title = *title;
}

void attention_tell(struct attention *attention, const struct attention_means *means,
                    const struct attention_choice *choice, const struct page_call *call,
                    char bytes[ATTENTION_SIZE])
{
    static const struct sentence none = {""};
    bool is_called = call->number > attention->number && !means->has_focus;
    bytes[0] = '\0';
    add_title(bytes, attention, means, choice->with_title ? &call->text : &none);
    attention->number = call->number;
    if (!is_called)
        return;
    if (choice->with_bell)
        add(bytes, "\a");
    add_notification(bytes, way_chosen(means, choice), &call->text, means->is_utf8);
}

const char *attention_end(const struct attention *attention)
{
    return attention->title.text[0] != '\0' ? title_restore : "";
}
