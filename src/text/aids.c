#include "text/aids.h"

#include "language/language.h"
#include "rows/text.h"

#include <stdio.h>
#include <string.h>

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
