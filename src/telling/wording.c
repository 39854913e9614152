#include "telling/wording.h"

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
    [FEATURE_CASTLE] = {"Castle", "Castles", "in a castle", ""},
};

static const char *const direction_words[DIRECTIONS] = {
    [DIRECTION_NS] = "n-s", [DIRECTION_EW] = "e-w"};

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

/* "3 tiles, 1 pennant", "2 cities", "1 castle": what there is none of is not told, but "0 cities"
 * is where there is neither. */
static struct sentence count_both(unsigned first, const char *noun, unsigned second,
                                  const char *other)
{
    if (first == 0 && second > 0)
        return wording_count((int)second, other);
    struct sentence text = wording_count((int)first, noun);
    if (second > 0)
        sentence_add(&text, ", %s", wording_count((int)second, other).text);
    return text;
}

/* What makes a feature's worth: "3 tiles, 1 pennant", "4 of 8 around", "2 cities, 1 castle". */
static struct sentence measure(const struct facts *facts)
{
    switch (facts->kind) {
    case FEATURE_ROAD:
        return wording_count((int)facts->tiles, "tile");
    case FEATURE_CITY:
        return count_both(facts->tiles, "tile", facts->pennants, "pennant");
    case FEATURE_MONASTERY:
        return sentence_of("%u of 8 around", 8 - facts->open);
    case FEATURE_FIELD:
        return count_both(facts->cities, "city", facts->castles, "castle");
    case FEATURE_CASTLE:
    case FEATURE_KINDS:
        break;
    }
    return sentence_of("%s", "");
}

/* "city, 3 tiles", or "castle" alone. */
static struct sentence measured(const struct facts *facts)
{
    struct sentence text = lower_case(kind_words[facts->kind].one), size = measure(facts);
    if (size.text[0] != '\0')
        sentence_add(&text, ", %s", size.text);
    return text;
}

static struct sentence wording_castle(const struct facts *facts, const struct seats *seats)
{
    struct sentence text = sentence_of("Castle of %s", wording_names(facts->owners, seats).text);
    if (facts->complete)
        sentence_add(&text, ": has scored %s", wording_count(facts->points, "point").text);
    else
        sentence_add(&text, ": scores the next feature completed in its fief");
    return text;
}

struct sentence wording_feature(const struct facts *facts, const struct seats *seats)
{
    const struct kind_words *words = &kind_words[facts->kind];
    struct sentence text = sentence_of("%s: ", words->one);
    if (facts->kind == FEATURE_CASTLE)
        return wording_castle(facts, seats);
    if (facts->kind == FEATURE_FIELD) {
        sentence_add(&text, "%s, touches ", wording_count((int)facts->tiles, "tile").text);
        sentence_add(&text, "%s",
                     count_both(facts->cities, "complete city", facts->castles, "castle").text);
        return text;
    }
    sentence_add(&text, "%s", measure(facts).text);
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
    if (facts->kind == FEATURE_CASTLE)
        return sentence_of(facts->complete ? "It stands empty; for fields it still counts 4 points."
                                           : "Its fief is framed. For fields it counts 4 points.");
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

const char *wording_direction(enum direction direction)
{
    return direction_words[direction];
}

const char *wording_site(struct square at, struct square here)
{
    static const char *const sides[EDGES] = {"tile north", "tile east", "tile south", "tile west"};
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (square_equal(at, square_beside(here, edge)))
            return sides[edge];
    return "here";
}

struct sentence wording_bridge(struct move bridge, struct square here)
{
    return sentence_of(square_equal(bridge.at, here) ? "%s %s" : "%s on the %s",
                       direction_words[bridge.arg], wording_site(bridge.at, here));
}

struct sentence wording_measured(const struct facts *facts)
{
    return measured(facts);
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
    struct sentence text = measured(facts);
    struct sentence points = wording_count(facts->points, "point");
    sentence_add(&text, ": ");
    if (facts->complete)
        sentence_add(&text, "completes now, %s", points.text);
    else if (facts->kind == FEATURE_FIELD)
        sentence_add(&text, "%s at the end so far", points.text);
    else
        sentence_add(&text, "%s so far", points.text);
    return text;
}

/* What a score was paid for: "road, 4 tiles". */
static struct sentence paid_for(const struct log_entry *entry)
{
    struct facts facts = entry->facts;
    facts.kind = (enum feature_kind)entry->event.kind;
    return measured(&facts);
}

/* A tile from the bazaar: "takes CFFF", "pays 3 for CFFF". */
static struct sentence taken(const struct event *event)
{
    const char *id = tile_kinds[event->tile_kind].id;
    return event->points == 0 ? sentence_of("takes %s", id)
                              : sentence_of("pays %d for %s", event->points, id);
}

static struct sentence bridge_built(const struct event *event)
{
    return sentence_of("bridge %s at %d,%d", direction_words[event->orientation], event->at.x,
                       event->at.y);
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
        return sentence_of(event->reason == REASON_CASTLE ? "+%d castle: %s" : "+%d %s",
                           event->points, paid_for(entry).text);
    case EVENT_BRIDGE:
        return bridge_built(event);
    case EVENT_CASTLE:
        return sentence_of("builds a castle");
    case EVENT_CROSS:
        return sentence_of("crosses into a city");
    case EVENT_REVEAL:
        return sentence_of("hosts a bazaar");
    case EVENT_OFFER:
        return sentence_of("offers %s for %d", tile_kinds[event->tile_kind].id, event->points);
    case EVENT_BID:
        return event->points < 0 ? sentence_of("passes") : sentence_of("bids %d", event->points);
    case EVENT_AUCTION:
        return taken(event);
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
    if (event->type == EVENT_SCORE && event->reason == REASON_CASTLE)
        return sentence_of("%s's castle, by the %s: %s", name, paid_for(entry).text,
                           wording_count(event->points, "point").text);
    if (event->type == EVENT_SCORE)
        return sentence_of("%s: %s: %s", name, paid_for(entry).text,
                           wording_count(event->points, "point").text);
    if (event->type == EVENT_CROSS)
        return sentence_of("%s: follower crosses the drawbridge into a city", name);
    if (event->type == EVENT_AUCTION && event->points > 0 && event->other != NOBODY)
        return sentence_of("%s: %s, to %s", name, taken(event).text,
                           seats->seat[event->other].name);
    if (event->type == EVENT_DISCARD)
        return sentence_of("%s sets %s aside: it fits nowhere", name,
                           tile_kinds[event->tile_kind].id);
    return sentence_of("%s: %s", name, wording_entry_brief(entry).text);
}
