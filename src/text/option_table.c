#include "text/option_table.h"
#include "language/language.h"
#include "rows/text.h"

#include <stdio.h>
#include <string.h>

struct edition_words {
    const char *name, *sentence;
};

static const struct edition_words editions[EDITIONS_COUNT] = {
#define X(edition, name, sentence) [EDITION_##edition] = {name, sentence},
    EDITIONS(X)
#undef X
};

struct value_words {
    const char *name, *sentence;
};

struct option_words {
    const char *name, *sentence;
    struct value_words value[OPTION_VALUES_MAX];
};

static const struct option_words options_in_words[OPTIONS_COUNT] = {
#define X(option, name, sentence, a, a_name, a_sentence, b, b_name, b_sentence, ...)               \
    [OPTION_##option] = {name, sentence, {[a] = {a_name, a_sentence}, [b] = {b_name, b_sentence}}},
    OPTIONS(X)
#undef X
};

const char *edition_name(enum edition edition)
{
    return editions[edition].name;
}

const char *edition_sentence(enum edition edition)
{
    return editions[edition].sentence;
}

enum edition edition_find(struct word name)
{
    unsigned edition = 0;
    while (edition < EDITIONS_COUNT && !word_is(name, editions[edition].name))
        edition++;
    return (enum edition)edition;
}

const char *option_name(enum option option)
{
    return options_in_words[option].name;
}

const char *option_sentence(enum option option)
{
    return options_in_words[option].sentence;
}

const char *option_value_name(enum option option, unsigned value)
{
    return options_in_words[option].value[value].name;
}

const char *option_value_sentence(enum option option, unsigned value)
{
    return options_in_words[option].value[value].sentence;
}

enum option option_find(struct word name)
{
    unsigned option = 0;
    while (option < OPTIONS_COUNT && !word_is(name, options_in_words[option].name))
        option++;
    return (enum option)option;
}

static bool unknown_option(struct bad_text *bad, struct word word)
{
    char known[192] = "", what[256];
    for (unsigned o = 0; o < OPTIONS_COUNT; o++)
        snprintf(known + strlen(known), sizeof known - strlen(known), "%s%s", o ? " " : "",
                 options_in_words[o].name);
    snprintf(what, sizeof what, _("an option: %s"), known);
    return bad_text_expected(bad, word, what);
}

static bool unknown_value(struct bad_text *bad, struct word word, enum option option)
{
    char known[128] = "";
    for (unsigned v = 0; v < OPTION_VALUES_MAX; v++)
        choice_add(known, sizeof known, v, OPTION_VALUES_MAX, option_value_name(option, v));
    return bad_text_expected(bad, word, known);
}

bool option_choose(struct option_choices *choices, struct word name, struct word value,
                   struct bad_text *bad)
{
    enum option option = option_find(name);
    unsigned v = 0;
    if (option == OPTIONS_COUNT)
        return unknown_option(bad, name);
    if (choices->made >> option & 1u)
        return bad_text_expected(bad, name, _("each option only once"));
    while (v < OPTION_VALUES_MAX && !word_is(value, option_value_name(option, v)))
        v++;
    if (v == OPTION_VALUES_MAX)
        return unknown_value(bad, value, option);
    choices->value[option] = (uint8_t)v;
    choices->made |= 1u << option;
    return true;
}

void option_choices_apply(const struct option_choices *choices, struct options *options)
{
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        if (choices->made >> option & 1u)
            options->value[option] = choices->value[option];
}

void choice_add(char *text, size_t size, size_t index, size_t count, const char *choice)
{
    size_t length = strlen(text);
    /* TRANSLATORS: before the last of several things that were expected: "new, load or replay" */
    const char *between = index == 0          ? ""
                          : index + 1 < count ? ", "
                                              : C_("the last of several choices", " or ");
    snprintf(text + length, size - length, "%s%s", between, choice);
}

static const char *const names[AIDS_COUNT] = {
#define X(aid, name) [AID_##aid] = #name,
    AIDS(X)
#undef X
};

static const struct aid_words {
    const char *title, *sentence;
} words[AIDS_COUNT] = {
#define X(aid, title, sentence) [AID_##aid] = {title, sentence},
    AID_WORDS(X)
#undef X
};
_Static_assert(AID_WORDS_ROWS == AIDS_COUNT, "every aid has its words");

unsigned aids_given(const struct record_head *head)
{
    return head->changed_aids ^ AIDS_GIVE_ALL;
}

void aids_give(struct record_head *head, unsigned given)
{
    head->changed_aids = (uint16_t)((given ^ AIDS_GIVE_ALL) & AIDS_GIVE_ADVICE);
}

const char *aid_title(enum aid aid)
{
    return _(words[aid].title);
}

const char *aid_sentence(enum aid aid)
{
    return _(words[aid].sentence);
}

static bool unknown_aid(struct bad_text *bad, struct word word)
{
    char known[AIDS_TEXT_SIZE] = "", what[2 * AIDS_TEXT_SIZE];
    for (unsigned aid = 0; aid < AIDS_COUNT; aid++)
        snprintf(known + strlen(known), sizeof known - strlen(known), "%s%s", aid ? " " : "",
                 names[aid]);
    snprintf(what, sizeof what, _("all, none, or the names of aids: %s"), known);
    return bad_text_expected(bad, word, what);
}

/* The aids that a word names; none where it is no such word. */
static unsigned aids_named(struct word name)
{
    unsigned aid = 0;
    if (word_is(name, "all"))
        return AIDS_GIVE_ALL;
    while (aid < AIDS_COUNT && !word_is(name, names[aid]))
        aid++;
    return aid < AIDS_COUNT ? 1u << aid : AIDS_GIVE_NONE;
}

bool aids_read(struct word value, struct record_head *head, struct bad_text *bad)
{
    unsigned given = AIDS_GIVE_NONE;
    struct word name;
    if (value.length == 0)
        return unknown_aid(bad, value);
    if (word_is(value, "none"))
        value.length = 0;
    for (size_t begin = 0; word_next_listed(value, &begin, &name);) {
        unsigned named = aids_named(name);
        if (named == AIDS_GIVE_NONE)
            return unknown_aid(bad, name);
        if ((given & named) != 0)
            return bad_text_expected(bad, name, _("each aid only once"));
        given |= named;
    }
    aids_give(head, given);
    return true;
}

void aids_print(const struct record_head *head, char text[AIDS_TEXT_SIZE])
{
    unsigned given = aids_given(head);
    bool is_all = (given & AIDS_GIVE_ALL) == AIDS_GIVE_ALL;
    int length = snprintf(text, AIDS_TEXT_SIZE, "%s", given == 0 ? "none" : is_all ? "all" : "");
    unsigned listed = is_all ? given & ~(unsigned)AIDS_GIVE_ALL : given;
    for (unsigned aid = 0; aid < AIDS_COUNT; aid++)
        if (listed >> aid & 1u)
            length += snprintf(text + length, AIDS_TEXT_SIZE - (size_t)length, "%s%s",
                               length > 0 ? " " : "", names[aid]);
}
