#include "text/aids.h"

#include "language/language.h"

#include <stdio.h>
#include <string.h>

enum { EVERY_AID = (1u << AIDS_COUNT) - 1 };

static const char *const names[AIDS_COUNT] = {
#define X(aid, name) [AID_##aid] = #name,
    AIDS(X)
#undef X
};

static const struct aid_words {
    const char *title, *sentence;
} words[AIDS_COUNT] = {
    [AID_SQUARES] = {N_("Legal squares"),
                     N_("Dotted frames show every square where the tile in hand fits.")},
    [AID_EXPECTED] =
        {N_("Expected scores"),
         N_("Everyone's score if the game ended now, and what an unfinished feature would score.")},
    [AID_TILES] = {N_("Tiles left"),
                   N_("The tiles still to be drawn, and which of them fit on an empty square.")},
    [AID_DEAD] = {N_("Dead squares"), N_("A cross marks squares where no remaining tile fits.")},
    [AID_TERRITORY] = {N_("Territories"),
                       N_("Roads, cities and fields in the colour of their owner.")},
    [AID_AUCTIONS] = {N_("Bazaar tiles"),
                      N_("Where the tiles of a bazaar would fit, before the bidding.")},
    [AID_WORTH] =
        {N_("Value of choices"),
         N_("What a tile would complete, and what a follower or a decision would score.")},
};

unsigned aids_count(const struct record_head *head)
{
    unsigned count = 0;
    for (unsigned aid = 0; aid < AIDS_COUNT; aid++)
        count += aids_has(head, (enum aid)aid);
    return count;
}

void aids_give(struct record_head *head, enum aids_given given)
{
    head->without_aids = given == AIDS_GIVE_ALL ? 0 : EVERY_AID;
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

static unsigned find_aid(struct word name)
{
    unsigned aid = 0;
    while (aid < AIDS_COUNT && !word_is(name, names[aid]))
        aid++;
    return aid;
}

bool aids_read(struct word value, struct record_head *head, struct bad_text *bad)
{
    unsigned given = 0;
    bool is_all = word_is(value, "all"), is_none = word_is(value, "none");
    struct word name;
    for (size_t begin = 0; !is_all && !is_none && word_next_listed(value, &begin, &name);) {
        unsigned aid = find_aid(name);
        if (aid == AIDS_COUNT)
            return unknown_aid(bad, name);
        if (given >> aid & 1u)
            return bad_text_expected(bad, name, _("each aid only once"));
        given |= 1u << aid;
    }
    if (value.length == 0)
        return unknown_aid(bad, value);
    head->without_aids = (uint8_t)(is_all ? 0 : EVERY_AID & ~given);
    return true;
}

void aids_print(const struct record_head *head, char text[AIDS_TEXT_SIZE])
{
    unsigned given = aids_count(head);
    text[0] = '\0';
    if (given == 0 || given == AIDS_COUNT)
        snprintf(text, AIDS_TEXT_SIZE, "%s", given == 0 ? "none" : "all");
    for (unsigned aid = 0; aid < AIDS_COUNT && given < AIDS_COUNT; aid++)
        if (aids_has(head, (enum aid)aid))
            snprintf(text + strlen(text), AIDS_TEXT_SIZE - strlen(text), "%s%s", text[0] ? " " : "",
                     names[aid]);
}
