#include "tui/wording.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void add_formatted(struct sentence *sentence, const char *format, va_list arguments)
{
    size_t length = strlen(sentence->text);
    vsnprintf(sentence->text + length, sizeof sentence->text - length, format, arguments);
}

struct sentence sentence_of(const char *format, ...)
{
    struct sentence sentence = {{0}};
    va_list arguments;
    va_start(arguments, format);
    add_formatted(&sentence, format, arguments);
    va_end(arguments);
    return sentence;
}

void sentence_add(struct sentence *sentence, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_formatted(sentence, format, arguments);
    va_end(arguments);
}

/* How each kind of feature is spoken of. */
struct kind_words {
    const char *one, *many;
    const char *place; /* where a follower stands */
    const char *open;  /* what it lacks, one of them */
};

static const struct kind_words kind_words[FEATURE_KINDS] = {
    [FEATURE_ROAD] = {"Road", "Roads", "on a road", "open end"},
    [FEATURE_CITY] = {"City", "Cities", "in a city", "open edge"},
    [FEATURE_FIELD] = {"Field", "Fields", "on a field", ""},
    [FEATURE_MONASTERY] = {"Monastery", "Monasteries", "in a monastery", "empty square"},
};

static bool ends_in_y(const char *noun)
{
    size_t length = strlen(noun);
    return length > 0 && noun[length - 1] == 'y';
}

struct sentence wording_count(int count, const char *noun)
{
    if (count == 1)
        return sentence_of("1 %s", noun);
    if (ends_in_y(noun))
        return sentence_of("%d %.*sies", count, (int)strlen(noun) - 1, noun);
    return sentence_of("%d %ss", count, noun);
}

const char *wording_kind(enum feature_kind kind)
{
    return kind_words[kind].one;
}

const char *wording_kinds(enum feature_kind kind)
{
    return kind_words[kind].many;
}

static struct sentence lower_case(const char *word)
{
    struct sentence sentence = sentence_of("%s", word);
    sentence.text[0] = (char)tolower((unsigned char)sentence.text[0]);
    return sentence;
}

/* What makes a feature's worth: "3 tiles, 1 pennant", "4 of 8 around", "2 cities". */
static struct sentence measure(enum feature_kind kind, unsigned tiles, unsigned pennants,
                               unsigned around, unsigned cities)
{
    struct sentence text;
    switch (kind) {
    case FEATURE_ROAD:
        return wording_count((int)tiles, "tile");
    case FEATURE_CITY:
        text = wording_count((int)tiles, "tile");
        if (pennants > 0)
            sentence_add(&text, ", %s", wording_count((int)pennants, "pennant").text);
        return text;
    case FEATURE_MONASTERY:
        return sentence_of("%u of 8 around", around);
    case FEATURE_FIELD:
        return wording_count((int)cities, "city");
    case FEATURE_KINDS:
        break;
    }
    return sentence_of("%s", "");
}

struct sentence wording_feature(const struct facts *facts)
{
    const struct kind_words *words = &kind_words[facts->kind];
    struct sentence text = sentence_of("%s: ", words->one);
    if (facts->kind == FEATURE_FIELD) {
        sentence_add(&text, "%s, touches ", wording_count((int)facts->tiles, "tile").text);
        sentence_add(&text, facts->cities == 1 ? "%u complete city" : "%u complete cities",
                     facts->cities);
        return text;
    }
    sentence_add(&text, "%s",
                 measure(facts->kind, facts->tiles, facts->pennants, 8 - facts->open, 0).text);
    if (facts->complete)
        sentence_add(&text, ", complete");
    else if (facts->kind != FEATURE_MONASTERY)
        sentence_add(&text, ", %s", wording_count((int)facts->open, words->open).text);
    return text;
}

struct sentence wording_names(unsigned players, const struct seats *seats)
{
    struct sentence text = sentence_of("%s", "");
    unsigned last = 0, named = 0;
    for (unsigned player = 0; player < seats->count; player++)
        if (players >> player & 1u)
            last = player;
    for (unsigned player = 0; player < seats->count; player++)
        if (players >> player & 1u)
            sentence_add(&text, "%s%s",
                         named++ == 0     ? ""
                         : player == last ? " and "
                                          : ", ",
                         seats->seat[player].name);
    return text;
}

struct sentence wording_holders(const struct facts *facts, const struct seats *seats)
{
    struct sentence points = wording_count(facts->points, "point");
    if (facts->holders == 0)
        return facts->complete ? sentence_of("Nobody is there.")
                               : sentence_of("Nobody is there; worth %s now.", points.text);
    struct sentence text = sentence_of("%s", "");
    for (unsigned player = 0; player < seats->count; player++)
        if (facts->followers[player] > 0)
            sentence_add(&text, "%s%s %u", text.text[0] ? ", " : "", seats->seat[player].name,
                         facts->followers[player]);
    bool alone = (facts->holders & (facts->holders - 1)) == 0;
    if (alone)
        sentence_add(&text, ": worth %s now", points.text);
    else
        sentence_add(&text, ": %s each now", points.text);
    unsigned inside = 0;
    for (unsigned player = 0; player < seats->count; player++)
        inside |= (facts->followers[player] > 0 ? 1u : 0u) << player;
    if (inside != facts->holders)
        sentence_add(&text, ", to %s", wording_names(facts->holders, seats).text);
    return text;
}

struct sentence wording_worth(const struct facts *facts)
{
    if (facts->complete)
        return sentence_of("completes now: %d", facts->points);
    if (facts->kind == FEATURE_FIELD)
        return sentence_of("%d at the end", facts->points);
    return sentence_of("%d now", facts->points);
}

struct sentence wording_offer(const struct facts *facts)
{
    struct sentence text = lower_case(kind_words[facts->kind].one);
    struct sentence points = wording_count(facts->points, "point");
    sentence_add(
        &text, ", %s: ",
        measure(facts->kind, facts->tiles, facts->pennants, 8 - facts->open, facts->cities).text);
    if (facts->complete)
        sentence_add(&text, "completes now, %s", points.text);
    else if (facts->kind == FEATURE_FIELD)
        sentence_add(&text, "%s at the end so far", points.text);
    else
        sentence_add(&text, "%s so far", points.text);
    return text;
}

/* What a score was paid for: "road, 4 tiles". An incomplete monastery is paid a point for itself
 * and each tile around (B12); a field three for each city (B13). */
static struct sentence paid_for(const struct log_entry *entry)
{
    enum feature_kind kind = (enum feature_kind)entry->event.kind;
    unsigned points = (unsigned)entry->event.points;
    struct sentence text = lower_case(kind_words[kind].one);
    sentence_add(&text, ", %s",
                 measure(kind, entry->tiles, entry->pennants, points - 1, points / 3).text);
    return text;
}

struct sentence wording_entry_brief(const struct log_entry *entry)
{
    const struct event *event = &entry->event;
    switch ((enum event_type)event->type) {
    case EVENT_PLACE:
        return sentence_of("lays %s at %d,%d", tile_kinds[event->tile_kind].id, event->at.x,
                           event->at.y);
    case EVENT_DISCARD:
        return sentence_of("sets %s aside", tile_kinds[event->tile_kind].id);
    case EVENT_DEPLOY:
        return sentence_of("follower %s", kind_words[event->kind].place);
    case EVENT_SCORE:
        return sentence_of("+%d %s", event->points, paid_for(entry).text);
    case EVENT_HOME:
        return sentence_of("follower back home");
    case EVENT_OVER:
        return sentence_of("the game is over");
    case EVENT_DRAW:
        return sentence_of("draws %s", tile_kinds[event->tile_kind].id);
    case EVENT_TURN:
        return sentence_of("begins a turn");
    case EVENTS_COUNT:
        break;
    }
    return sentence_of("%s", "");
}

struct sentence wording_entry(const struct log_entry *entry, const struct seats *seats)
{
    const struct event *event = &entry->event;
    const char *name = seats->seat[event->player].name;
    if (event->type == EVENT_OVER)
        return sentence_of("The game is over");
    if (event->type == EVENT_SCORE)
        return sentence_of("%s: %s: %s", name, paid_for(entry).text,
                           wording_count(event->points, "point").text);
    if (event->type == EVENT_DISCARD)
        return sentence_of("%s sets %s aside: it fits nowhere", name,
                           tile_kinds[event->tile_kind].id);
    return sentence_of("%s: %s", name, wording_entry_brief(entry).text);
}
